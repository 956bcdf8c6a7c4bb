"""Games between bots as training data: Parquet files of transitions and of games.

A dataset is written in shards of a few games. A shard is one file per table, written atomically, so
an interrupted run resumes where it stopped:

    DIR/dataset.json                   what it was made from
    DIR/transitions/part-00000.parquet
    DIR/games/part-00000.parquet
"""

from __future__ import annotations

import json
from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from teahouse.extras import with_extra

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise with_extra(error) from None

from teahouse.arena.engines import Engine, local
from teahouse.arena.match import play, seated
from teahouse.arena.tables import pyarrow
from teahouse.bots import Clock, parse, spec_of
from teahouse.core import hooks
from teahouse.core.errors import BadOption
from teahouse.core.game import Game, Outcome, Position
from teahouse.core.registry import game

from .observer import observation
from .stepping import RewardKind

MANIFEST = "dataset.json"
TABLES = ("transitions", "games")
REWARDS = tuple(kind.name.lower() for kind in RewardKind)


@dataclass(frozen=True)
class Dataset:
    """What a dataset is made from."""

    game: str
    bots: list[str]  # one for all seats, or several that rotate by one seat every game
    games: int
    players: int
    seed: int = 1
    shard: int = 50  # games in a file
    rewards: str = "win"
    seconds: float | None = None
    components: Mapping[str, Any] | None = None
    options: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "bots", [spec_of(bot) for bot in self.bots])

    def check(self) -> None:
        """Reject datasets that cannot be written, before anything is played."""
        for spec in self.bots:
            parse(spec)
        if self.games < 1 or self.shard < 1 or not self.bots:
            raise BadOption("a dataset needs at least one game, one bot and one game in a file")
        if self.rewards not in REWARDS:
            raise BadOption(f"rewards are one of {', '.join(REWARDS)}, not {self.rewards!r}")
        self.played().options.resolve({**self.options, "players": self.players})
        pyarrow(".parquet")

    def played(self) -> Game:
        return game(self.game, self.components)

    def shards(self) -> range:
        return range(-(-self.games // self.shard))

    def numbers(self, shard: int) -> range:
        return range(shard * self.shard, min(self.games, (shard + 1) * self.shard))

    def seats(self, number: int) -> list[str]:
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.players)]

    def facts(self) -> dict[str, Any]:
        """Everything that determines a shard. More games may be added later."""
        played = self.played()
        made = {k: v for k, v in asdict(self).items() if k not in ("games", "components")}
        return {**made, "version": played.version, "components": played.components.digest}


def write_all(
    dataset: Dataset, folder: Path, engine: Engine | None = None
) -> Generator[int, None, None]:
    """Write the missing shards; yields how many games are done."""
    dataset.check()
    _begin(dataset, folder)
    missing = [k for k in dataset.shards() if not _is_there(dataset, folder, k)]
    done = dataset.games - sum(len(dataset.numbers(k)) for k in missing)
    yield done
    work = [(dataset, folder, shard) for shard in missing]
    with closing((engine or local(1))(write_shard, work)) as written:
        for games in written:
            done += games
            yield done


def _begin(dataset: Dataset, folder: Path) -> None:
    for table in TABLES:
        (folder / table).mkdir(parents=True, exist_ok=True)
    manifest, facts = folder / MANIFEST, dataset.facts()
    if manifest.exists() and json.loads(manifest.read_text("utf-8")) != facts:
        raise BadOption(f"{folder} holds a dataset made in another way; choose another folder")
    manifest.write_text(json.dumps(facts, indent=2) + "\n", encoding="utf-8")


def _file(folder: Path, table: str, shard: int) -> Path:
    return folder / table / f"part-{shard:05d}.parquet"


def _is_there(dataset: Dataset, folder: Path, shard: int) -> bool:
    """Whether a shard is written; the last one of a smaller dataset may have had fewer games."""
    if not all(_file(folder, table, shard).exists() for table in TABLES):
        return False
    rows = pyarrow(".parquet").read_metadata(_file(folder, "games", shard)).num_rows
    return int(rows) == len(dataset.numbers(shard))


