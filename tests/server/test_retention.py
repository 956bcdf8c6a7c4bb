"""Tables that are set aside and deleted: when, by what clock, and how they come back."""

from __future__ import annotations

import asyncio
import io
import json
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection
from tests.server.hidden_worlds import logged
from tests.support.seats import ANN, BEN
from tests.support.serving import GENEROUS, Hands, Person, Serving, opened, play, turn_of

from teahouse.server import retention
from teahouse.server.retention import Retention
from teahouse.server.store import clock_jobs, host_jobs, removal_jobs, state_jobs
from teahouse.server.store.clock_jobs import DAY
from teahouse.server.store.notifications import TableChanged

KEPT_DAYS = 7
SETTINGS = replace(GENEROUS, retention_days=KEPT_DAYS)
SEATS = [ANN, BEN]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "PAUSE", 0.0)


async def pass_days(hands: Hands, tidying: Retention, days: float) -> None:
    """The server runs all the while, and notes the time as it does each minute."""
    for _ in range(int(days * 2)):
        hands.at += DAY // 2
        tidying._beaten -= DAY / 2 / 1000
        await tidying.beat()


def events(lines: io.StringIO, name: str) -> list[dict[str, Any]]:
    logged = [json.loads(line) for line in lines.getvalue().splitlines()]
    return [line for line in logged if line["event"] == name]


async def found(person: Person, table: str) -> int:
    return (await person.get(f"/api/tables/{table}")).status_code


def test_a_table_is_announced_then_set_aside_then_deleted(db: str) -> None:
    async def scene(s: Serving) -> None:
        tidying, hands, ann = Retention(s.service), Hands(s), s.person()
        table = await opened(ann, seats=SEATS)
        await tidying.beat()
        await pass_days(hands, tidying, KEPT_DAYS + 1)
        with logged() as lines:
            await tidying.tidy()
            assert events(lines, "retention-announced")[0]["table_ids"] == table
            assert await found(ann, table) == 200
            await tidying.tidy()
            assert events(lines, "retention-set-aside")[0]["tables"] == 1
        assert await found(ann, table) == 404
        assert (await ann.get("/api/me/tables")).json()["tables"] == []
        await pass_days(hands, tidying, retention.ASIDE_DAYS - 1)
        await tidying.tidy()
        assert await rows(s, "entries") > 0
        await pass_days(hands, tidying, 2)
        await tidying.tidy()
        for name in ("tables", "entries", "access"):
            assert await rows(s, name) == 0

    play(db, scene, SETTINGS)


async def rows(s: Serving, table: str) -> int:
    def count(db: Connection) -> int:
        return int(db.exec_driver_sql(f"SELECT count(*) FROM {table}").scalar_one())

    return await s.service.store.read(count)


