"""Elevation tiles: C03 to C05."""

from __future__ import annotations

from collections import Counter

import pytest

from teahouse.core.game import Position
from teahouse.games.ceylon.hexes import COVERS, PLACES, cover_name
from teahouse.games.ceylon.rules.terrain import cover_of, ways_to_lie
from teahouse.games.ceylon.state import DISTRICTS, District, Shape
from teahouse.games.ceylon.tables import T

from .positions import GAME, asked, event_texts, notations, run, why


def levels_by_district(position: Position) -> list[Counter[int]]:
    level = position.state().level
    return [Counter(level[h] for h in T.hexes[d]) for d in range(DISTRICTS)]


@pytest.mark.rule("C03")
@pytest.mark.parametrize("seed", range(12))
def test_every_district_has_four_three_and_one_hex_of_each_level(seed: int) -> None:
    position = GAME.new(players=3, seed=seed)
    assert levels_by_district(position) == [Counter({0: 4, 1: 3, 2: 1})] * 4
    two = GAME.new(players=2, seed=seed)
    flat = [d for d in District if levels_by_district(two)[d] == Counter({0: 8})]
    assert [d.name.lower() for d in flat] == [two.view(None)["left_out"]]


@pytest.mark.rule("C03")
@pytest.mark.parametrize(("players", "drawn"), [(2, 3), (3, 4), (4, 4)])
def test_one_large_tile_is_drawn_for_each_district_in_play(players: int, drawn: int) -> None:
    left = Counter[str]()
    for seed in range(40):
        position = GAME.new(players=players, seed=seed)
        laid = [n for n in position.view(None)["terrain"]["laid"].values() if n]
        assert len(set(laid)) == drawn
        left.update({s.name.lower() for s in Shape} - set(laid))
        events = [e for e in event_texts(position.opening()) if e.startswith("shape-drawn")]
        assert sorted(events) == sorted(f"shape-drawn shape={n}" for n in laid)
    assert len(left) == 5  # any tile can stay in the box


@pytest.mark.rule("C03")
def test_covers_are_the_tile_turned_and_turned_over() -> None:
    assert [[ways_to_lie(shape, d) for d in range(4)] for shape in range(5)] == [
        [5, 4, 5, 3],
        [4, 4, 4, 2],
        [12, 11, 10, 7],
        [4, 4, 6, 3],
        [3, 2, 3, 2],
    ]


def distances(places: list[tuple[int, int]]) -> list[int]:
    """The steps between all pairs: the same however a tile is turned."""
    return sorted(
        (abs(a[0] - b[0]) + abs(a[1] - b[1]) + abs(sum(a) - sum(b))) // 2
        for i, a in enumerate(places)
        for b in places[:i]
    )


@pytest.mark.rule("C03")
@pytest.mark.parametrize("shape", list(Shape))
def test_every_cover_has_the_shape_of_its_tile(shape: Shape) -> None:
    steps = GAME.components.value(f"shapes.{shape.name.lower()}")
    expected = distances([(q, r) for q, r in steps])
    for d in range(DISTRICTS):
        for cover, fits in enumerate(T.fits[shape][d]):
            places = [PLACES[T.hexes[d][k]] for k in COVERS[cover]]
            if fits:
                assert distances(places) == expected


@pytest.mark.rule("C03")
def test_no_cover_fits_two_tiles() -> None:
    for d in range(DISTRICTS):
        for cover in range(len(COVERS)):
            assert sum(T.fits[shape][d][cover] for shape in Shape) <= 1


@pytest.mark.rule("C04")
def test_random_terrain_takes_every_way_to_lie_and_every_peak() -> None:
    ways: Counter[tuple[int, int, int]] = Counter()
    peaks: Counter[int] = Counter()
    for seed in range(1500):
        s = GAME.new(players=4, seed=seed).state()
        for d in range(DISTRICTS):
            cover = cover_of(s, d)
            ways[s.laid[d], d, cover] += 1
            peaks[[s.level[T.hexes[d][k]] for k in COVERS[cover]].index(2)] += 1
    possible = {
        (shape, d, cover)
        for shape in range(5)
        for d in range(4)
        for cover in range(70)
        if T.fits[shape][d][cover]
    }
    assert set(ways) == possible
    assert all(1300 < peaks[k] < 1700 for k in range(4))
    # The bee lies in Dimbula in a fifth of all games, in each of its five ways equally often.
    bee = [n for (shape, d, _), n in ways.items() if (shape, d) == (Shape.BEE, 0)]
    assert sum(bee) == pytest.approx(300, abs=60)
    assert min(bee) > 30


