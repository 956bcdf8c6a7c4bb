"""What looks good in Darjeeling: an estimate of the final points, and weights for actions.

Rules in style and use, so that the search runs them compiled. Weights are hundredths of a point.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path

from teahouse.core.decisions import by_action

from .actions import CODEC, Collect, LayOnes, LayThrees, LayTwos, Ship, Spend
from .rules.collector import direction_to, turning_cost, way_cost
from .rules.demand import demand_bonus
from .rules.shipment import next_to_city
from .state import N_SOURCES, Cell, Decision, Source, State, Use, halves_of, kind_of
from .tables import T

FILE = Path(__file__).with_suffix(".toml")


@dataclass(frozen=True)
class Weights:
    """Every number the estimate and the priors use, in hundredths of a point."""

    turns_at_quay: int
    half: int
    closed: int
    token: int
    near_city: int
    pace: int
    prior_halves: int
    prior_match: int
    prior_cost: int
    prior_ship: int


def load(path: Path = FILE) -> Weights:
    data = tomllib.loads(path.read_text("utf-8"))
    return Weights(**data["estimate"], **{f"prior_{k}": v for k, v in data["prior"].items()})


W = load()


def turns_left(s: State) -> float:
    """How many turns each player still has, by the pace of the leader."""
    best = -1000
    for seat in range(s.players):
        best = max(best, s.score[seat])
    left = (s.target - best) / max(1, W.pace)
    return max(0.5, min(left, s.round_limit - s.round + 0.0))


def ship_future(s: State, seat: int, turns: float) -> float:
    """What the crates on ships will bring while their ships slide down."""
    stay = W.turns_at_quay / 100 * 2 / s.players
    expected = 0.0
    for quay in range(T.quays[s.players]):
        left, here = turns, quay
        each = 0.0
        while left > 0.0 and here >= 0:
            spent = min(stay, left)
            each += spent * T.multiplier[s.players][here]
            left -= spent
            here -= 1
        expected += each * s.aboard[quay][seat]
    return expected


def tile_future(s: State, seat: int, turns: float) -> float:
    """What the tiles behind the screen may bring, less what they cost if the game ends first."""
    hundredths = 0
    halves_held = 0
    for variety in range(4):
        halves = 0
        for size in range(1, 4):
            halves += size * s.tiles[seat][kind_of(variety, size)]
        halves_held += halves
        crates = halves // 2
        hundredths += halves * W.half + crates * (W.closed + 10 * demand_bonus(s, variety))
    soon = min(1.0, turns / 4)
    return hundredths / 100 * soon - halves_held * (1.0 - soon)


class Term(IntEnum):
    """Where the expected points come from; those of tiles and of half crates are one."""

    SHIPS = Source.SHIPS
    TURNING = Source.TURNING
    PASSING = Source.PASSING
    DEMAND = Source.DEMAND
    QUANTITY = Source.QUANTITY
    TILES = Source.HALVES
    TOKENS = N_SOURCES
    CITY = N_SOURCES + 1


TERMS = tuple(term.name.lower() for term in Term)


def parts(s: State, seat: int, terms: list[float]) -> int:
    """The points a seat can expect to have in the end, by source."""
    for source in range(N_SOURCES):
        terms[source] = s.earned[seat][source] + 0.0
    terms[Term.TOKENS] = terms[Term.CITY] = 0.0
    if s.asked != Decision.OVER:
        turns = turns_left(s)
        terms[Term.SHIPS] += ship_future(s, seat, turns)
        terms[Term.TILES] += tile_future(s, seat, turns)
        terms[Term.TOKENS] = s.tokens[seat] * W.token / 100
        if s.collector[seat] >= 0 and next_to_city(s, seat):
            terms[Term.CITY] = W.near_city / 100
    return N_SOURCES + 2


def tile_weight(s: State, kind: int) -> float:
    owned = 0
    for size in range(1, 4):
        owned += size * s.tiles[s.actor][kind // 3 * 3 + size - 1]
    return halves_of(kind) * (W.prior_halves + W.prior_match * min(owned, 6)) / 100


def move_weight(s: State, cell: int) -> float:
    weight = 1.0 + tile_weight(s, s.cells[cell] - Cell.TILE)
    if s.asked == Decision.MOVE:
        direction = direction_to(s.collector[s.actor], cell)
        cost = way_cost(s, cell) + turning_cost(s.facing[s.actor], direction)
        weight -= cost * W.prior_cost / 100
    return max(0.05, weight)


def ship_weight() -> float:
    return W.prior_ship / 100


def threes_weight(tiles: int) -> float:
    return 1.0 + 3 * tiles


def smaller_weight(tiles: int) -> float:
    """Ones too: they make crates of two halves."""
    return 1.0 + 2 * tiles


def spending_weight(use: int) -> float:
    return 1.0 if use == Use.NONE else 2.0


# How promising a legal action looks, by its type.
prior = by_action(
    "prior",
    State,
    CODEC,
    {
        Collect: move_weight,
        Ship: ship_weight,
        LayThrees: threes_weight,
        LayTwos: smaller_weight,
        LayOnes: smaller_weight,
        Spend: spending_weight,
    },
    otherwise=2.0,
)
