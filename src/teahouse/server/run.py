"""Start the server: uvicorn with our limits, and a graceful stop."""

from __future__ import annotations

import asyncio
import gc
import socket
import threading
import webbrowser
from collections.abc import Callable
from typing import Any

import uvicorn

from .app import create_app
from .connections import ACCEPTED_AT_ONCE, protocols
from .house import House
from .logs import configure
from .routes.live import LARGEST_FRAME
from .settings import Settings

GRACE = 10  # seconds for requests under way when asked to stop
YOUNG_OBJECTS = 50_000  # made between two looks for garbage: a look at 700 is a stall each second


def server(settings: Settings, app: Any = None) -> uvicorn.Server:
    configure(settings.log_level, settings.log_format)
    app = app or create_app(settings)
    pool, http, ws = protocols(settings)
    pool.metrics = app.state.house.metrics
    return uvicorn.Server(
        uvicorn.Config(
            app,
            host=settings.host,
            port=settings.port,
            log_config=None,
            access_log=False,  # addresses may carry secrets
            server_header=False,
            proxy_headers=False,
            http=http,
            ws=ws,
            ws_max_size=LARGEST_FRAME,
            ws_per_message_deflate=False,  # messages are small, time is dear
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_keep_alive=30,
            timeout_graceful_shutdown=GRACE,
            backlog=ACCEPTED_AT_ONCE,
        )
    )


def serve(
    settings: Settings,
    browse: bool,
    door: list[socket.socket],
    opened: Callable[[], None] = lambda: None,
) -> None:
    """Serve until a signal asks to stop; StoreDown if there is nowhere to keep games.

    `opened` is called when the store is open.
    """
    asyncio.run(_serve(settings, browse, door, opened))


async def _serve(
    settings: Settings, browse: bool, door: list[socket.socket], opened: Callable[[], None]
) -> None:
    configure(settings.log_level, settings.log_format)
    app = create_app(settings)
    house: House = app.state.house
    await house.open()
    try:
        running = server(settings, app)
        if browse:
            _browse_when_open(running, settings)
        opened()
        _settle_memory()
        await running.serve(sockets=door)
    finally:
        await house.store.close()


def _settle_memory() -> None:
    """What is loaded by now stays for good: searches for garbage need not walk through it."""
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS)


def _browse_when_open(running: uvicorn.Server, settings: Settings) -> None:
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    address = settings.public_url or f"http://{host}:{settings.port}/"

    def wait() -> None:
        while not running.started:
            if running.should_exit:
                return
            threading.Event().wait(0.05)
        webbrowser.open(address)

    threading.Thread(target=wait, daemon=True).start()
