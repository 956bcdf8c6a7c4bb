"""What a view of Ceylon holds."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from teahouse.core.views import EVERY, Head

District = Literal["dimbula", "ruhuna", "kandy", "uva"]
Tea = Literal["black", "green", "white"]
ActionKind = Literal["plant", "harvest", "trade", "councillor", "technology", "move", "rupees"]
Shape = Literal["bee", "arch", "pistol", "worm", "wave"]
Councillor = Literal[
    "move", "take_rupees", "plant_adjacent", "trade",
    "technology", "plant_cost", "councillor_cost", "warehouse",
]  # fmt: skip
Terrain = Literal["random", "players"]
Ending = Literal["marker", "deck"]
Source = Literal[
    "bonus", "contracts", "technology", "owner", "councillor", "rupee_majority",
    "technology_majority", "dimbula", "ruhuna", "kandy", "uva", "companies", "markers",
]  # fmt: skip
Majority = Literal["rupee_majority", "technology_majority", "dimbula", "ruhuna", "kandy", "uva"]


class Options(TypedDict):
    """What the table was opened with."""

    players: int
    starting_tiles: Annotated[bool, "whether the variant is played"]
    left_out: Annotated[District | Literal["random"], "with two players, as chosen"]
    terrain: Annotated[Terrain, "who lays the elevation tiles"]
    first: Annotated[int | Literal["random"], "the starting player as chosen"]


class Pending(TypedDict):
    """Something that waits."""

    decision: Annotated[str, "a decision, or deal or turn_end, which happen by themselves"]
    seat: int


class CardPlayed(TypedDict):
    """The card of this turn."""

    action: Annotated[ActionKind, "the main action of the active player"]
    others: Annotated[ActionKind, "the main action of the others"]
    token_used: Annotated[bool, "whether the extra action of this turn is taken"]


class UnderWay(TypedDict):
    """The action somebody is in the middle of."""

    starting_tile: Annotated[bool, "whether the starting tile works for it"]
    harvested: Annotated[list[str], "hexes harvested so far"]
    delivering: Annotated[int | None, "the wagon, while the chest to spare is chosen"]
    rewarding: Annotated[str | None, "the contract whose reward is chosen"]
    shape: Annotated[Shape | None, "the elevation tile being placed"]
    district: Annotated[District | None, "the district it goes to"]


class HexView(TypedDict):
    """A hex of the map."""

    hex: Annotated[str, "its name"]
    district: District
    in_play: bool
    level: Literal[0, 1, 2]
    owner: Annotated[int | None, "whose plantation"]
    markers: Annotated[int, "markers on the plantation"]
    pawns: Annotated[list[int], "the seats whose pawns stand here"]


class TerrainView(TypedDict):
    """The elevation tiles."""

    open: Annotated[list[Shape], "drawn and not yet placed"]
    laid: Annotated[dict[District, Shape | None], EVERY, "by district"]


class CouncillorView(TypedDict):
    """The councillor of a district."""

    councillor: Councillor
    seats: Annotated[list[int], "who has contracted it"]


class Technology(TypedDict):
    """The technology track."""

    spaces: Annotated[list[list[int]], "the discs on each space, the lowest first"]
    points: Annotated[list[int], "for reaching or passing each space"]


class ContractView(TypedDict):
    """A trade contract."""

    contract: Annotated[str, "its name: the company and the chests, 2bgg"]
    company: int
    black: int
    green: int
    white: int
    rupees: Annotated[int, "the reward in rupees"]
    points: Annotated[int, "the reward in points"]


class CountedContract(ContractView):
    """Contracts of one kind."""

    n: Annotated[int, "how many"]


class Pile(TypedDict):
    """What lies in the pile follows from what is open; its order does not."""

    total: int
    contracts: list[CountedContract]


class SeatView(TypedDict):
    """A player."""

    score: int
    earned: Annotated[dict[Source, int], EVERY, "points by source"]
    pawn: Annotated[str | None, "its hex, null before the first plantation"]
    markers: Annotated[int, "on the personal board"]
    rupees: int
    tea: Annotated[dict[Tea, int], EVERY, "chests in the warehouse"]
    warehouse: Annotated[int, "chests it holds"]
    tokens: Annotated[int, "technology tokens"]
    technology: Annotated[int, "the space of the disc on the track"]
    councillors: Annotated[list[District], "the districts of those contracted"]
    contracts: Annotated[list[CountedContract], "fulfilled"]
    companies: Annotated[int, "different companies among them"]
    free_spaces: Annotated[int, "contract spaces without a marker"]
    plantations: Annotated[dict[District, int], "markers by district in play"]
    bonus: Annotated[int | None, "points of the district bonus, if taken"]
    starting_tile: Annotated[ActionKind | None, "the action it is for"]
    starting_number: int | None
    starting_tile_used: bool
    planting_cost: int
    contracting_cost: int
    rupees_to_take: int
    cards: Annotated[int, "in hand"]
    hand: Annotated[dict[str, int] | None, "cards by name, the own ones only"]


class MajorityView(TypedDict):
    """A seat that qualifies for a majority."""

    seat: int
    place: int
    count: Annotated[int, "rupees, spaces or markers"]
    points: int
    tied_with: Annotated[list[int], "the technology track decided among these"]


class Scoring(TypedDict):
    """The final scoring, in the order of the booklet."""

    majorities: Annotated[dict[Majority, list[MajorityView]], EVERY]
    companies: Annotated[list[int], "by seat"]
    markers: Annotated[list[int], "left on the personal board, by seat"]


class CeylonView(Head):
    """A game of Ceylon as a seat or a spectator sees it."""

    options: Options
    left_out: Annotated[District | None, "the district out of play"]
    turn: Annotated[int, "turns finished"]
    starting_player: int
    active: Annotated[int | None, "whose turn it is, null during the set-up"]
    ending: Annotated[Ending | None, "what triggered the end"]
    pending: Annotated[list[Pending], "what waits; the decision that is asked comes first"]
    card: CardPlayed | None
    barred: Annotated[
        list[ActionKind], "main actions on offer to the seat that decides which it cannot do"
    ]
    under_way: UnderWay
    map: Annotated[list[list[HexView]], "the hexes in their rows, from the north-west"]
    terrain: TerrainView
    councillors: Annotated[dict[District, CouncillorView], "by district in play"]
    technology: Technology
    bonuses: Annotated[list[int], "district bonus tokens left, the top one first"]
    wagons: Annotated[list[ContractView | None], "from the left"]
    pile: Pile
    deck: Annotated[int, "cards in the deck"]
    discards: Annotated[dict[str, int], "cards played, by name"]
    unseen: Annotated[dict[str, int], "cards neither played nor in the own hand"]
    seats: list[SeatView]
    scoring: Annotated[Scoring | None, "once the game is over"]
