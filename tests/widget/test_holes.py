"""What moves on over a match: the deal, the draw pile."""

from kit.table import preferring, with_draw_pile
from widget.conftest import Pages, updates

TEED = "Ann: 5 9 ? 12 / 5 9 ? 0; Ben: ? ? 3 8 / ? ? 3 1; discard: 4"


def test_br_005_the_table_shows_who_deals_each_hole(page: Pages) -> None:
    """BR-005: the dealer stays the same for the whole session."""
    opened = page("play nine", ["Ann", "Ben", "Cy"], seed=3, holes=4)
    match, hand = opened.table.match, preferring("flip", "draw")
    dealers, told = [opened.state["card"]["dealer"]], []
    while not match.over:
        opened.say("act", action=hand(match))
        if opened.state["card"]["hole"] > len(dealers) and not match.over:
            dealers.append(opened.state["card"]["dealer"])
            told.append(opened.views["said"][0][1])
    assert dealers == [(dealers[0] + hole) % 3 for hole in range(4)]
    names = [match.players[dealer] for dealer in dealers[1:]]
    assert told == [f"{name} deals hole {hole}." for hole, name in enumerate(names, 2)]


def test_br_006_an_empty_draw_pile_is_refilled_in_sight_of_all(page: Pages) -> None:
    """BR-006: the draw pile runs out and drawing silently does nothing."""
    opened = page(with_draw_pile(TEED, 1))
    opened.say("act", action="draw")
    assert opened.views.get("draw_count", 0) == 0
    opened.say("act", action="swap A1")
    top, under = opened.views["discard"], opened.views["discard_count"] - 1
    shuffled, drawn = (state["view"] for state in updates(opened.say("act", action="draw")))
    assert shuffled["said"] == [[None, f"The draw pile is empty: {under} discards are shuffled into a new one."]]
    assert (drawn["draw_count"], drawn["discard_count"], drawn["discard"]) == (under - 1, 1, top)
    assert drawn["hand"] is not None
