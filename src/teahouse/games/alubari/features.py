"""What a learning program sees of Alubari. All is open but the order of the deck (A78)."""

from __future__ import annotations

from teahouse.core.game import Game
from teahouse.core.views import fields_of, part_of
from teahouse.research.feature import Feature, flags
from teahouse.research.feature_writers import around, natural, offset, one_hot, write
from teahouse.research.hooks import ObservationBuffer

from .rules.decisions import FIELDS
from .rules.pending import actor, asked
from .state import (
    AREAS,
    CONTRACTS,
    DETAILS,
    EQUIPMENTS,
    EVENTS,
    GAME,
    GOODS,
    LASTS,
    NO_CARD,
    ROOM,
    SECTIONS,
    SHED,
    SLOTS,
    SPACES,
    STATIONS,
    WIDE,
    Decision,
    Detail,
    Ending,
    Keeps,
    Phase,
    Stage,
    State,
    Weather,
)
from .tables import T
from .view_types import PendingFields

VERSION = 0  # raised when observations, action ids or rules no longer mean the same
DECISIONS = len(Decision)
PHASES = len(Phase)
STAGES = len(Stage)
ENDINGS = len(Ending)
WEATHERS = len(Weather)
ROOMS = AREAS * ROOM
PILES = 4  # where contracts lie that nobody holds
FEW = 127  # as far as the state counts most things; others are cut off here
MANY = 999
MEANINGS = {name: part_of(hint).meaning for name, hint in fields_of(PendingFields).items()}
# Which feature says what a decision says, by decision and Detail; -1: it says nothing there.
SAID = tuple(
    tuple(
        next((k for k, f in enumerate(MEANINGS) if f in names and Detail[f.upper()] == detail), -1)
        for detail in range(DETAILS)
    )
    for names in (FIELDS[decision] for decision in Decision)
)
SAID_FEATURES = len(MEANINGS)


def features(game: Game, players: int) -> tuple[Feature, ...]:
    owners = players + 1
    return (
        flags("decision", (DECISIONS,), "what is asked: the number of the decision, 0 when over"),
        flags("decides", (players,), "who is asked"),
        *(Feature(f"asked_{name}", (1,), 0, FEW, said) for name, said in MEANINGS.items()),
        Feature("round", (1,), 0, MANY, "round, from 1"),
        flags("phase", (PHASES,), "events, hire, place, work, over"),
        flags("area", (AREAS,), "action area being resolved, A to G"),
        flags("stage", (STAGES,), "contracts, spaces, extras"),
        flags("first", (players,), "who holds the first-player marker"),
        flags("leader", (players,), "the first player when the running area or phase began"),
        flags("alone", (players,), "who plays the last round alone"),
        flags("ending", (ENDINGS,), "how the game ends, as soon as it is certain"),
        flags("weather", (3, WEATHERS), "today, next, later: none, sun, rain, fog"),
        Feature("rate", (3,), 0, FEW, "spaces of the rate markers"),
        Feature("yard", (3,), 0, FEW, "iron, stone and Chai in the stock yard"),
        Feature("bag", (4,), 0, FEW, "iron, stone, Chai and event cubes in the bag"),
        Feature("steel", (1,), 0, FEW, "bars in the supply"),
        Feature("chai_out", (1,), 0, FEW, "Chai cubes out of the game"),
        Feature("wheel", (EVENTS,), 0, FEW, "event cubes by space"),
        flags("wheel_at", (EVENTS,), "the space the next event cube goes to"),
        Feature("cubes_drawn", (1,), 0, FEW, "event cubes drawn and not yet placed"),
        Feature("events_now", (1,), 0, FEW, "events of this round"),
        Feature("landfalls", (1,), 0, FEW, "how often the first event came"),
        flags("builds", (1,), "area B is a build space"),
        flags("keeps_lead", (1,), "the first-player marker stays this round"),
        flags("sections", (owners, SECTIONS), "sections laid, by seat; the last row is the game"),
        flags("stations", (owners, STATIONS), "station areas, by seat; the last row is the game"),
        flags("estates", (owners, SPACES), "estate spaces, by seat; the last row is the game"),
        Feature("rubble", (SPACES,), 0, FEW, "rubble on each estate space"),
        Feature("estate_points", (SPACES,), 0, FEW, "points printed on each estate space"),
        flags("borrowed", (SPACES,), "the marker there is taken off before scoring"),
        flags("labourers", (players, ROOMS), "labourers on the action areas, by seat"),
        Feature("deck", (1,), 0, FEW, "contracts in the deck"),
        flags("deck_back", (WEATHERS,), "weather on the back of its top card"),
        flags("in_deck", (CONTRACTS,), "contracts in the deck"),
        flags("office", (CONTRACTS,), "open contracts"),
        flags("drawn", (CONTRACTS,), "contracts to pick from"),
        flags("discards", (CONTRACTS,), "contracts put away"),
        flags("contracts", (players, CONTRACTS), "contracts held, by seat"),
        flags("tilted", (CONTRACTS,), "contracts held that are used"),
        flags("shed", (EQUIPMENTS,), "equipment for sale"),
        flags("equipment", (players, EQUIPMENTS), "equipment held, by seat"),
        Feature("aboard", (EQUIPMENTS,), 0, FEW, "Chai cubes on each equipment"),
        Feature("goods", (players, GOODS), 0, MANY, "iron, stone, rubble, steel, leaves, Chai"),
        Feature("markers", (players,), 0, FEW, "ownership markers not placed"),
        Feature("hands", (players,), 0, FEW, "labourers to place"),
        flags("third", (players,), "a free third labourer this round"),
        flags("third_next", (players,), "a free one next round"),
        Feature("laid", (players,), 0, FEW, "sections laid this round"),
        Feature(
            "lasting", (players, LASTS), 0, FEW, "effects of contracts that last for the round"
        ),
    )


