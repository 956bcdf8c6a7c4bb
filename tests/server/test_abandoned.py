"""Tables nobody plays at: announced a week before, closed, readable afterwards."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from sqlalchemy import select
from tests.support.serving import GENEROUS, Serving, play, serving, turn_of

from teahouse.server.abandoned import DAY, AbandonedTables
from teahouse.server.doctor import examine_store
from teahouse.server.settings import Settings
from teahouse.server.store.schema import tables


class Days:
    """A clock that is moved by hand."""

    def __init__(self, s: Serving) -> None:
        self.now = s.service.now()
        s.service.now = lambda: self.now
        self.tables = AbandonedTables(s.service)

    async def go_on(self, days: float) -> None:
        self.now += int(days * DAY)
        await self.tables.tidy()


def test_sixty_days_are_the_default() -> None:
    assert Settings().abandoned_days == 60


def test_an_abandoned_table_is_announced_a_week_before_and_closed(db: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, _ = await s.table_of_two()
        days = Days(s)
        await days.go_on(52)
        assert (await ann.now(table))["state"]["closes"] is None
        await days.go_on(1.5)
        update = await ann.updates(table)
        assert update["state"]["closes"] >= days.now + 6.5 * DAY - 10_000
        assert update["entries"][-1]["kind"] == "notice"
        assert update["entries"][-1]["data"] == {"closes": update["state"]["closes"]}
        await days.go_on(6)
        assert await s.status(table) == "running"
        await days.go_on(1.5)
        update = await ann.updates(table)
        assert update["state"]["status"] == "over"
        assert update["state"]["outcome"]["how"] == "abandoned"
        assert update["entries"][-1]["kind"] == "close"
        replay = await ann.get(f"/api/tables/{table}/replay")  # it stays readable
        assert replay.status_code == 200
        assert (await examine_store(s.service.settings.database)).findings == []
        refused = await ann.command(table, kind="resign")
        assert (refused.status_code, refused.json()["error"]) == (409, "not-running")

    play(db, scene)


def test_whoever_plays_on_keeps_the_table(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        days = Days(s)
        await days.go_on(54)
        actor, _ = await turn_of(table, ann, ben)
        assert (await actor.act(table)).status_code == 200
        assert (await ann.now(table))["state"]["closes"] is None
        await days.go_on(10)
        assert await s.status(table) == "running"

    play(sqlite_url, scene)


def test_a_table_is_not_closed_within_its_own_clock(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        slow = {"clock": {"kind": "move", "seconds": 60 * 24 * 3600}, "over": "vote"}
        table, ann, _ = await s.table_of_two(settings=slow)
        days = Days(s)
        for _ in range(5):
            await days.go_on(10)
        assert (await ann.now(table))["state"]["closes"] is None
        await days.go_on(4.5)
        assert (await ann.now(table))["state"]["closes"] is not None
        await days.go_on(6)
        assert await s.status(table) == "running"
        await days.go_on(1)
        assert await s.status(table) == "over"

    play(sqlite_url, scene, replace(GENEROUS, abandoned_days=20))


def test_what_is_long_abandoned_already_has_its_week_too(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, _ = await s.table_of_two()
        days = Days(s)
        await days.go_on(300)
        assert (await ann.now(table))["state"]["closes"] == days.now + 7 * DAY
        assert (await examine_store(s.service.settings.database)).findings == []

    play(sqlite_url, scene)


def test_an_announcement_is_no_activity(sqlite_url: str) -> None:
    """Or retention and the list of one's tables would take it for play."""

    async def whole() -> None:
        async with serving(sqlite_url) as s:
            table, ann, _ = await s.table_of_two()
            before = (await ann.now(table))["state"]["updated"]
            await Days(s).go_on(54)
            assert (await ann.now(table))["state"]["updated"] == before
            chosen = select(tables.c.updated).where(tables.c.id == table)
            assert await s.service.store.read(lambda db: db.execute(chosen).scalar()) == before
        async with serving(sqlite_url) as s:  # a restarted server knows of the announcement
            assert (await s.table(table)).closes is not None

    asyncio.run(whole())
