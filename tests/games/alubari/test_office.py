"""Areas F and G, the post office and the Chaiwala: A42, A43."""

from __future__ import annotations

import pytest

from teahouse.games.alubari.rules import supply
from teahouse.games.alubari.state import (
    NOBODY,
    Good,
    Keeps,
    Phase,
    Rate,
    State,
)

from .positions import (
    LAST,
    balance,
    base,
    choices,
    discard,
    do,
    goods,
    hold,
    labour,
    next_round,
    open_at,
    refused,
    resolve,
    section,
)


@pytest.mark.rule("A42")
def test_a_contract_is_taken_and_not_replaced() -> None:
    s = base(3)
    labour(s, F1=0, F2=1)
    table = resolve(s, "F")
    assert choices(table) == ["take 1", "take 2", "take 3"]
    table.apply("take 2")
    assert (table.actor, choices(table)) == (1, ["take 1", "take 3"])
    assert table.state().office == [0, -1, 2]
    after = do(table, "take 1")
    assert [after.contract[c] for c in range(2)] == [1, 0]


@pytest.mark.rule("A42")
def test_chai_brings_three_new_contracts_first() -> None:
    s = base()
    goods(s, 0, chai=1)
    labour(s, F1=0)
    table = resolve(s, "F")
    table.apply("chai")
    assert sorted(choices(table)) == ["take 28", "take 29", "take 30"]
    assert [table.state().contract[c] for c in range(3)] == [Keeps.DISCARD] * 3


@pytest.mark.rule("A42")
def test_new_mail_shuffles_the_discards_when_the_deck_runs_out() -> None:
    s = base()
    goods(s, 0, chai=1)
    hold(s, 1, *range(6, 31), used=True)
    discard(s, 5)
    open_at(s, 1, 0, 0)
    hold(s, 1, 2, 3)
    labour(s, F1=0)
    table = resolve(s, "F")
    table.apply("chai")
    assert sorted(choices(table)) == ["take 1", "take 4", "take 5"]


@pytest.mark.rule("A43")
@pytest.mark.parametrize(("rate", "leaves"), [(1, 1), (2, 2), (3, 2)])
def test_leaves_equal_to_the_harvest_rate(rate: int, leaves: int) -> None:
    s = base()
    s.rate[Rate.HARVEST] = rate
    goods(s, 0, leaves=1)
    labour(s, G1=0)
    table = resolve(s, "G")
    assert choices(table) == ["leaves", "brew 1"]
    assert refused(table, "done") == ("must-act", "A29")
    assert do(table, "leaves").goods[0][Good.LEAVES] == 1 + leaves


@pytest.mark.rule("A43")
def test_no_leaves_at_a_half() -> None:
    s = base()
    s.rate[Rate.HARVEST] = 0
    goods(s, 0, leaves=2)
    labour(s, G1=0)
    table = resolve(s, "G")
    assert choices(table) == ["brew 1", "brew 2"]
    assert refused(table, "leaves") == ("no-leaves-at-half", "A43")


@pytest.mark.rule("A43")
def test_leaves_turn_into_chai_one_for_one_up_to_the_maximum() -> None:
    s = base()
    goods(s, 0, leaves=5, chai=4)
    labour(s, G1=0)
    table = resolve(s, "G")
    assert choices(table) == ["leaves", "brew 1", "brew 2", "brew 3"]
    assert refused(table, "brew 4") == ("beyond-chai-limit", "A03")
    assert refused(table, "brew 6") == ("too-few-leaves", "A43")
    after = do(table, "brew 3")
    assert after.goods[0][Good.LEAVES] == 2
    assert after.goods[0][Good.CHAI] == 7


@pytest.mark.rule("A44")
def test_at_the_end_of_the_round_everything_of_the_round_is_over() -> None:
    s = base()
    labour(s, A1=0, G1=1)
    s.lasting = [[1] * 10 if seat < 2 else [0] * 10 for seat in range(5)]
    s.laid, s.keeps_lead, s.events_now = [2, 1, 0, 0, 0], 1, 2
    s.third, s.third_next = [1, 0, 0, 0, 0], [0, 1, 0, 0, 0]
    after, _ = next_round(s)
    assert set(after.labourer) == {NOBODY}
    assert after.lasting[:2] == [[0] * 10, [0] * 10]
    assert after.laid[:2] == [0, 0]
    assert (after.keeps_lead, after.events_now) == (0, 0)
    assert after.third[:2] == [0, 1]
    assert after.third_next[:2] == [0, 0]


@pytest.mark.rule("A44")
def test_the_next_round_begins() -> None:
    s = base()
    labour(s, A1=0)
    after = do(resolve(s), "done")
    assert (after.round, after.phase) == (3, Phase.PLACE)
    assert after.hands[:2] == [2, 2]


def test_what_happened_is_told() -> None:
    s = base()
    s.rate[Rate.TRACK] = 0
    goods(s, 0, steel=1)
    labour(s, D1=0)
    after = resolve(s, "D").state()
    assert LAST[:2] == ["section-laid", "chai-gained"]
    assert after.section[section("mahananda-river")] == 0


def test_paying_returns_cubes_and_bars() -> None:
    s: State = base()
    goods(s, 0, iron=2, stone=2, rubble=2, steel=2, leaves=2, chai=2)
    balance(s)
    bag, steel = list(s.bag), s.steel
    for good in Good:
        supply.pay(s, 0, good, 1)
    assert s.goods[0] == [1] * 6
    assert s.bag == [bag[0] + 1, bag[1] + 1, bag[2], bag[3]]
    assert s.steel == steel + 1
