"""Lessons in the browser: at the real table, with its gestures."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Request, expect
from tests.support.served import DESKTOP, PHONE, OpenPage, Served
from tests.test_lessons import followed
from tests.web.taps import Player

import teahouse
from teahouse.cli.scene import link_to
from teahouse.core.ledger import load_ledger
from teahouse.core.lesson_run import GO_ON, LessonRun, Mood, begin
from teahouse.core.lessons import lessons_of
from teahouse.core.scenes import find_scene
from teahouse.i18n import Texts
from teahouse.server.lessons import stays

LAPTOP = {"width": 1280, "height": 720}
# Each title in another language and on another screen.
COURSES = [("darjeeling", "it", PHONE), ("ceylon", "fr", LAPTOP), ("alubari", "en", DESKTOP)]
OTHER_WAYS = [
    ("darjeeling", "turning", "fr", LAPTOP),
    ("ceylon", "trading", "en", PHONE),
    ("alubari", "labourers", "it", DESKTOP),
]
# What leads on: reading on, or having a step shown.
ON = ".lesson .foot > :is(button.pri, [data-show])"
FLAT = "document.documentElement.scrollWidth <= innerWidth"


def said(page: Page) -> str:
    return " ".join(page.locator(".lesson .words").inner_text().split())


def expect_told(page: Page, texts: Texts, run: LessonRun) -> None:
    """The card says what the lesson says here."""
    words = run.said()
    assert words is not None
    expected = " ".join(texts(words.key, **words.values).split())
    expect(page.locator(".lesson .words")).to_have_text(expected)


def played(page: Page, run: LessonRun, way: tuple[str, ...]) -> LessonRun:
    """The step as a learner does it: choices are planned as at every table, then done."""
    player, game, left = Player(page, page.url), run.position.game, list(way)
    at = run.at
    while left and run.at == at:
        begun, planned = run, list[int]()
        while left and (run is begun or stays(begun, run)):
            planned.append(game.parse(left[0]).id)
            run = run.do(left.pop(0))
        assert player.wait_for_turn()
        player.tap_through(planned)
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
            expect_told(page, texts, run)
            assert page.evaluate(FLAT)
            last = run.at == len(lesson.steps) - 1
            if run.mood == Mood.DO and not lesson.extra:
                assert run.step is not None
                run = played(page, run, run.step.solutions[0])
                continue
            run = run.do(GO_ON) if run.mood == Mood.READ else run.do("show")
            if not last:
                page.locator(ON).click()
        if run.position.actor is None:
            expect(page.locator(".lesson .count tfoot")).to_be_visible()
        page.locator(".lesson .foot > a.btn:last-child").click()
    expect(page.locator("li.done")).to_have_count(len(lessons))
    page.reload()
    expect(page.locator("li.done")).to_have_count(len(lessons))


@pytest.mark.parametrize(("name", "called", "language", "size"), OTHER_WAYS)
def test_another_way_through_a_lesson_is_accepted_as_well(
    visit: OpenPage, no_workers: Served, name: str, called: str, language: str, size: dict[str, int]
) -> None:
    texts, game = Texts(language), teahouse.game(name)
    lesson = lessons_of(game.definition)[called]
    page = visit(size, language=language)
    page.goto(f"{no_workers.base}/lesson/{name}/{lesson.name}")
    run = begin(game, lesson)
    while run.mood != Mood.DONE:
        expect_told(page, texts, run)
        last = run.at == len(lesson.steps) - 1
        if run.mood == Mood.DO:
            assert run.step is not None
            ways = [way for way in run.step.solutions if followed(run, way) is not None]
            assert ways[-1] != run.step.solutions[0]
            run = played(page, run, ways[-1])
            continue
        run = run.do(GO_ON)
        if not last:
            page.locator(ON).click()
    expect(page.locator(".lesson a.btn.pri")).to_be_visible()


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
    page.locator("[data-place='c3'][data-choice]").click()
    page.locator("[data-do]").first.click()
    expect(card).to_contain_text("that cost 2 points")
    expect(page.locator("[data-choice]")).to_have_count(0)
    expect(page.locator("#question")).to_have_text(Texts("en")("web-learn-look"))
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(f"[data-choice='{far}']")).not_to_have_count(0)
    page.locator("[data-place='c5'][data-choice]").click()
    page.locator("[data-do]").first.click()
    expect(card).to_contain_text("Step 3 of 5")
    assert re.search("You took green tea ½", said(page))
    page.get_by_role("button", name="Back", exact=True).click()
    expect(card).to_contain_text("Step 2 of 5")
    expect(page.locator(f"[data-choice='{near}']")).not_to_have_count(0)


def test_a_step_is_planned_as_at_every_table_and_ends_where_its_goal_is_reached(
    visit: OpenPage, no_workers: Served
) -> None:
    page, game = visit(LAPTOP), teahouse.game("ceylon")
    page.goto(f"{no_workers.base}/lesson/ceylon/cards")
    page.get_by_role("button", name="Go on").click()
    planned = page.locator("[data-planned]")
    for n, notation in enumerate(("harvest/councillor", "harvest", "harvest c5"), 1):
        place = page.locator(f"[data-choice='{game.parse(notation).id}']:visible").first
        place.click()
        expect(planned).to_have_attribute("data-planned", str(min(n, 2)))
    expect(page.locator(".lesson")).to_contain_text("1/8 · Step 2 of 3")
    page.locator("[data-do]").first.click()
    expect(page.locator(".lesson")).to_contain_text("1/8 · Step 3 of 3")
    expect(page.locator(".rim .main")).to_have_count(0)  # nothing is left to be done


def test_what_is_shown_is_seen_choice_by_choice(visit: OpenPage, no_workers: Served) -> None:
    page, game = visit(LAPTOP), teahouse.game("ceylon")
    sent: list[list[str]] = []
    page.on("request", lambda request: sent.append(inputs_of(request)))
    page.goto(f"{no_workers.base}/lesson/ceylon/cards")
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".lesson")).to_contain_text("Step 3 of 3")
    first = lessons_of(game.definition)["cards"].steps[1].solutions[0]
    for n in range(1, len(first) + 1):
        assert ["next", *first[:n]] in sent


def test_in_a_long_step_one_turn_is_shown(visit: OpenPage, no_workers: Served) -> None:
    page, texts = visit(LAPTOP), Texts("en")
    sent: list[list[str]] = []
    page.on("request", lambda request: sent.append(inputs_of(request, "darjeeling/last-turns")))
    page.goto(f"{no_workers.base}/lesson/darjeeling/last-turns")
    page.get_by_role("button", name="Go on").click()
    show = page.get_by_role("button", name=texts("web-learn-show-turn"))
    show.click()
    expect(page.locator("[data-seq]")).not_to_have_attribute("data-seq", "1")
    expect(show).to_be_enabled()
    expect(page.locator(".lesson")).to_contain_text("Step 2 of 3")
    assert [len(inputs) for inputs in sent if inputs][-1] == len(["next", "b7", "white", "double"])


@pytest.mark.parametrize("size", [LAPTOP, PHONE, {"width": 844, "height": 390}])
def test_buttons_of_a_lesson_stay_where_they_are_and_words_are_whole(
    visit: OpenPage, no_workers: Served, size: dict[str, int]
) -> None:
    page = visit(size, language="fr")
    page.goto(f"{no_workers.base}/lesson/alubari/track")
    lesson = lessons_of(teahouse.game("alubari").definition)["track"]
    places: dict[bool, list[tuple[float, float]]] = {True: [], False: []}
    for n, step in enumerate(lesson.steps[:-1], 1):
        expect(page.locator(".lesson header .num")).to_contain_text(f"{n} sur")
        button = page.locator(ON)
        expect(button).to_be_enabled()
        assert page.locator(".lesson .words").evaluate("e => e.scrollHeight - e.clientHeight") < 2
        box = button.bounding_box()
        assert box is not None
        is_read = not step.goal
        places[is_read].append((box["x"] + box["width"] * is_read, box["y"]))
        button.click()
    last = page.locator(".lesson a.btn.pri").bounding_box()
    assert last is not None
    assert {*places[True]} == {(last["x"] + last["width"], last["y"])}
    assert len({*places[False]}) == 1
    assert places[False][0][0] < size["width"] * 0.9 < places[True][0][0]


def inputs_of(request: Request, lesson: str = "ceylon/cards") -> list[str]:
    is_step = request.method == "POST" and request.url.endswith(f"/lessons/{lesson}")
    body = request.post_data_json if is_step else None
    return list(body["inputs"]) if body else []


def test_what_a_lesson_points_at_is_in_sight_on_a_phone_that_lies(
    visit: OpenPage, no_workers: Served
) -> None:
    page = visit({"width": 844, "height": 390})
    page.goto(f"{no_workers.base}/lesson/alubari/weather")
    expect(page.locator("[data-place='weather']")).to_be_in_viewport(ratio=0.8)
    page.goto(f"{no_workers.base}/lesson/alubari/track")
    for _ in ("Go on", "Show me"):
        page.locator(ON).click()
    expect(page.locator(".lesson")).to_contain_text("Step 3 of 5")
    expect(page.locator("[data-place='area-D']")).to_be_in_viewport(ratio=0.8)


def test_the_lessons_are_the_first_thing_on_the_page_of_a_title(
    visit: OpenPage, no_workers: Served
) -> None:
    page = visit({"width": 844, "height": 390})
    page.goto(f"{no_workers.base}/learn/alubari")
    link = page.get_by_role("link", name=Texts("en")("web-learn-lessons"))
    expect(link).to_be_in_viewport(ratio=1)
    link.click()
    expect(page.locator("#lessons")).to_be_in_viewport()
    page.goto(f"{no_workers.base}/learn")
    page.goto(f"{no_workers.base}/learn/alubari#lessons")
    expect(page.locator("#lessons")).to_be_in_viewport()


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
        page.locator(ON).click()
    expect(page.locator(".lesson a.btn.pri")).to_be_visible()
    page.goto(f"{no_workers.base}/learn/darjeeling")
    expect(page.locator("li.done")).to_have_count(1)
    expect(proposal).to_have_count(0)


def test_whoever_has_played_is_shown_a_rule_that_was_never_used(
    visit: OpenPage, no_workers: Served
) -> None:
    page, texts = visit(LAPTOP), Texts("en")
    definition = teahouse.game("darjeeling").definition
    used = {*definition.rules.decision_rules["start"], *definition.rules.decision_rules["face"]}
    known = {rule for rules in definition.rules.decision_rules.values() for rule in rules} - used
    rule = next(r for one in lessons_of(definition).values() for r in one.teaches if r in known)
    page.goto(f"{no_workers.base}/learn")
    kept = json.dumps(json.dumps({"darjeeling": {"start": 1, "face": 1}}))
    page.evaluate(f"localStorage.setItem('teahouse-decided', {kept})")
    page.goto(f"{no_workers.base}/learn/darjeeling")
    title = texts(f"darjeeling-rule-{rule}.title")
    expect(page.locator(".proposal")).to_contain_text(texts("web-learn-unused", rule=title))


def test_what_a_rule_refuses_is_remembered_here(visit: OpenPage, no_workers: Served) -> None:
    page = visit(LAPTOP)
    page.goto(f"{no_workers.base}/lesson/darjeeling/collector")
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".lesson")).to_contain_text("Step 2 of 5")
    page.locator("[data-place='a4']").click(force=True)
    page.wait_for_function("() => localStorage.getItem('teahouse-rules') !== null")
    refused = json.loads(page.evaluate("localStorage.getItem('teahouse-rules')"))["darjeeling"]
    assert set(refused) <= set(load_ledger(teahouse.game("darjeeling").definition))


STANDS_STILL = """(place) => new Promise((done) => {
  let [y, frames] = [NaN, 0];
  const look = () => {
    const now = place.getBoundingClientRect().y;
    frames = now === y ? frames + 1 : 0;
    y = now;
    if (frames < 30) requestAnimationFrame(look); else done();
  };
  look();
})"""


def test_on_a_phone_a_tap_in_vain_leaves_the_lesson_in_sight(
    visit: OpenPage, no_workers: Served
) -> None:
    page = visit(PHONE)
    page.goto(f"{no_workers.base}/lesson/darjeeling/collector")
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".lesson")).to_contain_text("Step 2 of 5")
    place = page.locator("[data-place='d7']")
    place.evaluate(STANDS_STILL)
    place.click(force=True)
    expect(page.locator(".rim .no")).to_be_visible()
    expect(page.locator(".inspected")).to_have_count(0)


def test_away_from_a_city_the_answers_say_that_a_crate_is_lost(
    visit: OpenPage, no_workers: Served
) -> None:
    page, game = visit(PHONE), teahouse.game("darjeeling")
    page.goto(f"{no_workers.base}/lesson/darjeeling/city")
    page.get_by_role("button", name="Go on").click()
    page.locator("[data-place='c9'][data-choice]").click()
    page.locator("[data-do]").first.click()
    ship = page.locator(f".answers [data-choice='{game.parse('ship white').id}']")
    expect(ship).to_contain_text("up to 2 crates")
    finish = page.locator(".answers .main").bounding_box()
    answer = ship.bounding_box()
    assert finish is not None
    assert answer is not None
    assert answer["width"] > finish["width"]
    assert answer["y"] + answer["height"] <= finish["y"]  # above it, not squeezed beside it
    ship.click()
    six = f"[data-choice='{game.parse('ones 6').id}']"
    expect(page.locator(f".answers {six}")).to_contain_text("3 crates, 1 of them lost")
    expect(page.locator(f".picture{six}")).to_have_text("3 crates, 1 of them lost")


def test_a_councillor_elsewhere_says_where_the_pawn_has_to_be(
    visit: OpenPage, no_workers: Served
) -> None:
    page, game = visit(LAPTOP), teahouse.game("ceylon")
    page.goto(f"{no_workers.base}/lesson/ceylon/councillors")
    page.get_by_role("button", name="Go on").click()
    page.locator(f"[data-choice='{game.parse('councillor/harvest').id}']:visible").first.click()
    expect(page.locator("#question")).to_have_text(Texts("en")("ceylon-decision-action"))
    page.locator("[data-place='councillor-uva']").click()
    expect(page.locator(".rim .no")).to_contain_text("Your pawn is not in Uva")


def test_what_is_said_of_a_hex_before_the_first_card_is_that_it_is_free(
    visit: OpenPage, no_workers: Served
) -> None:
    page = visit(LAPTOP)
    page.goto(f"{no_workers.base}/lesson/ceylon/setup")
    page.get_by_role("button", name="Go on").click()
    expect(page.locator("#question")).to_have_text(Texts("en")("ceylon-decision-first"))
    page.locator("[data-place='a3']").first.click(button="right", force=True)
    expect(page.locator(".inspected .does")).to_contain_text("It is free")


def test_the_link_of_a_scene_opens_its_lesson_there(visit: OpenPage, no_workers: Served) -> None:
    page = visit(LAPTOP)
    found = find_scene(teahouse.game("ceylon"), "C33")
    assert found is not None
    page.goto(f"{no_workers.base}{link_to('ceylon', found)}")
    moves = [word for word in found.inputs if word != GO_ON]
    expect(page.locator("[data-seq]")).not_to_have_attribute("data-seq", "1")
    assert moves
    visit.expected.append("422")
    page.goto(f"{no_workers.base}/lesson/ceylon/cards?after=football")
    expect(page.locator(".lesson")).to_contain_text("Step 1 of 3")


def test_a_lesson_that_is_not_there_is_said_to_be_missing(
    visit: OpenPage, no_workers: Served
) -> None:
    page = visit()
    visit.expected.append("404")
    page.goto(f"{no_workers.base}/lesson/darjeeling/football")
    expect(page.locator("main h1")).to_be_visible()
