"""A person at a table of the client: looks, chooses, waits; all through the page."""

from __future__ import annotations

import json
import re
import time
import uuid
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError
from tests.support.seats import ANN, NOVICE, OPEN

from teahouse.core.journal import Journal
from teahouse.i18n import Texts

NAMES = ("Anaïs", "Matteo", "Priya", "Oolong", "Sencha")
PATIENCE = 240.0  # seconds bots may take, on a busy machine
LATEST = 2**31 - 1  # beyond every entry: an update without what led there


# Nothing is being asked of the server: neither what a choice leads to nor what may follow.
SETTLED = """() => !document.querySelector(".rim [aria-busy=true]")"""
# How far a turn is planned, and what can be chosen.
STANDS = """() => {
  const main = document.querySelector(".rim .main");
  const planned = document.querySelector("[data-planned]")?.dataset.planned; // no rim, a curtain
  const { seq } = document.querySelector("[data-seq]").dataset;
  const named = ({ choice, via }) =>
    `[data-choice="${choice}"]` + (via === undefined ? ":not([data-via])" : `[data-via="${via}"]`);
  const choices = [...document.querySelectorAll(".answers [data-choice]")];
  return {
    seq, plan: [planned, main?.dataset.do].join(), finishes: main?.dataset.do !== undefined,
    choices: choices.map((one) => `.answers ${named(one.dataset)}`),
  };
}"""
MOVED_ON = f"""stood => {{
  const now = ({STANDS})();
  return now.seq !== stood.seq || (({SETTLED})() && now.plan !== stood.plan);
}}"""
# Somebody is asked and knows what may be chosen, or the game is over.
ASKED = f"""() => ({SETTLED})() &&
  document.querySelector(".answers [data-choice], [data-do], dialog[open] .end") !== null"""
ASKED_ON = f"""seq => {{
  const now = ({STANDS})();
  return (now.seq !== seq || ({ASKED})()) && now;
}}"""


# The page of a folder has no server to be asked, but a module that answers.
ASK = r"""async ([method, address, body]) => {
  const isIt = ({ name }) => /\/transport-[^/]*\.js$/.test(name);  // of the browser or the server
  for (;;) {
    for (const { name } of performance.getEntriesByType("resource").filter(isIt)) {
      const { local } = await import(name);
      if (local) return (await local.request(method, address, body ?? undefined)).data;
    }
    await new Promise((done) => setTimeout(done, 20));
  }
}"""


