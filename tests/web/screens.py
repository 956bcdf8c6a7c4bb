"""Pictures of every screen: python -m tests.web.screens FOLDER [--only WORD ...] [--quick]
or the three small ones of the README: python -m tests.web.screens --readme

Home, new tables, rules, records, about; each game early, in the middle and at its end, and its
replay; in three languages, on a desktop, a tablet and a phone, light and dark. `--quick` takes
English in the light only, `--only phone fr` those with all these words in their names.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Request
from tests.support.kept_games import kept_games
from tests.support.playing import SETTLED, Person
from tests.support.served import DESKTOP, PHONE, ROOT, server_and_browser

import teahouse
from teahouse.core.journal import Journal
from teahouse.i18n import LANGUAGES

Owner = tuple[Any, list[tuple[str, str]]]  # a storage state, and names with their paths
SIZES = {"desktop": DESKTOP, "tablet": {"width": 820, "height": 1180}, "phone": PHONE}
SEATS = {"ceylon": 4, "darjeeling": 3, "alubari": 3}
FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
STANDS = "() => document.querySelector('main') && !document.querySelector('.loading')"
BOXES = """() => {
  const seen = [];
  for (const element of document.querySelectorAll("body *")) {
    const { x, y, width, height } = element.getBoundingClientRect();
    const box = [x, y, width, height].map((n) => Math.round(n * 4) / 4);
    const words = element.children.length ? "" : element.textContent;
    if (width > 0 && height > 0) seen.push([element.tagName, ...box, words].join(" "));
  }
  return seen;
}"""
STAGES = {"early": 0.08, "mid": 0.55}
HOUSE = (
    "",
    "box/ceylon",
    "box/darjeeling",
    "box/alubari",
    "learn",
    "learn/alubari",
    "learn/ceylon/C21",
    "learn/ceylon/questions",
    "learn/darjeeling/sheet",
    "solo",
    "bots",
    "about",
    "no/such/page",
    "friends",
    "join/cut",
    "me",
    "move/H7KD3Q",
)
NEW = ("friends", "screen", "bots")
README = ROOT / "docs" / "pictures"
SHOWN = {"home": "home", "ceylon-mid": "ceylon", "darjeeling-mid": "darjeeling"}


def finished(name: str) -> Journal:
    """A whole game, one of those that masters played."""
    return kept_games(name, "masters")[f"{SEATS[name]}-players"]


def positions(person: Person, name: str, journal: Journal) -> Iterator[tuple[str, str]]:
    """Addresses of one game at its stages, made by forking a finished one."""
    whole = person.bring(journal)
    replay = person.ask("GET", f"/api/tables/{whole}/replay")
    for stage, share in STAGES.items():
        at = round(replay["actions"] * share)
        while replay["history"][at]["seat"] != 0:  # a decision of the one who looks
            at += 1
        yield f"{name}-{stage}", person.fork(journal, at)
    yield f"{name}-end", f"t/{whole}"
    yield f"{name}-replay", f"replay/{whole}/{replay['actions'] // 2}"


def addresses(person: Person) -> Iterator[tuple[str, str]]:
    for path in HOUSE:
        yield path.replace("/", "-") or "home", path
    for name in teahouse.games():
        yield from ((f"new-{name}-{mode}", f"new/{name}?mode={mode}") for mode in NEW)
        yield from positions(person, name, finished(name))


def looks(quick: bool) -> Iterator[tuple[str, str, bool]]:
    for language in LANGUAGES[:1] if quick else LANGUAGES:
        for device in SIZES:
            for dark in (False,) if quick else (False, True):
                yield language, device, dark


def page_of(
    browser: Browser, state: Any, language: str, device: str, dark: bool, scale: float = 1
) -> Page:
    context = browser.new_context(
        viewport=SIZES[device],  # type: ignore[arg-type]
        locale=language,
        color_scheme="dark" if dark else "light",
        has_touch=device != "desktop",
        reduced_motion="reduce",
        storage_state=state,
        device_scale_factor=scale,
    )
    return context.new_page()


class Waiting:
    """What a page has asked for and not got yet."""

    def __init__(self) -> None:
        self.requests: set[Request] = set()

    def begin(self, request: Request) -> None:
        self.requests.add(request)

    def end(self, request: Request) -> None:
        self.requests.discard(request)


def come_to(page: Page, address: str) -> None:
    """Go there and wait until the screen stands and asks for nothing more.

    An idle network says nothing: on a busy machine the page may not have asked yet.
    """
    waiting = Waiting()
    page.on("request", waiting.begin)
    page.on("requestfinished", waiting.end)
    page.on("requestfailed", waiting.end)
    page.goto(address)
    page.wait_for_function(STANDS)
    page.evaluate(FRAMES)
    while waiting.requests:
        page.evaluate(FRAMES)
    page.remove_listener("request", waiting.begin)
    page.remove_listener("requestfinished", waiting.end)
    page.remove_listener("requestfailed", waiting.end)


def still(page: Page, look: str = BOXES) -> Any:
    """What this says of the page, once two looks agree: what measures itself has done so."""
    page.wait_for_function(SETTLED)
    before, found = object(), object()
    while found != before:
        page.evaluate(FRAMES)
        before, found = found, page.evaluate(look)
    return found


def shoot(page: Page, address: str, file: Path) -> None:
    come_to(page, address)
    still(page)
    page.screenshot(path=file)
    print(file.name, flush=True)


def take(browser: Browser, base: str, folder: Path, only: list[str], quick: bool) -> None:
    state, places = owner_of_all(browser, base)
    for language, device, dark in looks(quick):
        page = page_of(browser, state, language, device, dark)
        for place, path in places:
            name = f"{place}-{language}-{device}-{'dark' if dark else 'light'}"
            if all(word in name for word in only):
                shoot(page, f"{base}/{path}", folder / f"{name}.png")
        page.context.close()


def take_for_readme(browser: Browser, base: str) -> None:
    state, places = owner_of_all(browser, base)
    page = page_of(browser, state, "en", "desktop", dark=False, scale=0.5)
    README.mkdir(exist_ok=True)
    for name, path in places:
        if name in SHOWN:
            shoot(page, f"{base}/{path}", README / f"{SHOWN[name]}.png")


def owner_of_all(browser: Browser, base: str) -> Owner:
    """The cookie of somebody who has a table of every kind, and the addresses of all screens."""
    context = browser.new_context()
    person = Person(context.new_page(), base)
    person.page.goto(base)
    places = list(addresses(person))  # the first table gives the cookie
    cookie = context.storage_state()["cookies"]  # and not the settings: the language is the page's
    met = json.dumps({"met": list(teahouse.games())})  # but no guide for newcomers
    kept = {"origin": base, "localStorage": [{"name": "teahouse-settings", "value": met}]}
    return {"cookies": cookie, "origins": [kept]}, places


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path, nargs="?", default=Path("screens"))
    parser.add_argument("--only", nargs="+", default=[], metavar="WORD")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--readme", action="store_true")
    given = parser.parse_args()
    with server_and_browser() as (base, browser):
        if given.readme:
            take_for_readme(browser, base)
        else:
            given.folder.mkdir(parents=True, exist_ok=True)
            take(browser, base, given.folder, given.only, given.quick)


if __name__ == "__main__":
    main()
