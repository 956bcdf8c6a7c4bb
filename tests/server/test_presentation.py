"""What a browser is given to show a game that it has no drawing of."""

from __future__ import annotations

import pytest
from tests.support.serving import Serving, make_moves, play, turn_of

import teahouse
from teahouse.bots.coach import gains
from teahouse.core.ledger import load_ledger
from teahouse.i18n import LANGUAGES, Texts, catalogue, game_messages
from teahouse.server import models


def test_rules_come_by_number_in_the_order_of_the_ledger(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        for name in teahouse.games():
            answer = await s.person().get(f"/api/rules/{name}")
            reply = models.RulesOut.model_validate_json(answer.content).rules
            ledger = load_ledger(teahouse.game(name).definition)
            assert [(r.number, r.section, r.kind) for r in reply] == [
                (r.number, r.section, r.kind) for r in ledger.values()
            ]
        assert (await s.person().get("/api/rules/chess")).status_code == 404

    play(sqlite_url, scene)


def test_info_says_what_a_game_has(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        reply = models.InfoOut.model_validate_json((await s.person().get("/api/info")).content)
        for game in reply.games:
            definition = teahouse.game(game.name).definition
            assert game.solo == (definition.presentation.solo is not None)
            assert game.rules == len(load_ledger(definition))
            assert set(game.strength) <= set(reply.levels)
            assert all(one.low <= one.share <= one.high for one in game.strength.values())
        assert any(game.solo for game in reply.games)

    play(sqlite_url, scene)


@pytest.mark.parametrize("name", teahouse.games())
def test_messages_of_a_game_are_those_of_its_folder(name: str, sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        for language in LANGUAGES:
            answer = await s.person().get(f"/api/messages/{name}/{language}")
            reply = models.MessagesOut.model_validate_json(answer.content)
            assert reply.language == language
            found = {entry.partition(" =")[0] for entry in reply.text.splitlines()}
            assert {f"{name}-title", f"{name}-tagline"} <= found
        assert (await s.person().get("/api/messages/chess/en")).status_code == 404
        assert (await s.person().get(f"/api/messages/{name}/de")).status_code == 422

    play(sqlite_url, scene)


def test_all_messages_of_a_game_are_told() -> None:
    known = catalogue()["fr"]
    for name in teahouse.games():
        spoken, text = game_messages(name, "fr")
        assert spoken == "fr"
        own = {key for key in known if key.startswith(f"{name}-")}
        reply = {line.partition(" =")[0] for line in text.splitlines() if " =" in line}
        assert {key for key in own if "." not in key} <= reply


def test_a_sketch_shows_each_seat_its_own_view_in_its_language(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        actor, _ = await turn_of(table, ann, ben)
        view = (await actor.state(table))["view"]
        for language in LANGUAGES:
            answer = await actor.get(f"/api/tables/{table}/sketch", language=language)
            reply = models.SketchOut.model_validate_json(answer.content)
            legal = (await actor.state(table))["legal"]
            draw = teahouse.game(view["game"]).definition.presentation.sketch
            lines = draw(view, Texts(language), [choice["action"] for choice in legal])
            assert [[(span.text, span.style) for span in line] for line in reply.lines] == [
                [(span.text, span.style) for span in line] for line in lines
            ]
        stranger = await s.person().get(f"/api/tables/{table}/sketch")
        assert stranger.status_code == 401

    play(sqlite_url, scene)


TOML = """[cards]
src = "owner"
note = "Ludonova 2018"  # a comment
plant_trade = 6
"""


def test_a_component_file_is_read_by_the_server(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        path, json = "/api/components/ceylon/read", '{"cards": {"plant_trade": 6}}'
        for text, note in ((TOML, "Ludonova 2018"), (json, "")):
            answer = await s.person().post(path, {"text": text, "file": "mine.toml"})
            reply = models.ComponentFileOut.model_validate_json(answer.content)
            assert (reply.values, reply.note) == ({"cards.plant_trade": 6}, note)
            assert reply.components["cards"]["plant_trade"] == 6
        unknown = await s.person().post("/api/components/chess/read", {"text": TOML})
        assert unknown.status_code == 404

    play(sqlite_url, scene)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[cards]\nplant_trade = = 6\n", 2),
        ('{"cards": \n', 2),
        ("[" * 40_000, 0),
        ("x = nan", 0),
        ("x = 2007-05-01", 0),
        ('{"x": "\\ud800"}', 0),
    ],
)
def test_an_unreadable_component_file_is_refused_with_its_line(
    text: str, line: int, sqlite_url: str
) -> None:
    async def scene(s: Serving) -> None:
        asked = {"text": text, "file": "mine.toml"}
        answer = await s.person().post("/api/components/ceylon/read", asked)
        assert (answer.status_code, answer.json()["error"]) == (422, "bad-components")
        reason = answer.json()["reason"]
        assert reason["code"] == "component-toml"
        assert reason["params"]["file"] == "mine.toml"
        assert line in (0, reason["params"]["line"])

    play(sqlite_url, scene)


def test_a_file_for_another_game_is_named_as_that(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        asked = {"text": '[start]\nnote = "mine"\nrupees = 12\n', "file": "mine.toml"}
        assert (await ann.post("/api/components/ceylon/read", asked)).json()["note"] == "mine"
        answer = await ann.post("/api/components/alubari/read", asked)
        assert answer.status_code == 422
        reason = answer.json()["reason"]
        assert reason["code"] == "component-other-game"
        assert reason["params"] == {"file": "mine.toml", "game": "ceylon"}

    play(sqlite_url, scene)


def test_standings_are_made_from_the_view_of_the_one_who_asks(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        actor, other = await turn_of(table, ann, ben)
        for person in (actor, other):
            view = (await person.state(table))["view"]
            reply = (await person.get(f"/api/tables/{table}/standings")).json()
            models.StandingsOut.model_validate(reply)
            assert reply == teahouse.game(view["game"]).standings(view)
        first = (await actor.get(f"/api/tables/{table}/standings", at=0)).json()
        assert [each["points"] for each in first["seats"]] == [0, 0]
        assert (await actor.get(f"/api/tables/{table}/standings", at=999)).status_code == 422
        assert (await s.person().get(f"/api/tables/{table}/standings")).status_code == 401

    play(sqlite_url, scene)


def test_gains_are_the_difference_of_two_standings(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        actor, _ = await turn_of(table, ann, ben)
        await actor.act(table)
        then = (await actor.get(f"/api/tables/{table}/standings", at=0)).json()
        now = (await actor.get(f"/api/tables/{table}/standings")).json()
        reply = (await actor.get(f"/api/tables/{table}/gains", since=0)).json()
        models.GainsOut.model_validate(reply)
        assert (reply["since"], reply["at"]) == (0, 1)
        told = [vars(gain) for gain in gains(then, now)]
        assert reply["gains"] == told
        seat = (await actor.state(table))["seat"]
        assert reply["turns"] == [{"seat": seat, "gains": told}]
        assert (await actor.get(f"/api/tables/{table}/gains", since=999)).status_code == 422
        assert (await s.person().get(f"/api/tables/{table}/gains", since=0)).status_code == 401

    play(sqlite_url, scene)


def test_a_list_gives_the_points_that_the_table_shows(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two(options={"memory": "open"})
        # starting tiles, whose halves would cost points at the end
        await make_moves(table, ann, ben, count=6)
        ended = (await ann.get(f"/api/tables/{table}/standings")).json()["seats"]
        (listed,) = (await ann.get("/api/me/tables")).json()["tables"]
        view = (await ann.state(table))["view"]
        assert listed["progress"]["points"] == [seat["score"] for seat in view["seats"]]
        assert listed["progress"]["points"] != [seat["points"] for seat in ended]

    play(sqlite_url, scene)
