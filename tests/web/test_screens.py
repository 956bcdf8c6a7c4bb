"""Every screen: readable by everybody (axe), nothing cut off, quick to come."""

from __future__ import annotations

import gzip
import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from tests.support.playing import Person
from tests.support.seats import ANN, NOVICE
from tests.support.served import DESKTOP, PHONE, OpenPage, Served
from tests.web.screens import Owner, come_to

import teahouse
from teahouse.i18n import LANGUAGES

CLIENT = Path(__file__).parents[2] / "web" / "src"
FIRST_LOAD = 150_000  # bytes of script and styles, packed, before the home page stands
FIRST_BOARD = 237_000  # bytes of files over the wire, headers included, beside the fonts
FIRST_ANSWERS = 13_000  # and of what the server says of the table and who looks at it
LESSONS = 5_000  # bytes, packed, that lessons add to pages that do not show them
VIOLATIONS = {"resultTypes": ["violations"]}  # the thousands of passes are not written out
DEVICES = {"desktop": DESKTOP, "phone": PHONE}
LOOKS = [(language, dark) for language in LANGUAGES for dark in (False, True)]

# Signs that are as dark, or as light, as what they stand on, where the system chooses the colours.
UNSEEN_SIGNS = """() => {
  const parts = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const light = (colour) => {
    const [r, g, b] = parts(colour).map((part) => (part / 255) ** 2.2);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const isOpaque = (element) => (parts(getComputedStyle(element).backgroundColor)[3] ?? 1) > 0.5;
  const ground = (element) => {
    while (element && !isOpaque(element)) element = element.parentElement;
    return element ? getComputedStyle(element).backgroundColor : "rgb(0, 0, 0)";
  };
  const contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  return [...document.querySelectorAll("main svg.i")]
    .filter((sign) => sign.checkVisibility() && !sign.parentElement.closest("svg"))
    .filter((sign) => contrast(light(getComputedStyle(sign).color), light(ground(sign))) < 2)
    .map((sign) => sign.parentElement.outerHTML.slice(0, 200));
}"""

# Longer than a network has to be quiet to be called idle.
LATE = """
  const { fetch } = window;
  window.fetch = (...given) =>
    new Promise((done) => setTimeout(done, 700)).then(() => fetch(...given));
"""


def complaints(page: Page) -> list[str]:
    found = Axe().run(page, options=VIOLATIONS).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found]


def sticks_out(page: Page) -> bool:
    return bool(
        page.evaluate("() => document.documentElement.scrollWidth > innerWidth + 1"),
    )


def check(visit: OpenPage, served: Served, owner: Owner, only_one_look: bool) -> list[str]:
    state, places = owner
    visit.expected.append("404")  # the unknown page, which the browser reports
    wrong = []
    every = [(language, dark, device) for device in DEVICES for language, dark in LOOKS]
    for language, dark, device in every:
        page = visit(DEVICES[device], language, dark, storage_state=state)
        for n, (name, path) in enumerate(places):
            its_own = (*LOOKS[n % len(LOOKS)], list(DEVICES)[n % len(DEVICES)])
            if only_one_look and its_own != (language, dark, device):
                continue
            come_to(page, f"{served.base}/{path}")
            where = f"{name} {language} {device} {'dark' if dark else 'light'}"
            wrong += [f"{where}: {said}" for said in complaints(page)]
            if sticks_out(page):
                wrong.append(f"{where}: wider than the screen")
        page.context.close()
    return wrong


def test_every_screen_is_for_everybody(visit: OpenPage, served: Served, owner: Owner) -> None:
    wrong = check(visit, served, owner, only_one_look=True)
    assert not wrong, "\n".join(wrong)


@pytest.mark.slow
def test_every_screen_in_every_language_and_light(
    visit: OpenPage, served: Served, owner: Owner
) -> None:
    wrong = check(visit, served, owner, only_one_look=False)
    assert not wrong, "\n".join(wrong)


def test_a_screen_is_waited_for_though_nothing_is_asked_yet(
    visit: OpenPage, served: Served, owner: Owner
) -> None:
    state, places = owner
    page = visit(storage_state=state)
    page.add_init_script(LATE)
    for name in ("darjeeling-mid", "darjeeling-replay", "box-darjeeling"):
        come_to(page, f"{served.base}/{dict(places)[name]}")
        assert page.locator("main [data-place], main h1").count() > 0, name


