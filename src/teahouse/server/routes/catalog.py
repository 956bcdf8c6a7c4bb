"""What this server offers: games, options, component values; and solo records."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from teahouse.core.errors import UnknownGame
from teahouse.core.registry import playable_games
from teahouse.server import bodies, catalog, models, setup, solo
from teahouse.server.auth import CallerDep, ServiceDep
from teahouse.server.box import check_box, facts
from teahouse.server.errors import error_responses
from teahouse.server.middleware import address
from teahouse.server.problems import Problem
from teahouse.server.store import jobs
from teahouse.server.strict import StrictRoute

from . import common
from .common import TableId, limiter_of, packed, with_defaults, workers_of

router = APIRouter(prefix="/api", route_class=StrictRoute, tags=["offers"])
CHECKS = "300/minute"  # per address: sent while typing
RECORDS = "30/minute"  # per session: each replays games
GamePath = Annotated[str, Path(pattern=r"^[a-z][a-z0-9_-]{0,31}$", examples=["cups"])]


@router.get("/info", response_model=models.InfoOut, responses=error_responses())
async def info(request: Request, service: ServiceDep) -> dict[str, Any]:
    """What this server offers, and how long it keeps games."""
    games = [service.default_components.game(name) for name in playable_games()]
    found = catalog.info(games, service.settings.retention_days)
    return {**found, "local": request.app.state.parts is not None}


@router.post(
    "/options/check",
    response_model=models.CheckOut,
    responses=error_responses("no-such-game", "too-complex"),
)
async def check_options(
    asked: bodies.CheckIn, request: Request, service: ServiceDep
) -> dict[str, Any]:
    """Whether a table could be opened like this; nothing is opened."""
    caller = address(request.scope)
    await limiter_of(request).check(CHECKS, "check", caller)
    try:
        wanted = with_defaults(asked, service)
        options = await common.check_options(wanted, workers_of(request), caller)
    except Problem as problem:
        return setup.refused_options(problem)
    return setup.accepted_options(options)


@router.get(
    "/components/{game}",
    response_model=models.ComponentsOut,
    responses=error_responses("no-such-game"),
)
async def components(game: GamePath, service: ServiceDep) -> dict[str, Any]:
    """Every printed value of a game as it is played here, and how sure we are of it."""
    try:
        return await asyncio.to_thread(facts, game, service.default_components.components(game))
    except UnknownGame:
        raise Problem("no-such-game") from None


@router.post(
    "/components/{game}/check",
    response_model=models.BoxOut,
    responses=error_responses("no-such-game", "too-complex"),
)
async def check_components(
    game: GamePath, asked: bodies.BoxIn, request: Request, service: ServiceDep
) -> dict[str, Any]:
    """Check the values a box owner has typed so far, and return what they can be used for."""
    caller = address(request.scope)
    await limiter_of(request).check(CHECKS, "check", caller)
    default = service.default_components.changes(game, {})
    wanted = (game, default, asked.values, asked.note)
    found: dict[str, Any] = await workers_of(request).run(caller, check_box, *wanted)
    return found


@router.get(
    "/tables/{table_id}/components",
    response_model=models.ComponentsOut,
    responses=error_responses("no-such-table", "no-session", "not-yours", "stopped"),
)
async def table_components(
    table_id: TableId, request: Request, service: ServiceDep, caller: CallerDep
) -> Response:
    """The values a table is played with."""
    live = await service.tables.get(table_id)
    caller.viewing_seat(live, None)
    game = live.table.game
    return packed(request, await asyncio.to_thread(facts, game.name, game.components))


@router.get("/me/solo", response_model=models.SoloRecordsOut, responses=error_responses())
async def my_solo(request: Request, service: ServiceDep, caller: CallerDep) -> dict[str, Any]:
    """This session's solo achievements, near misses and campaigns."""
    kept = solo.games()
    if caller.session is None:
        return {"records": await asyncio.to_thread(solo.records, kept, [])}
    await limiter_of(request).check(RECORDS, "solo", caller.session)
    job = partial(jobs.finished_alone, session=caller.session, games=list(kept), most=solo.MOST)
    tables = [(await service.tables.get(table_id)).table for table_id in await service.db.read(job)]
    return {"records": await asyncio.to_thread(solo.records, kept, tables)}
