"""Policies and bots of one's own, by object, by spec and by name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.support.studies import QUICK, study

import teahouse
from teahouse.arena.balance import play_all as look_at
from teahouse.arena.tournament import Plan, play_all
from teahouse.bots import BadBot, Choice, Pool, ask, bot_of, custom, make, parse, register, spec_of
from teahouse.bots.deciding import Request
from teahouse.bots.service import BotService

CUPS = "darjeeling"


def first_choice(observation: Any, mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


class LastChoice:
    name = "last"

    def __init__(self, game: teahouse.Game, seed: int) -> None:
        self.seed = seed

    def choose(self, view: Any, legal: Sequence[int], worlds: Any, clock: Any) -> Choice:
        return Choice(legal[-1])


@pytest.fixture(autouse=True)
def _nobody_stays() -> Iterator[None]:
    yield
    custom.REGISTERED.clear()


def position() -> teahouse.Position:
    return teahouse.game(CUPS).new(players=2, seed=1)


def test_a_policy_and_a_class_are_named_by_their_module() -> None:
    here = position()
    for opponent, chosen in ((first_choice, 0), (LastChoice, -1)):
        spec = spec_of(opponent)
        assert spec == f"python:{__name__}:{opponent.__name__}"
        assert ask(make(spec, here.game), here).action == here.legal_ids()[chosen]


def test_what_has_no_name_is_found_in_this_process() -> None:
    here = position()
    spec = spec_of(lambda observation, mask: int(np.flatnonzero(mask)[-1]))
    assert ask(make(spec, here.game), here).action == here.legal_ids()[-1]


def test_a_spec_that_leads_nowhere_is_refused_with_the_reason() -> None:
    for spec in ("python:", "python:no_such_module:x", "python:math:no_such", "python:math"):
        with pytest.raises(BadBot, match="python:MODULE:NAME"):
            parse(spec)
    with pytest.raises(BadBot, match="neither a policy nor a class"):
        parse("python:math:pi")


def test_a_file_in_the_working_folder_is_importable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine_here.py").write_text("def policy(seen, mask): return int(mask.argmax())\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(".")
    here = position()
    assert ask(make("python:mine_here:policy", here.game), here).action == here.legal_ids()[0]


def test_a_pool_draws_one_for_each_game_and_may_change() -> None:
    pool = Pool([first_choice])
    game = teahouse.game(CUPS)
    names = {bot_of(pool, game, seed).name for seed in range(20)}
    assert names == {"first_choice"}
    pool.add(LastChoice)
    assert {bot_of(pool, game, seed).name for seed in range(20)} == {"first_choice", "last"}


def test_own_policies_play_tournaments_and_balance_studies() -> None:
    plan = Plan(CUPS, [first_choice, "random"], 2, 2, options=dict(QUICK))  # type: ignore[list-item]
    (first, second) = (played for _, played in play_all(plan))
    assert first.a == spec_of(first_choice)
    assert (first.seat, second.seat) == (0, 1)
    assert len(first.all_points) == 2
    assert first.all_points[first.seat] == first.points
    assert set(first.winners) == {p for p, rank in enumerate(first.ranks) if rank == 1}
    facts = list(look_at(study(bots=[LastChoice, "random"], games=1, players=[2])))
    assert len(facts) == 1


def test_a_registered_name_reaches_the_workers() -> None:
    register("mine", LastChoice)
    here = position()
    request = Request(CUPS, here.view(here.actor), tuple(here.legal_ids()), "mine", 5.0, 1)
    service = BotService()
    try:
        assert service.choose(request).result(120).action == here.legal_ids()[-1]
    finally:
        service.close()


def test_a_level_s_name_cannot_be_taken() -> None:
    for name in ("hard", "python", "No Name", ""):
        with pytest.raises(BadBot):
            register(name, first_choice)
    with pytest.raises(BadBot, match="NAME=python"):
        custom.register_pair("mine")
