"""Many games stepped together for learning programs: rules over flat arrays the caller owns.

Beside each state lies a `Place`: who is asked, who plays by dice, what the next episode starts
from. A game goes on by itself until somebody from outside has to decide. A finished game pays out,
shows how it ended and starts anew in the same step.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated

from teahouse.core.bulk import DICE, Bytes, Small, win_share
from teahouse.core.contract import LIMITS, State, actor, apply, copy_state, points, rank, seats
from teahouse.core.play import settle, start
from teahouse.core.rng import Words, rand_below, stream

from .hooks import Sheet, observe

SEATS = 8  # more than any game has
EVERY_SEAT = -1  # as the learner: whoever's turn it is, is asked
SKIP = -1  # as a choice: leave this game alone
OPEN = -2  # as a choice: the next episode
WHIM = -2  # the episode number of the stream that offers choices


class Pay(IntEnum):
    """What is rewarded."""

    WIN = 0  # the share of the win, at the end
    MARGIN = 1  # the lead over the best other seat in points, at the end
    RANK = 2  # 1 for the first place down to 0 for the last, at the end
    DENSE = 3  # every change of the own points, when it happens


@dataclass(slots=True)
class Place:
    """A game of a vector environment, beside its state."""

    following: Words  # the generator the next episode starts from
    dice: Words  # what seats that play at random roll with
    before: Annotated[list[int], "i8", SEATS]  # points when they were last paid
    learner: Annotated[int, "i1"]  # the seat that is asked, or EVERY_SEAT
    next_learner: Annotated[int, "i1"]  # the same in the next episode
    begun: Annotated[int, "i1"]  # 1: the learner has been asked
    rolls: Annotated[list[int], "i1", SEATS]  # 1: the k-th seat after the learner plays by dice
    whim: Words  # what `offered` is drawn with
    offered: Annotated[int, "i4"]  # any allowed choice, SKIP where nobody from outside is asked


def look(s: State, seat: int, out: Sheet) -> None:
    """What a seat sees, over whatever stood there."""
    for k in range(len(out.seen)):
        out.seen[k] = 0
    observe(s, seat, out)


def glance(states: list[State], seat: int, sheets: list[Sheet]) -> None:
    """What a seat sees of a single game."""
    look(states[0], seat, sheets[0])


def reckon(states: list[State], out: list[int]) -> None:
    """The points of every seat, then the places, of a single game."""
    n = seats(states[0])
    for seat in range(n):
        out[seat] = points(states[0], seat)
        out[n + seat] = rank(states[0], seat)


def plays_by_dice(p: Place, s: State) -> bool:
    if p.learner == EVERY_SEAT:
        return False
    n = seats(s)
    return p.rolls[(actor(s) - p.learner + n) % n] == 1


def go_on(p: Place, s: State, n: int, ids: list[int], ev: list[int]) -> int:
    """Roll for whom dice decide, given n choices; how many choices there are then."""
    rolled = 0
    while n > 0 and rolled < LIMITS.steps and plays_by_dice(p, s):
        apply(s, ids[rand_below(p.dice, n)], ev)
        n = settle(s, ids, ev)
        rolled += 1
    return n


def open_game(
    states: list[State], template: list[State], p: Place, i: int, ids: list[int], ev: list[int]
) -> int:
    """The next episode, up to the first decision from outside; every seat of every game has one."""
    copy_state(states, i, template, 0)
    s = states[i]
    for k in range(4):
        s.rng[k] = p.following[k]
    stream(p.dice, s.rng, 0, DICE)
    stream(p.whim, s.rng, 0, WHIM)
    p.learner = p.next_learner
    p.begun = 0
    n = start(s, ids, ev)
    for seat in range(seats(s)):
        p.before[seat] = points(s, seat)
    return go_on(p, s, n, ids, ev)


def lead(s: State, seat: int) -> int:
    """Points ahead of the best other seat; alone, all of them."""
    rivals = 0
    best = 0
    for other in range(seats(s)):
        if other != seat:
            theirs = points(s, other)
            best = theirs if rivals == 0 else max(best, theirs)
            rivals += 1
    return points(s, seat) - best


def place_value(s: State, seat: int) -> float:
    """1 for the first place, 0 for the last; alone, 1."""
    n = seats(s)
    return (n - rank(s, seat)) / (n - 1) if n > 1 else 1.0


def final_pay(s: State, seat: int, kind: int, unit: int) -> float:
    """What the end of a game is worth to a seat."""
    if kind == Pay.WIN:
        return win_share(s, seat)
    if kind == Pay.MARGIN:
        return lead(s, seat) / unit
    if kind == Pay.RANK:
        return place_value(s, seat)
    return 0.0


def pay(s: State, p: Place, over: bool, kind: int, unit: int, reward: list[float], at: int) -> None:
    """Add what every seat has earned by now to its reward."""
    for seat in range(seats(s)):
        if kind == Pay.DENSE:
            now = points(s, seat)
            reward[at + seat] += (now - p.before[seat]) / unit
            p.before[seat] = now
        elif over:
            reward[at + seat] += final_pay(s, seat, kind, unit)


def show(s: State, p: Place, i: int, n: int, who: Bytes, out: Sheet, ids: list[int]) -> None:
    """Lay what can be chosen and what it sees before the seat that is asked, if it is the learner.

    Of a seat that is neither learner nor plays by dice only who it is.
    """
    asked = actor(s)
    who[i] = asked
    p.offered = SKIP
    if p.learner != EVERY_SEAT and asked != p.learner:
        return
    p.begun = 1
    p.offered = ids[rand_below(p.whim, n)]
    for a in range(len(out.mask)):
        out.mask[a] = 0
    for k in range(n):
        out.mask[ids[k]] = 1
    look(s, asked, out)


def first_refused(chosen: Small, sheets: list[Sheet]) -> int:
    """The first game whose choice is not allowed, -1 if all are."""
    for i in range(len(chosen)):
        a = chosen[i]
        if a != SKIP and (a < 0 or a >= LIMITS.actions or sheets[i].mask[a] == 0):
            return i
    return -1


def step_range(
    states: list[State], template: list[State], places: list[Place], lo: int, hi: int,
    chosen: Small, kind: int, unit: int, who: Bytes, reward: list[float], done: Bytes,
    sheets: list[Sheet], ends: list[Sheet], ids: list[int], ev: list[int],
) -> None:  # fmt: skip
    """One choice in each of the games lo to hi-1, or SKIP, or OPEN; rewards are added up.

    done becomes 1 where a game ended: `ends` shows its end, `sheets` the next one.
    """
    for i in range(lo, hi):
        if chosen[i] == SKIP:
            continue
        p = places[i]
        n = 0
        if chosen[i] != OPEN:
            looking = p.learner if p.learner != EVERY_SEAT else actor(states[i])
            n = play(states[i], p, chosen[i], kind, unit, reward, i, ids, ev)
            if n == 0:
                done[i] = 1
                look(states[i], looking, ends[i])
        if n == 0:
            n = open_game(states, template, p, i, ids, ev)
        show(states[i], p, i, n, who, sheets[i], ids)


def play(
    s: State, p: Place, action: int, kind: int, unit: int, reward: list[float], i: int,
    ids: list[int], ev: list[int],
) -> int:  # fmt: skip
    """A choice and what follows by itself; the number of choices then, 0 when the game is over."""
    apply(s, action, ev)
    n = go_on(p, s, settle(s, ids, ev), ids, ev)
    if p.begun == 1:
        pay(s, p, n == 0, kind, unit, reward, i * seats(s))
    return n
