"""Component values corrected by the owner of a box: requirements, checks, and the file.

Edits are values by path, as `ComponentSet.facts` names them. A value equal to the game's own is an
edit too: somebody has confirmed it from a box.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from .components import ABOUT, OWNER, ComponentSet, refused
from .errors import BadComponents, Refused, TeahouseError
from .game import Game
from .reasons import Reason

Edits = Mapping[str, Any]
MOST_REASONS = 6
UNFINISHED = "# Unfinished: some of these values do not fit yet, so no table can use them."
PLAIN = re.compile(r'[^"\\\x00-\x09\x0b-\x1f\x7f]*')  # stands in a TOML text of several lines
# What deriving tables may raise for values that no check anticipates.
STUMBLES = (TeahouseError, ArithmeticError, LookupError, TypeError, ValueError)


def as_changes(edits: Edits, note: str = "") -> dict[str, Any]:
    """The edits as a replacement of components that says they were read from a box."""
    changes: dict[str, Any] = {}
    for path, value in edits.items():
        table, _, key = path.rpartition(".")
        here = changes
        for part in table.split(".") if table else ():
            here = here.setdefault(part, {})
        here.setdefault("src", OWNER)
        if note:
            here.setdefault("note", note)
        here[key] = value
    return changes


def differing(found: ComponentSet, edits: Edits) -> dict[str, Any]:
    """The edits that change something."""
    own = {fact.path: json.dumps(fact.value) for fact in found.facts()}  # where 1 is not true
    return {path: value for path, value in edits.items() if own.get(path) != json.dumps(value)}


def edits_of(found: ComponentSet, changes: Mapping[str, Any]) -> dict[str, Any]:
    """The values a component file names, except those unknown to the game."""
    named = dict(_leaves(changes, ""))
    return {fact.path: named[fact.path] for fact in found.facts() if fact.path in named}


def count_of(changes: Mapping[str, Any]) -> int:
    """How many values a component file names."""
    return sum(1 for _ in _leaves(changes, ""))


def game_of(changes: Mapping[str, Any], wanted: str, known: Mapping[str, ComponentSet]) -> str:
    """The game a component file is for: the wanted one unless another has more of its values."""
    counts = {game: len(edits_of(found, changes)) for game, found in known.items()}
    return max(counts, key=lambda game: (counts[game], game == wanted))


def note_of(changes: Mapping[str, Any]) -> str:
    """The first note a component file carries."""
    if isinstance(note := changes.get("note"), str) and note:
        return note
    inner = (note_of(value) for value in changes.values() if isinstance(value, Mapping))
    return next(filter(None, inner), "")


def _leaves(table: Mapping[str, Any], prefix: str) -> Iterator[tuple[str, Any]]:
    for key, value in table.items():
        if key in ABOUT:
            continue
        if isinstance(value, Mapping):
            yield from _leaves(value, f"{prefix}{key}.")
        else:
            yield f"{prefix}{key}", value


# Checks: those of a component file


def game_with(plain: Game, edits: Edits) -> Game:
    """The game with these values; BadComponents with a reason where they do not fit."""
    return game_with_changes(plain, as_changes(differing(plain.components, edits)))


def game_with_changes(plain: Game, changes: Mapping[str, Any]) -> Game:
    """The same, for values in the form of a component file."""
    try:
        changed = plain.components.replaced(changes)
        found = Game(plain.definition, changed) if changes else plain
        plain.definition.rules.sensible(changed)
        return found
    except Refused as error:
        if error.reason is not None:
            raise
        raise refused("these component values do not fit", "component-values") from None
    except STUMBLES:
        raise refused("these component values do not fit", "component-values") from None


def reasons(plain: Game, edits: Edits) -> list[Reason]:
    """Why these values are refused: one reason for each bad value that can be found."""
    found: list[Reason] = []
    left = dict(edits)
    while len(found) < MOST_REASONS:
        try:
            game_with(plain, left)
            break
        except BadComponents as error:
            reason = error.reason
            if reason is None or reason in found:
                break
            found.append(reason)
            culprits = {path for path in left if concerns(reason, path)}
            if not culprits:
                break
            left = {path: value for path, value in left.items() if path not in culprits}
    return found


def concerns(reason: Reason, path: str) -> bool:
    """Whether a reason is about this value or its group."""
    named = (str(reason.params[key]) for key in ("path", "group") if key in reason.params)
    return any(path == name or path.startswith(f"{name}.") for name in named)


def requirements(plain: Game) -> dict[str, Reason]:
    """What each value must be, by path: the reason a nonsensical value is refused for."""
    found = {}
    for fact in plain.components.facts():
        try:
            game_with_changes(plain, as_changes({fact.path: _nonsense(fact.value)}))
        except BadComponents as error:
            if error.reason is not None:
                found[fact.path] = error.reason
    return found


def _nonsense(value: Any) -> Any:
    """A value of the same type that no box holds; list entries differ in their first word."""
    if isinstance(value, list):
        return [
            re.sub(r"^\S+", "?", entry) if isinstance(entry, str) else _nonsense(entry)
            for entry in value
        ]
    return "?" if isinstance(value, str) else -(10**6)


# What comes out


def as_toml(game: str, edits: Edits, note: str = "", *, unfinished: bool = False) -> str:
    """A component file that says its values were read from a box.

    A draft may hold values that do not fit yet, so that work on it can be resumed.
    """
    lines = [f"# {game}: component values read from a box.", *([UNFINISHED] * unfinished)]
    tables: dict[str, list[str]] = {}
    for path, value in edits.items():
        table, _, key = path.rpartition(".")
        if _can_be_written(value):
            tables.setdefault(table, []).append(f"{key} = {written(value)}")
    for table, values in tables.items():
        about = [f'src = "{OWNER}"', *([f"note = {written(note)}"] if note else [])]
        lines += ["", *([f"[{table}]"] if table else []), *about, *values]
    return "\n".join(lines) + "\n"


def written(value: Any) -> str:
    """A value as TOML."""
    if isinstance(value, str) and "\n" in value and PLAIN.fullmatch(value):
        return f'"""\n{value}"""'
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _can_be_written(value: Any) -> bool:
    """Whether a component file can hold a value from a request."""
    if isinstance(value, list):
        return all(map(_can_be_written, value))
    return isinstance(value, (str, int, float))


def shown(value: Any) -> str:
    """A value in one line, or as it is drawn: rows with semicolons between, words with commas."""
    if not isinstance(value, list):
        return str(value).strip("\n")
    first = value[0] if value else 0
    between = "; " if isinstance(first, list) else ", " if isinstance(first, str) else " "
    return between.join(map(shown, value))
