"""Trading and the wagons: C22, C30 to C32, C43, C56."""

from __future__ import annotations

from typing import Any

import pytest

from .positions import asked, at, notations, others_turn, run, why

CARD = {"card": "trade/plant"}
CHOOSING = ["contract 0", "after 0", "action 1", "action 2", "turn_end 0"]


def trader(tea: str, **more: Any) -> dict[str, Any]:
    return {"seats": {0: {"tea": tea, **more}}}


@pytest.mark.rule("C30")
def test_a_trade_delivers_three_chests_and_takes_the_contract() -> None:
    position = at(**CARD, **trader("bggg"))
    assert run(position, "trade") == [
        "contract-fulfilled seat=0 wagon=1 company=2 black=1 green=2 white=0"
    ]
    assert asked(position) == (0, "reward")
    assert position.state().tea[0] == [0, 1, 0]
    view = position.view(1)
    assert view["wagons"][0] is None
    assert [c["contract"] for c in view["seats"][0]["contracts"]] == ["2bgg"]
    assert view["under_way"]["rewarding"] == "2bgg"
    assert view["seats"][0]["companies"] == 1


@pytest.mark.rule("C30")
def test_which_contract_is_asked_where_several_can_be_fulfilled() -> None:
    position = at(**CARD, **trader("bggw"))
    run(position, "trade")
    assert asked(position) == (0, "contract")
    assert notations(position) == ["deliver 1", "deliver 2", "deliver 3"]
    assert position.preview("deliver 2") == (
        "deliver",
        {
            "wagon": 2,
            "company": 4,
            "black": 1,
            "green": 1,
            "white": 1,
            "rupees": 12,
            "points": 4,
            "premium": 0,
        },
    )  # fmt: skip
    assert run(position, "deliver 2") == [
        "contract-fulfilled seat=0 wagon=2 company=4 black=1 green=1 white=1"
    ]


@pytest.mark.rule("C30")
@pytest.mark.parametrize(
    ("tea", "refused"),
    [
        ("bg", "no-contract C30"),
        ("bbgw", ""),
        ("bbbbg", "no-contract C30"),
        ("", "no-contract C30"),
    ],
)
def test_all_chests_of_some_contract_are_needed(tea: str, refused: str) -> None:
    assert why(at(**CARD, **trader(tea)), "trade") == refused


@pytest.mark.rule("C30")
def test_refusals_of_single_contracts() -> None:
    position = at(card="trade/plant", pending=CHOOSING, wagons="2bgg - 5ggw", **trader("bgg"))
    assert why(position, "deliver 1") == ""
    assert why(position, "deliver 2") == "empty-wagon C30"
    assert why(position, "deliver 3") == "missing-chests C30"


@pytest.mark.rule("C31")
def test_without_a_free_space_only_the_own_companies_have_place() -> None:
    # One marker placed: one space, held by company 4.
    position = at(**CARD, **trader("bggw", contracts="4bbb"))
    assert run(position, "trade") == [
        "contract-fulfilled seat=0 wagon=2 company=4 black=1 green=1 white=1"
    ]
    assert position.view(0)["seats"][0]["companies"] == 1


@pytest.mark.rule("C31")
def test_a_contract_without_a_place_says_so() -> None:
    position = at(**CARD, **trader("bgg", contracts="4bbb"))
    assert why(position, "trade") == "no-space C31"
    picking = at(card="trade/plant", pending=CHOOSING, **trader("bggw", contracts="4bbb"))
    assert why(picking, "deliver 1") == "no-space C31"
    assert why(picking, "deliver 2") == ""


@pytest.mark.rule("C31")
@pytest.mark.parametrize(("plants", "refused"), [("A:a2", "no-space C31"), ("A:a2 A:a1", "")])
def test_a_second_company_needs_a_second_free_space(plants: str, refused: str) -> None:
    position = at(plants=f"{plants} B:c3 C:c6", **CARD, **trader("bgg", contracts="4bbb*1 4bgw"))
    assert why(position, "trade") == refused