def write_shard(dataset: Dataset, folder: Path, shard: int) -> int:
    """Play the games of a shard and write its files; return how many games it has."""
    transitions: list[dict[str, Any]] = []
    games: list[dict[str, Any]] = []
    for number in dataset.numbers(shard):
        steps, about = one_game(dataset, number)
        transitions += steps
        games.append(about)
    for table, rows in zip(TABLES, (transitions, games), strict=True):
        _write(_file(folder, table, shard), rows)
    return len(games)


def one_game(dataset: Dataset, number: int) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The transitions of a game, in order, and its row in the table of games."""
    played, deal = dataset.played(), dataset.seed * 1_000_003 + number
    options = {**dataset.options, "players": dataset.players}
    position = played.new(seed=deal, backend="python", **options)
    rows: list[dict[str, Any]] = []

    def watch(before: Position, action: int) -> None:
        rows.append(_seen(before, action, number, len(rows)))

    with seated(played, dataset.seats(number), deal) as bots:
        play(position, bots, Clock(dataset.seconds), watch)
    outcome = position.outcome()
    assert outcome is not None
    _reward(rows, outcome, dataset.rewards)
    return rows, _about(dataset, number, deal, position, outcome, len(rows))


def _seen(before: Position, action: int, number: int, step: int) -> dict[str, Any]:
    seat = before.actor
    assert seat is not None
    mask = np.zeros(int(before.game.definition.rules.limits.actions), np.int8)
    mask[before.legal_ids()] = 1
    unit = before.game.definition.rules.point_unit
    return {
        "game": number,
        "step": step,
        "seat": seat,
        "observation": observation(before, seat).tolist(),
        "mask": mask.tolist(),
        "action": action,
        "points": float(before.game.rule(hooks.points)(before.state(), seat)) / unit,
    }


def _reward(rows: Sequence[dict[str, Any]], outcome: Outcome, kind: str) -> None:
    """Give every row its reward, whether it is the last of its seat, and how the game ended."""
    following: dict[int, float] = {}  # seat -> its points at its next decision
    for row in reversed(rows):
        seat = row["seat"]
        row["done"] = seat not in following
        after = outcome.points[seat] if row["done"] else following[seat]
        following[seat] = row["points"]
        final = final_reward(outcome, seat, kind) if row["done"] else 0.0
        row["reward"] = after - row["points"] if kind == "dense" else final
        row["outcome"] = final_reward(outcome, seat, "win")


def final_reward(outcome: Outcome, seat: int, kind: str) -> float:
    """The final reward of a seat; see the rewards of the environments."""
    others = [p for other, p in enumerate(outcome.points) if other != seat]
    if kind == "margin":
        return outcome.points[seat] - max(others, default=0.0)
    if kind == "rank":
        return 1.0 - (outcome.ranks[seat] - 1) / max(1, len(others))
    return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0


def _about(
    dataset: Dataset, number: int, deal: int, position: Position, outcome: Outcome, steps: int
) -> dict[str, Any]:
    journal = position.journal()
    return {
        "game": number,
        "seed": deal,
        "bots": dataset.seats(number),
        "options": json.dumps(dict(journal.options), sort_keys=True),
        "points": list(outcome.points),
        "ranks": list(outcome.ranks),
        "breakdown": json.dumps([dict(own) for own in outcome.breakdown]),
        "steps": steps,
        "actions": list(journal.actions),
    }


def _write(path: Path, rows: Sequence[Mapping[str, Any]]) -> None:
    arrow = pyarrow("")
    columns: dict[str, Any] = {name: [row[name] for row in rows] for name in rows[0]}
    for name, kind in (("observation", arrow.int16()), ("mask", arrow.int8())):
        if name in columns:
            width = len(columns[name][0])
            columns[name] = arrow.array(columns[name], arrow.list_(kind, width))
    fresh = path.with_suffix(".new")
    pyarrow(".parquet").write_table(arrow.table(columns), fresh, compression="zstd")
    fresh.replace(path)
