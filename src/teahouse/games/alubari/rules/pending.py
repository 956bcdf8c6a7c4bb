"""The pending decisions: a stack of data, the top is what is asked now.

What is asked is taken off before it is answered; a rule after which it is still asked asks again.
What a decision says besides who is asked is declared with it, see `decisions`.
"""

from __future__ import annotations

from teahouse.games.alubari.state import DETAILS, Decision, Detail, Phase, State


def ask(s: State, decision: int, seat: int) -> None:
    """Put a question on top of the stack."""
    s.ask[s.depth] = decision
    s.actor[s.depth] = seat
    s.depth += 1


def say(s: State, detail: int, value: int) -> None:
    """What the question on top says."""
    s.details[s.depth - 1][detail] = value


def told(s: State, detail: int) -> int:
    return s.details[s.depth - 1][detail]


def ask_counted(s: State, decision: int, seat: int, left: int, owed: int) -> None:
    """Ask, as long as some are left; so many of them are owed."""
    if left > 0:
        ask(s, decision, seat)
        say(s, Detail.LEFT, left)
        say(s, Detail.OWED, max(0, owed))


def pop_decision(s: State) -> None:
    """Take the top question off; nothing of it stays behind."""
    s.depth -= 1
    s.ask[s.depth] = 0
    s.actor[s.depth] = 0
    said = s.details[s.depth]
    for detail in range(DETAILS):
        said[detail] = 0


def asked(s: State) -> int:
    """The decision on top, 0 if there is none."""
    return s.ask[s.depth - 1] if s.depth > 0 else 0


def decision_asked(s: State) -> int:
    """The decision on top; OVER at the end, whatever still waits."""
    return Decision.OVER if s.phase == Phase.OVER else asked(s)


def actor(s: State) -> int:
    return asked_seat(s) if s.depth > 0 else -1


def asked_seat(s: State) -> int:
    return s.actor[s.depth - 1]
