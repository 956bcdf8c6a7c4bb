"""The booklet, phase II: the collector and its tea."""

from __future__ import annotations

import pytest
from tests.games.darjeeling.positions import at, event_texts

# Two tiles and a city lie between: 1 + 1 + 2.
BOARD = """
b1 b1 b1 b1 b1 b1
A> w1 ## r1 g2 B<
g1 g1 w1 w1 r1 b2
"""


@pytest.mark.rule("D15")
def test_the_move_that_costs_four_points() -> None:
    position = at(board=BOARD, seat={0: {"score": 10, "tiles": "b1*4"}})
    assert position.preview("e2")[1]["cost"] == 4
    events = event_texts(position.apply("e2"))
    assert (
        events[0]
        == "collector-moved seat=0 origin=a2 cell=e2 direction=E turning=0 passing=4 cost=4"
    )
    assert events[1] == "tile-taken seat=0 cell=e2 tile=green-2"
    assert position.state().score[0] == 6


@pytest.mark.rule("D14")
@pytest.mark.rule("D17")
def test_turning_back_without_points_goes_below_zero() -> None:
    position = at(board=BOARD.replace("A> w1", "w1 A<"), seat={0: {"score": 1, "tiles": "b1*4"}})
    position.apply("d2")
    assert position.state().score[0] == 1 - 2 - 2


@pytest.mark.rule("D19")
def test_a_new_tile_lies_where_the_collector_stood() -> None:
    position = at(board=BOARD, seat={0: {"tiles": "b1*4"}}, bag="r3")
    assert event_texts(position.apply("b2"))[-1] == "space-refilled cell=a2 tile=red-3"
