"""Harvesting and the warehouse: C26 to C29, C47, C55."""

from __future__ import annotations

import pytest

from .positions import asked, at, notations, others_turn, run, why

CARD = {"card": "harvest/plant"}


@pytest.mark.rule("C26")
def test_harvest_takes_a_chest_by_level_under_and_next_to_the_pawn() -> None:
    # Around b1 (level 1): a1 level 2, b2, c1 level 1.
    position = at(plants="A:a1 A:b1 A:b2 A:d2 B:c3 C:c6", pawns="b1 c3 c6", **CARD)
    position.apply("harvest")
    assert asked(position) == (0, "harvest")
    assert notations(position) == ["harvest a1", "harvest b1", "harvest b2"]
    assert run(position, "harvest a1", "harvest b2", "harvest b1") == [
        "harvested seat=0 hex=a1 tea=white",
        "harvested seat=0 hex=b2 tea=black",
        "harvested seat=0 hex=b1 tea=green",
    ]
    assert position.state().tea[0] == [2, 1, 1]
    assert position.state().rupees[0] == 15
    assert asked(position) == (1, "action")
    assert position.view(0)["under_way"]["harvested"] == []


@pytest.mark.rule("C26")
def test_harvest_reaches_across_rivers() -> None:
    # a2 in Dimbula is next to a3 and b3 in Kandy.
    position = at(plants="A:a2 A:a3 A:b3 A:b4 B:c3 C:c6", **CARD)
    position.apply("harvest")
    assert notations(position) == ["harvest a2", "harvest a3", "harvest b3"]
    assert why(position, "harvest b4") == "out-of-reach C26"
    assert why(position, "harvest a1") == "no-plantation C26"


@pytest.mark.rule("C26")
def test_a_plantation_is_harvested_once_an_action() -> None:
    position = at(plants="A:a2 A:a3 A:b3 B:c3 C:c6", **CARD)
    run(position, "harvest", "harvest a3")
    assert notations(position) == ["harvest a2", "harvest b3", "done"]
    assert why(position, "harvest a3") == "already-harvested C26"
    assert position.view(1)["under_way"]["harvested"] == ["a3"]


@pytest.mark.rule("C27")
def test_one_or_more_plantations_are_the_players_choice() -> None:
    position = at(plants="A:a2 A:a3 A:b3 B:c3 C:c6", **CARD)
    run(position, "harvest")
    assert why(position, "done") == "nothing-harvested C27"
    assert run(position, "harvest b3", "done") == ["harvested seat=0 hex=b3 tea=black"]
    assert position.state().tea[0] == [2, 0, 0]


@pytest.mark.rule("C27")
def test_with_nothing_in_reach_harvesting_is_not_available() -> None:
    position = at(pawns="e1 c3 c6", **CARD)
    assert notations(position) == ["move", "rupees"]
    assert why(position, "harvest") == "nothing-in-reach C27"


@pytest.mark.rule("C27")
def test_a_single_plantation_in_reach_is_not_asked_for() -> None:
    position = at(**CARD)
    assert run(position, "harvest") == ["harvested seat=0 hex=a2 tea=black"]
    assert asked(position) == (1, "action")


@pytest.mark.rule("C28")
def test_the_owner_scores_a_point_for_each_chest_of_another() -> None:
    position = at(plants="A:a2 B:a3 B:b3 C:c6", pawns="a2 a3 c6", **CARD)
    assert run(position, "harvest", "harvest a3", "harvest a2", "harvest b3") == [
        "harvested seat=0 hex=a3 tea=black",
        "owner-scored seat=1 hex=a3 points=1",
        "harvested seat=0 hex=a2 tea=black",
        "harvested seat=0 hex=b3 tea=black",
        "owner-scored seat=1 hex=b3 points=1",
    ]
    s = position.state()
    assert s.score[:3] == [0, 2, 0]
    assert position.view(0)["seats"][1]["earned"]["owner"] == 2


@pytest.mark.rule("C29")
@pytest.mark.parametrize(("held", "left"), [("bbb", 0), ("bbbb", 1), ("bbbbb", 2)])
def test_chests_beyond_five_are_discarded_directly_afterwards(held: str, left: int) -> None:
    position = at(
        plants="A:a1 A:b1 B:c3 C:c6",
        pawns="b1 c3 c6",
        seats={0: {"tea": held, "tokens": 1}},
        **CARD,
    )
    run(position, "harvest", "harvest a1", "harvest b1")
    s = position.state()
    assert sum(s.tea[0]) == 5 + left
    if left == 0:
        assert asked(position) == (0, "after")
        return
    assert asked(position) == (0, "discard")
    assert notations(position) == ["discard black", "discard green", "discard white"]
    assert why(position, "keep token") == "not-asked"


@pytest.mark.rule("C29")
def test_old_and_new_chests_may_be_discarded_until_five_are_left() -> None:
    position = at(
        plants="A:a1 A:b1 B:c3 C:c6", pawns="b1 c3 c6", seats={0: {"tea": "bbbbb"}}, **CARD
    )
    run(position, "harvest", "harvest a1", "harvest b1")
    assert run(position, "discard green") == ["chest-discarded seat=0 tea=green"]
    assert asked(position) == (0, "discard")
    assert why(position, "discard green") == "no-such-chest C29"
    assert run(position, "discard black") == ["chest-discarded seat=0 tea=black"]
    assert position.state().tea[0] == [4, 0, 1]
    assert asked(position) == (1, "action")


