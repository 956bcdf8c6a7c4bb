"""A position of a game: apply, view, copy, save and undo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from . import hooks
from .actions import Action
from .definition import State
from .engines import Engine, Raw, Result
from .errors import BadOption, IllegalAction
from .events import DRAW, FIRST_KIND, FORCED, Value, rows_of
from .history import Events, Past
from .journal import Journal
from .outcome import Outcome
from .play import Op
from .reasons import NOT_ASKED, Reason
from .rng import Seed
from .standings import Standings, by_source
from .views import Head, View

if TYPE_CHECKING:
    from .game import Game


class Position:
    """A game at one point: apply actions to it, look at it, copy it, write it down.

    Positions can be copied with `copy.copy`, pickled and compared. They are equal if the same game
    reached the same state by the same actions.

    Attributes:
        game: The game this is a position of.
    """

    __slots__ = ("_actor", "_engine", "_ids", "_past", "_raw", "game")

    def __init__(self, game: Game, engine: Engine, raw: Raw, result: Result, past: Past) -> None:
        self.game = game
        self._engine = engine
        self._raw = raw
        self._ids = result.ids
        self._actor = result.actor
        self._past = past

    def __repr__(self) -> str:
        turn = "over" if self.actor is None else f"seat {self.actor} decides {self.decision!s}"
        actions = f"{self._past.count} action{'' if self._past.count == 1 else 's'}"
        return f"<{self.game.name} after {actions}, {turn}>"

    def __eq__(self, other: object) -> bool:
        """The same game at the same point, reached by the same actions, on any backend."""
        if not isinstance(other, Position):
            return NotImplemented
        return (
            self.game == other.game
            and self.dump() == other.dump()
            and (self._past is other._past or self._came() == other._came())
        )

    __hash__ = None  # type: ignore[assignment]  # it is stepped; `digest()` names a position

    def _came(self) -> tuple[Any, ...]:
        """The seed or starting position, then every step."""
        chain = self._past.chain()
        return chain[0].seed, chain[0].start, [past.step() for past in chain]

    def __copy__(self) -> Position:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.game, self.backend, self.dump(), *self._came())

    # Whose turn, and what may be done

    @property
    def players(self) -> int:
        """The number of seats."""
        return int(self.game.rule(hooks.seats)(self.state()))

    @property
    def actor(self) -> int | None:
        """The seat to decide, or None if the game is over."""
        return self._actor if self._actor >= 0 else None

    @property
    def decision(self) -> IntEnum | None:
        """What that seat has to decide, or None if the game is over."""
        if self._actor < 0:
            return None
        return self.game.definition.rules.decisions(
            self.game.definition.rules.decision(self.state())
        )

    @property
    def backend(self) -> str:
        """The backend it runs on: python, numba or library."""
        return self._engine.name

    @property
    def version(self) -> int:
        """The version of the rules this game follows, to its end."""
        return self.game.version_of(self.state())

    def legal(self) -> list[Action]:
        """The legal actions, always in the same order."""
        actions = self.game.codec.actions
        return [actions[i] for i in self._ids]

    def legal_ids(self) -> list[int]:
        """The ids of the legal actions."""
        return list(self._ids)

    def apply(self, action: Action | int | str) -> Events:
        """Apply an action, given as such, by id or in notation.

        Returns:
            The events it caused.

        Raises:
            IllegalAction: The rules refuse it, for `error.reason`; the position is unchanged.
            BadNotation: The text names no action of this game.
        """
        number = self.game.codec.number(action)
        result = self._engine.operate(Op.STEP, self._raw, number)
        if result.n < 0:
            raise IllegalAction(self._reason(-result.n, number))
        past = self._past
        self._past = Past(past, number, self._actor, result.rows, count=past.count + 1)
        self._ids = result.ids
        self._actor = result.actor
        return Events(self.game, result.rows)

    def why_not(self, action: Action | int | str) -> Reason | None:
        """The reason why an action is illegal, or None if it is legal."""
        number = self.game.codec.number(action)
        code = self._engine.refusal(self._raw, number)
        return self._reason(code, number) if code else None

    def _reason(self, code: int, number: int) -> Reason:
        reason = self.game.reason(code, self.game.codec.actions[number], self.state())
        if code != NOT_ASKED:
            return reason
        assert self.decision is not None
        asked = {"decision": self.decision.name.lower()}
        return Reason(reason.code, reason.rule, {**reason.params, **asked})

    def detour(self, action: Action | int | str) -> Action | None:
        """A legal action after which this one becomes legal for the same seat, or None."""
        number = self.game.codec.number(action)
        for chosen in self._ids:
            there = self.copy()
            there.apply(chosen)
            drawn = there._sealed(there._past)  # a detour must not predict a draw
            if not drawn and there._actor == self._actor and number in there._ids:
                return self.game.codec.actions[chosen]
        return None

    def preview(self, action: Action | int | str) -> tuple[str, Mapping[str, Value]]:
        """What a legal action will do: the name of its message and the values, costs included."""
        chosen = self.game.action(self.game.codec.number(action))
        return self.game.definition.presentation.preview(self.state(), chosen, self.game)

    def previews(self) -> Sequence[tuple[str, Mapping[str, Value]]]:
        """The previews of all legal actions, in their order."""
        at_once = self.game.definition.presentation.preview_all
        if at_once is None:
            return [self.preview(number) for number in self._ids]
        return at_once(self.state(), self.legal(), self.game)

    # What is known

    def state(self) -> State:
        """The state as the game's own dataclass. Interpreted, this is no copy: do not change it."""
        return self._engine.state(self._raw)

    def view(self, seat: int | None = None) -> View:
        """What a seat, or a spectator (None), may know, as plain data ready for JSON."""
        is_seat = isinstance(seat, int) and 0 <= seat < self.players
        if seat is not None and not is_seat:
            raise BadOption(f"seats go from 0 to {self.players - 1}, not {seat!r}")
        state, definition = self.state(), self.game.definition
        decision = self.decision
        head = Head(
            game=self.game.name,
            version=self.game.version_of(state),
            components=self.game.components.digest,
            seat=seat,
            players=self.players,
            actor=self.actor,
            decision=None if decision is None else decision.name.lower(),
        )
        return definition.knowledge.view(state, seat, self.game, head)

    def view_beside(self, public: View, seat: int) -> View:
        """A seat's view, built from a spectator's so that the public part is built only once."""
        private = self.game.definition.knowledge.private
        if private is None:
            return self.view(seat)
        return {**public, "seat": seat, **private(self.state(), seat, self.game, public)}

    def svg(self, seat: int | None = None, lang: str = "en") -> str:
        """Draw the board as SVG, with what a seat, or a spectator (None), may know."""
        from .drawing import position_svg

        return position_svg(self, seat, lang)

    def _repr_html_(self) -> str:
        """What a notebook shows: the spectator's picture."""
        return self.svg()

    def sample(self, seat: int | None, seed: Seed | None = None) -> Position:
        """A position that agrees with all that a seat knows; see `Game.sample`."""
        return self.game.sample(self.view(seat), seed)

    def standings(self, seat: int | None = None) -> Standings:
        """Who is ahead, as far as a seat or a spectator (None) may know.

        Standings have the points by source if the game ended now, the races and the goals.
        """
        return self.game.standings(self.view(seat))

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        if self._actor >= 0:
            return None
        rule, state = self.game.rule, self.state()
        seats, unit = range(self.players), self.game.definition.rules.point_unit
        ranks = tuple(int(rule(hooks.rank)(state, p)) for p in seats)
        return Outcome(
            points=tuple(float(rule(hooks.points)(state, p)) / unit for p in seats),
            ranks=ranks,
            winners=tuple(p for p in seats if ranks[p] == 1),
            breakdown=tuple(by_source(self.game, state, p) for p in seats),
        )

    # Copies and texts

    def copy(self) -> Position:
        """A copy that is independent of this position and shares its past."""
        result = Result(len(self._ids), self._ids, self._actor, [])
        return Position(self.game, self._engine, self._engine.copy(self._raw), result, self._past)

    def packed(self) -> PackedPosition:
        """This position in a tenth of the memory, to be stored and restored."""
        blob = self._engine.dump(self._raw)
        return PackedPosition(self.game, self._engine, blob, self._ids, self._actor, self._past)

    def on(self, backend: str) -> Position:
        """The same position on another backend."""
        engine = self.game.engine(backend)
        result = Result(len(self._ids), self._ids, self._actor, [])
        return Position(
            self.game, engine, engine.hold(self.game.layout.copy(self.state())), result, self._past
        )

    def dump(self) -> bytes:
        """The whole state as bytes, for `Game.load`."""
        return self.game.layout.dump(self._engine.dump(self._raw))

    def digest(self) -> str:
        """A hash of the whole state, hidden parts and random generator included."""
        return blake2b(self.dump(), digest_size=16).hexdigest()

    def text(self) -> str:
        """The position as a short, readable text, for `Game.read`."""
        return self.game.definition.knowledge.write(self.state(), self.game)

    # The past

    def undo_point(self) -> int:
        """How many actions remain after an undo.

        An undo takes back what the last seat to act did, up to the point where something was
        revealed or drawn or somebody else acted.
        """
        here = self._past
        seat = here.seat
        while here.before is not None and here.seat == seat and not self._sealed(here):
            here = here.before
        return here.count

    def tells_actor(self) -> bool:
        """Whether the last action showed its actor anything new, such as a draw or a reply."""
        last = self._past
        if not self._sealed(last):
            return False
        learnt = any(event.tells(last.seat) for event in Events(self.game, last.rows))
        return learnt or self._involves_others(last)

    def _sealed(self, step: Past) -> bool:
        kinds = self.game.definition.rules.events
        revealed = (
            kinds[row[0] - FIRST_KIND].reveals for row in rows_of(step.rows) if row[0] >= FIRST_KIND
        )
        return self._involves_others(step) or any(revealed)

    def _involves_others(self, step: Past) -> bool:
        """Whether a step had a draw, or a forced action of another seat."""
        return any(
            kind == DRAW or (kind == FORCED and values[0] != step.seat)
            for kind, _, *values in rows_of(step.rows)
        )

    def history(self) -> list[tuple[int, Action, Events]]:
        """Every action so far as (seat, action, events)."""
        steps = self._past.chain()[1:]
        return [
            (p.seat, self.game.codec.actions[p.action], Events(self.game, p.rows)) for p in steps
        ]

    def draws(self) -> tuple[tuple[int, ...], ...]:
        """All random draws so far: those of the set-up, then those of each action."""
        return tuple(p.draws() for p in self._past.chain())

    def opening(self) -> Events:
        """The events of the set-up."""
        return Events(self.game, self._past.chain()[0].rows)

    def undo(self) -> list[Action]:
        """Take back what the last seat to act did, as far as `undo_point`; return those actions."""
        from .registry import replay

        keep = self.undo_point()
        undone = [self.game.codec.actions[p.action] for p in self._past.chain()[keep + 1 :]]
        if undone:
            before = replay(self.journal(), upto=keep, played=self.game).on(self.backend)
            self._raw, self._ids, self._actor = before._raw, before._ids, before._actor
            self._past = before._past
        return undone

    def journal(self) -> Journal:
        """The record of the game so far; `teahouse.replay` leads back to this position."""
        chain = self._past.chain()
        outcome = self.outcome()
        return Journal(
            game=self.game.name,
            version=self.version,
            options=dict(self.game.definition.rules.options_of(self.state(), self.game)),
            components=self.game.components.changes,
            components_digest=self.game.components.digest,
            seed=chain[0].seed,
            start=chain[0].start.hex() if chain[0].start is not None else None,
            actions=tuple(str(self.game.codec.actions[p.action]) for p in chain[1:]),
            draws=self.draws(),
            digest=self.digest(),
            outcome=outcome.as_json() if outcome else None,
        )


@dataclass(frozen=True, slots=True)
class PackedPosition:
    """A position in storage: its state as bytes, its past shared."""

    game: Game
    engine: Engine
    blob: bytes
    ids: list[int]
    actor: int
    past: Past

    def position(self) -> Position:
        raw = self.engine.hold(self.game.layout.decode(self.blob))
        result = Result(len(self.ids), self.ids, self.actor, [])
        return Position(self.game, self.engine, raw, result, self.past)


def restored(
    game: Game,
    backend: str,
    dump: bytes,
    seed: str | None,
    start: bytes | None,
    steps: Sequence[tuple[int, int, Sequence[int]]],
) -> Position:
    """A pickled position with its past; interpreted where its backend is not installed."""
    chosen = backend if game.has_backend(backend) else "python"
    position = game.load(dump, chosen)
    past: Past | None = None
    for count, (action, seat, rows) in enumerate(steps):
        past = Past(past, action, seat, list(rows), count=count)
        if past.before is None:
            past.seed, past.start = seed, start
    assert past is not None
    position._past = past
    return position
