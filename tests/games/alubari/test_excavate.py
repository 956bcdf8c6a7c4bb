"""Area B, the excavation: A33, A34."""

from __future__ import annotations

import pytest

from teahouse.games.alubari.rules import excavate
from teahouse.games.alubari.state import (
    GAME,
    NOBODY,
    Decision,
    Good,
    Last,
    Rate,
)

from . import positions
from .positions import (
    base,
    dig_out,
    do,
    goods,
    labour,
    own,
    resolve,
)


@pytest.mark.rule("A33")
def test_rubble_is_taken_from_the_left_through_all_estates() -> None:
    s = base()
    own(s, 1, 0, 1, 2)
    s.rubble[3] = 1
    labour(s, B1=0)
    after = resolve(s, "B").state()
    assert after.rubble[3:6] == [0, 2, 6]
    assert after.owner[3:5] == [0, NOBODY]
    assert after.goods[0][Good.RUBBLE] == 3
    assert after.markers[0] == 18


@pytest.mark.rule("A33")
def test_one_action_may_clear_several_spaces() -> None:
    """The example of the booklet: five rubble clear spaces of two and three."""
    s = base()
    s.rate[Rate.EXCAVATION] = 3
    labour(s, B1=0)
    after = resolve(s, "B").state()
    assert after.owner[:3] == [0, 0, NOBODY]
    assert after.rubble[:3] == [0, 0, 3]


@pytest.mark.rule("A33")
def test_less_is_taken_when_less_is_there() -> None:
    s = base()
    dig_out(s, 1)
    s.owner[5], s.rubble[5] = NOBODY, 2
    labour(s, B1=0)
    after = resolve(s, "B").state()
    assert after.goods[0][Good.RUBBLE] == 2
    assert after.owner[5] == 0


@pytest.mark.rule("A33")
@pytest.mark.parametrize(
    ("rate", "more", "strong", "dug"), [(0, 0, 0, 2), (2, 0, 1, 7), (1, 2, 0, 5), (3, 2, 1, 10)]
)
def test_the_strength_of_digging(rate: int, more: int, strong: int, dug: int) -> None:
    s = base()
    s.rate[Rate.EXCAVATION], s.lasting[0][Last.DIG] = rate, more
    assert excavate.dig_strength(s, 0, strong) == dug


@pytest.mark.rule("A34")
def test_b_becomes_a_build_space_at_the_end_of_the_round() -> None:
    s = base()
    dig_out(s, 1)
    s.owner[0], s.rubble[0] = NOBODY, 1
    labour(s, B1=0)
    after = resolve(s, "B").state()
    assert after.builds == 1
    assert after.round == 3
    assert "build-space" in positions.LAST


@pytest.mark.rule("A34")
def test_b_stays_while_there_is_rubble() -> None:
    s = base()
    labour(s, B1=0)
    assert resolve(s, "B").state().builds == 0


@pytest.mark.rule("A34")
def test_a_build_space_builds_with_the_chai_bonus_of_e() -> None:
    s = base()
    dig_out(s, GAME)
    s.builds = 1
    goods(s, 0, leaves=5, chai=1)
    labour(s, B1=0)
    table = resolve(s, "B")
    do(table, "chai")
    assert table.decision == Decision.BUILD
    after = do(table, "build siliguri-1", "build siliguri-2")
    assert after.station[:2] == [0, 0]
    assert after.builds == 1
