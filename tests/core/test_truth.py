"""The truth check passes on our games and sees each untruth that is put into one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from tests.truths import truth_of, unnoticed_values

import teahouse
from teahouse.cli.check import players
from teahouse.core import hooks
from teahouse.core.conformance import run_truth
from teahouse.core.definition import Definition
from teahouse.core.definition_check import settings
from teahouse.core.events import Value
from teahouse.core.game import Game
from teahouse.core.reasons import GAME_OVER, NOT_ASKED, OK
from teahouse.core.truth import Truth, load_truth
from teahouse.core.truth_check import Tally, check_truth
from teahouse.core.views import Head, View
from teahouse.games.darjeeling.events import quantity_scored
from teahouse.games.darjeeling.reasons import Why
from teahouse.games.darjeeling.rules.decisions import DECISIONS

apply = DECISIONS.apply
refusal = DECISIONS.refusal


SETTING = {"players": 3, "memory": "closed"}


@pytest.mark.parametrize("name", teahouse.games())
def test_what_a_game_says_is_so(name: str) -> None:
    """Some decisions in every setting."""
    game = teahouse.game(name)
    report = run_truth(game, truth_of(name), games=len(list(settings(game))), every=12)
    assert report.findings == []
    assert report.checks["choices"] > 500
    assert report.checks["reasons"] > 1000


@pytest.mark.slow
@pytest.mark.parametrize("name", teahouse.games())
def test_what_a_game_says_is_so_at_every_step(name: str) -> None:
    game = teahouse.game(name)
    policies = players(game)
    games = len(policies) * len(list(settings(game)))
    assert run_truth(game, truth_of(name), games=games, policies=policies).findings == []


@pytest.mark.parametrize("name", teahouse.games())
def test_nothing_that_is_said_goes_unchecked(name: str) -> None:
    """Every preview has a promise, every decision its actions, every reason its ground."""
    d, truth = teahouse.game(name).definition, truth_of(name)
    assert set(truth.promises) == set(d.presentation.previews)
    assert set(truth.asks) == {decision.name.lower() for decision in d.rules.decisions if decision}
    generic = (OK, GAME_OVER, NOT_ASKED)
    assert set(truth.grounds) == {
        r for code, (r, _) in d.rules.reasons.items() if code not in generic
    }


@pytest.mark.parametrize("name", teahouse.games())
def test_every_value_of_a_preview_is_checked(name: str) -> None:
    assert unnoticed_values(name) == set()


# Untruths put into Darjeeling


@pytest.fixture(scope="module")
def definition() -> Definition:
    return teahouse.game("darjeeling").definition


def untruths(d: Definition) -> Iterator[set[tuple[str, str]]]:
    """What is untrue in one game, and in two."""
    tally = Tally()
    for seed in range(2):
        check_truth(Game(d), truth_of(d.name), SETTING, seed, tally, every=4)
        yield set(tally.first)


def untrue(d: Definition) -> set[tuple[str, str]]:
    *_, found = untruths(d)
    return found


def is_seen(d: Definition, check: str, about: str) -> bool:
    """Whether an untruth is found; the second game is played only if the first did not show it."""
    return any((check, about) in found for found in untruths(d))


def test_a_price_that_is_not_asked_is_seen(definition: Definition) -> None:
    def dearer(record: Any, action: Any, game: Game) -> tuple[str, Mapping[str, Value]]:
        name, values = definition.presentation.preview(record, action, game)
        return name, {**values, "cost": int(values["cost"]) + 1} if name == "move" else values

    assert untrue(definition.changed(preview=dearer)) == {("choices", "move cost")}


def test_a_preview_that_nothing_checks_is_seen(definition: Definition) -> None:
    def other(record: Any, action: Any, game: Game) -> tuple[str, Mapping[str, Value]]:
        name, values = definition.presentation.preview(record, action, game)
        return ("glide", values) if name == "move" else (name, values)

    assert untrue(definition.changed(preview=other)) == {("choices", "glide")}


def generous(s: Any, action: int, ev: list[int]) -> None:
    apply(s, action, ev)
    quantity_scored(ev, 0, 5)


def secretive(s: Any, action: int, ev: list[int]) -> None:
    apply(s, action, ev)
    s.score[0] += 1
    s.earned[0][0] += 1


def test_points_that_are_told_and_not_scored_are_seen(definition: Definition) -> None:
    telling = definition.changed(hooks={**definition.rules.hooks, hooks.apply: generous})
    assert is_seen(telling, "events", "seats.*.score")


def test_points_that_nobody_is_told_of_are_seen(definition: Definition) -> None:
    silent = definition.changed(hooks={**definition.rules.hooks, hooks.apply: secretive})
    assert is_seen(silent, "events", "seats.*.earned.ships")


def muddled(s: Any, action: int) -> int:
    why = refusal(s, action)
    return Why.NOT_IN_LINE if why == Why.ON_A_CITY else why


def lenient(s: Any, action: int) -> int:
    why = refusal(s, action)
    return Why.OK if why == Why.ON_A_CITY else why


def deaf(s: Any, action: int) -> int:
    why = refusal(s, action)
    return Why.NOT_ASKED if why == Why.ON_A_CITY else why


@pytest.mark.parametrize(
    ("broken", "about"),
    [(muddled, "not-in-line"), (lenient, "on-a-city"), (deaf, "not-asked")],
)
def test_a_refusal_for_another_reason_is_seen(
    definition: Definition, broken: Any, about: str
) -> None:
    wrong = definition.changed(hooks={**definition.rules.hooks, hooks.refusal: broken})
    assert is_seen(wrong, "reasons", about)


def test_a_rule_that_does_not_forbid_it_is_seen(definition: Definition) -> None:
    cited = {**definition.rules.reasons, int(Why.ON_A_CITY): ("on-a-city", "D15")}
    assert is_seen(definition.changed(reasons=cited), "reasons", "on-a-city rule")


def test_a_number_of_a_seat_that_nobody_accounts_for_is_seen(definition: Definition) -> None:
    def fuller(record: Any, seat: int | None, game: Game, head: Head) -> View:
        shown = definition.knowledge.view(record, seat, game, head)
        for theirs in shown["seats"]:
            theirs["luck"] = 7
        return shown

    assert is_seen(definition.changed(view=fuller), "accounts", "seats.*.luck")


def test_a_game_may_bring_a_truth_beside_its_state(definition: Definition) -> None:
    class Here:
        __module__ = "tests.games.darjeeling.state"

    assert load_truth(definition) is None
    assert isinstance(load_truth(definition.changed(state=Here)), Truth)


# What is not asked for


def test_a_detour_leads_to_an_action_that_is_not_asked_for() -> None:
    game = teahouse.game("ceylon")
    state = game.new(players=2, seed=3)
    while state.decision is None or state.decision.name != "ACTION":
        state.apply(state.legal_ids()[0])
    wanted = next(a for a in state.copy().legal() if str(a) == "move")
    then = state.copy()
    then.apply(wanted)
    destination = then.legal()[0]
    assert state.detour(destination) == wanted
    reason = state.why_not(destination)
    assert reason is not None
    assert reason.params["decision"] == "action"


def test_there_is_no_detour_through_what_chance_would_bring() -> None:
    """Moving in Darjeeling draws a tile: whether it leads somewhere must not be told."""
    state = teahouse.game("darjeeling").new(players=2, seed=1)
    while state.decision is None or state.decision.name != "MOVE":
        state.apply(state.legal_ids()[0])
    assert state.detour("keep") is None
