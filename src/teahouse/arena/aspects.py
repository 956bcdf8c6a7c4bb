"""What a balance report examines in a game: `aspects.toml` in the game's folder.

The file refers to the game's events and views, so this module is game-agnostic:

    first = "first-player"     the event that tells who begins
    rounds = "round"           the field of the last view that counts rounds or turns
    settings = ["options.map"] places in the last view by which games are compared

    [vary]                     options that change from game to game, unless they are given
    map = ["india", "china"]

    [[aspect]]
    name = "contract"
    event = "contract-taken"   the event that tells that a seat has it
    value = ["contract"]       the values of the event that say what
    offered = "contract-opened"    the event that tells that it could be had, if there is one
    within = ["map"]           settings that are part of what it is, such as a space of a map
    by = "having"              who counts: seats having it, or those that did it "more" than others
    dealt = false              whether chance gives it, so that a lift is an effect

Without a file, every event of a seat that names a member of a closed set is an aspect.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from teahouse.core.errors import RuleError
from teahouse.core.game import Game
from teahouse.core.views import View

BETWEEN = "|"  # the parts of a value that has several


@dataclass(frozen=True)
class Aspect:
    """Something a seat may have or do."""

    name: str
    event: str
    value: tuple[str, ...]
    offered: str | None = None
    within: tuple[str, ...] = ()
    by: str = "having"
    dealt: bool = False

    @property
    def parts(self) -> tuple[str, ...]:
        """The names of the parts of a value."""
        return self.within + self.value


@dataclass(frozen=True)
class Questions:
    """All questions about a game."""

    aspects: tuple[Aspect, ...]
    first: str | None = None
    rounds: str | None = None
    settings: tuple[str, ...] = ()
    vary: Mapping[str, list[Any]] = field(default_factory=dict)

    def names(self) -> list[str]:
        """The settings by their names, without their places."""
        return [place.rpartition(".")[2] for place in self.settings]

    def settings_of(self, view: View) -> dict[str, str | None]:
        """The settings a game was played with."""
        found: dict[str, str | None] = {}
        for place in self.settings:
            here: Any = view
            for part in place.split("."):
                here = here[part]
            found[place.rpartition(".")[2]] = None if here is None else str(here).lower()
        return found


def questions(game: Game) -> Questions:
    """The questions about a game: from its file, else derived from its events."""
    text = game.definition.research.text("aspects.toml")
    if text is None:
        return Questions(event_aspects(game))
    return checked(read(text), game)


def read(text: str) -> Questions:
    data = tomllib.loads(text)
    aspects = [_aspect(each) for each in data.pop("aspect", [])]
    data["settings"] = tuple(data.get("settings", ()))
    return Questions(tuple(aspects), **data)


def _aspect(data: dict[str, Any]) -> Aspect:
    lists: dict[str, Any] = {k: tuple(data[k]) for k in ("value", "within") if k in data}
    return Aspect(**{**data, **lists})


def checked(asked: Questions, game: Game) -> Questions:
    """Reject a file that refers to events or values the game does not have."""
    kinds = {kind.name: kind for kind in game.definition.rules.events}
    for aspect in asked.aspects:
        for event in filter(None, (aspect.event, aspect.offered)):
            missing = set(aspect.value) - set(kinds[event].values if event in kinds else ())
            if event not in kinds or missing:
                raise RuleError(f"{game.name}, aspect {aspect.name}: no event {event} tells that")
        if "seat" not in kinds[aspect.event].values or aspect.by not in ("having", "more"):
            raise RuleError(f"{game.name}, aspect {aspect.name}: no seat, or by is neither")
        if not set(aspect.within) <= set(asked.names()):
            raise RuleError(f"{game.name}, aspect {aspect.name}: within names no setting")
    if asked.first is not None and asked.first not in kinds:
        raise RuleError(f"{game.name}: no event {asked.first}")
    for option in asked.vary:
        if option not in game.options:
            raise RuleError(f"{game.name} has no option {option} to vary")
    return asked


def event_aspects(game: Game) -> tuple[Aspect, ...]:
    """Every event of a seat that names a member of a closed set."""
    return tuple(
        Aspect(kind.name if len(named) == 1 else f"{kind.name}-{value}", kind.name, (value,))
        for kind in game.definition.rules.events
        if "seat" in kind.values
        for named in [
            [value for value in kind.values if value in game.definition.presentation.names]
        ]
        for value in named
    )
