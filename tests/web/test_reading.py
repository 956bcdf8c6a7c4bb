"""What helps at the table: digest, hint, log, tracker, settings, sound."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.support.playing import Person, at_table
from tests.support.seats import ANN, NOVICE
from tests.support.served import PHONE, OpenPage, Served

import teahouse
from teahouse.i18n import Texts

# What Playwright evaluates in a page counts as a gesture there, so the page is told of real ones.
COUNT_SOUNDS = """() => {
  const Real = AudioContext;
  const touched = { hasBeenActive: false };
  addEventListener("pointerdown", () => (touched.hasBeenActive = true), true);
  Object.defineProperty(navigator, "userActivation", { value: touched });
  window.sounds = 0;
  window.AudioContext = class extends Real {
    constructor() { super(); window.sounds += 1; }
  };
}"""


def play_a_turn(person: Person) -> None:
    """Choose until a bot has had its turn after one's own."""
    begun, bots = person.state()["seq"], person.state()["seats"][1]["seat"]
    for _ in range(30):
        person.choose()
        assert person.wait_for_turn()
        steps = person.ask("GET", f"/api/tables/{person.table}/updates")["entries"]
        fresh = [step for step in steps if step["seq"] > begun and step["kind"] == "act"]
        if any(step["seat"] == bots for step in fresh):
            return
    raise AssertionError("the bot was never asked")


def test_whoever_comes_back_reads_what_the_others_did(visit: OpenPage, served: Served) -> None:
    ann = at_table(visit(), served.base)
    play_a_turn(ann)
    ann.page.reload()
    digest = ann.page.get_by_role("complementary", name=ann.texts("web-table-since"))
    expect(digest.get_by_role("listitem").first).to_be_visible()
    digest.get_by_role("button", name=ann.texts("web-table-close")).click()
    expect(digest).to_have_count(0)


def numbered(button: Locator) -> str:
    """What a button of the hint says behind its number."""
    text = button.inner_text()
    return text.partition("\n")[2] or text[1:]


def test_a_hint_points_at_the_board_and_can_be_taken(visit: OpenPage, served: Served) -> None:
    ann = at_table(visit(), served.base)
    ann.page.keyboard.press("h")
    hint = ann.page.get_by_role("complementary", name=ann.texts("web-table-hint"))
    candidate = hint.get_by_role("listitem").first.get_by_role("button")
    candidate.wait_for()
    marks = ann.page.locator("svg.marks g")
    expect(marks.first).to_be_visible()
    expect(ann.sheet).to_have_count(0)  # the board stays in sight
    ann.page.keyboard.press("9")  # no number of the hint
    expect(hint).to_be_visible()
    second = numbered(hint.get_by_role("listitem").nth(1).get_by_role("button"))
    ann.page.keyboard.press("2")
    expect(hint).to_have_count(0)
    expect(ann.page.locator(".rim .main")).to_have_text(second)
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("h")
    candidate.wait_for()
    words = numbered(candidate)
    candidate.click()
    expect(hint).to_have_count(0)
    expect(marks).to_have_count(0)
    expect(ann.page.locator(".rim .main")).to_have_text(words)
    ann.choose()  # where the collector faces, and on
    assert ann.wait_for_turn()


RINGED = """() => {
  const { x, y, width, height } = document
    .querySelector("svg.marks .best rect").getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)
    .closest("[data-choice]").dataset.choice;
}"""
# Rings over the open sheet that stand around nothing one could choose there.
STRAY_RINGS = """() => {
  const top = document.querySelector(".tray").getBoundingClientRect().top;
  return [...document.querySelectorAll("svg.marks rect.under")].filter((ring) => {
    const { x, y, width, height } = ring.getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    const under = document.elementFromPoint(across, down);
    return down > top && !under?.closest("[data-choice], [data-do], [data-via]");
  }).length;
}"""


def test_on_a_phone_no_ring_of_a_hint_is_drawn_over_the_open_sheet(
    visit: OpenPage, served: Served
) -> None:
    ann = at_table(visit(PHONE, touch=True), served.base)
    ann.button("web-table-hint").tap()
    expect(ann.page.locator("svg.marks g").first).to_be_visible()
    best = ann.page.evaluate(RINGED)
    ann.page.locator(".handle").tap()
    expect(ann.page.locator(".tray.half")).to_be_visible()
    ann.page.locator(f"main [data-choice='{best}']").first.evaluate(
        "place => place.scrollIntoView({ block: 'end' })"  # under the sheet
    )
    ann.page.wait_for_function(f"() => ({STRAY_RINGS})() === 0")


