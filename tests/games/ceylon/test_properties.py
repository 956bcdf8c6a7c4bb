"""What holds at every moment of every game."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teahouse.core.errors import IllegalAction
from teahouse.core.game import State
from teahouse.core.registry import replay
from teahouse.core.rng import seed_words
from teahouse.games.ceylon.hexes import HEXES
from teahouse.games.ceylon.rules.knowledge import determinise
from teahouse.games.ceylon.tables import T

from .positions import GAME

QUICK = settings(max_examples=20, deadline=None, derandomize=True, database=None)

OPTIONS = st.fixed_dictionaries(
    {
        "players": st.integers(2, 4),
        "starting_tiles": st.booleans(),
        "left_out": st.sampled_from(["random", "uva", "dimbula"]),
        "terrain": st.sampled_from(["random", "players"]),
    }
)
SEEDS = st.integers(0, 2**32)
STEPS = st.integers(0, 260)


def moment(options: dict[str, Any], seed: int, steps: int, backend: str = "python") -> State:
    """A game of random players after so many steps, or at its end."""
    state = GAME.new(seed=seed, backend=backend, **options)
    dice = random.Random(seed)
    for _ in range(steps):
        if state.actor is None:
            break
        state.apply(dice.choice(state.legal_ids()))
    return state


def shown(state: State, seat: int | None) -> str:
    return json.dumps(state.view(seat), sort_keys=True)


def is_whole(state: State) -> None:
    """Cards, contracts, markers and points, counted the slow way."""
    s, n = state.record(), state.players
    assert [s.deck[c] + s.discards[c] + sum(s.hand[p][c] for p in range(n)) for c in range(10)] == (
        list(T.cards)
    )
    held = [sum(s.contracts[p][k] for p in range(n)) for k in range(20)]
    assert [s.pile[k] + s.wagon.count(k) + held[k] for k in range(20)] == list(T.contracts)
    for p in range(n):
        assert s.markers[p] + sum(s.marks[h] for h in range(HEXES) if s.owner[h] == p) == 8
        assert s.score[p] == sum(s.earned[p])
        assert s.rupees[p] >= 0
        assert len(state.view(p)["seats"][p]["contracts"]) >= state.view(p)["seats"][p]["companies"]
    assert sorted(p for discs in state.view(None)["technology"]["spaces"] for p in discs) == list(
        range(n)
    )


@given(OPTIONS, SEEDS)
@settings(QUICK, max_examples=8)
def test_every_component_is_there_after_every_step(options: dict[str, Any], seed: int) -> None:
    state = GAME.new(seed=seed, backend="python", **options)
    dice = random.Random(seed)
    while state.actor is not None:
        GAME.definition.check(state.record(), GAME)
        is_whole(state)
        state.apply(dice.choice(state.legal_ids()))
    GAME.definition.check(state.record(), GAME)
    is_whole(state)


@pytest.mark.rule("C67")
@given(OPTIONS, SEEDS, STEPS)
@settings(QUICK)
def test_scrambling_what_a_seat_cannot_see_changes_nothing_it_sees(
    options: dict[str, Any], seed: int, steps: int
) -> None:
    state = moment(options, seed, steps)
    for seat in (None, *range(state.players)):
        record = GAME.layout.copy(state.record())
        determinise(record, -1 if seat is None else seat, seed_words(seed + 1))
        assert shown(GAME.at(record), seat) == shown(state, seat)


@pytest.mark.rule("C67")
@given(OPTIONS, SEEDS, STEPS)
@settings(QUICK)
def test_a_view_is_enough_to_sample_a_world_with_the_same_view(
    options: dict[str, Any], seed: int, steps: int
) -> None:
    state = moment(options, seed, steps)
    for seat in (None, *range(state.players)):
        view = json.loads(json.dumps(state.view(seat)))
        world = GAME.sample(view, seed=seed)
        assert shown(world, seat) == shown(state, seat)
        if seat == state.actor:
            assert world.legal_ids() == state.legal_ids()


@given(OPTIONS, SEEDS, STEPS)
@settings(QUICK)
def test_dump_text_and_copy_give_the_same_state(
    options: dict[str, Any], seed: int, steps: int
) -> None:
    state = moment(options, seed, steps)
    for other in (GAME.load(state.dump()), GAME.read(state.text()), state.copy()):
        assert other.digest() == state.digest()
        assert other.legal_ids() == state.legal_ids()
        assert other.actor == state.actor
    assert GAME.read(state.text()).text() == state.text()


@given(OPTIONS, SEEDS, STEPS)
@settings(QUICK, max_examples=12)
def test_undo_restores_the_position_and_copies_never_change(
    options: dict[str, Any], seed: int, steps: int
) -> None:
    state = GAME.new(seed=seed, backend="python", **options)
    digests, copies = [state.digest()], [state.copy()]
    dice = random.Random(seed)
    for _ in range(steps):
        if state.actor is None:
            break
        state.apply(dice.choice(state.legal_ids()))
        digests.append(state.digest())
        copies.append(state.copy())
    point = state.undo_point()
    assert replay(state.journal(), point, GAME).digest() == digests[point]
    assert [copy.digest() for copy in copies] == digests


@given(OPTIONS, SEEDS, STEPS)
@settings(QUICK)
def test_what_is_not_listed_is_refused_and_changes_nothing(
    options: dict[str, Any], seed: int, steps: int
) -> None:
    state = moment(options, seed, steps)
    digest, listed = state.digest(), set(state.legal_ids())
    for action in range(len(GAME.codec)):
        assert (state.why_not(action) is None) == (action in listed)
    for action in random.Random(seed).sample(sorted(set(range(len(GAME.codec))) - listed), 20):
        with pytest.raises(IllegalAction):
            state.apply(action)
    assert state.digest() == digest


@pytest.mark.compiled
@given(OPTIONS, SEEDS, STEPS)
@settings(QUICK)
def test_both_backends_are_at_the_same_place(
    options: dict[str, Any], seed: int, steps: int
) -> None:
    pytest.importorskip("numba")
    plain = moment(options, seed, steps)
    native = moment(options, seed, steps, backend="numba")
    assert native.dump() == plain.dump()
    assert native.legal_ids() == plain.legal_ids()
    for action in range(len(GAME.codec)):
        assert native.why_not(action) == plain.why_not(action)
    theirs, ours = native.history(), plain.history()
    assert [events.rows for *_, events in theirs] == [events.rows for *_, events in ours]
