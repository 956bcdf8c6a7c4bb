"""What everybody sees and what is hidden: C67."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from teahouse.core.events import FIRST_KIND
from teahouse.core.rng import seed_words
from teahouse.games.ceylon.rules.knowledge import resample_hidden
from teahouse.games.ceylon.tables import T

from .positions import GAME, at, run

HANDS = {
    0: {"hand": "plant-harvest*3"},
    1: {"hand": "plant-trade*3"},
    2: {"hand": "plant-technology*3"},
}


@pytest.mark.rule("C67")
def test_hands_are_seen_by_their_owner_alone() -> None:
    position = at(seats=HANDS)
    for viewer in (None, 0, 1, 2):
        seats = position.view(viewer)["seats"]
        assert [s["cards"] for s in seats] == [3, 3, 3]
        assert [s["hand"] is not None for s in seats] == [p == viewer for p in range(3)]
    assert position.view(1)["seats"][1]["hand"] == {"plant-trade": 3}


@pytest.mark.rule("C67")
def test_unseen_cards_are_counted_by_kind() -> None:
    position = at(seats=HANDS, discards="harvest-trade*2")
    seen = position.view(1)
    assert seen["discards"] == {"harvest-trade": 2}
    assert seen["unseen"] == {
        "plant-harvest": 5, "plant-trade": 2, "plant-councillor": 4, "plant-technology": 5,
        "harvest-trade": 3, "harvest-councillor": 4, "harvest-technology": 5,
        "trade-councillor": 4, "trade-technology": 5, "councillor-technology": 4,
    }  # fmt: skip
    assert sum(seen["unseen"].values()) == seen["deck"] + 6
    assert sum(position.view(None)["unseen"].values()) == seen["deck"] + 9


@pytest.mark.rule("C67")
def test_the_contract_pile_is_known_in_contents_not_in_order() -> None:
    pile = at().view(None)["pile"]
    assert pile["total"] == 17
    assert sum(c["n"] for c in pile["contracts"]) == 17
    assert {c["contract"]: c["n"] for c in pile["contracts"]}["1bbg"] == 2
    assert {c["contract"]: c["n"] for c in pile["contracts"]}["2bgg"] == 1


@pytest.mark.rule("C67")
@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_resampling_keeps_what_a_seat_knows_and_nothing_else(seat: int) -> None:
    one, other = at(seats=HANDS).state(), at(seats=HANDS).state()
    other.hand[(seat + 1) % 3 if seat >= 0 else 0] = [0, 0, 3, 0, 0, 0, 0, 0, 0, 0]
    other.deck = [T.cards[c] - sum(other.hand[p][c] for p in range(3)) for c in range(10)]
    before = [row[:] for row in one.hand]
    for s in (one, other):
        resample_hidden(s, seat, seed_words(5))
    assert one.hand == other.hand  # the truth leaves no trace
    assert one.deck == other.deck
    for p in range(3):
        assert sum(one.hand[p]) == 3
        assert (one.hand[p] == before[p]) or p != seat
    for c in range(10):
        assert one.deck[c] + sum(one.hand[p][c] for p in range(4)) == T.cards[c]


@pytest.mark.rule("C67")
def test_resampling_deals_every_unseen_card_as_likely() -> None:
    dealt: Counter[int] = Counter()
    base = at(seats=HANDS).state()
    for seed in range(600):
        s = GAME.layout.copy(base)
        resample_hidden(s, 0, seed_words(seed))
        dealt.update({c: s.hand[1][c] + s.hand[2][c] for c in range(10)})
    unseen = [T.cards[c] - (3 if c == 0 else 0) for c in range(10)]
    for c in range(10):
        assert dealt[c] / 3600 == pytest.approx(unseen[c] / 43, abs=0.02)


@pytest.mark.rule("C67")
def test_events_of_drawn_cards_have_a_private_and_a_public_side() -> None:
    position = at(card="plant/harvest", pending=["action 2", "turn_end 0"])
    happened = position.apply("rupees")
    assert [e.name for e in happened.seen_by(0)] == ["rupees-taken", "card-drawn"]
    assert [e.name for e in happened.seen_by(1)] == ["rupees-taken", "hidden-card-drawn"]
    assert [e.name for e in happened.seen_by(None)] == ["rupees-taken", "hidden-card-drawn"]


def test_what_reveals_a_secret_is_marked() -> None:
    kinds = GAME.definition.rules.events
    assert [k.name for k in kinds if k.reveals] == ["contract-laid", "card-drawn", "card-played"]
    assert len(kinds) + FIRST_KIND == 42


def test_undo_takes_back_the_own_choices_up_to_the_card() -> None:
    position = GAME.new(players=3, seed=1, first=0)
    while position.decision is not None and position.decision.name == "FIRST":
        position.apply(position.legal_ids()[0])
    position.apply(position.legal_ids()[0])
    played = len(position.history())
    assert position.undo_point() == played  # a card from the hand was shown
    run(position, "move")
    assert position.undo_point() == played
    run(position, str(position.legal()[0]))
    assert position.undo_point() == played
    run(position, "rupees")
    assert position.undo_point() == played + 2


def test_views_are_plain_data() -> None:
    position = GAME.new(players=4, seed=3, starting_tiles=True, terrain="players")
    for _ in range(80):
        for seat in (None, 0, 3):
            assert json.loads(json.dumps(position.view(seat))) == position.view(seat)
        position.apply(position.legal_ids()[len(position.legal_ids()) // 2])
