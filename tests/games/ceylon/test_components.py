"""The printed facts, what is refused in them, and the ledger."""

from __future__ import annotations

import importlib
from typing import Any

import pytest
from tests import refusals

from teahouse.core import component_edits
from teahouse.core.components import SOURCES
from teahouse.core.errors import BadComponents
from teahouse.core.game import Game
from teahouse.core.ledger import load_ledger
from teahouse.games.ceylon.game import GAME as DEFINITION
from teahouse.games.ceylon.hexes import HEXES, NEXT_TO
from teahouse.games.ceylon.reasons import REASONS, RULE_OF, Why
from teahouse.games.ceylon.tables import T

from .positions import GAME, OTHER_COMPONENTS


@pytest.mark.rule("C07")
def test_every_fact_has_a_source_and_what_is_ours_a_note() -> None:
    facts = list(GAME.components.facts())
    assert all(fact.src in SOURCES for fact in facts)
    assert all(fact.note for fact in facts if fact.src == "reconstructed")
    sources = {fact.path: fact.src for fact in facts}
    assert sources["start.rupees"] == "rulebook"
    assert sources["cards.plant_harvest"] == "reconstructed"
    assert sources["map.grid"] == "reconstructed"


@pytest.mark.rule("C07")
def test_the_totals_of_the_booklet() -> None:
    assert sum(T.cards) == 46
    assert sum(T.contracts) == 20
    by_company = [sum(T.contracts[k] for k in range(20) if T.company[k] == c) for c in range(5)]
    assert by_company == [4] * 5
    for k in range(20):
        if T.contracts[k]:
            value = T.asks[k][1] + 2 * T.asks[k][2]
            assert (T.pays[k], T.worth[k]) == (9 + value, 3 + value // 2)


SPLIT = " D D K U U U\nD D D K U U U\n D D D K U U\nR R R K K K K\n R R R R R K"
TORN = " D K D K K U\nD D K K K K U\n D D R R K U\nD D R R U U U\n R R R R U U"
CHANGED: list[tuple[dict[str, Any], str]] = [
    ({"cards": {"plant_harvest": 6}}, "box.action_cards says 46, but the values add up to 47"),
    ({"box": {"contracts": 19}}, "box.contracts says 19, but the values add up to 20"),
    ({"box": {"action_cards": 12}},
     "box.action_cards: whole numbers from 13 to 120 are needed, not 12"),
    ({"contracts": {"1": {"tiles": [[1, 1, 0, 9, 3, 4]]}}},
     "contracts.1.tiles: a contract asks for 3 chests, not (1, 1, 0)"),
    ({"contracts": {"1": {"tiles": [[3, 0, 0, 9, 3, 2], [3, 0, 0, 8, 3, 2]]}}},
     "contracts.1.tiles: each kind of contract asks for other chests"),
    ({"contracts": {"1": {"tiles": [[3, 0, 0, 9, 3, 1]] * 5}}},
     "contracts.1.tiles: at most 4 entries, not 5"),
    ({"map": {"grid": "D D"}}, "map.grid: 5 rows of 6, 7, 6, 7, 6 hexes are needed"),
    ({"map": {"grid": GAME.components.value("map.grid").replace("U", "D", 1)}},
     "map.grid: dimbula (D) needs 8 hexes"),
    ({"shapes": {"bee": [[0, 0], [0, 0], [1, 0], [2, 0]]}},
     "shapes.bee: 4 different hexes are needed"),
    ({"shapes": {"bee": [[0, 0], [3, 0], [0, 3], [3, 3]]}},
     "shapes.bee does not fit into dimbula (C03)"),
    ({"elevation": {"turn_over": "maybe"}}, "elevation.turn_over: one of yes, no is needed"),
    ({"two_players": {"left_out": ["galle"]}}, "two_players.left_out names districts, each once"),
    ({"two_players": {"left_out": []}}, "two_players.left_out names districts, each once"),
    ({"two_players": {"left_out": [["uva"]]}}, "two_players.left_out names districts, each once"),
    ({"two_players": {"left_out": ["uva", "uva"]}},
     "two_players.left_out names districts, each once"),
    ({"spaces": {"markers_on_space": [1, 1, 2, 2]}},
     "box.plantation_markers says 8, but the values add up to 6"),
    ({"spaces": {"markers_on_space": [1, 1, 1, 1, 2, 2]}},
     "spaces.markers_on_space: at most 5 entries, not 6"),
    ({"starting_tiles": {"rupees": 2}}, "starting_tiles: the numbers 1 to 7, each once"),
    ({"technology": {"plus_five": [9]}},
     "technology.plus_five: whole numbers from 1 to 8 are needed, not 9"),
    ({"costs": {"plant": 51}}, "costs.plant: whole numbers from 0 to 50 are needed, not 51"),
    ({"map": {"grid": SPLIT}, "two_players": {"left_out": ["kandy"]}},
     "map.grid: without kandy the map falls apart (C02)"),
    ({"costs": {"plant": 3}},
     "councillors.plant_cost: without the councillor it costs 3, so he would make it dearer"),
    ({"map": {"grid": TORN}}, "map.grid: dimbula is torn apart"),
    ({"shapes": {"bee": [[0, 0], [-2, -1], [-2, 0], [-2, 1]]}},
     "shapes.bee: the tile is torn apart"),
    ({"board": {"warehouse": 7}},
     "councillors.warehouse: without the councillor the warehouse holds 7"),
]  # fmt: skip


def refused(changes: dict[str, Any]) -> BadComponents:
    with pytest.raises(BadComponents) as refused:
        DEFINITION.rules.sensible(Game(DEFINITION, GAME.components.replaced(changes)).components)
    return refused.value


@pytest.mark.rule("C02")
@pytest.mark.rule("C57")
@pytest.mark.parametrize(("changes", "said"), CHANGED)
def test_what_does_not_add_up_is_refused(changes: dict[str, Any], said: str) -> None:
    assert str(refused(changes)) == said


def test_every_refusal_is_told_in_all_languages() -> None:
    codes = {refusals.readable_code("ceylon", refused(changes)) for changes, _ in CHANGED}
    assert codes >= refusals.component_codes("ceylon")


@OTHER_COMPONENTS
def test_another_set_plays_with_its_own_numbers() -> None:
    other = Game(DEFINITION, GAME.components.replaced({"start": {"rupees": 3}}))
    assert other.new(players=2, seed=1).view(None)["seats"][0]["rupees"] == 3
    assert other.components.digest != GAME.components.digest


def test_without_turning_over_some_covers_are_lost() -> None:
    other = Game(DEFINITION, GAME.components.replaced({"elevation": {"turn_over": "no"}}))
    ways = [sum(sum(row) for row in other.tables.fits[shape]) for shape in range(5)]
    both = [sum(sum(row) for row in T.fits[shape]) for shape in range(5)]
    assert ways[0] == both[0]  # the bee is its own mirror image
    assert all(n <= m for n, m in zip(ways, both, strict=True))
    assert sum(ways) < sum(both)


def test_the_hexes_lie_as_drawn() -> None:
    assert sorted(len(near) for near in NEXT_TO).count(6) == 14
    for h in range(HEXES):
        assert all(h in NEXT_TO[near] for near in NEXT_TO[h])
        assert [k for k in T.near[h] if k >= 0] == sorted((h, *NEXT_TO[h]))
    names = {1: [0, 2, 7, 8], 15: [8, 9, 14, 16, 21, 22]}  # a2, c3
    for h, near in names.items():
        assert list(NEXT_TO[h]) == near


def test_the_ledger_names_functions_that_exist() -> None:
    ledger = load_ledger(DEFINITION)
    assert list(ledger) == [f"C{n:02}" for n in range(1, 68)]
    for rule in ledger.values():
        assert rule.kind in ("stated", "ruling", "mixed")
        for name in rule.functions:
            module, function = name.rsplit(".", 1)
            assert hasattr(importlib.import_module(f"teahouse.games.ceylon.{module}"), function)
    assert [n for n, r in ledger.items() if r.kind == "ruling"] == ["C04", "C05", "C38"]


def test_every_reason_has_a_name_and_a_rule_of_the_ledger() -> None:
    assert set(RULE_OF) == set(Why) - {Why.OK}
    ledger = load_ledger(DEFINITION)
    assert [name for name, rule in REASONS.values() if rule not in ledger] == ["not-asked"]
    assert REASONS[Why.NO_SPACE] == ("no-space", "C31")


@pytest.mark.parametrize(
    ("changes", "code", "path", "n"),
    [
        ({"costs": {"plant": 3}}, "component-dearer", "councillors.plant_cost", 3),
        ({"costs": {"councillor": 1}}, "component-dearer", "councillors.councillor_cost", 1),
        ({"board": {"warehouse": 7}}, "component-smaller", "councillors.warehouse", 7),
    ],
)
def test_a_councillor_is_no_disadvantage(
    changes: dict[str, Any], code: str, path: str, n: int
) -> None:
    with pytest.raises(BadComponents) as caught:
        component_edits.game_with_changes(GAME, changes)
    assert caught.value.reason is not None
    assert caught.value.reason.code == code
    assert caught.value.reason.params == {"path": path, "n": n}
    # games that were begun with such values are played on
    assert Game(DEFINITION, GAME.components.replaced(changes)).new(seed=1).actor is not None
