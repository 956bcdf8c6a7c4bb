"""Contracting councillors: C33, C46, C54."""

from __future__ import annotations

import pytest

from .positions import asked, at, notations, others_turn, run, why

CARD = {"card": "councillor/plant"}


@pytest.mark.rule("C33")
def test_contracting_puts_a_disc_where_the_pawn_stands_for_five_rupees() -> None:
    position = at(**CARD)
    assert position.preview("councillor") == ("do", {"action": "councillor", "cost": 5, "gain": 0})
    assert run(position, "councillor") == [
        "councillor-contracted seat=0 district=dimbula councillor=technology cost=5"
    ]
    assert position.state().rupees[0] == 10
    assert position.view(1)["councillors"]["dimbula"] == {"councillor": "technology", "seats": [0]}
    assert position.view(1)["seats"][0]["councillors"] == ["dimbula"]
    assert asked(position) == (1, "action")


@pytest.mark.rule("C33")
@pytest.mark.parametrize(
    ("seat", "refused"),
    [
        ({"rupees": 4}, "too-few-rupees C18"),
        ({"rupees": 5}, ""),
        ({"councillors": "dimbula"}, "already-contracted C33"),
        ({"councillors": "ruhuna kandy uva"}, ""),
    ],
)
def test_once_a_councillor_and_for_its_cost(seat: dict[str, object], refused: str) -> None:
    assert why(at(**CARD, seats={0: seat}), "councillor") == refused


@pytest.mark.rule("C33")
def test_a_councillor_is_never_full() -> None:
    position = at(
        plants="A:a2 B:c3 C:c6 D:b5",
        pawns="a2 c3 c6 b5",
        **CARD,
        seats={p: {"councillors": "dimbula"} for p in (1, 2, 3)},
    )
    run(position, "councillor")
    assert position.view(0)["councillors"]["dimbula"]["seats"] == [0, 1, 2, 3]


@pytest.mark.rule("C33")
def test_the_ability_does_not_help_its_own_cost_but_the_next_one_in_the_same_turn() -> None:
    position = at(
        councillors="councillor_cost trade plant_cost warehouse",
        pawns="b2 c3 c6",
        **CARD,
        seats={0: {"rupees": 20, "tokens": 1}},
    )
    assert run(position, "councillor") == [
        "councillor-contracted seat=0 district=dimbula councillor=councillor_cost cost=5"
    ]
    assert position.state().rupees[0] == 15
    position.apply("use token")
    assert why(position, "councillor") == "already-contracted C33"
    assert position.view(0)["seats"][0]["contracting_cost"] == 2
    assert position.view(0)["seats"][1]["contracting_cost"] == 5


@pytest.mark.rule("C33")
def test_an_ability_contracted_before_the_own_action_helps_it() -> None:
    position = at(
        councillors="plant_cost trade technology warehouse",
        pawns="b2 c3 c6",
        card="plant/trade",
        seats={0: {"rupees": 9, "tokens": 1}},
    )
    run(position, "use token", "councillor")
    assert run(position, "plant")[0] == "planted seat=0 hex=b2 cost=4"


@pytest.mark.rule("C46")
@pytest.mark.parametrize(("rupees", "refused"), [(1, "too-few-rupees C18"), (2, "")])
def test_cheaper_contracting_costs_two(rupees: int, refused: str) -> None:
    position = at(
        ability="councillor_cost", pawns="b5 c3 c6", **CARD, seats={0: {"rupees": rupees}}
    )
    assert why(position, "councillor") == refused
    if not refused:
        assert position.preview("councillor")[1]["cost"] == 2
        assert run(position, "councillor") == [
            "councillor-contracted seat=0 district=kandy councillor=trade cost=2"
        ]
        assert position.state().rupees[0] == 0


TILE = {"tiles": "councillor move rupees"}


