"""Tables nobody plays at: announced a week before, closed, readable afterwards."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from sqlalchemy import select
from tests.support.serving import GENEROUS, Hands, Serving, make_moves, play, serving

from teahouse.server.abandoned import DAY, AbandonedTables
from teahouse.server.doctor import examine_store
from teahouse.server.settings import Settings
from teahouse.server.store.schema import tables


async def pass_days(hands: Hands, days: float) -> None:
    await hands.forward(int(days * DAY))
    await AbandonedTables(hands.s.service).tidy()


def test_sixty_days_are_the_default() -> None:
    assert Settings().abandoned_days == 60


def test_an_abandoned_table_is_announced_a_week_before_and_closed(db: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, _ = await s.table_of_two()
        hands = Hands(s)
        await pass_days(hands, 52)
        assert (await ann.state(table))["closes"] is None
        await pass_days(hands, 1.5)
        update = await ann.updates(table)
        assert update["state"]["closes"] >= hands.at + 6.5 * DAY - 10_000
        assert update["entries"][-1]["kind"] == "notice"
        assert update["entries"][-1]["data"] == {"closes": update["state"]["closes"]}
        await pass_days(hands, 6)
        assert await s.status(table) == "running"
        await pass_days(hands, 1.5)
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
        hands = Hands(s)
        await pass_days(hands, 54)
        await make_moves(table, ann, ben)
        assert (await ann.state(table))["closes"] is None
        await pass_days(hands, 10)
        assert await s.status(table) == "running"

    play(sqlite_url, scene)


def test_a_table_is_not_closed_within_its_own_clock(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        slow = {"clock": {"kind": "move", "seconds": 60 * 24 * 3600}, "over": "vote"}
        table, ann, _ = await s.table_of_two(settings=slow)
        hands = Hands(s)
        for _ in range(5):
            await pass_days(hands, 10)
        assert (await ann.state(table))["closes"] is None
        await pass_days(hands, 4.5)
        assert (await ann.state(table))["closes"] is not None
        await pass_days(hands, 6)
        assert await s.status(table) == "running"
        await pass_days(hands, 1)
        assert await s.status(table) == "over"

    play(sqlite_url, scene, replace(GENEROUS, abandoned_days=20))


def test_what_is_long_abandoned_already_has_its_week_too(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, _ = await s.table_of_two()
        hands = Hands(s)
        await pass_days(hands, 300)
        assert (await ann.state(table))["closes"] == hands.at + 7 * DAY
        assert (await examine_store(s.service.settings.database)).findings == []

    play(sqlite_url, scene)


def test_an_announcement_is_no_activity(sqlite_url: str) -> None:
    """Or retention and the list of one's tables would take it for play."""

    async def whole() -> None:
        async with serving(sqlite_url) as s:
            table, ann, _ = await s.table_of_two()
            before = (await ann.state(table))["updated"]
            await pass_days(Hands(s), 54)
            assert (await ann.state(table))["updated"] == before
            chosen = select(tables.c.updated).where(tables.c.id == table)
            assert await s.service.store.read(lambda db: db.execute(chosen).scalar()) == before
        async with serving(sqlite_url) as s:  # a restarted server knows of the announcement
            assert (await s.table(table)).closes is not None

    asyncio.run(whole())
