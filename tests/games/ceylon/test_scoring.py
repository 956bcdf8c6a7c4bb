"""The end and the final scoring: C58 to C65."""

from __future__ import annotations

from typing import Any

import pytest

from teahouse.core.game import Position
from teahouse.games.ceylon.rules import scoring
from teahouse.games.ceylon.state import Source

from .positions import asked, at, run

LAST = {
    "card": "plant/harvest",
    "active": 2,
    "ending": "marker",
    "pending": ["action 1", "turn_end 2"],
}
EIGHT = "C:a6 C:b7 C:c6 C:d5 C:d6 C:d7 C:e5 C:e6"
BEFORE = "A:a1 A:a2 A:b1 A:b2 A:c1 A:c2 A:d1"  # seven of seat 0


def finish(**changes: Any) -> Position:
    """The last action of a game of three: seat 1 takes 2 rupees in the turn of seat 2."""
    changes.setdefault("plants", f"A:a2 B:c3 {EIGHT}")
    position = at(**{**LAST, **changes})
    run(position, "rupees")
    assert position.actor is None
    return position


def earned(position: Position, source: str) -> list[int]:
    return [seat["earned"][source] for seat in position.view(None)["seats"]]


def scores(**changes: Any) -> list[str]:
    changes.setdefault("plants", f"A:a2 B:c3 {EIGHT}")
    return run(at(**{**LAST, **changes}), "rupees")


# The end


@pytest.mark.rule("C58")
def test_the_eighth_marker_triggers_the_end_and_the_round_is_finished() -> None:
    position = at(plants=f"{BEFORE} B:c3 C:c6", pawns="b5 c3 c6", card="plant/harvest")
    assert run(position, "plant")[-1] == "last-marker seat=0"
    assert position.view(0)["ending"] == "marker"
    assert asked(position) == (1, "action")
    run(position, "rupees", "rupees")
    assert asked(position) == (1, "card")
    for seat in (1, 2):
        assert position.actor == seat
        run(position, str(position.legal()[0]), "rupees", "rupees", "rupees")
    assert position.actor is None
    assert position.view(0)["turn"] == 3


@pytest.mark.rule("C58")
def test_a_trigger_in_the_last_seats_turn_ends_the_game_with_it() -> None:
    position = at(
        plants=f"{BEFORE} B:c3 C:c6",
        pawns="b5 c3 c6",
        card="harvest/plant",
        active=2,
        pending=["action 0", "action 1", "turn_end 2"],
    )
    run(position, "plant")
    assert asked(position) == (1, "action")  # the turn is finished by all
    run(position, "rupees")
    assert position.actor is None


@pytest.mark.rule("C58")
def test_the_last_seat_is_the_one_before_the_starting_player() -> None:
    position = at(
        plants=f"{BEFORE} B:c3 C:c6",
        pawns="b5 c3 c6",
        card="harvest/plant",
        starting_player=1,
        active=2,
        pending=["action 0", "action 1", "turn_end 2"],
    )
    run(position, "plant", "rupees")
    assert asked(position) == (0, "card")
    run(position, str(position.legal()[0]), "rupees", "rupees", "rupees")
    assert position.actor is None


CARDS_LEFT = (
    "plant-trade*5 plant-councillor*4 plant-technology*5 harvest-trade*5 harvest-councillor*4 "
    "harvest-technology*5 trade-councillor*4 trade-technology*5"
)


def near_the_last_card(deck: int) -> dict[str, Any]:
    return {
        "deck": f"councillor-technology*{deck}",
        "discards": f"{CARDS_LEFT} councillor-technology*{3 - deck}",
        "seats": {
            0: {"hand": "plant-harvest*2"},
            1: {"hand": "plant-harvest*3"},
            2: {"hand": "councillor-technology*1"},
        },
    }


@pytest.mark.rule("C58")
def test_drawing_the_last_card_triggers_the_end() -> None:
    position = at(card="plant/harvest", pending=["action 2", "turn_end 0"], **near_the_last_card(1))
    assert run(position, "rupees") == [
        "rupees-taken seat=2 rupees=2",
        "[0] card-drawn seat=0 card=councillor-technology",
        "[not 0] hidden-card-drawn seat=0",
        "last-card seat=0",
    ]
    assert position.view(0)["ending"] == "deck"
    assert asked(position) == (1, "card")


@pytest.mark.rule("C58")
def test_a_card_left_in_the_deck_is_no_end() -> None:
    position = at(card="plant/harvest", pending=["action 2", "turn_end 0"], **near_the_last_card(2))
    assert len(run(position, "rupees")) == 3
    assert position.view(0)["ending"] is None


