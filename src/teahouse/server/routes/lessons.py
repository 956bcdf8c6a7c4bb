"""Lessons: which there are, and playing them. The server keeps nothing of them."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from teahouse.core.errors import BadNotation, IllegalAction
from teahouse.core.game import Game
from teahouse.core.lesson_run import resumed
from teahouse.core.lessons import BadLesson, Lesson, lessons_of
from teahouse.server import bodies, models
from teahouse.server.auth import ServiceDep
from teahouse.server.errors import error_responses
from teahouse.server.lessons import in_notation, lesson_json
from teahouse.server.middleware import address
from teahouse.server.problems import Problem
from teahouse.server.refusals import refusal_json
from teahouse.server.service import TableService
from teahouse.server.strict import StrictRoute

from .catalog import GamePath
from .common import limiter_of
from .presentation import known_game

router = APIRouter(prefix="/api/lessons", route_class=StrictRoute, tags=["lessons"])


@router.get("/{game}", response_model=models.LessonsOut, responses=error_responses("no-such-game"))
async def lessons(game: GamePath) -> dict[str, Any]:
    """The lessons of a game in their order; their titles are messages."""
    found = lessons_of(known_game(game).definition).values()
    return {"game": game, "lessons": [about(lesson) for lesson in found]}


def about(lesson: Lesson) -> dict[str, Any]:
    return {
        "name": lesson.name,
        "key": lesson.key,
        "extra": lesson.extra,
        "length": len(lesson.steps),
        "teaches": list(lesson.teaches),
    }


@router.post(
    "/{game}/{lesson}",
    response_model=models.LessonOut,
    responses=error_responses("no-such-game", "not-found", "illegal"),
)
async def play_lesson(
    game: GamePath,
    lesson: GamePath,
    asked: bodies.LessonIn,
    request: Request,
    service: ServiceDep,
) -> dict[str, Any]:
    """The lesson after these inputs: choices in notation or as `#id`, "next" and "show".

    422 with `reason` when the rules refuse the last one.
    """
    await limit_lessons(request, service)
    chosen, wanted = known_lesson(game, lesson)
    try:
        return lesson_json(chosen, wanted, asked.inputs)
    except IllegalAction as refused:
        words = [in_notation(chosen, word) for word in asked.inputs]
        before = resumed(chosen, wanted, words[:-1]).position
        reason = refusal_json(before, words[-1], refused.reason)
        raise Problem("illegal", reason=reason) from None
    except (BadLesson, BadNotation):
        raise Problem("illegal", reason=NO_SUCH) from None


NO_SUCH = {"code": "no-such-action", "rule": "", "params": {}}


@router.post(
    "/{game}/{lesson}/why-not",
    response_model=models.WhyOut,
    responses=error_responses("no-such-game", "not-found", "illegal"),
)
async def why_not_in_lesson(
    game: GamePath,
    lesson: GamePath,
    asked: bodies.LessonWhyIn,
    request: Request,
    service: ServiceDep,
) -> dict[str, Any]:
    """Why the learner may not do something now."""
    await limit_lessons(request, service)
    chosen, wanted = known_lesson(game, lesson)
    try:
        position = resumed(chosen, wanted, asked.inputs).position
        found = None if position.actor is None else position.why_not(asked.action)
    except (BadLesson, BadNotation, IllegalAction):
        return {"legal": False, "reason": NO_SUCH}
    return {
        "legal": found is None,
        "reason": found and refusal_json(position, asked.action, found),
    }


async def limit_lessons(request: Request, service: TableService) -> None:
    """As many as commands at a table, of one address: each plays a lesson from its beginning."""
    per_minute = f"{service.settings.commands_per_minute}/minute"
    await limiter_of(request).check(per_minute, "lesson", address(request.scope, service.settings))


def known_lesson(game: str, name: str) -> tuple[Game, Lesson]:
    chosen = known_game(game)
    found = lessons_of(chosen.definition).get(name)
    if found is None:
        raise Problem("not-found")
    return chosen, found
