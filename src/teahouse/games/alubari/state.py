"""The state of a game of Alubari: named fields, one line of meaning each."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated

from teahouse.core.decisions import DecisionNumber
from teahouse.core.rng import Words

SEATS = 5
SLOTS = 6  # places for estates in the row
WIDE = 4  # spaces of an estate at most
SPACES = SLOTS * WIDE  # estate spaces, counted through the row
SECTIONS = 15
STATIONS = 26  # station areas of all towns
TOWNS = 10
EQUIPMENTS = 8
CONTRACTS = 30
AREAS = 7  # action areas A to G
ROOM = 5  # labourer spaces of an action area at most
OFFICE = 3  # places of the post office
EVENTS = 6  # spaces of the event wheel
FRAMES = EQUIPMENTS  # pending decisions at most: one for each equipment (A57)

NOBODY = -1  # free: no marker, no labourer, no card
GAME = SEATS  # a marker of the game
RANDOM_FIRST = -1
NO_CARD = -1


class Good(IntEnum):
    """What a player owns."""

    IRON = 0
    STONE = 1
    RUBBLE = 2
    STEEL = 3
    LEAVES = 4
    CHAI = 5


GOODS = 6


class Cube(IntEnum):
    """What is in the bag; the first three lie in the stock yard too."""

    IRON = 0
    STONE = 1
    CHAI = 2
    EVENT = 3


class Area(IntEnum):
    """The action areas in the order they are resolved."""

    A = 0  # stock yard
    B = 1  # excavate, later one build space
    C = 2  # works
    D = 3  # lay track
    E = 4  # build
    F = 5  # post office
    G = 6  # chaiwala


class Weather(IntEnum):
    NONE = 0
    SUN = 1
    RAIN = 2
    FOG = 3


class Rate(IntEnum):
    EXCAVATION = 0
    TRACK = 1
    HARVEST = 2


class Equipment(IntEnum):
    RAIL_TRACTOR = 0
    TOY_TRAIN = 1
    GARRATT = 2
    WAREHOUSE = 3
    CREW = 4
    LUXURY = 5
    RELIABLE = 6
    INSPECTION = 7


class Keeps(IntEnum):
    """Who holds a contract or an equipment; from 0 on a seat."""

    DECK = -1  # for equipment: the engine shed
    DISCARD = -2  # for equipment: back in the box
    OFFICE = -3
    DRAWN = -4  # drawn by contract 24, to be chosen from


SHED = Keeps.DECK
BOX = Keeps.DISCARD


class Phase(IntEnum):
    """Where the round stands; what lies between happens without anybody."""

    EVENTS = 0  # event cubes are being placed
    HIRE = 1  # third labourers
    PLACE = 2  # labourers
    WORK = 3  # action areas are resolved
    OVER = 4


class Stage(IntEnum):
    """Where an action area stands."""

    CONTRACTS = 0
    SPACES = 1
    EXTRAS = 2


class Decision(DecisionNumber):
    """What can be asked of a seat."""

    OVER = 0
    MAINTAIN = 1  # pay for an equipment or put it back
    HIRE = 2  # take the third labourer?
    PLACE = 3  # place a labourer
    USE_CONTRACT = 4  # use a contract before an area is resolved
    STRENGTHEN = 5  # pay a Chai for the stronger action?
    CUBES = 6  # take a cube
    DIG = 7  # take rubble from any space (contract 9)
    WORKS = 8  # a step of the works
    LAY = 9  # lay a section
    BUILD = 10  # a station area or an equipment
    DISCOUNT = 11  # use the cheaper station (contract 20) here?
    CREW = 12  # what the construction crew takes off
    PRICE = 13  # use the cheaper equipment (contract 21) here?
    POST = 14  # take a contract
    CHAIWALA = 15  # take leaves or turn them into Chai
    SWAP = 16  # exchange again (contracts 10, 11, 12)
    LANDSLIDE = 17  # which estate (contract 17)
    BORROW = 18  # which estate space (contracts 28, 29)
    STRAIGHTEN = 19  # which used contract (contract 25)
    PICK = 20  # which of two contracts (contract 24)
    GAIN_CONTRACT = 21  # bonus of a station area
    GAIN_EQUIPMENT = 22
    EXTRA = 23  # take the extra action?


class Detail(IntEnum):
    """What a pending decision says besides who is asked; none says two things of one line."""

    LEFT = 0
    OWED = 1
    EQUIPMENT = STATION = CONTRACT = CHAI_LEFT = STRONG = EXTRA = 2
    OFF = STONE_CRUSHED = 3


DETAILS = 4


class Last(IntEnum):
    """Effects of contracts that last for the round, by seat."""

    CUBES = 0  # more cubes for one labourer in A
    DIG = 1  # more rubble for each action in B
    TRACK = 2  # more sections for each action in D
    EXTRA = 3  # extra actions still to take in this area
    ANYWHERE = 4  # digs from any space
    IRON_RAILS = 5  # so much iron ore pays for a section
    LEAVES = 6  # leaves for each section laid
    BEYOND = 7  # one station area may lie beyond an unlaid river
    STATION = 8  # number of the contract that makes one station area cheaper
    ENGINE = 9  # number of the contract that makes one equipment cheaper


LASTS = 10


class Off(IntEnum):
    """What a discount is taken off."""

    NONE = 0
    RUBBLE = 1
    STONE = 2


class Hiring(IntEnum):
    """How the third labourer is paid."""

    FREE = 0
    CHAI = 1
    RUBBLE = 2


class Origin(IntEnum):
    """Where something gained comes from."""

    STATION = 0
    EQUIPMENT = 1
    CONTRACT = 2
    CHAIWALA = 3
    YARD = 4
    TRACK = 5


class Upkeep(IntEnum):
    """What is done about an equipment at maintenance."""

    STEEL = 0
    CHAI = 1
    RETURN = 2


class WorksStep(IntEnum):
    """The steps of the works."""

    STEEL = 0
    STONE_FROM_YARD = 1
    STONE_FROM_BAG = 2
    CRUSH = 3


class Ending(IntEnum):
    """How the game ends or ended."""

    NONE = 0
    RAILWAY = 1  # no free section was left
    MARKERS = 2  # the last marker of the solo player, or of both of two
    LONE_ROUND = 3  # the last round of one of two players


class Source(IntEnum):
    """Where points come from."""

    ESTATES = 0
    STATIONS = 1
    TRACK = 2
    CONTRACTS = 3
    CHAI = 4
    LEAVES = 5
    DARJEELING = 6
    EQUIPMENT = 7


SOURCES = 8


class Need(IntEnum):
    """What the condition of a contract asks for."""

    TRACK = 0
    STATION = 1
    RUBBLE_STATION = 2
    ESTATE = 3
    LEAVES = 4


NEEDS = 5


@dataclass(slots=True)
class State:
    rng: Words  # the generator; never shown
    # Options
    players: Annotated[int, "i1"]  # how many seats play
    covered: Annotated[int, "i1"]  # 1: a card covers the printed Alubari estate
    chosen_first: Annotated[int, "i1"]  # the first player as chosen, RANDOM_FIRST if drawn
    # The round
    round: Annotated[int, "i2"]  # from 1
    phase: Annotated[int, "i1"]  # Phase
    first: Annotated[int, "i1"]  # who holds the first-player marker
    leader: Annotated[int, "i1"]  # the first player when the running area or phase began
    area: Annotated[int, "i1"]  # Area being resolved
    stage: Annotated[int, "i1"]  # Stage of it
    turn: Annotated[int, "i1"]  # seats already asked in this phase or stage
    space: Annotated[int, "i1"]  # labourer spaces of the area already resolved
    alone: Annotated[int, "i1"]  # the seat that plays the last round alone, NOBODY
    ending: Annotated[int, "i1"]  # Ending, as soon as it is certain
    # Pending decisions, the last one on top
    depth: Annotated[int, "i1"]
    ask: Annotated[list[int], "i1", FRAMES]  # Decision
    actor: Annotated[list[int], "i1", FRAMES]  # seat
    details: Annotated[list[list[int]], "i1", FRAMES, DETAILS]  # by Detail
    # The board
    weather: Annotated[list[int], "i1", 3]  # Weather today, next, later
    rate: Annotated[list[int], "i1", 3]  # spaces of the rate markers, from 0
    yard: Annotated[list[int], "i1", 3]  # Cubes in the stock yard
    bag: Annotated[list[int], "i1", 4]  # Cubes in the bag
    steel: Annotated[int, "i1"]  # bars in the supply
    chai_out: Annotated[int, "i1"]  # Chai cubes out of the game
    wheel: Annotated[list[int], "i1", EVENTS]  # event cubes by space
    wheel_at: Annotated[int, "i1"]  # the space the next event cube goes to, from 0
    cubes_drawn: Annotated[int, "i1"]  # event cubes drawn and not yet placed
    events_now: Annotated[int, "i1"]  # events of this round
    landfalls: Annotated[int, "i2"]  # how often event 1 came
    section: Annotated[list[int], "i1", SECTIONS]  # seat, GAME or NOBODY
    station: Annotated[list[int], "i1", STATIONS]  # seat, GAME or NOBODY
    estate: Annotated[list[int], "i1", SLOTS]  # which estate lies there, NO_CARD
    rubble: Annotated[list[int], "i1", SPACES]  # rubble on each estate space
    owner: Annotated[list[int], "i1", SPACES]  # seat, GAME or NOBODY
    borrowed: Annotated[list[int], "i1", SPACES]  # 1: the marker is taken off before scoring
    builds: Annotated[int, "i1"]  # 1: area B is a build space
    labourer: Annotated[list[int], "i1", AREAS * ROOM]  # seat or NOBODY
    keeps_lead: Annotated[int, "i1"]  # 1: contract 4 was used this round
    # Cards
    deck: Annotated[list[int], "i1", CONTRACTS]  # the contract deck, its top last, then NO_CARD
    deck_size: Annotated[int, "i1"]
    office: Annotated[list[int], "i1", OFFICE]  # open contracts or NO_CARD
    drawn: Annotated[list[int], "i1", 2]  # contracts to pick from, NO_CARD
    contract: Annotated[list[int], "i1", CONTRACTS]  # Keeps or seat
    tilted: Annotated[list[int], "i1", CONTRACTS]  # 1: used
    equipment: Annotated[list[int], "i1", EQUIPMENTS]  # Keeps or seat
    aboard: Annotated[list[int], "i1", EQUIPMENTS]  # Chai cubes on the card
    # The players
    goods: Annotated[list[list[int]], "i2", SEATS, GOODS]
    markers: Annotated[list[int], "i1", SEATS]  # ownership markers not placed
    hands: Annotated[list[int], "i1", SEATS]  # labourers to place
    third: Annotated[list[int], "i1", SEATS]  # 1: a free third labourer this round
    third_next: Annotated[list[int], "i1", SEATS]  # 1: a free one next round
    laid: Annotated[list[int], "i1", SEATS]  # sections laid this round
    lasting: Annotated[list[list[int]], "i1", SEATS, LASTS]  # by seat and Last
    scored: Annotated[list[list[int]], "i2", SEATS, SOURCES]  # half points, once it is over
    completed: Annotated[list[int], "i4", SEATS]  # completed contracts as bits, once it is over