@pytest.mark.rule("C58")
def test_the_first_trigger_counts() -> None:
    marker = at(
        card="plant/harvest", pending=["action 2", "turn_end 0"], ending="marker",
        plants=f"A:a2 B:c3 {EIGHT}", **near_the_last_card(1),
    )  # fmt: skip
    assert "last-card seat=0" not in run(marker, "rupees")
    assert marker.view(0)["ending"] == "marker"
    deck = at(plants=f"{BEFORE} B:c3 C:c6", pawns="b5 c3 c6", card="plant/harvest", ending="deck")
    assert "last-marker seat=0" not in run(deck, "plant")
    assert deck.view(0)["ending"] == "deck"


# Majorities


@pytest.mark.rule("C59")
def test_majorities_give_10_6_3_and_1() -> None:
    position = at(
        plants="A:a2 B:c3 C:c6 D:a6 D:b7 D:d5 D:d6 D:d7 D:e5 D:e6 D:b4",
        pawns="a2 c3 c6 a6",
        card="plant/harvest",
        active=3,
        ending="marker",
        pending=["action 2", "turn_end 3"],
        seats={0: {"rupees": 4}, 1: {"rupees": 9}, 2: {"rupees": 0}, 3: {"rupees": 7}},
    )
    happened = run(position, "rupees")
    assert happened[3:7] == [
        "rupee-majority seat=0 place=3 points=3 rupees=4",
        "rupee-majority seat=1 place=1 points=10 rupees=9",
        "rupee-majority seat=2 place=4 points=1 rupees=2",
        "rupee-majority seat=3 place=2 points=6 rupees=7",
    ]
    assert earned(position, "rupee_majority") == [3, 10, 1, 6]


@pytest.mark.rule("C59")
@pytest.mark.parametrize(
    ("track", "points"),
    [(["", "ABC"], [3, 6, 10]), (["", "CBA"], [10, 6, 3]), (["BC", "A"], [10, 3, 6])],
)
def test_ties_are_broken_by_the_technology_track(track: list[str], points: list[int]) -> None:
    position = finish(
        technology=track, seats={0: {"rupees": 9}, 1: {"rupees": 7}, 2: {"rupees": 9}}
    )
    assert earned(position, "rupee_majority") == points
    ranked = position.view(None)["scoring"]["majorities"]["rupee_majority"]
    assert [r["points"] for r in ranked] == [10, 6, 3]
    assert [r["place"] for r in ranked] == [1, 2, 3]
    assert [r["count"] for r in ranked] == [9, 9, 9]
    assert all(len(r["tied_with"]) == 2 for r in ranked)


@pytest.mark.rule("C59")
def test_who_does_not_qualify_is_left_out_and_the_rest_move_up() -> None:
    position = finish(seats={0: {"rupees": 0}, 1: {"rupees": 0}, 2: {"rupees": 1}})
    assert earned(position, "rupee_majority") == [0, 10, 6]
    ranked = position.view(None)["scoring"]["majorities"]["rupee_majority"]
    assert [(r["seat"], r["tied_with"]) for r in ranked] == [(1, []), (2, [])]


@pytest.mark.rule("C59")
def test_two_players_share_the_same_values() -> None:
    position = at(
        plants="A:a2 B:c3 B:d3 B:d4 B:e1 B:e2 B:e3 B:e4 B:c4",
        pawns="a2 c3",
        out="uva",
        card="plant/harvest",
        active=1,
        ending="marker",
        pending=["action 0", "turn_end 1"],
    )
    run(position, "rupees")
    assert earned(position, "rupee_majority") == [10, 6]


@pytest.mark.rule("C60")
@pytest.mark.parametrize(("rupees", "points"), [(0, 0), (1, 6)])
def test_the_rupee_majority_needs_one_rupee(rupees: int, points: int) -> None:
    position = finish(seats={0: {"rupees": rupees}, 1: {"rupees": 5}, 2: {"rupees": 0}})
    assert earned(position, "rupee_majority") == [points, 10, 0]


@pytest.mark.rule("C61")
def test_the_technology_majority_needs_a_step() -> None:
    position = finish(technology=["AC", "", "B"])
    assert earned(position, "technology_majority") == [0, 10, 0]
    happened = scores(technology=["C", "A", "B"])
    assert "technology-majority seat=1 place=1 points=10 space=2" in happened
    assert "technology-majority seat=0 place=2 points=6 space=1" in happened
    assert not any(e.startswith("technology-majority seat=2") for e in happened)


@pytest.mark.rule("C62")
def test_the_majority_in_a_district_counts_markers_of_those_with_the_councillor() -> None:
    happened = scores(
        plants=f"A:a2 A:b2 A:b1 B:c3 B:c2 {EIGHT}",
        seats={0: {"councillors": "dimbula ruhuna"}, 1: {"councillors": "dimbula ruhuna"},
               2: {"councillors": "kandy"}},
    )  # fmt: skip
    assert [e for e in happened if e.startswith("district-majority")] == [
        "district-majority seat=0 district=dimbula place=1 points=10 markers=3",
        "district-majority seat=1 district=dimbula place=2 points=6 markers=1",
        "district-majority seat=1 district=ruhuna place=1 points=10 markers=1",
    ]