@pytest.mark.rule("C29")
def test_equal_chests_are_discarded_without_asking() -> None:
    position = at(seats={0: {"tea": "bbbbb"}}, **CARD)
    assert run(position, "harvest") == [
        "harvested seat=0 hex=a2 tea=black",
        "chest-discarded seat=0 tea=black",
    ]


@pytest.mark.rule("C28")
@pytest.mark.rule("C29")
def test_the_owner_scores_also_for_a_chest_that_is_discarded() -> None:
    position = at(plants="A:b1 B:a2 C:c6", pawns="a2 a2 c6", seats={0: {"tea": "bbbbb"}}, **CARD)
    assert run(position, "harvest") == [
        "harvested seat=0 hex=a2 tea=black",
        "owner-scored seat=1 hex=a2 points=1",
        "chest-discarded seat=0 tea=black",
    ]


@pytest.mark.rule("C47")
@pytest.mark.parametrize(("held", "discards"), [("bbbb", 0), ("bbbbb", 0), ("bbbbbb", 1)])
def test_the_larger_warehouse_holds_six(held: str, discards: int) -> None:
    position = at(ability="warehouse", seats={0: {"tea": held}}, **CARD)
    assert len(run(position, "harvest")) == 1 + discards
    assert position.view(0)["seats"][0]["warehouse"] == 6
    assert position.view(0)["seats"][1]["warehouse"] == 5


TILES = {"tiles": "harvest move rupees"}


@pytest.mark.rule("C55")
def test_distant_harvest_takes_from_any_plantation() -> None:
    position = at(**CARD, **TILES)
    assert notations(position) == ["harvest", "move", "rupees", "use tile"]
    assert run(position, "use tile") == ["starting-tile-used seat=0 starting=harvest"]
    assert notations(position) == ["harvest a2", "harvest c3", "harvest c6"]
    assert position.view(1)["under_way"]["starting_tile"]
    assert run(position, "harvest c6", "harvest c3", "done") == [
        "harvested seat=0 hex=c6 tea=black",
        "owner-scored seat=2 hex=c6 points=1",
        "harvested seat=0 hex=c3 tea=black",
        "owner-scored seat=1 hex=c3 points=1",
    ]
    assert position.state().enhanced == 0


@pytest.mark.rule("C55")
@pytest.mark.rule("C49")
def test_distant_harvest_must_take_something_out_of_reach() -> None:
    position = at(plants="A:a2 B:a3 C:c6", pawns="a2 a3 c6", **CARD, **TILES)
    run(position, "use tile", "harvest a2")
    assert notations(position) == ["harvest a3", "harvest c6"]
    assert why(position, "done") == "nothing-distant C49"
    run(position, "harvest c6")
    assert notations(position) == ["harvest a3", "done"]


@pytest.mark.rule("C55")
@pytest.mark.rule("C49")
def test_distant_harvest_is_not_offered_when_everything_is_in_reach() -> None:
    position = at(plants="A:a2 B:a3 C:b3", pawns="a2 a3 b3", **CARD, **TILES)
    assert "use tile" not in notations(position)
    assert why(position, "use tile") == "none-out-of-reach C49"


@pytest.mark.rule("C55")
def test_distant_harvest_works_with_nothing_in_reach() -> None:
    position = at(pawns="e1 c3 c6", **CARD, **TILES)
    assert notations(position) == ["move", "rupees", "use tile"]


@pytest.mark.rule("C55")
@pytest.mark.rule("C47")
@pytest.mark.rule("C29")
def test_distant_harvest_with_the_larger_warehouse_discards_to_six() -> None:
    position = at(ability="warehouse", seats={0: {"tea": "bbbbg"}}, **CARD, **TILES)
    run(position, "use tile", "harvest a2", "harvest c3", "harvest c6")
    assert asked(position) == (0, "discard")
    assert sum(position.state().tea[0]) == 8
    run(position, "discard green")
    assert position.state().tea[0] == [6, 0, 0]
    assert asked(position) == (1, "action")


@pytest.mark.rule("C55")
@pytest.mark.rule("C49")
def test_distant_harvest_on_anothers_turn() -> None:
    position = at(**others_turn("plant/harvest"), **TILES)
    run(position, "use tile", "harvest c6", "done")
    assert asked(position) == (1, "action")
    assert position.view(0)["seats"][0]["starting_tile_used"]


@pytest.mark.rule("C55")
@pytest.mark.rule("C19")
def test_distant_harvest_as_extra_action_after_the_own() -> None:
    position = at(card="plant/trade", seats={0: {"tokens": 1}}, **TILES)
    run(position, "rupees", "use token", "use tile", "harvest c6", "done")
    assert asked(position) == (1, "action")
    assert position.state().tea[0] == [2, 0, 0]
