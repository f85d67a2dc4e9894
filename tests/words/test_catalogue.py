"""The catalogue: the same messages in every language, compiled, and nothing said outside it."""

import ast
import re
from collections.abc import Iterator
from gettext import c2py
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from playnine_widget.widget.labels import FIXED
from playnine_widget.words.catalogue import load, missing, say, shown
from playnine_widget.words.languages import languages

SOURCES = Path(str(files("playnine_widget")))
SENTENCE = re.compile(r"[A-Z][a-z]+ [a-z]+ [a-z]+")


def source(lang: str) -> Catalog:
    with (files("playnine_widget.words") / lang / "LC_MESSAGES" / "playnine.po").open("rb") as written:
        return read_po(written, locale=lang)


def texts(catalogue: Catalog) -> dict[str, tuple[str, ...]]:
    """Key to its sentences: one, or one for each plural."""
    found = {}
    for message in catalogue:
        written = message.string
        assert written is not None
        sentences = (written,) if isinstance(written, str) else tuple(written)
        found[message.id if isinstance(message.id, str) else message.id[0]] = sentences
    return {key: sentences for key, sentences in found.items() if key}


def placeholders(sentences: tuple[str, ...]) -> list[set[str]]:
    return [{name for _, name, _, _ in Formatter().parse(sentence) if name} for sentence in sentences]


def test_all_languages_have_the_same_messages() -> None:
    english = texts(source("en"))
    for lang in languages():
        assert texts(source(lang)).keys() == english.keys(), lang


def said(lang: str) -> dict[str, tuple[str, ...]]:
    """Key to its sentences, of the keys that a language says itself."""
    lacks = set(missing(lang))
    return {key: sentences for key, sentences in texts(source(lang)).items() if key not in lacks}


@pytest.mark.parametrize("lang", languages())
def test_a_message_has_the_same_placeholders_in_every_language(lang: str) -> None:
    """Only a plural form of a single number, or of 0 and 1, may say that number in words."""
    english, catalogue = texts(source("en")), source(lang)
    form = c2py(catalogue.plural_expr)
    single = {form(1)} if {n for n in range(200) if form(n) == form(1)} <= {0, 1} else set()
    for key, sentences in said(lang).items():
        assert len(sentences) == (catalogue.num_plurals if english[key][1:] else 1), key
        wanted = set().union(*placeholders(english[key]))
        for which, found in enumerate(placeholders(sentences)):
            worded = found == wanted - {"n"} and sentences[1:] and (which in single or lang == "en")
            assert found == wanted or worded, key


@pytest.mark.parametrize("lang", languages())
def test_no_message_is_empty_or_says_its_own_key(lang: str) -> None:
    for key, sentences in said(lang).items():
        for sentence in sentences:
            assert sentence.strip(), key
            assert sentence != key


@pytest.mark.parametrize("lang", ["fr", "br"])
def test_no_line_begins_with_a_sign_that_belongs_to_the_word_before(lang: str) -> None:
    """They set a space before : ; ? ! and inside « »; a common space would let the sign fall onto the next line."""
    for key, sentences in said(lang).items():
        for sentence in sentences:
            assert not re.search(r" [:;?!»]|« |\w[;?!]", sentence), key


@pytest.mark.parametrize("lang", languages())
def test_the_compiled_catalogue_is_not_stale(lang: str) -> None:
    fresh = BytesIO()
    write_mo(fresh, source(lang))
    compiled = (files("playnine_widget.words") / lang / "LC_MESSAGES" / "playnine.mo").read_bytes()
    assert compiled == fresh.getvalue(), "run: make words"


def test_a_missing_message_is_never_shown_as_its_key() -> None:
    with pytest.raises(KeyError, match=r"no\.such\.key"):
        say("en", "no.such.key", n=2)


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(KeyError):
        say("en", "strokes")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(LookupError, match="en, fr, es, br"):
        load("tlh")


