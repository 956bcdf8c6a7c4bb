"""Plans: where actions would lead, and how far one may look."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.support.serving import Person, Serving, play

import teahouse
from teahouse.core.game import Position


async def trial(person: Person, table: str, *actions: int, **more: Any) -> Any:
    seq = (await person.now(table))["seq"]
    body = {"expected_seq": seq, "actions": list(actions), **more}
    return await person.post(f"/api/tables/{table}/trial", body)


def asks_for(name: str) -> Callable[[Position], bool]:
    return lambda position: position.decision is not None and position.decision.name == name


async def card_to_play(s: Serving) -> tuple[str, Person]:
    """A table of Ceylon where somebody may play a card."""
    table, ann, ben = await s.table_of_two(game="ceylon", options={"players": 2})
    return table, await s.play_until(asks_for("CARD"), table, ann, ben)


def test_a_plan_shows_what_doing_it_would_show_and_changes_nothing(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, actor = await card_to_play(s)
        before = await actor.updates(table)
        card = before["state"]["legal"][0]["id"]
        seen = (await trial(actor, table, card)).json()
        assert seen["asked"]
        assert seen["view"]["decision"] == "action"
        assert await actor.updates(table) == before
        await actor.command(table, actions=[card])
        state = await actor.state(table)
        assert (seen["view"], seen["legal"]) == (state["view"], state["legal"])

    play(sqlite_url, scene)


def test_what_follows_on_a_choice_is_listed_with_the_way_there(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, actor = await card_to_play(s)
        card = (await actor.state(table))["legal"][0]["id"]
        seen = (await trial(actor, table, card, ahead=["do"])).json()
        by_way = {tuple(way["via"]): way for way in seen["ahead"]}
        move = next(one["id"] for one in seen["legal"] if one["values"].get("action") == "move")
        hexes = by_way[move,]["legal"]
        assert by_way[move,]["asked"]
        assert {choice["choice"] for choice in hexes} == {"move"}
        done = await actor.command(table, actions=[card, move, hexes[0]["id"]])
        assert done.status_code == 200, done.text

    play(sqlite_url, scene)


def test_nothing_drawn_is_looked_at(sqlite_url: str) -> None:
    """A collector's move draws the tile that takes the place of the one collected."""

    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two(game="darjeeling", options={"players": 2})
        actor = await s.play_until(asks_for("MOVE"), table, ann, ben)
        for choice in (await actor.state(table))["legal"]:
            seen = (await trial(actor, table, choice["id"], ahead=["keep"])).json()
            assert not seen["asked"]
            assert seen["view"] is None
            assert seen["legal"] == seen["ahead"] == []

    play(sqlite_url, scene)


def test_a_plan_that_may_not_be_is_refused(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        held = await s.table(table)
        actor, other = (ann, ben) if held.actor == 0 else (ben, ann)
        first = held.position.legal_ids()[0]
        assert (await trial(other, table, first)).json()["reason"]["code"] == "not-your-turn"
        wrong = next(n for n in range(len(held.game.codec)) if n not in held.position.legal_ids())
        assert (await trial(actor, table, wrong)).json()["error"] == "illegal"
        late = {"expected_seq": held.seq + 1, "actions": [first]}
        assert (await actor.post(f"/api/tables/{table}/trial", late)).json()["error"] == "late"
        assert not (await trial(other, table)).json()["asked"]

    play(sqlite_url, scene)


def test_showing_what_is_ones_own_tells_oneself_nothing() -> None:
    position = teahouse.game("ceylon").new(players=2, seed=3)
    while position.decision is not None and position.decision.name != "CARD":
        position.apply(position.legal()[0])
    events = position.apply(position.legal()[0])
    played = next(event for event in events if event.name == "card-played")
    seat = int(played.values["seat"])
    assert played.reveals
    assert not played.tells(seat)
    assert played.tells(1 - seat)
    assert played.tells(None)
    assert not position.tells_actor()


def test_a_hint_can_be_about_what_follows_on_a_plan(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, actor = await card_to_play(s)
        before = await actor.updates(table)
        card = before["state"]["legal"][0]["id"]
        following = {c["id"] for c in (await trial(actor, table, card)).json()["legal"]}
        path = f"/api/tables/{table}/hint"
        told = (await actor.get(path, planned=f"{card}")).json()
        assert told["thoughts"]
        assert {thought["id"] for thought in told["thoughts"]} <= following
        refused = await actor.get(path, planned=f"{card},{card}")
        assert refused.json()["error"] == "illegal"
        assert await actor.updates(table) == before

    play(sqlite_url, scene)


def test_one_may_ask_why_not_after_what_is_planned(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, actor = await card_to_play(s)
        before = await actor.updates(table)
        card = before["state"]["legal"][0]
        path = f"/api/tables/{table}/why-not"
        now = (await actor.get(path, action="rupees")).json()
        assert (now["legal"], now["reason"]["code"]) == (False, "not-asked")
        assert (await actor.get(path, action="rupees", planned=card["id"])).json()["legal"]
        again = (await actor.get(path, action=card["action"], planned=card["id"])).json()
        assert not again["legal"]
        assert await actor.updates(table) == before

    play(sqlite_url, scene)
