"""The end: D33 to D35 and D38."""

from __future__ import annotations

from typing import Any

import pytest

from teahouse.core.game import Position

from .positions import BASE, asked, at, changed, event_texts, notations, refused

NEAR = BASE.replace("g1 A> w1 ##", "g1 w1 A> ##").replace("b1 b1 b1 b1 b1 b1", "b1 b1 b1 g1 g1 g1")
THREE = BASE.replace("g1 g1 w1 w1 r1 B<", "g1 g1 w1 w1 C< B<").replace("[1, 0]", "[1, 0, 0]")
THREE = THREE.replace("    [0, 0],\n    [0, 1],\n", "    [0, 0, 0],\n" * 4) + "[[seat]]\n"


def shipping(score: int, **to: Any) -> Position:
    """Seat 0 ships four crates of black: 6 points of demand and 4 of quantity."""
    seat = {0: {"tiles": "b1*8 g2", "score": score}, **to.pop("seat", {})}
    return at(NEAR, decision="ship", seat=seat, **to)


def ship_all(position: Position) -> list[str]:
    position.apply("ship black")
    return event_texts(position.apply("ones 8"))


# D33


@pytest.mark.rule("D33")
def test_the_target_in_phase_three_ends_the_game_after_both_bonuses() -> None:
    position = shipping(94, seat={1: {"score": 20, "tiles": "r1*3", "tokens": 2}}, reserve=8)
    assert ship_all(position) == [
        "tiles-laid seat=0 variety=black threes=0 twos=0 ones=8",
        "crates-returned seat=0 crates=1",
        "ship-loaded seat=0 crates=4",
        "demand-bonus seat=0 variety=black points=6",
        "quantity-bonus seat=0 points=4",
        "target-reached seat=0 points=104",
        "halves-lost seat=0 points=2",
        "halves-lost seat=1 points=3",
    ]
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.points == (102.0, 17.0)
    assert outcome.winners == (0,)
    assert outcome.breakdown[0] == {
        "ships": 94.0,
        "turning": 0.0,
        "passing": 0.0,
        "demand": 6.0,
        "quantity": 4.0,
        "halves": -2.0,
    }


@pytest.mark.rule("D33")
@pytest.mark.parametrize(("score", "is_over"), [(89, False), (90, True), (91, True)])
def test_the_target_exactly_is_enough(score: int, is_over: bool) -> None:
    position = shipping(score)
    events = ship_all(position)
    assert (f"target-reached seat=0 points={score + 10}" in events) == is_over
    assert (position.actor is None) == is_over
    assert position.state().score[0] == score + 10 - 2 * is_over


@pytest.mark.rule("D33")
@pytest.mark.parametrize(("target", "is_over"), [(10, True), (11, False)])
def test_the_target_is_an_option(target: int, is_over: bool) -> None:
    position = shipping(0, target=target)
    ship_all(position)
    assert (asked(position) is None) == is_over


@pytest.mark.rule("D33")
def test_the_round_is_not_finished() -> None:
    position = shipping(95)
    assert not any(event.startswith("ships-scored") for event in ship_all(position))
    assert position.state().round == 0


@pytest.mark.rule("D33")
def test_nothing_can_be_done_once_the_game_is_over() -> None:
    position = shipping(95)
    ship_all(position)
    assert (position.actor, position.decision, notations(position)) == (None, None, [])
    for action in ("keep", "a1", "done", "ship black", "use none"):
        assert refused(position, action) == ("game-over", "D33")


# D34


@pytest.mark.rule("D34")
@pytest.mark.parametrize(
    ("tiles", "halves"),
    [
        ("", 0),
        ("b1", 1),
        ("b2", 2),
        ("b3", 3),
        ("g1*2 w2*3 r3", 11),
        ("b1 b2 b3 g1 g2 g3 w1 w2 w3 r1 r2 r3", 24),
        ("r3*3 b1*2", 11),
    ],
)
def test_every_half_behind_the_screen_costs_a_point_closed_or_not(tiles: str, halves: int) -> None:
    position = shipping(90, seat={1: {"tiles": tiles, "score": 5}})
    assert ship_all(position)[-2:] == [
        "halves-lost seat=0 points=2",
        f"halves-lost seat=1 points={halves}",
    ]
    s = position.state()
    assert s.score[1] == 5 - halves
    assert s.earned[1] == [5, 0, 0, 0, 0, -halves]


