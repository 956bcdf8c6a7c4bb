"""Phase III, which tiles are shipped: D22 to D24."""

from __future__ import annotations

from itertools import product

import pytest

from teahouse.core.game import Position
from teahouse.games.darjeeling.crate_closing import closes

from .positions import (
    BASE,
    asked,
    changed,
    event_texts,
    notations,
    refused,
    tile_text,
)
from .shipments import NEAR, NO_BLACK, ship, shipping

Tiles = tuple[int, int, int]  # ones, twos, threes


def all_ways_to_lay(position: Position) -> set[Tiles]:
    """Every set of tiles that the decisions about laying can bring on the table."""
    found = set()
    for action in notations(position):
        if action == "keep":
            continue
        after = position.copy()
        laid = [event.values for event in after.apply(action) if event.name == "tiles-laid"]
        if laid:
            found.add((laid[0]["ones"], laid[0]["twos"], laid[0]["threes"]))
        else:
            found |= all_ways_to_lay(after)
    return {(int(ones), int(twos), int(threes)) for ones, twos, threes in found}


# D22


@pytest.mark.rule("D22")
def test_a_player_ships_a_variety_or_keeps_everything() -> None:
    position = shipping(tiles="b1*4 g1*2 w2*4 r1*3")
    assert notations(position) == ["ship black", "ship white", "keep"]
    assert refused(position, "ship green") == ("loads-no-crate", "D26")
    assert refused(position, "ship red") == ("loads-no-crate", "D26")


@pytest.mark.rule("D22")
def test_a_player_ships_once_a_turn() -> None:
    position = shipping(tiles="b1*8 g1*8")
    ship(position, ones=4)
    assert asked(position) == (1, "move")
    assert tile_text(position.state().tiles[0]) == "b1*4 g1*8"


@pytest.mark.rule("D22")
def test_keeping_everything_changes_nothing_but_the_turn() -> None:
    position = shipping(tiles="b1*8", tokens=2)
    before = changed(position.text(), seed_state=[1, 2, 3, 4])
    assert event_texts(position.apply("keep")) == [
        "nothing-shipped seat=0",
        "ships-scored seat=1 points=2",
    ]
    after = changed(position.text(), seed_state=[1, 2, 3, 4])
    told_apart = changed(before, actor=1, decision="move")
    assert after == changed(told_apart, seat={1: {"score": 2, "earned": {"ships": 2}}})


@pytest.mark.rule("D22")
@pytest.mark.parametrize("variety", ["black", "green", "white", "red"])
def test_only_tiles_of_the_variety_are_laid(variety: str) -> None:
    position = shipping(tiles="b1*4 g1*4 w1*4 r1*4")
    ship(position, variety, ones=4)
    kept = " ".join(f"{letter}1*4" for letter in "bgwr" if letter != variety[0])
    assert tile_text(position.state().tiles[0]) == kept


# D23, D24


@pytest.mark.rule("D23")
def test_tiles_are_laid_by_size_and_only_where_the_rest_can_close() -> None:
    """Away from a city two crates are needed.

    Without the three: 2 ones with 1 or 2 twos. With it: 3 ones, and 0 to 2 twos.
    """
    position = shipping(tiles="b1*3 b2*2 b3")
    position.apply("ship black")
    assert asked(position) == (0, "lay_threes")
    assert notations(position) == ["threes 0", "threes 1"]
    assert refused(position, "threes 2") == ("too-few-tiles", "D23")
    position.apply("threes 0")
    assert asked(position) == (0, "lay_twos")
    assert notations(position) == ["twos 1", "twos 2"]
    assert refused(position, "twos 0") == ("loads-no-crate", "D26")
    assert refused(position, "twos 3") == ("too-few-tiles", "D23")


@pytest.mark.rule("D23")
def test_ones_are_laid_last() -> None:
    position = shipping(tiles="b1*6")
    position.apply("ship black")
    assert asked(position) == (0, "lay_ones")
    assert notations(position) == ["ones 4", "ones 6"]
    assert refused(position, "ones 5") == ("not-closed", "D24")
    assert refused(position, "ones 2") == ("loads-no-crate", "D26")
    assert refused(position, "ones 7") == ("too-few-tiles", "D23")
    assert refused(position, "ones 0") == ("not-closed", "D24")


