"""A turn is put together, looked at and sent as one; its gestures are the same everywhere."""

from __future__ import annotations

import statistics
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.support.served import OpenPage, Served
from tests.web.contract import decisions
from tests.web.taps import Player, Turn, master, turns

from teahouse.core.journal import Journal

# The most taps of a median turn that begins with this decision.
MOST: dict[str, dict[str, int]] = {
    "ceylon": {"card": 4, "action": 2},
    "darjeeling": {"move": 2},
    "alubari": {"place": 2, "post": 2, "build": 2, "hire": 2},
}
FEWER = 1  # with confirmation "never"


def at_turn(visit: OpenPage, served: Served, game: str, kind: str, **settings: Any) -> Player:
    """At the first turn of a game of masters that begins with such a decision."""
    ann = Player(visit(), served.base)
    ann.prefer(met=[game], **settings)
    ann.at_turn(master(game), next(turn for turn in turns(master(game)) if turn.kind == kind))
    return ann


def sample(game: str, kind: str, most: int) -> list[Turn]:
    """Turns from all over the game."""
    found = [turn for turn in turns(master(game)) if turn.kind == kind]
    return found[:: max(1, len(found) // most)][:most]


def median_taps(player: Player, game: str, kind: str, most: int) -> float:
    taps = []
    for turn in sample(game, kind, most):
        player.at_turn(master(game), turn)
        taps.append(player.play(turn))
    return statistics.median(taps)


@pytest.mark.parametrize("game", MOST)
def test_a_turn_takes_few_taps(visit: OpenPage, served: Served, game: str) -> None:
    ann = Player(visit(), served.base)
    ann.prefer(met=[game])
    for kind in list(MOST[game])[:2]:
        assert median_taps(ann, game, kind, 3) <= MOST[game][kind], kind


@pytest.mark.slow
@pytest.mark.parametrize("confirm", ["turn", "never"])
@pytest.mark.parametrize("game", MOST)
def test_turns_of_whole_games_take_few_taps(
    visit: OpenPage, served: Served, game: str, confirm: str
) -> None:
    ann = Player(visit(), served.base)
    ann.prefer(met=[game], confirm=confirm)
    fewer = FEWER if confirm == "never" else 0
    for kind, most in MOST[game].items():
        assert median_taps(ann, game, kind, 40) <= most - fewer, kind


def test_a_turn_is_sent_as_one_and_can_be_taken_apart_before(
    visit: OpenPage, served: Served
) -> None:
    ann = at_turn(visit, served, "ceylon", "card")
    before, card = ann.state(), ann.page.locator(".tray .card [data-choice]").first
    planned = ann.page.locator("[data-planned]")
    card.click()
    expect(planned).to_have_attribute("data-planned", "1")
    expect(ann.main).to_have_count(0)  # the action is still asked
    ann.page.keyboard.press("h")  # a hint is about what follows on the plan
    hint = ann.page.get_by_role("complementary", name=ann.texts("web-table-hint"))
    hint.get_by_role("listitem").first.get_by_role("button").wait_for()
    expect(planned).to_have_attribute("data-planned", "1")
    ann.page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    expect(planned).to_have_attribute("data-planned", "1")
    ann.page.keyboard.press("u")
    expect(planned).to_have_attribute("data-planned", "0")
    card.click()
    place = ann.page.locator("main.box .choice[data-via]").first
    place.click()
    expect(ann.main).to_be_enabled()
    assert ann.state() == before  # nobody has heard of it
    ann.page.keyboard.press("Escape")
    expect(planned).to_have_attribute("data-planned", "1")
    place.dblclick()  # the second tap on what is chosen does it
    expect(ann.seq).not_to_have_attribute("data-seq", str(before["seq"]))
    update = ann.ask("GET", f"/api/tables/{ann.table}/updates")
    first = next(entry for entry in update["entries"] if entry["seq"] == before["seq"] + 1)
    assert first["seat"] == before["seat"]
    assert {"card-played", "moved"} <= {event["event"] for event in first["events"]}


def shipment_of_two_sizes(journal: Journal) -> Turn:
    """Where a master shipped tiles and had to say of two sizes how many."""
    asked = [one.decision[:3] for one in decisions(journal)]
    at = next(n for n in range(len(asked)) if asked[n : n + 3] == ["shi", "lay", "lay"])
    turn = next(turn for turn in turns(journal) if turn.at <= at < turn.at + len(turn.actions))
    return replace(turn, at=at, actions=turn.actions[at - turn.at :])


def test_crates_are_laid_as_one_picture(visit: OpenPage, served: Served) -> None:
    journal = master("darjeeling", "2-players")
    ship = shipment_of_two_sizes(journal)
    ann = Player(visit(), served.base)
    ann.prefer(met=["darjeeling"])
    ann.at_turn(journal, ship)
    ann.page.locator(f'.answers [data-choice="{ship.actions[0]}"]').click()
    pictures = ann.page.locator(".tray .picture")
    expect(pictures.first).to_be_visible()
    assert pictures.count() > 1
    way = ann.page.locator(".tray .picture[data-via]").first
    steps = 1 + len((way.get_attribute("data-via") or "").split()) + 1  # ship, and all the tiles
    way.click()
    turn = ann.page.locator(f'[data-planned="{steps}"], .rim:has(.main[data-do])')
    expect(turn).to_have_count(1)  # nothing more is asked of the laying
    expect(ann.page.locator(".rim .main")).not_to_contain_text("up to")  # but what is loaded


def test_answers_have_numbers_and_the_second_half_of_a_double_click_does_nothing_else(
    visit: OpenPage, served: Served
) -> None:
    ann = at_turn(visit, served, "alubari", "place", confirm="step")
    ann.page.keyboard.press("2")
    chosen = ann.choices.nth(1).get_attribute("data-choice") or ""
    expect(ann.main).to_have_attribute("data-do", chosen)
    before = ann.state()
    ann.main.dblclick()
    expect(ann.seq).not_to_have_attribute("data-seq", str(before["seq"]))
    assert ann.wait_for_turn()
    actions = ann.ask("GET", f"/api/tables/{ann.table}/replay")["history"]
    assert sum(step["seat"] == before["seat"] for step in actions[1:]) == 1


def test_a_labourer_sent_to_a_stall_goes_to_its_first_free_space(
    visit: OpenPage, served: Served
) -> None:
    ann = at_turn(visit, served, "alubari", "place")
    legal = ann.state()["legal"]
    area = legal[-1]["values"]["area"]
    first = next(one["id"] for one in legal if one["values"].get("area") == area)
    ann.page.locator(f'[data-place="area-{area}"] h3').click()
    expect(ann.page.locator(f'main.box [data-choice="{first}"]')).to_have_attribute(
        "aria-pressed", "true"
    )


def strengthening() -> Turn:
    """Where a master was asked whether to pay a chai for more cubes."""
    journal = master("alubari")
    asked = [one.decision for one in decisions(journal)]
    at = next(n for n, kind in enumerate(asked) if asked[n : n + 2] == ["strengthen", "cubes"])
    turn = next(turn for turn in turns(journal) if turn.at <= at < turn.at + len(turn.actions))
    return replace(turn, at=at, actions=turn.actions[at - turn.at :])


def test_a_paid_chai_is_not_lost_by_pressing_on(visit: OpenPage, served: Served) -> None:
    ann = Player(visit(), served.base)
    ann.prefer(met=["alubari"])
    ann.at_turn(master("alubari"), strengthening())
    ann.page.locator('.answers [data-action="chai"]').click()
    expect(ann.page.locator("[data-planned]")).to_have_attribute("data-planned", "1")
    expect(ann.page.locator(".rim .main[data-do]")).to_have_count(0)  # nothing was taken yet
    expect(ann.page.locator(".answers .row .btn").last).to_have_attribute("data-action", "done")
    ann.page.locator('.answers [data-action^="cube"]').first.click()
    expect(ann.page.locator("[data-planned]")).to_have_attribute("data-planned", "2")
    expect(ann.page.locator(".rim .main.finishes[data-do]")).to_be_enabled()
