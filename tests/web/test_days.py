"""Three people over days: the clock of the server is moved by hand."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.support.playing import Person
from tests.support.seats import ANN, OPEN
from tests.support.served import PHONE, OpenPage, Served

HOUR = 60 * 60
DAY = 24 * HOUR


def test_three_play_over_days_and_each_comes_back_to_what_happened(
    own_server: Served, visit: OpenPage
) -> None:  # the pages close before the server
    base = own_server.base
    ann, ben = Person(visit(), base), Person(visit(PHONE, touch=True), base)
    cleo = Person(visit(), base)
    slow = {"clock": {"kind": "move", "seconds": 3 * DAY}, "level": "novice"}
    ann.open_table("darjeeling", [ANN, OPEN, OPEN], settings=slow, players=3, first=0)
    ben.sit_down(ann, 1, "Ben")
    cleo.sit_down(ann, 2, "Cleo")
    table = ann.table
    people = (ann, ben, cleo)
    for person in people:
        person.page.locator("div.rim").wait_for()
    cleo.page.goto(base)  # Cleo has seen the table, and leaves
    for _ in range(2):  # Ann and Ben, a day each
        actor = people[ann.state()["actor"]]
        assert actor is not cleo
        while people[ann.state()["actor"]] is actor:
            actor.choose()
        own_server.forward(DAY)
    cleo.page.reload()
    away = cleo.page.get_by_role("region", name=cleo.texts("web-screens-away"))
    expect(away.get_by_role("link")).to_have_text(cleo.texts("web-screens-your-turn"))
    expect(away.locator("ol li").last).to_be_visible()
    expect(cleo.page).to_have_title(re.compile(r"^\(1\) "))
    own_server.forward(3 * DAY - HOUR)  # her three days began when Ben had moved, a day ago
    cleo.page.reload()
    expect(away.get_by_role("link")).not_to_have_text(cleo.texts("web-screens-your-turn"))
    assert ann.state()["seats"][2]["stand_in"] == "novice"
    away.get_by_role("link").click()
    cleo.button("web-table-return").click()
    expect(cleo.button("web-table-return")).to_have_count(0)
    assert cleo.ask("GET", f"/api/tables/{table}/updates")["state"]["seats"][2]["stand_in"] is None
