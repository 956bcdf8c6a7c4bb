"""The booklet, phase III: Andreas (seat 0, A) ships green tea; Birgit is seat 1."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.darjeeling.positions import asked, at, board_of, event_texts, notations, refused

from teahouse.core.game import Position

# From the bottom. When the lower green marker is lifted, five lie between it and the other.
CHUTE = "green black green black white white red red"


def andreas(tiles: str, **to: Any) -> Position:
    """Andreas away from a city; Birgit has two crates on the first ship."""
    seat = {0: {"tiles": tiles, "tokens": to.pop("tokens", 0)}}
    reserve = 10 - seat[0]["tokens"]
    quays = [[0, 1], [1, 0], [0, 2]]
    return at(decision="ship", chute=CHUTE, quays=quays, seat=seat, reserve=reserve, **to)


@pytest.mark.rule("D23")
@pytest.mark.rule("D25")
@pytest.mark.rule("D27")
@pytest.mark.rule("D30")
@pytest.mark.rule("D31")
@pytest.mark.rule("D32")
def test_five_tiles_make_four_crates_of_which_three_are_loaded() -> None:
    """Two one-half and three two-half tiles: 2 + 6 halves."""
    position = andreas("g1*2 g2*3", tokens=1)
    position.apply("ship green")
    position.apply("twos 3")
    if asked(position) == (0, "lay_ones"):
        position.apply("ones 2")
    assert (sum(position.state().laid), position.preview("use double")[1]) == (
        5,
        {"use": "double", "crates": 3, "bonus": 10},
    )
    assert event_texts(position.apply("use double")) == [
        "tokens-used seat=0 use=double",
        "crates-returned seat=1 crates=2",
        "ship-loaded seat=0 crates=3",
        "demand-bonus seat=0 variety=green points=10",
        "ships-scored seat=1 points=2",  # Birgit's turn: her crate is one quay further down
    ]
    view = position.view()
    assert [quay["crates"] for quay in view["quays"]] == [[1, 0], [0, 1], [3, 0]]
    assert view["warehouse"] == {"green-1": 2, "green-2": 3}
    assert view["chute"][-1] == "green"
    assert view["chute"][1] == "green"  # five markers between
    assert view["seats"][0]["earned"]["quantity"] == 0
    assert view["seats"][0]["score"] == 10


@pytest.mark.rule("D23")
@pytest.mark.rule("D24")
def test_a_crate_that_is_not_closed_is_forbidden() -> None:
    position = andreas("g1*7")
    position.apply("ship green")
    assert refused(position, "ones 5") == ("not-closed", "D24")
    assert refused(position, "ones 3") == ("not-closed", "D24")


@pytest.mark.rule("D23")
def test_a_three_half_tile_with_three_one_half_tiles_is_three_crates() -> None:
    near = board_of(at()).replace("A> w1 ##", "w1 A> ##")
    position = andreas("g1*3 g3", board=near)
    position.apply("ship green")
    events = event_texts(position.apply("threes 1"))
    if asked(position) == (0, "lay_ones"):
        events += event_texts(position.apply("ones 3"))
    assert "tiles-laid seat=0 variety=green threes=1 twos=0 ones=3" in events
    assert "ship-loaded seat=0 crates=3" in events


@pytest.mark.rule("D26")
def test_a_single_crate_is_not_laid_away_from_a_city() -> None:
    assert notations(andreas("g1*2")) == ["keep"]
    near = board_of(at()).replace("A> w1 ##", "w1 A> ##")
    assert notations(andreas("g1*2", board=near)) == ["ship green", "keep"]


@pytest.mark.rule("D28")
def test_missing_crates_may_be_taken_from_other_ships() -> None:
    near = board_of(at()).replace("A> w1 ##", "w1 A> ##")
    position = at(
        decision="ship", board=near, quays=[[5, 0], [4, 0], [0, 2]], seat={0: {"tiles": "g1*4"}}
    )
    position.apply("ship green")
    position.apply("ones 4")
    assert notations(position) == ["recall 1", "recall 2", "done"]


@pytest.mark.rule("D31")
def test_crates_loaded_count_for_the_quantity_not_crates_on_tiles() -> None:
    """Four crates on tiles, three on the ship: no bonus. Five on tiles, four on the ship: four."""
    for tiles, points in (("r1*8", 0), ("r1*10", 4)):
        board = board_of(at()).replace("r1", "g1").replace("r2", "g2")
        position = andreas(tiles, board=board)
        position.apply("ship red")
        position.apply(f"ones {tiles[3:]}")
        assert position.view()["seats"][0]["earned"]["quantity"] == points