@pytest.mark.rule("C62")
@pytest.mark.rule("C53")
def test_a_doubled_plantation_counts_two() -> None:
    position = finish(
        plants=f"A+:a2 B:c3 B:c2 {EIGHT}",
        tiles="-plant move rupees",
        technology=["A", "B", "C"],
        seats={0: {"councillors": "dimbula"}, 1: {"councillors": "dimbula"}},
    )
    assert earned(position, "dimbula") == [10, 6, 0]
    assert position.view(0)["scoring"]["majorities"]["dimbula"] == [
        {"seat": 0, "place": 1, "count": 2, "points": 10, "tied_with": []},
        {"seat": 1, "place": 2, "count": 1, "points": 6, "tied_with": []},
    ]


@pytest.mark.rule("C62")
def test_more_plantations_without_the_councillor_count_nothing() -> None:
    position = finish(
        plants=f"A:a2 A:b2 A:b1 B:c3 B:c2 {EIGHT}", seats={1: {"councillors": "dimbula"}}
    )
    assert earned(position, "dimbula") == [0, 10, 0]
    assert earned(position, "uva") == [0, 0, 0]


# Companies, markers, places


@pytest.mark.rule("C63")
@pytest.mark.parametrize(
    ("contracts", "companies", "points"),
    [
        ("", 0, 0),
        ("1bbg*2 1bww", 1, 1),
        ("1bbg 2bww", 2, 3),
        ("1bbg 3ggg 5bbg", 3, 6),
        ("1bbg 2bww 3ggg 4bbb", 4, 10),
        ("1bbg 2bww 3ggg 4bbb 5bbg", 5, 15),
    ],
)
def test_different_companies_score(contracts: str, companies: int, points: int) -> None:
    seats = {2: {"contracts": contracts}}
    assert f"companies-scored seat=2 companies={companies} points={points}" in scores(seats=seats)
    assert earned(finish(seats=seats), "companies") == [0, 0, points]


@pytest.mark.rule("C64")
def test_each_marker_left_costs_two_points_below_zero_too() -> None:
    happened = scores()
    assert happened[-3:] == [
        "markers-left seat=0 markers=7 points=14",
        "markers-left seat=1 markers=7 points=14",
        "markers-left seat=2 markers=0 points=0",
    ]
    position = finish(seats={0: {"rupees": 0}})
    assert earned(position, "markers") == [-14, -14, 0]
    assert position.view(None)["seats"][0]["score"] == -14
    assert position.view(None)["scoring"]["markers"] == [7, 7, 0]


@pytest.mark.rule("C64")
def test_tokens_and_tea_left_score_nothing() -> None:
    bare = finish(seats={0: {"tea": ""}})
    full = finish(seats={0: {"tea": "bbgww", "tokens": 5}})
    assert bare.outcome() == full.outcome()


@pytest.mark.rule("C65")
@pytest.mark.parametrize(
    ("track", "ranks"), [(["ABC"], (3, 2, 1)), (["BC", "A"], (1, 3, 2)), (["CBA"], (1, 2, 3))]
)
def test_a_tie_at_the_end_is_broken_by_the_technology_track(
    track: list[str], ranks: tuple[int, ...]
) -> None:
    bare = finish(technology=track, seats={p: {"rupees": 0} for p in range(3)}).outcome()
    assert bare is not None
    seats = {p: {"rupees": 0, "score": 50 - int(bare.points[p])} for p in range(3)}
    outcome = finish(technology=track, seats=seats).outcome()
    assert outcome is not None
    assert list(outcome.points) == [50.0] * 3
    assert outcome.ranks == ranks
    assert outcome.winners == (ranks.index(1),)


@pytest.mark.rule("C65")
def test_most_points_wins() -> None:
    position = finish(
        seats={0: {"score": 60}, 1: {"score": 30}, 2: {"score": 1}}, technology=["ABC"]
    )
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.ranks == (1, 2, 3)
    assert outcome.winners == (0,)
    assert outcome.points[0] == sum(outcome.breakdown[0].values())


def test_points_in_play_are_what_the_score_shows() -> None:
    position = at(seats={0: {"score": 7, "earned": {"bonus": 6, "owner": 1}}})
    assert scoring.points(position.state(), 0) == 7
    assert position.outcome() is None
    assert position.view(0)["scoring"] is None


def test_scoring_a_source_adds_to_score_and_breakdown() -> None:
    s = at().state()
    scoring.score(s, 1, Source.BONUS, 6)
    scoring.score(s, 1, Source.BONUS, 3)
    assert (s.score[1], s.earned[1][Source.BONUS]) == (9, 9)
