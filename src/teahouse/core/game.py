"""A game and its positions: the public face of every engine.

`Definition` is what a game's folder provides; `Game` is that game with one set of components;
`State` is a position that is stepped, looked at, copied and written down.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, overload

from . import contract
from .actions import Action, Codec
from .components import ComponentSet
from .engines import Answer, Engine, NativeEngine, PlainEngine, Raw
from .errors import BadOption, BadPosition, IllegalAction, RuleError, UnknownVersion
from .events import CHANCE, FIRST_KIND, FORCED, ROW, Event, EventKind, Value
from .journal import Journal
from .layout import Layout
from .native import NativeBuild, has_numba
from .options import Options
from .play import Op
from .reasons import NOT_ASKED, Reason
from .rng import Seed, seed_number, seed_words
from .rules import Build, Rule, Swaps
from .sketch import Line, Speak

if TYPE_CHECKING:
    from .batch import Batch, Playouts

BACKENDS = ("python", "numba", "auto")
Tables = Any
Record = Any
View = dict[str, Any]
Backend = str | Engine | None  # a name, None for the default, or an engine of one's own


@dataclass(frozen=True)
class Lead:
    """By how much the winner is ahead of the next, in all and by source, the largest first."""

    winner: int
    other: int
    points: float
    sources: tuple[tuple[str, float], ...]


@dataclass(frozen=True)
class Outcome:
    """How a game ended. Points are floats where the rules have halves."""

    points: tuple[float, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    breakdown: tuple[Mapping[str, float], ...]

    def lead(self) -> Lead | None:
        """What sets the winner apart from the next; None for one alone or a shared victory."""
        if len(self.winners) != 1 or len(self.points) == 1:
            return None
        first = self.winners[0]
        others = [seat for seat in range(len(self.points)) if seat != first]
        second = min(others, key=lambda seat: (self.ranks[seat], -self.points[seat]))
        mine, theirs = self.breakdown[first], self.breakdown[second]
        apart = [(source, mine[source] - theirs[source]) for source in mine]
        sources = sorted((s for s in apart if s[1]), key=lambda s: -abs(s[1]))
        points = self.points[first] - self.points[second]
        return Lead(first, second, points, tuple(sources))

    def as_json(self) -> dict[str, Any]:
        return {
            "points": list(self.points),
            "ranks": list(self.ranks),
            "winners": list(self.winners),
            "breakdown": [dict(b) for b in self.breakdown],
        }


@dataclass(frozen=True)
class SoloRecord:
    """How a game keeps what was achieved alone, in the user's data folder unless one is given."""

    record: Callable[[Journal, Path | None, Game | None], Mapping[str, Any]]
    report: Callable[[Path | None], Mapping[str, Any]]
    achievements: Mapping[str, Sequence[str]]  # by group


@dataclass(frozen=True)
class Definition:
    """Everything a game's folder gives to the house."""

    name: str
    version: int  # of the rules: raised when the same seed and actions no longer give the same game
    hooks: Mapping[Rule, Rule]  # contract function -> the game's rule
    state: type
    limits: contract.Limits
    codec: Codec
    decisions: type[IntEnum]
    reasons: Mapping[int, tuple[str, str]]  # code -> name, rule number
    events: Sequence[EventKind]  # in the order of their kinds, from FIRST_KIND
    options: Callable[[Tables], Options]
    components: Callable[[], ComponentSet]
    default_tables: Tables
    derive: Callable[[ComponentSet], Tables]
    prepare: Callable[[Mapping[str, Any], Game], Record]
    options_of: Callable[[Record], dict[str, Any]]
    decision: Callable[[Record], int]
    view: Callable[[Record, int | None, Game], View]
    rebuild: Callable[[View, Game], Record]  # some world that fits a view
    write: Callable[[Record, Game], str]
    read: Callable[[str, Game], Record]
    preview: Callable[[Record, Action, Game], tuple[str, Mapping[str, Value]]]
    breakdown: Callable[[Record, int], Mapping[str, int]]
    check: Callable[[Record, Game], None]  # raises BadPosition unless every component is there
    # the board for the terminal, from a view; notations of what may be chosen are lit
    sketch: Callable[[View, Speak, Collection[str]], Sequence[Line]]
    point_unit: int = 1  # points() counts in 1/point_unit
    names: Mapping[str, Sequence[str]] = field(default_factory=dict)  # closed sets with messages
    # every name `preview` can give, with the names of its values
    previews: Mapping[str, Sequence[str]] = field(default_factory=dict)
    # why options and component values may be refused beyond their limits, with what each message
    # is given
    refusals: Mapping[str, Sequence[str]] = field(default_factory=dict)
    # The rule that forbids an action here ("": the one in `reasons`) and what its message is given
    # besides the action's own values; `explained` lists their names by the name of the reason.
    explain: Callable[[Record, int, Action, Game], tuple[str, Mapping[str, Value]]] | None = None
    explained: Mapping[str, Sequence[str]] = field(default_factory=dict)
    solo: SoloRecord | None = None
    # versions whose games are still played, each by its own rules; their `State` has the field
    # `version` then, which the rules ask
    older_versions: Sequence[int] = ()