@pytest.mark.rule("C32")
def test_the_reward_is_all_rupees_or_all_points() -> None:
    position = at(**CARD, **trader("bgg"))
    run(position, "trade")
    assert notations(position) == ["take rupees", "take points"]
    assert position.preview("take rupees") == ("take-rupees", {"rupees": 11})
    assert position.preview("take points") == ("take-points", {"points": 4, "rupees": 0})
    other = position.copy()
    assert run(position, "take rupees") == ["rupees-chosen seat=0 company=2 rupees=11"]
    assert (position.state().rupees[0], position.state().score[0]) == (26, 0)
    assert run(other, "take points") == ["points-chosen seat=0 company=2 points=4"]
    assert (other.state().rupees[0], other.state().score[0]) == (15, 4)
    assert other.view(0)["seats"][0]["earned"]["contracts"] == 4
    assert asked(position) == asked(other) == (1, "action")
    assert position.view(0)["under_way"]["rewarding"] is None


@pytest.mark.rule("C43")
@pytest.mark.parametrize(
    ("reward", "rupees", "score", "event"),
    [
        ("take rupees", 28, 0, "rupees-chosen seat=0 company=2 rupees=11"),
        ("take points", 17, 4, "points-chosen seat=0 company=2 points=4"),
    ],
)
def test_the_trade_premium_comes_with_either_reward(
    reward: str, rupees: int, score: int, event: str
) -> None:
    position = at(ability="trade", **CARD, **trader("bgg"))
    assert run(position, "trade", reward)[1:] == [event, "trade-premium seat=0 rupees=2"]
    assert (position.state().rupees[0], position.state().score[0]) == (rupees, score)


@pytest.mark.rule("C22")
def test_wagons_are_refilled_at_the_very_end_of_the_turn() -> None:
    position = at(
        seats={1: {"tea": "bgw"}, 2: {"tea": "ggw"}},
        card="plant/trade",
        pending=["action 1", "action 2", "turn_end 0"],
    )
    run(position, "trade", "take rupees")
    assert position.view(0)["wagons"][1] is None  # not yet
    happened = run(position, "trade", "take points")
    kinds = [event.split(" seat")[0].split(" wagon")[0] for event in happened]
    assert kinds == [
        "contract-fulfilled",
        "points-chosen",
        "[0] card-drawn",
        "[not 0] hidden-card-drawn",
        "contract-laid",
        "contract-laid",
    ]
    laid = [event.split()[1] for event in happened if event.startswith("contract-laid")]
    assert laid == ["wagon=2", "wagon=3"]
    wagons = position.view(0)["wagons"]
    assert wagons[0]["contract"] == "2bgg"  # the others stay where they are
    assert all(wagons)
    assert position.view(0)["pile"]["total"] == 20 - 3 - 2
    assert asked(position) == (1, "card")


@pytest.mark.rule("C22")
@pytest.mark.parametrize(
    ("pile", "wagons"), [("1bbg", [True, False, True]), ("", [False] * 2 + [True])]
)
def test_wagons_stay_empty_when_the_pile_is_empty(pile: str, wagons: list[bool]) -> None:
    taken = "1bbg*2 1bww 1ggw 2bgg*2 2bbw 2bww 3bbw*2 3ggg 3bgw 4bgw 4bbb 4ggw 5ggw*2 5bbg 5bbw"
    if pile:
        taken = taken.replace("1bbg*2", "1bbg")
    position = at(
        wagons="- - 4bgw",
        pile=pile,
        seats={2: {"contracts": taken}},
        plants="A:a2 B:c3 C:c6 C:b7 C:d6 C:d5 C:d7 C:e5 C:e6 C:a6",
        ending="marker",
        card="plant/trade",
        pending=["action 2", "turn_end 0"],
    )
    run(position, "rupees")
    assert [w is not None for w in position.view(0)["wagons"]] == wagons
    assert position.view(0)["pile"] == {"total": 0, "contracts": []}


TILE = {"tiles": "trade move rupees"}


@pytest.mark.rule("C56")
def test_one_chest_fewer_may_be_the_missing_one() -> None:
    position = at(**CARD, **TILE, wagons="2bgg - -", **trader("bg"))
    assert why(position, "trade") == "no-contract C30"
    assert run(position, "use tile") == [
        "starting-tile-used seat=0 starting=trade",
        "contract-fulfilled seat=0 wagon=1 company=2 black=1 green=1 white=0",
    ]
    assert position.state().tea[0] == [0, 0, 0]
    assert asked(position) == (0, "reward")
    run(position, "take rupees")
    assert position.state().rupees[0] == 26
    assert (position.state().enhanced, position.state().delivering) == (0, -1)


