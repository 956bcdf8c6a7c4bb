"""Small positions for the tests: a quiet base position, changes to it, and what then happened.

The base position: nobody owns anything, no weather, the estates in a row with their rubble::

    Alubari 2 3 3 3   Dooleriah 4 6 3   Samripani 9 7   Happy Valley 3 3 4 3   (Margaret's Hope,
    Goomtee with four and five players)

The post office shows contracts 1, 2, 3; the stock yard has 6 iron ore, 3 stone and 2 Chai. All
event cubes lie on the wheel, so that the next round is quiet. Totals are made right by `balance`:
whatever is nowhere else is in the bag, the deck or the supply.

Position text in, actions, position text out: a position is read from the text of the changes, and
what actions lead to is read from its text.
"""

from __future__ import annotations

from typing import Any

import teahouse
from teahouse.core.events import FIRST_KIND, rows_of
from teahouse.core.game import Position
from teahouse.core.play import settle
from teahouse.games.alubari.names import (
    EQUIPMENT_NAMES,
    ESTATE_NAMES,
    SECTION_NAMES,
    STATION_NAMES,
    TOWN_NAMES,
)
from teahouse.games.alubari.rules import turn
from teahouse.games.alubari.rules.decisions import FIELDS
from teahouse.games.alubari.rules.pending import ask, say
from teahouse.games.alubari.state import (
    BOX,
    CONTRACTS,
    DETAILS,
    EQUIPMENTS,
    NO_CARD,
    NOBODY,
    ROOM,
    SHED,
    SPACES,
    WIDE,
    Area,
    Cube,
    Decision,
    Detail,
    Good,
    Keeps,
    Phase,
    Stage,
    State,
)
from teahouse.games.alubari.state import GAME as BY_THE_GAME
from teahouse.games.alubari.tables import T

GAME = teahouse.game("alubari")
ROW_OF_ESTATES = (
    "alubari", "dooleriah", "samripani", "happy-valley", "margarets-hope", "goomtee",
)  # fmt: skip


def base(players: int = 2) -> State:
    """The base position in the middle of round 2, before labourers are placed."""
    s: State = GAME.layout.copy(GAME.new(players, seed=0, first=0).state())
    s.round = 2
    s.phase, s.leader, s.turn, s.depth = Phase.PLACE, 0, 0, 0
    s.ask, s.actor = [0] * len(s.ask), [0] * len(s.actor)
    s.hands = [0] * 5
    s.section = [NOBODY] * len(s.section)
    s.weather = [0, 0, 0]
    s.wheel = [0, 0, 0, T.event_cubes[players], 0, 0]  # none in the bag: no events to come
    for slot in range(T.slots[players]):
        s.estate[slot] = ESTATE_NAMES.index(ROW_OF_ESTATES[slot])
        for k in range(WIDE):
            s.rubble[slot * WIDE + k] = T.estate_rubble[s.estate[slot]][k]
    s.yard, s.chai_out = [6, 3, 2], 0
    s.office = [0, 1, 2]
    s.contract = [int(Keeps.OFFICE if c < 3 else Keeps.DECK) for c in range(CONTRACTS)]
    shed(s, *EQUIPMENT_NAMES[: T.dealt[players]])
    return s


def balance(s: State) -> State:
    """Make all totals right."""
    s.bag[Cube.IRON] = T.iron[s.players] - s.yard[0] - sum(g[Good.IRON] for g in s.goods)
    s.bag[Cube.STONE] = T.stone[s.players] - s.yard[1] - sum(g[Good.STONE] for g in s.goods)
    s.bag[Cube.EVENT] = T.event_cubes[s.players] - sum(s.wheel) - s.cubes_drawn
    s.steel = T.steel - sum(g[Good.STEEL] for g in s.goods)
    s.bag[Cube.CHAI] = T.chai_cubes - s.chai_out - s.yard[2] - sum(s.aboard)
    for p in range(s.players):
        placed = s.section.count(p) + s.station.count(p) + s.owner.count(p)
        s.markers[p] = T.markers - placed
    deck = [c for c in range(CONTRACTS) if s.contract[c] == Keeps.DECK]
    s.deck_size = len(deck)
    s.deck = deck + [NO_CARD] * (CONTRACTS - len(deck))
    return s


