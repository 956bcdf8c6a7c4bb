"""Phase III, one shipment: D22 to D32."""

from __future__ import annotations

import dataclasses
from itertools import product
from typing import Any

import pytest

from teahouse.core.game import Position
from teahouse.games.darjeeling.closing import closes
from teahouse.games.darjeeling.rules import shipment as rules
from teahouse.games.darjeeling.tables import T

from .positions import (
    BASE,
    asked,
    at,
    board_of,
    changed,
    event_texts,
    notations,
    refused,
    tile_text,
)

NEAR = BASE.replace("g1 A> w1 ##", "g1 w1 A> ##")
NO_BLACK = """
g1 g1 g1 g1 g1 g1
g1 w1 A> ## r1 r1
g1 g1 w1 w1 r1 B<
.. g2 w2 r2 w2 ..
"""
Tiles = tuple[int, int, int]  # ones, twos, threes


def shipping(text: str = BASE, tiles: str = "b1*4", tokens: int = 0, **to: Any) -> Position:
    """Seat 0 in phase III with these tiles."""
    seat = {0: {"tiles": tiles, "tokens": tokens}, **to.pop("seat", {})}
    return at(text, decision="ship", reserve=10 - tokens, seat=seat, **to)


def ship(
    position: Position,
    variety: str = "black",
    threes: int = 0,
    twos: int = 0,
    ones: int = 0,
    use: str = "",
) -> list[str]:
    """Ship these tiles, without saying what is not asked; without `use` tokens stay open."""
    events = event_texts(position.apply(f"ship {variety}"))
    for decision, action in (
        ("lay_threes", f"threes {threes}"),
        ("lay_twos", f"twos {twos}"),
        ("lay_ones", f"ones {ones}"),
        ("tokens", f"use {use}"),
    ):
        if asked(position) == (0, decision) and action != "use ":
            events += event_texts(position.apply(action))
    return events


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


# D29


@pytest.mark.rule("D29")
def test_the_tiles_used_swap_with_the_pile_in_the_warehouse() -> None:
    position = shipping(NEAR, tiles="b1*3 b2*2 b3 g1", warehouse="b1*2 g2*3 w3", bag="r1*2 b1")
    ship(position, threes=1, twos=2, ones=3)
    s = position.state()
    assert tile_text(s.warehouse) == "b1*3 b2*2 b3*1"
    assert tile_text(s.bag) == "b1*3 g2*3 w3*1 r1*2"
    assert tile_text(s.tiles[0]) == "g1*1"


# D30


@pytest.mark.rule("D30")
@pytest.mark.parametrize(
    ("chute", "points", "after"),
    [
        ("bbggwwrr", 6, "bggwwrrb"),
        ("bgbgwwrr", 5, "gbgwwrrb"),
        ("ggwbbwrr", 3, "ggwbwrrb"),
        ("ggwwrbrb", 0, "ggwwrrbb"),
        ("bggwwrrb", 0, "ggwwrrbb"),
        ("ggwwrrbb", 0, "ggwwrrbb"),
        ("gbwwrrbg", 1, "gwwrrbgb"),
        ("bggwbwrr", 3, "ggwbwrrb"),
    ],
)
def test_the_lower_marker_goes_on_top_and_the_markers_between_score(
    chute: str, points: int, after: str
) -> None:
    names = ["black", "green", "white", "red"]
    order = {name[0]: name for name in names}
    position = shipping(NEAR, chute=" ".join(order[letter] for letter in chute))
    assert f"demand-bonus seat=0 variety=black points={points}" in ship(position, ones=4)
    s = position.state()
    assert "".join(names[marker][0] for marker in s.chute) == after
    lower, upper = (place for place, letter in enumerate(after) if letter == "b")
    assert upper == 7
    assert upper - lower - 1 == points
    assert s.score[0] == points
    assert s.earned[0] == [0, 0, 0, points, 0, 0]


@pytest.mark.rule("D30")
@pytest.mark.parametrize(
    ("variety", "points"), [("black", 6), ("green", 4), ("white", 2), ("red", 0)]
)
def test_each_variety_has_its_own_demand(variety: str, points: int) -> None:
    position = shipping(NEAR, tiles=f"{variety[0]}1*4")
    preview = {"variety": variety, "bonus": points, "loaded": 2, "city": "yes"}
    assert position.preview(f"ship {variety}") == ("ship", preview)
    assert f"demand-bonus seat=0 variety={variety} points={points}" in ship(
        position, variety, ones=4
    )


