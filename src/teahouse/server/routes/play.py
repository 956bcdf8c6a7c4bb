"""Playing: commands, updates, chat, notes."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from teahouse.server import advice, bodies, models
from teahouse.server.auth import CallerDep, ServiceDep
from teahouse.server.errors import error_responses, json_response
from teahouse.server.middleware import address
from teahouse.server.planning import planned_ids, planned_position, trial
from teahouse.server.problems import Problem
from teahouse.server.scheduler import Scheduler
from teahouse.server.store import jobs, report_jobs
from teahouse.server.store.notifications import ChatAdded
from teahouse.server.strict import IN_DIGITS, StrictRoute
from teahouse.server.updates import chat_line

from .common import SeatPath, SeatQuery, Since, TableId, limit_command, limiter_of, run_command

router = APIRouter(prefix="/api/tables/{table_id}", route_class=StrictRoute, tags=["play"])
HERE = ("no-such-table", "no-session", "not-yours", "stopped")
MOST_LINES = 200
ChatLineId = Annotated[int, Path(ge=1, le=2**53, description="number of a line of chat"), IN_DIGITS]


@router.post(
    "/commands",
    response_model=models.ReceiptOut,
    responses=error_responses(
        *HERE, "late", "illegal", "not-running", "proposal-pending", "no-proposal",
        "command-taken", "needs-consent", "seat-taken", "nothing-to-undo", "nothing-to-redo",
    ),
)  # fmt: skip
async def command(
    table_id: TableId,
    asked: bodies.CommandIn,
    request: Request,
    service: ServiceDep,
    caller: CallerDep,
) -> Response:
    """Do one thing: actions (all or none), undo, redo, a proposal, an answer, pause, resign.

    A repeat of a `command_id` gets its first answer again. 409 with `seq` when the table has moved
    on. 422 with `reason` when the rules refuse; then nothing has changed.
    """
    return json_response(await run_command(request, service, caller, table_id, asked))


@router.get("/updates", response_model=models.UpdateOut, responses=error_responses(*HERE))
async def read_updates(
    table_id: TableId,
    service: ServiceDep,
    caller: CallerDep,
    since: Since = 0,
    seat: SeatQuery = None,
) -> Response:
    """What happened after `since` and the current state, as the live channel sends them."""
    live = await service.table_since(table_id, since)
    eyes = caller.viewing_seat(live, seat)
    if eyes is not None and caller.session is not None:
        service.listeners.note_request(table_id, caller.session)
    return json_response(live.update(since, eyes))


Planned = Annotated[
    str,
    Query(
        pattern=r"^([0-9]{1,5}(,[0-9]{1,5}){0,39})?$",
        description="ids of actions that come first, planned and not yet done, parted by commas",
        examples=["12,7"],
    ),
]


@router.get(
    "/why-not",
    response_model=models.WhyOut,
    responses=error_responses(*HERE, "not-running", "illegal"),
)
async def why_not(
    table_id: TableId,
    action: Annotated[str, Query(min_length=1, max_length=80, examples=["d1"])],
    service: ServiceDep,
    caller: CallerDep,
    seat: SeatQuery = None,
    planned: Planned = "",
) -> dict[str, Any]:
    """Why the seat whose turn it is may not do something now, or after what it has planned."""
    live = await service.tables.get(table_id)
    asking = caller.acting_seat(live, seat)
    return advice.why_not(live.table, asking, action, planned_ids(planned))


@router.post(
    "/trial",
    response_model=models.TrialOut,
    responses=error_responses(*HERE, "late", "illegal", "not-running"),
)
async def try_out(
    table_id: TableId,
    asked: bodies.TrialIn,
    request: Request,
    service: ServiceDep,
    caller: CallerDep,
) -> Response:
    """Where actions would lead. Nothing changes, and nothing is shown that doing and undoing them
    would not show."""
    live = await service.tables.get(table_id)
    seat = caller.acting_seat(live, asked.seat)
    await limit_command(request, service, caller, table_id)
    if asked.expected_seq != live.table.seq:
        raise Problem("late", seq=live.table.seq)
    return json_response(trial(live.table, seat, asked.actions, asked.ahead))


@router.get(
    "/hint",
    response_model=models.HintOut,
    responses=error_responses(*HERE, "not-running", "not-your-turn", "illegal"),
)
async def hint(
    table_id: TableId,
    request: Request,
    service: ServiceDep,
    caller: CallerDep,
    seat: SeatQuery = None,
    planned: Planned = "",
) -> dict[str, Any]:
    """A bot's evaluation of the choices, given what the seat knows. Takes seconds."""
    live = await service.tables.get(table_id)
    asking = caller.acting_seat(live, seat)
    advice.check_asks(live.table, asking)
    per_minute = f"{service.settings.hints_per_minute}/minute"
    await limiter_of(request).check(per_minute, "hint", table_id, str(asking))
    scheduler: Scheduler = request.app.state.scheduler
    position = planned_position(live.table, asking, planned_ids(planned))
    thoughts = await scheduler.advice(live.table, position, asking)
    if thoughts is None:
        raise Problem("unavailable", {"Retry-After": "10"})
    return advice.hint(live.table, position, thoughts, scheduler.adviser)


