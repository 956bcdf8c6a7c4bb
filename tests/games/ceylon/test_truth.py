"""What Ceylon says is so: reasons hold, and no refusal can be lifted unseen."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.refusal_positions import check_from, its_game
from tests.truths import refused, unnoticed_refusals, untrue_reasons

import teahouse
from teahouse.core.truth_check import Tally

RARE = sorted((Path(__file__).parent / "rare").glob("*.toml"))


def test_every_reason_holds_where_it_is_given() -> None:
    assert untrue_reasons("ceylon") == set()
    assert len(refused("ceylon")) > 15


def test_an_action_that_is_refused_cannot_be_allowed_unseen() -> None:
    assert unnoticed_refusals("ceylon") == set()


@pytest.mark.parametrize("file", RARE, ids=lambda file: file.stem)
def test_what_is_said_where_games_hardly_come_is_so(file: Path) -> None:
    tally = Tally()
    check_from(its_game(teahouse.game("ceylon"), file), file.read_text("utf-8"), tally)
    assert tally.first == {}
    assert f"reason {REASON[file.stem]}" in tally.seen


# What each is there for
REASON = {
    "one-space-left": "one-space-left",
    "last-space": "last-space",
    "no-marker-left": "no-marker",
    "councillor-elsewhere": "district-out",
    "distant-harvest": "nothing-distant",
    "free-steps": "tile-not-needed",
}
