"""What the owner of a box types, checked as a component file is, and what comes out of it."""

from __future__ import annotations

from typing import Any

import teahouse
from teahouse.core import component_edits
from teahouse.core.game import Game

from .bodies import BoxIn
from .default_components import DefaultComponents

SEED = 1  # of the position that is drawn; it belongs to no table


def check(name: str, asked: BoxIn, defaults: DefaultComponents) -> dict[str, Any]:
    """Reasons against the values, or a table's components, a file, a diff and a picture."""
    found, fitting = component_edits.judged(defaults.game(name), asked.values)
    changed = component_edits.differing(defaults.components(name), asked.values)
    answer: dict[str, Any] = {
        "ok": not found,
        "reasons": [reason.as_json() for reason in found],
        "changed": list(changed),
        "components": component_edits.as_changes(changed, asked.note),
        "file": "",
        "diff": "",
        "view": picture(fitting, asked.options),
    }
    if not found:
        definition = teahouse.game(name).definition
        answer["file"] = component_edits.as_toml(name, asked.values, asked.note)
        answer["diff"] = component_edits.contribution(definition, asked.values, asked.note)
    return answer


def picture(game: Game, options: dict[str, Any]) -> dict[str, Any] | None:
    """The first position of a game with these values, as spectators see it."""
    try:
        return game.new(seed=SEED, **options).view(None)
    except component_edits.STUMBLES:
        return None
