"""The worker service: answers, survives a killed worker, passes errors on."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import CancelledError
from pathlib import Path

import pytest

import teahouse
from teahouse.bots import searching
from teahouse.bots.deciding import Request, decide
from teahouse.bots.heuristics import GAMES_KEPT
from teahouse.bots.service import BotService, Engines, needs_engines, wish
from teahouse.bots.simple import evaluator
from teahouse.core import registry


@pytest.fixture(scope="module")
def service() -> Iterator[BotService]:
    made = BotService(workers=1, games=["darjeeling"])
    yield made
    made.close()


def request(level: str = "medium", seconds: float = 0.3) -> Request:
    state = teahouse.game("darjeeling").new(seed=6, players=2)
    legal = tuple(state.legal_ids())
    return Request("darjeeling", state.view(state.actor), legal, level, seconds, seed=3)


def test_it_answers_with_a_legal_action_and_thoughts(service: BotService) -> None:
    asked = request()
    choice = service.choose(asked).result(60)
    assert choice.action in asked.legal
    assert choice.thoughts
    assert decide(asked, compiled=False).action in asked.legal


def test_a_killed_worker_does_not_lose_the_request(service: BotService) -> None:
    import multiprocessing

    service.choose(request("novice")).result(60)
    before = service.replaced
    children = [p for p in multiprocessing.active_children() if p.is_alive()]
    future = service.choose(request("master", 2.0))
    for child in children:
        child.kill()
    assert future.result(60).action in request().legal
    assert service.replaced == before + 1


def test_an_error_reaches_the_asker(service: BotService) -> None:
    with pytest.raises(teahouse.TeahouseError, match="no bot 'nobody'"):
        service.choose(request("nobody")).result(60)
    assert service.choose(request()).result(60).action in request().legal


def test_a_wish_to_be_warm_asks_for_no_decision(service: BotService) -> None:
    service.warm("darjeeling", {})
    assert service.choose(request()).result(60).action in request().legal


def test_closing_gives_up_what_is_under_way() -> None:
    service = BotService()
    first = service.choose(request("novice"))
    assert first.result(60).action in request().legal
    endless, waiting = (service.choose(request("mcts:time=3600", 3600.0)) for _ in range(2))
    time.sleep(0.5)
    began = time.monotonic()
    service.close()
    assert time.monotonic() - began < 10
    for future in (endless, waiting):
        with pytest.raises(CancelledError):
            future.result(1)


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
    service = BotService()
    for level in ("novice", "easy"):
        assert service.choose(request(level)).result(60).action in request().legal
    time.sleep(0.5)  # compiling would have begun, and made a folder for it
    service.close()
    assert list(tmp_path.iterdir()) == []


def test_a_wish_is_to_search() -> None:
    assert needs_engines(wish("darjeeling"))


def test_it_knows_only_what_the_request_says() -> None:
    assert set(vars(request())) == {
        "game", "view", "legal", "level", "seconds", "seed", "components",
    }  # fmt: skip
