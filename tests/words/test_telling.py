"""What a table says about each event, and what it asks, in both languages."""

import pytest

from playnine_widget.cards.card import Card
from playnine_widget.games.golf.telling import ask, tell
from playnine_widget.games.golf.view import Event, View
from playnine_widget.words.catalogue import shown
from wire.moments import ENDED, MIDWAY, PLAY_NINE, SWAPS, event, view


def said(lang: str, moment: View) -> list[tuple[int | None, str]]:
    return [(seat, shown(lang, message)) for seat, message in tell(moment)]


@pytest.mark.parametrize(
    ("last", "english", "french"),
    [
        (
            event("cut", 1, cut=((0, Card("7")), (1, Card("-5")))),
            "A card each, the lowest deals: Ann (7) and Ben (\N{MINUS SIGN}5).",
            "Une carte chacun, la plus basse donne\u00a0: Ann (7) et Ben (\N{MINUS SIGN}5).",
        ),
        (event("deal", 1, card="4"), "Ben deals hole 4.", "Ben donne le trou 4."),
        (event("flip", 1, place="B1", card="10"), "Ben turned B1 up: 10.", "Ben a retourné B1\u00a0: 10."),
        (
            event("swap", 1, place="B1", card="10", other="11", source="draw"),
            "Ben drew a 10 for B1 and discarded the 11.",
            "Ben a pioché un 10 pour B1 et défaussé le 11.",
        ),
        (
            event("swap", 1, place="C1", card="8", other="-5", source="take"),
            "Ben took the 8 for C1, a pair, and discarded the −5.",
            "Ben a pris le 8 pour C1, une paire, et défaussé le −5.",
        ),
        (
            event("turn", 1, place="D2", card="12", other="4"),
            "Ben drew a 12, turned D2 up: 4.",
            "Ben a pioché un 12, retourné D2\u00a0: 4.",
        ),
        (
            event("turn", 1, place="C2", card="11", other="8"),
            "Ben drew an 11, turned C2 up: 8, a pair.",
            "Ben a pioché un 11, retourné C2\u00a0: 8, une paire.",
        ),
        (event("skip", 1, card="8"), "Ben drew an 8 and skipped.", "Ben a pioché un 8 et passé son coup."),
        (event("discard", 1, card="0"), "Ben drew a 0 and discarded it.", "Ben a pioché un 0 et s’en est défaussé."),
        (
            event("shuffle", 1, number=59),
            "The draw pile is empty: 59 discards are shuffled into a new one.",
            "La pioche est vide\u00a0: 59 cartes de la défausse, mélangées, en forment une nouvelle.",
        ),
    ],
    ids=lambda value: value.kind if isinstance(value, Event) else "",
)
def test_the_log_tells_every_event(last: Event, english: str, french: str) -> None:
    for lang, sentence in (("en", english), ("fr", french)):
        assert [text for _, text in said(lang, view(last=last))] == [sentence.replace(" -5", " −5")]


@pytest.mark.parametrize("kind", ["draw", "take"])
def test_a_draw_is_told_with_what_is_done_with_the_card(kind: str) -> None:
    moment = view(last=event(kind, 1, card="3"), to_act=1, hand="3", hand_from=kind)
    assert said("en", moment) == []
    assert shown("en", ask(moment, 0)) == {"draw": "Ben drew a 3.", "take": "Ben took the 3."}[kind]


def test_who_puts_out_is_said_and_what_the_others_have_left() -> None:
    moment = view(
        MIDWAY[0], "7 2 8 4 / 7 1 8 4", out=1, phase="last shot", last=event("turn", 1, place="B2", card="3", other="1")
    )
    assert said("en", moment)[1] == (1, "Ben has put out: one last shot for the others.")
    assert said("fr", moment)[1] == (1, "Ben a fait son coup roulé final\u00a0: un dernier coup pour les autres.")
    quick = moment._replace(variant=PLAY_NINE.but(final_turns="none"))
    assert said("en", quick)[1] == (1, "Ben has put out: the hole ends.")


@pytest.mark.parametrize(
    ("strokes", "seat", "english", "french"),
    [
        ((1, 15), 0, "Ann takes hole 4 with 1 stroke.", "Ann remporte le trou 4 en 1 coup."),
        ((15, -1), 1, "Ben takes hole 4 with −1 stroke.", "Ben remporte le trou 4 en −1 coup."),
        ((0, 15), 0, "Ann takes hole 4 with 0 strokes.", "Ann remporte le trou 4 en 0 coup."),
        ((2, 15), 0, "Ann takes hole 4 with 2 strokes.", "Ann remporte le trou 4 en 2 coups."),
        (
            (2, 2),
            None,
            "Ann and Ben share hole 4 with 2 strokes each.",
            "Ann et Ben se partagent le trou 4 en 2 coups chacun.",
        ),
    ],
)
def test_a_hole_ends_with_who_took_it(strokes: tuple[int, int], seat: int | None, english: str, french: str) -> None:
    moment = view(*ENDED[:2], phase="hole over", to_act=None, last=event("score", None, strokes=strokes))
    assert said("en", moment) == [(seat, english)]
    assert said("fr", moment) == [(seat, french)]
    assert shown("en", ask(moment, 0)) == english


