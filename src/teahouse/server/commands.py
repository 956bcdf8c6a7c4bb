"""From a person's command to the entry that records it, or the reason against it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from teahouse.core.errors import BadNotation, IllegalAction

from .entries import Entry, EntryKind, Status
from .play_actions import NotYourTurn, Played, RevealsFirst
from .problems import Problem
from .proposals import Matter, electorate
from .refusals import refusal_json
from .seats import SeatKind
from .table import Table

DEFAULT_VOTE_SECONDS = 120
LEAST_OBJECTION_SECONDS = 60  # how long the person to be replaced can object


@dataclass(frozen=True)
class Command:
    """What a seat wants."""

    kind: str
    seat: int
    command_id: str
    expected_seq: int
    actions: Sequence[str | int] = ()
    to: int | None = None
    about_seat: int | None = None
    agree: bool | None = None


@dataclass(frozen=True)
class Draft:
    """An entry to be written, without its number and time."""

    kind: EntryKind
    seat: int | None
    data: Mapping[str, Any] = field(default_factory=dict)
    played: Played | None = None

    def entry(self, table: Table, command_id: str, now: int) -> Entry:
        moved = self.played
        return Entry(
            table_id=table.id,
            seq=table.seq + 1,
            command_id=command_id,
            kind=self.kind,
            seat=self.seat,
            at=max(now, table.log[-1].entry.at if table.log else 0),
            actions=notations(table, moved.action_ids) if moved else (),
            draws=moved.draws() if moved else (),
            data=self.data,
            digest=moved.position.digest() if moved else None,
        )


def draft(table: Table, command: Command, now: int) -> Draft:
    """The entry for a command at this table; Problem if it is not allowed."""
    if table.status == Status.STOPPED:
        raise Problem("stopped", seq=table.seq)
    if table.is_away:
        raise Problem("played-elsewhere", seq=table.seq)
    if table.status not in (Status.RUNNING, Status.PAUSED):
        raise Problem("not-running", seq=table.seq)
    if table.status == Status.PAUSED and command.kind in NOT_IN_A_PAUSE:
        raise Problem("not-running", seq=table.seq)
    if table.seats[command.seat].resigned and command.kind != "resign":
        raise Problem("not-yours", seq=table.seq)
    return DRAFTS[command.kind](table, command, now)


def illegal(code: str, rule: str = "", **params: Any) -> Problem:
    return Problem("illegal", reason={"code": code, "rule": rule, "params": params})


def ids_of(table: Table, actions: Sequence[str | int]) -> list[int]:
    try:
        return [table.game.codec.number(action) for action in actions]
    except BadNotation:
        raise illegal("no-such-action") from None


def try_actions(table: Table, ids: Sequence[int], seat: int) -> Played:
    try:
        return table.playthrough.try_actions(ids, seat)
    except IllegalAction as error:
        reason = error.reason.as_json()
        if len(ids) == 1:
            reason = refusal_json(table.position, ids[0], error.reason)
        raise Problem("illegal", reason=reason) from None
    except NotYourTurn as error:
        raise illegal("not-your-turn", at=error.at) from None
    except RevealsFirst as error:
        raise illegal("reveals-first", at=error.at) from None


def act(table: Table, command: Command, now: int) -> Draft:
    if not command.actions:
        raise Problem("invalid", fields=["actions"])
    if table.seats[command.seat].stand_in is not None:
        raise illegal("not-your-turn", at=0)
    ids = ids_of(table, command.actions)
    played = try_actions(table, ids, command.seat)
    return Draft(EntryKind.ACT, command.seat, {}, played)


def notations(table: Table, ids: Sequence[int]) -> tuple[str, ...]:
    return tuple(table.game.codec.notations[i] for i in ids)


def undo(table: Table, command: Command, now: int) -> Draft:
    """Undo, at most to the undo point; only the seat that acted last may do so alone."""
    if not table.seats[command.seat].decides:  # what a stand-in did is not the person's own
        raise Problem("not-yours", seq=table.seq)
    keep, point = undo_target(table, command), table.position.undo_point()
    if not 0 <= keep < len(table.action_ids):
        raise Problem("nothing-to-undo", seq=table.seq)
    if keep < point or table.playthrough.deciders[-1] != command.seat:
        raise Problem("needs-consent", seq=table.seq)
    # the digest tells a later replay whether it came back to the same position
    return Draft(EntryKind.UNDO, command.seat, {"to": keep}, Played(table.playthrough.at(keep)))


def undo_target(table: Table, command: Command) -> int:
    return table.position.undo_point() if command.to is None else command.to


def redo(table: Table, command: Command, now: int) -> Draft:
    """Redo what the same seat last undid, while it is still that seat's decision."""
    if not table.playthrough.undone or table.playthrough.undone_by != command.seat:
        raise Problem("nothing-to-redo", seq=table.seq)
    if table.position.actor != command.seat:
        raise Problem("nothing-to-redo", seq=table.seq)
    ids = table.playthrough.undone[-1:]
    played = try_actions(table, ids, command.seat)
    return Draft(EntryKind.REDO, command.seat, {}, played)


