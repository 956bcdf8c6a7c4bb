"""What Ceylon tells of a position: labels, prices and reasons that were once untrue."""

from __future__ import annotations

from typing import Any

import pytest

import teahouse
from teahouse.core.game import Position
from teahouse.i18n import LANGUAGES, Texts

from .positions import at, others_turn


def reason(position: Position, action: str) -> tuple[str, str, dict[str, Any]]:
    found = position.why_not(action)
    assert found is not None
    return found.code, found.rule, dict(found.params)


def ready(position: Position, action: str) -> object:
    return position.preview(action)[1]["ready"]


# The starting tile makes possible what the plain action does not


def test_a_card_that_the_starting_tile_makes_possible_is_not_called_impossible() -> None:
    position = teahouse.game("ceylon").new(
        players=2, seed=50005, starting_tiles=True, left_out="uva", backend="python"
    )
    while position.decision is None or position.decision.name != "CARD":
        position.apply(position.legal_ids()[0])
    plants = [a for a in position.legal() if str(a).startswith("plant/")]
    assert plants
    assert {ready(position, str(a)) for a in plants} == {"tile"}
    position.apply(plants[0])
    assert position.view(0)["barred"] == position.view(1)["barred"] == []
    assert "use tile" in [str(a) for a in position.legal()]


@pytest.mark.parametrize(("tile", "barred"), [("-plant", ["plant"]), ("plant", [])])
def test_the_view_bars_what_nobody_could_choose(tile: str, barred: list[str]) -> None:
    position = at(card="plant/trade", tiles=f"{tile} move rupees")
    assert position.view(0)["barred"] == barred
    assert position.view(None)["barred"] == barred


def test_an_extra_action_bars_every_main_action_that_cannot_be_done() -> None:
    position = at(card="plant/trade", seats={0: {"tokens": 1}})
    position.apply("use token")
    assert position.view(0)["barred"] == ["plant", "trade"]


# Prices and rewards


def test_the_trade_councillor_is_part_of_the_reward() -> None:
    seats = {0: {"tea": "bgg"}}
    position = at(card="trade/plant", ability="trade", seats=seats)
    position.apply("trade")
    before = position.view(0)["seats"][0]
    values = [dict(position.preview(action)[1]) for action in ("take rupees", "take points")]
    after = []
    for action in ("take rupees", "take points"):
        then = position.copy()
        then.apply(action)
        mine = then.view(0)["seats"][0]
        earned = mine["earned"]["contracts"] - before["earned"]["contracts"]
        after.append({"rupees": mine["rupees"] - before["rupees"], "points": earned})
    assert values[0]["rupees"] == after[0]["rupees"]
    assert values[1] == after[1]
    assert values[1]["rupees"] == 2
    assert Texts("en")("ceylon-choice-take-points", **values[1]).endswith("and 2 rupees")


# Reasons


def test_a_distant_councillor_out_of_pocket_is_a_matter_of_rupees() -> None:
    seats = {0: {"rupees": 1, "councillors": "uva"}}  # the last district looked at is contracted
    position = at(card="councillor/plant", tiles="councillor move rupees", seats=seats)
    assert reason(position, "use tile") == ("too-few-rupees", "C18", {"cost": 5, "rupees": 1})


def test_with_every_distant_councillor_contracted_the_tile_has_nowhere_to_go() -> None:
    seats = {0: {"councillors": "ruhuna kandy uva"}}
    position = at(card="councillor/plant", tiles="councillor move rupees", seats=seats)
    assert reason(position, "use tile") == ("all-contracted", "C33", {"district": "dimbula"})


def test_the_card_is_cited_by_the_rule_of_the_seat() -> None:
    active = at(card="plant/trade")
    assert reason(active, "harvest") == (
        "not-on-card", "C15", {"action": "harvest", "offered": "plant"},
    )  # fmt: skip
    other = at(**others_turn("plant/trade"))
    assert reason(other, "harvest") == (
        "not-on-card", "C16", {"action": "harvest", "offered": "trade"},
    )  # fmt: skip


def test_planting_next_door_names_where_it_may_be() -> None:
    position = at(card="plant/trade", ability="plant_adjacent", pawns="b2 c3 c6")
    position.apply("plant")
    assert reason(position, "plant b6")[:2] == ("too-far-to-plant", "C42")
    words = Texts("en")("ceylon-why-too-far-to-plant", hex="b6", near="yes")
    assert words == "b6 is neither under your pawn nor beside it in its district"


def test_an_own_plantation_has_to_be_under_the_pawn() -> None:
    position = at(card="plant/trade", tiles="plant move rupees", pawns="b2 c3 c6")
    code, rule, params = reason(position, "use tile")
    assert (code, rule) == ("not-your-plantation", "C53")
    assert params == {"hex": "b2", "near": "no"}
    assert "on b2" in Texts("en")(f"ceylon-why-{code}", **params)


def test_a_plantation_that_is_there_is_named_with_its_place() -> None:
    code, _, params = reason(at(card="plant/trade"), "plant")
    assert (code, params) == ("already-planted", {"action": "plant", "hex": "a2", "near": "no"})


def test_a_distant_harvest_is_not_demanded_where_nothing_is_distant() -> None:
    position = at(
        card="harvest/plant", tiles="harvest move rupees", plants="A:a2 B:b3 C:c2", pawns="b2 b2 b2"
    )
    assert reason(position, "use tile")[:2] == ("none-out-of-reach", "C49")


def test_empty_wagons_are_not_a_matter_of_chests() -> None:
    position = at(card="trade/plant", wagons="- - -")
    assert reason(position, "trade")[:2] == ("no-contract-open", "C30")


def test_missing_chests_are_counted() -> None:
    """Two wagons can be served, so it is asked which; the third lacks a white chest."""
    position = at(card="trade/plant", seats={0: {"tea": "bgg"}}, wagons="2bgg 2bgg 5ggw")
    position.apply("trade")
    missing = {"wagon": 3, "black": 0, "green": 0, "white": 1}
    assert reason(position, "deliver 3") == ("missing-chests", "C30", missing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_price_that_is_too_high_is_named_with_what_one_has(language: str) -> None:
    code, _, params = reason(
        at(card="plant/trade", pawns="b2 c3 c6", seats={0: {"rupees": 4}}), "plant"
    )
    words = Texts(language)(f"ceylon-why-{code}", **params)
    assert "5" in words
    assert "4" in words
