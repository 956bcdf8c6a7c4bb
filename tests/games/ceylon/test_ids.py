"""The first and the last id of every type of action do what they say."""

from __future__ import annotations

from typing import Any

import pytest

from .positions import at, notations, run

BARE: dict[str, Any] = {
    "plants": "",
    "pawns": "- - -",
    "active": -1,
    "seats": {p: {"hand": ""} for p in range(3)},
}
FIRST = {**BARE, "pending": ["first 0", "first 1", "first 2", "deal 0"]}


@pytest.mark.parametrize(("nth", "where"), [(0, "a2"), (-1, "e4")])
def test_found(nth: int, where: str) -> None:
    position = at(**FIRST)
    assert notations(position)[nth] == f"found {where}"
    assert run(position, f"found {where}")[0] == f"first-plantation seat=0 hex={where}"


@pytest.mark.parametrize("hex_", ["a1", "e6"])
def test_plant_move_and_harvest(hex_: str) -> None:
    planting = at(pawns=f"{hex_} c3 c6", card="plant/trade")
    assert run(planting, "plant")[0] == f"planted seat=0 hex={hex_} cost=5"
    moving = at(card="plant/trade", seats={0: {"rupees": 20}})
    assert run(moving, "move", f"move {hex_}")[0].startswith(f"moved seat=0 origin=a2 hex={hex_}")
    planted = f"A:{hex_} A:c3 B:b4 C:c6"
    near = "b1" if hex_ == "a1" else "e5"
    harvesting = at(plants=planted, pawns=f"{near} b4 c6", card="harvest/plant")
    assert run(harvesting, "harvest") == [f"harvested seat=0 hex={hex_} tea=white"]


@pytest.mark.parametrize("tea", ["black", "white"])
def test_discard_and_spare(tea: str) -> None:
    seats = {0: {"tea": "bbggw"}}
    position = at(plants="A:a2 A:c2 B:c3 C:c6", card="harvest/plant", seats=seats)
    run(position, "harvest")
    assert run(position, f"discard {tea}") == [f"chest-discarded seat=0 tea={tea}"]
    sparing = at(
        tiles="trade move plant", card="trade/plant", wagons="4bgw - -", seats={0: {"tea": "bgw"}}
    )
    run(sparing, "use tile", f"spare {tea}")
    assert sum(sparing.state().tea[0]) == 1


@pytest.mark.parametrize(("side", "own", "others"), [
    ("plant/harvest", "plant", "harvest"), ("technology/councillor", "technology", "councillor"),
])  # fmt: skip
def test_play(side: str, own: str, others: str) -> None:
    card = "plant-harvest" if own == "plant" else "councillor-technology"
    position = at(seats={0: {"hand": card}})
    assert run(position, side) == [f"card-played seat=0 action={own} others={others}"]


@pytest.mark.parametrize(
    ("shape", "district", "last"), [("bee", "dimbula", False), ("wave", "uva", True)]
)
def test_terrain(shape: str, district: str, last: bool) -> None:
    position = at(
        **BARE, levels="0" * 32, terrain="players", open_shapes="bee arch pistol wave",
        pending=["shape 0", "shape 1", "shape 2", "shape 0",
                 "first 0", "first 1", "first 2", "deal 0"],
    )  # fmt: skip
    run(position, f"tile {shape}", f"in {district}")
    run(position, notations(position)[-1 if last else 0])
    peak = notations(position)[-1 if last else 0]
    (event,) = run(position, peak)
    assert event.startswith(f"terrain-built seat=0 shape={shape} district={district} cover=")
    assert event.endswith(f"hex={peak.removeprefix('peak ')}")
