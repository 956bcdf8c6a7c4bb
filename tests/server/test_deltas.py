"""Deltas: what changed leads from one snapshot to the next, to the last byte."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.support.serving import Serving, heard, make_moves, play

import teahouse
from teahouse.server import commands
from teahouse.server.bodies import TableIn
from teahouse.server.commands import Command
from teahouse.server.deltas import applied, change_of
from teahouse.server.replaying import replay_entries
from teahouse.server.setup import initial_entries, new_setup
from teahouse.server.tables import LiveTable

HIDING: dict[str, dict[str, Any]] = {"darjeeling": {"memory": "closed"}}


@pytest.mark.parametrize(
    ("before", "after", "change"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": [3]}),
        ({"a": {"b": 1, "c": 2}}, {"a": {"b": 1, "c": None}}, {"a": {"c": [None]}}),
        ({"a": [{"b": 1}, {"b": 2}]}, {"a": [{"b": 1}, {"b": 3}]}, {"a": {"1": {"b": [3]}}}),
        ({"a": [1, 2]}, {"a": [1, 3]}, {"a": [[1, 3]]}),
        ({"a": []}, {"a": [{}]}, {"a": [[{}]]}),
        ({"a": 1}, {"a": True}, {"a": [True]}),
        ({"a": None}, {"a": {}}, {"a": [{}]}),
        # another key, or the same ones in another order
        ({"a": {"b": 1}}, {"a": {"b": 1, "c": 2}}, {"a": [{"b": 1, "c": 2}]}),
        ({"a": {"b": 1, "c": 2}}, {"a": {"c": 2, "b": 0}}, {"a": [{"c": 2, "b": 0}]}),
    ],
)
def test_a_change_says_what_is_new_and_no_more(before: Any, after: Any, change: Any) -> None:
    assert change_of(before, after) == change
    kept = json.dumps(before)
    assert json.dumps(applied(before, change)) == json.dumps(after)
    assert json.dumps(before) == kept


def followed(live: LiveTable, action: int) -> LiveTable:
    """The table after one more action."""
    table = live.table
    assert table.actor is not None
    command = Command("act", table.actor, f"command-{table.seq}", table.seq, [action])
    draft = commands.draft(table, command, 1000)
    following = LiveTable(
        table.after(draft.entry(table, command.command_id, 1000), draft.played), (), 0
    )
    following.follow(live)
    return following


@pytest.mark.parametrize("name", teahouse.games())
def test_deltas_lead_to_the_snapshot_of_every_seat_to_the_last_byte(name: str) -> None:
    seats = [{"kind": "person", "name": f"P{n}"} for n in range(3)]
    asked = {"game": name, "seats": seats, "options": HIDING.get(name, {})}
    setup = new_setup(TableIn.model_validate(asked).model_dump(), 0)
    live = LiveTable(replay_entries(setup, initial_entries(setup, 0)), (), 0)
    luck, whole, sent = random.Random(7), 0, 0
    for eyes in (None, 0, 1, 2):
        live.snapshot(eyes)
    for _ in range(120):
        if live.table.actor is None:
            break
        following = followed(live, luck.choice(live.table.position.legal_ids()))
        for eyes in (None, 0, 1, 2):
            delta = following.delta(live.table.seq, eyes)
            assert delta is not None
            update = following.update(live.table.seq, eyes)
            whole, sent = whole + len(json.dumps(update)), sent + len(json.dumps(delta))
            reached = applied(live.snapshot(eyes), delta.pop("changes"))
            assert json.dumps({**delta, "state": reached}) == json.dumps(update)
        live = following
    assert sent * 2 < whole


def test_who_asks_for_deltas_gets_them_and_all_after_coming_back(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        async with ann.live(table, deltas=True) as quick, ben.live(table) as plain:
            held = (await heard(quick))["state"]
            assert "state" in await heard(plain)
            for _ in range(3):
                await make_moves(table, ann, ben)
                delta, update = await heard(quick), await heard(plain)
                assert "state" not in delta
                assert delta["since"] == update["seq"] - 1
                held = applied(held, delta["changes"])
                assert held == (await ann.updates(table))["state"]
                assert "changes" not in update
            seq = held["seq"]
        await make_moves(table, ann, ben)
        async with ann.live(table, since=seq, deltas=True) as again:
            assert (await heard(again))["state"] == (await ann.updates(table))["state"]

    play(sqlite_url, scene)
