"""The turn: C14 to C21, and C49 about starting tiles in general."""

from __future__ import annotations

import pytest

from .positions import asked, at, notations, others_turn, run, why

HAND = "plant-harvest trade-technology*2"


@pytest.mark.rule("C14")
def test_a_card_is_played_from_the_hand_either_way_round() -> None:
    position = at(seats={0: {"hand": HAND}})
    assert asked(position) == (0, "card")
    assert notations(position) == [
        "plant/harvest", "harvest/plant", "trade/technology", "technology/trade",
    ]  # fmt: skip
    assert why(position, "plant/trade") == "not-in-hand C14"
    preview = {"action": "harvest", "others": "plant", "ready": "yes"}
    assert position.preview("harvest/plant") == ("play", preview)
    assert run(position, "harvest/plant") == ["card-played seat=0 action=harvest others=plant"]
    view = position.view(0)
    assert view["card"] == {"action": "harvest", "others": "plant", "token_used": False}
    assert view["discards"] == {"plant-harvest": 1}
    assert view["seats"][0]["hand"] == {"trade-technology": 2}
    assert [(f["decision"], f["seat"]) for f in view["pending"]] == [
        ("action", 0), ("after", 0), ("action", 1), ("action", 2), ("turn_end", 0),
    ]  # fmt: skip


@pytest.mark.rule("C17")
def test_a_card_tells_whether_its_action_could_be_done_now() -> None:
    position = at(seats={0: {"hand": HAND}})
    ready = {str(action): position.preview(action)[1]["ready"] for action in position.legal()}
    assert ready == {
        "plant/harvest": "no",  # a plantation stands there
        "harvest/plant": "yes",
        "trade/technology": "no",  # too few chests
        "technology/trade": "yes",
    }


@pytest.mark.rule("C14")
def test_turns_go_clockwise_and_played_cards_never_come_back() -> None:
    position = at(active=1, starting_player=1, seats={1: {"hand": HAND}})
    run(position, "plant/harvest", "rupees", "rupees", "rupees")
    assert asked(position) == (2, "card")
    assert position.view(2)["active"] == 2
    assert position.view(2)["card"] is None
    assert position.view(2)["turn"] == 1
    assert position.view(2)["discards"] == {"plant-harvest": 1}
    assert position.view(2)["deck"] == 46 - 9 - 1


@pytest.mark.rule("C15")
@pytest.mark.parametrize("kind", ["plant", "harvest", "trade", "councillor", "technology"])
def test_the_active_player_has_the_own_side_or_an_alternative(kind: str) -> None:
    other = "harvest" if kind != "harvest" else "plant"
    position = at(pawns="c2 c3 c6", card=f"{kind}/{other}", seats={0: {"tea": "bggw"}})
    assert notations(position) == [kind, "move", "rupees"]
    assert why(position, other) == "not-on-card C15"


@pytest.mark.rule("C16")
def test_the_others_act_clockwise_with_the_other_side() -> None:
    position = at(pawns="a2 b5 b4", active=1, seats={1: {"hand": HAND}})
    run(position, "plant/harvest", "rupees")
    assert asked(position) == (2, "action")
    assert why(position, "plant") == "not-on-card C16"
    assert why(position, "harvest") == ""
    run(position, "rupees")
    assert asked(position) == (0, "action")
    assert why(position, "harvest") == ""
    run(position, "rupees")
    assert asked(position) == (2, "card")


@pytest.mark.rule("C16")
@pytest.mark.parametrize("taken", ["rupees", "plant"])
def test_the_others_side_is_fixed_whatever_the_active_player_did(taken: str) -> None:
    position = at(pawns="b5 c3 c6", card="plant/harvest")
    run(position, taken)
    assert notations(position) == ["harvest", "move", "rupees"]


@pytest.mark.rule("C17")
def test_rupees_and_a_move_are_always_possible() -> None:
    position = at(card="plant/harvest", seats={0: {"rupees": 0}})
    assert notations(position) == ["move", "rupees"]
    assert why(position, "rupees") == ""
    assert why(position, "keep token") == "not-asked"


