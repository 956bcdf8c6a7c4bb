"""If the game ended now: majorities, companies, contracts. C59 to C64."""

from __future__ import annotations

import random
from typing import Any

import pytest

from teahouse.core.game import Position
from teahouse.core.standings import RacePlace
from teahouse.games.ceylon.rules.scoring import final_scoring, majority_place
from teahouse.games.ceylon.rules.technology import reach_space
from teahouse.games.ceylon.state import Source, State

from .positions import GAME, at


def race(position: Position, name: str) -> dict[int, RacePlace]:
    found = next(race for race in position.standings()["races"] if race["race"] == name)
    return {place["seat"]: place for place in found["places"]}


def middles(players: int, seed: int) -> list[Position]:
    """Positions from a random game."""
    rng, position = random.Random(seed), GAME.new(players=players, seed=seed)
    found = []
    while position.actor is not None:
        position.apply(rng.choice(position.legal_ids()))
        if rng.random() < 0.05:
            found.append(position.copy())
    return found


@pytest.mark.rule("C59", "C60", "C61", "C62", "C63", "C64")
def test_ending_now_is_the_final_scoring_of_the_true_state() -> None:
    for players in (2, 3, 4):
        for position in middles(players, players):
            if position.actor is None:
                continue
            state = GAME.layout.copy(position.state())
            GAME.rule(final_scoring)(state, [0])
            standings = position.standings(0)["seats"]
            assert [each["points"] for each in standings] == state.score[:players]
            assert [list(each["sources"].values()) for each in standings] == state.earned[:players]


def with_more(state: State, seat: int, source: Source, more: int) -> State:
    """The state in which a seat has so much more of what counts, as the rules would give it."""
    made: State = GAME.layout.copy(state)
    if source == Source.RUPEE_MAJORITY:
        made.rupees[seat] += more
    elif source == Source.TECHNOLOGY_MAJORITY:
        if more:
            GAME.rule(reach_space)(made, seat, made.space[seat] + more)
    else:
        own = next(h for h, owner in enumerate(made.owner) if owner == seat and is_in(h, source))
        made.marks[own] += more
    return made


def is_in(hex_: int, source: Source) -> bool:
    return hex_ in GAME.tables.hexes[source - Source.DIMBULA]


@pytest.mark.rule("C36", "C59")
def test_so_much_more_brings_a_better_place_and_one_less_does_not() -> None:
    tried = 0
    for position in [p for seed in range(6) for p in middles(4, seed) if p.actor is not None]:
        state = position.state()
        for standings in position.standings()["races"]:
            source = Source[standings["race"].upper()]
            for place in standings["places"]:
                more, seat = place["to_next"], place["seat"]
                if more is None or place["place"] is None:
                    continue
                places = [
                    GAME.rule(majority_place)(with_more(state, seat, source, n), seat, source)
                    for n in (int(more) - 1, int(more))
                ]
                assert places[0] == place["place"] > places[1]
                tried += 1
    assert tried > 100


@pytest.mark.rule("C62")
def test_a_district_counts_only_with_its_councillor() -> None:
    position = at(plants="A:a2 A:b2 B:c1 C:c6", seats={1: {"councillors": "dimbula"}})
    dimbula = race(position, "dimbula")
    assert (dimbula[1]["place"], dimbula[1]["points"]) == (1, 10)
    assert dimbula[0] == {"seat": 0, "place": None, "count": 2, "points": 0, "to_next": None}


def test_every_majority_in_play_is_a_race() -> None:
    everything = ["rupee_majority", "technology_majority", "dimbula", "ruhuna", "kandy", "uva"]
    assert [race["race"] for race in at().standings()["races"]] == everything
    two = at(plants="A:a2 B:c3", pawns="a2 c3", out="uva")
    assert [race["race"] for race in two.standings()["races"]] == everything[:-1]


@pytest.mark.rule("C30", "C63")
def test_goals_are_the_next_company_and_the_contracts_on_the_train() -> None:
    position = at(seats={0: {"tea": "bgg"}})
    goals: list[Any] = [*position.standings()["seats"][0]["goals"]]
    assert goals[0] == {
        "goal": "companies",
        "values": {},
        "done": False,
        "points": 1,
        "parts": [{"part": "companies", "have": 0, "need": 1}],
    }
    ready = {goal["values"]["company"]: goal["done"] for goal in goals[1:]}
    assert ready == {2: True, 4: False, 5: False}  # 2bgg, 4bgw, 5ggw
    assert goals[3]["parts"] == [
        {"part": "green", "have": 2, "need": 2},
        {"part": "white", "have": 0, "need": 1},
    ]
