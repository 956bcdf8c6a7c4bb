"""Whether a definition is consistent, checked before any game is played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .definition import DEFAULT_HOOKS, REQUIRED_HOOKS
from .errors import BadOption, describe
from .game import Game

HOOKS: set[object] = {*REQUIRED_HOOKS, *DEFAULT_HOOKS}


def definition_faults(game: Game) -> list[str]:
    """What is wrong with a definition, in one sentence each."""
    rules, found = game.definition.rules, []
    given = {**DEFAULT_HOOKS, **rules.hooks}
    found += [f"there is no rule for {h.__name__}" for h in REQUIRED_HOOKS if h not in given]
    written: list[tuple[object, object]] = [*rules.hooks.items()]  # right or wrong
    found += [f"{_named(h)} is no hook" for h, _ in written if h not in HOOKS]
    found += [f"{_named(h)} is no function" for h, f in written if not callable(f)]
    if rules.limits.rows < 1:
        found.append(f"limits say {rules.limits.rows} rows of events, so that nothing is told")
    minutes: object = game.definition.presentation.minutes
    if minutes is not None and not isinstance(minutes, int):
        found.append(f"the minutes of a game are a whole number, not {minutes!r}")
    if rules.limits.actions != len(rules.codec):
        found.append(f"limits say {rules.limits.actions} actions, the codec has {len(rules.codec)}")
    if "players" not in game.options:
        return [*found, "there is no option players"]
    most = game.options["players"].high or 1
    if most > rules.limits.seats:
        found.append(f"limits say {rules.limits.seats} seats, but {most} may play")
    return [*found, *_option_faults(game)]


def _named(hook: object) -> str:
    return str(getattr(hook, "__name__", repr(hook)))


def _option_faults(game: Game) -> list[str]:
    try:
        game.options.resolve({})
        if not list(settings(game)):
            return ["the defaults of the options are refused for every number of players"]
    except BadOption as error:
        return [f"the defaults of the options are refused: {error}"]
    except Exception as error:
        return [f"the options cannot be tried: {describe(error)}"]
    return []


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