class Game:
    """A game with one set of components. `teahouse.game(name)` gives it."""

    def __init__(self, definition: Definition, components: ComponentSet | None = None) -> None:
        self.definition = definition
        self.name = definition.name
        self.version = definition.version  # of a new game
        self.versions = (*definition.older_versions, definition.version)
        self.codec = definition.codec
        self.components = components or definition.components()
        changed = bool(self.components.changes)
        self.tables = definition.derive(self.components) if changed else definition.default_tables
        self.options = definition.options(self.tables)
        self.layout = Layout(definition.state)
        if len(self.versions) > 1 and not self.layout.versioned:
            raise RuleError(f"{self.name} knows several versions, so its state needs a `version`")

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def known_version(self, version: Any) -> int:
        """A version of the rules by which games can be played here; UnknownVersion if it is not."""
        if type(version) is not int or version not in self.versions:
            raise UnknownVersion(self.name, version, self.versions)
        return version

    def version_of(self, record: Record) -> int:
        """The version of the rules a state is played by."""
        return int(record.version) if self.layout.versioned else self.version

    # Backends

    def swaps(self) -> list[tuple[Any, Any]]:
        """What the generic rules and this component set put in the place of what."""
        d = self.definition
        return [
            *d.hooks.items(),
            (contract.State, d.state),
            (contract.LIMITS, d.limits),
            *([(d.default_tables, self.tables)] if self.tables is not d.default_tables else []),
        ]

    @cached_property
    def plain_build(self) -> Build:
        return self.interpret()

    @cached_property
    def native_build(self) -> NativeBuild:
        return self.compile()

    def interpret(self, more: Swaps = ()) -> Build:
        """The interpreted rules of this game, with further swaps if given."""
        copier = (contract.copy_state, _copier(self.layout))
        return Build(self.name, [*self.swaps(), copier, *more])

    def compile(self, more: Swaps = (), bounds_check: bool = False) -> NativeBuild:
        """The compiled rules of this game; with bounds checks for tests."""
        copier = (contract.copy_state, _assign_record)
        return NativeBuild(self.name, [*self.swaps(), copier, *more], bounds_check=bounds_check)

    @cached_property
    def _plain(self) -> PlainEngine:
        return PlainEngine(self.plain_build, self.layout, self.definition.limits)

    @cached_property
    def _native(self) -> NativeEngine:
        return NativeEngine(self.native_build, self.layout, self.definition.limits)

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
    ) -> State:
        """A game at its first decision, by the newest rules unless an older version is given."""
        if players is not None:
            options["players"] = players
        number = seed_number(seed)
        record = self.prepared(options, version)
        record.rng = seed_words(number)
        engine = self.engine(backend)
        raw = engine.hold(record)
        answer = engine.operate(Op.START, raw)
        return State(
            self, engine, raw, answer, _Past(None, -1, -1, answer.rows, seed=f"{number:#x}")
        )

    def prepared(self, options: Mapping[str, Any], version: int | None = None) -> Record:
        """A state with its options filled in, before the set-up."""
        record = self.definition.prepare(self.options.resolve(options), self)
        chosen = self.version if version is None else self.known_version(version)
        if self.layout.versioned:
            record.version = chosen
        return record

    def load(self, blob: bytes, backend: Backend = None) -> State:
        """A position from its dump."""
        block = self.layout.block(bytes(blob))
        if len(block) != self.layout.size:
            raise BadPosition(
                f"a dump of {self.name} has {self.layout.size} bytes, not {len(blob)}"
            )
        return self.at(self.layout.decode(block), backend)

    def read(self, text: str, backend: Backend = None) -> State:
        """A position from its text."""
        return self.at(self.definition.read(text, self), backend)

    def sample(self, view: View, seed: Seed | None = None, backend: Backend = None) -> State:
        """A world that fits what a view tells; hidden parts and future draws follow the seed."""
        if view.get("game") != self.name or view.get("components") != self.components.digest:
            raise BadPosition(f"the view is not one of this {self.name}")
        record = self.definition.rebuild(view, self)
        if self.layout.versioned:
            record.version = self.known_version(view.get("version"))
        record.rng = seed_words(seed)
        engine, seat = self.engine(backend), view["seat"]
        raw = engine.hold(record)
        engine.operate(Op.IMAGINE, raw, -1 if seat is None else seat)
        return self.at(engine.record(raw), engine)

    def at(self, record: Record, backend: Backend = None) -> State:
        """A position from a state of the game, checked."""
        self.known_version(self.version_of(record))
        self.definition.check(record, self)
        return self.held(record, backend)

    def held(self, record: Record, backend: Backend = None) -> State:
        """A position from a state of the game, not checked; interpreted, it is that very state."""
        engine = self.engine(backend)
        raw = engine.hold(record)
        start = self.layout.dump(self.layout.encode(record))
        answer = engine.operate(Op.LEGAL, raw)
        return State(self, engine, raw, answer, _Past(None, -1, -1, [], start=start))

    # Actions, events and reasons

    def parse(self, text: str) -> Action:
        """The action a notation stands for."""
        return self.codec.parse(text)

    def action(self, number: int) -> Action:
        """The action with this id."""
        return self.codec.action(number)

    def reason(self, code: int, action: Action, record: Record | None = None) -> Reason:
        """Why an action is refused; with the state at hand, in its words."""
        name, rule = self.definition.reasons[code]
        if record is None or self.definition.explain is None:
            return Reason(name, rule, action.named())
        because, values = self.definition.explain(record, code, action, self)
        return Reason(name, because or rule, {**action.named(), **values})

    def event(self, row: Sequence[int]) -> Event:
        kind = self.definition.events[row[0] - FIRST_KIND]
        if any(row[2 + len(kind.values) :]):
            raise RuleError(f"the event {kind.name} carries a value that has no name")
        values = {n: show(v) for (n, show), v in zip(kind.values.items(), row[2:], strict=False)}
        return Event(kind.name, values, row[1], kind.reveals)

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


