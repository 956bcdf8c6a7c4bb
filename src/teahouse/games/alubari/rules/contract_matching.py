"""Which contracts are completed: the best use of markers and leaves. A48, A66, A67."""

from __future__ import annotations

from teahouse.games.alubari.state import (
    CONTRACTS,
    SECTIONS,
    SPACES,
    STATIONS,
    Equipment,
    Good,
    Need,
    State,
)
from teahouse.games.alubari.tables import T

TIES = 1000  # more than the leaves contracts can ask for: points first, then leaves kept


def markers_for(s: State, seat: int, need: int) -> int:
    """A63, A67: markers (or leaves) of a kind; borrowed spaces do not count."""
    n = 0
    if need == Need.LEAVES:
        n = s.goods[seat][Good.LEAVES]
    elif need == Need.TRACK:
        for k in range(SECTIONS):
            if s.section[k] == seat:
                n += 1
    elif need == Need.ESTATE:
        for space in range(SPACES):
            if s.owner[space] == seat and s.borrowed[space] == 0:
                n += 1
    else:
        for k in range(STATIONS):
            if s.station[k] == seat and (need == Need.STATION or is_rubble_station(k)):
                n += 1
    return n


def is_rubble_station(station: int) -> bool:
    """A67: its printed cost has rubble."""
    return T.station_cost[station][Good.RUBBLE] > 0


def leaves_needed(s: State, seat: int, card: int) -> int:
    """A48: the company warehouse saves a leaf on each contract."""
    leaves = T.needs[card][Need.LEAVES]
    if leaves > 0 and s.equipment[Equipment.WAREHOUSE] == seat:
        leaves -= 1
    return leaves


def card_points(s: State, seat: int, card: int) -> int:
    """What a completed contract scores."""
    return T.contract_points[card] + T.contract_per_chai[card] * s.goods[seat][Good.CHAI]


def card_value(s: State, seat: int, card: int) -> int:
    """A66: points in halves less the half points of its leaves; ties by leaves kept."""
    leaves = leaves_needed(s, seat, card)
    return (2 * card_points(s, seat, card) - leaves * T.leaf_points) * TIES - leaves


def fits(card: int, track: int, station: int, rubble: int, estate: int) -> bool:
    """Are there markers for a contract? A rubble station serves as a station too."""
    return (
        T.needs[card][Need.TRACK] <= track
        and T.needs[card][Need.RUBBLE_STATION] <= rubble
        and T.needs[card][Need.STATION] + T.needs[card][Need.RUBBLE_STATION] <= station
        and T.needs[card][Need.ESTATE] <= estate
    )


def best_hope(
    s: State, seat: int, card: int, track: int, station: int, rubble: int, estate: int, leaves: int
) -> int:
    """No more than this can come from this contract and the ones after it."""
    hope = 0
    for k in range(card, CONTRACTS):
        if s.contract[k] == seat and fits(k, track, station, rubble, estate):
            if leaves_needed(s, seat, k) <= leaves:
                hope += max(0, card_value(s, seat, k))
    return hope


def completed_contracts(s: State, seat: int) -> int:
    """A66: the best set of contracts, as bits; a depth-first search that gives up early."""
    track = markers_for(s, seat, Need.TRACK)
    station = markers_for(s, seat, Need.STATION)
    rubble = markers_for(s, seat, Need.RUBBLE_STATION)
    estate = markers_for(s, seat, Need.ESTATE)
    leaves = markers_for(s, seat, Need.LEAVES)
    best = -1
    best_set = 0
    chosen = 0
    value = 0
    card = 0
    while True:
        card = next_own(s, seat, card)
        times = 0  # 1: it is chosen, -1: it is taken back
        hope = best_hope(s, seat, card, track, station, rubble, estate, leaves)
        if card < CONTRACTS and value + hope > best:
            if leaves_needed(s, seat, card) <= leaves and fits(
                card, track, station, rubble, estate
            ):
                times = 1
        else:
            if card == CONTRACTS and value > best:
                best = value
                best_set = chosen
            if chosen == 0:
                return best_set
            card = highest(chosen)  # take the last one chosen back and go on without it
            times = -1
        chosen += times << card
        value += times * card_value(s, seat, card)
        leaves -= times * leaves_needed(s, seat, card)
        track -= times * T.needs[card][Need.TRACK]
        rubble -= times * T.needs[card][Need.RUBBLE_STATION]
        station -= times * (T.needs[card][Need.STATION] + T.needs[card][Need.RUBBLE_STATION])
        estate -= times * T.needs[card][Need.ESTATE]
        card += 1


def next_own(s: State, seat: int, card: int) -> int:
    """The first contract of a seat from this one on, CONTRACTS if there is none."""
    while card < CONTRACTS and s.contract[card] != seat:
        card += 1
    return card


def highest(bits: int) -> int:
    """The number of the highest bit."""
    k = CONTRACTS - 1
    while bits >> k & 1 == 0:
        k -= 1
    return k


def leaves_spent(s: State, seat: int, completed: int) -> int:
    """Leaves that the completed contracts take."""
    n = 0
    for card in range(CONTRACTS):
        if completed >> card & 1 == 1:
            n += leaves_needed(s, seat, card)
    return n


def contracts_scored(s: State, seat: int, completed: int) -> int:
    n = 0
    for card in range(CONTRACTS):
        if completed >> card & 1 == 1:
            n += card_points(s, seat, card)
    return n
