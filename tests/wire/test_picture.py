"""The still picture: readable without a kernel, harmless, and silent about what is facedown."""

import re
from xml.etree import ElementTree as ET

import pytest

from playnine_widget.games.golf.described import described
from playnine_widget.games.golf.picture import picture
from playnine_widget.games.golf.sheet import sheet
from wire.moments import ENDED, MIDWAY, event, view

HOSTILE = ('<img src=x onerror="window.p9hack=1">', '"><svg/onload=alert(1)>', "O'Brien & Söhne")
LARGEST = 16_000  # bytes


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_br_036_names_are_text_and_never_markup(lang: str) -> None:
    """BR-036: a name may hold markup; the picture holds it as text."""
    drawn = picture(view(*MIDWAY, players=HOSTILE), lang)
    root = ET.fromstring(drawn)
    assert {element.tag.split("}")[1] for element in root.iter()} <= {
        "svg",
        "g",
        "rect",
        "text",
        "tspan",
        "path",
        "circle",
        "ellipse",
    }
    assert "O'Brien & Söhne" in "".join(root.itertext())
    attributes = {name for element in root.iter() for name in element.attrib}
    assert not {name for name in attributes if name.startswith("on")} | attributes & {"href", "src", "id", "class"}


def test_every_card_and_the_strokes_are_drawn() -> None:
    texts = [
        "".join(text.itertext()) for text in ET.fromstring(picture(view())).iter("{http://www.w3.org/2000/svg}text")
    ]
    assert [text for text in texts if text in {"5", "9", "12", "3", "10", "8", "7"}] == [
        "5",
        "9",
        "12",
        "5",
        "3",
        "10",
        "8",
        "7",
        "8",
    ]
    assert "Ann 24" in texts


def test_br_012_all_facedown_cards_look_alike() -> None:
    """BR-012: nothing about a facedown card is in the picture, whichever it is."""
    drawn = picture(view("? ? ? ? / ? ? ? ?", "? ? ? ? / ? ? ? ?"))
    backs = re.findall(r'<rect width="36" height="50" rx="4" fill="#235443"/>', drawn)
    assert len(backs) == 16 + 1


def test_the_picture_is_small_and_asks_for_nothing() -> None:
    six = view(*MIDWAY, *ENDED, totals=(1, 2, 3, 4, 5, 6), scorecard=())
    drawn = picture(six)
    assert len(drawn.encode()) < LARGEST
    assert re.findall(r"https?://[^\"]*", drawn) == ["http://www.w3.org/2000/svg"]


def test_a_long_name_is_shortened_in_the_picture_and_whole_in_words() -> None:
    name = "Wilhelmina Theodora Featherstonehaugh II"
    moment = view(players=(name, "Ben"))
    assert f"{name[:21]}…" in picture(moment)
    assert name in described(moment)


def test_the_words_say_hole_scores_and_cards() -> None:
    assert described(view(discard="-5 4")).splitlines() == [
        "Play Nine. Hole 4 of 9. It is Ann’s turn.",
        "Ann: 5 9 ? 12 / 5 ? 3 ? (24 strokes showing, 9 before this hole)",
        "Ben: ? 10 8 ? / 7 ? 8 4 (21 strokes showing, 25 before this hole)",
        "Discard: −5",
    ]
    over = view(*ENDED[:2], phase="over", to_act=None, last=event("score", None, strokes=(1, 35)))
    assert "(9 strokes in all)" in described(over)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_sheet_is_tables_with_inline_styles_and_names_as_text(lang: str) -> None:
    """Notebooks that are not trusted keep these elements and attributes of foreign HTML, and no others."""
    root = ET.fromstring(sheet(view(*MIDWAY, players=HOSTILE), lang))
    assert {element.tag for element in root.iter()} <= {"div", "p", "strong", "table", "caption", "tbody", "tr", "td"}
    assert {name for element in root.iter() for name in element.attrib} == {"style"}
    assert "O'Brien & Söhne" in "".join(root.itertext())


def test_the_sheet_shows_the_cards_row_by_row() -> None:
    rows = [["".join(cell.itertext()) for cell in row] for row in ET.fromstring(sheet(view())).iter("tr")]
    assert rows == [["5", "9", "?", "12"], ["5", "?", "3", "?"], ["?", "10", "8", "?"], ["7", "?", "8", "4"]]
