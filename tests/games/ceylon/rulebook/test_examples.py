"""The examples of the booklet, section by section."""

from __future__ import annotations

import pytest
from tests.games.ceylon.positions import asked, at, notations, run, why


@pytest.mark.rule("C14")
@pytest.mark.rule("C16")
def test_play_one_action_card_plant_or_harvest() -> None:
    """The same card both ways round: plant leaves harvest to the others, and the reverse."""
    hand = {0: {"hand": "plant-harvest"}}
    position = at(pawns="b5 c3 c6", seats=hand)
    run(position, "plant/harvest")
    assert notations(position) == ["plant", "move", "rupees"]
    run(position, "plant")
    assert notations(position) == ["harvest", "move", "rupees"]
    turned = at(pawns="a2 b5 c6", seats=hand)
    run(turned, "harvest/plant", "harvest")
    assert notations(turned) == ["plant", "move", "rupees"]


@pytest.mark.rule("C23")
def test_plant_on_the_level_1_hex_of_the_pawn() -> None:
    position = at(pawns="b5 c3 c6", card="plant/harvest")
    assert run(position, "plant")[0] == "planted seat=0 hex=b5 cost=5"
    seen = position.view(0)["map"][1][4]
    assert (seen["level"], seen["owner"], seen["pawns"]) == (1, 0, [0])
    assert position.view(0)["seats"][0]["rupees"] == 10


@pytest.mark.rule("C26")
@pytest.mark.rule("C28")
def test_harvest_two_own_plantations_and_one_of_another() -> None:
    """Two black cubes from own plantations on level 0, a green one from another's on level 1."""
    position = at(plants="A:b4 A:c3 B:b5 C:c6", pawns="b4 b5 c6", card="harvest/plant")
    run(position, "harvest", "harvest b4", "harvest c3", "harvest b5")
    s = position.state()
    assert s.tea[0] == [1 + 2, 1, 0]
    assert s.score[:3] == [0, 1, 0]


@pytest.mark.rule("C31")
@pytest.mark.rule("C32")
def test_trade_fails_for_want_of_space_with_company_4() -> None:
    """Chests for companies 2 and 4, but a place only for 2; 11 rupees instead of 4 points."""
    seats = {0: {"tea": "bggw", "contracts": "2bgg"}}
    position = at(card="trade/plant", wagons="2bgg 4bgw 5bbw", seats=seats)
    pending = ["contract 0", "after 0", "action 1", "action 2", "turn_end 0"]
    choosing = at(card="trade/plant", wagons="2bgg 4bgw 5bbw", pending=pending, seats=seats)
    assert why(choosing, "deliver 2") == "no-space C31"
    assert run(position, "trade", "take rupees") == [
        "contract-fulfilled seat=0 wagon=1 company=2 black=1 green=2 white=0",
        "rupees-chosen seat=0 company=2 rupees=11",
    ]
    view = position.view(0)["seats"][0]
    assert view["contracts"] == [
        {"n": 2, "contract": "2bgg", "company": 2, "black": 1, "green": 2, "white": 0,
         "rupees": 11, "points": 4}
    ]  # fmt: skip
    assert (view["rupees"], view["score"], view["companies"]) == (26, 0, 1)


@pytest.mark.rule("C33")
def test_contract_the_councillor_of_the_pawns_district() -> None:
    position = at(card="councillor/plant")
    run(position, "councillor")
    assert position.view(0)["councillors"]["dimbula"]["seats"] == [0]
    assert position.view(0)["seats"][0]["rupees"] == 10


@pytest.mark.rule("C34")
@pytest.mark.rule("C35")
def test_advance_to_the_sixth_space_scores_five() -> None:
    position = at(card="technology/plant", technology=["BC", "", "", "", "", "A", "", "", ""])
    run(position, "technology")
    s = position.state()
    assert (s.space[0], s.score[0], s.tokens[0]) == (6, 5, 1)
    assert s.rupees[:3] == [10, 16, 16]


@pytest.mark.rule("C37")
def test_move_three_steps_for_three_rupees_to_a_level_2_hex() -> None:
    position = at(pawns="b3 c3 c6", card="plant/harvest")
    assert run(position, "move", "move b6") == ["moved seat=0 origin=b3 hex=b6 cost=3"]
    assert position.view(0)["map"][1][5]["level"] == 2


@pytest.mark.rule("C58")
def test_the_starting_player_places_the_last_marker_and_the_others_have_a_turn_each() -> None:
    position = at(
        plants="A:a1 A:a2 A:b1 A:b2 A:c1 A:c2 A:d1 B:c3 C:c6",
        pawns="b5 c3 c6",
        card="plant/harvest",
    )
    assert "last-marker seat=0" in run(position, "plant")
    assert asked(position) == (1, "action")
    run(position, "rupees", "rupees")
    turns = []
    while position.actor is not None:
        turns.append(position.view(None)["active"])
        run(position, str(position.legal()[0]), "rupees", "rupees", "rupees")
    assert turns == [1, 2]


@pytest.mark.rule("C66")
@pytest.mark.rule("C59")
@pytest.mark.rule("C63")
def test_the_final_score_of_58() -> None:
    """16 points, second in rupees, first in technology and two districts, three companies."""
    position = at(
        plants="A:a2 A:b2 A:b1 A:c3 A:d3 A:d4 A:b5 A:c4 B:c2 B:e1 C:c6",
        pawns="a2 c2 c6",
        technology=["C", "B", "", "A"],
        card="harvest/plant",
        active=2,
        ending="marker",
        pending=["action 1", "turn_end 2"],
        seats={
            0: {
                "score": 16,
                "rupees": 8,
                "councillors": "dimbula ruhuna",
                "contracts": "1bbg 2bgg 3ggg",
            },
            1: {"rupees": 9, "councillors": "dimbula ruhuna"},
            2: {"rupees": 3},
        },
    )
    run(position, "rupees")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.points[0] == 58
    assert outcome.breakdown[0] == {
        "bonus": 0, "contracts": 16, "technology": 0, "owner": 0, "councillor": 0,
        "rupee_majority": 6, "technology_majority": 10,
        "dimbula": 10, "ruhuna": 10, "kandy": 0, "uva": 0, "companies": 6, "markers": 0,
    }  # fmt: skip
