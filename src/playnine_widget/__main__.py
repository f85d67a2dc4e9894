"""``python -m playnine_widget Ann bot:novice``: a match in a terminal; ``... lesson new my_lesson.md``: a lesson."""

import sys

from playnine_widget.match.terminal import main


def begin(words: list[str]) -> int:
    """Play a match, or write or check a lesson. Returns what the program ends with."""
    if words[:1] == ["lesson"] and words[1:2] in [[], ["new"], ["check"], ["-h"], ["--help"]]:
        from playnine_widget.lessons import template  # noqa: PLC0415  (who plays a match needs no lessons)

        return template.main(words[1:])
    return main(words)


if __name__ == "__main__":
    raise SystemExit(begin(sys.argv[1:]))
