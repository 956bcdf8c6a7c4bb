"""Games afterwards: replay, journal, records, forks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response

from teahouse.server import bodies, checks, founding, models, records
from teahouse.server.answers import errors, reply
from teahouse.server.guard import address
from teahouse.server.house import House
from teahouse.server.people import Caller, Inside, Known, with_session
from teahouse.server.problems import Problem
from teahouse.server.strict import IN_DIGITS, StrictRoute
from teahouse.server.table import Table
from teahouse.server.workers import Turns

from .common import SeatQuery, TableId, mine, workers_of
from .tables import may_open

router = APIRouter(prefix="/api", route_class=StrictRoute, tags=["games"])
Session = Annotated[Caller, Depends(with_session)]
HERE = ("no-such-table", "no-session", "not-yours", "stopped")
At = Annotated[
    int | None, Query(ge=0, le=2**31 - 1, description="number of actions; the last"), IN_DIGITS
]


@router.get("/games/{table_id}", response_model=models.ReplayOut, responses=errors(*HERE))
async def replay(
    table_id: TableId,
    request: Request,
    house: Inside,
    caller: Known,
    at: At = None,
    seat: SeatQuery = None,
) -> Response:
    """The game at any step: masked for the seat while it runs, open once it is over."""
    table = await house.table(table_id)
    eyes = looking(table, caller, seat)
    last = len(table.line)
    if at is not None and at > last:
        raise Problem("invalid", fields=["at"])
    wanted = last if at is None else at
    answer: Response = await apart(request, house, replied(records.replay), table, wanted, eyes)
    return answer


def looking(table: Table, caller: Caller, seat: int | None) -> int | None:
    """As at the table; a finished game may be looked at by whoever knows its id."""
    if records.is_open(table):
        return None
    return caller.eyes(table, seat)


async def finished(house: House, table_id: str) -> Table:
    table = await house.table(table_id)
    if not records.is_open(table):
        raise Problem("not-over", seq=table.seq)
    return table


async def written(
    request: Request, house: House, table_id: str, write: Callable[[Table], Any]
) -> Any:
    return await apart(request, house, write, await finished(house, table_id))


async def apart(request: Request, house: House, work: Callable[..., Any], *arguments: Any) -> Any:
    """What takes a whole game through the rules again: in a thread, one for each address."""
    turns: Turns = request.app.state.turns
    async with turns.of(address(request.scope, house.settings)):
        return await asyncio.to_thread(work, *arguments)


def replied(make: Callable[..., Any]) -> Callable[..., Response]:
    """Long answers are written in the thread too."""
    return lambda *arguments: reply(make(*arguments))


def download(body: str, name: str, kind: str) -> Response:
    shown = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(body, media_type=kind, headers=shown)


AFTER = errors("no-such-table", "not-over", "stopped")


@router.get("/games/{table_id}/journal", response_model=dict[str, Any], responses=AFTER)
async def journal(table_id: TableId, request: Request, house: Inside) -> Response:
    """The journal, seed included, as `teahouse replay verify` reads it; after the end."""
    body = await written(request, house, table_id, records.journal)
    return download(body, f"{table_id}.json", "application/json")


@router.get("/games/{table_id}/proof", response_model=models.ProofOut, responses=AFTER)
async def proof(table_id: TableId, request: Request, house: Inside) -> Response:
    """Journal, commitment, nonce and digests, as `teahouse replay verify` reads them."""
    answer: Response = await written(request, house, table_id, replied(records.proof))
    return answer


@router.get("/games/{table_id}/points", response_model=models.PointsOut, responses=AFTER)
async def points(table_id: TableId, request: Request, house: Inside) -> Response:
    """The points of every seat after the set-up and after each action; after the end."""
    answer: Response = await written(request, house, table_id, replied(records.points))
    return answer


@router.get(
    "/games/{table_id}/record.csv",
    response_class=Response,
    responses={**AFTER, 200: {"content": {"text/csv": {"schema": {"type": "string"}}}}},
)
async def record_csv(table_id: TableId, request: Request, house: Inside) -> Response:
    """The result as a table, one row a seat."""
    body = await written(request, house, table_id, records.as_csv)
    return download(body, f"{table_id}.csv", "text/csv; charset=utf-8")


@router.get("/games/{table_id}/bgstats", response_model=dict[str, Any], responses=AFTER)
async def record_bgstats(table_id: TableId, request: Request, house: Inside) -> Response:
    """The result for the app BG Stats."""
    return reply(await written(request, house, table_id, records.as_bgstats))


@router.post(
    "/games",
    status_code=201,
    response_model=models.MineOut,
    responses=errors("bad-journal", "unknown-version", "too-complex", "full"),
)
async def import_game(
    asked: bodies.JournalIn, request: Request, house: Inside, caller: Session
) -> dict[str, Any]:
    """Bring a game from elsewhere, to look at and to fork. It is replayed and verified first."""
    opened_from = await may_open(request, house)
    now = house.now()
    found = await workers_of(request).run(opened_from, checks.replay_journal, asked.journal)
    made, entries = founding.brought(found, now)
    made = replace(made, opened_from=opened_from)
    assert caller.session is not None
    owner = founding.holders(made, caller.session, now)[:1]
    return mine(await house.found(made, entries, owner), caller)


@router.post(
    "/games/{table_id}/fork",
    status_code=201,
    response_model=models.MineOut,
    responses=errors("no-such-table", "not-over", "bad-seats", "full", "stopped"),
)
async def fork(
    table_id: TableId, asked: bodies.ForkIn, request: Request, house: Inside, caller: Session
) -> dict[str, Any]:
    """Play on from a position of a finished game, at one screen or against bots."""
    opened_from = await may_open(request, house)
    source, now = await finished(house, table_id), house.now()
    made = await apart(request, house, founding.forked, source, asked.at, asked.seats, now)
    made = replace(made, opened_from=opened_from)
    assert caller.session is not None
    holders = founding.holders(made, caller.session, now)
    table = await house.found(made, founding.first_entries(made, now), holders)
    return mine(table, caller)