def test_what_is_set_aside_can_be_brought_back_and_played_on(db: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        now = s.service.now()
        job = partial(removal_jobs.set_aside, ids=[table], why=removal_jobs.HOST, now=now)
        actor, _ = await turn_of(table, ann, ben)
        assert await s.service.store.write(job, TableChanged(table)) == [table]
        assert (await actor.command(table, expected_seq=9, actions=[0])).status_code in (404, 409)
        s.service.tables.drop(table)
        assert await found(ann, table) == 404
        aside = await s.service.store.read(partial(host_jobs.list_tables, status="aside", most=9))
        assert [(row["id"], row["set_aside_why"]) for row in aside] == [(table, "host")]
        back = partial(removal_jobs.bring_back, table_id=table, now=now)
        assert await s.service.store.write(back, TableChanged(table))
        assert not await s.service.store.write(back, TableChanged(table))
        assert (await actor.act(table)).status_code == 200

    play(db, scene)


def test_whoever_writes_to_a_table_that_goes_leaves_nothing_behind(db: str) -> None:
    """An entry, a chat line and a link sent while the table is deleted: all or nothing."""

    async def scene(s: Serving) -> None:
        for _ in range(5):
            table, ann, ben = await s.table_of_two()
            actor, _ = await turn_of(table, ann, ben)
            job = partial(removal_jobs.delete_tables, ids=[table])
            await asyncio.gather(
                actor.act(table),
                ann.post(f"/api/tables/{table}/chat", {"text": "hello"}),
                ann.post(f"/api/tables/{table}/seats/0/recovery"),
                s.service.store.write(job, TableChanged(table)),
            )
            s.service.tables.drop(table)
        for name in ("tables", "entries", "access", "link", "chat"):
            assert await rows(s, name) == 0, name

    play(db, scene)


def test_play_goes_to_nobody_when_another_program_deletes_the_table(db: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        actor, _ = await turn_of(table, ann, ben)
        update = await actor.updates(table)
        await s.service.store.write(partial(removal_jobs.delete_tables, ids=[table]))
        action = update["state"]["legal"][0]["id"]
        gone = await actor.command(table, expected_seq=update["seq"], actions=[action])
        assert (gone.status_code, gone.json()) == (404, {"error": "no-such-table"})
        assert await rows(s, "entries") == 0

    play(db, scene)


def test_activity_of_any_kind_keeps_a_table(db: str) -> None:
    async def scene(s: Serving) -> None:
        tidying, hands, ann = Retention(s.service), Hands(s), s.person()
        quiet, talked, moved, late = [await opened(ann, seats=SEATS) for _ in range(4)]
        await tidying.beat()
        await pass_days(hands, tidying, KEPT_DAYS - 1)
        said = await ann.post(f"/api/tables/{talked}/chat", {"text": "still here"})
        assert said.status_code < 300, said.text
        assert (await ann.act(moved)).status_code == 200
        await pass_days(hands, tidying, 2)
        await tidying.tidy()  # announces two of them
        assert (await ann.act(late)).status_code == 200
        await tidying.tidy()
        left = [t for t in (quiet, talked, moved, late) if await found(ann, t) == 200]
        assert left == [talked, moved, late]

    play(db, scene, SETTINGS)


def test_a_clock_that_leaps_deletes_nothing(db: str) -> None:
    """Not at the start, not after a move by that clock, not for a week; then it is believed."""

    async def first(s: Serving) -> None:
        await opened(s.person(), seats=SEATS)
        await Retention(s.service).beat()

    async def leapt(s: Serving) -> None:
        tidying, hands, ann = Retention(s.service), Hands(s), s.person()
        hands.at += 400 * DAY
        await tidying.beat()
        newer = await opened(ann, seats=SEATS)
        assert (await ann.act(newer)).status_code == 200
        for _ in range(6):
            with logged() as lines:
                await tidying.tidy()
                await tidying.tidy()
            assert events(lines, "retention-refused")
            assert await rows(s, "tables") == 2
            aside = partial(host_jobs.list_tables, status="aside", most=9)
            assert await s.service.store.read(aside) == []
            await pass_days(hands, tidying, 1)
        assert not tidying.believed
        await pass_days(hands, tidying, 2)
        assert tidying.believed

    play(db, first, SETTINGS)
    play(db, leapt, SETTINGS)


def test_a_clock_put_right_again_is_believed_at_once(db: str) -> None:
    async def scene(s: Serving) -> None:
        tidying, hands = Retention(s.service), Hands(s)
        await tidying.beat()
        for wrong in (400 * DAY, -400 * DAY):
            hands.at += wrong
            await tidying.beat()
            assert not tidying.believed
            hands.at -= wrong
            await tidying.beat()
            assert tidying.believed

    play(db, scene, SETTINGS)


def test_what_is_played_by_a_clock_in_the_past_is_kept(db: str) -> None:
    """When it is put right, those tables are not old."""

    async def scene(s: Serving) -> None:
        tidying, hands, ann = Retention(s.service), Hands(s), s.person()
        before = await opened(ann, seats=SEATS)
        await tidying.beat()
        hands.at -= 400 * DAY
        await tidying.beat()
        meanwhile = await opened(ann, seats=SEATS)
        assert (await ann.act(before)).status_code == 200
        assert (await ann.act(meanwhile)).status_code == 200
        hands.at += 400 * DAY
        await tidying.beat()
        for _ in range(2):
            await tidying.tidy()
        assert [await found(ann, table) for table in (before, meanwhile)] == [200, 200]

    play(db, scene, SETTINGS)


def test_a_quiet_server_that_runs_still_tidies(db: str) -> None:
    """The newest entry may be old: what counts is that the server saw the time pass."""

    async def scene(s: Serving) -> None:
        tidying, hands, ann = Retention(s.service), Hands(s), s.person()
        table = await opened(ann, seats=SEATS)
        await tidying.beat()
        await pass_days(hands, tidying, 3 * KEPT_DAYS)
        await tidying.tidy()
        await tidying.tidy()
        assert await found(ann, table) == 404

    play(db, scene, SETTINGS)


def test_a_store_without_a_clock_takes_the_newest_entry_for_one(db: str) -> None:
    async def scene(s: Serving) -> None:
        await opened(s.person(), seats=SEATS)
        store, later = s.service.store, s.service.now() + 400 * DAY
        for name in (clock_jobs.CLOCK, clock_jobs.SEEN):
            await store.write(partial(state_jobs.set_state, name=name, value=None))
        assert not (await store.write(partial(clock_jobs.beat, now=later, elapsed=0)))[0]

    play(db, scene, SETTINGS)


def test_several_processes_do_not_count_a_strange_time_twice(db: str) -> None:
    async def scene(s: Serving) -> None:
        store, wrong = s.service.store, s.service.now() + 400 * DAY
        beat = partial(clock_jobs.beat, elapsed=DAY)
        await store.write(partial(clock_jobs.beat, now=s.service.now(), elapsed=0))
        assert not (await store.write(partial(clock_jobs.beat, now=wrong, elapsed=0)))[0]
        for day in range(1, 7):
            for _ in range(4):
                assert not (await store.write(partial(beat, now=wrong + day * DAY)))[0], day
        assert (await store.write(partial(beat, now=wrong + 7 * DAY)))[0]

    play(db, scene, SETTINGS)


def test_finished_tables_do_not_fill_the_server(db: str) -> None:
    settings = replace(GENEROUS, most_tables=1)

    async def scene(s: Serving) -> None:
        ann = s.person()
        table = await opened(ann, seats=SEATS)
        full = await ann.post("/api/tables", {"game": "darjeeling", "seats": SEATS})
        assert (full.status_code, full.json()) == (429, {"error": "full"})
        assert (await ann.command(table, kind="resign", seat=0)).status_code == 200
        await opened(ann, seats=SEATS)

    play(db, scene, settings)