# D31


@pytest.mark.rule("D31")
@pytest.mark.parametrize(("ones", "points"), [(6, 0), (8, 4), (10, 5), (18, 9)])
def test_from_four_crates_on_each_crate_loaded_scores_a_point(ones: int, points: int) -> None:
    position = shipping(tiles=f"b1*{ones}", board=NO_BLACK)
    events = ship(position, ones=ones)
    assert ("quantity-bonus" in " ".join(events)) == bool(points)
    s = position.state()
    assert s.earned[0] == [0, 0, 0, 6, points, 0]
    assert s.score[0] == 6 + points
    assert (f"quantity-bonus seat=0 points={points}" in events) == bool(points)


@pytest.mark.rule("D31")
@pytest.mark.parametrize(("ones", "points"), [(8, 0), (10, 4)])
def test_crates_loaded_count_not_crates_laid(ones: int, points: int) -> None:
    """Away from the city one crate fewer is loaded."""
    board = NO_BLACK.replace("w1 A> ##", "A> w1 ##")
    position = shipping(tiles=f"b1*{ones}", board=board)
    ship(position, ones=ones)
    assert position.state().earned[0][4] == points


@pytest.mark.rule("D31")
def test_a_bonus_of_one_point_is_told_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "T", dataclasses.replace(T, quantity_from=1))
    position = shipping(tiles="b1*4")
    assert "quantity-bonus seat=0 points=1" in ship(position, ones=4)
    assert position.state().earned[0][4] == 1


@pytest.mark.rule("D31")
@pytest.mark.parametrize(("recalled", "points"), [(0, 0), (1, 0), (2, 4), (3, 5)])
def test_recalled_crates_count_as_loaded(recalled: int, points: int) -> None:
    """Two crates are in the supply, five may be loaded."""
    position = shipping(tiles="b1*10", board=NO_BLACK, quays=[[0, 0], [8, 0], [0, 1]])
    ship(position, ones=10)
    for _ in range(recalled):
        position.apply("recall 1")
    if recalled < 3:
        position.apply("done")
    assert asked(position) == (1, "move")
    assert position.state().earned[0] == [0, 0, 0, 6, points, 0]


# D32


@pytest.mark.rule("D32")
@pytest.mark.parametrize(
    ("use", "spent", "loaded", "bonus"),
    [("none", 0, 1, 6), ("fresh", 1, 2, 6), ("double", 1, 1, 12), ("both", 2, 2, 12)],
)
def test_a_token_keeps_the_tea_fresh_or_doubles_the_demand_bonus(
    use: str, spent: int, loaded: int, bonus: int
) -> None:
    position = shipping(tiles="b1*4", tokens=3)
    ship(position, ones=4)
    assert notations(position) == ["use none", "use fresh", "use double", "use both"]
    assert position.preview(f"use {use}") == (
        "spend",
        {"use": use, "crates": loaded, "bonus": bonus},
    )
    events = event_texts(position.apply(f"use {use}"))
    assert events == [
        *([f"tokens-used seat=0 use={use}"] if spent else []),
        "crates-returned seat=0 crates=1",
        f"ship-loaded seat=0 crates={loaded}",
        f"demand-bonus seat=0 variety=black points={bonus}",
        "ships-scored seat=1 points=1",
    ]
    s = position.state()
    assert (s.tokens[0], s.reserve) == (3 - spent, 7 + spent)
    assert s.earned[0] == [0, 0, 0, bonus, 0, 0]
    assert s.used == 0


@pytest.mark.rule("D32")
def test_the_quantity_bonus_is_never_doubled() -> None:
    position = shipping(tiles="b1*8", board=NO_BLACK, tokens=1)
    ship(position, ones=8, use="double")
    assert position.state().earned[0] == [0, 0, 0, 12, 4, 0]


@pytest.mark.rule("D32")
def test_two_tokens_are_needed_for_both() -> None:
    position = shipping(tiles="b1*4", tokens=1)
    ship(position, ones=4)
    assert notations(position) == ["use none", "use fresh", "use double"]
    assert refused(position, "use both") == ("no-token", "D32")


