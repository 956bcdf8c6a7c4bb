"""Ceylon, put together: everything the other packages need to know about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from teahouse.core import hooks
from teahouse.core.definition import Definition, Knowledge, Presentation, Rules
from teahouse.core.errors import BadOption
from teahouse.core.options import Option, Options, OptionValue, first_player

from . import completeness, position, position_reading, restore, sketch, view
from .actions import CODEC, Act
from .components import REFUSALS, default, sensible
from .events import EVENTS
from .explain import EXPLAINED, explain
from .preview import PREVIEWS, preview
from .reasons import REASONS
from .rules import knowledge, pending, scoring, setup, turn
from .rules.decisions import DECISIONS
from .state import (
    SEATS,
    ActionKind,
    Councillor,
    Decision,
    District,
    Ending,
    Reward,
    Shape,
    Source,
    State,
    Tea,
    Terrain,
)
from .tables import T, Tables, derive

# A turn: a card, two extra decisions, and at most one action a seat and one more, each of at most
# 32 plantations with an end and 32 discards. Turns: one a card, and the last round.
MOST_DECISIONS_AN_ACTION = 70
MOST_TURNS = 124


def options(tables: Tables) -> Options:
    """C01."""
    leaving = tuple(District(d).name.lower() for d in tables.can_leave_out)
    left_out = partial(_left_out, leaving)
    return Options(
        Option("players", 3, low=2, high=SEATS),
        Option("starting_tiles", False),
        Option("left_out", "random", choices=("random", *leaving), check=left_out),
        Option("terrain", "random", choices=tuple(t.name.lower() for t in Terrain)),
        Option("first", "random", check=_first, choices=("random",), free_text=True),
    )


def _left_out(leaving: Sequence[str], value: Any, others: Mapping[str, Any]) -> OptionValue:
    if value not in ("random", *leaving):
        raise BadOption(f"left_out is one of random, {', '.join(leaving)}, not {value!r}")
    return str(value) if others["players"] == 2 else "random"  # nothing to leave out


def _first(value: Any, others: Mapping[str, Any]) -> OptionValue:
    chosen = first_player(value, others)
    return "random" if others["starting_tiles"] else chosen  # C48: the tiles decide


def breakdown(s: State, seat: int) -> dict[str, int]:
    """Points by source."""
    return {o.name.lower(): s.earned[seat][o] for o in Source}


GAME = Definition(
    name="ceylon",
    version=1,
    rules=Rules(
        hooks={
            hooks.set_up: setup.set_up,
            **DECISIONS.hooks,
            hooks.actor: pending.actor,
            hooks.seats: turn.seats,
            hooks.points: scoring.points,
            hooks.rank: scoring.rank,
            hooks.resample_hidden: knowledge.resample_hidden,
        },
        state=State,
        limits=hooks.Limits(
            actions=Act.END,
            seats=SEATS,
            steps=MOST_TURNS * (4 + (SEATS + 1) * MOST_DECISIONS_AN_ACTION),
            rows=500,
        ),
        codec=CODEC,
        decisions=Decision,
        decision_rules=DECISIONS.rules,
        reasons=REASONS,
        events=EVENTS,
        options=options,
        components=default,
        sensible=sensible,
        default_tables=T,
        derive=derive,
        apply_options=lambda s, chosen, game: restore.apply_options(s, chosen),
        options_of=lambda s, game: view.options_of(s),
        decision=pending.asked,
        breakdown=breakdown,
        check=completeness.check,
    ),
    knowledge=Knowledge(
        view=view.view,
        private=view.private,
        from_view=restore.from_view,
        write=position.write,
        read=position_reading.read,
    ),
    presentation=Presentation(
        minutes=60,
        refusals=REFUSALS,
        explain=explain,
        explained=EXPLAINED,
        preview=preview,
        previews=PREVIEWS,
        sketch=sketch.sketch,
        compact=sketch.compact,
        names={
            "district": [d.name.lower() for d in District],
            "action": [k.name.lower() for k in ActionKind],
            "starting": [k.name.lower() for k in ActionKind],
            "tea": [t.name.lower() for t in Tea],
            "shape": [t.name.lower() for t in Shape],
            "councillor": [c.name.lower() for c in Councillor],
            "reward": [r.name.lower() for r in Reward],
            "source": [o.name.lower() for o in Source],
            "terrain": [t.name.lower() for t in Terrain],
            "left_out": ["random", "uva", "dimbula"],
            "turn_over": ["yes", "no"],
            "ending": [e.name.lower() for e in Ending if e != Ending.NO],
        },
    ),
)
