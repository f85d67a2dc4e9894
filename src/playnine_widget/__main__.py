"""``python -m playnine_widget Ann bot:novice``: a match in a terminal."""

from playnine_widget.match.terminal import main

if __name__ == "__main__":
    raise SystemExit(main())
