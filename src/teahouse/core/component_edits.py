"""Component values put right by the owner of a box: order, checks, and what comes out of it.

Edits are values by path, as `ComponentSet.facts` names them. A value that equals the game's own is
an edit as well: somebody has read it from a box.
"""

from __future__ import annotations

import difflib
import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .component_phrases import Form
from .components import ABOUT, OWNER, READ, SOURCES, ComponentSet, Fact, refused
from .definition import Definition
from .errors import BadComponents, Refused, TeahouseError
from .game import Game
from .reasons import Reason

Edits = Mapping[str, Any]
MOST_REASONS = 6
UNFINISHED = "# Unfinished: some of these values do not fit yet, so no table can use them."
WIDEST = 100  # characters of a line; longer lists take a line for each entry
PLAIN = re.compile(r'[^"\\\x00-\x09\x0b-\x1f\x7f]*')  # stands in a TOML text of several lines
# What values that no check thought of may raise while tables are derived from them.
STUMBLES = (TeahouseError, ArithmeticError, LookupError, TypeError, ValueError)


@dataclass(frozen=True)
class Component:
    """One component: a table of the file with its values."""

    table: str
    facts: tuple[Fact, ...]

    @property
    def group(self) -> str:
        return self.table.partition(".")[0]

    @property
    def src(self) -> str:
        """How sure its least sure value is."""
        return min((fact.src for fact in self.facts), key=SOURCES.index)


def by_certainty(found: ComponentSet) -> list[Component]:
    """Every component, the least sure first, else in the order of the file."""
    tables: dict[str, list[Fact]] = {}
    for fact in found.facts():
        tables.setdefault(fact.path.rpartition(".")[0], []).append(fact)
    every = [Component(table, tuple(facts)) for table, facts in tables.items()]
    return sorted(every, key=lambda component: SOURCES.index(component.src))


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
    """The values a component file names, those the game does not have left out."""
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
    """The same for values as a component file has them."""
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
    """Why these values are refused: one reason for each value that is, as far as one can look."""
    return judged(plain, edits)[0]


def judged(plain: Game, edits: Edits) -> tuple[list[Reason], Game]:
    """The reasons against values, and the game with those of them that fit."""
    found: list[Reason] = []
    left = dict(edits)
    while len(found) < MOST_REASONS:
        try:
            return found, game_with(plain, left)
        except BadComponents as error:
            reason = error.reason
            if reason is None or reason in found:
                break
            found.append(reason)
            culprits = {path for path in left if concerns(reason, path)}
            if not culprits:
                break
            left = {path: value for path, value in left.items() if path not in culprits}
    return found, plain


def concerns(reason: Reason, path: str) -> bool:
    """Whether a value is what a reason speaks of, or one of the group it speaks of."""
    named = (str(reason.params[key]) for key in ("path", "group") if key in reason.params)
    return any(path == name or path.startswith(f"{name}.") for name in named)


# What comes out: a file, and the change to the game's own


def as_toml(game: str, edits: Edits, note: str = "", *, unfinished: bool = False) -> str:
    """A component file that says its values were read from a box.

    One that is unfinished holds values that do not fit yet, so that they can be loaded again.
    """
    lines = [f"# {game}: component values read from a box.", *([UNFINISHED] * unfinished)]
    tables: dict[str, list[str]] = {}
    for path, value in edits.items():
        if not _can_be_written(value):
            continue
        table, _, key = path.rpartition(".")
        tables.setdefault(table, []).append(f"{key} = {written(value)}")
    for table, values in tables.items():
        about = [f'src = "{OWNER}"', *([f"note = {written(note)}"] if note else [])]
        lines += ["", *([f"[{table}]"] if table else []), *about, *values]
    return "\n".join(lines) + "\n"


