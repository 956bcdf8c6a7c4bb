"""Points, the end and the places. A63 to A70, A75."""

from __future__ import annotations

from teahouse.games.alubari.events import contract_scored, game_ends
from teahouse.games.alubari.state import (
    CONTRACTS,
    EQUIPMENTS,
    GAME,
    SECTIONS,
    SOURCES,
    SPACES,
    STATIONS,
    WIDE,
    Good,
    Phase,
    Source,
    State,
)
from teahouse.games.alubari.tables import T

from .contract_matching import card_points, completed_contracts, contracts_scored, leaves_spent
from .pending import pop_decision


def estate_points(s: State, seat: int) -> int:
    """A63: own spaces, borrowed ones left out."""
    n = 0
    for space in range(SPACES):
        if s.owner[space] == seat and s.borrowed[space] == 0:
            n += T.estate_points[s.estate[space // WIDE]][space % WIDE]
    return n


def station_points(s: State, seat: int) -> int:
    """A64."""
    n = 0
    for k in range(STATIONS):
        if s.station[k] == seat:
            n += T.station_points[k]
    return n


def darjeeling_points(s: State, seat: int) -> int:
    """A68: areas that pay for Chai."""
    n = 0
    for k in range(STATIONS):
        if s.station[k] == seat:
            n += T.station_per_chai[k] * s.goods[seat][Good.CHAI]
    return n


def track_points(s: State, seat: int) -> int:
    """A65."""
    n = 0
    for k in range(SECTIONS):
        if s.section[k] == seat:
            n += T.section_points[k]
    return n


def equipment_points(s: State, seat: int) -> int:
    """A50, A69; A75: nothing solo."""
    n = 0
    if s.players > 1:
        for k in range(EQUIPMENTS):
            if s.equipment[k] == seat:
                n += T.equipment_points[k]
    return n


def half_points(s: State, seat: int, source: int, completed: int) -> int:
    """Half points from one source, given the completed contracts."""
    if source == Source.LEAVES:  # A68: a half for each leaf no contract took
        left = s.goods[seat][Good.LEAVES] - leaves_spent(s, seat, completed)
        return left * T.leaf_points
    if source == Source.CONTRACTS:
        return 2 * contracts_scored(s, seat, completed)
    if source == Source.ESTATES:
        return 2 * estate_points(s, seat)
    if source == Source.STATIONS:
        return 2 * station_points(s, seat)
    if source == Source.TRACK:
        return 2 * track_points(s, seat)
    if source == Source.CHAI:
        return 2 * T.chai_points[s.goods[seat][Good.CHAI]]
    if source == Source.DARJEELING:
        return 2 * darjeeling_points(s, seat)
    return 2 * equipment_points(s, seat)


def points(s: State, seat: int) -> int:
    """What the seat would have if the game ended now, in half points."""
    total = 0
    if s.phase == Phase.OVER:
        for source in range(SOURCES):
            total += s.scored[seat][source]
        return total
    completed = completed_contracts(s, seat)
    for source in range(SOURCES):
        total += half_points(s, seat, source, completed)
    return total


def rank(s: State, seat: int) -> int:
    """A70: most points wins, ties share."""
    own = points(s, seat)
    place = 1
    for other in range(s.players):
        if points(s, other) > own:
            place += 1
    return place


def return_borrowed(s: State) -> None:
    """A63: borrowed spaces are the game's again before scoring."""
    for space in range(SPACES):
        if s.borrowed[space] == 1:
            s.borrowed[space] = 0
            s.markers[s.owner[space]] += 1
            s.owner[space] = GAME


def end_game(s: State, ending: int, ev: list[int]) -> None:
    """A60: whatever was still to be decided is not."""
    s.ending = ending
    while s.depth > 0:
        pop_decision(s)
    return_borrowed(s)
    game_ends(ev, ending)
    for seat in range(s.players):
        score_seat(s, seat, ev)
    s.phase = Phase.OVER


def score_seat(s: State, seat: int, ev: list[int]) -> None:
    """A66: the assignment is found and shown."""
    completed = completed_contracts(s, seat)
    s.completed[seat] = completed
    for source in range(SOURCES):
        s.scored[seat][source] = half_points(s, seat, source, completed)
    for card in range(CONTRACTS):
        if completed >> card & 1 == 1:
            scored = card_points(s, seat, card)
            contract_scored(ev, seat, card, scored)
