"""Ray: two nodes on this machine give what local processes give, even when a worker dies."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from tests.support.studies import QUICK, study

from teahouse import TeahouseError
from teahouse.arena import balance, cluster, tournament
from teahouse.arena.engines import engine

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")


def test_nothing_to_do_needs_no_cluster() -> None:
    assert list(cluster.spread(len, [])) == []


def test_a_node_with_other_code_is_refused() -> None:
    assert cluster.done(len, [("ab",), ("c",)], cluster.digest()) == [2, 1]
    with pytest.raises(cluster.ClusterError, match="another version"):
        cluster.done(len, [("ab",)], "0" * 16)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    child = subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("cluster.py"))],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdin is not None
    assert child.stdout is not None
    try:
        found = ""
        for line in child.stdout:  # Ray may say something of its own first
            found = line.strip()
            if found.rpartition(":")[2].isdigit():
                break
        assert found, "the cluster did not start"
        yield found
    finally:
        child.stdin.close()
        try:
            child.wait(60)
        except subprocess.TimeoutExpired:
            child.kill()
        child.stdout.close()


def plan() -> tournament.Plan:
    return tournament.Plan("darjeeling", ["novice", "random"], 24, 2, 1, options=QUICK)


@needs_ray
@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_cluster_of_two_nodes_gives_the_same(address: str, tmp_path: Path) -> None:
    far = engine("ray", address=address)
    assert cluster_nodes(address) == 2
    rows = [row for _, row in tournament.play_all(plan(), tmp_path / "games.jsonl", far)]
    assert tournament.summed(plan(), rows) == tournament.run(plan())
    key = lambda facts: facts.key  # noqa: E731
    there = sorted(balance.play_all(study(), engine=far), key=key)
    assert there == sorted(balance.play_all(study()), key=key)


def cluster_nodes(address: str) -> int:
    with cluster.connect(address) as ray:
        return sum(node["Alive"] for node in ray.nodes())


def slow_square(number: int, folder: str) -> int:
    """The first worker to get 5 says who it is, and waits for its end."""
    mark = Path(folder) / "pid"
    if number == 5 and not mark.exists():
        mark.write_text(str(os.getpid()))
        time.sleep(120)
    return number * number


@needs_ray
@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_work_survives_a_killed_worker(address: str, tmp_path: Path) -> None:
    results = cluster.spread(slow_square, [(n, str(tmp_path)) for n in range(40)], address)
    found = [next(results)]
    mark = tmp_path / "pid"
    until = time.monotonic() + 60
    while not (mark.exists() and mark.read_text()) and time.monotonic() < until:
        time.sleep(0.1)
    os.kill(int(mark.read_text()), signal.SIGKILL)
    found += results
    assert sorted(found) == [n * n for n in range(40)]


def refuse(number: int) -> int:
    raise TeahouseError(f"not {number}")


@needs_ray
@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_what_goes_wrong_there_is_said_as_here(address: str) -> None:
    with pytest.raises(TeahouseError, match="not 3"):
        list(cluster.spread(refuse, [(3,)], address))


@pytest.mark.parametrize("address", ["127.0.0.1:9", "127.0.0.1:x", "ray://127.0.0.1:99999"])
def test_a_cluster_that_is_not_there_is_named_at_once(address: str) -> None:
    with pytest.raises(cluster.ClusterError, match=f"answers at {address}"):
        cluster.check_answers(address)
