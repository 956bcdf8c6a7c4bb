"""Does the table fit? Every kind of decision on every screen: python -m tests.web.contract FOLDER

Prints what is wrong and leaves pictures of it in the folder. `--only ceylon` takes the decisions
with this word in their names, `--size 844x390` only this screen.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page
from tests.web.conftest import ROOT, SOON, house_and_browser
from tests.web.playing import Person
from tests.web.screens import FRAMES, come_to

import teahouse
from teahouse.core.journal import Journal
from teahouse.core.registry import replay
from teahouse.i18n import LANGUAGES

Size = tuple[int, int]
DESKTOPS: list[Size] = [(1280, 680), (1280, 720), (1366, 768), (1440, 900), (1920, 1080)]
DESKTOPS += [(2560, 1440)]
TABLETS: list[Size] = [(820, 1180), (1180, 820)]
PHONES: list[Size] = [(390, 844), (360, 640), (320, 568), (844, 390), (640, 360)]
MOUSE, FINGER = 24, 44  # pixels one can hit
NAMES = ("Anaïs", "Matteo", "Priya", "Oolong", "Sencha")
SETTLED = 500  # milliseconds until what measures itself has done so

PLACES = """([least, all]) => {
  const words = (element) => (element.getAttribute("aria-label") || element.dataset.choice);
  const isHit = (place) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit?.closest("[data-choice]")?.dataset.choice === place.dataset.choice;
  };
  const places = [...document.querySelectorAll("main [data-choice]")];
  const ids = [...new Set(places.map((place) => place.dataset.choice))];
  const wrong = [];
  const hidden = [];
  for (const id of ids) {
    const same = places.filter((place) => place.dataset.choice === id);
    const open = same.find(isHit);
    if (!open) hidden.push(id);
    const { width, height } = (open ?? same[0]).getBoundingClientRect();
    if (Math.min(width, height) < least)
      wrong.push(`${words(same[0])} is ${Math.round(width)} x ${Math.round(height)}`);
  }
  if (all) wrong.push(...hidden.map((id) => `${id} cannot be hit`));
  return { wrong, hidden, shown: ids.length - hidden.length };
}"""
PAN = """(id) => {
  const place = document.querySelector(`main [data-choice="${CSS.escape(id)}"]`);
  place.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
}"""
CUES = """() => [...document.querySelectorAll(".cue")].map((cue) => Number(cue.innerText))"""
# Text that its box or one around it cuts off; what scrolls or is hidden on purpose does not count.
CUT = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest("svg, .sr, [inert], .loading")) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (let box = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      if (overflowX === "auto" || overflowY === "auto") break;
      const edge = box.getBoundingClientRect();
      const wide = text.right > edge.right + 1.5 || text.left < edge.left - 1.5;
      const high = text.bottom > edge.bottom + 4 || text.top < edge.top - 4;
      if ((wide && overflowX !== "visible") || (high && overflowY !== "visible")) {
        found.push(`"${node.data.trim().slice(0, 60)}" is cut by .${box.className}`);
        break;
      }
      if (position === "fixed") break;
    }
  }
  return [...new Set(found)];
}"""


@dataclass(frozen=True)
class Position:
    """A decision in one of the golden games."""

    game: str
    path: Path
    at: int
    seat: int
    players: int
    decision: str
    choices: int

    def __str__(self) -> str:
        return f"{self.game} {self.decision}, {self.players} players"


def decisions(game: str, path: Path) -> Iterator[Position]:
    journal = Journal.read(path.read_text("utf-8"))
    state = replay(journal, upto=0)
    for at, action in enumerate(journal.actions):
        seat = state.actor
        assert seat is not None
        asked = str(state.view(seat)["decision"])
        yield Position(game, path, at, seat, state.players, asked, len(state.legal_ids()))
        state.apply(action)


