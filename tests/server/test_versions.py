"""Tables begun under an older version of a game's rules are played on by it."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

from tests.support.serving import Person, Serving, opened, play

from teahouse.core.journal import Journal

DATA = Path(__file__).parent / "data" / "alubari-version-1.sql"
GOLDEN = Path(__file__).parents[1] / "games" / "alubari" / "golden"
TABLE, SESSION = "2jvhh6hfk63a7dcf", "JJ8qWMwwKU3GS-YFF-SQgw"


def old_database(folder: Path) -> Path:
    """A database as Teahouse wrote it when Alubari had only version 1."""
    file = folder / "service.sqlite"
    with sqlite3.connect(file) as db:
        db.executescript(DATA.read_text("utf-8"))
    db.close()
    return file


def ann_of(s: Serving) -> Person:
    ann = s.person()
    ann.http.cookies.set("teahouse", SESSION)
    return ann


def test_a_running_table_of_version_1_goes_on_in_the_middle_of_an_action(tmp_path: Path) -> None:
    async def scene(s: Serving) -> None:
        ann = ann_of(s)
        update = await ann.updates(TABLE)
        state = update["state"]
        assert (state["status"], state["version"], state["view"]["version"]) == ("running", 1, 1)
        assert state["view"]["decision"] == "works"
        # a stone was crushed and there is rubble for another one: version 2 would allow it
        assert [choice["action"] for choice in state["legal"]] == ["make steel", "done"]
        refused = await ann.command(TABLE, actions=["make stone-from-bag"])
        assert refused.json()["reason"]["code"] == "stone-was-crushed"
        for _ in range(30):
            assert (await ann.act(TABLE)).status_code == 200
        assert (await ann.state(TABLE))["view"]["version"] == 1

    play(old_database(tmp_path), scene)


def test_a_game_of_version_1_is_imported_and_forked_as_version_1(tmp_path: Path) -> None:
    text = (GOLDEN / "version-1-crush.json").read_text("utf-8")
    journal = Journal.read(text)
    after = journal.actions.index("make crush") + 1

    async def scene(s: Serving) -> None:
        ann = s.person()
        made = await ann.post("/api/journals", {"journal": json.loads(text)})
        assert made.status_code == 201, made.text
        table = made.json()["table"]
        assert table["version"] == 1
        seats = [{"kind": "person", "name": str(n)} for n in range(3)]
        fork = await ann.post(f"/api/tables/{table['id']}/fork", {"at": after, "seats": seats})
        assert fork.status_code == 201, fork.text
        state = (await ann.updates(fork.json()["table"]["id"]))["state"]
        assert (state["version"], state["view"]["version"]) == (1, 1)

    play(tmp_path / "service.sqlite", scene)


def test_a_game_of_an_unknown_version_is_refused_with_the_reason(tmp_path: Path) -> None:
    data = json.loads((GOLDEN / "version-1-crush.json").read_text("utf-8"))

    async def scene(s: Serving) -> None:
        refused = await s.person().post("/api/journals", {"journal": {**data, "version": 3}})
        assert refused.status_code == 422
        assert refused.json() == {"error": "unknown-version", "known": [1, 2]}

    play(tmp_path / "service.sqlite", scene)


def test_a_new_table_is_of_the_newest_version(tmp_path: Path) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        table = await opened(
            ann,
            game="alubari",
            options={},
            seats=[{"kind": "person", "name": name} for name in ("Ann", "Ben")],
        )
        assert (await ann.state(table))["version"] == 2

    play(tmp_path / "service.sqlite", scene)
