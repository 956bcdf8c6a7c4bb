"""What an entry of a journal costs this process and PostgreSQL, by how many are written together.

    python -m benchmarks.store_costs [--entries 4000] [--groups 1,4,16,64]

Processor time, not time that passes: on a busy machine it is all that can be compared.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from benchmarks.cluster import cpu_seconds_of, database
from teahouse.server.entries import (
    Entry,
    EntryKind,
    Status,
    TableKind,
    TableSetup,
    TableSummary,
)
from teahouse.server.store import Store, jobs, open_store

SUMMARY = TableSummary(Status.RUNNING, TableKind.LINK, None, 1)
SETUP = TableSetup(
    "t" * 16, "darjeeling", 1, {}, "d" * 64, {}, {}, (), "1", None, "n", "c", 1, TableKind.LINK
)  # fmt: skip
ENTRY = Entry(
    SETUP.id, 1, "", EntryKind.ACT, 0, 1, ("a1", "b2"), ((3, 1, 4), ()), {}, "f" * 64
)  # fmt: skip


async def open_tables(store: Store, count: int) -> list[str]:
    names = [f"{n:016}" for n in range(count)]
    for name in names:
        setup = replace(SETUP, id=name)
        job = partial(jobs.create_table, setup=setup, summary=SUMMARY, first=[], holders=[])
        await store.write(job)
    return names


async def measure(store: Store, group: int, entries: int, server: int | None) -> dict[str, Any]:
    """Groups one after the other, each of so many entries of different tables."""
    names, done = await open_tables(store, group), 0
    own, theirs = time.process_time(), cpu_seconds_of(server)
    started = time.perf_counter()
    while done < entries:
        seq = done // group + 1
        wanted = [
            replace(ENTRY, table_id=name, seq=seq, command_id=f"command-{seq}") for name in names
        ]
        await asyncio.gather(*(store.append(entry, SUMMARY) for entry in wanted))
        done += group
    return {
        "group": group,
        "client_us_an_entry": round((time.process_time() - own) / done * 1e6, 1),
        "server_us_an_entry": round((cpu_seconds_of(server) - theirs) / done * 1e6, 1),
        "ms_a_group": round((time.perf_counter() - started) / (done / group) * 1000, 2),
    }


async def run(url: str, group: int, entries: int, server: int | None) -> dict[str, Any]:
    store = open_store(url)
    await store.open()
    try:
        return await measure(store, group, entries, server)
    finally:
        await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", type=int, default=4000)
    parser.add_argument("--groups", default="1,4,16,64")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="teahouse-pg-") as folder:
        Path(folder).chmod(0o755)
        with database(Path(folder) / "home") as db:
            for group in map(int, asked.groups.split(",")):
                entries = min(asked.entries, 500 * group)
                url = db.database(f"costs{group}")
                assert db.process is not None
                found = asyncio.run(run(url, group, entries, db.process.pid))
                print(json.dumps({"store": "postgresql", **found}), flush=True)
                url = f"sqlite:///{folder}/{group}.db"
                found = asyncio.run(run(url, group, entries, None))
                print(json.dumps({"store": "sqlite", **found}), flush=True)


if __name__ == "__main__":
    main()
