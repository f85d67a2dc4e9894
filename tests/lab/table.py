"""The table on the page, as somebody sees it and uses it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from playwright.sync_api import Locator

# Everything that a player looks at before the next move, read in one go.
LOOK = """(root) => {
  const usable = (node) => node.getAttribute("aria-disabled") !== "true";
  const shown = (node) => node.checkVisibility();
  const rows = [...root.querySelectorAll(".pn-own .pn-row")].map((row) => [...row.querySelectorAll(".pn-place")]);
  const places = rows.flatMap((row, r) => row.map((node, c) => ({ node, at: "ABCDEF"[c] + (r + 1) })));
  const offered = places.filter(({ node }) => usable(node));
  const piles = [...root.querySelectorAll(".pn-pile button")].filter(shown);
  return {
    places: offered.map(({ at }) => at),
    facedown: offered.filter(({ node }) => node.querySelector(".pn-back")).map(({ at }) => at),
    modes: [...root.querySelectorAll(".pn-modes button")].filter(shown).length,
    draw: piles.length > 0 && piles[0].classList.contains("pn-offered"),
    result: root.querySelector(".pn-desk").classList.contains("pn-tall"),
    over: root.querySelector(".pn-places")?.checkVisibility() ?? false,
  };
}"""
# What every action changes some of, and a choice that has yet to be acted on does not.
TOLD = """(root) => [".pn-ask", ".pn-log li", ".pn-hand .pn-place", ".pn-pile-label b", ".pn-desk"].map((part) => {
  const node = root.querySelector(part);
  return [node?.ariaLabel, node?.className, part === ".pn-desk" || node?.textContent].join();
}).join()"""
SCORECARD = """(root) => [...root.querySelectorAll(".pn-score tbody tr")].map((row) => ({
  player: row.querySelector(".pn-who").textContent,
  cells: [...row.querySelectorAll("td")].map((cell) => cell.textContent.trim().replace("\\u2212", "-")),
}))"""


class Look(NamedTuple):
    """What is offered: places of the own layout, those of them facedown, modes, piles; and whether it is over."""

    places: list[str]
    facedown: list[str]
    modes: int
    draw: bool
    result: bool
    over: bool


class Table:
    """One view of a table."""

    def __init__(self, root: Locator) -> None:
        self.root = root
        self.draw_pile, self.discard_pile = (root.locator(".pn-pile button").nth(i) for i in (0, 1))
        self.prompt = root.locator(".pn-ask")
        self.main = root.locator(".pn-desk .pn-main")

    def place(self, at: str) -> Locator:
        """A place of the layout that lies nearest: `B2` is the second of the second row."""
        row, column = int(at[1:]) - 1, "ABCDEF".index(at[0])
        return self.root.locator(".pn-own .pn-row").nth(row).locator(".pn-place").nth(column)

    def mode(self, number: int) -> Locator:
        return self.root.locator(".pn-modes button").nth(number)

    def tool(self, name: str) -> Locator:
        return self.root.locator(f".pn-tool-{name}")

    def ready(self) -> None:
        """Wait until the table has been told its log, and something may be done: while bots play, nothing is offered.

        A new view asks for the log, and its answer may come late: it must not be taken for the answer to an act.
        """
        expect(self.root.locator(".pn-log:not([aria-busy])")).to_be_attached()
        expect(self.root.locator(":is(.pn-offered, .pn-main):visible").first).to_be_visible()

    def do(self, act: Callable[[], object]) -> None:
        """Act, wait until the table shows the answer, and until something may be done again.

        For a moment after a click all is still offered (a quick answer then comes without a flicker).
        """
        self.ready()
        before = self.root.evaluate(TOLD)
        act()
        self.root.page.wait_for_function(
            f"([root, before]) => ({TOLD})(root) !== before", arg=[self.root.element_handle(), before]
        )
        self.ready()

    def look(self) -> Look:
        self.ready()
        return Look(**self.root.evaluate(LOOK))

    def scorecard(self) -> dict[str, list[int]]:
        """Strokes a hole and the total at the end, by player, as they stand on the screen."""
        rows = self.root.evaluate(SCORECARD)
        return {row["player"]: [int(cell) for cell in row["cells"] if cell] for row in rows}

    def faces(self) -> list[str]:
        """The accessible names of all places of all layouts, the own first."""
        names: list[str] = self.root.locator(".pn-layout .pn-place").evaluate_all(
            "(places) => places.map((place) => place.getAttribute('aria-label'))"
        )
        return names


class Hands(NamedTuple):
    """A way to use a table: each is called with the table, the last two also with a place."""

    draw: Callable[[Table], object]
    take: Callable[[Table], object]
    go_on: Callable[[Table], object]
    put: Callable[[Table, str], object]
    turn_up: Callable[[Table, str], object]


def _turn_up_by_mouse(table: Table, at: str) -> None:
    table.mode(1).click()
    table.place(at).click()


MOUSE = Hands(
    draw=lambda table: table.draw_pile.click(),
    take=lambda table: table.discard_pile.click(),
    go_on=lambda table: table.main.click(),
    put=lambda table, at: table.place(at).click(),
    turn_up=_turn_up_by_mouse,
)


def _press(table: Table, key: str) -> None:
    table.root.page.keyboard.press(key)


def _walk(table: Table, at: str) -> None:
    """Go by arrows to a place of the layout, from wherever the focus is."""
    while (here := table.root.evaluate(FOCUSED)) != at:
        if here is None:
            _press(table, "ArrowDown")
        elif here[1:] != at[1:]:
            _press(table, "ArrowDown" if here[1:] < at[1:] else "ArrowUp")
        else:
            _press(table, "ArrowRight" if here[0] < at[0] else "ArrowLeft")


FOCUSED = """(root) => {
  const rows = [...root.querySelectorAll(".pn-own .pn-row")].map((row) => [...row.querySelectorAll(".pn-place")]);
  if (!root.contains(document.activeElement)) throw new Error("the focus has left the table");
  for (const [r, row] of rows.entries()) {
    const c = row.indexOf(document.activeElement);
    if (c >= 0) return "ABCDEF"[c] + (r + 1);
  }
  return null;
}"""


def _put_by_keys(table: Table, at: str) -> None:
    _walk(table, at)
    _press(table, "Enter")


def _turn_up_by_keys(table: Table, at: str) -> None:
    _press(table, "f")
    _put_by_keys(table, at)


KEYS = Hands(
    draw=lambda table: _press(table, "d"),
    take=lambda table: _press(table, "t"),
    go_on=lambda table: _press(table, "n"),
    put=_put_by_keys,
    turn_up=_turn_up_by_keys,
)


def play_to_the_end(table: Table, hands: Hands, rng: Random) -> int:
    """Play on until the match is over, chance deciding what is done; gives the number of results that were shown."""
    results = 0
    while not (seen := table.look()).over:
        if seen.result:
            results += 1
            table.do(partial(hands.go_on, table))
        elif seen.draw:
            table.do(partial(rng.choice((hands.draw, hands.draw, hands.take)), table))
        else:
            _use_the_card(table, hands, rng, seen)
    return results


def _use_the_card(table: Table, hands: Hands, rng: Random, seen: Look) -> None:
    """Put the card in hand somewhere (facedown places first, so that holes end) or, in the tee-off, turn one up."""
    at = rng.choice(seen.facedown or seen.places)
    turns_up = seen.modes > 1 and at in seen.facedown and rng.random() < 0.3
    table.do(partial(hands.turn_up if turns_up else hands.put, table, at))
