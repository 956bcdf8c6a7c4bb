"""A table in memory: what its founding and its journal add up to.

`absorb` is the only way it changes, and everything follows from the entries: a restarted server,
or another process, that absorbs the same entries holds the same table. A new entry is absorbed by
a fork, which takes the table's place once the entry is written.
"""

from __future__ import annotations

import copy
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any

from teahouse.core.errors import BadJournal, TeahouseError
from teahouse.core.events import CHANCE, ROW
from teahouse.core.game import Events, Game, State

from .clock import Clock
from .components import game_with
from .entries import SEATED, Access, Entry, Founding, Kind, Standing, Status
from .proposals import Matter, Proposal
from .redraw import redrawn
from .seats import Seat, SeatKind

SIGNS_OF_LIFE = (Kind.ACT, Kind.UNDO, Kind.REDO, Kind.PAUSE, Kind.RESUME)
RECENT = 24  # positions kept for undo; further back the game is replayed


class Disagrees(Exception):
    """The rules of today do not lead where the journal says: the table is stopped."""


@dataclass(slots=True)
class Step:
    """An entry as others may hear of it: what happened, not the hidden how."""

    entry: Entry
    events: list[Events] = field(default_factory=list)


@dataclass(slots=True)
class Played:
    """A position reached by trying actions, with what happened on the way."""

    state: State
    events: list[Events] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)  # who decided each action

    def do(self, action: int) -> None:
        self.seats.append(-1 if self.state.actor is None else self.state.actor)
        self.events.append(self.state.apply(action))

    def draws(self) -> tuple[tuple[int, ...], ...]:
        """The random draws of each action."""
        return tuple(
            tuple(e.rows[i + 3] for i in range(0, len(e.rows), ROW) if e.rows[i] == CHANCE)
            for e in self.events
        )


def founded(founding: Founding, game: Game) -> State:
    """The position a table begins with."""
    if founding.start is not None:
        begun = game.load(bytes.fromhex(founding.start))
        if begun.version != founding.version:
            raise Disagrees("version")
        return begun
    return game.new(seed=founding.seed, version=founding.version, **founding.options)


