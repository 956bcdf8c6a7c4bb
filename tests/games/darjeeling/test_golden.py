"""Golden games: journals that must replay to what they say, and one game told step by step."""

from __future__ import annotations

import pytest
from tests.support.kept_games import kept_games

import teahouse
from teahouse.core.registry import game_of, verify
from teahouse.games.darjeeling.rules.decisions import DECISIONS

from .make_golden import GOLDEN, PLAYTHROUGH, Golden, how_it_ended, playthrough
from .positions import OTHER_COMPONENTS

EACH = pytest.mark.parametrize(
    "golden",
    [pytest.param(g, id=g.name, marks=[OTHER_COMPONENTS] if g.components else []) for g in GOLDEN],
)
# The points of every golden game, written here as well, so that a remade file is noticed.
POINTS: dict[str, tuple[float, ...]] = {
    "2-players-phase-1": (4.0, 33.0),
    "2-players-phase-3": (-26.0, 19.0),
    "3-players-phase-1": (29.0, -29.0, -52.0),
    "3-players-phase-3": (5.0, 10.0, 11.0),
    "4-players-phase-1": (20.0, 7.0, 15.0, -31.0),
    "4-players-phase-3": (-46.0, -45.0, 22.0, -12.0),
    "5-players-phase-1": (-22.0, -38.0, -10.0, -15.0, 29.0),
    "5-players-phase-3": (3.0, 16.0, 10.0, -39.0, -22.0),
    "closed-memory": (-39.0, -32.0, 24.0),
    "house-rules": (20.0, -13.0, -47.0),
    "opposite-halves": (-15.0, 24.0),
    "own-map": (0.0, 36.0),
    "round-limit": (-21.0, -8.0, -15.0),
}


@EACH
def test_a_golden_game_replays_and_verifies(golden: Golden) -> None:
    kept = golden.journal
    assert verify(kept) == []
    state = teahouse.replay(kept)
    assert state.actor is None
    assert state.digest() == kept.digest
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.as_json() == kept.outcome
    assert outcome.points == POINTS[golden.name]


@EACH
def test_lists_written_by_hand_are_those_of_what_is_not_refused(golden: Golden) -> None:
    """They are there for speed; that of moves has an order of its own."""
    by_hand = {decision.name for decision in DECISIONS if decision.legal is not None}
    assert by_hand == {"start", "move", "lay_threes", "lay_twos", "lay_ones"}
    kept = golden.journal
    state, listed = teahouse.replay(kept, 0), 0
    for action in kept.actions:
        if state.decision is not None and str(state.decision) in by_hand:
            every = range(len(state.game.codec))
            assert sorted(state.legal_ids()) == [n for n in every if state.why_not(n) is None]
            listed += 1
        state.apply(action)
    assert listed > 0


@EACH
@pytest.mark.rule("D33")
@pytest.mark.rule("D38")
def test_a_golden_game_ends_as_its_name_says(golden: Golden) -> None:
    kept = golden.journal
    assert {name: kept.options[name] for name in golden.options} == golden.options
    assert kept.components == golden.components
    assert how_it_ended(teahouse.replay(kept)) == golden.end


@EACH
def test_a_golden_game_can_be_taken_up_in_the_middle(golden: Golden) -> None:
    kept = golden.journal
    half = len(kept.actions) // 2
    state = teahouse.replay(kept, upto=half)
    for action in kept.actions[half:]:
        state.apply(action)
    assert state.digest() == kept.digest


def test_golden_games_cover_every_number_of_players_map_and_end() -> None:
    games = kept_games("darjeeling", "golden")
    assert {golden.name for golden in GOLDEN} == set(games)
    ends = {(golden.options["players"], golden.end) for golden in GOLDEN}
    assert ends >= {(n, end) for n in (2, 3, 4, 5) for end in ("phase I", "phase III")}
    assert {j.options["map"] for j in games.values()} >= {"india", "sri_lanka", "china"}
    assert {j.options["memory"] for j in games.values()} == {"open", "closed"}
    assert {j.options["two_half"] for j in games.values()} == {"adjacent", "opposite"}


@EACH
@pytest.mark.compiled
def test_a_golden_game_replays_compiled(golden: Golden) -> None:
    pytest.importorskip("numba")
    if golden.components:
        pytest.skip("compiling another component set takes its time")
    kept = golden.journal
    state = game_of(kept).new(seed=kept.seed, backend="numba", **kept.options)
    for action in kept.actions:
        state.apply(action)
    assert state.digest() == kept.digest


def test_the_playthrough_is_told_as_before() -> None:
    assert playthrough() == PLAYTHROUGH.read_text(encoding="utf-8")
