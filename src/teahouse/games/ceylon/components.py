"""Reads and checks the printed facts of Ceylon."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from teahouse.core.components import (
    ComponentSet,
    check_most,
    check_sum,
    load,
    one_of,
    refused,
    which,
    whole_numbers,
)

from .hexes import COVERED, DIRECTIONS, DISTRICT_HEXES, HEXES, NEXT_TO, ROW_LENGTHS
from .state import (
    CARD_SIDES,
    COMPANIES,
    CONTRACTS,
    SEATS,
    STARTING_TILES,
    TEAS,
    WAGONS,
    ActionKind,
    District,
    Shape,
)

FILE = Path(__file__).with_name("components.toml")
CARD_NAMES = tuple(
    f"{ActionKind(a).name.lower()}_{ActionKind(b).name.lower()}" for a, b in CARD_SIDES
)
CONTRACT_ROW = 6  # black, green, white, rupees, points, how many
CHESTS = 3  # a contract asks for
KINDS_A_COMPANY = CONTRACTS // COMPANIES
LETTERS = "DRKU"
# Why values are refused, beyond what any game asks of them, with what the message is given
REFUSALS: dict[str, tuple[str, ...]] = {
    "component-same-chests": ("path",),
    "component-chests": ("path", "n"),
    "component-rows": ("path", "n", "lengths"),
    "component-district": ("path", "district", "letter", "n"),
    "component-apart": ("path", "district"),
    "component-hexes": ("path", "n"),
    "component-no-fit": ("path", "district"),
    "component-dearer": ("path", "n"),
    "component-smaller": ("path", "n"),
    "component-torn-district": ("path", "district"),
    "component-torn-tile": ("path",),
}

Row = tuple[int, ...]
Spot = TypeVar("Spot", int, tuple[int, int])  # a hex by its number, or by its steps from another


@dataclass(frozen=True)
class Components:
    """The facts in typed form."""

    cards: Row
    contracts: tuple[tuple[Row, ...], ...]  # by company
    grid: Row  # district of each hex
    shapes: tuple[tuple[tuple[int, int], ...], ...]
    turn_over: bool
    left_out: Row
    start_tea: Row
    markers_on_space: Row
    plus_five: Row
    tile_numbers: dict[str, int]
    district_bonus: Row
    majority: Row
    companies: Row
    single: dict[str, int]  # every single number by its path


def default() -> ComponentSet:
    return load(FILE)


def checked(found: ComponentSet) -> Components:
    """The facts of a set, refused with the reason where they do not add up."""
    single = _single_numbers(found)
    grid = _grid(found)
    return Components(
        cards=_cards(found, single),
        contracts=_contracts(found, single),
        grid=grid,
        shapes=tuple(_shape(found, shape.name.lower()) for shape in Shape),
        turn_over=_turn_over(found),
        left_out=_left_out(found, grid),
        start_tea=_row(found, "start.tea", 0, single["board.warehouse"], TEAS),
        markers_on_space=_markers_on_space(found, single),
        plus_five=_row(found, "technology.plus_five", 1, single["technology.spaces"], None),
        tile_numbers=_tile_numbers(found),
        district_bonus=_row(found, "scoring.district_bonus", 0, 100, SEATS),
        majority=_row(found, "scoring.majority", 0, 100, SEATS),
        companies=_row(found, "scoring.companies", 0, 100, COMPANIES),
        single=single,
    )


# What a councillor makes cheaper (C45, C46), beside the price without him
CHEAPER = {
    "councillors.plant_cost": "costs.plant",
    "councillors.councillor_cost": "costs.councillor",
}


def sensible(found: ComponentSet) -> None:
    """Districts and tiles are in one piece, and a councillor is never a disadvantage."""
    _check_pieces(found)
    for path, plain in CHEAPER.items():
        n = int(found.value(plain))
        if int(found.value(path)) > n:
            words = f"{path}: without the councillor it costs {n}, so he would make it dearer"
            raise refused(words, "component-dearer", path=path, n=n)
    path, n = "councillors.warehouse", int(found.value("board.warehouse"))
    if int(found.value(path)) < n:
        words = f"{path}: without the councillor the warehouse holds {n}"
        raise refused(words, "component-smaller", path=path, n=n)


def _check_pieces(found: ComponentSet) -> None:
    """Nothing that is printed on one piece of the map or of card is in two."""
    grid = _grid(found)
    for district in District:
        if not hangs_together([h for h in range(HEXES) if grid[h] == district]):
            path, name = "map.grid", district.name.lower()
            words = f"{path}: {name} is torn apart"
            raise refused(words, "component-torn-district", path=path, district=name)
    for shape in Shape:
        steps = _shape(found, shape.name.lower())
        if len(connected(steps, lambda step: beside(*step))) != len(steps):
            path = f"shapes.{shape.name.lower()}"
            raise refused(f"{path}: the tile is torn apart", "component-torn-tile", path=path)


LIMITS = {
    "box.action_cards": (SEATS * 3 + 1, 120),
    "box.contracts": (0, 120),
    "box.plantation_markers": (2, 20),
    "start.rupees": (0, 100),
    "start.hand": (1, 3),
    "board.warehouse": (1, 20),
    "board.wagons": (1, WAGONS),
    "technology.spaces": (1, 20),
    "councillors.warehouse": (1, 20),
}
ANY_NUMBER = (0, 50)


def _single_numbers(found: ComponentSet) -> dict[str, int]:
    return {
        fact.path: whole_numbers(fact.value, fact.path, *LIMITS.get(fact.path, ANY_NUMBER))[0]
        for fact in found.facts()
        if isinstance(fact.value, int)
    }


def _row(found: ComponentSet, path: str, low: int, high: int, length: int | None) -> Row:
    return tuple(whole_numbers(found.value(path), path, low, high, length))


def _cards(found: ComponentSet, single: dict[str, int]) -> Row:
    counts = tuple(single[f"cards.{name}"] for name in CARD_NAMES)
    check_sum("box.action_cards", single["box.action_cards"], sum(counts), "cards")
    return counts


def _contracts(found: ComponentSet, single: dict[str, int]) -> tuple[tuple[Row, ...], ...]:
    companies = tuple(_company(found, f"contracts.{c + 1}.tiles") for c in range(COMPANIES))
    counted = sum(row[-1] for rows in companies for row in rows)
    check_sum("box.contracts", single["box.contracts"], counted, "contracts")
    return companies


def _company(found: ComponentSet, path: str) -> tuple[Row, ...]:
    rows = tuple(
        tuple(whole_numbers(row, path, 0, 60, CONTRACT_ROW, n))
        for n, row in enumerate(found.value(path), 1)
    )
    check_most(path, rows, KINDS_A_COMPANY)
    asked = [row[:TEAS] for row in rows]
    for n, chests in enumerate(asked, 1):
        if sum(chests) != CHESTS:
            words = f"{path}: a contract asks for {CHESTS} chests, not {chests}"
            raise refused(words, "component-chests", path=path, n=CHESTS, **which(n))
        if chests in asked[: n - 1]:
            words = f"{path}: each kind of contract asks for other chests"
            raise refused(words, "component-same-chests", path=path, **which(n))
    return rows


def _grid(found: ComponentSet) -> Row:
    path = "map.grid"
    rows = str(found.value(path)).strip("\n").split("\n")
    words = [row.split() for row in rows]
    if tuple(len(row) for row in words) != ROW_LENGTHS:
        n, lengths = len(ROW_LENGTHS), ", ".join(map(str, ROW_LENGTHS))
        wrong = f"{path}: {n} rows of {lengths} hexes are needed"
        raise refused(wrong, "component-rows", path=path, n=n, lengths=lengths)
    letters = [word for row in words for word in row]
    for letter, district in zip(LETTERS, District, strict=True):
        if letters.count(letter) != DISTRICT_HEXES:
            name = district.name.lower()
            raise refused(
                f"{path}: {name} ({letter}) needs {DISTRICT_HEXES} hexes",
                "component-district", path=path, district=name, letter=letter, n=DISTRICT_HEXES,
            )  # fmt: skip
    return tuple(LETTERS.index(letter) for letter in letters)


def _shape(found: ComponentSet, name: str) -> tuple[tuple[int, int], ...]:
    path = f"shapes.{name}"
    steps = [tuple(whole_numbers(step, path, -3, 3, 2)) for step in found.value(path)]
    if len(set(steps)) != COVERED:
        words = f"{path}: {COVERED} different hexes are needed"
        raise refused(words, "component-hexes", path=path, n=COVERED)
    return tuple((q, r) for q, r in steps)


def _turn_over(found: ComponentSet) -> bool:
    path = "elevation.turn_over"
    return one_of(found.value(path), path, ("yes", "no")) == "yes"


def _left_out(found: ComponentSet, grid: Row) -> Row:
    path = "two_players.left_out"
    names = [str(name) for name in found.value(path)]
    known = {d.name.lower(): int(d) for d in District}
    if not names or len(set(names)) != len(names) or not set(names) <= set(known):
        words = f"{path} names districts, each once"
        raise refused(words, "component-some", path=path, choices=", ".join(known))
    for name in names:
        if not hangs_together([h for h in range(HEXES) if grid[h] != known[name]]):
            words = f"map.grid: without {name} the map falls apart (C02)"
            raise refused(words, "component-apart", "C02", path="map.grid", district=name)
    return tuple(known[name] for name in names)


def hangs_together(hexes: list[int]) -> bool:
    """Whether one can walk from each of these hexes to all others over them."""
    return len(connected(hexes, lambda h: NEXT_TO[h])) == len(hexes)


def connected(places: Sequence[Spot], near: Callable[[Spot], Iterable[Spot]]) -> set[Spot]:
    """The places one can walk to from the first one over the others."""
    reached, edge = {places[0]}, [places[0]]
    while edge:
        for there in near(edge.pop()):
            if there in places and there not in reached:
                reached.add(there)
                edge.append(there)
    return reached


def beside(q: int, r: int) -> list[tuple[int, int]]:
    return [(q + dq, r + dr) for dq, dr in DIRECTIONS]


def _markers_on_space(found: ComponentSet, single: dict[str, int]) -> Row:
    path = "spaces.markers_on_space"
    counts = _row(found, path, 1, 20, None)
    check_most(path, counts, COMPANIES)
    check_sum("box.plantation_markers", single["box.plantation_markers"], sum(counts), path)
    return counts


def _tile_numbers(found: ComponentSet) -> dict[str, int]:
    """C57."""
    names = [kind.name.lower() for kind in ActionKind]
    numbers = {name: int(found.value(f"starting_tiles.{name}")) for name in names}
    if sorted(numbers.values()) != list(range(1, STARTING_TILES + 1)):
        path, high = "starting_tiles", STARTING_TILES
        words = f"{path}: the numbers 1 to {high}, each once"
        raise refused(words, "component-each", "C57", path=path, low=1, high=high)
    return numbers
