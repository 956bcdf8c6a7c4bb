"""Phase II, the collector: D14 to D21."""

from __future__ import annotations

import dataclasses

import pytest

from teahouse.games.darjeeling.rules import collector
from teahouse.games.darjeeling.state import Cell
from teahouse.games.darjeeling.tables import T

from .positions import BASE, asked, at, board_of, notations, refused, tile_text, told

# Everybody can ship something, so that nothing is forced after a move.
HANDS = {0: {"tiles": "b1*4"}, 1: {"tiles": "w1*4"}}
LINE = """
b1 b1 b1 b1 b1 b1 b1
A> w1 ## r1 B< g1 g2
g1 g1 g1 g1 g1 g1 g1
"""

# D14


@pytest.mark.rule("D14")
@pytest.mark.parametrize(
    ("arrow", "cell", "direction", "cost"),
    [
        (">", "c2", "E", 0),  # ahead
        (">", "b3", "S", 0),  # a quarter turn
        (">", "b1", "N", 0),
        (">", "a2", "W", 2),  # back
        ("^", "b3", "S", 2),
        ("^", "c2", "E", 0),
        ("v", "b1", "N", 2),
        ("<", "c2", "E", 2),
        ("<", "a2", "W", 0),
    ],
)
def test_only_turning_back_costs_and_the_direction_of_the_move_is_kept(
    arrow: str, cell: str, direction: str, cost: int
) -> None:
    state = at(BASE.replace("A>", f"A{arrow}"), seat=HANDS)
    events = told(state.apply(cell))
    moved = f"collector-moved seat=0 origin=b2 cell={cell} direction={direction} cost={cost}"
    assert events[0] == moved
    s = state.record()
    assert s.score[0] == -cost
    assert s.earned[0] == [0, -cost, 0, 0, 0, 0]
    assert "NESW"[s.facing[0]] == direction


@pytest.mark.rule("D14")
def test_the_collector_turns_no_more_after_its_move() -> None:
    state = at(seat=HANDS)
    state.apply("b3")
    assert board_of(state).splitlines()[2] == "g1 Av w1 w1 r1 B<"
    assert refused(state, "face e") == ("not-asked", "")
    assert refused(state, "c3") == ("not-asked", "")


# D15


@pytest.mark.rule("D15")
@pytest.mark.parametrize(
    ("cell", "cost"),
    [
        ("b2", 0),  # next to it: nothing between
        ("d2", 1 + 2),  # a tile and a city
        ("f2", 1 + 2 + 1 + 2),  # and a tile and a collector
        ("g2", 1 + 2 + 1 + 2 + 1),
    ],
)
def test_only_what_lies_strictly_between_costs(cell: str, cost: int) -> None:
    state = at(board=LINE, seat=HANDS)
    assert told(state.apply(cell))[0].endswith(f"cell={cell} direction=E cost={cost}")
    s = state.record()
    assert s.score[0] == -cost
    assert s.earned[0] == [0, 0, -cost, 0, 0, 0]


@pytest.mark.rule("D15")
def test_tiles_cities_and_collectors_have_a_price_each(monkeypatch: pytest.MonkeyPatch) -> None:
    prices = dataclasses.replace(T, pass_tile=3, pass_city=5, pass_collector=11)
    monkeypatch.setattr(collector, "T", prices)
    assert [collector.passing_cost(c) for c in (Cell.TILE, Cell.TILE + 11)] == [3, 3]
    assert collector.passing_cost(Cell.CITY) == 5
    assert [collector.passing_cost(Cell.COLLECTOR + seat) for seat in (0, 4)] == [11, 11]


@pytest.mark.rule("D15")
def test_turning_back_comes_on_top_of_passing() -> None:
    state = at(board=LINE.replace("A>", "A<"), seat=HANDS)
    events = told(state.apply("d2"))
    assert events[0] == "collector-moved seat=0 origin=a2 cell=d2 direction=E cost=5"
    s = state.record()
    assert s.score[0] == -5
    assert s.earned[0] == [0, -2, -3, 0, 0, 0]


