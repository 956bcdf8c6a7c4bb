"""Standings: who is ahead if the game ended now, from a view alone."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import jsonschema
import pytest

import teahouse
from teahouse.core.game import Position
from teahouse.core.standings import Standings, hook_of
from teahouse.core.views import json_schema

CLOSED = {"darjeeling": {"memory": "closed"}}


def walk(name: str, seed: int, **options: Any) -> Iterator[Position]:
    """A random game, step by step, to its end."""
    rng = random.Random(seed)
    position = teahouse.game(name).new(seed=seed, **options)
    yield position
    while position.actor is not None:
        position.apply(rng.choice(position.legal_ids()))
        yield position


def settings(name: str) -> list[dict[str, Any]]:
    players = teahouse.game(name).options["players"]
    counts: list[dict[str, Any]] = [{"players": players.low}, {"players": players.high}]
    return [*counts, *({**one, **CLOSED[name]} for one in counts if name in CLOSED)]


@pytest.mark.parametrize("name", teahouse.games())
def test_the_final_standings_are_the_result(name: str) -> None:
    for seed, options in enumerate(settings(name)):
        position = list(walk(name, seed, **options))[-1]
        outcome = position.outcome()
        assert outcome is not None
        for seat in (None, 0):
            standings = position.standings(seat)
            assert standings["over"]
            assert [each["sources"] for each in standings["seats"]] == [
                *map(dict, outcome.breakdown)
            ]
            assert [each["points"] for each in standings["seats"]] == list(outcome.points)
            assert [each["place"] for each in standings["seats"]] == list(outcome.ranks)


@pytest.mark.parametrize("name", teahouse.games())
def test_what_is_hidden_does_not_change_them(name: str) -> None:
    for seed, options in enumerate(settings(name)):
        for n, position in enumerate(walk(name, seed, **options)):
            if n % 40 == 0:
                for seat in (None, 0):
                    standings = position.standings(seat)
                    assert position.sample(seat, seed=n).standings(seat) == standings


@pytest.mark.parametrize("name", teahouse.games())
def test_they_are_as_declared_and_speak_of_what_has_messages(name: str) -> None:
    check = jsonschema.Draft202012Validator(json_schema(Standings, "Standings"))
    hook = hook_of(teahouse.game(name).definition)
    for n, position in enumerate(walk(name, 3, **settings(name)[-1])):
        if n % 40:
            continue
        standings = position.standings(0)
        check.validate(json.loads(json.dumps(standings)))
        assert {race["race"] for race in standings["races"]} <= set(hook.race_names)
        goals = [goal for seat in standings["seats"] for goal in seat["goals"]]
        assert {goal["goal"]: tuple(goal["values"]) for goal in goals}.items() <= dict(
            hook.goal_values
        ).items()
        assert {part["part"] for goal in goals for part in goal["parts"]} <= set(hook.part_names)


def test_a_view_of_another_game_is_refused() -> None:
    view = teahouse.game("ceylon").new(seed=1).view(0)
    with pytest.raises(teahouse.BadPosition, match="not one of this alubari"):
        teahouse.game("alubari").standings(view)
