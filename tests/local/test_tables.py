"""The tables of one browser: those of a server, and nothing counts that is not stored."""

from __future__ import annotations

import json
import random
import secrets
import subprocess
import sys
from typing import Any

import pytest
from tests.support.local_browser import Browser

import teahouse
from teahouse.core.journal import Journal
from teahouse.local.messages import call
from teahouse.server import models
from teahouse.server.bodies import SettingsIn
from teahouse.server.proof import positions
from teahouse.server.setup import SETTINGS

each_title = pytest.mark.parametrize("name", teahouse.games())
# One title in every run: an interpreted game to the end takes its time.
whole_title = pytest.mark.parametrize(
    "name",
    [
        "darjeeling",
        *(pytest.param(name, marks=pytest.mark.slow) for name in ("alubari", "ceylon")),
    ],
)


@pytest.fixture(autouse=True)
def _games_are_dealt_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "randbits", random.Random(1).getrandbits)


def played(browser: Browser, table_id: str, most: int = 10_000) -> int:
    """Play on by first and later choices; how many actions of the person it took."""
    n = 0
    while n < most:
        browser.bots(table_id)
        if browser.state(table_id)["status"] != "running":
            break
        assert browser.act(table_id, n * 7)[0] == 200
        n += 1
    return n


@whole_title
def test_a_whole_game_against_a_bot_is_a_journal_that_verifies(name: str) -> None:
    browser = Browser()
    table_id = browser.open(name)
    played(browser, table_id)
    state = browser.state(table_id)
    assert state["status"] == "over"
    status, found = browser.ask("GET", f"/tables/{table_id}/journal")
    assert status == 200
    journal = Journal.read(found)
    *_, last = positions(journal, teahouse.game(name))
    assert last.outcome() is not None
    assert last.digest() == journal.digest


@each_title
def test_what_is_answered_is_what_a_server_answers(name: str) -> None:
    browser = Browser()
    table_id = browser.open(name)
    played(browser, table_id, 3)
    browser.bots(table_id)
    here = f"/tables/{table_id}"
    seq = browser.state(table_id)["seq"]
    for model, method, path, body, query in (
        (models.MyTableOut, "GET", here, None, {}),
        (models.UpdateOut, "GET", f"{here}/updates", None, {"since": 0}),
        (models.TrialOut, "POST", f"{here}/trial", {"expected_seq": seq}, {}),
        (models.WhyOut, "GET", f"{here}/why-not", None, {"action": "nonsense"}),
        (models.HintOut, "GET", f"{here}/hint", None, {}),
        (models.ComponentsOut, "GET", f"{here}/components", None, {}),
        (models.ReplayOut, "GET", f"{here}/replay", None, {"at": 1}),
        (models.StandingsOut, "GET", f"{here}/standings", None, {}),
        (models.GainsOut, "GET", f"{here}/gains", None, {"since": 0}),
    ):
        status, said = browser.ask(method, path, body, **query)
        assert status == 200, (path, said)
        model.model_validate(said)
    models.ListedTableOut.model_validate(browser.listed[table_id])
    assert browser.ask("GET", f"{here}/journal") == (409, {"error": "not-over", "seq": seq})


def test_what_cannot_be_stored_never_was() -> None:
    browser = Browser()
    table_id = browser.open("darjeeling")
    browser.bots(table_id)
    before = browser.state(table_id)
    browser.is_full = True
    assert browser.act(table_id) == (507, {"error": "no-room"})
    assert browser.state(table_id) == before
    browser.is_full = False
    assert browser.act(table_id)[0] == 200
    assert browser.state(table_id)["seq"] == before["seq"] + 1


def test_a_table_that_cannot_be_stored_is_not_opened() -> None:
    browser = Browser()
    browser.is_full = True
    seats = [{"kind": "person"}, {"kind": "bot", "level": "easy"}]
    asked = {"game": "darjeeling", "seats": seats}
    assert browser.ask("POST", "/tables", asked) == (507, {"error": "no-room"})
    assert browser.local.tables == {}


def test_a_reload_goes_on_where_the_store_ends() -> None:
    browser = Browser()
    table_id = browser.open("ceylon")
    played(browser, table_id, 4)
    before = browser.state(table_id)
    browser.reload()
    assert browser.state(table_id) == before
    assert played(browser, table_id, 2) == 2


def test_a_repeated_command_is_answered_and_not_done_again() -> None:
    browser = Browser()
    table_id = browser.open("darjeeling")
    browser.bots(table_id)
    state = browser.state(table_id)
    whole = {
        "command_id": "once-only",
        "expected_seq": state["seq"],
        "actions": [state["legal"][0]["id"]],
    }
    first = browser.ask("POST", f"/tables/{table_id}/commands", whole)
    assert first[0] == 200
    assert browser.ask("POST", f"/tables/{table_id}/commands", whole) == first
    late = {**whole, "command_id": "another"}
    assert browser.ask("POST", f"/tables/{table_id}/commands", late)[1]["error"] == "late"


