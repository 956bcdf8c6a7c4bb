"""Opening a link: what it offers, and a way forward where it offers nothing."""

from __future__ import annotations

import re
import struct
import urllib.request

import pytest
from playwright.sync_api import expect
from tests.support.playing import Person
from tests.support.seats import ANN, OPEN
from tests.support.served import PHONE, OpenPage, Served
from tests.web import qr

import teahouse
from teahouse.i18n import LANGUAGES

REFUSED = ["status of 404", "status of 410"]


def waiting_table(visit: OpenPage, base: str) -> tuple[Person, str]:
    """Ann's table with two free seats, and the link that its page shows."""
    ann = Person(visit(), base)
    ann.open_table("darjeeling", [ANN, OPEN, OPEN], players=3)
    field = ann.page.get_by_role("textbox", name=ann.texts("web-table-link-everybody"), exact=True)
    expect(field).to_have_value(re.compile("/join/"))
    return ann, field.input_value()


def test_friends_sit_down_by_one_link_and_the_next_one_watches(
    visit: OpenPage, no_workers: Served
) -> None:
    ann, link = waiting_table(visit, no_workers.base)
    code = ann.page.get_by_role("img", name=ann.texts("web-table-qr"))
    expect(code).to_be_visible()
    assert qr.read(code.screenshot()) == link
    ann.page.set_viewport_size({"width": 1280, "height": 720})
    free = ann.page.get_by_text(ann.texts("web-table-free-seat"), exact=True)
    expect(free.last).to_be_in_viewport()  # beside the code one sees who has come
    expect(ann.page.get_by_text(ann.texts("web-table-only-here"))).to_be_visible()
    ann.page.reload()  # the link is the same
    field = ann.page.get_by_role("textbox", name=ann.texts("web-table-link-everybody"), exact=True)
    expect(field).to_have_value(link)
    for n, name in enumerate(("Ben", "Cleo")):
        guest = Person(visit(PHONE, touch=True), no_workers.base)
        guest.page.goto(link)
        expect(guest.page.locator("main")).to_contain_text(guest.texts("web-join-free", n=2 - n))
        guest.page.get_by_role("textbox", name=guest.texts("web-screens-name")).fill(name)
        guest.button("web-join-sit").click()
        guest.page.locator("[data-seq]").wait_for()
        assert guest.state()["seat"] == n + 1
    late = Person(visit(), no_workers.base)
    late.page.goto(link)
    expect(late.page.locator("main")).to_contain_text(late.texts("web-join-full"))
    late.button("web-join-watch").click()
    late.page.locator(".rim").wait_for()
    assert late.state()["seat"] is None


