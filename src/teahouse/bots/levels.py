"""How each level thinks: data, by title, number of seats and level.

`levels.toml` next to this file applies to every game; the `heuristics.toml` in a game's folder may
override it. In both, `[search]` applies to every search, `[hard]` to a level, `[search.4]` and
`[hard.4]` to four seats, `[network.2]` to searches that evaluate by the network for two; later ones
in this list override earlier ones.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from importlib.resources import files
from typing import Any

from teahouse.core.errors import TeahouseError
from teahouse.core.game import Game

from .learning import networks
from .search.runner import Settings

FILE = "levels.toml"
GAME_FILE = "heuristics.toml"
WEIGHTS = ("estimate", "prior")  # the sections of a game's file that are about something else
SEARCH = "search"
NETWORK = "network"
TUNABLE = ("explore", "widen", "first_play", "depth")
Section = Mapping[str, Any]

DEFAULTS: dict[str, Section] = tomllib.loads((files("teahouse.bots") / FILE).read_text("utf-8"))
LEVELS = tuple(name for name in DEFAULTS if name != SEARCH)
SEARCHING = tuple(level for level in LEVELS if "simulations" in DEFAULTS[level])
FEW = 30  # simulations that even the interpreted search does without a noticeable delay
QUICK = tuple(level for level in LEVELS if DEFAULTS[level].get("simulations", 0) <= FEW)


class BadLevels(TeahouseError):
    """A game's file of levels names an unknown level or setting."""


@dataclass(frozen=True)
class Thinking:
    """How a bot thinks about a decision; what a level does not use stays as it is here."""

    simulations: int | None = None
    temperature: float = 0.0
    settings: Settings = field(default_factory=Settings)
    noise: float = 0.0
    prior_weight: float = 0.0
    network: int = 0  # 1: judge by the game's value network, where there is one


OWN = {f.name for f in fields(Thinking)} - {"settings"}
SHARED = {"explore", "widen", "first_play", "depth", "scale"}


def thinking(game: Game, level: str, players: int, network: int | None = None) -> Thinking:
    """How a level, or with `search` any search, thinks at a table of this size.

    `network`, if given, overrides the level. If no network fits, the settings are those without.
    """
    found: dict[str, Any] = {}
    for name in (SEARCH, level):
        for tables in (DEFAULTS, own_tables(game)):
            found |= _settings(tables.get(name, {}), players)
    wanted = found.get("network", 0) if network is None else network
    found["network"] = int(bool(wanted) and networks.find(game, players) is not None)
    if found["network"]:
        found |= _settings(own_tables(game).get(NETWORK, {}), players)
    settings = replace(Settings(), **{key: found.pop(key) for key in SHARED & found.keys()})
    return Thinking(settings=settings, **found)


def _settings(table: Section, players: int) -> Section:
    """The settings of a table for a number of seats."""
    usual = {key: value for key, value in table.items() if key in OWN | SHARED}
    return {**usual, **table.get(str(players), {})}


@lru_cache(maxsize=8)
def own_tables(game: Game) -> dict[str, Section]:
    """The level settings of a game; BadLevels with the reason if they are invalid."""
    data = tomllib.loads(game.definition.research.text(GAME_FILE) or "")
    found: dict[str, Section] = {name: t for name, t in data.items() if name not in WEIGHTS}
    for fault in _faults(found):
        raise BadLevels(f"{game.name}/{GAME_FILE}: {fault}")
    return found


def _faults(tables: Mapping[str, Section]) -> Iterator[str]:
    for name, table in tables.items():
        if name not in (*DEFAULTS, NETWORK):
            yield f"there is no level {name}"
        for key, value in table.items():
            inner = value if key.isdigit() and isinstance(value, dict) else {key: value}
            for setting, number in inner.items():
                if setting not in OWN | SHARED:
                    yield f"[{name}] has no setting {setting}"
                elif isinstance(number, bool) or not isinstance(number, int | float) or number < 0:
                    yield f"[{name}] {setting} is a number from 0, not {number!r}"


def simulations(game: Game, players: int = 2) -> dict[str, int]:
    """How many simulations each searching level takes for a decision."""
    found = {level: thinking(game, level, players).simulations for level in SEARCHING}
    return {level: n for level, n in found.items() if n is not None}


def facts(game: Game) -> dict[str, Any]:
    """Everything the levels of a game are made of, for records that must not be mixed."""
    players = game.options["players"]
    seats = range(players.low or 1, (players.high or 1) + 1)
    found = {n: networks.fitting(game, n) for n in seats}
    digests = {str(n): network.digest for n, network in found.items() if network is not None}
    return {"house": DEFAULTS, "game": own_tables(game), "networks": digests}
