"""Bots by name: levels for people, specs for experiments.

A spec is a name, and settings behind a colon: `hard`, `mcts:sims=4000,threads=2`, `greedy`,
`mcts:time=0.5,seed=3`, `external:command=python3 my_bot.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from teahouse.bots import heuristics
from teahouse.bots.search.runner import Settings
from teahouse.core.errors import TeahouseError
from teahouse.core.game import Game
from teahouse.core.native import has_numba

from .bot import Bot
from .searching import SearchBot
from .simple import GreedyBot, PriorBot, RandomBot

# Simulations of the levels that search, where a game's heuristics do not say otherwise. The figures
# in docs/bots.md come from these.
SIMULATIONS = {"medium": 60, "hard": 500, "master": 4000}
LEVELS = ("novice", "easy", *SIMULATIONS)
EASY_NOISE = 1.5  # points by which the easy level misjudges an action
EASY_GLANCE = 1.0  # points it gives to a look e times as promising


class BadBot(TeahouseError):
    """A bot's spec names no bot or has a setting it cannot take."""


@dataclass(frozen=True)
class Setting:
    """A number a spec may set."""

    kind: type
    low: float
    high: float


SETTINGS: dict[str, Setting] = {
    "seed": Setting(int, 0, 2**63),
    "sims": Setting(int, 1, 10_000_000),
    "time": Setting(float, 0.001, 3600),
    "threads": Setting(int, 1, 64),
    "explore": Setting(float, 0, 100),
    "depth": Setting(int, 0, 100_000),
    "widen": Setting(float, 0, 1000),
    "noise": Setting(float, 0, 1000),
    "plain": Setting(int, 0, 1),
}
TAKES = {
    "random": {"seed"},
    "greedy": {"seed", "noise"},
    "mcts": {"seed", "sims", "time", "threads", "explore", "depth", "widen", "plain"},
    **{level: {"seed", "threads"} if level in SIMULATIONS else {"seed"} for level in LEVELS},
}


def split(text: str) -> list[str]:
    """The specs of a list with commas: `hard,mcts:sims=60,seed=2,novice` are three.

    A part that is a setting belongs to the spec before it, and so does whatever is no name of a
    bot behind the command of an external one.
    """
    specs: list[str] = []
    for part in text.split(","):
        name = part.partition(":")[0].strip()
        inside_command = bool(specs) and specs[-1].startswith("external:") and name not in MAKERS
        if specs and ("=" in name or inside_command):
            specs[-1] += f",{part}"
        else:
            specs.append(part.strip())
    return specs


def parse(spec: str) -> tuple[str, dict[str, Any]]:
    """The name and the settings of a spec, refused with the reason."""
    name, _, rest = spec.partition(":")
    if name == "external":
        return name, {"command": _command(rest)}
    if name not in TAKES:
        raise BadBot(f"no bot {name!r}; there are {', '.join(TAKES)} and external")
    found: dict[str, Any] = {}
    for part in filter(None, rest.split(",")):
        key, equals, value = part.partition("=")
        if not equals or key not in TAKES[name]:
            raise BadBot(
                f"{name} has no setting {part!r}; it takes {', '.join(sorted(TAKES[name]))}"
            )
        found[key] = _number(key, value)
    return name, found


def _command(rest: str) -> str:
    key, equals, value = rest.partition("=")
    if key != "command" or not equals or not value.strip():
        raise BadBot("an external bot is written external:command=PROGRAM ARGUMENTS")
    return value


def _number(key: str, text: str) -> float | int:
    setting = SETTINGS[key]
    try:
        value = setting.kind(text)
    except ValueError:
        raise BadBot(f"{key} is a number, not {text!r}") from None
    if not setting.low <= value <= setting.high:
        raise BadBot(f"{key} goes from {setting.low:g} to {setting.high:g}, not {text}")
    number: float | int = value
    return number


def make(spec: str, game: Game, seed: int = 0, compiled: bool | None = None) -> Bot:
    """A bot for a game. Its own randomness follows its seed; compiled where it can be."""
    name, found = parse(spec)
    compiled = has_numba() if compiled is None else compiled
    return MAKERS[name](game, int(found.pop("seed", seed)), found, compiled)


Maker = Callable[[Game, int, Mapping[str, Any], bool], Bot]


def simulations(game: Game) -> dict[str, int]:
    """How many simulations each searching level takes for a decision of this game."""
    return {**SIMULATIONS, **heuristics.simulations(game)}


def _searching(level: str) -> Maker:
    def make_level(game: Game, seed: int, found: Mapping[str, Any], compiled: bool) -> Bot:
        settings = replace(_settings(game), threads=int(found.get("threads", 1)))
        return SearchBot(game, seed, simulations(game)[level], settings, compiled, name=level)

    return make_level


def _settings(game: Game) -> Settings:
    return replace(Settings(), scale=heuristics.scale(game))


def _mcts(game: Game, seed: int, found: Mapping[str, Any], compiled: bool) -> Bot:
    settings = _settings(game)
    for key in ("threads", "explore", "depth", "widen"):
        if key in found:
            settings = replace(settings, **{key: found[key]})
    wanted = found.get("sims")
    seconds = found.get("time")
    if wanted is None and seconds is None:
        wanted = simulations(game)["hard"]
    plain = bool(found.get("plain", 0))
    return SearchBot(game, seed, wanted, settings, compiled, plain, "mcts", seconds)


def _external(game: Game, seed: int, found: Mapping[str, Any], compiled: bool) -> Bot:
    from .external import ExternalBot

    return ExternalBot(game, seed, str(found["command"]))


MAKERS: dict[str, Maker] = {
    "random": lambda game, seed, found, compiled: RandomBot(game, seed),
    "greedy": lambda game, seed, found, compiled: GreedyBot(
        game, seed, float(found.get("noise", 0))
    ),
    "novice": lambda game, seed, found, compiled: PriorBot(game, seed),
    "easy": lambda game, seed, found, compiled: GreedyBot(
        game, seed, EASY_NOISE, EASY_GLANCE, "easy"
    ),
    **{level: _searching(level) for level in SIMULATIONS},
    "mcts": _mcts,
    "external": _external,
}
