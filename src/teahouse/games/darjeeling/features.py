"""What a learning program sees of Darjeeling. Closed screens stay closed (D36)."""

from __future__ import annotations

from teahouse.core.game import Game
from teahouse.research.feature import Feature, flags
from teahouse.research.feature_writers import around, natural, offset, one_hot, write
from teahouse.research.hooks import ObservationBuffer

from .grid import CELLS, SIDE
from .rules.knowledge import is_laying
from .rules.scoring import ship_points
from .state import (
    KINDS,
    MARKERS,
    QUAYS,
    Cell,
    Decision,
    Memory,
    State,
    TwoHalf,
    Use,
    Variety,
    tiles_held,
    total,
)
from .tables import T

VERSION = 0  # raised when observations, action ids or rules no longer mean the same
DECISIONS = len(Decision)
VARIETIES = len(Variety)
USES = len(Use)
DIRECTIONS = 4
SIZES = 3  # tiles of one, two and three halves
FEW = 127  # counts are cut off here
POINTS = 1999
ROUNDS = 500


def features(game: Game, players: int) -> tuple[Feature, ...]:
    return (
        flags("decision", (DECISIONS,), "what is asked: the number of the decision, 0 when over"),
        flags("decides", (players,), "who is asked"),
        flags("first", (players,), "the first player"),
        Feature("round", (1,), 0, ROUNDS, "rounds finished"),
        flags("closed", (1,), "the screens are closed"),
        flags("opposite", (1,), "two-half tiles lie opposite"),
        Feature("target", (1,), 0, POINTS, "points that end the game"),
        Feature("land", (CELLS,), 0, 2, "each cell: 0 outside, 1 a space of the map, 2 a city"),
        Feature("tea", (VARIETIES, CELLS), 0, 3, "halves of the tile on each cell, by variety"),
        Feature("bag", (1,), 0, FEW, "tiles in the bag"),
        Feature("unseen", (KINDS,), 0, FEW, "tiles in the bag or behind closed screens, by kind"),
        Feature("warehouse", (KINDS,), 0, FEW, "tiles of the last shipment, by kind"),
        flags("chute", (MARKERS, VARIETIES), "demand markers from the bottom"),
        Feature("reserve", (1,), 0, FEW, "action tokens in the reserve"),
        Feature("multiplier", (QUAYS,), 0, FEW, "of each quay from the bottom, 0 without a quay"),
        Feature("aboard", (QUAYS, players), 0, FEW, "crates at each quay, by seat"),
        flags("shipping", (VARIETIES,), "variety of the shipment under way"),
        Feature("laid", (SIZES,), 0, FEW, "tiles laid with one, two and three halves"),
        flags("on_table", (1,), "the laid tiles have left the screen"),
        flags("used", (USES,), "what action tokens are used for: none, fresh, double, both"),
        Feature("allowed", (1,), 0, FEW, "crates that may be loaded"),
        Feature("loaded", (1,), 0, FEW, "crates loaded so far"),
        flags("open", (players,), "the screen of this seat is open to the one who looks"),
        Feature("row", (players,), -1, SIDE - 1, "row of the collector, -1 before it is placed"),
        Feature("column", (players,), -1, SIDE - 1, "column of the collector"),
        flags("facing", (players, DIRECTIONS), "direction of its front: N, E, S, W"),
        Feature("score", (players,), -POINTS, POINTS, "points so far"),
        Feature("ships", (players,), 0, POINTS, "points its ships would score now"),
        Feature("supply", (players,), 0, FEW, "crates not on ships"),
        Feature("held", (players,), 0, FEW, "tiles behind the screen"),
        Feature("tiles", (players, KINDS), 0, FEW, "the same by kind, 0 behind a closed screen"),
        Feature("tokens", (players,), 0, FEW, "action tokens, 0 behind a closed screen"),
    )


def observe(s: State, seat: int, out: ObservationBuffer) -> int:
    at = table(s, seat, out, 0)
    at = land(s, out, at)
    at = goods(s, seat, out, at)
    at = harbour(s, seat, out, at)
    at = shipment(s, seat, out, at)
    at = collectors(s, seat, out, at)
    return screens(s, seat, out, at)


def sees(s: State, seat: int, whose: int) -> bool:
    """D36: whether a seat may look behind somebody's screen."""
    return s.memory == Memory.OPEN or s.asked == Decision.OVER or seat == whose


