"""What a learner sees of a lesson and presses in it."""

from typing import Any

from widget.conftest import Page


def said(page: Page) -> dict[str, Any]:
    lesson: dict[str, Any] = page.state["panel"]["lesson"]
    return lesson


def ask(page: Page, deed: str, **more: Any) -> list[dict[str, Any]]:
    """Press a button of the lesson, with the number on the screen."""
    page.read()
    content = {"kind": "lesson", "number": said(page)["number"], "deed": deed, **more}
    return page.raw({"method": "custom", "content": content})


def offered(page: Page) -> list[str]:
    return [deed for deed, _, _, on in said(page)["deeds"] if on]
