"""Bots, clocks and people who leave: every table can be finished."""

from __future__ import annotations

import asyncio
import contextlib
import random
from dataclasses import replace

from tests.support.seats import ANN, BEN, NOVICE
from tests.support.serving import (
    GENEROUS,
    Hands,
    Person,
    Serving,
    make_moves,
    opened,
    play,
    serving,
    turn_of,
    until,
    watching,
)

from teahouse.bots import Choice
from teahouse.bots.deciding import Request
from teahouse.server.bots import ThreadBots
from teahouse.server.fair_queue import Flow

BOTS = [NOVICE] * 2
SHORT = {"target": 10, "memory": "closed"}


def test_bots_play_a_table_to_its_end(db: str) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        table = await opened(ann, seats=BOTS, options={"target": 1})
        await s.finish(ann, table)

    play(db, scene)


def test_a_table_whose_server_died_before_it_began_begins_all_the_same(db: str) -> None:
    async def scene(s: Serving) -> None:
        ann, pipeline = s.person(), s.service.pipeline
        broadcast = pipeline._broadcast
        pipeline._broadcast = lambda *_: None  # type: ignore[method-assign]
        table = await opened(ann, kind="screen", seats=[ANN, BEN])
        pipeline._broadcast = broadcast  # type: ignore[method-assign]
        s.service.tables.clear()
        await until(lambda: s.status(table), "running")

    play(db, scene)


class StuckBots(ThreadBots):
    """Thinks for ever at one level, fails at another."""

    def __init__(self) -> None:
        super().__init__(1)
        self.is_stuck = asyncio.Event()

    async def choose(self, request: Request, flow: Flow) -> Choice:
        if request.level == "master":
            self.is_stuck.set()
            await asyncio.Event().wait()
        if request.level == "hard":
            raise RuntimeError("broken")
        return await super().choose(request, flow)


def test_a_bot_that_is_stuck_delays_no_other_table_and_a_broken_one_is_replaced(
    sqlite_url: str,
) -> None:
    bots = StuckBots()

    async def scene(s: Serving) -> None:
        ann = s.person()
        stuck = await opened(ann, seats=[{"kind": "bot", "level": "master"}] * 2)
        broken = await opened(
            ann, seats=[{"kind": "bot", "level": "hard"}] * 2, options={"target": 1}
        )
        async with watching(ann, stuck):
            await bots.is_stuck.wait()
            await s.finish(ann, broken)
            table, a, b = await s.table_of_two()
            await make_moves(table, a, b)
        assert await s.status(stuck) == "running"

    play(sqlite_url, scene, bots=bots)


