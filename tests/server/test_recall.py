"""A table played from memory: log and replay tell only what happened since one's last turn."""

from __future__ import annotations

import pytest
from tests.support.serving import Serving, make_moves, play

from teahouse.server.log_range import forgotten


@pytest.mark.parametrize(
    ("deciders", "seat", "gone"),
    [
        ([], 0, 0),
        ([0, 0, 1, 1], 0, 2),  # the own turn is over, the other's is told
        ([0, 0, 1, 1, 0], 0, 2),  # and stays told while the next own turn is under way
        ([0, 0, 1, 1, 0, 0, 1], 0, 6),
        ([0, 1, 2, 0, 1], 2, 3),
        ([0, 1], 2, 0),  # nothing is forgotten before the first turn
        ([0, 1, 2, 0, 1], None, 2),  # who watches keeps a round
    ],
)
def test_what_lies_before_ones_last_turn_is_forgotten(
    deciders: list[int], seat: int | None, gone: int
) -> None:
    assert forgotten(deciders, seat) == gone


def test_the_log_of_a_table_played_from_memory_tells_only_the_last_round(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        asked = {"options": {"memory": "closed"}, "settings": {"log": "turn"}}
        table, *people = await s.table_of_two(**asked)
        await make_moves(table, *people, count=14)
        held = await s.table(table)
        for seat, person in enumerate(people):
            gone = forgotten(held.playthrough.deciders, seat)
            assert gone > 4
            update = await person.updates(table)
            acts = [step for step in update["entries"] if step["kind"] == "act"]
            assert [bool(step["events"]) for step in acts[:gone]] == [False] * gone
            assert any(step["events"] for step in acts[gone:])
            assert update["state"]["log_from"] == acts[gone - 1]["seq"] + 1
            past = (await person.get(f"/api/tables/{table}/replay", at=1)).json()
            assert past["at"] == gone
            assert not any(step["events"] for step in past["history"][1 : gone + 1])

    play(sqlite_url, scene)


def test_otherwise_the_log_tells_the_whole_game(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, *people = await s.table_of_two(options={"memory": "closed"})
        await make_moves(table, *people, count=6)
        update = await people[0].updates(table)
        assert update["state"]["log_from"] == 0
        assert all(step["events"] for step in update["entries"] if step["kind"] == "act")

    play(sqlite_url, scene)


def test_what_is_not_asked_names_the_choice_that_leads_to_it(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, *people = await s.table_of_two(game="ceylon", options={})
        actor = await s.play_until(
            lambda position: "move" in map(str, position.legal()), table, *people
        )
        then = (await s.table(table)).position.copy()
        then.apply("move")
        there = str(then.legal()[0])
        asked = await actor.get(f"/api/tables/{table}/why-not", action=there)
        reason = asked.json()["reason"]
        assert reason["code"] == "not-asked"
        assert (reason["params"]["decision"], reason["params"]["first"]) == ("action", "move")

    play(sqlite_url, scene)
