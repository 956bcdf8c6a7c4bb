"""List lessons and play them. The server stores nothing about them."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from teahouse.core.game import Game
from teahouse.core.lessons import Lesson
from teahouse.server import bodies, catalog, models
from teahouse.server import lessons as lessons_played
from teahouse.server.auth import ServiceDep
from teahouse.server.errors import error_responses
from teahouse.server.middleware import address
from teahouse.server.service import TableService
from teahouse.server.strict import StrictRoute

from .catalog import GamePath
from .common import limiter_of
from .presentation import known_game

router = APIRouter(prefix="/api/lessons", route_class=StrictRoute, tags=["lessons"])


@router.get("/{game}", response_model=models.LessonsOut, responses=error_responses("no-such-game"))
async def lessons(game: GamePath) -> dict[str, Any]:
    """The lessons of a game in their order; their titles are messages."""
    return catalog.lessons(known_game(game))


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
    return lessons_played.play(*known_lesson(game, lesson), asked.inputs)


@router.post(
    "/{game}/{lesson}/trial",
    response_model=models.TrialOut,
    responses=error_responses("no-such-game", "not-found", "illegal"),
)
async def try_in_lesson(
    game: GamePath,
    lesson: GamePath,
    asked: bodies.LessonTrialIn,
    request: Request,
    service: ServiceDep,
) -> dict[str, Any]:
    """Where planned actions lead within the present step."""
    await limit_lessons(request, service)
    chosen, wanted = known_lesson(game, lesson)
    return lessons_played.try_out(chosen, wanted, asked.inputs, asked.actions, asked.ahead)


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
    return lessons_played.why_not(*known_lesson(game, lesson), asked.inputs, asked.action)


async def limit_lessons(request: Request, service: TableService) -> None:
    """Limited like commands, but per address: each request replays a lesson from the start."""
    per_minute = f"{service.settings.commands_per_minute}/minute"
    await limiter_of(request).check(per_minute, "lesson", address(request.scope))


def known_lesson(game: str, name: str) -> tuple[Game, Lesson]:
    chosen = known_game(game)
    return chosen, lessons_played.find_lesson(chosen, name)