@pytest.mark.rule("D15")
@pytest.mark.parametrize("cell", ["a1", "c1", "a3", "c3", "f1", "d4", "b2"])
def test_the_collector_moves_in_a_straight_line_to_another_space(cell: str) -> None:
    state = at()
    own = cell == "b2"
    assert refused(state, cell) == ("on-own-space" if own else "not-in-line", "D15")
    assert cell not in notations(state)


@pytest.mark.rule("D15")
def test_moves_are_listed_ahead_right_back_left_near_to_far() -> None:
    state = at()
    assert notations(state) == ["c2", "e2", "f2", "b3", "b4", "a2", "b1"]
    assert refused(state, "f2") is None


@pytest.mark.rule("D15")
def test_moves_reach_up_to_the_border_of_the_grid() -> None:
    board = "\n".join(
        [
            " ".join(["b1"] * 15 + ["A<"]),
            " ".join([".."] * 15 + ["r1"]),
            " ".join([".."] * 15 + ["B^"]),
            " ".join([".."] * 15 + ["##"]),
        ]
    )
    state = at(board=board)
    assert notations(state) == [*(f"{column}1" for column in "onmlkjihgfedcba"), "p2"]


# D16


@pytest.mark.rule("D16")
def test_the_move_ends_on_a_tile_never_on_a_city_or_a_collector() -> None:
    state = at(board=LINE)
    assert refused(state, "c2") == ("on-a-city", "D16")
    assert refused(state, "e2") == ("on-a-collector", "D16")
    assert notations(state) == ["b2", "d2", "f2", "g2", "a3", "a1"]


@pytest.mark.rule("D16")
def test_the_first_seats_collector_is_a_collector_too() -> None:
    state = at(board=LINE.replace("A>", "g1").replace("B<", "A<").replace("g2", "B<"), actor=1)
    assert refused(state, "e2") == ("on-a-collector", "D16")
    assert refused(state, "f2") is None


# D17


@pytest.mark.rule("D17")
def test_a_score_falls_below_zero_without_limit() -> None:
    state = at(
        board=LINE.replace("A>", "A<"), seat={**HANDS, 0: {"score": -32760, "tiles": "b1*4"}}
    )
    state.apply("g2")
    s = state.record()
    assert s.score[0] == -32760 - 9
    assert len(state.dump()) == state.game.layout.size
    assert state.game.load(state.dump()).record().score[0] == -32769


# D18


@pytest.mark.rule("D18")
def test_pay_take_token_refill_in_this_order() -> None:
    board = LINE.replace("r1", "r3")
    state = at(board=board, bag="g3", seat=HANDS)
    assert told(state.apply("d2")) == [
        "collector-moved seat=0 origin=a2 cell=d2 direction=E cost=3",
        "tile-taken seat=0 cell=d2 tile=red-3",
        "token-taken seat=0",
        "space-refilled cell=a2 tile=green-3",
    ]
    s = state.record()
    assert tile_text(s.tiles[0]) == "b1*4 r3*1"
    assert (s.tokens[0], s.reserve) == (1, 9)
    assert board_of(state).splitlines()[1] == "g3 w1 ## A> B< g1 g2"
    assert s.collector[0] == 16 + 3
    assert sum(s.bag) == 0
    assert asked(state) == (0, "ship")


@pytest.mark.rule("D18")
@pytest.mark.parametrize(("tile", "tokens"), [("r1", 0), ("r2", 0), ("r3", 1), ("b3", 1)])
def test_only_a_three_half_tile_brings_a_token(tile: str, tokens: int) -> None:
    state = at(board=LINE.replace("r1", tile), seat=HANDS)
    state.apply("d2")
    s = state.record()
    assert (s.tokens[0], s.reserve) == (tokens, 10 - tokens)


@pytest.mark.rule("D18")
@pytest.mark.parametrize(("reserve", "taken"), [(1, 1), (0, 0)])
def test_no_token_when_the_reserve_is_empty(reserve: int, taken: int) -> None:
    seat = {0: HANDS[0], 1: {"tiles": "w1*4", "tokens": 10 - reserve}}
    state = at(board=LINE.replace("r1", "r3"), seat=seat, reserve=reserve)
    events = told(state.apply("d2"))
    assert ("token-taken seat=0" in events) == bool(taken)
    s = state.record()
    assert (s.tokens[0], s.reserve) == (taken, 0)


