"""What the languages do each in their own way: plurals, lists, numbers, what is missing, how long a label may be."""

import re

import pytest

import playnine_widget as p9
from playnine_widget.engine.message import Message
from playnine_widget.games.golf.telling import ask
from playnine_widget.words.catalogue import load, missing, say, shown
from playnine_widget.words.languages import LANGUAGES, languages
from playnine_widget.words.numbers import Figure, number, percent
from wire.moments import view
from words.test_catalogue import said, source, texts

ABROAD = [lang for lang in languages() if lang != "en"]
SHORT = (
    "label.",
    "does.",
    "ninety.does.",
    "phase.",
    "ninety.phase.",
    "kind.",
    "ninety.total.",
    "rule.",
    "odds.column.",
)
LONG = {"label.busy", "label.gone", "label.unheard", "label.let_novice"}
"""Sentences, and a button that stands beside one other."""


@pytest.mark.parametrize("lang", ABROAD)
def test_a_label_is_not_much_longer_than_the_english_one(lang: str) -> None:
    """A box that was made for the English text holds one of up to twice its length, or of 15 signs."""
    english = texts(source("en"))
    long = [
        (key, sentence)
        for key, sentences in said(lang).items()
        for sentence in sentences
        if key.startswith(SHORT) and key not in LONG and len(sentence) > max(15, 2 * max(map(len, english[key])))
    ]
    assert long == []


def test_only_a_language_with_another_behind_it_lacks_sentences() -> None:
    for lang, language in LANGUAGES.items():
        assert bool(missing(lang)) == bool(language.instead), lang


def test_what_breton_lacks_is_said_in_french() -> None:
    for key in missing("br"):
        assert load("br").gettext(key) == load("fr").gettext(key)
        assert load("br").ngettext(key, "", 2) == load("fr").ngettext(key, "", 2)
    assert say("br", "bot.tour") == say("fr", "bot.tour")


def test_what_everybody_sees_at_the_table_is_said_in_breton() -> None:
    """A long rule may fall back; a button, a label, a prompt and what is told of a turn may not."""
    seen = (
        "label.",
        "does.",
        "ask.",
        "tell.",
        "phase.",
        "plain.",
        "ninety.tell.",
        "ninety.ask.",
        "ninety.does.",
        "why",
    )
    assert [key for key in missing("br") if key.startswith(seen)] == []


@pytest.mark.parametrize(
    ("n", "sentence"),
    [
        (0, "0 taol"),
        (1, "1 taol"),
        (2, "2 daol"),
        (3, "3 zaol"),
        (5, "5 taol"),
        (9, "9 zaol"),
        (11, "11 taol"),
        (12, "12 taol"),
        (19, "19 taol"),
        (21, "21 taol"),
        (22, "22 daol"),
        (74, "74 taol"),
        (-2, "−2 daol"),
        (1_000_000, "1000000 a\u00a0daolioù"),
    ],
)
def test_br_033_breton_nouns_stay_singular_after_a_number_and_change_their_beginning(n: int, sentence: str) -> None:
    """BR-033: CLDR's five forms; 2, 3, 4 and 9 change the beginning of the word (2 daol, 3 zaol)."""
    assert say("br", "strokes", n=n) == sentence


def test_br_033_spanish_plurals() -> None:
    assert [say("es", "strokes", n=n) for n in (0, 1, 2, -1)] == ["0 golpes", "1 golpe", "2 golpes", "−1 golpe"]


@pytest.mark.parametrize(
    ("lang", "names", "listed"),
    [
        ("es", ("Ana", "Ben", "Cy"), "Ana, Ben y Cy"),
        ("es", ("Ana", "Inés"), "Ana e Inés"),
        ("es", ("Ana", "Hilario"), "Ana e Hilario"),
        ("es", ("Ana", "Hierro"), "Ana y Hierro"),
        ("es", ("Ana", "Yago"), "Ana y Yago"),
        ("br", ("Yann", "Ben"), "Yann ha Ben"),
        ("br", ("Yann", "Anna"), "Yann hag Anna"),
        ("br", ("B1", "A2"), "B1 hag A2"),
        ("br", ("7", "8"), "7 hag 8"),
        ("br", ("7", "12"), "7 ha 12"),
        ("fr", ("Ann", "Inès"), "Ann et Inès"),
    ],
)
def test_a_list_ends_with_the_right_and(lang: str, names: tuple[str, ...], listed: str) -> None:
    assert shown(lang, names) == listed


@pytest.mark.parametrize(
    ("lang", "strokes", "chance"),
    [("en", "−3.1", "46%"), ("fr", "−3,1", "46\u202f%"), ("es", "−3,1", "46\u00a0%"), ("br", "−3,1", "46\u00a0%")],
)
def test_numbers_and_chances_are_written_as_the_language_writes_them(lang: str, strokes: str, chance: str) -> None:
    """CLDR: a decimal comma, and a space before the percent sign that does not break."""
    assert (number(lang, -3.14), percent(lang, 0.46)) == (strokes, chance)
    assert shown(lang, Message("caddie.title", {"name": "Ann", "best": Figure(-3.14)})).count(strokes) == 1


@pytest.mark.parametrize("lang", ABROAD)
def test_the_caddie_and_the_odds_have_no_decimal_point_abroad(lang: str) -> None:
    match = p9.Match.from_position("Ann: 5 9 ? 12 / 5 ? 3 ?; Ben: ? 10 8 ? / 7 ? 8 4; discard: 4; hand: 3", seed=1)
    for told in (p9.advise(match, lang), match.odds(lang), p9.review(p9.Match(seed=1), lang)):
        assert not re.search(r"\d\.\d", str(told)), str(told)


def test_a_spanish_question_opens_as_it_closes() -> None:
    for key, sentences in said("es").items():
        for sentence in sentences:
            asked = re.sub(r"(?<!\w)\?+!?(?!\w)", "", sentence) if "¿" not in sentence else sentence
            assert asked.count("¿") == asked.count("?"), key


def test_prompts_in_spanish_and_breton() -> None:
    moment = view(options="draw,take")
    assert shown("es", ask(moment, 0)) == "Roba una carta o toma el 4."
    assert shown("br", ask(moment, 0)) == "Tennit ur gartenn, pe gemerit ar 4."
    assert shown("es", ask(view(to_act=1), 0)) == "Le toca a Ben."
    assert shown("br", ask(view(to_act=1), 0)) == "Tro Ben eo."
