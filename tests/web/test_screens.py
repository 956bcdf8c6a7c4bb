"""Every screen: readable by everybody (axe), nothing cut off, quick to come."""

from __future__ import annotations

import gzip
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page
from tests.web.conftest import DESKTOP, PHONE, OpenPage, Served
from tests.web.screens import House, come_to

from teahouse.i18n import LANGUAGES

FIRST_LOAD = 150_000  # bytes of script and styles, packed, before the home page stands
LOOKS = [(language, dark) for language in LANGUAGES for dark in (False, True)]


def complaints(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found]


def sticks_out(page: Page) -> bool:
    return bool(
        page.evaluate("() => document.documentElement.scrollWidth > innerWidth + 1"),
    )


def check(visit: OpenPage, served: Served, house: House, only_one_look: bool) -> list[str]:
    state, places = house
    visit.expected.append("404")  # the unknown page, which the browser reports
    wrong = []
    for n, (name, path) in enumerate(places):
        looks = [LOOKS[n % len(LOOKS)]] if only_one_look else LOOKS
        devices = [(DESKTOP, PHONE)[n % 2]] if only_one_look else [DESKTOP, PHONE]
        for viewport in devices:
            for language, dark in looks:
                page = visit(viewport, language, dark, storage_state=state)
                come_to(page, f"{served.base}/{path}")
                where = f"{name} {language} {viewport['width']} {'dark' if dark else 'light'}"
                wrong += [f"{where}: {said}" for said in complaints(page)]
                if sticks_out(page):
                    wrong.append(f"{where}: wider than the screen")
                page.context.close()
    return wrong


def test_every_screen_is_for_everybody(visit: OpenPage, served: Served, house: House) -> None:
    wrong = check(visit, served, house, only_one_look=True)
    assert not wrong, "\n".join(wrong)


@pytest.mark.slow
def test_every_screen_in_every_language_and_light(
    visit: OpenPage, served: Served, house: House
) -> None:
    wrong = check(visit, served, house, only_one_look=False)
    assert not wrong, "\n".join(wrong)


def test_the_first_page_is_light(visit: OpenPage, served: Served) -> None:
    sizes: dict[str, int] = {}
    page = visit()
    page.on("response", lambda answer: weigh(sizes, answer))
    page.goto(served.base)
    page.wait_for_load_state("networkidle")
    assert sizes
    assert sum(sizes.values()) < FIRST_LOAD, sizes


def weigh(sizes: dict[str, int], answer: Any) -> None:
    if answer.request.resource_type in ("script", "stylesheet"):
        sizes[answer.url] = len(gzip.compress(answer.body(), 9))


def test_the_language_is_the_reader_s_and_stays_chosen(visit: OpenPage, served: Served) -> None:
    page = visit(language="fr")
    page.goto(served.base)
    page.wait_for_load_state("networkidle")
    assert page.locator("html").get_attribute("lang") == "fr"
    page.get_by_role("radio", name="Italiano").first.check()
    page.wait_for_function("() => document.documentElement.lang === 'it'")
    page.reload()
    page.wait_for_function("() => document.documentElement.lang === 'it'")