class Table:
    """One table, its seats and its game."""

    def __init__(self, founding: Founding) -> None:
        self.founding = founding
        self.id = founding.id
        self.game = game_with(founding.game, founding.components)
        if self.game.components.digest != founding.components_digest:
            raise Disagrees("components")
        self.state = founded(founding, self.game)
        self.opening = self.state.opening()
        self.seq = 0
        self.kind = founding.kind
        self.seats = [Seat.of(n, data) for n, data in enumerate(founding.seats)]
        self.clock = Clock.of(founding.settings, len(self.seats))
        self.status = Status.OPEN
        self.ended: dict[str, Any] | None = None
        self.steps: list[Step] = []
        self.commands: dict[str, Entry] = {}
        self.line: list[int] = []  # ids of the actions that count
        self.deciders: list[int] = []  # the seat that chose each
        self.digests: list[str | None] = []  # as written after each; an entry writes its last
        self.redraws: dict[int, int] = {}  # after so many actions chance began anew: which redraw
        self.redrawn = 0  # how often that happened, taken back or not
        self.undone: list[int] = []  # what a redo would bring back, the next one last
        self.undone_by: int | None = None
        self.proposal: Proposal | None = None
        self.active = founding.created  # when something last happened
        self.closes: int | None = None  # when it will be closed, if nothing happens until then
        self.recent: deque[tuple[int, State]] = deque([(0, self.state)], RECENT)
        self.passing = False  # through positions nobody comes back to: they are not kept
        # What this process knows besides the journal
        self.access: list[Access] = []
        self.generation = 0  # of the store it was read from
        self.stale = False
        self.touched = 0.0
        self.told: dict[tuple[int, int | None], Any] = {}  # snapshots of the present number

    # What there is to know

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def actor(self) -> int | None:
        """The seat whose decision play waits for."""
        return self.state.actor if self.status == Status.RUNNING else None

    def sessions_at(self, seat: int) -> set[str]:
        """Every device of the person who holds a seat."""
        return {a.session for a in self.access if (a.role, a.seat) == (SEATED, seat)}

    def person_at(self, seat: int) -> str | None:
        """The session that took a seat: the person, whatever devices it has been brought to."""
        held = [a for a in self.access if (a.role, a.seat) == (SEATED, seat)]
        return min((a.via is not None, a.session) for a in held)[1] if held else None

    @property
    def bot_to_move(self) -> str | None:
        """The level of the bot whose turn it is."""
        return None if self.actor is None else self.seats[self.actor].bot

    @property
    def has_people(self) -> bool:
        """Whether a person plays here; a bot that stands in is none."""
        return any(seat.decides for seat in self.seats)

    def undo_point(self) -> int:
        return self.state.undo_point()

    def standing(self) -> Standing:
        return Standing(self.status, self.kind, self.due(), self.active)

    def due(self) -> int | None:
        """When the server has to act by itself; bots among themselves play only if watched."""
        if self.status in (Status.OVER, Status.STOPPED):
            return None
        moments = [self.proposal.lapses] if self.proposal is not None else []
        if self.bot_to_move is not None:
            moments += [self.clock.since] if self.has_people else []
        elif self.over_time_at() is not None and self.stands_in_by_rule:
            moments.append(self.over_time_at() or 0)
        return min(moments, default=None)

    @property
    def stands_in_by_rule(self) -> bool:
        return bool(self.founding.settings.get("over", "bot") == "bot")

    @property
    def stand_in_level(self) -> str:
        return str(self.founding.settings.get("level") or "easy")

    def over_time_at(self) -> int | None:
        if self.status != Status.RUNNING or self.bot_to_move is not None:
            return None
        return self.clock.deadline()

    # Trying actions without changing anything

    def tried(self, actions: Sequence[int], seat: int) -> Played:
        """Where these actions lead; raises by the first that may not be done.

        Nothing may come after an action that drew or revealed something: the refusal of a later
        one would tell what it was without its having happened.
        """
        played = Played(self.state.copy())
        for n, action in enumerate(actions):
            if played.state.actor != seat:
                raise NotYourTurn(n)
            if n and played.state.undo_point() == len(self.line) + n:
                raise RevealsFirst(n)
            played.do(action)
        return played

    def at(self, count: int) -> State:
        """The position after so many of the actions that count. Never changed: copy it first."""
        for kept, state in reversed(self.recent):
            if kept == count:
                return state
        return next(islice(self.positions(), count, None))

    def positions(self) -> Iterator[State]:
        """The position after the set-up and after each action: one state that moves on."""
        state = self._anew(founded(self.founding, self.game), 0)
        yield state
        for n, action in enumerate(self.line, 1):
            state.apply(action)
            state = self._anew(state, n)
            yield state

    def _anew(self, state: State, count: int) -> State:
        """The position after so many actions, with chance as an undo left it."""
        if count not in self.redraws:
            return state
        founding = self.founding
        origin = founding.seed or founding.start or ""
        return redrawn(state, founding.nonce, origin, self.redraws[count])

    # Absorbing entries

    def fork(self) -> Table:
        """The same table, to absorb an entry that is not yet written. Positions are shared."""
        forked = copy.copy(self)
        forked.seats = [replace(seat) for seat in self.seats]
        forked.clock = replace(self.clock, used=list(self.clock.used))
        forked.steps, forked.commands = list(self.steps), dict(self.commands)
        forked.line, forked.deciders = list(self.line), list(self.deciders)
        forked.digests, forked.redraws = list(self.digests), dict(self.redraws)
        forked.undone = list(self.undone)
        forked.recent, forked.told = self.recent.copy(), {}
        if self.proposal is not None:
            forked.proposal = replace(self.proposal, agreed=set(self.proposal.agreed))
        return forked

    def absorb(self, entry: Entry, played: Played | None = None, checked: bool = True) -> None:
        """Take in the next entry of the journal; where it leads is as written, if `checked`."""
        if entry.seq != self.seq + 1:
            raise Disagrees("seq")
        step = Step(entry)
        try:
            HANDLERS[entry.kind](self, entry, step, played)
        except (TeahouseError, LookupError) as error:
            raise Disagrees(type(error).__name__) from None
        if checked and entry.digest is not None and entry.digest != self.state.digest():
            raise Disagrees("digest")
        self.seq = entry.seq
        if entry.kind != Kind.NOTICE:
            self.active, self.closes = entry.at, None
        self.steps.append(step)
        self.commands[entry.command_id] = entry
        self.told.clear()
        self._press_clock(entry)
        self._notice_person(entry)

    def _notice_person(self, entry: Entry) -> None:
        """Whoever acts is there: nobody replaces them."""
        proposal = self.proposal
        if proposal is None or not proposal.waits_for_person or entry.seat != proposal.seat:
            return
        if entry.kind in SIGNS_OF_LIFE and self.seats[_seat_of(entry)].decides:
            self.proposal = None

    def _press_clock(self, entry: Entry) -> None:
        moved = entry.kind in (Kind.ACT, Kind.UNDO, Kind.REDO)
        back = entry.kind == Kind.RETURN and entry.seat == self.actor  # who is back may think anew
        if self.actor != self.clock.seat or moved or back:
            self.clock.press(self.actor, entry.at)

    def _start(self, entry: Entry, step: Step, played: Played | None) -> None:
        self.status = Status.RUNNING
        step.events = [self.opening]
        self._finish()

    def _act(self, entry: Entry, step: Step, played: Played | None) -> None:
        ids = [self.game.codec.number(text) for text in entry.actions]
        if entry.kind != Kind.REDO:
            self.undone.clear()
        if self.proposal is not None and self.proposal.matter == Matter.UNDO:
            self.proposal = None
        self._play(ids, step, played or self.tried_one_by_one(ids))

    def tried_one_by_one(self, ids: Sequence[int]) -> Played:
        """The same for what is already in the journal."""
        played = Played(self.state if self.passing else self.state.copy())
        for action in ids:
            played.do(action)
        return played

    def _play(self, ids: Sequence[int], step: Step, played: Played) -> None:
        self.state, step.events = played.state, played.events
        self.line.extend(ids)
        self.deciders.extend(played.seats)
        self.digests.extend([None] * (len(ids) - 1) + [step.entry.digest] if ids else [])
        if not self.passing:
            self.recent.append((len(self.line), self.state))
        self._finish()

    def pass_through(self, passing: bool) -> None:
        """While a journal is read: whether positions on the way may be given up."""
        if passing:
            self.recent.clear()
        elif self.passing:
            self.recent.append((len(self.line), self.state))
        self.passing = passing

    def _finish(self) -> None:
        if self.status == Status.RUNNING and self.state.actor is None:
            self.status, self.proposal = Status.OVER, None
            self.ended = {"how": "played"}

    def _undo(self, entry: Entry, step: Step, played: Played | None) -> None:
        self._take_back(int(entry.data["to"]), entry.seat)

    def _take_back(self, keep: int, by: int | None) -> None:
        taken, drew = self.line[keep:], any(self.state.draws()[keep + 1 :])
        before = self.at(keep)
        del self.line[keep:], self.deciders[keep:], self.digests[keep:]
        self.redraws = {at: number for at, number in self.redraws.items() if at <= keep}
        while self.recent and self.recent[-1][0] > keep:
            self.recent.pop()
        if not self.recent or self.recent[-1][0] != keep:
            self.recent.append((keep, before))  # the next undo need not replay the game again
        self.state, self.undone_by = before, by
        if drew:
            self._draw_anew(keep)
        else:
            self.undone.extend(reversed(taken))

    def _draw_anew(self, count: int) -> None:
        """What was drawn is known now: another draw comes, and there is nothing to bring back."""
        self.undone.clear()
        self.redrawn += 1
        self.redraws[count] = self.redrawn
        self.state = self._anew(self.state, count)
        if self.recent and self.recent[-1][0] == count:
            self.recent.pop()
        self.recent.append((count, self.state))

    def _redo(self, entry: Entry, step: Step, played: Played | None) -> None:
        del self.undone[len(self.undone) - len(entry.actions) :]
        self._act(entry, step, played)

    def _propose(self, entry: Entry, step: Step, played: Played | None) -> None:
        self.proposal = Proposal.of(entry.data, _seat_of(entry))
        self._settle(entry)

    def _answer(self, entry: Entry, step: Step, played: Played | None) -> None:
        assert self.proposal is not None
        if entry.data["agree"]:
            self.proposal.agreed.add(_seat_of(entry))
            self._settle(entry)
        else:
            self.proposal = None

    def _lapse(self, entry: Entry, step: Step, played: Played | None) -> None:
        proposal, self.proposal = self.proposal, None
        if proposal is None:
            return
        # entries without a verdict are from when silence was always consent
        if entry.data.get("passed", proposal.matter == Matter.REPLACE):
            self._carry_out(proposal)

    def _settle(self, entry: Entry) -> None:
        """Do what was proposed once everybody agrees."""
        proposal = self.proposal
        if proposal is not None and proposal.is_agreed(self.seats):
            self.proposal = None
            self._carry_out(proposal)

    def _carry_out(self, proposal: Proposal) -> None:
        if proposal.matter == Matter.UNDO:
            self._take_back(min(proposal.to or 0, len(self.line)), proposal.by)
        elif proposal.matter == Matter.END:
            self._end({"how": "agreed"})
        elif proposal.matter == Matter.PAUSE:
            self.status = Status.PAUSED
        elif proposal.seat is not None and proposal.matter == Matter.TAKE_OVER:
            self.seats[proposal.seat].offered = True
        elif proposal.seat is not None:
            self.seats[proposal.seat].stand_in = self.stand_in_level

    def _end(self, how: dict[str, Any]) -> None:
        self.status, self.ended, self.proposal = Status.OVER, how, None

    def _pause(self, entry: Entry, step: Step, played: Played | None) -> None:
        self.status = Status.PAUSED if entry.kind == Kind.PAUSE else Status.RUNNING

    def _resign(self, entry: Entry, step: Step, played: Played | None) -> None:
        seat = self.seats[_seat_of(entry)]
        seat.resigned, seat.stand_in = True, self.stand_in_level
        left = [s.number for s in self.seats if not s.resigned]
        if len(left) <= 1:
            self._end({"how": "resigned", "winners": left})
        else:
            self._seat_changed(entry, seat.number)

    def _forget(self, entry: Entry, step: Step, played: Played | None) -> None:
        """As after resigning, without a name; before the start the seats are free again."""
        for number in entry.data["seats"]:
            if self.status == Status.OPEN:
                self.seats[number] = Seat(number, SeatKind.OPEN)
            else:
                seat = self.seats[number]
                seat.name, seat.former, seat.resigned = "", True, True
                seat.stand_in = self.stand_in_level
        self._go_on_without(entry)

    def _go_on_without(self, entry: Entry) -> None:
        """Play ends where nobody is left to play against, or no person at all."""
        left = [seat for seat in self.seats if not seat.resigned]
        if not any(seat.kind == SeatKind.PERSON for seat in left):
            self._end({"how": "closed"})
        elif len(left) == 1:
            self._end({"how": "resigned", "winners": [left[0].number]})
        else:
            for number in entry.data["seats"]:
                self._seat_changed(entry, number)

    def _notice(self, entry: Entry, step: Step, played: Played | None) -> None:
        self.closes = int(entry.data["closes"])

    def _close(self, entry: Entry, step: Step, played: Played | None) -> None:
        self._end({"how": str(entry.data["why"])})

    def _sit(self, entry: Entry, step: Step, played: Played | None) -> None:
        number = int(entry.data["seat"])
        self.seats[number] = Seat.of(number, entry.data)
        self._seat_changed(entry, number)

    def _stand_in(self, entry: Entry, step: Step, played: Played | None) -> None:
        number = int(entry.data["seat"])
        self.seats[number].stand_in = str(entry.data["level"])
        self._seat_changed(entry, number)

    def _seat_changed(self, entry: Entry, number: int) -> None:
        """A proposal about this seat is void; any other may have lost a voter."""
        proposal = self.proposal
        if proposal is not None and proposal.asked is not None and proposal.seat == number:
            self.proposal = None
        self._settle(entry)

    def _return(self, entry: Entry, step: Step, played: Played | None) -> None:
        self.seats[_seat_of(entry)].stand_in = None

    def _table(self, entry: Entry, step: Step, played: Played | None) -> None:
        self.kind = type(self.kind)(entry.data["kind"])

    def _import(self, entry: Entry, step: Step, played: Played | None) -> None:
        ids = [self.game.codec.number(text) for text in entry.actions]
        self._play(ids, step, self.tried_one_by_one(ids))
        step.events = []
        self._end({"how": "imported" if self.state.actor is not None else "played"})

    @property
    def has_open_seat(self) -> bool:
        return any(seat.kind == SeatKind.OPEN for seat in self.seats)


