"""`teahouse serve`, the table server; and `teahouse home`, which ./play starts."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .arguments import CliError, Config, Database, Lang, refused_components, texts_for
from .engines import background_build
from .store_errors import store_errors

if TYPE_CHECKING:
    from socket import socket

    from teahouse.i18n import Texts
    from teahouse.server.settings import Settings

Host = Annotated[
    str | None, typer.Option("--host", metavar="NAME", help="cli-arg-host", show_default=False)
]
Port = Annotated[
    int | None, typer.Option("--port", metavar="N", help="cli-arg-port", show_default=False)
]
PublicUrl = Annotated[
    str | None,
    typer.Option("--public-url", metavar="URL", help="cli-arg-public-url", show_default=False),
]
NoOpen = Annotated[bool, typer.Option("--no-open", help="cli-arg-no-open", show_default=False)]
ShowConfig = Annotated[
    bool, typer.Option("--show-config", help="cli-arg-show-config", show_default=False)
]
OwnBots = Annotated[
    list[str] | None,
    typer.Option("--bot", metavar="NAME=SPEC", help="cli-arg-own-bot", show_default=False),
]
Workers = Annotated[
    int | None,
    typer.Option("--workers", metavar="N", min=1, help="cli-arg-workers", show_default=False),
]
PrintProxy = Annotated[
    str | None,
    typer.Option(
        "--print-proxy", metavar="caddy|nginx", help="cli-arg-print-proxy", show_default=False
    ),
]
Machines = Annotated[
    list[str] | None,
    typer.Option("--machine", metavar="HOST", help="cli-arg-machine", show_default=False),
]
OnLan = Annotated[bool, typer.Option("--lan", help="cli-arg-lan", show_default=False)]


@dataclass(frozen=True)
class ServerArguments:
    """Arguments of both `serve` and `home`."""

    host: Host = None
    port: Port = None
    db: Database = None
    public_url: PublicUrl = None
    config: Config = None
    no_open: NoOpen = False
    show_config: ShowConfig = False
    bot: OwnBots = None
    lang: Lang = None

    def settings(self, workers: int | None = None) -> Settings:
        from teahouse.server.settings import read

        return read(
            self.config, host=self.host, port=self.port, db=self.db, public_url=self.public_url,
            workers=workers,
        )  # fmt: skip


def serve(
    server: ServerArguments,
    workers: Workers = None,
    print_proxy: PrintProxy = None,
    machine: Machines = None,
) -> None:
    register_bots(server.bot)
    settings = server.settings(workers)
    if print_proxy is not None:
        print_proxy_config(settings, print_proxy, machine or [])
    elif settings.workers > 1 and not server.show_config:
        run_workers(settings, not server.no_open, texts_for(server.lang))
    else:
        start(settings, server)


def print_proxy_config(settings: Settings, proxy: str, machines: list[str]) -> None:
    from teahouse.server.proxy_config import ProxyKind, proxy_config

    try:
        kind = ProxyKind(proxy)
    except ValueError:
        raise CliError("cli-error-proxy", known=", ".join(ProxyKind)) from None
    print(proxy_config(settings, kind, machines))


def run_workers(settings: Settings, browse: bool, texts: Texts) -> None:
    """Serve with several processes until stopped."""
    if not settings.shares_database:
        raise CliError("cli-error-workers", workers=str(settings.workers))
    sockets = listen(settings)
    try:
        from teahouse.server.supervisor import check_ports, supervise
    except ImportError as error:
        raise CliError("cli-error-no-server", name=error.name or "?") from None
    try:
        check_ports(settings)
    except OSError as error:
        last = settings.port + settings.workers
        raise CliError("cli-error-port", 1, port=f"{settings.port}-{last}") from error
    address = settings.public_url or f"http://{settings.host}:{settings.port}/"

    def print_address() -> None:
        print(texts("cli-serving", address=address), flush=True)
        engines.start()
        if browse:
            import webbrowser

            webbrowser.open(address)

    with store_errors(), background_build(texts) as engines:
        supervise(settings, sockets, print_address)


def home(server: ServerArguments, lan: OnLan = False) -> None:
    register_bots(server.bot)
    from teahouse.server.middleware import LOOPBACK

    settings = quietly(server.settings())
    at_home = settings.host in LOOPBACK and not settings.public_url
    if lan and not at_home:
        raise CliError("cli-error-lan")
    start(settings, server, lan if at_home else None)


def quietly(settings: Settings) -> Settings:
    """A player's terminal shows errors as sentences; the log is opt-in."""
    usual = type(settings)()
    if (settings.log_level, settings.log_format) != (usual.log_level, usual.log_format):
        return settings
    return replace(settings, log_level="error", log_format="text")


def register_bots(pairs: list[str] | None) -> None:
    """Register the host's own bots by name. They come only from the command line."""
    from teahouse.bots.custom import register_pair

    for pair in pairs or ():
        register_pair(pair)


def start(settings: Settings, server: ServerArguments, lan: bool | None = None) -> None:
    """Serve until stopped, or show the settings if requested."""
    from .output import print_json

    if server.show_config:
        print_json(settings.shown())
    else:
        run_server(settings, not server.no_open, texts_for(server.lang), lan)


def run_server(settings: Settings, browse: bool, texts: Texts, lan: bool | None) -> None:
    """Serve until stopped. `lan`: with a switch for the network, and whether it is on at first."""
    sockets = listen(settings, listening=not settings.shares_database)
    try:
        from teahouse.server import run
    except ImportError as error:
        raise CliError("cli-error-no-server", name=error.name or "?") from None
    settings = replace(settings, port=sockets[0].getsockname()[1])  # resolves port 0

    def print_addresses(addresses: list[str]) -> None:
        for address in addresses:
            print(texts("cli-lan-open", address=f"{address}/"), flush=True)
        if not addresses:
            print(texts("server-error-no-network"), flush=True)

    home = None
    if lan is not None:
        from teahouse.server.lan import Lan

        home = run.Home(Lan(), lan, print_addresses)

    def print_address() -> None:
        print(texts("cli-serving", address=run.home_address(settings, home)), flush=True)
        engines.start()

    with store_errors(), background_build(texts) as engines:
        run.serve(settings, browse=browse, sockets=sockets, opened=print_address, home=home)


def listen(settings: Settings, listening: bool = True) -> list[socket]:
    """Open the sockets of the server, after all checks that need none."""
    from teahouse.server.sockets import open_sockets

    check_defaults(settings.components_folder)
    try:
        return open_sockets(settings.host, settings.port, listening)
    except OSError as error:
        raise CliError("cli-error-port", 1, port=str(settings.port)) from error


def check_defaults(folder: Path) -> None:
    """Report wrong component values of the host before anything starts."""
    import teahouse
    from teahouse.core.registry import playable_games
    from teahouse.server.default_components import read_default

    for name in playable_games():
        try:
            read_default(folder, name)
        except teahouse.BadComponents as error:
            raise refused_components(name, error) from None
