"""Bots of the host's own: by registered name only, whatever a request says."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.support.seats import ANN, OPEN
from tests.support.serving import Person, Serving, opened, play

import teahouse
from teahouse.bots import custom, register

OPEN_SEAT = [ANN, OPEN]
METHODS = ("post", "put", "patch")


@pytest.fixture(autouse=True)
def _nobody_stays() -> Iterator[None]:
    yield
    custom.REGISTERED.clear()


def filled(schema: dict[str, Any], parts: dict[str, Any], text: str, depth: int = 0) -> Any:
    """Some value of a schema that has the text wherever a text may stand."""
    if depth > 8:
        return text
    if "$ref" in schema:
        schema = parts[schema["$ref"].rpartition("/")[2]]
    for several in ("anyOf", "oneOf", "allOf"):
        if several in schema:
            return filled(schema[several][0], parts, text, depth + 1)
    if "const" in schema:
        return schema["const"]
    kind = schema.get("type")
    if kind == "object" or "properties" in schema:
        values = schema.get("properties", {})
        return {name: filled(value, parts, text, depth + 1) for name, value in values.items()}
    if kind == "array":
        return [filled(schema.get("items", {}), parts, text, depth + 1)]
    return {"integer": 0, "number": 0, "boolean": True}.get(str(kind), text)


def test_no_request_and_no_journal_starts_a_program_or_imports_a_module(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = tmp_path / "started"
    (tmp_path / "canary.py").write_text(f"open({str(started)!r}, 'w').close()\ndef bot(): ...\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    program = f"external:command={sys.executable} {tmp_path / 'canary.py'}"
    journal = teahouse.game("darjeeling").new(players=2, seed=1).journal().as_json()

    async def scene(s: Serving) -> None:
        ann = s.person()
        table = await opened(ann, seats=OPEN_SEAT)
        schema = s.app.openapi()
        parts = schema["components"]["schemas"]
        asked = 0
        for spec in ("python:canary:bot", program):
            bot = {"kind": "bot", "level": spec}
            for path, methods in schema["paths"].items():
                where = path.replace("{table_id}", table).replace("{seat}", "1")
                for method in METHODS:
                    content = methods.get(method, {}).get("requestBody", {}).get("content", {})
                    body = content.get("application/json")
                    if body is not None and "{" not in where:
                        sent = filled(body["schema"], parts, spec)
                        answer = await ann.http.request(method, where, json=sent)
                        assert answer.status_code < 500, (where, answer.text)
                        asked += 1
            for made in ({"seats": [bot, bot]}, {"setup": {"seats": [bot]}}, {"bots": [spec]}):
                answer = await ann.post("/api/journals", {**journal, **made})
                assert answer.status_code < 500
                body = {"game": "darjeeling", "seats": OPEN_SEAT, **made}
                assert (await ann.post("/api/tables", body)).status_code == 422
        assert asked > 20

    play(sqlite_url, scene)
    assert not started.exists()


def refuse(observation: Any, mask: Any) -> int:
    raise RuntimeError("no")


def test_a_registered_bot_is_offered_and_may_sit_down(sqlite_url: str) -> None:
    register("mine", refuse)

    async def scene(s: Serving) -> None:
        ann = s.person()
        assert (await ann.get("/api/info")).json()["bots"] == ["mine"]
        table = await opened(ann, seats=[OPEN_SEAT[0], {"kind": "bot", "level": "mine"}])
        seats = (await s.table(table)).seats
        assert seats[1].level == "mine"
        custom.REGISTERED.clear()
        body = {"game": "darjeeling", "seats": [OPEN_SEAT[0], {"kind": "bot", "level": "mine"}]}
        assert (await ann.post("/api/tables", body)).status_code == 422

    play(sqlite_url, scene)


def test_a_table_whose_bot_is_gone_says_that_a_novice_plays(sqlite_url: str) -> None:
    register("mine", refuse)

    async def scene(s: Serving) -> None:
        ann = s.person()
        table = await opened(ann, seats=[OPEN_SEAT[0], {"kind": "bot", "level": "mine"}])
        custom.REGISTERED.clear()
        seen = (await ann.now(table))["seq"]  # it may have begun to move before
        while not (moves := await moves_after(ann, table, seen)):
            if (await ann.state(table))["legal"]:
                await ann.act(table)
        assert moves[-1] == {"level": "novice", "why": "unregistered"}

    play(sqlite_url, scene)


async def moves_after(person: Person, table: str, seq: int) -> list[dict[str, Any]]:
    """What the bot's moves since then say; not the first, which may have begun before."""
    entries = (await person.updates(table, since=seq))["entries"]
    return [e["data"] for e in entries if e["kind"] == "act" and e["seat"] == 1][1:]


def test_a_name_from_the_database_that_nobody_registered_is_a_novice(sqlite_url: str) -> None:
    async def scene(s: Serving) -> None:
        table, _, _ = await s.table_of_two()
        held = await s.table(table)
        register("mine", refuse)
        asked = [
            s.app.state.scheduler.request(held, held.position, 0, level).level
            for level in ("hard", "mine", "gone", "external:command=sh")
        ]
        assert asked == ["hard", "mine", "novice", "novice"]

    play(sqlite_url, scene)
