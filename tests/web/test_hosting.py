"""What a host's decisions look like on the page, and a person who wants to be forgotten."""

from __future__ import annotations

import subprocess
import sys

import pytest
from playwright.sync_api import expect
from tests.support.playing import Person, two_at_table
from tests.support.seats import ANN
from tests.support.served import OpenPage, Served
from tests.web.screens import come_to

from teahouse.i18n import LANGUAGES

REFUSED = ["WebSocket connection", "status of 401", "status of 403"]


def admin(served: Served, *args: str) -> None:
    """The host beside the running server."""
    command = [sys.executable, "-P", "-m", "teahouse", "admin", *args, "--db", served.db]
    subprocess.run(command, cwd=served.folder, check=True, capture_output=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_that_could_not_think_is_told_of(
    visit: OpenPage, no_workers: Served, language: str
) -> None:
    ann = Person(visit(language=language), no_workers.base, language)
    ann.open_table("darjeeling", [ANN, {"kind": "bot", "level": "hard", "name": "Ravi"}])
    line = ann.texts("web-table-log-hurried", name="Ravi")
    while ann.wait_for_turn() and line not in ann.log.inner_text():
        ann.choose()
    expect(ann.notice).to_contain_text(ann.texts("web-table-hurried", name="Ravi"))
    for _ in range(4):
        ann.choose()
        ann.wait_for_turn()
    assert ann.log.inner_text().count(line) == 1  # not with every move
    ann.notice.get_by_role("button").click()
    expect(ann.notice).to_have_count(0)


def test_a_person_is_forgotten_and_the_others_see_it_at_once(
    own_server: Served, visit: OpenPage
) -> None:  # the pages close before the server
    visit.expected += REFUSED
    ann, ben = two_at_table(visit, own_server.base)
    ben.ask("POST", f"/api/tables/{ben.table}/chat", {"text": "words of Ben"})
    ann.tab("chat")
    expect(ann.page.get_by_text("words of Ben")).to_be_visible()
    ben.page.goto(own_server.base)
    ben.page.evaluate(
        "localStorage.setItem('teahouse-settings', JSON.stringify({name: 'Ben', language: 'en'}))"
    )
    ben.page.reload()
    ben.button("web-screens-settings").click()
    ben.button("web-screens-forget").click()
    expect(ben.sheet).to_contain_text(ben.texts("web-screens-forget-sure"))
    ben.button("web-screens-forget-yes").click()
    expect(ben.sheet).to_have_count(0)
    assert ben.page.context.cookies() == []
    kept = ben.page.evaluate("localStorage.getItem('teahouse-settings')")
    assert "Ben" not in kept
    expect(ann.page.get_by_text("words of Ben")).to_have_count(0)
    expect(ann.page.get_by_text(ann.texts("common-former-player")).first).to_be_visible()
    assert "Ben" not in ann.page.locator("body").inner_text()


def test_a_closed_table_and_a_closed_lobby_say_so(own_server: Served, visit: OpenPage) -> None:
    ann, _ = two_at_table(visit, own_server.base)
    admin(own_server, "stop", ann.table)
    expect(ann.sheet).to_contain_text(ann.texts("web-table-end-closed"))
    admin(own_server, "lobby", "close")
    stranger = Person(visit(), own_server.base)
    closed = stranger.page.get_by_text(stranger.texts("web-screens-lobby-closed"))
    come_to(stranger.page, own_server.base)
    while closed.count() == 0:  # the server hears of it in a moment
        come_to(stranger.page, own_server.base)
    expect(closed).to_be_visible()
