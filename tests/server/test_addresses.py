"""Who asks, through which proxies, by which name."""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from tests.support.seats import OPEN
from tests.support.serving import GENEROUS, Serving, opened, play
from uvicorn import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from teahouse.server.addresses import host_of
from teahouse.server.bodies import ClaimIn
from teahouse.server.logs import configure
from teahouse.server.middleware import address
from teahouse.server.run import server
from teahouse.server.settings import BadSetting, Settings, changed

BEHIND = Settings(trusted_proxies="10.0.0.0/8, 2001:db8:ffff::/48")


def asked(settings: Settings, peer: str, *forwarded: str) -> str:
    """Who it is, behind the middleware that the settings ask uvicorn for."""
    config = configured(settings)
    found: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        found.append(address(scope))

    lines = [(b"x-forwarded-for", line.encode()) for line in forwarded]
    scope: Any = {"type": "http", "client": (peer, 1), "headers": lines}
    behind: Any = ProxyHeadersMiddleware(app, trusted_hosts=config.forwarded_allow_ips)
    asyncio.run((behind if config.proxy_headers else app)(scope, None, None))
    return found[0]


@cache
def configured(settings: Settings) -> Config:
    return server(settings).config


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("10.0.0.1", ["192.0.2.7"], "192.0.2.7"),
        ("10.0.0.1", ["6.6.6.6, 192.0.2.7"], "192.0.2.7"),  # the first was written by the client
        ("10.0.0.1", ["6.6.6.6", "192.0.2.7"], "192.0.2.7"),  # in a line of its own
        ("10.0.0.1", ["192.0.2.7, 10.1.2.3"], "192.0.2.7"),  # two proxies
        ("10.0.0.1", ["192.0.2.7", "10.1.2.3"], "192.0.2.7"),
        ("10.0.0.1", ["192.0.2.7:4711"], "192.0.2.7"),
        ("10.0.0.1", ["[2001:db8::1:2:3:4]:4711"], "2001:db8::/64"),
        ("10.0.0.1", ["192.0.2.7, nonsense"], "local"),
        ("10.0.0.1", [], "10.0.0.1"),
        ("10.0.0.1", ["10.0.0.9"], "10.0.0.9"),
        ("2001:db8:ffff::1", ["192.0.2.7"], "192.0.2.7"),
        ("192.0.2.1", ["6.6.6.6"], "192.0.2.1"),  # no proxy of ours
        ("10.0.0.1", ["::ffff:192.0.2.7"], "192.0.2.7"),
    ],
)
def test_only_hops_that_trusted_proxies_added_count(
    peer: str, forwarded: list[str], client: str
) -> None:
    assert asked(BEHIND, peer, *forwarded) == client


def test_nobody_is_believed_unless_told_to() -> None:
    assert asked(Settings(), "127.0.0.1", "6.6.6.6") == "127.0.0.1"


