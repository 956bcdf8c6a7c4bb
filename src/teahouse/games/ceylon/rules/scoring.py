"""Points, majorities, the end and the places. C36, C59 to C65."""

from __future__ import annotations

from teahouse.games.ceylon.events import (
    companies_scored,
    district_majority,
    markers_left,
    rupee_majority,
    technology_majority,
)
from teahouse.games.ceylon.state import (
    COMPANIES,
    CONTRACTS,
    DISTRICT_MAJORITIES,
    DISTRICT_OF,
    DISTRICTS,
    Source,
    State,
)
from teahouse.games.ceylon.tables import T

from .council import has_councillor


def score(s: State, seat: int, source: int, points: int) -> None:
    s.score[seat] += points
    s.earned[seat][source] += points


def is_ahead(s: State, seat: int, other: int) -> bool:
    """C36: further up the technology track, or above on the same space."""
    if s.space[seat] != s.space[other]:
        return s.space[seat] > s.space[other]
    return s.height[seat] > s.height[other]


def markers_in(s: State, seat: int, district: int) -> int:
    """C62: plantations in a district, counted in markers."""
    found = 0
    for k in range(8):
        h = T.hexes[district][k]
        if s.owner[h] == seat:
            found += s.marks[h]
    return found


def majority_count(s: State, seat: int, source: int) -> int:
    """C60, C61, C62: what counts in a majority; 0 for a seat that does not qualify."""
    if source == Source.RUPEE_MAJORITY:
        return s.rupees[seat]
    if source == Source.TECHNOLOGY_MAJORITY:
        return s.space[seat]
    district = DISTRICT_OF[source]
    return markers_in(s, seat, district) if has_councillor(s, seat, district) else 0


def majority_place(s: State, seat: int, source: int) -> int:
    """C59: the place of a seat, ties broken by the technology track; 0 if it does not qualify."""
    own = majority_count(s, seat, source)
    if own <= 0:
        return 0
    place = 1
    for other in range(s.players):
        if other == seat:
            continue
        theirs = majority_count(s, other, source)
        if theirs > own or (theirs == own and is_ahead(s, other, seat)):
            place += 1
    return place


def majority_points(s: State, seat: int, source: int) -> int:
    """C59: the same values for any number of players."""
    place = majority_place(s, seat, source)
    return T.majority[place - 1] if place > 0 else 0


def score_majority(s: State, seat: int, source: int, ev: list[int]) -> None:
    place = majority_place(s, seat, source)
    if place == 0:
        return
    points = majority_points(s, seat, source)
    count = majority_count(s, seat, source)
    score(s, seat, source, points)
    if source == Source.RUPEE_MAJORITY:
        rupee_majority(ev, seat, place, points, count)
    elif source == Source.TECHNOLOGY_MAJORITY:
        technology_majority(ev, seat, place, points, count)
    else:
        district_majority(ev, seat, DISTRICT_OF[source], place, points, count)


def has_company(s: State, seat: int, company: int) -> bool:
    for contract in range(CONTRACTS):
        if T.company[contract] == company and s.contracts[seat][contract] > 0:
            return True
    return False


def companies_of(s: State, seat: int) -> int:
    """C31, C63: different companies on the personal board."""
    found = 0
    for company in range(COMPANIES):
        if has_company(s, seat, company):
            found += 1
    return found


def score_companies(s: State, seat: int, ev: list[int]) -> None:
    """C63."""
    companies = companies_of(s, seat)
    points = T.companies[companies]
    score(s, seat, Source.COMPANIES, points)
    companies_scored(ev, seat, companies, points)


def score_markers(s: State, seat: int, ev: list[int]) -> None:
    """C64: totals may be negative."""
    lost = s.markers[seat] * T.leftover_marker
    score(s, seat, Source.MARKERS, -lost)
    markers_left(ev, seat, s.markers[seat], lost)


def final_scoring(s: State, ev: list[int]) -> None:
    """C66: in the order of the booklet: rupees, technology, districts, companies, markers."""
    for seat in range(s.players):
        score_majority(s, seat, Source.RUPEE_MAJORITY, ev)
    for seat in range(s.players):
        score_majority(s, seat, Source.TECHNOLOGY_MAJORITY, ev)
    for district in range(DISTRICTS):
        for seat in range(s.players):
            score_majority(s, seat, DISTRICT_MAJORITIES[district], ev)
    for seat in range(s.players):
        score_companies(s, seat, ev)
    for seat in range(s.players):
        score_markers(s, seat, ev)


def points(s: State, seat: int) -> int:
    return s.score[seat]


def rank(s: State, seat: int) -> int:
    """C65: most points wins, the technology track breaks ties."""
    place = 1
    for other in range(s.players):
        if other == seat:
            continue
        if s.score[other] > s.score[seat]:
            place += 1
        elif s.score[other] == s.score[seat] and is_ahead(s, other, seat):
            place += 1
    return place