@pytest.mark.rule("C04")
def test_random_terrain_is_told() -> None:
    position = GAME.new(players=4, seed=2)
    s = position.state()
    events = [e for e in event_texts(position.opening()) if e.startswith("terrain-drawn")]
    names = list(position.view(None)["terrain"]["laid"].values())
    covers = [cover_name(cover_of(s, d)) for d in range(4)]
    assert events == [
        f"terrain-drawn shape={names[d]} district={District(d).name.lower()} "
        f"cover={covers[d]} hex={peak}"
        for d, peak in enumerate(["a1", "e2", "b6", "e6"])
    ]


@pytest.mark.rule("C05")
def test_players_build_in_turn_order_until_every_district_has_a_tile() -> None:
    position = GAME.new(players=3, seed=1, terrain="players", first=1)
    view = position.view(None)
    assert len(view["terrain"]["open"]) == 4
    assert [(f["decision"], f["seat"]) for f in view["pending"]] == [
        ("shape", 1), ("shape", 2), ("shape", 0), ("shape", 1),
        ("first", 1), ("first", 2), ("first", 0), ("deal", 1),
    ]  # fmt: skip
    builders = []
    while asked(position)[1] != "first":
        if asked(position)[1] == "shape":
            builders.append(position.actor)
        run(position, notations(position)[-1])
    assert builders == [1, 2, 0]  # the last tile is not asked for
    assert levels_by_district(position) == [Counter({0: 4, 1: 3, 2: 1})] * 4
    assert asked(position) == (1, "first")


@pytest.mark.rule("C05")
def test_a_tile_a_district_its_place_and_the_peak_are_chosen() -> None:
    position = GAME.new(players=4, seed=3, terrain="players", first=0)
    shapes = position.view(None)["terrain"]["open"]
    closed = next(s.name.lower() for s in Shape if s.name.lower() not in shapes)
    assert notations(position) == [f"tile {name}" for name in shapes]
    assert why(position, f"tile {closed}") == "shape-not-open C05"
    run(position, f"tile {shapes[1]}")
    assert asked(position) == (0, "site")
    assert position.view(2)["under_way"]["shape"] == shapes[1]
    assert notations(position) == ["in dimbula", "in ruhuna", "in kandy", "in uva"]
    run(position, "in kandy")
    assert asked(position) == (0, "cover")
    assert position.view(2)["under_way"]["district"] == "kandy"
    number = Shape[shapes[1].upper()]
    fitting = [k for k in range(70) if T.fits[number][District.KANDY][k]]
    assert notations(position) == [f"cover {cover_name(k)}" for k in fitting]
    wrong = next(k for k in range(70) if k not in fitting)
    assert why(position, f"cover {cover_name(wrong)}") == "not-the-shape C03"
    hexes = [T.hexes[District.KANDY][k] for k in COVERS[fitting[0]]]
    names = [str(GAME.codec.actions[79 + h]).removeprefix("peak ") for h in hexes]
    assert position.preview(f"cover {cover_name(fitting[0])}") == (
        "cover",
        {"hexes": " ".join(names)},
    )
    run(position, f"cover {cover_name(fitting[0])}")
    assert asked(position) == (0, "peak")
    assert notations(position) == [f"peak {n}" for n in names]
    assert why(position, "peak a1") == "not-on-the-tile C03"
    assert position.view(None)["terrain"]["laid"]["kandy"] == shapes[1]
    where = f"shape={shapes[1]} district=kandy cover={cover_name(fitting[0])} hex={names[2]}"
    assert run(position, f"peak {names[2]}") == [f"terrain-built seat=0 {where}"]
    assert position.state().level[hexes[2]] == 2
    assert asked(position) == (1, "shape")
    assert notations(position) == [f"tile {n}" for n in shapes if n != shapes[1]]
    run(position, notations(position)[0])
    assert notations(position) == ["in dimbula", "in ruhuna", "in uva"]
    assert why(position, "in kandy") == "district-built C05"


@pytest.mark.rule("C05")
@pytest.mark.rule("C02")
def test_with_two_players_three_tiles_are_built() -> None:
    position = GAME.new(players=2, seed=3, terrain="players", left_out="uva", first=1)
    assert len(position.view(None)["terrain"]["open"]) == 3
    shapes = [f["seat"] for f in position.view(None)["pending"] if f["decision"] == "shape"]
    assert shapes == [1, 0, 1]
    run(position, notations(position)[0])
    assert notations(position) == ["in dimbula", "in ruhuna", "in kandy"]
    assert why(position, "in uva") == "district-out C02"


@pytest.mark.rule("C05")
@pytest.mark.rule("C48")
def test_in_the_variant_the_lowest_tile_builds_first() -> None:
    position = GAME.new(players=3, seed=4, terrain="players", starting_tiles=True)
    view = position.view(None)
    numbers = [seat["starting_number"] for seat in view["seats"]]
    first = numbers.index(min(numbers))
    building = [f["seat"] for f in view["pending"] if f["decision"] == "shape"]
    assert building == [(first + k) % 3 for k in range(4)]  # turn order, not by number
