"""Area A, the stock yard: A31, A32."""

from __future__ import annotations

import pytest

from teahouse.games.alubari.rules import supply
from teahouse.games.alubari.state import (
    GAME,
    Cube,
    Decision,
    Good,
    Last,
    Origin,
    Phase,
)

from .positions import (
    asking,
    base,
    buffer,
    choices,
    dig_out,
    do,
    equip,
    goods,
    hold,
    labour,
    refused,
    resolve,
)


@pytest.mark.rule("A31")
def test_three_cubes_with_one_chai_at_most() -> None:
    s = base()
    labour(s, A1=0)
    table = resolve(s)
    assert choices(table) == ["cube iron", "cube stone", "cube chai", "done"]
    table.apply("cube chai")
    assert choices(table) == ["cube iron", "cube stone", "done"]
    assert refused(table, "cube chai") == ("chai-cube-limit", "A31")
    after = do(table, "cube iron", "cube stone")
    assert after.goods[0] == [1, 1, 0, 0, 0, 1]
    assert after.phase == Phase.PLACE


@pytest.mark.rule("A31")
def test_fewer_cubes_or_none_may_be_taken() -> None:
    for taken in (0, 1, 2):
        s = base()
        labour(s, A1=0)
        after = do(resolve(s), *["cube iron"] * taken, "done")
        assert after.goods[0][Good.IRON] == taken
        assert after.phase == Phase.PLACE


@pytest.mark.rule("A31")
def test_with_chai_five_cubes_two_of_them_chai() -> None:
    s = base()
    goods(s, 0, chai=1)
    s.yard = [6, 3, 3]
    labour(s, A1=0)
    table = resolve(s)
    do(table, "chai", "cube chai", "cube chai")
    assert refused(table, "cube chai") == ("chai-cube-limit", "A31")
    after = do(table, "cube stone", "cube iron", "cube iron")
    assert after.goods[0] == [2, 1, 0, 0, 0, 2]
    assert after.phase == Phase.PLACE


@pytest.mark.rule("A31")
def test_a_cube_that_is_not_there_cannot_be_taken() -> None:
    s = base()
    s.yard = [1, 0, 1]
    labour(s, A1=0)
    table = resolve(s)
    assert refused(table, "cube stone") == ("no-such-cube", "A31")


@pytest.mark.rule("A31")
@pytest.mark.parametrize(
    ("left", "chai_left", "pool", "cube", "why"),
    [
        (0, 1, 0, "iron", "no-more-cubes"),
        (1, 0, 0, "chai", "chai-cube-limit"),
        (1, 1, 0, "chai", ""),
        (1, 0, 0, "iron", ""),
        (0, 1, 1, "iron", ""),
    ],
)
def test_why_a_cube_is_refused(left: int, chai_left: int, pool: int, cube: str, why: str) -> None:
    s = base()
    s.lasting[0][Last.CUBES] = pool
    table = asking(s, Decision.CUBES, left=left, chai_left=chai_left)
    if why:
        assert refused(table, f"cube {cube}") == (why, "A31")
    else:
        assert f"cube {cube}" in choices(table)


@pytest.mark.rule("A31")
def test_the_last_space_takes_the_first_player_marker_at_once() -> None:
    s = base(3)
    labour(s, A3=2)
    table = resolve(s)
    assert table.state().first == 2
    assert table.state().leader == 0
    assert do(table, "done").first == 2


@pytest.mark.rule("A31")
def test_other_spaces_leave_the_marker() -> None:
    s = base(3)
    labour(s, A1=2, A2=1)
    assert do(resolve(s), "done", "done").first == 0


@pytest.mark.rule("A31")
def test_the_new_first_player_counts_from_the_next_area_on() -> None:
    s = base()
    labour(s, A2=1)
    hold(s, 0, 28)
    hold(s, 1, 29)
    dig_out(s, GAME)
    table = resolve(s)
    table.apply("done")
    assert (table.actor, table.decision) == (1, Decision.USE_CONTRACT)


@pytest.mark.rule("A32")
def test_a_chai_cube_leaves_the_game_and_moves_the_marker() -> None:
    s = base()
    labour(s, A1=0)
    after = do(resolve(s), "cube chai")
    assert after.goods[0][Good.CHAI] == 1
    assert after.yard[Cube.CHAI] == 1
    assert after.chai_out == 1


@pytest.mark.rule("A32", "A03")
def test_beyond_the_maximum_chai_is_lost_but_the_cube_leaves() -> None:
    s = base()
    goods(s, 0, chai=7)
    labour(s, A1=0)
    table = resolve(s)
    table.apply("done")
    happened = table.apply("cube chai")
    assert table.state().goods[0][Good.CHAI] == 7
    assert table.state().chai_out == 1
    gained = [e.values for e in happened if e.name == "chai-gained"]
    assert gained == [{"seat": 0, "origin": "yard", "chai": 0, "lost": 1}]


@pytest.mark.rule("A03", "A32")
def test_chai_room() -> None:
    s = base()
    goods(s, 0, chai=5)
    assert supply.chai_room(s, 0) == 2
    supply.gain_chai(s, 0, Origin.YARD, 4, buffer())
    assert s.goods[0][Good.CHAI] == 7


@pytest.mark.rule("A46")
def test_the_toy_train_gives_a_leaf_for_each_labourer_even_without_cubes() -> None:
    s = base()
    equip(s, 0, "toy-train")
    labour(s, A1=0, A2=0)
    after = do(resolve(s), "done", "done")
    assert after.goods[0][Good.LEAVES] == 2
    s = base()
    equip(s, 1, "toy-train")
    labour(s, A1=0)
    after = do(resolve(s), "done")
    assert after.goods[0][Good.LEAVES] == after.goods[1][Good.LEAVES] == 0
