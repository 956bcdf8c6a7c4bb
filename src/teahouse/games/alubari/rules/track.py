"""Area D: the railway. A36, A37, A47."""

from __future__ import annotations

from teahouse.games.alubari.events import section_laid
from teahouse.games.alubari.reasons import Why
from teahouse.games.alubari.state import (
    NOBODY,
    SECTIONS,
    Decision,
    Equipment,
    Good,
    Last,
    Origin,
    State,
)
from teahouse.games.alubari.tables import T

from .event_wheel import next_section
from .pending import ask_counted
from .supply import gain_chai, gain_leaves, pay, place_marker
from .weather_and_rates import track_rate


def sections_left(s: State) -> int:
    n = 0
    for k in range(SECTIONS):
        if s.section[k] == NOBODY:
            n += 1
    return n


def payable_sections(s: State, seat: int) -> int:
    """Steel bars, and iron ore in their place with contract 15."""
    n = s.goods[seat][Good.STEEL]
    if s.lasting[seat][Last.IRON_RAILS] > 0:
        n += s.goods[seat][Good.IRON] // s.lasting[seat][Last.IRON_RAILS]
    return n


def layable_sections(s: State, seat: int, allowed: int) -> int:
    """A36: as far as bars, free sections and own markers allow."""
    return min(allowed, payable_sections(s, seat), sections_left(s), s.markers[seat])


def track_strength(s: State, seat: int, strong: int) -> int:
    return track_rate(s) + s.lasting[seat][Last.TRACK] + strong * T.track_bonus


def track_bonus_helps(s: State, seat: int) -> bool:
    plain = layable_sections(s, seat, track_strength(s, seat, 0))
    return layable_sections(s, seat, track_strength(s, seat, 1)) > plain


def begin_track(s: State, seat: int, strong: int) -> None:
    """A36: the rate is owed, what Chai and contracts add is free."""
    ask_counted(s, Decision.LAY, seat, track_strength(s, seat, strong), track_rate(s))


def lay_refusal(s: State, seat: int, iron: int) -> int:
    if next_section(s) == SECTIONS:
        return Why.NO_SECTION_LEFT
    if s.markers[seat] == 0:
        return Why.NO_MARKER
    if iron == 0:
        return Why.OK if s.goods[seat][Good.STEEL] > 0 else Why.TOO_LITTLE_STEEL
    rails = s.lasting[seat][Last.IRON_RAILS]
    if rails == 0:
        return Why.NO_IRON_RAILS
    return Why.OK if s.goods[seat][Good.IRON] >= rails else Why.TOO_LITTLE_IRON


def stop_laying_refusal(s: State, seat: int, owed: int) -> int:
    """A36: not before the rate is laid, while there are bars; iron rails are never owed."""
    if owed > 0 and lay_refusal(s, seat, 0) == Why.OK:
        return Why.MUST_LAY
    return Why.OK


def lay(s: State, seat: int, left: int, owed: int, iron: int, ev: list[int]) -> None:
    ask_counted(s, Decision.LAY, seat, left - 1, owed - 1)
    lay_section(s, seat, iron, s.lasting[seat][Last.IRON_RAILS] if iron == 1 else 1, ev)


def lay_section(s: State, seat: int, iron: int, price: int, ev: list[int]) -> None:
    """A37: a river gives Chai; A47: so does the first track of a Garratt; contract 18: leaves."""
    pay(s, seat, Good.IRON if iron == 1 else Good.STEEL, price)
    k = next_section(s)
    s.section[k] = seat
    s.laid[seat] += 1
    section_laid(ev, seat, k, iron, price)
    place_marker(s, seat)
    if T.is_river[k] == 1:
        gain_chai(s, seat, Origin.TRACK, T.river_chai, ev)
    if s.laid[seat] == 1 and s.equipment[Equipment.GARRATT] == seat:
        gain_chai(s, seat, Origin.TRACK, 1, ev)
    if s.lasting[seat][Last.LEAVES] > 0:
        gain_leaves(s, seat, Origin.TRACK, s.lasting[seat][Last.LEAVES], ev)
