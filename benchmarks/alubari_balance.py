"""A balance look at Alubari: many games of a simple greedy player, counted.

    python benchmarks/alubari_balance.py [GAMES]

Its output stands in docs/records/alubari-balance.md, with what we read in it at the end.

The player is simple on purpose: it places labourers where they can do something, prefers what
scores, and errs at random one time in twelve. Its numbers say which values are never or always
worth taking, not how strong players would fare.
"""

from __future__ import annotations

import random
import statistics
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from teahouse.core.game import Game, Position
from teahouse.games.alubari.game import GAME as DEFINITION
from teahouse.games.alubari.names import EQUIPMENT_NAMES, STATION_NAMES
from teahouse.games.alubari.state import Decision, Good, State
from teahouse.games.alubari.tables import T

GAME = Game(DEFINITION)
ERRS = 1 / 12
CONTRACTS = range(1, 31)


# The greedy player


def worth_of_area(s: State, seat: int, area: str) -> float:
    """How much a labourer is worth there now."""
    goods = s.goods[seat]
    placed = [s.labourer[k] for k in range(35)]
    mine = [k // 5 for k in range(35) if placed[k] == seat]
    iron = goods[Good.IRON] + 3 * mine.count(0)
    steel = goods[Good.STEEL] + (1 if 2 in mine and iron >= 3 else 0)
    if area == "A":
        return 3 + min(sum(s.yard), 6) / 3 - 2 * mine.count(0)
    if area == "B":
        return 4.5 if sum(s.rubble) else 3
    if area == "C":
        makes = iron // 3 + goods[Good.RUBBLE] // 4
        return 2.5 * makes if makes and 2 not in mine else 0
    if area == "D":
        return 3.5 * min(steel, 2) if steel and 3 not in mine else 0
    if area == "E":
        return buildable(s, seat) if 4 not in mine else 0
    if area == "F":
        return 7 if sum(c == seat for c in s.contract) < 7 and 5 not in mine else 1
    return 2.5 + (2.5 if goods[Good.CHAI] < 3 and goods[Good.LEAVES] > 1 else 0)


def buildable(s: State, seat: int) -> float:
    """The best that could be built, by points."""
    best = 0.0
    for k in range(26):
        river = T.opened_by[k]
        is_open = river < 0 or s.section[river] >= 0
        if s.station[k] == -1 and is_open and s.players >= T.players_from[k]:
            cost = T.station_cost[k]
            if all(s.goods[seat][g] >= cost[g] for g in Good):
                best = max(best, 2 + T.station_points[k])
    for k in range(8):
        if s.equipment[k] == -1:
            cost = T.equipment_cost[k]
            if all(s.goods[seat][g] >= cost[g] for g in Good):
                best = max(best, 9 if s.players > 1 else 4)
    return best


def contract_worth(s: State, seat: int, card: int) -> float:
    """Points a marker the condition asks for, with what is already there."""
    have = (
        s.section.count(seat), s.station.count(seat), s.station.count(seat) // 3,
        s.owner.count(seat), s.goods[seat][Good.LEAVES],
    )  # fmt: skip
    missing = sum(max(0, n - h) for n, h in zip(T.needs[card], have, strict=True))
    return T.contract_points[card] + 4 * T.contract_per_chai[card] - 3 * missing


def station_worth(name: str) -> float:
    k = STATION_NAMES.index(name)
    gains = 5 * T.gives_third[k] + 4 * T.gives_steel[k] + 6 * T.gives_contract[k]
    return T.station_points[k] + gains + 9 * T.gives_equipment[k] + 3 * T.station_per_chai[k]


Values = dict[Decision, Callable[[State, int, str], float]]


def _first(*order: str) -> Callable[[State, int, str], float]:
    """The earlier in the list, the better."""
    return lambda s, seat, a: -order.index(a) if a in order else -len(order)


def _use(s: State, seat: int, a: str) -> float:
    """Use a contract when a labourer stands in its area, or when it gives something at once."""
    if a == "done":
        return 0
    card = int(a.split()[1]) - 1
    there = any(s.labourer[T.contract_area[card] * 5 + k] == seat for k in range(5))
    waits = card + 1 in (1, 6, 9, 14, 15, 18, 19, 20, 21)
    return 1 if there or not waits else -1


def _build(s: State, seat: int, a: str) -> float:
    if a == "done":
        return 0.5
    verb, name = a.split()
    if verb == "build":
        return station_worth(name)
    points = T.equipment_points[EQUIPMENT_NAMES.index(name)]
    return points if s.players > 1 else 4


def _brew(s: State, seat: int, a: str) -> float:
    if a == "leaves":
        return 1
    n = int(a.split()[1])
    return 2 - abs(3 - s.goods[seat][Good.CHAI] - n)


VALUES: Values = {
    Decision.MAINTAIN: _first("maintain steel", "maintain chai", "maintain return"),
    Decision.HIRE: _first("hire free", "hire rubble", "hire chai", "done"),
    Decision.PLACE: lambda s, seat, a: worth_of_area(s, seat, a[6]),
    Decision.USE_CONTRACT: _use,
    Decision.STRENGTHEN: lambda s, seat, a: 1 if a == "chai" and s.goods[seat][5] > 1 else 0,
    Decision.CUBES: _first("cube iron", "cube chai", "cube stone", "done"),
    Decision.WORKS: _first("make steel", "make stone-from-bag", "make stone-from-yard", "done"),
    Decision.LAY: _first("lay iron", "lay steel", "done"),
    Decision.BUILD: _build,
    Decision.PRICE: _first("price cheaper", "price printed"),
    Decision.DISCOUNT: _first("discount stone", "discount rubble", "discount none"),
    Decision.POST: lambda s, seat, a: contract_worth(s, seat, int(a.split()[1]) - 1),
    Decision.PICK: lambda s, seat, a: contract_worth(s, seat, int(a.split()[1]) - 1),
    Decision.GAIN_CONTRACT: lambda s, seat, a: contract_worth(s, seat, int(a.split()[1]) - 1),
    Decision.CHAIWALA: _brew,
    Decision.SWAP: _first("swap", "done"),
    Decision.EXTRA: _first("extra", "done"),
}


def choose(table: Position, rng: random.Random) -> int:
    value = VALUES.get(Decision(int(table.decision or 0)))
    if value is None or rng.random() < ERRS:
        return rng.choice(table.legal_ids())
    seat, record = int(table.actor or 0), table.state()
    best = max(table.legal(), key=lambda a: (value(record, seat, str(a)) + rng.random() / 4, -a.id))
    return best.id


# Counting


@dataclass
class Counts:
    """What happened in the games of one number of players."""

    rounds: list[int] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    winning: list[float] = field(default_factory=list)
    sources: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    seen: Counter[str] = field(default_factory=Counter)
    opened: Counter[str] = field(default_factory=Counter)
    taken: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)
    scored: Counter[str] = field(default_factory=Counter)
    scored_points: Counter[str] = field(default_factory=Counter)
    dealt: Counter[str] = field(default_factory=Counter)
    bought: Counter[str] = field(default_factory=Counter)
    placed: Counter[str] = field(default_factory=Counter)
    idle: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    built: Counter[str] = field(default_factory=Counter)
    winners_bought: Counter[str] = field(default_factory=Counter)


