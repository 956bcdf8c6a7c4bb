"""After the game: replay, journals, forks, records, and games the rules no longer follow."""

from __future__ import annotations

import asyncio
import csv
import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from tests.support.seats import ANN, NOVICE
from tests.support.serving import Person, Serving, make_moves, opened, play, serving, turn_of, until

import teahouse
from teahouse.core import registry
from teahouse.core.journal import Journal
from teahouse.server import checks
from teahouse.server.problems import Problem
from teahouse.server.tokens import commitment
from teahouse.server.workers import CheckWorkers

BOTS = [{"kind": "bot", "level": "novice", "name": "=Bot"}, NOVICE]


async def finished(s: Serving) -> tuple[str, Person]:
    ann = s.person()
    table = await opened(ann, seats=BOTS, options={"target": 20, "memory": "closed"})
    await s.finish(ann, table)
    return table, ann


def test_a_running_game_is_replayed_masked_and_a_finished_one_open(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        await make_moves(table, ann, ben, count=6)
        masked = (await ann.get(f"/api/tables/{table}/replay", at=3)).json()
        assert list(masked["views"]) == ["0"]
        assert not masked["open"]
        assert masked["reveal"] is None
        assert all(step["action"] is None for step in masked["history"])
        assert masked["views"]["0"]["seats"][1]["tiles"] is None
        assert (await s.person().get(f"/api/tables/{table}/replay")).status_code == 401
        assert (await ann.get(f"/api/tables/{table}/journal")).status_code == 409
        await ann.command(table, kind="resign")
        opened_now = (await s.person().get(f"/api/tables/{table}/replay", at=3)).json()
        assert set(opened_now["views"]) == {"0", "1", "spectator"}
        assert [step["action"] for step in opened_now["history"]][1:] != [None] * 3
        assert opened_now["reveal"]["seed"]
        assert (await ann.get(f"/api/tables/{table}/replay", at=99)).status_code == 422

    play(sqlite_url, scene)


def test_the_journal_verifies_and_the_commitment_binds(db: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann = await finished(s)
        shown_at_start = (await s.table(table)).setup.commitment
        journal = Journal.read((await ann.get(f"/api/tables/{table}/journal")).text)
        assert registry.verify(journal) == []
        proof = (await ann.get(f"/api/tables/{table}/proof")).json()
        assert proof["commitment"] == shown_at_start
        assert commitment(proof["nonce"], proof["journal"]["seed"]) == shown_at_start

    play(db, scene)


def test_a_journal_is_imported_verified_and_forked(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann = await finished(s)
        journal: dict[str, Any] = (await ann.get(f"/api/tables/{table}/journal")).json()
        brought = await ann.post("/api/journals", {"journal": journal})
        assert brought.status_code == 201, brought.text
        copy = brought.json()["table"]["id"]
        replayed = (await ann.get(f"/api/tables/{copy}/replay")).json()
        original = (await ann.get(f"/api/tables/{table}/replay")).json()
        assert replayed["views"] == original["views"]
        for change in (
            {"digest": "0" * 32},
            {"actions": journal["actions"][:-1]},
            {"seed": "1"},
            {"options": {"players": 99}},
            {"game": "chess"},
            {"start": "00"},
        ):
            bad = await ann.post("/api/journals", {"journal": {**journal, **change}})
            assert (bad.status_code, bad.json()) == (422, {"error": "bad-journal"})
        asked = {"at": 5, "seats": [ANN, NOVICE]}
        forked = await ann.post(f"/api/tables/{copy}/fork", asked)
        assert forked.status_code == 201, forked.text
        fork = forked.json()["table"]["id"]
        here = (await s.table(fork)).position
        assert here.game.name == original["game"]
        await until(lambda: my_turn(ann, fork), True)
        assert (await ann.act(fork)).status_code == 200

    play(sqlite_url, scene)


def test_what_takes_too_long_to_check_is_refused() -> None:
    state = teahouse.game("darjeeling").new(seed=1)
    for _ in range(50):
        state.apply(state.legal_ids()[0])
    journal = state.journal().as_json()

    async def scene() -> None:
        workers = CheckWorkers()
        found = await workers.run("here", checks.replay_journal, journal)
        assert (found.game, found.journal.seed) == ("darjeeling", state.journal().seed)
        with pytest.raises(Problem) as refused:
            await workers.run("here", sum, range(10**15), seconds=0.1)
        assert refused.value.code == "too-complex"
        again = await workers.run("here", checks.replay_journal, journal)
        assert again == found, "the worker was replaced"
        await workers.close()

    asyncio.run(scene())


def test_only_processor_time_of_a_check_itself_counts() -> None:
    """Not what a busy machine makes it wait, nor what the first one would have to load."""
    needed = {"teahouse.games.darjeeling", "teahouse.server.box", "teahouse.server.checks"}

    async def scene() -> None:
        workers = CheckWorkers()
        loaded = await workers.run("here", eval, "set(__import__('sys').modules)")
        assert needed <= loaded
        await workers.run("here", time.sleep, 0.5, seconds=0.1)
        await workers.close()

    asyncio.run(scene())


async def my_turn(person: Person, table: str) -> bool:
    return bool((await person.state(table))["legal"])


def test_the_record_is_a_table_for_other_programs(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann = await finished(s)
        rows = list(
            csv.DictReader((await ann.get(f"/api/tables/{table}/record.csv")).text.splitlines())
        )
        assert [row["seat"] for row in rows] == ["0", "1"]
        assert rows[0]["name"] == "'=Bot"  # no formula for a spreadsheet
        outcome = (await s.table(table)).position.outcome()
        assert outcome is not None
        assert [float(row["points"]) for row in rows] == list(outcome.points)

    play(sqlite_url, scene)


def test_a_game_that_no_longer_replays_is_kept_marked_and_not_played(tmp_path: Path) -> None:
    file = tmp_path / "tea.db"

    async def whole() -> None:
        async with serving(file) as s:
            table, ann, ben = await s.table_of_two()
            await make_moves(table, ann, ben)
        with sqlite3.connect(file) as db:  # as if the rules had led elsewhere
            db.execute("UPDATE entries SET digest = 'other' WHERE kind = 'act'")
        db.close()
        async with serving(file) as s:
            person = s.person(ann)
            await until(lambda: s.status(table), "stopped")
            refused = await person.command(table, actions=[0])
            assert (refused.status_code, refused.json()["error"]) == (409, "stopped")
            assert (await person.get("/readyz")).json()["stopped_tables"] == 1
            assert "teahouse_stopped_tables 1.0" in (await person.get("/metrics")).text
            mine = (await person.get("/api/me/tables")).json()["tables"]
            assert mine[0]["table"]["status"] == "stopped"

    asyncio.run(whole())


def test_a_table_of_a_game_no_longer_installed_stays_in_the_list(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tea.db"

    async def whole() -> None:
        async with serving(file) as s:
            table, ann, _ = await s.table_of_two()
        with sqlite3.connect(file) as db:
            db.execute("UPDATE tables SET game = 'chess'")
        db.close()
        async with serving(file) as s:
            ann = s.person(ann)
            for _ in range(3):
                mine = (await ann.get("/api/me/tables")).json()
                assert mine["tables"] == []
                assert [(one["id"], one["game"]) for one in mine["stopped"]] == [(table, "chess")]
            assert (await ann.get(f"/api/tables/{table}")).json()["error"] == "stopped"

    asyncio.run(whole())
    assert capsys.readouterr().err.count("table-stopped") == 1


def test_the_wire_is_what_openapi_says(sqlite_url: str) -> None:
    """Answers are built without a second check; here they are compared with their models."""
    from teahouse.server import models

    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two(settings={"clock": {"kind": "move", "seconds": 600}})
        actor, other = await turn_of(table, ann, ben)
        receipt = await actor.act(table)
        models.ReceiptOut.model_validate_json(receipt.content)
        await other.command(table, kind="offer_end")
        for person in (ann, ben):
            update = await person.get(f"/api/tables/{table}/updates")
            models.UpdateOut.model_validate_json(update.content)
        replay = await ann.get(f"/api/tables/{table}/replay")
        models.ReplayOut.model_validate_json(replay.content)
        over, eve = await finished(s)
        models.ReplayOut.model_validate_json((await eve.get(f"/api/tables/{over}/replay")).content)
        models.UpdateOut.model_validate_json((await eve.get(f"/api/tables/{over}/updates")).content)
        spec = json.loads((await ann.get("/api/openapi.json")).content)
        for path, methods in spec["paths"].items():
            for method, route in methods.items():
                assert "422" in route["responses"] or path in ("/healthz",), (path, method)
                assert "HTTPValidationError" not in json.dumps(route)

    play(sqlite_url, scene)
