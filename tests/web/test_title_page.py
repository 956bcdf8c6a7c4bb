"""The page of a title: its picture and story, its rules in chapters, its sheet, its questions."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.support.served import DESKTOP, PHONE, OpenPage, Served

import teahouse
from teahouse.core.ledger import load_ledger
from teahouse.core.messages import text_values
from teahouse.i18n import LANGUAGES, Texts

# Each title in another language.
TITLES = list(zip(("alubari", "ceylon", "darjeeling"), LANGUAGES, strict=True))
EACH = pytest.mark.parametrize(("name", "language"), TITLES)
LONGEST = 6000  # pixels a reader scrolls through on a laptop, where all rules together took 10,000
PAPER = ("A4", "Letter")


def height(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollHeight"))


def sections(name: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for number, rule in load_ledger(teahouse.game(name).definition).items():
        found.setdefault(rule.section, []).append(number)
    return found


@EACH
def test_a_title_is_told_in_a_picture_and_four_sentences(
    visit: OpenPage, no_workers: Served, name: str, language: str
) -> None:
    page, texts = visit(DESKTOP, language=language), Texts(language)
    page.goto(no_workers.base)
    page.locator(f"article a[href='/learn/{name}']").click()
    expect(page.locator("main h1")).to_have_text(texts(f"{name}-title"))
    expect(page.locator(".about .art svg").first).to_be_visible()
    values = text_values(teahouse.game(name).components)
    sentences = texts(f"{name}-rules-intro", **values).split("\n")
    assert len(sentences) == 4
    expect(page.locator(".about .story")).to_have_text(" ".join(sentences))
    expect(page.locator(".about .art svg").first).to_be_visible()
    for part in (*sections(name), "short", "sheet", "questions"):
        expect(page.locator(f"main a[href='/learn/{name}/{part}']")).to_be_visible()
    assert height(page) < LONGEST


@EACH
def test_the_chapters_follow_one_another_and_hold_every_rule(
    visit: OpenPage, no_workers: Served, name: str, language: str
) -> None:
    page, texts = visit(DESKTOP, language=language), Texts(language)
    page.goto(f"{no_workers.base}/learn/{name}/short")
    for chapter, numbers in sections(name).items():
        page.locator(".turn span:last-child a").click()
        page.wait_for_url(f"**/learn/{name}/{chapter}")
        title = texts(f"{name}-rules-section-{chapter}")
        expect(page.locator(".rules .text h2")).to_have_text(title)
        shown = page.locator("article .number").all_inner_texts()
        assert shown == numbers
        assert height(page) < LONGEST
    expect(page.locator(".turn span:last-child a")).to_have_count(0)


def test_a_search_looks_through_all_chapters(visit: OpenPage, no_workers: Served) -> None:
    page = visit(PHONE)
    page.goto(f"{no_workers.base}/learn/ceylon/setup")
    page.get_by_role("searchbox").fill("councillor")
    expect(page.locator("#rule-C33")).to_be_visible()
    expect(page.locator("#rule-C06")).to_be_visible()
    expect(page.locator(".rules .text h2")).not_to_have_count(1)
    page.locator(".contents a[href='/learn/ceylon/end']").click()
    expect(page.get_by_role("searchbox")).to_have_value("")
    expect(page.locator(".rules .text h2")).to_have_count(1)


def test_the_address_of_a_rule_opens_its_chapter_there(visit: OpenPage, no_workers: Served) -> None:
    page = visit()
    page.goto(f"{no_workers.base}/learn/darjeeling/d25")
    expect(page.locator("#rule-D25.lit")).to_be_in_viewport()
    expect(page.locator(".contents [aria-current]")).to_have_attribute(
        "href", "/learn/darjeeling/shipment"
    )


@EACH
def test_the_reference_sheet_prints_on_one_page(
    visit: OpenPage, no_workers: Served, name: str, language: str
) -> None:
    """In all three languages: one is read by its title here, the others by their address."""
    for spoken in LANGUAGES:
        page = visit(DESKTOP, language=spoken, dark=spoken == language)
        page.goto(f"{no_workers.base}/learn/{name}/sheet")
        expect(page.locator(".sheet")).to_contain_text(Texts(spoken)("web-brief-first"))
        expect(page.locator(".sheet figure").last).to_be_visible()
        for paper in PAPER:
            printed = page.pdf(format=paper)
            assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1, (spoken, paper)
        page.context.close()


def test_paper_is_light_whatever_the_screen_is(visit: OpenPage, no_workers: Served) -> None:
    page = visit(DESKTOP, dark=True)
    page.goto(f"{no_workers.base}/learn/ceylon/sheet")
    expect(page.locator(".sheet figure").last).to_be_visible()
    look = page.locator("html")
    for event, theme in (("beforeprint", "light"), ("afterprint", "dark")):
        page.evaluate(f"dispatchEvent(new Event('{event}'))")
        expect(look).to_have_attribute("data-theme", theme)


@EACH
def test_questions_people_ask_are_answered_by_their_rulings(
    visit: OpenPage, no_workers: Served, name: str, language: str
) -> None:
    page, texts = visit(PHONE, language=language), Texts(language)
    page.goto(f"{no_workers.base}/learn/{name}/questions")
    values = text_values(teahouse.game(name).components)
    asked = [
        number
        for number in load_ledger(teahouse.game(name).definition)
        if texts.has(f"{name}-rules-question-{number}")
    ]
    expect(page.locator("details")).to_have_count(len(asked))
    for number, entry in zip(asked, page.locator("details").all(), strict=True):
        expect(entry.locator("summary")).to_have_text(texts(f"{name}-rules-question-{number}"))
    last = page.locator("details").last
    last.locator("summary").click()
    answer = texts(f"{name}-rule-{asked[-1]}", **values).replace("\n", " ")
    expect(last.locator("p").first).to_have_text(answer)
    last.get_by_role("link").click()
    expect(page.locator(f"#rule-{asked[-1]}.lit")).to_be_visible()
