"""Points, the end and the places. D12, D13, D33 to D35, D38."""

from __future__ import annotations

from teahouse.games.darjeeling.events import (
    halves_lost,
    round_limit_reached,
    ships_scored,
    target_reached,
)
from teahouse.games.darjeeling.state import Decision, Source, State
from teahouse.games.darjeeling.tables import T

from .bag import halves_behind_screen


def score(s: State, seat: int, source: int, points: int) -> None:
    s.score[seat] += points
    s.earned[seat][source] += points


def ship_points(s: State, seat: int) -> int:
    """D12: for each ship, own crates times the multiplier of its quay."""
    points = 0
    for quay in range(T.quays[s.players]):
        points += s.aboard[quay][seat] * T.multiplier[s.players][quay]
    return points


def score_ships(s: State, seat: int, ev: list[int]) -> None:
    points = ship_points(s, seat)
    score(s, seat, Source.SHIPS, points)
    ships_scored(ev, seat, points)


def reached_target(s: State, seat: int) -> bool:
    """D13, D33: the target or more."""
    return s.score[seat] >= s.target


def end_game(s: State, ev: list[int]) -> None:
    """D34: everybody loses a point for each half behind the screen."""
    for seat in range(s.players):
        lost = halves_behind_screen(s, seat) * T.per_half
        score(s, seat, Source.HALVES, -lost)
        halves_lost(ev, seat, lost)
    s.asked = Decision.OVER
    s.actor = -1


def end_by_target(s: State, seat: int, ev: list[int]) -> None:
    target_reached(ev, seat, s.score[seat])
    end_game(s, ev)


def end_by_rounds(s: State, ev: list[int]) -> None:
    round_limit_reached(ev, s.round)
    end_game(s, ev)


def points(s: State, seat: int) -> int:
    return s.score[seat]


def rank(s: State, seat: int) -> int:
    """D35: most points wins, ties share."""
    place = 1
    for other in range(s.players):
        if s.score[other] > s.score[seat]:
            place += 1
    return place
