"""A whole game of each title, played on the page against a bot, then looked at again."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.support.playing import Person, two_at_table
from tests.support.seats import ANN, NOVICE, OPEN
from tests.support.served import DESKTOP, PHONE, OpenPage, Served

import teahouse
from teahouse.i18n import Texts

MOST_DECISIONS = 600


@pytest.mark.parametrize(
    ("game", "language", "viewport", "options"),
    [
        ("ceylon", "en", DESKTOP, {"players": 2}),
        ("darjeeling", "fr", PHONE, {"players": 2, "target": 40}),
        ("alubari", "it", DESKTOP, {"players": 2}),
    ],
)
def test_a_person_plays_a_whole_game_against_a_bot(
    visit: OpenPage,
    served: Served,
    game: str,
    language: str,
    viewport: dict[str, int],
    options: dict[str, Any],
) -> None:
    texts = Texts(language)
    page = visit(viewport, language, touch=viewport is PHONE)
    ann = Person(page, served.base)
    ann.open_table(game, [ANN, NOVICE], **options)
    assert ann.play_to_the_end() > 10
    state = ann.state()
    assert state["status"] == "over"
    sheet = page.locator("dialog[open]")
    for points in state["outcome"]["points"]:
        expect(sheet).to_contain_text(texts.number(points))
    for feat in feats_of(ann):
        expect(sheet).to_contain_text(texts(f"{game}-feat-{feat}"))

    sheet.get_by_role("link", name=texts("web-table-replay"), exact=True).click()
    page.wait_for_url("**/replay/**")
    step = page.get_by_role("slider")
    step.wait_for()
    assert step.get_attribute("max") == str(state["actions"])
    step.focus()
    page.keyboard.press("Home")
    page.wait_for_url("**/0")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/1")


def feats_of(person: Person) -> list[str]:
    """What this person did for the first time at the table that is open."""
    told = person.ask("GET", "/api/me/history")["feats"]
    return [one["feat"] for one in told if one["table_id"] == person.table]


def test_the_end_announces_the_feats_that_are_new(visit: OpenPage, no_workers: Served) -> None:
    people = ann, ben = Person(visit(), no_workers.base), Person(visit(), no_workers.base)
    ann.open_table("darjeeling", [ANN, OPEN], players=2, target=1)
    ben.sit_down(ann, 1, "Ben")
    while (actor := ann.state()["actor"]) is not None:
        people[actor].act()
    winner = people[ann.state()["outcome"]["winners"][0]]
    assert "victory" in feats_of(winner)
    feats = winner.sheet.get_by_role("status", name=re.compile("^New feat"))
    expect(feats).to_contain_text(winner.texts("darjeeling-feat-victory.help"))


def test_a_game_goes_on_from_any_step_of_a_replay(visit: OpenPage, served: Served) -> None:
    texts = Texts("en")
    page = visit()
    ann = Person(page, served.base)
    ann.open_table("darjeeling", [ANN, NOVICE], players=2, target=15)
    ann.play_to_the_end()
    old = ann.table
    page.goto(f"{served.base}/replay/{old}/2")
    page.get_by_role("button", name=texts("web-table-fork")).first.click()
    page.get_by_role("button", name=texts("web-table-fork-go")).click()
    page.wait_for_url("**/t/**")
    assert ann.table != old
    assert ann.wait_for_turn()
    ann.choose()
    assert ann.state()["status"] == "running"


def test_points_are_counted_up_to_the_end_where_things_move(
    visit: OpenPage, served: Served
) -> None:
    ann = Person(visit(), served.base)
    ann.open_table("darjeeling", [ANN, NOVICE], players=2, target=15)
    ann.play_to_the_end()
    ann.page.emulate_media(reduced_motion="no-preference")
    ann.page.reload()
    outcome = ann.state()["outcome"]
    for place, points in enumerate(sorted(outcome["points"], reverse=True)):
        total = ann.sheet.locator("td.total").nth(place)
        expect(total).to_have_text(ann.texts.number(points))


@pytest.mark.slow
@pytest.mark.parametrize("game", teahouse.games())
def test_two_browsers_and_a_bot_play_a_whole_game(
    visit: OpenPage, served: Served, game: str
) -> None:
    people = two_at_table(visit, served.base, game)
    decided = [0, 0]
    while (state := people[0].state())["status"] == "running":
        turn = state["actor"]
        if turn not in (0, 1):
            continue
        assert people[turn].wait_for_turn()
        people[turn].choose(decided[turn] * 5)
        decided[turn] += 1
        if sum(decided) == 10:
            people[0].page.reload()  # in mid-game: nothing is lost
        assert sum(decided) < MOST_DECISIONS, "the game does not end"
    assert min(decided) > 5
    for person in people:
        expect(person.sheet).to_contain_text(person.texts("web-table-again"))
    assert people[0].state()["outcome"] == people[1].state()["outcome"]
    steps = people[0].ask("GET", f"/api/tables/{people[0].table}/replay")["history"]
    assert {step["seat"] for step in steps[1:]} == {0, 1, 2}
