"""Many games stepped together for learners: rules over flat arrays the caller owns.

Each state has a `SubEnv`: who is asked, who plays at random, what the next episode starts from. A
game advances by itself until the caller has to decide. A finished game pays its rewards, shows its
end and restarts in the same step.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated

from teahouse.core.batch_kernels import RANDOM_POLICY, Bytes, Small, win_share
from teahouse.core.hooks import LIMITS, State, actor, apply, copy_state, points, rank, seats
from teahouse.core.play import settle, start
from teahouse.core.rng import Words, rand_below, stream

from .hooks import ObservationBuffer, observe

SEATS = 8  # more than any game has
EVERY_SEAT = -1  # as the learner: every seat is asked in turn
SKIP = -1  # as a choice: leave this game alone
OPEN = -2  # as a choice: the next episode
SAMPLED_ACTION = -2  # the episode number of the stream that `sampled` is drawn from


class RewardKind(IntEnum):
    """What is rewarded."""

    WIN = 0  # the share of the win, at the end
    MARGIN = 1  # the lead over the best other seat in points, at the end
    RANK = 2  # 1 for the first place down to 0 for the last, at the end
    DENSE = 3  # every change of the own points, when it happens


@dataclass(slots=True)
class SubEnv:
    """The data of a game of a vector environment besides its state."""

    next_rng: Words  # the generator the next episode starts from
    policy_rng: Words  # what draws for seats that play at random
    before: Annotated[list[int], "i8", SEATS]  # points when they were last paid
    learner: Annotated[int, "i1"]  # the seat that is asked, or EVERY_SEAT
    next_learner: Annotated[int, "i1"]  # the same in the next episode
    begun: Annotated[int, "i1"]  # 1: the learner has been asked
    random_seats: Annotated[
        list[int], "i1", SEATS
    ]  # 1: the k-th seat after the learner plays at random
    sample_rng: Words  # draws `sampled`
    sampled: Annotated[int, "i4"]  # a random legal choice, SKIP if the caller is not asked


def write_observation(s: State, seat: int, out: ObservationBuffer) -> None:
    """Overwrite a row with what a seat sees."""
    for k in range(len(out.values)):
        out.values[k] = 0
    observe(s, seat, out)


def observe_one(states: list[State], seat: int, buffers: list[ObservationBuffer]) -> None:
    """What a seat sees of a single game."""
    write_observation(states[0], seat, buffers[0])


def score_one(states: list[State], out: list[int]) -> None:
    """The points of every seat, then the places, of a single game."""
    n = seats(states[0])
    for seat in range(n):
        out[seat] = points(states[0], seat)
        out[n + seat] = rank(states[0], seat)


def plays_at_random(p: SubEnv, s: State) -> bool:
    if p.learner == EVERY_SEAT:
        return False
    n = seats(s)
    return p.random_seats[(actor(s) - p.learner + n) % n] == 1


def play_random_seats(p: SubEnv, s: State, n: int, ids: list[int], ev: list[int]) -> int:
    """Choose for seats that play at random, given n choices; return the number of choices then."""
    made = 0
    while n > 0 and made < LIMITS.steps and plays_at_random(p, s):
        apply(s, ids[rand_below(p.policy_rng, n)], ev)
        n = settle(s, ids, ev)
        made += 1
    return n


def open_game(
    states: list[State], template: list[State], p: SubEnv, i: int, ids: list[int], ev: list[int]
) -> int:
    """Start the next episode, up to the caller's first decision; every seat has one per game."""
    copy_state(states, i, template, 0)
    s = states[i]
    for k in range(4):
        s.rng[k] = p.next_rng[k]
    stream(p.policy_rng, s.rng, 0, RANDOM_POLICY)
    stream(p.sample_rng, s.rng, 0, SAMPLED_ACTION)
    p.learner = p.next_learner
    p.begun = 0
    n = start(s, ids, ev)
    for seat in range(seats(s)):
        p.before[seat] = points(s, seat)
    return play_random_seats(p, s, n, ids, ev)


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


def rank_reward(s: State, seat: int) -> float:
    """1 for the first place, 0 for the last; alone, 1."""
    n = seats(s)
    return (n - rank(s, seat)) / (n - 1) if n > 1 else 1.0


def final_reward(s: State, seat: int, kind: int, unit: int) -> float:
    """The reward of a seat at the end of a game."""
    if kind == RewardKind.WIN:
        return win_share(s, seat)
    if kind == RewardKind.MARGIN:
        return lead(s, seat) / unit
    if kind == RewardKind.RANK:
        return rank_reward(s, seat)
    return 0.0


def pay(
    s: State, p: SubEnv, over: bool, kind: int, unit: int, reward: list[float], at: int
) -> None:
    """Add what every seat has earned since the last payment to its reward."""
    for seat in range(seats(s)):
        if kind == RewardKind.DENSE:
            now = points(s, seat)
            reward[at + seat] += (now - p.before[seat]) / unit
            p.before[seat] = now
        elif over:
            reward[at + seat] += final_reward(s, seat, kind, unit)


def show(
    s: State, p: SubEnv, i: int, n: int, actors: Bytes, out: ObservationBuffer, ids: list[int]
) -> None:
    """Write the mask and the observation of the actor, if it is the learner.

    For a seat that is neither the learner nor random, write only the actor.
    """
    asked = actor(s)
    actors[i] = asked
    p.sampled = SKIP
    if p.learner != EVERY_SEAT and asked != p.learner:
        return
    p.begun = 1
    p.sampled = ids[rand_below(p.sample_rng, n)]
    for a in range(len(out.mask)):
        out.mask[a] = 0
    for k in range(n):
        out.mask[ids[k]] = 1
    write_observation(s, asked, out)


def first_refused(chosen: Small, buffers: list[ObservationBuffer]) -> int:
    """The first game whose choice is not allowed, -1 if all are."""
    for i in range(len(chosen)):
        a = chosen[i]
        if a != SKIP and (a < 0 or a >= LIMITS.actions or buffers[i].mask[a] == 0):
            return i
    return -1


def step_range(
    states: list[State], template: list[State], sub_envs: list[SubEnv], lo: int, hi: int,
    chosen: Small, kind: int, unit: int, actors: Bytes, reward: list[float], done: Bytes,
    buffers: list[ObservationBuffer], ends: list[ObservationBuffer], ids: list[int], ev: list[int],
) -> None:  # fmt: skip
    """Apply one choice, SKIP or OPEN in each of the games lo to hi-1; rewards add up.

    done becomes 1 where a game ended: `ends` shows its end, `buffers` the next one.
    """
    for i in range(lo, hi):
        if chosen[i] == SKIP:
            continue
        p = sub_envs[i]
        n = 0
        if chosen[i] != OPEN:
            looking = p.learner if p.learner != EVERY_SEAT else actor(states[i])
            n = play(states[i], p, chosen[i], kind, unit, reward, i, ids, ev)
            if n == 0:
                done[i] = 1
                write_observation(states[i], looking, ends[i])
        if n == 0:
            n = open_game(states, template, p, i, ids, ev)
        show(states[i], p, i, n, actors, buffers[i], ids)


def play(
    s: State, p: SubEnv, action: int, kind: int, unit: int, reward: list[float], i: int,
    ids: list[int], ev: list[int],
) -> int:  # fmt: skip
    """Apply a choice and all that follows by itself; return the number of choices, 0 at the end."""
    apply(s, action, ev)
    n = play_random_seats(p, s, settle(s, ids, ev), ids, ev)
    if p.begun == 1:
        pay(s, p, n == 0, kind, unit, reward, i * seats(s))
    return n
