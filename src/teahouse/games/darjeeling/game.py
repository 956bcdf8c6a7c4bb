"""Darjeeling, put together: everything the other packages need to know about it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from teahouse.core import hooks
from teahouse.core.definition import Definition, Knowledge, Presentation, Rules
from teahouse.core.options import Option, Options, OptionValue, first_player

from . import position, sketch, view
from .actions import CODEC, Act
from .components import MAPS, default
from .components import REFUSALS as COMPONENT_REFUSALS
from .events import EVENTS
from .explain import EXPLAINED, explain
from .maps import REFUSALS as MAP_REFUSALS
from .maps import parse_map, refused, write_map
from .own_map import check_map, sensible
from .preview import PREVIEWS, preview
from .reasons import REASONS
from .rules import knowledge, placement, scoring, turn
from .rules.decisions import DECISIONS
from .state import SEATS, Cell, Decision, Memory, Source, State, TwoHalf, Use, Variety
from .tables import T, Tables, derive

MOST_ROUNDS = 500
# A turn takes at most 1 move, 1 variety, 3 sizes, 1 use of tokens, 27 recalls (so many crates can
# be laid) and a last word.
MOST_DECISIONS_A_TURN = 34
# In one step everybody may be stuck until the round limit: forced, nothing shipped, ships scored,
# no move. The set-up and the rest of a turn need less than 1000 rows.
MOST_ROWS = SEATS * MOST_ROUNDS * 4 + 1000


def options(tables: Tables) -> Options:
    """D01."""
    return Options(
        Option("players", 3, low=2, high=5),
        Option("map", "india", choices=MAPS, check=partial(_playable_map, tables), free_text=True),
        Option("memory", "open", choices=("open", "closed")),
        Option(
            "two_half",
            TwoHalf(tables.two_half).name.lower(),
            choices=("adjacent", "opposite"),
        ),
        Option("target", tables.target, low=1, high=1000),
        Option("round_limit", 200, low=1, high=MOST_ROUNDS),
        Option("first", "random", check=first_player, choices=("random",), free_text=True),
    )


def _playable_map(tables: Tables, value: Any, others: Mapping[str, Any]) -> OptionValue:
    if value in MAPS:
        if tables != T:  # D37 holds for a replaced map too
            check_map(tables.maps[MAPS.index(value)], int(others["players"]))
        return str(value)
    if not isinstance(value, str) or not set("TCtc") & set(value.strip(" .\r\n")[:1]):
        words = f"map is one of {', '.join(MAPS)}, or a grid of T, C and . lines"
        raise refused(words, "map-unknown")
    cells = parse_map(value)
    check_map(cells, int(others["players"]))
    if sum(c == Cell.EMPTY for c in cells) > sum(tables.bag):
        raise refused("the map has more spaces than there are tiles", "map-too-many")
    return write_map(cells)


def breakdown(s: State, seat: int) -> dict[str, int]:
    """Points by source."""
    return {o.name.lower(): s.earned[seat][o] for o in Source}


GAME = Definition(
    name="darjeeling",
    version=1,
    rules=Rules(
        hooks={
            hooks.set_up: placement.set_up,
            **DECISIONS.hooks,
            hooks.actor: turn.actor,
            hooks.seats: turn.seats,
            hooks.points: scoring.points,
            hooks.rank: scoring.rank,
            hooks.resample_hidden: knowledge.resample_hidden,
        },
        state=State,
        limits=hooks.Limits(
            actions=Act.END,
            seats=SEATS,
            steps=SEATS * (2 + MOST_ROUNDS * MOST_DECISIONS_A_TURN),
            rows=MOST_ROWS,
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
        apply_options=lambda s, chosen, game: view.apply_options(s, chosen, game.tables),
        options_of=lambda s, game: view.options_of(s),
        decision=lambda s: int(s.asked),
        breakdown=breakdown,
        check=position.check,
    ),
    knowledge=Knowledge(
        view=view.view,
        private=view.private,
        from_view=view.from_view,
        write=position.write,
        read=position.read,
    ),
    presentation=Presentation(
        minutes=45,
        explain=explain,
        explained=EXPLAINED,
        preview=preview,
        sketch=sketch.sketch,
        compact=sketch.compact,
        names={
            "variety": [v.name.lower() for v in Variety],
            "map": MAPS,
            "source": [o.name.lower() for o in Source],
            "memory": [m.name.lower() for m in Memory],
            "two_half": [t.name.lower() for t in TwoHalf],
            "use": [u.name.lower() for u in Use],
        },
        refusals={**MAP_REFUSALS, **COMPONENT_REFUSALS},
        previews=PREVIEWS,
    ),
)
