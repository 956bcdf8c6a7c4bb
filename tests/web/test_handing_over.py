"""On a served page: a table comes to the browser, is played there and goes back to the server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.support.playing import Person
from tests.support.seats import ANN, NOVICE
from tests.support.served import OpenPage, Served

from teahouse.ahead.pyodide import NoPyodide
from teahouse.publish.site import build

pytestmark = pytest.mark.slow
Serve = Callable[..., Served]


@pytest.fixture(scope="module")
def parts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("web") / "out"
    try:
        build(out, None, packed=False)
    except NoPyodide as error:
        pytest.skip(f"NOT TESTED, tables in a browser: {error}")
    return out


@pytest.fixture
def serve(parts: Path, tmp_path: Path) -> Iterator[Serve]:
    """A server that lets tables go."""
    with ExitStack() as started:

        def start(**more: str) -> Served:
            settings = {"TEAHOUSE_LOCAL_PARTS": str(parts), **more}
            return started.enter_context(Served(tmp_path, settings))

        yield start


def there(person: Person, served: Served, table: str) -> dict[str, Any]:
    """The table as the server has it."""
    answer = person.page.request.get(f"{served.base}/api/tables/{table}")
    found: dict[str, Any] = answer.json()["table"]
    return found


def hand_back(person: Person) -> None:
    person.menu("web-table-moving")
    with person.page.expect_navigation():
        person.button("web-local-hand-back").click()
    person.seq.wait_for()


def test_a_table_is_played_on_here_and_handed_back(visit: OpenPage, serve: Serve) -> None:
    served = serve()
    ann = Person(visit(), served.base)
    ann.open_table("darjeeling", [ANN, NOVICE], players=2, target=40)
    table = ann.table
    assert ann.wait_for_turn()
    ann.menu("web-table-moving")
    with ann.page.expect_navigation():
        ann.button("web-local-move-here").click()
    assert ann.wait_for_turn()
    before = there(ann, served, table)
    assert (before["away"], before["local"]) == (True, True)
    expect(ann.page.get_by_role("tab", name=ann.texts("web-table-chat"))).to_have_count(0)
    ann.choose()
    assert ann.wait_for_turn()
    ann.page.reload()  # it is kept here, too
    assert ann.wait_for_turn()
    ann.choose()
    assert ann.wait_for_turn()
    assert there(ann, served, table)["seq"] == before["seq"]
    hand_back(ann)
    after = there(ann, served, table)
    assert (after["away"], after["local"]) == (False, True)
    assert after["seq"] > before["seq"] + 2
    assert ann.wait_for_turn()
    ann.choose()
    assert there(ann, served, table)["seq"] > after["seq"]
    ann.page.goto(served.base)
    expect(ann.page.get_by_text(ann.texts("web-screens-local"))).to_be_visible()


def test_where_bots_are_in_the_browser_a_table_begins_there(visit: OpenPage, serve: Serve) -> None:
    served = serve(TEAHOUSE_BOTS="browser")
    ann = Person(visit(), served.base)
    ann.open_table("darjeeling", [ANN, NOVICE], players=2, target=1)
    table = ann.table
    assert ann.wait_for_turn()
    assert there(ann, served, table)["away"]
    assert ann.play_to_the_end() > 0
    ann.page.keyboard.press("Escape")
    hand_back(ann)
    ended = there(ann, served, table)
    assert (ended["status"], ended["local"]) == ("over", True)
    (game,) = ann.ask("GET", "/api/me/history")["games"]
    assert (game["local"], game["counts"]) == (True, False)
