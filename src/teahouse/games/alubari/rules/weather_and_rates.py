"""Work rates, weather and harvests: phase 2. A16 to A21."""

from __future__ import annotations

from teahouse.games.alubari.events import (
    harvest_came,
    leaves_harvested,
    rate_changed,
    weather_changed,
    weather_forecast,
)
from teahouse.games.alubari.state import SPACES, Good, Rate, State, Weather
from teahouse.games.alubari.tables import T

from .cards import look_at_back


def excavation_rate(s: State) -> int:
    return T.excavation[s.rate[Rate.EXCAVATION]]


def track_rate(s: State) -> int:
    return T.track[s.rate[Rate.TRACK]]


def harvest_halves(s: State) -> int:
    """The harvest rate in halves."""
    return T.harvest[s.rate[Rate.HARVEST]]


def harvesting_spaces(s: State, seat: int) -> int:
    """A21, A63: spaces with an own marker, borrowed ones too."""
    n = 0
    for space in range(SPACES):
        if s.owner[space] == seat:
            n += 1
    return n


def rate_halves(s: State, rate: int) -> int:
    """Any rate in halves, as events tell it."""
    if rate == Rate.EXCAVATION:
        return 2 * excavation_rate(s)
    return 2 * track_rate(s) if rate == Rate.TRACK else harvest_halves(s)


def move_marker(s: State, rate: int, to: int, ev: list[int]) -> None:
    if s.rate[rate] != to:
        s.rate[rate] = to
        rate_changed(ev, rate, rate_halves(s, rate))


def harvest(s: State, ev: list[int]) -> None:
    """A21: leaves for everybody, then the marker goes back to its start."""
    halves = harvest_halves(s)
    harvest_came(ev, halves)
    for seat in range(s.players):
        leaves = harvesting_spaces(s, seat) * halves // 2
        s.goods[seat][Good.LEAVES] += leaves
        if leaves > 0:
            leaves_harvested(ev, seat, leaves)
    move_marker(s, Rate.HARVEST, T.rate_start[Rate.HARVEST], ev)


def change_excavation(s: State, by: int, ev: list[int]) -> None:
    """A18: beyond the right end one harvest; at the left end nothing."""
    last = len(T.excavation) - 1
    to = s.rate[Rate.EXCAVATION] + by
    move_marker(s, Rate.EXCAVATION, max(0, min(last, to)), ev)
    if to > last:
        harvest(s, ev)


def change_track(s: State, by: int, ev: list[int]) -> None:
    """A19: nothing happens beyond the ends."""
    to = s.rate[Rate.TRACK] + by
    move_marker(s, Rate.TRACK, max(0, min(len(T.track) - 1, to)), ev)


def change_harvest(s: State, by: int, ev: list[int]) -> None:
    """A20: past the right end one harvest; standing on it is none."""
    last = len(T.harvest) - 1
    to = s.rate[Rate.HARVEST] + by
    move_marker(s, Rate.HARVEST, max(0, min(last, to)), ev)
    if to > last:
        harvest(s, ev)


def change_weather(s: State, ev: list[int]) -> None:
    """A16: the markers move down, the rates follow, the next back is looked at."""
    s.weather[0] = s.weather[1]
    s.weather[1] = s.weather[2]
    today = s.weather[0]
    weather_changed(ev, today)
    if T.change[today][Rate.EXCAVATION] != 0:  # A17
        change_excavation(s, T.change[today][Rate.EXCAVATION], ev)
    if T.change[today][Rate.TRACK] != 0:
        change_track(s, T.change[today][Rate.TRACK], ev)
    if T.change[today][Rate.HARVEST] != 0:
        change_harvest(s, T.change[today][Rate.HARVEST], ev)
    s.weather[2] = look_at_back(s, ev)
    weather_forecast(ev, s.weather[2])


def is_foggy(s: State) -> bool:
    """A17: fog blocks the last spaces of B and D."""
    return s.weather[0] == Weather.FOG
