"""Who is ahead now, and by what: made from a view alone, so that it can leak nothing hidden.

The game's own end-of-game rules are applied to a state that fits the view; the points a seat has
then, source by source, are those it would have if the game ended now. A module `standings` next to
the definition says how, and what else to compare: the races its seats are in and the goals each
pursues. Without that module, standings are the current points.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, TypedDict

from . import hooks
from .folder import find_module
from .views import View

if TYPE_CHECKING:
    from .definition import Definition
    from .game import Game

State = Any  # a game's own dataclass of fields
MODULE = "standings"


class RacePlace(TypedDict):
    """A seat in a race."""

    seat: int
    place: Annotated[int | None, "from 1; null: it does not qualify"]
    count: Annotated[float, "how much it has of what counts"]
    points: Annotated[float | None, "what its place would score; null: places score nothing"]
    to_next: Annotated[
        float | None, "so much more would bring a better place; null: there is none, or not so"
    ]


class Race(TypedDict):
    """A comparison of seats, such as a majority."""

    race: Annotated[str, "its name; `<game>-race-<name>` is the message"]
    target: Annotated[float | None, "the count that ends it"]
    places: Annotated[list[RacePlace], "of every seat, the one ahead first"]


class Part(TypedDict):
    """A condition of a goal."""

    part: Annotated[str, "what is counted; `<game>-part-<name>` is the message"]
    have: float
    need: float


class Goal(TypedDict):
    """Something a seat pursues."""

    goal: Annotated[str, "its name; `<game>-goal-<name>` is the message"]
    values: Annotated[dict[str, int | str], "what the message is given"]
    done: Annotated[bool, "whether everything for it is there"]
    points: Annotated[float, "what it brings"]
    parts: list[Part]


class SeatStanding(TypedDict):
    """The standing of a seat if the game ended now."""

    seat: int
    place: Annotated[int, "from 1; equal places are shared"]
    points: Annotated[float, "all that is known"]
    sources: Annotated[
        dict[str, float | None],
        "points by source, `<game>-source-<name>` is the message; null: hidden from this seat",
    ]
    goals: list[Goal]


class Standings(TypedDict):
    """Who is ahead, as a seat or a spectator may know it."""

    game: str
    seat: Annotated[int | None, "whose knowledge this is; null: a spectator's"]
    over: Annotated[bool, "whether these are the final points"]
    seats: list[SeatStanding]
    races: list[Race]


def nothing(s: State, view: Any, game: Game) -> None:
    """Do nothing: the points are already final."""


@dataclass(frozen=True)
class StandingsHook:
    """What a game's module `standings` gives, as HOOK."""

    # apply the end of the game to a state that fits a view, leaving out what is hidden
    end_now: Callable[[State, Any, Game], None] = nothing
    # sources of a seat that a view hides
    hidden: Callable[[Any, int], Collection[str]] = lambda view, seat: ()
    races: Callable[[State, Any, Game], list[Race]] = lambda s, view, game: []
    goals: Callable[[State, int, Any, Game], list[Goal]] = lambda s, seat, view, game: []
    race_names: Sequence[str] = ()
    part_names: Sequence[str] = ()
    goal_values: Mapping[str, Sequence[str]] = field(default_factory=dict)  # by name of the goal


@cache
def _load_hook(beside: str) -> StandingsHook:
    module = find_module(beside, MODULE)
    return StandingsHook() if module is None else module.HOOK


def hook_of(definition: Definition) -> StandingsHook:
    """How a game compares its seats."""
    return _load_hook(definition.rules.state.__module__)


def by_source(game: Game, state: State, seat: int) -> dict[str, float]:
    """The points of a seat by source in a state; a single sum if the game has no breakdown."""
    rules = game.definition.rules
    if rules.breakdown is None:
        return {"points": game.rule(hooks.points)(state, seat) / rules.point_unit}
    return {name: n / rules.point_unit for name, n in rules.breakdown(state, seat).items()}


def standings_of(game: Game, view: View) -> Standings:
    """How the seats compare, from a view of the game."""
    hook, state = hook_of(game.definition), game.fitting(view)
    over = view["actor"] is None
    ended = game.layout.copy(state)
    if not over:
        hook.end_now(ended, view, game)
    return {
        "game": game.name,
        "seat": view["seat"],
        "over": over,
        "seats": [_seat(game, hook, state, ended, view, p) for p in range(view["players"])],
        "races": hook.races(state, view, game),
    }


def _seat(
    game: Game, hook: StandingsHook, state: State, ended: State, view: View, p: int
) -> SeatStanding:
    hidden = hook.hidden(view, p)
    sources = by_source(game, ended, p)
    return {
        "seat": p,
        "place": int(game.rule(hooks.rank)(ended, p)),
        "points": sum(points for name, points in sources.items() if name not in hidden),
        "sources": {name: None if name in hidden else n for name, n in sources.items()},
        "goals": hook.goals(state, p, view, game),
    }