@pytest.mark.rule("D32")
def test_without_tokens_nothing_is_asked() -> None:
    position = shipping(tiles="b1*4")
    position.apply("ship black")
    assert asked(position) == (1, "move")
    text = changed(
        decision="tokens",
        shipment={"variety": "black", "laid": [4, 0, 0], "on_table": True},
    )
    position = at(text)
    assert notations(position) == ["use none"]
    assert refused(position, "use fresh") == ("no-token", "D32")
    assert refused(position, "use double") == ("no-token", "D32")


@pytest.mark.rule("D32")
def test_fresh_changes_nothing_next_to_a_city() -> None:
    position = shipping(NEAR, tokens=2)
    ship(position, ones=4)
    assert notations(position) == ["use none", "use double"]
    assert refused(position, "use fresh") == ("fresh-changes-nothing", "D32")
    assert refused(position, "use both") == ("fresh-changes-nothing", "D32")


@pytest.mark.rule("D32")
def test_double_changes_nothing_at_bonus_zero() -> None:
    position = shipping(tiles="r1*4", tokens=2)
    ship(position, "red", ones=4)
    assert notations(position) == ["use none", "use fresh"]
    assert refused(position, "use double") == ("double-changes-nothing", "D32")
    assert refused(position, "use both") == ("double-changes-nothing", "D32")


@pytest.mark.rule("D32")
def test_double_at_bonus_one_changes_something() -> None:
    position = shipping(tokens=1, chute="green black white white red red black green")
    ship(position, ones=4)
    assert notations(position) == ["use none", "use fresh", "use double"]
    assert position.preview("use double")[1]["bonus"] == 2


@pytest.mark.rule("D32")
def test_fresh_changes_nothing_when_all_crates_are_loaded_without_it() -> None:
    """Eleven crates laid away from a city load ten, and ten is all there are."""
    board = NO_BLACK.replace("w1 A> ##", "A> w1 ##")
    position = shipping(tiles="b1*20 b2", tokens=2, board=board)
    ship(position, twos=1, ones=20)
    assert refused(position, "use fresh") == ("fresh-changes-nothing", "D32")
    assert notations(position) == ["use none", "use double"]
    position = shipping(tiles="b1*20", tokens=2, board=board)
    ship(position, ones=20)
    assert refused(position, "use fresh") is None


@pytest.mark.rule("D32")
def test_fresh_makes_a_single_crate_shippable() -> None:
    position = shipping(tiles="b1*2", tokens=1)
    assert notations(position) == ["ship black", "keep"]
    assert ship(position, ones=2)[1:4] == [
        "tokens-used seat=0 use=fresh",  # the only way, not asked
        "crates-returned seat=0 crates=1",
        "ship-loaded seat=0 crates=1",
    ]
    assert position.state().tokens[0] == 0


@pytest.mark.rule("D32")
def test_a_token_won_this_turn_may_be_used() -> None:
    position = at(BASE.replace("g1 A>", "g3 A>"), seat={0: {"tiles": "b1*2"}})
    position.apply("a2")
    assert notations(position) == ["ship black", "keep"]
    assert "tokens-used seat=0 use=fresh" in ship(position, ones=2)
    s = position.state()
    assert (s.tokens[0], s.reserve) == (0, 10)


@pytest.mark.rule("D32")
def test_tokens_are_used_with_a_shipment_only() -> None:
    position = shipping(tokens=2)
    assert refused(position, "use fresh") == ("not-asked", "")
    assert refused(at(seat={0: {"tokens": 1}}, reserve=9), "use double") == ("not-asked", "")


@pytest.mark.rule("D07")
def test_no_more_crates_are_promised_than_a_player_has() -> None:
    """Twelve crates close, ten can be on ships."""
    held = {0: {"tiles": "b1*13 b2*4 b3*1"}}
    position = at(changed(decision="ship", seat=held))
    assert position.preview("ship black")[1]["loaded"] == 10
    for action in ("ship black", "threes 1", "twos 4", "ones 13"):
        position.apply(action)
        if position.decision is not None and position.decision.name == "RECALL":
            break
    mine = position.view(0)["seats"][0]
    aboard = sum(quay["crates"][0] for quay in position.view(0)["quays"])
    assert mine["supply"] + aboard == 10