def test_on_a_phone_the_figures_of_a_hint_have_the_width_for_their_words(
    visit: OpenPage, served: Served
) -> None:
    ann = at_table(visit(PHONE, touch=True), served.base)
    ann.button("web-table-hint").tap()
    ann.button("web-story-hint-more").tap()
    candidate = ann.sheet.get_by_role("row").nth(1).get_by_role("button")
    candidate.wait_for()
    box, table = candidate.bounding_box(), ann.sheet.get_by_role("table").bounding_box()
    assert box is not None
    assert table is not None
    assert box["width"] > 0.9 * table["width"]
    assert table["x"] + table["width"] <= PHONE["width"]
    figures = ann.sheet.get_by_role("row").nth(2).get_by_role("cell").count()
    assert figures == ann.sheet.get_by_role("columnheader").count()


@pytest.mark.parametrize("game", teahouse.games())
def test_lines_of_the_log_point_at_the_board_and_the_tracker_counts(
    visit: OpenPage, served: Served, game: str
) -> None:
    ann = at_table(visit(), served.base, game)
    play_a_turn(ann)
    named = ann.log.get_by_role("button")
    named.first.wait_for()
    marked = ann.page.locator(".room [class*=marked], .room [data-marked]")
    for n in range(named.count() - 1, -1, -1):
        named.nth(n).focus()
        if marked.count() > 0:
            break
    expect(marked.first).to_be_attached()
    named.nth(0).blur()
    ann.tab("tracker")
    tracker = ann.page.get_by_role("region", name=ann.texts("web-table-tracker"))
    expect(tracker).to_have_text(re.compile(r"\d"))
    expect(tracker).not_to_contain_text(ann.texts("web-table-not-drawn"))


def test_without_confirming_a_choice_is_done_at_once(visit: OpenPage, served: Served) -> None:
    ann = at_table(visit(), served.base)
    ann.button("web-table-settings").click()
    ann.sheet.get_by_role("radio", name=ann.texts("web-screens-confirm-never")).check()
    ann.page.keyboard.press("Escape")
    before = ann.seq.get_attribute("data-seq") or ""
    ann.choices.first.click()
    expect(ann.seq).not_to_have_attribute("data-seq", before)


def test_language_and_light_change_in_mid_game(visit: OpenPage, served: Served) -> None:
    ann, french = at_table(visit(), served.base, "ceylon"), Texts("fr")
    before = ann.state()
    ann.button("web-table-settings").click()
    ann.sheet.get_by_role("radio", name="Français").check()
    ann.sheet.get_by_role("radio", name=french("web-screens-theme-dark")).check()
    ann.page.keyboard.press("Escape")
    html = ann.page.locator("html")
    expect(html).to_have_attribute("lang", "fr")
    expect(html).to_have_attribute("data-theme", "dark")
    decision = before["view"]["decision"].replace("_", "-")
    question = french(f"ceylon-decision-{decision}", name="Ann")
    expect(ann.page.locator("#question")).to_have_text(question)
    expect(ann.page.get_by_role("tab", name=french("web-table-log"))).to_be_visible()
    assert ann.state() == before
    ann.choose()


def test_sound_waits_for_a_gesture(visit: OpenPage, served: Served) -> None:
    page = visit()
    page.add_init_script(f"({COUNT_SOUNDS})()")
    page.add_init_script(
        "localStorage.setItem('teahouse-settings', JSON.stringify({ sound: true }))"
    )
    ann = Person(page, served.base)
    ann.open_table("darjeeling", [ANN, NOVICE], players=2)
    assert ann.wait_for_turn()
    update = page.request.get(f"{served.base}/api/tables/{ann.table}/updates").json()
    command = {
        "command_id": "a-program-0",
        "expected_seq": update["seq"],
        "actions": [update["state"]["legal"][0]["id"]],
    }
    sent = page.request.post(f"{served.base}/api/tables/{ann.table}/commands", data=command)
    assert sent.ok
    expect(ann.seq).not_to_have_attribute("data-seq", str(update["seq"]))
    assert page.evaluate("window.sounds") == 0
    assert ann.wait_for_turn()
    ann.choose()
    page.wait_for_function("() => window.sounds === 1")
