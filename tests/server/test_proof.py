"""The seed is fixed at the start, every step follows from it, and an undo draws anew."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.support.seats import ANN, NOVICE
from tests.support.serving import Person, Serving, opened, play, turn_of, until

import teahouse
from teahouse.cli import main
from teahouse.core.errors import BadJournal
from teahouse.server import models
from teahouse.server.proof import faults
from teahouse.server.redraw import redrawn

BOTS = [NOVICE] * 2
PEOPLE = [ANN, {"kind": "person", "name": "Bo"}]


async def proof_of(person: Person, table: str) -> dict[str, Any]:
    answer = await person.get(f"/api/tables/{table}/proof")
    models.ProofOut.model_validate_json(answer.content)
    found: dict[str, Any] = answer.json()
    return found


def published(db: str, game: str = "darjeeling") -> dict[str, Any]:
    """The proof of a finished game."""
    found: list[dict[str, Any]] = []

    async def scene(s: Serving) -> None:
        ann = s.person()
        options = {"target": 20} if game == "darjeeling" else {}
        table = await opened(ann, game=game, seats=BOTS, options=options)
        await s.finish(ann, table)
        found.append(await proof_of(ann, table))

    play(db, scene)
    return found[0]


def test_the_command_verifies_a_proof(
    sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    proof = published(sqlite_url)
    file = tmp_path / "proof.json"
    file.write_text(json.dumps(proof))
    assert main(["replay", "verify", str(file)]) == 0
    assert proof["commitment"] in capsys.readouterr().out
    assert main(["replay", "verify", str(file), "--commitment", proof["commitment"]]) == 0
    assert main(["replay", "verify", str(file), "--commitment", "0" * 64]) == 1
    assert "commitment" in capsys.readouterr().out
    journal = tmp_path / "journal.json"
    journal.write_text(json.dumps(proof["journal"]))
    assert main(["replay", "verify", str(journal)]) == 0
    assert main(["replay", "verify", str(journal), "--commitment", "0" * 64]) == 2
    assert "not the proof" in capsys.readouterr().err


def other_seed(proof: dict[str, Any]) -> None:
    proof["journal"]["seed"] = "0x1234"


def other_nonce(proof: dict[str, Any]) -> None:
    proof["nonce"] = "0" * 32


def other_digest(proof: dict[str, Any]) -> None:
    proof["digests"][3] = "0" * 32


def other_end(proof: dict[str, Any]) -> None:
    proof["journal"]["outcome"]["points"][0] += 1


def other_draw(proof: dict[str, Any]) -> None:
    proof["journal"]["draws"][0][0] += 1


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (other_seed, "commitment"),
        (other_nonce, "commitment"),
        (other_digest, "digest of action 4"),
        (other_end, "outcome"),
        (other_draw, "draws"),
    ],
)
def test_whatever_was_changed_is_found(
    sqlite_url: str, change: Callable[[dict[str, Any]], None], why: str
) -> None:
    proof = published(sqlite_url)
    assert faults(proof) == []
    changed = copy.deepcopy(proof)
    change(changed)
    try:
        found = faults(changed)
    except BadJournal:  # another seed leads where an action is not even legal
        assert change is other_seed
        return
    assert why in found


@pytest.mark.parametrize("name", ["nonce", "digests", "redraws", "commitment"])
def test_a_proof_with_something_missing_is_refused(sqlite_url: str, name: str) -> None:
    proof = published(sqlite_url)
    del proof[name]
    with pytest.raises(BadJournal, match=name):
        faults(proof)


def test_an_undo_past_a_draw_draws_anew_and_is_still_proved(db: str) -> None:
    async def scene(s: Serving) -> None:
        ann = s.person()
        table = await opened(ann, kind="screen", seats=PEOPLE, options={"target": 20})
        drawn = []
        for _ in range(6):
            await play_until_a_draw(s, ann, table)
            held = await s.table(table)
            drawn.append(held.position.draws()[-1])
            line = held.action_ids
            await take_back(s, ann, table, len(held.action_ids) - 1)
            held = await s.table(table)
            assert (held.action_ids, held.playthrough.undone) == (line[:-1], ())
            done = await ann.command(table, actions=[line[-1]])
            assert done.status_code == 200, done.text
            drawn.append((await s.table(table)).position.draws()[-1])
        assert (await s.table(table)).playthrough.redrawn == 6
        assert any(first != again for first, again in zip(drawn[::2], drawn[1::2], strict=True))
        for seat in (0, 1):
            await ann.command(table, kind="resign", seat=seat)
        await until(lambda: s.status(table), "over")
        proof = await proof_of(ann, table)
        assert proof["redraws"]
        assert faults(proof) == []
        assert faults({**proof, "redraws": []}) != []
        before = await s.table(table)
        s.service.tables.drop(table)  # from the journal alone it is the same table
        assert (await s.table(table)).position.digest() == before.position.digest()
        points = (await ann.get(f"/api/tables/{table}/points")).json()["points"]
        assert len(points) == len(before.action_ids) + 1

    play(db, scene)


async def play_until_a_draw(s: Serving, ann: Person, table: str) -> None:
    while True:
        assert (await ann.act(table)).status_code == 200
        if (await s.table(table)).position.draws()[-1]:
            return


async def take_back(s: Serving, ann: Person, table: str, keep: int) -> None:
    """One seat asks, the other agrees."""
    asked = await ann.command(table, kind="ask_undo", to=keep, seat=0)
    assert asked.status_code == 200, asked.text
    agreed = await ann.command(table, kind="answer", agree=True, seat=1)
    assert agreed.status_code == 200, agreed.text


@pytest.mark.parametrize("name", teahouse.games())
def test_a_redraw_changes_nothing_that_anybody_knows(name: str) -> None:
    position = teahouse.game(name).new(seed=5)
    for _ in range(30):
        position.apply(position.legal_ids()[-1])
    digests = set()
    for number in range(1, 6):
        again = redrawn(position, "nonce", "seed", number)
        assert again.digest() == redrawn(position, "nonce", "seed", number).digest()
        assert again.history() is not position.history()
        assert again.legal_ids() == position.legal_ids()
        for seat in [*range(position.players), None]:
            assert again.view(seat) == position.view(seat)
        digests.add(again.digest())
    assert len(digests | {position.digest()}) == 6


def test_a_deck_that_nobody_knows_is_shuffled_again() -> None:
    """Cards that lie in an order would come again whatever the generator says."""
    position = teahouse.game("alubari").new(seed=5)
    decks = {tuple(redrawn(position, "n", "s", k).state().deck) for k in range(1, 9)}
    assert len(decks) == 8


def test_an_undo_without_a_draw_leaves_chance_alone(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, ann, ben = await s.table_of_two()
        while True:
            actor, _ = await turn_of(table, ann, ben)
            before = await s.table(table)
            await actor.act(table)
            held = await s.table(table)
            if not held.position.draws()[-1] and held.position.undo_point() < len(held.action_ids):
                break
        assert (
            await actor.command(table, kind="undo", to=len(held.action_ids) - 1)
        ).status_code == 200
        after = await s.table(table)
        assert after.position.digest() == before.position.digest()
        assert after.playthrough.redrawn == 0
        assert (await actor.command(table, kind="redo")).status_code == 200

    play(sqlite_url, scene)