def test_another_browser_plays_on_after_the_first_lets_it_in(
    visit: OpenPage, no_workers: Served
) -> None:
    ann, link = waiting_table(visit, no_workers.base)
    phone = Person(visit(PHONE, touch=True), no_workers.base)
    phone.page.goto(link)
    phone.button("web-join-have-seat").click()
    phone.button("web-join-my-seat", name="Ann").click()
    code = re.search(r"\b[0-9A-F]{4}\b", phone.page.locator(".asking").inner_text())
    assert code
    expect(ann.page.locator(".asking")).to_contain_text(code[0])
    ann.button("web-table-let-in").click()
    phone.button("web-table-play-here").click()
    expect(phone.page.locator(".arrival")).to_have_count(0)
    assert phone.ask("GET", f"/api/tables/{phone.table}")["seats"] == [0]
    expect(ann.page.locator(".asking")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_that_fails_says_why_and_shows_ways(
    visit: OpenPage, no_workers: Served, language: str
) -> None:
    visit.expected += REFUSED
    guest = Person(visit(language=language), no_workers.base, language)
    host, quick = (Person(visit(), no_workers.base) for _ in range(2))
    asked = {"game": "darjeeling", "kind": "link", "seats": [ANN, OPEN]}
    seat = f"/api/tables/{host.ask('POST', '/api/tables', asked)['table']['id']}/seats/1"
    revoked, used = (host.ask("POST", f"{seat}/invitation")["token"] for _ in range(2))
    quick.ask("POST", "/api/join", {"invitation": used, "name": "Ben"})
    for token, problem in (
        ("x" * 22, "no-such-link"),
        ("x" * 9, "link-cut"),
        (used, "link-used"),
        (revoked, "link-revoked"),
    ):
        guest.page.goto(f"{no_workers.base}/join/{token}")
        heading = guest.page.get_by_role("heading", level=1)
        expect(heading).to_have_text(guest.texts(f"web-join-{problem}"))
        alert = guest.page.locator("main > [role=alert]")
        expect(alert).to_have_text(guest.texts(f"web-join-{problem}-help"))
    guest.page.get_by_role("link", name=guest.texts("web-screens-to-home")).click()
    expect(guest.page).to_have_url(f"{no_workers.base}/")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_comes_too_late_is_told_and_can_look(
    visit: OpenPage, no_workers: Served, language: str
) -> None:
    visit.expected += ["status of 409"]
    base = no_workers.base
    guest = Person(visit(PHONE, language=language, touch=True), base, language)
    host, quick = (Person(visit(), base) for _ in range(2))
    asked = {"game": "darjeeling", "kind": "link", "seats": [ANN, OPEN]}
    table = host.ask("POST", "/api/tables", asked)["table"]["id"]
    token = host.ask("POST", f"/api/tables/{table}/link")["token"]
    guest.page.goto(f"{base}/join/{token}")
    guest.page.get_by_role("textbox", name=guest.texts("web-screens-name")).fill("Cleo")
    quick.ask("POST", "/api/join", {"invitation": token, "name": "Ben"})
    guest.button("web-join-sit").click()  # the seat was free when this page was opened
    main = guest.page.locator("main")
    expect(main.get_by_role("alert")).to_have_text(guest.texts("server-error-table-full"))
    expect(main).to_contain_text(guest.texts("web-join-full"))
    expect(guest.button("web-join-watch")).to_be_visible()
    quick.command(table, kind="resign")
    guest.page.reload()
    expect(main).to_contain_text(guest.texts("web-join-over"))
    guest.button("web-join-see").click()
    expect(guest.page).to_have_url(f"{base}/t/{table}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_that_does_not_answer_is_a_page_with_a_way_on(
    visit: OpenPage, no_workers: Served, language: str
) -> None:
    visit.expected += ["status of 403", "status of 404", "status of 503", "ERR_FAILED"]
    guest = Person(visit(language=language), no_workers.base, language)
    page, heading = guest.page, guest.page.get_by_role("heading", level=1)
    page.goto(f"http://kitchen.localhost:{no_workers.port}/join/{'x' * 22}")
    expect(heading).to_have_text(guest.texts("server-page-unknown-host"))
    expect(page.locator("main")).to_contain_text(guest.texts("server-page-unknown-host-way"))
    assert page.locator("html").get_attribute("lang") == language
    expect(page.get_by_role("link", name=guest.texts("server-page-again"))).to_be_visible()
    address = re.compile("/api/join/")
    refusal = {"status": 503, "json": {"error": "unavailable"}}
    page.route(address, lambda route: route.fulfill(**refusal))
    page.goto(f"{no_workers.base}/join/{'x' * 22}")
    expect(heading).to_have_text(guest.texts("web-join-trouble"))
    alert = page.locator("main > [role=alert]")
    expect(alert).to_have_text(guest.texts("server-error-unavailable"))
    page.unroute(address)
    page.route(address, lambda route: route.abort())
    guest.button("web-screens-try-again").click()
    expect(alert).to_have_text(guest.texts("web-screens-no-answer"))
    page.unroute(address)
    guest.button("web-screens-try-again").click()
    expect(heading).to_have_text(guest.texts("web-join-no-such-link"))


def test_every_game_has_a_picture_that_chat_programs_show(no_workers: Served) -> None:
    for game in teahouse.games():
        with urllib.request.urlopen(f"{no_workers.base}/preview-{game}.png") as answer:
            picture = answer.read()
        assert answer.headers["content-type"] == "image/png"
        assert struct.unpack(">II", picture[16:24]) == (1200, 630)
        assert 20_000 < len(picture) < 250_000  # drawn, and no burden to a phone


def test_over_plain_http_a_link_is_copied_and_says_so(visit: OpenPage, no_workers: Served) -> None:
    page = visit()
    page.add_init_script("delete Navigator.prototype.clipboard")  # as where there is no TLS
    ann = Person(page, no_workers.base)
    ann.open_table("darjeeling", [ANN, OPEN], players=2)
    field = page.get_by_role("textbox", name=ann.texts("web-table-link-everybody"), exact=True)
    expect(field).to_have_value(re.compile("/join/"))
    page.evaluate("document.addEventListener('copy', () => (window.copied = '' + getSelection()))")
    ann.button("web-table-copy").click()
    expect(ann.button("web-table-copied")).to_be_visible()
    assert page.evaluate("window.copied") == field.input_value()
    page.evaluate("document.execCommand = () => false")
    page.reload()
    page.evaluate("document.execCommand = () => false")
    ann.button("web-table-copy").click()
    expect(page.get_by_text(ann.texts("web-table-by-hand"))).to_be_visible()
