"""Elevation tiles, laid at random or by the players. C03 to C05."""

from __future__ import annotations

from teahouse.core.events import chance
from teahouse.games.ceylon.events import shape_drawn, terrain_built, terrain_drawn
from teahouse.games.ceylon.hexes import COVERED, COVERS
from teahouse.games.ceylon.reasons import Why
from teahouse.games.ceylon.state import (
    DISTRICTS,
    NONE,
    SHAPES,
    Decision,
    State,
    Terrain,
    in_play,
)
from teahouse.games.ceylon.tables import T

from .pending import ask, pop_decision

WAYS = len(COVERS)


def districts_in_play(s: State) -> int:
    """C02."""
    n = 0
    for district in range(DISTRICTS):
        if in_play(s, district):
            n += 1
    return n


def nth_open_shape(s: State, nth: int) -> int:
    shape = 0
    while s.open_shapes[shape] == 0 or nth > 0:
        nth -= s.open_shapes[shape]
        shape += 1
    return shape


def draw_shapes(s: State, ev: list[int]) -> None:
    """C03: one large tile for each district in play; the others stay in the box."""
    for shape in range(SHAPES):
        s.open_shapes[shape] = 1
    for left in range(SHAPES, districts_in_play(s), -1):
        s.open_shapes[nth_open_shape(s, chance(s.rng, left, ev))] = 0
    for shape in range(SHAPES):
        if s.open_shapes[shape] == 1:
            shape_drawn(ev, shape)


def ways_to_lie(shape: int, district: int) -> int:
    """C04: the distinct sets of four hexes a tile can cover."""
    n = 0
    for cover in range(WAYS):
        n += T.fits[shape][district][cover]
    return n


def nth_way(shape: int, district: int, nth: int) -> int:
    cover = 0
    while T.fits[shape][district][cover] == 0 or nth > 0:
        nth -= T.fits[shape][district][cover]
        cover += 1
    return cover


def covered_hex(district: int, cover: int, k: int) -> int:
    return T.hexes[district][T.cover[cover][k]]


def lay_shape(s: State, shape: int, district: int, cover: int) -> None:
    """C03: four hexes of level 1 in one district."""
    s.open_shapes[shape] = 0
    s.laid[district] = shape
    for k in range(COVERED):
        s.level[covered_hex(district, cover, k)] = 1


def cover_of(s: State, district: int) -> int:
    """The cover that is raised in a district."""
    found = 0
    for cover in range(WAYS):
        raised = 0
        for k in range(COVERED):
            if s.level[covered_hex(district, cover, k)] > 0:
                raised += 1
        if raised == COVERED:
            found = cover
    return found


def lay_terrain(s: State, ev: list[int]) -> None:
    """C04: at random, each possibility equally likely."""
    left = districts_in_play(s)
    for district in range(DISTRICTS):
        if not in_play(s, district):
            continue
        shape = nth_open_shape(s, chance(s.rng, left, ev))
        left -= 1
        cover = nth_way(shape, district, chance(s.rng, ways_to_lie(shape, district), ev))
        lay_shape(s, shape, district, cover)
        peak = covered_hex(district, cover, chance(s.rng, COVERED, ev))
        s.level[peak] = 2
        terrain_drawn(ev, shape, district, cover, peak)


def prepare_terrain(s: State, ev: list[int]) -> None:
    """C05: the players in turn order, or chance."""
    draw_shapes(s, ev)
    if s.terrain == Terrain.RANDOM:
        lay_terrain(s, ev)
        return
    for k in range(districts_in_play(s) - 1, -1, -1):
        ask(s, Decision.SHAPE, (s.first + k) % s.players)


# C05: a tile, a district, its place, the hex of the small tile


def lift_refusal(s: State, shape: int) -> int:
    return Why.OK if s.open_shapes[shape] == 1 else Why.SHAPE_NOT_OPEN


def site_refusal(s: State, district: int) -> int:
    if not in_play(s, district):
        return Why.DISTRICT_OUT
    return Why.OK if s.laid[district] == NONE else Why.DISTRICT_BUILT


def cover_refusal(s: State, cover: int) -> int:
    return Why.OK if T.fits[s.lifted][s.site][cover] == 1 else Why.NOT_THE_SHAPE


def peak_refusal(s: State, h: int) -> int:
    on_tile = T.district[h] == s.site and s.level[h] == 1
    return Why.OK if on_tile else Why.NOT_ON_THE_TILE


def lift(s: State, seat: int, shape: int) -> None:
    s.lifted = shape
    pop_decision(s)
    ask(s, Decision.SITE, seat)


def choose_site(s: State, seat: int, district: int) -> None:
    s.site = district
    pop_decision(s)
    ask(s, Decision.COVER, seat)


def choose_cover(s: State, seat: int, cover: int) -> None:
    lay_shape(s, s.lifted, s.site, cover)
    pop_decision(s)
    ask(s, Decision.PEAK, seat)


def choose_peak(s: State, seat: int, h: int, ev: list[int]) -> None:
    cover = cover_of(s, s.site)
    s.level[h] = 2
    terrain_built(ev, seat, s.lifted, s.site, cover, h)
    s.lifted = NONE
    s.site = NONE
    pop_decision(s)
