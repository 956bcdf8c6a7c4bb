"""For somebody who never saw a game: what is asked and why, what cannot be done, how to win."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.support.playing import Person, two_at_table
from tests.support.seats import ANN, NOVICE
from tests.support.served import DESKTOP, PHONE, OpenPage, Served

import teahouse
from teahouse.core.game import Position
from teahouse.core.messages import text_values

CUT_OFF = "(note) => note.scrollHeight > note.clientHeight + 1"


# When the page went on to the next update, in milliseconds.
NOTE_WHEN_SHOWN = """() => {
  window.shown = [];
  const note = () => window.shown.push(performance.now());
  new MutationObserver(note).observe(document.querySelector("[data-seq]"), {
    attributeFilter: ["data-seq"],
  });
}"""


def played(seed: int, wanted: Callable[[Position], bool]) -> tuple[Position, int | None]:
    """A game played at random to its end, and after how many actions Ann was asked so."""
    rng = random.Random(seed)
    state = teahouse.game("ceylon").new(players=3, seed=seed)
    at, actions = None, 0
    while state.actor is not None:
        if at is None and state.actor == 0 and wanted(state):
            at = actions
        state.apply(rng.choice(state.legal()))
        actions += 1
    return state, at


def position(person: Person, wanted: Callable[[Position], bool]) -> None:
    """A table of Ceylon with Ann, Asha and Ravi, at a decision of Ann's."""
    games = (played(seed, wanted) for seed in range(50))
    over, at = next(game for game in games if game[1] is not None)
    assert at is not None
    person.at(over.journal(), at, names=("Ann", "Asha", "Ravi"))


def previews(state: Position) -> list[str]:
    return [state.preview(action)[0] for action in state.legal()]


def harvests_on(state: Position) -> bool:
    """A harvest under way, with something of another's still in reach."""
    found = previews(state)
    return "done" in found and "harvest-other" in found


def follows(state: Position) -> bool:
    """Asked for an action in another's turn, the one of the card among them."""
    view = state.view(0)
    if view["decision"] != "action" or view["active"] == 0:
        return False
    offered = [state.preview(action)[1].get("action") for action in state.legal()]
    return view["card"]["others"] in offered


def cannot_trade(state: Position) -> bool:
    """The own card is for trading, which cannot be done."""
    view = state.view(0)
    own = view["decision"] == "action" and view["active"] == 0
    return own and view["card"]["action"] == "trade" and "trade" not in map(str, state.legal())


def holds_an_idle_card(state: Position) -> bool:
    previews = [state.preview(action) for action in state.legal()]
    return any(name == "play" and values["ready"] == "no" for name, values in previews)


def in_the_last_round(state: Position) -> bool:
    return state.view(0)["ending"] is not None


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
def test_what_finishes_stays_in_sight_beside_the_other_answers(
    visit: OpenPage, served: Served, viewport: dict[str, int]
) -> None:
    ann = Person(visit(viewport, touch=viewport is PHONE), served.base)
    position(ann, harvests_on)
    finish = next(one["id"] for one in ann.state()["legal"] if one["action"] == "done")
    expect(ann.main).to_have_attribute("data-do", str(finish))
    box = ann.main.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= viewport["width"]
    row = ann.page.locator(".answers .row").bounding_box()
    assert row is not None
    assert row["x"] + row["width"] <= box["x"]  # it covers none of them
    view = ann.state()["view"]
    left = sum(choice["choice"].startswith("harvest") for choice in ann.state()["legal"])
    note = ann.texts("web-ceylon-harvest-note", n=len(view["under_way"]["harvested"]), left=left)
    expect(ann.page.locator(".detail")).to_contain_text(note)


