"""Somebody who never saw the game: questions say what they are for, answers what they bring."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.support.playing import Person, at_table
from tests.support.seats import ANN, NOVICE
from tests.support.served import PHONE, OpenPage, Served

import teahouse
from teahouse.bots import ask, make
from teahouse.core.registry import replay

LOW_PHONE = {"width": 390, "height": 560}
TABLET = {"width": 820, "height": 1180}
OVERLAPS = """() => {
  const buttons = [...document.querySelectorAll(".answers .btn")];
  const boxes = buttons.map((one) => one.getBoundingClientRect());
  const across = (a, b) => a.left < b.right - 1 && b.left < a.right - 1;
  const meet = (a, b) => across(a, b) && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return boxes.some((a, n) => boxes.some((b, m) => n < m && meet(a, b)));
}"""
SEEN = """(place) => {
  const where = (what) => document.querySelector(what).getBoundingClientRect();
  const [tile, box] = [where(`main [data-place="${place}"]`), where("main.box")];
  const across = tile.left >= 0 && tile.right <= innerWidth;
  return across && tile.top >= box.top && tile.bottom <= box.bottom;
}"""
ON_TOP = """(one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
TOO_WIDE = """() => [...document.querySelectorAll("section.stores em")]
  .filter((name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    return range.getBoundingClientRect().width > name.parentElement.clientWidth;
  }).map((name) => name.textContent)"""


def asked_to(person: Person, game: str, action: str) -> None:
    """At a table where this person is asked what somebody once answered so."""
    played = teahouse.game(game)
    state = played.new(players=2, seed=3)
    bots = [make("easy", played, seed=n) for n in range(2)]
    while state.actor is not None:
        state.apply(ask(bots[state.actor], state).action)
    journal = state.journal()
    after = next(n for n, done in enumerate(journal.actions) if done.startswith(action))
    seat = replay(journal, upto=after).actor
    assert seat is not None
    person.at(journal, after, seat)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_a_shipment_tells_its_crates_and_no_answer_hides_another(
    visit: OpenPage, served: Served, language: str
) -> None:
    ann = Person(visit(PHONE, language, touch=True), served.base, language)
    ann.prefer(confirm="step")  # what is chosen is read before it is done
    asked_to(ann, "darjeeling", "ship")
    shipping = next(c for c in ann.state()["legal"] if c["choice"] == "ship")
    words = ann.texts("darjeeling-choice-ship", **shipping["values"])
    expect(ann.choices.filter(has_text=words)).to_have_count(1)
    assert not ann.page.evaluate(OVERLAPS)
    note = ann.page.locator(".rim .detail")
    expect(note).to_have_text(ann.texts("web-darjeeling-ask", decision="ship"))
    ann.choices.filter(has_text=words).click()
    expect(note).to_have_text(ann.texts("darjeeling-choice-ship.note", **shipping["values"]))
    expect(ann.main).to_have_text(words)
    assert not ann.page.evaluate(OVERLAPS)


def test_every_way_to_lay_crates_can_be_reached_on_a_phone(visit: OpenPage, served: Served) -> None:
    ann = Person(visit(PHONE, "it", touch=True), served.base, "it")
    ann.prefer(confirm="step")
    asked_to(ann, "darjeeling", "threes")
    pictures = ann.page.locator(".bench .picture")
    expect(pictures).not_to_have_count(0)
    assert pictures.first.evaluate(ON_TOP)  # the most crates come first
    for n in range(pictures.count()):
        pictures.nth(n).scroll_into_view_if_needed()
        assert pictures.nth(n).evaluate(ON_TOP)
    expect(ann.page.locator(".rim .detail")).to_have_text(
        ann.texts("web-darjeeling-ask", decision="lay_threes")
    )
    pictures.last.tap()
    expect(ann.page.locator(".bench .picture[aria-pressed=true]")).to_have_count(1)


def test_what_is_chosen_from_the_list_comes_into_sight_on_a_phone(
    visit: OpenPage, served: Served
) -> None:
    ann = Person(visit(PHONE, touch=True), served.base)
    ann.prefer(confirm="step")  # else the direction is asked at once
    ann.open_table("darjeeling", [ANN, NOVICE], players=2)
    assert ann.wait_for_turn()
    places = {
        (choice.get_attribute("data-action") or "").split()[-1]: choice
        for choice in ann.choices.all()
    }
    place = next(place for place in places if not ann.page.evaluate(SEEN, place))
    places[place].click()
    ann.page.wait_for_function(SEEN, arg=place)


def test_a_labourer_space_says_what_it_does_and_whether_it_is_of_use_yet(
    visit: OpenPage, served: Served
) -> None:
    ann = at_table(visit(), served.base, "alubari")
    note = ann.page.locator(".rim .detail")
    expect(note).to_have_text(ann.texts("web-alubari-ask", decision="place"))
    track = next(c for c in ann.state()["legal"] if c["action"].startswith("place D"))
    assert track["values"]["able"] == "no"  # nobody starts with a steel bar
    room = track["action"].split()[-1]
    ann.page.locator(f'main [data-place="room-{room}"]').hover()
    values = {name: track["values"][name] for name in ("does", "rate", "able")}
    expect(note).to_have_text(ann.texts("web-alubari-place-does", **values))


def test_a_touch_tells_what_a_thing_is_and_equipment_what_it_does(
    visit: OpenPage, served: Served
) -> None:
    ann = Person(visit(PHONE, "fr", touch=True), served.base, "fr")
    ann.prefer(confirm="step")
    asked_to(ann, "alubari", "buy")
    today = ann.state()["view"]["weather"][0]
    ann.page.locator("main .sky li").first.tap()
    about = ann.page.locator(".rim .about")
    expect(about).to_have_text(ann.texts("web-alubari-weather-does", weather=today))
    buying = next(c for c in ann.state()["legal"] if c["choice"] == "buy")
    ann.choices.filter(has_text=ann.texts("alubari-choice-buy", **buying["values"])).click()
    expect(about).to_have_count(0)
    note = ann.page.locator(".rim .detail")
    expect(note).to_have_text(ann.texts("alubari-choice-buy.note", **buying["values"]))


def test_a_long_log_keeps_off_the_answers_on_a_phone(visit: OpenPage, served: Served) -> None:
    ann = Person(visit(LOW_PHONE, touch=True), served.base)
    asked_to(ann, "alubari", "buy")
    for _ in range(4):
        ann.choose()
        assert ann.wait_for_turn()
    ann.page.locator(".handle").tap()
    ann.page.locator(".parts button").last.tap()
    expect(ann.log.locator("li").nth(12)).to_be_attached()  # longer than there is room for
    answers, pages = (ann.page.locator(f".tray {part}") for part in (".answers", ".pages"))
    above, below = answers.bounding_box(), pages.bounding_box()
    assert above
    assert below
    assert above["y"] + above["height"] <= below["y"]


def test_names_of_goods_fit_on_an_italian_tablet(visit: OpenPage, served: Served) -> None:
    ann = Person(visit(TABLET, "it", touch=True), served.base, "it")
    ann.open_table("alubari", [ANN, NOVICE], players=2)
    assert ann.wait_for_turn()
    assert ann.page.evaluate(TOO_WIDE) == []


def test_what_lies_beside_the_table_is_never_scrolled_into(visit: OpenPage, served: Served) -> None:
    ann = at_table(visit(TABLET, touch=True), served.base)
    moved = "room => { room.scrollLeft = 50; return room.scrollLeft; }"
    assert ann.page.locator(".room").first.evaluate(moved) == 0


def test_a_turn_in_the_log_begins_with_what_its_ships_score(
    visit: OpenPage, served: Served
) -> None:
    ann = Person(visit(), served.base)
    ann.open_table("darjeeling", [ANN, NOVICE], players=2)
    for _ in range(2):  # so early nobody's first crate has left with its ship
        assert ann.wait_for_turn()
        ann.choose()
    assert ann.wait_for_turn()
    ann.log.locator("li.turn:not(.open) > button").last.click()
    turn = ann.log.locator("li.turn.open").first  # the latest may lie open below it
    expect(turn.get_by_role("listitem").first).to_contain_text("for ships")