def written(value: Any) -> str:
    """A value as TOML."""
    if isinstance(value, str) and "\n" in value and PLAIN.fullmatch(value):
        return f'"""\n{value}"""'
    if isinstance(value, list):
        entries = [written(entry) for entry in value]
        line = f"[{', '.join(entries)}]"
        words = any(isinstance(entry, str) for entry in value)
        if len(line) <= WIDEST and not (words and len(line) > WIDEST // 2):
            return line
        return "\n".join(["[", *(f"    {entry}," for entry in entries), "]"])
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _can_be_written(value: Any) -> bool:
    """Whether a value somebody sent is one that a component file can hold."""
    if isinstance(value, list):
        return all(map(_can_be_written, value))
    return isinstance(value, (str, int, float))


def contribution(definition: Definition, edits: Edits, note: str = "") -> str:
    """The edits as a unified diff of the game's own file; empty where nothing would change."""
    file = definition.rules.components().file
    if file is None or not edits:
        return ""
    old = file.read_text(encoding="utf-8")
    new = patched(old, edits, note)
    name = _in_repository(file)
    lines = difflib.unified_diff(
        old.splitlines(keepends=True), new.splitlines(keepends=True), f"a/{name}", f"b/{name}"
    )
    return "".join(lines)


def _in_repository(file: Path) -> str:
    """Where the file of an installed package lies in its sources."""
    parts = file.parts
    top = max((n for n, part in enumerate(parts) if part in ("src", "site-packages")), default=-1)
    return "/".join(["src", *parts[top + 1 :]]) if top >= 0 else file.name


def patched(text: str, edits: Edits, note: str = "") -> str:
    """A component file with other values and their new source; everything else as it was."""
    tables: dict[str, dict[str, Any]] = {}
    for path, value in edits.items():
        table, _, key = path.rpartition(".")
        tables.setdefault(table, {})[key] = value
    blocks = _blocks(text)
    for table, values in tables.items():
        blocks[table] = _rewritten(blocks[table], values, note)
    return "".join(line for lines in blocks.values() for line in lines)


def _blocks(text: str) -> dict[str, list[str]]:
    """The lines of each table, its header the first of them."""
    blocks: dict[str, list[str]] = {"": []}
    table = ""
    for line in text.splitlines(keepends=True):
        if line.startswith("["):
            table = line.split("]")[0][1:].strip()
        blocks.setdefault(table, []).append(line)
    return blocks


def _rewritten(lines: list[str], values: Mapping[str, Any], note: str) -> list[str]:
    """A table with other values, and with their source where its own was."""
    entries = list(_entries(lines))
    old = tomllib.loads("".join(line for key, some in entries if key for line in some))
    made: list[str] = []
    for key, some in _without_source(entries):
        if key == "src":
            made += _source(old, values, note)
        elif key in values and old[key] != values[key]:
            made.append(f"{key} = {written(values[key])}\n")
        elif key not in ABOUT or not _is_owners(old, values):
            made += some
    return made


Entries = list[tuple[str, list[str]]]


def _without_source(entries: Entries) -> Entries:
    """The entries but for the sources of single values, and a place for the source of all."""
    rest = [(key, some) for key, some in entries if key != "sources"]
    if any(key == "src" for key, _ in rest):
        return rest
    first = next(n for n, (key, _) in enumerate(rest) if key)
    return [*rest[:first], ("src", []), *rest[first:]]


def _sources(old: Mapping[str, Any], values: Mapping[str, Any]) -> dict[str, str]:
    keys = [key for key in old if key not in ABOUT]
    return {key: OWNER if key in values else _word(old, key) for key in keys}


def _is_owners(old: Mapping[str, Any], values: Mapping[str, Any]) -> bool:
    """Whether every value of a table was read from a box."""
    return set(_sources(old, values).values()) == {OWNER}


def _source(old: Mapping[str, Any], values: Mapping[str, Any], note: str) -> list[str]:
    if _is_owners(old, values):
        return [f'src = "{OWNER}"\n', f"note = {written(note or READ)}\n"]
    src = old.get("src", "")
    read = {"src": OWNER, "note": note or READ}
    known = old.get("sources", {})
    named = {key: read if key in values else known.get(key) for key in old if key not in ABOUT}
    listed = ", ".join(f"{key} = {_inline(own)}" for key, own in named.items() if own)
    return [*([f"src = {written(src)}\n"] if src else []), f"sources = {{ {listed} }}\n"]


def _inline(source: str | Mapping[str, str]) -> str:
    """The source of a single value, with its note where it has one."""
    if isinstance(source, str):
        return written(source)
    return f"{{ {', '.join(f'{key} = {written(text)}' for key, text in source.items())} }}"


def _word(table: Mapping[str, Any], key: str) -> str:
    own = table.get("sources", {}).get(key, table.get("src", ""))
    return str(own.get("src", "") if isinstance(own, Mapping) else own)


def _entries(lines: Iterable[str]) -> Iterator[tuple[str, list[str]]]:
    """Each key with all its lines; headers, comments and empty lines under no key."""
    key, held = "", list[str]()
    for line in lines:
        if not held:
            name, equals, _ = line.partition("=")
            if line.startswith(("[", "#")) or not equals:
                yield "", [line]
                continue
            key = name.strip()
        held.append(line)
        if _is_whole(held):
            yield key, held
            held = []


def _is_whole(lines: list[str]) -> bool:
    try:
        tomllib.loads("".join(lines))
    except tomllib.TOMLDecodeError:
        return False
    return True


# Typing: numbers with spaces between, words with commas, rows with semicolons


def typed(text: str, like: Any, form: Form | None = None) -> Any:
    """What somebody typed as a value of the same kind; the text itself where it is none."""
    number = form.number if form is not None and form.counted else _number
    if isinstance(like, int):
        return number(text.strip())
    if not isinstance(like, list):
        return text
    if form is not None and form.counted:
        return [number(word) for word in text.split()]
    first = like[0] if like else 0
    if isinstance(first, list):
        return [_numbers(row) for row in text.split(";") if row.strip()]
    if isinstance(first, str):
        return [word.strip() for word in text.split(",") if word.strip()]
    return _numbers(text)


def shown(value: Any, form: Form | None = None) -> str:
    """A value as `typed` reads it."""
    if isinstance(value, list):
        between = ", " if value and isinstance(value[0], str) else " "
        rows = bool(value) and isinstance(value[0], list)
        return ("; " if rows else between).join(shown(one, form) for one in value)
    return form.number_text(value) if form is not None and isinstance(value, int) else str(value)


def _numbers(text: str) -> list[int | str]:
    return [_number(word) for word in text.replace(",", " ").split()]


def _number(word: str) -> int | str:
    digits = word.removeprefix("-")
    return int(word) if digits.isascii() and digits.isdecimal() and len(digits) < 10 else word
