"""A table: the result of its setup and entries. It needs no web framework and no database.
`absorb` is the only way it changes, and everything follows from the entries: a restarted server,
or another process, that absorbs the same entries holds the same table. All it holds is immutable,
so `after` gives the table that follows a new entry and leaves this one as it is: readers may keep
it while others play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from teahouse.core.errors import BadJournal, TeahouseError
from teahouse.core.game import Position

from .clock import Clock
from .components import game_with
from .entries import Entry, EntryKind, Status, TableSetup, TableSummary
from .play_actions import AppliedEntry, JournalMismatch, Played
from .playthrough import Playthrough
from .proposals import Matter, Proposal
from .seats import Seat, SeatKind

SIGNS_OF_LIFE = (EntryKind.ACT, EntryKind.UNDO, EntryKind.REDO, EntryKind.PAUSE, EntryKind.RESUME)


class Table:
    """One table, its seats and its game."""

    def __init__(self, setup: TableSetup) -> None:
        self.setup = setup
        self.id = setup.id
        self.game = game_with(setup.game, setup.components)
        if self.game.components.digest != setup.components_digest:
            raise JournalMismatch("components")
        self.playthrough = Playthrough.of(setup, self.game)
        self.opening = self.position.opening()
        self.seq = 0
        self.kind = setup.kind
        self.seats = tuple(Seat.of(n, data) for n, data in enumerate(setup.seats))
        self.clock = Clock.of(setup.settings, len(self.seats))
        self.status = Status.OPEN
        self.ended: Mapping[str, Any] | None = None
        self.log: tuple[AppliedEntry, ...] = ()
        self.proposal: Proposal | None = None
        self.active = setup.created  # when something last happened
        self.local = False  # it was in a browser, so its player may know what is hidden
        self.away = False  # it is in a browser now
        self.closes: int | None = None  # when it will be closed, if nothing happens until then

    # Queries

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def position(self) -> Position:
        return self.playthrough.position

    @property
    def action_ids(self) -> tuple[int, ...]:
        """The actions played and not undone."""
        return self.playthrough.action_ids

    @property
    def actor(self) -> int | None:
        """The seat to decide."""
        return self.position.actor if self.status == Status.RUNNING else None

    def entry_of(self, command_id: str) -> Entry | None:
        """The entry a command made, if it was already run."""
        found = (a.entry for a in reversed(self.log) if a.entry.command_id == command_id)
        return next(found, None)

    @property
    def bot_to_move(self) -> str | None:
        """The level of the bot whose turn it is."""
        if self.actor is None or self.is_away:
            return None
        return self.seats[self.actor].bot

    @property
    def is_away(self) -> bool:
        """Whether it is played in a browser, until it is handed back."""
        return self.away and self.status not in (Status.OVER, Status.STOPPED)

    def here(self) -> Table:
        """The same table, no longer away."""
        found = self._copy()
        found.away = False
        return found

    @property
    def has_people(self) -> bool:
        """Whether any person plays here; a stand-in bot is not one."""
        return any(seat.decides for seat in self.seats)

    @property
    def is_ready(self) -> bool:
        """Whether play can begin: it has not yet, and every seat is taken."""
        return self.status == Status.OPEN and not self.has_open_seat

    def summary(self) -> TableSummary:
        return TableSummary(self.status, self.kind, self.due(), self.active)

    def due(self) -> int | None:
        """When the server has to act by itself; tables with only bots run only if watched.

        A full table that has not begun is due: the server died before it could start it.
        """
        if self.status in (Status.OVER, Status.STOPPED) or self.is_away:
            return None
        if self.is_ready:
            return self.active
        moments = [self.proposal.lapses] if self.proposal is not None else []
        if self.bot_to_move is not None:
            moments += [self.clock.since] if self.has_people else []
        elif self.over_time_at() is not None and self.stands_in_by_rule:
            moments.append(self.over_time_at() or 0)
        return min(moments, default=None)

    @property
    def stands_in_by_rule(self) -> bool:
        return bool(self.setup.settings.get("over", "bot") == "bot")

    @property
    def stand_in_level(self) -> str:
        return str(self.setup.settings.get("level") or "easy")

    def over_time_at(self) -> int | None:
        if self.status != Status.RUNNING or self.bot_to_move is not None:
            return None
        return self.clock.deadline()

    # Absorbing entries

    def after(self, entry: Entry, played: Played | None = None) -> Table:
        """The table with one more entry; this one stays as it is. Positions are shared."""
        following = self._copy()
        following.absorb(entry, played)
        return following

    def _copy(self) -> Table:
        """Faster than copy.copy, which takes longer than absorbing an entry."""
        made = Table.__new__(Table)
        made.__dict__.update(self.__dict__)
        return made

    def as_stopped(self) -> Table:
        """The table as stopped, since the current rules disagree with its journal."""
        stopped = self._copy()
        stopped.status = Status.STOPPED
        return stopped

    def absorb(self, entry: Entry, played: Played | None = None, checked: bool = True) -> None:
        """Apply the next entry of the journal; if `checked`, compare the resulting digest.

        `played` is the result of its actions if they were just tried; it is not checked again.
        """
        if entry.seq != self.seq + 1:
            raise JournalMismatch("seq")
        applied = AppliedEntry(entry)
        try:
            HANDLERS[entry.kind](self, entry, applied, played)
        except (TeahouseError, LookupError) as error:
            raise JournalMismatch(type(error).__name__) from None
        if checked and played is None and entry.digest is not None:
            self._check_digest(entry.digest)
        self.seq = entry.seq
        if entry.kind != EntryKind.NOTICE:
            self.active, self.closes = entry.at, None
        self.log = (*self.log, applied)
        self._press_clock(entry)
        self._notice_person(entry)

    def _check_digest(self, written: str) -> None:
        if written != self.position.digest():
            raise JournalMismatch("digest")

    def _notice_person(self, entry: Entry) -> None:
        """Cancel a proposal to replace somebody who has just acted."""
        proposal = self.proposal
        if proposal is None or not proposal.waits_for_person or entry.seat != proposal.seat:
            return
        if entry.kind in SIGNS_OF_LIFE and self.seats[_seat_of(entry)].decides:
            self.proposal = None

    def _press_clock(self, entry: Entry) -> None:
        moved = entry.kind in (EntryKind.ACT, EntryKind.UNDO, EntryKind.REDO)
        # somebody who returns gets new time
        back = entry.kind == EntryKind.RETURN and entry.seat == self.actor
        if self.actor != self.clock.seat or moved or back:
            self.clock = self.clock.press(self.actor, entry.at)

    def _start(self, entry: Entry, applied: AppliedEntry, played: Played | None) -> None:
        self.status = Status.RUNNING
        applied.events = [self.opening]
        self._finish()

    def _act(self, entry: Entry, applied: AppliedEntry, played: Played | None) -> None:
        if entry.kind != EntryKind.REDO:
            self.playthrough = self.playthrough.keeping_undone(0)
        if self.proposal is not None and self.proposal.matter == Matter.UNDO:
            self.proposal = None
        self._play(applied, played or self.playthrough.read_actions(entry.actions))

    def _play(self, applied: AppliedEntry, played: Played) -> None:
        self.playthrough = self.playthrough.after(played, applied.entry.digest)
        applied.events = played.events
        self._finish()

    def pass_through(self, passing: bool) -> None:
        """During replay: whether intermediate positions may be discarded."""
        self.playthrough = self.playthrough.passing_through(passing)

    def _finish(self) -> None:
        if self.status == Status.RUNNING and self.position.actor is None:
            self.status, self.proposal = Status.OVER, None
            self.ended = {"how": "played"}

    def _undo(self, entry: Entry, applied: AppliedEntry, played: Played | None) -> None:
        self.playthrough = self.playthrough.back_at(int(entry.data["to"]), entry.seat)

    def _redo(self, entry: Entry, applied: AppliedEntry, played: Played | None) -> None:
        left = len(self.playthrough.undone) - len(entry.actions)
        self.playthrough = self.playthrough.keeping_undone(left)
        self._act(entry, applied, played)

    def _propose(self, entry: Entry, applied: AppliedEntry, played: Played | None) -> None:
        self.proposal = Proposal.of(entry.data, _seat_of(entry))
        self._settle(entry)

    def _answer(self, entry: Entry, applied: AppliedEntry, played: Played | None) -> None:
        assert self.proposal is not None
        if entry.data["agree"]:
            self.proposal = self.proposal.with_consent(_seat_of(entry))
            self._settle(entry)
        else:
            self.proposal = None

    def _lapse(self, entry: Entry, applied: AppliedEntry, played: Played | None) -> None:
        proposal, self.proposal = self.proposal, None
        if proposal is None:
            return
        if entry.data["passed"]:
            self._carry_out(proposal)

    def _settle(self, entry: Entry) -> None:
        """Carry out the proposal once everybody agrees."""
        proposal = self.proposal
        if proposal is not None and proposal.is_agreed(self.seats):
            self.proposal = None
            self._carry_out(proposal)

    def _carry_out(self, proposal: Proposal) -> None:
        if proposal.matter == Matter.UNDO:
            keep = min(proposal.to or 0, len(self.action_ids))
            self.playthrough = self.playthrough.back_at(keep, proposal.by)
        elif proposal.matter == Matter.END:
            self._end({"how": "agreed"})
        elif proposal.matter == Matter.PAUSE:
            self.status = Status.PAUSED
        elif proposal.seat is not None and proposal.matter == Matter.TAKE_OVER:
            self._change_seat(proposal.seat, offered=True)
        elif proposal.seat is not None:
            self._change_seat(proposal.seat, stand_in=self.stand_in_level)

    def _end(self, how: dict[str, Any]) -> None:
        self.status, self.ended, self.proposal = Status.OVER, how, None

    def _pause(self, entry: Entry, applied: AppliedEntry, played: Played | None) -> None:
        self.status = Status.PAUSED if entry.kind == EntryKind.PAUSE else Status.RUNNING

    def _resign(self, entry: Entry, applied: AppliedEntry, played: Played | None) -> None:
        number = _seat_of(entry)
        self._change_seat(number, resigned=True, stand_in=self.stand_in_level)
        left = [s.number for s in self.seats if not s.resigned]
        if len(left) <= 1:
            self._end({"how": "resigned", "winners": left})
        else:
            self._review_proposal(entry, number)

    def _forget(self, entry: Entry, applied: AppliedEntry, played: Played | None) -> None:
        """Treat forgotten seats as resigned and nameless; before the start, free them."""
        for number in entry.data["seats"]:
            if self.status == Status.OPEN:
                self._put_seat(Seat(number, SeatKind.OPEN))
            else:
                bot = self.stand_in_level
                self._change_seat(number, name="", former=True, resigned=True, stand_in=bot)
        self._go_on_without(entry)

    def _go_on_without(self, entry: Entry) -> None:
        """End the game if no opponent is left, or no person at all."""
        left = [seat for seat in self.seats if not seat.resigned]
        if not any(seat.kind == SeatKind.PERSON for seat in left):
            self._end({"how": "closed"})
        elif len(left) == 1:
            self._end({"how": "resigned", "winners": [left[0].number]})
        else:
            for number in entry.data["seats"]:
                self._review_proposal(entry, number)

    def _notice(self, entry: Entry, applied: AppliedEntry, played: Played | None) -> None:
        self.closes = int(entry.data["closes"])

    def _close(self, entry: Entry, applied: AppliedEntry, played: Played | None) -> None:
        self._end({"how": str(entry.data["why"])})

    def _sit(self, entry: Entry, applied: AppliedEntry, played: Played | None) -> None:
        number = int(entry.data["seat"])
        self._put_seat(Seat.of(number, entry.data))
        self._review_proposal(entry, number)

    def _stand_in(self, entry: Entry, applied: AppliedEntry, played: Played | None) -> None:
        number = int(entry.data["seat"])
        self._change_seat(number, stand_in=str(entry.data["level"]))
        self._review_proposal(entry, number)

    def _put_seat(self, seat: Seat) -> None:
        self.seats = (*self.seats[: seat.number], seat, *self.seats[seat.number + 1 :])

    def _change_seat(self, number: int, **changes: Any) -> None:
        self._put_seat(replace(self.seats[number], **changes))

    def _review_proposal(self, entry: Entry, number: int) -> None:
        """Drop a proposal about this seat; any other may have lost a voter."""
        proposal = self.proposal
        if proposal is not None and proposal.seat == number:
            self.proposal = None
        self._settle(entry)

    def _return(self, entry: Entry, applied: AppliedEntry, played: Played | None) -> None:
        self._change_seat(_seat_of(entry), stand_in=None)

    def _table(self, entry: Entry, applied: AppliedEntry, played: Played | None) -> None:
        self.kind = type(self.kind)(entry.data["kind"])

    def _move(self, entry: Entry, applied: AppliedEntry, played: Played | None) -> None:
        self.local, self.away = True, entry.kind == EntryKind.LOCAL

    def _import(self, entry: Entry, applied: AppliedEntry, played: Played | None) -> None:
        self._play(applied, self.playthrough.read_actions(entry.actions))
        applied.events = []
        self._end({"how": "imported" if self.position.actor is not None else "played"})

    @property
    def has_open_seat(self) -> bool:
        return any(seat.kind == SeatKind.OPEN for seat in self.seats)


def _seat_of(entry: Entry) -> int:
    if entry.seat is None:
        raise BadJournal("an entry without its seat")
    return entry.seat


Handler = Callable[[Table, Entry, AppliedEntry, Played | None], None]
HANDLERS: dict[EntryKind, Handler] = {
    EntryKind.START: Table._start,
    EntryKind.ACT: Table._act,
    EntryKind.UNDO: Table._undo,
    EntryKind.REDO: Table._redo,
    EntryKind.PROPOSE: Table._propose,
    EntryKind.ANSWER: Table._answer,
    EntryKind.LAPSE: Table._lapse,
    EntryKind.PAUSE: Table._pause,
    EntryKind.RESUME: Table._pause,
    EntryKind.RESIGN: Table._resign,
    EntryKind.SEAT: Table._sit,
    EntryKind.STAND_IN: Table._stand_in,
    EntryKind.RETURN: Table._return,
    EntryKind.TABLE: Table._table,
    EntryKind.IMPORT: Table._import,
    EntryKind.FORGET: Table._forget,
    EntryKind.LOCAL: Table._move,
    EntryKind.BACK: Table._move,
    EntryKind.NOTICE: Table._notice,
    EntryKind.CLOSE: Table._close,
}