@pytest.mark.parametrize(
    ("lang", "n", "sentence"),
    [
        ("en", 0, "0 strokes"),
        ("en", 1, "1 stroke"),
        ("en", 2, "2 strokes"),
        ("en", -1, "−1 stroke"),
        ("en", -2, "−2 strokes"),
        ("fr", 0, "0 coup"),
        ("fr", 1, "1 coup"),
        ("fr", 2, "2 coups"),
        ("fr", -1, "−1 coup"),
        ("fr", -2, "−2 coups"),
    ],
)
def test_br_033_plurals_and_minus_signs(lang: str, n: int, sentence: str) -> None:
    """BR-033: counts 0, 1, 2 and −1 are said rightly in both languages."""
    assert say(lang, "strokes", n=n) == sentence


def test_a_name_is_text_and_never_a_template() -> None:
    for name in ("{n}", "${1+1}", "%(n)s", "-5", "<b>Ann</b>"):
        assert shown("en", name) == name
        assert say("en", "list.and", first=name, last=name) == f"{name} and {name}"


@pytest.mark.parametrize("mark", "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
def test_br_036_a_name_does_not_turn_the_sentence_around_it(mark: str) -> None:
    """BR-036: a mark of direction in a name would write the rest of the sentence backwards."""
    assert say("en", "list.and", first=f"A{mark}nn", last="Ben") == "Ann and Ben"


def test_br_036_a_name_from_right_to_left_stands_apart_from_the_sentence() -> None:
    name = "\N{HEBREW LETTER SHIN}\N{HEBREW LETTER LAMED}"
    assert say("en", "list.and", first=name, last="Zoë") == f"\u2068{name}\u2069 and Zoë"


def test_names_are_listed_as_the_language_lists_them() -> None:
    assert [shown("en", ("Ann", "Ben", "Cy")[:count]) for count in range(4)] == [
        "",
        "Ann",
        "Ann and Ben",
        "Ann, Ben and Cy",
    ]
    assert shown("fr", ("Ann", "Ben")) == "Ann et Ben"


def test_no_message_is_left_over() -> None:
    """Every key, or the part of it before what is put together from data, stands in the code."""
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    made = tuple({*re.findall(r'f"([a-z_.]+)\{', code)} - {"label."})
    fixed = {f"label.{name}" for name in FIXED}
    left = [
        key
        for key in texts(source("en"))
        if not re.search(rf"[\"']{re.escape(key)}[\"']", code) and key not in fixed and not key.startswith(made)
    ]
    assert left == []


def calls() -> Iterator[tuple[str, ast.Call, str]]:
    """Every call in the package whose first text is a key of the catalogue: where, the call, the key."""
    keys = texts(source("en")).keys()
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                said = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and arg.value in keys]
                if said:
                    yield f"{path.name}:{node.lineno}", node, str(said[0])


def test_every_refusal_brings_the_values_that_its_sentence_needs() -> None:
    """A sentence with a value missing would be an error about an error. Values that come as a mapping are not seen."""
    needed = {key: set().union(*placeholders(sentences)) for key, sentences in texts(source("en")).items()}
    checked = 0
    for where, call, key in calls():
        given = {keyword.arg for keyword in call.keywords}
        by_mapping = None in given or any(not isinstance(arg, ast.Constant | ast.Name) for arg in call.args)
        if key.startswith(("error.", "notice.")) and not by_mapping and ast.unparse(call.func) != "Message":
            assert needed[key] <= given, f"{where}: {key}"
            checked += 1
    assert checked > 60


def test_no_sentence_stands_outside_the_catalogue() -> None:
    """A text of several words that begins like a sentence is a docstring, or belongs into the catalogue."""
    for floor in ("games", "widget", "match", "bots"):
        for path in (SOURCES / floor).rglob("*.py"):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            documented = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
            texts_of = [
                node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
            ]
            loose = [node.value for node in texts_of if id(node) not in documented and SENTENCE.match(str(node.value))]
            assert loose == [], path
