"""A person at a table of the client: looks, chooses, waits; all through the page."""

from __future__ import annotations

import re
import time
from typing import Any

from playwright.sync_api import Locator, Page, expect

from teahouse.i18n import Texts

ANN = {"kind": "person", "name": "Ann"}
BEN = {"kind": "person", "name": "Ben"}
OPEN = {"kind": "open"}
QUICK_BOTS = {"kind": "bot", "level": "novice"}
PATIENCE = 60.0  # seconds bots may take, on a busy machine
ASK = """async ([method, path, body]) => {
  const sent = body === null ? {} : {
    headers: { "content-type": "application/json" }, body: JSON.stringify(body),
  };
  const answer = await fetch(path, { method, ...sent });
  return answer.status === 204 ? null : await answer.json();
}"""


class Person:
    """One person with one page, and perhaps a seat."""

    def __init__(self, page: Page, base: str, language: str = "en") -> None:
        self.page, self.base, self.texts = page, base, Texts(language)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The server's answer to what the page could ask."""
        return self.page.evaluate(ASK, [method, path, body])

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
        if not self.page.url.startswith(self.base):
            self.page.goto(self.base)
        asked = {"game": game, "kind": kind, "seats": seats, "options": options}
        made = self.ask("POST", "/api/tables", {**asked, "settings": settings or {}})
        self.page.goto(f"{self.base}/t/{made['table']['id']}")

    def sit_down(self, host: Person, seat: int, name: str) -> None:
        """At another's table, by an invitation."""
        link = host.ask("POST", f"/api/tables/{host.table}/seats/{seat}/invitation")["url"]
        self.page.goto(link)
        self.ask("POST", f"/api/tables/{self.table}/seats/{seat}/claim", {"name": name})
        self.page.reload()

    def state(self) -> dict[str, Any]:
        news: dict[str, Any] = self.ask("GET", f"/api/tables/{self.table}/news")
        found: dict[str, Any] = news["state"]
        return found

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

    def wait_for_turn(self, most: float = 60) -> bool:
        """Whether this person is asked; False when the game is over."""
        asked = self.page.locator(".answers [data-choice], [data-do], dialog[open] .end")
        asked.first.wait_for(timeout=most * 1000)
        return self.page.locator("dialog[open] .end").count() == 0

    def choose(self, number: int = 0) -> None:
        """One decision: an answer, then the button that does it; until the page has moved on."""
        self.answers.first.wait_for()
        before = self.seq.get_attribute("data-seq")
        if self.main.count() == 0:
            self.choices.nth(number % self.choices.count()).click()
        self.main.click()
        expect(self.seq).not_to_have_attribute("data-seq", before or "")

    def play_to_the_end(self, most: int = 400) -> int:
        """Decide until nobody is asked any more; how often this person was."""
        asked = 0
        while self.wait_for_turn():
            self.choose(asked * 7)
            asked += 1
            assert asked < most, "the game does not end"
        return asked


def two_at_table(
    visit: Any, base: str, game: str = "darjeeling", settings: Any = None, **options: Any
) -> tuple[Person, Person]:
    """Ann and Ben in browsers of their own, a bot beside them; both see the board."""
    ann, ben = Person(visit(), base), Person(visit(), base)
    ann.open_table(game, [ANN, OPEN, QUICK_BOTS], settings=settings, players=3, **options)
    ben.sit_down(ann, 1, "Ben")
    for person in (ann, ben):
        person.page.locator("div.rim").wait_for()
    return ann, ben


def whose_turn(*people: Person) -> Person:
    """The one of them who is asked, once anybody is; they sit in this order."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        turn: int | None = people[0].state()["turn"]
        if turn is not None and turn < len(people):
            people[turn].answers.first.wait_for()
            return people[turn]
    raise AssertionError("none of them is asked")
