"""Planting, contract spaces and the district bonus: C23 to C25, C42, C45, C53."""

from __future__ import annotations

import pytest

from .positions import asked, at, event_texts, notations, others_turn, run, why

KANDY_A = {"plants": "A:a2 B:c3 C:c6", "pawns": "b5 c3 c6"}


@pytest.mark.rule("C23")
def test_planting_puts_a_marker_under_the_pawn_for_five_rupees() -> None:
    position = at(**KANDY_A, card="plant/harvest")
    assert run(position, "plant") == ["planted seat=0 hex=b5 cost=5", "space-freed seat=0 spaces=2"]
    s = position.state()
    assert (s.rupees[0], s.markers[0]) == (10, 6)
    seen = position.view(0)["map"][1][4]
    assert (seen["hex"], seen["owner"], seen["markers"]) == ("b5", 0, 1)
    assert asked(position) == (1, "action")


@pytest.mark.rule("C23")
@pytest.mark.parametrize(
    ("changes", "refused"),
    [
        ({"pawns": "a2 c3 c6"}, "already-planted C23"),  # an own plantation
        ({"pawns": "c3 c3 c6"}, "already-planted C23"),  # another's
        ({"pawns": "b5 b5 b5"}, ""),  # pawns do not hinder
        ({"pawns": "b5 c3 c6", "seats": {0: {"rupees": 4}}}, "too-few-rupees C18"),
        ({"pawns": "b5 c3 c6", "seats": {0: {"rupees": 5}}}, ""),
    ],
)
def test_planting_needs_an_empty_hex_and_its_cost(changes: dict[str, object], refused: str) -> None:
    position = at(**changes, card="plant/harvest")
    assert why(position, "plant") == refused
    assert ("plant" in notations(position)) == (refused == "")


@pytest.mark.rule("C23")
def test_without_a_marker_left_planting_is_not_available() -> None:
    planted = "A:a1 A:a2 A:b1 A:b2 A:c1 A:c2 A:d1 A:d2 B:c3 C:c6"
    position = at(plants=planted, pawns="b5 c3 c6", card="plant/harvest", ending="marker")
    assert why(position, "plant") == "no-marker C23"


@pytest.mark.rule("C23")
def test_a_hex_cannot_be_planted_without_the_pawn_on_it() -> None:
    position = at(
        **KANDY_A,
        card="plant/harvest",
        pending=["plant 0", "after 0", "action 1", "action 2", "turn_end 0"],
    )
    assert notations(position) == ["plant b5"]
    assert why(position, "plant b4") == "too-far-to-plant C23"
    assert why(position, "plant a2") == "too-far-to-plant C23"
    assert why(position, "move b4") == "not-asked"


@pytest.mark.rule("C24")
@pytest.mark.parametrize(
    ("placed", "spaces"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4), (7, 4), (8, 5)]
)
def test_contract_spaces_are_free_after_1_2_4_6_and_8_markers(placed: int, spaces: int) -> None:
    hexes = ["a1", "a2", "b1", "b2", "c1", "c2", "d1", "d2"][:placed]
    planted = " ".join(f"A:{h}" for h in hexes)
    ending = "marker" if placed == 8 else "no"
    position = at(plants=f"{planted} B:c3 C:c6", pawns="b5 c3 c6", ending=ending)
    seat = position.view(0)["seats"][0]
    assert (seat["markers"], seat["free_spaces"]) == (8 - placed, spaces)


@pytest.mark.rule("C24")
def test_a_marker_that_clears_no_space_frees_none() -> None:
    position = at(plants="A:a2 A:a1 B:c3 C:c6", pawns="b5 c3 c6", card="plant/harvest")
    assert run(position, "plant") == ["planted seat=0 hex=b5 cost=5"]


@pytest.mark.rule("C25")
@pytest.mark.rule("C08")
def test_a_plantation_in_every_district_takes_the_top_bonus_token() -> None:
    position = at(plants="A:a2 A:d3 A:c6 B:c3 C:d6", pawns="b5 c3 d6", card="plant/harvest")
    assert run(position, "plant") == [
        "planted seat=0 hex=b5 cost=5",
        "space-freed seat=0 spaces=3",
        "bonus-taken seat=0 points=10",
    ]
    view = position.view(None)
    assert view["bonuses"] == [6, 3, 1]
    assert view["seats"][0]["bonus"] == 10
    assert view["seats"][0]["score"] == 10
    assert view["seats"][0]["earned"]["bonus"] == 10


@pytest.mark.rule("C08")
@pytest.mark.parametrize(("others", "points"), [((1, 0, 0), 6), ((1, 2, 0), 3), ((1, 2, 3), 1)])
def test_bonus_tokens_are_worth_10_6_3_and_1_in_that_order(
    others: tuple[int, int, int], points: int
) -> None:
    position = at(
        plants="A:a2 A:d3 A:c6 B:c3 C:d6 D:a6",
        pawns="b5 c3 d6 a6",
        card="plant/harvest",
        seats={p + 1: {"bonus": place} for p, place in enumerate(others)},
    )
    assert f"bonus-taken seat=0 points={points}" in run(position, "plant")