def observe(s: State, seat: int, out: ObservationBuffer) -> int:
    at = asked_features(s, seat, out, 0)
    at = round_of(s, seat, out, at)
    at = board(s, out, at)
    at = markers(s, seat, out, at)
    at = cards(s, seat, out, at)
    return players(s, seat, out, at)


def asked_features(s: State, seat: int, out: ObservationBuffer, at: int) -> int:
    at = one_hot(out, at, asked(s), DECISIONS)
    at = one_hot(out, at, offset(seat, actor(s), s.players), s.players)
    if s.depth > 0:
        for k in range(DETAILS):
            if SAID[asked(s)][k] >= 0:
                write(out, at + SAID[asked(s)][k], s.details[s.depth - 1][k], 0, FEW)
    return at + SAID_FEATURES


def round_of(s: State, seat: int, out: ObservationBuffer, at: int) -> int:
    at = write(out, at, s.round, 0, MANY)
    at = one_hot(out, at, s.phase, PHASES)
    at = one_hot(out, at, s.area, AREAS)
    at = one_hot(out, at, s.stage, STAGES)
    at = one_hot(out, at, offset(seat, s.first, s.players), s.players)
    at = one_hot(out, at, offset(seat, s.leader, s.players), s.players)
    at = one_hot(out, at, offset(seat, s.alone, s.players), s.players)
    return one_hot(out, at, s.ending, ENDINGS)


def board(s: State, out: ObservationBuffer, at: int) -> int:
    at = natural(at)
    for day in range(3):
        at = one_hot(out, at, s.weather[day], WEATHERS)
    for k in range(3):
        out.values[at + k] = s.rate[k]
        out.values[at + 3 + k] = s.yard[k]
    at += 6
    for k in range(4):
        out.values[at + k] = s.bag[k]
    out.values[at + 4] = s.steel
    out.values[at + 5] = s.chai_out
    at += 6
    for k in range(EVENTS):
        out.values[at + k] = s.wheel[k]
    at = one_hot(out, at + EVENTS, s.wheel_at, EVENTS)
    out.values[at] = s.cubes_drawn
    out.values[at + 1] = s.events_now
    write(out, at + 2, s.landfalls, 0, FEW)
    out.values[at + 3] = s.builds
    out.values[at + 4] = s.keeps_lead
    return at + 5


