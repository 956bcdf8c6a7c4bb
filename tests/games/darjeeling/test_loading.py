"""Phase III, loading a ship and moving the ships down: D25 to D28."""

from __future__ import annotations

import pytest

from teahouse.core.game import Position

from .positions import (
    asked,
    at,
    board_of,
    event_texts,
    notations,
    refused,
)
from .shipments import NEAR, NO_BLACK, ship, shipping

# D25, D26


@pytest.mark.rule("D25")
@pytest.mark.parametrize(
    ("cell", "is_near"),
    [
        *(("c1", True), ("d1", True), ("e1", True), ("c2", True)),
        *(("e2", True), ("c3", True), ("d3", True), ("e3", True)),
        *(("b1", False), ("b2", False), ("b3", False), ("f2", False)),
        *(("d4", False), ("c4", False), ("a2", False)),
    ],
)
def test_next_to_a_city_also_diagonally_all_crates_are_loaded_else_one_fewer(
    cell: str, is_near: bool
) -> None:
    rows = [row.split() for row in board_of(at()).replace("A>", "g1").splitlines()]
    rows[int(cell[1]) - 1]["abcdef".index(cell[0])] = "A>"
    position = shipping(tiles="b1*4", board="\n".join(map(" ".join, rows)))
    assert f"ship-loaded seat=0 crates={2 if is_near else 1}" in ship(position, ones=4)


@pytest.mark.rule("D25")
def test_a_city_beyond_the_border_of_the_grid_is_not_near() -> None:
    """p2 and a3 are numbers apart by one, not neighbours."""
    board = "\n".join(
        [
            " ".join(["b1"] * 16),
            " ".join(["b1"] * 2 + ["r1"] * 13 + ["A<"]),
            " ".join(["##"] + ["g1"] * 14 + ["B<"]),
        ]
    )
    position = shipping(tiles="w1*4", board=board)
    assert "ship-loaded seat=0 crates=1" in event_texts(position.apply("ship white"))


@pytest.mark.rule("D25")
def test_the_place_after_the_move_counts() -> None:
    position = at(seat={0: {"tiles": "b1*2"}})
    position.apply("c2")
    assert notations(position) == ["ship black", "keep"]
    assert "ship-loaded seat=0 crates=1" in event_texts(position.apply("ship black"))


@pytest.mark.rule("D26")
def test_a_single_crate_away_from_a_city_loads_nothing_and_is_not_laid() -> None:
    assert refused(shipping(tiles="b1*2"), "ship black") == ("loads-no-crate", "D26")
    assert refused(shipping(NEAR, tiles="b1*2"), "ship black") is None
    assert refused(shipping(tiles="b1*2 b2"), "ship black") is None


@pytest.mark.rule("D26")
def test_a_single_crate_away_from_a_city_needs_its_token() -> None:
    position = shipping(tiles="b1*2", tokens=2)
    ship(position, ones=2)
    assert asked(position) == (0, "tokens")
    assert refused(position, "use none") == ("loads-no-crate", "D26")
    assert refused(position, "use double") == ("loads-no-crate", "D26")
    assert notations(position) == ["use fresh", "use both"]


# D27


@pytest.mark.rule("D27")
def test_the_bottom_ship_returns_its_crates_and_takes_the_top_quay() -> None:
    position = shipping(NEAR, quays=[[0, 2], [3, 1], [2, 4]])
    assert ship(position, ones=4) == [
        "tiles-laid seat=0 variety=black threes=0 twos=0 ones=4",
        "crates-returned seat=0 crates=2",
        "crates-returned seat=1 crates=4",
        "ship-loaded seat=0 crates=2",
        "demand-bonus seat=0 variety=black points=6",
        "ships-scored seat=1 points=5",
    ]
    s = position.state()
    assert [quay[:2] for quay in s.aboard[:3]] == [[3, 1], [0, 2], [2, 0]]
    assert s.aboard[3:] == [[0] * 5] * 4
    assert s.supply[:2] == [5, 7]


FIVE = """
A> ## b1 b1 b1 B< C< D<
b1 g1 w1 r1 b1 b1 b1 E<
g1 g1 g1 g1 w1 w1 w1 w1
"""


@pytest.mark.rule("D27")
def test_with_five_players_seven_ships_move_down() -> None:
    position = shipping(
        board=FIVE,
        quays=[
            [0, 0, 0, 0, 3],
            [0, 0, 0, 2, 0],
            [0, 0, 1, 0, 0],
            [0, 2, 0, 0, 0],
            [1, 0, 0, 0, 0],
            [0, 1, 1, 1, 1],
            [3, 1, 0, 2, 0],
        ],
        seat={2: {}, 3: {}, 4: {}},
    )
    assert ship(position, ones=4)[1:5] == [
        "crates-returned seat=0 crates=3",
        "crates-returned seat=1 crates=1",
        "crates-returned seat=3 crates=2",
        "ship-loaded seat=0 crates=2",
    ]
    s = position.state()
    assert s.aboard == [
        [0, 1, 1, 1, 1],
        [1, 0, 0, 0, 0],
        [0, 2, 0, 0, 0],
        [0, 0, 1, 0, 0],
        [0, 0, 0, 2, 0],
        [0, 0, 0, 0, 3],
        [2, 0, 0, 0, 0],
    ]
    assert s.supply == [7, 7, 8, 7, 6]


