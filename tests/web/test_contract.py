"""Every legal place can be seen and hit: a sample of what `python -m tests.web.contract` walks."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.support.playing import Person
from tests.support.seats import ANN, NOVICE
from tests.support.served import OpenPage, Served
from tests.web.contract import DESKTOPS, SIZES, Position, Size, check, positions
from tests.web.screens import still

KIND = {
    (1440, 900): "desk", (1280, 800): "desk", (1280, 720): "short", (1366, 768): "short",
    (1180, 820): "strip", (1024, 768): "strip", (820, 1180): "tablet", (390, 844): "phone",
    (844, 390): "short", (640, 360): "short",
    (640, 400): "short",  # a laptop of 1280 x 800 at 200 %
}  # fmt: skip
SAMPLE = {
    "ceylon": [(1280, 680), (640, 360), (390, 844)],
    "darjeeling": [(1280, 720), (844, 390), (360, 640)],
    "alubari": [(1280, 680), (1366, 768), (844, 390)],
}
KINDS = {
    "ceylon": ("destination", "card"),
    "darjeeling": ("start", "move"),
    "alubari": ("place", "build"),
}

QUESTIONS = 5
STILL = 0.05  # the share of the screen that may move from one question to the next
SHIFTS = """
  window.shifts = [];
  const where = ({ node }) => node?.parentElement?.outerHTML.slice(0, 120) ?? "";
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      window.shifts.push([value, sources.map(where)]);
  }).observe({ type: "layout-shift", buffered: true });
"""


def test_the_layout_goes_by_width_and_height(visit: OpenPage, served: Served) -> None:
    ann = Person(visit(), served.base)
    ann.open_table("darjeeling", [ANN, NOVICE], players=2)
    room = ann.page.locator(".room")
    room.wait_for()
    for (width, height), kind in KIND.items():
        ann.page.set_viewport_size({"width": width, "height": height})
        expect(room).to_contain_class(kind)
        named = ann.page.locator(".chips .name, .rail .name").last.bounding_box()
        assert named is not None
        assert min(named["width"], named["height"]) > 9, kind  # on every screen


def kinds_of(game: str) -> dict[str, Position]:
    """Each kind of decision with the most choices."""
    return {one.decision: one for one in reversed(positions(game))}


@pytest.mark.parametrize("game", SAMPLE)
def test_the_table_fits(browser: Browser, served: Served, game: str, tmp_path: Path) -> None:
    found = [kinds_of(game)[kind] for kind in KINDS[game]]
    wrong = list(check(browser, served.base, found, SAMPLE[game], tmp_path))
    assert not wrong, "\n".join([*wrong, f"pictures in {tmp_path}"])


# A sheet that takes its room late, one with wordy answers, and places from the top of the board to
# its end.
NARROW_ESCAPES = [
    ("ceylon", "site", (320, 568)),
    ("darjeeling", "ship", (320, 568)),
    ("alubari", "works", (360, 640)),
    ("alubari", "strengthen", (820, 1180)),
]


@pytest.mark.parametrize(("game", "kind", "size"), NARROW_ESCAPES)
def test_a_question_brings_its_places_into_sight(
    browser: Browser, served: Served, game: str, kind: str, size: Size, tmp_path: Path
) -> None:
    found = [kinds_of(game)[kind]]
    assert list(check(browser, served.base, found, [size], tmp_path)) == []


def nothing_moves(visit: OpenPage, base: str, game: str, size: Size) -> None:
    width, height = size
    ann = Person(visit({"width": width, "height": height}, touch=size not in DESKTOPS), base)
    ann.page.add_init_script(SHIFTS)
    ann.open_table(game, [ANN, NOVICE], players=2)
    ann.wait_for_turn()
    still(ann.page)
    for number in range(QUESTIONS):
        ann.page.evaluate("() => (window.shifts = [])")
        ann.choose(number)
        ann.wait_for_turn()
        still(ann.page)
        shifts = ann.page.evaluate("() => window.shifts")
        assert sum(value for value, _ in shifts) < STILL, shifts


@pytest.mark.parametrize(("game", "size"), [("ceylon", (390, 844)), ("darjeeling", (1280, 720))])
def test_nothing_moves_from_one_question_to_the_next(
    visit: OpenPage, served: Served, game: str, size: Size
) -> None:
    nothing_moves(visit, served.base, game, size)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(390, 844), (320, 568), (844, 390), (820, 1180), (1440, 900)])
@pytest.mark.parametrize("game", SAMPLE)
def test_nothing_moves_on_any_screen(
    visit: OpenPage, served: Served, game: str, size: Size
) -> None:
    nothing_moves(visit, served.base, game, size)


@pytest.mark.slow
@pytest.mark.parametrize("game", SAMPLE)
@pytest.mark.parametrize("size", SIZES)
def test_every_decision_fits_every_screen(
    browser: Browser, served: Served, game: str, size: Size, tmp_path: Path
) -> None:
    wrong = list(check(browser, served.base, positions(game), [size], tmp_path))
    assert not wrong, "\n".join([*wrong, f"pictures in {tmp_path}"])
