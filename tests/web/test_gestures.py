"""The board under fingers, wheel and keys: nearer, moved, whole again."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import CDPSession, Page, expect
from tests.support.playing import MOVED_ON, STANDS, at_table
from tests.support.served import PHONE, OpenPage, Served
from tests.web.screens import still

import teahouse

Point = tuple[float, float]
WHERE = """() => {
  const board = document.querySelector("main.box > .board"), box = board.parentElement;
  const seen = new DOMMatrix(getComputedStyle(board).transform);
  return {
    scale: seen.a, x: seen.e, y: seen.f - box.scrollTop,
    least: box.clientHeight - Math.max(box.clientHeight, board.scrollHeight) * seen.a,
  };
}"""

AT_FOOT = f"""() => {{
  const at = ({WHERE})();
  const within = [...document.querySelectorAll("main.box > .board *")];
  const scrolls = within.filter((one) => getComputedStyle(one).overflowY === "auto");
  const down = (one) => one.scrollTop + one.clientHeight > one.scrollHeight - 2;
  return at.y <= at.least + 1 && scrolls.every(down);
}}"""

MAGNIFIED_OR_CHOSEN = f"""stood =>
  document.querySelector("main.near") !== null || ({MOVED_ON})(stood)"""

# A finger is broad: a touch beside a choice goes to the choice.
FREE = """() => {
  const box = document.querySelector("main.box"), edge = box.getBoundingClientRect();
  const taken = [...box.querySelectorAll("[data-choice], button")];
  const places = taken.map((one) => one.getBoundingClientRect());
  const beside = (at, x, y) => Math.hypot(
    Math.max(at.left - x, 0, x - at.right), Math.max(at.top - y, 0, y - at.bottom));
  for (let y = edge.top + 20; y < edge.bottom - 20; y += 10)
    for (let x = edge.left + 12; x < edge.right - 12; x += 10)
      if (box.contains(document.elementFromPoint(x, y)) &&
          places.every((at) => beside(at, x, y) > 40)) return [x, y];
  return null;
}"""

INSIDE = """() => {
  const rim = document.querySelector("div.rim").getBoundingClientRect();
  const parts = [...document.querySelectorAll(".rim > .asked, .rim > .answers")];
  return parts.map((part) => part.getBoundingClientRect())
    .every((box) => box.top >= rim.top && box.bottom <= rim.bottom);
}"""


def where(page: Page) -> dict[str, float]:
    """Where the board lies, once it lies still."""
    return dict(still(page, WHERE))


def scale_is(page: Page, test: str) -> None:
    page.wait_for_function(f"() => {{ const {{ scale }} = ({WHERE})(); return {test}; }}")


class Fingers:
    """Real touches, as the browser gets them from a screen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.line: CDPSession = page.context.new_cdp_session(page)

    def send(self, kind: str, *points: Point) -> None:
        touches = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def move(self, *ways: tuple[Point, Point], steps: int = 6) -> None:
        """Each finger from one point to another, together."""
        self.send("touchStart", *(start for start, _ in ways))
        for step in range(1, steps + 1):
            share = step / steps
            self.send(
                "touchMove",
                *(
                    (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
                    for start, end in ways
                ),
            )
        self.send("touchEnd")

    def tap_twice(self, point: Point) -> None:
        """Within a moment, however slowly the touches are sent."""
        began = time.time()
        for n, kind in enumerate(("touchStart", "touchEnd") * 2):
            touches = [{"x": point[0], "y": point[1]}] if kind == "touchStart" else []
            event = {"type": kind, "touchPoints": touches, "timestamp": began + n * 0.05}
            self.line.send("Input.dispatchTouchEvent", event)


def middle_of_the_board(page: Page) -> Point:
    box = page.locator("main.box").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def free_point(page: Page) -> Point:
    """On a board that lies still, a point that is not covered and far from every choice."""
    found = still(page, FREE)
    assert found, "the whole board is choices"
    x, y = found
    return x, y


@pytest.mark.parametrize("game", teahouse.games())
def test_two_fingers_bring_the_board_nearer_and_one_moves_it(
    visit: OpenPage, served: Served, game: str
) -> None:
    ann = at_table(visit(PHONE, touch=True), served.base, game)
    page, fingers = ann.page, Fingers(ann.page)
    x, y = middle_of_the_board(page)
    before = ann.state()["seq"]
    fingers.move(((x - 30, y), (x - 90, y)), ((x + 30, y), (x + 90, y)))
    scale_is(page, "scale > 2")
    near = where(page)
    fingers.move(((x, y), (x - 60, y - 40)))
    page.wait_for_function(f"() => ({WHERE})().x < {near['x']} - 40")
    for _ in range(60):  # down to its very foot, and no further
        fingers.move(((x, y + 80), (x, y - 160)), steps=3)
        if page.evaluate(AT_FOOT):
            break
    page.wait_for_function(AT_FOOT)
    assert where(page)["y"] >= where(page)["least"] - 1
    fingers.move(((x - 120, y), (x - 20, y)), ((x + 120, y), (x + 20, y)))
    scale_is(page, "scale === 1")
    assert ann.state()["seq"] == before  # nothing was chosen by the way
    expect(ann.main).to_have_count(1 if len(ann.state()["legal"]) == 1 else 0)


def test_a_double_tap_brings_the_board_nearer_and_back(visit: OpenPage, served: Served) -> None:
    ann = at_table(visit(PHONE, touch=True), served.base, "darjeeling")
    fingers = Fingers(ann.page)
    for test in ("scale === 2", "scale === 1"):
        fingers.tap_twice(free_point(ann.page))
        scale_is(ann.page, test)


def test_a_tap_chooses_and_the_button_does_it(visit: OpenPage, served: Served) -> None:
    ann = at_table(visit(PHONE, touch=True), served.base, "darjeeling")
    place = ann.page.locator("main.box [data-choice]").first
    place.scroll_into_view_if_needed()
    stood = ann.page.evaluate(STANDS)
    place.tap()
    ann.page.wait_for_function(MAGNIFIED_OR_CHOSEN, arg=stood)
    if where(ann.page)["scale"] > 1:  # tiles closer than a finger: the first tap magnified them
        place.tap()
        ann.move_on(stood)
    ann.choices.first.tap()  # which way the collector faces
    before = ann.seq.get_attribute("data-seq") or ""
    ann.main.tap()
    expect(ann.seq).not_to_have_attribute("data-seq", before)


def sheet_reaches_the_edge(page: Page) -> None:
    """Its tabs lie at the lower edge of the screen, and what is mine fills the rest."""
    mine, tabs = page.locator(".tray .in"), page.locator(".tray .parts")
    expect(tabs).to_be_visible()
    boxes = mine.bounding_box(), tabs.bounding_box()
    assert boxes[0] is not None
    assert boxes[1] is not None
    assert boxes[1]["y"] + boxes[1]["height"] == pytest.approx(PHONE["height"], abs=1)
    assert boxes[0]["y"] + boxes[0]["height"] == pytest.approx(boxes[1]["y"], abs=1)


def test_the_sheet_of_a_phone_is_pulled_up_and_down(visit: OpenPage, served: Served) -> None:
    ann = at_table(visit(PHONE, touch=True), served.base, "ceylon")
    fingers, sheet = Fingers(ann.page), ann.page.locator("section.tray")
    expect(sheet).to_contain_class("peek")  # the answers lie on the board
    for by, stop in ((-80, "half"), (-80, "full"), (80, "half"), (80, "peek")):
        box = ann.page.locator(".handle").bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        fingers.move(((x, y), (x, y + by)))
        expect(sheet).to_contain_class(stop)
        if stop == "full":
            sheet_reaches_the_edge(ann.page)


def test_wheel_keys_and_buttons_bring_the_board_nearer(visit: OpenPage, served: Served) -> None:
    ann = at_table(visit(), served.base, "ceylon")
    page = ann.page
    x, y = middle_of_the_board(page)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    scale_is(page, "scale > 1.5")
    near = where(page)
    page.mouse.down()
    page.mouse.move(x + 80, y + 50, steps=4)
    page.mouse.up()
    page.wait_for_function(f"() => ({WHERE})().x > {near['x']} + 40")
    page.mouse.wheel(0, 4000)
    scale_is(page, "scale === 1")
    page.get_by_role("main", name=ann.texts("web-table-board")).focus()
    page.keyboard.press("+")
    page.keyboard.press("+")
    scale_is(page, "scale > 1.6")
    near = where(page)
    page.keyboard.press("ArrowRight")
    page.wait_for_function(f"() => ({WHERE})().x < {near['x']}")
    page.keyboard.press("0")
    scale_is(page, "scale === 1")
    ann.button("web-table-zoom-in").click()
    scale_is(page, "scale > 1.2")
    ann.button("web-table-zoom-reset").click()
    scale_is(page, "scale === 1")
    assert ann.state()["status"] == "running"


@pytest.mark.parametrize("phone", [False, True])
def test_nothing_moves_away_under_a_hand_that_hovers(
    visit: OpenPage, served: Served, phone: bool
) -> None:
    ann = at_table(visit(PHONE, touch=True) if phone else visit(), served.base, "alubari")
    assert ann.page.evaluate(INSIDE)
    for number in range(3):
        for choice in ann.choices.all()[:4]:
            choice.scroll_into_view_if_needed()
            ann.page.mouse.move(5, 300)
            still(ann.page)
            before = choice.bounding_box()
            choice.hover()
            still(ann.page)
            assert choice.bounding_box() == before
        ann.choose(number)
        assert ann.wait_for_turn()


def test_on_a_phone_what_is_mine_is_always_in_sight(visit: OpenPage, served: Served) -> None:
    ann = at_table(visit(PHONE, touch=True), served.base, "ceylon")
    purse, tray = ann.page.locator(".handle .purse"), ann.page.locator("section.tray")
    expect(purse).to_be_in_viewport(ratio=1)
    view = ann.state()["view"]
    rupees = view["seats"][view["seat"]]["rupees"]
    expect(purse.locator(".num").first).to_have_text(str(rupees))
    for _ in range(2):
        if not tray.evaluate("tray => tray.matches('.full')"):
            ann.page.locator(".handle").tap()
    expect(tray).to_contain_class("full")
    for name in ("players", "mine", "mine"):  # whatever is tapped, the sheet stays
        ann.page.locator(".parts").get_by_role("button").nth(int(name == "players")).tap()
        expect(tray).to_contain_class("full")
    expect(purse).to_be_in_viewport(ratio=1)
