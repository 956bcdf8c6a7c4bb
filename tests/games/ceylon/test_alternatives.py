"""The alternative actions: C37 to C41, C50, C51."""

from __future__ import annotations

import pytest

import teahouse.games.ceylon.rules.alternative_actions as alternatives
from teahouse.core.game import Game, Position
from teahouse.games.ceylon.game import GAME as DEFINITION

from .positions import GAME, OTHER_COMPONENTS, asked, at, notations, others_turn, run, why

CARD = {"card": "plant/harvest"}


def destinations(position: Position) -> list[str]:
    return [n.removeprefix("move ") for n in notations(position)]


@pytest.mark.rule("C37")
@pytest.mark.parametrize(
    ("steps", "cost", "cheaper"),
    [(1, 0, 0), (2, 1, 1), (3, 3, 2), (4, 6, 3), (5, 10, 4), (6, 15, 5), (7, 21, 6)],
)
def test_the_first_step_is_free_and_each_further_one_costs_one_more(
    steps: int, cost: int, cheaper: int
) -> None:
    assert alternatives.way_cost(steps, False) == cost
    assert alternatives.way_cost(steps, True) == cheaper


@pytest.mark.rule("C37")
@pytest.mark.parametrize(
    ("rupees", "farthest"), [(0, 1), (1, 2), (2, 2), (3, 3), (5, 3), (6, 4), (15, 6)]
)
def test_the_pawn_goes_as_far_as_its_rupees(rupees: int, farthest: int) -> None:
    position = at(**CARD, seats={0: {"rupees": rupees}})
    run(position, "move")
    s = position.state()
    far = [alternatives.steps_to(s, 0, GAME.parse(n).id - 253) for n in notations(position)]
    assert max(far) == farthest
    assert min(far) == 1
    reachable = sum(GAME.tables.distance[0][1][h] <= farthest for h in range(32)) - 1
    assert len(far) == reachable


@pytest.mark.rule("C37")
def test_a_step_to_each_neighbour_is_free_and_nothing_blocks() -> None:
    position = at(plants="A:a2 B:a3 C:a1", pawns="a2 a3 b2", **CARD, seats={0: {"rupees": 0}})
    run(position, "move")
    assert notations(position) == ["move a1", "move a3", "move b2", "move b3"]
    assert why(position, "move a4") == "too-few-rupees C18"
    assert run(position, "move a3") == ["moved seat=0 origin=a2 hex=a3 cost=0"]
    assert position.view(0)["seats"][0]["pawn"] == "a3"
    assert position.view(0)["map"][0][2]["pawns"] == [0, 1]


@pytest.mark.rule("C37")
def test_a_longer_move_is_paid() -> None:
    position = at(**CARD)
    run(position, "move")
    assert position.preview("move c4") == (
        "move",
        {"hex": "c4", "district": "ruhuna", "tea": "green", "steps": 3, "cost": 3},
    )
    assert run(position, "move c4") == ["moved seat=0 origin=a2 hex=c4 cost=3"]
    assert position.state().rupees[0] == 12


@pytest.mark.rule("C38")
def test_staying_is_no_move() -> None:
    position = at(**CARD)
    run(position, "move")
    assert why(position, "move a2") == "same-hex C38"


@pytest.mark.rule("C38")
@pytest.mark.rule("C02")
def test_the_district_left_out_is_neither_entered_nor_crossed() -> None:
    # From e4 in Ruhuna to c5 in Kandy: d5 (Uva) lies between; over c4 it takes three steps too.
    whole = at(pawns="e4 c3 c6", **CARD)
    assert alternatives.steps_to(whole.state(), 0, 17) == 2
    position = at(plants="A:e4 B:c3", pawns="e4 c3", out="uva", **CARD)
    assert alternatives.steps_to(position.state(), 0, 17) == 3
    run(position, "move")
    assert why(position, "move d5") == "hex-out C02"
    assert why(position, "move a6") == "hex-out C02"
    assert run(position, "move c5") == ["moved seat=0 origin=e4 hex=c5 cost=3"]


@pytest.mark.rule("C40")
def test_cheaper_moves_cost_one_from_the_second_step_on() -> None:
    position = at(ability="move", **CARD, seats={0: {"rupees": 3}})
    run(position, "move")
    s = position.state()
    far = [alternatives.steps_to(s, 0, GAME.parse(n).id - 253) for n in notations(position)]
    assert max(far) == 4
    assert run(position, "move c4") == ["moved seat=0 origin=a2 hex=c4 cost=2"]


@pytest.mark.rule("C39")
def test_take_two_rupees() -> None:
    position = at(**CARD, seats={0: {"rupees": 0}})
    assert position.preview("rupees") == ("do", {"action": "rupees", "cost": 0, "gain": 2})
    assert run(position, "rupees") == ["rupees-taken seat=0 rupees=2"]
    assert position.state().rupees[:3] == [2, 15, 15]
    assert asked(position) == (1, "action")


