"""Values an owner reads from a box: checked while typing, used at a table, made the default."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.support.seats import ANN, BEN
from tests.support.serving import GENEROUS, Person, Serving, opened, play

import teahouse
from teahouse.core.component_edits import UNFINISHED, as_toml
from teahouse.core.errors import BadComponents
from teahouse.i18n import LANGUAGES, Texts, refusal_key
from teahouse.server import models
from teahouse.server.app import create_app
from teahouse.server.default_components import DefaultComponents

TWO = [ANN, BEN]
SWAPPED = {"cards.plant_trade": 6, "cards.plant_harvest": 4}


async def checked(person: Person, game: str, values: Any, **more: Any) -> models.BoxOut:
    answer = await person.post(f"/api/components/{game}/check", {"values": values, **more})
    assert answer.status_code == 200, answer.text
    return models.BoxOut.model_validate_json(answer.content)


def test_values_that_fit_come_back_as_everything_they_can_be_used_for(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        values = {**SWAPPED, "cards.trade_technology": 5}
        reply = await checked(ann, "ceylon", values, note="Ludonova 2018")
        assert (reply.ok, reply.reasons) == (True, [])
        assert reply.changed == list(SWAPPED)  # the third is only confirmed
        file = tomllib.loads(reply.file)["cards"]
        assert file == {
            "src": "owner", "note": "Ludonova 2018",
            "plant_trade": 6, "plant_harvest": 4, "trade_technology": 5,
        }  # fmt: skip
        assert "+plant_trade = 6\n" in reply.diff
        assert reply.view is not None
        assert reply.view["game"] == "ceylon"
        table = await opened(ann, game="ceylon", options={}, components=reply.components, seats=TWO)
        shown = models.ComponentsOut.model_validate_json(
            (await ann.get(f"/api/tables/{table}/components")).content
        )
        found = {c.path: (c.value, c.src, c.note) for c in shown.components}
        assert found["cards.plant_trade"] == (6, "owner", "Ludonova 2018")
        assert found["cards.plant_councillor"][1] == "reconstructed"

    play(sqlite_url, scene)


def test_values_that_do_not_fit_are_told_why_in_every_language(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        bad = {"contract.01.effect": "A brew 2", "estate.ging.spaces": [[0, 1]], "bag.iron": None}
        reply = await checked(s.person(), "alubari", bad)
        assert (reply.ok, reply.diff) == (False, "")
        assert UNFINISHED in reply.file  # kept, but marked
        assert {reason.params["path"] for reason in reply.reasons} == set(bad)
        for reason in reply.reasons:
            key = refusal_key("alubari", reason.code)
            assert key is not None
            assert len({Texts(language)(key, **reason.params) for language in LANGUAGES}) == 3

    play(sqlite_url, scene)


def test_the_picture_shows_what_fits(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        values = {"contract.01.score": "9 for 2 track", "contract.02.score": "9 for nothing"}
        reply = await checked(s.person(), "alubari", values)
        assert [reason.params["path"] for reason in reply.reasons] == ["contract.02.score"]
        assert reply.view is not None
        assert [reply.view["cards"][card]["points"] for card in ("c01", "c02")] == [9, 7]

    play(sqlite_url, scene)


def test_the_picture_is_the_position_that_was_asked_for(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        values = {"strips.5.multipliers": [4, 3, 2, 1, 1]}
        reply = await checked(ann, "darjeeling", values, options={"players": 5, "map": "china"})
        assert reply.view is not None
        assert [quay["multiplier"] for quay in reply.view["quays"]] == [1, 1, 2, 3, 4]
        odd = {"players": 5, "backend": "numba", "seed": 3}  # the last two are no options
        assert (await checked(ann, "darjeeling", values, options=odd)).view is not None
        nowhere = await checked(ann, "darjeeling", values, options={"map": "atlantis"})
        assert (nowhere.ok, nowhere.view) == (True, None)

    play(sqlite_url, scene)


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({}, 422),
        ({"values": {"../x": 1}}, 422),
        ({"values": {}, "note": "x" * 201}, 422),
        ({"values": {}, "default": True}, 422),
        ({"values": {"no.such": 1}}, 200),
    ],
)
def test_what_is_no_list_of_values_is_refused(
    sqlite_url: str, body: dict[str, Any], status: int
) -> None:
    async def scene(s: Serving) -> None:
        answer = await s.person().post("/api/components/ceylon/check", body)
        assert answer.status_code == status
        if status == 200:
            assert answer.json()["reasons"][0]["code"] == "component-unknown"
        unknown = await s.person().post("/api/components/chess/check", {"values": {}})
        assert (unknown.status_code, unknown.json()["error"]) == (404, "no-such-game")

    play(sqlite_url, scene)


# The host's own default


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
        reply = await checked(ann, "ceylon", {"start.rupees": 12})
        assert reply.changed == []

    play(sqlite_url, scene, settings)


def test_a_table_keeps_the_values_it_was_opened_with(db: str, tmp_path: Path) -> None:
    before = replace(
        GENEROUS, default_components=str(with_default(tmp_path, "ceylon", {"start.rupees": 12}))
    )
    tables = []

    async def opens(s: Serving) -> None:
        ann = s.person()
        tables.append((await opened(ann, game="ceylon", options={}, seats=TWO), ann))

    async def looks(s: Serving) -> None:
        table, ann = tables[0]
        values = (await s.person(ann).get(f"/api/tables/{table}/components")).json()["components"]
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
