"""A table of 99 on the page, as somebody sees it and uses it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from playwright.sync_api import expect

from lab.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

# Everything that a player looks at before the next move, read in one go.
LOOK = """(root) => {
  const shown = (node) => node.checkVisibility() && node.getAttribute("aria-disabled") !== "true";
  const ways = [...root.querySelectorAll(".pn-held button")].filter(shown);
  const makes = (way) => (way.querySelector("b") ?? way.parentElement.querySelector(".pn-makes b")).textContent;
  return {
    plays: ways.map((way) => [way.ariaLabel, Number(makes(way).replace("\\u2212", "-"))]),
    buttons: [...root.querySelectorAll(".pn-does .pn-btn")].filter(shown).map((button) => button.textContent),
    over: root.querySelector(".pn-places")?.checkVisibility() ?? false,
  };
}"""
TOKENS = (
    """(root) => [...root.querySelectorAll(".pn-own .pn-tokens, .pn-rival .pn-tokens")].map((node) => node.ariaLabel)"""
)
FOCUSED = """(root) => {
  if (!root.contains(document.activeElement)) throw new Error("the focus has left the table");
  return document.activeElement.ariaLabel ?? document.activeElement.textContent;
}"""
ASKS = ":is(.pn-offered, .pn-way-to, .pn-does .pn-btn):visible"


class Look(NamedTuple):
    """What is offered: every way to play with the total that it makes, the buttons; and whether it is over."""

    plays: list[tuple[str, int]]
    buttons: list[str]
    over: bool


class NinetyTable(Table):
    """One view of a table of 99."""

    def ready(self) -> None:
        """Wait until the table has been told its log, and something may be done."""
        expect(self.root.locator(".pn-log:not([aria-busy])")).to_be_attached()
        expect(self.root.locator(ASKS).first).to_be_visible()

    def see(self) -> Look:
        self.ready()
        return Look(**self.root.evaluate(LOOK))

    def tokens(self) -> list[int]:
        """What each has left: the one who lies nearest first, then clockwise."""
        return [int(label.split()[-1]) for label in self.root.evaluate(TOKENS)]


class Hands(NamedTuple):
    """A way to use a table: play the card of that name, press the button of that name."""

    play: Callable[[NinetyTable, str], object]
    press: Callable[[NinetyTable, str], object]


def _walk(table: NinetyTable, name: str) -> None:
    """Go by arrows to a way to play, and press Enter on it."""
    keyboard = table.root.page.keyboard
    keyboard.press("Home")
    while table.root.evaluate(FOCUSED) != name:
        keyboard.press("ArrowRight")
    keyboard.press("Enter")


def _focused_is_pressed(table: NinetyTable, name: str) -> None:
    """The focus has come to the one button by itself."""
    assert table.root.evaluate(FOCUSED) == name
    table.root.page.keyboard.press("Enter")


MOUSE = Hands(
    play=lambda table, name: table.root.get_by_role("button", name=name, exact=True).click(),
    press=lambda table, name: table.root.locator(".pn-does").get_by_role("button", name=name, exact=True).click(),
)
KEYS = Hands(play=_walk, press=_focused_is_pressed)


def play_to_the_end(table: NinetyTable, hands: Hands) -> int:
    """Play on until the match is over, each card as high as it goes; gives how often something was pressed."""
    deeds = 0
    while not (seen := table.see()).over:
        deeds += 1
        if seen.plays:
            name, _ = max(seen.plays, key=lambda play: play[1])
            table.do(partial(hands.play, table, name))
        else:
            table.do(partial(hands.press, table, seen.buttons[0]))
    return deeds
