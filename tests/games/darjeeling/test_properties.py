"""What holds at every moment of every game."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import teahouse
from teahouse.core.game import State
from teahouse.core.rng import seed_words
from teahouse.games.darjeeling.rules.knowledge import determinise

from .positions import GAME

settings.register_profile("quick", max_examples=25, deadline=None, derandomize=True, database=None)
QUICK = settings.get_profile("quick")

OWN_MAP = "TTTTT\nTTCTT\nTTTTT\n.TTT."
OPTIONS = st.fixed_dictionaries(
    {
        "players": st.integers(2, 5),
        "map": st.sampled_from(["india", "sri_lanka", "china", OWN_MAP]),
        "memory": st.sampled_from(["open", "closed"]),
        "two_half": st.sampled_from(["adjacent", "opposite"]),
        "target": st.sampled_from([20, 100]),
        "round_limit": st.sampled_from([5, 200]),
    }
)
SEEDS = st.integers(0, 2**32)
STEPS = st.integers(0, 160)


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


@given(OPTIONS, SEEDS)
@settings(QUICK, max_examples=12)
def test_every_component_is_there_after_every_step(options: dict[str, Any], seed: int) -> None:
    state = GAME.new(seed=seed, backend="python", **options)
    dice = random.Random(seed)
    for _ in range(120):
        GAME.definition.check(state.record(), GAME)
        if state.actor is None:
            break
        assert len(set(state.legal_ids())) == len(state.legal_ids()) >= 2
        state.apply(dice.choice(state.legal_ids()))


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
@settings(QUICK)
def test_a_copy_never_changes(options: dict[str, Any], seed: int, steps: int) -> None:
    state = moment(options, seed, steps)
    copy, digest, choices = state.copy(), state.digest(), state.legal_ids()
    dice = random.Random(seed)
    for _ in range(20):
        if state.actor is None:
            break
        state.apply(dice.choice(state.legal_ids()))
    assert copy.digest() == digest
    assert copy.legal_ids() == choices


@given(OPTIONS, SEEDS, STEPS)
@settings(QUICK, max_examples=15)
def test_undo_restores_the_position(options: dict[str, Any], seed: int, steps: int) -> None:
    state = GAME.new(seed=seed, backend="python", **options)
    digests = [state.digest()]
    dice = random.Random(seed)
    for _ in range(steps):
        if state.actor is None:
            break
        state.apply(dice.choice(state.legal_ids()))
        digests.append(state.digest())
    point = state.undo_point()
    assert 0 <= point < len(digests)
    assert teahouse.replay(state.journal(), upto=point).digest() == digests[point]


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
        with pytest.raises(teahouse.IllegalAction):
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
    for action in range(0, len(GAME.codec), 3):
        assert native.why_not(action) == plain.why_not(action)
    last_plain, last_native = plain.history()[-1:], native.history()[-1:]
    assert [events.rows for *_, events in last_plain] == [e.rows for *_, e in last_native]
