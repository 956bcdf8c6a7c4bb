"""Who gets the bots' thinking time, what they do without it, and when they sleep."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select, update
from tests.support.seats import ANN
from tests.support.serving import GENEROUS, Person, Serving, opened, play, serving, until, watching

from teahouse.bots import Choice
from teahouse.bots.deciding import Request, decide
from teahouse.server import bots
from teahouse.server.bots import FairBots, ThreadBots
from teahouse.server.fair_queue import FairQueue, Flow, _Waiting
from teahouse.server.store import open_store
from teahouse.server.store.schema import tables

MASTERS = [{"kind": "bot", "level": "master"}] * 2
PERSON_AND_BOT = [ANN, {"kind": "bot", "level": "hard"}]
PEOPLE = [{"kind": "person", "name": "A"}, {"kind": "person", "name": "B"}]


# The queue


def served(slots: int, asked: list[Flow], each: float = 1.0) -> list[Flow]:
    """The order in which one after the other is served, when all ask at once."""

    async def whole() -> list[Flow]:
        queue, order = FairQueue(slots), []
        release = asyncio.Event()

        async def work(flow: Flow) -> None:
            await queue.acquire(flow, each)
            order.append(flow)
            await release.wait()
            queue.release(flow, 0.0)

        held = Flow("first", "first", attended=True)
        await queue.acquire(held, each)
        for _ in range(slots - 1):
            await queue.acquire(held, each)
        working = [asyncio.ensure_future(work(flow)) for flow in asked]
        await asyncio.sleep(0)
        release.set()
        for _ in range(slots):
            queue.release(held, 0.0)
        await asyncio.gather(*working)
        return order

    return asyncio.run(whole())


def test_addresses_share_the_time_however_many_tables_they_opened() -> None:
    many = [Flow(f"m{n}", "many") for n in range(6)]
    few = [Flow("f0", "few"), Flow("f1", "few")]
    order = served(1, [*many, *few])
    assert [flow.opened_from for flow in order] == [
        "many", "few", "many", "few", "many", "many", "many", "many"
    ]  # fmt: skip


def test_the_tables_of_one_address_take_turns() -> None:
    a, b = Flow("a", "one"), Flow("b", "one")
    order = served(1, [a, a, a, b, b])
    assert [flow.table_id for flow in order] == ["a", "b", "a", "b", "a"]


def test_tables_without_people_come_last_and_one_at_a_time() -> None:
    bots_only = [Flow(f"b{n}", f"from{n}", attended=False) for n in range(3)]
    person = Flow("p", "late")
    assert served(1, [*bots_only, person])[0] == person

    async def several() -> None:
        queue = FairQueue(4)
        await queue.acquire(bots_only[0], 1.0)
        waits = [asyncio.ensure_future(queue.acquire(flow, 1.0)) for flow in bots_only[1:]]
        await asyncio.sleep(0)
        assert not any(task.done() for task in waits)
        await queue.acquire(person, 1.0)  # there is room for people
        queue.release(bots_only[0], 0.0)
        await asyncio.sleep(0)
        assert sum(task.done() for task in waits) == 1
        for task in waits:
            task.cancel()

    asyncio.run(several())


def test_time_counts_and_not_the_number_of_questions() -> None:
    async def whole() -> list[str]:
        queue, order = FairQueue(1), []

        async def work(flow: Flow, takes: float) -> None:
            for _ in range(6):
                await queue.acquire(flow, 1.0)
                order.append(flow.opened_from)
                await asyncio.sleep(0)
                queue.release(flow, takes - 1.0)

        deep = [work(Flow(f"d{n}", "deep"), 3.0) for n in range(3)]
        quick = [work(Flow(f"q{n}", "quick"), 1.0) for n in range(3)]
        await asyncio.gather(*deep, *quick)
        return order

    order = asyncio.run(whole())[:16]
    assert 11 <= order.count("quick") <= 13


def test_whoever_gives_up_leaves_the_queue() -> None:
    async def whole() -> None:
        queue, flow = FairQueue(1), Flow("t", "x")
        await queue.acquire(flow, 1.0)
        waits = asyncio.ensure_future(queue.acquire(flow, 1.0))
        await asyncio.sleep(0)
        assert len(queue) == 1
        waits.cancel()
        await asyncio.gather(waits, return_exceptions=True)
        assert len(queue) == 0
        granted = asyncio.ensure_future(queue.acquire(flow, 1.0))
        await asyncio.sleep(0)
        queue.release(flow, 0.0)
        granted.cancel()  # in the moment it was granted
        await asyncio.gather(granted, return_exceptions=True)
        await queue.acquire(flow, 1.0)

    asyncio.run(whole())


# At the tables


class NotingBots(ThreadBots):
    """Notes which table each question is about, and takes its time."""

    strongest = "master"

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[str] = []

    async def choose(self, request: Request, flow: Flow) -> Choice:
        self.asked.append(flow.table_id)
        await asyncio.sleep(0.01)
        return await super().choose(request, flow)


async def crowd(s: Serving, stack: contextlib.AsyncExitStack, number: int) -> list[str]:
    """So many tables of masters, all of them watched."""
    owner = s.person()
    found = [await opened(owner, seats=MASTERS) for _ in range(number)]
    await stack.enter_async_context(watching(owner, *found))
    return found


async def play_until_the_bot(person: Person, table: str) -> None:
    while (await person.state(table))["legal"]:
        await person.act(table)


class NotingQueue(FairQueue):
    """Notes the tables in the order in which slots are granted to them."""

    def __init__(self, slots: int) -> None:
        super().__init__(slots)
        self.granted: list[str] = []

    def _next(self) -> _Waiting | None:
        found = super()._next()
        if found is not None:
            self.granted.append(found.flow.table_id)
        return found


class WaitingBots(FairBots):
    """Counts how many other questions go first, from the moment a slot is asked for.

    What a worker is thinking about by then goes on: nobody is interrupted.
    """

    def __init__(self) -> None:
        super().__init__(NotingBots(), 1)
        self._deep = NotingQueue(1)
        self._queues[False] = self._deep
        self.waited: list[int] = []

    async def choose(self, request: Request, flow: Flow) -> Choice:
        before = len(self._deep.granted)
        choice = await super().choose(request, flow)
        if flow.attended:
            self.waited.append(self._deep.granted[before:].index(flow.table_id))
        return choice


def test_a_crowd_of_bots_does_not_hold_up_a_persons_bot(sqlite_url: str) -> None:
    thinking = WaitingBots()

    async def scene(s: Serving) -> None:
        async with contextlib.AsyncExitStack() as stack:
            await crowd(s, stack, 12)
            ann = s.person()
            table = await opened(ann, seats=PERSON_AND_BOT)
            while len(thinking.waited) < 5:
                await play_until_the_bot(ann, table)
                await until(lambda: is_turn(s, table, 0), True)

    play(sqlite_url, scene, bots=thinking)
    assert max(thinking.waited) == 0


async def is_turn(s: Serving, table: str, seat: int) -> bool:
    return (await s.table(table)).actor == seat


def test_bots_among_themselves_sleep_until_somebody_watches_also_after_a_restart(db: str) -> None:
    async def seq(s: Serving, table: str) -> int:
        return (await s.table(table)).seq

    async def driven(s: Serving) -> int:
        """The tables where bots play, after a look at what is due."""
        await s.app.state.scheduler.tick()
        return len(s.app.state.scheduler._driving)

    async def whole() -> None:
        bots_before = NotingBots()
        async with serving(db, bots=bots_before) as s:
            ann = s.person()
            table = await opened(ann, seats=MASTERS)
            await until(lambda: seq(s, table), 1)  # the start, and no move
            assert await driven(s) == 0
            assert bots_before.asked == []
            async with watching(ann, table):
                await until(lambda: moved(s, table, 3), True)
            await until(lambda: driven(s), 0)  # what was under way is done
            at = await seq(s, table)
            assert (await s.table(table)).status == "running"
        bots_after = NotingBots()
        async with serving(db, bots=bots_after) as s:
            assert await seq(s, table) == at
            assert await driven(s) == 0
            assert bots_after.asked == []
            async with watching(s.person(ann), table):
                await until(lambda: moved(s, table, at + 2), True)

    asyncio.run(whole())


async def moved(s: Serving, table: str, beyond: int) -> bool:
    return (await s.table(table)).seq >= beyond


def test_tables_an_older_version_left_due_hold_up_no_clock(sqlite_url: str) -> None:
    """Sixty tables of bots that were due for ever, before the one where a person is over time."""

    async def whole() -> None:
        settings = {"clock": {"kind": "move", "seconds": 1}, "level": "novice"}
        async with serving(sqlite_url, replace(GENEROUS, bot_pause=600)) as s:
            owner = s.person()
            sleeping = [await opened(owner, seats=MASTERS) for _ in range(60)]
            late = await opened(owner, seats=PEOPLE, settings=settings)
        store = open_store(sqlite_url)
        await store.open()
        old = update(tables).where(tables.c.id.in_(sleeping)).values(due=1)
        await store.write(lambda db: db.execute(old))
        await store.close()
        async with serving(sqlite_url) as s:

            async def stands_in() -> bool:
                held = s.service.tables.peek(late)
                return held is not None and any(seat.stand_in for seat in held.table.seats)

            await until(stands_in, True)

            async def due() -> int:
                chosen = select(tables.c.id).where(tables.c.id.in_(sleeping), tables.c.due == 1)
                return len(await s.service.store.read(lambda db: db.execute(chosen).all()))

            await until(due, 0)

    asyncio.run(whole())


class BrokenBots(ThreadBots):
    strongest = "master"

    async def choose(self, request: Request, flow: Flow) -> Choice:
        if request.level == "master":
            await asyncio.sleep(3600)
        raise RuntimeError("broken")


@pytest.mark.parametrize(("level", "why"), [("master", "busy"), ("hard", "failed")])
def test_a_bot_that_could_not_think_plays_like_a_novice_and_the_table_says_so(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, level: str, why: str
) -> None:
    monkeypatch.setattr(bots, "PATIENCE", 0.01)

    async def scene(s: Serving) -> None:
        ann = s.person()
        table = await opened(ann, seats=[ANN, {"kind": "bot", "level": level}])
        await play_until_the_bot(ann, table)
        await until(lambda: is_turn(s, table, 0), True)
        entries = (await ann.updates(table))["entries"]
        own = [e["data"] for e in entries if e["kind"] == "act" and e["seat"] == 0]
        moves = [e["data"] for e in entries if e["kind"] == "act" and e["seat"] == 1]
        assert moves
        assert all(data == {"level": "novice", "why": why} for data in moves)
        assert all(data == {} for data in own)

    play(sqlite_url, scene, replace(GENEROUS, bot_seconds=0.01), bots=BrokenBots(1))


def test_the_move_without_a_thought_is_the_novices(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("secrets.randbits", lambda bits: 7)

    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        found: list[Any] = []
        for _ in range(8):
            held = await s.table(table)
            assert held.actor is not None
            request = s.app.state.scheduler.request(held, held.position, held.actor, "hard")
            move = await bots.choose_action(BrokenBots(), request, Flow(table, table))
            novice = decide(replace(request, level="novice"), compiled=False)
            found.append((move.action, novice.action))
            assert move.why == "failed"
            same = await bots.choose_action(
                BrokenBots(), replace(request, level="novice"), Flow(table, table)
            )
            assert same.why is None  # a novice who plays like a novice is no news
            await (ann, ben)[held.actor].command(table, actions=[move.action])
        assert [mine for mine, _ in found] == [theirs for _, theirs in found]

    play(sqlite_url, scene)


def test_without_workers_every_level_plays_like_a_novice_and_says_so(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        table = await opened(ann, seats=PERSON_AND_BOT)
        hint = (await ann.get(f"/api/tables/{table}/hint")).json()
        while "level" not in hint:  # the bot began
            await until(lambda: is_turn(s, table, 0), True)
            hint = (await ann.get(f"/api/tables/{table}/hint")).json()
        assert hint["level"] == "easy"
        assert hint["thoughts"]
        await play_until_the_bot(ann, table)
        await until(lambda: is_turn(s, table, 0), True)
        entries = (await ann.updates(table))["entries"]
        moves = [e["data"] for e in entries if e["kind"] == "act" and e["seat"] == 1]
        assert moves[-1] == {"level": "novice", "why": "no-workers"}

    play(sqlite_url, scene, bots=bots.start_bots(0))
