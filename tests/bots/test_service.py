"""The worker service: answers, survives a killed worker, passes errors on."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import CancelledError

import pytest

import teahouse
from teahouse.bots.service import BotService, Request, answer


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
    assert answer(asked, compiled=False).action in asked.legal


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


def test_it_knows_only_what_the_request_says() -> None:
    assert set(vars(request())) == {
        "game", "view", "legal", "level", "seconds", "seed", "components",
    }  # fmt: skip
