"""What a transcript adds to an action: the card that it showed."""

from playnine_widget.games.golf.view import View


def remark(view: View) -> str:
    """Return ``7`` for a card that came into the hand, ``(9)`` for one turned up or replaced, else nothing."""
    last = view.last
    if last is None or last.card is None:
        return ""
    if last.kind in {"draw", "take"}:
        return last.card
    card = {"flip": last.card, "swap": last.other, "turn": last.other}.get(last.kind)
    return f"({card})" if card is not None else ""
