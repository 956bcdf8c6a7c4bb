"""What holds at every moment of every game; each game's tests say which games to look at.

class TestProperties(Properties):
    game, options, longest = GAME, OPTIONS, 260
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from teahouse.core import contract
from teahouse.core.errors import IllegalAction
from teahouse.core.game import Game, State
from teahouse.core.registry import replay
from teahouse.core.rng import seed_words

QUICK = settings(
    max_examples=20,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.differing_executors, HealthCheck.too_slow],
)
SEEDS = st.integers(0, 2**32)


def played(state: State, seed: int) -> Iterator[State]:
    """The same state before every choice of random players, and at the end."""
    dice = random.Random(seed)
    yield state
    while state.actor is not None:
        state.apply(dice.choice(state.legal_ids()))
        yield state


def after(state: State, seed: int, steps: int) -> State:
    """The state after so many choices of random players, or at its end."""
    for _ in islice(played(state, seed), steps + 1):
        pass
    return state


def shown(state: State, seat: int | None) -> str:
    return json.dumps(state.view(seat), sort_keys=True)


class Properties:
    """The tests; `options` draws the options of a game, `longest` bounds how far it is played."""

    game: ClassVar[Game]
    options: ClassVar[st.SearchStrategy[dict[str, Any]]]
    longest: ClassVar[int]

    def new(self, data: st.DataObject) -> tuple[State, int]:
        """A new game and its seed."""
        seed, options = data.draw(SEEDS, "seed"), data.draw(self.options, "options")
        return self.game.new(seed=seed, backend="python", **options), seed

    def steps(self, data: st.DataObject) -> int:
        return data.draw(st.integers(0, self.longest), "steps")

    def moment(self, data: st.DataObject) -> tuple[State, int]:
        """A random game at any moment and its seed."""
        state, seed = self.new(data)
        return after(state, seed, self.steps(data)), seed

    def is_whole(self, state: State) -> None:
        """Counts of a game's own, at every step."""

    @given(st.data())
    @settings(QUICK, max_examples=8)
    def test_every_component_is_there_after_every_step(self, data: st.DataObject) -> None:
        state, seed = self.new(data)
        for _ in played(state, seed):
            self.game.definition.check(state.record(), self.game)
            self.is_whole(state)
            listed = state.legal_ids()
            assert len(set(listed)) == len(listed)
            assert len(listed) >= 2 or state.actor is None

    @given(st.data())
    @settings(QUICK)
    def test_scrambling_what_a_seat_cannot_see_changes_nothing_it_sees(
        self, data: st.DataObject
    ) -> None:
        state, seed = self.moment(data)
        determinise = self.game.rule(contract.determinise)
        for seat in (None, *range(state.players)):
            record = self.game.layout.copy(state.record())
            determinise(record, -1 if seat is None else seat, seed_words(seed + 1))
            assert shown(self.game.at(record), seat) == shown(state, seat)

    @given(st.data())
    @settings(QUICK)
    def test_a_view_is_enough_to_sample_a_world_with_the_same_view(
        self, data: st.DataObject
    ) -> None:
        state, seed = self.moment(data)
        for seat in (None, *range(state.players)):
            view = json.loads(json.dumps(state.view(seat)))
            world = self.game.sample(view, seed=seed)
            assert shown(world, seat) == shown(state, seat)
            if seat == state.actor:
                assert world.legal_ids() == state.legal_ids()

    @given(st.data())
    @settings(QUICK)
    def test_dump_text_and_copy_give_the_same_state(self, data: st.DataObject) -> None:
        state, _ = self.moment(data)
        read = self.game.read(state.text())
        for other in (self.game.load(state.dump()), read, state.copy()):
            assert other.digest() == state.digest()
            assert other.legal_ids() == state.legal_ids()
            assert other.actor == state.actor
        assert read.text() == state.text()

    @given(st.data())
    @settings(QUICK, max_examples=12)
    def test_undo_restores_the_position_and_copies_never_change(self, data: st.DataObject) -> None:
        state, seed = self.new(data)
        digests, copies = [], []
        for there in islice(played(state, seed), self.steps(data) + 1):
            digests.append(there.digest())
            copies.append(there.copy())
        point = state.undo_point()
        assert 0 <= point < len(digests)
        assert replay(state.journal(), point, self.game).digest() == digests[point]
        assert [copy.digest() for copy in copies] == digests

    @given(st.data())
    @settings(QUICK)
    def test_what_is_not_listed_is_refused_and_changes_nothing(self, data: st.DataObject) -> None:
        state, seed = self.moment(data)
        digest, listed = state.digest(), set(state.legal_ids())
        others = [action for action in range(len(self.game.codec)) if action not in listed]
        assert not any(state.why_not(action) for action in listed)
        assert all(state.why_not(action) for action in others)
        for action in random.Random(seed).sample(others, 20):
            with pytest.raises(IllegalAction):
                state.apply(action)
        assert state.digest() == digest

    @pytest.mark.compiled
    @given(st.data())
    @settings(QUICK)
    def test_both_backends_are_at_the_same_place(self, data: st.DataObject) -> None:
        pytest.importorskip("numba")
        seed, options = data.draw(SEEDS, "seed"), data.draw(self.options, "options")
        steps = self.steps(data)
        plain, native = (
            after(self.game.new(seed=seed, backend=backend, **options), seed, steps)
            for backend in ("python", "numba")
        )
        assert native.dump() == plain.dump()
        assert native.legal_ids() == plain.legal_ids()
        for action in range(len(self.game.codec)):
            assert native.why_not(action) == plain.why_not(action)
        theirs, ours = native.history(), plain.history()
        assert [events.rows for *_, events in theirs] == [events.rows for *_, events in ours]
