"""Whether a definition holds together, before any game is played by it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .definition import DEFAULT_HOOKS, REQUIRED_HOOKS
from .errors import BadOption, describe
from .game import Game


def definition_faults(game: Game) -> list[str]:
    """What is wrong with a definition, in one sentence each."""
    rules, found = game.definition.rules, []
    given = {**DEFAULT_HOOKS, **rules.hooks}
    found += [f"there is no rule for {h.__name__}" for h in REQUIRED_HOOKS if h not in given]
    if rules.limits.actions != len(rules.codec):
        found.append(f"limits say {rules.limits.actions} actions, the codec has {len(rules.codec)}")
    if "players" not in game.options:
        return [*found, "there is no option players"]
    most = game.options["players"].high or 1
    if most > rules.limits.seats:
        found.append(f"limits say {rules.limits.seats} seats, but {most} may play")
    try:
        if not list(settings(game)):
            found.append("the defaults of the options are refused for every number of players")
    except Exception as error:
        found.append(f"the options cannot be tried: {describe(error)}")
    return found


def settings(game: Game) -> Iterator[dict[str, Any]]:
    """Every number of players: with defaults, each other value of each option, older rules."""
    players = game.options["players"]
    for n in range(players.low or 1, (players.high or 1) + 1):
        seen = []
        for changed in [{}, *_variations(game)]:
            setting = {"players": n, **changed}
            try:
                resolved = game.options.resolve(setting)
            except BadOption:
                continue  # not for this number of players
            if resolved not in seen:
                seen.append(resolved)
                yield setting
        yield from ({"players": n, "version": version} for version in game.versions[:-1])


def _variations(game: Game) -> Iterator[dict[str, Any]]:
    for name, option in game.options.items():
        if name == "players":
            continue
        if option.choices:
            yield from ({name: choice} for choice in option.choices)
        elif isinstance(option.default, bool):
            yield {name: not option.default}
        else:
            yield {name: option.low}
        if name == "first":
            yield {name: 0}
