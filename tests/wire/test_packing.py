"""A golf view as plain data: nothing is left for the browser to work out."""

import pytest

from playnine_widget.games.golf.clasps import clasps
from playnine_widget.games.golf.packing import card, did, lines, plain, ranking, signed
from playnine_widget.games.golf.tally import score
from playnine_widget.games.golf.variants import VARIANTS
from playnine_widget.widget.labels import spoken
from wire.moments import ENDED, MIDWAY, PLAY_NINE, event, layout, view


def drawn(text: str, *, played: bool = False) -> list[str]:
    return list(map(str, clasps(layout(text), PLAY_NINE, played=played)))


def test_layouts_are_sent_in_notation_and_facedown_cards_as_question_marks() -> None:
    assert plain(view())["layouts"] == list(MIDWAY[:2])


def test_what_is_empty_is_left_out() -> None:
    packed = plain(view(options="draw,take"))
    assert packed.keys() & {"hand", "hand_from", "out", "lines", "ranking", "did"} == set()
    assert None not in packed.values()


def test_a_pair_is_marked_calm_and_a_hole_in_one_pair_keeps_its_colour() -> None:
    assert plain(view("5 9 ? 12 / 5 ? 3 ?", "-5 ? ? 1 / -5 ? ? ?"))["marks"] == [["A1 A2|0|calm"], ["A1 A2|−10|keep"]]


def test_columns_of_a_larger_match_are_marked_as_a_gift() -> None:
    assert drawn("7 7 ? 1 / 7 7 2 ?") == ["A1 A2|0|gift", "B1 B2|0|gift"]
    assert plain(view("7 7 ? 1 / 7 7 2 ?"))["showing"] == [-7]


def test_a_half_facedown_column_is_not_marked() -> None:
    assert drawn("7 ? ? ? / ? ? ? ?") == []


def test_at_the_end_of_a_hole_every_column_has_a_clasp() -> None:
    assert drawn(ENDED[0], played=True) == ["A1 A2|0|gift", "B1 B2|12|none", "C1 C2|0|gift", "D1 D2|−1|none"]


def test_the_score_lines_say_why() -> None:
    assert spoken("en", lines(layout("7 3 7 -5 / 7 9 7 4"), PLAY_NINE)) == [
        ["A", "7 · 7", "pair cancels", "0", ""],
        ["B", "3 · 9", "counts", "12", ""],
        ["C", "7 · 7", "pair cancels", "0", ""],
        ["D", "−5 · 4", "counts", "−1", ""],
        ["", "4 × 7", "four-card match", "−10", "gift"],
        ["", "", "Strokes", "1", "total"],
    ]


@pytest.mark.parametrize(
    "written",
    [
        *("7 7 1 2 / 3 4 5 6", "7 1 2 3 / 4 7 5 6", "7 7 1 2 / 7 3 4 5", "1 2 3 4 / 5 6 7 8"),
        *("4 9 1 2 / 4 9 3 5", "4 4 1 2 / 4 4 3 5", "4 4 4 1 / 4 4 4 3", "4 4 4 4 / 4 4 4 4"),
        *("-5 1 2 3 / -5 4 6 7", "0 0 1 2 / 0 0 3 5", "-5 -5 3 7 / -5 -5 2 8"),
    ],
)
def test_br_001_br_002_the_lines_shown_add_up_to_the_score(written: str) -> None:
    """BR-001, BR-002: what a panel explains is not what is counted."""
    *shown, total = spoken("en", lines(layout(written), PLAY_NINE))
    assert total[3] == signed(score(written).total)
    assert sum(int(strokes.replace("\N{MINUS SIGN}", "-")) for *_, strokes, _ in shown) == score(written).total


def test_ranks_are_shared_and_the_next_is_left_out() -> None:
    """Level players share a rank: 1, 2, 2, 4."""
    moment = view(*ENDED, ENDED[0], phase="over", to_act=None, totals=(70, 61, 90, 70))
    assert ranking(moment) == [[1, "1", "61", ""], [0, "2", "70", "+9"], [3, "2", "70", "+9"], [2, "4", "90", "+29"]]