@pytest.mark.rule("C25")
def test_the_bonus_is_taken_once_a_player_and_needs_every_district() -> None:
    three = at(plants="A:a2 A:c6 B:c3 C:d6", pawns="b5 c3 d6", card="plant/harvest")
    assert "bonus-taken" not in " ".join(run(three, "plant"))
    again = at(
        plants="A:a2 A:d3 A:c6 A:b4 B:c3 C:d6",
        pawns="b5 c3 d6",
        card="plant/harvest",
        seats={0: {"bonus": 1}},
    )
    assert run(again, "plant") == ["planted seat=0 hex=b5 cost=5"]


@pytest.mark.rule("C25")
@pytest.mark.rule("C02")
def test_with_two_players_three_districts_suffice_for_the_bonus() -> None:
    position = at(plants="A:a2 A:d3 B:c3", pawns="b5 c3", out="uva", card="plant/harvest")
    assert "bonus-taken seat=0 points=10" in run(position, "plant")


@pytest.mark.rule("C42")
def test_plant_next_door_reaches_neighbours_in_the_same_district() -> None:
    # b2 lies in Dimbula; its neighbours a1, a2, b1, c1, c2 do too, b3 lies in Kandy.
    position = at(pawns="b2 c3 c6", ability="plant_adjacent", card="plant/harvest")
    position.apply("plant")
    assert notations(position) == ["plant a1", "plant b1", "plant b2", "plant c1", "plant c2"]
    assert why(position, "plant a2") == "already-planted C23"
    assert why(position, "plant b3") == "too-far-to-plant C42"  # another district
    assert why(position, "plant d1") == "too-far-to-plant C42"  # not next to it
    assert run(position, "plant c1") == [
        "planted seat=0 hex=c1 cost=5",
        "space-freed seat=0 spaces=2",
    ]
    assert position.view(0)["seats"][0]["pawn"] == "b2"


@pytest.mark.rule("C42")
def test_plant_next_door_makes_planting_available_from_a_planted_hex() -> None:
    without = at(card="plant/harvest")
    assert why(without, "plant") == "already-planted C23"
    position = at(ability="plant_adjacent", card="plant/harvest")
    position.apply("plant")
    assert notations(position) == ["plant a1", "plant b2"]


@pytest.mark.rule("C42")
def test_only_who_contracted_the_councillor_plants_next_door() -> None:
    position = at(
        councillors="plant_adjacent trade technology warehouse",
        pawns="b5 a2 c6",
        **others_turn("harvest/plant", 1, 0),
    )
    assert why(position, "plant") == "already-planted C23"


@pytest.mark.rule("C45")
@pytest.mark.parametrize(("rupees", "refused"), [(3, "too-few-rupees C18"), (4, "")])
def test_cheaper_planting_costs_four(rupees: int, refused: str) -> None:
    position = at(
        **KANDY_A, ability="plant_cost", card="plant/harvest", seats={0: {"rupees": rupees}}
    )
    assert why(position, "plant") == refused
    if not refused:
        assert position.preview("plant") == ("do", {"action": "plant", "cost": 4, "gain": 0})
        assert run(position, "plant")[0] == "planted seat=0 hex=b5 cost=4"
        assert position.state().rupees[0] == 0


@pytest.mark.rule("C53")
def test_second_marker_goes_on_an_own_plantation_under_the_pawn() -> None:
    position = at(tiles="plant move rupees", card="plant/harvest")
    assert notations(position) == ["move", "rupees", "use tile"]
    assert position.preview("use tile") == (
        "use-starting-tile",
        {"action": "plant", "cost": 5, "gain": 0},
    )
    assert run(position, "use tile") == [
        "starting-tile-used seat=0 starting=plant",
        "second-marker seat=0 hex=a2 cost=5",
        "space-freed seat=0 spaces=2",
    ]
    seen = position.view(0)
    assert (seen["map"][0][1]["owner"], seen["map"][0][1]["markers"]) == (0, 2)
    assert seen["seats"][0]["markers"] == 6
    assert seen["seats"][0]["rupees"] == 10
    assert seen["seats"][0]["plantations"]["dimbula"] == 2
    assert seen["seats"][0]["starting_tile_used"]
    assert not seen["under_way"]["starting_tile"]