# D19


@pytest.mark.rule("D19")
def test_the_space_left_is_refilled_from_the_bag() -> None:
    state = at(bag="w3*1 r3*1", seat={**HANDS, 0: {"tiles": "b1*4"}}, warehouse="g1*2")
    events = told(state.apply("c2"))
    (refilled,) = [event for event in events if event.startswith("space-refilled")]
    assert refilled in ("space-refilled cell=b2 tile=white-3", "space-refilled cell=b2 tile=red-3")
    s = state.record()
    assert tile_text(s.bag) in ("w3*1", "r3*1")
    assert tile_text(s.warehouse) == "g1*2"
    assert board_of(state).splitlines()[1] in ("g1 w3 A> ## r1 r1", "g1 r3 A> ## r1 r1")


@pytest.mark.rule("D19")
def test_refill_takes_the_warehouse_when_the_bag_is_empty() -> None:
    state = at(bag="", warehouse="g3*2", seat=HANDS)
    assert told(state.apply("c2")) == [
        "collector-moved seat=0 origin=b2 cell=c2 direction=E cost=0",
        "tile-taken seat=0 cell=c2 tile=white-1",
        "bag-refilled tiles=2",
        "space-refilled cell=b2 tile=green-3",
    ]
    s = state.record()
    assert (tile_text(s.bag), tile_text(s.warehouse)) == ("g3*1", "")
    assert board_of(state).splitlines()[1] == "g1 g3 A> ## r1 r1"


@pytest.mark.rule("D19")
def test_a_single_tile_in_the_warehouse_is_enough() -> None:
    state = at(bag="", warehouse="g3", seat=HANDS)
    assert told(state.apply("c2"))[2:] == [
        "bag-refilled tiles=1",
        "space-refilled cell=b2 tile=green-3",
    ]
    assert sum(state.record().bag) == 0


@pytest.mark.rule("D19")
def test_the_last_tile_of_the_bag_leaves_the_warehouse_where_it_is() -> None:
    state = at(bag="g3", warehouse="g2*2", seat=HANDS)
    assert told(state.apply("c2"))[2:] == ["space-refilled cell=b2 tile=green-3"]
    s = state.record()
    assert (tile_text(s.bag), tile_text(s.warehouse)) == ("", "g2*2")


@pytest.mark.rule("D19")
def test_without_bag_and_warehouse_the_space_stays_empty() -> None:
    state = at(bag="", seat=HANDS)
    assert told(state.apply("c2"))[2:] == ["space-left-empty cell=b2"]
    assert board_of(state).splitlines()[1] == "g1 __ A> ## r1 r1"
    state.apply("keep")
    state.apply(notations(state)[0])
    state.apply("keep")
    assert board_of(state).splitlines()[1] == "g1 __ A> ## r1 r1"


# D20


@pytest.mark.rule("D20")
def test_the_outside_ends_the_line() -> None:
    state = at(board=LINE.replace("##", "..").replace("g1 g2", "g1 ##"), seat=HANDS)
    assert refused(state, "c2") == ("nothing-there", "D20")
    assert refused(state, "d2") == ("line-broken", "D20")
    assert refused(state, "f2") == ("line-broken", "D20")
    assert refused(state, "a4") == ("nothing-there", "D20")
    assert refused(state, "a5") == ("line-broken", "D20")
    assert notations(state) == ["b2", "a3", "a1"]


@pytest.mark.rule("D20")
def test_an_empty_space_ends_the_line() -> None:
    state = at(board=LINE.replace("w1", "__"), seat=HANDS)
    assert refused(state, "b2") == ("nothing-there", "D20")
    assert refused(state, "d2") == ("line-broken", "D20")
    assert notations(state) == ["a3", "a1"]


@pytest.mark.rule("D20")
def test_cities_and_collectors_do_not_end_the_line() -> None:
    assert "g2" in notations(at(board=LINE))


# D21

BACK_ONLY = """
.. .. .. b1 b1 b1 b1
r1 w1 A> __ B< g1 g2
.. .. .. g1 g1 ## g1
"""
STUCK = """
.. .. .. b1 b1 b1 b1
__ ## A> __ B< g1 g2
.. .. .. g1 g1 b2 g1
"""


