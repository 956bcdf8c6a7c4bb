"""Component values that a host made the default of a server."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.support.serving import GENEROUS, Serving, opened, play

import teahouse
from teahouse.core.component_edits import as_toml
from teahouse.core.errors import BadComponents
from teahouse.server.app import create_app
from teahouse.server.default_components import DefaultComponents

TWO = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]


def with_default(folder: Path, game: str, values: dict[str, Any]) -> Path:
    (folder / f"{game}.toml").write_text(as_toml(game, values, "the host's box"), "utf-8")
    return folder


def test_the_hosts_values_are_played_with_unless_a_table_brings_its_own(
    sqlite_url: str, tmp_path: Path
) -> None:
    values = {"start.rupees": 12, "start.hand": 3}
    settings = replace(GENEROUS, default_components=str(with_default(tmp_path, "ceylon", values)))

    async def scene(s: Serving) -> None:
        ann = s.person()
        here = (await ann.get("/api/components/ceylon")).json()
        found = {c["path"]: (c["value"], c["src"]) for c in here["components"]}
        assert found["start.rupees"] == (12, "owner")
        assert found["start.hand"] == (3, "owner")  # confirmed, though it changes nothing
        plain = await opened(ann, game="ceylon", options={}, seats=TWO)
        state = (await ann.get(f"/api/tables/{plain}/updates?since=0&seat=0")).json()["state"]
        assert state["view"]["seats"][0]["rupees"] == 12
        own = {"start": {"rupees": 15}, "costs": {"plant": 4}}
        mine = await opened(ann, game="ceylon", options={}, components=own, seats=TWO)
        kept = (await ann.get(f"/api/tables/{mine}/components")).json()
        values = {c["path"]: c["value"] for c in kept["components"]}
        assert (values["start.rupees"], values["costs.plant"]) == (15, 4)
        info = (await ann.get("/api/info")).json()["games"]
        digests = {game["name"]: game["components"] for game in info}
        assert digests["ceylon"] == here["digest"] != teahouse.game("ceylon").components.digest
        assert digests["alubari"] == teahouse.game("alubari").components.digest
        journal = (await ann.get(f"/api/tables/{plain}/replay")).status_code
        assert journal in (200, 409)
        asked = {"values": {"start.rupees": 12}}
        reply = (await ann.post("/api/components/ceylon/check", asked)).json()
        assert reply["changed"] == []

    play(sqlite_url, scene, settings)


def test_a_table_keeps_the_values_it_was_opened_with(db: str, tmp_path: Path) -> None:
    before = replace(
        GENEROUS, default_components=str(with_default(tmp_path, "ceylon", {"start.rupees": 12}))
    )
    tables = []

    async def opens(s: Serving) -> None:
        ann = s.person()
        tables.append((await opened(ann, game="ceylon", options={}, seats=TWO), ann.http.cookies))

    async def looks(s: Serving) -> None:
        table, cookies = tables[0]
        ann = s.person()
        ann.http.cookies = cookies
        values = (await ann.get(f"/api/tables/{table}/components")).json()["components"]
        assert {c["path"]: c["value"] for c in values}["start.rupees"] == 12

    play(db, opens, before)
    play(db, looks, GENEROUS)


@pytest.mark.parametrize("text", ["[start]\nrupees = 9999\n", "[start]\npounds = 1\n", "[start"])
def test_a_default_that_does_not_fit_stops_the_server_before_it_starts(
    text: str, tmp_path: Path
) -> None:
    (tmp_path / "ceylon.toml").write_text(text)
    with pytest.raises(BadComponents):
        create_app(replace(GENEROUS, db="sqlite:///:memory:", default_components=str(tmp_path)))


def test_files_of_games_that_are_not_there_are_no_matter(tmp_path: Path) -> None:
    (tmp_path / "chess.toml").write_text("[start")
    defaults = DefaultComponents(tmp_path)
    assert defaults.game("ceylon") is teahouse.game("ceylon")
    assert DefaultComponents(tmp_path / "none").changes("ceylon", {"a": 1}) == {"a": 1}
