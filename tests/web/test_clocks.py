"""Time to think: shown, counting, and what happens when there is none left."""

from __future__ import annotations

import re
import time

from playwright.sync_api import expect
from tests.support.playing import Person, two_at_table, whose_turn
from tests.support.seats import ANN, NOVICE
from tests.support.served import PHONE, OpenPage, Served

HOUR = 3600


def seconds(words: str) -> int:
    minutes, _, rest = words.strip().partition(":")
    return int(minutes) * 60 + int(rest)


def test_a_bot_stands_in_for_whoever_is_over_time(slow_bots: Served, visit: OpenPage) -> None:
    ann = Person(visit(PHONE, touch=True), slow_bots.base)
    clock = {"clock": {"kind": "move", "seconds": HOUR}, "level": "novice"}
    ann.open_table("darjeeling", [ANN, NOVICE], settings=clock, players=2, target=200, first=0)
    assert ann.wait_for_turn()
    slow_bots.forward(HOUR + 1)
    back = ann.button("web-table-return")
    expect(back).to_be_visible()
    assert ann.state()["seats"][0]["stand_in"] == "novice"
    back.click()
    ann.answers.first.wait_for()


def test_the_others_decide_about_whoever_is_over_time(visit: OpenPage, served: Served) -> None:
    bank = {"clock": {"kind": "bank", "seconds": 2}, "over": "vote"}
    ann, ben = two_at_table(visit, served.base, settings=bank)
    late = whose_turn(ann, ben)
    other, name = (ben, "Ann") if late is ann else (ann, "Ben")
    expect(late.notice).to_contain_text(late.texts("web-table-late-you"))
    expect(other.notice).to_contain_text(other.texts("web-table-late", name=name))
    late.choose()  # nobody has minded so far
    whose = whose_turn(ann, ben)
    other = ben if whose is ann else ann
    other.notice.get_by_role("button", name=other.texts("web-table-replace")).click()
    expect(whose.button("web-table-i-am-here")).to_be_visible()  # time to object is left
    assert not any(seat["stand_in"] for seat in whose.state()["seats"])
    whose.choose()
    expect(
        other.notice.get_by_role("button", name=other.texts("web-table-withdraw"))
    ).to_have_count(0)


def test_a_clock_counts_by_the_server_s_time(visit: OpenPage, served: Served) -> None:
    page = visit()
    page.clock.install(time=time.time() + HOUR)  # this machine's clock is an hour fast
    ann = Person(page, served.base)
    clock = {"clock": {"kind": "bank", "seconds": 600}}
    ann.open_table("darjeeling", [ANN, NOVICE], settings=clock, players=2)
    ann.answers.first.wait_for()
    mine = page.locator("aside .clock.running")
    first = seconds(mine.inner_text())
    assert 480 < first <= 602
    expect(mine).not_to_have_text(re.compile(f"{first // 60}:{first % 60:02}"))
    assert seconds(mine.inner_text()) < first
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    expect(page.locator(".chips .clock")).to_have_text(re.compile(r"^\s*\d?\d:\d\d$"))
