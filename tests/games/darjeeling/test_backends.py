"""Interpreted and compiled alike: perft, long steps, and every id at random moments."""

from __future__ import annotations

import random
from typing import Any

import pytest

from teahouse.core.game import Position

from .positions import BASE, GAME, PLACING, at, changed, event_texts
from .test_collector import ALL_STUCK

SHIPPING = changed(decision="ship", seat={0: {"tiles": "b1*3 b2*2 b3"}})

# Sequences of 1, 2 and 3 actions from a position; draws follow the seed in the text. By hand:
#
# BASE, depth 1. A on b2 facing east: c2, e2 and f2 beyond the city, b3 and b4, a2, b1: 7.
# BASE, depth 2. Nothing can be shipped, so B on f3 moves next: five tiles to the west and f2, f1
#   to the north make 7. With A on f2 only f1 is left in the north: 6; with A on b3 four tiles are
#   left in the west: 6. After the five other moves it is 7 each: 5 * 7 + 2 * 6 = 47.
#
# PLACING, depth 1. Thirteen starts, listed in test_placement.
# PLACING, depth 2. The corners a1, f1, a3, f3, b4 and e4 leave two fronts; after the seven others
#   the front is forced and the next seat has the other twelve starts: 6 * 2 + 7 * 12 = 96.
#
# SHIPPING, depth 1. Black can be shipped, or nothing: 2.
# SHIPPING, depth 2. threes 0 or 1, or after keeping the 7 moves of B: 2 + 7 = 9.
# SHIPPING, depth 3. Two choices of twos without the three and three with it; after a move of B
#   (b3 or f2 in the way of A: 6, else 7) those of A: 2 + 3 + 5 * 7 + 2 * 6 = 52.
PERFT = [
    (BASE, [7, 47, 308]),
    (PLACING, [13, 96, 525]),
    (SHIPPING, [2, 9, 52]),
]


def perft(position: Position, depth: int) -> int:
    """How many sequences of so many actions there are; those that end the game earlier count."""
    if depth == 1 or not position.legal_ids():
        return max(1, len(position.legal_ids()))
    total = 0
    for action in position.legal_ids():
        after = position.copy()
        after.apply(action)
        total += perft(after, depth - 1)
    return total


@pytest.mark.parametrize(("text", "counts"), PERFT, ids=["base", "placing", "shipping"])
def test_perft(text: str, counts: list[int]) -> None:
    position = at(text)
    assert [perft(position, depth) for depth in (1, 2, 3)] == counts


@pytest.mark.compiled
@pytest.mark.parametrize(("text", "counts"), PERFT, ids=["base", "placing", "shipping"])
def test_perft_compiled(text: str, counts: list[int]) -> None:
    pytest.importorskip("numba")
    position = GAME.read(text, backend="numba")
    assert [perft(position, depth) for depth in (1, 2, 3)] == counts


@pytest.mark.compiled
@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "map": "sri_lanka", "memory": "closed", "target": 40},
        {"players": 3, "two_half": "opposite", "round_limit": 12},
        {"players": 5, "map": "china", "target": 30, "first": 3},
    ],
    ids=str,
)
def test_both_backends_agree_on_bytes_events_choices_and_every_refusal(
    options: dict[str, Any],
) -> None:
    pytest.importorskip("numba")
    plain = GAME.new(seed=9, backend="python", **options)
    native = GAME.new(seed=9, backend="numba", **options)
    rng = random.Random(9)
    assert plain.opening().rows == native.opening().rows
    while plain.actor is not None:
        assert native.dump() == plain.dump()
        assert native.legal_ids() == plain.legal_ids()
        if rng.random() < 0.15:
            for action in range(len(GAME.codec)):
                assert native.why_not(action) == plain.why_not(action)
        action = rng.choice(plain.legal_ids())
        assert native.apply(action).rows == plain.apply(action).rows
    assert native.dump() == plain.dump()
    assert native.outcome() == plain.outcome()


@pytest.mark.compiled
def test_a_step_of_a_thousand_turns_fits_both_backends() -> None:
    pytest.importorskip("numba")
    text = changed(board=ALL_STUCK, decision="ship", target=1000, round_limit=500)
    plain, native = at(text), GAME.read(text, backend="numba")
    events = plain.apply("keep")
    assert event_texts(native.apply("keep")) == event_texts(events)
    assert len(events) > 2000
    assert native.dump() == plain.dump()
