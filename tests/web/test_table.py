"""What happens at a table: undo, refusals, keys, one screen for several, the end."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.support.playing import STANDS, Person, at_table
from tests.support.seats import ANN, BEN, NOVICE, OPEN
from tests.support.served import OpenPage, Served

from teahouse.i18n import Texts


def test_a_step_is_taken_back(visit: OpenPage, served: Served) -> None:
    ann = at_table(visit(), served.base, "ceylon", confirm="step")
    for _ in range(20):  # what reveals something, such as a card played, stays
        before = ann.state()
        ann.choose()
        done = ann.state()
        if done["undo"]["undo"] is not None and done["actor"] == done["seat"]:
            break  # still her turn: no bot moves before the key is pressed
        assert ann.wait_for_turn()
    else:
        raise AssertionError("nothing to take back: the test proves nothing")
    expect(ann.seq).to_have_attribute("data-seq", str(done["seq"]))
    # the button shows when it can be taken back: not while the choice is still being sent
    back = ann.page.get_by_role("button", name=ann.texts("web-table-undo"), exact=True).first
    expect(back).to_have_attribute("aria-disabled", "false")
    ann.page.keyboard.press("u")
    expect(ann.page.locator("[data-seq]")).not_to_have_attribute("data-seq", str(done["seq"]))
    after = ann.state()
    assert after["view"] == before["view"]
    assert after["legal"] == before["legal"]


def test_an_unlit_place_answers_with_the_rule(visit: OpenPage, served: Served) -> None:
    ann = at_table(visit(), served.base)
    lit = {choice["action"] for choice in ann.state()["legal"]}
    land = re.compile(r"[a-i]\d+")
    drawn = ann.page.locator("[data-place]").evaluate_all(
        "all => all.map(one => one.dataset.place)"
    )
    unlit = next(place for place in drawn if land.fullmatch(place) and place not in lit)
    ann.page.locator(f'[data-place="{unlit}"]').click()  # waits until the board lies still
    refusal = ann.page.locator(".rim .no")
    expect(refusal).to_contain_text(re.compile(r"D\d\d"))
    refusal.get_by_role("button").click()
    expect(ann.page.locator("dialog[open]")).to_contain_text(re.compile(r"D\d\d"))
    assert ann.state()["status"] == "running"


def test_keys_alone_are_enough(visit: OpenPage, served: Served) -> None:
    ann = at_table(visit(), served.base)
    before = ann.state()["seq"]
    for _ in range(80):
        ann.page.keyboard.press("Tab")
        if ann.page.evaluate("() => document.activeElement?.dataset.choice !== undefined"):
            break
    else:
        raise AssertionError("no choice can be reached by keys")
    ann.page.keyboard.press("ArrowRight")
    for _ in range(6):  # a place, a direction, and once more to do it
        stood = ann.page.evaluate(STANDS)
        ann.page.keyboard.press("Enter")
        ann.move_on(stood)
        if ann.seq.get_attribute("data-seq") != str(before):
            break
    expect(ann.page.locator("[data-seq]")).not_to_have_attribute("data-seq", str(before))
    assert ann.state()["actions"] > 0


def test_one_screen_hides_what_is_private_until_its_owner_looks(
    visit: OpenPage, served: Served
) -> None:
    ann = Person(visit(), served.base)
    ann.open_table("ceylon", [ANN, BEN], kind="screen", players=2)
    page, asked_covered, looking = ann.page, 0, None
    ready = page.get_by_role("button", name=re.compile(r"^I am (Ann|Ben)$"))
    hand = page.locator("[data-place=mine-hand]")
    for _ in range(3):
        while ann.is_asked_before(ready):  # a curtain falls only where cards are needed
            if ann.seq.get_attribute("data-seat") != looking:
                expect(hand).to_have_count(0)
                asked_covered += 1
            ann.choose()
        assert page.locator("[data-choice], .board svg [data-place]").count() == 0
        ready.click()
        expect(hand).to_be_visible()
        looking = ann.seq.get_attribute("data-seat")
    assert asked_covered > 2  # the first plantations, and the others' part of a turn


def test_who_is_asked_in_between_may_look_at_their_cards(visit: OpenPage, served: Served) -> None:
    ann = Person(visit(), served.base)
    ann.open_table("ceylon", [ANN, BEN], kind="screen", players=2)
    page = ann.page
    uncover = page.get_by_role("button", name=re.compile("^Show what only"))
    ready = page.get_by_role("button", name=re.compile("^I am "))
    while ann.is_asked_before(ready):  # before the cards are dealt there is nothing to show
        expect(uncover).to_have_count(0)
        ann.choose()
    ready.click()
    while ann.is_asked_before(uncover):
        ann.choose()
    expect(page.get_by_role("tab", name=ann.texts("web-table-notes"))).to_have_count(0)
    uncover.click()
    expect(page.locator("[data-choice]")).to_have_count(0)
    ready.click()
    expect(page.locator("[data-place=mine-hand]")).to_be_visible()
    expect(uncover).to_have_count(0)


def test_two_people_meet_by_link(visit: OpenPage, served: Served) -> None:
    texts = Texts("en")
    ann, ben = Person(visit(), served.base), Person(visit(language="it"), served.base)
    ann.open_table("darjeeling", [ANN, OPEN, NOVICE], players=3, target=15)
    link = ann.ask("POST", f"/api/tables/{ann.table}/seats/1/invitation")["url"]
    ben.page.goto(link)
    italian = Texts("it")
    ben.page.get_by_role("textbox").first.fill("Ben")
    ben.page.get_by_role("button", name=italian("web-join-sit"), exact=True).click()
    ben.page.locator("[data-seq]").wait_for()
    assert "/join/" not in ben.page.url
    decided = {0: 0, 1: 0}
    while ann.state()["status"] != "over":
        for seat, person in ((0, ann), (1, ben)):
            if person.state()["actor"] == seat and person.wait_for_turn():
                person.choose(decided[seat] * 5)
                decided[seat] += 1
    assert min(decided.values()) > 1
    assert texts("darjeeling-title") in ann.page.title()
    assert ann.state()["outcome"] == ben.state()["outcome"]


def test_papers_are_put_away_when_another_takes_the_screen(visit: OpenPage, served: Served) -> None:
    ann = Person(visit(), served.base)
    seats = [ANN, BEN, {"kind": "person", "name": "Cleo"}]
    ann.open_table("ceylon", seats, kind="screen", players=3)
    page, seen = ann.page, set[str]()
    ready = page.get_by_role("button", name=re.compile("^I am "))
    while len(seen) < 3:
        while ann.is_asked_before(ready):
            ann.choose()
        ann.button("web-table-menu").click()
        as_text = page.get_by_role("menuitem", name=ann.texts("web-table-as-text"))
        expect(as_text).to_have_count(0)  # it would tell what the last one held
        page.keyboard.press("Escape")
        seen.add(ready.inner_text())
        ready.click()
        expect(ready).to_have_count(0)
    assert len(seen) == 3


def test_the_same_people_play_again(visit: OpenPage, served: Served) -> None:
    ann = Person(visit(), served.base)
    ann.open_table("darjeeling", [ANN, NOVICE], players=2, target=33, memory="closed")
    assert ann.wait_for_turn()
    ann.choose()  # so that somebody has begun
    assert ann.wait_for_turn()
    old = ann.state()
    ann.menu("web-table-offer-end")  # bots have nothing against it
    expect(ann.sheet).to_contain_text(ann.texts("web-table-end-agreed"))
    course = ann.ask("GET", f"/api/tables/{old['id']}/points")
    ann.sheet.get_by_role("button", name=ann.texts("web-table-again")).click()
    expect(ann.sheet).to_have_count(0)
    assert ann.wait_for_turn()
    again = ann.state()
    assert again["id"] != old["id"]
    began = old["options"]["first"]
    if not isinstance(began, int):  # by lot
        began = next(seat for seat in course["seats"] if seat is not None)
    assert again["options"] == {**old["options"], "first": (began + 1) % 2}  # the next one begins
    assert again["status"] == "running"
    assert [seat["level"] for seat in again["seats"]] == [None, "novice"]
