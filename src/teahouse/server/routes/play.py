"""Playing: commands, news, chat, notes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from teahouse.bots import Thought
from teahouse.bots.hints import ranked
from teahouse.core.errors import BadNotation
from teahouse.core.game import State
from teahouse.server import bodies, models
from teahouse.server.answers import errors, reply
from teahouse.server.commands import Command
from teahouse.server.keeper import Keeper
from teahouse.server.news import chat_line, choices, news, receipt
from teahouse.server.people import Inside, Known
from teahouse.server.problems import Problem
from teahouse.server.refusals import refused
from teahouse.server.store import jobs
from teahouse.server.store.base import CHAT
from teahouse.server.strict import StrictRoute

from .common import SeatPath, SeatQuery, Since, TableId, limit_command, limiter_of

router = APIRouter(prefix="/api/tables/{table_id}", route_class=StrictRoute, tags=["play"])
HERE = ("no-such-table", "no-session", "not-yours", "stopped")
MOST_LINES = 200


@router.post(
    "/commands",
    response_model=models.ReceiptOut,
    responses=errors(
        *HERE, "late", "illegal", "not-running", "proposal-pending", "no-proposal",
        "command-taken", "needs-consent", "seat-taken", "nothing-to-undo", "nothing-to-redo",
    ),
)  # fmt: skip
async def command(
    table_id: TableId, asked: bodies.CommandIn, request: Request, house: Inside, caller: Known
) -> Response:
    """Do one thing: actions (all or none), undo, redo, a proposal, an answer, pause, resign.

    A repeat of a `command_id` gets its first answer again. 409 with `seq` when the table has moved
    on. 422 with `reason` when the rules refuse; then nothing has changed.
    """
    table = await house.table(table_id)
    seat = caller.acting(table, asked.seat)
    await limit_command(request, house, caller, table)
    wanted = Command(
        asked.kind, seat, asked.command_id, asked.expected_seq, asked.actions, asked.to,
        asked.target, asked.agree,
    )  # fmt: skip
    return reply(receipt(await house.command(table_id, wanted)))


@router.get("/news", response_model=models.NewsOut, responses=errors(*HERE))
async def read_news(
    table_id: TableId, house: Inside, caller: Known, since: Since = 0, seat: SeatQuery = None
) -> Response:
    """What happened after `since`, and how things stand: the same as the live channel sends."""
    table = await house.table(table_id)
    eyes = caller.eyes(table, seat)
    if eyes is not None and caller.session is not None:
        house.hub.note_request(table_id, caller.session)
    return reply(news(table, since, eyes))


@router.get("/why-not", response_model=models.WhyOut, responses=errors(*HERE, "not-running"))
async def why_not(
    table_id: TableId,
    action: Annotated[str, Query(min_length=1, max_length=80, examples=["d1"])],
    house: Inside,
    caller: Known,
    seat: SeatQuery = None,
) -> dict[str, Any]:
    """Why the seat whose turn it is may not do something now."""
    table = await house.table(table_id)
    if table.actor is None:
        raise Problem("not-running", seq=table.seq)
    if caller.acting(table, seat) != table.actor:
        reason = {"code": "not-your-turn", "rule": "", "params": {}}
        return {"legal": False, "reason": reason}
    try:
        found = table.state.why_not(action)
    except BadNotation:
        return {"legal": False, "reason": {"code": "no-such-action", "rule": "", "params": {}}}
    return {"legal": found is None, "reason": found and refused(table.state, action, found)}


@router.get(
    "/hint",
    response_model=models.HintOut,
    responses=errors(*HERE, "not-running", "not-your-turn"),
)
async def hint(
    table_id: TableId, request: Request, house: Inside, caller: Known, seat: SeatQuery = None
) -> dict[str, Any]:
    """What a bot, knowing what the seat knows, thinks of its choices. Takes seconds."""
    table = await house.table(table_id)
    asking = caller.acting(table, seat)
    if table.actor is None:
        raise Problem("not-running", seq=table.seq)
    if asking != table.actor or table.bot_to_move is not None:
        raise Problem("not-your-turn", seq=table.seq)
    per_minute = f"{house.settings.hints_per_minute}/minute"
    await limiter_of(request).check(per_minute, "hint", table_id, str(asking))
    keeper: Keeper = request.app.state.keeper
    thoughts = await keeper.advice(table, asking)
    if thoughts is None:
        raise Problem("unavailable", {"Retry-After": "10"})
    return {"seq": table.seq, "level": keeper.adviser, "thoughts": shown(table.state, thoughts)}


def shown(state: State, thoughts: Sequence[Thought]) -> list[dict[str, Any]]:
    """Thoughts beside the choices they are about, in the order of their figures."""
    by_action = {choice["action"]: choice for choice in choices(state)}
    return [
        {
            **by_action[hint.thought.action],
            "points": hint.thought.points,
            "share": hint.thought.win_share,
            "visits": hint.thought.visits,
            "alike": hint.alike,
            "terms": dict(hint.thought.terms),
        }
        for hint in ranked(thoughts, state.players)
        if hint.thought.action in by_action
    ]


# Chat


@router.post("/chat", status_code=201, response_model=models.ChatLineOut, responses=errors(*HERE))
async def say(
    table_id: TableId,
    asked: bodies.ChatIn,
    request: Request,
    house: Inside,
    caller: Known,
    seat: SeatQuery = None,
) -> dict[str, Any]:
    """Say something to the table."""
    table = await house.table(table_id)
    speaker = caller.acting(table, seat)
    per_minute = f"{house.settings.chat_per_minute}/minute"
    await limiter_of(request).check(per_minute, "chat", caller.session or "", table_id)
    row = {
        "table_id": table_id,
        "seat": speaker,
        "name": table.seats[speaker].name,
        "text": asked.text,
        "at": house.now(),
        "session": caller.session,
    }
    number = await house.write(partial(jobs.add_chat, row=row), None)
    said = {**row, "id": number}
    house.tell_chat(table_id, said)
    if house.shares_store:
        await house.write(lambda db: None, f"{CHAT}{table_id}:{number}")
    return chat_line(said)


@router.get("/chat", response_model=models.ChatOut, responses=errors(*HERE))
async def read_chat(
    table_id: TableId, house: Inside, caller: Known, since: Since = 0, seat: SeatQuery = None
) -> dict[str, Any]:
    """What was said after line `since`, without those one has muted."""
    table = await house.table(table_id)
    eyes = caller.eyes(table, seat)
    rows = await house.read(
        partial(jobs.chat_after, table_id=table_id, since=since, most=MOST_LINES)
    )
    mutes = await house.read(partial(jobs.mutes, table_id=table_id))
    muted = sorted(other for listener, other in mutes if listener == eyes)
    return {"lines": [chat_line(row) for row in rows if row["seat"] not in muted], "muted": muted}


@router.put("/mutes/{muted}", status_code=204, responses=errors(*HERE, "not-found"))
async def mute(
    table_id: TableId,
    muted: SeatPath,
    asked: bodies.MuteIn,
    house: Inside,
    caller: Known,
    seat: SeatQuery = None,
) -> None:
    """No longer hear what a seat says, or hear it again."""
    table = await house.table(table_id)
    listener = caller.acting(table, seat)
    if muted >= table.players:
        raise Problem("not-found")
    job = partial(jobs.set_mute, table_id=table_id, seat=listener, muted=muted, on=asked.muted)
    await house.write(job, None)
    for open_one in house.hub.of_session(table_id, caller.session or ""):
        (open_one.muted.add if asked.muted else open_one.muted.discard)(muted)


# Notes


@router.get("/notes", response_model=models.NoteOut, responses=errors(*HERE))
async def read_notes(
    table_id: TableId, house: Inside, caller: Known, seat: SeatQuery = None
) -> dict[str, str]:
    """One's own notes. Nobody else reads them, not even who has the seat afterwards."""
    table = await house.table(table_id)
    mine = caller.acting(table, seat)
    person = table.person_at(mine) or ""
    job = partial(jobs.read_note, table_id=table_id, seat=mine, person=person)
    return {"text": await house.read(job)}


@router.put("/notes", status_code=204, responses=errors(*HERE))
async def write_notes(
    table_id: TableId,
    asked: bodies.NoteIn,
    house: Inside,
    caller: Known,
    seat: SeatQuery = None,
) -> None:
    """Replace one's own notes."""
    table = await house.table(table_id)
    mine = caller.acting(table, seat)
    person = table.person_at(mine) or ""
    job = partial(jobs.write_note, table_id=table_id, seat=mine, person=person, words=asked.text)
    await house.write(job, None)
