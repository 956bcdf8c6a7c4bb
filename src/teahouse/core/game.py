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
from .engines import Engine, LibraryEngine, NativeEngine, PlainEngine
from .errors import BadOption, BadPosition, NoLibrary, RuleError, UnknownVersion
from .events import FIRST_KIND, Event
from .history import Events, Past
from .layout import Layout
from .library import PLAY, Library, LibraryBuild, find
from .native import NativeBuild, has_numba
from .outcome import Lead, Outcome
from .play import Op
from .position import Position
from .reasons import Reason
from .rng import Seed, seed_number, seed_words
from .rules import Build, Rule, Swaps
from .standings import Standings, standings_of
from .views import Schema, View, declared, json_schema

if TYPE_CHECKING:
    from .batch import Batch, Playouts

__all__ = ["BACKENDS", "Backend", "Events", "Game", "Lead", "Outcome", "Position"]

PYTHON, NUMBA, LIBRARY, AUTO = "python", "numba", "library", "auto"
BACKENDS = (PYTHON, NUMBA, LIBRARY, AUTO)

Backend = str | Engine | None  # a name, None for the default, or a custom engine


class Game:
    """A title with one set of component values. Get one from `teahouse.game`; it never changes.

    Attributes:
        name: The name of the title, such as "cups".
        version: The version of the rules that new games are played by.
        versions: All versions that journals may name, oldest first.
        options: The options of the title with their types, limits and defaults.
        components: The printed values, each with its source.
    """

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
        """Pickled by name, version and digest; unpickling looks the game up by name."""
        from .registry import find_game

        key = (self.name, self.version, dict(self.components.changes), self._digest)
        if find_game(*key).definition is not self.definition:
            raise PicklingError(f"{self.name} is not the game installed under that name")
        return find_game, key

    @property
    def _digest(self) -> str:
        return self.components.digest

    def known_version(self, version: Any) -> int:
        """The version itself if this game knows it, else raise `UnknownVersion`."""
        if type(version) is not int or version not in self.versions:
            raise UnknownVersion(self.name, version, self.versions)
        return version

    def version_of(self, state: State) -> int:
        """The version of the rules that a state follows."""
        return int(state.version) if self.layout.versioned else self.version

    # Backends

    def hooks(self) -> list[tuple[Rule, Rule]]:
        """The rules this game gives to the generic code, each behind its hook."""
        return list({**DEFAULT_HOOKS, **self.definition.rules.hooks}.items())

    def swaps(self) -> list[tuple[Any, Any]]:
        """The hooks and tables to replace, each with what this game puts in its place."""
        d = self.definition
        return [
            *self.hooks(),
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

    def compile(
        self, more: Swaps = (), bounds_check: bool = False, kind: type[NativeBuild] = NativeBuild
    ) -> NativeBuild:
        """The compiled rules of this game; with bounds checks for tests."""
        copier = (hooks.copy_state, _assign_record)
        return kind(self.name, [*self.swaps(), copier, *more], bounds_check=bounds_check)

    @cached_property
    def library(self) -> Library | None:
        """The native library of this game, or None if there is none that fits."""
        return find(self)

    def build(self, backend: str, more: Swaps = (), part: str | None = None) -> Build:
        """The rules on a backend, with further swaps; `part` is the part of a library."""
        if backend == LIBRARY:
            library = self._library_with(part)
            assert part is not None
            return LibraryBuild(library, part)
        return self.compile(more) if backend == NUMBA else self.interpret(more)

    def _library_with(self, part: str | None) -> Library:
        if self.library is None or not self.library.has(part):
            raise NoLibrary(
                f"there is no library of {self.name} that fits this program and its components; "
                "`teahouse build-engines` makes one"
            )
        return self.library

    @cached_property
    def _plain(self) -> PlainEngine:
        return PlainEngine(self.plain_build, self.layout, self.definition.rules.limits)

    @cached_property
    def _native(self) -> NativeEngine:
        return NativeEngine(self.native_build, self.layout, self.definition.rules.limits)

    @cached_property
    def _ahead(self) -> LibraryEngine:
        return LibraryEngine(self._library_with(PLAY), self.layout, self.definition.rules.limits)

    def engine(self, backend: Backend = None) -> Engine:
        """The engine of a backend: python, numba, library, or auto (the fastest available)."""
        if backend is not None and not isinstance(backend, str):
            return backend
        chosen = self.backend(backend)
        if chosen == LIBRARY:
            return self._ahead
        return self._native if chosen == NUMBA else self._plain

    def backend(
        self,
        name: str | None = None,
        default: str = PYTHON,
        part: str | None = PLAY,
        tuned: bool = False,
    ) -> str:
        """Resolve a backend to python, numba or library. Single games default to python.

        auto takes the library if one with that part fits, else Numba if it is installed. With
        `tuned` Numba comes first, because it compiles for this processor.
        """
        chosen = name or os.environ.get("TEAHOUSE_BACKEND") or default
        if chosen not in BACKENDS:
            raise BadOption(f"the backend is one of {', '.join(BACKENDS)}, not {chosen!r}")
        if chosen != AUTO:
            return chosen
        if tuned and has_numba():
            return NUMBA
        if self.library is not None and self.library.has(part):
            return LIBRARY
        return NUMBA if has_numba() else PYTHON

    def has_backend(self, name: str) -> bool:
        """Whether a backend can play this game here."""
        return self.library is not None if name == LIBRARY else name != NUMBA or has_numba()

    def is_compiled(self, backend: str | None = None, default: str = PYTHON) -> bool:
        """Whether a backend means compiled."""
        return self.backend(backend, default) != PYTHON

    def rule(self, f: Rule) -> Rule:
        """A rule of this game, interpreted, with this component set."""
        found = self._interpreted.get(f)
        if found is None:
            found = self._interpreted[f] = self.plain_build.rule(f)
        return found

    @cached_property
    def _interpreted(self) -> dict[Rule, Rule]:
        return {}

    # Positions

    def new(
        self,
        players: int | None = None,
        seed: Seed | None = None,
        backend: Backend = None,
        version: int | None = None,
        **options: Any,
    ) -> Position:
        """Set up a game and return the position of its first decision.

        Args:
            players: The number of seats; the title's default if None.
            seed: A whole number or a hex string. The same seed deals the same game on every
                backend and platform; None draws one.
            backend: python (the default), numba, library or auto.
            version: An older version of the rules.
            options: Further options of the title.
        """
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
        """A state with these options, before the set-up."""
        state = self.layout.blank()
        self.definition.rules.apply_options(state, self.options.resolve(options), self)
        chosen = self.version if version is None else self.known_version(version)
        if self.layout.versioned:
            state.version = chosen
        return state

    def load(self, blob: bytes, backend: Backend = None) -> Position:
        """Read a position from the bytes that `Position.dump` returned."""
        block = self.layout.block(bytes(blob))
        if len(block) != self.layout.size:
            raise BadPosition(
                f"a dump of {self.name} has {self.layout.size} bytes, not {len(blob)}"
            )
        return self.at(self.layout.decode(block), backend)

    def read(self, text: str, backend: Backend = None) -> Position:
        """Read a position from the text that `Position.text` returned."""
        return self.at(self.definition.knowledge.read(text, self), backend)

    def sample(self, view: View, seed: Seed | None = None, backend: Backend = None) -> Position:
        """A position that agrees with a view. The seed decides hidden parts and future draws."""
        state = self.fitting(view)
        state.rng = seed_words(seed)
        engine, seat = self.engine(backend), view["seat"]
        raw = engine.hold(state)
        engine.operate(Op.RESAMPLE, raw, -1 if seat is None else seat)
        return self.at(engine.state(raw), engine)

    def fitting(self, view: View) -> State:
        """Some state that agrees with a view; its hidden parts are placeholders."""
        if view.get("game") != self.name or view.get("components") != self.components.digest:
            raise BadPosition(f"the view is not one of this {self.name}")
        state = self.definition.knowledge.from_view(view, self)
        if self.layout.versioned:
            state.version = self.known_version(view.get("version"))
        return state

    def view_schema(self) -> Schema | None:
        """The JSON Schema of this game's views; None if it declares none."""
        cls = declared(self.definition.knowledge.view)
        return None if cls is None else json_schema(cls, f"A view of {self.name.capitalize()}")

    def standings(self, view: View) -> Standings:
        """Who is ahead, and by what, as far as a view shows it."""
        return standings_of(self, view)

    def at(self, state: State, backend: Backend = None) -> Position:
        """Check a state and make it a position."""
        self.known_version(self.version_of(state))
        self.definition.rules.check(state, self)
        return self.held(state, backend)

    def held(self, state: State, backend: Backend = None) -> Position:
        """Make a state a position without checking it; interpreted, it does not copy the state."""
        engine = self.engine(backend)
        raw = engine.hold(state)
        start = self.layout.dump(self.layout.encode(state))
        result = engine.operate(Op.LEGAL, raw)
        return Position(self, engine, raw, result, Past(None, -1, -1, [], start=start))

    # Actions, events and reasons

    def parse(self, text: str) -> Action:
        """The action written in this notation; `BadNotation` if there is none."""
        return self.codec.parse(text)

    def action(self, number: int) -> Action:
        """The action with this id."""
        return self.codec.action(number)

    def reason(self, code: int, action: Action, state: State | None = None) -> Reason:
        """Why an action is refused, in more detail if the state is given."""
        name, rule = self.definition.rules.reasons[code]
        if state is None or self.definition.presentation.explain is None:
            return Reason(name, rule, action.named())
        because, values = self.definition.presentation.explain(state, code, action, self)
        return Reason(name, because or rule, {**action.named(), **values})

    def event(self, row: Sequence[int]) -> Event:
        """The event of a row."""
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
        """Play n random games to their end.

        Returns:
            `points[game][seat]` and `steps[game]`, as NumPy arrays if NumPy is installed.
        """
        from .batch import run_playouts

        if players is not None:
            options["players"] = players
        return run_playouts(self, n, options, seed, threads, self.backend(backend, AUTO))

    def batch(
        self,
        n: int,
        players: int | None = None,
        seed: Seed | None = None,
        backend: str | None = None,
        **options: Any,
    ) -> Batch:
        """n games stepped together; for observations, see `teahouse.research.vector`."""
        from .batch import Batch

        if players is not None:
            options["players"] = players
        return Batch(self, n, options, seed, self.backend(backend, AUTO))


def _assign_record(into: list[hooks.State], i: int, source: list[hooks.State], j: int) -> None:
    into[i] = source[j]


def _copier(layout: Layout) -> Callable[[Any, int, Any, int], None]:
    def copy_state(into: Any, i: int, source: Any, j: int) -> None:
        layout.copy_into(into[i], source[j])

    return copy_state
