"""Bots by name: levels for people, specs for experiments.

A spec is a name, and settings behind a colon: `hard`, `mcts:sims=4000,threads=2`, `greedy`,
`mcts:time=0.5,seed=3`, `external:command=python3 my_bot.py`, `python:my_module:MyBot`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from teahouse.core.game import Game

from .bot import Bot
from .custom import PYTHON, REGISTERED, BadBot, bot_of, find
from .levels import LEVELS, QUICK, SEARCH, SEARCHING, Thinking, thinking
from .searching import SearchBot
from .simple import TIE, GreedyBot, RandomBot

NEEDS_ENGINES = frozenset({*LEVELS, "mcts"} - {*QUICK})  # the others do without


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
    "first_play": Setting(float, 0, 1),
    "temperature": Setting(float, 0, 10),
    "noise": Setting(float, 0, 1000),
    "plain": Setting(int, 0, 1),
    "network": Setting(int, 0, 1),
}
SHAPING = ("explore", "depth", "widen", "first_play")  # settings that shape a search
TAKES = {
    "random": {"seed"},
    "greedy": {"seed", "noise"},
    "mcts": {"seed", "sims", "time", "threads", "temperature", "plain", "network", *SHAPING},
    **{level: {"seed", "threads"} if level in SEARCHING else {"seed"} for level in LEVELS},
}


def split(text: str) -> list[str]:
    """The specs of a list with commas: `hard,mcts:sims=60,seed=2,novice` are three.

    A setting belongs to the spec before it; so does anything after an external command that does
    not name a bot.
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
    """The name and the settings of a spec; `BadBot` says what is wrong with it."""
    spec = REGISTERED.get(spec, spec)
    name, _, rest = spec.partition(":")
    if name == "external":
        return name, {"command": _command(rest)}
    if name == PYTHON:
        find(rest)
        return name, {"target": rest}
    if name not in TAKES:
        known = ", ".join([*TAKES, *REGISTERED])
        raise BadBot(f"no bot {name!r}; there are {known}, external and python")
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
    """Create a bot for a game.

    Args:
        spec: A level or another bot with its settings, such as "hard" or "mcts:sims=4000".
        game: The game it plays.
        seed: The seed of its own randomness.
        compiled: False to search interpreted; otherwise compiled if possible.
    """
    name, found = parse(spec)
    return MAKERS[name](game, int(found.pop("seed", seed)), found, compiled is not False)


Maker = Callable[[Game, int, Mapping[str, Any], bool], Bot]


def _searching(level: str) -> Maker:
    def make_level(game: Game, seed: int, found: Mapping[str, Any], compiled: bool) -> Bot:
        return SearchBot(game, seed, partial(_threaded, game, level, found), compiled, name=level)

    return make_level


def _threaded(game: Game, level: str, found: Mapping[str, Any], players: int) -> Thinking:
    how = thinking(game, level, players, found.get("network"))
    return replace(how, settings=replace(how.settings, threads=int(found.get("threads", 1))))


def _mcts(game: Game, seed: int, found: Mapping[str, Any], compiled: bool) -> Bot:
    plain = bool(found.get("plain", 0))
    how = partial(_shaped, game, found)
    return SearchBot(game, seed, how, compiled, plain, "mcts", found.get("time"))


def _shaped(game: Game, found: Mapping[str, Any], players: int) -> Thinking:
    usual = _threaded(game, SEARCH, found, players)
    told = {key: found[key] for key in SHAPING if key in found}
    wanted = found.get("sims")
    if wanted is None and found.get("time") is None:
        wanted = thinking(game, "hard", players).simulations
    return replace(
        usual,
        simulations=wanted,
        temperature=float(found.get("temperature", 0)),
        settings=replace(usual.settings, **told),
    )


def _misjudging(level: str) -> Maker:
    def make_level(game: Game, seed: int, found: Mapping[str, Any], compiled: bool) -> Bot:
        return GreedyBot(game, seed, partial(thinking, game, level), level)

    return make_level


def _greedy(game: Game, seed: int, found: Mapping[str, Any], compiled: bool) -> Bot:
    how = Thinking(noise=float(found.get("noise", 0)), prior_weight=TIE)
    return GreedyBot(game, seed, partial(_whatever_the_table, how))


def _whatever_the_table(how: Thinking, players: int) -> Thinking:
    return how


def _external(game: Game, seed: int, found: Mapping[str, Any], compiled: bool) -> Bot:
    from .external import ExternalBot

    return ExternalBot(game, seed, str(found["command"]))


def _python(game: Game, seed: int, found: Mapping[str, Any], compiled: bool) -> Bot:
    return bot_of(find(str(found["target"])), game, seed)


MAKERS: dict[str, Maker] = {
    "random": lambda game, seed, found, compiled: RandomBot(game, seed),
    "greedy": _greedy,
    **{level: _misjudging(level) for level in LEVELS},
    **{level: _searching(level) for level in SEARCHING},
    "mcts": _mcts,
    "external": _external,
    PYTHON: _python,
}
