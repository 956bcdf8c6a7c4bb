"""Forget me: name, words and seats go at once and everywhere; the moves stay."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import select
from tests.support.seats import ANN, OPEN
from tests.support.serving import (
    Person,
    Serving,
    heard,
    invited,
    make_moves,
    opened,
    play,
    serving,
)

from teahouse.server.auth import cookie_name
from teahouse.server.doctor import examine_store
from teahouse.server.replaying import replay_entries
from teahouse.server.settings import Settings
from teahouse.server.store import jobs
from teahouse.server.store.notifications import TableChanged
from teahouse.server.store.schema import META, host_change
from teahouse.server.tokens import hashed

SECRETS = ("Benedikt", "a word in the chat", "a note to myself")


def session_of(person: Person) -> str:
    return hashed(person.http.cookies[cookie_name(Settings())])


async def stored(s: Serving) -> str:
    """Everything the store holds for longer than an hour, as one text."""

    def whole(db: Any) -> str:
        kept = (table for table in META.sorted_tables if table is not host_change)
        found = (db.execute(select(table)).all() for table in kept)
        return "\n".join(str(row) for rows in found for row in rows)

    return await s.service.store.read(whole)


async def talkative(s: Serving) -> tuple[str, Person, Person]:
    """A running table at which Benedikt has left traces."""
    table, (ann, ben) = await s.table_of("Ann", SECRETS[0])
    await make_moves(table, ann, ben, count=4)
    await ben.post(f"/api/tables/{table}/chat", {"text": SECRETS[1]})
    await ann.post(f"/api/tables/{table}/chat", {"text": "of Ann"})
    await ben.http.put(f"/api/tables/{table}/notes", json={"text": SECRETS[2]})
    return table, ann, ben


def test_nothing_of_the_person_is_left_and_the_moves_are(db: str) -> None:
    async def whole() -> None:
        async with serving(db) as s:
            table, ann, ben = await talkative(s)
            session, before = session_of(ben), await stored(s)
            assert all(word in before for word in (*SECRETS, session))
            line = (await s.table(table)).action_ids
            gone = await ben.http.delete("/api/me")
            assert gone.status_code == 204, gone.text
            assert not ben.http.cookies
            left = await stored(s)
            assert not [word for word in (*SECRETS, session) if word in left]
            update = await ann.updates(table)
            assert SECRETS[0] not in str(update)
            seat = update["state"]["seats"][1]
            assert (seat["name"], seat["former"], seat["resigned"]) == ("", True, True)
            assert update["state"]["outcome"]["how"] == "resigned"  # nobody else was left
            assert (await s.table(table)).action_ids == line
            chat = (await ann.get(f"/api/tables/{table}/chat")).json()["lines"]
            assert [said["text"] for said in chat] == ["of Ann"]
        async with serving(db) as s:  # and so a restarted server reads it
            again = await s.table(table)
            assert (again.seats[1].former, again.action_ids) == (True, line)
            assert (await s.service.tables.check_living(s.service.ownership.owns)) == 0
            assert (await examine_store(s.service.settings.database)).findings == []

    asyncio.run(whole())


def test_an_update_with_the_entry_has_no_name_in_an_older_one(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await talkative(s)
        shown: list[dict[str, Any]] = []
        reload = s.service.reload

        async def looked_at_before(table_id: str) -> None:
            shown.append(await ann.updates(table))
            await reload(table_id)

        monkeypatch.setattr(s.service, "reload", looked_at_before)
        assert (await ben.http.delete("/api/me")).status_code == 204
        assert [update["entries"][-1]["kind"] for update in shown] == ["forget"]
        assert SECRETS[0] not in str(shown)

    play(sqlite_url, scene)


def test_at_a_running_table_a_bot_plays_on_as_after_resigning(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, (ann, ben, cat) = await s.table_of("Ann", "Ben", "Cat")
        async with cat.live(table) as socket:
            await heard(socket)
            await ann.http.delete("/api/me")
            await heard(socket, "renew")
        held = await s.table(table)
        assert held.status == "running"
        assert held.seats[0].bot == "easy"
        assert (await ann.get(f"/api/tables/{table}")).status_code == 401
        roles = (await ben.get(f"/api/tables/{table}")).json()["roles"]
        assert "owner" in roles  # somebody has to look after the table
        steps = (await ben.updates(table))["entries"]
        assert [step["kind"] for step in steps].count("forget") == 1
        assert "Ann" not in str(steps)
        await make_moves(table, ben, cat)

    play(sqlite_url, scene)


def test_an_open_table_has_a_free_seat_again_and_closes_without_people(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann, ben = s.person(), s.person()
        seats = [ANN, OPEN, OPEN]
        table = await opened(ann, seats=seats)
        await invited(ann, ben, table, 1, "Ben")
        await ben.http.delete("/api/me")
        held = await s.table(table)
        assert (held.status, held.seats[1].kind, held.seats[1].name) == ("open", "open", "")
        cat = s.person()
        await invited(ann, cat, table, 1, "Cat")
        await ann.http.delete("/api/me")
        assert await s.status(table) == "open"
        await cat.http.delete("/api/me")
        assert await s.status(table) == "over"
        assert (await examine_store(s.service.settings.database)).findings == []

    play(sqlite_url, scene)


def test_a_finished_game_keeps_its_moves_and_its_age(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await talkative(s)
        await ben.command(table, kind="resign")
        before = await s.table(table)
        await ann.http.delete("/api/me")
        after = await s.table(table)
        assert (after.seq, after.active, after.action_ids) == (
            before.seq,
            before.active,
            before.action_ids,
        )
        assert [seat.former for seat in after.seats] == [True, False]
        assert after.seats[1].name == SECRETS[0]
        found = await s.service.db.read(lambda db: jobs.load(db, table))
        assert found is not None
        assert replay_entries(found[0], found[1]).position.digest() == before.position.digest()

    play(sqlite_url, scene)


def test_a_name_is_found_where_the_seat_was_given_up_since(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann, ben = s.person(), s.person()
        seats = [ANN, OPEN, OPEN]
        table = await opened(ann, seats=seats, kind="public")
        await ben.post(f"/api/tables/{table}/seats/1/claim", {"name": SECRETS[0]})
        session = session_of(ben)

        def give_up(db: Any) -> None:
            jobs.take_access(db, table, 1, "seat")

        await s.service.db.write(give_up, TableChanged(table))
        assert SECRETS[0] in await stored(s)
        await ben.http.delete("/api/me")
        left = await stored(s)
        assert SECRETS[0] not in left
        assert session not in left

    play(sqlite_url, scene)


def test_whoever_has_no_cookie_has_nothing_to_forget(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        assert (await s.person().http.delete("/api/me")).status_code == 204
        ann = s.person()
        answers = [(await ann.http.delete("/api/me")).status_code for _ in range(20)]
        assert answers[-1] == 429  # each looks through every journal

    play(sqlite_url, scene)
