"""Start the server: uvicorn with our limits, and a graceful stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

import uvicorn

from .app import create_app
from .bots import Bots
from .connections import ACCEPTED_AT_ONCE, Connections
from .lan import Lan
from .logs import configure
from .problems import Problem
from .routes.live import LARGEST_FRAME
from .service import TableService
from .settings import Settings

LARGEST_HEAD = 16 * 1024
GRACE = 10  # seconds for pending requests on shutdown
YOUNG_OBJECTS = (
    50_000  # allocations between garbage collections: the default of 700 stalls once a second
)


def server(settings: Settings, app: Any = None) -> uvicorn.Server:
    configure(settings.log_level, settings.log_format)
    app = app or create_app(settings)
    connections = Connections(settings, app.state.service.metrics)
    return uvicorn.Server(
        uvicorn.Config(
            app,
            host=settings.host,
            port=settings.port,
            log_config=None,
            access_log=False,  # addresses may carry secrets
            server_header=False,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=[str(network) for network in settings.proxies],
            http=cast("Any", connections.http),
            ws=cast("Any", connections.live),
            h11_max_incomplete_event_size=LARGEST_HEAD,
            ws_max_size=LARGEST_FRAME,
            ws_per_message_deflate=False,  # messages are small, compressing them costs time
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
    sockets: list[socket.socket],
    opened: Callable[[], None] = lambda: None,
    home: Home | None = None,
    bots: Bots | None = None,
) -> None:
    """Serve until a signal asks to stop; StoreDown if the store cannot be opened.

    `opened` is called when the store is open.
    """
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(_serve(settings, browse, sockets, opened, home, bots))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop if available (not on Windows): a move takes a third less time."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


@dataclass
class Home:
    """A home server: with a switch for the local network, perhaps on from the start."""

    lan: Lan
    open_lan: bool
    lan_opened: Callable[[list[str]], None]  # called with the addresses; none where there is none


async def _serve(
    settings: Settings,
    browse: bool,
    sockets: list[socket.socket],
    opened: Callable[[], None],
    home: Home | None,
    bots: Bots | None,
) -> None:
    configure(settings.log_level, settings.log_format)
    app = create_app(settings, bots=bots, lan=None if home is None else home.lan)
    service: TableService = app.state.service
    await service.open()
    try:
        running = server(settings, app)
        if browse:
            _browse_when_open(running, settings, home)
        opened()
        _settle_memory()
        if home is not None:
            home.lan.attach(running, sockets[0].getsockname()[1])
            service.background.spawn(_open_lan(running, home))
        await running.serve(sockets=sockets)
    finally:
        await service.store.close()


def _settle_memory() -> None:
    """Freeze what is loaded by now, so the garbage collector need not traverse it."""
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS)


async def _open_lan(running: uvicorn.Server, home: Home) -> None:
    """Open the local network once the server has started, if asked to."""
    while not running.started:
        await asyncio.sleep(0.05)
    if home.open_lan:
        with contextlib.suppress(Problem):
            await home.lan.turn(on=True)
        home.lan_opened(home.lan.urls)


def home_address(settings: Settings, home: Home | None) -> str:
    """The URL that this machine's browser opens."""
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    address = settings.public_url or f"http://{host}:{settings.port}/"
    return address if home is None else f"{address}home/{home.lan.key}"


def _browse_when_open(running: uvicorn.Server, settings: Settings, home: Home | None) -> None:
    address = home_address(settings, home)

    def wait() -> None:
        while not running.started:
            if running.should_exit:
                return
            threading.Event().wait(0.05)
        webbrowser.open(address)

    threading.Thread(target=wait, daemon=True).start()