def test_signs_are_seen_where_the_system_chooses_the_colours(
    visit: OpenPage, served: Served, owner: Owner
) -> None:
    state, places = owner
    page = visit(dark=True, forced_colors="active", storage_state=state)
    for game in teahouse.games():
        page.goto(f"{served.base}/{dict(places)[f'{game}-mid']}")
        page.locator("div.rim").wait_for()
        assert page.locator("main svg.i").count() > 0
        assert page.evaluate(UNSEEN_SIGNS) == []
        framed = page.locator(".turn").evaluate_all(
            "all => all.filter((one) => getComputedStyle(one).outlineStyle !== 'none').length"
        )
        assert framed == 1, game  # whose turn it is, and no line of the log


def test_the_first_page_is_light(visit: OpenPage, served: Served) -> None:
    sizes: dict[str, int] = {}
    page = visit()
    page.on("response", lambda answer: weigh(sizes, answer))
    page.goto(served.base)
    page.wait_for_load_state("networkidle")
    assert sizes
    assert sum(sizes.values()) < FIRST_LOAD, sizes


def test_the_first_board_of_every_title_is_light(visit: OpenPage, served: Served) -> None:
    for game in teahouse.games():
        ann = Person(visit(), served.base)
        asked = {"game": game, "kind": "link", "seats": [ANN, NOVICE], "settings": {}}
        made = ann.ask("POST", "/api/tables", {**asked, "options": {"players": 2}})
        line = ann.page.context.new_cdp_session(ann.page)
        line.send("Network.enable")
        addresses, sizes = dict[str, str](), dict[str, int]()
        line.on("Network.responseReceived", partial(note_address, addresses))
        line.on("Network.loadingFinished", partial(note_size, sizes))
        ann.page.goto(f"{served.base}/t/{made['table']['id']}")
        assert ann.wait_for_turn()
        ann.page.wait_for_load_state("networkidle")
        sent = {addresses[one]: size for one, size in sizes.items() if one in addresses}
        answers = {address: size for address, size in sent.items() if "/api/" in address}
        files = sum(size for address, size in sent.items() if address not in answers)
        assert 0 < files <= FIRST_BOARD, game
        assert 0 < sum(answers.values()) <= FIRST_ANSWERS, answers


def test_lessons_add_little_to_pages_that_do_not_show_them(visit: OpenPage, served: Served) -> None:
    elsewhere = {stem(path) for path in CLIENT.rglob("*.*") if path.parent.name != "learn"}
    parts = {stem(path) for path in (CLIENT / "learn").iterdir()} - elsewhere
    own = re.compile(rf"/(?:{'|'.join(parts)}|Learn|lessons-\w+|web-learn|web-coach)-[^/]*$")
    sizes: dict[str, int] = {}
    ann = Person(visit(), served.base)
    ann.page.on("response", lambda answer: weigh(sizes, answer))
    ann.page.goto(served.base)
    ann.page.wait_for_load_state("networkidle")
    ann.open_table("darjeeling", [ANN, NOVICE], players=2)
    ann.answers.first.wait_for()
    ann.page.wait_for_load_state("networkidle")
    found = {address: size for address, size in sizes.items() if own.search(address)}
    assert any("/syllabus-" in address for address in found), "the parts of a page are named anew"
    assert sum(found.values()) <= LESSONS, found


def stem(path: Path) -> str:
    return path.name.partition(".")[0]


def note_address(addresses: dict[str, str], told: dict[str, Any]) -> None:
    if not told["response"]["url"].endswith(".woff2"):
        addresses[told["requestId"]] = told["response"]["url"]


def note_size(sent: dict[str, int], told: dict[str, Any]) -> None:
    sent[told["requestId"]] = int(told["encodedDataLength"])


def weigh(sizes: dict[str, int], answer: Any) -> None:
    if answer.request.resource_type in ("script", "stylesheet"):
        sizes[answer.url] = len(gzip.compress(answer.body(), 9))


def test_the_language_is_the_reader_s_and_stays_chosen(visit: OpenPage, served: Served) -> None:
    page = visit(language="fr")
    page.goto(served.base)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_role("radio", name="Italiano").first.check()
    expect(page.locator("html")).to_have_attribute("lang", "it")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "it")
