"""Games by name, found through the entry points "teahouse.games", and the replay of journals."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from . import events
from .components import read_toml
from .definition import Definition
from .engines import Engine, PlainEngine
from .errors import (
    BadComponents,
    BadJournal,
    BadNotation,
    BadPosition,
    BrokenGame,
    IllegalAction,
    UnknownGame,
    describe,
)
from .folder import package_of
from .game import Backend, Game, Position
from .journal import Journal
from .rng import rand_below
from .rules import Build

GROUP = "teahouse.games"
LONG = 10_000  # minutes of a game that does not say how long it takes
KEPT = 16  # games with changed components, those used last


@cache
def _entry_points() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def games() -> list[str]:
    """The names of all installed games."""
    return sorted(_entry_points())


def playable_games() -> list[str]:
    """The names of all installed games that can be loaded."""
    return [name for name in games() if is_playable(name)]


@cache
def is_playable(name: str) -> bool:
    """Whether a game that is installed can be loaded; `teahouse check` says what is wrong."""
    try:
        _default(name)
    except BrokenGame:
        return False
    return True


def default_game() -> str:
    """The game played when none is named: the shortest by the playing time on the box."""

    def minutes(name: str) -> int:
        return game(name).definition.presentation.minutes or LONG

    return min(playable_games(), key=minutes)


@cache
def packages() -> dict[str, str]:
    """The package each game lies in, by the name of the game."""
    found = {name: _package(point) for name, point in sorted(_entry_points().items())}
    return {name: package for name, package in found.items() if package}


def _package(point: EntryPoint) -> str:
    """The package of a game, "" if it cannot be imported: `game` says why."""
    try:
        package = package_of(point.module)
        import_module(package or point.module)
    except Exception:
        return ""
    return package


@cache
def _default(name: str) -> Game:
    if name not in _entry_points():
        raise UnknownGame(f"no game {name!r}; there are {', '.join(games())}")
    definition = _load(name)
    try:
        return Game(definition)
    except Exception as error:
        raise BrokenGame(f"{name} cannot be set up: {describe(error)}") from error


def _load(name: str) -> Definition:
    """The definition of a game; BrokenGame, in one sentence, if it cannot be loaded."""
    point = _entry_points()[name]
    try:
        found = point.load()
    except Exception as error:
        raise BrokenGame(
            f"{name} cannot be loaded from {point.value}: {describe(error)}"
        ) from error
    if not isinstance(found, Definition):
        kind = type(found).__name__
        raise BrokenGame(f"{name}: {point.value} is a {kind}, not a Definition")
    if found.name != name:
        raise BrokenGame(f"{name}: {point.value} defines a game called {found.name}")
    return found


@lru_cache(KEPT)
def _changed(name: str, changes: str) -> Game:
    plain = _default(name)
    return Game(plain.definition, plain.components.replaced(json.loads(changes)))


def game(name: str, components: str | Path | Mapping[str, Any] | None = None) -> Game:
    """Find a game by name.

    Args:
        name: One of `teahouse.games()`, in any case.
        components: Component values that replace those of the box, as the path of a TOML file
            or as a mapping.
    """
    if not isinstance(name, str):
        raise UnknownGame(f"a game is asked for by its name, not {name!r}")
    plain = _default(name if name in _entry_points() else name.strip().lower())
    if components is None:
        return plain
    if isinstance(components, Mapping):
        changed = plain.components.replaced(components)
    else:  # a file: check it now, before anybody plays with it
        changed = plain.components.replaced(read_toml(Path(components)))
        plain.definition.rules.sensible(changed)
    if changed.digest == plain.components.digest:
        return plain
    return _changed(plain.name, json.dumps(changed.changes, sort_keys=True))


def find_game(name: str, version: int, changes: Mapping[str, Any], digest: str) -> Game:
    """The game a pickle names; UnknownVersion or BadPosition where it is another one here."""
    found = game(name, changes or None)
    found.known_version(version)
    if found.components.digest != digest:
        raise BadPosition(f"{name} was pickled with other component values")
    return found


def replay(
    journal: Journal | Mapping[str, Any] | str | bytes,
    upto: int | None = None,
    played: Game | None = None,
) -> Position:
    """Replay a journal, or its first `upto` actions, and return the position.

    Recorded draws are used even if the generator has changed since. The game is found by
    its name unless `played` is given.
    """
    if not isinstance(journal, Journal):
        journal = Journal.read(journal)
    played = played or game_of(journal)
    if upto is not None and not 0 <= upto <= len(journal.actions):
        raise BadJournal(f"the journal has {len(journal.actions)} actions, not {upto}")
    steps = len(journal.actions) if upto is None else upto
    return _seeded(played, journal, steps) or _scripted(played, journal, steps)


def _seeded(played: Game, journal: Journal, steps: int) -> Position | None:
    """The replay by the generator, None if its draws differ from those of the journal."""
    position = begun(journal, played, "python")
    try:
        for action in journal.actions[:steps]:
            position.apply(action)
    except (IllegalAction, BadNotation):
        return None
    return position if position.draws() == journal.draws[: steps + 1] else None


def _scripted(played: Game, journal: Journal, steps: int) -> Position:
    """The replay by the recorded draws."""
    script = _Script(journal.draws)
    position = begun(journal, played, script.engine(played))
    for number in range(steps):
        script.next_step()
        try:
            position.apply(journal.actions[number])
        except IllegalAction as error:
            raise BadJournal(f"action {number + 1} is refused: {error.reason}") from None
        except BadNotation as error:
            raise BadJournal(f"action {number + 1}: {error}") from None
    script.finish()
    return position.on("python")


def verify(journal: Journal, played: Game | None = None) -> list[str]:
    """Replay a journal and list mismatches of draws, digest and outcome; empty if it verifies."""
    wrong = []
    played, steps = played or game_of(journal), len(journal.actions)
    seeded = _seeded(played, journal, steps)
    position = seeded or _scripted(played, journal, steps)
    if position.digest() != journal.digest:
        wrong.append("digest")
    outcome = position.outcome()
    if (outcome.as_json() if outcome else None) != journal.outcome:
        wrong.append("outcome")
    if journal.seed is not None and seeded is None:
        wrong.append("draws")
    return wrong


def game_of(journal: Journal) -> Game:
    """The game, with its components, that a journal was played with."""
    try:
        found = game(journal.game, journal.components or None)
    except BadComponents as error:
        raise BadJournal(f"the components of the journal are refused: {error}") from None
    if found.components.digest != journal.components_digest:
        raise BadJournal("the journal was played with other component values")
    found.known_version(journal.version)
    return found


def begun(journal: Journal, played: Game, backend: Backend = None) -> Position:
    """The position a journal begins with, under the version of the rules it names."""
    if journal.start is None:
        version, options = journal.version, journal.options
        return played.new(seed=journal.seed, backend=backend, version=version, **options)
    try:
        position = played.load(bytes.fromhex(journal.start), backend)
    except ValueError:
        raise BadJournal("the start of the journal is not hex") from None
    if position.version != journal.version:
        raise BadJournal("the start of the journal is of another version of the rules")
    return position


class _Script:
    """Recorded draws, replayed in order."""

    def __init__(self, draws: tuple[tuple[int, ...], ...]) -> None:
        self._steps = draws
        self._step = 0
        self._at = 0

    def engine(self, played: Game) -> Engine:
        """The interpreted engine of a game with this script in place of the generator."""
        build = Build(played.name, [*played.swaps(), (events.chance, self.chance)])
        return PlainEngine(build, played.layout, played.definition.rules.limits)

    def chance(self, rng: list[int], n: int, ev: list[int]) -> int:
        rand_below(rng, n)  # advance the generator too, so that play can continue
        step = self._steps[self._step]
        if self._at >= len(step) or step[self._at] >= n:
            raise BadJournal(f"the draws of step {self._step} do not fit the game")
        drawn = step[self._at]
        self._at += 1
        events.record(ev, events.DRAW, n, drawn)
        return drawn

    def finish(self) -> None:
        if self._at != len(self._steps[self._step]):
            raise BadJournal(f"the draws of step {self._step} do not fit the game")

    def next_step(self) -> None:
        self.finish()
        self._step, self._at = self._step + 1, 0