# Chat


@router.post(
    "/chat", status_code=201, response_model=models.ChatLineOut, responses=error_responses(*HERE)
)
async def say(
    table_id: TableId,
    asked: bodies.ChatIn,
    request: Request,
    service: ServiceDep,
    caller: CallerDep,
    seat: SeatQuery = None,
) -> dict[str, Any]:
    """Say something to the table."""
    live = await service.tables.get(table_id)
    speaker = caller.acting_seat(live, seat)
    per_minute = f"{service.settings.chat_per_minute}/minute"
    await limiter_of(request).check(per_minute, "chat", caller.session or "", table_id)
    row = {
        "table_id": table_id,
        "seat": speaker,
        "name": live.table.seats[speaker].name,
        "text": asked.text,
        "at": service.now(),
        "session": caller.session,
    }
    number = await service.db.write(partial(jobs.add_chat, row=row))
    said = {**row, "id": number}
    service.broadcast_chat(table_id, said)
    if service.shares_store:
        await service.db.announce(ChatAdded(table_id, number))
    return chat_line(said)


@router.get("/chat", response_model=models.ChatOut, responses=error_responses(*HERE))
async def read_chat(
    table_id: TableId,
    service: ServiceDep,
    caller: CallerDep,
    since: Since = 0,
    seat: SeatQuery = None,
) -> dict[str, Any]:
    """Chat after line `since`, without muted seats."""
    live = await service.tables.get(table_id)
    eyes = caller.viewing_seat(live, seat)
    rows = await service.db.read(
        partial(jobs.chat_after, table_id=table_id, since=since, most=MOST_LINES)
    )
    mutes = await service.db.read(partial(jobs.mutes, table_id=table_id))
    muted = sorted(other for listener, other in mutes if listener == eyes)
    return {"lines": [chat_line(row) for row in rows if row["seat"] not in muted], "muted": muted}


REPORTS = "20/hour"  # of one session
REPORTS_FROM = "60/hour"  # of one address


@router.post("/chat/{line}/report", status_code=204, responses=error_responses(*HERE, "not-found"))
async def report(
    table_id: TableId,
    line: ChatLineId,
    asked: bodies.ReportIn,
    request: Request,
    service: ServiceDep,
    caller: CallerDep,
    seat: SeatQuery = None,
) -> None:
    """Report a line of chat to the host."""
    live = await service.tables.get(table_id)
    caller.acting_seat(live, seat)
    limiter, sender = limiter_of(request), address(request.scope)
    await limiter.check(REPORTS, "report", caller.session or "")
    await limiter.check(REPORTS_FROM, "report-address", sender)
    row = {
        "table_id": table_id,
        "chat_id": line,
        "session": caller.session,
        "why": asked.why,
        "at": service.now(),
    }
    if not await service.db.write(partial(report_jobs.add, row=row)):
        raise Problem("not-found")


@router.put("/mutes/{muted}", status_code=204, responses=error_responses(*HERE, "not-found"))
async def mute(
    table_id: TableId,
    muted: SeatPath,
    asked: bodies.MuteIn,
    service: ServiceDep,
    caller: CallerDep,
    seat: SeatQuery = None,
) -> None:
    """Mute a seat's chat, or unmute it."""
    live = await service.tables.get(table_id)
    listener = caller.acting_seat(live, seat)
    if muted >= live.table.players:
        raise Problem("not-found")
    job = partial(jobs.set_mute, table_id=table_id, seat=listener, muted=muted, on=asked.muted)
    await service.db.write(job)
    for open_one in service.listeners.of_session(table_id, caller.session or ""):
        (open_one.muted.add if asked.muted else open_one.muted.discard)(muted)


# Notes


@router.get("/notes", response_model=models.NoteOut, responses=error_responses(*HERE))
async def read_notes(
    table_id: TableId, service: ServiceDep, caller: CallerDep, seat: SeatQuery = None
) -> dict[str, str]:
    """Your own notes. Nobody else reads them, not even the next player at the seat."""
    live = await service.tables.get(table_id)
    mine = caller.acting_seat(live, seat)
    person = live.person_at(mine) or ""
    job = partial(jobs.read_note, table_id=table_id, seat=mine, person=person)
    return {"text": await service.db.read(job)}


@router.put("/notes", status_code=204, responses=error_responses(*HERE))
async def write_notes(
    table_id: TableId,
    asked: bodies.NoteIn,
    service: ServiceDep,
    caller: CallerDep,
    seat: SeatQuery = None,
) -> None:
    """Replace your notes."""
    live = await service.tables.get(table_id)
    mine = caller.acting_seat(live, seat)
    person = live.person_at(mine) or ""
    job = partial(jobs.write_note, table_id=table_id, seat=mine, person=person, words=asked.text)
    await service.db.write(job)