def picks_in_secret(s: State, seat: int) -> bool:
    """What another seat is picking behind a closed screen shows only when it is laid open."""
    return is_laying(s) and not sees(s, seat, s.actor)


def table(s: State, seat: int, out: ObservationBuffer, at: int) -> int:
    asked = s.asked
    if picks_in_secret(s, seat):
        asked = Decision.SHIP
    at = one_hot(out, at, asked, DECISIONS)
    at = one_hot(out, at, offset(seat, s.actor, s.players), s.players)
    at = one_hot(out, at, offset(seat, s.first, s.players), s.players)
    at = write(out, at, s.round, 0, ROUNDS)
    at = write(out, at, s.memory, 0, 1)
    at = write(out, at, 1 if s.two_half == TwoHalf.OPPOSITE else 0, 0, 1)
    return write(out, at, s.target, 0, POINTS)


def land(s: State, out: ObservationBuffer, at: int) -> int:
    at = natural(at)
    for c in range(CELLS):
        content = s.cells[c]
        out.values[at + c] = 0 if content == Cell.OUTSIDE else 2 if content == Cell.CITY else 1
    for variety in range(VARIETIES):
        at += CELLS
        none = Cell.TILE + SIZES * variety - 1
        for c in range(CELLS):
            halves = s.cells[c] - none
            out.values[at + c] = halves if 0 <= halves <= SIZES else 0
    return at + CELLS


def goods(s: State, seat: int, out: ObservationBuffer, at: int) -> int:
    at = natural(at)
    at = write(out, at, total(s.bag), 0, FEW)
    for kind in range(KINDS):
        hidden = s.bag[kind]
        for p in range(s.players):
            if not sees(s, seat, p):
                hidden += s.tiles[p][kind]
        write(out, at + kind, hidden, 0, FEW)
        out.values[at + KINDS + kind] = s.warehouse[kind]
    at += 2 * KINDS
    for k in range(MARKERS):
        at = one_hot(out, at, s.chute[k], VARIETIES)
    return write(out, at, s.reserve, 0, FEW)


def harbour(s: State, seat: int, out: ObservationBuffer, at: int) -> int:
    n, at = natural(s.players), natural(at)
    for quay in range(T.quays[n]):
        out.values[at + quay] = T.multiplier[n][quay]
        for k in range(n):
            out.values[at + QUAYS + quay * n + k] = s.aboard[quay][around(seat, k, n)]
    return at + QUAYS + QUAYS * n


def shipment(s: State, seat: int, out: ObservationBuffer, at: int) -> int:
    if s.shipping < 0 or picks_in_secret(s, seat):
        return at + VARIETIES + SIZES + 1 + USES + 2
    at = one_hot(out, at, s.shipping, VARIETIES)
    for k in range(SIZES):
        at = write(out, at, s.laid[k], 0, FEW)
    at = write(out, at, s.on_table, 0, 1)
    at = one_hot(out, at, s.used, USES)
    at = write(out, at, s.allowed, 0, FEW)
    return write(out, at, s.loaded, 0, FEW)


def collectors(s: State, seat: int, out: ObservationBuffer, at: int) -> int:
    n, at = natural(s.players), natural(at)
    for k in range(n):
        p = around(seat, k, n)
        cell = s.collector[p]
        out.values[at + k] = 1 if sees(s, seat, p) else 0
        out.values[at + n + k] = cell // SIDE if cell >= 0 else -1
        out.values[at + 2 * n + k] = cell % SIDE if cell >= 0 else -1
        if cell >= 0 and not (s.asked == Decision.FACE and s.actor == p):
            one_hot(out, at + 3 * n + k * DIRECTIONS, s.facing[p], DIRECTIONS)
    return at + n * (3 + DIRECTIONS)


def screens(s: State, seat: int, out: ObservationBuffer, at: int) -> int:
    n, at = natural(s.players), natural(at)
    tiles = at + 4 * n
    tokens = tiles + n * KINDS
    for k in range(n):
        p = around(seat, k, n)
        write(out, at + k, s.score[p], -POINTS, POINTS)
        write(out, at + n + k, ship_points(s, p), 0, POINTS)
        write(out, at + 2 * n + k, s.supply[p], 0, FEW)
        write(out, at + 3 * n + k, tiles_held(s, p), 0, FEW)
        if sees(s, seat, p):
            for kind in range(KINDS):
                out.values[tiles + k * KINDS + kind] = s.tiles[p][kind]
            write(out, tokens + k, s.tokens[p], 0, FEW)
    return tokens + n
