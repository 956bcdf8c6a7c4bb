"""Reads and checks the printed facts of Darjeeling."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from teahouse.core.components import (
    ComponentSet,
    check_length,
    check_order,
    check_sum,
    load,
    one_of,
    refused,
    which,
    whole_numbers,
)
from teahouse.core.errors import BadComponents, BadOption

from .crate_closing import MAX_THREES, MAX_TWOS
from .maps import parse_map
from .state import QUAYS, Variety

FILE = Path(__file__).with_name("components.toml")
MAPS = ("india", "sri_lanka", "china")
PLAYERS = (2, 3, 4, 5)
MOST_ONES = 31
MOST_TILES = 127  # in all
# Why values are refused, beyond what any game asks of them, with what the message is given
REFUSALS: dict[str, tuple[str, ...]] = {"component-tiles": ("path", "twos", "threes")}


@dataclass(frozen=True)
class Components:
    """The facts in typed form. Strips run from the bottom quay to the top quay."""

    tiles: tuple[tuple[int, int, int], ...]
    strips: dict[int, tuple[int, ...]]
    maps: dict[str, str]
    crates: int
    tokens: int
    costs: dict[str, int]
    scoring: dict[str, int]
    two_half: str


def default() -> ComponentSet:
    return load(FILE)


def checked(found: ComponentSet) -> Components:
    """The facts of a set, refused with the reason where they do not add up."""
    box = found.value("box")
    markers = "demand_markers_per_variety"
    whole_numbers(box[markers], f"box.{markers}", 2, 2)  # D30 speaks of the lower of two
    return Components(
        tiles=_tiles(found),
        strips={n: _strip(found, n) for n in PLAYERS},
        maps={name: _map(found, name) for name in MAPS},
        crates=whole_numbers(box["crates_per_player"], "box.crates_per_player", 2, 41)[0] - 1,
        tokens=whole_numbers(box["action_tokens"], "box.action_tokens", 0, 100)[0],
        costs=dict(_numbers(found, "costs", 0, 20).items()),
        scoring=_scoring(found),
        two_half=_two_half(found),
    )


def _numbers(found: ComponentSet, table: str, low: int, high: int) -> dict[str, int]:
    facts = [f for f in found.facts() if f.path.startswith(table + ".")]
    return {
        f.path.removeprefix(table + "."): whole_numbers(f.value, f.path, low, high, 1)[0]
        for f in facts
    }


def _scoring(found: ComponentSet) -> dict[str, int]:
    whole_numbers(found.value("scoring.target"), "scoring.target", 1, 1000)
    return _numbers(found, "scoring", 0, 1000)


def _tiles(found: ComponentSet) -> tuple[tuple[int, int, int], ...]:
    rows = []
    for variety in Variety:
        path = f"tiles.{variety.name.lower()}"
        ones, twos, threes = whole_numbers(found.value(path), path, 0, MOST_ONES, 3)
        if twos > MAX_TWOS or threes > MAX_THREES:
            raise refused(
                f"{path}: D24 knows {MAX_TWOS} two-half and {MAX_THREES} three-half tiles at most",
                "component-tiles", "D24", path=path, twos=MAX_TWOS, threes=MAX_THREES,
                **which(entry=2 if twos > MAX_TWOS else 3),
            )  # fmt: skip
        rows.append((ones, twos, threes))
    counted = sum(map(sum, rows))
    (said,) = whole_numbers(found.value("box.tea_tiles"), "box.tea_tiles", 1, MOST_TILES)
    check_sum("box.tea_tiles", said, counted, "tiles")
    return tuple(rows)


def _strip(found: ComponentSet, players: int) -> tuple[int, ...]:
    path = f"strips.{players}.multipliers"
    values = whole_numbers(found.value(path), path, 0, 9)
    check_length(path, values, players, QUAYS)
    check_order(path, values, "D04", falling=True)
    return tuple(reversed(values))


@contextmanager
def at_map(path: str) -> Iterator[None]:
    """What is wrong with a map is wrong with a value."""
    try:
        yield
    except BadOption as error:
        reason = error.reason
        if reason is not None:
            reason = replace(reason, params={**reason.params, "path": path})
        raise BadComponents(f"{path}: {error}", reason) from None


def _map(found: ComponentSet, name: str) -> str:
    path = f"maps.{name}.grid"
    grid = str(found.value(path))
    with at_map(path):
        cells = parse_map(grid)
    players: Any = found.value(f"maps.{name}.players")
    whole_numbers(players, f"maps.{name}.players", min(PLAYERS), max(PLAYERS))
    spaces = sum(1 for c in cells if c == 1)
    if spaces > sum(map(sum, _tiles(found))):
        words = f"{path}: {spaces} tile spaces, more than there are tiles"
        raise refused(words, "map-too-many", path=path)
    return grid


def _two_half(found: ComponentSet) -> str:
    path = "halves.two_half"
    return one_of(found.value(path), path, ("adjacent", "opposite"))
