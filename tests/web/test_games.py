"""A whole game of each title, played on the page against a bot, then looked at again."""

from __future__ import annotations

from typing import Any

import pytest
from tests.web.conftest import DESKTOP, PHONE, OpenPage, Served
from tests.web.playing import QUICK_BOTS, Person

from teahouse.i18n import Texts

PERSON = {"kind": "person", "name": "Ann"}


@pytest.mark.parametrize(
    ("game", "language", "viewport", "options"),
    [
        ("ceylon", "en", DESKTOP, {"players": 2}),
        ("darjeeling", "fr", PHONE, {"players": 2, "target": 40}),
        ("alubari", "it", DESKTOP, {"players": 2}),
    ],
)
def test_a_person_plays_a_whole_game_against_a_bot(
    visit: OpenPage,
    served: Served,
    game: str,
    language: str,
    viewport: dict[str, int],
    options: dict[str, Any],
) -> None:
    texts = Texts(language)
    page = visit(viewport, language, touch=viewport is PHONE)
    ann = Person(page, served.base)
    ann.open_table(game, [PERSON, QUICK_BOTS], **options)
    assert ann.play_to_the_end() > 10
    state = ann.state()
    assert state["status"] == "over"
    sheet = page.locator("dialog[open]")
    for points in state["outcome"]["points"]:
        assert texts.number(points) in sheet.inner_text()

    sheet.get_by_role("link", name=texts("web-table-replay"), exact=True).click()
    page.wait_for_url("**/replay/**")
    step = page.get_by_role("slider")
    step.wait_for()
    assert step.get_attribute("max") == str(state["actions"])
    step.focus()
    page.keyboard.press("Home")
    page.wait_for_url("**/0")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/1")


def test_a_game_goes_on_from_any_step_of_a_replay(visit: OpenPage, served: Served) -> None:
    texts = Texts("en")
    page = visit()
    ann = Person(page, served.base)
    ann.open_table("darjeeling", [PERSON, QUICK_BOTS], players=2, target=15)
    ann.play_to_the_end()
    old = ann.table
    page.goto(f"{served.base}/replay/{old}/2")
    page.get_by_role("button", name=texts("web-table-fork")).first.click()
    page.get_by_role("button", name=texts("web-table-fork-go")).click()
    page.wait_for_url("**/t/**")
    assert ann.table != old
    assert ann.wait_for_turn()
    ann.choose()
    assert ann.state()["status"] == "running"