def ask(matter: Matter) -> Callable[[Table, Command, int], Draft]:
    def drafted(table: Table, command: Command, now: int) -> Draft:
        if table.proposal is not None:
            raise Problem("proposal-pending", seq=table.seq)
        data: dict[str, Any] = {"matter": str(matter), "lapses": now + vote_time(table, matter)}
        if matter == Matter.UNDO:
            data["to"] = checked_undo(table, command)
        elif matter == Matter.REPLACE:
            data["seat"] = checked_person(table, command)
        elif matter == Matter.TAKE_OVER:
            data["seat"] = checked_bot(table, command)
        data["asked"] = electorate(matter, table.seats, command.seat, data.get("seat"))
        return Draft(EntryKind.PROPOSE, command.seat, data)

    return drafted


def vote_time(table: Table, matter: Matter) -> int:
    """Milliseconds to answer."""
    seconds = int(table.setup.settings.get("vote_seconds") or DEFAULT_VOTE_SECONDS)
    if matter == Matter.REPLACE:
        seconds = max(seconds, LEAST_OBJECTION_SECONDS)
    return seconds * 1000


def checked_undo(table: Table, command: Command) -> int:
    keep = command.to if command.to is not None else max(0, len(table.action_ids) - 1)
    if not 0 <= keep < len(table.action_ids):
        raise Problem("nothing-to-undo", seq=table.seq)
    return keep


def checked_person(table: Table, command: Command) -> int:
    """Another person, who still plays."""
    other = command.about_seat
    if other is None or not 0 <= other < table.players or other == command.seat:
        raise Problem("invalid", fields=["about_seat"])
    if not table.seats[other].decides:
        raise Problem("not-yours", seq=table.seq)
    return other


def checked_bot(table: Table, command: Command) -> int:
    """A bot whose seat is not yet offered to people."""
    other = command.about_seat
    if other is None or not 0 <= other < table.players:
        raise Problem("invalid", fields=["about_seat"])
    if table.seats[other].kind != SeatKind.BOT or table.seats[other].offered:
        raise Problem("seat-taken", seq=table.seq)
    return other


def answer(table: Table, command: Command, now: int) -> Draft:
    proposal = table.proposal
    if proposal is None:
        raise Problem("no-proposal", seq=table.seq)
    if command.agree is None:
        raise Problem("invalid", fields=["agree"])
    asked = proposal.voters(table.seats) | ({proposal.by} if not command.agree else set())
    if proposal.matter == Matter.REPLACE and proposal.seat is not None and not command.agree:
        asked |= {proposal.seat}  # the person to be replaced may object
    if command.seat not in asked:
        raise Problem("not-yours", seq=table.seq)
    return Draft(EntryKind.ANSWER, command.seat, {"agree": command.agree})


def pause(table: Table, command: Command, now: int) -> Draft:
    """Pause at once if no clock runs or nobody else has to agree; else propose it."""
    if table.status == Status.PAUSED:
        raise Problem("not-running", seq=table.seq)
    others = [s for s in table.seats if s.decides and s.number != command.seat]
    if table.clock.kind == "none" or not others:
        return Draft(EntryKind.PAUSE, command.seat)
    return ask(Matter.PAUSE)(table, command, now)


def resume(table: Table, command: Command, now: int) -> Draft:
    if table.status != Status.PAUSED:
        raise Problem("not-running", seq=table.seq)
    return Draft(EntryKind.RESUME, command.seat)


def resign(table: Table, command: Command, now: int) -> Draft:
    if table.seats[command.seat].resigned:
        raise Problem("not-running", seq=table.seq)
    return Draft(EntryKind.RESIGN, command.seat)


def come_back(table: Table, command: Command, now: int) -> Draft:
    seat = table.seats[command.seat]
    if seat.stand_in is None or seat.resigned:
        raise Problem("not-yours", seq=table.seq)
    return Draft(EntryKind.RETURN, command.seat)


Drafter = Callable[[Table, Command, int], Draft]
DRAFTS: dict[str, Drafter] = {
    "act": act,
    "undo": undo,
    "redo": redo,
    "ask_undo": ask(Matter.UNDO),
    "offer_end": ask(Matter.END),
    "replace": ask(Matter.REPLACE),
    "take_over": ask(Matter.TAKE_OVER),
    "answer": answer,
    "pause": pause,
    "resume": resume,
    "resign": resign,
    "return": come_back,
}
NOT_IN_A_PAUSE = frozenset({"act", "undo", "redo"})
