"""One game, step by step: the generic rules behind the `State`."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from .events import FORCED, ROOM, record
from .hooks import LIMITS, State, actor, apply, carray, legal, refusal, resample_hidden, set_up


class Op(IntEnum):
    """What the one compiled entry is asked to do."""

    START = 0
    STEP = 1
    LEGAL = 2
    REFUSAL = 3
    RESAMPLE = 4


def settle(s: State, ids: list[int], ev: list[int]) -> int:
    """Apply forced actions, then list the legal ones; return how many, 0 when the game is over."""
    n = legal(s, ids)
    while n == 1:
        record(ev, FORCED, actor(s), ids[0])
        apply(s, ids[0], ev)
        n = legal(s, ids)
    return n


def start(s: State, ids: list[int], ev: list[int]) -> int:
    set_up(s, ev)
    return settle(s, ids, ev)


def step(s: State, action: int, ids: list[int], ev: list[int]) -> int:
    """Check, apply, settle: return the number of choices, or minus the code of the refusal."""
    why = refusal(s, action)
    if why != 0:
        return -why
    apply(s, action, ev)
    return settle(s, ids, ev)


def operate(op: int, s: State, x: int, ids: list[int], ev: list[int]) -> int:
    """All single-game operations behind one entry, because fewer entries compile faster.

    The number after the last id is the actor.
    """
    ev[0] = 0
    if op == Op.REFUSAL:
        return refusal(s, x)
    if op == Op.RESAMPLE:
        resample_hidden(s, x, s.rng)
    if op == Op.STEP:
        n = step(s, x, ids, ev)
    elif op == Op.START:
        n = start(s, ids, ev)
    else:
        n = legal(s, ids)
    ids[LIMITS.actions] = actor(s)
    return n


def operate_c(
    op: int,
    s: Annotated[State, "*"],
    x: int,
    ids: Annotated[int, "*"],
    ev: Annotated[int, "*"],
) -> int:
    """`operate` as a C function over the addresses of its buffers."""
    return operate(
        op,
        carray(s, (1,))[0],
        x,
        carray(ids, (LIMITS.actions + 1,)),
        carray(ev, (1 + ROOM * LIMITS.rows,)),
    )
