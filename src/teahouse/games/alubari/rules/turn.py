"""The round: its phases and action areas in order. A14, A27 to A30, A34, A44, A59 to A61."""

from __future__ import annotations

from teahouse.games.alubari.events import (
    build_space,
    chai_paid,
    lone_round,
    no_action,
    round_begins,
)
from teahouse.games.alubari.reasons import Why
from teahouse.games.alubari.state import (
    AREAS,
    LASTS,
    NOBODY,
    ROOM,
    SECTIONS,
    Area,
    Decision,
    Detail,
    Ending,
    Good,
    Last,
    Phase,
    Stage,
    State,
)
from teahouse.games.alubari.tables import T

from .areas import begin, bonus_helps, can_do
from .cards import refill_contracts
from .event_wheel import draw_to_yard, next_section, place_event_cube
from .labourers import may_hire, rooms_of
from .pending import ask, asked, say
from .scoring import end_game
from .setup import lay_out
from .supply import pay, rubble_left
from .using_contracts import has_usable
from .weather_and_rates import change_weather


def set_up(s: State, ev: list[int]) -> None:
    lay_out(s, ev)
    begin_round(s, ev)
    go_on(s, ev)


def seats(s: State) -> int:
    return s.players


def plays(s: State, seat: int) -> bool:
    """A61: in a lone round only one player hires, places and uses contracts."""
    return s.alone == NOBODY or s.alone == seat


def begin_round(s: State, ev: list[int]) -> None:
    """A14: phases 1 to 3, not in the first round."""
    s.round += 1
    round_begins(ev, s.round)
    if s.round > 1:
        refill_contracts(s, ev)
        change_weather(s, ev)
        draw_to_yard(s, T.refill[s.players], ev)
    s.phase = Phase.EVENTS


def go_on(s: State, ev: list[int]) -> None:
    """Whatever needs no decision happens, until somebody is asked or the game is over."""
    while s.phase != Phase.OVER:
        if s.ending == Ending.MARKERS and not takes_gain(s):
            end_game(s, Ending.MARKERS, ev)
        elif s.depth > 0:
            return
        elif s.phase == Phase.WORK:
            continue_work(s, ev)
        elif s.phase == Phase.PLACE:
            continue_placing(s)
        elif s.phase == Phase.HIRE:
            continue_hiring(s)
        elif s.cubes_drawn > 0:
            place_event_cube(s, ev)
        else:
            begin_hiring(s)


def takes_gain(s: State) -> bool:
    """A60: the gain of the last area is still taken."""
    top = asked(s)
    return top == Decision.GAIN_CONTRACT or top == Decision.GAIN_EQUIPMENT


# Phase 4


def begin_hiring(s: State) -> None:
    s.phase = Phase.HIRE
    s.leader = s.first
    s.turn = 0
    for seat in range(s.players):
        s.hands[seat] = T.labourers if plays(s, seat) else 0


def continue_hiring(s: State) -> None:
    """A25: from the first player clockwise."""
    if s.turn == s.players:
        s.phase = Phase.PLACE
        s.turn = 0
        return
    seat = (s.leader + s.turn) % s.players
    s.turn += 1
    if plays(s, seat) and may_hire(s, seat):
        ask(s, Decision.HIRE, seat)


def continue_placing(s: State) -> None:
    """A26: one labourer each in turn, until all are placed."""
    for _ in range(s.players):
        seat = (s.leader + s.turn) % s.players
        s.turn = (s.turn + 1) % s.players
        if s.hands[seat] > 0:
            ask(s, Decision.PLACE, seat)
            return
    s.phase = Phase.WORK
    s.area = Area.A
    begin_area(s)


# Phase 5


def begin_area(s: State) -> None:
    """A28: the order of the players is fixed now."""
    s.stage = Stage.CONTRACTS
    s.leader = s.first
    s.turn = 0
    s.space = 0


def continue_work(s: State, ev: list[int]) -> None:
    """A27: contracts, spaces in order, extra actions; then the next area."""
    if s.stage == Stage.CONTRACTS:
        offer_contracts(s)
    elif s.stage == Stage.SPACES:
        resolve_space(s, ev)
    elif s.turn < s.players:
        offer_extra(s)
    elif s.area < Area.G:
        s.area += 1
        begin_area(s)
    else:
        end_round(s, ev)


def offer_contracts(s: State) -> None:
    """A28: each player once, from the first player clockwise."""
    if s.turn == s.players:
        s.stage = Stage.SPACES
        return
    seat = (s.leader + s.turn) % s.players
    s.turn += 1
    if plays(s, seat) and has_usable(s, seat):
        ask(s, Decision.USE_CONTRACT, seat)