@cache
def positions(game: str) -> list[Position]:
    """Of every kind of decision the one with the most choices; every number of players."""
    golden = sorted((ROOT / "tests" / "games" / game / "golden").glob("*.json"))
    found = [one for path in golden for one in decisions(game, path)]
    found.sort(key=lambda one: -one.choices)
    first: dict[object, Position] = {}
    for one in found:
        first.setdefault(one.decision, one)
        first.setdefault(one.players, one)
    return list(dict.fromkeys(first.values()))


def table_of(person: Person, one: Position) -> str:
    """The path of a table that stands at this position, the person in the seat that is asked."""
    journal = Journal.read(one.path.read_text("utf-8")).as_json()
    kept = person.ask("POST", "/api/games", {"journal": journal})
    assert "table" in kept, (one, kept)
    whole = kept["table"]["id"]
    seats: list[dict[str, Any]] = [
        {"kind": "bot", "name": name, "level": "novice"} for name in NAMES[: one.players]
    ]
    seats[one.seat] = {"kind": "person", "name": NAMES[one.seat]}
    made = person.ask("POST", f"/api/games/{whole}/fork", {"at": one.at, "seats": seats})
    return f"t/{made['table']['id']}"


def settle(page: Page) -> None:
    page.wait_for_timeout(SETTLED)
    page.evaluate(FRAMES)


def complaints(page: Page, size: Size) -> list[str]:
    """What is wrong with the table as it lies on a page of this size."""
    settle(page)
    phone = size in PHONES
    least = MOUSE if size in DESKTOPS else FINGER
    seen = page.evaluate(PLACES, [least, not phone])
    wrong = list(seen["wrong"])
    if phone and seen["hidden"]:
        wrong += outside(page, seen)
    wrong += page.evaluate(CUT)
    return wrong


def outside(page: Page, seen: dict[str, Any]) -> list[str]:
    """What a phone does not show at once: is it counted, and does one move bring it?"""
    wrong = [] if seen["shown"] else ["no place is in sight"]
    counted, hidden = sum(page.evaluate(CUES)), len(seen["hidden"])
    if counted < hidden:
        wrong.append(f"the cues count {counted} of {hidden} places")
    for place in seen["hidden"]:
        page.evaluate(PAN, place)
        page.evaluate(FRAMES)
        if place in page.evaluate(PLACES, [0, False])["hidden"]:
            wrong.append(f"{place} cannot be hit after a pan")
    return wrong


def check(
    browser: Browser, base: str, found: list[Position], sizes: list[Size], pictures: Path
) -> Iterator[str]:
    """What is wrong with these decisions on these screens, the languages in turn."""
    for number, one in enumerate(found):
        language = LANGUAGES[number % len(LANGUAGES)]
        with browser.new_context() as context:
            host = Person(context.new_page(), base)
            host.page.goto(base)
            path = table_of(host, one)
            for size in sizes:
                name = f"{one}, {language}, {size[0]} x {size[1]}"
                with browser.new_context(
                    viewport={"width": size[0], "height": size[1]},
                    locale=language,
                    has_touch=size not in DESKTOPS,
                    reduced_motion="reduce",
                    storage_state=context.storage_state(),
                ) as screen:
                    page = screen.new_page()
                    page.set_default_timeout(SOON)
                    come_to(page, f"{base}/{path}")
                    wrong = complaints(page, size)
                    if wrong:
                        page.screenshot(path=pictures / f"{name}.png")
                yield from (f"{name}: {said}" for said in wrong)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", metavar="WORD")
    parser.add_argument("--size", default="", metavar="WIDTHxHEIGHT")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    sizes = [size for size in DESKTOPS + TABLETS + PHONES if given.size in f"{size[0]}x{size[1]}"]
    found = [one for game in teahouse.games() for one in positions(game) if given.only in str(one)]
    with house_and_browser() as (base, browser):
        for said in check(browser, base, found, sizes, given.folder):
            print(said, flush=True)


if __name__ == "__main__":
    main()