@pytest.mark.rule("C56")
def test_with_all_chests_any_of_those_asked_for_is_spared() -> None:
    position = at(**CARD, **TILE, wagons="2bgg - -", **trader("bgg"))
    assert notations(position) == ["trade", "move", "rupees", "use tile"]
    run(position, "use tile")
    assert asked(position) == (0, "spare")
    assert position.view(1)["under_way"]["delivering"] == 1
    assert notations(position) == ["spare black", "spare green"]
    assert why(position, "spare white") == "not-asked-for C56"
    run(position, "spare black")
    assert position.state().tea[0] == [1, 0, 0]


@pytest.mark.rule("C56")
def test_only_the_missing_chest_can_be_spared() -> None:
    position = at(**TILE, **CARD, wagons="2bgg 4bgw -", **trader("bg"))
    run(position, "use tile")
    assert asked(position) == (0, "contract")
    assert notations(position) == ["deliver 1", "deliver 2"]
    assert run(position, "deliver 2") == [
        "contract-fulfilled seat=0 wagon=2 company=4 black=1 green=1 white=0"
    ]


@pytest.mark.rule("C56")
def test_sparing_an_owned_chest_does_not_help_while_another_is_missing() -> None:
    spare = ["spare 0", "after 0", "action 1", "action 2", "turn_end 0"]
    position = at(
        tiles="-trade move rupees",
        card="trade/plant",
        wagons="2bgg 4bgw -",
        pending=spare,
        using_starting_tile=True,
        delivering=2,
        **trader("bg"),
    )
    assert why(position, "spare black") == "missing-chests C56"
    assert why(position, "spare green") == "missing-chests C56"
    assert why(position, "spare white") == ""


@pytest.mark.rule("C56")
@pytest.mark.parametrize(
    ("tea", "refused"),
    [("b", "no-contract C56"), ("bg", ""), ("gg", ""), ("bw", "no-contract C56")],
)
def test_two_chests_of_the_contract_are_needed(tea: str, refused: str) -> None:
    position = at(**CARD, **TILE, wagons="2bgg - -", **trader(tea))
    assert why(position, "use tile") == refused


@pytest.mark.rule("C56")
@pytest.mark.rule("C31")
def test_the_place_is_needed_with_one_chest_fewer_too() -> None:
    position = at(**CARD, **TILE, wagons="2bgg - -", **trader("bg", contracts="4bbb"))
    assert why(position, "use tile") == "no-space C31"


@pytest.mark.rule("C43")
@pytest.mark.rule("C56")
def test_trade_premium_with_one_chest_fewer() -> None:
    position = at(ability="trade", **CARD, **TILE, wagons="2bgg - -", **trader("gg"))
    assert run(position, "use tile", "take points") == [
        "starting-tile-used seat=0 starting=trade",
        "contract-fulfilled seat=0 wagon=1 company=2 black=0 green=2 white=0",
        "points-chosen seat=0 company=2 points=4",
        "trade-premium seat=0 rupees=2",
    ]


@pytest.mark.rule("C43")
@pytest.mark.rule("C56")
@pytest.mark.rule("C49")
def test_one_chest_fewer_on_anothers_turn() -> None:
    position = at(
        ability="trade", **others_turn("plant/trade"), **TILE, wagons="2bgg - -", **trader("gg")
    )
    run(position, "use tile", "take rupees")
    assert position.state().rupees[0] == 15 + 11 + 2
    assert asked(position) == (1, "action")


@pytest.mark.rule("C43")
@pytest.mark.rule("C56")
@pytest.mark.rule("C19")
def test_one_chest_fewer_as_extra_action_before_the_own() -> None:
    position = at(
        ability="trade", card="plant/harvest", **TILE, wagons="2bgg - -", **trader("gg", tokens=2)
    )
    run(position, "use token", "use tile", "take rupees")
    assert position.state().tokens[0] == 1
    assert asked(position) == (0, "action")
    assert why(position, "use token") == "one-token-a-turn C20"
    assert why(position, "use tile") == "starting-tile-used C49"
