"""Alubari, put together: everything the other packages need to know about it."""

from __future__ import annotations

from typing import Any

from teahouse.core import hooks
from teahouse.core.definition import Definition, Knowledge, Presentation, Rules, SoloRecord
from teahouse.core.options import Option, Options, first_player

from . import compact_sketch, position, restore, sketch, solo, view
from .actions import CODEC, Act
from .components import REFUSALS, default, sensible
from .events import EVENTS
from .explain import EXPLAINED, explain
from .names import (
    CUBE_NAMES,
    EQUIPMENT_NAMES,
    ESTATE_NAMES,
    GOOD_NAMES,
    SECTION_NAMES,
    STATION_NAMES,
    TOWN_NAMES,
    WEATHER_NAMES,
    contract_name,
)
from .preview import PREVIEWS, preview, preview_all
from .reasons import REASONS
from .rules import knowledge, pending, scoring, turn
from .rules.decisions import DECISIONS
from .state import (
    CONTRACTS,
    SEATS,
    Area,
    Decision,
    Ending,
    Hiring,
    Need,
    Off,
    Rate,
    Source,
    State,
    Upkeep,
    WorksStep,
)
from .tables import T, Tables, derive


def options(tables: Tables) -> Options:
    """A01."""
    return Options(
        Option("players", 3, low=1, high=SEATS),
        Option("alubari_estate", "printed", choices=view.ESTATE_OPTION),
        Option("first", "random", check=first_player, choices=("random",), free_text=True),
    )


def breakdown(s: State, seat: int) -> dict[str, int]:
    """Half points by source, as they were scored at the end."""
    return {o.name.lower(): s.scored[seat][o] for o in Source}


def slugs(members: Any) -> list[str]:
    return [m.name.lower().replace("_", "-") for m in members]


GAME = Definition(
    name="alubari",
    version=1,
    rules=Rules(
        hooks={
            hooks.set_up: turn.set_up,
            **DECISIONS.hooks,
            hooks.actor: pending.actor,
            hooks.seats: turn.seats,
            hooks.points: scoring.points,
            hooks.rank: scoring.rank,
            hooks.resample_hidden: knowledge.resample_hidden,
        },
        state=State,
        # Random players take up to some 60 rounds; a round asks at most some 300 questions.
        limits=hooks.Limits(actions=Act.END, seats=SEATS, steps=100_000, rows=2000),
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
        decision=lambda s: int(pending.asked(s)),
        breakdown=breakdown,
        check=position.check,
        point_unit=2,
    ),
    knowledge=Knowledge(
        view=view.view,
        private=view.private,
        from_view=restore.from_view,
        write=position.write,
        read=position.read,
    ),
    presentation=Presentation(
        minutes=90,
        refusals=REFUSALS,
        preview=preview,
        preview_all=preview_all,
        sketch=sketch.sketch,
        compact=compact_sketch.compact,
        names={
            "good": GOOD_NAMES,
            "cube": CUBE_NAMES,
            "weather": WEATHER_NAMES,
            "area": [a.name for a in Area],
            "town": TOWN_NAMES,
            "station": STATION_NAMES,
            "section": SECTION_NAMES,
            "equipment": EQUIPMENT_NAMES,
            "estate": ESTATE_NAMES,
            "contract": [contract_name(c) for c in range(CONTRACTS)],
            "source": slugs(Source),
            "need": slugs(Need),
            "rate": slugs(Rate),
            "off": slugs(Off),
            "hiring": slugs(Hiring),
            "upkeep": slugs(Upkeep),
            "step": slugs(WorksStep),
            "ending": slugs(Ending),
            "alubari_estate": view.ESTATE_OPTION,
        },
        previews=PREVIEWS,
        explain=explain,
        explained=EXPLAINED,
        solo=SoloRecord(
            solo.record_game,
            solo.report,
            {group: tuple(names) for group, names in solo.groups([]).items()},
        ),
    ),
)
