"""A person at a table of the client: looks, chooses, waits; all through the page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

QUICK_BOTS = {"kind": "bot", "level": "novice"}
ASK = """async ([method, path, body]) => {
  const sent = body === null ? {} : {
    headers: { "content-type": "application/json" }, body: JSON.stringify(body),
  };
  const answer = await fetch(path, { method, ...sent });
  return answer.status === 204 ? null : await answer.json();
}"""


class Person:
    """One person with one page, and perhaps a seat."""

    def __init__(self, page: Page, base: str) -> None:
        self.page, self.base = page, base

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The server's answer to what the page could ask."""
        return self.page.evaluate(ASK, [method, path, body])

    @property
    def table(self) -> str:
        return self.page.url.partition("/t/")[2].partition("?")[0]

    def open_table(
        self, game: str, seats: list[dict[str, Any]], kind: str = "link", **options: Any
    ) -> None:
        """A new table of this person's, and its page."""
        if not self.page.url.startswith(self.base):
            self.page.goto(self.base)
        asked = {"game": game, "kind": kind, "seats": seats, "options": options}
        made = self.ask("POST", "/api/tables", asked)
        self.page.goto(f"{self.base}/t/{made['table']['id']}")

    def state(self) -> dict[str, Any]:
        news: dict[str, Any] = self.ask("GET", f"/api/tables/{self.table}/news")
        found: dict[str, Any] = news["state"]
        return found

    # At the rim

    @property
    def choices(self) -> Any:
        return self.page.locator(".answers [data-choice]")

    @property
    def main(self) -> Any:
        """The button that does what was chosen."""
        return self.page.locator("[data-do]")

    @property
    def answers(self) -> Any:
        """Whatever can be clicked to answer."""
        return self.page.locator(".answers [data-choice], [data-do]")

    def is_asked_before(self, other: Any) -> bool:
        """Whether a question comes, and not the other thing."""
        self.answers.or_(other).first.wait_for()
        return bool(other.count() == 0)

    def wait_for_turn(self, most: float = 60) -> bool:
        """Whether this person is asked; False when the game is over."""
        asked = self.page.locator(".answers [data-choice], [data-do], dialog[open] .end")
        asked.first.wait_for(timeout=most * 1000)
        return self.page.locator("dialog[open] .end").count() == 0

    def choose(self, number: int = 0) -> None:
        """One decision: an answer, then the button that does it; until the page has moved on."""
        self.answers.first.wait_for()
        before = self.page.locator("[data-seq]").get_attribute("data-seq")
        if self.main.count() == 0:
            self.choices.nth(number % self.choices.count()).click()
        self.main.click()
        expect(self.page.locator("[data-seq]")).not_to_have_attribute("data-seq", before or "")

    def play_to_the_end(self, most: int = 400) -> int:
        """Decide until nobody is asked any more; how often this person was."""
        asked = 0
        while self.wait_for_turn():
            self.choose(asked * 7)
            asked += 1
            assert asked < most, "the game does not end"
        return asked