class Person:
    """One person with one page, and perhaps a seat."""

    def __init__(self, page: Page, base: str, language: str = "en") -> None:
        self.page, self.base, self.texts = page, base, Texts(language)
        self.brought: dict[str, str] = {}  # tables by the digests of their last positions

    def prefer(self, **settings: Any) -> None:
        """Come with these settings."""
        kept = json.dumps(json.dumps(settings))
        self.page.add_init_script(f"localStorage.setItem('teahouse-settings', {kept})")

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to what the page could ask, with its cookie where there is a server."""
        if self.base.endswith("#"):
            return self.ask_page(method, path.removeprefix("/api"), body)
        sent = {} if body is None else {"data": body}
        patience = PATIENCE * 1000
        answer = self.page.request.fetch(
            f"{self.base}{path}", method=method, timeout=patience, **sent
        )
        return None if answer.status == 204 else answer.json()

    def ask_page(self, method: str, address: str, body: Any) -> Any:
        """What the page hears from the tables in its browser."""
        if not self.page.url.startswith(self.base[:-1]):
            self.page.goto(self.base)
        return self.page.evaluate(ASK, [method, address, body])

    @property
    def table(self) -> str:
        return self.page.url.partition("/t/")[2].partition("?")[0]

    def open_table(
        self,
        game: str,
        seats: list[dict[str, Any]],
        kind: str = "link",
        settings: dict[str, Any] | None = None,
        **options: Any,
    ) -> None:
        """A new table of this person's, and its page."""
        asked = {"game": game, "kind": kind, "seats": seats, "options": options}
        made = self.ask("POST", "/api/tables", {**asked, "settings": settings or {}})
        self.page.goto(f"{self.base}/t/{made['table']['id']}")

    def sit_down(self, host: Person, seat: int, name: str) -> None:
        """At another's table, by an invitation."""
        link = host.ask("POST", f"/api/tables/{host.table}/seats/{seat}/invitation")
        self.ask("POST", "/api/join", {"invitation": link["token"], "name": name})
        self.page.goto(f"{self.base}/t/{host.table}")

    def bring(self, journal: Journal) -> str:
        """A table of a game that is over, to look at and to fork."""
        if journal.digest not in self.brought:
            made = self.ask("POST", "/api/journals", {"journal": journal.as_json()})
            assert "table" in made, made
            self.brought[journal.digest] = made["table"]["id"]
        return self.brought[journal.digest]

    def fork(
        self, journal: Journal, after: int, seat: int = 0, names: Sequence[str] = NAMES
    ) -> str:
        """The path of a table that stands as that game did after so many actions.

        This person has a seat there, quick bots the others.
        """
        seats = [{**NOVICE, "name": name} for name in names[: journal.options["players"]]]
        seats[seat] = {"kind": "person", "name": names[seat]}
        path = f"/api/tables/{self.bring(journal)}/fork"
        return f"t/{self.ask('POST', path, {'at': after, 'seats': seats})['table']['id']}"

    def at(self, journal: Journal, after: int, seat: int = 0, names: Sequence[str] = NAMES) -> None:
        """At such a table, asked what comes next."""
        self.page.goto(f"{self.base}/{self.fork(journal, after, seat, names)}")
        assert self.wait_for_turn()

    def state(self) -> dict[str, Any]:
        update: dict[str, Any] = self.ask("GET", f"/api/tables/{self.table}/updates?since={LATEST}")
        found: dict[str, Any] = update["state"]
        return found

    def command(self, table: str, **what: Any) -> None:
        """Something done at a table without its page."""
        seq = self.ask("GET", f"/api/tables/{table}/updates?since={LATEST}")["seq"]
        sent = {"command_id": str(uuid.uuid4()), "expected_seq": seq, **what}
        assert "error" not in self.ask("POST", f"/api/tables/{table}/commands", sent)

    def act(self) -> None:
        """Some action by this person, whose turn it is, without the page."""
        self.command(self.table, actions=[self.state()["legal"][0]["id"]])

    @property
    def seq(self) -> Locator:
        """The page, which says up to which number it has heard."""
        return self.page.locator("[data-seq]")

    def button(self, key: str, **values: Any) -> Locator:
        return self.page.get_by_role("button", name=self.texts(key, **values), exact=True)

    def menu(self, key: str) -> None:
        """Something from the menu of the table."""
        self.button("web-table-menu").click()
        self.page.get_by_role("menuitem", name=self.texts(key), exact=True).click()

    def tab(self, name: str) -> None:
        """Log, chat, tracker or notes."""
        words = self.texts(f"web-table-{name}")
        self.page.get_by_role("tab", name=re.compile(f"^{words}")).click()

    @property
    def sheet(self) -> Locator:
        return self.page.locator("dialog[open]")

    @property
    def notice(self) -> Locator:
        return self.page.locator(".notice")

    @property
    def log(self) -> Locator:
        return self.page.locator("ol.log")

    # At the rim

    @property
    def choices(self) -> Locator:
        return self.page.locator(".answers [data-choice]")

    @property
    def main(self) -> Locator:
        """The button that does what was chosen."""
        return self.page.locator("[data-do]")

    @property
    def answers(self) -> Locator:
        """Whatever can be clicked to answer."""
        return self.page.locator(".answers [data-choice], [data-do]")

    def is_asked_before(self, other: Locator) -> bool:
        """Whether a question comes, and not the other thing."""
        self.answers.or_(other).first.wait_for()
        return other.count() == 0

    def wait_for_turn(self) -> bool:
        """Whether this person is asked; False when the game is over."""
        self.page.wait_for_function(ASKED)
        return self.page.locator("dialog[open] .end").count() == 0

    def choose(self, number: int = 0) -> None:
        """Answer, be asked on, answer, then press the button that does it all; until it is done."""
        assert self.wait_for_turn()
        before, first = self.seq.get_attribute("data-seq"), True
        while (stood := self.asked_on(before))["seq"] == before:
            choices, finishes = stood["choices"], stood["finishes"]
            if finishes and (not first or number % (len(choices) + 1) == len(choices)):
                self.main.click()
            else:
                self.page.locator(choices[number % len(choices)]).click()
            first = False
            self.move_on(stood)

    def asked_on(self, seq: str | None) -> dict[str, Any]:
        """How the turn stands with all that may be chosen, or when it was sent."""
        stood: dict[str, Any] = self.page.wait_for_function(ASKED_ON, arg=seq).json_value()
        return stood

    def move_on(self, stood: dict[str, Any]) -> None:
        """Wait until the turn stands otherwise."""
        try:
            self.page.wait_for_function(MOVED_ON, arg=stood)
        except TimeoutError as error:
            now = self.page.evaluate(f"() => [({STANDS})(), window.taps, performance.now()]")
            raise AssertionError(f"the turn stood {stood}, and then {now}") from error

    def play_to_the_end(self, most: int = 400) -> int:
        """Decide until nobody is asked any more; how often this person was."""
        asked = 0
        while self.wait_for_turn():
            self.choose(asked * 7)
            asked += 1
            assert asked < most, "the game does not end"
        return asked


def at_table(page: Page, base: str, game: str = "darjeeling", **settings: Any) -> Person:
    """Ann beside a quick bot, asked for the first time; she comes with these settings."""
    ann = Person(page, base)
    if settings:
        ann.prefer(**settings)
    ann.open_table(game, [ANN, NOVICE], players=2)
    assert ann.wait_for_turn()
    return ann


def two_at_table(
    visit: Any, base: str, game: str = "darjeeling", settings: Any = None, **options: Any
) -> tuple[Person, Person]:
    """Ann and Ben in browsers of their own, a bot beside them; both see the board."""
    ann, ben = Person(visit(), base), Person(visit(), base)
    options = {"players": 3, "first": 0, **options}  # a bot that began could move in between
    ann.open_table(game, [ANN, OPEN, NOVICE], settings=settings, **options)
    ben.sit_down(ann, 1, "Ben")
    for person in (ann, ben):
        person.page.locator("div.rim").wait_for()
    return ann, ben


def whose_turn(*people: Person) -> Person:
    """The one of them who is asked, once anybody is; they sit in this order."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        turn: int | None = people[0].state()["actor"]
        if turn is not None and turn < len(people):
            people[turn].wait_for_turn()
            return people[turn]
    raise AssertionError("none of them is asked")
