"""What waits to be decided: a stack in the state; the last one put there is asked first."""

from __future__ import annotations

from teahouse.games.ceylon.state import Decision, State


def ask(s: State, what: int, seat: int) -> None:
    """Put a decision (or a step that happens by itself) on top of what waits."""
    s.waiting[s.depth] = what
    s.waiter[s.depth] = seat
    s.depth += 1


def pop_decision(s: State) -> None:
    """Take the top decision away and leave no trace, so that equal positions are equal bytes."""
    s.depth -= 1
    s.waiting[s.depth] = 0
    s.waiter[s.depth] = 0


def asked(s: State) -> int:
    """The decision on top; OVER when nothing waits."""
    return s.waiting[s.depth - 1] if s.depth > 0 else Decision.OVER


def actor(s: State) -> int:
    """The seat that is asked, -1 when the game is over."""
    return s.waiter[s.depth - 1] if s.depth > 0 else -1
