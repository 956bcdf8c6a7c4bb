"""The page of a box: its owner compares, types what is printed, keeps it and plays with it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.support.playing import Person
from tests.support.served import DESKTOP, PHONE, OpenPage, Served
from tests.web.test_screens import complaints, sticks_out

import teahouse

LOW = {"width": 844, "height": 390}
OPEN = "() => document.querySelectorAll('main details').forEach((kind) => (kind.open = true))"
TOUCH = """() => document.querySelectorAll('[data-path] .input').forEach((field) =>
  field.dispatchEvent(new Event('input', { bubbles: true })))"""
KEPT = "game => JSON.parse(localStorage.getItem(`teahouse-box-${game}`) ?? '{}').values ?? {}"


class Owner(Person):
    """Somebody with the box of a game on the table."""

    def __init__(self, page: Page, base: str, game: str, language: str = "en") -> None:
        super().__init__(page, base, language)
        self.game = game
        self.come()

    def come(self) -> None:
        self.page.goto(f"{self.base}/box/{self.game}")
        self.page.locator("[data-path]").first.wait_for()
        self.page.evaluate(OPEN)

    def value(self, path: str) -> Locator:
        return self.page.locator(f'[data-path="{path}"]')

    def type(self, path: str, text: str) -> None:
        self.value(path).locator(".input").fill(text)

    def kept(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(KEPT, self.game)
        return found


def test_a_value_is_put_right_and_played_with(visit: OpenPage, no_workers: Served) -> None:
    visit.expected.append("422")
    owner = Owner(visit(), no_workers.base, "ceylon", "en")
    page, use = owner.page, owner.page.get_by_role("link", name=owner.texts("web-box-use"))
    owner.type("start.rupees", "999")
    field = owner.value("start.rupees")
    expect(field.locator(".refusal")).to_contain_text("Whole numbers from 0 to 100")
    expect(field.locator(".input")).to_have_attribute("aria-invalid", "true")
    expect(use).to_have_count(0)
    with page.expect_download() as download:  # what is unfinished can be kept, too
        owner.button("web-box-export").click()
    assert download.value.suggested_filename == "ceylon-box-unfinished.toml"
    owner.button("web-box-clear").click()
    assert owner.kept() == {}
    page.locator("input[type=file]").set_input_files(download.value.path())
    expect(field.locator(".input")).to_have_value("999")
    owner.type("start.rupees", "12")
    owner.type("contracts.1.tiles", "2 1 0 14 3 2\n1 0 2 13 5 1\n0 2 1 13 5 1")
    owner.value("start.hand").get_by_role("checkbox").check()
    expect(field).to_contain_text(owner.texts("web-box-ours", value="15"))
    page.get_by_label(owner.texts("web-box-note")).fill("Ludonova 2018")
    typed = {"start.rupees": 12, "start.hand": 3, "contracts.1.tiles":
             [[2, 1, 0, 14, 3, 2], [1, 0, 2, 13, 5, 1], [0, 2, 1, 13, 5, 1]]}  # fmt: skip
    assert owner.kept() == typed
    owner.come()
    expect(field.locator(".input")).to_have_value("12")
    expect(owner.value("start.hand").get_by_role("checkbox")).to_be_checked()
    with page.expect_download() as download:
        owner.button("web-box-export").click()
    mine = {
        f.path: f
        for f in teahouse.game("ceylon", components=download.value.path()).components.facts()
    }
    assert {path: mine[path].value for path in typed} == typed
    assert mine["start.rupees"].note == "Ludonova 2018"
    other = Owner(visit(), no_workers.base, "alubari")
    other.page.locator("input[type=file]").set_input_files(download.value.path())
    expect(other.page.get_by_role("alert").first).to_contain_text("Ceylon")
    use.click()
    expect(page.locator("#values")).to_contain_text(owner.texts("web-screens-values-box", n=2))
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/t/*")
    values = owner.ask("GET", f"/api/tables/{owner.table}/components")["components"]
    found = {fact["path"]: (fact["value"], fact["src"]) for fact in values}
    assert found["start.rupees"] == (12, "owner")


@pytest.mark.parametrize(
    ("game", "language", "viewport"),
    [("ceylon", "fr", DESKTOP), ("alubari", "it", PHONE), ("darjeeling", "en", LOW)],
)
def test_every_value_has_a_field_for_everybody(
    visit: OpenPage, served: Served, game: str, language: str, viewport: dict[str, int]
) -> None:
    page = visit(viewport, language, dark=viewport is PHONE, touch=viewport is not DESKTOP)
    owner = Owner(page, served.base, game, language)
    paths = [field.get_attribute("data-path") for field in page.locator("[data-path]").all()]
    assert sorted(filter(None, paths)) == sorted(
        f.path for f in teahouse.game(game).components.facts()
    )
    assert page.locator("[data-path] .input").count() == len(paths)
    page.evaluate(TOUCH)
    assert owner.kept() == {}  # what stands there is typed as it is shown
    assert not sticks_out(page)
    assert not complaints(page)


def test_a_draft_that_is_no_draft_is_no_matter(visit: OpenPage, served: Served) -> None:
    page = visit()
    kept = json.dumps({"values": {"no.such": 1, "start.rupees": 9}, "note": 3})
    page.add_init_script(f"localStorage.setItem('teahouse-box-ceylon', {json.dumps(kept)})")
    owner = Owner(page, served.base, "ceylon")
    said = owner.texts("web-box-progress", read=1, changed=1, of=61)
    expect(page.locator("main .foot")).to_contain_text(said)