def test_a_bot_that_was_overtaken_does_nothing() -> None:
    browser = Browser()
    table_id = browser.open("darjeeling")
    browser.bots(table_id)
    browser.act(table_id)
    thinking = browser.local.bots(table_id)
    while "wish" not in thinking:  # the person decides on
        assert browser.act(table_id)[0] == 200
        thinking = browser.local.bots(table_id)
    undo = {"command_id": "take-back", "expected_seq": browser.state(table_id)["seq"]}
    status, _ = browser.ask("POST", f"/tables/{table_id}/commands", {**undo, "kind": "resign"})
    assert status == 200
    choice = {"action": thinking["wish"]["legal"][0], "thoughts": []}
    late = browser.local.thought(thinking["ticket"], choice)
    assert late["status"] == 409


@each_title
def test_a_bot_is_told_what_its_seat_may_know(name: str) -> None:
    browser = Browser()
    table_id = browser.open(name)
    played(browser, table_id, 2)
    browser.bots(table_id)
    setup = browser.setups[table_id]
    assert browser.requests
    for request in browser.requests:
        assert set(request) == {
            "game", "view", "legal", "level", "seconds", "seed", "components",
        }  # fmt: skip
        assert setup["seed"] not in json.dumps(request)


def test_a_finished_game_can_be_forked_and_brought_elsewhere() -> None:
    browser = Browser()
    table_id = browser.open("darjeeling")
    played(browser, table_id)
    seats = [{"kind": "person"}, {"kind": "bot", "level": "easy"}]
    status, mine = browser.ask("POST", f"/tables/{table_id}/fork", {"at": 4, "seats": seats})
    assert status == 201
    assert played(browser, mine["table"]["id"], 1) == 1
    _, journal = browser.ask("GET", f"/tables/{table_id}/journal")
    status, brought = browser.ask("POST", "/journals", {"journal": journal})
    assert status == 201
    assert brought["table"]["status"] == "over"


def test_several_people_at_one_screen() -> None:
    browser = Browser()
    people = [{"kind": "person", "name": name} for name in ("Ann", "Ben")]
    status, mine = browser.ask("POST", "/tables", {"game": "darjeeling", "seats": people})
    assert (status, mine["seats"]) == (201, [0, 1])
    table_id = mine["table"]["id"]
    for n in range(6):
        assert browser.act(table_id, n)[0] == 200


def test_what_needs_other_people_is_refused() -> None:
    browser = Browser()
    seats = [{"kind": "person"}, {"kind": "open"}]
    assert browser.ask("POST", "/tables", {"game": "darjeeling", "seats": seats})[0] == 422
    assert browser.ask("POST", "/join", {"invitation": "x"}) == (404, {"error": "not-found"})


def test_lessons_options_and_values_of_ones_own() -> None:
    browser = Browser()
    lesson = next(iter(teahouse_lessons("darjeeling")))
    status, said = browser.ask("POST", f"/lessons/darjeeling/{lesson}", {"inputs": []})
    assert status == 200
    models.LessonOut.model_validate(said)
    status, said = browser.ask("POST", "/options/check", {"game": "darjeeling", "options": {}})
    assert (status, said["ok"]) == (200, True)
    wrong = {"game": "darjeeling", "options": {"players": 99}}
    assert browser.ask("POST", "/options/check", wrong)[1]["ok"] is False
    components = {"costs": {"turn_back": 4}}
    table_id = browser.open("darjeeling", components=components)
    assert browser.state(table_id)["own_components"] is True
    assert played(browser, table_id, 2) == 2


def teahouse_lessons(name: str) -> Any:
    from teahouse.core.lessons import lessons_of

    return lessons_of(teahouse.game(name).definition)


def test_local_tables_speak_json() -> None:
    assert json.loads(call("knows", json.dumps(["0" * 16]))) is False
    asked = ["GET", f"/tables/{'0' * 16}", {}, {}]
    said = json.loads(call("ask", json.dumps(asked)))
    assert said == {"status": 404, "body": {"error": "no-such-table"}}


def test_the_solo_record_is_that_of_finished_games_alone() -> None:
    browser = Browser()
    status, said = browser.ask("GET", "/me/solo")
    assert status == 200
    models.SoloRecordsOut.model_validate(said)


def test_settings_are_those_of_a_server() -> None:
    assert SettingsIn().model_dump() == SETTINGS


WITHOUT = """
import sys

for name in (
    "alembic", "fastapi", "fluent", "limits", "llvmlite", "multiprocessing", "numba", "numpy",
    "orjson", "prometheus_client", "pydantic", "rich", "sqlalchemy", "starlette", "structlog",
    "typer", "uvicorn", "websockets",
):
    sys.modules[name] = None
from tests.support.local_browser import Browser

browser = Browser()
table_id = browser.open("darjeeling")
browser.bots(table_id)
print(browser.act(table_id)[0])
"""


def test_a_table_needs_nothing_but_python() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=False
    )
    assert (done.stdout.strip(), done.stderr) == ("200", "")