def test_br_003_all_level_players_come_first() -> None:
    """BR-003: nobody wins by sitting lower."""
    for totals in ((45, 45, 54), (54, 45, 45)):
        moment = view(*ENDED, phase="over", to_act=None, totals=totals)
        assert [seat for seat, rank, _, _ in ranking(moment) if rank == "1"] == [
            seat for seat in range(3) if totals[seat] == 45
        ]
        assert spoken("en", [card(moment)["leaders"]]) == [[seat for seat in range(3) if totals[seat] == 45]]


def test_the_tee_off_says_how_far_it_is() -> None:
    teeing = view("? 9 ? ? / ? ? ? ?", "? ? ? ? / ? ? ? ?", phase="tee off", options="flip A1,flip C1")
    assert spoken("en", plain(teeing)["progress"]) == [1, 2, "1 of 2 turned up"]
    assert "progress" not in plain(teeing._replace(options=()))
    assert "progress" not in plain(view(options="draw,take"))


def test_the_heading_of_the_ranking_says_who_has_won() -> None:
    for totals, said in (((61, 70, 90), "Ann wins"), ((70, 61, 61), "Ben and Cy share the win")):
        over = plain(view(*ENDED, phase="over", to_act=None, totals=totals))
        assert spoken("en", over["heading"]) == said


def test_lines_and_ranking_come_only_when_they_are_true() -> None:
    assert "lines" not in plain(view())
    over = plain(view(*ENDED, phase="hole over", to_act=None))
    assert "lines" in over
    assert "ranking" not in over


def test_what_was_done_is_said_in_notation() -> None:
    done = {
        "flip": ("flip D2", event("flip", 1, place="D2", card="4")),
        "draw": ("draw", event("draw", 1, card="4")),
        "take": ("take", event("take", 1, card="4")),
        "swap": ("swap D2", event("swap", 1, place="D2", card="4", other="5", source="take")),
        "turn": ("flip D2", event("turn", 1, place="D2", card="4", other="5")),
        "skip": ("skip", event("skip", 1, card="4")),
    }
    assert {kind: did(view(last=last)) for kind, (_, last) in done.items()} == {
        kind: [1, action] for kind, (action, _) in done.items()
    }
    assert did(view(last=event("score", None, strokes=(1, 2)))) == [None, "score"]


def test_verbs_that_name_a_card_or_a_place_bring_their_label() -> None:
    assert spoken("en", plain(view(options="draw,take", discard="8"))["does"]) == {"take": "Take the 8"}
    assert spoken("en", plain(view(options="swap D2,flip D2,skip", hand="8"))["does"]) == {"flip": "Turn D2 up"}
    assert "does" not in plain(view(options="swap D2,flip D2,flip B1", hand="8"))


def test_the_card_says_who_leads_and_who_won_each_hole() -> None:
    packed = card(view())
    assert packed["scorecard"] == [[12, 8, 3], [-4, 15, 0], [1, 2, 3]]
    assert packed["won"] == [[2], [0], [0]]
    assert card(view(scorecard=((None, None), (3, 3))))["won"] == [[], [0, 1]]
    assert card(view(scorecard=(), totals=(0, 0)))["leaders"] == []


def test_the_rules_line_names_what_differs() -> None:
    def line(variant: object) -> str:
        return str(spoken("en", [card(view(variant=variant))["rules"]])[0])

    assert line(PLAY_NINE) == "Play Nine, 9 holes"
    assert line(PLAY_NINE.but(holes=1)) == "Play Nine, 1 hole"
    assert (
        line(PLAY_NINE.but(holes=3, skip_one_facedown=False))
        == "Play Nine, 3 holes · Skip with one card facedown: not allowed"
    )
    assert line(PLAY_NINE.but(start_flips=1, bonus_adjacency="adjacent")) == (
        "Play Nine, 9 holes · Bonus columns: side by side · Turned up at the start: 1"
    )


def test_the_standard_cards_bring_their_worth() -> None:
    packed = card(view("KS 9H / KD ?", "AS ? / ? JOKER", variant=VARIANTS["play nine standard"]))
    assert packed["skin"] == "standard"
    assert packed["worth"]["J"] == 11  # type: ignore[index]
    assert "worth" not in card(view())


def test_strokes_have_a_true_minus_sign() -> None:
    assert (signed(-1), signed(0), signed(3, plus="+")) == ("−1", "0", "+3")
