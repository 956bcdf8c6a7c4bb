"""Tables begun under an older version of a game's rules are played on by it."""

from __future__ import annotations

import json
from pathlib import Path

from tests.support.serving import Serving, opened, play

from teahouse.core.journal import Journal

GOLDEN = Path(__file__).parents[1] / "games" / "alubari" / "golden"


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
