"""Phase II, the collector: D14 to D21."""

from __future__ import annotations

import dataclasses

import pytest

from teahouse.games.darjeeling.rules import collector
from teahouse.games.darjeeling.state import Cell
from teahouse.games.darjeeling.tables import T

from .positions import BASE, asked, at, board_of, event_texts, notations, refused, tile_text

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
    position = at(BASE.replace("A>", f"A{arrow}"), seat=HANDS)
    events = event_texts(position.apply(cell))
    moved = f"collector-moved seat=0 origin=b2 cell={cell} direction={direction}"
    moved += f" turning={cost} passing=0 cost={cost}"
    assert events[0] == moved
    s = position.state()
    assert s.score[0] == -cost
    assert s.earned[0] == [0, -cost, 0, 0, 0, 0]
    assert "NESW"[s.facing[0]] == direction


@pytest.mark.rule("D14")
def test_the_collector_turns_no_more_after_its_move() -> None:
    position = at(seat=HANDS)
    position.apply("b3")
    assert board_of(position).splitlines()[2] == "g1 Av w1 w1 r1 B<"
    assert refused(position, "face e") == ("not-asked", "")
    assert refused(position, "c3") == ("not-asked", "")


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
    position = at(board=LINE, seat=HANDS)
    assert event_texts(position.apply(cell))[0].endswith(f"turning=0 passing={cost} cost={cost}")
    s = position.state()
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
    position = at(board=LINE.replace("A>", "A<"), seat=HANDS)
    events = event_texts(position.apply("d2"))
    assert (
        events[0]
        == "collector-moved seat=0 origin=a2 cell=d2 direction=E turning=2 passing=3 cost=5"
    )
    s = position.state()
    assert s.score[0] == -5
    assert s.earned[0] == [0, -2, -3, 0, 0, 0]


@pytest.mark.rule("D15")
@pytest.mark.parametrize("cell", ["a1", "c1", "a3", "c3", "f1", "d4", "b2"])
def test_the_collector_moves_in_a_straight_line_to_another_space(cell: str) -> None:
    position = at()
    own = cell == "b2"
    assert refused(position, cell) == ("on-own-space" if own else "not-in-line", "D15")
    assert cell not in notations(position)


@pytest.mark.rule("D15")
def test_moves_are_listed_ahead_right_back_left_near_to_far() -> None:
    position = at()
    assert notations(position) == ["c2", "e2", "f2", "b3", "b4", "a2", "b1"]
    assert refused(position, "f2") is None


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
    position = at(board=board)
    assert notations(position) == [*(f"{column}1" for column in "onmlkjihgfedcba"), "p2"]


# D16


@pytest.mark.rule("D16")
def test_the_move_ends_on_a_tile_never_on_a_city_or_a_collector() -> None:
    position = at(board=LINE)
    assert refused(position, "c2") == ("on-a-city", "D16")
    assert refused(position, "e2") == ("on-a-collector", "D16")
    assert notations(position) == ["b2", "d2", "f2", "g2", "a3", "a1"]


@pytest.mark.rule("D16")
def test_the_first_seats_collector_is_a_collector_too() -> None:
    position = at(board=LINE.replace("A>", "g1").replace("B<", "A<").replace("g2", "B<"), actor=1)
    assert refused(position, "e2") == ("on-a-collector", "D16")
    assert refused(position, "f2") is None


# D17


@pytest.mark.rule("D17")
def test_a_score_falls_below_zero_without_limit() -> None:
    position = at(
        board=LINE.replace("A>", "A<"), seat={**HANDS, 0: {"score": -32760, "tiles": "b1*4"}}
    )
    position.apply("g2")
    s = position.state()
    assert s.score[0] == -32760 - 9
    assert len(position.dump()) == position.game.layout.size
    assert position.game.load(position.dump()).state().score[0] == -32769


# D18


