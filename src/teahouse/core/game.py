"""A game: its definition with one set of components, and where its positions come from."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pickle import PicklingError
from typing import TYPE_CHECKING, Any

from . import hooks
from .actions import Action
from .components import ComponentSet
from .definition import DEFAULT_HOOKS, Definition, State
from .engines import Engine, NativeEngine, PlainEngine
from .errors import BadOption, BadPosition, RuleError, UnknownVersion
from .events import FIRST_KIND, Event
from .history import Events, Past
from .layout import Layout
from .native import NativeBuild, has_numba
from .outcome import Lead, Outcome
from .play import Op
from .position import Position
from .reasons import Reason
from .rng import Seed, seed_number, seed_words
from .rules import Build, Rule, Swaps
from .standings import Standings, standings_of
from .views import View

if TYPE_CHECKING:
    from .batch import Batch, Playouts

__all__ = ["BACKENDS", "Backend", "Events", "Game", "Lead", "Outcome", "Position"]

BACKENDS = ("python", "numba", "auto")

Backend = str | Engine | None  # a name, None for the default, or an engine of one's own


class Game:
    """A game with one set of components. `teahouse.game(name)` gives it."""

    def __init__(self, definition: Definition, components: ComponentSet | None = None) -> None:
        self.definition = definition
        self.name = definition.name
        self.version = definition.version  # of a new game
        self.versions = (*definition.older_versions, definition.version)
        self.codec = definition.rules.codec
        self.components = components or definition.rules.components()
        changed = bool(self.components.changes)
        self.tables = (
            definition.rules.derive(self.components) if changed else definition.rules.default_tables
        )
        self.options = definition.rules.options(self.tables)
        self.layout = Layout(definition.rules.state)
        if len(self.versions) > 1 and not self.layout.versioned:
            raise RuleError(f"{self.name} knows several versions, so its state needs a `version`")

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.definition is other.definition and self._digest == other._digest

    def __hash__(self) -> int:
        return hash((self.name, self.version, self._digest))

    def __copy__(self) -> Game:
        return self  # nothing in it ever changes

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by name, version and digest: the game itself is found again by its name."""
        from .registry import find_game

        key = (self.name, self.version, dict(self.components.changes), self._digest)
        if find_game(*key).definition is not self.definition:
            raise PicklingError(f"{self.name} is not the game installed under that name")
        return find_game, key

    @property
    def _digest(self) -> str:
        return self.components.digest

    def known_version(self, version: Any) -> int:
        """A version of the rules by which games can be played here; UnknownVersion if it is not."""
        if type(version) is not int or version not in self.versions:
            raise UnknownVersion(self.name, version, self.versions)
        return version

    def version_of(self, state: State) -> int:
        """The version of the rules a state is played by."""
        return int(state.version) if self.layout.versioned else self.version

    # Backends

    def swaps(self) -> list[tuple[Any, Any]]:
        """What the generic rules and this component set put in the place of what."""
        d = self.definition
        return [
            *{**DEFAULT_HOOKS, **d.rules.hooks}.items(),
            (hooks.State, d.rules.state),
            (hooks.LIMITS, d.rules.limits),
            *(
                [(d.rules.default_tables, self.tables)]
                if self.tables is not d.rules.default_tables
                else []
            ),
        ]

    @cached_property
    def plain_build(self) -> Build:
        return self.interpret()

    @cached_property
    def native_build(self) -> NativeBuild:
        return self.compile()

    def interpret(self, more: Swaps = ()) -> Build:
        """The interpreted rules of this game, with further swaps if given."""
        copier = (hooks.copy_state, _copier(self.layout))
        return Build(self.name, [*self.swaps(), copier, *more])

    def compile(self, more: Swaps = (), bounds_check: bool = False) -> NativeBuild:
        """The compiled rules of this game; with bounds checks for tests."""
        copier = (hooks.copy_state, _assign_record)
        return NativeBuild(self.name, [*self.swaps(), copier, *more], bounds_check=bounds_check)

    @cached_property
    def _plain(self) -> PlainEngine:
        return PlainEngine(self.plain_build, self.layout, self.definition.rules.limits)

    @cached_property
    def _native(self) -> NativeEngine:
        return NativeEngine(self.native_build, self.layout, self.definition.rules.limits)

    def engine(self, backend: Backend = None) -> Engine:
        """The engine of a backend: python, numba, or auto (numba where it is installed)."""
        if backend is not None and not isinstance(backend, str):
            return backend
        return self._native if self.is_compiled(backend) else self._plain

    def is_compiled(self, backend: str | None = None, default: str = "python") -> bool:
        """Whether a backend means compiled. Single games default to python: it starts at once."""
        chosen = backend or os.environ.get("TEAHOUSE_BACKEND") or default
        if chosen not in BACKENDS:
            raise BadOption(f"the backend is one of {', '.join(BACKENDS)}, not {chosen!r}")
        return chosen == "numba" or (chosen == "auto" and has_numba())

    def rule(self, f: Rule) -> Rule:
        """A rule of this game, interpreted, with this component set."""
        return self.plain_build.rule(f)

    # Positions

    def new(
        self,
        players: int | None = None,
        seed: Seed | None = None,
        backend: Backend = None,
        version: int | None = None,
        **options: Any,
    ) -> Position:
        """A game at its first decision, by the newest rules unless an older version is given."""
        if players is not None:
            options["players"] = players
        number = seed_number(seed)
        state = self.prepared(options, version)
        state.rng = seed_words(number)
        engine = self.engine(backend)
        raw = engine.hold(state)
        result = engine.operate(Op.START, raw)
        return Position(
            self, engine, raw, result, Past(None, -1, -1, result.rows, seed=f"{number:#x}")
        )

    def prepared(self, options: Mapping[str, Any], version: int | None = None) -> State:
        """A state with its options filled in, before the set-up."""
        state = self.layout.blank()
        self.definition.rules.apply_options(state, self.options.resolve(options), self)
        chosen = self.version if version is None else self.known_version(version)
        if self.layout.versioned:
            state.version = chosen
        return state

    def load(self, blob: bytes, backend: Backend = None) -> Position:
        """A position from its dump."""
        block = self.layout.block(bytes(blob))
        if len(block) != self.layout.size:
            raise BadPosition(
                f"a dump of {self.name} has {self.layout.size} bytes, not {len(blob)}"
            )
        return self.at(self.layout.decode(block), backend)

    def read(self, text: str, backend: Backend = None) -> Position:
        """A position from its text."""
        return self.at(self.definition.knowledge.read(text, self), backend)

    def sample(self, view: View, seed: Seed | None = None, backend: Backend = None) -> Position:
        """A world that fits what a view tells; hidden parts and future draws follow the seed."""
        state = self.fitting(view)
        state.rng = seed_words(seed)
        engine, seat = self.engine(backend), view["seat"]
        raw = engine.hold(state)
        engine.operate(Op.RESAMPLE, raw, -1 if seat is None else seat)
        return self.at(engine.state(raw), engine)

    def fitting(self, view: View) -> State:
        """Some state that fits a view, its hidden parts made up."""
        if view.get("game") != self.name or view.get("components") != self.components.digest:
            raise BadPosition(f"the view is not one of this {self.name}")
        state = self.definition.knowledge.from_view(view, self)
        if self.layout.versioned:
            state.version = self.known_version(view.get("version"))
        return state

    def standings(self, view: View) -> Standings:
        """Who is ahead now, and by what, as far as a view tells."""
        return standings_of(self, view)

    def at(self, state: State, backend: Backend = None) -> Position:
        """A position from a state of the game, checked."""
        self.known_version(self.version_of(state))
        self.definition.rules.check(state, self)
        return self.held(state, backend)

    def held(self, state: State, backend: Backend = None) -> Position:
        """A position from a state of the game, not checked; interpreted, it is that very state."""
        engine = self.engine(backend)
        raw = engine.hold(state)
        start = self.layout.dump(self.layout.encode(state))
        result = engine.operate(Op.LEGAL, raw)
        return Position(self, engine, raw, result, Past(None, -1, -1, [], start=start))

    # Actions, events and reasons

    def parse(self, text: str) -> Action:
        """The action a notation stands for."""
        return self.codec.parse(text)

    def action(self, number: int) -> Action:
        """The action with this id."""
        return self.codec.action(number)

    def reason(self, code: int, action: Action, state: State | None = None) -> Reason:
        """Why an action is refused; with the state at hand, in its words."""
        name, rule = self.definition.rules.reasons[code]
        if state is None or self.definition.presentation.explain is None:
            return Reason(name, rule, action.named())
        because, values = self.definition.presentation.explain(state, code, action, self)
        return Reason(name, because or rule, {**action.named(), **values})

    def event(self, row: Sequence[int]) -> Event:
        """The event a row tells of."""
        number, to, *numbers = row
        kind = self.definition.rules.events[number - FIRST_KIND]
        values = {n: show(v) for (n, show), v in zip(kind.values.items(), numbers, strict=True)}
        return Event(kind.name, values, to, kind.reveals, kind.own)

    # Many games

    def playouts(
        self,
        n: int,
        players: int | None = None,
        seed: Seed | None = None,
        threads: int = 1,
        backend: str | None = None,
        **options: Any,
    ) -> Playouts:
        """Random games: `.points[game][seat]` and `.steps[game]`."""
        from .batch import run_playouts

        if players is not None:
            options["players"] = players
        return run_playouts(self, n, options, seed, threads, self.is_compiled(backend, "auto"))

    def batch(
        self,
        n: int,
        players: int | None = None,
        seed: Seed | None = None,
        backend: str | None = None,
        **options: Any,
    ) -> Batch:
        """n games stepped together in buffers the caller may own; see `teahouse.core.batch`."""
        from .batch import Batch

        if players is not None:
            options["players"] = players
        return Batch(self, n, options, seed, self.is_compiled(backend, "auto"))


def _assign_record(into: list[hooks.State], i: int, source: list[hooks.State], j: int) -> None:
    into[i] = source[j]


def _copier(layout: Layout) -> Callable[[Any, int, Any, int], None]:
    def copy_state(into: Any, i: int, source: Any, j: int) -> None:
        layout.copy_into(into[i], source[j])

    return copy_state
