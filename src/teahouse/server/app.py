"""The application: service, middleware and routes put together."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import structlog
from fastapi import FastAPI

import teahouse

from . import errors
from .auth import cookie_name
from .background import start
from .bots import Bots, start_bots
from .client import Client, packaged
from .command_lane import CommandLane
from .host_changes import BanMiddleware, HostChanges
from .lan import Lan
from .middleware import RateLimiter, SecurityMiddleware
from .parts import Parts
from .problems import Problem
from .readiness import Readiness
from .retention import Retention
from .routes import (
    catalog,
    handing_over,
    lessons,
    links,
    live,
    me,
    network,
    operator,
    pages,
    play,
    presentation,
    replays,
    seats,
    tables,
    webhooks,
)
from .scheduler import Scheduler
from .service import TableService
from .settings import BROWSER, BadSetting, Settings
from .sharing import Sharing
from .store import Store, StoreDown, open_store
from .store_generations import GenerationMiddleware
from .webhooks import Webhooks
from .workers import AddressLocks, CheckWorkers

LOG = structlog.get_logger("teahouse.app")
# Their routes are added directly: `include_router` would build each of them again.
ROUTERS = (
    tables, seats, links, play, live, replays, me, network, catalog, presentation, lessons,
    webhooks, handing_over, operator,
)  # fmt: skip
TICK = 0.25
SETTLE = 5.0


def create_app(
    settings: Settings,
    store: Store | None = None,
    bots: Bots | None = None,
    client: Client | None = None,
    lan: Lan | None = None,
    workers: CheckWorkers | None = None,
) -> FastAPI:
    """The server as an ASGI application; the store is opened with it and closed with it."""
    service = TableService(store or open_store(settings.database), settings)
    scheduler = Scheduler(service, bots or start_bots(settings.bot_workers))
    limiter = RateLimiter(shared=service.shares_store)
    app = FastAPI(
        title="Teahouse",
        version=teahouse.__version__,
        description="Tables for tea board games: open, invite, play, replay.",
        openapi_url=None,  # served by ours: the first time takes long
        docs_url=None,  # its page loads scripts from elsewhere
        redoc_url=None,
        redirect_slashes=False,
        lifespan=partial(_living, service=service, scheduler=scheduler, limiter=limiter),
        separate_input_output_schemas=False,
        routes=[route for module in ROUTERS for route in module.router.routes],
    )
    app.state.service, app.state.limiter, app.state.connections = service, limiter, Counter()
    app.state.scheduler, app.state.client = scheduler, client or packaged()
    app.state.parts = Parts(Path(settings.local_parts)) if settings.local_parts else None
    if settings.bots == BROWSER and app.state.parts is None:
        raise BadSetting("bots = browser needs local_parts")
    app.state.lan = lan  # only in a server that ./play started
    app.state.readiness = Readiness(service)
    app.state.workers, app.state.address_locks = workers or CheckWorkers(), AddressLocks(most=64)
    pages.install(app, app.state.client)
    errors.install(app, pages.missing)
    app.add_middleware(CommandLane, service=service)
    app.add_middleware(GenerationMiddleware, store=service.store)
    app.add_middleware(BanMiddleware, service=service)
    app.add_middleware(
        SecurityMiddleware,
        settings=settings,
        limiter=limiter,
        metrics=lambda: service.metrics,
        cookie=cookie_name(settings),
        lan=lan,
    )
    return app


@contextlib.asynccontextmanager
async def _living(
    app: FastAPI, service: TableService, scheduler: Scheduler, limiter: RateLimiter
) -> AsyncIterator[None]:
    """Open the store and run the background tasks; on shutdown, close the store last."""
    await service.open()
    retention = Retention(service)
    with contextlib.suppress(StoreDown):
        await retention.beat()
    notices = Webhooks(service)
    work = [
        keep_time(service, scheduler), check_journals(service), keep_memory(service),
        retention.run(), app.state.readiness.watch(), HostChanges(service).run(),
    ]  # fmt: skip
    if service.shares_store:
        work.append(Sharing(service, limiter).run())
    keeping = [start(part) for part in work]
    LOG.info("open", host=service.settings.host, port=service.settings.port)
    try:
        yield
    finally:
        for task in keeping:
            task.cancel()
        await asyncio.gather(*keeping, return_exceptions=True)
        await notices.close()
        await app.state.workers.close()
        await scheduler.close()
        await service.close()
        await service.store.close()
        LOG.info("closed")


async def keep_time(service: TableService, scheduler: Scheduler) -> None:
    """Clocks, votes and sleeping bots."""
    while True:
        with contextlib.suppress(StoreDown, Problem):
            await scheduler.tick()
        await asyncio.sleep(TICK)


async def check_journals(service: TableService) -> None:
    """Replay every unfinished game once, a while after startup, when players have reconnected."""
    await asyncio.sleep(SETTLE)
    with contextlib.suppress(StoreDown):
        stopped = await service.tables.check_living(service.ownership.owns)
        LOG.info("journals-checked", stopped=stopped)


async def keep_memory(service: TableService) -> None:
    """Evict idle tables from memory every minute."""
    while True:
        service.tables.forget_idle()
        await asyncio.sleep(60)
