"""What the owner of a box types, checked as a component file is, and what comes out of it.

It runs in a worker process (`workers.py`), like everything from strangers that may take long.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import teahouse
from teahouse.core import component_edits
from teahouse.core.errors import UnknownGame
from teahouse.core.game import Game

from .problems import Problem

SEED = 1  # of the position that is drawn; it belongs to no table


def check_box(
    name: str,
    default: Mapping[str, Any],
    values: Mapping[str, Any],
    note: str,
    options: Mapping[str, Any],
) -> dict[str, Any]:
    """Reasons against the values, or a table's components, a file and a diff; and a picture.

    `default` is what this server's host changed in the game.
    """
    try:
        plain = teahouse.game(name, components=default)
    except UnknownGame:
        raise Problem("no-such-game") from None
    found, fitting = component_edits.judged(plain, values)
    changed = component_edits.differing(plain.components, values)
    answer: dict[str, Any] = {
        "ok": not found,
        "reasons": [reason.as_json() for reason in found],
        "changed": list(changed),
        "components": component_edits.as_changes(changed, note),
        "file": "",
        "diff": "",
        "view": picture(fitting, options),
    }
    if not found:
        answer["file"] = component_edits.as_toml(name, values, note)
        answer["diff"] = component_edits.contribution(plain.definition, values, note)
    return answer


def picture(game: Game, options: Mapping[str, Any]) -> dict[str, Any] | None:
    """The first position of a game with these values, as spectators see it."""
    known = {name: value for name, value in options.items() if name in game.options}
    try:
        return game.new(seed=SEED, **known).view(None)
    except component_edits.STUMBLES:
        return None
