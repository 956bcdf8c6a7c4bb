"""The catalog of games, rules and lessons, as sent to browsers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import teahouse
from teahouse import i18n
from teahouse.bots import LEVELS
from teahouse.bots.custom import REGISTERED
from teahouse.bots.strength import load_strength
from teahouse.core.game import Game
from teahouse.core.ledger import load_ledger
from teahouse.core.lessons import Lesson, lessons_of

SPOKEN = {language: i18n.Texts(language) for language in i18n.LANGUAGES}
UNSURE = ("reconstructed", "inferred")  # sources of values that a box may refute


def info(games: Iterable[Game], retention_days: int | None) -> dict[str, Any]:
    """The games on offer, and how long tables are kept."""
    return {
        "version": teahouse.__version__,
        "games": [game_info(game) for game in games],
        "levels": list(LEVELS),
        "bots": list(REGISTERED),
        "retention_days": retention_days,
    }


def game_info(game: Game) -> dict[str, Any]:
    players, presentation = game.options["players"], game.definition.presentation
    sources = [fact.src for fact in game.components.facts()]
    return {
        "name": game.name,
        "title": {lang: texts(f"{game.name}-title") for lang, texts in SPOKEN.items()},
        "tagline": {lang: texts(f"{game.name}-tagline") for lang, texts in SPOKEN.items()},
        "languages": i18n.languages(game.name),
        "minutes": presentation.minutes,
        "solo": presentation.solo is not None,
        "version": game.version,
        "options": game.options.schema(),
        "players": {"least": players.low or 1, "most": players.high or 1},
        "components": game.components.digest,
        "values": len(sources),
        "unsure": sum(src in UNSURE for src in sources),
        "rules": len(load_ledger(game.definition)),
        "strength": load_strength(game.definition),
    }


def rules(game: Game) -> dict[str, Any]:
    """The rules of a game by number, in reading order."""
    ledger = load_ledger(game.definition)
    rules = [{"number": r.number, "section": r.section, "kind": r.kind} for r in ledger.values()]
    return {"game": game.name, "rules": rules}


def lessons(game: Game) -> dict[str, Any]:
    """The lessons of a game in their order."""
    definition = game.definition
    return {
        "game": game.name,
        "lessons": [_about(lesson) for lesson in lessons_of(definition).values()],
        "decisions": {name: [*rules] for name, rules in definition.rules.decision_rules.items()},
    }


def _about(lesson: Lesson) -> dict[str, Any]:
    return {
        "name": lesson.name,
        "key": lesson.key,
        "extra": lesson.extra,
        "length": len(lesson.steps),
        "teaches": list(lesson.teaches),
    }
