"""Settings from a TOML file, the environment (TEAHOUSE_...) and flags; the last wins."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from teahouse.core.cache import data_folder
from teahouse.core.errors import TeahouseError

from .addresses import Network, networks

MASKED = "********"
SERVER, BROWSER = "server", "browser"  # where bots think


class BadSetting(TeahouseError):
    """A setting is unknown or of the wrong kind."""


@dataclass(frozen=True)
class Settings:
    """Every setting with its default. A name here is TEAHOUSE_NAME in the environment."""

    host: str = "127.0.0.1"
    port: int = 8080
    db: str = ""  # sqlite:///FILE or postgresql://USER@HOST/NAME; empty: in the data folder
    public_url: str = ""  # such as https://tea.example; empty: from the Host header
    trusted_proxies: str = ""  # comma-separated networks whose X-Forwarded-For is trusted
    log_level: str = "info"
    log_format: str = "json"  # or text
    retention_days: int = 365  # until inactive tables are set aside; 0: never
    abandoned_days: int = 60  # until tables nobody plays at are closed; 0: never
    bot_seconds: float = 2.0  # how long a bot may think
    bot_pause: float = 0.0  # seconds before a bot's move, so that people can follow
    bot_workers: int = 1
    workers: int = 1  # server processes; several need PostgreSQL
    commands_per_minute: int = 240  # per session and table; in lessons per address
    requests_per_minute: int = 1200  # per address
    chat_per_minute: int = 20
    hints_per_minute: int = 12  # per seat
    tables_per_hour: int = 60  # per address
    most_tables: int = 100_000
    most_connections: int = 2000  # including idle and live ones
    connections_per_address: int = 100
    request_seconds: float = 10.0  # for the head of a request to arrive, and again for its body
    webhooks: bool = True
    webhooks_private: bool = False  # allow addresses in the host's network
    metrics: bool = True
    bots: str = "server"  # or browser: tables of one person with bots are played there
    local_parts: str = ""  # folder made by `teahouse build-web`; empty: no play in the browser
    lan_lobby: bool = False  # ./play --lan: the lobby and /metrics too
    default_components: str = ""  # folder of GAME.toml files; empty: in the data folder

    @property
    def components_folder(self) -> Path:
        """The folder of the host's component values."""
        return Path(self.default_components or data_folder() / "components")

    @property
    def tls(self) -> bool:
        return self.public_url.startswith("https://")

    @property
    def database(self) -> str:
        return self.db or f"sqlite:///{data_folder() / 'teahouse.db'}"

    @property
    def shares_database(self) -> bool:
        """Whether other servers may use the same database."""
        return not self.database.startswith("sqlite:")

    @property
    def proxies(self) -> tuple[Network, ...]:
        return networks(self.trusted_proxies)

    def shown(self) -> dict[str, Any]:
        """All settings, secrets masked."""
        values = {f.name: getattr(self, f.name) for f in fields(self)}
        return {**values, "db": masked(self.database)}


def masked(url: str) -> str:
    """A database address without its password, wherever it stands."""
    url = re.sub(r"(?<=://)([^/@:]*):[^/@]*@", rf"\1:{MASKED}@", url)
    return re.sub(r"(?i)(password=)[^&]*", rf"\1{MASKED}", url)


def read(file: Path | None, environment: Mapping[str, str] = os.environ, **flags: Any) -> Settings:
    """Read the effective settings."""
    settings = Settings()
    standard = data_folder() / "server.toml"
    if file is not None or standard.exists():
        settings = changed(settings, _of_file(file or standard))
    named = {f"TEAHOUSE_{f.name.upper()}": f.name for f in fields(Settings)}
    given = {name: environment[v] for v, name in named.items() if environment.get(v)}
    settings = changed(settings, given)
    return changed(settings, {k: v for k, v in flags.items() if v is not None})


def _of_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadSetting(f"the settings {file} cannot be read: {error}") from None


def changed(settings: Settings, given: Mapping[str, Any]) -> Settings:
    kinds = {f.name: type(getattr(settings, f.name)) for f in fields(Settings)}
    for name in given:
        if name not in kinds:
            raise BadSetting(f"there is no setting {name}")
    made = replace(settings, **{n: _as(kinds[n], n, value) for n, value in given.items()})
    if made.bots not in (SERVER, BROWSER):
        raise BadSetting(f"bots must be {SERVER} or {BROWSER}")
    try:
        networks(made.trusted_proxies)
    except ValueError as error:
        raise BadSetting(f"trusted_proxies must be networks such as 10.0.0.0/8: {error}") from None
    return made


def _as(kind: type, name: str, value: Any) -> Any:
    try:
        if kind is bool and isinstance(value, str):
            return {"true": True, "1": True, "yes": True, "false": False, "0": False, "no": False}[
                value.lower()
            ]
        if kind is bool and not isinstance(value, bool):
            raise ValueError
        if kind is str and isinstance(value, list):  # in TOML, networks may be a list
            return ", ".join(map(str, value))
        return kind(value)
    except (KeyError, ValueError, TypeError):
        raise BadSetting(f"{name} must be of the kind {kind.__name__}") from None