@pytest.mark.rule("C41")
def test_extra_rupee_gives_three() -> None:
    position = at(ability="take_rupees", **CARD)
    assert position.preview("rupees")[1]["gain"] == 3
    assert run(position, "rupees") == ["rupees-taken seat=0 rupees=3"]
    assert position.view(0)["seats"][0]["rupees_to_take"] == 3
    assert position.view(0)["seats"][1]["rupees_to_take"] == 2


PURSE = {"tiles": "rupees move plant"}


@pytest.mark.rule("C50")
def test_the_purse_gives_five_more() -> None:
    position = at(**CARD, **PURSE)
    assert notations(position) == ["move", "rupees", "use tile"]
    assert position.preview("use tile") == (
        "use-starting-tile",
        {"action": "rupees", "cost": 0, "gain": 7},
    )
    assert run(position, "use tile") == [
        "starting-tile-used seat=0 starting=rupees",
        "rupees-taken seat=0 rupees=7",
    ]
    assert position.state().rupees[0] == 22
    assert position.state().enhanced == 0


@pytest.mark.rule("C50")
@pytest.mark.rule("C49")
def test_the_purse_may_be_kept() -> None:
    position = at(**CARD, **PURSE)
    assert run(position, "rupees") == ["rupees-taken seat=0 rupees=2"]
    assert not position.view(0)["seats"][0]["starting_tile_used"]


@pytest.mark.rule("C41")
@pytest.mark.rule("C50")
def test_purse_and_extra_rupee_give_eight() -> None:
    position = at(ability="take_rupees", **CARD, **PURSE)
    assert run(position, "use tile")[-1] == "rupees-taken seat=0 rupees=8"


@pytest.mark.rule("C41")
@pytest.mark.rule("C50")
@pytest.mark.rule("C49")
def test_the_purse_on_anothers_turn() -> None:
    position = at(ability="take_rupees", **others_turn("plant/trade"), **PURSE)
    assert run(position, "use tile")[-1] == "rupees-taken seat=0 rupees=8"
    assert asked(position) == (1, "action")


@pytest.mark.rule("C41")
@pytest.mark.rule("C50")
@pytest.mark.rule("C19")
def test_the_purse_with_a_token() -> None:
    position = at(ability="take_rupees", card="plant/trade", **PURSE, seats={0: {"tokens": 1}})
    run(position, "use token")
    assert run(position, "use tile")[-1] == "rupees-taken seat=0 rupees=8"
    assert run(position, "rupees") == ["rupees-taken seat=0 rupees=3"]
    assert position.state().rupees[0] == 26


FREE = {"tiles": "move rupees plant"}


@pytest.mark.rule("C51")
@pytest.mark.rule("C49")
def test_the_free_move_goes_to_any_hex_that_is_not_free_anyway() -> None:
    position = at(**CARD, **FREE, seats={0: {"rupees": 0}})
    run(position, "use tile")
    assert asked(position) == (0, "destination")
    near = {"a1", "a2", "a3", "b2", "b3"}
    names = {
        f"{r}{c}" for r, n in zip("abcde", (6, 7, 6, 7, 6), strict=True) for c in range(1, n + 1)
    }
    assert set(destinations(position)) == names - near
    assert why(position, "move a3") == "tile-not-needed C49"
    assert why(position, "move a2") == "same-hex C38"
    assert position.preview("move e6")[1]["cost"] == 0
    assert run(position, "move e6") == ["moved seat=0 origin=a2 hex=e6 cost=0"]
    assert position.state().rupees[0] == 0


@pytest.mark.rule("C51")
@pytest.mark.rule("C02")
def test_the_free_move_stays_in_play() -> None:
    position = at(plants="A:a2 B:c3", pawns="a2 c3", out="uva", tiles="move plant", **CARD)
    run(position, "use tile")
    assert why(position, "move e6") == "hex-out C02"
    assert len(notations(position)) == 24 - 5


@pytest.mark.rule("C40")
@pytest.mark.rule("C51")
def test_the_free_move_with_cheaper_moves_saves_what_it_would_cost() -> None:
    position = at(ability="move", **CARD, **FREE)
    run(position, "use tile")
    assert run(position, "move a4") == ["moved seat=0 origin=a2 hex=a4 cost=0"]


@OTHER_COMPONENTS
@pytest.mark.rule("C49")
def test_a_free_move_that_changes_nothing_anywhere_is_not_offered() -> None:
    everything_free = Game(DEFINITION, GAME.components.replaced({"councillors": {"move": 0}}))
    position = at(everything_free, ability="move", **CARD, **FREE)
    assert why(position, "use tile") == "tile-not-needed C49"
    assert notations(position) == ["move", "rupees"]


@pytest.mark.rule("C51")
@pytest.mark.rule("C49")
def test_the_free_move_on_anothers_turn_and_with_a_token() -> None:
    position = at(**others_turn("plant/trade"), **FREE)
    run(position, "use tile", "move e6")
    assert asked(position) == (1, "action")
    token = at(card="plant/trade", **FREE, seats={0: {"tokens": 1}})
    run(token, "use token", "use tile", "move e6", "move", "move e5")
    assert token.view(0)["seats"][0]["pawn"] == "e5"
    assert asked(token) == (1, "action")
