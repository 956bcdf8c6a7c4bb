"""Asking the others: nobody is replaced who is there, nothing is decided over somebody's head."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest
from tests.support.seats import ANN, OPEN
from tests.support.serving import (
    Hands,
    Person,
    Serving,
    heard,
    make_moves,
    opened,
    play,
    serving,
    until,
)

from teahouse.server.table import Table

MINUTE = 60_000
PEOPLE = ("Ann", "Ben", "Cleo")


@contextlib.asynccontextmanager
async def connected(person: Person, table: str) -> AsyncIterator[None]:
    async with person.live(table) as socket:
        await heard(socket)
        yield


async def held(s: Serving, table: str) -> Table:
    return await s.table(table)


async def is_replaced(s: Serving, table: str, seat: int = 1) -> bool:
    return (await held(s, table)).seats[seat].stand_in is not None


def test_with_two_at_the_table_nobody_replaces_the_other_who_is_there(db: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two(settings={"vote_seconds": 10})
        hands = Hands(s)
        async with connected(ben, table):
            assert (await ann.command(table, kind="replace", about_seat=1)).status_code == 200
            assert not await is_replaced(s, table)
            await hands.forward(MINUTE - 1)
            assert (await held(s, table)).proposal is not None  # there is time to object
            await hands.forward(10_000)
            assert (await held(s, table)).proposal is None
        assert not await is_replaced(s, table)
        last = (await ann.updates(table))["entries"][-1]
        assert (last["kind"], last["data"]["passed"]) == ("lapse", False)

    play(db, scene)


def test_with_two_at_the_table_somebody_away_is_replaced_when_the_time_is_over(db: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two(settings={"vote_seconds": 10})
        hands = Hands(s)
        await ann.command(table, kind="replace", about_seat=1)
        await hands.forward(MINUTE - 1)
        assert not await is_replaced(s, table)
        await hands.forward(10_000)
        assert await is_replaced(s, table)
        again = await s.reloaded(table)  # the journal says so too, and knows no connections
        assert again.seats[1].stand_in == "easy"
        assert (await ben.insist(table, kind="return")).status_code == 200

    play(db, scene)


def test_a_connection_that_breaks_for_a_moment_is_no_absence(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        hands = Hands(s, last_look=60)
        await ann.command(table, kind="replace", about_seat=1)
        await hands.forward(3 * MINUTE)  # nobody is connected just now
        assert (await held(s, table)).proposal is not None
        async with connected(ben, table):
            await hands.forward(1000)
            assert (await held(s, table)).proposal is None
        assert not await is_replaced(s, table)

    play(sqlite_url, scene)


def test_whoever_asks_for_updates_without_a_live_channel_is_there(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        hands = Hands(s)
        await ann.command(table, kind="replace", about_seat=1)
        hands.at += 3 * MINUTE
        await ben.updates(table)
        await hands.tick()
        assert (await held(s, table)).proposal is None
        assert not await is_replaced(s, table)

    play(sqlite_url, scene)


def test_who_is_connected_to_another_process_is_there(postgres_url: str) -> None:
    async def whole() -> None:
        async with serving(postgres_url) as one, serving(postgres_url) as two:
            table, ann, ben = await one.table_of_two()
            elsewhere = two.person(ben)
            hands = [Hands(s) for s in (one, two)]
            async with connected(elsewhere, table), connected(ann, table):

                async def present() -> bool:
                    return 1 in one.service.listeners.presence(table)["seats"]

                await until(present, True)
                await ann.command(table, kind="replace", about_seat=1)
                for each in hands:  # one of them owns the table
                    await each.forward(3 * MINUTE)

                async def decided() -> bool:
                    return (await held(one, table)).proposal is None

                await until(decided, True)
            assert not await is_replaced(one, table)

    asyncio.run(whole())


def test_a_vote_lapses_at_a_process_that_has_not_heard_of_it(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def whole() -> None:
        async with serving(postgres_url) as one, serving(postgres_url) as two:
            table, ann, _ = await one.table_of_two()
            two.service.store._handlers.clear()  # type: ignore[attr-defined]
            monkeypatch.setattr(two.service.ownership, "owns", lambda table_id: True)
            hands = Hands(two)
            assert (await held(two, table)).status == "running"
            await ann.command(table, kind="replace", about_seat=1)
            await hands.forward(3 * MINUTE)
            assert (await held(two, table)).log[-1].entry.kind == "lapse"

    asyncio.run(whole())


def test_acting_or_objecting_ends_the_question(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, people = await s.table_of(*PEOPLE)
        ann, ben, _ = people
        Hands(s)
        actor = (await held(s, table)).actor or 0
        other = people[(actor + 1) % 3]
        await other.command(table, kind="replace", about_seat=actor)
        assert (await people[actor].act(table)).status_code == 200
        assert (await held(s, table)).proposal is None
        await ann.command(table, kind="replace", about_seat=1)
        assert (await ben.command(table, kind="answer", agree=True)).status_code == 403
        assert (await ben.command(table, kind="answer", agree=False)).status_code == 200
        assert (await held(s, table)).proposal is None
        again = await s.reloaded(table)
        assert again.proposal is None
        assert [seat.stand_in for seat in again.seats] == [None] * 3

    play(sqlite_url, scene)


def test_the_others_consent_does_not_shorten_the_time_to_object(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, (ann, ben, cleo) = await s.table_of(*PEOPLE)
        hands = Hands(s)
        await ann.command(table, kind="replace", about_seat=1)
        assert (await cleo.command(table, kind="answer", agree=True)).status_code == 200
        assert not await is_replaced(s, table)
        assert (await ben.command(table, kind="answer", agree=False)).status_code == 200
        await hands.forward(3 * MINUTE)
        assert not await is_replaced(s, table)

    play(sqlite_url, scene)


@pytest.mark.parametrize("says_yes", [True, False])
def test_silence_is_no_consent_against_somebody_who_is_there(
    sqlite_url: str, says_yes: bool
) -> None:
    async def scene(s: Serving) -> None:
        table, (ann, ben, cleo) = await s.table_of(*PEOPLE)
        hands = Hands(s)
        async with connected(ben, table):
            await ann.command(table, kind="replace", about_seat=1)
            if says_yes:
                await cleo.command(table, kind="answer", agree=True)
            await hands.forward(3 * MINUTE)
        assert await is_replaced(s, table) == says_yes

    play(sqlite_url, scene)


def test_a_second_proposal_does_not_delete_the_first(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, (ann, ben, _) = await s.table_of(*PEOPLE)
        Hands(s)
        await ben.command(table, kind="offer_end")
        for kind, more in (("replace", {"about_seat": 1}), ("pause", {}), ("ask_undo", {"to": 0})):
            refused = await ann.command(table, kind=kind, **more)
            if kind != "pause":  # without a clock nobody is asked
                assert refused.json()["error"] == "proposal-pending", kind
        proposal = (await held(s, table)).proposal
        assert proposal is not None
        assert (proposal.matter, proposal.by) == ("end", 1)

    play(sqlite_url, scene)


def test_a_replaced_person_votes_on_undo_and_on_ending(db: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        await make_moves(table, ann, ben, count=2)
        hands = Hands(s)
        await ann.command(table, kind="replace", about_seat=1)
        await hands.forward(3 * MINUTE)
        assert await is_replaced(s, table)
        paused = await ann.insist(table, kind="pause")  # so that no move withdraws the question
        assert paused.status_code == 200
        before = len((await held(s, table)).action_ids)
        assert (await ann.command(table, kind="ask_undo", to=0)).status_code == 200
        assert len((await held(s, table)).action_ids) == before
        assert (await ben.state(table))["proposal"]["waiting"] == [1]
        assert (await ben.command(table, kind="answer", agree=False)).status_code == 200
        assert (await ann.command(table, kind="offer_end")).status_code == 200
        state = await ann.state(table)
        assert (state["status"], state["reveal"]) == ("paused", None)
        assert (await ben.command(table, kind="answer", agree=True)).status_code == 200
        assert (await ann.state(table))["outcome"]["how"] == "agreed"
        assert (await s.reloaded(table)).status == "over"

    play(db, scene)


def test_a_replaced_person_is_asked_for_the_next_game(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        hands = Hands(s)
        await ann.command(table, kind="replace", about_seat=1)
        await hands.forward(3 * MINUTE)
        assert (await ann.insist(table, kind="resign")).status_code == 200
        await until(lambda: s.status(table), "over")
        made = await opened(ann, seats=[ANN, OPEN], after=table)
        assert await s.status(made) == "open"
        claimed = await ben.post(f"/api/tables/{made}/seats/1/claim", {"name": "Ben"})
        assert claimed.json()["seats"] == [1]
        await until(lambda: s.status(made), "running")

    play(sqlite_url, scene)


def test_nobody_has_less_than_ten_seconds_to_answer(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        body = {
            "game": "darjeeling",
            "seats": [{"kind": "person"}, OPEN],
            "settings": {"vote_seconds": 9},
        }
        refused = await s.person().post("/api/tables", body)
        assert (refused.status_code, refused.json()["fields"][-1]) == (422, "vote_seconds")

    play(sqlite_url, scene)
