"""The state of a game of Ceylon: named fields, one line of meaning each."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated

from teahouse.core.decisions import DecisionNumber
from teahouse.core.rng import Words

from .hexes import HEXES

SEATS = 4
DISTRICTS = 4
SHAPES = 5
TEAS = 3
WAGONS = 3
COMPANIES = 5
CONTRACTS = 20  # kinds of contract: up to four a company
COUNCILLORS = 8
STARTING_TILES = 7
CARDS = 10  # kinds of action card: each pair of two of the five main actions
MAIN_ACTIONS = 5
ACTIONS = 7  # the main actions and the two alternatives
DEPTH = 12  # decisions that can wait at the same time

NOBODY = -1
NONE = -1
RANDOM = -1


class District(IntEnum):
    DIMBULA = 0
    RUHUNA = 1
    KANDY = 2
    UVA = 3


class Tea(IntEnum):
    """By the level at which it grows."""

    BLACK = 0
    GREEN = 1
    WHITE = 2


class ActionKind(IntEnum):
    """The five main actions, then the two alternatives."""

    PLANT = 0
    HARVEST = 1
    TRADE = 2
    COUNCILLOR = 3
    TECHNOLOGY = 4
    MOVE = 5
    RUPEES = 6


# C19: what a technology token is good for.
EXTRA_ACTIONS = (ActionKind.PLANT, ActionKind.HARVEST, ActionKind.TRADE, ActionKind.COUNCILLOR)


class Shape(IntEnum):
    """The five large elevation tiles."""

    BEE = 0
    ARCH = 1
    PISTOL = 2
    WORM = 3
    WAVE = 4


class Councillor(IntEnum):
    MOVE = 0
    TAKE_RUPEES = 1
    PLANT_ADJACENT = 2
    TRADE = 3
    TECHNOLOGY = 4
    PLANT_COST = 5
    COUNCILLOR_COST = 6
    WAREHOUSE = 7


class Terrain(IntEnum):
    RANDOM = 0
    PLAYERS = 1


class Reward(IntEnum):
    RUPEES = 0
    POINTS = 1


class Ending(IntEnum):
    """What triggered the end."""

    NO = 0
    MARKER = 1
    DECK = 2


class Decision(DecisionNumber):
    """What can be asked of a seat."""

    OVER = 0
    SHAPE = 1  # which elevation tile to place
    SITE = 2  # in which district
    COVER = 3  # on which four hexes
    PEAK = 4  # the hex of the small elevation tile
    FIRST = 5  # the first plantation
    CARD = 6  # a card and which way round
    ACTION = 7  # the action on the card, or an alternative
    AFTER = 8  # a technology token after the action
    EXTRA = 9  # the extra action of a token
    PLANT = 10  # where
    HARVEST = 11  # the next plantation, or enough
    DISCARD = 12  # a chest too many
    CONTRACT = 13  # which contract to fulfil
    SPARE = 14  # the chest not delivered, with the starting tile
    REWARD = 15  # rupees or points
    COUNCILLOR = 16  # which district, with the starting tile
    DESTINATION = 17  # where to move


class Automatic(IntEnum):
    """What waits among the decisions and happens by itself."""

    DEAL = 30  # three cards each, then the first turn
    TURN_END = 31  # draw, refill the wagons, next player


# Decisions in the middle of an action; by number, 1 for those.
DURING_ACTION = (
    Decision.PLANT, Decision.HARVEST, Decision.DISCARD, Decision.CONTRACT, Decision.SPARE,
    Decision.REWARD, Decision.COUNCILLOR, Decision.DESTINATION,
)  # fmt: skip
IS_DURING_ACTION = tuple(int(number in DURING_ACTION) for number in range(Automatic.TURN_END + 1))


class Source(IntEnum):
    """Where points come from."""

    BONUS = 0
    CONTRACTS = 1
    TECHNOLOGY = 2
    OWNER = 3
    COUNCILLOR = 4
    RUPEE_MAJORITY = 5
    TECHNOLOGY_MAJORITY = 6
    DIMBULA = 7
    RUHUNA = 8
    KANDY = 9
    UVA = 10
    COMPANIES = 11
    MARKERS = 12


# The majorities; those of the districts by district, and by source the district or NONE.
MAJORITIES = (
    int(Source.RUPEE_MAJORITY), int(Source.TECHNOLOGY_MAJORITY),
    int(Source.DIMBULA), int(Source.RUHUNA), int(Source.KANDY), int(Source.UVA),
)  # fmt: skip
DISTRICT_MAJORITIES = tuple(int(Source[district.name]) for district in District)
DISTRICT_OF = tuple(
    DISTRICT_MAJORITIES.index(source) if source in DISTRICT_MAJORITIES else NONE
    for source in Source
)


N_SOURCES = 13

# The two main actions of each kind of card.
CARD_SIDES = tuple((a, b) for a in range(MAIN_ACTIONS) for b in range(a + 1, MAIN_ACTIONS))


@dataclass(slots=True)
class State:
    rng: Words  # the generator; never shown
    # Options
    players: Annotated[int, "i1"]  # how many seats play
    starting_tiles: Annotated[int, "i1"]  # 1: the variant
    chosen_left_out: Annotated[int, "i1"]  # the district to leave out with 2 players, or RANDOM
    terrain: Annotated[int, "i1"]  # Terrain: who lays the elevation tiles
    chosen_first: Annotated[int, "i1"]  # the starting player as chosen, RANDOM if drawn
    # Whose turn
    left_out: Annotated[int, "i1"]  # the district out of play, NONE with 3 or 4 players
    first: Annotated[int, "i1"]  # the starting player
    active: Annotated[int, "i1"]  # whose turn it is, NOBODY during the set-up
    turn: Annotated[int, "i2"]  # turns finished
    ending: Annotated[int, "i1"]  # Ending: what triggered the end
    # What waits to be decided: the last one is asked now
    depth: Annotated[int, "i1"]
    waiting: Annotated[list[int], "i1", DEPTH]  # Decision or Automatic
    waiter: Annotated[list[int], "i1", DEPTH]  # the seat
    # The turn and the action under way
    own_side: Annotated[int, "i1"]  # main action of the active player, NONE before the card
    others_side: Annotated[int, "i1"]  # main action of the others
    token_used: Annotated[int, "i1"]  # 1: the extra action of this turn is taken
    enhanced: Annotated[int, "i1"]  # 1: the starting tile works for this action
    picked: Annotated[int, "i8"]  # bits of the hexes harvested in this action
    delivering: Annotated[int, "i1"]  # wagon while the chest to spare is chosen, NONE otherwise
    rewarding: Annotated[int, "i1"]  # contract whose reward is chosen, NONE otherwise
    lifted: Annotated[int, "i1"]  # elevation tile being placed, NONE otherwise
    site: Annotated[int, "i1"]  # district it goes to, NONE otherwise
    # The board
    open_shapes: Annotated[list[int], "i1", SHAPES]  # 1: drawn and not yet placed
    laid: Annotated[list[int], "i1", DISTRICTS]  # Shape in each district, NONE without
    level: Annotated[list[int], "i1", HEXES]
    owner: Annotated[list[int], "i1", HEXES]  # whose plantation, NOBODY without
    marks: Annotated[list[int], "i1", HEXES]  # markers on the plantation
    office: Annotated[list[int], "i1", COUNCILLORS]  # district of each councillor, NONE if boxed
    wagon: Annotated[list[int], "i1", WAGONS]  # kind of contract on each, NONE if empty
    pile: Annotated[list[int], "i1", CONTRACTS]  # contracts in the pile, by kind
    deck: Annotated[list[int], "i1", CARDS]  # cards in the deck, by kind
    discards: Annotated[list[int], "i1", CARDS]  # cards played
    bonuses: Annotated[int, "i1"]  # district bonus tokens taken
    # The players
    pawn: Annotated[list[int], "i1", SEATS]  # its hex, NONE before the first plantation
    markers: Annotated[list[int], "i1", SEATS]  # on the personal board
    rupees: Annotated[list[int], "i2", SEATS]
    tea: Annotated[list[list[int]], "i1", SEATS, TEAS]  # chests in the warehouse
    tokens: Annotated[list[int], "i1", SEATS]  # technology tokens
    space: Annotated[list[int], "i1", SEATS]  # on the technology track
    height: Annotated[list[int], "i1", SEATS]  # discs below the own disc on that space
    engaged: Annotated[list[int], "i1", SEATS]  # bits of the districts with an own disc
    contracts: Annotated[list[list[int]], "i1", SEATS, CONTRACTS]  # fulfilled, by kind
    bonus: Annotated[list[int], "i1", SEATS]  # which bonus token was taken, NONE without
    tile: Annotated[list[int], "i1", SEATS]  # starting tile (its ActionKind), NONE without
    tile_used: Annotated[list[int], "i1", SEATS]  # 1: turned over
    hand: Annotated[list[list[int]], "i1", SEATS, CARDS]  # cards by kind, hidden
    score: Annotated[list[int], "i2", SEATS]
    earned: Annotated[list[list[int]], "i2", SEATS, N_SOURCES]  # points by source


def in_play(s: State, district: int) -> bool:
    """C02: with two players one district is out for every purpose."""
    return district != s.left_out


def cards_in_deck(s: State) -> int:
    n = 0
    for card in range(CARDS):
        n += s.deck[card]
    return n


def cards_in_hand(s: State, seat: int) -> int:
    n = 0
    for card in range(CARDS):
        n += s.hand[seat][card]
    return n


def take_card(s: State, seat: int, nth: int) -> int:
    """The nth card of the deck goes into a hand; which kind it is."""
    card = 0
    while nth >= s.deck[card]:
        nth -= s.deck[card]
        card += 1
    s.deck[card] -= 1
    s.hand[seat][card] += 1
    return card


def contracts_in_pile(s: State) -> int:
    n = 0
    for contract in range(CONTRACTS):
        n += s.pile[contract]
    return n
