"""`teahouse doctor`: what is whole passes, whatever is broken is found."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from sqlalchemy import Connection
from tests.support.seats import ANN, BEN
from tests.support.serving import Serving, make_moves, play

from teahouse.cli import main
from teahouse.server.doctor import examine, examine_store
from teahouse.server.store import open_store

SEATS = [ANN, BEN]
# What is done to a store, and the code of what is to be found
BROKEN = {
    "DELETE FROM entries WHERE seq = 2": "gap",
    "DELETE FROM entries": "listed",
    "DELETE FROM entries WHERE seq = (SELECT max(seq) FROM entries)": "tail",
    "UPDATE entries SET digest = 'x' WHERE seq = 3": "replay",
    "UPDATE entries SET actions = '[\"nonsense\"]' WHERE seq = 3": "replay",
    "DELETE FROM access WHERE role = 'owner'": "no-owner",
    "UPDATE access SET seat = 9 WHERE role = 'seat' AND seat = 1": "seat",
    "UPDATE tables SET commitment = 'x'": "commitment",
    "UPDATE tables SET status = 'over'": "listed",
    "UPDATE tables SET status = 'stopped'": "stopped",
    "UPDATE tables SET components_digest = 'x'": "setup",
    "INSERT INTO mute (table_id, seat, muted) VALUES ('nowhere', 0, 1)": "orphans",
    "DELETE FROM tables": "orphans",
}


async def some_moves(s: Serving) -> None:
    table, ann, ben = await s.table_of_two()
    await make_moves(table, ann, ben, count=3)
    assert (await examine_store(s.service.settings.database)).findings == []


def change(db: str, statement: str) -> None:
    def job(connection: Connection) -> None:
        connection.exec_driver_sql(statement)

    async def whole() -> None:
        store = open_store(db)
        await store.open()
        await store.write(job)
        await store.close()

    asyncio.run(whole())


def test_a_store_that_is_played_on_is_whole(db: str) -> None:
    play(db, some_moves)
    report = examine(db)
    assert (report.tables, report.findings) == (1, [])
    assert report.entries >= 4


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_everything_that_is_broken_is_found(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    from teahouse.server.store.transfer import backup, restore

    db = str(request.getfixturevalue(f"{kind}_url"))
    play(db, some_moves)
    backup(db, tmp_path / "whole.db")
    for statement, code in BROKEN.items():
        change(db, statement)
        assert code in {found.code for found in examine(db).findings}, statement
        restore(tmp_path / "whole.db", db, force=True)
        assert examine(db).findings == []


def test_the_command_says_what_is_wrong_in_the_language_asked_for(
    sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    play(sqlite_url, some_moves)
    assert main(["doctor", "--db", sqlite_url, "--lang", "en"]) == 0
    assert "nothing is wrong" in capsys.readouterr().out
    change(sqlite_url, "DELETE FROM entries WHERE seq = 2")
    for lang, words in {"en": "is missing", "fr": "manque", "it": "manca"}.items():
        assert main(["doctor", "--db", sqlite_url, "--lang", lang]) == 1
        assert words in capsys.readouterr().out
    assert main(["doctor", "--db", sqlite_url, "--json"]) == 1
    reply = json.loads(capsys.readouterr().out)
    assert [(found["code"], found["seq"]) for found in reply["findings"]] == [("gap", 2)]


def test_a_file_that_is_damaged_open_to_all_or_missing_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tea.db"
    play(f"sqlite:///{file}", some_moves)
    file.chmod(0o644)
    assert [found.code for found in examine(str(file)).findings] == ["readable"]
    file.chmod(0o600)
    garble(file)
    assert [found.code for found in examine(str(file)).findings] == ["damaged"]
    assert main(["doctor", "--db", str(tmp_path / "none.db"), "--lang", "en"]) == 1
    assert "there is no database" in capsys.readouterr().err
    assert not (tmp_path / "none.db").exists()


def garble(file: Path, first: int = 2, end: int | None = None) -> None:
    """Overwrite these pages, as a failing disk may."""
    with file.open("r+b") as opened:  # the same file, not another of its name
        size = int.from_bytes(opened.read(18)[16:], "big")
        end = end or file.stat().st_size // size
        opened.seek(first * size)
        opened.write(b"\x55" * ((end - first) * size))
