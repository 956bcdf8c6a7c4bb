"""Alubari: everything the house needs to know about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from teahouse.core import contract
from teahouse.core.game import Definition, Game, SoloRecord
from teahouse.core.options import Option, Options, first_player

from . import position, sketch, solo, view
from .actions import CODEC, Act
from .components import REFUSALS, default
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
from .preview import PREVIEWS, preview
from .reasons import REASONS
from .rules import asking, knowledge, pending, scoring, turn
from .state import (
    CONTRACTS,
    OLDER_VERSIONS,
    SEATS,
    VERSION,
    Area,
    Decision,
    Ending,
    Hiring,
    Need,
    Off,
    Rate,
    Source,
    State,
    Step,
    Upkeep,
)
from .tables import T, Tables, derive


def options(tables: Tables) -> Options:
    """A01."""
    return Options(
        Option("players", 3, low=1, high=SEATS),
        Option("alubari_estate", "printed", choices=view.ESTATE_OPTION),
        Option("first", "random", check=first_player, choices=("random",), free_text=True),
    )


def prepare(chosen: Mapping[str, Any], game: Game) -> State:
    """A state with its options, before the set-up."""
    s: State = view.LAYOUT.blank()
    view.apply_options(s, chosen)
    return s


def breakdown(s: State, seat: int) -> dict[str, int]:
    """Half points by source, as they were scored at the end."""
    return {o.name.lower(): s.scored[seat][o] for o in Source}


def slugs(members: Any) -> list[str]:
    return [m.name.lower().replace("_", "-") for m in members]


GAME = Definition(
    name="alubari",
    version=VERSION,
    older_versions=OLDER_VERSIONS,
    hooks={
        contract.set_up: turn.set_up,
        contract.legal: asking.legal,
        contract.apply: asking.apply,
        contract.refusal: asking.refusal,
        contract.actor: asking.actor,
        contract.seats: asking.seats,
        contract.points: scoring.points,
        contract.rank: scoring.rank,
        contract.determinise: knowledge.determinise,
    },
    state=State,
    # Games of random players take up to some 60 rounds; a round asks at most some 300 questions.
    limits=contract.Limits(actions=Act.END, seats=SEATS, steps=100_000, rows=2000),
    codec=CODEC,
    decisions=Decision,
    reasons=REASONS,
    refusals=REFUSALS,
    events=EVENTS,
    options=options,
    components=default,
    default_tables=T,
    derive=derive,
    prepare=prepare,
    options_of=view.options_of,
    decision=lambda s: int(pending.asked(s)),
    view=view.view,
    rebuild=view.rebuild,
    write=position.write,
    read=position.read,
    preview=preview,
    breakdown=breakdown,
    check=position.check,
    sketch=sketch.sketch,
    point_unit=2,
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
        "step": slugs(Step),
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
)
