"""Look-up tables for the rules, derived from a component set by ordinary loops."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from teahouse.core.components import ComponentSet, refused

from .components import KINDS_A_COMPANY, Components, checked, default
from .hexes import COVERS, HEXES, NEXT_TO, PLACES
from .state import COMPANIES, CONTRACTS, DISTRICTS, ActionKind, District, Shape

Row = tuple[int, ...]
Grid = tuple[Row, ...]
NEAR = 7  # a hex and the six around it


@dataclass(frozen=True)
class Tables:
    """Numbers the rules look up."""

    # The map (C02)
    district: Row  # of each hex
    hexes: Grid  # the eight hexes of each district, ascending
    near: Grid  # each hex and those next to it, ascending, -1 where there are fewer
    distance: tuple[Grid, ...]  # [district left out + 1][from][to], NO_WAY if one is out (C38)
    can_leave_out: Row  # districts that may be left out with two players
    # Elevation tiles (C03, C04): [shape][district][cover] = 1 where the tile can lie so
    fits: tuple[Grid, ...]
    cover: Grid  # the four places in a district of each cover
    # Cards and contracts, C07
    cards: Row
    all_cards: int
    hand: int
    wagons: int
    contracts: Row  # how many of each kind
    company: Row  # of each kind
    asks: Grid  # chests of each kind of contract, by tea
    pays: Row
    worth: Row
    # What a player has, C09 and C24
    start_rupees: int
    start_tea: Row
    markers: int
    free_after: Row  # markers gone when each contract space is free
    warehouse: int
    # Actions
    plant_cost: int
    councillor_cost: int
    technology_cost: int
    take_rupees: int
    technology_gift: int
    owner_point: int
    spaces: int  # of the technology track above the start
    plus_five: Row  # [space] = points for reaching it
    # Councillors (C40 to C47)
    step_cost: int
    more_rupees: int
    trade_premium: int
    technology_point: int
    lower_plant_cost: int
    lower_councillor_cost: int
    larger_warehouse: int
    # Starting tiles (C50, C52, C57)
    tile_number: Row  # of each kind
    tile_rupees: int
    tile_spaces: int
    # Scoring
    district_bonus: Row
    majority: Row  # by place, from 0
    companies: Row  # by number of companies, from 0
    leftover_marker: int


NO_WAY = 99


def _distances(district: Row, left_out: int) -> Grid:
    """Steps of the shortest way between any two hexes over hexes in play."""
    rows = []
    for start in range(HEXES):
        steps = [NO_WAY] * HEXES
        edge = [start] if district[start] != left_out else []
        reached = 0
        while edge:
            for here in edge:
                steps[here] = reached
            reached += 1
            edge = sorted(
                {
                    near
                    for here in edge
                    for near in NEXT_TO[here]
                    if steps[near] == NO_WAY and district[near] != left_out
                }
            )
        rows.append(tuple(steps))
    return tuple(rows)


def _turned(shape: tuple[tuple[int, int], ...], turn_over: bool) -> Iterator[list[tuple[int, int]]]:
    """A shape in its six rotations, and those of its back."""
    sides = [list(shape)] + ([[(r, q) for q, r in shape]] if turn_over else [])
    for side in sides:
        turned = side
        for _ in range(6):
            turned = [(-r, q + r) for q, r in turned]  # a sixth of a turn
            yield turned


def _covers(shape: tuple[tuple[int, int], ...], hexes: Row, turn_over: bool) -> Row:
    """Which of the covers of a district a shape can take (C04)."""
    places = [PLACES[h] for h in hexes]
    found = set()
    for side in _turned(shape, turn_over):
        for q0, r0 in places:
            moved = [(q - side[0][0] + q0, r - side[0][1] + r0) for q, r in side]
            if all(place in places for place in moved):
                found.add(tuple(sorted(places.index(place) for place in moved)))
    return tuple(int(cover in found) for cover in COVERS)


def _contract_rows(facts: Components) -> list[Row]:
    """Every kind of contract, four a company; kinds a company does not have count none."""
    rows: list[Row] = []
    for company in facts.contracts:
        none = [(0,) * 6] * (KINDS_A_COMPANY - len(company))
        rows += [*company, *none]
    return rows


def derive(found: ComponentSet) -> Tables:
    facts = checked(found)
    n = facts.single
    hexes = tuple(tuple(h for h in range(HEXES) if facts.grid[h] == d) for d in range(DISTRICTS))
    contracts = _contract_rows(facts)
    fits = tuple(
        tuple(_covers(shape, hexes[d], facts.turn_over) for d in range(DISTRICTS))
        for shape in facts.shapes
    )
    _check_fits(fits)
    return Tables(
        district=facts.grid,
        hexes=hexes,
        near=tuple(_padded(sorted((h, *NEXT_TO[h]))) for h in range(HEXES)),
        distance=tuple(_distances(facts.grid, out) for out in range(-1, DISTRICTS)),
        can_leave_out=facts.left_out,
        fits=fits,
        cover=COVERS,
        cards=facts.cards,
        all_cards=sum(facts.cards),
        hand=n["start.hand"],
        wagons=n["board.wagons"],
        contracts=tuple(row[5] for row in contracts),
        company=tuple(k // KINDS_A_COMPANY for k in range(CONTRACTS)),
        asks=tuple(row[:3] for row in contracts),
        pays=tuple(row[3] for row in contracts),
        worth=tuple(row[4] for row in contracts),
        start_rupees=n["start.rupees"],
        start_tea=facts.start_tea,
        markers=n["box.plantation_markers"],
        free_after=_free_after(facts.markers_on_space),
        warehouse=n["board.warehouse"],
        plant_cost=n["costs.plant"],
        councillor_cost=n["costs.councillor"],
        technology_cost=n["costs.technology"],
        take_rupees=n["income.take_rupees"],
        technology_gift=n["income.technology_gift"],
        owner_point=n["income.owner_point"],
        spaces=n["technology.spaces"],
        plus_five=tuple(
            n["technology_points.plus_five"] if k in facts.plus_five else 0
            for k in range(n["technology.spaces"] + 1)
        ),
        step_cost=n["councillors.move"],
        more_rupees=n["councillors.take_rupees"],
        trade_premium=n["councillors.trade"],
        technology_point=n["councillors.technology"],
        lower_plant_cost=n["councillors.plant_cost"],
        lower_councillor_cost=n["councillors.councillor_cost"],
        larger_warehouse=n["councillors.warehouse"],
        tile_number=tuple(facts.tile_numbers[kind.name.lower()] for kind in ActionKind),
        tile_rupees=n["starting_effects.rupees"],
        tile_spaces=n["starting_effects.technology"],
        district_bonus=facts.district_bonus,
        majority=facts.majority,
        companies=(0, *facts.companies),
        leftover_marker=n["scoring.leftover_marker"],
    )


def _check_fits(fits: tuple[Grid, ...]) -> None:
    for shape in Shape:
        for district in District:
            if not any(fits[shape][district]):
                path, name = f"shapes.{shape.name.lower()}", district.name.lower()
                words = f"{path} does not fit into {name} (C03)"
                raise refused(words, "component-no-fit", "C03", path=path, district=name)


def _padded(hexes: list[int]) -> Row:
    return tuple((hexes + [-1] * NEAR)[:NEAR])


def _free_after(markers_on_space: Row) -> Row:
    """C24: a space is free when all markers up to its last are gone; never, if there is none."""
    free = tuple(sum(markers_on_space[: k + 1]) for k in range(len(markers_on_space)))
    return (free + (NO_WAY,) * COMPANIES)[:COMPANIES]


T = derive(default())
