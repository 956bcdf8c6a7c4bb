"""A phone in landscape: little height, so what is needed first has to be in sight."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect
from tests.support.playing import Person, at_table
from tests.support.served import OpenPage, Served
from tests.web.contract import positions
from tests.web.screens import still

import teahouse

LYING = {"width": 844, "height": 390}
MORE = "() => document.querySelector('.tray .more button')?.dataset.n ?? null"
DOUBLE = 600  # milliseconds after which a second tap is no half of a double one
WHERE = """() => [...document.querySelectorAll("main .stalls, main .board")]
  .map((one) => one.scrollTop + one.scrollLeft)"""


def asked(visit: OpenPage, served: Served, kind: str, game: str = "alubari") -> Person:
    """At a table of that game, asked this."""
    ann = Person(visit(LYING, touch=True), served.base)
    found = next(one for one in positions(game) if one.decision == kind)
    ann.at(found.journal, found.at, found.seat)
    return ann


def box_of(found: Locator) -> dict[str, float]:
    box = found.bounding_box()
    assert box is not None
    return {side: size for side, size in box.items() if isinstance(size, int | float)}


def test_what_finishes_stands_beside_the_answers(visit: OpenPage, no_workers: Served) -> None:
    ann = asked(visit, no_workers, "strengthen")
    expect(ann.main).to_be_in_viewport(ratio=1)
    expect(ann.choices.first).to_be_in_viewport(ratio=1)
    answer, finish = box_of(ann.choices.first), box_of(ann.main)
    assert answer["x"] + answer["width"] <= finish["x"]


def test_the_button_says_that_it_ends_what_could_go_on(visit: OpenPage, no_workers: Served) -> None:
    ann = asked(visit, no_workers, "cubes")
    legal = ann.state()["legal"]
    cube = next(one for one in legal if one["choice"] != "done")
    ann.page.locator(f"main [data-choice='{cube['id']}']").first.tap()
    good = ann.texts("web-alubari-amount", good=cube["values"]["cube"], n=1)
    words, done = ann.texts("web-alubari-cubes", goods=good), ann.texts("alubari-choice-done")
    expect(ann.main).to_have_text(f"{words} · {done}")


def test_the_board_stays_where_it_is_while_one_goes_on(visit: OpenPage, no_workers: Served) -> None:
    ann = asked(visit, no_workers, "works")
    first = ann.page.locator("main [data-choice]").first
    expect(first).to_be_in_viewport(ratio=1)
    ann.page.wait_for_function(f"() => ({WHERE})().some((far) => far > 0)")
    before = still(ann.page, WHERE)
    ann.choices.last.tap()
    expect(ann.page.locator("[data-planned]")).to_have_attribute("data-planned", "1")
    expect(ann.page.locator("main [data-choice]").first).to_be_in_viewport(ratio=1)
    assert still(ann.page, WHERE) == before


COVERED = """() => [...document.querySelectorAll(".cue")].flatMap((cue) => {
  const { left, right, top, bottom } = cue.getBoundingClientRect();
  return [...document.querySelectorAll("main [data-choice]")].filter((place) => {
    const { x, y, width, height } = place.getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    return across > left && across < right && down > top && down < bottom;
  });
}).length"""


def test_a_cue_stands_where_it_covers_no_place(visit: OpenPage, no_workers: Served) -> None:
    ann = asked(visit, no_workers, "place")
    expect(ann.page.locator(".cue.right")).to_be_visible()
    ann.page.wait_for_function(f"() => ({COVERED})() === 0")


OVER_A_PIECE = """() => [...document.querySelectorAll(".cue")].flatMap((cue) => {
  const edge = cue.getBoundingClientRect();
  return [...document.querySelectorAll("main [data-piece]")].filter((piece) => {
    const { left, right, top, bottom } = piece.getBoundingClientRect();
    return left < edge.right && right > edge.left && top < edge.bottom && bottom > edge.top;
  });
}).length"""


def test_a_cue_says_what_it_counts_and_lies_on_no_piece(visit: OpenPage, served: Served) -> None:
    page = visit(LYING, touch=True)
    page.goto(f"{served.base}/lesson/darjeeling/collector")
    page.get_by_role("button", name="Go on").tap()
    expect(page.locator(".cue").first).to_have_text(re.compile(r"^[1-9]\d* more (above|below)$"))
    page.wait_for_function(f"() => ({OVER_A_PIECE})() === 0")


def test_answers_below_the_edge_are_counted_and_reached(visit: OpenPage, served: Served) -> None:
    ann = asked(visit, served, "move", "darjeeling")
    more = ann.page.locator(".tray .more button")
    expect(more).to_have_text(f"{more.get_attribute('data-n')} more below")
    hidden = ann.page.locator(".answers .row .btn").last
    expect(hidden).not_to_be_in_viewport()
    while n := still(ann.page, MORE):
        more.tap()
        ann.page.wait_for_function(f"n => ({MORE})() !== n", arg=n)
    expect(hidden).to_be_in_viewport()


def test_what_the_others_did_has_the_width_for_its_words(visit: OpenPage, served: Served) -> None:
    ann = at_table(visit(LYING, touch=True), served.base, "alubari")
    for _ in range(6):  # until the others have done something since
        ann.choose()
        assert ann.wait_for_turn()
        if ann.button("web-table-since").count() > 0:
            break
    ann.button("web-table-since").tap()
    recap = ann.page.locator(".recap")
    told, column = box_of(recap.locator("p")), box_of(ann.page.locator("div.rim"))
    assert told["width"] > 0.6 * column["width"]
    on = box_of(recap.locator(".on"))
    assert told["y"] + told["height"] <= on["y"]  # and nothing lies on them


def test_players_and_log_scroll_together(visit: OpenPage, no_workers: Served) -> None:
    ann = asked(visit, no_workers, "chaiwala")
    ann.button("web-table-rail").tap()
    rail = ann.page.locator("aside.rail")
    expect(rail).to_contain_class("open")
    tabs = rail.get_by_role("tablist")
    players = box_of(rail.locator(".player-row").last)
    assert players["y"] + players["height"] <= box_of(tabs)["y"] + 1
    log = rail.get_by_role("tabpanel")
    log.evaluate("panel => panel.scrollIntoView({ block: 'start' })")
    assert box_of(log)["height"] > 100


def test_what_a_lesson_points_at_comes_into_sight(visit: OpenPage, no_workers: Served) -> None:
    page, game = visit(LYING, touch=True), teahouse.game("alubari")
    page.goto(f"{no_workers.base}/lesson/alubari/track")
    page.get_by_role("button", name="Go on").tap()
    for area in ("C", "D"):
        expect(page.locator(f"main [data-place='area-{area}'] h3")).to_be_in_viewport(ratio=1)
        space = page.locator(f".answers [data-choice='{game.parse(f'place {area}1').id}']")
        page.wait_for_timeout(DOUBLE)
        space.tap()
        page.locator("[data-do]").first.tap()


def test_a_finger_that_begins_on_an_answer_scrolls_to_the_others(
    visit: OpenPage, no_workers: Served
) -> None:
    ann = asked(visit, no_workers, "place")
    tray = ann.page.locator(".tray")
    assert tray.evaluate("tray => tray.scrollHeight > tray.clientHeight")
    box = box_of(ann.choices.last)
    swipe(ann, box["x"] + 20, min(box["y"], LYING["height"] - 40), -120)
    expect(tray).not_to_have_js_property("scrollTop", 0)


def swipe(person: Person, x: float, y: float, way: float) -> None:
    """A finger goes down there and moves up or down."""
    finger = person.page.context.new_cdp_session(person.page)

    def touch(kind: str, *points: dict[str, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    touch("touchStart", {"x": x, "y": y})
    for part in range(1, 11):
        touch("touchMove", {"x": x, "y": y + way * part / 10})
    touch("touchEnd")
