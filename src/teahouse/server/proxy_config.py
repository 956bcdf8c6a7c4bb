"""Reverse proxy configuration for several processes: each table goes to the one that owns it.

A process that does not respond is skipped; the others serve its tables until it is back.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from enum import StrEnum
from itertools import groupby
from urllib.parse import urlsplit

from .cluster import SLOTS, owner_of, process_name, worker_ports
from .settings import Settings


class ProxyKind(StrEnum):
    CADDY = "caddy"
    NGINX = "nginx"


def proxy_config(settings: Settings, kind: ProxyKind, machines: Sequence[str]) -> str:
    """The configuration for the processes of this machine, and of others with the same ports."""
    hosts = [settings.host, *machines]
    ports = (
        worker_ports(settings) if settings.workers > 1 else range(settings.port, settings.port + 1)
    )
    processes = [process_name(host, port) for host in hosts for port in ports]
    site = urlsplit(settings.public_url).hostname or "tea.example"
    return {ProxyKind.CADDY: _caddy, ProxyKind.NGINX: _nginx}[kind](site, processes)


def slots_of(processes: Sequence[str]) -> dict[str, str]:
    """For each process, a pattern of the table ids it owns."""
    owned: dict[str, list[str]] = defaultdict(list)
    for slot in SLOTS:
        owned[owner_of(slot, processes)].append(slot)
    return {process: _pattern(owned[process]) for process in processes if owned[process]}


def _pattern(slots: Sequence[str]) -> str:
    """Slots by their first character: `0[3a]|1[07k]`."""
    by_first = groupby(slots, key=lambda slot: slot[0])
    return "|".join(f"{first}[{''.join(s[1] for s in found)}]" for first, found in by_first)


def _caddy(site: str, processes: Sequence[str]) -> str:
    named = enumerate(slots_of(processes).items(), 1)
    matchers = [f"\t@process{n} path_regexp ^/api/tables/({p})" for n, (_, p) in named]
    owned = enumerate(slots_of(processes), 1)
    routes = [
        _caddy_route(f"@process{n} ", [one, *(p for p in processes if p != one)], "first")
        for n, one in owned
    ]
    return "\n".join([
        f"{site} {{",
        "\trequest_body {\n\t\tmax_size 64KB\n\t}",
        "\trespond /metrics 404",
        *matchers,
        *routes,
        _caddy_route("", processes, "least_conn"),
        "}",
    ])  # fmt: skip


def _caddy_route(matcher: str, processes: Sequence[str], policy: str) -> str:
    return "\n".join([
        f"\treverse_proxy {matcher}{' '.join(processes)} {{",
        f"\t\tlb_policy {policy}",
        "\t\tlb_try_duration 5s",
        "\t\tlb_try_interval 100ms",
        "\t\tfail_duration 1s",
        "\t}",
    ])  # fmt: skip


def _nginx(site: str, processes: Sequence[str]) -> str:
    found = list(enumerate(slots_of(processes).items(), 1))
    patterns = [f'    "~^/api/tables/(?:{pattern})" teahouse{n};' for n, (_, pattern) in found]
    return "\n".join([
        "map $uri $teahouse {",
        "    default teahouse_any;",
        *patterns,
        "}",
        "map $http_upgrade $teahouse_connection {\n    default upgrade;\n    '' '';\n}",
        _nginx_upstream("teahouse_any", ["    least_conn;", *map(_nginx_server, processes)]),
        *(_nginx_upstream(f"teahouse{n}", _with_others(one, processes)) for n, (one, _) in found),
        NGINX_SERVER % site,
    ])  # fmt: skip


def _with_others(process: str, processes: Sequence[str]) -> list[str]:
    others = [_nginx_server(other, " backup") for other in processes if other != process]
    return [_nginx_server(process), *others]


def _nginx_server(process: str, role: str = "") -> str:
    return f"    server {process} max_fails=1 fail_timeout=1s{role};"


def _nginx_upstream(name: str, lines: Sequence[str]) -> str:
    return "\n".join([f"upstream {name} {{", *lines, "    keepalive 32;", "}"])


NGINX_SERVER = """\
server {
    listen 443 ssl;
    server_name %s;
    # ssl_certificate and ssl_certificate_key belong here
    client_max_body_size 64k;
    access_log off;  # addresses under /join/ carry invitations
    location / {
        proxy_pass http://$teahouse;
        proxy_http_version 1.1;
        proxy_set_header Host $host;
        proxy_set_header Upgrade $http_upgrade;
        proxy_set_header Connection $teahouse_connection;
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_connect_timeout 2s;
        proxy_read_timeout 90s;
    }
    location = /metrics { deny all; }
}"""
