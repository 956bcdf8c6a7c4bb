"""The generator, its uniform draws and its seeds."""

from __future__ import annotations

from collections import Counter

import pytest

from teahouse.core.errors import BadSeed
from teahouse.core.rng import mix, next_word, rand_below, seed_number, seed_words, stream


def test_words_follow_the_published_vector() -> None:
    rng = [1, 2, 3, 4]
    assert [next_word(rng) for _ in range(5)] == [11520, 0, 5927040, 70819200, 2031721883]


def test_draws_stay_below_and_reach_every_number() -> None:
    rng = seed_words(1)
    drawn = Counter(rand_below(rng, 7) for _ in range(7000))
    assert set(drawn) == set(range(7))
    assert all(850 < n < 1150 for n in drawn.values())


def test_a_draw_below_one_is_zero_and_moves_on() -> None:
    rng = seed_words(5)
    before = list(rng)
    assert rand_below(rng, 1) == 0
    assert rng != before


def test_biased_words_are_rejected() -> None:
    # The first word of this state is 0, which for n = 3 lies below the threshold of 1.
    rng = [2, 0, 0, 1]
    again = list(rng)
    assert next_word(again) == 0
    assert rand_below(rng, 3) == next_word(again) * 3 >> 32
    assert rng == again


def test_mix_is_a_permutation_on_a_sample() -> None:
    assert len({mix(x) for x in range(50_000)}) == 50_000
    assert mix(0) == 0


def test_streams_differ_by_game_and_episode() -> None:
    base = seed_words(9)
    seen = set()
    for game in range(50):
        for episode in (-1, 0, 1, 2):
            rng = [0, 0, 0, 0]
            stream(rng, base, game, episode)
            assert all(0 <= w < 2**32 for w in rng)
            seen.add(tuple(rng))
    assert len(seen) == 200


def test_a_stream_is_never_all_zero(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("teahouse.core.rng.mix", lambda x: 0)
    rng = [0, 0, 0, 0]
    stream(rng, [1, 2, 3, 4], 0, 0)
    assert rng == [1, 0, 0, 0]


@pytest.mark.parametrize(
    ("seed", "number"), [(7, 7), ("7", 7), ("10", 16), ("0x1F", 31), ("ff", 255), (0, 0)]
)
def test_seeds_are_numbers_or_hex(seed: int | str, number: int) -> None:
    assert seed_number(seed) == number


def test_seeds_may_be_of_any_size() -> None:
    huge = 1 << 500
    assert seed_words(huge) == seed_words(f"{huge:x}") != seed_words(huge + 1)


def test_without_a_seed_a_fresh_one_is_drawn() -> None:
    drawn = {seed_number(None) for _ in range(20)}
    assert len(drawn) == 20
    assert all(0 <= n < 2**128 for n in drawn)


@pytest.mark.parametrize("bad", [-1, True, "xyz", "", "-5", "0x"])
def test_bad_seeds_are_refused(bad: int | str) -> None:
    with pytest.raises(BadSeed, match="seed"):
        seed_number(bad)
