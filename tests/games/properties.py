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

from teahouse.core import hooks
from teahouse.core.errors import IllegalAction
from teahouse.core.game import Game, Position
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


def played(position: Position, seed: int) -> Iterator[Position]:
    """The same state before every choice of random players, and at the end."""
    rng = random.Random(seed)
    yield position
    while position.actor is not None:
        position.apply(rng.choice(position.legal_ids()))
        yield position


def after(position: Position, seed: int, steps: int) -> Position:
    """The state after so many choices of random players, or at its end."""
    for _ in islice(played(position, seed), steps + 1):
        pass
    return position


def shown(position: Position, seat: int | None) -> str:
    return json.dumps(position.view(seat), sort_keys=True)


class Properties:
    """The tests; `options` draws the options of a game, `longest` bounds how far it is played."""

    game: ClassVar[Game]
    options: ClassVar[st.SearchStrategy[dict[str, Any]]]
    longest: ClassVar[int]

    def new(self, data: st.DataObject) -> tuple[Position, int]:
        """A new game and its seed."""
        seed, options = data.draw(SEEDS, "seed"), data.draw(self.options, "options")
        return self.game.new(seed=seed, backend="python", **options), seed

    def steps(self, data: st.DataObject) -> int:
        return data.draw(st.integers(0, self.longest), "steps")

    def moment(self, data: st.DataObject) -> tuple[Position, int]:
        """A random game at any moment and its seed."""
        position, seed = self.new(data)
        return after(position, seed, self.steps(data)), seed

    def is_whole(self, position: Position) -> None:
        """Counts of a game's own, at every step."""

    @given(st.data())
    @settings(QUICK, max_examples=8)
    def test_every_component_is_there_after_every_step(self, data: st.DataObject) -> None:
        position, seed = self.new(data)
        for _ in played(position, seed):
            self.game.definition.rules.check(position.state(), self.game)
            self.is_whole(position)
            listed = position.legal_ids()
            assert len(set(listed)) == len(listed)
            assert len(listed) >= 2 or position.actor is None

    @given(st.data())
    @settings(QUICK)
    def test_scrambling_what_a_seat_cannot_see_changes_nothing_it_sees(
        self, data: st.DataObject
    ) -> None:
        position, seed = self.moment(data)
        resample_hidden = self.game.rule(hooks.resample_hidden)
        for seat in (None, *range(position.players)):
            record = self.game.layout.copy(position.state())
            resample_hidden(record, -1 if seat is None else seat, seed_words(seed + 1))
            assert shown(self.game.at(record), seat) == shown(position, seat)

    @given(st.data())
    @settings(QUICK)
    def test_a_view_is_enough_to_sample_a_world_with_the_same_view(
        self, data: st.DataObject
    ) -> None:
        position, seed = self.moment(data)
        for seat in (None, *range(position.players)):
            view = json.loads(json.dumps(position.view(seat)))
            world = self.game.sample(view, seed=seed)
            assert shown(world, seat) == shown(position, seat)
            if seat == position.actor:
                assert world.legal_ids() == position.legal_ids()

    @given(st.data())
    @settings(QUICK)
    def test_dump_text_and_copy_give_the_same_state(self, data: st.DataObject) -> None:
        position, _ = self.moment(data)
        read = self.game.read(position.text())
        for other in (self.game.load(position.dump()), read, position.copy()):
            assert other.digest() == position.digest()
            assert other.legal_ids() == position.legal_ids()
            assert other.actor == position.actor
        assert read.text() == position.text()

    @given(st.data())
    @settings(QUICK, max_examples=12)
    def test_undo_restores_the_position_and_copies_never_change(self, data: st.DataObject) -> None:
        position, seed = self.new(data)
        digests, copies = [], []
        for there in islice(played(position, seed), self.steps(data) + 1):
            digests.append(there.digest())
            copies.append(there.copy())
        point = position.undo_point()
        assert 0 <= point < len(digests)
        assert replay(position.journal(), point, self.game).digest() == digests[point]
        assert [copy.digest() for copy in copies] == digests

    @given(st.data())
    @settings(QUICK)
    def test_what_is_not_listed_is_refused_and_changes_nothing(self, data: st.DataObject) -> None:
        position, seed = self.moment(data)
        digest, listed = position.digest(), set(position.legal_ids())
        others = [action for action in range(len(self.game.codec)) if action not in listed]
        assert not any(position.why_not(action) for action in listed)
        assert all(position.why_not(action) for action in others)
        for action in random.Random(seed).sample(others, 20):
            with pytest.raises(IllegalAction):
                position.apply(action)
        assert position.digest() == digest

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