@pytest.mark.rule("C54")
def test_distant_councillor_is_of_another_district() -> None:
    position = at(**CARD, **TILE)
    assert notations(position) == ["councillor", "move", "rupees", "use tile"]
    assert run(position, "use tile") == ["starting-tile-used seat=0 starting=councillor"]
    assert asked(position) == (0, "councillor")
    assert notations(position) == ["contract ruhuna", "contract kandy", "contract uva"]
    assert why(position, "contract dimbula") == "tile-not-needed C49"
    assert position.preview("contract uva") == (
        "contract",
        {"district": "uva", "councillor": "warehouse", "cost": 5},
    )
    assert run(position, "contract uva") == [
        "councillor-contracted seat=0 district=uva councillor=warehouse cost=5"
    ]
    assert position.view(0)["seats"][0]["rupees"] == 10
    assert position.view(0)["seats"][0]["pawn"] == "a2"


@pytest.mark.rule("C54")
def test_distant_councillors_already_contracted_are_not_offered() -> None:
    position = at(**CARD, **TILE, seats={0: {"councillors": "kandy"}})
    run(position, "use tile")
    assert notations(position) == ["contract ruhuna", "contract uva"]
    assert why(position, "contract kandy") == "already-contracted C33"


@pytest.mark.rule("C54")
@pytest.mark.parametrize(
    ("seat", "refused"),
    [
        ({"rupees": 4}, "too-few-rupees C18"),
        ({"rupees": 5, "councillors": "ruhuna kandy uva"}, "all-contracted C33"),
        ({"rupees": 5, "councillors": "dimbula ruhuna kandy"}, ""),
    ],
)
def test_the_tile_needs_a_councillor_elsewhere(seat: dict[str, object], refused: str) -> None:
    assert why(at(**CARD, **TILE, seats={0: seat}), "use tile") == refused


@pytest.mark.rule("C54")
@pytest.mark.rule("C02")
def test_the_district_left_out_has_no_councillor() -> None:
    position = at(plants="A:a2 B:c3", pawns="a2 c3", out="uva", tiles="councillor move", **CARD)
    run(position, "use tile")
    assert notations(position) == ["contract ruhuna", "contract kandy"]
    assert why(position, "contract uva") == "district-out C02"
    assert "uva" not in position.view(0)["councillors"]


@pytest.mark.rule("C46")
@pytest.mark.rule("C54")
def test_distant_councillor_with_cheaper_contracting_costs_two() -> None:
    position = at(ability="councillor_cost", **CARD, **TILE, seats={0: {"rupees": 2}})
    assert notations(position) == ["move", "rupees", "use tile"]  # the own one is contracted
    assert run(position, "use tile", "contract uva")[-1] == (
        "councillor-contracted seat=0 district=uva councillor=plant_cost cost=2"
    )


@pytest.mark.rule("C46")
@pytest.mark.rule("C54")
@pytest.mark.rule("C49")
def test_distant_councillor_on_anothers_turn() -> None:
    position = at(ability="councillor_cost", **others_turn("plant/councillor"), **TILE)
    run(position, "use tile", "contract kandy")
    assert position.state().rupees[0] == 13
    assert asked(position) == (1, "action")


@pytest.mark.rule("C46")
@pytest.mark.rule("C54")
@pytest.mark.rule("C19")
def test_distant_councillor_as_extra_action() -> None:
    position = at(ability="councillor_cost", card="plant/trade", **TILE, seats={0: {"tokens": 1}})
    run(position, "use token", "use tile", "contract ruhuna")
    assert position.state().rupees[0] == 13
    assert asked(position) == (0, "action")


@pytest.mark.rule("C54")
def test_the_first_district_can_be_contracted_from_afar_too() -> None:
    position = at(pawns="c3 c3 c6", **CARD, **TILE)
    run(position, "use tile")
    assert run(position, "contract dimbula") == [
        "councillor-contracted seat=0 district=dimbula councillor=technology cost=5"
    ]
    assert asked(position) == (1, "action")
