"""Rules, messages and a text board, for games the client has no board or messages for."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response

import teahouse
from teahouse.core import defaults
from teahouse.core.errors import UnknownGame
from teahouse.core.game import Game
from teahouse.i18n import Texts, game_messages
from teahouse.server import bodies, catalog, models
from teahouse.server.auth import CallerDep, ServiceDep
from teahouse.server.box import read_component_file
from teahouse.server.errors import error_responses
from teahouse.server.middleware import address
from teahouse.server.problems import Problem
from teahouse.server.strict import StrictRoute

from .catalog import CHECKS, GamePath
from .common import SeatQuery, TableId, limiter_of, workers_of

router = APIRouter(prefix="/api", route_class=StrictRoute, tags=["presentation"])
Language = Literal["en", "fr", "it"]
LanguageQuery = Annotated[Language, Query(description="of the words in the sketch")]
AN_HOUR = "public, max-age=3600"


@router.get(
    "/rules/{game}", response_model=models.RulesOut, responses=error_responses("no-such-game")
)
async def rules(game: GamePath) -> dict[str, Any]:
    """The rules of a game by number, in reading order; their texts are messages."""
    return catalog.rules(known_game(game))


@router.get(
    "/messages/{game}/{language}",
    response_model=models.MessagesOut,
    responses=error_responses("no-such-game"),
)
async def messages(game: GamePath, language: Language, response: Response) -> dict[str, Any]:
    """The messages of a game as Fluent text, in this language or the next one it has."""
    known_game(game)
    response.headers["Cache-Control"] = AN_HOUR
    spoken, text = game_messages(game, language)
    return {"game": game, "language": spoken, "text": text}


@router.get(
    "/tables/{table_id}/sketch",
    response_model=models.SketchOut,
    responses=error_responses("no-such-table", "no-session", "not-yours", "stopped"),
)
async def sketch(
    table_id: TableId,
    service: ServiceDep,
    caller: CallerDep,
    seat: SeatQuery = None,
    language: LanguageQuery = "en",
) -> dict[str, Any]:
    """The board as text, as the terminal draws it, made from the view of the seat alone."""
    live = await service.tables.get(table_id)
    table = live.table
    shown = live.snapshot(caller.viewing_seat(live, seat))
    draw = table.game.definition.presentation.sketch
    if shown["view"] is None or draw is defaults.sketch:  # which knows no more than the view
        return {"seq": table.seq, "lines": []}
    lit = [choice["action"] for choice in shown["legal"]]
    lines = draw(shown["view"], Texts(language), lit)
    return {"seq": table.seq, "lines": [[span._asdict() for span in line] for line in lines]}


@router.post(
    "/components/{game}/read",
    response_model=models.ComponentFileOut,
    responses=error_responses("no-such-game", "bad-components", "too-complex"),
)
async def read_components(
    game: GamePath, asked: bodies.ComponentFileIn, request: Request, service: ServiceDep
) -> dict[str, Any]:
    """Parse a component file (TOML or JSON): values by path, and changes to open a table with."""
    known_game(game)
    caller = address(request.scope)
    await limiter_of(request).check(CHECKS, "check", caller)
    found: dict[str, Any] = await workers_of(request).run(
        caller, read_component_file, game, asked.text, asked.file
    )
    return found


def known_game(name: str) -> Game:
    try:
        return teahouse.game(name)
    except UnknownGame:
        raise Problem("no-such-game") from None
