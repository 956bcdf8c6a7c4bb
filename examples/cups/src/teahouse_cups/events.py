"""What can happen, each kind declared once; rules call these, and readers get the named values."""

from __future__ import annotations

from teahouse.core.events import EventKinds, Rows

EVENTS = EventKinds()


@EVENTS.declare()
def first_player(ev: Rows, seat: int) -> None:
    """Who begins."""


@EVENTS.declare()
def poured(ev: Rows, seat: int, pot: int, measures: int) -> None:
    """Tea came from the small pot (0) or the large one (1)."""


@EVENTS.declare()
def spilled(ev: Rows, seat: int) -> None:
    """The cup held too much, and is empty."""


@EVENTS.declare()
def drunk(ev: Rows, seat: int, points: int) -> None:
    """A cup was drunk."""


@EVENTS.declare()
def ended(ev: Rows, rounds: int) -> None:
    """After so many rounds."""