@pytest.mark.rule("D34")
def test_tokens_are_worth_nothing() -> None:
    position = shipping(90, seat={1: {"tokens": 10, "score": 5}}, reserve=0)
    ship_all(position)
    assert position.state().score[1] == 5


# D35


def over(*scores: int) -> Position:
    """A finished game of three with these points."""
    seat = {p: {"score": score} for p, score in enumerate(scores)}
    return at(THREE, decision="over", actor=-1, seat=seat)


@pytest.mark.rule("D35")
@pytest.mark.parametrize(
    ("scores", "ranks", "winners"),
    [
        ((7, 9, 8), (3, 1, 2), (1,)),
        ((9, 9, 8), (1, 1, 3), (0, 1)),
        ((9, 8, 8), (1, 2, 2), (0,)),
        ((5, 5, 5), (1, 1, 1), (0, 1, 2)),
        ((-9, -3, -5), (3, 1, 2), (1,)),
        ((-1, 0, -1), (2, 1, 2), (1,)),
    ],
)
def test_most_points_win_and_ties_share(
    scores: tuple[int, ...], ranks: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    outcome = over(*scores).outcome()
    assert outcome is not None
    assert outcome.points == tuple(map(float, scores))
    assert outcome.ranks == ranks
    assert outcome.winners == winners


@pytest.mark.rule("D35")
def test_who_ends_the_game_may_fall_below_the_target_and_lose() -> None:
    seat = {0: {"tiles": "b1*8 g3*3 r3*3", "score": 90}, 1: {"score": 83}}
    position = shipping(90, seat=seat)
    ship_all(position)
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.points == (82.0, 83.0)
    assert outcome.winners == (1,)


@pytest.mark.rule("D35")
def test_there_is_no_outcome_before_the_end() -> None:
    assert at().outcome() is None


# D38


@pytest.mark.rule("D38")
def test_the_game_ends_after_the_last_round() -> None:
    seat = {0: {"score": 3, "tiles": "g2"}, 1: {"tiles": "w1*4", "score": 2}}
    position = at(decision="ship", actor=1, round=6, round_limit=7, seat=seat)
    assert event_texts(position.apply("keep")) == [
        "nothing-shipped seat=1",
        "round-limit-reached rounds=7",
        "halves-lost seat=0 points=2",
        "halves-lost seat=1 points=4",
    ]
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.points == (1.0, -2.0)
    assert position.state().round == 7


@pytest.mark.rule("D38")
@pytest.mark.parametrize(
    ("actor", "round_", "after"),
    [(0, 6, (1, 6)), (1, 5, (0, 6)), (0, 5, (1, 5))],
)
def test_before_that_the_game_goes_on(actor: int, round_: int, after: tuple[int, int]) -> None:
    seat = {p: {"tiles": "w1*4"} for p in range(2)}
    position = at(decision="ship", actor=actor, round=round_, round_limit=7, seat=seat)
    position.apply("keep")
    assert asked(position) == (after[0], "move")
    assert position.state().round == after[1]


@pytest.mark.rule("D38")
@pytest.mark.parametrize(("actor", "is_last"), [(0, True), (1, False), (2, False)])
def test_the_round_ends_before_the_first_player(actor: int, is_last: bool) -> None:
    seat = {p: {"tiles": "w1*4"} for p in range(3)}
    text = changed(THREE, decision="ship", actor=actor, first_player=1, round_limit=1, seat=seat)
    position = at(text)
    position.apply("keep")
    assert (position.actor is None) == is_last


@pytest.mark.rule("D38")
def test_each_player_has_as_many_turns_as_the_limit_says() -> None:
    position = at(decision="ship", round_limit=3, seat={p: {"tiles": "w1*4"} for p in range(2)})
    events = event_texts(position.apply("keep"))
    while asked(position):
        events += event_texts(
            position.apply("keep" if "keep" in notations(position) else notations(position)[0])
        )
    assert sum(event.startswith("ships-scored seat=0") for event in events) == 2  # and one before
    assert sum(event.startswith("ships-scored seat=1") for event in events) == 3


@pytest.mark.rule("D33")
@pytest.mark.rule("D38")
def test_the_target_in_the_last_turn_counts_as_the_target() -> None:
    position = shipping(95, first_player=1, first=1, round=6, round_limit=7)
    events = ship_all(position)
    assert "target-reached seat=0 points=105" in events
    assert not any(event.startswith("round-limit") for event in events)
