"""A teahouse without a server, in a browser: whole games, no network, no room, a reload."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.support.playing import MOVED_ON, STANDS, Person
from tests.support.seats import ANN, BEN, NOVICE
from tests.support.served import DESKTOP, PHONE, OpenPage
from tests.web.published import Published, built_modules, published
from tests.web.test_table import (  # noqa: F401  (the same tests, on the tables of a browser)
    test_a_step_is_taken_back,
    test_keys_alone_are_enough,
    test_one_screen_hides_what_is_private_until_its_owner_looks,
)

import teahouse
from teahouse.ahead.pyodide import NoPyodide
from teahouse.core.journal import Journal
from teahouse.core.registry import verify


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Published]:
    """The folder in the place of a server, for these tests and those of the served page."""
    try:
        with published(tmp_path_factory.mktemp("web")) as one:
            yield one
    except NoPyodide as error:
        pytest.skip(f"NOT TESTED, tables in a browser: {error}")


def ready(page: Page) -> None:
    """The service worker has everything of the page, and answers for it."""
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")


def journal(person: Person) -> Journal:
    return Journal.read(person.ask("GET", f"/api/tables/{person.table}/journal"))


def whole_game(person: Person, game: str, **options: Any) -> None:
    person.open_table(game, [ANN, NOVICE], players=2, **options)
    assert person.play_to_the_end(600) > 5
    found = journal(person)
    assert found.outcome is not None
    assert verify(found) == []


def test_a_whole_game_is_a_journal_that_verifies(visit: OpenPage, served: Published) -> None:
    whole_game(Person(visit(PHONE, touch=True), served.base), "darjeeling", target=15)


@pytest.mark.slow
@pytest.mark.parametrize("game", teahouse.games())
@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_whole_game_of_each_title(
    visit: OpenPage, served: Published, game: str, viewport: dict[str, int]
) -> None:
    whole_game(Person(visit(viewport, touch=viewport is PHONE), served.base), game)


def test_it_goes_on_without_a_network_and_after_a_reload_in_mid_move(
    visit: OpenPage, served: Published
) -> None:
    page = visit()
    ann = Person(page, served.base)
    ann.open_table("darjeeling", [ANN, NOVICE], players=2, target=15)
    ready(page)
    ann.choose()
    served.stop()  # with it goes all that is not in the browser
    try:
        ann.wait_for_turn()
        before = ann.state()
        ann.choices.first.click()
        page.reload()
        assert ann.wait_for_turn()
        assert ann.state() == before
        ann.choose()
        assert ann.state()["seq"] > before["seq"]
        page.goto(served.base)
        page.get_by_role("heading", level=1).wait_for()
    finally:
        served.start()


REFUSED_OR_ON = f"stood => document.querySelector('.rim .no') || ({MOVED_ON})(stood)"
# No test can fill a browser's disk: it is made to refuse what a worker writes from now on.
FULL = """() => {
  const { add } = IDBObjectStore.prototype;
  const full = new DOMException("no room", "QuotaExceededError");
  Object.defineProperty(IDBTransaction.prototype, "error", { get: () => full, configurable: true });
  IDBObjectStore.prototype.add = function (row) {
    add.call(this, row);
    this.transaction.abort();
  };
  globalThis.cleared = () => (IDBObjectStore.prototype.add = add);
}"""


def test_without_room_nothing_counts_and_it_is_said(visit: OpenPage, served: Published) -> None:
    page = visit()
    ann = Person(page, served.base)
    ann.open_table("darjeeling", [ANN, BEN], players=2)
    ann.wait_for_turn()
    before = ann.state()
    [worker] = page.workers
    worker.evaluate(FULL)
    said = page.get_by_text(ann.texts("server-error-no-room")).first
    while not said.is_visible():  # several answers make one move
        stood = page.evaluate(STANDS)
        ann.answers.last.click()
        page.wait_for_function(REFUSED_OR_ON, arg=stood)
    assert ann.state() == before
    worker.evaluate("() => void cleared()")
    page.reload()
    assert ann.state() == before
    ann.choose()
    assert ann.state()["seq"] > before["seq"]


@pytest.mark.slow
def test_a_master_thinks_with_the_engine_while_the_table_answers(
    visit: OpenPage, tmp_path: Path
) -> None:
    engines = built_modules()
    if engines is None:
        pytest.skip(
            "NOT TESTED, a master in a browser: tests/ahead/test_wasm.py builds the modules"
        )
    with published(tmp_path, engines) as one:
        page = visit()
        asked: list[str] = []
        page.context.on("request", lambda request: asked.append(request.url))
        ann = Person(page, one.base)
        ann.open_table("darjeeling", [ANN, {"kind": "bot", "level": "master"}], players=2)
        ann.wait_for_turn()
        ann.choose()
        assert ann.wait_for_turn()
        assert ann.state()["actions"] > 2
        assert any(url.endswith("/darjeeling-wasm32.wasm.gz") for url in asked)
        assert len(page.workers) == 2


@pytest.mark.slow
def test_a_new_version_waits_until_the_old_one_is_closed(visit: OpenPage, tmp_path: Path) -> None:
    with published(tmp_path) as one:
        page = visit()
        ann = Person(page, one.base)
        ann.open_table("darjeeling", [ANN, BEN], players=2)
        ann.wait_for_turn()
        ready(page)
        before = ann.state()
        for name, old, new in (
            ("index.html", "<title>Teahouse", "<title>New"),
            ("sw.js", '"version":"', '"version":"new'),
        ):
            path = one.folder / name
            path.write_text(path.read_text("utf-8").replace(old, new, 1), "utf-8")
        page.evaluate(UPDATED)
        page.reload()
        ann.wait_for_turn()
        assert page.evaluate("document.head.innerHTML").count("<title>New") == 0
        assert ann.state() == before
        address = page.url
        later = page.context.new_page()
        page.close()
        later.goto("about:blank")
        again = Person(later, one.base)
        later.goto(address)
        later.wait_for_function("navigator.serviceWorker.controller !== null")
        later.wait_for_function(
            "fetch('./index.html').then((a) => a.text()).then((t) => t.includes('<title>New'))"
        )
        assert again.state() == before


# The service worker of the new version is there, and waits.
UPDATED = """async () => {
  const found = await navigator.serviceWorker.getRegistration();
  await found.update();
  while (!found.waiting) await new Promise((done) => setTimeout(done, 100));
}"""
