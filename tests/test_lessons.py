"""The lessons of every game: each can be done, whatever is tried gets words, and those are true."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from tests.games.good_play import pieces_of

import teahouse
from teahouse import i18n
from teahouse.core.game import Game
from teahouse.core.ledger import load_ledger
from teahouse.core.lesson_run import GO_ON, SHOW, LessonRun, Mood, begin, resumed
from teahouse.core.lessons import Lesson, lessons_of
from teahouse.core.messages import dashed
from teahouse.i18n import LANGUAGES, Texts

# Words for numbers; "one" is an article as well, and "first" an order.
NUMBERS = {
    "en": "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|hundred|twice",
    "fr": "deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|vingt|cent",
    "it": "due|tre|quattro|cinque|sei (?=punt|tess|cass|carte)|sette|otto|nove|dieci|venti|cento",
}


A_FEW = 8  # decisions of a step that can be gone through


@cache
def game_of(name: str) -> Game:
    return teahouse.game(name)


LESSONS = [
    (name, lesson)
    for name in teahouse.games()
    for lesson in lessons_of(teahouse.game(name).definition)
]
EACH = pytest.mark.parametrize(("name", "lesson"), LESSONS, ids=[f"{n}-{m}" for n, m in LESSONS])


def the(name: str, lesson: str) -> Lesson:
    return lessons_of(game_of(name).definition)[lesson]


def words(run: LessonRun) -> list[str]:
    """What a learner reads, in every language; a missing value or message is an error."""
    said = run.said()
    assert said is not None
    return [Texts(language)(said.key, **said.values) for language in LANGUAGES]


def walked(run: LessonRun, last: bool) -> Iterator[LessonRun]:
    """A lesson step by step, done by the first known way, or by the last that works here."""
    while run.mood != Mood.DONE:
        yield run
        if run.mood == Mood.READ:
            run = run.do(GO_ON)
            continue
        assert run.step is not None
        ways = run.step.solutions[::-1] if last else run.step.solutions
        reached = [there for way in ways if (there := followed(run, way)) is not None]
        run = reached[0] if reached else run.do(SHOW)
    yield run


def followed(run: LessonRun, way: tuple[str, ...]) -> LessonRun | None:
    at = run.at
    for notation in way:
        if run.at != at or run.failed or run.position.why_not(notation) is not None:
            return None
        run = run.do(notation)
    return run if run.at == at + 1 else None


@EACH
def test_a_lesson_is_solved_in_two_ways_and_told_in_every_language(name: str, lesson: str) -> None:
    ways = []
    for last in (False, True):
        for run in walked(begin(game_of(name), the(name, lesson)), last):
            if run.mood != Mood.DONE:
                assert all(words(run))
        ways.append(run.inputs)
        again = resumed(game_of(name), the(name, lesson), run.inputs)
        assert again.position.digest() == run.position.digest()
    assert ways[0] != ways[1]


LONGEST = {Mood.READ: 340, Mood.DO: 200}  # letters that are in sight without scrolling


@EACH
def test_what_a_step_says_fits_the_card_of_a_phone(name: str, lesson: str) -> None:
    for run in walked(begin(game_of(name), the(name, lesson)), last=False):
        if run.mood in LONGEST and not run.lesson.extra:
            said = [" ".join(text.split()) for text in words(run)]
            assert max(map(len, said)) <= LONGEST[run.mood], run.step


@EACH
def test_the_first_solution_of_each_step_is_one(name: str, lesson: str) -> None:
    for run in walked(begin(game_of(name), the(name, lesson)), last=False):
        if run.step is not None and run.step.goal:
            assert followed(run, run.step.solutions[0]) is not None, run.step.name


@EACH
def test_whatever_is_tried_leads_on_or_gets_words(name: str, lesson: str) -> None:
    for run in walked(begin(game_of(name), the(name, lesson)), last=False):
        if run.mood != Mood.DO:
            continue
        for action in run.position.legal():
            there = run.do(str(action))
            assert there.mood == Mood.DONE or all(words(there))
            if there.failed:
                assert there.taken_back().position.digest() == run.position.digest()
        shown = run.do(SHOW)
        assert shown.at == run.at + 1


@pytest.mark.parametrize(("name", "first"), [("alubari", "place A2"), ("ceylon", "rupees")])
def test_what_is_shown_goes_on_from_where_the_learner_stands(name: str, first: str) -> None:
    lesson = the(name, "last-turns")
    run = begin(game_of(name), lesson).do(GO_ON)
    ways = [str(action) for action in run.position.legal()]
    run = run.do(first if first in ways else ways[-1])
    shown = run.do(SHOW)
    assert shown.inputs == (*run.inputs, SHOW)
    before, after = ([str(a) for _, a, _ in one.position.history()] for one in (run, shown))
    assert after[: len(before)] == before
    assert shown.position.outcome() is not None


@EACH
def test_tempting_tries_get_the_words_written_for_them(name: str, lesson: str) -> None:
    for run in walked(begin(game_of(name), the(name, lesson)), last=False):
        for wrong in run.step.wrong if run.step is not None else ():
            there = run
            for notation in wrong.tried:
                there = there.do(notation)
            assert there.failed == wrong.name
            assert len(set(words(there))) == len(LANGUAGES)


@EACH
def test_a_lesson_teaches_rules_of_the_ledger_and_points_in_known_words(
    name: str, lesson: str
) -> None:
    assert set(the(name, lesson).teaches) <= set(load_ledger(game_of(name).definition))
    assert the(name, lesson).teaches
    assert set(the(name, lesson).shows) <= components(name)


def test_a_card_that_cannot_lead_to_the_goal_is_said_to_be_wrong_at_once() -> None:
    lessons = lessons_of(game_of("ceylon").definition).values()
    runs = [run for one in lessons for run in walked(begin(game_of("ceylon"), one), last=False)]
    for run in runs:
        if run.mood != Mood.DO or run.step is None or run.step.within > A_FEW:
            continue
        for card in (str(action) for action in run.position.legal() if "/" in str(action)):
            there = run.do(card)
            assert there.failed or there.at > run.at or there.is_reachable(), (run.lesson, card)


@pytest.mark.parametrize("lesson", ["trading", "spare", "premium"])
def test_the_wagon_of_a_contract_gets_another_one(lesson: str) -> None:
    """Else it looks as if nothing had been delivered."""
    for last in (False, True):
        *_, run = walked(begin(game_of("ceylon"), the("ceylon", lesson)), last)
        laid, gone = (contracts(run, name) for name in ("contract-laid", "contract-fulfilled"))
        assert gone
        assert not laid & gone


def contracts(run: LessonRun, name: str) -> set[int]:
    """The companies of the contracts in these events."""
    events = [e for _, _, some in run.position.history() for e in some.seen_by(run.lesson.seat)]
    return {int(e.values["company"]) for e in events if e.name == name}


# What the texts hold


def literals(language: str, name: str) -> Iterator[tuple[str, str]]:
    """The texts of a game's lessons, without what is put in and without variants of a value."""
    for _, text in i18n.game_sources(name, language):
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith(f"{name}-lesson-"):
                for pattern in [entry.value, *(a.value for a in entry.attributes)]:
                    if pattern is not None:
                        yield entry.id.name, written(pattern)


