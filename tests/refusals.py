"""Refused component values: each with a reason that has words in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import teahouse
from teahouse import i18n
from teahouse.core import components
from teahouse.core.errors import Refused
from teahouse.core.ledger import load_ledger
from teahouse.i18n import LANGUAGES, Texts

SOURCE = Path(teahouse.__file__).parent


def readable_code(game: str, error: Refused) -> str:
    """The code of a refusal, once it is seen that everybody can read why."""
    reason = error.reason
    assert reason is not None, error
    definition = teahouse.game(game).definition
    known = {**components.REFUSALS, **definition.presentation.refusals}
    given = set(known[reason.code])
    assert given <= set(reason.params) <= given | set(components.WHERE)
    assert not reason.rule or reason.rule in load_ledger(definition)
    key = i18n.refusal_key(game, reason.code)
    assert key is not None
    words = {Texts(language)(key, **reason.params) for language in LANGUAGES}
    assert len(words) == len(LANGUAGES)
    return reason.code


def codes_in(folder: Path) -> set[str]:
    """The codes that programs in a folder refuse with."""
    found = set()
    for call in calls(folder, "refused"):
        code = call.args[1]
        assert isinstance(code, ast.Constant)
        found.add(str(code.value))
    return found


def calls(folder: Path, name: str) -> Iterator[ast.Call]:
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == name:
                yield node


def component_codes(game: str) -> set[str]:
    """The codes that the checks of a game's values refuse with."""
    found = codes_in(SOURCE / "games" / game)
    return {code for code in found if code.startswith("component-")}
