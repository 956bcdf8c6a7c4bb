"""Several server processes on one PostgreSQL: who owns a table, and what happens when one dies."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import sys
import time
import uuid
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from benchmarks.server_client import free_port
from tests.support.seats import ANN, NOVICE
from tests.support.served import PATIENCE, SERVE, Served, answers, run_server

import teahouse
from teahouse.bots import Choice
from teahouse.bots.deciding import Request
from teahouse.server.bots import ThreadBots
from teahouse.server.cluster import SLOTS, owner_of, process_name
from teahouse.server.fair_queue import Flow
from teahouse.server.proxy_config import ProxyKind, proxy_config, slots_of
from teahouse.server.settings import Settings
from teahouse.server.shared_bots import BotFailed, SharedBots, answer_requests
from teahouse.server.tokens import new_id

THREE = [process_name("127.0.0.1", port) for port in (8081, 8082, 8083)]


def test_when_a_process_leaves_only_its_slots_move() -> None:
    before = {slot: owner_of(slot, THREE) for slot in SLOTS}
    after = {slot: owner_of(slot, THREE[:2]) for slot in SLOTS}
    assert {slot for slot in SLOTS if before[slot] != after[slot]} == {
        slot for slot, owner in before.items() if owner == THREE[2]
    }


def test_every_process_has_about_as_many_slots() -> None:
    owned = Counter(owner_of(slot, THREE) for slot in SLOTS)
    assert all(0.8 < count * len(THREE) / len(SLOTS) < 1.2 for count in owned.values())


def test_the_proxy_sends_a_table_to_its_owner_and_to_nobody_else() -> None:
    patterns = slots_of(THREE)
    for _ in range(500):
        table = new_id()
        sent = [name for name, pattern in patterns.items() if re.match(f"(?:{pattern})", table)]
        assert sent == [owner_of(table[:2], THREE)]


@pytest.mark.parametrize("kind", ProxyKind)
def test_the_configuration_of_a_proxy_names_every_process_of_every_machine(kind: ProxyKind) -> None:
    settings = Settings(host="10.0.0.1", port=8080, workers=2, public_url="https://tea.test")
    printed = proxy_config(settings, kind, ["10.0.0.2"])
    assert "tea.test" in printed
    for name in ("10.0.0.1:8081", "10.0.0.1:8082", "10.0.0.2:8081", "10.0.0.2:8082"):
        assert name in printed
    assert printed.count("{") == printed.count("}")


# Bots in one queue


def request(level: str) -> Request:
    position = teahouse.game("darjeeling").new(seed=1)
    return Request("darjeeling", position.view(0), tuple(position.legal_ids()), level, 0.1, 1, {})


class Patient(ThreadBots):
    """Never answers a table without people."""

    def __init__(self) -> None:
        super().__init__(1)
        self.begun, self.given_up = asyncio.Event(), asyncio.Event()

    async def choose(self, request: Request, flow: Flow) -> Choice:
        if flow.attended:
            return await super().choose(request, flow)
        self.begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            self.given_up.set()
        raise AssertionError


def test_processes_ask_one_queue_of_bots_and_get_their_own_answers() -> None:
    async def scene() -> None:
        bots, asked = Patient(), request("novice")
        pairs = [socket.socketpair() for _ in range(2)]
        answering = [asyncio.ensure_future(answer_requests(bots, ours)) for ours, _ in pairs]
        processes = [SharedBots(theirs) for _, theirs in pairs]
        flow = Flow("a" * 16, "here")
        choices = await asyncio.gather(*(p.choose(asked, flow) for p in processes for _ in "123"))
        assert all(choice.action in asked.legal for choice in choices)

        sleeping = asyncio.ensure_future(
            processes[0].choose(asked, Flow("b" * 16, "here", attended=False))
        )
        await bots.begun.wait()
        sleeping.cancel()
        await asyncio.wait_for(bots.given_up.wait(), PATIENCE)  # nobody thinks for nobody

        thinking = asyncio.ensure_future(
            processes[1].choose(asked, Flow("c" * 16, "here", attended=False))
        )
        bots.begun.clear()
        await bots.begun.wait()
        pairs[1][0].shutdown(socket.SHUT_RDWR)  # the supervisor is gone
        with pytest.raises(BotFailed):
            await asyncio.wait_for(thinking, PATIENCE)
        for process in processes:
            await process.close()
        await asyncio.gather(*answering)
        await bots.close()

    asyncio.run(scene())


# Real processes


class Cluster(Served):
    """`teahouse serve --workers 2` and what it logs."""

    @property
    def ports(self) -> range:
        return range(self.port + 1, self.port + 3)

    def lines(self, event: str) -> list[dict[str, Any]]:
        return [line for line in self.events if line["event"] == event]

    def process_at(self, port: int) -> int:
        return int(
            [line for line in self.lines("worker-started") if line["port"] == port][-1]["process"]
        )


@contextmanager
def cluster(folder: Path, db: str) -> Iterator[Cluster]:
    command = [*SERVE, "--workers", "2", "--db", db]
    with Cluster(folder, {"TEAHOUSE_LOG_LEVEL": "info"}, command, free_port(3)) as found:
        try:
            for port in found.ports:
                found.wait_for(partial(answers, port))
            yield found
        finally:
            found.stop()  # its processes with it


class Ann:
    """Plays against a bot, asking whichever process she likes."""

    def __init__(self) -> None:
        self.http = httpx.Client(timeout=PATIENCE)

    def ask(self, port: int, method: str, path: str, **more: Any) -> Any:
        answer = self.http.request(method, f"http://127.0.0.1:{port}{path}", **more)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def table_of(self, cluster: Cluster, owner: int) -> str:
        """A table that belongs to the process at a port."""
        names = [process_name("127.0.0.1", port) for port in cluster.ports]
        while True:
            made = self.ask(
                cluster.port,
                "POST",
                "/api/tables",
                json={"game": "darjeeling", "seats": [ANN, NOVICE]},
            )
            table = str(made["table"]["id"])
            if owner_of(table[:2], names) == process_name("127.0.0.1", owner):
                return table

    def state(self, port: int, table: str) -> dict[str, Any]:
        path = f"/api/tables/{table}/updates?since=1000000"
        found: dict[str, Any] = self.ask(port, "GET", path)
        return found

    def has_turn(self, port: int, table: str) -> bool:
        return bool(self.state(port, table)["state"]["legal"])

    def end_turn(self, port: int, table: str) -> None:
        """Act until it is the bot's turn."""
        while legal := (update := self.state(port, table))["state"]["legal"]:
            command = {
                "command_id": str(uuid.uuid4()), "expected_seq": update["seq"],
                "actions": [legal[0]["id"]],
            }  # fmt: skip
            acted = self.ask(port, "POST", f"/api/tables/{table}/commands", json=command)
            if self.has_bot_turn(port, table, acted["seq"]):
                return

    def has_bot_turn(self, port: int, table: str, seq: int) -> bool:
        """Whether it was the bot's turn after a number; it may have moved since."""
        update = self.state(port, table)
        return bool(update["seq"] > seq or not update["state"]["legal"])


