"""What a value network is told of a position of Alubari, seen from one seat.

Rules in style and use: the search runs `describe` compiled, in worlds it thinks possible.
"""

from __future__ import annotations

from .heuristics import can_build, sent, still_to_play
from .rules.contract_matching import completed_contracts
from .rules.pending import actor, decision_asked
from .rules.scoring import half_points
from .state import (
    AREAS,
    CONTRACTS,
    EQUIPMENTS,
    GOODS,
    SOURCES,
    STATIONS,
    Decision,
    State,
    Weather,
)

DECISIONS = len(Decision)
SKIES = len(Weather)
DAYS = 3  # today, next, later
RATES = 3
CUBES = 3  # kinds of cube in the stock yard
FINE = 15  # the part of the railway that is left, told in sections


def names(players: int) -> tuple[str, ...]:
    """What each number means, in their order; seats are counted from the own one."""
    table = [
        *(f"own decision {d}" for d in range(DECISIONS)),
        *(f"decision of another {d}" for d in range(DECISIONS)),
        *(f"weather {w} on day {day}" for day in range(DAYS) for w in range(SKIES)),
        *(f"rate {r}" for r in range(RATES)),
        *(f"cubes {c} in the yard" for c in range(CUBES)),
        *(f"area {a} is resolved" for a in range(AREAS)),
        "phase", "round", "sections left", "steel left", "area B builds",
    ]  # fmt: skip
    seat = [
        "goes first", "markers", "labourers to place", "third now", "third next round",
        "sections laid", "contracts to use", "contracts used", "could build now", "stations",
        *(f"goods {g}" for g in range(GOODS)),
        *(f"half points from {k}" for k in range(SOURCES)),
        *(f"equipment {e}" for e in range(EQUIPMENTS)),
        *(f"labourers in area {a}" for a in range(AREAS)),
    ]  # fmt: skip
    return (*table, *(f"seat {k}: {name}" for k in range(players) for name in seat))


def describe(s: State, seat: int, out: list[int]) -> int:
    """Write the numbers of a position that is not over; how many they are."""
    for k in range(2 * DECISIONS + DAYS * SKIES):
        out[k] = 0
    out[decision_asked(s) if actor(s) == seat else DECISIONS + decision_asked(s)] = 1
    at = 2 * DECISIONS
    for day in range(DAYS):
        out[at + day * SKIES + s.weather[day]] = 1
    at += DAYS * SKIES
    for k in range(RATES):
        out[at + k] = s.rate[k]
        out[at + RATES + k] = s.yard[k]
    at += RATES + CUBES
    for area in range(AREAS):
        out[at + area] = 1 if s.area == area else 0
    at += AREAS
    out[at] = s.phase
    out[at + 1] = s.round
    out[at + 2] = int(still_to_play(s) * FINE + 0.5)
    out[at + 3] = s.steel
    out[at + 4] = s.builds
    at += 5
    for k in range(s.players):
        at = describe_seat(s, (seat + k) % s.players, out, at)
    return at


def describe_seat(s: State, seat: int, out: list[int], at: int) -> int:
    out[at] = 1 if s.first == seat else 0
    out[at + 1] = s.markers[seat]
    out[at + 2] = s.hands[seat]
    out[at + 3] = s.third[seat]
    out[at + 4] = s.third_next[seat]
    out[at + 5] = s.laid[seat]
    out[at + 6] = contracts_held(s, seat, 0)
    out[at + 7] = contracts_held(s, seat, 1)
    out[at + 8] = 1 if can_build(s, seat) else 0
    out[at + 9] = stations_owned(s, seat)
    at += 10
    for good in range(GOODS):
        out[at + good] = s.goods[seat][good]
    at += GOODS
    completed = completed_contracts(s, seat)
    for source in range(SOURCES):
        out[at + source] = half_points(s, seat, source, completed)
    at += SOURCES
    for card in range(EQUIPMENTS):
        out[at + card] = 1 if s.equipment[card] == seat else 0
    at += EQUIPMENTS
    for area in range(AREAS):
        out[at + area] = sent(s, seat, area)
    return at + AREAS


def contracts_held(s: State, seat: int, tilted: int) -> int:
    held = 0
    for card in range(CONTRACTS):
        if s.contract[card] == seat and s.tilted[card] == tilted:
            held += 1
    return held


def stations_owned(s: State, seat: int) -> int:
    owned = 0
    for station in range(STATIONS):
        if s.station[station] == seat:
            owned += 1
    return owned