def written(pattern: ast.Pattern) -> str:
    return " ".join(e.value for e in pattern.elements if isinstance(e, ast.TextElement))


def named(name: str, language: str) -> str:
    """Everything that has a name of its own: seats, and the closed sets of a game."""
    texts = Texts(language)
    groups = game_of(name).definition.presentation.names
    own = [texts(f"{name}-{dashed(g)}-{dashed(v)}") for g in PROPER[name] for v in groups[g]]
    seats = [texts("common-seat", seat=seat) for seat in range(5)]
    return "|".join(re.escape(word) for word in [*own, *seats])


# Sets whose members are names of things one could also have another of.
PROPER = {
    "darjeeling": ("variety", "map"),
    "ceylon": ("district", "tea", "shape"),
    "alubari": ("town", "equipment", "contract"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted({name for name, _ in LESSONS}))
def test_numbers_places_and_names_come_from_the_position(name: str, language: str) -> None:
    wrong = re.compile(rf"\d|\b(?:{NUMBERS[language]}|{named(name, language)})\b", re.IGNORECASE)
    found = [(key, wrong.findall(text)) for key, text in literals(language, name)]
    assert [(key, words) for key, words in found if words] == []


def test_a_literal_is_noticed() -> None:
    pattern = FluentParser().parse("a = Pay { $n } for 3 black tiles on c4").body[0]
    assert isinstance(pattern, ast.Message)
    assert pattern.value is not None
    wrong = re.compile(rf"\d|\b(?:{NUMBERS['en']}|{named('darjeeling', 'en')})\b", re.IGNORECASE)
    assert wrong.findall(written(pattern.value)) == ["3", "black", "4"]


# What is taught


def topics(name: str) -> set[str]:
    """What there is to learn: everything that can be asked, happen, score or lie in the box."""
    rules, game = game_of(name).definition.rules, game_of(name)
    sources = game.definition.presentation.names.get("source", ())
    never = {dashed(piece) for piece in pieces_of(game).excused}
    return {
        *(f"decision {dashed(d.name)}" for d in rules.decisions if d != 0),
        *(f"event {kind.name}" for kind in rules.events),
        *(f"source {dashed(source)}" for source in sources),
        *(f"component {kind}" for kind in components(name)),
    } - never


def taught(name: str, lesson: str) -> Iterator[str]:
    """What a learner meets in a lesson, and the printed values its rules speak of."""
    for last in (False, True):
        runs = list(walked(begin(game_of(name), the(name, lesson)), last))
        for run in runs:
            if run.mood == Mood.DO and run.position.decision is not None:
                yield f"decision {dashed(run.position.decision.name)}"
        yield from met(runs[-1])
    own = i18n.parameters(i18n.sources("en"))
    values = {v for number in the(name, lesson).teaches for v in own[f"{name}-rule-{number}"]}
    for kind in components(name):
        if kind in the(name, lesson).shows or any(v.startswith(f"{dashed(kind)}-") for v in values):
            yield f"component {kind}"


def components(name: str) -> set[str]:
    return {fact.path.partition(".")[0] for fact in game_of(name).components.facts()}


def met(run: LessonRun) -> Iterator[str]:
    """The decisions, events and sources on the way to a position."""
    rules, seat = run.position.game.definition.rules, run.lesson.seat
    again = begin(run.position.game, run.lesson).position
    yield from (f"event {event.name}" for event in again.opening().seen_by(seat))
    for chose, action, events in run.position.history():
        if chose == seat and again.decision is not None:
            yield f"decision {dashed(again.decision.name)}"
        again.apply(action)
        yield from (f"event {event.name}" for event in events.seen_by(seat))
    if rules.breakdown is not None:
        start = begin(run.position.game, run.lesson).position
        before, after = (rules.breakdown(p.state(), seat) for p in (start, run.position))
        yield from (f"source {dashed(s)}" for s in after if after[s] != before[s])


@pytest.mark.parametrize("name", teahouse.games())
def test_every_topic_has_a_lesson(name: str) -> None:
    lessons = lessons_of(game_of(name).definition)
    found = {topic for lesson in lessons for topic in taught(name, lesson)}
    assert sorted(topics(name) - found) == []


@pytest.mark.parametrize("name", teahouse.games())
def test_a_course_has_six_to_ten_lessons(name: str) -> None:
    course = [
        lesson for lesson in lessons_of(game_of(name).definition).values() if not lesson.extra
    ]
    assert 6 <= len(course) <= 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("use", ["fresh", "double"])
def test_the_lesson_on_tokens_names_them_as_the_choices_do(language: str, use: str) -> None:
    texts = Texts(language)
    choice = texts("darjeeling-choice-spend", use=use, crates=1, bonus=1)
    assert choice.partition(" · ")[0] in texts("darjeeling-lesson-tokens-token", bonus=1, crates=1)