@pytest.mark.rule("D23")
def test_the_tiles_used_come_out_from_behind_the_screen() -> None:
    position = shipping(tiles="b1*5 b2*2 b3 g1", tokens=1)
    for action in ("ship black", "threes 1", "twos 2"):
        assert event_texts(position.apply(action)) == []
    s = position.state()
    assert (s.on_table, tile_text(s.tiles[0])) == (0, "b1*5 b2*2 b3*1 g1*1")
    assert event_texts(position.apply("ones 3")) == [
        "tiles-laid seat=0 variety=black threes=1 twos=2 ones=3"
    ]
    s = position.state()
    assert (s.on_table, tile_text(s.tiles[0])) == (1, "b1*2 g1*1")
    assert (s.laid, asked(position)) == ([3, 2, 1], (0, "tokens"))


@pytest.mark.rule("D23")
@pytest.mark.rule("D24")
@pytest.mark.rule("D26")
@pytest.mark.parametrize("shape", ["adjacent", "opposite"])
@pytest.mark.parametrize("text", [BASE, NEAR], ids=["away", "near"])
@pytest.mark.parametrize(
    "hand",
    [
        (3, 2, 1),
        (6, 0, 0),
        (1, 7, 3),
        (0, 7, 2),
        (4, 3, 2),
        (2, 4, 0),
        (3, 1, 3),
        (21, 1, 0),
        (2, 0, 0),
    ],
    ids=str,
)
def test_exactly_what_closes_can_be_laid(text: str, shape: str, hand: Tiles) -> None:
    """Every choice made in turn gives every set that closes, and no other."""
    no_black = text.replace("b1", "g1").replace("b2", "g2")
    tiles = f"b1*{hand[0]} b2*{hand[1]} b3*{hand[2]}"
    rich = shipping(no_black, tiles, tokens=1, two_half=shape)  # a single crate can be kept fresh
    assert all_ways_to_lay(rich) == closing_sets(hand, shape, fewest=1)
    poor = shipping(no_black, tiles, tokens=0, two_half=shape)
    possible = closing_sets(hand, shape, fewest=1 if text is NEAR else 2)
    assert (refused(poor, "ship black") is None) == bool(possible)


def closing_sets(hand: Tiles, shape: str, fewest: int) -> set[Tiles]:
    return {
        (ones, twos, threes)
        for ones, twos, threes in product(*(range(n + 1) for n in hand))
        if closes(ones, twos, threes, shape == "opposite")
        and (ones + 2 * twos + 3 * threes) // 2 >= fewest
    }


@pytest.mark.rule("D24")
@pytest.mark.parametrize(
    ("shape", "choices"), [("adjacent", ["ship black", "keep"]), ("opposite", ["keep"])]
)
def test_a_ring_needs_two_half_tiles_with_adjacent_halves(shape: str, choices: list[str]) -> None:
    assert notations(shipping(tiles="b2*4", two_half=shape)) == choices


@pytest.mark.rule("D24")
@pytest.mark.parametrize(
    ("laid", "crates"),
    [((3, 0, 1), 3), ((2, 1, 0), 2), ((3, 2, 1), 5), ((4, 3, 2), 8), ((5, 1, 3), 8)],
)
def test_two_halves_make_a_crate(laid: Tiles, crates: int) -> None:
    position = shipping(tiles="b1*{} b2*{} b3*{}".format(*laid), board=NO_BLACK)
    events = ship(position, ones=laid[0], twos=laid[1], threes=laid[2])
    assert f"ship-loaded seat=0 crates={crates}" in events


@pytest.mark.rule("D24")
def test_separate_groups_are_allowed() -> None:
    """Three pairs of one-half tiles are three crates."""
    position = shipping(NEAR, tiles="b1*6")
    assert "ship-loaded seat=0 crates=3" in ship(position, ones=6)
