"""Replays: a table at any position, its journal and records, forks and imports."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response

from teahouse.server import bodies, checks, models, replays, setup
from teahouse.server.auth import Caller, CallerDep, ServiceDep, SessionDep
from teahouse.server.entries import Status
from teahouse.server.errors import error_responses, json_response
from teahouse.server.middleware import address
from teahouse.server.problems import Problem
from teahouse.server.service import TableService
from teahouse.server.strict import IN_DIGITS, StrictRoute
from teahouse.server.table import Table
from teahouse.server.tables import LiveTable
from teahouse.server.workers import AddressLocks

from .common import SeatQuery, TableId, my_table, workers_of
from .tables import may_open

router = APIRouter(prefix="/api", route_class=StrictRoute, tags=["replays"])
HERE = ("no-such-table", "no-session", "not-yours", "stopped")
At = Annotated[
    int | None, Query(ge=0, le=2**31 - 1, description="number of actions; the last"), IN_DIGITS
]


@dataclass(frozen=True)
class Moment:
    """A step of a game, who asks for it, and which seat's view they want."""

    live: LiveTable
    caller: Caller
    at: int | None
    seat: int | None

    def viewing_seat(self) -> int | None:
        return self.caller.viewing_seat(self.live, self.seat)

    def replay_seat(self) -> int | None:
        """The viewing seat, as at the table; anyone who knows its id may view a finished game."""
        eyes = None if replays.is_open(self.live.table) else self.viewing_seat()
        if self.at is not None and self.at > len(self.live.table.action_ids):
            raise Problem("invalid", fields=["at"])
        return eyes


async def asked_moment(
    table_id: TableId,
    service: ServiceDep,
    caller: CallerDep,
    at: At = None,
    seat: SeatQuery = None,
) -> Moment:
    return Moment(await service.tables.get(table_id), caller, at, seat)


MomentDep = Annotated[Moment, Depends(asked_moment)]


@router.get(
    "/tables/{table_id}/replay", response_model=models.ReplayOut, responses=error_responses(*HERE)
)
async def replay(request: Request, service: ServiceDep, moment: MomentDep) -> Response:
    """The game at any step: masked for the seat while it runs, open once it is over."""
    table, eyes = moment.live.table, moment.replay_seat()
    at = len(table.action_ids) if moment.at is None else moment.at
    answer: Response = await run_in_thread(
        request, service, replied(replays.replay), table, at, eyes
    )
    return answer


@router.get(
    "/tables/{table_id}/standings",
    response_model=models.StandingsOut,
    responses=error_responses(*HERE, "not-running"),
)
async def standings(request: Request, service: ServiceDep, moment: MomentDep) -> dict[str, Any]:
    """Who is ahead if the game ended now, by source; made from the view of the seat alone."""
    table = moment.live.table
    if table.status == Status.OPEN:
        raise Problem("not-running", seq=table.seq)
    if moment.at is None:
        view = moment.live.snapshot(moment.viewing_seat())["view"]
        return {**table.game.standings(view)}
    eyes = moment.replay_seat()
    standings_then: dict[str, Any] = await run_in_thread(
        request, service, replays.standings, table, moment.at, eyes
    )
    return standings_then


@router.get(
    "/tables/{table_id}/gains",
    response_model=models.GainsOut,
    responses=error_responses(*HERE, "not-running"),
)
async def gains(
    table_id: TableId,
    since: Annotated[int, Query(ge=0, le=2**31, description="a step of the game"), IN_DIGITS],
    request: Request,
    service: ServiceDep,
    caller: CallerDep,
    seat: SeatQuery = None,
) -> dict[str, Any]:
    """What every seat gained since a step, by source, if the game ended then and now."""
    moment = Moment(await service.tables.get(table_id), caller, None, seat)
    table = moment.live.table
    if table.status == Status.OPEN:
        raise Problem("not-running", seq=table.seq)
    eyes = moment.replay_seat()
    if since > len(table.action_ids):
        raise Problem("invalid", fields=["since"])
    gained: dict[str, Any] = await run_in_thread(
        request, service, replays.gained, table, since, eyes
    )
    return gained


async def finished_table(service: TableService, table_id: str) -> Table:
    table = (await service.tables.get(table_id)).table
    if not replays.is_open(table):
        raise Problem("not-over", seq=table.seq)
    return table


