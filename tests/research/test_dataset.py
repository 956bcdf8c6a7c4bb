"""Games as Parquet files: what is in them, and that a run can be continued."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as parquet  # type: ignore[import-untyped]
import pytest

import teahouse
from teahouse.core.errors import BadOption
from teahouse.core.game import Outcome
from teahouse.research.dataset import Dataset, final_reward, write_all
from teahouse.research.observer import observation

QUICK: dict[str, Any] = {"target": 12, "round_limit": 20}


def dataset(games: int = 3, **changes: Any) -> Dataset:
    return Dataset(
        "darjeeling", ["random", "easy"], games, 2, shard=2, **{"options": QUICK, **changes}
    )


def test_a_transition_is_what_a_seat_saw_and_did(tmp_path: Path) -> None:
    assert list(write_all(dataset(), tmp_path)) == [0, 2, 3]
    rows = parquet.read_table(tmp_path / "transitions").to_pylist()
    games = parquet.read_table(tmp_path / "games").to_pylist()
    assert [game["game"] for game in games] == [0, 1, 2]
    assert [game["bots"][0] for game in games] == ["random", "easy", "random"]
    for game in games:
        own = [row for row in rows if row["game"] == game["game"]]
        position = teahouse.game("darjeeling").new(players=2, seed=game["seed"], **QUICK)
        for row in own:
            assert row["seat"] == position.actor
            assert row["observation"] == observation(position, row["seat"]).tolist()
            assert np.flatnonzero(row["mask"]).tolist() == sorted(position.legal_ids())
            position.apply(row["action"])
        outcome = position.outcome()
        assert outcome is not None
        assert list(outcome.points) == game["points"]
        last = {row["seat"]: row for row in own}
        for seat, row in last.items():
            assert row["done"]
            assert row["reward"] == row["outcome"] == final_reward(outcome, seat, "win")
        assert sum(row["reward"] for row in own) == pytest.approx(1.0)


def test_dense_rewards_add_up_to_the_final_points(tmp_path: Path) -> None:
    list(write_all(dataset(1, rewards="dense"), tmp_path))
    (game,) = parquet.read_table(tmp_path / "games").to_pylist()
    rows = parquet.read_table(tmp_path / "transitions").to_pylist()
    for seat in range(2):
        paid = sum(row["reward"] for row in rows if row["seat"] == seat)
        assert paid == pytest.approx(game["points"][seat])


def test_what_was_interrupted_is_continued_and_more_games_are_added(tmp_path: Path) -> None:
    writing = write_all(dataset(4), tmp_path)
    assert [next(writing), next(writing)] == [0, 2]
    writing.close()
    first = (tmp_path / "transitions" / "part-00000.parquet").stat().st_mtime_ns
    assert list(write_all(dataset(5), tmp_path)) == [2, 4, 5]
    assert (tmp_path / "transitions" / "part-00000.parquet").stat().st_mtime_ns == first
    with pytest.raises(BadOption, match="made in another way"):
        list(write_all(dataset(5, seed=2), tmp_path))


def test_rewards_of_the_end() -> None:
    outcome = Outcome((5.0, 9.0, 9.0), (3, 1, 1), (1, 2), ({}, {}, {}))
    assert [final_reward(outcome, seat, "win") for seat in range(3)] == [0.0, 0.5, 0.5]
    assert [final_reward(outcome, seat, "margin") for seat in range(3)] == [-4.0, 0.0, 0.0]
    assert [final_reward(outcome, seat, "rank") for seat in range(3)] == [0.0, 1.0, 1.0]


def test_what_cannot_be_written_is_refused_first(tmp_path: Path) -> None:
    for wrong in (dataset(0), dataset(rewards="gold"), dataset(options={"colour": 1})):
        with pytest.raises(BadOption):
            list(write_all(wrong, tmp_path / "new"))
    assert not (tmp_path / "new").exists()


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    list(write_all(dataset(3), folder))
    return folder


def facts(rows: list[dict[str, Any]]) -> list[Any]:
    """What the readers have to agree on: who did what, seen and paid how."""
    return [
        (
            *(row[name] for name in ("game", "seat", "action", "reward", "done")),
            [int(number) for number in row["observation"]],
            [int(number) for number in row["mask"]],
        )
        for row in rows
    ]


@pytest.mark.slow
@pytest.mark.parametrize("library", ["pandas", "polars", "datasets"])
def test_other_libraries_read_the_same_rows(library: str, written: Path, tmp_path: Path) -> None:
    """`./test --full` installs them; see requirements/full.txt."""
    module = pytest.importorskip(library)
    expected = facts(parquet.read_table(written / "transitions").to_pylist())
    files = str(written / "transitions" / "*.parquet")
    if library == "pandas":
        rows = module.read_parquet(written / "transitions").to_dict("records")
        assert module.read_parquet(written / "games")["points"].map(len).tolist() == [2, 2, 2]
    elif library == "polars":
        table = module.read_parquet(files)
        rows = table.to_dicts()
        assert table.schema["observation"] == module.Array(
            module.Int16, len(rows[0]["observation"])
        )
    else:
        table = module.load_dataset(
            "parquet", data_files=files, split="train", cache_dir=str(tmp_path)
        )
        rows = list(table)
        assert table.features["observation"].feature.dtype == "int16"
    assert expected
    assert facts(rows) == expected
