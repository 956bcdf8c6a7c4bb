"""The pending decisions: a stack of data, the top is what is asked now."""

from __future__ import annotations

from teahouse.games.alubari.state import State


def ask(s: State, decision: int, seat: int, left: int, arg: int) -> None:
    """Put a question on top of the stack."""
    s.ask[s.depth] = decision
    s.actor[s.depth] = seat
    s.left[s.depth] = left
    s.arg[s.depth] = arg
    s.depth += 1


def pop_decision(s: State) -> None:
    """Take the top question off; nothing of it stays behind."""
    s.depth -= 1
    s.ask[s.depth] = 0
    s.actor[s.depth] = 0
    s.left[s.depth] = 0
    s.arg[s.depth] = 0


def count_down(s: State) -> None:
    """One less is left of what is asked; the last one takes the question off."""
    s.left[s.depth - 1] -= 1
    if s.left[s.depth - 1] == 0:
        pop_decision(s)


def asked(s: State) -> int:
    """The decision on top, 0 if there is none."""
    return s.ask[s.depth - 1] if s.depth > 0 else 0


def asked_seat(s: State) -> int:
    return s.actor[s.depth - 1]


def asked_left(s: State) -> int:
    return s.left[s.depth - 1]


def asked_arg(s: State) -> int:
    return s.arg[s.depth - 1]
