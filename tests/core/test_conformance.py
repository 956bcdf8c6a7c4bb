"""The conformance checks pass on a game and see each fault that is put into it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, cast

import pytest

import teahouse
from teahouse.core import hooks
from teahouse.core.conformance import Report, check_game, run
from teahouse.core.definition import Definition
from teahouse.core.definition_check import settings
from teahouse.core.game import Game
from teahouse.core.messages import faults, required
from teahouse.core.views import Head, View
from teahouse.games.darjeeling.events import ships_scored
from teahouse.games.darjeeling.rules.decisions import DECISIONS
from teahouse.games.darjeeling.view_types import DarjeelingView

apply = DECISIONS.apply


SETTING = {"players": 3, "memory": "closed"}


@pytest.fixture(scope="module")
def definition() -> Definition:
    return teahouse.game("darjeeling").definition


def found(game: Game, compiled: bool = False) -> set[str]:
    report = Report()
    for seed in range(2):
        check_game(game, SETTING, seed, compiled, report)
    return {f.check for f in report.findings}


def with_hook(d: Definition, hook: Callable[..., Any], new: Callable[..., Any]) -> Game:
    return Game(d.changed(hooks={**d.rules.hooks, hook: new}))


# Faults, written like rules: what they call must be a global name, so that a build can swap it.


def telling(s: Any, action: int, ev: list[int]) -> None:
    ships_scored(ev, 0, sum(s.tiles[(s.actor + 1) % 3][k] * k for k in range(12)))
    apply(s, action, ev)


def losing(s: Any, action: int, ev: list[int]) -> None:
    apply(s, action, ev)
    s.reserve = max(0, s.reserve - 1)


unrecorded = Random()


def random_apply(s: Any, action: int, ev: list[int]) -> None:
    apply(s, action, ev)
    if s.asked == 3:
        s.round += unrecorded.randrange(2)


def test_a_sound_game_passes_on_both_backends(definition: Definition) -> None:
    report = Report()
    check_game(Game(definition), SETTING, 1, True, report)
    assert report.findings == []
    assert report.checks["backends"] == report.steps > 100
    assert report.checks["nothing_hidden"] > 10


def test_settings_cover_players_and_options(definition: Definition) -> None:
    all_settings = list(settings(Game(definition)))
    assert {s["players"] for s in all_settings} == {2, 3, 4, 5}
    assert {s.get("map") for s in all_settings} >= {None, "china", "sri_lanka"}
    assert {s.get("memory") for s in all_settings} == {None, "closed"}
    assert {s.get("first") for s in all_settings} == {None, 0}


def test_run_reports_progress_and_messages(definition: Definition) -> None:
    quick = definition.changed(options=lambda t: _short(definition, t))
    seen: list[tuple[int, int]] = []
    report = run(
        Game(quick),
        messages={"en": {}},
        compiled=False,
        progress=lambda done, all_: seen.append((done, all_)),
    )
    assert seen[-1][0] == seen[-1][1] == len(seen)
    assert {f.check for f in report.findings} == {"messages"}


def _short(definition: Definition, tables: Any) -> Any:
    options = definition.rules.options(tables)
    for name, low in (("round_limit", 2), ("target", 500)):
        options._options[name] = replace(options[name], default=low, low=low, high=low)
    return options


def test_a_leaking_view_is_seen(definition: Definition) -> None:
    def leaky(s: Any, seat: int | None, game: Game, head: Head) -> View:
        return {
            **definition.knowledge.view(s, seat, game, head),
            "leak": [list(row) for row in s.tiles],
        }

    assert "nothing_hidden" in found(Game(definition.changed(view=leaky)))


def test_a_view_that_is_not_as_declared_is_seen(definition: Definition) -> None:
    def longer(s: Any, seat: int | None, game: Game, head: Head) -> DarjeelingView:
        return cast("DarjeelingView", {**definition.knowledge.view(s, seat, game, head), "more": 1})

    assert "declared_view" in found(Game(definition.changed(view=longer)))


def test_a_private_part_that_leaves_something_out_is_seen(definition: Definition) -> None:
    def nothing(s: Any, seat: int, game: Game, public: Any) -> dict[str, Any]:
        return {}

    assert "same_view_beside" in found(Game(definition.changed(private=nothing)))


def test_a_peeking_resample_is_seen(definition: Definition) -> None:
    def swap_two(s: Any, seat: int, rng: list[int]) -> None:
        s.score[0] += 1

    assert found(with_hook(definition, hooks.resample_hidden, swap_two)) & {
        "nothing_hidden",
        "conservation",
    }


def test_an_event_shown_to_the_wrong_seats_is_seen(definition: Definition) -> None:
    assert "nothing_hidden" in found(with_hook(definition, hooks.apply, telling))


def test_a_refusal_that_disagrees_with_the_list_is_seen(definition: Definition) -> None:
    legal = definition.rules.hooks[hooks.legal]

    def fewer(s: Any, ids: list[int]) -> int:
        n = int(legal(s, ids))
        return n - 1 if n > 2 else n

    assert found(with_hook(definition, hooks.legal, fewer)) == {"refusals"}


def test_a_choice_listed_twice_is_seen(definition: Definition) -> None:
    legal = definition.rules.hooks[hooks.legal]

    def doubled(s: Any, ids: list[int]) -> int:
        n = int(legal(s, ids))
        if n:
            ids[n] = ids[0]
            return n + 1
        return 0

    assert found(with_hook(definition, hooks.legal, doubled)) == {"legal_list"}


def test_a_lost_component_is_seen(definition: Definition) -> None:
    assert found(with_hook(definition, hooks.apply, losing)) == {"conservation"}


def test_a_text_that_forgets_is_seen(definition: Definition) -> None:
    def forgetful(s: Any, game: Game) -> str:
        return definition.knowledge.write(s, game).replace("round = ", "round = 1")

    assert found(Game(definition.changed(write=forgetful))) == {"round_trips"}


def test_randomness_that_is_not_recorded_is_seen(definition: Definition) -> None:
    game = with_hook(definition, hooks.apply, random_apply)
    seen = set()
    for seed in range(4):
        unrecorded.seed(seed)
        by = found(game)
        assert by, f"nothing is seen with {seed}"
        seen |= by
    assert seen <= {"journal", "undo", "nothing_hidden"}
    assert "undo" in seen


def test_a_breakdown_that_does_not_add_up_is_seen(definition: Definition) -> None:
    wrong = definition.changed(breakdown=lambda s, seat: {"all": s.score[seat] + 1})
    assert found(Game(wrong)) == {"outcome"}


def test_an_unlisted_preview_is_seen(definition: Definition) -> None:
    assert found(Game(definition.changed(previews={}))) == {"codec"}


def test_an_unknown_event_is_seen(definition: Definition) -> None:
    assert found(Game(definition.changed(events=definition.rules.events[:8]))) & {"events", "undo"}


def test_a_bound_that_is_too_low_is_seen(definition: Definition) -> None:
    low = replace(definition.rules.limits, steps=20)
    assert found(Game(definition.changed(limits=low))) == {"bounds"}


def test_missing_messages_and_foreign_parameters_are_seen(definition: Definition) -> None:
    game = Game(definition)
    complete = required(game)
    assert faults(game, {"en": complete}) == []
    some = {k: v for k, v in complete.items() if k != "darjeeling-event-no-move"}
    assert faults(game, {"en": some}) == ["en: no message darjeeling-event-no-move"]
    odd = {**complete, "darjeeling-title": frozenset({"x"})}
    assert faults(game, {"fr": odd}) == ["fr: darjeeling-title uses $x, which it is not given"]