def _assign_record(
    into: list[contract.State], i: int, source: list[contract.State], j: int
) -> None:
    into[i] = source[j]


def _copier(layout: Layout) -> Callable[[Any, int, Any, int], None]:
    def copy_state(into: Any, i: int, source: Any, j: int) -> None:
        layout.copy_into(into[i], source[j])

    return copy_state


@dataclass(slots=True)
class _Past:
    """How a position came to be: a chain of steps that copies share."""

    before: _Past | None
    action: int
    seat: int
    rows: list[int]
    seed: str | None = None
    start: bytes | None = None
    count: int = 0

    def chain(self) -> list[_Past]:
        """The steps from the first to this one, the beginning included."""
        found = [self]
        while found[-1].before is not None:
            found.append(found[-1].before)
        return found[::-1]

    def draws(self) -> tuple[int, ...]:
        return tuple(
            self.rows[i + 3] for i in range(0, len(self.rows), ROW) if self.rows[i] == CHANCE
        )


class Events(Sequence[Event]):
    """The events of a step, made readable when looked at."""

    __slots__ = ("_game", "_made", "rows")

    def __init__(self, game: Game, rows: list[int]) -> None:
        self._game = game
        self.rows = rows
        self._made: list[Event] | None = None

    def _events(self) -> list[Event]:
        if self._made is None:
            rows = [self.rows[i : i + ROW] for i in range(0, len(self.rows), ROW)]
            self._made = [self._game.event(row) for row in rows if row[0] >= FIRST_KIND]
        return self._made

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | Sequence[Event]:
        return self._events()[index]

    def __len__(self) -> int:
        return len(self._events())

    def __iter__(self) -> Iterator[Event]:
        return iter(self._events())

    def __repr__(self) -> str:
        return repr(self._events())

    def seen_by(self, seat: int | None) -> list[Event]:
        """What a seat, or a spectator (None), may see of them."""
        return [e for e in self._events() if e.visible_to(seat)]