def play(players: int, seed: int, counts: Counts) -> None:
    table, rng = GAME.new(players, seed=seed), random.Random(seed)
    owners: dict[int, set[str]] = {p: set() for p in range(players)}
    here: set[str] = {f"c{c + 1:02d}" for c in table.state().office}
    for k, name in enumerate(EQUIPMENT_NAMES):
        counts.dealt[name] += table.state().equipment[k] == -1
    while table.actor is not None:
        for event in table.apply(choose(table, rng)):
            count(event.name, dict(event.values), counts, owners, here)
    counts.opened.update(here)
    record, outcome = table.state(), table.outcome()
    assert outcome is not None
    counts.rounds.append(record.round)
    counts.points += outcome.points
    counts.winning.append(max(outcome.points))
    for parts in outcome.breakdown:
        counts.sources.update({k: int(2 * v) for k, v in parts.items()})
    for winner in outcome.winners:
        counts.winners_bought.update(owners[winner])


def count(
    name: str,
    values: dict[str, int | str],
    counts: Counts,
    owners: dict[int, set[str]],
    here: set[str],
) -> None:
    if name == "contract-opened":
        here.add(str(values["contract"]))
    elif name == "contract-taken":
        counts.taken[str(values["contract"])] += 1
    elif name == "contract-used":
        counts.used[str(values["contract"])] += 1
    elif name == "contract-scored":
        counts.scored[str(values["contract"])] += 1
        counts.scored_points[str(values["contract"])] += int(values["points"])
    elif name == "equipment-taken":
        counts.bought[str(values["equipment"])] += 1
        owners[int(values["seat"])].add(str(values["equipment"]))
    elif name == "labourer-placed":
        counts.placed[str(values["area"])] += 1
    elif name == "no-action":
        counts.idle[str(values["area"])] += 1
    elif name == "event":
        counts.events[str(values["event"])] += 1
    elif name == "station-built":
        counts.built[str(values["station"])] += 1
    elif name == "game-ends":
        counts.endings[str(values["ending"])] += 1
    counts.seen[name] += 1