def test_an_ipv6_network_counts_as_one_client(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        statuses = []
        for n in range(12):
            headers = {"X-Forwarded-For": f"2001:db8:1:2::{n + 1}"}
            statuses.append((await ann.http.get("/api/info", headers=headers)).status_code)
        assert statuses == [200] * 10 + [429] * 2
        other = {"X-Forwarded-For": "2001:db8:1:3::1"}
        assert (await ann.http.get("/api/info", headers=other)).status_code == 200

    few = replace(GENEROUS, requests_per_minute=10, trusted_proxies="127.0.0.1")
    play(sqlite_url, scene, few)


def test_proxies_are_networks_or_the_setting_is_refused() -> None:
    listed = changed(Settings(), {"trusted_proxies": ["10.0.0.0/8", "::1"]})  # as TOML has it
    assert [str(network) for network in listed.proxies] == ["10.0.0.0/8", "::1/128"]
    with pytest.raises(BadSetting, match="trusted_proxies"):
        changed(Settings(), {"trusted_proxies": "my proxy"})


@pytest.mark.parametrize(
    ("said", "host"),
    [
        ("localhost", ("localhost", None)),
        ("Tea.Example:8080", ("tea.example", 8080)),
        ("[::1]:80", ("[::1]", 80)),
        *[(bad, None) for bad in (
            "", "localhost:99/evil", "localhost:", "localhost:0", "localhost:65536", "a b",
            "localhost@evil", "[::1", "[127.0.0.1]", "[::1]x", "[fe80::1%eth0]", "a\\b", "é",
            "a" * 300, "localhost:9\u0661", "localhost#x", "localhost?x",
        )],
    ],
)  # fmt: skip
def test_a_host_is_a_name_and_a_port_and_nothing_else(
    said: str, host: tuple[str, int | None] | None
) -> None:
    assert host_of(said) == host


def test_no_strange_host_gets_into_a_link(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        table = await opened(ann, seats=[{"kind": "person"}, OPEN])
        path = f"/api/tables/{table}/seats/1/invitation"
        for host in ("localhost:99/evil", "localhost:99?", "localhost:99#"):
            answer = await ann.http.post(path, headers={"Host": host})
            assert (answer.status_code, answer.json()) == (403, {"error": "unknown-host"}), host
        made = await ann.http.post(path, headers={"Host": "LocalHost:99"})
        assert made.json()["url"].startswith("http://localhost:99/join/")

    play(sqlite_url, scene)


INVISIBLE = [
    "\u200b", "\ufeff", "\u3164", "\u115f\u1160", "\uffa0", "\u2800", "\u200d\u200c", "\u00ad",
    "\u2060", "\u0301", "\U000e0041", "\u180e", " \u2003\u3000 ", "\ufe0f", "\u061c",
]  # fmt: skip


@pytest.mark.parametrize("name", INVISIBLE)
def test_a_name_that_shows_nothing_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="nothing to see"):
        ClaimIn(name=name)


@pytest.mark.parametrize(
    ("sent", "kept"),
    [
        ("Zoe\u0308", "Zo\xeb"),  # normalised
        ("\u202eAnn\u202c", "Ann"),
        ("A\u2066n\u2069n\u200e\u200f\u061c", "Ann"),
        ("A\u200bn\ufeffn", "Ann"),
        ("  Ann \t\u2003 Lee ", "Ann Lee"),
        ("\U0001f469\u200d\U0001f467", "\U0001f469\u200d\U0001f467"),  # one emoji
        ("\u05d0\u05d1", "\u05d0\u05d1"),
        ("\u0645\u06cc\u200c\u062e\u0648", "\u0645\u06cc\u200c\u062e\u0648"),  # Persian
    ],
)  # fmt: skip
def test_names_are_normalised_and_carry_no_controls(sent: str, kept: str) -> None:
    assert ClaimIn(name=sent).name == kept


def test_a_name_is_not_longer_for_being_normalised() -> None:
    with pytest.raises(ValueError, match="too long"):
        ClaimIn(name="\ufb2c" * 40)  # three characters each


def test_an_invented_method_makes_no_new_series(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        for method in ("BREW", "STEEP", "POUR", "GET"):
            await ann.http.request(method, "/api/info")
        words = (await ann.get("/metrics")).text
        series = [line for line in words.splitlines() if line.startswith("teahouse_requests_total")]
        assert {line.partition('method="')[2].partition('"')[0] for line in series} == {
            "other",
            "GET",
        }

    play(sqlite_url, scene)


def test_errors_of_the_event_loop_are_one_json_line_a_second(
    capsys: pytest.CaptureFixture[str],
) -> None:
    async def scene() -> None:
        words: dict[str, Any] = {
            "message": "socket.accept() out of system resource",
            "exception": OSError(24, "Too many open files"),
            "socket": "<a secret>",
        }
        for _ in range(1000):
            asyncio.get_running_loop().call_exception_handler(words)

    configure("info", "json")
    asyncio.run(scene())
    (line,) = capsys.readouterr().err.splitlines()
    found = json.loads(line)
    assert (found["event"], found["failure"]) == ("asyncio", "OSError")
    assert found["why"] == "socket.accept() out of system resource"
    assert "secret" not in line


def test_warnings_of_the_server_library_are_json_too(capsys: pytest.CaptureFixture[str]) -> None:
    configure("info", "json")
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    (line,) = capsys.readouterr().err.splitlines()
    assert json.loads(line)["why"] == "Invalid HTTP request received."
