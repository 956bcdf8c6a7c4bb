"""Games with a table's own component values, validated and cached.

The cache is keyed by what was sent, so the same changes are checked only once. It is a small LRU
cache, because strangers fill it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import teahouse
from teahouse.core.component_edits import STUMBLES
from teahouse.core.errors import BadComponents, UnknownGame
from teahouse.core.game import Game
from teahouse.core.reasons import Reason

from .problems import Problem
from .refusals import plain_words

KEPT = 32
LARGEST = 32 * 1024  # of the changes as JSON
NAME = re.compile(r"[A-Za-z0-9_-]{1,40}")


def game_with(name: str, components: Mapping[str, Any]) -> Game:
    """A game with changed components; raises BadComponents or UnknownGame."""
    if not components:
        return teahouse.game(name)
    return _changed(name, json.dumps(components, sort_keys=True))


@lru_cache(KEPT)
def _changed(name: str, text: str) -> Game:
    plain = teahouse.game(name)
    changed = plain.components.replaced(json.loads(text))
    return plain if changed.digest == plain.components.digest else Game(plain.definition, changed)


def asked_game(name: str, components: Mapping[str, Any]) -> Game:
    """The same for user input: raises a Problem that says what is wrong."""
    if len(json.dumps(components)) > LARGEST or not _named(components):
        raise Problem("invalid", fields=["components"])
    try:
        found = game_with(name, components)
        found.definition.rules.sensible(found.components)
        return found
    except UnknownGame:
        raise Problem("no-such-game") from None
    except BadComponents as error:
        in_words = Reason("components", "", {"why": plain_words(str(error))})
        raise refused(error.reason or in_words) from None
    except STUMBLES:
        raise refused(Reason("component-values", "", {})) from None


def refused(reason: Reason) -> Problem:
    return Problem("bad-components", reason=reason.as_json())


def _named(changes: Mapping[str, Any]) -> bool:
    return all(
        NAME.fullmatch(key) and (not isinstance(value, Mapping) or _named(value))
        for key, value in changes.items()
    )