class State:
    """A position of a game."""

    __slots__ = ("_actor", "_engine", "_ids", "_past", "_raw", "game")

    def __init__(self, game: Game, engine: Engine, raw: Raw, answer: Answer, past: _Past) -> None:
        self.game = game
        self._engine = engine
        self._raw = raw
        self._ids = answer.ids
        self._actor = answer.actor
        self._past = past

    def __repr__(self) -> str:
        turn = "over" if self.actor is None else f"seat {self.actor} decides {self.decision!r}"
        return f"<{self.game.name} after {self._past.count} actions, {turn}>"

    # Whose turn, and what may be done

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.game.rule(contract.seats)(self.record()))

    @property
    def actor(self) -> int | None:
        """The seat to decide, None when the game is over."""
        return self._actor if self._actor >= 0 else None

    @property
    def decision(self) -> IntEnum | None:
        """What is being asked of that seat."""
        if self._actor < 0:
            return None
        return self.game.definition.decisions(self.game.definition.decision(self.record()))

    @property
    def backend(self) -> str:
        return self._engine.name

    @property
    def version(self) -> int:
        """The version of the rules this game is played by, to its end."""
        return self.game.version_of(self.record())

    def legal(self) -> list[Action]:
        """The actions that may be chosen, always in the same order."""
        actions = self.game.codec.actions
        return [actions[i] for i in self._ids]

    def legal_ids(self) -> list[int]:
        """The same as ids."""
        return list(self._ids)

    def apply(self, action: Action | int | str) -> Events:
        """Do an action, given as such, by id or in notation. IllegalAction changes nothing."""
        number = self.game.codec.number(action)
        answer = self._engine.operate(Op.STEP, self._raw, number)
        if answer.n < 0:
            raise IllegalAction(self._reason(-answer.n, number))
        past = self._past
        self._past = _Past(past, number, self._actor, answer.rows, count=past.count + 1)
        self._ids = answer.ids
        self._actor = answer.actor
        return Events(self.game, answer.rows)

    def why_not(self, action: Action | int | str) -> Reason | None:
        """None if the action is legal, else the reason."""
        number = self.game.codec.number(action)
        code = self._engine.refusal(self._raw, number)
        return self._reason(code, number) if code else None

    def _reason(self, code: int, number: int) -> Reason:
        reason = self.game.reason(code, self.game.codec.actions[number], self.record())
        if code != NOT_ASKED:
            return reason
        assert self.decision is not None
        asked = {"decision": self.decision.name.lower()}
        return Reason(reason.code, reason.rule, {**reason.params, **asked})

    def detour(self, action: Action | int | str) -> Action | None:
        """A choice after which an action that is not asked for now may be done, None without."""
        number = self.game.codec.number(action)
        for chosen in self._ids:
            there = self.copy()
            there.apply(chosen)
            drawn = there._sealed(there._past)  # nobody learns from this what chance would bring
            if not drawn and there._actor == self._actor and number in there._ids:
                return self.game.codec.actions[chosen]
        return None

    def preview(self, action: Action | int | str) -> tuple[str, Mapping[str, Value]]:
        """What choosing a legal action means: the name of its message and its values, costs too."""
        chosen = self.game.action(self.game.codec.number(action))
        return self.game.definition.preview(self.record(), chosen, self.game)

    # What is known

    def record(self) -> Record:
        """The state of the game as its own dataclass (interpreted: the very one, not a copy)."""
        return self._engine.record(self._raw)

    def view(self, seat: int | None = None) -> View:
        """What a seat, or a spectator (None), may know: plain data for JSON."""
        if seat is not None and not 0 <= seat < self.players:
            raise BadOption(f"seats go from 0 to {self.players - 1}, not {seat!r}")
        record, definition = self.record(), self.game.definition
        decision = self.decision
        return {
            "game": self.game.name,
            "version": self.game.version_of(record),
            "components": self.game.components.digest,
            "seat": seat,
            "players": self.players,
            "actor": self.actor,
            "decision": None if decision is None else decision.name.lower(),
            **definition.view(record, seat, self.game),
        }

    def sample(self, seat: int | None, seed: Seed | None = None) -> State:
        """A world that fits what a seat knows."""
        return self.game.sample(self.view(seat), seed)

    def outcome(self) -> Outcome | None:
        """How the game ended, None until it has."""
        if self._actor >= 0:
            return None
        rule, record = self.game.rule, self.record()
        definition, seats = self.game.definition, range(self.players)
        unit = definition.point_unit
        ranks = tuple(int(rule(contract.rank)(record, p)) for p in seats)
        return Outcome(
            points=tuple(float(rule(contract.points)(record, p)) / unit for p in seats),
            ranks=ranks,
            winners=tuple(p for p in seats if ranks[p] == 1),
            breakdown=tuple(
                {k: v / unit for k, v in definition.breakdown(record, p).items()} for p in seats
            ),
        )

    # Copies and texts

    def copy(self) -> State:
        """An independent position."""
        answer = Answer(len(self._ids), self._ids, self._actor, [])
        return State(self.game, self._engine, self._engine.copy(self._raw), answer, self._past)

    def on(self, backend: str) -> State:
        """The same position on another backend."""
        engine = self.game.engine(backend)
        answer = Answer(len(self._ids), self._ids, self._actor, [])
        return State(
            self.game, engine, engine.hold(self.game.layout.copy(self.record())), answer, self._past
        )

    def dump(self) -> bytes:
        """The whole state as bytes; `game.load` reads it."""
        return self.game.layout.dump(self._engine.dump(self._raw))

    def digest(self) -> str:
        """A short name of the whole state, hidden parts and generator included."""
        return blake2b(self.dump(), digest_size=16).hexdigest()

    def text(self) -> str:
        """The position as a short readable text; `game.read` reads it."""
        return self.game.definition.write(self.record(), self.game)

    # The past

    def undo_point(self) -> int:
        """How many actions an undo keeps.

        It takes back what the last seat to act did, as far as nothing was revealed, nothing was
        drawn and nobody else acted in between.
        """
        here = self._past
        seat = here.seat
        while here.before is not None and here.seat == seat and not self._sealed(here):
            here = here.before
        return here.count

    def _sealed(self, step: _Past) -> bool:
        kinds = self.game.definition.events
        for i in range(0, len(step.rows), ROW):
            kind = step.rows[i]
            if kind == CHANCE or (kind == FORCED and step.rows[i + 2] != step.seat):
                return True
            if kind >= FIRST_KIND and kinds[kind - FIRST_KIND].reveals:
                return True
        return False

    def history(self) -> list[tuple[int, Action, Events]]:
        """Every action so far with its seat and its events."""
        steps = self._past.chain()[1:]
        return [
            (p.seat, self.game.codec.actions[p.action], Events(self.game, p.rows)) for p in steps
        ]

    def draws(self) -> tuple[tuple[int, ...], ...]:
        """Every random draw so far: those of the set-up, then those of each action."""
        return tuple(p.draws() for p in self._past.chain())

    def opening(self) -> Events:
        """The events of the set-up."""
        return Events(self.game, self._past.chain()[0].rows)

    def journal(self) -> Journal:
        """The record of this game so far."""
        chain = self._past.chain()
        outcome = self.outcome()
        return Journal(
            game=self.game.name,
            version=self.version,
            options=self.game.definition.options_of(self.record()),
            components=self.game.components.changes,
            components_digest=self.game.components.digest,
            seed=chain[0].seed,
            start=chain[0].start.hex() if chain[0].start is not None else None,
            actions=tuple(str(self.game.codec.actions[p.action]) for p in chain[1:]),
            chance=self.draws(),
            digest=self.digest(),
            outcome=outcome.as_json() if outcome else None,
        )
