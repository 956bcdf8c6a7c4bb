"""What set the winner apart: the difference to the next, by source."""

from __future__ import annotations

import random

import pytest

import teahouse
from teahouse.core.game import Outcome


def outcome(points: tuple[float, ...], ranks: tuple[int, ...], *parts: dict[str, float]) -> Outcome:
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Outcome(points, ranks, winners, parts)


def test_the_lead_is_told_by_source_the_largest_first() -> None:
    found = outcome(
        (10, 31),
        (2, 1),
        {"contracts": 6, "kandy": 0, "owner": 4},
        {"contracts": 10, "kandy": 20, "owner": 1},
    ).lead()
    assert found is not None
    assert (found.winner, found.other, found.points) == (1, 0, 21)
    assert found.sources == (("kandy", 20), ("contracts", 4), ("owner", -3))


def test_the_next_is_the_next_by_rank() -> None:
    found = outcome((5, 5, 5), (3, 1, 2), {"a": 5}, {"a": 5}, {"a": 5}).lead()
    assert found is not None
    assert (found.winner, found.other, found.points, found.sources) == (1, 2, 0, ())


def test_nobody_leads_alone_or_in_a_shared_victory() -> None:
    assert outcome((5,), (1,), {"a": 5}).lead() is None
    assert outcome((5, 5), (1, 1), {"a": 5}, {"a": 5}).lead() is None


@pytest.mark.parametrize("name", teahouse.games())
def test_the_sources_add_up_to_the_lead(name: str) -> None:
    game, rng = teahouse.game(name), random.Random(3)
    state = game.new(players=2, seed=3)
    while state.actor is not None:
        state.apply(rng.choice(state.legal_ids()))
    played = state.outcome()
    assert played is not None
    lead = played.lead()
    assert lead is not None
    assert sum(points for _, points in lead.sources) == lead.points
