"""Games by name, found through the entry points "teahouse.games", and the replay of journals."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from . import events
from .components import read_toml
from .engines import Engine, PlainEngine
from .errors import BadComponents, BadJournal, BadNotation, IllegalAction, UnknownGame
from .game import Backend, Game, State
from .journal import Journal
from .rng import rand_below
from .rules import Build

GROUP = "teahouse.games"
KEPT = 16  # games with changed components, those used last


@cache
def _found() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def games() -> list[str]:
    """The names of the games that are installed."""
    return sorted(_found())


@cache
def _default(name: str) -> Game:
    if name not in _found():
        raise UnknownGame(f"no game {name!r}; there are {', '.join(games())}")
    found = _found()[name].load()
    return Game(found)


@lru_cache(KEPT)
def _changed(name: str, changes: str) -> Game:
    plain = _default(name)
    return Game(plain.definition, plain.components.replaced(json.loads(changes)))


def game(name: str, components: str | Path | Mapping[str, Any] | None = None) -> Game:
    """A game by name, with replaced component values from a TOML file or a mapping if given."""
    plain = _default(name)
    if components is None:
        return plain
    changes = components if isinstance(components, Mapping) else read_toml(Path(components))
    changed = plain.components.replaced(changes)
    if changed.digest == plain.components.digest:
        return plain
    return _changed(name, json.dumps(changed.changes, sort_keys=True))


def replay(
    journal: Journal | Mapping[str, Any] | str | bytes,
    upto: int | None = None,
    played: Game | None = None,
) -> State:
    """The position a journal leads to, or the one after its first `upto` actions.

    The recorded draws are followed, whatever the generator gives today. The game is found by its
    name unless it is given.
    """
    if not isinstance(journal, Journal):
        journal = Journal.read(journal)
    played = played or game_of(journal)
    if upto is not None and not 0 <= upto <= len(journal.actions):
        raise BadJournal(f"the journal has {len(journal.actions)} actions, not {upto}")
    steps = len(journal.actions) if upto is None else upto
    return _seeded(played, journal, steps) or _scripted(played, journal, steps)


def _seeded(played: Game, journal: Journal, steps: int) -> State | None:
    """The replay by the generator, None where it does not draw what the journal says."""
    state = begun(journal, played, "python")
    try:
        for action in journal.actions[:steps]:
            state.apply(action)
    except (IllegalAction, BadNotation):
        return None
    return state if state.draws() == journal.chance[: steps + 1] else None


def _scripted(played: Game, journal: Journal, steps: int) -> State:
    """The replay by the recorded draws."""
    script = _Script(journal.chance)
    state = begun(journal, played, script.engine(played))
    for number in range(steps):
        script.next_step()
        try:
            state.apply(journal.actions[number])
        except IllegalAction as error:
            raise BadJournal(f"action {number + 1} is refused: {error.reason}") from None
        except BadNotation as error:
            raise BadJournal(f"action {number + 1}: {error}") from None
    script.finish()
    return state.on("python")


def verify(journal: Journal, played: Game | None = None) -> list[str]:
    """What is wrong with a journal; empty when seed, draws, digest and outcome all agree."""
    wrong = []
    played = played or game_of(journal)
    state = replay(journal, played=played)
    if state.digest() != journal.digest:
        wrong.append("digest")
    outcome = state.outcome()
    if (outcome.as_json() if outcome else None) != journal.outcome:
        wrong.append("outcome")
    if journal.seed is not None and _seeded(played, journal, len(journal.actions)) is None:
        wrong.append("chance")
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


def begun(journal: Journal, played: Game, backend: Backend = None) -> State:
    """The position a journal begins with, by the version of the rules it names."""
    if journal.start is None:
        version, options = journal.version, journal.options
        return played.new(seed=journal.seed, backend=backend, version=version, **options)
    try:
        state = played.load(bytes.fromhex(journal.start), backend)
    except ValueError:
        raise BadJournal("the start of the journal is not hex") from None
    if state.version != journal.version:
        raise BadJournal("the start of the journal is of another version of the rules")
    return state


class _Script:
    """Recorded draws, given out in order."""

    def __init__(self, chance: tuple[tuple[int, ...], ...]) -> None:
        self._steps = chance
        self._step = 0
        self._at = 0

    def engine(self, played: Game) -> Engine:
        """The interpreted engine of a game with this script in the place of the generator."""
        build = Build(played.name, [*played.swaps(), (events.chance, self.chance)])
        return PlainEngine(build, played.layout, played.definition.limits)

    def chance(self, rng: list[int], n: int, ev: list[int]) -> int:
        rand_below(rng, n)  # the generator moves on as it did, so that play can go on from here
        step = self._steps[self._step]
        if self._at >= len(step) or step[self._at] >= n:
            raise BadJournal(f"the draws of step {self._step} do not fit the game")
        drawn = step[self._at]
        self._at += 1
        events.emit(ev, events.CHANCE, events.ALL, n, drawn, 0, 0, 0)
        return drawn

    def finish(self) -> None:
        if self._at != len(self._steps[self._step]):
            raise BadJournal(f"the draws of step {self._step} do not fit the game")

    def next_step(self) -> None:
        self.finish()
        self._step, self._at = self._step + 1, 0
