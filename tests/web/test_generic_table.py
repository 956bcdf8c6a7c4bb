"""The example game in the browser, which has never heard of it, from the front page to its end."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.examples.packages import ROOT, install, paths
from tests.support.playing import Person
from tests.support.seats import ANN, NOVICE
from tests.support.served import DESKTOP, PHONE, OpenPage, Served


@pytest.fixture(scope="module")
def cups(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server beside which the example is installed."""
    place = tmp_path_factory.mktemp("cups")
    shutil.copytree(ROOT / "examples" / "cups", place / "project")
    site = install(place / "project", place)
    with Served(place, {"PYTHONPATH": paths(site)}) as one:
        yield one


@pytest.mark.parametrize(("language", "viewport"), [("en", DESKTOP), ("fr", PHONE)])
def test_a_game_without_a_face_is_played_to_its_end(
    visit: OpenPage, cups: Served, language: str, viewport: dict[str, int]
) -> None:
    page = visit(viewport, language, touch=viewport is PHONE)
    ann = Person(page, cups.base, language)
    ann.open_table("cups", [ANN, NOVICE], players=2, target=10)
    assert ann.wait_for_turn()
    expect(page.locator("body")).to_contain_text("Pour from the small pot")  # its only language
    if viewport is DESKTOP:  # it tells nothing in short
        ann.button("web-table-brief").click()
        expect(ann.sheet).to_contain_text("Pour, drink, and do not spill.")
        page.keyboard.press("Escape")
    assert ann.play_to_the_end() > 1
    state = ann.state()
    assert state["status"] == "over"
    for points in state["outcome"]["points"]:
        expect(ann.sheet).to_contain_text(ann.texts.number(points))


def test_the_house_offers_it(visit: OpenPage, cups: Served) -> None:
    page = visit()
    page.goto(cups.base)
    expect(page.get_by_text("Pour, drink, and do not spill.")).to_be_visible()
    lists = page.locator(".lists").bounding_box()
    assert lists is not None
    assert lists["width"] >= 300  # beside the games, not squeezed below a fourth
    cards = page.locator("article")
    expect(cards.filter(has=page.locator("a[href='/box/ceylon']"))).to_have_count(1)
    expect(page.locator("a[href='/box/cups']")).to_have_count(0)  # it has no printed values
    page.goto(f"{cups.base}/new/cups")
    expect(page.locator("main")).to_contain_text("Cups")
    expect(page.locator("#values")).to_have_count(0)
    expect(page.locator("main")).to_contain_text("Target")
