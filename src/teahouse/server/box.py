"""The printed values of a game as an owner compares them, and what the owner types checked.

Checks run in a worker process (`workers.py`), like everything from strangers that may take long.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import teahouse
from teahouse.core import component_edits
from teahouse.core.components import ComponentSet
from teahouse.core.errors import UnknownGame
from teahouse.core.messages import dashed
from teahouse.core.reasons import Reason

from .components import refused
from .problems import Problem

LINE = re.compile(r"line (\d+)")


@lru_cache
def requirements(name: str) -> Mapping[str, Reason]:
    """What each value has to be; computed once, from the refusal of nonsense in its place."""
    return component_edits.requirements(teahouse.game(name))


@lru_cache
def word_keys(name: str) -> Mapping[str, str]:
    """The message key of every word the game uses in a closed set."""
    keys: dict[str, str] = {}
    for group, words in teahouse.game(name).definition.presentation.names.items():
        for word in words:
            keys.setdefault(dashed(word), f"{name}-{dashed(group)}-{dashed(word)}")
    return keys


def words_in(name: str, value: Any, requirement: Reason | None) -> dict[str, str]:
    """The words of a text and those allowed in it, with their message keys."""
    texts = value if isinstance(value, list) else [value]
    said = [text for text in texts if isinstance(text, str) and "\n" not in text]
    choices = str(requirement.params.get("choices", "")) if requirement else ""
    found = re.findall(r"[\w-]+", " ".join([choices, *said]))
    keys = word_keys(name)
    return {word: keys[dashed(word)] for word in found if dashed(word) in keys}


def facts(name: str, components: ComponentSet) -> dict[str, Any]:
    """Every printed value with its source, message key and limits."""
    known = requirements(name)
    return {
        "game": name,
        "digest": components.digest,
        "changes": dict(components.changes),
        "components": [
            {
                "path": fact.path,
                "message": f"{name}-component-{dashed(fact.path)}",
                "value": fact.value,
                "src": fact.src,
                "note": fact.note,
                "alternatives": fact.alternatives,
                "requirement": reason.as_json() if (reason := known.get(fact.path)) else None,
                "words": words_in(name, fact.value, reason),
            }
            for fact in components.facts()
        ],
    }


def check_box(
    name: str, default: Mapping[str, Any], values: Mapping[str, Any], note: str
) -> dict[str, Any]:
    """Reasons against the values, what a table is opened with, and a file.

    `default` is what this server's host changed in the game.
    """
    try:
        plain = teahouse.game(name, components=default)
    except UnknownGame:
        raise Problem("no-such-game") from None
    found = component_edits.reasons(plain, values)
    changed = component_edits.differing(plain.components, values)
    return {
        "ok": not found,
        "reasons": [reason.as_json() for reason in found],
        "changed": list(changed),
        "components": component_edits.as_changes(changed, note),
        "file": component_edits.as_toml(name, values, note, unfinished=bool(found)),
    }


def read_component_file(name: str, text: str, file: str) -> dict[str, Any]:
    """Parse a component file, TOML or JSON: values by path, note, and changes."""
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
