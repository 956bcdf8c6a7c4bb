"""Does the table fit? Every kind of decision on every screen: python -m tests.web.contract FOLDER

Prints what is wrong and leaves pictures of it in the folder. `--only ceylon` takes the decisions
with this word in their names, `--size 844x390` only this screen, `--sample 6` six of each game.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from playwright.sync_api import Browser, Page
from tests.support.kept_games import kept_games
from tests.support.playing import Person
from tests.support.served import SOON, server_and_browser
from tests.web.screens import come_to, still

import teahouse
from teahouse.core.journal import Journal
from teahouse.core.registry import replay
from teahouse.i18n import LANGUAGES

Size = tuple[int, int]
DESKTOPS: list[Size] = [(1280, 680), (1280, 720), (1366, 768), (1440, 900), (1920, 1080)]
DESKTOPS += [(2560, 1440)]
TABLETS: list[Size] = [(820, 1180), (1180, 820)]
PHONES: list[Size] = [(390, 844), (360, 640), (320, 568), (844, 390), (640, 360)]
SIZES = DESKTOPS + TABLETS + PHONES
MOUSE, FINGER = 24, 44  # pixels one can hit

# Which places can be hit, and how far to each side of their centres: their glow counts, and what
# lies over them. A place that may be panned to is measured where the pan brings it, and one that is
# too small for a finger where its tap brings it.
PLACES = """async ([least, touch, pans]) => {
  const words = (element) => (element.getAttribute("aria-label") || element.dataset.choice);
  const centre = (place) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const choiceAt = (x, y) =>
    document.elementFromPoint(x, y)?.closest("[data-choice]")?.dataset.choice;
  const hits = (id, x, y) => choiceAt(x, y) === id;
  const isHit = (place) => hits(place.dataset.choice, ...centre(place));
  const reach = (place, dx, dy) => {
    const [x, y] = centre(place);
    let far = 0;
    while (far < least && hits(place.dataset.choice, x + dx * (far + 1), y + dy * (far + 1))) far++;
    return far;
  };
  const sizeOf = (place) =>
    [[1, 0], [0, 1]].map(([dx, dy]) => reach(place, dx, dy) + reach(place, -dx, -dy) + 1);
  const pan = (place) =>
    place.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const places = () => [...document.querySelectorAll("main [data-choice]")];
  const ids = [...new Set(places().map((place) => place.dataset.choice))];
  const sameAs = (id) => places().filter((place) => place.dataset.choice === id);
  const hidden = ids.filter((id) => !sameAs(id).some(isHit));
  const frames = () =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const sizes = (id) => sameAs(id).filter(isHit).map(sizeOf);
  const isLarge = (sizes) => sizes.some((size) => Math.min(...size) >= least);
  const tap = async (x, y) => {
    const at = { clientX: x, clientY: y, pointerType: "touch", bubbles: true, cancelable: true };
    document.elementFromPoint(x, y).dispatchEvent(new PointerEvent("click", at));
    await frames();
  };
  const rim = (what) => document.querySelector(`.rim${what}, .rim ${what}`);
  const settled = async () => {
    while (rim('[aria-busy="true"]')) await frames();
  };
  /** What was chosen is on the button, or a further question follows. */
  const isTaken = async (id) => {
    await settled();
    return rim(`[data-do="${id}"]`) || !rim('[data-planned="0"]');
  };
  /** The question is as it was. */
  const isAskedAgain = () =>
    rim('[data-planned="0"]') && !rim("[data-do]:not(.finishes)") &&
    ids.every((id) => sameAs(id).length);
  const letGo = async () => {
    for (let tries = 0; tries < 20; tries++) {
      await settled();
      if (isAskedAgain()) return;
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
      await frames();
    }
  };
  /** A finger that covers several places brings them nearer; beside a single one it means that. */
  const isForFingers = async (id) => {
    const [x, y] = centre(sameAs(id).find(isHit));
    const far = least / 2 - 1;
    const around = [[x + far, y], [x - far, y], [x, y + far], [x, y - far]];
    const isAlone = around.every((at) => !choiceAt(...at) || choiceAt(...at) === id);
    await tap(...((isAlone && around.find((at) => !choiceAt(...at))) || [x, y]));
    const near = document.querySelector("main.near");
    const fits = isAlone ? await isTaken(id) : near && isLarge(sizes(id));
    near?.querySelector(".zoom button").click();
    await letGo();
    return fits;
  };
  const wrong = [];
  for (const id of ids) {
    if (pans) {
      pan(sameAs(id)[0]);
      await frames();
      await frames(); // the cues follow
    }
    const found = sizes(id);
    const said = `${words(sameAs(id)[0])} is ${found.map((size) => size.join(" x ")).join(" or ")}`;
    if (!found.length) wrong.push(`${words(sameAs(id)[0])} cannot be hit`);
    else if (!isLarge(found) && !(touch && (await isForFingers(id)))) wrong.push(said);
  }
  return { wrong, hidden: hidden.length, shown: ids.length - hidden.length };
}"""
CUES = """() => [...document.querySelectorAll(".cue")].map((cue) => Number(cue.dataset.n))"""
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


@dataclass(frozen=True, eq=False)
class Position:
    """A decision in one of the golden games."""

    journal: Journal
    at: int
    seat: int
    players: int
    decision: str
    choices: int

    def __str__(self) -> str:
        return f"{self.journal.game} {self.decision}, {self.players} players"


def decisions(journal: Journal) -> Iterator[Position]:
    state = replay(journal, upto=0)
    for at, action in enumerate(journal.actions):
        seat = state.actor
        assert seat is not None
        assert state.decision is not None
        asked = state.decision.name.lower()
        yield Position(journal, at, seat, state.players, asked, len(state.legal_ids()))
        state.apply(action)


@cache
def positions(game: str) -> list[Position]:
    """Of every kind of decision the one with the most choices; every number of players."""
    found = [one for journal in kept_games(game, "golden").values() for one in decisions(journal)]
    found.sort(key=lambda one: -one.choices)
    first: dict[object, Position] = {}
    for one in found:
        first.setdefault(one.decision, one)
        first.setdefault(one.players, one)
    return list(dict.fromkeys(first.values()))


def complaints(page: Page, size: Size) -> list[str]:
    """What is wrong with the table as it lies on a page of this size."""
    still(page)
    counted = sum(page.evaluate(CUES))
    cut: list[str] = page.evaluate(CUT)
    touch = size not in DESKTOPS
    seen = page.evaluate(PLACES, [FINGER if touch else MOUSE, touch, size in PHONES])
    wrong: list[str] = seen["wrong"] + cut
    if seen["hidden"] and not seen["shown"]:
        wrong.append("no place is in sight")
    if size in PHONES and counted < seen["hidden"]:
        wrong.append(f"the cues count {counted} of {seen['hidden']} places")
    return wrong


def check(
    browser: Browser, base: str, found: list[Position], sizes: list[Size], pictures: Path
) -> Iterator[str]:
    """What is wrong with these decisions on these screens, the languages in turn."""
    for number, one in enumerate(found):
        language = LANGUAGES[number % len(LANGUAGES)]
        print(f"{number + 1} of {len(found)}: {one}", file=sys.stderr, flush=True)
        with browser.new_context() as context:
            host = Person(context.new_page(), base)
            address = f"{base}/{host.fork(one.journal, one.at, one.seat)}"
            for touch in (False, True):
                with browser.new_context(
                    locale=language,
                    has_touch=touch,
                    reduced_motion="reduce",
                    storage_state={"cookies": context.storage_state()["cookies"]},
                ) as screen:
                    page = screen.new_page()
                    page.set_default_timeout(SOON)
                    for size in (size for size in sizes if (size not in DESKTOPS) == touch):
                        page.set_viewport_size({"width": size[0], "height": size[1]})
                        if page.url != address or size in PHONES:  # what a phone shows first
                            come_to(page, address)
                        wrong = complaints(page, size)
                        name = f"{one}, {language}, {size[0]} x {size[1]}"
                        if wrong:
                            page.screenshot(path=pictures / f"{name}.png")
                        yield from (f"{name}: {said}" for said in wrong)


def sampled(game: str, word: str, most: int) -> list[Position]:
    """At most so many of the decisions with this word in their names, of all kinds."""
    found = [one for one in positions(game) if word in str(one)]
    return found[:: -(-len(found) // most)] if found else []


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", metavar="WORD")
    parser.add_argument("--size", default="", metavar="WIDTHxHEIGHT")
    parser.add_argument("--sample", type=int, default=1000, metavar="NUMBER")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    sizes = [size for size in SIZES if given.size in f"{size[0]}x{size[1]}"]
    found = [one for game in teahouse.games() for one in sampled(game, given.only, given.sample)]
    with server_and_browser() as (base, browser):
        for said in check(browser, base, found, sizes, given.folder):
            print(said, flush=True)


if __name__ == "__main__":
    main()