async def run_on_finished(
    request: Request, service: TableService, table_id: str, write: Callable[[Table], Any]
) -> Any:
    return await run_in_thread(request, service, write, await finished_table(service, table_id))


async def run_in_thread(
    request: Request, service: TableService, work: Callable[..., Any], *arguments: Any
) -> Any:
    """Run something that replays a whole game in a thread, one at a time per address."""
    locks: AddressLocks = request.app.state.address_locks
    async with locks.of(address(request.scope)):
        return await asyncio.to_thread(work, *arguments)


def replied(make: Callable[..., Any]) -> Callable[..., Response]:
    """Long responses are serialized in the thread too."""
    return lambda *arguments: json_response(make(*arguments))


def download(body: str, name: str, kind: str) -> Response:
    shown = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(body, media_type=kind, headers=shown)


AFTER = error_responses("no-such-table", "not-over", "stopped")


@router.get("/tables/{table_id}/journal", response_model=dict[str, Any], responses=AFTER)
async def journal(table_id: TableId, request: Request, service: ServiceDep) -> Response:
    """The journal, seed included, as `teahouse replay verify` reads it; after the end."""
    body = await run_on_finished(request, service, table_id, replays.journal)
    return download(body, f"{table_id}.json", "application/json")


@router.get("/tables/{table_id}/proof", response_model=models.ProofOut, responses=AFTER)
async def proof(table_id: TableId, request: Request, service: ServiceDep) -> Response:
    """Journal, commitment, nonce and digests, as `teahouse replay verify` reads them."""
    answer: Response = await run_on_finished(request, service, table_id, replied(replays.proof))
    return answer


@router.get("/tables/{table_id}/points", response_model=models.PointsOut, responses=AFTER)
async def points(table_id: TableId, request: Request, service: ServiceDep) -> Response:
    """The points of every seat after the set-up and after each action; after the end."""
    answer: Response = await run_on_finished(request, service, table_id, replied(replays.points))
    return answer


@router.get(
    "/tables/{table_id}/record.csv",
    response_class=Response,
    responses={**AFTER, 200: {"content": {"text/csv": {"schema": {"type": "string"}}}}},
)
async def record_csv(table_id: TableId, request: Request, service: ServiceDep) -> Response:
    """The result as CSV, one row per seat."""
    body = await run_on_finished(request, service, table_id, replays.as_csv)
    return download(body, f"{table_id}.csv", "text/csv; charset=utf-8")


@router.post(
    "/journals",
    status_code=201,
    response_model=models.MyTableOut,
    responses=error_responses("bad-journal", "unknown-version", "too-complex", "full"),
)
async def import_journal(
    asked: bodies.JournalIn, request: Request, service: ServiceDep, caller: SessionDep
) -> dict[str, Any]:
    """Import a game from elsewhere, to view and to fork. It is replayed and verified first."""
    opened_from = await may_open(request, service)
    now = service.now()
    found = await workers_of(request).run(opened_from, checks.replay_journal, asked.journal)
    made, entries = setup.imported_setup(found, now)
    made = replace(made, opened_from=opened_from)
    assert caller.session is not None
    owner = setup.initial_access(made, caller.session, now)[:1]
    return my_table(await service.pipeline.open_table(made, entries, owner), caller)


@router.post(
    "/tables/{table_id}/fork",
    status_code=201,
    response_model=models.MyTableOut,
    responses=error_responses("no-such-table", "not-over", "bad-seats", "full", "stopped"),
)
async def fork(
    table_id: TableId,
    asked: bodies.ForkIn,
    request: Request,
    service: ServiceDep,
    caller: SessionDep,
) -> dict[str, Any]:
    """Play on from a position of a finished game, at one screen or against bots."""
    opened_from = await may_open(request, service)
    source, now = await finished_table(service, table_id), service.now()
    made = await run_in_thread(
        request, service, setup.forked_setup, source, asked.at, asked.model_dump()["seats"], now
    )
    made = replace(made, opened_from=opened_from)
    assert caller.session is not None
    holders = setup.initial_access(made, caller.session, now)
    live = await service.pipeline.open_table(made, setup.initial_entries(made, now), holders)
    return my_table(live, caller)
