"""The achievements of the solo game, recognised from a finished journal. A76.

An achievement is a line of data: its name, its group, and what must hold. A condition that counts
(`Count`) knows how far it is from being met; the others (`Flag`) are met or not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from teahouse.core.game import Game, Position
from teahouse.core.journal import Journal
from teahouse.core.registry import replay

from .names import EQUIPMENT_NAMES, SECTION_NAMES, STATION_NAMES, TOWN_NAMES
from .state import CONTRACTS, NOBODY, Ending, Good, Source, State

NEAR = 0.85  # so much of what is asked for is a near miss


@dataclass(frozen=True)
class Facts:
    """What a finished solo game shows; points unrounded, borrowed spaces not counted."""

    points: float
    sources: Mapping[str, float]
    siliguri: int  # own areas there
    darjeeling: int
    towns: int  # towns with an own area
    estate_spaces: int  # own ones
    all_estate_spaces: int
    rivers: int  # own river sections
    all_rivers: int
    agony: int  # own ones of the four sections up to Agony Point
    ever_equipped: bool
    idle_contracts: int  # own ones not completed or not used
    leaves: int  # before contracts
    leaves_left: int  # after contracts
    chai: int
    chai_limit: int
    rubble: int
    steel: int
    worked_out: bool  # ended by the last marker with a section still free

    def as_json(self) -> dict[str, Any]:
        return {**vars(self), "sources": dict(self.sources)}


def facts_of(journal: Journal | Mapping[str, Any] | str, played: Game | None = None) -> Facts:
    """The facts of a finished solo game; the journal is replayed."""
    position = replay(journal, played=played)
    outcome = position.outcome()
    if outcome is None or position.players != 1:
        raise ValueError("achievements are for finished solo games")
    state, tables = position.state(), position.game.tables
    stations = [k for k in range(len(STATION_NAMES)) if state.station[k] == 0]
    towns = {tables.town[k] for k in stations}
    rivers = [k for k in range(len(SECTION_NAMES)) if tables.is_river[k]]
    leaves_left = outcome.breakdown[0][Source.LEAVES.name.lower()] * 2 / (tables.leaf_points or 1)
    return Facts(
        points=outcome.points[0],
        sources=dict(outcome.breakdown[0]),
        siliguri=sum(tables.town[k] == 0 for k in stations),
        darjeeling=sum(tables.town[k] == len(TOWN_NAMES) - 1 for k in stations),
        towns=len(towns),
        estate_spaces=state.owner.count(0),
        all_estate_spaces=_all_spaces(state, tables),
        rivers=sum(state.section[k] == 0 for k in rivers),
        all_rivers=len(rivers),
        agony=sum(state.section[k] == 0 for k in _agony()),
        ever_equipped=was_equipped(position),
        idle_contracts=_idle(state),
        leaves=state.goods[0][Good.LEAVES],
        leaves_left=int(leaves_left),
        chai=state.goods[0][Good.CHAI],
        chai_limit=tables.chai_limit[1],
        rubble=state.goods[0][Good.RUBBLE],
        steel=state.goods[0][Good.STEEL],
        worked_out=state.ending == Ending.MARKERS and NOBODY in state.section,
    )


def _agony() -> range:
    """The four sections after the Tindharia River up to Agony Point."""
    first = SECTION_NAMES.index("tindharia-river") + 1
    return range(first, SECTION_NAMES.index("agony-point") + 1)


def _all_spaces(state: State, tables: Any) -> int:
    return sum(sum(r > 0 for r in tables.estate_rubble[e]) for e in state.estate if e >= 0)


def _idle(state: State) -> int:
    return sum(
        state.contract[c] == 0 and not (state.tilted[c] and state.completed[0] >> c & 1)
        for c in range(CONTRACTS)
    )


def was_equipped(position: Position) -> bool:
    """Ruling of A76: owned at any time, also if it was put back later."""
    if any(position.state().equipment[k] == 0 for k in range(len(EQUIPMENT_NAMES))):
        return True
    tells = ("equipment-taken", "maintained")  # a game begun from a position may only show the end
    return any(e.name in tells for _, _, events in position.history() for e in events)


# What an achievement asks for


@dataclass(frozen=True)
class Count:
    """At least so much of something, or more than that."""

    of: Callable[[Facts], float]
    goal: Callable[[Facts], float]
    above: bool = False

    def met(self, facts: Facts) -> bool:
        have, goal = self.of(facts), self.goal(facts)
        return have > goal if self.above else have >= goal

    def missing(self, facts: Facts) -> float:
        """How much is missing, 0 when met; half a point is the least that points can miss."""
        if self.met(facts):
            return 0
        return self.goal(facts) - self.of(facts) + (0.5 if self.above else 0)


@dataclass(frozen=True)
class Achievement:
    """One achievement: a count, and conditions beside it that hold or not."""

    name: str
    group: str
    count: Count
    flags: tuple[Callable[[Facts], bool], ...] = ()

    def earned(self, facts: Facts) -> bool:
        return self.count.met(facts) and all(flag(facts) for flag in self.flags)

    def near(self, facts: Facts) -> float | None:
        """What is missing where not much is, None otherwise or when it is earned."""
        if self.count.met(facts) or not all(flag(facts) for flag in self.flags):
            return None
        goal = self.count.goal(facts)
        close = self.count.of(facts) >= NEAR * goal or self.count.missing(facts) <= 1
        return self.count.missing(facts) if close else None


def at_least(of: Callable[[Facts], float], goal: float) -> Count:
    return Count(of, lambda _: goal)


def more_than(of: Callable[[Facts], float], goal: float) -> Count:
    return Count(of, lambda _: goal, above=True)


def _points(f: Facts) -> float:
    return f.points


def _from(source: Source) -> Callable[[Facts], float]:
    return lambda f: f.sources[source.name.lower()]


def _equipped(f: Facts) -> bool:
    return f.ever_equipped


def _never_equipped(f: Facts) -> bool:
    return not f.ever_equipped


def _no_estates(f: Facts) -> bool:
    return f.estate_spaces == 0


BUILDING = (
    Achievement("east-india-depot", "building", at_least(lambda f: f.siliguri, 5)),
    Achievement(
        "tea-magnate", "building", Count(lambda f: f.estate_spaces, lambda f: f.all_estate_spaces)
    ),
    Achievement("branches", "building", at_least(lambda f: f.towns, len(TOWN_NAMES))),
    Achievement("bridge-builder", "building", Count(lambda f: f.rivers, lambda f: f.all_rivers)),
    Achievement("king-of-agony", "building", at_least(lambda f: f.agony, len(_agony()))),
    Achievement(
        "man-of-the-north", "building", more_than(_points, 180), (lambda f: f.siliguri == 0,)
    ),
    Achievement("builder", "building", more_than(_from(Source.STATIONS), 60)),
    Achievement("great-builder", "building", more_than(_from(Source.STATIONS), 90)),
    Achievement("railway-king", "building", at_least(_from(Source.TRACK), 20)),
)
RANKS = (100, 150, 175, 200, 225)
SCORE = (
    *(Achievement(f"team-{n}", "score", at_least(_points, n), (_equipped,)) for n in RANKS),
    *(Achievement(f"lone-{n}", "score", at_least(_points, n), (_never_equipped,)) for n in RANKS),
    *(Achievement(f"engineer-{n}", "score", at_least(_points, n), (_no_estates,)) for n in RANKS),
    Achievement("contractor-1", "score", at_least(_from(Source.CONTRACTS), 80)),
    Achievement("contractor-2", "score", at_least(_from(Source.CONTRACTS), 100)),
    Achievement("contractor-master", "score", at_least(_from(Source.CONTRACTS), 120)),
    Achievement("procrastinator", "score", at_least(lambda f: f.idle_contracts, 4)),
)
SUPPLY = (
    Achievement("tea-chest", "supply", at_least(lambda f: f.leaves_left, 20)),
    Achievement("tea-store", "supply", at_least(lambda f: f.leaves_left, 40)),
    Achievement("tea-warehouse", "supply", at_least(lambda f: f.leaves_left, 60)),
    Achievement("chaiwala", "supply", Count(lambda f: f.chai, lambda f: f.chai_limit)),
    Achievement("shovel-king", "supply", at_least(lambda f: f.rubble, 30)),
    Achievement("blast-furnace", "supply", at_least(lambda f: f.steel, 8)),
    Achievement(
        "cheers",
        "supply",
        more_than(_points, 150),
        (lambda f: f.leaves + f.estate_spaces + f.siliguri + f.darjeeling == 0,),
    ),
    Achievement("hard-worker", "supply", at_least(lambda f: f.worked_out, 1)),
)
ACHIEVEMENTS = (*BUILDING, *SCORE, *SUPPLY)
assert len(ACHIEVEMENTS) == 36  # A76; the campaign has three more (A77)


def earned(facts: Facts) -> list[str]:
    """A76: the achievements of one game, in the order of the table."""
    return [a.name for a in ACHIEVEMENTS if a.earned(facts)]


def near_misses(facts: Facts) -> dict[str, float]:
    """Achievements that were close, with what was missing; the hard worker is all or nothing."""
    found = {a.name: a.near(facts) for a in ACHIEVEMENTS if a.name != "hard-worker"}
    return {name: missing for name, missing in found.items() if missing is not None}