@pytest.mark.rule("C18")
@pytest.mark.parametrize(
    ("card", "refused"),
    [
        ("plant/harvest", "too-few-rupees C18"),
        ("councillor/harvest", "too-few-rupees C18"),
        ("technology/harvest", "too-few-rupees C18"),
        ("trade/harvest", "no-contract C30"),
        ("harvest/trade", "nothing-in-reach C27"),
    ],
)
def test_what_cannot_be_paid_or_met_is_not_available(card: str, refused: str) -> None:
    position = at(pawns="b5 c3 c6", card=card, seats={0: {"rupees": 4}})
    assert why(position, card.split("/", maxsplit=1)[0]) == refused
    assert notations(position) == ["move", "rupees"]


@pytest.mark.rule("C19")
def test_a_token_before_the_own_action_gives_any_action_but_technology() -> None:
    position = at(
        pawns="c2 c3 c6",
        card="technology/plant",
        seats={0: {"tokens": 2, "tea": "bggw", "rupees": 30}},
    )
    assert notations(position) == ["technology", "move", "rupees", "use token"]
    assert run(position, "use token") == ["token-used seat=0"]
    assert asked(position) == (0, "extra")
    assert position.view(0)["card"]["token_used"]
    assert notations(position) == ["plant", "harvest", "trade", "councillor", "move", "rupees"]
    assert why(position, "technology") == "not-as-extra C19"
    run(position, "plant")
    assert position.state().tokens[0] == 1
    assert asked(position) == (0, "action")
    assert notations(position) == ["technology", "move", "rupees"]
    run(position, "technology")
    assert asked(position) == (1, "action")  # the other tokens wait for another turn


@pytest.mark.rule("C19")
def test_a_token_after_the_own_action_may_repeat_it() -> None:
    position = at(pawns="b5 c3 c6", card="plant/harvest", seats={0: {"tokens": 1, "rupees": 20}})
    run(position, "plant")
    assert asked(position) == (0, "after")
    assert notations(position) == ["use token", "keep token"]
    assert why(position, "rupees") == "not-asked"
    run(position, "use token")
    assert why(position, "plant") == "already-planted C23"
    run(position, "move", "move b4")
    assert asked(position) == (1, "action")


@pytest.mark.rule("C19")
def test_a_token_may_be_kept() -> None:
    position = at(card="plant/harvest", seats={0: {"tokens": 1}})
    assert run(position, "rupees", "keep token") == [
        "rupees-taken seat=0 rupees=2",
        "token-kept seat=0",
    ]
    assert position.state().tokens[0] == 1
    assert asked(position) == (1, "action")


@pytest.mark.rule("C19")
def test_the_extra_action_is_paid() -> None:
    position = at(pawns="b5 c3 c6", card="harvest/trade", seats={0: {"tokens": 1, "rupees": 4}})
    run(position, "use token")
    assert why(position, "plant") == "too-few-rupees C18"
    assert why(position, "councillor") == "too-few-rupees C18"


@pytest.mark.rule("C19")
def test_only_the_active_player_uses_tokens() -> None:
    position = at(seats={0: {"tokens": 3}}, **others_turn("plant/harvest"))
    assert notations(position) == ["harvest", "move", "rupees"]
    assert why(position, "use token") == "not-the-active-player C19"
    run(position, "rupees")
    assert asked(position) == (1, "action")


@pytest.mark.rule("C19")
def test_no_token_no_extra_action() -> None:
    assert why(at(card="plant/harvest"), "use token") == "no-token C19"


@pytest.mark.rule("C20")
def test_a_token_won_in_the_turn_may_be_used_at_once_and_only_one_a_turn() -> None:
    position = at(card="technology/harvest")
    run(position, "technology")
    assert asked(position) == (0, "after")
    run(position, "use token", "rupees")
    assert asked(position) == (1, "action")
    before = at(card="technology/harvest", seats={0: {"tokens": 1}})
    run(before, "use token", "rupees")
    assert why(before, "use token") == "one-token-a-turn C20"
    run(before, "technology")
    assert asked(before) == (1, "action")
    assert before.state().tokens[0] == 1


