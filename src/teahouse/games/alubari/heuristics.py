"""What looks good in Alubari: an estimate of the final half points, and weights for actions.

Rules in style and use, so that the search runs them compiled. Weights are hundredths of a half
point.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from enum import IntEnum
from pathlib import Path

from teahouse.core.decisions import by_action, cases

from .actions import CODEC, Build, Buy, Done, Extra, Lay, Place, Strengthen, Use
from .rules.build import is_laid
from .rules.contract_matching import completed_contracts
from .rules.pending import actor
from .rules.scoring import half_points
from .rules.supply import rubble_left
from .rules.weather_and_rates import excavation_rate, harvest_halves
from .state import (
    CONTRACTS,
    EQUIPMENTS,
    GOODS,
    NO_CARD,
    NOBODY,
    OFFICE,
    ROOM,
    SECTIONS,
    SHED,
    SOURCES,
    STATIONS,
    Area,
    Good,
    Phase,
    Source,
    State,
)
from .tables import T

FILE = Path(__file__).with_suffix(".toml")


@dataclass(frozen=True)
class Weights:
    """Every number the estimate and the priors use."""

    iron: int
    stone: int
    rubble: int
    steel: int
    chai: int
    contract: int
    equipment: int
    hand: int
    prior_a: int
    prior_b: int
    prior_c: int
    prior_d: int
    prior_e: int
    prior_f: int
    prior_g: int
    prior_use: int
    prior_strengthen: int
    prior_lay: int
    prior_build: int
    prior_buy: int
    prior_done: int
    areas: tuple[int, ...] = field(init=False, repr=False)  # the priors by `Area`

    def __post_init__(self) -> None:
        areas = tuple(getattr(self, f"prior_{area.name.lower()}") for area in Area)
        object.__setattr__(self, "areas", areas)


def load(path: Path = FILE) -> Weights:
    data = tomllib.loads(path.read_text("utf-8"))
    return Weights(**data["estimate"], **{f"prior_{k}": v for k, v in data["prior"].items()})


W = load()


def still_to_play(s: State) -> float:
    """How much of the game is left, from 1 at the start to 0: by the railway."""
    free = 0
    for k in range(SECTIONS):
        if s.section[k] == NOBODY:
            free += 1
    return free / SECTIONS


def goods_worth(s: State, seat: int) -> float:
    """What goods may still become."""
    hundredths = s.goods[seat][Good.IRON] * W.iron + s.goods[seat][Good.STONE] * W.stone
    hundredths += s.goods[seat][Good.RUBBLE] * W.rubble + s.goods[seat][Good.STEEL] * W.steel
    hundredths += s.goods[seat][Good.CHAI] * W.chai + s.third_next[seat] * W.hand
    return hundredths / 100


def cards_worth(s: State, seat: int) -> float:
    """Contracts and equipment still good for something."""
    hundredths = 0
    for card in range(CONTRACTS):
        if s.contract[card] == seat and s.tilted[card] == 0:
            hundredths += W.contract
    for card in range(EQUIPMENTS):
        if s.equipment[card] == seat:
            hundredths += W.equipment
    return hundredths / 100


class Worth(IntEnum):
    """What has brought no points yet, behind the sources of those that would be scored."""

    GOODS = SOURCES
    CARDS = SOURCES + 1


TERMS = tuple(term.name.lower() for term in (*Source, *Worth))


def parts(s: State, seat: int, terms: list[float]) -> int:
    """The half points a seat can expect to have in the end, by source: what would be scored now,
    and what goods and cards may still become."""
    terms[Worth.GOODS] = terms[Worth.CARDS] = 0.0
    if s.phase == Phase.OVER:
        for source in range(SOURCES):
            terms[source] = s.scored[seat][source] + 0.0
        return SOURCES + 2
    completed = completed_contracts(s, seat)
    for source in range(SOURCES):
        terms[source] = half_points(s, seat, source, completed) + 0.0
    fading = min(1.0, 3 * still_to_play(s))
    terms[Worth.GOODS] = goods_worth(s, seat) * fading
    terms[Worth.CARDS] = cards_worth(s, seat) * fading
    return SOURCES + 2


def sent(s: State, seat: int, area: int) -> int:
    """How many labourers of a seat stand in an area."""
    n = 0
    for room in range(area * ROOM, (area + 1) * ROOM):
        if s.labourer[room] == seat:
            n += 1
    return n


def crowd(s: State, area: int) -> int:
    """How many labourers stand in an area."""
    n = 0
    for room in range(area * ROOM, (area + 1) * ROOM):
        if s.labourer[room] != NOBODY:
            n += 1
    return n


def pays_station(s: State, seat: int, station: int) -> bool:
    """Whether an area is free, open and within means, discounts left aside."""
    if s.station[station] != NOBODY or not is_laid(s, T.opened_by[station]):
        return False
    for good in range(GOODS):
        if s.goods[seat][good] < T.station_cost[station][good]:
            return False
    return True


def pays_equipment(s: State, seat: int, card: int) -> bool:
    """The same for an equipment."""
    if s.equipment[card] != SHED:
        return False
    for good in range(GOODS):
        if s.goods[seat][good] < T.equipment_cost[card][good]:
            return False
    return True


def can_build(s: State, seat: int) -> bool:
    for station in range(STATIONS):
        if pays_station(s, seat, station):
            return True
    for card in range(EQUIPMENTS):
        if pays_equipment(s, seat, card):
            return True
    return False


def yard_hope(s: State) -> float:
    """Area A: what those before leave."""
    left = s.yard[0] + s.yard[1] + s.yard[2] - 3 * crowd(s, Area.A)
    return min(1.0, max(0.05, left / 3))


def dig_hope(s: State, seat: int) -> float:
    """Area B: by the excavation rate, as long as there is rubble; later it is a build space."""
    if s.builds != 0:
        return build_hope(s, seat)
    rate = excavation_rate(s)
    return max(0.2, rate / 3) if rubble_left(s) > rate * crowd(s, Area.B) else 0.05


def works_hope(s: State, seat: int) -> float:
    """Area C: steps to be made with what is there and what comes before."""
    iron = s.goods[seat][Good.IRON] + 2 * sent(s, seat, Area.A)
    rubble = s.goods[seat][Good.RUBBLE] + excavation_rate(s) * sent(s, seat, Area.B)
    steps = iron // 3 + rubble // 4 - 3 * sent(s, seat, Area.C)
    return min(1.5, max(0.05, steps * 0.6))


def track_hope(s: State, seat: int) -> float:
    """Area D: bars to lay, those of the works of this round too."""
    bars = s.goods[seat][Good.STEEL] - 2 * sent(s, seat, Area.D)
    if sent(s, seat, Area.C) > 0:
        bars += (s.goods[seat][Good.IRON] + 2 * sent(s, seat, Area.A)) // 3
    return min(2.0, max(0.05, bars * 0.9))


def build_hope(s: State, seat: int) -> float:
    """Area E: whether anything can be paid now, or perhaps by then."""
    if sent(s, seat, Area.E) > 0:
        return 0.15
    if can_build(s, seat):
        return 1.6
    return 0.4 if sent(s, seat, Area.A) + sent(s, seat, Area.C) > 0 else 0.1


def post_hope(s: State) -> float:
    """Area F: contracts those before leave."""
    cards = 0
    for place in range(OFFICE):
        if s.office[place] != NO_CARD:
            cards += 1
    return 1.0 if cards > crowd(s, Area.F) else 0.05


def chaiwala_hope(s: State, seat: int) -> float:
    """Area G: leaves by the harvest rate, or leaves turned into Chai."""
    hope = harvest_halves(s) // 2 * 0.6
    if s.goods[seat][Good.LEAVES] > 1 and s.goods[seat][Good.CHAI] < 2:
        hope = max(hope, 0.8)
    return max(0.05, hope)


# How much a labourer could do in an area.
hope = cases(
    "hope",
    {"s": State, "seat": int, "area": int},
    "area",
    {
        Area.A: yard_hope,
        Area.B: dig_hope,
        Area.C: works_hope,
        Area.D: track_hope,
        Area.E: build_hope,
        Area.F: post_hope,
        Area.G: chaiwala_hope,
    },
    float,
)


def place_weight(s: State, room: int) -> float:
    area = room // ROOM
    return W.areas[area] / 100 * hope(s, actor(s), area)


def use_weight() -> float:
    return W.prior_use / 100


def lay_weight() -> float:
    return W.prior_lay / 100


def build_weight(station: int) -> float:
    return 1.0 + T.station_points[station] * W.prior_build / 100


def buy_weight() -> float:
    return W.prior_buy / 100


def strengthen_weight() -> float:
    return W.prior_strengthen / 100


def done_weight() -> float:
    return W.prior_done / 100


# How promising a legal action looks, by its type.
prior = by_action(
    "prior",
    State,
    CODEC,
    {
        Place: place_weight,
        Use: use_weight,
        Lay: lay_weight,
        Build: build_weight,
        Buy: buy_weight,
        Strengthen: strengthen_weight,
        Extra: 3.0,
        Done: done_weight,
    },
    otherwise=1.0,
)
