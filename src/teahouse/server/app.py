"""The application: house, door and routes put together."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator
from functools import partial

import structlog
from fastapi import FastAPI

import teahouse

from . import answers
from .bots import BotService, bot_service
from .client import Client, packaged
from .generations import GenerationMiddleware
from .guard import Guard, Limiter
from .host_changes import BanMiddleware, HostChanges
from .house import House, quietly
from .keeper import Keeper
from .people import cookie_name
from .problems import Problem
from .readiness import Readiness
from .retention import Retention
from .routes import games, hooks, live, me, offers, operator, pages, play, tables
from .settings import Settings
from .sharing import Sharing
from .store import Store, StoreDown, open_store
from .webhooks import Webhooks
from .workers import CheckWorkers, Turns

LOG = structlog.get_logger("teahouse.app")
TICK = 0.25
SETTLE = 5.0


def create_app(
    settings: Settings,
    store: Store | None = None,
    bots: BotService | None = None,
    client: Client | None = None,
) -> FastAPI:
    """The server as an ASGI application; the store is opened with it and closed with it."""
    house = House(store or open_store(settings.database), settings)
    keeper = Keeper(house, bots or bot_service(settings.bot_workers))
    limiter = Limiter(shared=house.shares_store)
    app = FastAPI(
        title="Teahouse",
        version=teahouse.__version__,
        description="Tables for tea board games: open, invite, play, replay.",
        openapi_url=None,  # served by ours: the first time takes long
        docs_url=None,  # its page loads scripts from elsewhere
        redoc_url=None,
        redirect_slashes=False,
        lifespan=partial(_living, house=house, keeper=keeper, limiter=limiter),
        separate_input_output_schemas=False,
    )
    app.state.house, app.state.limiter, app.state.connections = house, limiter, Counter()
    app.state.keeper, app.state.client = keeper, client or packaged()
    app.state.readiness = Readiness(house)
    app.state.workers, app.state.turns = CheckWorkers(), Turns(most=64)
    for part in (tables, play, live, games, me, offers, hooks, operator, pages):
        app.include_router(part.router)
    pages.install(app, app.state.client)
    answers.install(app, pages.missing)
    app.add_middleware(GenerationMiddleware, store=house.store)
    app.add_middleware(BanMiddleware, house=house)
    app.add_middleware(
        Guard,
        settings=settings,
        limiter=limiter,
        metrics=lambda: house.metrics,
        cookie=cookie_name(settings),
    )
    return app


@contextlib.asynccontextmanager
async def _living(
    app: FastAPI, house: House, keeper: Keeper, limiter: Limiter
) -> AsyncIterator[None]:
    """Open the store, keep time, and close in good order: first the doors, then the books."""
    await house.open()
    retention = Retention(house)
    with contextlib.suppress(StoreDown):
        await retention.beat()
    notices = Webhooks(house)
    work = [
        keep_time(house, keeper), check_journals(house), keep_memory(house),
        retention.run(), app.state.readiness.watch(), HostChanges(house).run(),
    ]  # fmt: skip
    if house.shares_store:
        work.append(Sharing(house, limiter).run())
    keeping = [asyncio.ensure_future(quietly(part)) for part in work]
    LOG.info("open", host=house.settings.host, port=house.settings.port)
    try:
        yield
    finally:
        for task in keeping:
            task.cancel()
        await asyncio.gather(*keeping, return_exceptions=True)
        await notices.close()
        await app.state.workers.close()
        await keeper.close()
        await house.close()
        await house.store.close()
        LOG.info("closed")


async def keep_time(house: House, keeper: Keeper) -> None:
    """Clocks, votes and sleeping bots."""
    while True:
        with contextlib.suppress(StoreDown, Problem):
            await keeper.tick()
        await asyncio.sleep(TICK)


async def check_journals(house: House) -> None:
    """Replay every living game once after the start, when those who play have found their seats."""
    await asyncio.sleep(SETTLE)
    with contextlib.suppress(StoreDown):
        stopped = await house.check_living()
        LOG.info("journals-checked", stopped=stopped)


async def keep_memory(house: House) -> None:
    """Let go of idle tables each minute."""
    while True:
        house.forget_idle()
        await asyncio.sleep(60)
