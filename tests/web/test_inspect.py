"""Everything on the table says what it is, at any time."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support.kept_games import kept_games
from tests.support.playing import Person
from tests.support.seats import ANN, OPEN
from tests.support.served import OpenPage, Served
from tests.web.contract import Position, decisions
from tests.web.screens import FRAMES, come_to

import teahouse
from teahouse.i18n import LANGUAGES

# Kinds of things each game lays on the table in the middle of a game; numbers and names fall away.
KINDS = {
    "ceylon": "hex councillor wagon technology bonus deck pile train seat rupees tokens contracts"
    " markers tea mine-hand mine-contracts mine-markers mine-tea mine-rupees mine-tokens",
    "darjeeling": "cell quay demand warehouse bag reserve seat crop tokens supply mine",
    "alubari": "area room rate town station section weather event chai-track chai estate space"
    " contract equipment yard mine seat office shed gang",
}
ASK_ALL = """async () => {
  const found = {};
  for (const place of document.querySelectorAll("[data-place]")) {
    if (!place.closest("main.box, .tray .in, .players")) continue;
    place.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    let card = null;
    for (let tries = 0; tries < 400 && !card; tries += 1) {
      if (tries) await new Promise((done) => setTimeout(done, 25));
      card = document.querySelector(`[data-inspected="${place.dataset.place}"]`);
    }
    found[place.dataset.place] = card && {
      name: card.querySelector("h3").innerText,
      does: card.querySelector(".does")?.innerText ?? "",
      rules: card.querySelectorAll(".rules button").length,
    };
    if (!card) break;
  }
  return found;
}"""


def middle_of(game: str) -> Position:
    """A decision in the middle of a golden game of three."""
    for journal in kept_games(game, "golden").values():
        found = list(decisions(journal))
        if found and found[0].players == 3:
            return found[len(found) // 2]
    raise AssertionError(f"no golden game of three of {game}")


def kind_of(game: str, place: str) -> str:
    if game == "ceylon" and len(place) == 2:
        return "hex"
    if game == "darjeeling" and place[0].isalpha() and place[1:].isdigit():
        return "cell"
    return place if place in KINDS[game].split() else place.partition("-")[0]


@pytest.mark.parametrize("game", teahouse.games())
def test_everything_on_the_table_can_be_inspected(
    game: str, visit: OpenPage, no_workers: Served
) -> None:
    host = Person(visit(), no_workers.base)
    middle = middle_of(game)
    address = f"{no_workers.base}/{host.fork(middle.journal, middle.at, middle.seat)}"
    kept = host.page.context.storage_state()
    for language in LANGUAGES:
        page = visit(language=language, storage_state=kept)
        come_to(page, address)
        page.wait_for_function("() => document.querySelector('main.box [data-place]')")
        found: dict[str, Any] = page.evaluate(ASK_ALL)
        silent = [place for place, card in found.items() if card is None]
        assert silent == []
        without = [p for p, card in found.items() if not (card["name"] and card["does"])]
        assert without == []
        assert all(card["rules"] > 0 for card in found.values())
        kinds = {kind_of(game, place) for place in found}
        assert set(KINDS[game].split()) <= kinds, set(KINDS[game].split()) - kinds


def test_a_card_stays_open_on_anothers_turn_and_leads_to_the_rule(
    visit: OpenPage, no_workers: Served
) -> None:
    person, guest = (Person(visit(), no_workers.base) for _ in range(2))
    for one in (person, guest):
        one.page.goto(no_workers.base)
    person.open_table("ceylon", [ANN, OPEN], players=2)
    page = person.page
    guest.sit_down(person, 1, "Ben")
    page.wait_for_selector("main.box [data-place='wagon-1']")
    waiting = page if person.state()["actor"] != 0 else guest.page
    waiting.wait_for_selector("main.box [data-place='wagon-1']")
    waiting.locator("main.box [data-place='wagon-1']").click()
    card = waiting.get_by_role("dialog", name=person.texts("web-table-inspected"))
    card.wait_for()
    assert person.texts("ceylon-rule-C30.title") in card.inner_text()
    waiting.keyboard.press("Escape")
    card.wait_for(state="detached")
    waiting.locator("main.box [data-place='wagon-1']").click()
    card.wait_for()
    mover = guest if waiting is page else person
    before = mover.state()["seq"]
    mover.act()
    waiting.wait_for_selector(f"[data-seq]:not([data-seq='{before}'])")
    waiting.evaluate("document.querySelector('.log')?.dispatchEvent(new Event('scroll'))")
    waiting.evaluate(FRAMES)
    card.get_by_role("button", name="C30").click()
    waiting.locator("#rule-C30").wait_for()
