"""Why actions and options are refused: a message key and its values, never what was sent."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from teahouse.core.errors import BadOption
from teahouse.core.game import Game, Position
from teahouse.core.options import Option
from teahouse.core.reasons import NOT_ASKED, Reason

RULE = re.compile(r" \(([A-Z]+\d+)\)$")
GIVEN = re.compile(r", not (?!\d+\b).*", re.DOTALL)  # counts of ours may stay
QUOTED = re.compile(r"""(?<=: )(['"]).*\1(?= is )""", re.DOTALL)
LONGEST = 200
LOOKED_AT = 2000  # characters: a message quotes what was sent, and QUOTED is quadratic in it


def refusal_json(position: Position, action: str | int, reason: Reason) -> dict[str, Any]:
    """Why an action is refused; if it is not offered now, with the choice that leads to it."""
    found = reason.as_json()
    if reason.code == position.game.definition.rules.reasons[NOT_ASKED][0]:
        first = position.detour(action)
        found["params"]["first"] = "" if first is None else str(first)
    return found


def plain_words(message: str) -> str:
    """The game's error message, without the rejected value."""
    return QUOTED.sub("this", GIVEN.sub("", message[:LOOKED_AT]))[:LONGEST]


def option_reason(game: Game, given: Mapping[str, Any], error: BadOption) -> dict[str, Any]:
    """`server-why-<code>` or the game's `<game>-why-<code>`, with `params`, and the rule."""
    if not set(given) <= set(game.options):
        return _reason("unknown-option", {"known": ", ".join(game.options)})
    option = _culprit(game, given)
    if option is None:
        return _reason("option-game", {"option": "", "why": plain_words(str(error))})
    return _of_option(option, error)


def _culprit(game: Game, given: Mapping[str, Any]) -> Option | None:
    """The first option that refuses its value, in order of declaration."""
    accepted: dict[str, Any] = {}
    for name, option in game.options.items():
        try:
            accepted[name] = option.accept(given.get(name, option.default), accepted)
        except BadOption:
            return option
    return None


def _of_option(option: Option, error: BadOption) -> dict[str, Any]:
    if error.reason is not None:
        found = error.reason.as_json()
        return {**found, "params": {"option": option.name, **found["params"]}}
    message = str(error)
    if option.check is not None:
        rule = RULE.search(message)
        words = plain_words(RULE.sub("", message))
        return _reason("option-game", {"option": option.name, "why": words}, rule and rule[1])
    if option.choices:
        return _reason(
            "option-choice", {"option": option.name, "choices": ", ".join(option.choices)}
        )
    if isinstance(option.default, bool):
        return _reason("option-switch", {"option": option.name})
    limits = {"low": option.low or 0, "high": option.high or 0}
    return _reason("option-number", {"option": option.name, **limits})


def _reason(code: str, params: Mapping[str, Any], rule: str | None = None) -> dict[str, Any]:
    return {"code": code, "rule": rule or "", "params": dict(params)}
