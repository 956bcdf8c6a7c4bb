"""What a learning program sees of Ceylon."""

from __future__ import annotations

from teahouse.core.game import Game
from teahouse.research.feature import Feature, flags
from teahouse.research.feature_writers import around, offset, one_hot, write
from teahouse.research.hooks import ObservationBuffer

from .hexes import HEXES
from .rules.pending import actor, asked
from .rules.plantations import capacity, free_spaces
from .state import (
    CARDS,
    COMPANIES,
    CONTRACTS,
    COUNCILLORS,
    DISTRICTS,
    MAIN_ACTIONS,
    NONE,
    SHAPES,
    STARTING_TILES,
    TEAS,
    WAGONS,
    Decision,
    Ending,
    State,
    cards_in_deck,
    cards_in_hand,
)
from .tables import T

VERSION = 0  # raised when observations, action ids or rules no longer mean the same
DECISIONS = len(Decision)
ENDINGS = len(Ending)
WAGON = COMPANIES + TEAS + 2  # what is told of a contract on a wagon
FEW = 99  # counts are cut off here
POINTS = 999


def features(game: Game, players: int) -> tuple[Feature, ...]:
    return (
        flags("decision", (DECISIONS,), "what is asked: the number of the decision, 0 when over"),
        flags("decides", (players,), "who is asked"),
        flags("active", (players,), "whose turn it is"),
        Feature("turn", (1,), 0, FEW, "turns finished"),
        flags("ending", (ENDINGS,), "what triggered the end: nothing yet, markers, the deck"),
        flags("own_side", (MAIN_ACTIONS,), "main action of the card for the active player"),
        flags("others_side", (MAIN_ACTIONS,), "main action of the card for the others"),
        flags("token_used", (1,), "the extra action of this turn is taken"),
        flags("enhanced", (1,), "a starting tile works for the action under way"),
        flags("harvested", (HEXES,), "hexes harvested in the action under way"),
        flags("delivering", (WAGONS,), "wagon for which the chest to spare is chosen"),
        Feature("rewarding", (2,), 0, FEW, "rupees and points of the contract being paid"),
        flags("lifted", (SHAPES,), "elevation tile being placed"),
        flags("site", (DISTRICTS,), "district it goes to"),
        flags("open_shapes", (SHAPES,), "elevation tiles still to place"),
        flags("left_out", (DISTRICTS,), "district out of play"),
        Feature("level", (HEXES,), 0, 9, "level of each hex"),
        Feature("plantations", (players, HEXES), 0, FEW, "markers of each seat on each hex"),
        flags("pawns", (players, HEXES), "hex of each pawn"),
        flags("councillors", (COUNCILLORS, DISTRICTS), "district of each councillor"),
        flags("contracted", (players, DISTRICTS), "districts with a disc of each seat"),
        Feature(
            "wagons",
            (WAGONS, WAGON),
            0,
            FEW,
            "contract on each wagon: 1 at its company (5), chests by tea (3), rupees, points",
        ),
        Feature("pile", (CONTRACTS,), 0, FEW, "contracts in the pile, by kind"),
        Feature("bonuses", (1,), 0, FEW, "district bonus tokens taken"),
        Feature("deck", (1,), 0, FEW, "cards in the deck"),
        Feature("discards", (CARDS,), 0, FEW, "cards played, by kind"),
        Feature("unseen", (CARDS,), 0, FEW, "cards neither played nor in the own hand, by kind"),
        Feature("hand", (CARDS,), 0, FEW, "cards in the own hand, by kind"),
        Feature("cards", (players,), 0, FEW, "cards in each hand"),
        Feature("markers", (players,), 0, FEW, "markers on the personal board"),
        Feature("rupees", (players,), 0, POINTS, "rupees"),
        Feature("tea", (players, TEAS), 0, FEW, "chests by tea"),
        Feature("warehouse", (players,), 0, FEW, "chests the warehouse holds"),
        Feature("tokens", (players,), 0, FEW, "technology tokens"),
        Feature("technology", (players,), 0, FEW, "space on the technology track"),
        Feature("height", (players,), 0, FEW, "discs below the own disc on that space"),
        Feature("companies", (players, COMPANIES), 0, FEW, "contracts fulfilled, by company"),
        Feature("free_spaces", (players,), 0, FEW, "contract spaces without a marker"),
        Feature("bonus", (players,), 0, FEW, "points of the district bonus taken"),
        flags("starting_tile", (players, STARTING_TILES), "starting tile not yet used, by kind"),
        Feature("score", (players,), -POINTS, POINTS, "points so far"),
    )


def observe(s: State, seat: int, out: ObservationBuffer) -> int:
    at = turn(s, seat, out, 0)
    at = under_way(s, out, at)
    at = board(s, seat, out, at)
    at = offers(s, out, at)
    at = cards(s, seat, out, at)
    return players(s, seat, out, at)