def test_a_table_goes_on_at_any_process_and_after_its_own_was_killed(
    tmp_path: Path, postgres_url: str
) -> None:
    with cluster(tmp_path, postgres_url) as found:
        owner, other = found.ports
        ann = Ann()
        table = ann.table_of(found, owner)
        for port in (owner, other, found.port):  # whoever is asked, the bot answers
            found.wait_for(partial(ann.has_turn, port, table))
            ann.end_turn(port, table)
        found.wait_for(lambda: ann.has_turn(other, table))

        killed = found.process_at(owner)
        os.kill(killed, signal.SIGKILL)
        ann.end_turn(other, table)
        found.wait_for(lambda: ann.has_turn(other, table))  # the bot moved without its owner
        found.wait_for(lambda: found.process_at(owner) != killed)
        found.wait_for(lambda: answers(owner))
        assert ann.state(owner, table)["seq"] == ann.state(other, table)["seq"]
        ann.http.close()


def test_it_stops_as_a_whole(tmp_path: Path, postgres_url: str) -> None:
    with cluster(tmp_path, postgres_url) as found:
        processes = [found.process_at(port) for port in found.ports]
        assert found.stop() == 0
        assert [process for process in processes if Path(f"/proc/{process}").exists()] == []
        assert found.lines("worker-ended") == []
        assert len(found.lines("closed")) == len(processes)


def test_processes_end_with_their_supervisor(tmp_path: Path, postgres_url: str) -> None:
    with cluster(tmp_path, postgres_url) as found:
        os.kill(found.pid, signal.SIGKILL)
        end = time.monotonic() + PATIENCE
        while len(found.lines("closed")) < len(found.ports):
            assert time.monotonic() < end, found.log
            time.sleep(0.1)


def test_several_processes_on_sqlite_are_refused_in_one_sentence(tmp_path: Path) -> None:
    refused = run_server(tmp_path, "--workers", "2")
    assert refused.returncode != 0
    assert "need PostgreSQL" in refused.stderr
    assert len(refused.stderr.splitlines()) == 1
    assert sys.executable not in refused.stderr