# What lies where


def shed(s: State, *names: str) -> None:
    """These equipment cards are in the shed, with their Chai; all others in the box."""
    for k in range(EQUIPMENTS):
        dealt = EQUIPMENT_NAMES[k] in names
        s.equipment[k] = SHED if dealt else BOX
        s.aboard[k] = T.equipment_chai[k] if dealt else 0


def equip(s: State, seat: int, *names: str) -> None:
    for name in names:
        k = EQUIPMENT_NAMES.index(name)
        if s.equipment[k] == BOX:  # another one stays in the box
            other = next(
                j
                for j in range(EQUIPMENTS - 1, -1, -1)
                if s.equipment[j] == SHED and EQUIPMENT_NAMES[j] not in names
            )
            s.equipment[other], s.aboard[other] = BOX, 0
        s.equipment[k], s.aboard[k] = seat, 0


def goods(s: State, seat: int, **amounts: int) -> None:
    for name, n in amounts.items():
        s.goods[seat][Good[name.upper()]] = n


def hold(s: State, seat: int, *numbers: int, used: bool = False) -> None:
    """Give contracts by their printed numbers."""
    for n in numbers:
        if n - 1 in s.office:
            s.office[s.office.index(n - 1)] = NO_CARD
        s.contract[n - 1] = seat
        s.tilted[n - 1] = int(used)


def open_at(s: State, *numbers: int) -> None:
    """Only these contracts lie open; 0 is an empty place."""
    for card in s.office:
        if card != NO_CARD:
            s.contract[card] = Keeps.DECK
    s.office = [n - 1 for n in numbers]
    for n in numbers:
        if n:
            s.contract[n - 1] = Keeps.OFFICE


def discard(s: State, *numbers: int) -> None:
    for n in numbers:
        s.contract[n - 1] = Keeps.DISCARD
        s.tilted[n - 1] = 0


def lay(s: State, seat: int, *sections: int) -> None:
    """Markers on sections, counted from 1."""
    for n in sections:
        s.section[n - 1] = seat


def build(s: State, seat: int, *names: str) -> None:
    for name in names:
        s.station[STATION_NAMES.index(name)] = seat


def own(s: State, seat: int, *spaces: int, borrowed: bool = False) -> None:
    for space in spaces:
        s.rubble[space] = 0
        s.owner[space] = seat
        s.borrowed[space] = int(borrowed)


def dig_out(s: State, seat: int) -> None:
    """Every estate space belongs to somebody."""
    for space in range(SPACES):
        if s.rubble[space]:
            own(s, seat, space)


def labour(s: State, **rooms: int) -> None:
    """Labourers: A1=0 puts one of seat 0 on the first space of A."""
    for name, seat in rooms.items():
        s.labourer[Area[name[0]] * ROOM + int(name[1]) - 1] = seat


# Going on from there


def busy() -> Position:
    """A position with something of everything."""
    s = base(3)
    lay(s, 0, 1)
    lay(s, BY_THE_GAME, 2)
    own(s, 1, 0)
    own(s, BY_THE_GAME, 1)
    own(s, 2, 2, borrowed=True)
    equip(s, 0, "toy-train")
    hold(s, 0, 8, 17)
    hold(s, 0, 1, used=True)
    goods(s, 0, iron=5, stone=3, rubble=2, steel=3, leaves=4, chai=2)
    labour(s, E1=0, E2=2, A1=1)
    return resolve(s, "E")


def resolve(s: State, area: str = "A") -> Position:
    """The table when an area begins to be resolved, at the first decision."""
    balance(s)
    s.phase, s.area = Phase.WORK, Area[area]
    turn.begin_area(s)
    return go(s)


