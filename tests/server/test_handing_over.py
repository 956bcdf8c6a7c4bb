"""A table of one person moves to that person's browser, and what was played there comes back."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select
from tests.support.seats import ANN, NOVICE, OPEN
from tests.support.serving import GENEROUS, Person, Serving, heard, invited, opened, play

import teahouse
from teahouse.bots import LEVELS
from teahouse.local import LocalTables
from teahouse.local.exchange import Json, decided
from teahouse.server.settings import BadSetting, Settings, changed
from teahouse.server.store.schema import entries, link

ALONE = [ANN, NOVICE]
SHORT = {"target": 1, "memory": "closed"}


@pytest.fixture
def parts(tmp_path: Path) -> Path:
    """A folder as `teahouse build-web` leaves it, as far as the server looks into it."""
    folder = tmp_path / "web"
    (folder / "local" / "abc").mkdir(parents=True)
    (folder / "local" / "parts.json").write_text("{}")
    (folder / "local" / "abc" / "engine.wasm").write_bytes(b"\0asm")
    (folder / "local" / "abc" / "engine.wasm.br").write_bytes(b"packed")
    (folder / "index.html").write_text("not for everybody")
    return folder


@pytest.fixture
def playing(parts: Path) -> Settings:
    return replace(GENEROUS, local_parts=str(parts))


async def moved(person: Person, table: str) -> Json:
    answer = await person.post(f"/api/tables/{table}/local")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


class Browser:
    """What the worker of a browser does with a table it was given."""

    def __init__(self, whole: Json) -> None:
        self.local = LocalTables()
        self.local.load(whole["setup"], whole["entries"])
        self.id = str(whole["setup"]["id"])
        self.since = len(whole["entries"])
        self.rows: list[Json] = []

    def taken(self, said: Json) -> Json:
        while "wish" in said:
            said = self.local.thought(said["ticket"], decided(said["wish"]))
        if "change" in said:
            self.rows += said["change"]["entries"]
            said = self.local.settle(said["ticket"], True)
        assert said["status"] < 300, said
        return said

    def command(self, **body: Any) -> None:
        wanted = {"command_id": f"{len(self.rows):016}", "expected_seq": self.table.seq, **body}
        self.taken(self.local.command(self.id, wanted))

    @property
    def table(self) -> Any:
        return self.local.table(self.id)

    def turn(self) -> None:
        """The person acts, or the bot does."""
        if self.table.bot_to_move is None:
            self.command(kind="act", actions=[self.table.position.legal_ids()[0]])
        else:
            self.taken(self.local.bots(self.id))

    def finish(self) -> None:
        while self.table.actor is not None:
            self.turn()

    def entries(self) -> list[Json]:
        return [entry_of(row) for row in self.rows]


def entry_of(row: Json) -> Json:
    data = json.loads(row["data"])
    kept = {name: data[name] for name in ("to", "matter", "seat", "agree") if name in data}
    return {
        **{name: row[name] for name in ("kind", "seat", "at", "digest")},
        "actions": json.loads(row["actions"]),
        "draws": json.loads(row["draws"]),
        "data": kept,
    }


async def handed_back(person: Person, browser: Browser, **more: Any) -> Any:
    asked = {"since": browser.since, "entries": browser.entries(), **more}
    return await person.post(f"/api/tables/{browser.id}/local/entries", asked)


def test_a_game_is_played_on_in_the_browser_and_its_journal_comes_back(
    db: str, playing: Settings
) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        table = await opened(ann, seats=ALONE, options=SHORT)
        whole = await moved(ann, table)
        assert (whole["table"]["local"], whole["table"]["away"]) == (True, True)
        browser = Browser(whole)
        while browser.table.bot_to_move is not None:
            browser.turn()
        browser.turn()
        browser.command(kind="pause")
        browser.command(kind="resume")
        browser.finish()
        answer = await handed_back(ann, browser)
        assert answer.status_code == 200, answer.text
        assert answer.json()["table"]["status"] == "over"
        here = await s.reloaded(table)
        assert here.position.digest() == browser.table.position.digest()
        assert "local" in [str(a.entry.kind) for a in here.log]
        assert (await ann.get(f"/api/tables/{table}/journal")).status_code == 200

    play(db, scene, playing)


def test_a_game_that_is_handed_back_in_parts_goes_on_on_the_server(
    db: str, playing: Settings
) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        table = await opened(ann, seats=ALONE)
        browser = Browser(await moved(ann, table))
        for _ in range(4):
            browser.turn()
        first = await handed_back(ann, browser, last=False)
        assert first.json()["table"]["away"]
        assert (await handed_back(ann, browser)).json() == {
            "error": "late", "seq": browser.table.seq,
        }  # fmt: skip
        browser.since, browser.rows = browser.table.seq, []
        again = await moved(ann, table)  # the browser lost it: what came back is there
        assert len(again["entries"]) == browser.since
        browser.turn()
        assert (await handed_back(ann, browser)).json()["table"]["away"] is False
        assert str((await s.table(table)).log[-1].entry.kind) == "back"
        async with ann.live(table) as socket:
            while not (await ann.state(table))["legal"]:  # the bot thinks here again
                await heard(socket)
        assert (await ann.act(table)).status_code == 200
        assert (await ann.state(table))["local"]

    play(db, scene, playing)


def _other_action(entries: list[Json]) -> None:
    entries[0]["actions"] = ["no such thing"]


def _other_draw(entries: list[Json]) -> None:
    drawn = next(entry for entry in entries if any(entry["draws"]))
    drawn["draws"][-1] = [*drawn["draws"][-1], 1]


def _other_seat(entries: list[Json]) -> None:
    entries[0]["seat"] = 1 - entries[0]["seat"]


def _one_missing(entries: list[Json]) -> None:
    del entries[len(entries) // 2]


def _other_digest(entries: list[Json]) -> None:
    entries[-1]["digest"] = "0" * 64


@pytest.mark.parametrize(
    "forge", [_other_action, _other_draw, _other_seat, _one_missing, _other_digest]
)
def test_what_was_not_played_by_the_rules_is_refused_and_nothing_is_taken(
    forge: Callable[[list[Json]], None], sqlite_url: str, playing: Settings
) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        table = await opened(ann, game="alubari", seats=ALONE, options={})
        browser = Browser(await moved(ann, table))
        while not any(any(entry["draws"]) for entry in browser.entries()) or len(browser.rows) < 12:
            browser.turn()
        entries = browser.entries()
        forge(entries)
        answer = await handed_back(ann, browser, entries=entries)
        assert (answer.status_code, answer.json()["error"]) == (422, "bad-entries")
        assert (await s.reloaded(table)).seq == browser.since
        assert (await handed_back(ann, browser)).status_code == 200  # the true one still may come

    play(sqlite_url, scene, playing)


def test_only_entries_of_play_come_back(sqlite_url: str, playing: Settings) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        table = await opened(ann, seats=ALONE)
        browser = Browser(await moved(ann, table))
        for kind in ("seat", "table", "import", "start", "close", "local", "back"):
            entry = {"kind": kind, "seat": 0, "at": 0}
            answer = await handed_back(ann, browser, entries=[entry])
            assert answer.status_code == 422, kind

    play(sqlite_url, scene, playing)


async def _invite(owner: Person, other: Person, table: str) -> None:
    assert (await owner.post(f"/api/tables/{table}/seats/1/invitation")).status_code == 201


async def _joined(owner: Person, other: Person, table: str) -> None:
    await invited(owner, other, table, 1, "Ben")


async def _watched(owner: Person, other: Person, table: str) -> None:
    made = await owner.post(f"/api/tables/{table}/spectators")
    await other.post("/api/join", {"invitation": made.json()["token"], "name": None})


async def _revoked(owner: Person, other: Person, table: str) -> None:
    await _watched(owner, other, table)
    assert (await owner.http.delete(f"/api/tables/{table}/spectators")).status_code == 204


async def _link(owner: Person, other: Person, table: str) -> None:
    assert (await owner.post(f"/api/tables/{table}/link")).status_code == 201


async def _public(owner: Person, other: Person, table: str) -> None:
    for kind in ("public", "screen"):
        answer = await owner.http.patch(f"/api/tables/{table}", json={"kind": kind})
        assert answer.status_code == 200


async def _recovery(owner: Person, other: Person, table: str) -> None:
    assert (await owner.post(f"/api/tables/{table}/seats/0/recovery")).status_code == 201


async def _second_person(owner: Person, other: Person, table: str) -> None:
    for kind, level in (("person", {}), ("bot", {"level": "novice"})):
        seat = {"kind": kind, "name": "Zoe", **level}
        answer = await owner.http.put(f"/api/tables/{table}/seats/1", json=seat)
        assert answer.status_code == 200, answer.text


SHARED = [_invite, _joined, _watched, _revoked, _link, _public, _recovery, _second_person]


@pytest.mark.parametrize("share", SHARED, ids=lambda share: share.__name__.strip("_"))
def test_a_table_where_others_were_or_may_be_tells_nothing_that_is_hidden(
    share: Any, db: str, playing: Settings
) -> None:
    async def scene(s: Serving) -> None:
        ann, ben = s.person(), s.person()
        table = await opened(ann, seats=ALONE)
        await share(ann, ben, table)
        secrets = await hidden_in(s, table)
        for person in (ann, ben, s.person()):
            answer = await person.post(f"/api/tables/{table}/local")
            assert answer.status_code in (401, 403, 409)
            told = [answer.text]
            for path in ("", "/updates", "/replay", "/journal", "/components", "/local"):
                told.append((await person.get(f"/api/tables/{table}{path}")).text)
            assert not [secret for secret in secrets if secret in "".join(told)]
        assert not (await s.table(table)).local

    async def hidden_in(s: Serving, table: str) -> list[str]:
        setup = (await s.table(table)).setup
        assert setup.seed is not None
        return [setup.seed, setup.nonce]

    play(db, scene, playing)


def test_tables_of_several_seats_at_one_screen_stay_on_the_server(
    sqlite_url: str, playing: Settings
) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        two = [ANN, {"kind": "person", "name": "Zoe"}]
        table = await opened(ann, seats=two)
        answer = await ann.post(f"/api/tables/{table}/local")
        assert answer.json()["error"] == "not-alone"

    play(sqlite_url, scene, playing)


@pytest.mark.parametrize("name", teahouse.games())
def test_no_other_table_sends_a_deck_a_seed_or_the_view_of_a_bot(
    name: str, sqlite_url: str, playing: Settings
) -> None:
    """Two tables with the same person, one of which moves: the other tells what a seat may see."""

    async def scene(s: Serving) -> None:
        ann = s.person()
        stays = await opened(ann, game=name, seats=ALONE, options={})
        goes = await opened(ann, game=name, seats=ALONE, options={})
        whole = json.dumps(await moved(ann, goes))
        held = await s.table(stays)
        bots = json.dumps(held.position.view(1))
        told = []
        for path in ("", "/updates", "/replay", "/standings", "/journal", "/components", "/notes"):
            told.append((await ann.get(f"/api/tables/{stays}{path}")).text)
        told += [(await ann.get(f"/api/tables/{stays}/hint")).text, whole]
        for path in ("/api/me/tables", "/api/me/history", "/api/me/export", "/api/tables"):
            told.append((await ann.get(path)).text)
        assert (await ann.updates(stays))["state"]["view"] == json.loads(
            json.dumps(held.position.view(0))
        )
        assert held.setup.seed is not None
        dump = held.position.dump().hex()
        for secret in (held.setup.seed, held.setup.nonce, bots, dump):
            assert secret not in "\n".join(told)
        setup = (await s.table(goes)).setup
        assert setup.seed is not None
        assert setup.seed in whole  # there the test can see it

    play(sqlite_url, scene, playing)


def test_nobody_joins_a_table_that_was_in_a_browser(db: str, playing: Settings) -> None:
    async def scene(s: Serving) -> None:
        ann, ben = s.person(), s.person()
        table = await opened(ann, seats=ALONE)
        browser = Browser(await moved(ann, table))

        async def closed() -> None:
            for path in ("/seats/1/invitation", "/seats/0/recovery", "/spectators", "/link"):
                answer = await ann.post(f"/api/tables/{table}{path}")
                assert answer.json().get("error") == "local-table", path
            put = await ann.http.put(
                f"/api/tables/{table}/seats/1", json={"kind": "person", "name": "Zoe"}
            )
            public = await ann.http.patch(f"/api/tables/{table}", json={"kind": "public"})
            assert [put.json()["error"], public.json()["error"]] == ["local-table"] * 2
            assert (await ben.get(f"/api/tables/{table}")).status_code in (401, 403)

        await closed()
        assert (await ann.command(table, actions=[0])).json()["error"] == "played-elsewhere"
        assert (await handed_back(ann, browser)).status_code == 200
        await closed()
        answer = await handed_back(ann, browser)
        assert answer.json()["error"] == "not-elsewhere"

        def links(db: Connection) -> int:
            return len(db.execute(select(link.c.token)).all())

        assert await s.service.db.read(links) == 0

    play(db, scene, playing)


def test_a_link_that_is_made_while_a_table_moves_is_not(db: str, playing: Settings) -> None:
    """Both look first and write then: the store decides who was first."""
    from teahouse.server import seating
    from teahouse.server.problems import Problem

    async def scene(s: Serving) -> None:
        ann = s.person()
        table = await opened(ann, seats=ALONE)
        before = await s.service.tables.get(table)  # as another process still sees it
        await moved(ann, table)
        with pytest.raises(Problem, match="local-table"):
            await seating.make_link(s.service, before, 1, seating.INVITE)
        other = await opened(ann, seats=ALONE)
        await seating.make_link(s.service, await s.service.tables.get(other), 1, seating.INVITE)
        answer = await ann.post(f"/api/tables/{other}/local")
        assert answer.json()["error"] == "not-alone"

    play(db, scene, playing)


def test_local_games_count_in_no_record_and_are_marked(sqlite_url: str, playing: Settings) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        tables = []
        for local in (False, True):
            table = await opened(ann, game="alubari", seats=ALONE[:1], options={})
            if local:
                browser = Browser(await moved(ann, table))
                browser.finish()
                assert (await handed_back(ann, browser)).status_code == 200
            else:
                await s.play_out(table, ann)
            tables.append(table)
        (record,) = [
            r for r in (await ann.get("/api/me/solo")).json()["records"] if r["game"] == "alubari"
        ]
        assert [played["table_id"] for played in record["played"]] == tables[:1]
        told = (await ann.get("/api/me/history")).json()
        marked = {game["table_id"]: (game["local"], game["counts"]) for game in told["games"]}
        assert marked == {tables[0]: (False, True), tables[1]: (True, False)}
        assert [row["games"] for row in told["statistics"]] == [1]
        assert not [feat for feat in told["feats"] if feat["table_id"] == tables[1]]
        listed = (await ann.get("/api/me/tables")).json()["tables"]
        assert {t["table"]["id"]: t["table"]["local"] for t in listed} == {
            tables[0]: False, tables[1]: True,
        }  # fmt: skip

    play(sqlite_url, scene, playing)


def test_the_bots_of_the_server_let_a_table_alone_that_is_elsewhere(
    sqlite_url: str, playing: Settings
) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        table = await opened(ann, seats=[NOVICE, ANN])
        await moved(ann, table)
        before = (await s.table(table)).seq
        scheduler = s.app.state.scheduler
        scheduler.wake(await s.table(table))
        await scheduler.tick()
        assert not scheduler._driving
        assert (await s.reloaded(table)).seq == before
        assert (await ann.state(table))["legal"] == []

    play(sqlite_url, scene, playing)


def test_a_bot_of_the_host_does_not_come_along(
    sqlite_url: str, playing: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        table = await opened(ann, seats=ALONE)
        held = await s.service.tables.get(table)
        held.table.seats = (held.table.seats[0], replace(held.table.seats[1], level="mine"))
        answer = await ann.post(f"/api/tables/{table}/local")
        assert answer.json()["error"] == "host-bot"

    play(sqlite_url, scene, playing)


def test_bots_in_the_browser_open_tables_that_are_played_there(
    sqlite_url: str, playing: Settings
) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        for seats, away in (
            (ALONE, True),
            (ALONE[:1], False),
            ([ALONE[0], OPEN], False),
            ([ALONE[0], ALONE[0]], False),
        ):
            game = "alubari" if len(seats) == 1 else "darjeeling"
            table = await opened(ann, seats=seats, game=game, options={})
            assert (await ann.get(f"/api/tables/{table}")).json()["table"]["away"] is away
        assert (await ann.get("/api/info")).json()["local"] is True

        def marks(db: Connection) -> list[str]:
            chosen = select(entries.c.kind).where(entries.c.kind == "local")
            return [row.kind for row in db.execute(chosen)]

        assert await s.service.db.read(marks) == ["local"]
        first = (await ann.get("/api/me/tables")).json()["tables"]
        (table,) = [t["table"]["id"] for t in first if t["table"]["away"]]
        browser = Browser(await moved(ann, table))
        browser.turn()
        assert (await handed_back(ann, browser)).status_code == 200

    play(sqlite_url, scene, replace(playing, bots="browser"))


def test_a_server_without_the_parts_moves_nothing(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        table = await opened(ann, seats=ALONE)
        assert (await ann.post(f"/api/tables/{table}/local")).status_code == 404
        assert (await ann.get("/local/parts.json")).status_code == 404
        assert (await ann.get("/api/info")).json()["local"] is False
        policy = (await ann.get("/")).headers["content-security-policy"]
        assert "wasm" not in policy
        assert "worker" not in policy

    play(sqlite_url, scene)


def test_the_parts_are_served_beside_the_page_and_nothing_else_is(
    sqlite_url: str, playing: Settings
) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        engine = await ann.http.get("/local/abc/engine.wasm", headers={"Accept-Encoding": "gzip"})
        assert (engine.content, engine.headers["content-type"]) == (b"\0asm", "application/wasm")
        assert "immutable" in engine.headers["cache-control"]
        assert (await ann.get("/local/parts.json")).headers["cache-control"] == "no-cache"
        packed = ann.http.build_request(
            "GET", "/local/abc/engine.wasm", headers={"Accept-Encoding": "gzip, br"}
        )
        answer = await ann.http.send(packed, stream=True)
        assert answer.headers["content-encoding"] == "br"
        assert b"".join([part async for part in answer.aiter_raw()]) == b"packed"
        for path in ("/local/../index.html", "/local/%2e%2e/index.html", "/local/none"):
            assert "not for everybody" not in (await ann.get(path)).text
        policy = (await ann.get("/")).headers["content-security-policy"]
        assert "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'" in policy
        assert "unsafe-eval'" not in policy.replace("'wasm-unsafe-eval'", "")

    play(sqlite_url, scene, playing)


def test_wrong_settings_are_named() -> None:
    with pytest.raises(BadSetting, match="bots must be"):
        changed(Settings(), {"bots": "elsewhere"})
    from teahouse.server.app import create_app

    with pytest.raises(BadSetting, match="local_parts"):
        create_app(Settings(bots="browser"))
    with pytest.raises(BadSetting, match="build-web"):
        create_app(Settings(local_parts="/nowhere"))


def test_every_level_of_the_house_comes_along() -> None:
    assert {"novice", "easy", "medium", "hard", "master"} <= set(LEVELS)