def test_on_a_phone_all_answers_can_be_laid_out(visit: OpenPage, served: Served) -> None:
    ann = Person(visit(PHONE, touch=True), served.base)
    ann.open_table("alubari", [ANN, NOVICE], players=2)
    ann.answers.first.wait_for()
    answers = ann.choices.count()
    ann.button("web-table-all-choices", n=answers).tap()
    expect(ann.page.locator(".answers .all [data-choice]")).to_have_count(answers)
    expect(ann.page.locator(".answers .all [data-choice]").first).to_be_in_viewport(ratio=1)
    ann.page.locator(".answers .all [data-choice]").last.tap()
    expect(ann.main).to_be_in_viewport(ratio=1)


def test_choices_name_the_players(visit: OpenPage, served: Served) -> None:
    ann = Person(visit(), served.base)
    position(ann, harvests_on)
    other = next(one for one in ann.state()["legal"] if one["choice"] == "harvest-other")
    name = ["Ann", "Asha", "Ravi"][other["values"]["seat"]]
    words = ann.texts("ceylon-choice-harvest-other", **other["values"], name=name)
    expect(ann.page.locator(f'.answers [data-choice="{other["id"]}"]')).to_have_text(words)
    hexes = ann.page.locator(f'.island [data-choice="{other["id"]}"]')
    expect(hexes).to_have_attribute("aria-label", words.replace(" ·", "\u00a0·"))


def test_in_anothers_turn_the_question_says_whose_it_is(visit: OpenPage, served: Served) -> None:
    ann = Person(visit(), served.base)
    position(ann, follows)
    view = ann.state()["view"]
    values = {"name": ["", "Asha", "Ravi"][view["active"]], "others": view["card"]["others"]}
    question = ann.page.locator("#question")
    expect(question).to_have_text(ann.texts("web-ceylon-follow", **values, state="free"))


def test_an_action_that_cannot_be_done_stays_and_answers_why(
    visit: OpenPage, served: Served
) -> None:
    ann = Person(visit(), served.base)
    position(ann, cannot_trade)
    trade = ann.page.locator('[data-barred="trade"]')
    expect(trade).to_have_attribute("title", ann.texts("web-table-why-not"))
    trade.click()
    expect(ann.page.locator(".rim .no")).to_contain_text(re.compile("C3"))


def test_a_card_that_is_of_no_use_now_looks_so(visit: OpenPage, served: Served) -> None:
    ann = Person(visit(), served.base)
    position(ann, holds_an_idle_card)
    idle = [one for one in ann.state()["legal"] if one["values"]["ready"] == "no"]
    half = ann.page.locator(f'.tray .card [data-choice="{idle[0]["id"]}"]')
    expect(half).to_have_class(re.compile("idle"))
    expect(half).to_have_attribute("title", ann.texts("web-ceylon-card-idle"))


def test_on_a_phone_notes_can_be_read_whole(visit: OpenPage, served: Served) -> None:
    ann = Person(visit(PHONE, language="fr", touch=True), served.base, "fr")
    ann.prefer(confirm="step")  # what is chosen is read before it is done
    note = ann.page.locator(".rim .detail")
    for wanted in (harvests_on, follows, cannot_trade):
        position(ann, wanted)
        assert not note.evaluate(CUT_OFF), note.inner_text()
    position(ann, holds_an_idle_card)
    expect(note).to_have_text(ann.texts("web-ceylon-ask", decision="card"))
    idle = next(one for one in ann.state()["legal"] if one["values"]["ready"] == "no")
    ann.page.locator(f'.answers [data-choice="{idle["id"]}"]').tap()
    expect(note).to_have_text(ann.texts("ceylon-choice-play.note", **idle["values"]))
    assert not note.evaluate(CUT_OFF), note.inner_text()


def test_undo_says_why_it_cannot(visit: OpenPage, served: Served) -> None:
    ann = Person(visit(), served.base)
    position(ann, follows)
    undo = ann.page.locator("header").get_by_role("button", name=ann.texts("web-table-undo"))
    expect(undo).to_be_disabled()
    why = undo.get_attribute("title") or ""
    assert why != ann.texts("web-table-undo")
    undo.dispatch_event("click")
    expect(ann.page.locator(".rim .no")).to_contain_text(why)


