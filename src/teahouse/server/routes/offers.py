"""What the house offers: games, options, component values, and what one achieved alone."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

import teahouse
from teahouse.bots import LEVELS
from teahouse.core.errors import UnknownGame
from teahouse.core.game import Game
from teahouse.server import bodies, founding, models, solo
from teahouse.server.answers import errors
from teahouse.server.box import check_box
from teahouse.server.components import facts
from teahouse.server.guard import address
from teahouse.server.people import Inside, Known
from teahouse.server.problems import Problem
from teahouse.server.store import jobs
from teahouse.server.strict import StrictRoute

from .common import TableId, limiter_of, with_defaults, workers_of

router = APIRouter(prefix="/api", route_class=StrictRoute, tags=["offers"])
CHECKS = "300/minute"  # of one address: somebody types
RECORDS = "30/minute"  # of one session: each replays games
GamePath = Annotated[str, Path(pattern=r"^[a-z][a-z0-9_-]{0,31}$", examples=["darjeeling"])]


@router.get("/info", response_model=models.InfoOut, responses=errors())
async def info(house: Inside) -> dict[str, Any]:
    """What this server offers, and how long it keeps games."""
    return {
        "version": teahouse.__version__,
        "games": [game_info(house.default_components.game(name)) for name in teahouse.games()],
        "levels": list(LEVELS),
        "retention_days": house.settings.retention_days,
    }


def game_info(game: Game) -> dict[str, Any]:
    players = game.options["players"]
    return {
        "name": game.name,
        "version": game.version,
        "options": game.options.schema(),
        "players": {"least": players.low or 1, "most": players.high or 1},
        "components": game.components.digest,
    }


@router.post(
    "/options/check",
    response_model=models.CheckOut,
    responses=errors("no-such-game", "too-complex"),
)
async def check_options(asked: bodies.CheckIn, request: Request, house: Inside) -> dict[str, Any]:
    """Whether a table could be opened like this; nothing is opened."""
    caller = address(request.scope, house.settings)
    await limiter_of(request).check(CHECKS, "check", caller)
    return await founding.check(with_defaults(asked, house), workers_of(request), caller)


@router.get(
    "/components/{game}", response_model=models.ComponentsOut, responses=errors("no-such-game")
)
async def components(game: GamePath, house: Inside) -> dict[str, Any]:
    """Every printed value of a game as it is played here, and how sure we are of it."""
    try:
        return facts(game, house.default_components.components(game))
    except UnknownGame:
        raise Problem("no-such-game") from None


@router.post(
    "/components/{game}/check",
    response_model=models.BoxOut,
    responses=errors("no-such-game", "too-complex"),
)
async def check_components(
    game: GamePath, asked: bodies.BoxIn, request: Request, house: Inside
) -> dict[str, Any]:
    """What an owner of a box typed so far: whether it fits, and what can be made of it."""
    caller = address(request.scope, house.settings)
    await limiter_of(request).check(CHECKS, "check", caller)
    default = house.default_components.changes(game, {})
    wanted = (game, default, asked.values, asked.note, asked.options)
    found: dict[str, Any] = await workers_of(request).run(caller, check_box, *wanted)
    return found


@router.get(
    "/tables/{table_id}/components",
    response_model=models.ComponentsOut,
    responses=errors("no-such-table", "no-session", "not-yours", "stopped"),
)
async def table_components(table_id: TableId, house: Inside, caller: Known) -> dict[str, Any]:
    """The values a table is played with."""
    table = await house.table(table_id)
    caller.eyes(table, None)
    return facts(table.game.name, table.game.components)


@router.get("/me/solo", response_model=models.SoloRecordsOut, responses=errors())
async def my_solo(request: Request, house: Inside, caller: Known) -> dict[str, Any]:
    """What this session achieved alone: achievements, near misses and campaigns."""
    kept = solo.games()
    if caller.session is None:
        return {"records": await asyncio.to_thread(solo.records, kept, [])}
    await limiter_of(request).check(RECORDS, "solo", caller.session)
    job = partial(jobs.finished_alone, session=caller.session, games=list(kept), most=solo.MOST)
    tables = [await house.table(table_id) for table_id in await house.read(job)]
    return {"records": await asyncio.to_thread(solo.records, kept, tables)}