@pytest.mark.rule("C20")
def test_the_next_turn_allows_a_token_again() -> None:
    position = at(
        card="technology/harvest", seats={0: {"tokens": 1}, 1: {"tokens": 1, "hand": HAND}}
    )
    run(position, "use token", "rupees", "technology", "rupees", "rupees")
    run(position, "plant/harvest")
    assert "use token" in notations(position)


@pytest.mark.rule("C21")
def test_the_active_player_draws_one_card_that_only_he_sees() -> None:
    position = at(card="plant/harvest", pending=["action 2", "turn_end 0"])
    assert sum(position.state().hand[0]) == 2
    events = run(position, "rupees")
    assert events[0] == "rupees-taken seat=2 rupees=2"
    assert events[1].startswith("[0] card-drawn seat=0 card=")
    assert events[2:] == ["[not 0] hidden-card-drawn seat=0"]
    assert sum(position.state().hand[0]) == 3
    assert position.view(0)["deck"] == 46 - 8 - 1


SPENT = (
    "plant-trade*5 plant-councillor*4 plant-technology*5 harvest-trade*5 harvest-councillor*4 "
    "harvest-technology*5 trade-councillor*4 trade-technology*5"
)


@pytest.mark.rule("C21")
def test_nothing_is_drawn_beyond_three_cards() -> None:
    full = {0: {"hand": "plant-harvest*3"}}
    position = at(card="plant/harvest", pending=["action 2", "turn_end 0"], seats=full)
    assert run(position, "rupees") == ["rupees-taken seat=2 rupees=2"]
    assert position.view(0)["seats"][0]["hand"] == {"plant-harvest": 3}


@pytest.mark.rule("C21")
def test_with_an_empty_deck_nothing_is_drawn() -> None:
    position = at(
        card="plant/harvest",
        pending=["action 2", "turn_end 0"],
        deck="",
        discards=f"{SPENT} councillor-technology*1",
        seats={
            0: {"hand": "plant-harvest*2"},
            1: {"hand": "plant-harvest*3"},
            2: {"hand": "councillor-technology*3"},
        },
        ending="deck",
    )
    assert run(position, "rupees") == ["rupees-taken seat=2 rupees=2"]
    assert sum(position.state().hand[0]) == 2
    assert asked(position) == (1, "card")


@pytest.mark.rule("C49")
def test_a_starting_tile_works_with_its_own_action_only() -> None:
    position = at(tiles="plant rupees move", card="harvest/plant")
    assert why(position, "use tile") == "not-on-card C15"
    assert "use tile" not in notations(position)


@pytest.mark.rule("C49")
def test_without_the_variant_there_is_no_tile() -> None:
    assert why(at(card="harvest/plant"), "use tile") == "no-starting-tile C48"


@pytest.mark.rule("C49")
@pytest.mark.parametrize(
    ("tile", "card"),
    [
        ("rupees", "plant/harvest"), ("move", "plant/harvest"), ("plant", "plant/harvest"),
        ("technology", "technology/harvest"), ("councillor", "councillor/harvest"),
        ("harvest", "harvest/plant"), ("trade", "trade/harvest"),
    ],
)  # fmt: skip
def test_each_tile_is_offered_once(tile: str, card: str) -> None:
    others = [t for t in ("rupees", "move", "plant") if t != tile][:2]
    for mark, offered in (("", True), ("-", False)):
        position = at(
            tiles=f"{mark}{tile} {others[0]} {others[1]}", card=card, seats={0: {"tea": "bggw"}}
        )
        assert ("use tile" in notations(position)) == offered
        assert why(position, "use tile") == ("" if offered else "starting-tile-used C49")


@pytest.mark.rule("C58")
def test_a_game_that_is_over_refuses_everything() -> None:
    played = f"plant-harvest*5 {SPENT} councillor-technology*4"
    hands = {p: {"hand": ""} for p in range(3)}
    position = at(active=-1, ending="deck", pending=[], deck="", discards=played, seats=hands)
    assert position.actor is None
    assert why(position, "rupees") == "game-over C58"
    assert position.legal() == []
