"""First placement: D09 to D11."""

from __future__ import annotations

import pytest

from teahouse.games.darjeeling.grid import Direction

from .positions import (
    GAME,
    PLACING,
    asked,
    at,
    board_of,
    event_texts,
    notations,
    refused,
    tile_text,
)

# D09


@pytest.mark.rule("D09")
def test_first_crates_go_up_quay_by_quay_from_the_first_player_on() -> None:
    position = GAME.new(players=3, seed=2, first=2)
    assert event_texts(position.opening()) == ["first-player seat=2", "crate-placed seat=2 quay=1"]
    placed = [event for event in event_texts(position.opening()) if event.startswith("crate")]
    while position.decision is not None and position.decision.name in ("START", "FACE"):
        events = event_texts(position.apply(position.legal_ids()[0]))
        placed += [event for event in events if event.startswith("crate")]
    assert placed == [
        f"crate-placed seat={seat} quay={quay}" for quay, seat in ((1, 2), (2, 0), (3, 1))
    ]
    s = position.state()
    assert [quay[:3] for quay in s.aboard[:4]] == [[0, 0, 1], [1, 0, 0], [0, 1, 0], [0, 0, 0]]
    assert s.supply[:3] == [9, 9, 9]


@pytest.mark.rule("D09")
def test_a_player_does_all_of_the_placement_before_the_next() -> None:
    position = at(PLACING)
    assert position.state().aboard[1][1] == 0
    position.apply("a1")
    assert asked(position) == (0, "face")
    assert position.state().aboard[1][1] == 0
    assert event_texts(position.apply("face e")) == [
        "collector-placed seat=0 cell=a1 direction=E",
        "crate-placed seat=1 quay=2",
    ]
    assert position.state().aboard[1][:2] == [0, 1]
    assert position.state().supply[:2] == [9, 9]
    assert asked(position) == (1, "start")


@pytest.mark.rule("D09")
def test_after_the_last_placement_the_first_player_begins() -> None:
    position = at(PLACING, actor=1, first_player=1, quays=[[0, 0], [0, 0], [0, 1]])
    position.apply("a1")
    position.apply("face e")
    assert asked(position) == (0, "start")
    assert event_texts(position.apply("c1")) == [
        "tile-taken seat=0 cell=c1 tile=black-1",
        "collector-placed seat=0 cell=c1 direction=S",  # the only way
        "ships-scored seat=1 points=1",
    ]
    assert asked(position) == (1, "move")


# D10


@pytest.mark.rule("D10")
def test_starts_are_edge_tiles_with_a_tile_opposite_the_outside() -> None:
    """d1 would look south at the city; east and west its back would face a tile."""
    assert notations(at(PLACING)) == [
        *("a1", "b1", "c1", "e1", "f1"),
        *("a2", "f2"),
        *("a3", "f3"),
        *("b4", "c4", "d4", "e4"),
    ]


@pytest.mark.rule("D10")
def test_the_back_faces_outside_and_the_front_a_tile() -> None:
    position = at(PLACING)
    position.apply("b4")  # its west and south are outside
    assert board_of(position).splitlines()[3] == ".. A? b2 r2 w2 .."
    assert notations(position) == ["face N", "face E"]
    assert refused(position, "face s") == ("back-not-outside", "D10")
    assert refused(position, "face w") == ("back-not-outside", "D10")
    position.apply("face e")
    assert board_of(position).splitlines()[3] == ".. A> b2 r2 w2 .."


@pytest.mark.rule("D10")
def test_a_front_towards_a_city_is_refused() -> None:
    position = at(PLACING)
    assert refused(position, "d1") == ("front-not-tile", "D10")


@pytest.mark.rule("D10")
def test_a_front_towards_a_collector_is_refused() -> None:
    board = PLACING.replace("g1 g1 w1 ## r1 r1", "g1 A> w1 ## r1 r1")
    position = at(board, actor=1, quays=[[0, 0], [0, 1], [1, 0]])
    assert refused(position, "b1") == ("front-not-tile", "D10")
    assert refused(position, "a2") == ("front-not-tile", "D10")
    assert refused(position, "b2") == ("not-a-tile", "D10")
    assert refused(position, "c1") is None


@pytest.mark.rule("D10")
def test_a_collectors_space_is_not_outside() -> None:
    board = PLACING.replace("g1 g1 w1 ## r1 r1", "A> g1 w1 ## r1 r1")
    position = at(board, actor=1, quays=[[0, 0], [0, 1], [1, 0]])
    assert refused(position, "b2") == ("back-not-outside", "D10")


@pytest.mark.rule("D10")
@pytest.mark.parametrize(
    ("cell", "code"),
    [
        ("b2", "back-not-outside"),  # all four sides covered
        ("e3", "back-not-outside"),
        ("d3", "back-not-outside"),  # a city covers a side like a tile
        ("d2", "not-a-tile"),  # a city
        ("a4", "not-a-tile"),  # outside
        ("p16", "not-a-tile"),
    ],
)
def test_other_starts_are_refused(cell: str, code: str) -> None:
    position = at(PLACING)
    assert refused(position, cell) == (code, "D10")
    assert cell not in notations(position)


@pytest.mark.rule("D10")
def test_a_hole_in_the_map_is_outside_too() -> None:
    holed = PLACING.replace("g1 g1 w1 w1 r1 r3", "g1 .. w1 w1 r1 r3")
    position = at(holed)
    assert refused(position, "c3") is None
    assert refused(position, "b2") is None
    position.apply("c3")
    assert position.state().facing[0] == Direction.E  # the only way, not asked
    assert position.actor == 1


@pytest.mark.rule("D10")
def test_the_last_column_and_row_of_the_grid_are_an_edge() -> None:
    wide = "TTTTTTTTTTTTTTTT\n" * 4 + "C" + "." * 15
    position = GAME.new(players=2, seed=1, map=wide, first=0)
    assert refused(position, "p2") is None
    position.apply("p2")
    assert position.state().facing[0] == Direction.W
    assert position.state().collector[0] == 31


@pytest.mark.rule("D10")
def test_the_tile_goes_behind_the_screen_and_the_collector_takes_its_place() -> None:
    position = at(PLACING)
    assert event_texts(position.apply("e4")) == ["tile-taken seat=0 cell=e4 tile=white-2"]
    s = position.state()
    assert tile_text(s.tiles[0]) == "w2*1"
    assert board_of(position).splitlines()[3] == ".. g2 b2 r2 A? .."
    assert s.collector[0] == 3 * 16 + 4
    assert (s.reserve, s.tokens[0]) == (10, 0)


# D11


@pytest.mark.rule("D11")
def test_a_three_half_tile_at_placement_brings_a_token() -> None:
    position = at(PLACING)
    events = event_texts(position.apply("f3"))
    assert events[:2] == ["tile-taken seat=0 cell=f3 tile=red-3", "token-taken seat=0"]
    s = position.state()
    assert (s.reserve, s.tokens[0], tile_text(s.tiles[0])) == (9, 1, "r3*1")


@pytest.mark.rule("D11")
def test_no_token_at_placement_when_the_reserve_is_empty() -> None:
    position = at(PLACING, reserve=0, seat={1: {"tokens": 10}})
    events = event_texts(position.apply("f3"))
    assert events[0] == "tile-taken seat=0 cell=f3 tile=red-3"
    assert "token-taken seat=0" not in events
    s = position.state()
    assert (s.reserve, s.tokens[0], tile_text(s.tiles[0])) == (0, 0, "r3*1")
