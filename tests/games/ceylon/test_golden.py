"""Golden games: journals that must replay to what they say, and one game told step by step."""

from __future__ import annotations

import pytest
from tests.support.kept_games import kept_games

from teahouse.core.registry import replay, verify

from .make_golden import GOLDEN, PLAYTHROUGH, Golden, playthrough
from .positions import OTHER_COMPONENTS

EACH = pytest.mark.parametrize(
    "golden",
    [pytest.param(g, id=g.name, marks=[OTHER_COMPONENTS] if g.components else []) for g in GOLDEN],
)
# The points of every golden game, written here as well, so that a remade file is noticed.
POINTS: dict[str, list[float]] = {
    "2-players-deck": [11.0, 22.0],
    "2-players-marker": [18.0, 19.0],
    "3-players-deck": [-6.0, -3.0, 2.0],
    "3-players-marker": [7.0, 6.0, 14.0],
    "4-players-deck": [5.0, 9.0, 5.0, 3.0],
    "4-players-marker": [8.0, 3.0, -6.0, 2.0],
    "house-rules": [-3.0, 20.0, 0.0],
    "player-built-variant": [31.0, 9.0],
    "player-built": [-2.0, 23.0, 6.0],
    "starting-tiles-deck": [24.0, 22.0, -4.0],
    "starting-tiles-marker": [7.0, 23.0, 11.0, 4.0],
}


@EACH
@pytest.mark.rule("C58")
def test_a_golden_game_replays_verifies_and_ends_as_its_name_says(golden: Golden) -> None:
    kept = golden.journal
    assert {name: kept.options[name] for name in golden.options} == golden.options
    assert kept.components == golden.components
    assert verify(kept, golden.game) == []
    state = replay(kept, None, golden.game)
    assert state.digest() == kept.digest
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.as_json() == kept.outcome
    assert list(outcome.points) == POINTS[golden.name]
    view = state.view(None)
    assert view["ending"] == golden.ending
    assert view["turn"] % state.players == 0  # everybody has had as many turns


@EACH
def test_a_golden_game_can_be_taken_up_in_the_middle(golden: Golden) -> None:
    kept = golden.journal
    half = len(kept.actions) // 2
    state = replay(kept, half, golden.game)
    for action in kept.actions[half:]:
        state.apply(action)
    assert state.digest() == kept.digest


def test_golden_games_cover_every_number_of_players_end_and_variant() -> None:
    games = kept_games("ceylon", "golden")
    assert {golden.name for golden in GOLDEN} == set(games) == set(POINTS)
    ends = {(golden.options["players"], golden.ending) for golden in GOLDEN}
    assert ends >= {(n, end) for n in (2, 3, 4) for end in ("marker", "deck")}
    assert {j.options["left_out"] for j in games.values()} == {"random", "uva", "dimbula"}
    variants = {(j.options["starting_tiles"], j.options["terrain"]) for j in games.values()}
    assert variants == {(tiles, t) for tiles in (False, True) for t in ("random", "players")}


@EACH
@pytest.mark.compiled
def test_a_golden_game_replays_compiled(golden: Golden) -> None:
    pytest.importorskip("numba")
    if golden.components:
        pytest.skip("compiling another component set takes its time")
    kept = golden.journal
    state = golden.game.new(seed=kept.seed, backend="numba", **kept.options)
    for action in kept.actions:
        state.apply(action)
    assert state.digest() == kept.digest


def test_the_playthrough_is_told_as_before() -> None:
    assert playthrough() == PLAYTHROUGH.read_text(encoding="utf-8")
