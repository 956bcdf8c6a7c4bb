"""What many players need, simulated with measured costs: processes, database, network, memory.

    python -m benchmarks.scale_model [--players 1000,100000,1000000] [--seconds 30]

Players sit by four at tables; at each table somebody moves now and then, at random. A table belongs
to a process by its id. A process takes what has arrived, plays it, hands it to the database as one
group while it goes on, and sends the updates when the group is durable. The smallest number of
processes is sought that answers 99 of 100 moves in time and is not too busy. The costs below were
measured or are assumed, as `Costs` says; see docs/scaling.md.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from dataclasses import asdict, dataclass, replace
from typing import Any


@dataclass(frozen=True)
class Costs:
    """Microseconds of processor time unless said otherwise.

    Measured, on a busy machine: `move` (server_cluster cost), `group` to `sync` (store_costs),
    `told` (a prototype), `frame` (server_turns), `table_kb` (server_sleep memory). Assumed: the
    others.
    """

    move: float = 1000.0  # in a server process, heard by four, without the database
    group: float = 415.0  # of appends, in a server process
    entry: float = 26.0  # each of its entries
    database_group: float = 530.0  # in PostgreSQL
    database_entry: float = 29.0
    sync: float = 6000.0  # until a group is durable, in microseconds that pass
    told: float = 270.0  # to tell the other processes what changed
    hears: float = 40.0  # one such notice, to whoever hears it
    hears_table: float = 1.5  # each table it names
    told_each: float = 0.02  # seconds between two such notices of a process
    idle: float = 12_000.0  # a process at rest, each second
    frame: float = 1_500.0  # bytes to each of four listeners
    table_kb: float = 412.0
    row: float = 900.0  # bytes of an entry in the journal, its indexes and the log ahead of it


@dataclass(frozen=True)
class Need:
    """What so many players need, with everything in its place."""

    players: int
    moves_a_second: float
    processes: int
    busy: float  # share of a core, each process
    p50_ms: float
    p99_ms: float
    group: float  # entries written together, on average
    database_cores: float
    database_mb_a_second: float
    notices_a_second: float
    hearing_cores: float  # all processes together, for what others tell
    network_mb_a_second: float
    memory_gb: float


LISTENERS = 4
MOST_BUSY = 0.6  # of a core: the rest is for openings, reconnections and bad minutes
IN_TIME = 0.1  # seconds for 99 of 100 moves


def arrivals(rate: float, seconds: float, luck: random.Random) -> list[float]:
    found, now = [], luck.expovariate(rate)
    while now < seconds:
        found.append(now)
        now += luck.expovariate(rate)
    return found


@dataclass
class Run:
    """One process for a while."""

    waits: list[float]
    groups: list[int]
    busy: float

    def wait(self, share: float) -> float:
        """How long so many of all moves waited at most."""
        ordered = sorted(self.waits) or [0.0]
        return ordered[int((len(ordered) - 1) * share)]


def run_process(rate: float, seconds: float, hearing: float, costs: Costs, seed: int) -> Run:
    """Moves come at random; a group is written while the next one is played."""
    due = arrivals(rate, seconds, random.Random(seed))
    slower = 1 / (1 - hearing)  # what is told by others takes its share
    now = free = used = 0.0  # free: when the last group is durable
    waits: list[float] = []
    groups: list[int] = []
    at = 0
    while at < len(due):
        now = max(now, due[at])
        end = at
        while end < len(due) and due[end] <= now:
            end += 1
        size = end - at
        work = (costs.move * size + costs.group + costs.entry * size) * 1e-6 * slower
        used += work / slower
        now += work
        free = max(free, now) + (costs.sync + costs.database_entry * size) * 1e-6
        waits += [free - due[n] for n in range(at, end)]
        groups.append(size)
        if free > now + costs.sync * 1e-6 * 2:
            now = free  # the database cannot keep up: wait for it
        at = end
    return Run(waits, groups, used / seconds + hearing + costs.idle * 1e-6)


def hearing(processes: int, rate: float, costs: Costs) -> float:
    """The share of a core a process needs to tell the others and to hear them."""
    if processes == 1:
        return 0.0
    notices = min(rate, 1 / costs.told_each)
    heard = (processes - 1) * (notices * costs.hears + rate * costs.hears_table)
    return (notices * costs.told + heard) * 1e-6


def need(players: int, pause: float, seconds: float, costs: Costs) -> Need:
    """The smallest number of processes that does."""
    rate = players / LISTENERS / pause
    processes = max(1, math.floor(rate * costs.move * 1e-6 / MOST_BUSY))
    while processes <= max(1.0, rate):
        told = hearing(processes, rate / processes, costs)
        if told < MOST_BUSY:
            found = run_process(rate / processes, seconds, told, costs, seed=processes)
            if found.busy <= MOST_BUSY and found.wait(0.99) <= IN_TIME:
                return summed(players, rate, processes, told, found, costs)
        processes = max(processes + 1, math.floor(processes * 1.03))
    raise ValueError("no number of processes does")


def summed(
    players: int, rate: float, processes: int, told: float, found: Run, costs: Costs
) -> Need:
    group = sum(found.groups) / max(1, len(found.groups))
    notices = 0.0 if processes == 1 else min(rate, processes / costs.told_each)
    database = rate * (costs.database_group / group + costs.database_entry) + notices * costs.told
    return Need(
        players,
        moves_a_second=round(rate, 1),
        processes=processes,
        busy=round(found.busy, 2),
        p50_ms=round(found.wait(0.5) * 1000, 1),
        p99_ms=round(found.wait(0.99) * 1000, 1),
        group=round(group, 1),
        database_cores=round(database * 1e-6, 2),
        database_mb_a_second=round(rate * costs.row / 1e6, 1),
        notices_a_second=round(notices, 1),
        hearing_cores=round(told * processes, 2),
        network_mb_a_second=round(rate * LISTENERS * costs.frame / 1e6, 1),
        memory_gb=round(players / LISTENERS * costs.table_kb / 1e6, 1),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", default="1000,100000,1000000")
    parser.add_argument("--pause", type=float, default=10, help="seconds between moves at a table")
    parser.add_argument("--seconds", type=float, default=30, help="to simulate")
    for name, value in asdict(Costs()).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=float, default=value)
    asked: dict[str, Any] = vars(parser.parse_args())
    costs = replace(Costs(), **{name: asked[name] for name in asdict(Costs())})
    print(json.dumps({"costs": asdict(costs)}))
    for players in map(int, asked["players"].split(",")):
        print(json.dumps(asdict(need(players, asked["pause"], asked["seconds"], costs))))


if __name__ == "__main__":
    main()
