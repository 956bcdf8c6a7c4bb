"""How each level thinks: data, by title, number of seats and level.

`levels.toml` beside this file holds for every game; the `heuristics.toml` in a game's folder may
say otherwise, beside its weights. In both, `[search]` holds for everything that searches, `[hard]`
for a level, `[search.4]` and `[hard.4]` with four seats; what is said later in this list goes
before what is said earlier.
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
TUNABLE = ("explore", "widen", "first_play", "depth")
Table = Mapping[str, Any]

HOUSE: dict[str, Table] = tomllib.loads((files("teahouse.bots") / FILE).read_text("utf-8"))
LEVELS = tuple(name for name in HOUSE if name != SEARCH)
SEARCHING = tuple(level for level in LEVELS if "simulations" in HOUSE[level])
FEW = 30  # simulations that the interpreted search does as soon as anybody could notice
QUICK = tuple(level for level in LEVELS if HOUSE[level].get("simulations", 0) <= FEW)


class BadLevels(TeahouseError):
    """A game's file of levels names a level or a setting that there is not."""


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


def thinking(game: Game, level: str, players: int) -> Thinking:
    """How a level, or with `search` any search, thinks at a table of so many seats."""
    found: dict[str, Any] = {}
    for name in (SEARCH, level):
        for tables in (HOUSE, own_tables(game)):
            table = tables.get(name, {})
            found |= {key: value for key, value in table.items() if key in OWN | SHARED}
            found |= table.get(str(players), {})
    settings = replace(Settings(), **{key: found.pop(key) for key in SHARED & found.keys()})
    return Thinking(settings=settings, **found)


@lru_cache(maxsize=8)
def own_tables(game: Game) -> dict[str, Table]:
    """What a game says of its levels, refused with the reason where it makes no sense."""
    data = tomllib.loads(game.definition.research.text(GAME_FILE) or "")
    found: dict[str, Table] = {name: t for name, t in data.items() if name not in WEIGHTS}
    for fault in _faults(found):
        raise BadLevels(f"{game.name}/{GAME_FILE}: {fault}")
    return found


def _faults(tables: Mapping[str, Table]) -> Iterator[str]:
    for name, table in tables.items():
        if name not in HOUSE:
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
    found = {n: networks.find(game, n) for n in seats}
    digests = {str(n): network.digest for n, network in found.items() if network is not None}
    return {"house": HOUSE, "game": own_tables(game), "networks": digests}
