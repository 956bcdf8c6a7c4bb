"""The printed facts: provenance, totals, and what a replacement may say."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests import refusals

from teahouse.core.components import SOURCES, ComponentSet
from teahouse.core.errors import BadComponents
from teahouse.core.game import Game
from teahouse.games.alubari.components import default, sensible
from teahouse.games.alubari.game import GAME as DEFINITION
from teahouse.games.alubari.rules.build import crew_fits
from teahouse.games.alubari.state import Decision, Off, Weather
from teahouse.games.alubari.tables import T, derive
from teahouse.i18n import Texts

from . import positions
from .positions import GAME


def replaced(path: str, value: Any) -> ComponentSet:
    *tables, key = path.split(".")
    changes: dict[str, Any] = {key: value}
    for table in reversed(tables):
        changes = {table: changes}
    return default().replaced(changes)


def test_every_value_says_where_it_comes_from() -> None:
    sources = Counter(fact.src for fact in default().facts())
    assert set(sources) <= set(SOURCES)
    assert sources["rulebook"] > 50
    assert sources["reconstructed"] > 100


def test_totals_of_the_box() -> None:
    assert (len(T.contract_area), len(T.equipment_points), len(T.estate_rubble)) == (30, 8, 17)
    assert (len(T.section_points), len(T.station_points), sum(T.is_river)) == (15, 26, 3)
    assert [T.back.count(w) for w in (Weather.SUN, Weather.RAIN, Weather.FOG)] == [11, 11, 8]
    assert sum(T.equipment_chai) == 4
    assert T.town.count(0) == 5
    assert max(T.town) == 9
    rubble = [k for k in range(26) if T.town[k] == 5 and T.station_cost[k][2]]
    assert len(rubble) == 3  # of the four areas of Gayabari


def test_legible_cards_are_as_in_the_booklet() -> None:
    points = {n: T.contract_points[n - 1] for n in (8, 11, 17, 29)}
    assert points == {8: 16, 11: 5, 17: 54, 29: 14}
    assert T.contract_per_chai[26] == 2
    assert T.estate_rubble[1][:3] == (4, 6, 3)
    assert T.estate_points[3][:2] == (6, 4)


def test_points_of_an_estate_space_are_two_thirds_of_its_rubble() -> None:
    for rubble, points in zip(T.estate_rubble, T.estate_points, strict=True):
        assert [2 * r // 3 for r in rubble] == list(points)


def sections(changed: int, kind: str) -> list[str]:
    """The sections with another kind for one of them."""
    said = list(default().value("railway.sections"))
    return [f"{kind} {s.split()[1]}" if k == changed else s for k, s in enumerate(said)]


REFUSED: list[tuple[str, Any, str]] = [
    ("bag.iron", [1, 2], "5 numbers"),
    ("bag.iron", [1, 2, 3, 4, 200], "0 to 99"),
    ("actions.A", [0, 3, 5], "from 1 to 5"),
    ("area.sukna-1.cost", "2 gold", "none of"),
    ("area.sukna-1.cost", "2 chai", "not paid in Chai"),
    ("area.sukna-1.cost", "2 stone, 1 stone", "none of"),
    ("area.sukna-1.gives", "2 contract", "one contract"),
    ("area.sukna-1.gives", "nothing", "none of"),
    ("equipment.luxury.cost", "x", "none of"),
    ("estate.ging.spaces", [], "1 to 4 entries"),
    ("estate.ging.spaces", [[1, 2, 3]], "2 numbers"),
    ("estate.ging.spaces", [[0, 2]], "has rubble"),
    ("contract.08.effect", "H again", "letter from A to G"),
    ("contract.08.effect", "D fly", "letter from A to G"),
    ("contract.08.effect", "", "letter from A to G"),
    ("contract.08.effect", "A again", "no meaning in area A"),
    ("contract.08.effect", "C more 1", "no meaning in area C"),
    ("contract.08.effect", "D more", "followed by 1 words"),
    ("contract.08.effect", "D more many", "whole numbers from 0 to 99 are needed, not 'many'"),
    ("contract.08.effect", "A bag 2 gold", "not a good"),
    ("contract.08.effect", "A bag 2 steel", "only iron ore and stone"),
    ("contract.08.effect", "C swap 2 iron leaves 1", "for steel or stone"),
    ("contract.08.effect", "C swap 0 iron steel 1", "for steel or stone"),
    ("contract.08.back", "snow", "one of sun, rain, fog"),
    ("contract.08.score", "many", "write '16 for 6 station'"),
    ("contract.08.score", "16 for 6 houses", "none of"),
    ("chai_track.points", [3, 2], "never fall"),
    ("chai_track.points", [], "1 to 11 entries"),
    ("rates.track.start", 3, "from 0 to 2"),
    ("rates.harvest.halves", [1, 21], "from 0 to 20"),
    ("railway.sections", ["river sukna"], "keep their names"),
    ("bag.chai_solo", 14, "exceed box.chai_cubes"),
    ("estates.slots", [4, 4, 4, 5, 9], "from 1 to 6"),
    ("railway.sections", sections(1, "bridge"), "is a town"),
    ("railway.sections", sections(0, "simple"), "first section is a river"),
    ("actions", {area: [1, 1, 1] for area in "ABCDEFG"}, "no room for all labourers of 2 players"),
]


def refused(path: str, value: Any) -> BadComponents:
    with pytest.raises(BadComponents) as refused:
        derive(replaced(path, value))
    return refused.value


@pytest.mark.parametrize(("path", "value", "says"), REFUSED)
def test_a_bad_replacement_is_refused_with_the_reason(path: str, value: Any, says: str) -> None:
    assert says in str(refused(path, value))


def test_every_refusal_is_told_in_all_languages() -> None:
    codes = {refusals.readable_code("alubari", refused(path, value)) for path, value, _ in REFUSED}
    assert codes >= refusals.component_codes("alubari")


@pytest.mark.parametrize("path", ["rates.track.values", "rates.harvest.halves"])
def test_a_rate_is_not_always_zero(path: str) -> None:
    with pytest.raises(BadComponents, match="at least one number above 0"):
        sensible(replaced(path, [0, 0, 0, 0]))


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        ("D more", "“more” is followed by a number from 0 to 99"),
        ("B borrow 1", "“borrow” is followed by two numbers from 0 to 99"),
        ("A bag 2", "“bag” is followed by a number from 0 to 99 and one of iron,"),
        ("C swap 2 iron steel", "“swap” is followed by a number, two of iron, stone,"),
        ("D again 1", "“again” is followed by nothing"),
    ],
)
def test_what_follows_an_effect_is_told(effect: str, words: str) -> None:
    reason = refused("contract.08.effect", effect).reason
    assert reason is not None
    said = Texts("en")(f"alubari-why-{reason.code}", **reason.params)
    assert said.startswith(f"contract.08.effect: {words}")


@pytest.mark.compiled  # mutants know one set of components only
def test_a_game_with_other_components_plays_by_them() -> None:
    changed = Game(
        DEFINITION,
        default().replaced({"box": {"steel_bars": 9}, "equipment": {"luxury": {"points": 20}}}),
    )
    table = changed.new(2, seed=1)
    assert table.state().steel == 9
    assert table.view()["engines"]["luxury"]["points"] == 20
    assert GAME.new(2, seed=1).state().steel == 16
    rng = changed.playouts(4, players=2, seed=1, backend="python")
    assert min(rng.steps) > 20


@pytest.mark.compiled  # see above
def test_a_mixed_cost_lets_the_crew_choose() -> None:
    """No printed area asks for rubble and stone; a replaced one may (A49)."""
    changed = Game(DEFINITION, replaced("area.siliguri-1.cost", "3 rubble, 2 stone"))
    s = changed.new(2, seed=1).state()
    s.equipment[4] = 0
    fits = changed.rule(crew_fits)
    assert [fits(s, 0, 0, off) for off in Off] == [False, True, True]


@pytest.mark.rule("A49")
@pytest.mark.compiled  # see above
def test_the_builder_chooses_what_the_crew_saves() -> None:
    changed = Game(DEFINITION, replaced("area.siliguri-1.cost", "3 rubble, 2 stone"))
    s = positions.base()
    positions.equip(s, 0, "crew")
    positions.hold(s, 0, 20, used=True)
    s.lasting[0][8] = 20
    positions.goods(s, 0, rubble=3, stone=2)
    positions.asking(s, Decision.BUILD, left=1, owed=1)
    table = changed.at(s)
    table.apply("build siliguri-1")
    assert [str(a) for a in table.legal()] == [f"discount {o}" for o in ("none", "rubble", "stone")]
    table.apply("discount rubble")
    assert table.decision == Decision.CREW
    assert [str(a) for a in table.legal()] == ["discount rubble", "discount stone"]
    assert table.why_not("discount none") is not None
    table.apply("discount stone")
    assert table.state().goods[0][:3] == [0, 1, 3]
    assert table.state().station[0] == 0
