"""What everybody sees: D36."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from teahouse.core.game import Position
from teahouse.core.rng import rand_below, seed_words
from teahouse.games.darjeeling.rules.knowledge import resample_hidden

from .positions import BASE, GAME, asked, at, changed, event_texts, notations, tile_text

HANDS = {
    0: {"tiles": "b1*6 r3", "tokens": 2},
    1: {"tiles": "g1*3 w2", "tokens": 1},
}
CLOSED = changed(memory="closed", decision="ship", reserve=7, seat=HANDS)
OPEN = changed(CLOSED, memory="open")

THREE_BOARD = """
b1 b1 b1 b1 b1 b1
g1 A> w1 ## r1 C<
g1 g1 w1 w1 r1 B<
.. g2 b2 r2 w2 ..
"""
THREE = changed(
    memory="closed",
    board=THREE_BOARD,
    decision="ship",
    reserve=1,
    quays=[[0, 0, 0], [0, 0, 0], [0, 0, 1], [0, 1, 0], [1, 0, 0]],
    seat={
        0: {"tiles": "b1*6 r3*2", "tokens": 4},
        1: {"tiles": "g1*3 w2*2", "tokens": 3},
        2: {"tiles": "w1*4", "tokens": 2},
    },
)


def seats(view: Mapping[str, Any], key: str) -> list[Any]:
    return [seat[key] for seat in view["seats"]]


def guessed(text: str, seat: int, seed: int) -> Any:
    """The state of a position with what the seat cannot see replaced."""
    record = GAME.layout.copy(at(text).state())
    resample_hidden(record, seat, seed_words(seed))
    return record


# The view


@pytest.mark.rule("D36")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_open_screens_show_tiles_tokens_and_the_contents_of_the_bag(seat: int | None) -> None:
    view = at(OPEN).view(seat)
    assert seats(view, "tiles") == [{"black-1": 6, "red-3": 1}, {"green-1": 3, "white-2": 1}]
    assert seats(view, "tokens") == [2, 1]
    assert view["bag"]["total"] == 112 - 19 - 11
    assert sum(view["bag"]["tiles"].values()) == 112 - 19 - 11
    assert view["bag"]["tiles"]["black-1"] == 21 - 6 - 6


@pytest.mark.rule("D36")
@pytest.mark.parametrize(
    ("seat", "tiles", "tokens"),
    [
        (0, [{"black-1": 6, "red-3": 1}, None], [2, None]),
        (1, [None, {"green-1": 3, "white-2": 1}], [None, 1]),
        (None, [None, None], [None, None]),
    ],
)
def test_closed_screens_hide_the_others_tiles_and_tokens(
    seat: int | None, tiles: list[Any], tokens: list[Any]
) -> None:
    view = at(CLOSED).view(seat)
    assert seats(view, "tiles") == tiles
    assert seats(view, "tokens") == tokens
    assert seats(view, "tile_count") == [7, 4]
    assert view["bag"] == {"total": 112 - 19 - 11, "tiles": None}
    assert view["reserve"] == 7


@pytest.mark.rule("D36")
def test_the_end_opens_the_screens() -> None:
    view = at(CLOSED, decision="over", actor=-1).view(1)
    assert seats(view, "tiles") == [{"black-1": 6, "red-3": 1}, {"green-1": 3, "white-2": 1}]
    assert seats(view, "tokens") == [2, 1]
    assert view["bag"]["tiles"]["black-1"] == 9


# The log


@pytest.mark.rule("D36")
def test_the_log_of_the_others_does_not_keep_what_was_taken() -> None:
    text = BASE.replace("A> w1", "A> w3")
    position = at(text, memory="closed", seat={0: {"tiles": "b1*4"}})
    events = position.apply("c2")
    moved = "collector-moved seat=0 origin=b2 cell=c2 direction=E turning=0 passing=0 cost=0"
    taken = ["tile-taken seat=0 cell=c2 tile=white-3 to=0", "token-taken seat=0 to=0"]
    (refilled,) = [event for event in event_texts(events) if event.startswith("space-refilled")]
    hidden = "hidden-tile-taken seat=0 cell=c2 to=-2"
    assert event_texts(events) == [moved, taken[0], hidden, taken[1], refilled]
    assert event_texts(events.seen_by(0)) == [moved, *taken, refilled]
    assert event_texts(events.seen_by(1)) == [moved, hidden, refilled]
    assert event_texts(events.seen_by(None)) == [moved, hidden, refilled]


@pytest.mark.rule("D36")
def test_open_screens_tell_everybody_what_was_taken() -> None:
    text = BASE.replace("A> w1", "A> w3")
    events = at(text, seat={0: {"tiles": "b1*4"}}).apply("c2")
    for seat in (0, 1, None):
        assert event_texts(events.seen_by(seat))[1:3] == [
            "tile-taken seat=0 cell=c2 tile=white-3",
            "token-taken seat=0",
        ]


@pytest.mark.rule("D36")
def test_what_is_picked_behind_a_closed_screen_shows_when_it_is_laid_open() -> None:
    position = at(CLOSED)
    assert position.apply("ship black").seen_by(1) == []
    assert asked(position) == (0, "lay_ones")
    own, other, watching = position.view(0), position.view(1), position.view(None)
    assert (own["decision"], own["shipment"]["variety"]) == ("lay_ones", "black")
    for view in (other, watching):
        assert (view["decision"], view["shipment"], view["actor"]) == ("ship", None, 0)
    events = position.apply("ones 4")
    laid = "tiles-revealed seat=0 variety=black threes=0 twos=0 ones=4"
    assert event_texts(events.seen_by(1)) == event_texts(events.seen_by(None)) == [laid]
    assert [event.reveals for event in events] == [True]
    for view in (position.view(0), position.view(1), position.view(None)):
        assert view["decision"] == "tokens"
        assert view["shipment"] == {
            "variety": "black",
            "laid": (4, 0, 0),
            "picture": "╶╴\n\n╶╴",
            "on_table": True,
            "used": "none",
            "allowed": 0,
            "loaded": 0,
        }
    assert seats(position.view(1), "tile_count") == [3, 4]
    assert seats(position.view(1), "tokens") == [None, 1]


@pytest.mark.rule("D36")
def test_with_open_screens_the_picking_shows() -> None:
    position = at(OPEN)
    position.apply("ship black")
    assert position.view(1)["decision"] == "lay_ones"
    assert position.view(1)["shipment"]["variety"] == "black"
    events = position.apply("ones 4")
    assert event_texts(events) == ["tiles-laid seat=0 variety=black threes=0 twos=0 ones=4"]
    assert not events[0].reveals


# Worlds


@pytest.mark.rule("D36")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_with_open_screens_there_is_nothing_to_guess(seat: int) -> None:
    assert guessed(OPEN, seat, 1) == at(OPEN).state()
    over = changed(CLOSED, decision="over", actor=-1)
    assert guessed(over, seat, 1) == at(over).state()


@pytest.mark.rule("D36")
@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_a_guess_keeps_what_the_seat_knows_and_every_component(seat: int) -> None:
    truth = at(THREE).state()
    for seed in range(40):
        record = guessed(THREE, seat, seed)
        GAME.definition.rules.check(record, GAME)
        assert min(record.bag) >= 0
        assert [sum(tiles) for tiles in record.tiles] == [8, 5, 4, 0, 0]
        assert sum(record.tokens) == 9
        assert record.tokens[3:] == [0, 0]
        if seat >= 0:
            assert record.tiles[seat] == truth.tiles[seat]
            assert record.tokens[seat] == truth.tokens[seat]
        unseen = [record.bag[k] + sum(t[k] for t in record.tiles) for k in range(12)]
        assert unseen == [truth.bag[k] + sum(t[k] for t in truth.tiles) for k in range(12)]
        same = ("cells", "chute", "reserve", "aboard", "score", "warehouse", "asked", "actor")
        assert all(getattr(record, name) == getattr(truth, name) for name in same)


@pytest.mark.rule("D36")
@pytest.mark.parametrize(
    ("seat", "others"), [(-1, (0, 1, 2)), (0, (1, 2)), (1, (0, 2)), (2, (0, 1))]
)
def test_every_kind_and_every_token_may_be_with_any_other_seat(
    seat: int, others: tuple[int, ...]
) -> None:
    worlds = [guessed(THREE, seat, seed) for seed in range(150)]
    loose = 9 - (at(THREE).state().tokens[seat] if seat >= 0 else 0)
    for other in others:
        held = {kind for world in worlds for kind in range(12) if world.tiles[other][kind]}
        assert held == set(range(12))
        tokens = {world.tokens[other] for world in worlds}
        assert min(tokens) <= 1
        assert max(tokens) >= loose - 2
    bags = {tile_text(world.bag) for world in worlds}
    assert len(bags) > 140


@pytest.mark.rule("D36")
@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_a_guess_does_not_peek(seat: int) -> None:
    """Two truths that look the same to the seat give the same worlds."""
    for seed in range(20):
        other = GAME.layout.copy(at(THREE).state())
        resample_hidden(other, seat, seed_words(1000 + seed))
        peeking = GAME.layout.copy(other)
        resample_hidden(peeking, seat, seed_words(seed))
        assert peeking == guessed(THREE, seat, seed)


@pytest.mark.rule("D36")
@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_the_others_draw_their_hands_from_the_unseen_tiles_in_order(seat: int) -> None:
    """Without tokens to deal, dice are rolled for tiles only, seat after seat."""
    text = changed(THREE, decision="move", reserve=10, seat={p: {"tokens": 0} for p in range(3)})
    truth = at(text).state()
    others = [p for p in range(3) if p != seat]
    unseen = [truth.bag[k] + sum(truth.tiles[p][k] for p in others) for k in range(12)]
    pile = [kind for kind in range(12) for _ in range(unseen[kind])]
    rng = seed_words(7)
    record = guessed(text, seat, 7)
    for other in others:
        drawn = [pile.pop(rand_below(rng, len(pile))) for _ in range(sum(truth.tiles[other]))]
        assert record.tiles[other] == [drawn.count(kind) for kind in range(12)]
    assert record.bag == [pile.count(kind) for kind in range(12)]


@pytest.mark.rule("D36")
@pytest.mark.parametrize(
    ("seat", "others"), [(-1, [0, 1, 2]), (0, [1, 2]), (1, [0, 2]), (2, [0, 1])]
)
def test_the_others_tokens_fall_anywhere(seat: int, others: list[int]) -> None:
    """At a move nobody needs a token; each goes to one of the others by a roll of the dice."""
    text = changed(THREE, decision="move")
    loose = 9 - (at(text).state().tokens[seat] if seat >= 0 else 0)
    for seed in range(5):
        rng = seed_words(seed)
        rolled = [others[rand_below(rng, len(others))] for _ in range(loose)]
        tokens = guessed(text, seat, seed).tokens
        assert [tokens[p] for p in others] == [rolled.count(p) for p in others]


@pytest.mark.rule("D36")
@pytest.mark.parametrize("seat", [-1, 1, 2])
def test_a_seat_that_is_asked_to_ship_could_ship_in_the_guess(seat: int) -> None:
    """Six tiles and no token: rare hands only do not close, so 24 deals always find one."""
    text = changed(THREE, reserve=10, seat={p: {"tokens": 0} for p in range(3)})
    for seed in range(60):
        position = GAME.at(guessed(text, seat, seed))
        assert len(notations(position)) > 1


@pytest.mark.rule("D36")
def test_when_no_deal_could_ship_any_deal_will_do() -> None:
    """Two tiles are at most one crate, for which the token may be guessed with another seat."""
    text = changed(THREE, reserve=9, seat={0: {"tiles": "b1*2", "tokens": 1}})
    text = changed(text, seat={1: {"tokens": 0}, 2: {"tokens": 0}})
    worlds = [GAME.at(guessed(text, 1, seed)) for seed in range(60)]
    for world in worlds:
        with_token = world.state().tokens[0] == 1
        assert with_token or notations(world) == ["keep"]
    assert {world.state().tokens[0] for world in worlds} == {0, 1}
    assert {len(notations(world)) > 1 for world in worlds} == {True, False}


@pytest.mark.rule("D36")
def test_other_decisions_take_the_first_deal() -> None:
    """At a move it does not matter whether the hand closes: some of 60 deals do not."""
    text = changed(THREE, decision="move", reserve=10, seat={p: {"tokens": 0} for p in range(3)})
    text = changed(text, seat={0: {"tiles": "b1*4"}})
    shippable = []
    for seed in range(60):
        record = guessed(text, 1, seed)
        record.asked = 4
        shippable.append(len(notations(GAME.at(record))) > 1)
    assert shippable.count(False) > 30  # of 60


def laid_open(tokens: int, laid: int, board: str = THREE_BOARD) -> str:
    return changed(
        THREE,
        board=board,
        decision="tokens",
        shipment={"variety": "black", "laid": [laid, 0, 0], "on_table": True},
        reserve=10 - tokens - 3,
        seat={0: {"tiles": "r3*2", "tokens": tokens}, 1: {"tokens": 1}},
    )


@pytest.mark.rule("D36")
@pytest.mark.parametrize("seat", [-1, 1, 2])
@pytest.mark.parametrize(("laid", "needed"), [(4, 1), (2, 2)])
def test_a_seat_that_is_asked_about_tokens_has_enough_of_them(
    seat: int, laid: int, needed: int
) -> None:
    """A single crate away from a city: fresh or both, so there are two at least."""
    tokens = {guessed(laid_open(2, laid), seat, seed).tokens[0] for seed in range(60)}
    assert min(tokens) == needed
    assert max(tokens) > needed


@pytest.mark.rule("D36")
def test_next_to_a_city_one_token_is_enough_to_be_asked() -> None:
    near = THREE_BOARD.replace("A> w1 ##", "w1 A> ##")
    tokens = {guessed(laid_open(2, 2, near), 1, seed).tokens[0] for seed in range(60)}
    assert min(tokens) == 1


@pytest.mark.rule("D36")
def test_no_more_tokens_are_guessed_than_there_are() -> None:
    text = changed(laid_open(2, 2), reserve=8, seat={1: {"tokens": 0}, 2: {"tokens": 0}})
    for seed in range(10):
        assert guessed(text, 1, seed).tokens == [2, 0, 0, 0, 0]


@pytest.mark.rule("D36")
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_what_another_seat_is_picking_is_forgotten(steps: int) -> None:
    position = at(THREE, seat={0: {"tiles": "b1*6 b2*3 b3*2"}})
    for action in ("ship black", "threes 1", "twos 2")[:steps]:
        position.apply(action)
    for seat in (-1, 1, 2):
        record = guessed(position.text(), seat, 5)
        assert (record.asked, record.shipping, record.laid) == (4, -1, [0, 0, 0])
    own = guessed(position.text(), 0, 5)
    truth = position.state()
    assert (own.asked, own.shipping, own.laid) == (truth.asked, truth.shipping, truth.laid)
    assert own.asked == 4 + steps


@pytest.mark.rule("D36")
def test_tiles_on_the_table_are_not_forgotten() -> None:
    record = guessed(laid_open(2, 4), 1, 5)
    assert (record.asked, record.shipping, record.laid) == (8, 0, [4, 0, 0])


@pytest.mark.rule("D36")
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
@pytest.mark.parametrize("text", [THREE, laid_open(2, 4), OPEN], ids=["ship", "tokens", "open"])
def test_a_sampled_world_looks_the_same(text: str, seat: int | None) -> None:
    position = at(text)
    if seat is not None and seat >= position.players:
        return
    samples: list[Position] = [position.sample(seat, seed=seed) for seed in range(5)]
    for sample in samples:
        assert sample.view(seat) == position.view(seat)
        assert sample.state().rng != position.state().rng
    assert len({sample.digest() for sample in samples}) == 5
