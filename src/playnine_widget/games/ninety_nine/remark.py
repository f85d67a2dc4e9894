"""What a transcript adds to an action of 99: nothing, for a play names its card and a draw shows none."""

from playnine_widget.games.ninety_nine.view import View


def remark(_view: View) -> str:
    """Return nothing: what an action of 99 shows stands in it."""
    return ""
