"""Many games at once: random playouts, and batches stepped in buffers the caller owns.

Plain rules over flat arrays: game i of a batch with n seats has its rewards at i*n. Each thread
gets its own range; shared data is read-only.
"""

from __future__ import annotations

from typing import Annotated

from .hooks import LIMITS, State, actor, apply, copy_state, points, rank, refusal, seats
from .play import settle, start
from .rng import Words, rand_below, stream

Bytes = Annotated[list[int], "u1"]
Small = Annotated[list[int], "i4"]

RANDOM_POLICY = -1  # the episode number of the stream random players draw from


def random_game(s: State, policy_rng: Words, ids: list[int], ev: list[int]) -> int:
    """Play a prepared state to the end with random choices; return how many were made."""
    n = start(s, ids, ev)
    made = 0
    while n > 0 and made < LIMITS.steps:
        apply(s, ids[rand_below(policy_rng, n)], ev)
        made += 1
        n = settle(s, ids, ev)
    return made


def playouts(
    scratch: list[State],
    template: list[State],
    lo: int,
    hi: int,
    scored: list[int],
    made: list[int],
    ids: list[int],
    ev: list[int],
) -> None:
    """Random games lo to hi-1 of a seed: the points of every seat and the choices made."""
    n = seats(template[0])
    for game in range(lo, hi):
        copy_state(scratch, 0, template, 0)
        s = scratch[0]
        stream(s.rng, template[0].rng, game, 0)
        stream(scratch[1].rng, template[0].rng, game, RANDOM_POLICY)
        made[game] = random_game(s, scratch[1].rng, ids, ev)
        for seat in range(n):
            scored[game * n + seat] = points(s, seat)


def win_share(s: State, seat: int) -> float:
    """1 for the winner of a finished game, shared among tied winners, else 0."""
    if rank(s, seat) != 1:
        return 0.0
    winners = 0
    for other in range(seats(s)):
        if rank(s, other) == 1:
            winners += 1
    return 1.0 / winners


def show_choices(s: State, i: int, n: int, mask: Bytes, actors: Bytes, ids: list[int]) -> None:
    """Write the actor of game i and its mask of legal actions."""
    row = i * LIMITS.actions
    for a in range(LIMITS.actions):
        mask[row + a] = 0
    for k in range(n):
        mask[row + ids[k]] = 1
    actors[i] = actor(s)


def open_game(
    states: list[State], template: list[State], i: int, episode: int, ids: list[int], ev: list[int]
) -> int:
    """Start episode number `episode` in place i of a batch; the number of choices."""
    copy_state(states, i, template, 0)
    stream(states[i].rng, template[0].rng, i, episode)
    return start(states[i], ids, ev)


def choose_range(policy_rng: list[State], lo: int, hi: int, mask: Bytes, chosen: Small) -> None:
    """A random legal choice in each of the games lo to hi-1, -1 where there is none."""
    for i in range(lo, hi):
        row = i * LIMITS.actions
        n = 0
        for a in range(LIMITS.actions):
            n += mask[row + a]
        chosen[i] = -1
        if n > 0:
            nth = rand_below(policy_rng[0].rng, n)
            a = 0
            while nth > 0 or mask[row + a] == 0:
                nth -= mask[row + a]
                a += 1
            chosen[i] = a


def reset_range(
    states: list[State],
    template: list[State],
    lo: int,
    hi: int,
    episode: Small,
    mask: Bytes,
    actors: Bytes,
    ids: list[int],
    ev: list[int],
) -> None:
    """Start the games lo to hi-1 of a batch."""
    for i in range(lo, hi):
        n = open_game(states, template, i, episode[i], ids, ev)
        show_choices(states[i], i, n, mask, actors, ids)


def step_range(
    states: list[State],
    template: list[State],
    lo: int,
    hi: int,
    chosen: Small,
    episode: Small,
    mask: Bytes,
    actors: Bytes,
    reward: list[float],
    done: Bytes,
    ids: list[int],
    ev: list[int],
) -> None:
    """Apply one choice in each of the games lo to hi-1. Finished games pay out and restart.

    done: 0 running, 1 ended (reward is set, the next episode has begun), 2 choice refused.
    """
    n_seats = seats(template[0])
    for i in range(lo, hi):
        a = chosen[i]
        for seat in range(n_seats):
            reward[i * n_seats + seat] = 0.0
        done[i] = 0
        if a < 0 or a >= LIMITS.actions or refusal(states[i], a) != 0:
            done[i] = 2
            continue
        s = states[i]
        apply(s, a, ev)
        n = settle(s, ids, ev)
        if n == 0:
            done[i] = 1
            for seat in range(n_seats):
                reward[i * n_seats + seat] = win_share(s, seat)
            episode[i] += 1
            n = open_game(states, template, i, episode[i], ids, ev)
        show_choices(states[i], i, n, mask, actors, ids)
