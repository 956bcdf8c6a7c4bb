"""What the owner of a box types, checked as a component file is, and what comes out of it.

It runs in a worker process (`workers.py`), like everything from strangers that may take long.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from typing import Any

import teahouse
from teahouse.core import component_edits
from teahouse.core.components import ComponentSet
from teahouse.core.errors import UnknownGame
from teahouse.core.game import Game
from teahouse.core.reasons import Reason
from teahouse.core.views import View

from .components import refused
from .problems import Problem

LINE = re.compile(r"line (\d+)")
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
        "file": component_edits.as_toml(name, values, note, unfinished=bool(found)),
        "diff": "",
        "view": picture(fitting, options),
    }
    if not found:
        answer["diff"] = component_edits.contribution(plain.definition, values, note)
    return answer


def picture(game: Game, options: Mapping[str, Any]) -> View | None:
    """The first position of a game with these values, as spectators see it."""
    known = {name: value for name, value in options.items() if name in game.options}
    try:
        return game.new(seed=SEED, **known).view(None)
    except component_edits.STUMBLES:
        return None


def read_component_file(name: str, text: str, file: str) -> dict[str, Any]:
    """A component file, TOML or JSON: its values by path, its note, and it as changes."""
    try:
        table = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
        json.dumps(table, allow_nan=False, ensure_ascii=False).encode()  # it must travel as JSON
    except (ValueError, TypeError, RecursionError) as error:
        line = LINE.search(str(error))
        where: dict[str, int | str] = {"file": file, "line": int(line[1]) if line else 0}
        raise refused(Reason("component-toml", "", where)) from None
    meant = component_edits.game_of(table, name, _every_game())
    if meant != name:
        raise refused(Reason("component-other-game", "", {"file": file, "game": meant}))
    values = component_edits.edits_of(teahouse.game(name).components, table)
    return {"components": table, "values": values, "note": component_edits.note_of(table)}


def _every_game() -> dict[str, ComponentSet]:
    return {name: teahouse.game(name).components for name in teahouse.games()}