def test_whoever_is_over_time_is_replaced_by_a_bot_and_may_return(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        settings = {"clock": {"kind": "move", "seconds": 1}, "level": "novice"}
        hands = Hands(s)
        table, ann, ben = await s.table_of_two(settings=settings)
        actor, _ = await turn_of(table, ann, ben)
        seat = (await actor.state(table))["seat"]
        await hands.forward(999)
        assert (await s.table(table)).seats[seat].stand_in is None
        await hands.forward(1)
        assert (await s.table(table)).seats[seat].stand_in is not None
        refused = await actor.command(table, actions=[0])
        assert refused.status_code in (409, 422)
        assert (await actor.insist(table, kind="return")).status_code == 200
        assert (await s.table(table)).seats[seat].stand_in is None

    play(sqlite_url, scene)


def test_whoever_returns_in_the_own_turn_has_time_to_think(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        hands = Hands(s)
        table, ann, ben = await s.table_of_two(settings={"clock": {"kind": "move", "seconds": 30}})
        actor, _ = await turn_of(table, ann, ben)
        seat = (await actor.state(table))["seat"]
        await hands.forward(31_000)
        assert (await s.table(table)).seats[seat].stand_in is not None
        assert (await actor.command(table, kind="return")).status_code == 200
        clock = (await actor.state(table))["clock"]
        assert (clock["seat"], clock["deadline"]) == (seat, hands.at + 30_000)
        assert (await actor.act(table)).status_code == 200

    play(sqlite_url, scene, replace(GENEROUS, bot_pause=3600))  # the bot has not moved yet


def test_a_bank_is_charged_for_the_whole_game(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        settings = {"clock": {"kind": "bank", "seconds": 100}, "over": "vote"}
        hands = Hands(s)
        table, ann, ben = await s.table_of_two(settings=settings)
        actor, _ = await turn_of(table, ann, ben)
        seat = (await actor.state(table))["seat"]
        await hands.forward(30_000)
        await actor.act(table)
        await actor.command(table, kind="undo")  # back to its decision; time is not given back
        await hands.forward(5_000)
        await actor.act(table)
        clock = (await actor.state(table))["clock"]
        assert clock["used"][seat] == 35_000

    play(sqlite_url, scene)


def test_with_nobody_else_to_ask_a_bot_waits_until_the_person_had_time_to_object(
    sqlite_url: str,
) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two(settings={"vote_seconds": 10})
        hands = Hands(s)
        asked = await ann.command(table, kind="replace", about_seat=1)
        assert asked.status_code == 200, asked.text
        await hands.forward(59_000)
        assert (await s.table(table)).seats[1].stand_in is None
        await hands.forward(2_000)
        assert (await s.table(table)).seats[1].stand_in == "easy"
        assert (await ben.insist(table, kind="return")).status_code == 200

    play(sqlite_url, scene)


def test_a_vote_lapses_in_favour_of_the_table(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        people = [{"kind": "person", "name": n} for n in ("A", "B", "C")]
        table = await opened(ann, seats=people, settings={"vote_seconds": 90})
        hands = Hands(s)
        await ann.command(table, kind="replace", about_seat=1, seat=0)  # C says nothing, B is away
        await hands.forward(89_000)
        assert (await s.table(table)).seats[1].stand_in is None
        await hands.forward(2_000)
        assert (await s.table(table)).seats[1].stand_in is not None

    play(sqlite_url, scene)


def test_games_whose_people_leave_at_random_all_finish(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        luck, hands = random.Random(5), Hands(s)
        settings = {"clock": {"kind": "move", "seconds": 1}, "level": "novice"}
        tables = [await s.table_of_two(settings=settings, options=SHORT) for _ in range(4)]

        async def play_a_while(table: str, *people: Person) -> None:
            for _ in range(luck.randrange(12)):
                held = await s.table(table)
                if held.actor is None or held.bot_to_move is not None:
                    return
                assert (await people[held.actor].act(table)).status_code == 200

        await asyncio.gather(*(play_a_while(*table) for table in tables))
        async with contextlib.AsyncExitStack() as stack:
            for table, ann, _ in tables:
                await stack.enter_async_context(watching(ann, table))

            async def all_are_over() -> bool:
                await hands.forward(1000)
                return {await s.status(table) for table, _, _ in tables} == {"over"}

            await until(all_are_over, True)

    play(sqlite_url, scene)


def test_a_restarted_server_goes_on_where_it_was(db: str) -> None:
    async def whole() -> None:
        async with serving(db, replace(GENEROUS, bot_pause=3600)) as s:
            ann = s.person()
            against_bot = await opened(ann, seats=[ANN, NOVICE])
            while (await ann.state(against_bot))["legal"]:
                await ann.act(against_bot)
            table, a, b = await s.table_of_two()
            await make_moves(table, a, b)
            digest = (await s.table(table)).position.digest()
        async with serving(db) as s:
            again = s.person(a)
            assert (await s.table(table)).position.digest() == digest
            assert (await again.state(table))["status"] == "running"

            async def actor_now() -> int | None:
                return (await s.table(against_bot)).actor

            await until(actor_now, 0)

    asyncio.run(whole())


class CountingBots(ThreadBots):
    """Says how often it was asked what it thinks."""

    asked = 0

    async def choose(self, request: Request, flow: Flow) -> Choice:
        self.asked += 1
        return await super().choose(request, flow)


def test_whoever_asks_for_a_hint_again_is_told_the_same(sqlite_url: str) -> None:
    bots = CountingBots(1)

    async def scene(s: Serving) -> None:
        ann = s.person()
        table = await opened(ann, seats=[ANN, BEN])
        path = f"/api/tables/{table}/hint"
        told = await asyncio.gather(ann.get(path), ann.get(path))
        again = await ann.get(path)
        assert told[0].json()["thoughts"]
        assert told[0].json() == told[1].json() == again.json()
        assert bots.asked == 1
        await ann.command(table, actions=[told[0].json()["thoughts"][0]["action"]])
        assert (await ann.get(path)).json()["thoughts"] != again.json()["thoughts"]
        assert bots.asked == 2

    play(sqlite_url, scene, bots=bots)
