"""Tables begun under an older version of a game's rules are played on by it."""

from __future__ import annotations

import pytest
from tests.core.two_versions import FIRST, SECOND
from tests.support.kept_games import kept_games
from tests.support.serving import Serving, opened, play

from teahouse.core import registry
from teahouse.core.definition import Definition
from teahouse.core.game import Game

SEATS = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]


def install(definition: Definition, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on there is this game and no other."""
    game = Game(definition)
    registry.packages()  # remembered, so it is asked before the others are gone
    monkeypatch.setattr(registry, "_entry_points", lambda: {game.name: None})
    monkeypatch.setattr(registry, "_default", lambda name: game)


def test_a_table_is_played_on_by_the_version_it_began_with(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables: list[str] = []
    cookies: list[str] = []

    async def before(s: Serving) -> None:
        ann = s.person()
        tables.append(await opened(ann, game="sips", options={}, seats=SEATS, kind="screen"))
        cookies.append(ann.http.cookies["teahouse"])

    async def after(s: Serving) -> None:
        ann = s.person()
        ann.http.cookies.set("teahouse", cookies[0])
        state = (await ann.now(tables[0]))["state"]
        assert (state["version"], state["view"]["version"], len(state["legal"])) == (1, 1, 3)
        assert (await ann.command(tables[0], actions=["sip 2"], seat=0)).status_code == 200
        while (await ann.now(tables[0]))["state"]["status"] == "running":
            assert (await ann.act(tables[0])).status_code == 200
        fork = await ann.post(f"/api/tables/{tables[0]}/fork", {"at": 0, "seats": SEATS})
        assert fork.json()["table"]["version"] == 1
        new = await opened(ann, game="sips", options={}, seats=SEATS, kind="screen")
        state = (await ann.now(new))["state"]
        assert (state["version"], len(state["legal"])) == (2, 2)

    install(FIRST, monkeypatch)
    play(sqlite_url, before)
    install(SECOND, monkeypatch)
    play(sqlite_url, after)


def test_a_game_of_an_unknown_version_is_refused_with_the_reason(sqlite_url: str) -> None:
    data = kept_games("darjeeling", "golden")["2-players-phase-1"].as_json()

    async def scene(s: Serving) -> None:
        refused = await s.person().post("/api/journals", {"journal": {**data, "version": 2}})
        assert refused.status_code == 422
        assert refused.json() == {"error": "unknown-version", "known": [1]}

    play(sqlite_url, scene)
