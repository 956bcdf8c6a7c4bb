"""The worker service: answers, survives a killed worker, passes errors on."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import CancelledError, Future
from pathlib import Path
from typing import Any

import pytest

import teahouse
from teahouse.bots import Choice, searching, service, spec_of
from teahouse.bots.deciding import Request, decide
from teahouse.bots.heuristics import GAMES_KEPT
from teahouse.bots.service import BotService, Engines, _Worker, needs_engines, wish
from teahouse.bots.simple import evaluator
from teahouse.core import registry
from teahouse.core.worker_process import FOLLOWING

PATIENCE = 600.0  # where a worker is meant to answer, however busy the machine is
SIGN = "SIGN_OF_A_WORKER"


@pytest.fixture(scope="module", autouse=True)
def _a_busy_machine_has_no_worker_replaced() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(service, "START", PATIENCE)
        yield


@pytest.fixture(scope="module")
def bots() -> Iterator[BotService]:
    made = BotService(workers=1, games=["darjeeling"])
    yield made
    made.close()


class Stuck:
    """Leaves a sign that it was asked, and never answers; who finds the sign does."""

    name = "stuck"

    def __init__(self, game: teahouse.Game, seed: int) -> None: ...

    def choose(self, view: Any, legal: Sequence[int], worlds: Any, clock: Any) -> Choice:
        sign = Path(os.environ[SIGN])
        if not sign.exists():
            sign.touch()
            threading.Event().wait()
        return Choice(legal[0])


class ThreadCounter(Stuck):
    """Takes the first choice in a process that does nothing beside, the second beside a thread."""

    def choose(self, view: Any, legal: Sequence[int], worlds: Any, clock: Any) -> Choice:
        working = [thread for thread in threading.enumerate() if thread.name != FOLLOWING]
        return Choice(legal[len(working) - 1])


@pytest.fixture
def sign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What the first worker leaves that gets stuck."""
    monkeypatch.setenv(SIGN, str(tmp_path / "sign"))
    return tmp_path / "sign"


def wait_for(sign: Path, answer: Future[Choice]) -> None:
    while not sign.exists():
        assert not answer.done()
        time.sleep(0.01)


def request(level: str = "medium", seconds: float = 0.3) -> Request:
    state = teahouse.game("darjeeling").new(seed=6, players=2)
    legal = tuple(state.legal_ids())
    return Request("darjeeling", state.view(state.actor), legal, level, seconds, seed=3)


def test_it_answers_with_a_legal_action_and_thoughts(bots: BotService) -> None:
    asked = request()
    choice = bots.choose(asked).result(PATIENCE)
    assert choice.action in asked.legal
    assert choice.thoughts
    assert decide(asked, compiled=False).action in asked.legal


def test_a_killed_worker_does_not_lose_the_request(sign: Path) -> None:
    bots = BotService()
    answer = bots.choose(request(spec_of(Stuck)))
    wait_for(sign, answer)
    (worker,) = bots._workers
    worker.process.kill()
    assert answer.result(PATIENCE).action in request().legal
    assert bots.replaced == 1
    bots.close()


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_a_worker_is_deaf_to_ctrl_c_from_its_start() -> None:
    worker = _Worker()
    assert worker.process.pid is not None
    os.kill(worker.process.pid, signal.SIGINT)
    assert worker.ask(request("novice"), PATIENCE).action in request().legal
    os.kill(worker.process.pid, signal.SIGINT)
    assert worker.ask(request("novice"), PATIENCE).action in request().legal
    worker.stop()


def test_an_error_reaches_the_asker(bots: BotService) -> None:
    with pytest.raises(teahouse.TeahouseError, match="no bot 'nobody'"):
        bots.choose(request("nobody")).result(PATIENCE)
    assert bots.choose(request()).result(PATIENCE).action in request().legal


def test_a_wish_to_be_warm_asks_for_no_decision(bots: BotService) -> None:
    bots.warm("darjeeling", {})
    assert bots.choose(request()).result(PATIENCE).action in request().legal


def test_closing_gives_up_what_is_under_way(sign: Path) -> None:
    bots = BotService()
    endless, waiting = (bots.choose(request(spec_of(Stuck))) for _ in range(2))
    wait_for(sign, endless)
    bots.close()
    for future in (endless, waiting):
        with pytest.raises(CancelledError):
            future.result(0)


def changed(n: int) -> dict[str, dict[str, int]]:
    """The nth of a hundred sets of component changes."""
    return {"costs": {"turn_back": 3 + n % 10, "pass_tile": 2 + n // 10}}


def test_a_hundred_sets_of_components_leave_only_the_last_ones_behind() -> None:
    for n in range(100):
        game = teahouse.game("darjeeling", changed(n))
        searching.searcher(game, compiled=False)
        evaluator(game)
        assert teahouse.game("darjeeling", changed(n)) is game
    assert registry._changed.cache_info().currsize == registry.KEPT
    assert searching._searcher.cache_info().currsize == 2 * GAMES_KEPT
    assert evaluator.cache_info().currsize == GAMES_KEPT


def test_a_worker_compiles_once_and_forgets_what_was_not_asked_for_lately() -> None:
    compiled: list[str] = []
    engines = Engines(lambda name, components: compiled.append(name))

    def until_ready(name: str) -> None:
        while not engines.are_ready(name, {}):
            time.sleep(0.001)

    for n in range(100):
        until_ready(f"game {n}")
        until_ready("darjeeling")  # asked for all the time, it stays
    assert compiled.count("darjeeling") == 1
    assert len(engines) == GAMES_KEPT
    assert engines.are_ready("game 99", {})
    until_ready("game 3")
    assert compiled.count("game 3") == 2


@pytest.mark.parametrize(
    ("level", "needed"),
    [
        ("novice", False), ("easy", False), ("random:seed=3", False), ("nobody", False),
        ("medium", True), ("hard", True), ("master:threads=2", True), ("mcts:sims=9", True),
    ],
)  # fmt: skip
def test_only_levels_that_search_have_a_game_compiled(level: str, needed: bool) -> None:
    assert needs_engines(request(level)) is needed


def test_a_worker_asked_for_quick_moves_only_compiles_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("numba")
    monkeypatch.setenv("TEAHOUSE_CACHE", str(tmp_path))
    bots = BotService()
    for level in ("novice", "easy"):
        assert bots.choose(request(level)).result(PATIENCE).action in request().legal
    alone = request().legal[0]  # beside a thread that compiles it would be another
    assert bots.choose(request(spec_of(ThreadCounter))).result(PATIENCE).action == alone
    bots.close()
    assert list(tmp_path.iterdir()) == []


def test_a_wish_is_to_search() -> None:
    assert needs_engines(wish("darjeeling"))


def test_it_knows_only_what_the_request_says() -> None:
    assert set(vars(request())) == {
        "game", "view", "legal", "level", "seconds", "seed", "components",
    }  # fmt: skip
