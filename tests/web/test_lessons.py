"""Lessons in the browser: at the real table, with its gestures."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import DESKTOP, PHONE, OpenPage, Served

import teahouse
from teahouse.core.ledger import load_ledger
from teahouse.core.lesson_run import GO_ON, LessonRun, Mood, begin
from teahouse.core.lessons import lessons_of
from teahouse.i18n import Texts

LAPTOP = {"width": 1280, "height": 720}
# Each title in another language and on another screen.
COURSES = [("darjeeling", "it", PHONE), ("ceylon", "fr", LAPTOP), ("alubari", "en", DESKTOP)]
FLAT = "document.documentElement.scrollWidth <= innerWidth"


def said(page: Page) -> str:
    return " ".join(page.locator(".lesson .words").inner_text().split())


def played(page: Page, run: LessonRun) -> LessonRun:
    """The step as a learner does it: choice by choice, each with the button that does it."""
    assert run.step is not None
    at = run.at
    for notation in run.step.solutions[0]:
        if run.at == at:
            number = run.position.game.parse(notation).id
            before = page.locator("[data-seq]").get_attribute("data-seq")
            choice, main = (
                page.locator(f"[data-choice='{number}']:visible"),
                page.locator("[data-do]"),
            )
            choice.or_(main).first.wait_for()
            if choice.count() > 0:  # what finishes a decision is on the button alone
                choice.first.click()
            main.first.click()
            expect(page.locator("[data-seq]")).not_to_have_attribute("data-seq", before or "")
            run = run.do(notation)
    return run


@pytest.mark.parametrize(("name", "language", "size"), COURSES)
def test_a_course_is_played_and_its_extras_shown_from_first_to_last(
    visit: OpenPage, no_workers: Served, name: str, language: str, size: dict[str, int]
) -> None:
    texts, game = Texts(language), teahouse.game(name)
    lessons = list(lessons_of(game.definition).values())
    if not lessons:
        pytest.skip(f"{name} has no lessons yet")
    page = visit(size, language=language)
    page.goto(f"{no_workers.base}/learn/{name}")
    page.locator(f"a.btn[href='/lesson/{name}/{lessons[0].name}']").click()
    for lesson in lessons:
        expect(page.locator(".lesson h2")).to_have_text(texts(lesson.key))
        run = begin(game, lesson)
        while run.mood != Mood.DONE:
            words = run.said()
            assert words is not None
            expected = " ".join(texts(words.key, **words.values).split())
            expect(page.locator(".lesson .words")).to_have_text(expected)
            assert page.evaluate(FLAT)
            last = run.at == len(lesson.steps) - 1
            if run.mood == Mood.DO and not lesson.extra:
                run = played(page, run)
                continue
            run = run.do(GO_ON) if run.mood == Mood.READ else run.do("show")
            if not last:
                page.locator(".lesson .foot > :last-child").click()
        page.locator(".lesson a.btn.pri").click()
    expect(page.locator("li.done")).to_have_count(len(lessons))
    page.reload()
    expect(page.locator("li.done")).to_have_count(len(lessons))


def test_a_wrong_try_is_played_out_explained_and_taken_back(
    visit: OpenPage, no_workers: Served
) -> None:
    page = visit(LAPTOP)
    page.goto(f"{no_workers.base}/lesson/darjeeling/collector")
    page.get_by_role("button", name="Go on").click()
    card = page.locator(".lesson")
    expect(card).to_contain_text("Step 2 of 5")
    game = teahouse.game("darjeeling")
    far, near = (game.parse(cell).id for cell in ("c3", "c5"))
    page.locator("[data-place='c3']").click()
    page.locator("[data-do]").first.click()
    expect(card).to_contain_text("that cost 2 points")
    expect(page.locator("[data-choice]")).to_have_count(0)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(f"[data-choice='{far}']")).not_to_have_count(0)
    page.locator("[data-place='c5']").click()
    page.locator("[data-do]").first.click()
    expect(card).to_contain_text("Step 3 of 5")
    assert re.search("You took green tea ½", said(page))
    page.get_by_role("button", name="Back", exact=True).click()
    expect(card).to_contain_text("Step 2 of 5")
    expect(page.locator(f"[data-choice='{near}']")).not_to_have_count(0)


def test_the_rule_that_refused_most_is_proposed_until_its_lesson_is_done(
    visit: OpenPage, no_workers: Served
) -> None:
    page, texts = visit(LAPTOP), Texts("en")
    lesson = next(iter(lessons_of(teahouse.game("darjeeling").definition).values()))
    rule = lesson.teaches[0]
    page.goto(f"{no_workers.base}/lesson/darjeeling/{lesson.name}")
    kept = json.dumps(json.dumps({"darjeeling": {rule: 2}}))
    page.evaluate(f"localStorage.setItem('teahouse-rules', {kept})")
    page.goto(f"{no_workers.base}/learn/darjeeling")
    proposal = page.locator(".proposal")
    expect(proposal).to_contain_text(texts(f"darjeeling-rule-{rule}.title"))
    proposal.get_by_role("link", name=texts(lesson.key)).click()
    for step in lesson.steps[:-1]:
        expect(page.locator(".lesson")).to_contain_text(f"Step {lesson.steps.index(step) + 1} of")
        page.locator(".lesson .foot > :last-child").click()
    expect(page.locator(".lesson a.btn.pri")).to_be_visible()
    page.goto(f"{no_workers.base}/learn/darjeeling")
    expect(page.locator("li.done")).to_have_count(1)
    expect(proposal).to_have_count(0)


def test_what_a_rule_refuses_is_remembered_here(visit: OpenPage, no_workers: Served) -> None:
    page = visit(LAPTOP)
    page.goto(f"{no_workers.base}/lesson/darjeeling/collector")
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".lesson")).to_contain_text("Step 2 of 5")
    page.locator("[data-place='a4']").click(force=True)
    page.wait_for_function("() => localStorage.getItem('teahouse-rules') !== null")
    refused = json.loads(page.evaluate("localStorage.getItem('teahouse-rules')"))["darjeeling"]
    assert set(refused) <= set(load_ledger(teahouse.game("darjeeling").definition))


def test_a_lesson_that_is_not_there_is_said_to_be_missing(
    visit: OpenPage, no_workers: Served
) -> None:
    page = visit()
    visit.expected.append("404")
    page.goto(f"{no_workers.base}/lesson/darjeeling/football")
    expect(page.locator("main h1")).to_be_visible()
