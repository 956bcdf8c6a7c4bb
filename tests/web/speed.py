"""How quick the client feels: python -m tests.web.speed [--moves N] [--game NAME]

Prints the time to the first board, the time from a click to the drawn answer of one's own moves,
and the tasks over 50 ms on the main thread while a replay of so many moves runs. Measured on
whatever machine this is; nothing is asserted.
"""

from __future__ import annotations

import argparse
import statistics
from typing import Any

from playwright.sync_api import Browser
from tests.support.playing import STANDS, Person
from tests.support.seats import ANN, NOVICE
from tests.support.served import DESKTOP, server_and_browser
from tests.web.screens import finished

OWN_MOVES = 30
# The board's number changes when the server's answer is drawn; a frame later it is seen.
CLICK = """() => new Promise((done) => {
  const room = document.querySelector("[data-seq]");
  const watch = new MutationObserver(() => {
    watch.disconnect();
    requestAnimationFrame(() => requestAnimationFrame((now) => done(now - begun)));
  });
  watch.observe(room, { attributes: true, attributeFilter: ["data-seq"] });
  const begun = performance.now();
  document.querySelector("[data-do]").click();
  setTimeout(() => done(null), 5000); // it led to another question
})"""
WATCH = """() => {
  window.long = [];
  const watch = new PerformanceObserver((list) => {
    for (const task of list.getEntries()) window.long.push(Math.round(task.duration));
  });
  watch.observe({ type: "longtask" });
}"""


def first_board(person: Person, game: str) -> float:
    """Milliseconds from the address to the board with its question."""
    person.open_table(game, [ANN, NOVICE], players=2)
    person.answers.first.wait_for()
    person.page.reload()
    person.answers.first.wait_for()
    return float(person.page.evaluate("performance.now()"))


def plan_turn(person: Person) -> None:
    """Answer until the button can do it."""
    while person.main.count() == 0:
        stood = person.page.evaluate(STANDS)
        person.choices.first.click()
        person.move_on(stood)


def own_moves(person: Person) -> list[float]:
    """Milliseconds from the click to the drawn answer."""
    times: list[float] = []
    while len(times) < OWN_MOVES and person.wait_for_turn():
        plan_turn(person)
        taken = person.page.evaluate(CLICK)
        if taken is not None:
            times.append(taken)
    return times


def replayed(person: Person, game: str, moves: int) -> tuple[int, list[int]]:
    """How many moves were shown, and the tasks over 50 ms meanwhile."""
    page = person.page
    page.goto(f"{person.base}/replay/{person.bring(finished(game))}/0")
    slider = page.get_by_role("slider")
    slider.wait_for()
    last = min(moves, int(slider.get_attribute("max") or 0))
    page.evaluate(WATCH)
    slider.focus()
    for step in range(1, last + 1):
        page.keyboard.press("ArrowRight")
        page.wait_for_function(f"() => document.querySelector('input[type=range]').value >= {step}")
    found: list[int] = page.evaluate("window.long")
    return last, found


def measure(browser: Browser, base: str, game: str, moves: int) -> dict[str, Any]:
    person = Person(browser.new_context(viewport=DESKTOP).new_page(), base)  # type: ignore[arg-type]
    board = first_board(person, game)
    own = own_moves(person)
    shown, long = replayed(person, game, moves)
    return {
        "first board, ms": round(board),
        f"own move, ms ({len(own)})": f"median {statistics.median(own):.0f}, worst {max(own):.0f}",
        f"tasks over 50 ms in {shown} moves": f"{len(long)}, longest {max(long, default=0)} ms",
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--moves", type=int, default=300)
    parser.add_argument("--game", default="ceylon")
    given = parser.parse_args()
    with server_and_browser() as (base, browser):
        for what, value in measure(browser, base, given.game, given.moves).items():
            print(f"{what}: {value}")


if __name__ == "__main__":
    main()
