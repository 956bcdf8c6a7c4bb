"""One person at several devices, and several persons at one."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.support.playing import Person
from tests.support.seats import ANN, OPEN
from tests.support.served import PHONE, OpenPage, Served
from tests.web import qr


def me_page(person: Person) -> Page:
    person.page.goto(f"{person.base}/me")
    person.page.locator("main h1").wait_for()
    return person.page


def save_name(person: Person, name: str) -> None:
    me_page(person).get_by_role("textbox", name=person.texts("web-me-name")).fill(name)
    person.button("web-me-save").click()
    expect(person.page.get_by_role("heading", level=1)).to_contain_text(name)


def test_a_profile_moves_to_the_phone_in_mid_game_and_back_by_its_card(
    visit: OpenPage, no_workers: Served
) -> None:
    ann, ben = Person(visit(), no_workers.base), Person(visit(), no_workers.base)
    ann.open_table("darjeeling", [ANN, OPEN], players=2, first=0)
    ben.sit_down(ann, 1, "Ben")
    table = ann.table
    for seat, person in enumerate((ann, ben)):
        while ann.state()["actor"] == seat:
            person.act()
    save_name(ann, "Ann")
    ann.button("web-me-code").click()
    shown = ann.page.locator(".six [aria-hidden]")
    code = re.sub(r"\s", "", shown.inner_text())
    phone = Person(visit(PHONE, touch=True), no_workers.base)
    picture = ann.page.get_by_role("img", name=ann.texts("web-me-code-qr")).screenshot()
    assert qr.read(picture) == f"{no_workers.base}/move/{code}"
    phone.page.goto(qr.read(picture))
    expect(phone.page.get_by_role("textbox")).to_have_value(code)
    assert phone.ask("GET", "/api/me")["profile"] is None  # looking changes nothing
    phone.button("web-me-arrive-yes").click()
    expect(phone.page.locator("header .me")).to_contain_text("Ann")
    away = phone.page.get_by_role(
        "region", name=phone.texts("web-screens-away")
    )  # since Ann's turn
    expect(away.locator("ol")).to_contain_text("Ben")
    expect(away.get_by_role("link")).to_have_text(phone.texts("web-screens-your-turn"))
    me_page(phone)  # a code is a loan: what it may not do is not offered
    expect(phone.page.get_by_text(phone.texts("web-me-loan"))).to_be_visible()
    for key in ("web-me-card-make", "web-me-end", "web-screens-forget"):
        expect(phone.button(key)).to_have_count(0)
    phone.page.goto(f"{no_workers.base}/t/{table}")
    phone.page.locator("[data-seq]").wait_for()
    assert phone.state()["seat"] == ann.ask("GET", f"/api/tables/{table}")["seats"][0]
    expect(ann.page.locator("ul .new")).to_be_visible()  # the first device says so
    expect(shown).to_have_count(0)
    ann.button("web-me-card-make").click()
    expect(ann.page.locator(".words li")).to_have_count(6)
    words = ann.page.locator(".words li").all_inner_texts()
    lost = Person(visit(), no_workers.base)
    field = me_page(lost).get_by_role("textbox", name=lost.texts("web-me-arrive-secret"))
    field.fill(" ".join(word.split()[-1] for word in words))
    lost.button("web-me-arrive-yes").click()
    expect(lost.page.get_by_role("heading", level=1)).to_contain_text("Ann")
    ann.page.goto(no_workers.base)
    told = ann.page.get_by_role("status").filter(has=ann.page.get_by_role("link"))
    expect(told.last).to_be_visible()
    told.last.get_by_role("button").click()
    expect(told).to_have_count(0)


def test_a_family_shares_a_tablet(visit: OpenPage, no_workers: Served) -> None:
    visit.expected += ["status of 409"]
    tablet = Person(visit(PHONE, touch=True), no_workers.base)
    tablet.open_table("darjeeling", [ANN, OPEN], players=2)
    of_ann = tablet.table
    save_name(tablet, "Ann")
    tablet.button("web-me-add").click()
    tablet.page.get_by_role("textbox", name=tablet.texts("web-me-name")).last.fill("Ben")
    tablet.button("web-me-add-yes").click()
    heading = tablet.page.get_by_role("heading", level=1)
    expect(heading).to_contain_text("Ben")
    assert tablet.ask("GET", "/api/me/tables")["tables"] == []
    tablet.button("web-me-remove").click()  # Ann would be nowhere
    expect(tablet.page.locator("main > [role=alert]")).to_have_text(
        tablet.texts("server-error-last-device")
    )
    tablet.button("web-me-merge").click()
    tablet.page.locator(".sure").get_by_role("button").last.click()
    tablet.button("web-me-merge-undo").click()
    tablet.button("web-me-switch").click()
    expect(heading).to_contain_text("Ann")
    (mine,) = tablet.ask("GET", "/api/me/tables")["tables"]
    assert mine["table"]["id"] == of_ann