@pytest.mark.parametrize(
    ("totals", "seat", "english", "french"),
    [
        ((61, 70), 0, "Ann wins the match, 61 strokes to 70.", "Ann gagne la partie, 61 coups contre 70."),
        ((1, -1), 1, "Ben wins the match, −1 stroke to 1.", "Ben gagne la partie, −1 coup contre 1."),
        (
            (61, 61),
            None,
            "Ann and Ben share the win with 61 strokes each.",
            "Ann et Ben se partagent la victoire avec 61 coups chacun.",
        ),
    ],
)
def test_a_match_ends_with_who_won(totals: tuple[int, int], seat: int | None, english: str, french: str) -> None:
    last = event("score", None, strokes=(5, 6))
    moment = view(*ENDED[:2], phase="over", hole=9, to_act=None, totals=totals, last=last)
    assert said("en", moment)[1] == (seat, english)
    assert said("fr", moment)[1] == (seat, french)
    assert shown("fr", ask(moment, None)) == french


@pytest.mark.parametrize(
    ("moment", "you", "named"),
    [
        (
            view("? ? ? ? / ? ? ? ?", MIDWAY[1], phase="tee off", options="flip A1"),
            "Turn up 2 of your cards.",
            "Ann: turn up 2 of your cards.",
        ),
        (
            view("? 9 ? ? / ? ? ? ?", MIDWAY[1], phase="tee off", options="flip A1"),
            "Turn up one more card.",
            "Ann: turn up one more card.",
        ),
        (view(options="draw,take"), "Draw a card, or take the 4.", "Ann: draw a card, or take the 4."),
        (view(options="draw", discard=""), "Draw a card.", "Ann: draw a card."),
        (view(options="take", draw_count=0), "Take the 4.", "Ann: take the 4."),
        (
            view(options="draw,take", phase="last shot", out=1, discard="9"),
            "Ben has put out: one last shot, draw or take the 9.",
            "Ann: one last shot, draw or take the 9.",
        ),
        (
            view(options=SWAPS + ",flip C1,flip B2", hand="3"),
            "You drew a 3: swap it in, or turn one up instead.",
            "Ann: swap the 3 in, or turn one up instead.",
        ),
        (
            view(options=SWAPS + ",flip D2,skip", hand="8"),
            "You drew an 8: swap it in, turn D2 up, or skip.",
            "Ann: swap the 8 in, turn D2 up, or skip.",
        ),
        (
            view(options=SWAPS + ",flip D2", hand="11"),
            "You drew an 11: swap it in, or turn D2 up.",
            "Ann: swap the 11 in, or turn D2 up.",
        ),
        (
            view(options=SWAPS + ",discard", hand="-5"),
            "You drew a −5: swap it in, or discard it.",
            "Ann: swap the −5 in, or discard it.",
        ),
        (
            view(options=SWAPS + ",flip C1,flip B2,discard", hand="3"),
            "You drew a 3: swap it in, turn one up, or discard it.",
            "Ann: swap the 3 in, turn one up, or discard it.",
        ),
        (
            view(options=SWAPS + ",flip D2,discard", hand="3"),
            "You drew a 3: swap it in, turn D2 up, or discard it.",
            "Ann: swap the 3 in, turn D2 up, or discard it.",
        ),
        (view(options=SWAPS, hand="3"), "You drew a 3: swap it in.", "Ann: swap the 3 in."),
        (
            view(options=SWAPS, hand="4", hand_from="take"),
            "You took the 4: pick the place it goes to.",
            "Ann: pick the place for the 4.",
        ),
        (view(to_act=1), "It is Ben’s turn.", "It is Ben’s turn."),
    ],
)
def test_the_prompt_asks_what_is_offered(moment: View, you: str, named: str) -> None:
    assert shown("en", ask(moment, 0)) == you
    assert shown("en", ask(moment, None)) == named
    for reader in (0, None):
        assert shown("fr", ask(moment, reader))


def test_the_prompt_in_french() -> None:
    moment = view(options=SWAPS + ",flip C1,flip B2", hand="3")
    assert shown("fr", ask(moment, 0)) == "Vous avez pioché un 3\u00a0: placez cette carte, ou retournez une carte."
    assert shown("fr", ask(moment, None)) == "Ann\u00a0: placez le 3, ou retournez une carte."
    assert shown("fr", ask(view(options="draw,take"), 0)) == "Piochez une carte, ou prenez le 4."


@pytest.mark.parametrize(
    ("layout", "place", "match"),
    [
        ("7 7 ? 1 / 7 7 2 ?", "B1", ", a four-card match, "),
        ("7 7 7 1 / 7 7 7 ?", "C2", ", a six-card match, "),
        ("7 7 7 7 / 7 7 7 7", "D2", ", an eight-card match, "),
        ("-5 7 ? 1 / -5 6 2 ?", "A1", ", a Hole-in-One pair, "),
    ],
)
def test_a_larger_match_is_named(layout: str, place: str, match: str) -> None:
    last = event("swap", 0, place=place, card="7", other="12", source="draw")
    assert match in said("en", view(layout, MIDWAY[1], last=last))[0][1]
