"""Three people over days: the clock of the server is moved by hand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.web.conftest import PHONE, ROOT, OpenPage, Served, free_port
from tests.web.playing import ANN, OPEN, Person

HOUR = 60 * 60
DAY = 24 * HOUR


class Calendar:
    """A server, and how far its clock is ahead."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "ahead"
        self._ahead = 0
        self.forward(0)
        program = (str(ROOT / "tests" / "web" / "moved_clock.py"), str(self._file))
        self.served = Served(folder, free_port(), program=program)
        self.served.start()

    def forward(self, seconds: int) -> None:
        self._ahead += seconds * 1000
        fresh = self._file.with_suffix(".new")
        fresh.write_text(str(self._ahead), "utf-8")
        fresh.replace(self._file)


@pytest.fixture
def calendar(tmp_path: Path) -> Iterator[Calendar]:
    found = Calendar(tmp_path)
    yield found
    found.served.kill()


def test_three_play_over_days_and_each_comes_back_to_what_happened(
    visit: OpenPage, calendar: Calendar
) -> None:
    base = calendar.served.base
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
        calendar.forward(DAY)
    cleo.page.reload()
    away = cleo.page.get_by_role("region", name=cleo.texts("web-screens-away"))
    expect(away.get_by_role("link")).to_have_text(cleo.texts("web-screens-your-turn"))
    expect(away.locator("ol li").last).to_be_visible()
    expect(cleo.page).to_have_title(re.compile(r"^\(1\) "))
    calendar.forward(3 * DAY - HOUR)  # her three days began when Ben had moved, a day ago
    cleo.page.reload()
    expect(away.get_by_role("link")).not_to_have_text(cleo.texts("web-screens-your-turn"))
    assert ann.state()["seats"][2]["stand_in"] == "novice"
    away.get_by_role("link").click()
    cleo.button("web-table-return").click()
    expect(cleo.button("web-table-return")).to_have_count(0)
    assert cleo.ask("GET", f"/api/tables/{table}/updates")["state"]["seats"][2]["stand_in"] is None
