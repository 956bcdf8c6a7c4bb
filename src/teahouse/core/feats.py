"""Feats: what a seat achieved in a finished game, recognised from the game alone.

A game declares them in `feats.toml` next to its definition, in terms of its sources of points
and its events:

    [[feat]]
    name = "harbour-master"        `<game>-feat-<name>` is its name, `.help` what it asks for
    points = 60                    at least this many points
    won = true                     first place, shared or not
    lead = 10                      alone in first place, at least this far ahead
    players = 4                    at this many seats or more
    sources = { ships = 30 }       at least this many points from a source
    most = "ships"                 more from that source than anybody else
    events = { ship-loaded = 5 }   at least this many events of the seat
    never = ["tokens-used"]        an event the seat never had

All stated conditions must hold.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from .definition import Definition
from .errors import RuleError
from .folder import find_file
from .game import Game, Outcome, Position

FILE = "feats.toml"


@dataclass(frozen=True)
class Feat:
    """Something to achieve."""

    name: str
    points: float | None = None
    won: bool = False
    lead: float | None = None
    players: int = 1
    sources: Mapping[str, float] = field(default_factory=dict)
    most: str | None = None
    events: Mapping[str, int] = field(default_factory=dict)
    never: tuple[str, ...] = ()


@cache
def _read(beside: str) -> tuple[Feat, ...]:
    file = find_file(beside, FILE)
    found = [] if file is None else tomllib.loads(file.read_text("utf-8"))["feat"]
    return tuple(Feat(**{**one, "never": tuple(one.get("never", ()))}) for one in found)


def feats_of(definition: Definition) -> tuple[Feat, ...]:
    """What can be achieved in a game, in the order of its file; nothing without one."""
    feats = _read(definition.research.beside)
    kinds = {kind.name: kind for kind in definition.rules.events}
    for feat in feats:
        for event in (*feat.events, *feat.never):
            if event not in kinds or "seat" not in kinds[event].values:
                raise RuleError(f"{definition.name}, feat {feat.name}: no event {event} of a seat")
    if len({feat.name for feat in feats}) < len(feats):
        raise RuleError(f"{definition.name}: two feats of one name")
    return feats


def achieved(game: Game, position: Position) -> list[list[str]]:
    """What each seat of a finished game achieved; nothing before its end."""
    outcome = position.outcome()
    if outcome is None:
        return [[] for _ in range(position.players)]
    counts = _events(position)
    return [
        [
            feat.name
            for feat in feats_of(game.definition)
            if _holds(feat, outcome, seat, counts[seat])
        ]
        for seat in range(position.players)
    ]


def _events(position: Position) -> list[Counter[str]]:
    """How often each event happened to each seat."""
    counts: list[Counter[str]] = [Counter() for _ in range(position.players)]
    for _, _, events in position.history():
        for event in events:
            seat: Any = event.values.get("seat")
            if isinstance(seat, int) and 0 <= seat < position.players:
                counts[seat][event.name] += 1
    return counts


def _holds(feat: Feat, outcome: Outcome, seat: int, happened: Mapping[str, int]) -> bool:
    sources, players = outcome.breakdown, len(outcome.points)
    others = [other for other in range(players) if other != seat]
    return (
        players >= feat.players
        and (feat.points is None or outcome.points[seat] >= feat.points)
        and (not feat.won or seat in outcome.winners)
        and (feat.lead is None or _leads(outcome, seat, feat.lead))
        and all(sources[seat].get(name, 0) >= n for name, n in feat.sources.items())
        and (feat.most is None or all(_more(sources, feat.most, seat, o) for o in others))
        and all(happened.get(name, 0) >= n for name, n in feat.events.items())
        and not any(happened.get(name, 0) for name in feat.never)
    )


def _leads(outcome: Outcome, seat: int, wanted: float) -> bool:
    lead = outcome.lead()
    return lead is not None and lead.winner == seat and lead.points >= wanted


def _more(sources: tuple[Mapping[str, float], ...], name: str, seat: int, other: int) -> bool:
    return sources[seat].get(name, 0) > sources[other].get(name, 0)
