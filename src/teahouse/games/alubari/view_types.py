"""What a view of Alubari holds; a position text is made of the same parts."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from teahouse.core.views import EVERY, Head

Good = Literal["iron", "stone", "rubble", "steel", "leaves", "chai"]
GoodOrNone = Literal["iron", "stone", "rubble", "steel", "leaves", "chai", ""]
Cube = Literal["iron", "stone", "chai", "event"]
Weather = Literal["none", "sun", "rain", "fog"]
Area = Literal["A", "B", "C", "D", "E", "F", "G"]
Owner = int | Literal["game"]
EstateOption = Literal["printed", "covered"]
Phase = Literal["events", "hire", "place", "work", "over"]
Stage = Literal["contracts", "spaces", "extras"]
Ending = Literal["none", "railway", "markers", "lone_round"]
Last = Literal[
    "cubes", "dig", "track", "extra", "anywhere",
    "iron_rails", "leaves", "beyond", "station", "engine",
]  # fmt: skip
Source = Literal[
    "estates", "stations", "track", "contracts", "chai", "leaves", "darjeeling", "equipment"
]
Off = Literal["none", "rubble", "stone"]
Need = Literal["track", "station", "rubble_station", "estate", "leaves"]
Gain = Literal["third", "steel", "contract", "equipment", "chai", "leaves", "per_chai"]


class Options(TypedDict):
    """What the table was opened with."""

    players: int
    alubari_estate: Annotated[EstateOption, "whether a card covers the printed estate"]
    first: Annotated[int | Literal["random"], "the first player as chosen"]


class PendingFields(TypedDict, total=False):
    """What a decision says besides who is asked; each has some of them."""

    left: Annotated[int, "how many are left: cubes, steps, sections, builds, spaces, ..."]
    owed: Annotated[int, "how many of them cannot be left"]
    equipment: Annotated[str, "that is maintained or bought"]
    station: Annotated[str, "the area that is built"]
    contract: Annotated[int, "the one that asks, by its printed number"]
    chai_left: Annotated[int, "how many of the cubes may be Chai"]
    strong: Annotated[bool, "whether Chai was paid: the steps are not counted"]
    extra: Annotated[bool, "whether it is an extra action"]
    off: Annotated[Off, "what contract 20 takes off"]
    stone_crushed: Annotated[bool, "whether a stone was crushed"]


class Pending(PendingFields):
    """A decision that waits; the last one is asked."""

    ask: Annotated[str, "the decision"]
    seat: int


class Estate(TypedDict):
    """An estate of the row."""

    name: str
    rubble: Annotated[list[int], "on each space"]
    owners: Annotated[list[Owner], "a seat, the game, or -1 for nobody"]
    borrowed: Annotated[list[int], "numbers of the spaces borrowed, from 1"]


class SeatView(TypedDict):
    """A player."""

    goods: dict[Good, int]
    markers: Annotated[int, "ownership markers not placed"]
    labourers: Annotated[int, "still to place"]
    third: Annotated[bool, "whether a third labourer is free this round"]
    third_next: Annotated[bool, "or in the next one"]
    laid: Annotated[int, "sections laid this round"]
    lasting: Annotated[dict[Last, int], "effects of contracts that last for the round"]
    contracts: Annotated[list[int], "printed numbers"]
    used: Annotated[list[int], "those of them that are tilted"]
    equipment: list[str]
    scored: Annotated[dict[Source, int], "half points, once the game is over"]
    completed: Annotated[list[int], "contracts completed, once the game is over"]


class Description(TypedDict):
    """Every field of a state but the generator and the order of the deck."""

    options: Options
    round: Annotated[int, "from 1"]
    phase: Phase
    first_player: Annotated[int, "who holds the first-player marker"]
    leader: Annotated[int, "the first player when the running area or phase began"]
    area: Annotated[Area, "the action area being resolved"]
    stage: Annotated[Stage, "how far it is"]
    turn: Annotated[int, "seats already asked in this phase or stage"]
    space: Annotated[int, "labourer spaces of the area already begun"]
    alone: Annotated[int, "the seat that plays the last round alone, or -1"]
    ending: Annotated[Ending, "as soon as it is certain"]
    pending: list[Pending]
    weather: Annotated[tuple[Weather, Weather, Weather], "today, next, later"]
    rates: Annotated[list[int], "spaces of the rate markers, from 0"]
    yard: Annotated[dict[Cube, int], "cubes in the stock yard"]
    bag: dict[Cube, int]
    steel: Annotated[int, "bars in the supply"]
    chai_out: Annotated[int, "Chai cubes out of the game"]
    wheel: Annotated[list[int], "event cubes by space"]
    wheel_at: Annotated[int, "the space the next event cube goes to, from 1"]
    cubes_drawn: Annotated[int, "event cubes drawn and not yet placed"]
    events_now: Annotated[int, "events of this round"]
    landfalls: Annotated[int, "how often event 1 came"]
    sections: Annotated[dict[str, Owner], "sections that are laid"]
    stations: Annotated[dict[str, Owner], "station areas that are built"]
    estates: list[Estate]
    builds: Annotated[bool, "whether area B is a build space"]
    labourers: Annotated[dict[str, Owner], "labourer spaces that are taken"]
    keeps_lead: Annotated[bool, "whether contract 4 was used this round"]
    office: Annotated[list[int], "numbers of the open contracts, 0 where a place is empty"]
    drawn: Annotated[list[int], "contracts to pick from"]
    discards: Annotated[list[int], "contracts"]
    shed: Annotated[list[str], "equipment that can be bought"]
    box: Annotated[list[str], "equipment out of the game"]
    aboard: Annotated[dict[str, int], "Chai cubes by equipment"]
    seats: list[SeatView]


class Deck(TypedDict):
    """The contract deck."""

    cards: int
    top: Annotated[Weather | None, "the weather on the back of its top card"]


class Rooms(TypedDict):
    """The labourer spaces of an action area."""

    area: Area
    spaces: Annotated[list[int | Literal["fog"] | None], "in order"]


class Section(TypedDict):
    """A section of the railway."""

    name: str
    river: bool
    points: int
    owner: Owner | None


class StationArea(TypedDict):
    """A station area."""

    name: str
    cost: dict[Good, int]
    points: int
    gives: dict[Gain, int]
    owner: int | Literal["game", "blocked"] | None


class Town(TypedDict):
    """A town with its station areas."""

    name: str
    open: Annotated[bool, "to everybody"]
    areas: list[StationArea]


class FieldSpace(TypedDict):
    """What is printed on an estate space."""

    printed: Annotated[int, "rubble"]
    points: int


class Field(TypedDict):
    """What is printed on an estate."""

    name: str
    spaces: list[FieldSpace]


class Effect(TypedDict):
    """What a contract does."""

    effect: Annotated[str, "the kind of its effect"]
    area: Area
    n: Annotated[int, "the number of the effect"]
    m: Annotated[int, "its second number"]
    good: GoodOrNone
    gets: Annotated[GoodOrNone, "what one gets for it"]


class Card(Effect):
    """What stands on a contract."""

    back: Weather
    points: int
    per_chai: int
    needs: dict[Need, int]


class Engine(TypedDict):
    """What stands on an equipment."""

    cost: dict[Good, int]
    points: int


class ChaiTrack(TypedDict):
    """The Chai track."""

    points: Annotated[list[int], "by Chai"]
    limit: int


class CompletedContract(TypedDict):
    """A contract that would be completed."""

    contract: int
    points: int
    takes: Annotated[dict[Need, int], "what counts for it and for no other"]


class Standing(TypedDict):
    """The points of a seat if the game ended now."""

    points: float
    sources: Annotated[dict[Source, float], EVERY]
    completed: list[CompletedContract]
    estate_spaces: int


class AlubariView(Head, Description):
    """A game of Alubari; every seat sees the same."""

    deck: Deck
    rate_values: Annotated[list[str], "excavation, track, harvest as one reads them"]
    rate_tracks: Annotated[list[list[str]], "the values along each track"]
    last_round: bool
    rooms: list[Rooms]
    railway: list[Section]
    towns: list[Town]
    fields: Annotated[list[Field], "in the order of the estates"]
    cards: Annotated[dict[str, Card], "contracts by name, c01 to c30"]
    engines: Annotated[dict[str, Engine], "equipment by name"]
    chai_track: ChaiTrack
    standings: list[Standing]