@pytest.mark.rule("D18")
def test_pay_take_token_refill_in_this_order() -> None:
    board = LINE.replace("r1", "r3")
    position = at(board=board, bag="g3", seat=HANDS)
    assert event_texts(position.apply("d2")) == [
        "collector-moved seat=0 origin=a2 cell=d2 direction=E turning=0 passing=3 cost=3",
        "tile-taken seat=0 cell=d2 tile=red-3",
        "token-taken seat=0",
        "space-refilled cell=a2 tile=green-3",
    ]
    s = position.state()
    assert tile_text(s.tiles[0]) == "b1*4 r3*1"
    assert (s.tokens[0], s.reserve) == (1, 9)
    assert board_of(position).splitlines()[1] == "g3 w1 ## A> B< g1 g2"
    assert s.collector[0] == 16 + 3
    assert sum(s.bag) == 0
    assert asked(position) == (0, "ship")


@pytest.mark.rule("D18")
@pytest.mark.parametrize(("tile", "tokens"), [("r1", 0), ("r2", 0), ("r3", 1), ("b3", 1)])
def test_only_a_three_half_tile_brings_a_token(tile: str, tokens: int) -> None:
    position = at(board=LINE.replace("r1", tile), seat=HANDS)
    position.apply("d2")
    s = position.state()
    assert (s.tokens[0], s.reserve) == (tokens, 10 - tokens)


@pytest.mark.rule("D18")
@pytest.mark.parametrize(("reserve", "taken"), [(1, 1), (0, 0)])
def test_no_token_when_the_reserve_is_empty(reserve: int, taken: int) -> None:
    seat = {0: HANDS[0], 1: {"tiles": "w1*4", "tokens": 10 - reserve}}
    position = at(board=LINE.replace("r1", "r3"), seat=seat, reserve=reserve)
    events = event_texts(position.apply("d2"))
    assert ("token-taken seat=0" in events) == bool(taken)
    s = position.state()
    assert (s.tokens[0], s.reserve) == (taken, 0)


# D19


@pytest.mark.rule("D19")
def test_the_space_left_is_refilled_from_the_bag() -> None:
    position = at(bag="w3*1 r3*1", seat={**HANDS, 0: {"tiles": "b1*4"}}, warehouse="g1*2")
    events = event_texts(position.apply("c2"))
    (refilled,) = [event for event in events if event.startswith("space-refilled")]
    assert refilled in ("space-refilled cell=b2 tile=white-3", "space-refilled cell=b2 tile=red-3")
    s = position.state()
    assert tile_text(s.bag) in ("w3*1", "r3*1")
    assert tile_text(s.warehouse) == "g1*2"
    assert board_of(position).splitlines()[1] in ("g1 w3 A> ## r1 r1", "g1 r3 A> ## r1 r1")


@pytest.mark.rule("D19")
def test_refill_takes_the_warehouse_when_the_bag_is_empty() -> None:
    position = at(bag="", warehouse="g3*2", seat=HANDS)
    assert event_texts(position.apply("c2")) == [
        "collector-moved seat=0 origin=b2 cell=c2 direction=E turning=0 passing=0 cost=0",
        "tile-taken seat=0 cell=c2 tile=white-1",
        "bag-refilled tiles=2",
        "space-refilled cell=b2 tile=green-3",
    ]
    s = position.state()
    assert (tile_text(s.bag), tile_text(s.warehouse)) == ("g3*1", "")
    assert board_of(position).splitlines()[1] == "g1 g3 A> ## r1 r1"


@pytest.mark.rule("D19")
def test_a_single_tile_in_the_warehouse_is_enough() -> None:
    position = at(bag="", warehouse="g3", seat=HANDS)
    assert event_texts(position.apply("c2"))[2:] == [
        "bag-refilled tiles=1",
        "space-refilled cell=b2 tile=green-3",
    ]
    assert sum(position.state().bag) == 0


@pytest.mark.rule("D19")
def test_the_last_tile_of_the_bag_leaves_the_warehouse_where_it_is() -> None:
    position = at(bag="g3", warehouse="g2*2", seat=HANDS)
    assert event_texts(position.apply("c2"))[2:] == ["space-refilled cell=b2 tile=green-3"]
    s = position.state()
    assert (tile_text(s.bag), tile_text(s.warehouse)) == ("", "g2*2")


@pytest.mark.rule("D19")
def test_without_bag_and_warehouse_the_space_stays_empty() -> None:
    position = at(bag="", seat=HANDS)
    assert event_texts(position.apply("c2"))[2:] == ["space-left-empty cell=b2"]
    assert board_of(position).splitlines()[1] == "g1 __ A> ## r1 r1"
    position.apply("keep")
    position.apply(notations(position)[0])
    position.apply("keep")
    assert board_of(position).splitlines()[1] == "g1 __ A> ## r1 r1"