@pytest.mark.rule("C53")
@pytest.mark.parametrize(
    ("changes", "refused"),
    [
        ({"pawns": "b5 c3 c6"}, "not-your-plantation C53"),
        ({"pawns": "c3 c3 c6"}, "not-your-plantation C53"),
        ({"seats": {0: {"rupees": 4}}}, "too-few-rupees C18"),
        ({"tiles": "-plant move rupees"}, "starting-tile-used C49"),
        ({"tiles": "move plant rupees", "card": "harvest/trade"}, ""),  # its own tile, not this one
    ],
)
def test_second_marker_needs_an_own_plantation_and_the_cost(
    changes: dict[str, object], refused: str
) -> None:
    position = at(**{"tiles": "plant move rupees", "card": "plant/harvest", **changes})
    assert why(position, "use tile") == refused


@pytest.mark.rule("C53")
@pytest.mark.rule("C42")
def test_second_marker_next_door_with_the_councillor() -> None:
    position = at(
        pawns="b2 c3 c6", ability="plant_adjacent", tiles="plant move rupees", card="plant/trade"
    )
    assert "use tile" in notations(position)
    assert run(position, "use tile")[1] == "second-marker seat=0 hex=a2 cost=5"
    plain = at(
        pawns="b2 c3 c6", ability="plant_adjacent", tiles="plant move rupees", card="plant/trade"
    )
    plain.apply("plant")
    assert "plant a2" not in notations(plain)  # without the tile


@pytest.mark.rule("C53")
@pytest.mark.rule("C42")
def test_second_marker_next_door_asks_which_plantation() -> None:
    position = at(
        plants="A:a2 A:b1 A:b3 B:c3 B:c1 C:c6",
        pawns="b2 c3 c6",
        ability="plant_adjacent",
        tiles="plant move rupees",
        card="plant/trade",
    )
    run(position, "use tile")
    assert notations(position) == ["plant a2", "plant b1"]  # b3 is in Kandy
    assert why(position, "plant b3") == "too-far-to-plant C42"
    assert why(position, "plant c1") == "not-your-plantation C53"
    assert why(position, "plant b2") == "not-your-plantation C53"
    assert position.preview("plant b1") == (
        "second-marker",
        {"hex": "b1", "district": "dimbula", "tea": "green", "cost": 5},
    )
    assert run(position, "plant b1")[0] == "second-marker seat=0 hex=b1 cost=5"


@pytest.mark.rule("C53")
@pytest.mark.rule("C45")
def test_second_marker_with_cheaper_planting_costs_four() -> None:
    position = at(
        ability="plant_cost",
        tiles="plant move rupees",
        card="plant/trade",
        seats={0: {"rupees": 4}},
    )
    assert run(position, "use tile")[1] == "second-marker seat=0 hex=a2 cost=4"
    assert position.state().rupees[0] == 0


@pytest.mark.rule("C53")
@pytest.mark.rule("C49")
def test_second_marker_on_anothers_turn() -> None:
    position = at(tiles="plant move rupees", **others_turn("harvest/plant"))
    assert "second-marker seat=0 hex=a2 cost=5" in run(position, "use tile")
    assert asked(position) == (1, "action")


@pytest.mark.rule("C53")
@pytest.mark.rule("C19")
def test_second_marker_as_extra_action() -> None:
    position = at(tiles="plant move rupees", card="harvest/trade", seats={0: {"tokens": 1}})
    run(position, "use token")
    assert "use tile" in notations(position)
    assert run(position, "use tile")[1] == "second-marker seat=0 hex=a2 cost=5"
    assert asked(position) == (0, "action")  # the action of the card is still to come


@pytest.mark.rule("C53")
@pytest.mark.rule("C58")
def test_the_last_marker_may_be_a_second_one_and_triggers_the_end() -> None:
    position = at(
        plants="A:a1 A:a2 A:b1 A:b2 A:c1 A:c2 A:d1 B:c3 C:c6",
        tiles="plant move rupees",
        card="plant/trade",
    )
    assert run(position, "use tile") == [
        "starting-tile-used seat=0 starting=plant",
        "second-marker seat=0 hex=a2 cost=5",
        "space-freed seat=0 spaces=5",
        "last-marker seat=0",
    ]
    assert position.view(0)["ending"] == "marker"


@pytest.mark.rule("C53")
def test_a_doubled_plantation_gives_one_chest_and_one_point() -> None:
    position = at(
        plants="A+:a2 B:c3 C:c6", pawns="b5 a2 c6", tiles="-plant move rupees",
        **others_turn("plant/harvest", 1, 0),
    )  # fmt: skip
    assert run(position, "harvest") == [
        "harvested seat=1 hex=a2 tea=black",
        "owner-scored seat=0 hex=a2 points=1",
    ]


@pytest.mark.rule("C24")
def test_the_personal_board_is_cleared_from_the_left_by_any_planting() -> None:
    position = at(plants="A:a2 A:a1 A:b1 B:c3 C:c6", pawns="b5 c3 c6", **others_turn("trade/plant"))
    assert event_texts(position.apply("plant")) == [
        "planted seat=0 hex=b5 cost=5",
        "space-freed seat=0 spaces=3",
    ]
