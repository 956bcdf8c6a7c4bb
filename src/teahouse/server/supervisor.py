"""Several server processes on one machine: started, restarted when one exits, stopped together.

All listen on the configured port, for browsers without a proxy; each also has its own port, where
the proxy reaches the tables it owns. Their bots share one queue, here.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from multiprocessing import get_context, parent_process
from multiprocessing.context import SpawnProcess

import structlog

from teahouse.bots.custom import REGISTERED

from .bots import Bots, start_bots
from .cluster import worker_ports
from .logs import configure
from .settings import Settings
from .shared_bots import SharedBots, answer_requests
from .sockets import open_sockets
from .store import StoreDown, open_store

LOG = structlog.get_logger("teahouse.supervisor")
STOPPING = 15.0  # seconds for a process to end by itself; then it is killed
SHORTEST, LONGEST = 0.1, 5.0  # seconds before a process is restarted
LIVED_LONG = 10.0  # seconds of uptime after which the restart delay is reset


def supervise(
    settings: Settings, sockets: list[socket.socket], opened: Callable[[], None] = lambda: None
) -> None:
    """Serve with several processes until a signal asks to stop; StoreDown if that cannot be."""
    configure(settings.log_level, settings.log_format)
    asyncio.run(_Supervisor(settings, sockets).run(opened))


def check_ports(settings: Settings) -> None:
    """OSError if a process's own port is in use."""
    for port in worker_ports(settings):
        for one in open_sockets(settings.host, port):
            one.close()


class _Supervisor:
    def __init__(self, settings: Settings, sockets: list[socket.socket]) -> None:
        self._settings = settings
        self._sockets = sockets
        self._bots: Bots | None = start_bots(settings.bot_workers) if settings.bot_workers else None
        self._stopping = asyncio.Event()

    async def run(self, opened: Callable[[], None]) -> None:
        await self._try_store()
        loop = asyncio.get_running_loop()
        for wanted in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(wanted, self._stopping.set)
        opened()
        try:
            await asyncio.gather(*(self._keep(port) for port in worker_ports(self._settings)))
        finally:
            if self._bots is not None:
                await self._bots.close()

    async def _try_store(self) -> None:
        """Fail early if the store cannot be opened, and migrate before the processes start."""
        store = open_store(self._settings.database)
        try:
            await store.open()
        finally:
            await store.close()

    async def _keep(self, port: int) -> None:
        """Keep a process running for a port."""
        pause = SHORTEST
        while not self._stopping.is_set():
            started = time.monotonic()
            await self._live(port)
            if self._stopping.is_set():
                return
            lived_long = time.monotonic() - started > LIVED_LONG
            pause = SHORTEST if lived_long else min(pause * 2, LONGEST)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), pause)

    async def _live(self, port: int) -> None:
        """Run one process until it exits."""
        ours, theirs = socket.socketpair()
        settings = replace(self._settings, port=port)
        process = get_context("spawn").Process(
            target=_serve, args=(settings, self._sockets, theirs, dict(REGISTERED))
        )
        process.start()
        theirs.close()
        answering = None
        if self._bots is not None:
            answering = asyncio.ensure_future(answer_requests(self._bots, ours))
        LOG.info("worker-started", port=port, process=process.pid)
        try:
            await self._until_ended(process)
        finally:
            if answering is not None:
                answering.cancel()
            ours.close()
        if not self._stopping.is_set():
            LOG.error("worker-ended", port=port, process=process.pid, status=process.exitcode)

    async def _until_ended(self, process: SpawnProcess) -> None:
        ended = asyncio.ensure_future(_end_of(process))
        stopping = asyncio.ensure_future(self._stopping.wait())
        await asyncio.wait((ended, stopping), return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if not ended.done():
            process.terminate()
            await asyncio.wait((ended,), timeout=STOPPING)
            process.kill()
        await ended


async def _end_of(process: SpawnProcess) -> None:
    loop, ended = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(process.sentinel, ended.set)
    try:
        await ended.wait()
    finally:
        loop.remove_reader(process.sentinel)
    process.join()


def _serve(
    settings: Settings,
    front: list[socket.socket],
    supervisor: socket.socket,
    registered: Mapping[str, str],
) -> None:
    """Run a server process. Its own port opens last: until then the proxy uses others."""
    from .run import serve  # takes a second

    REGISTERED.update(registered)
    threading.Thread(target=_end_with_supervisor, daemon=True).start()
    configure(settings.log_level, settings.log_format)
    bots = SharedBots(supervisor) if settings.bot_workers else None
    try:
        own = open_sockets(settings.host, settings.port)
        serve(settings, browse=False, sockets=[*front, *own], bots=bots)
    except (StoreDown, OSError) as error:
        LOG.error("worker-failed", port=settings.port, failure=type(error).__name__)
        sys.exit(1)


def _end_with_supervisor() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