def turn(s: State, seat: int, out: ObservationBuffer, at: int) -> int:
    at = one_hot(out, at, asked(s), DECISIONS)
    at = one_hot(out, at, offset(seat, actor(s), s.players), s.players)
    at = one_hot(out, at, offset(seat, s.active, s.players), s.players)
    at = write(out, at, s.turn, 0, FEW)
    at = one_hot(out, at, s.ending, ENDINGS)
    at = one_hot(out, at, s.own_side, MAIN_ACTIONS)
    at = one_hot(out, at, s.others_side, MAIN_ACTIONS)
    at = write(out, at, s.token_used, 0, 1)
    return write(out, at, s.enhanced, 0, 1)


def under_way(s: State, out: ObservationBuffer, at: int) -> int:
    if s.picked != 0:
        for h in range(HEXES):
            out.values[at + h] = s.picked >> h & 1
    at += HEXES
    at = one_hot(out, at, s.delivering, WAGONS)
    if s.rewarding != NONE:
        write(out, at, T.pays[s.rewarding], 0, FEW)
        write(out, at + 1, T.worth[s.rewarding], 0, FEW)
    at += 2
    at = one_hot(out, at, s.lifted, SHAPES)
    at = one_hot(out, at, s.site, DISTRICTS)
    for shape in range(SHAPES):
        out.values[at + shape] = s.open_shapes[shape]
    return one_hot(out, at + SHAPES, s.left_out, DISTRICTS)


def board(s: State, seat: int, out: ObservationBuffer, at: int) -> int:
    planted = at + HEXES
    for h in range(HEXES):
        out.values[at + h] = s.level[h]
        whose = offset(seat, s.owner[h], s.players)
        if whose >= 0:
            out.values[planted + whose * HEXES + h] = s.marks[h]
    at = planted + s.players * HEXES
    for k in range(s.players):
        at = one_hot(out, at, s.pawn[around(seat, k, s.players)], HEXES)
    for councillor in range(COUNCILLORS):
        at = one_hot(out, at, s.office[councillor], DISTRICTS)
    for k in range(s.players):
        discs = s.engaged[around(seat, k, s.players)]
        for district in range(DISTRICTS):
            out.values[at + district] = discs >> district & 1
        at += DISTRICTS
    return at


def offers(s: State, out: ObservationBuffer, at: int) -> int:
    for wagon in range(WAGONS):
        kind = s.wagon[wagon]
        if kind != NONE:
            contract(kind, out, at)
        at += WAGON
    for kind in range(CONTRACTS):
        out.values[at + kind] = s.pile[kind]
    return write(out, at + CONTRACTS, s.bonuses, 0, FEW)


def contract(kind: int, out: ObservationBuffer, at: int) -> None:
    at = one_hot(out, at, T.company[kind], COMPANIES)
    for tea in range(TEAS):
        at = write(out, at, T.asks[kind][tea], 0, FEW)
    at = write(out, at, T.pays[kind], 0, FEW)
    write(out, at, T.worth[kind], 0, FEW)


def cards(s: State, seat: int, out: ObservationBuffer, at: int) -> int:
    """Own cards, and what follows from them and from the cards played."""
    at = write(out, at, cards_in_deck(s), 0, FEW)
    for card in range(CARDS):
        out.values[at + card] = s.discards[card]
        out.values[at + CARDS + card] = T.cards[card] - s.discards[card] - s.hand[seat][card]
        out.values[at + 2 * CARDS + card] = s.hand[seat][card]
    at += 3 * CARDS
    for k in range(s.players):
        at = write(out, at, cards_in_hand(s, around(seat, k, s.players)), 0, FEW)
    return at


def players(s: State, seat: int, out: ObservationBuffer, at: int) -> int:
    """Piece by piece, each for all seats, the own one first."""
    n = s.players
    companies = at + n * (6 + TEAS)
    free = companies + n * COMPANIES
    tiles = free + 2 * n
    scores = tiles + n * STARTING_TILES
    for k in range(n):
        p = around(seat, k, n)
        write(out, at + k, s.markers[p], 0, FEW)
        write(out, at + n + k, s.rupees[p], 0, POINTS)
        for tea in range(TEAS):
            write(out, at + 2 * n + k * TEAS + tea, s.tea[p][tea], 0, FEW)
        row = at + n * (2 + TEAS) + k
        write(out, row, capacity(s, p), 0, FEW)
        write(out, row + n, s.tokens[p], 0, FEW)
        write(out, row + 2 * n, s.space[p], 0, FEW)
        write(out, row + 3 * n, s.height[p], 0, FEW)
        for kind in range(CONTRACTS):
            if s.contracts[p][kind] > 0:
                out.values[companies + k * COMPANIES + T.company[kind]] += s.contracts[p][kind]
        write(out, free + k, free_spaces(s, p), 0, FEW)
        if s.bonus[p] != NONE:
            write(out, free + n + k, T.district_bonus[s.bonus[p]], 0, FEW)
        if s.tile_used[p] == 0:
            one_hot(out, tiles + k * STARTING_TILES, s.tile[p], STARTING_TILES)
        write(out, scores + k, s.score[p], -POINTS, POINTS)
    return scores + n
