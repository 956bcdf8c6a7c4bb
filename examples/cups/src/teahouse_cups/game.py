"""Cups, put together. What it leaves out has defaults: see `teahouse.core.defaults`."""

from __future__ import annotations

from teahouse.core import hooks
from teahouse.core.definition import Definition, Presentation, Rules
from teahouse.core.options import Option, Options

from . import rules
from .actions import CODEC, REASONS
from .events import EVENTS
from .state import HOLDS, SEATS, State

MOST_ROUNDS = 50


def options(tables: None) -> Options:
    return Options(
        Option("players", 2, low=2, high=SEATS),
        Option("target", 30, low=10, high=100),
        Option("rounds", 20, low=1, high=MOST_ROUNDS),
    )


GAME = Definition(
    name="cups",
    version=1,
    rules=Rules(
        hooks={
            hooks.set_up: rules.set_up,
            hooks.apply: rules.apply,
            hooks.refusal: rules.refusal,
            hooks.actor: rules.actor,
            hooks.seats: rules.seats,
            hooks.points: rules.points,
        },
        state=State,
        limits=hooks.Limits(
            actions=len(CODEC),
            seats=SEATS,
            steps=SEATS * MOST_ROUNDS * (HOLDS + 2),
            rows=20,
        ),
        codec=CODEC,
        events=EVENTS,
        reasons=REASONS,
        options=options,
    ),
    presentation=Presentation(minutes=10),
)