def resolve_space(s: State, ev: list[int]) -> None:
    """A29: the labourer on the next space acts."""
    if s.space == rooms_of(s, s.area):
        s.stage = Stage.EXTRAS
        s.turn = 0
        return
    seat = s.labourer[s.area * ROOM + s.space]
    s.space += 1
    if seat != NOBODY:
        begin_action(s, seat, 0, ev)


def offer_extra(s: State) -> None:
    """A80: after the last space, as long as there are any."""
    seat = (s.leader + s.turn) % s.players
    if s.lasting[seat][Last.EXTRA] > 0:
        s.lasting[seat][Last.EXTRA] -= 1
        ask(s, Decision.EXTRA, seat)
    else:
        s.turn += 1


def area_of_action(s: State, extra: int) -> int:
    """A34: B builds like E, once it is a build space; A80: contract 7 always digs."""
    return Area.E if s.area == Area.B and s.builds == 1 and extra == 0 else s.area


def can_act(s: State, seat: int, extra: int) -> bool:
    """Can the action of the area be carried out without Chai?"""
    return can_do(area_of_action(s, extra), s, seat)


def chai_helps(s: State, seat: int, extra: int) -> bool:
    """A30: with a Chai less, can the stronger action be carried out at least in part?"""
    return bonus_helps(area_of_action(s, extra), s, seat)


def strengthen_refusal(s: State, seat: int, extra: int) -> int:
    """A30: only where there is Chai, and where it adds something."""
    helps = s.goods[seat][Good.CHAI] > 0 and chai_helps(s, seat, extra)
    return Why.OK if helps else Why.CHANGES_NOTHING


def begin_action(s: State, seat: int, extra: int, ev: list[int]) -> None:
    """A30: Chai or not, where it can help."""
    if strengthen_refusal(s, seat, extra) == Why.OK:
        ask(s, Decision.STRENGTHEN, seat)
        say(s, Detail.EXTRA, extra)
    else:
        act_plainly(s, seat, extra, ev)


def strengthen(s: State, seat: int, extra: int, ev: list[int]) -> None:
    pay(s, seat, Good.CHAI, 1)
    chai_paid(ev, seat, s.area)
    act(s, seat, 1, extra, ev)


def act_plainly(s: State, seat: int, extra: int, ev: list[int]) -> None:
    """A30: without Chai."""
    act(s, seat, 0, extra, ev)


def act(s: State, seat: int, strong: int, extra: int, ev: list[int]) -> None:
    """A29: carried out if possible; what Chai was paid for is possible."""
    if strong == 0 and not can_act(s, seat, extra):
        no_action(ev, seat, s.area)
    else:
        begin(area_of_action(s, extra), s, seat, strong, ev)


def extra_refusal(s: State, seat: int) -> int:
    """A80: an extra action that can do something."""
    if can_act(s, seat, 1) or strengthen_refusal(s, seat, 1) == Why.OK:
        return Why.OK
    return Why.CHANGES_NOTHING


def act_again(s: State, seat: int, ev: list[int]) -> None:
    """A80: the extra action."""
    begin_action(s, seat, 1, ev)


# The end of the round


def end_round(s: State, ev: list[int]) -> None:
    """A44: labourers come home; A34: the last rubble is gone; then the end is checked."""
    come_home(s)
    if s.builds == 0 and rubble_left(s) == 0:
        s.builds = 1
        build_space(ev)
    ending = ending_now(s)
    if ending != Ending.NONE:
        end_game(s, ending, ev)
        return
    if s.players == 2 and (s.markers[0] == 0 or s.markers[1] == 0):
        s.alone = 0 if s.markers[1] == 0 else 1
        lone_round(ev, s.alone)
    begin_round(s, ev)


def come_home(s: State) -> None:
    """A44: nobody stands anywhere, and what held for the round holds no longer."""
    for room in range(AREAS * ROOM):
        s.labourer[room] = NOBODY
    for seat in range(s.players):
        s.third[seat] = s.third_next[seat]
        s.third_next[seat] = 0
        s.laid[seat] = 0
        for k in range(LASTS):
            s.lasting[seat][k] = 0
    s.keeps_lead = 0
    s.events_now = 0


def ending_now(s: State) -> int:
    """A59, A61: the railway is complete, both of two are out of markers, or one played alone."""
    if next_section(s) == SECTIONS:
        return Ending.RAILWAY
    if s.alone != NOBODY:
        return Ending.LONE_ROUND
    if s.players == 2 and s.markers[0] == 0 and s.markers[1] == 0:
        return Ending.MARKERS
    return Ending.NONE
