"""The exponential function of the search."""

from __future__ import annotations

import math

import pytest

from teahouse.bots.search.exponential import MOST, exp

PLACES = [k / 7 for k in range(-700, 701)]


def test_it_is_the_exponential_function() -> None:
    assert exp(0.0) == 1.0
    for x in PLACES:
        assert exp(x) == pytest.approx(math.exp(x), rel=1e-15)


def test_beyond_the_range_of_a_float_it_stays_within() -> None:
    assert exp(1e9) == exp(MOST)
    assert 0.0 < exp(-1e9) == exp(-MOST)


@pytest.mark.compiled
def test_compiled_it_gives_the_same_bits() -> None:
    pytest.importorskip("numba")
    from teahouse.core.native import NativeBuild

    compiled = NativeBuild("tea", []).entry(exp)
    assert [compiled(x) for x in PLACES] == [exp(x) for x in PLACES]
