"""The review as charts, with Altair (the extra ``plots``)."""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from playnine_widget.engine.errors import BadSetting, UnknownName
from playnine_widget.engine.reading import nearest
from playnine_widget.words.catalogue import say

if TYPE_CHECKING:
    from playnine_widget.analysis.review import Review

GREEN, RED, INK = "#235443", "#a8371a", "#59625d"
SEATS = (GREEN, RED, "#17579f", "#b8860b", "#7a3f99", "#1b1b1b", "#2aa198", "#c2578d", "#8a8f2a", "#8d6e63")
"""A colour for each of as many as can play."""
PICKED = "picked"
"""The name of the selection of one decision in the curve."""


def plot(review: "Review", kind: str, seat: int) -> Any:
    """Return a chart of a kind. Raises `BadSetting` where Altair is not installed, `UnknownName` for another kind."""
    charts = {"curve": curve, "waterfall": waterfall, "heat": heat}
    if kind not in charts:
        raise UnknownName("error.unknown.chart", name=str(kind), nearest=nearest(kind, charts), known=tuple(charts))
    if find_spec("altair") is None:
        raise BadSetting("error.plots")
    return charts[kind](import_module("altair"), review, seat)


def linked(review: "Review", table: Any) -> Any:
    """Return the curve as a widget that takes a table to the decision that is picked in it."""
    chart = plot(review, "curve", 0)
    widget = import_module("altair").JupyterChart(chart)

    def go(change: Any) -> None:
        for found in change.new.value or ():
            table.goto(int(found["n"]) - 1)

    widget.selections.observe(go, PICKED)
    return widget


def curve(alt: Any, review: "Review", _seat: int) -> Any:
    """Return the expected margin of every seat before each decision; a press on a point picks the decision."""
    rows = [{**row, "lost": round(row["lost"], 2), "margin": round(row["margin"], 2)} for row in review.rows()]
    picked = alt.selection_point(name=PICKED, fields=["n"], nearest=True, on="click", empty=False)
    heads = {name: say(review.lang, f"review.axis.{name}") for name in ("n", "margin", "player", "lost")}
    x, y = alt.X("n:Q", title=heads["n"]), alt.Y("margin:Q", title=heads["margin"])
    color = alt.Color("player:N", title=heads["player"], scale=alt.Scale(range=[*SEATS]))
    lines = alt.Chart(alt.Data(values=rows)).mark_line(interpolate="step-after").encode(x=x, y=y, color=color)
    tips = [alt.Tooltip(f"{name}:N") for name in ("n", "hole", "player", "action", "best", "lost", "label")]
    points = lines.mark_point(filled=True).encode(
        size=alt.Size("lost:Q", title=heads["lost"], scale=alt.Scale(domain=[0, 6], range=[12, 220])),
        opacity=alt.condition(picked, alt.value(1), alt.value(0.55)),
        tooltip=tips,
    )
    return (lines + points.add_params(picked)).properties(width=640, height=260)


def waterfall(alt: Any, review: "Review", seat: int) -> Any:
    """Return how a seat came to its margin: a bar for each part, each beginning where the one before ended."""
    steps, at = [], 0.0
    for name, part in review.of(seat).parts:
        steps.append({"part": say(review.lang, f"review.column.{name}"), "from": at, "to": at + part, "strokes": part})
        at += part
    steps.append({"part": say(review.lang, "review.column.margin"), "from": 0, "to": at, "strokes": at})
    order = [step["part"] for step in steps]
    color = alt.condition(alt.datum.strokes > 0, alt.value(RED), alt.value(GREEN))
    return (
        alt.Chart(alt.Data(values=steps), title=review.players[seat])
        .mark_bar()
        .encode(
            x=alt.X("part:N", sort=order, title=None, axis=alt.Axis(labelAngle=0)),
            y=alt.Y("from:Q", title=say(review.lang, "review.axis.margin")),
            y2="to:Q",
            color=color,
            tooltip=[alt.Tooltip("part:N"), alt.Tooltip("strokes:Q", format="+.1f")],
        )
        .properties(width=480, height=260)
    )


def heat(alt: Any, review: "Review", _seat: int) -> Any:
    """Return where strokes were lost: kinds of decisions by holes, a panel a player."""
    rows = [
        {"player": player, "verb": verb, "hole": hole, "lost": round(lost, 2)}
        for seat, player in enumerate(review.players)
        for (verb, hole), lost in review.where("verb", "hole", seat).items()
    ]
    return (
        alt.Chart(alt.Data(values=rows))
        .mark_rect()
        .encode(
            x=alt.X("hole:O", title=say(review.lang, "review.axis.hole")),
            y=alt.Y("verb:N", title=None),
            color=alt.Color("lost:Q", title=say(review.lang, "review.axis.lost"), scale=alt.Scale(scheme="orangered")),
            tooltip=["player:N", "verb:N", "hole:O", "lost:Q"],
            column=alt.Column("player:N", title=None),
        )
        .properties(width=240)
    )
