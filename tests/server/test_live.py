"""The live channel: the right update to the right eyes, and resuming where one was."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from tests.support.seats import ANN, OPEN
from tests.support.serving import (
    GENEROUS,
    Serving,
    closed_with,
    first_move,
    heard,
    invited,
    make_moves,
    opened,
    play,
    serving,
    turn_of,
    until,
)
from websockets.exceptions import InvalidStatus

from teahouse.server import sharing
from teahouse.server.encoding import dump_json
from teahouse.server.store import sharing_jobs as jobs
from teahouse.server.store.notifications import TableChanged
from teahouse.server.store.sharing_jobs import Present


def test_a_move_reaches_everybody_and_the_choices_only_the_one_to_move(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        async with ann.live(table) as a, ben.live(table) as b:
            first = [await heard(a), await heard(b)]
            assert [bool(n["state"]["legal"]) for n in first].count(True) == 1
            seq = await make_moves(table, ann, ben)
            updates = [await heard(a), await heard(b)]
            for update in updates:
                assert update["seq"] == seq
                assert [step["seq"] for step in update["entries"]] == [update["seq"]]
                assert update["entries"][0]["events"]
                assert "actions" not in update["entries"][0]

    play(sqlite_url, scene)


def test_coming_back_resumes_from_the_number_last_seen(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        async with ann.live(table) as a:
            seen = (await heard(a))["seq"]
        await make_moves(table, ann, ben, count=3)
        async with ann.live(table, since=seen) as a:
            update = await heard(a)
            assert [step["seq"] for step in update["entries"]] == [seen + 1, seen + 2, seen + 3]
        polled = await ann.updates(table, since=seen)
        assert polled["entries"] == update["entries"]
        assert polled["state"] == update["state"]

    play(sqlite_url, scene)


def test_presence_and_chat_reach_the_table_and_the_muted_stay_silent(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        async with ann.live(table) as a:
            await heard(a, "presence")
            async with ben.live(table):
                assert (await heard(a, "presence"))["seats"] == [0, 1]
            assert (await heard(a, "presence"))["seats"] == [0]
            await ben.post(f"/api/tables/{table}/chat", {"text": "  hello\u202e \n there "})
            assert (await heard(a, "chat"))["text"] == "hello   there"
            put = await ann.http.put(f"/api/tables/{table}/mutes/1", json={"muted": True})
            assert put.status_code == 204
            await ben.post(f"/api/tables/{table}/chat", {"text": "unheard"})
            await ann.post(f"/api/tables/{table}/chat", {"text": "my own"})
            assert (await heard(a, "chat"))["text"] == "my own"
        lines = (await ann.get(f"/api/tables/{table}/chat")).json()["lines"]
        assert [line["text"] for line in lines] == ["my own"]

    play(sqlite_url, scene)


BAD_FRAMES: list[tuple[str | bytes, int]] = [
    ("{", 1007), ("[" * 4000, 1007), ('{"type":"update"}', 1008), ("\x00", 1007),
    ('"\\ud800"', 1008), ("NaN", 1008), ("1e400", 1008), (b"\x00\x01", 1003), ("x" * 9000, 1009),
    ('{"type":"command"}', 1008), ('{"type":"command","command_id":"a","expected_seq":0}', 1008),
    ('{"type":"command","command_id":"12345678","expected_seq":0,"to":1.5}', 1008),
    ('[{"type":"command"}]', 1008),
]  # fmt: skip


def test_bad_frames_close_with_the_proper_code_and_harm_nobody(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        async with ben.live(table) as witness:
            for frame, code in BAD_FRAMES:
                async with ann.live(table) as a:
                    await a.send(frame)
                    assert await closed_with(a) == code, frame[:20]
            await witness.send('{"type":"ping"}')
            await heard(witness, "pong")

    play(sqlite_url, scene)


def test_a_command_on_the_live_channel_is_done_once_and_answered(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        actor, other = await turn_of(table, ann, ben)
        async with actor.live(table) as a, other.live(table) as b:
            told = await heard(a)
            first = {
                "type": "command",
                "command_id": "a-move-of-mine",
                "expected_seq": told["seq"],
                "actions": [told["state"]["legal"][0]["id"]],
            }
            await a.send(json.dumps(first))
            receipt = await heard(a, "receipt")
            assert (receipt["command_id"], receipt["seq"]) == ("a-move-of-mine", told["seq"] + 1)
            assert (await heard(b))["seq"] == told["seq"]  # the greeting
            assert (await heard(b))["seq"] == receipt["seq"]
            await a.send(json.dumps(first))
            assert await heard(a, "receipt") == receipt
            by_post = {name: first[name] for name in first if name != "type"}
            again = (await actor.post(f"/api/tables/{table}/commands", by_post)).json()
            assert {"type": "receipt", **again} == receipt
            await a.send(json.dumps({**first, "command_id": "a-late-move"}))
            refusal = await heard(a, "refusal")
            assert refusal == {
                "type": "refusal",
                "command_id": "a-late-move",
                "status": 409,
                "problem": {"error": "late", "seq": receipt["seq"]},
            }
            stolen = {**first, "command_id": "not-my-seat", "seat": told["state"]["seat"]}
            await b.send(json.dumps(stolen))
            assert (await heard(b, "refusal"))["problem"] == {"error": "not-yours"}

    play(sqlite_url, scene)


def test_commands_on_the_live_channel_are_limited_like_requests(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, _ = await s.table_of_two()
        async with ann.live(table) as a:
            said = {"type": "command", "command_id": "never-done", "expected_seq": 0}
            for _ in range(3):
                await a.send(json.dumps(said))
            found = [(await heard(a, "refusal"))["problem"]["error"] for _ in range(3)]
            assert found == ["late", "late", "too-many"]

    play(sqlite_url, scene, replace(GENEROUS, commands_per_minute=2))


def test_strangers_and_foreign_pages_are_not_let_in(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, _ = await s.table_of_two()
        foreign = {"Origin": "http://evil.example"}, {"Sec-Fetch-Site": "cross-site"}
        for person, headers in ((s.person(), {}), *((ann, headers) for headers in foreign)):
            with pytest.raises(InvalidStatus):
                await person.live(table, 0, False, **headers)
        async with ann.live(table, Origin=s.base) as a:
            await heard(a)

    play(sqlite_url, scene)


def test_two_processes_share_one_postgres(postgres_url: str) -> None:
    async def scene() -> None:
        async with serving(postgres_url) as one, serving(postgres_url) as two:
            ann, ben = one.person(), two.person()
            table = await opened(ann, seats=[ANN, OPEN])
            await invited(ann, ben, table, 1, "Ben")
            async with ben.live(table) as b:
                update = await heard(b)
                while update["state"]["status"] != "running":
                    update = await heard(b)
                for _ in range(6):  # each acts at the own process, both hear of it there
                    seq = await make_moves(table, ann, ben)
                    while (await heard(b))["seq"] < seq:
                        pass

            async def digests() -> int:
                return len({(await s.table(table)).position.digest() for s in (one, two)})

            await until(digests, 1)
            # eight at once, half of them at each process: one wins
            actor, _ = await turn_of(table, ann, ben)
            body = first_move(await actor.now(table))
            elsewhere = (two if actor is ann else one).person(actor)
            answers = await asyncio.gather(
                *(person.command(table, **body) for person in (actor, elsewhere) * 4)
            )
            assert sorted(a.status_code for a in answers) == [200] + [409] * 7

    asyncio.run(scene())


def test_what_is_heard_of_a_table_while_it_is_read_is_read_too(postgres_url: str) -> None:
    async def scene() -> None:
        async with serving(postgres_url) as one, serving(postgres_url) as two:
            table, ann, ben = await one.table_of_two()
            known, db = two.service.tables, two.service.db
            snapshot = db.snapshot

            async def slowly(job: Any) -> Any:
                """Somebody acts after the rows were read and before they are used."""
                found = await snapshot(job)
                db.snapshot = snapshot  # type: ignore[method-assign]
                await make_moves(table, ann, ben)
                two.service.on_store_change(TableChanged(table))
                return found

            for already_known in (False, True):
                seq = (await one.table(table)).seq
                if already_known:
                    known.mark_stale(table)
                else:  # the scheduler may have read it before
                    await known.forget(table)
                db.snapshot = slowly  # type: ignore[method-assign]
                assert (await two.table(table)).seq == seq + 1

    asyncio.run(scene())


def test_nobody_is_sent_back_by_a_process_that_has_not_heard(postgres_url: str) -> None:
    """Whoever comes over from another process may have seen more than this one."""

    async def scene() -> None:
        async with serving(postgres_url) as one, serving(postgres_url) as two:
            table, ann, ben = await one.table_of_two()
            elsewhere = two.person(ann)
            two.service.store._handlers.clear()  # type: ignore[attr-defined]
            seen = last = (await elsewhere.updates(table))["seq"]
            for _ in "12":
                last = await make_moves(table, ann, ben)
            assert (await elsewhere.updates(table, since=seen))["seq"] == seen  # it has not heard
            async with elsewhere.live(table, since=last - 1) as socket:
                assert (await heard(socket))["seq"] == last
            last = await make_moves(table, ann, ben)
            assert (await elsewhere.updates(table, since=last))["seq"] == last

    asyncio.run(scene())


def test_a_slow_listener_is_sent_away_and_the_house_does_not_wait(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, _ = await s.table_of_two()
        async with ann.live(table) as a:
            await heard(a)
            (listener,) = s.service.listeners._at[table]
            much = dump_json({"type": "x", "more": "x" * 100_000})
            for _ in range(300):  # faster than anybody reads, and more than sockets hold
                listener.send(much)
            assert await closed_with(a) == 1013

    play(sqlite_url, scene, GENEROUS)


async def until_present(socket: Any, wanted: tuple[list[int], int]) -> None:
    """Wait until these seats and so many spectators are said to be there."""
    found = None
    while found != wanted:
        presence = await heard(socket, "presence")
        found = (presence["seats"], presence["spectators"])


def test_presence_and_chat_reach_everybody_across_processes(postgres_url: str) -> None:
    async def scene() -> None:
        async with serving(postgres_url) as one, serving(postgres_url) as two:
            ann, ben = one.person(), two.person()
            table = await opened(ann, seats=[ANN, OPEN])
            await invited(ann, ben, table, 1, "Ben")
            async with ann.live(table) as a:
                await until_present(a, ([0], 0))
                async with ben.live(table) as b:
                    await until_present(a, ([0, 1], 0))
                    await until_present(b, ([0, 1], 0))
                    said = await ben.post(f"/api/tables/{table}/chat", {"text": "hello"})
                    assert said.status_code == 201, said.text
                    for socket in (a, b):
                        line = await heard(socket, "chat")
                        assert {**said.json(), "type": "chat"} == line
                await until_present(a, ([0], 0))
                async with ben.live(table) as b:
                    await until_present(a, ([0, 1], 0))
                    two.server.should_exit = True  # its people are gone with it
                    await until_present(a, ([0], 0))

    asyncio.run(scene())


def test_whoever_died_without_a_word_is_present_no_longer(postgres_url: str) -> None:
    async def scene() -> None:
        async with serving(postgres_url) as s:
            store = s.service.store
            left = {"t": Present((0,), 1)}
            await store.write(partial(jobs.show_presence, process="dead", here=left, now=1000))
            read = partial(jobs.present_elsewhere, process="me", tables=["t"])
            assert await store.read(read) == {"t": [Present((0,), 1)]}
            await store.write(partial(jobs.keep_presence, process="me", now=9000, lost_before=5000))
            assert await store.read(read) == {}

    asyncio.run(scene())


def test_limits_are_counted_together(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharing, "EACH", 0.05)
    few = replace(GENEROUS, chat_per_minute=6)

    async def scene() -> None:
        async with serving(postgres_url, few) as one, serving(postgres_url, few) as two:
            ann = one.person()
            table = await opened(ann, seats=[ANN, OPEN])
            twin = two.person(ann)
            path = f"/api/tables/{table}/chat"
            for person in (ann, twin):
                for _ in range(3):
                    assert (await person.post(path, {"text": "x"})).status_code == 201

            async def counted() -> list[int]:
                """The messages each process knows of."""
                known = [s.app.state.limiter._windows.items() for s in (one, two)]
                return [w.count for windows in known for name, w in windows if "6/minute" in name]

            await until(counted, [6, 6])
            for person in (ann, twin):
                assert (await person.post(path, {"text": "x"})).status_code == 429

    asyncio.run(scene())
