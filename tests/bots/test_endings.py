"""A solved ending is what brute force finds: every card that may lie facedown or be drawn, played out by the rules."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from kit.table import at
from playnine_widget.bots.endings import Ending, endings, first

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playnine_widget.match.match import Match

KNOWN = "Ann: 5 9 3 12 / 5 9 3 0"
ENDS = {
    "one facedown, card in hand": f"{KNOWN}; Ben: 1 7 4 4 / 1 8 4 ?; discard: 9; hand: 6; to act: Ben",
    "two facedown, card in hand": f"{KNOWN}; Ben: 1 7 ? 4 / 1 8 4 ?; discard: 9; hand: 4; to act: Ben",
    "two facedown": f"{KNOWN}; Ben: 1 ? 4 4 / 1 8 4 ?; discard: 9; to act: Ben",
    "one facedown": f"{KNOWN}; Ben: 1 7 4 4 / 1 8 4 ?; discard: 7; to act: Ben",
    "three players": f"{KNOWN}; Ben: 1 7 4 4 / 1 8 4 ?; Cy: 1 2 3 0 / 6 7 8 9; discard: 7; hand: 6; to act: Ben; "
    "players: Cy, Ann, Ben",
    "another game": "game: six card; rules: final_turns=one_each; Ann: 5 9 3 / 5 9 3; Ben: AS 7H ? / AD 8S 4C; "
    "discard: 9S; hand: 8H; to act: Ben",
}


def ways(match: Match, position: str) -> Iterator[tuple[int, str]]:
    """Every way in which the facedown cards of a position may lie, written down, with how many deals lead to it."""

    def fill(text: str, unseen: Counter[str]) -> Iterator[tuple[int, str]]:
        if "?" not in text:
            yield 1, text
            return
        for card, many in unseen.items():
            if many:
                for more, full in fill(text.replace("?", f"({card})", 1), unseen - Counter([card])):
                    yield many * more, full

    yield from fill(position, Counter(match.view().unseen))


def played_out(position: str, option: str) -> Ending:
    """What an option of a position with all cards known gives; the hole ends with it."""
    match = at(position)
    match.act(option)
    strokes = match.scorecard[-1]
    seat = match.players.index("Ben")
    own = strokes[seat]
    others = [number for other, number in enumerate(strokes) if other != seat and number is not None]
    assert own is not None
    share = 1 / (1 + others.count(own)) if own <= min(others) else 0.0
    return Ending(own, own - sum(others) / len(others), share)


def mean(found: list[tuple[int, Ending]]) -> Ending:
    total = sum(many for many, _ in found)
    return Ending(*(sum(many * ending[at] for many, ending in found) / total for at in range(3)))


@pytest.mark.parametrize("name", [name for name in ENDS if "hand" in ENDS[name]])
def test_with_a_card_in_hand_it_is_the_mean_over_all_that_may_lie_facedown(name: str) -> None:
    match = at(ENDS[name])
    solved = endings(match.view(match.to_act))
    assert solved is not None
    for option in ("swap A1", "flip D2") if "two" in name else match.options:
        brute = mean([(many, played_out(text, option)) for many, text in ways(match, ENDS[name])])
        assert solved[option] == pytest.approx(brute)


@pytest.mark.parametrize("name", [name for name in ENDS if "hand" not in ENDS[name]])
def test_drawing_is_the_mean_of_the_best_with_each_card(name: str) -> None:
    match = at(ENDS[name])
    solved = endings(match.view(match.to_act))
    assert solved is not None
    drawn = []
    for card, many in match.view().unseen.items():
        with_it = at(f"{ENDS[name]}; hand: {card}")
        found = endings(with_it.view(with_it.to_act))
        assert found is not None
        drawn.append((many, min(found.values(), key=lambda ending: (round(ending.strokes, 9), -ending.win))))
    assert solved["draw"] == pytest.approx(mean(drawn))


@pytest.mark.parametrize(
    "position",
    [
        "Ann: 5 9 3 12 / 5 9 3 ?; Ben: 1 1 4 4 / 1 1 4 ?; discard: 9; to act: Ben",  # nobody has put out
        f"{KNOWN}; Ben: 1 7 ? ? / 1 8 4 ?; discard: 9; to act: Ben",  # three facedown
        f"{KNOWN}; Ben: 1 7 4 4 / 1 8 4 ?; Cy: 1 2 3 0 / 6 7 8 ?; discard: 7; to act: Ben",  # Cy shoots after Ben
    ],
)
def test_a_position_that_is_not_solved_is_not_called_so(position: str) -> None:
    match = at(position)
    assert endings(match.view(match.to_act)) is None


def test_of_two_ways_to_the_fewest_strokes_that_is_done_which_wins_more_often() -> None:
    """Sums of the same numbers in another order differ in the last digits; that decides nothing."""
    known = Ending(12.0, 0.0, 0.5)
    assert min((known, known._replace(win=0.7), known._replace(strokes=12 + 1e-12, win=0.9)), key=first).win == 0.9
