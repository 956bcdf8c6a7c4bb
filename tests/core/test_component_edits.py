"""Values put right by the owner of a box: every value of every game, checked and in a file."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

import teahouse
from teahouse.core import component_edits as edits
from teahouse.core.components import OWNER
from teahouse.core.game import Game

GAMES = teahouse.games()
# Values whose limits leave no other: D30 speaks of the lower of two markers.
FIXED = {"darjeeling": {"box.demand_markers_per_variety"}}
OTHER_WORDS = (("yes", "no"), ("adjacent", "opposite"), ("town ", "simple "), ("sun", "rain"))
TEXTS = ("rain", "sun", "A lead", "A chai_cube", "4 points")


def values_of(game: Game) -> dict[str, Any]:
    return {fact.path: fact.value for fact in game.components.facts()}


def variants(value: Any) -> Iterator[Any]:
    """Values that might be printed instead, small changes first."""
    if isinstance(value, int):
        yield from (value + 1, value - 1)
    elif isinstance(value, list):
        for n, entry in enumerate(value):
            yield from ([*value[:n], other, *value[n + 1 :]] for other in variants(entry))
        yield value[:-1]
    else:
        yield from (value.replace(*pair, 1) for pair in OTHER_WORDS if pair[0] in value)
        yield from TEXTS
        for n, sign in enumerate(value):
            if sign.isdigit():
                yield f"{value[:n]}{(int(sign) + 1) % 10}{value[n + 1 :]}"
        if "\n" in value:
            yield from swapped(value)


def swapped(text: str) -> Iterator[str]:
    """A grid with two of its letters in each other's place."""
    letters, rng = [n for n, sign in enumerate(text) if not sign.isspace()], random.Random(1)
    for _ in range(200):
        a, b = sorted(rng.sample(letters, 2))
        yield f"{text[:a]}{text[b]}{text[a + 1 : b]}{text[a]}{text[b + 1 :]}"


def tries(game: Game, path: str) -> Iterator[dict[str, Any]]:
    """Edits that change a value, alone or with another; totals follow what adds up to them."""
    values = values_of(game)
    ours, table = values[path], path.rpartition(".")[0]
    single: list[dict[str, Any]] = [{path: v} for v in variants(ours) if v != ours]
    beside = [p for p in values if p.rpartition(".")[0] == table and type(values[p]) is type(ours)]
    single += [{path: values[p], p: ours} for p in beside if values[p] != ours]
    for tried in single:
        yield tried
        for reason in edits.reasons(game, tried)[:1]:
            if reason.code == "component-sum" and reason.params["path"] not in tried:
                yield {**tried, str(reason.params["path"]): reason.params["n"]}


def fitting(game: Game, path: str) -> dict[str, Any]:
    """Edits that change this value and can be played with."""
    found = next((found for found in tries(game, path) if not edits.reasons(game, found)), None)
    others = (found for other in values_of(game) if other != path for found in tries(game, other))
    total = (one for one in others if path in one and not edits.reasons(game, one))
    return found or next(total, {})


@pytest.mark.parametrize("name", GAMES)
def test_every_value_can_be_put_right_and_stands_in_the_file(name: str) -> None:
    game, stubborn = teahouse.game(name), set()
    for path in values_of(game):
        changed = fitting(game, path)
        if not changed:
            stubborn.add(path)
            continue
        file = tomllib.loads(edits.as_toml(name, changed, "my box"))
        assert edits.edits_of(game.components, file) == changed
        mine = teahouse.game(name, components=file).components
        found = {fact.path: (fact.value, fact.src, fact.note) for fact in mine.facts()}
        assert {p: found[p] for p in changed} == {
            p: (v, OWNER, "my box") for p, v in changed.items()
        }
    assert stubborn == FIXED.get(name, set())


@pytest.mark.parametrize("name", GAMES)
def test_every_value_can_be_confirmed(name: str) -> None:
    game = teahouse.game(name)
    confirmed = values_of(game)
    assert edits.differing(game.components, confirmed) == {}
    file = tomllib.loads(edits.as_toml(name, confirmed))
    assert teahouse.game(name, components=file) is game
    assert {fact.src for fact in game.components.replaced(file).facts()} == {OWNER}


@pytest.mark.parametrize("name", GAMES)
def test_every_value_says_what_it_has_to_be(name: str) -> None:
    game = teahouse.game(name)
    found = edits.requirements(game)
    assert found.keys() == values_of(game).keys()
    for path, value in values_of(game).items():
        if isinstance(value, int):
            limits = found[path].params
            assert limits["low"] <= value <= limits["high"], path  # type: ignore[operator]
    words = {reason.code for path, reason in found.items() if "choices" in reason.params}
    assert "component-choice" in words


def test_what_is_unfinished_is_kept_and_read_again() -> None:
    game = teahouse.game("ceylon")
    typed = {
        "start.rupees": "1x", "contracts.1.tiles": [[3, "", 0, 1]], "map.grid": '"""\n\x7f\t\\\n',
    }  # fmt: skip
    text = edits.as_toml("ceylon", {**typed, "start.hand": None}, "my box", unfinished=True)
    assert edits.UNFINISHED in text
    assert edits.edits_of(game.components, tomllib.loads(text)) == typed


AT = ("row", "entry")
BAD_CARDS = {"cards.plant_harvest": 9, "contracts.1.tiles": [[3, 0, 0, 9, 3, 9]], "start.hand": 9}


@pytest.mark.parametrize(
    ("name", "bad", "told"),
    [
        ("darjeeling", {"costs.turn_back": 99, "halves.two_half": "x"}, ["range", "choice"]),
        ("darjeeling", {"tiles.red": [14, 7, 3]}, ["sum"]),
        ("ceylon", BAD_CARDS, ["range", "sum", "sum"]),  # a total hides no other reason
        ("darjeeling", {"strips.2.multipliers": [3, 1, 2]}, ["order 3"]),
        ("ceylon", {"contracts.1.tiles": [[3, 0, 0, 9, 3, 2], [2, 0, 0, 9, 3, 2]]}, ["chests 2"]),
        ("ceylon", {"contracts.1.tiles": [[3, 0, 0, 9, "x", 4]]}, ["range 1 5"]),
        ("alubari", {"estate.ging.spaces": [[1, 1], [0, 2]]}, ["rubble 2 1"]),
        ("alubari", {"contract.01.effect": "A more ?"}, ["range"]),
        ("alubari", {"contract.01.score": "x for 2 track"}, ["range"]),
    ],
)
def test_every_bad_value_gets_its_reason(name: str, bad: dict[str, Any], told: list[str]) -> None:
    found = edits.reasons(teahouse.game(name), bad)
    said = [
        " ".join(str(part) for part in (reason.code, *map(reason.params.get, AT)) if part)
        for reason in found
    ]
    assert sorted(said) == sorted(f"component-{one}" for one in told)
    assert all(any(edits.concerns(reason, path) for path in bad) for reason in found)


@pytest.mark.parametrize("value", [None, True, "x", 1.5, [[[]]], {"a": 1}])
@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_typed_is_refused_with_a_reason(name: str, value: Any) -> None:
    game = teahouse.game(name)
    for path, ours in values_of(game).items():
        if type(ours) is not type(value):
            found = edits.reasons(game, {path: value})
            assert found, path
            assert found[0].code.startswith("component-")