def owner_of(seat: int, row: int, players: int) -> int:
    """Whose row it is: seats from the own one on, then the game."""
    return GAME if row == players else around(seat, row, players)


def markers(s: State, seat: int, out: ObservationBuffer, at: int) -> int:
    n, at = natural(s.players), natural(at)
    for row in range(n + 1):
        who = owner_of(seat, row, n)
        for k in range(SECTIONS):
            out.values[at + row * SECTIONS + k] = 1 if s.section[k] == who else 0
    at += (n + 1) * SECTIONS
    for row in range(n + 1):
        who = owner_of(seat, row, n)
        for k in range(STATIONS):
            out.values[at + row * STATIONS + k] = 1 if s.station[k] == who else 0
    at += (n + 1) * STATIONS
    for row in range(n + 1):
        who = owner_of(seat, row, n)
        for k in range(SPACES):
            out.values[at + row * SPACES + k] = 1 if s.owner[k] == who else 0
    at += (n + 1) * SPACES
    for slot in range(SLOTS):
        estate = s.estate[slot]
        if estate != NO_CARD:
            for place in range(WIDE):
                k = slot * WIDE + place
                out.values[at + k] = s.rubble[k]
                write(out, at + SPACES + k, T.estate_points[estate][place], 0, FEW)
                out.values[at + 2 * SPACES + k] = s.borrowed[k]
    at += 3 * SPACES
    for row in range(n):
        who = around(seat, row, n)
        for room in range(ROOMS):
            out.values[at + row * ROOMS + room] = 1 if s.labourer[room] == who else 0
    return at + n * ROOMS


def cards(s: State, seat: int, out: ObservationBuffer, at: int) -> int:
    n, at = natural(s.players), natural(at)
    out.values[at] = s.deck_size
    at += 1
    if s.deck_size > 0:
        one_hot(out, at, T.back[s.deck[s.deck_size - 1]], WEATHERS)
    at += WEATHERS
    for row in range(PILES + n):
        keeper = pile(row) if row < PILES else around(seat, row - PILES, n)
        for card in range(CONTRACTS):
            out.values[at + row * CONTRACTS + card] = 1 if s.contract[card] == keeper else 0
    at += (PILES + n) * CONTRACTS
    for card in range(CONTRACTS):
        out.values[at + card] = s.tilted[card]
    at += CONTRACTS
    for row in range(1 + n):
        keeper = SHED if row == 0 else around(seat, row - 1, n)
        for k in range(EQUIPMENTS):
            out.values[at + row * EQUIPMENTS + k] = 1 if s.equipment[k] == keeper else 0
    at += (n + 1) * EQUIPMENTS
    for k in range(EQUIPMENTS):
        out.values[at + k] = s.aboard[k]
    return at + EQUIPMENTS


def pile(row: int) -> int:
    """In the order of the features: deck, office, drawn, discards."""
    if row == 0:
        return Keeps.DECK
    if row == 1:
        return Keeps.OFFICE
    return Keeps.DRAWN if row == 2 else Keeps.DISCARD


def players(s: State, seat: int, out: ObservationBuffer, at: int) -> int:
    """Piece by piece, each for all seats, the own one first."""
    n, at = natural(s.players), natural(at)
    row = at + n * GOODS
    lasting = row + 5 * n
    for k in range(n):
        p = around(seat, k, n)
        for good in range(GOODS):
            write(out, at + k * GOODS + good, s.goods[p][good], 0, MANY)
        out.values[row + k] = s.markers[p]
        out.values[row + n + k] = s.hands[p]
        out.values[row + 2 * n + k] = s.third[p]
        out.values[row + 3 * n + k] = s.third_next[p]
        out.values[row + 4 * n + k] = s.laid[p]
        for last in range(LASTS):
            out.values[lasting + k * LASTS + last] = s.lasting[p][last]
    return lasting + n * LASTS
