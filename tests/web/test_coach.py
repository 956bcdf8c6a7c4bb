"""A first game with the coach: what it says is what hints and standings say."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Route, expect
from tests.support.playing import Person
from tests.support.seats import ANN, NOVICE
from tests.support.served import OpenPage, Served

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
    """How a line ends that tells of a gain."""
    sources = [
        f"{ann.texts(f'{GAME}-source-{dashed(name)}')} {signed(ann.texts, points)}"
        for name, points in list(gain["sources"].items())[:2]
    ]
    points = signed(ann.texts, gain["points"])
    key = "web-coach-gain" if len(gain["sources"]) > 1 else "web-coach-gain-one"
    return ann.texts(key, who="", points=points, sources=", ".join(sources))


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
        told["mistakes"] = [told["thoughts"][-1]["action"]]
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
        source = ann.texts(f"{GAME}-term-{dashed(told['matter']['term'])}.the")
        points = ann.texts("common-why-points", n=round(told["matter"]["points"]))
        part = ann.texts("common-why-part", sign="more", points=points, source=source)
        expect(suggestion).to_contain_text(ann.texts("web-coach-matter", part=part))
    height = coach.bounding_box()
    page.locator(f".answers [data-choice='{worst['id']}']").first.click()
    expect(coach).to_contain_text(ann.texts("web-coach-again"))
    page.keyboard.press("Escape")
    expect(coach).not_to_contain_text(ann.texts("web-coach-again"))

    began = ann.state()["actions"]
    ann.choose()
    assert ann.wait_for_turn()
    told = ann.ask("GET", f"/api/tables/{ann.table}/gains?since={began}&seat=0")
    assert [turn["seat"] for turn in told["turns"]] == [0, 1, 2]
    following = coach.get_by_role("button", name=ann.texts("web-coach-next"))
    expect(coach.locator(".suggestion, .quiet").first).to_be_visible()
    expect(coach).not_to_contain_text(ann.texts("web-coach-thinking"))
    following.or_(coach.locator("[data-seat]")).first.wait_for()  # the turns are told
    if following.count():  # what is told of the turns is a page of its own
        following.click()
    for seat, turn in enumerate(told["turns"]):
        line, gain = coach.locator(f"[data-seat='{seat}']"), turn["gains"][seat]
        if seat > 0:
            expect(line).to_contain_text(["Asha", "Ravi"][seat - 1])
        if gain["sources"]:
            expect(line).to_contain_text(gain_words(ann, gain))
    assert coach.bounding_box() == height  # nothing below it has moved

    coach.get_by_role("button", name=ann.texts("web-coach-dismiss")).click()
    expect(coach).to_have_count(0)
    page.unroute_all(behavior="wait")  # a hint may still be under way
    page.reload()
    assert ann.wait_for_turn()
    expect(coach).to_have_count(0)


# Remembers whatever the count says, one sentence after the other.
LISTEN = """
window.counted = [];
new MutationObserver(() => {
  const words = document.querySelector(".end .count")?.innerText.replace(/\\s+/g, " ").trim();
  if (words && words !== window.counted.at(-1)) window.counted.push(words);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


def counted(texts: Texts, outcome: dict[str, Any], names: list[str]) -> list[str]:
    """What is said while the points are counted, source by source."""
    breakdown = outcome["breakdown"]
    sources = [one for one in breakdown[0] if any(part[one] for part in breakdown)]
    said = []
    for n, source in enumerate(sources, 1):
        points = [
            texts("web-coach-count-seat", who=who, n=shown(texts, part[source]))
            for who, part in zip(names, breakdown, strict=True)
        ]
        name = texts(f"{GAME}-source-{dashed(source)}")
        count = texts("web-coach-count", source=name, points=", ".join(points))
        sums = [sum(part[one] for one in sources[:n]) for part in breakdown]
        best = [seat for seat, total in enumerate(sums) if total == max(sums)]
        given = {"name": names[best[0]], "n": shown(texts, max(sums))}
        if len(best) > 1:
            names_of = ", ".join(names[seat] for seat in best)
            ahead = texts("web-coach-count-level", names=names_of, n=given["n"])
        else:
            ahead = texts(f"web-coach-count-ahead{'' if best[0] else '-you'}", **given)
        said.append(f"{count} {ahead}")
    return said


def shown(texts: Texts, points: float) -> str:
    return texts.number(points).replace("-", "−")


def test_the_final_count_is_told_source_by_source(visit: OpenPage, served: Served) -> None:
    visit.expected.append("status of 409")  # who moves at once is ahead of the coach's question
    page = visit(LAPTOP)
    page.add_init_script(LISTEN)
    ann = Person(page, served.base)
    seats = [ANN, {**NOVICE, "name": "Asha"}]
    options = {"players": 2, "round_limit": 1, "first": 0}
    asked = {"game": GAME, "kind": "screen", "seats": seats, "options": options, "settings": {}}
    table = ann.ask("POST", "/api/tables", asked)["table"]["id"]
    page.goto(f"{served.base}/learn/{GAME}")
    expect(page.locator("#first-game")).to_have_count(1)
    kept = json.dumps(json.dumps({"tables": [table]}))
    page.evaluate(f"localStorage.setItem('teahouse-coach', {kept})")
    page.goto(f"{served.base}/t/{table}")
    ann.play_to_the_end()
    page.locator(".end .verdict:not(.later)").wait_for()
    names = [ann.texts("web-coach-you"), "Asha"]
    assert page.evaluate("window.counted") == counted(ann.texts, ann.state()["outcome"], names)
    page.goto(f"{served.base}/learn/{GAME}")
    page.locator("#lessons").wait_for()
    page.wait_for_load_state("networkidle")
    expect(page.locator("#first-game")).to_have_count(0)