@pytest.mark.rule("D21")
def test_a_turn_needs_a_move_in_its_direction() -> None:
    state = at(board=BACK_ONLY, actor=0)
    assert notations(state) == ["b2", "a2"]
    assert refused(state, "c1") == ("nothing-there", "D20")
    assert refused(state, "c3") == ("nothing-there", "D20")


@pytest.mark.rule("D21")
def test_turning_back_is_compulsory_when_nothing_else_is_left() -> None:
    board = BACK_ONLY.replace("r1 w1", ".. w1")
    state = at(
        board=board, actor=1, decision="ship", seat={0: {"tiles": "b1*4"}, 1: {"tiles": "w1*4"}}
    )
    events = told(state.apply("keep"))
    assert events[:4] == [
        "nothing-shipped seat=1",
        "ships-scored seat=0 points=1",
        "collector-moved seat=0 origin=c2 cell=b2 direction=W cost=2",
        "tile-taken seat=0 cell=b2 tile=white-1",
    ]
    assert asked(state) == (0, "ship")
    assert state.record().score[0] == -1


@pytest.mark.rule("D21")
def test_without_a_move_phase_two_is_skipped_and_phase_three_is_not() -> None:
    state = at(board=STUCK, actor=1, decision="ship", seat=HANDS)
    before = state.record().bag[:]
    assert told(state.apply("keep")) == [
        "nothing-shipped seat=1",
        "ships-scored seat=0 points=1",
        "no-move seat=0",
    ]
    s = state.record()
    assert asked(state) == (0, "ship")
    assert notations(state) == ["ship black", "keep"]
    assert s.score[0] == 1
    assert s.bag == before
    assert board_of(state) == STUCK.strip()


@pytest.mark.rule("D21")
def test_a_move_beyond_a_city_is_a_move() -> None:
    board = STUCK.replace("__ ##", "g3 ##")
    state = at(board=board, actor=1, decision="ship", seat=HANDS)
    events = told(state.apply("keep"))
    assert "collector-moved seat=0 origin=c2 cell=a2 direction=W cost=4" in events


@pytest.mark.rule("D21")
@pytest.mark.parametrize("arrow", "^>v<")
def test_a_move_in_any_direction_counts(arrow: str) -> None:
    """The only tile lies to the south, whichever way the collector faces."""
    board = STUCK.replace(".. .. .. g1 g1 b2 g1", ".. .. g3 g1 g1 b2 g1")
    state = at(board=board.replace("A>", f"A{arrow}"), actor=1, decision="ship", seat=HANDS)
    events = told(state.apply("keep"))
    cost = 2 if arrow == "^" else 0
    assert f"collector-moved seat=0 origin=c2 cell=c3 direction=S cost={cost}" in events


ALL_STUCK = """
A> __ b1 b1 b1
__ b1 b1 b1 b1
b1 b1 b1 b1 __
b1 ## b1 __ B<
"""


@pytest.mark.rule("D21")
@pytest.mark.rule("D38")
def test_everybody_stuck_goes_on_to_the_round_limit_in_one_step() -> None:
    """More than 4000 rows of events, for nothing is asked any more."""
    state = at(
        board=ALL_STUCK,
        decision="ship",
        quays=[[0, 0], [0, 0], [1, 1]],
        target=1000,
        round_limit=500,
        seat={0: {"score": -500, "tiles": "g1"}, 1: {"score": -500}},
    )
    assert notations(state) == ["keep"]
    events = told(state.apply("keep"))
    assert events[:7] == [
        "nothing-shipped seat=0",
        "ships-scored seat=1 points=1",
        "no-move seat=1",
        "nothing-shipped seat=1",
        "ships-scored seat=0 points=1",
        "no-move seat=0",
        "nothing-shipped seat=0",
    ]
    assert events[-3:] == [
        "round-limit-reached rounds=500",
        "halves-lost seat=0 points=1",
        "halves-lost seat=1 points=0",
    ]
    assert events.count("ships-scored seat=0 points=1") == 499
    assert events.count("ships-scored seat=1 points=1") == 500
    assert state.record().score[:2] == [-500 + 499 - 1, -500 + 500]