# The report


def table_of(head: list[str], rows: list[list[str]]) -> list[str]:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return [*lines, *("| " + " | ".join(row) + " |" for row in rows), ""]


def report(found: dict[int, Counts]) -> str:
    games = len(found[1].rounds)
    intro = (
        f"{games:,} games for each number of players, played by the greedy bot of "
        "`benchmarks/alubari_balance.py` (seeds from 0; one move in twelve is random). What it "
        "always or never takes may be too strong or too weak; anything in between means little. "
        "Shares above 100 % come from cards that were put back, drawn by contract 24 or used again."
    )
    lines = ["# How balanced Alubari is", "", intro, "", "## Games", ""]
    rows = []
    for n, c in found.items():
        deciles = statistics.quantiles(c.points, n=10)
        ends = ", ".join(f"{k} {v / games:.0%}" for k, v in c.endings.most_common())
        rows.append([
            str(n), f"{statistics.mean(c.rounds):.1f}", f"{min(c.rounds)}-{max(c.rounds)}",
            f"{statistics.mean(c.points):.0f}", f"{deciles[0]:.0f}-{deciles[-1]:.0f}",
            f"{statistics.mean(c.winning):.0f}", ends,
        ])  # fmt: skip
    lines += table_of(
        ["players", "rounds", "from-to", "points", "10-90 %", "winner", "ending"], rows
    )
    lines += ["## Points by source, a player and game", ""]
    names = list(found[1].sources)
    lines += by_players(found, names, lambda c, k: f"{c.sources[k] / 2 / len(c.points):.1f}")
    lines += ["## Labourers by area, a round; in brackets the share that could do nothing", ""]
    lines += by_players(found, list("ABCDEFG"), area_cell)
    lines += ["## Events a game", ""]
    lines += by_players(found, list("123456"), lambda c, e: f"{c.events[e] / games:.2f}")
    lines += ["## Equipment: taken when dealt; in brackets the share of takers that won", ""]
    lines += by_players(found, list(EQUIPMENT_NAMES), equipment_cell)
    lines += contracts_table(found) + stations_table(found, games)
    return "\n".join(lines)


def by_players(
    found: dict[int, Counts], columns: list[str], cell: Callable[[Counts, str], str]
) -> list[str]:
    rows = [[str(n), *(cell(c, column) for column in columns)] for n, c in found.items()]
    return table_of(["players", *columns], rows)


def area_cell(c: Counts, area: str) -> str:
    return f"{c.placed[area] / sum(c.rounds):.2f} ({share(c.idle[area], c.placed[area])})"


def equipment_cell(c: Counts, name: str) -> str:
    won = share(c.winners_bought[name], c.bought[name])
    return f"{share(c.bought[name], c.dealt[name])} ({won})"


def share(part: int, whole: int) -> str:
    return f"{part / max(1, whole):.0%}"


def contracts_table(found: dict[int, Counts]) -> list[str]:
    """All numbers of players together, but solo apart."""
    rows = []
    for n in CONTRACTS:
        name = f"c{n:02d}"
        row = [f"{n}", "ABCDEFG"[T.contract_area[n - 1]], str(T.contract_points[n - 1])]
        for group in ((1,), (2, 3), (4, 5)):
            opened, taken, used, scored = (
                sum(getattr(found[p], kind)[name] for p in group)
                for kind in ("opened", "taken", "used", "scored")
            )
            row.append(" / ".join(
                (share(taken, opened), share(used, taken), share(scored, taken))
            ))  # fmt: skip
        rows.append(row)
    return [
        "## Contracts: taken where they lay open / used / completed (of those taken)",
        "",
        *table_of(["contract", "area", "points", "solo", "2-3", "4-5"], rows),
    ]


def stations_table(found: dict[int, Counts], games: int) -> list[str]:
    rows = [
        [name, *(f"{found[p].built[name] / games:.0%}" for p in found)] for name in STATION_NAMES
    ]
    return [
        "## Station areas: built by a player, of all games", "",
        *table_of(["area", *(f"{p} players" for p in found)], rows),
    ]  # fmt: skip


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    found: dict[int, Counts] = {}
    for players in range(1, 6):
        found[players] = Counts()
        for seed in range(games):
            play(players, seed, found[players])
    print(report(found))


if __name__ == "__main__":
    main()
