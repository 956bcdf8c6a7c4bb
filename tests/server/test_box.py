"""Values an owner reads from a box: described, checked while typing, used at a table."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from tests.support.seats import ANN, BEN
from tests.support.serving import Person, Serving, opened, play

from teahouse.core.component_edits import UNFINISHED
from teahouse.i18n import LANGUAGES, Texts, refusal_key
from teahouse.server import models

TWO = [ANN, BEN]
SWAPPED = {"cards.plant_trade": 6, "cards.plant_harvest": 4}


async def checked(person: Person, game: str, values: Any, **more: Any) -> models.BoxOut:
    answer = await person.post(f"/api/components/{game}/check", {"values": values, **more})
    assert answer.status_code == 200, answer.text
    return models.BoxOut.model_validate_json(answer.content)


def test_values_that_fit_come_back_as_what_they_can_be_used_for(sqlite_url: str) -> None:
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
        assert not reply.ok
        assert UNFINISHED in reply.file  # kept, but marked
        assert {reason.params["path"] for reason in reply.reasons} == set(bad)
        for reason in reply.reasons:
            key = refusal_key("alubari", reason.code)
            assert key is not None
            assert len({Texts(language)(key, **reason.params) for language in LANGUAGES}) == 3

    play(sqlite_url, scene)


def test_a_value_comes_with_its_limits_and_the_names_of_its_words(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        answer = await s.person().get("/api/components/alubari")
        found = {c["path"]: c for c in answer.json()["components"]}
        steel = found["box.steel_bars"]["requirement"]
        assert (steel["code"], steel["params"]["low"]) == ("component-range", 1)
        cost = found["area.sukna-1.cost"]
        assert cost["requirement"]["params"]["choices"].startswith("iron, stone")
        assert cost["words"]["leaves"] == "alubari-good-leaves"

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