def written(s: State) -> Position:
    """The position that the text of these changes gives: what cannot be written is no position."""
    return GAME.read(GAME.at(s).text())


def go(s: State) -> Position:
    """Whatever needs no decision happens; forced moves too."""
    ids, ev = [0] * 300, [0] * 4000
    turn.go_on(s, ev)
    GAME.rule(settle)(s, ids, ev)
    table = written(s)
    LAST[:] = names(ev)
    return table


LAST: list[str] = []  # the events of the last `go`


def next_round(s: State) -> tuple[State, list[dict[str, Any]]]:
    """The state in the next round, after the last action of this one, and what happened."""
    table = asking(s, Decision.USE_CONTRACT)
    happened = table.apply("done")
    LAST[:] = [event.name for event in happened]
    state: State = written(table.state()).state()
    return state, [{"event": event.name, **event.values} for event in happened]


def spend_markers(s: State, seat: int, left: int) -> None:
    """Leave a seat so many markers: on estate spaces first, then in towns, then on sections."""
    need = T.markers - left
    spaces = [k for k in range(SPACES) if s.rubble[k]][:need]
    own(s, seat, *spaces)
    free = [name for k, name in enumerate(STATION_NAMES) if s.station[k] == NOBODY]
    build(s, seat, *free[: need - len(spaces)])
    need -= len(spaces) + len(free[: need - len(spaces)])
    lay(s, seat, *[k + 1 for k, m in enumerate(s.section) if m == NOBODY][:need])
    balance(s)
    assert s.markers[seat] == left


def asking(s: State, decision: Decision, seat: int = 0, **says: int) -> Position:
    """The table with one decision pending, the areas behind it still to come."""
    balance(s)
    if s.phase != Phase.WORK:
        s.phase, s.stage, s.area, s.turn = Phase.WORK, Stage.EXTRAS, Area.G, s.players
    ask_only(s, decision, seat, **says)
    return written(s)


def ask_only(s: State, decision: Decision, seat: int, **says: int) -> None:
    """One decision is pending; what is not said of it is zero."""
    assert set(says) <= set(FIELDS[decision]), f"{decision} says {FIELDS[decision]}"
    s.details = [[0] * DETAILS for _ in s.details]
    s.depth = 0
    ask(s, decision, seat)
    for name, value in says.items():
        say(s, Detail[name.upper()], value)


def names(ev: list[int]) -> list[str]:
    return [event["event"] for event in event_dicts(ev)]


def event_dicts(ev: list[int]) -> list[dict[str, Any]]:
    """Events with their values."""
    events = [GAME.event(row) for row in rows_of(ev[1 : 1 + ev[0]]) if row[0] >= FIRST_KIND]
    return [{"event": event.name, **event.values} for event in events]


def buffer() -> list[int]:
    return [0] * 4000


def choices(table: Position) -> list[str]:
    return [str(a) for a in table.legal()]


def do(table: Position, *actions: str) -> State:
    """Play actions; the state that the text of where they lead gives."""
    for action in actions:
        table.apply(action)
    state: State = written(table.state()).state()
    return state


def refused(table: Position, action: str) -> tuple[str, str]:
    """The reason and the rule of a refusal."""
    reason = table.why_not(action)
    assert reason is not None, f"{action} is legal"
    return reason.code, reason.rule


def section(name: str) -> int:
    return SECTION_NAMES.index(name)


def station(name: str) -> int:
    return STATION_NAMES.index(name)


__all__ = [
    "EQUIPMENT_NAMES",
    "GAME",
    "LAST",
    "STATION_NAMES",
    "TOWN_NAMES",
    "ask_only",
    "asking",
    "balance",
    "base",
    "buffer",
    "build",
    "busy",
    "choices",
    "dig_out",
    "discard",
    "do",
    "equip",
    "event_dicts",
    "go",
    "goods",
    "hold",
    "labour",
    "lay",
    "names",
    "next_round",
    "open_at",
    "own",
    "refused",
    "resolve",
    "section",
    "shed",
    "spend_markers",
    "station",
]  # fmt: skip
