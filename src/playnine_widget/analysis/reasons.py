"""Why an option is good or bad, in words: parts that say what it does to the own layout and what it leaves the next.

Every number in them is one that can be checked at the table: strokes that show, before and after.
"""

from typing import NamedTuple

from playnine_widget.analysis.advice import joined
from playnine_widget.cards.card import Card
from playnine_widget.engine.message import Message
from playnine_widget.games.golf.layout import Layout
from playnine_widget.games.golf.scoring import Line, score
from playnine_widget.games.golf.telling import a, match_of
from playnine_widget.games.golf.view import View
from playnine_widget.words.numbers import Figure

HELPS = 4
"""Strokes that a discard has to save the next player to be worth a word."""


class Change(NamedTuple):
    """What a card at a place does to a layout: strokes (a facedown card at the mean), and the match that it makes."""

    place: str
    strokes: float
    match: Line | None
    breaks: bool


class Reasons:
    """The reasons of the options of one view."""

    def __init__(self, view: View) -> None:
        self._view, self._variant = view, view.variant
        self._seat = view.to_act or 0
        self._own = view.layouts[self._seat]
        unseen = sum(view.unseen.values())
        self.mean = sum(self._variant.value(card) * many for card, many in view.unseen.items()) / max(unseen, 1)

    def why(self, option: str, goes_to: str | None = None) -> Message:
        """Return the reason of an option; ``goes_to`` is where a card that is taken is best put."""
        verb, _, place = option.partition(" ")
        if verb == "draw":
            return self._draw()
        if verb == "take":
            top, goes_to = self._view.discard[0], goes_to or self._own.grid.places[0]
            return Message("why.take", {"card": a(top), "place": goes_to, "why": self._swap(goes_to, top)})
        if verb == "swap" and self._view.hand is not None:
            return self._swap(place, self._view.hand)
        if verb == "flip":
            return self._flip(place)
        return joined([Message("why.pass"), *self._gift(self._view.hand)])

    def _draw(self) -> Message:
        helpful = sum(many for card, many in self._view.unseen.items() if many and self.matches(self._own, card))
        unseen = max(sum(self._view.unseen.values()), 1)
        if not helpful:
            return Message("why.draw.none", {"mean": Figure(self.mean)})
        share = Message("percent", {"n": str(round(100 * helpful / unseen))})
        return Message("why.draw", {"share": share, "n": helpful, "of": unseen})

    def _swap(self, place: str, card: Card) -> Message:
        there = self._own[place]
        change = self.change(self._own, place, card)
        values = {"card": a(card), "change": Figure(change.strokes, is_change=True), "place": place}
        if change.match is not None:
            parts = [Message("why.match", {**values, "match": match_of(change.match), "places": change.match.places})]
        elif there is None:
            parts = [Message("why.covers", {**values, "mean": Figure(self.mean)})]
        else:
            key = "why.breaks" if change.breaks else "why.replaces"
            parts = [Message(key, {**values, "other": a(there)})]
        return joined([*parts, *self._out(place), *self._gift(there)])

    def _flip(self, place: str) -> Message:
        mean = Figure(self.mean)
        if self._view.phase == "tee off":
            column = next(column for column in self._own.grid.columns if place in column)
            fresh = all(self._own[other] is None for other in column)
            return Message("why.tee.fresh" if fresh else "why.tee.same", {"place": place, "mean": mean})
        parts = [Message("why.turns", {"place": place, "mean": mean})]
        return joined([*parts, *self._out(place), *self._gift(self._view.hand)])

    def _out(self, place: str) -> list[Message]:
        """Return that it puts out, where it does."""
        if self._view.out is not None or self._own.facedown != (place,):
            return []
        last = self._variant.final_turns == "one_each"
        return [Message("why.out" if last else "why.out.end")]

    def _gift(self, card: Card | None) -> list[Message]:
        """Return what a discard gives the next player, where it is worth a word."""
        seats = len(self._view.players)
        following = ((self._seat + step) % seats for step in range(1, seats))
        after = next((seat for seat in following if seat in self._view.playing), None)
        if card is None or after is None or after == self._view.out:
            return []
        layout, name = self._view.layouts[after], self._view.players[after]
        best = min((self.change(layout, place, card) for place in layout), key=lambda change: change.strokes)
        values = {"name": name, "card": a(card), "change": Figure(best.strokes, is_change=True), "place": best.place}
        if best.match is not None and best.strokes < 0:
            return [Message("why.gift.match", {**values, "match": match_of(best.match)})]
        return [Message("why.gift", values)] if best.strokes <= -HELPS else []

    def matches(self, layout: Layout, card: Card) -> bool:
        """Whether a card matches something somewhere, to the good of the layout."""
        changes = (self.change(layout, place, card) for place in layout)
        return any(change.match is not None and change.strokes < 0 for change in changes)

    def change(self, layout: Layout, place: str, card: Card) -> Change:
        """Return what a card at a place does to a layout."""
        at = layout.grid.at[place]
        after = Layout(layout.grid, (*layout.cards[:at], card, *layout.cards[at + 1 :]))
        before, now = score(layout, self._variant), score(after, self._variant)
        strokes = now.total - before.total - (self.mean if layout[place] is None else 0)
        made = [line for line in now.lines if line.is_match and line not in before.lines and place in line.places]
        breaks = any(line.is_match and place in line.places for line in before.lines)
        return Change(place, strokes, made[-1] if made else None, breaks)