def _seat_of(entry: Entry) -> int:
    if entry.seat is None:
        raise BadJournal("an entry without its seat")
    return entry.seat


class NotYourTurn(Exception):
    """Another seat decides at this point of the list."""

    def __init__(self, at: int) -> None:
        self.at = at


class RevealsFirst(Exception):
    """The action before this point draws or reveals something: send it alone."""

    def __init__(self, at: int) -> None:
        self.at = at


Handler = Callable[[Table, Entry, Step, Played | None], None]
HANDLERS: dict[Kind, Handler] = {
    Kind.START: Table._start,
    Kind.ACT: Table._act,
    Kind.UNDO: Table._undo,
    Kind.REDO: Table._redo,
    Kind.PROPOSE: Table._propose,
    Kind.ANSWER: Table._answer,
    Kind.LAPSE: Table._lapse,
    Kind.PAUSE: Table._pause,
    Kind.RESUME: Table._pause,
    Kind.RESIGN: Table._resign,
    Kind.SEAT: Table._sit,
    Kind.STAND_IN: Table._stand_in,
    Kind.RETURN: Table._return,
    Kind.TABLE: Table._table,
    Kind.IMPORT: Table._import,
    Kind.FORGET: Table._forget,
    Kind.NOTICE: Table._notice,
    Kind.CLOSE: Table._close,
}
