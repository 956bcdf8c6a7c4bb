"""Commands: once, in order, all or nothing."""

from __future__ import annotations

import asyncio
import json
from itertools import product
from typing import Any, get_args

import pytest
from pydantic import TypeAdapter, ValidationError
from tests.support.serving import (
    Hands,
    Serving,
    first_move,
    make_moves,
    play,
    turn_of,
    until,
)

from teahouse.bots import LEVELS
from teahouse.core import registry
from teahouse.core.journal import Journal
from teahouse.server import bodies
from teahouse.server.commands import DRAFTS


def test_a_repeated_command_gets_its_first_answer_again(db: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        actor, other = await turn_of(table, ann, ben)
        update = await actor.updates(table)
        body = {
            "command_id": "the-same-one",
            "expected_seq": update["seq"],
            "actions": [update["state"]["legal"][0]["action"]],
        }
        answers = await asyncio.gather(*(actor.command(table, **body) for _ in range(5)))
        assert {a.status_code for a in answers} == {200}
        assert len({a.content for a in answers}) == 1
        assert (await actor.now(table))["seq"] == update["seq"] + 1
        stolen = await other.command(table, **body)
        assert (stolen.status_code, stolen.json()["error"]) == (409, "command-taken")

    play(db, scene)


def test_a_late_command_gets_409_and_the_present_number(db: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        actor, _ = await turn_of(table, ann, ben)
        seq = (await actor.now(table))["seq"]
        late = await actor.command(table, expected_seq=seq - 1, actions=[0])
        assert (late.status_code, late.json()) == (409, {"error": "late", "seq": seq})
        early = await actor.command(table, expected_seq=seq + 1, actions=[0])
        assert (early.status_code, early.json()) == (409, {"error": "late", "seq": seq})

    play(db, scene)


def test_a_command_past_the_framework_is_answered_as_by_it(sqlite_url: str) -> None:
    """The second media type means the same; only the first is taken by the shorter way."""

    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        actor, other = await turn_of(table, ann, ben)
        update = await actor.updates(table)
        seq, legal = update["seq"], update["state"]["legal"][0]["id"]
        bodies: list[Any] = [
            {"expected_seq": seq - 1, "actions": [legal]},
            {"expected_seq": seq, "actions": [10**6]},
            {"expected_seq": seq, "actions": []},
            {"expected_seq": seq, "actions": [legal], "seat": 9},
            {"expected_seq": seq, "actions": [legal], "kind": "no-such-kind"},
            {"expected_seq": float(seq), "actions": [legal]},
            {"expected_seq": seq, "kind": "redo"},
            {"expected_seq": seq, "actions": [legal]},
        ]
        texts = [json.dumps({"command_id": f"number-{n}", **b}) for n, b in enumerate(bodies)]
        texts += [
            "",
            "[]",
            "{",
            '{"command_id": "\\ud800"}',
            texts[-1][:-1] + ', "kind": "act"}' * 2,
        ]
        for person in (s.person(), other, actor):
            for asked, text in product((table, "0" * 16, "nonsense"), texts):
                path = f"/api/tables/{asked}/commands"
                answers = [
                    await person.http.post(path, content=text, headers={"Content-Type": media})
                    for media in ("application/json", "application/json;charset=utf-8")
                ]
                assert len({(a.status_code, a.content) for a in answers}) == 1, text
                plain = [{k: v for k, v in a.headers.items() if k != "date"} for a in answers]
                assert plain[0] == plain[1], text
        assert (await actor.now(table))["seq"] == seq + 1

    play(sqlite_url, scene)


def test_of_eight_with_the_same_number_exactly_one_wins(db: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        for _ in range(12):
            actor, _ = await turn_of(table, ann, ben)
            body = first_move(await actor.now(table))
            answers = await asyncio.gather(*(actor.command(table, **body) for _ in range(8)))
            codes = sorted(a.status_code for a in answers)
            assert codes == [200] + [409] * 7
            seqs = {a.json()["seq"] for a in answers if a.status_code == 409}
            assert seqs == {body["expected_seq"] + 1}

    play(db, scene)


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        actor, other = await turn_of(table, ann, ben)
        before = (await s.table(table)).position.digest()
        update = await actor.updates(table)
        legal = update["state"]["legal"][0]["id"]
        # the second action of the list is refused: the first is not done either
        refused = await actor.command(table, actions=[legal, "keep", "keep"])
        assert refused.status_code == 422
        reason = refused.json()["reason"]
        assert set(reason) == {"code", "rule", "params"}
        wrong = await actor.command(table, actions=["a1"])
        assert wrong.status_code == 422
        assert wrong.json()["reason"]["rule"] == "D10"
        unknown = await actor.command(table, actions=["no such thing"])
        assert unknown.json()["reason"]["code"] == "no-such-action"
        not_mine = await other.command(table, actions=[legal])
        assert not_mine.json()["reason"]["code"] == "not-your-turn"
        assert (await s.table(table)).position.digest() == before
        assert (await actor.now(table))["seq"] == update["seq"]

    play(sqlite_url, scene)


def test_several_actions_are_one_entry(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        actor, _ = await turn_of(table, ann, ben)
        held = await s.table(table)
        start = held.position.copy()
        first = start.legal_ids()[0]
        start.apply(first)
        second = start.legal_ids()[0]
        done = await actor.command(table, actions=[first, second])
        assert done.status_code == 200, done.text
        assert len(done.json()["actions"]) == 2
        assert done.json()["seq"] == held.seq + 1

    play(sqlite_url, scene)


def test_nothing_may_follow_an_action_that_reveals(sqlite_url: str) -> None:
    """Else the refusal of the second would tell what the first one draws."""

    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        for _ in range(200):
            held = await s.table(table)
            actor = (ann, ben)[held.actor or 0]
            sealing = None
            for action in held.position.legal_ids():
                tried = held.position.copy()
                tried.apply(action)
                if tried.undo_point() == len(held.action_ids) + 1 and tried.actor == held.actor:
                    sealing = action
            if sealing is not None:
                refused = await actor.command(table, actions=[sealing, 0])
                assert refused.json()["reason"]["code"] == "reveals-first"
                return
            await actor.act(table)
        raise AssertionError("no such action came up")

    play(sqlite_url, scene)


def test_undo_and_redo_to_the_undo_point_and_beyond_only_with_consent(db: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        actor, other = await turn_of(table, ann, ben)
        before = (await s.table(table)).position.digest()
        assert (await actor.command(table, kind="undo")).json()["error"] == "nothing-to-undo"
        await actor.act(table)
        after = (await s.table(table)).position.digest()
        assert (await other.command(table, kind="undo")).json()["error"] == "needs-consent"
        assert (await actor.command(table, kind="undo")).status_code == 200
        assert (await s.table(table)).position.digest() == before
        assert (await actor.command(table, kind="redo")).status_code == 200
        assert (await s.table(table)).position.digest() == after
        asked = await other.command(table, kind="ask_undo", to=0)
        assert asked.status_code == 200
        assert (await s.table(table)).position.digest() == after
        assert (await other.command(table, kind="answer", agree=True)).status_code == 403
        assert (await actor.command(table, kind="answer", agree=True)).status_code == 200
        assert (await s.table(table)).position.digest() == before
        again = await s.reloaded(table)  # the same from the journal
        assert again.position.digest() == before

    play(db, scene)


def test_the_game_can_be_ended_together_or_resigned(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        assert (await ann.command(table, kind="offer_end")).status_code == 200
        assert (await ben.command(table, kind="answer", agree=False)).status_code == 200
        assert await s.status(table) == "running"
        await ann.command(table, kind="offer_end")
        await ben.command(table, kind="answer", agree=True)
        assert (await ann.state(table))["outcome"]["how"] == "agreed"
        table, ann, ben = await s.table_of_two()
        await ann.command(table, kind="resign")
        outcome = (await ben.state(table))["outcome"]
        assert (outcome["how"], outcome["winners"]) == ("resigned", [1])
        assert (await ben.get(f"/api/tables/{table}")).json()["table"]["winners"] == [1]
        refused = await ben.command(table, actions=[0])
        assert refused.json()["error"] == "not-running"

    play(sqlite_url, scene)


def test_whoever_gave_up_decides_nothing_more(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, (ann, _) = await s.table_of("Ann", "Ben", bots=1)
        assert (await ann.insist(table, kind="resign")).status_code == 200
        for kind in ("undo", "ask_undo", "offer_end", "pause", "return"):
            refused = await ann.insist(table, kind=kind)
            assert refused.json()["error"] == "not-yours", kind
        assert (await ann.state(table))["undo"] == {"undo": None, "redo": False}

    play(sqlite_url, scene)


def test_what_a_stand_in_did_is_not_one_s_own_to_undo(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        actor, other = await turn_of(table, ann, ben)
        await actor.act(table)
        seat = 0 if actor is ann else 1
        hands = Hands(s)
        await other.command(table, kind="replace", about_seat=seat)
        await hands.forward(180_000)
        assert (await s.table(table)).seats[seat].stand_in is not None
        assert (await actor.insist(table, kind="undo")).json()["error"] == "not-yours"

    play(sqlite_url, scene)


def test_pause_stops_play_and_needs_consent_where_a_clock_runs(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        await ann.command(table, kind="pause")
        actor = ann
        assert (await actor.command(table, actions=[0])).json()["error"] == "not-running"
        await ben.command(table, kind="resume")
        assert await s.status(table) == "running"
        clock = {"clock": {"kind": "move", "seconds": 600}}
        table, ann, ben = await s.table_of_two(settings=clock)
        await ann.command(table, kind="pause")
        assert await s.status(table) == "running"
        await ben.command(table, kind="answer", agree=True)
        assert await s.status(table) == "paused"
        assert (await ann.state(table))["clock"]["deadline"] is None

    play(sqlite_url, scene)


def test_a_whole_game_ends_and_its_journal_verifies(db: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two(options={"target": 10, "memory": "closed"})
        await s.play_out(table, ann, ben)
        await until(lambda: s.status(table), "over")
        body = (await ann.get(f"/api/tables/{table}/journal")).text
        assert registry.verify(Journal.read(body)) == []

    play(db, scene)


def test_a_table_read_back_is_the_one_that_was_left(sqlite_url: str) -> None:
    """With every position that can be gone back to, also those it no longer keeps."""

    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        await make_moves(table, ann, ben, count=40)
        lived = await s.table(table)
        s.service.tables.drop(table)
        back = await s.table(table)
        assert back is not lived
        assert len(back.playthrough.recent) < len(lived.playthrough.recent)
        for count in range(len(lived.action_ids) + 1):
            assert back.playthrough.at(count).digest() == lived.playthrough.at(count).digest()
        assert back.position.draws() == lived.position.draws()
        assert back.position.undo_point() == lived.position.undo_point()
        assert [e.rows for step in back.log for e in step.events] == [
            e.rows for step in lived.log for e in step.events
        ]

    play(sqlite_url, scene)


def test_levels_and_commands_are_the_same_in_every_layer() -> None:
    level = TypeAdapter(bodies.Level)
    assert level.json_schema()["enum"] == list(LEVELS)
    assert [level.validate_python(name) for name in LEVELS] == list(LEVELS)
    with pytest.raises(ValidationError):
        level.validate_python("greedy")  # a spec, but no level
    assert set(get_args(bodies.CommandIn.model_fields["kind"].annotation)) == set(DRAFTS)
