"""Scenes: for a rule of the ledger, a position in which it matters.

Lessons are searched first: their positions come from real games or were made for a rule. The best
scene is one in which the rule refuses something; failing that, the lesson that teaches the rule. A
game without lessons is played at random, from fixed seeds, until the rule refuses something.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from .game import Game, Position
from .lesson_run import GO_ON, SHOW, LessonRun, Mood, begin
from .lessons import Lesson, lessons_of
from .reasons import NOT_ASKED

RANDOM_GAMES = 4


@dataclass(frozen=True)
class Scene:
    """A position and the seat whose view it shows."""

    number: str
    position: Position
    seat: int
    refused: str = ""  # the notation of an action this rule forbids here
    lesson: str = ""  # where the position comes from
    inputs: tuple[str, ...] = ()  # the lesson inputs that lead to it


def find_scene(game: Game, number: str) -> Scene | None:
    """The first position in which the rule refuses something, else the lesson that teaches it."""
    for lesson in _nearest_first(game, number):
        for run in _asked_in(game, lesson):
            action = refused_by(run.position, number)
            if action:
                return _in_lesson(number, run, action)
    teaching = [one for one in lessons_of(game.definition).values() if number in one.teaches]
    if teaching:
        return _in_lesson(number, next(_asked_in(game, teaching[0]), begin(game, teaching[0])))
    return None if lessons_of(game.definition) else _played(game, number)


def _in_lesson(number: str, run: LessonRun, refused: str = "") -> Scene:
    lesson = run.lesson
    return Scene(number, run.position, lesson.seat, refused, lesson.name, run.inputs)


def refused_by(position: Position, number: str) -> str:
    """An action that this rule forbids now, or an empty string."""
    asked = {
        code for code, (_, rule) in position.game.definition.rules.reasons.items() if rule == number
    }
    if not asked - {NOT_ASKED}:
        return ""
    for action in position.game.codec.actions:
        reason = position.why_not(action)
        if reason is not None and reason.rule == number:
            return str(action)
    return ""


def _nearest_first(game: Game, number: str) -> list[Lesson]:
    """The lessons, with those that teach the rule first."""
    return sorted(lessons_of(game.definition).values(), key=lambda one: number not in one.teaches)


def _asked_in(game: Game, lesson: Lesson) -> Iterator[LessonRun]:
    """The points of a lesson's solution where the learner has a choice."""
    run = begin(game, lesson)
    while run.mood != Mood.DONE:
        if run.mood == Mood.DO:
            yield from _along(run)
        run = run.do(SHOW if run.mood == Mood.DO else GO_ON)


def _along(run: LessonRun) -> Iterator[LessonRun]:
    """A step, choice by choice."""
    at, here = run.at, run
    assert run.step is not None
    for notation in run.step.solutions[0]:
        if here.at != at or here.failed or here.position.why_not(notation) is not None:
            return
        yield here
        here = here.do(notation)


def _played(game: Game, number: str) -> Scene | None:
    for seed in range(RANDOM_GAMES):
        luck, position = random.Random(seed), game.new(seed=seed)
        while position.actor is not None:
            action = refused_by(position, number)
            if action:
                return Scene(number, position, position.actor, action)
            position.apply(luck.choice(position.legal_ids()))
    return None
