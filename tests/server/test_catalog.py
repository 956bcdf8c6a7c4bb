"""What a server offers besides playing: hints, checks, component values, solo records, points."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest
from tests.support.seats import ANN, NOVICE, OPEN
from tests.support.serving import GENEROUS, Person, Serving, opened, play, serving, turn_of

import teahouse
from teahouse.core import registry
from teahouse.core.errors import BadComponents
from teahouse.core.journal import Journal
from teahouse.i18n import LANGUAGES, Texts, refusal_key
from teahouse.server import models
from teahouse.server.bots import WorkerBots
from teahouse.server.components import asked_game
from teahouse.server.problems import Problem

TWO = [ANN, OPEN]
ALONE = [ANN]


def test_a_hint_is_for_the_seat_whose_turn_it_is(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        actor, other = await turn_of(table, ann, ben)
        path = f"/api/tables/{table}/hint"
        reply = models.HintOut.model_validate_json((await actor.get(path)).content)
        legal = {c["id"]: c for c in (await actor.state(table))["legal"]}
        assert reply.thoughts
        for thought in reply.thoughts:
            choice = {k: getattr(thought, k) for k in ("id", "action", "choice", "values")}
            assert choice == legal[thought.id]
        assert reply.level == "easy"  # no workers here: the level that looks one step ahead
        refused = await other.get(path)
        assert (refused.status_code, refused.json()["error"]) == (409, "not-your-turn")
        assert (await s.person().get(path)).status_code == 401
        await actor.command(table, kind="resign")
        over = await other.get(path)
        assert (over.status_code, over.json()["error"]) == (409, "not-running")

    play(sqlite_url, scene)


def test_hints_are_limited_for_each_seat(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        actor, _ = await turn_of(table, ann, ben)
        path = f"/api/tables/{table}/hint"
        answers = [await actor.get(path) for _ in range(3)]
        assert [a.status_code for a in answers] == [200, 200, 429]
        assert int(answers[-1].headers["retry-after"]) >= 1

    play(sqlite_url, scene, replace(GENEROUS, hints_per_minute=2))


def test_a_searching_bot_in_a_worker_gives_hints(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        actor, _ = await turn_of(table, ann, ben)
        answer = await actor.get(f"/api/tables/{table}/hint")
        reply = models.HintOut.model_validate_json(answer.content)
        visits = [t.visits for t in reply.thoughts]
        assert sum(visits) > len(visits)
        assert all(0 <= t.share <= 1 and t.terms for t in reply.thoughts)

    # its simulations end the search: a busy machine takes longer and finds the same
    play(sqlite_url, scene, replace(GENEROUS, bot_seconds=60), bots=WorkerBots(1))


# Checks


async def checked(person: Person, **asked: Any) -> dict[str, Any]:
    answer = await person.post("/api/options/check", asked)
    assert answer.status_code == 200, answer.text
    models.CheckOut.model_validate_json(answer.content)
    found: dict[str, Any] = answer.json()
    return found


SMALL_MAP = "TTT\nTCT\nTTT"
CASES: list[tuple[dict[str, Any], str, str]] = [
    ({"game": "darjeeling", "options": {"target": 0}}, "option-number", ""),
    ({"game": "darjeeling", "options": {"memory": "x"}}, "option-choice", ""),
    ({"game": "darjeeling", "options": {"nothing": 1}}, "unknown-option", ""),
    ({"game": "ceylon", "options": {"starting_tiles": "x"}}, "option-switch", ""),
    ({"game": "darjeeling", "options": {"map": SMALL_MAP}}, "map-tiles", "D37"),
    ({"game": "darjeeling", "options": {"map": "TX"}}, "map-letter", "D37"),
    ({"game": "darjeeling", "options": {"map": "atlantis"}}, "map-unknown", "D37"),
    ({"game": "darjeeling", "seats": [OPEN]}, "option-number", ""),
    ({"game": "ceylon", "components": {"start": {"rupees": "x"}}}, "component-kind", ""),
    ({"game": "ceylon", "components": {"start": {"pounds": 1}}}, "component-unknown", ""),
    ({"game": "ceylon", "components": {"box": {"contracts": 3}}}, "component-sum", ""),
    ({"game": "ceylon", "components": {"start": {"rupees": -1}}}, "component-range", ""),
    ({"game": "darjeeling", "components": {"tiles": {"red": [1]}}}, "component-count", ""),
    ({"game": "darjeeling", "components": {"halves": {"two_half": "x"}}}, "component-choice", ""),
    ({"game": "darjeeling", "components": {"tiles": {"red": [1, 9, 1]}}}, "component-tiles", "D24"),
    ({"game": "ceylon", "components": {"starting_tiles": {"move": 1}}}, "component-each", "C57"),
    ({"game": "ceylon", "components": {"shapes": {"bee": []}}}, "component-hexes", ""),
    ({"game": "alubari", "components": {"chai_track": {"points": []}}}, "component-length", ""),
    ({"game": "alubari", "components": {"bag": {"chai_solo": 14}}}, "component-chai", ""),
]


def test_a_table_is_checked_as_it_would_be_opened(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        good = await checked(ann, game="darjeeling", options={"target": 60}, seats=TWO)
        assert good["ok"]
        assert good["options"] == {**good["options"], "target": 60, "players": 2}
        for asked, code, rule in CASES:
            reply = await checked(ann, **asked)
            assert (reply["ok"], reply["reason"]["code"]) == (False, code), asked
            assert reply["reason"]["rule"] == rule
            for language in LANGUAGES:
                texts = Texts(language)
                key = refusal_key(asked["game"], code)
                assert key is not None
                assert texts(key, **reply["reason"]["params"])
            opened_so = await ann.post("/api/tables", {"seats": TWO, **asked})
            refused = opened_so.json()
            assert opened_so.status_code == 422
            assert (refused["error"], refused["reason"]) == (reply["error"], reply["reason"])
        unknown = await ann.post("/api/options/check", {"game": "chess"})
        assert (unknown.status_code, unknown.json()["error"]) == (404, "no-such-game")
        assert (await ann.get("/api/me/tables")).json()["tables"] == []

    play(sqlite_url, scene)


def test_a_refused_map_says_how_many_spaces_it_has(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        reply = await checked(s.person(), game="darjeeling", options={"map": SMALL_MAP})
        assert reply["reason"]["params"] == {"option": "map", "low": 12, "high": 80, "n": 8}

    play(sqlite_url, scene)


# Components


@pytest.mark.parametrize("name", teahouse.games())
def test_component_values_say_where_they_come_from(name: str, sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        answer = await s.person().get(f"/api/components/{name}")
        reply = models.ComponentsOut.model_validate_json(answer.content)
        assert reply.digest == teahouse.game(name).components.digest
        assert reply.changes == {}
        assert {c.src for c in reply.components} >= {"rulebook", "reconstructed"}
        for language in LANGUAGES:
            assert all(Texts(language).has(c.message) for c in reply.components)
            assert all(Texts(language).has(f"common-src-{c.src}") for c in reply.components)
        assert (await s.person().get("/api/components/chess")).status_code == 404

    play(sqlite_url, scene)


def test_own_component_values_are_played_with_and_kept(db: str) -> None:
    own = {"start": {"rupees": 20}}

    async def whole() -> None:
        async with serving(db) as s:
            ann = s.person()
            bots = [NOVICE] * 2
            table = await opened(ann, game="ceylon", options={}, components=own, seats=bots)
            await s.finish(ann, table)
            plain = await opened(ann, game="ceylon", options={}, seats=bots)
            shown = (await ann.get(f"/api/tables/{table}")).json()["table"]
            assert (shown["own_components"], shown["own_values"]) == (True, 1)
            shown = (await ann.get(f"/api/tables/{plain}")).json()["table"]
            assert (shown["own_components"], shown["own_values"]) == (False, 0)
        async with serving(db) as s:  # another process reads them back
            person = s.person(ann)
            values = (await person.get(f"/api/tables/{table}/components")).json()
            assert values["changes"] == own
            replaced = {c["path"]: c["value"] for c in values["components"]}
            assert replaced["start.rupees"] == 20
            text = (await person.get(f"/api/tables/{table}/journal")).text
            journal = Journal.read(text)
            assert journal.components == own
            assert registry.verify(journal) == []
            brought = await person.post("/api/journals", {"journal": json.loads(text)})
            assert brought.status_code == 201, brought.text
            assert brought.json()["table"]["own_components"]

    asyncio.run(whole())


def test_component_values_that_are_too_much_are_refused(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        deep: dict[str, Any] = {"x": 1}
        for _ in range(10):
            deep = {"start": deep}
        for bad, status in [
            ({"start": {"tea": list(range(10_000))}}, 422),
            ({"<b>": 1}, 422),
            ({"start": {"a b": 1}}, 422),
            (deep, 422),
            ([], 422),
        ]:
            answer = await ann.post(
                "/api/tables", {"game": "ceylon", "components": bad, "seats": TWO}
            )
            assert answer.status_code == status, answer.text
            assert "<b>" not in answer.text

    play(sqlite_url, scene)


@pytest.mark.parametrize(
    ("stumble", "code", "params"),
    [
        (BadComponents("x: 3 are needed, not 'tea'"), "components", {"why": "x: 3 are needed"}),
        (KeyError("x"), "component-values", {}),
    ],
)
def test_values_nobody_thought_of_are_refused_too(
    stumble: Exception, code: str, params: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumbling(name: str, text: str) -> None:
        raise stumble

    monkeypatch.setattr("teahouse.server.components._changed", stumbling)
    with pytest.raises(Problem) as refused:
        asked_game("ceylon", {"start": {"rupees": 1}})
    assert refused.value.more["reason"] == {"code": code, "rule": "", "params": params}
    for language in LANGUAGES:
        assert Texts(language)(f"server-why-{code}", **params)


# Alone


def test_what_was_achieved_alone_is_told_to_its_session(db: str) -> None:
    async def scene(s: Serving) -> None:
        ann, ben = s.person(), s.person()
        ended = []
        for _ in range(3):
            table = await opened(ann, game="alubari", options={}, seats=ALONE)
            while await s.status(table) != "over":
                assert (await ann.act(table)).status_code == 200
            ended.append(table)
        given_up = await opened(ann, game="alubari", options={}, seats=ALONE)
        await ann.command(given_up, kind="resign")
        reply = models.SoloRecordsOut.model_validate_json((await ann.get("/api/me/solo")).content)
        (record,) = reply.records
        assert record.game == "alubari"
        assert [game.table_id for game in record.played] == ended
        assert record.points == [game.points for game in record.played]
        assert record.campaign.best == sum(record.points)
        for game in record.played:
            held = await s.table(game.table_id)
            outcome = held.position.outcome()
            assert outcome is not None
            assert game.points == outcome.points[0]
            assert set(game.earned) <= set(record.earned)
        others = models.SoloRecordsOut.model_validate_json((await ben.get("/api/me/solo")).content)
        assert others.records[0].games == 0
        assert others.records[0].of == record.of > 0

    play(db, scene)


# Points


def test_points_after_each_action_are_told_after_the_end(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        bots = [NOVICE] * 2
        table = await opened(ann, seats=bots, options={"target": 20})
        await s.finish(ann, table)
        reply = models.PointsOut.model_validate_json(
            (await ann.get(f"/api/tables/{table}/points")).content
        )
        replayed = (await ann.get(f"/api/tables/{table}/replay")).json()
        assert len(reply.points) == len(reply.seats) == replayed["actions"] + 1
        assert reply.seats == [step["seat"] for step in replayed["history"]]
        assert reply.points[-1] == replayed["outcome"]["points"]
        running = await opened(ann, seats=TWO)
        refused = await ann.get(f"/api/tables/{running}/points")
        assert (refused.status_code, refused.json()["error"]) == (409, "not-over")

    play(sqlite_url, scene)


# What a client learns of games it has no face for


def test_every_game_tells_what_a_client_needs_to_know(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        reply = {game["name"]: game for game in (await s.person().get("/api/info")).json()["games"]}
        assert sorted(reply) == teahouse.games()
        for name, game in reply.items():
            assert game["languages"] == list(LANGUAGES)
            assert game["title"] == {each: Texts(each)(f"{name}-title") for each in LANGUAGES}
            assert set(game["tagline"]) == set(LANGUAGES)
            assert game["minutes"] > 0
            assert 0 < game["unsure"] < game["values"]
        assert [name for name, game in reply.items() if game["solo"]] == ["alubari"]

    play(sqlite_url, scene)