def test_a_first_game_tells_how_to_win_until_that_is_put_away(
    visit: OpenPage, served: Served
) -> None:
    ann = Person(visit(), served.base)
    ann.open_table("ceylon", [ANN, NOVICE], players=2)
    welcome = ann.page.locator(".welcome")
    expect(welcome).to_contain_text(ann.texts("web-ceylon-brief-goal"))
    ann.answers.first.wait_for()
    welcome.get_by_role("button", name=ann.texts("web-brief-close")).click()
    expect(welcome).to_have_count(0)
    ann.page.reload()
    ann.answers.first.wait_for()
    expect(welcome).to_have_count(0)
    ann.button("web-table-brief").click()
    expect(ann.sheet).to_contain_text(ann.texts("web-ceylon-brief-goal"))


def test_on_a_phone_a_first_game_offers_to_tell_how_to_win(visit: OpenPage, served: Served) -> None:
    ann = Person(visit(PHONE, language="it", touch=True), served.base, "it")
    ann.open_table("alubari", [ANN, NOVICE], players=2)
    offer = ann.button("web-brief-newcomer")
    offer.click()
    expect(ann.sheet).to_contain_text(ann.texts("web-alubari-brief-goal"))
    ann.page.keyboard.press("Escape")
    expect(offer).to_have_count(0)


def test_the_rules_begin_with_the_game_in_short_and_a_first_turn(
    visit: OpenPage, served: Served
) -> None:
    page = visit(language="fr")
    reader = Person(page, served.base, "fr")
    for game in teahouse.games():
        page.goto(f"{served.base}/learn/{game}/short")
        short = page.locator(".rules section").first
        expect(short).to_contain_text(reader.texts("web-brief-first"))
        values = text_values(teahouse.game(game).components)
        for line in reader.texts(f"web-{game}-brief-first", **values).split("\n"):
            expect(short).to_contain_text(line)


def test_the_last_round_is_announced(visit: OpenPage, served: Served) -> None:
    ann = Person(visit(), served.base)
    position(ann, in_the_last_round)
    why = ann.state()["view"]["ending"]
    expect(ann.notice).to_contain_text(ann.texts("web-ceylon-ending", why=why))
    ann.notice.get_by_role("button", name=ann.texts("web-table-close")).click()
    expect(ann.notice).to_have_count(0)


def test_others_moves_can_be_watched_slowly(visit: OpenPage, served: Served) -> None:
    page = visit()
    page.add_init_script("""localStorage.setItem("teahouse-settings", '{"pace": "slow"}')""")
    ann = Person(page, served.base)
    ann.open_table("darjeeling", [ANN, NOVICE, NOVICE], players=3, first=0)
    assert ann.wait_for_turn()
    page.evaluate(NOTE_WHEN_SHOWN)
    ann.choose()  # where the collector stands and looks; then both bots place theirs
    assert ann.wait_for_turn()
    own, *_, last = page.evaluate("window.shown")
    assert last - own > 3000  # two of them, 1.6 seconds each


def test_those_who_played_together_find_the_next_table(visit: OpenPage, served: Served) -> None:
    ann, ben = two_at_table(visit, served.base)
    ann.menu("web-table-offer-end")
    ben.button("web-table-yes").click()
    ben.sheet.get_by_role("button", name=ben.texts("web-table-again")).click()
    ben.page.wait_for_url(re.compile(f"/t/(?!{ann.table})"))
    ann.sheet.get_by_role("link", name=ann.texts("web-table-again-join")).click()
    ann.page.wait_for_url(f"**/t/{ben.table}")
    ann.page.get_by_role("textbox", name=ann.texts("web-table-your-name")).fill("Ann")
    ann.button("web-table-sit-down").click()
    for person in (ann, ben):
        person.page.locator("div.rim").wait_for()
    assert ben.state()["seats"][0]["name"] == "Ann"
