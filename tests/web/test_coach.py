"""A first game with the coach: what it says is what hints and standings say."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Route, expect
from tests.web.conftest import OpenPage, Served
from tests.web.playing import Person

from teahouse.core.messages import dashed
from teahouse.i18n import Texts

LAPTOP = {"width": 1280, "height": 720}
GAME = "darjeeling"


def words(texts: Texts, thought: dict[str, Any]) -> str:
    said = texts(f"{GAME}-choice-{dashed(thought['choice'])}", **thought["values"])
    return said.replace(" ·", "\u00a0·")


def signed(texts: Texts, points: float) -> str:
    return ("+" if points > 0 else "") + texts.number(points).replace("-", "−")


def gain_words(ann: Person, gain: dict[str, Any]) -> str:
    sources = [
        f"{ann.texts(f'{GAME}-source-{dashed(name)}')} {signed(ann.texts, points)}"
        for name, points in list(gain["sources"].items())[:2]
    ]
    who = ann.texts("web-coach-you") if gain["seat"] == 0 else ["Asha", "Ravi"][gain["seat"] - 1]
    points = signed(ann.texts, gain["points"])
    return ann.texts("web-coach-gain", who=who, points=points, sources=", ".join(sources))


def test_a_first_game_is_coached_until_the_coach_is_sent_away(
    visit: OpenPage, served: Served
) -> None:
    page, heard = visit(LAPTOP), []
    ann = Person(page, served.base)
    coach = page.get_by_role("region", name=ann.texts("web-coach-title"), exact=True)

    def overhear(route: Route) -> None:
        """What the coach is told, with one choice that it has to take for a mistake."""
        answer = route.fetch()
        told = answer.json()
        told["thoughts"][-1]["mistake"] = True
        heard.append(told)
        route.fulfill(response=answer, json=told)

    page.route("**/api/tables/*/hint?*", overhear)
    page.goto(f"{served.base}/learn/{GAME}")
    page.get_by_role("button", name=ann.texts("web-learn-first-game-begin")).click()
    page.wait_for_url("**/t/*")
    assert ann.wait_for_turn()
    assert [seat["level"] for seat in ann.state()["seats"][1:]] == ["novice", "novice"]
    suggestion: Locator = coach.locator(".suggestion")
    suggestion.wait_for()
    told = heard[-1]
    best, worst = told["thoughts"][0], told["thoughts"][-1]
    expect(suggestion).to_contain_text(words(ann.texts, best))
    if told["matter"]:
        by = round(told["matter"]["most"] - told["matter"]["least"])
        source = ann.texts(f"{GAME}-term-{dashed(told['matter']['term'])}.the")
        points = ann.texts("common-why-points", n=by)
        said = ann.texts("web-coach-matter", source=source, points=points)
        expect(coach.locator(".matter")).to_have_text(said)
    page.locator(f".answers [data-choice='{worst['id']}']").first.click()
    expect(coach).to_contain_text(ann.texts("web-coach-again"))
    page.keyboard.press("Escape")
    expect(coach).not_to_contain_text(ann.texts("web-coach-again"))

    began = ann.state()["actions"]
    ann.choose()
    assert ann.wait_for_turn()
    told = ann.ask("GET", f"/api/tables/{ann.table}/gains?since={began}&seat=0")
    for gain in told["gains"]:
        line = coach.locator(f"li[data-seat='{gain['seat']}']")
        if gain["sources"]:
            expect(line).to_have_text(gain_words(ann, gain))
        else:
            expect(line).to_have_count(0)

    coach.get_by_role("button", name=ann.texts("web-coach-dismiss")).click()
    expect(coach).to_have_count(0)
    page.unroute_all(behavior="wait")  # a hint may still be under way
    page.reload()
    assert ann.wait_for_turn()
    expect(coach).to_have_count(0)
