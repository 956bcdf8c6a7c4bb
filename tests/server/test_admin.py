"""`teahouse admin` beside a running server: it notices, and shows nothing that is hidden."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
from pathlib import Path
from typing import Any

import pytest
import websockets
from sqlalchemy import Connection, delete
from tests.server.test_forgetting import SECRETS, session_of, stored, talkative
from tests.server.test_profiles import added, named, switched
from tests.support.seats import ANN, OPEN
from tests.support.serving import (
    Hands,
    Person,
    Serving,
    closed_with,
    heard,
    make_moves,
    opened,
    play,
    until,
    watching,
)

from teahouse.cli import main
from teahouse.server.store.schema import host_change

OPEN_TABLE = [ANN, OPEN]


async def admin(s: Serving, *args: str, code: int = 0) -> str:
    """What the command prints; it runs beside the server, with a connection of its own."""

    def run() -> tuple[int, str]:
        said = io.StringIO()
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            found = main(["admin", *args, "--db", s.service.settings.db])
        return found, said.getvalue()

    found, said = await asyncio.to_thread(run)
    assert found == code, said
    return said


async def admin_json(s: Serving, *args: str) -> Any:
    return json.loads(await admin(s, *args, "--json"))


async def status_of(person: Person, path: str) -> int:
    return (await person.get(path)).status_code


# Looking


def test_tables_are_listed_and_shown_without_anything_hidden(db: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await talkative(s)
        held = await s.table(table)
        listed = await admin_json(s, "list")
        shown = await admin_json(s, "show", table)
        words = [await admin(s, "list"), await admin(s, "show", table)]
        for reply in (json.dumps(listed), json.dumps(shown), *words):
            setup = held.setup
            hidden = [setup.seed, setup.nonce, *(e.entry.digest for e in held.log)]
            assert not [secret for secret in hidden if secret and secret in reply]
            assert table in reply
        assert set(shown) == {
            "id", "game", "version", "status", "kind", "created", "updated", "opened_from",
            "set_aside", "set_aside_why", "seats", "entries", "access", "chat",
        }  # fmt: skip
        assert [seat["name"] for seat in shown["seats"]] == ["Ann", SECRETS[0]]
        assert SECRETS[2] not in json.dumps(shown)  # notes are nobody else's
        holders = {row["session"] for row in shown["access"] if row["role"] == "seat"}
        assert holders == {session_of(ann), session_of(ben)}
        assert [line["session"] for line in shown["chat"]] == [session_of(ben), session_of(ann)]
        assert (await admin_json(s, "list", "--status", "over"))["tables"] == []

    play(db, scene)


def test_what_is_not_there_is_said_in_a_sentence(sqlite_url: str, tmp_path: Path) -> None:
    async def scene(s: Serving) -> None:
        for command in ("show", "stop", "delete", "bring-back"):
            assert "0123456789abcdef" in await admin(s, command, "0123456789abcdef", code=1)
        await admin(s, "forget", "ffffffffffff", code=1)
        await admin(s, "unban", "77", code=1)
        await admin(s, "ban", "address", "not-an-address", code=1)
        await admin(s, "list", "--status", "asleep", code=2)

    play(sqlite_url, scene)
    nowhere = tmp_path / "nowhere.db"
    assert main(["admin", "list", "--db", f"sqlite:///{nowhere}"]) == 1
    assert not nowhere.exists()


# Tables


def test_a_table_is_stopped_while_people_play(db: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, _ = await s.table_of_two()
        other, cat, dan = await s.table_of_two()
        async with ann.live(table) as socket:
            await heard(socket)
            await admin(s, "stop", table)
            reply = await heard(socket)
            assert reply["state"]["status"] == "over"
        assert reply["state"]["outcome"]["how"] == "closed"
        assert (await ann.get(f"/api/tables/{table}/replay")).status_code == 200
        await make_moves(other, cat, dan)  # nobody else notices
        await admin(s, "stop", table, code=1)

    play(db, scene)


def test_a_table_is_taken_away_brought_back_and_deleted_for_good(db: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await talkative(s)
        path = f"/api/tables/{table}"
        async with ann.live(table) as socket:
            await heard(socket)
            await admin(s, "delete", table)
            await closed_with(socket)
        await until(lambda: status_of(ann, path), 404)
        aside = (await admin_json(s, "list", "--status", "aside"))["tables"]
        assert [row["id"] for row in aside] == [table]
        await admin(s, "bring-back", table)
        await until(lambda: status_of(ann, path), 200)
        await make_moves(table, ann, ben)
        await admin(s, "delete", table, "--for-good")
        await until(lambda: status_of(ann, path), 404)
        assert table not in await stored(s)

    play(db, scene)


async def moves(s: Serving, table: str) -> bool:
    return bool((await s.table(table)).action_ids)


def test_a_move_sent_while_a_table_is_deleted_leaves_nothing_behind(db: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        stop = False

        async def play_on() -> None:
            while not stop:
                live = s.service.tables.peek(table)
                held = None if live is None else live.table
                if held is not None and held.actor is not None:
                    actor = (ann, ben)[held.actor]
                    legal = held.position.legal_ids()
                    await actor.command(table, expected_seq=held.seq, actions=[legal[0]])
                await asyncio.sleep(0)

        playing = asyncio.ensure_future(play_on())
        await until(lambda: moves(s, table), True)
        await admin(s, "delete", table, "--for-good")
        await until(lambda: status_of(ann, f"/api/tables/{table}"), 404)
        stop = True
        await playing
        assert table not in await stored(s)

    play(db, scene)


# The lobby


def test_the_lobby_is_closed_and_opened(db: str) -> None:
    async def scene(s: Serving) -> None:
        ann, ben = s.person(), s.person()
        table = await opened(ann, seats=OPEN_TABLE, kind="public")
        link_table = await opened(ann, seats=OPEN_TABLE)

        async def is_open() -> bool:
            return bool((await ben.get("/api/tables")).json()["open"])

        assert await is_open()
        assert "closed" in await admin(s, "lobby", "close")
        await until(is_open, False)
        assert (await ben.get("/api/tables")).json()["tables"] == []
        body = {"game": "darjeeling", "seats": OPEN_TABLE, "kind": "public"}
        for refused in (
            await ben.post("/api/tables", body),
            await ben.post(f"/api/tables/{table}/seats/1/claim", {"name": "Ben"}),
            await ann.http.patch(f"/api/tables/{link_table}", json={"kind": "public"}),
        ):
            assert (refused.status_code, refused.json()["error"]) == (403, "lobby-closed")
        made = await ann.post(f"/api/tables/{table}/seats/1/invitation")
        joined = await ben.post("/api/join", {"invitation": made.json()["token"], "name": "Ben"})
        assert joined.status_code == 200  # who is invited still comes in
        assert "open" in await admin(s, "lobby", "open")
        await until(is_open, True)

    play(db, scene)


def after_a_quiet_hour(db: Connection) -> None:
    db.execute(delete(host_change))


def test_changes_are_noticed_however_old_the_last_one_is(db: str) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()

        async def is_open() -> bool:
            return bool((await ann.get("/api/tables")).json()["open"])

        for is_to_be_open in (False, True, False):
            await admin(s, "lobby", "open" if is_to_be_open else "close")
            await until(is_open, is_to_be_open)
            await s.service.store.write(after_a_quiet_hour)

    play(db, scene)


# Bans


def test_a_session_is_kept_out_for_a_time(db: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await talkative(s)
        path, word = f"/api/tables/{table}", session_of(ben)[:12]
        async with ben.live(table) as socket:
            await heard(socket)
            said = await admin(s, "ban", "session", word, "--days", "2", "--why", "rude")
            await closed_with(socket)
        refused = await ben.get(path)
        assert (refused.status_code, refused.json()["error"]) == (403, "banned")
        with pytest.raises(websockets.InvalidStatus):
            async with ben.live(table):
                pass
        assert (await ann.get(path)).status_code == 200  # from the same address
        assert (await ben.get("/")).status_code in (200, 404, 503)  # the page can say why
        (ban,) = (await admin_json(s, "bans"))["bans"]
        assert (ban["hash"], ban["why"]) == (session_of(ben), "rude")
        assert str(ban["id"]) in said
        await admin(s, "unban", str(ban["id"]))
        await until(lambda: status_of(ben, path), 200)
        await admin(s, "ban", "session", word, "--days", "2")
        await until(lambda: status_of(ben, path), 403)
        await Hands(s).forward(3 * 24 * 3600 * 1000)
        assert (await ben.get(path)).status_code == 200  # it is over

    play(db, scene)


def test_who_is_kept_out_is_so_under_every_profile_of_the_browser(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        _, _, ben = await s.table_of_two()
        await named(ben, "Ben")
        await added(ben, "Nobody in particular")
        seats = [{"kind": "person", "name": "B"}, OPEN]
        table = await opened(ben, seats=seats)
        await added(ben, "A third")
        await opened(ben, seats=seats)
        third = (await s.service.browsers.get(session_of(ben))).current
        await switched(ben, "Nobody in particular")
        async with ben.live(table) as socket:
            await heard(socket)
            await admin(s, "ban", "session", third, "--days", "2")
            await closed_with(socket)
        assert (await ben.get(f"/api/tables/{table}")).json()["error"] == "banned"

    play(sqlite_url, scene)


def test_an_address_is_kept_out_and_may_still_be_forgotten(db: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, _ = await talkative(s)
        path = f"/api/tables/{table}"
        await admin(s, "ban", "address", "127.0.0.1")
        await until(lambda: status_of(ann, path), 403)
        assert "127.0.0.1" not in await stored(s)
        assert (await ann.http.delete("/api/me")).status_code == 204
        (ban,) = (await admin_json(s, "bans"))["bans"]
        await admin(s, "unban", str(ban["id"]))
        shown = await admin_json(s, "show", table)
        assert shown["opened_from"] == ""  # of Ann, who opened it

    play(db, scene)


def test_the_address_a_table_was_opened_from_is_banned_unknown(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, _ = await s.table_of_two()
        opened_from = (await admin_json(s, "show", table))["opened_from"]
        await admin(s, "ban", "address", opened_from)
        await until(lambda: status_of(ann, "/api/info"), 403)

    play(sqlite_url, scene)


# People


def test_a_host_forgets_a_person(db: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await talkative(s)
        session = session_of(ben)
        async with watching(ann, table):
            assert "one table" in await admin(s, "forget", session[:10], "--lang", "en")

            async def name() -> str:
                return str((await ann.state(table))["seats"][1]["name"])

            await until(name, "")
        left = await stored(s)
        assert not [word for word in (*SECRETS, session) if word in left]
        assert SECRETS[0] not in str(await ann.updates(table))

    play(db, scene)


def test_who_reads_the_entry_first_forgets_what_came_before_it(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The word that a table was rewritten may come later than the entry itself."""

    async def scene(s: Serving) -> None:
        table, ann, ben = await talkative(s)
        await ann.updates(table)
        rewritten = asyncio.Event()
        reload = s.service._reload

        async def late(table_id: str) -> None:
            await rewritten.wait()
            await reload(table_id)

        monkeypatch.setattr(s.service, "_reload", late)
        await admin(s, "forget", session_of(ben)[:10])
        s.service.tables.mark_stale(table)
        assert SECRETS[0] not in str(await ann.updates(table))
        rewritten.set()

    play(sqlite_url, scene)


def test_a_table_that_was_set_aside_forgets_too(db: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await talkative(s)
        await admin(s, "delete", table)
        await until(lambda: status_of(ann, f"/api/tables/{table}"), 404)
        assert SECRETS[0] in await stored(s)
        await ben.http.delete("/api/me")
        left = await stored(s)
        assert not [word for word in SECRETS if word in left]

    play(db, scene)