# D20


@pytest.mark.rule("D20")
def test_the_outside_ends_the_line() -> None:
    position = at(board=LINE.replace("##", "..").replace("g1 g2", "g1 ##"), seat=HANDS)
    assert refused(position, "c2") == ("nothing-there", "D20")
    assert refused(position, "d2") == ("line-broken", "D20")
    assert refused(position, "f2") == ("line-broken", "D20")
    assert refused(position, "a4") == ("nothing-there", "D20")
    assert refused(position, "a5") == ("line-broken", "D20")
    assert notations(position) == ["b2", "a3", "a1"]


@pytest.mark.rule("D20")
def test_an_empty_space_ends_the_line() -> None:
    position = at(board=LINE.replace("w1", "__"), seat=HANDS)
    assert refused(position, "b2") == ("nothing-there", "D20")
    assert refused(position, "d2") == ("line-broken", "D20")
    assert notations(position) == ["a3", "a1"]


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
    position = at(board=BACK_ONLY, actor=0)
    assert notations(position) == ["b2", "a2"]
    assert refused(position, "c1") == ("nothing-there", "D20")
    assert refused(position, "c3") == ("nothing-there", "D20")


@pytest.mark.rule("D21")
def test_turning_back_is_compulsory_when_nothing_else_is_left() -> None:
    board = BACK_ONLY.replace("r1 w1", ".. w1")
    position = at(
        board=board, actor=1, decision="ship", seat={0: {"tiles": "b1*4"}, 1: {"tiles": "w1*4"}}
    )
    events = event_texts(position.apply("keep"))
    assert events[:4] == [
        "nothing-shipped seat=1",
        "ships-scored seat=0 points=1",
        "collector-moved seat=0 origin=c2 cell=b2 direction=W turning=2 passing=0 cost=2",
        "tile-taken seat=0 cell=b2 tile=white-1",
    ]
    assert asked(position) == (0, "ship")
    assert position.state().score[0] == -1


@pytest.mark.rule("D21")
def test_without_a_move_phase_two_is_skipped_and_phase_three_is_not() -> None:
    position = at(board=STUCK, actor=1, decision="ship", seat=HANDS)
    before = position.state().bag[:]
    assert event_texts(position.apply("keep")) == [
        "nothing-shipped seat=1",
        "ships-scored seat=0 points=1",
        "no-move seat=0",
    ]
    s = position.state()
    assert asked(position) == (0, "ship")
    assert notations(position) == ["ship black", "keep"]
    assert s.score[0] == 1
    assert s.bag == before
    assert board_of(position) == STUCK.strip()


@pytest.mark.rule("D21")
def test_a_move_beyond_a_city_is_a_move() -> None:
    board = STUCK.replace("__ ##", "g3 ##")
    position = at(board=board, actor=1, decision="ship", seat=HANDS)
    events = event_texts(position.apply("keep"))
    assert (
        "collector-moved seat=0 origin=c2 cell=a2 direction=W turning=2 passing=2 cost=4" in events
    )


@pytest.mark.rule("D21")
@pytest.mark.parametrize("arrow", "^>v<")
def test_a_move_in_any_direction_counts(arrow: str) -> None:
    """The only tile lies to the south, whichever way the collector faces."""
    board = STUCK.replace(".. .. .. g1 g1 b2 g1", ".. .. g3 g1 g1 b2 g1")
    position = at(board=board.replace("A>", f"A{arrow}"), actor=1, decision="ship", seat=HANDS)
    events = event_texts(position.apply("keep"))
    cost = 2 if arrow == "^" else 0
    paid = f"turning={cost} passing=0 cost={cost}"
    assert f"collector-moved seat=0 origin=c2 cell=c3 direction=S {paid}" in events


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
    position = at(
        board=ALL_STUCK,
        decision="ship",
        quays=[[0, 0], [0, 0], [1, 1]],
        target=1000,
        round_limit=500,
        seat={0: {"score": -500, "tiles": "g1"}, 1: {"score": -500}},
    )
    assert notations(position) == ["keep"]
    events = event_texts(position.apply("keep"))
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
    assert position.state().score[:2] == [-500 + 499 - 1, -500 + 500]