# D28


@pytest.mark.rule("D28")
def test_with_enough_supply_exactly_the_crates_allowed_are_loaded() -> None:
    position = shipping(NEAR, quays=[[4, 0], [4, 0], [0, 1]])
    assert "ship-loaded seat=0 crates=2" in ship(position, ones=4)
    assert asked(position) == (1, "move")
    s = position.state()
    assert [quay[0] for quay in s.aboard[:3]] == [4, 4, 2]
    assert s.supply[0] == 0


@pytest.mark.rule("D28")
def test_crates_just_returned_are_supply() -> None:
    position = shipping(NEAR, quays=[[4, 0], [3, 0], [3, 1]])
    events = ship(position, ones=4)
    assert events[1:4] == [
        "crates-returned seat=0 crates=3",
        "crates-returned seat=1 crates=1",
        "ship-loaded seat=0 crates=2",
    ]
    assert position.state().supply[0] == 1


def short_of_crates() -> Position:
    """Three crates may be loaded, one is in the supply; five and four are on other ships."""
    position = shipping(NEAR, tiles="b1*6 g1", quays=[[4, 0], [5, 0], [0, 1]])
    events = ship(position, ones=6)
    assert events[1:] == ["crates-returned seat=1 crates=1", "ship-loaded seat=0 crates=1"]
    return position


@pytest.mark.rule("D28")
def test_short_of_crates_the_player_chooses_own_crates_from_other_ships() -> None:
    position = short_of_crates()
    assert asked(position) == (0, "recall")
    s = position.state()
    assert (s.allowed, s.loaded, s.supply[0]) == (3, 1, 0)
    assert notations(position) == ["recall 1", "recall 2", "done"]
    assert refused(position, "recall 3") == ("being-loaded", "D28")  # the ship being loaded
    assert refused(position, "recall 4") == ("no-such-quay", "D04")
    assert event_texts(position.apply("recall 2")) == ["crate-recalled seat=0 quay=2"]
    assert asked(position) == (0, "recall")
    assert [quay[0] for quay in position.state().aboard[:3]] == [5, 3, 2]
    assert event_texts(position.apply("recall 1")) == [
        "crate-recalled seat=0 quay=1",
        "demand-bonus seat=0 variety=black points=6",
        "ships-scored seat=1 points=0",
    ]
    s = position.state()
    assert [quay[0] for quay in s.aboard[:3]] == [4, 3, 3]
    assert (s.supply[0], s.allowed, s.loaded) == (0, 0, 0)


@pytest.mark.rule("D28")
def test_the_player_may_stop_short() -> None:
    position = short_of_crates()
    assert event_texts(position.apply("done")) == [
        "demand-bonus seat=0 variety=black points=6",
        "ships-scored seat=1 points=0",
    ]
    assert [quay[0] for quay in position.state().aboard[:3]] == [5, 4, 1]


@pytest.mark.rule("D28")
def test_only_own_crates_are_recalled() -> None:
    position = shipping(NEAR, tiles="b1*6", quays=[[9, 0], [0, 5], [0, 1]])
    ship(position, ones=6)
    assert notations(position) == ["recall 2", "done"]
    assert refused(position, "recall 1") == ("no-own-crate-there", "D28")


@pytest.mark.rule("D28")
def test_at_least_one_crate_is_loaded_and_an_emptied_ship_stays() -> None:
    position = shipping(NEAR, tiles="b1*6", quays=[[1, 0], [9, 0], [0, 1]])
    assert "ship-loaded seat=0 crates=0" in ship(position, ones=6)
    assert notations(position) == ["recall 1", "recall 2"]
    assert refused(position, "done") == ("at-least-one-crate", "D28")
    position.apply("recall 2")
    assert notations(position) == ["recall 1", "done"]
    assert [quay[:2] for quay in position.state().aboard[:3]] == [[9, 0], [0, 0], [1, 0]]
    position.apply("done")
    assert [quay[:2] for quay in position.state().aboard[:3]] == [[9, 0], [0, 0], [1, 0]]


@pytest.mark.rule("D28")
def test_all_crates_missing_may_come_from_one_ship() -> None:
    position = shipping(NEAR, tiles="b1*20", board=NO_BLACK, quays=[[0, 0], [10, 0], [0, 1]])
    events = ship(position, ones=20)
    assert events[2:] == ["ship-loaded seat=0 crates=0", "crate-recalled seat=0 quay=1"]  # forced
    for _ in range(8):
        assert event_texts(position.apply("recall 1")) == ["crate-recalled seat=0 quay=1"]
    events = event_texts(position.apply("recall 1"))
    assert events[:3] == [
        "crate-recalled seat=0 quay=1",
        "demand-bonus seat=0 variety=black points=6",
        "quantity-bonus seat=0 points=10",
    ]
    assert [quay[:2] for quay in position.state().aboard[:3]] == [[0, 0], [0, 0], [10, 0]]
