"""Coming back: the next table that waits, and the same company once more."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.support.playing import Person, two_at_table
from tests.support.seats import ANN, NOVICE, OPEN
from tests.support.served import PHONE, OpenPage, Served


def test_the_next_table_that_waits_is_one_tap_away(visit: OpenPage, no_workers: Served) -> None:
    ann, ben = Person(visit(PHONE, touch=True), no_workers.base), Person(visit(), no_workers.base)
    ann.open_table("darjeeling", [ANN, NOVICE], players=2, first=0)
    waits = ann.table
    ann.open_table("darjeeling", [ANN, OPEN], players=2, first=1)
    ben.sit_down(ann, 1, "Ben")
    words = ann.texts("web-table-next", game=ann.texts("darjeeling-title"), n=1)
    link = ann.page.get_by_role("link", name=words, exact=True)
    expect(link).to_be_visible()
    expect(ann.page).to_have_title(re.compile(r"^\(1\) "))
    expect(ben.page.get_by_role("link", name=words)).to_have_count(0)
    link.click()
    expect(ann.page).to_have_url(f"{no_workers.base}/t/{waits}")
    ann.answers.first.wait_for()
    expect(link).to_have_count(0)  # this one waits itself


@pytest.mark.parametrize("changed", [False, True])
def test_the_same_company_plays_again_and_the_next_one_begins(
    visit: OpenPage, no_workers: Served, changed: bool
) -> None:
    clock = {"clock": {"kind": "move", "seconds": 24 * 60 * 60}}
    ann, ben = two_at_table(visit, no_workers.base, settings=clock, first=0)
    before = ann.table
    ann.menu("web-table-offer-end")
    ben.button("web-table-yes").click()
    if changed:
        ann.button("web-table-again-but").click()
        ann.page.get_by_role("textbox", name=ann.texts("web-screens-name"), exact=True).fill("Ann")
        ann.button("web-screens-open", mode="friends").click()
    else:
        ann.sheet.get_by_role("button", name=ann.texts("web-table-again"), exact=True).click()
    expect(ann.page).to_have_url(re.compile(f"/t/(?!{before})"))
    table = ann.ask("GET", f"/api/tables/{ann.table}")["table"]
    assert (table["options"]["first"], table["settings"]["clock"]) == (1, clock["clock"])
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "bot"]
    ben.sheet.get_by_role("link", name=ben.texts("web-table-again-join")).click()
    expect(ben.page).to_have_url(ann.page.url)
