"""The switch for friends in one's own network: who may turn it, what it opens, what stays closed.

The last test puts the server and a guest on two hosts, in network namespaces.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.support.hosts import ADDRESS, at_home_on, in_host, two_hosts
from tests.support.seats import ANN, OPEN
from tests.support.serving import Person, Serving, opened, play

from teahouse.server import lan as lan_module
from teahouse.server.lan import Lan, is_private, own_addresses

SEATS = [ANN, OPEN]
NETWORK = "127.0.0.2"  # stands for a private address: every host has it, and it is not 127.0.0.1


class AtHome:
    """A server as ./play starts it, with a person at its screen and one in the network."""

    def __init__(self, s: Serving, lan: Lan) -> None:
        lan.attach(s.server, s.port)
        self.lan, self.ann, self.other = lan, s.person(), s.person()
        self.guest = Person(f"http://{NETWORK}:{s.port}")
        s.people.append(self.guest)


def at_home(
    db: str, scene: Callable[[AtHome], Awaitable[None]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lan_module, "own_addresses", lambda: [NETWORK])
    lan = Lan()

    async def whole(s: Serving) -> None:
        await scene(AtHome(s, lan))

    play(db, whole, lan=lan)


async def turn(person: Person, on: bool) -> httpx.Response:
    return await person.http.put("/api/network", json={"on": on})


async def claim(person: Person, key: str) -> int:
    return (await person.post("/api/home", {"key": key})).status_code


def test_only_the_browser_with_the_printed_address_turns_it(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(home: AtHome) -> None:
        ann, other = home.ann, home.other
        assert (await turn(ann, True)).status_code == 403
        assert await claim(ann, "x" * 22) == 404
        assert await claim(ann, home.lan.key) == 204
        assert await claim(ann, home.lan.key) == 204
        assert await claim(other, home.lan.key) == 410  # once, for one browser
        assert (await turn(other, True)).status_code == 403
        assert not (await other.get("/api/network")).json()["switch"]
        with pytest.raises(httpx.ConnectError):
            await home.guest.get("/")
        shown = (await turn(ann, True)).json()
        assert (shown["on"], shown["switch"]) == (True, True)
        assert shown["addresses"] == [home.guest.base]
        assert (await home.guest.get("/healthz")).status_code == 200
        assert (await turn(home.guest, False)).status_code == 403
        assert await claim(home.guest, home.lan.key) == 404
        seen = (await home.guest.get("/api/network")).json()
        assert (seen["switch"], seen["addresses"]) == (False, [])
        assert not (await turn(ann, False)).json()["on"]
        with pytest.raises(httpx.TransportError):
            await home.guest.get("/healthz")

    at_home(sqlite_url, scene, monkeypatch)


def test_links_lead_into_the_network_while_it_is_on(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(home: AtHome) -> None:
        ann, guest = home.ann, home.guest
        await claim(ann, home.lan.key)
        assert (await ann.get("/api/network")).json()["base"] == ann.base
        await turn(ann, True)
        table = await opened(ann, seats=SEATS)
        link = (await ann.post(f"/api/tables/{table}/link")).json()
        assert link["url"] == f"{guest.base}/join/{link['token']}"
        joined = await guest.post("/api/join", {"invitation": link["token"], "name": "Ben"})
        assert joined.json()["seats"] == [1]

    at_home(sqlite_url, scene, monkeypatch)


def test_foreign_names_lobby_and_figures_stay_closed_to_the_network(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(home: AtHome) -> None:
        ann, guest = home.ann, home.guest
        await claim(ann, home.lan.key)
        await turn(ann, True)
        table = await opened(ann, kind="public", seats=SEATS)
        for name in ("evil.example", "localhost", "127.0.0.1", "192.168.1.9"):
            answer = await guest.http.get("/healthz", headers={"host": name})
            assert (answer.status_code, answer.json()["error"]) == (403, "unknown-host"), name
        assert (await ann.http.get("/", headers={"host": "evil.example"})).status_code == 403
        assert (await guest.get("/metrics")).status_code == 404
        assert (await ann.get("/metrics")).status_code == 200
        assert (await guest.get("/api/tables")).json() == {"tables": [], "open": False}
        assert len((await ann.get("/api/tables")).json()["tables"]) == 1
        sat = await guest.post(f"/api/tables/{table}/seats/1/claim", {"name": "Eve"})
        made = await guest.post("/api/tables", {"game": "darjeeling", "kind": "public",
                                                "seats": SEATS})  # fmt: skip
        assert [a.json()["error"] for a in (sat, made)] == ["lobby-closed"] * 2

    at_home(sqlite_url, scene, monkeypatch)


def test_a_server_for_others_has_no_switch(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        assert await claim(ann, "x" * 22) == 404
        assert (await turn(ann, True)).status_code == 404
        assert not (await ann.get("/api/network")).json()["switch"]

    play(sqlite_url, scene)


def test_without_a_network_it_says_so(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(home: AtHome) -> None:
        monkeypatch.setattr(lan_module, "own_addresses", list)
        await claim(home.ann, home.lan.key)
        refused = await turn(home.ann, True)
        assert (refused.status_code, refused.json()["error"]) == (409, "no-network")

    at_home(sqlite_url, scene, monkeypatch)


def test_nothing_is_opened_on_public_addresses() -> None:
    assert all(is_private(a) for a in ("10.0.0.1", "172.16.0.1", "172.31.255.1", "192.168.0.7"))
    public = ("8.8.8.8", "127.0.0.1", "0.0.0.0", "172.32.0.1", "169.254.1.1", "100.64.0.1", "::1")
    assert not any(is_private(address) for address in public)
    assert all(is_private(address) for address in own_addresses())


# Two hosts


GUEST = """
import json, sys, urllib.request, urllib.error
def ask(url, body=None, **headers):
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(url, data, {"content-type": "application/json", **headers})
    try:
        with urllib.request.urlopen(asked, timeout=60) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()
    except OSError:
        return 0, ""
print(json.dumps([ask(*json.loads(line)) for line in sys.stdin]))
"""


def asked_from(host: str, *requests: list[Any]) -> list[tuple[int, str]]:
    said = subprocess.run(
        in_host(host, sys.executable, "-c", GUEST),
        input="\n".join(json.dumps(one) for one in requests),
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    found: list[tuple[int, str]] = json.loads(said.stdout)
    return found


def test_a_friend_on_another_host_comes_by_the_printed_address(tmp_path: Path) -> None:
    made = {"game": "darjeeling", "seats": [OPEN, OPEN]}
    with two_hosts() as (home, friend), at_home_on(home, tmp_path) as printed:
        assert [one for one in printed if "127.0.0.1" not in one] == [f"{ADDRESS}/"]
        answers = asked_from(
            friend,
            [f"{ADDRESS}/healthz"],
            [f"{ADDRESS}/api/tables", made],
            ["http://198.51.100.1:8099/healthz"],  # a public address of the same machine
            [f"{ADDRESS}/metrics"],
        )
        assert [status for status, _ in answers] == [200, 201, 0, 404]
        assert asked_from(home, ["http://127.0.0.1:8099/metrics"])[0][0] == 200
