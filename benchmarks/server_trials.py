"""Trials of commands: shuffled repeats, races for one number, seats abandoned.

python -m benchmarks.server_trials repeats [--number 10000] [--postgres]
python -m benchmarks.server_trials races [--number 1000] [--postgres]
python -m benchmarks.server_trials abandoned [--number 200] [--postgres]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
import uuid
from collections import Counter
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from benchmarks.server_client import Client, Server, two_seats
from benchmarks.stores import empty_database
from teahouse.server.store import jobs, open_store

Trial = Callable[[Server, str, int], Coroutine[Any, Any, dict[str, Any]]]


async def open_table(client: Client, body: dict[str, Any]) -> str:
    status, made = await client.ask("POST", "/api/tables", body)
    assert status == 201, made
    return str(made["table"]["id"])


async def read_update(client: Client, table: str) -> dict[str, Any]:
    status, update = await client.ask("GET", f"/api/tables/{table}/updates?since=1000000")
    assert status == 200, update
    return dict(update)


async def repeats(server: Server, db: str, commands: int) -> dict[str, Any]:
    """Each command is sent 1 to 5 times, at once and again later, in shuffled order."""
    luck, answers, sent = random.Random(1), Counter[int](), 0
    first: dict[str, Any] = {}
    kept: dict[str, list[str]] = {}
    tables = 20
    for _ in range(tables):
        client, spare = Client(server.port), Client(server.port)
        table = await open_table(client, two_seats("darjeeling"))
        spare.cookie = client.cookie
        path = f"/api/tables/{table}/commands"
        order: list[str] = []
        old: list[dict[str, Any]] = []
        for _ in range(commands // tables):
            update = await read_update(client, table)
            if update["state"]["status"] != "running":
                table = await open_table(client, two_seats("darjeeling"))
                path, order, old = f"/api/tables/{table}/commands", [], []
                update = await read_update(client, table)
            action = luck.choice(update["state"]["legal"])["id"]
            body = {"command_id": str(uuid.uuid4()), "expected_seq": update["seq"]}
            body |= {"actions": [action], "seat": update["state"]["seat"]}
            old.append(body)
            order.append(body["command_id"])
            batch = [body] * luck.randrange(1, 6) + luck.sample(old, min(2, len(old)))
            luck.shuffle(batch)
            halves = batch[::2], batch[1::2]
            for status, answer in await both(client, spare, path, *halves):
                answers[status] += 1
                sent += 1
                known = first.setdefault(answer["command_id"], answer)
                assert status == 200, answer
                assert answer == known, "a repeat got another answer"
            kept[table] = list(order)
        await client.close()
        await spare.close()
    return {"commands": commands, "sent": sent, "faults": await differing(db, kept)}


async def both(one: Client, two: Client, path: str, a: list[Any], b: list[Any]) -> list[Any]:
    async def send(client: Client, bodies: list[Any]) -> list[Any]:
        return [await client.ask("POST", path, body) for body in bodies]

    found = await asyncio.gather(send(one, a), send(two, b))
    return [*found[0], *found[1]]


async def differing(db: str, kept: dict[str, list[str]]) -> list[str]:
    """Tables whose journal is not each command once, in order."""
    store = open_store(db)
    await store.open()
    found = []
    for table, order in kept.items():
        entries = await store.read(partial(jobs.entries_after, table_id=table, seq=0))
        if [e.command_id for e in entries if str(e.kind) == "act"] != order:
            found.append(table)
    await store.close()
    return found


async def races(server: Server, db: str, rounds: int) -> dict[str, Any]:
    """Eight clients send different commands with the same number."""
    clients = [Client(server.port) for _ in range(8)]
    table, bad = "", 0
    for _ in range(rounds):
        update = await read_update(clients[0], table) if table else None
        if update is None or update["state"]["status"] != "running":
            table = await open_table(clients[0], two_seats("darjeeling"))
            for client in clients:
                client.cookie = clients[0].cookie
            update = await read_update(clients[0], table)
        body = {"expected_seq": update["seq"], "seat": update["state"]["seat"]}
        body["actions"] = [update["state"]["legal"][0]["id"]]
        answers = await asyncio.gather(
            *(
                c.ask("POST", f"/api/tables/{table}/commands", {**body, "command_id": uuid4()})
                for c in clients
            )
        )
        codes = sorted(status for status, _ in answers)
        late = {a["seq"] for status, a in answers if status == 409}
        bad += codes != [200] + [409] * 7 or late != {update["seq"] + 1}
    for client in clients:
        await client.close()
    return {"rounds": rounds, "clients": 8, "faults": bad}


def uuid4() -> str:
    return str(uuid.uuid4())


async def abandoned(server: Server, db: str, games: int) -> dict[str, Any]:
    """People play a random while and leave; the clock lets bots finish while somebody watches."""
    luck, client = random.Random(2), Client(server.port)
    settings = {"clock": {"kind": "move", "seconds": 1}, "level": "novice"}
    tables = []
    for _ in range(games):
        body = {**two_seats("darjeeling"), "settings": settings}
        table = await open_table(client, body)
        tables.append(table)
        for _ in range(luck.randrange(6)):
            update = await read_update(client, table)
            if not update["state"]["legal"]:
                break
            sent = {"command_id": uuid4(), "expected_seq": update["seq"]}
            sent |= {"actions": [luck.choice(update["state"]["legal"])["id"]]}
            await client.ask("POST", f"/api/tables/{table}/commands", sent)
    watching = [asyncio.ensure_future(client.watch(table)) for table in tables]
    waiting, started = set(tables), time.perf_counter()
    while waiting and time.perf_counter() - started < 900:
        await asyncio.sleep(2)
        for table in list(waiting):
            if (await read_update(client, table))["state"]["status"] == "over":
                waiting.discard(table)
    for task in watching:
        task.cancel()
    await client.close()
    return {"games": games, "finished": games - len(waiting), "faults": len(waiting)}


TRIALS: dict[str, tuple[Trial, int]] = {
    "repeats": (repeats, 10_000),
    "races": (races, 1_000),
    "abandoned": (abandoned, 200),
}


async def run(name: str, number: int, db: str) -> dict[str, Any]:
    server = Server(db, bot_workers=0)
    server.start()
    await server.ready()
    started = time.perf_counter()
    try:
        figures = await TRIALS[name][0](server, db, number)
    finally:
        server.stop()
    return {"trial": name, **figures, "seconds": round(time.perf_counter() - started, 1)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("trial", choices=sorted(TRIALS))
    parser.add_argument("--number", type=int)
    parser.add_argument("--postgres", action="store_true")
    asked = parser.parse_args()
    number = asked.number or TRIALS[asked.trial][1]
    with empty_database(on_postgres=asked.postgres) as db:
        figures = asyncio.run(run(asked.trial, number, db))
    print(json.dumps(figures))
    raise SystemExit(1 if figures["faults"] else 0)


if __name__ == "__main__":
    main()
