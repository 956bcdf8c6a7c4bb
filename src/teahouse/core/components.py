"""Printed facts as data: every group says where its values come from, and any may be replaced.

A component file is TOML. A table that holds values carries ``src`` (how sure we are) and may carry
``note`` (why), ``alternatives`` and, where single values come from elsewhere, ``sources``. A
replacement file names only what it changes; with ``src = "owner"`` it says that what it names was
read from a box.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence, Sized
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from itertools import pairwise
from pathlib import Path
from typing import Any

from .errors import BadComponents
from .events import Value
from .reasons import Reason

# Least certain first; "replaced" is a custom value that claims nothing about the box.
SOURCES = ("reconstructed", "replaced", "inferred", "found", "rulebook", "owner")
OWNER = "owner"  # read from a box by somebody who has one
KINDS = {"number": "whole number"}  # in words, where they differ
# Keys that describe the values next to them
ABOUT = ("src", "note", "alternatives", "sources")
# What a refusal is about, given whether or not its message says so; rows and entries count from 1
WHERE = ("path", "group", "row", "entry")
# Why values of any game are refused (`server-why-<code>`), with what the message is given
REFUSALS: dict[str, tuple[str, ...]] = {
    "component-file": ("file", "why"),
    "component-toml": ("file", "line"),
    "component-source": ("file", "path"),
    "component-unknown": ("path",),
    "component-kind": ("path", "kind"),
    "component-count": ("path", "n"),
    "component-range": ("path", "low", "high"),
    "component-sum": ("path", "n", "said"),
    "component-length": ("path", "low", "high"),
    "component-most": ("path", "n"),
    "component-order": ("path", "order"),
    "component-choice": ("path", "choices"),
    "component-some": ("path", "choices"),
    "component-each": ("path", "low", "high"),
    "component-above-zero": ("path",),
    "component-values": (),
}
LINE = re.compile(r"at line (\d+)")
READ = "read from a box"
REPLACED = "replaced by a component file"


@dataclass(frozen=True)
class Fact:
    """One printed value with its provenance."""

    path: str
    value: Any
    src: str
    note: str
    alternatives: Any = None


@dataclass(frozen=True)
class ComponentSet:
    """The facts of one game, with what was replaced in them."""

    data: Mapping[str, Any]
    changes: Mapping[str, Any]
    file: Path | None = None  # the game's own

    @cached_property
    def digest(self) -> str:
        """A hash of all values: sets with the same values have the same digest."""
        values = {f.path: f.value for f in self.facts()}
        text = json.dumps(values, sort_keys=True, ensure_ascii=True)
        return blake2b(text.encode(), digest_size=8).hexdigest()

    def facts(self) -> Iterator[Fact]:
        """Every value with its path, in the order of the file."""
        yield from _facts(self.data, "", "")

    def value(self, path: str) -> Any:
        """The value at a dotted path."""
        here: Any = self.data
        for part in path.split("."):
            here = here[part]
        return here

    def replaced(self, changes: Mapping[str, Any]) -> ComponentSet:
        """The same set with other values; refuses what the game does not know."""
        data = json.loads(json.dumps(self.data))
        _overlay(data, changes, "")
        return ComponentSet(data, merged(self.changes, changes), self.file)


def load(path: Path) -> ComponentSet:
    """The facts of a game's own file; each value must have a source."""
    found = ComponentSet(read_toml(path), {}, path)
    for fact in found.facts():
        if fact.src not in SOURCES:
            raise refused(
                f"{path.name}: {fact.path} has no src (one of {', '.join(SOURCES)})",
                "component-source", file=path.name, path=fact.path,
            )  # fmt: skip
    return found


def read_toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise refused(
            f"{path.name} cannot be read: {error.strerror}",
            "component-file", file=path.name, why=str(error.strerror),
        ) from None  # fmt: skip
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        line = LINE.search(str(error))
        raise refused(
            f"{path.name} is not valid TOML: {error}",
            "component-toml", file=path.name, line=int(line[1]) if line else 0,
        ) from None  # fmt: skip


def whole_numbers(
    value: Any, path: str, low: int, high: int, length: int | None = None, row: int = 0
) -> list[int]:
    """Check a list of whole numbers against limits; `row` is its place among rows."""
    numbers = value if isinstance(value, list) else [value]
    if length is not None and len(numbers) != length:
        raise refused(
            f"{path}: {length} numbers are needed, not {len(numbers)}",
            "component-count", path=path, n=length, **which(row),
        )  # fmt: skip
    for entry, n in enumerate(numbers, 1):
        if isinstance(n, bool) or not isinstance(n, int) or not low <= n <= high:
            raise refused(
                f"{path}: whole numbers from {low} to {high} are needed, not {n!r}",
                "component-range", path=path, low=low, high=high,
                **which(row, entry if isinstance(value, list) else 0),
            )  # fmt: skip
    return numbers


def which(row: int = 0, entry: int = 0) -> dict[str, Value]:
    """The place of a bad number in a value, for a refusal; 0 leaves a part out."""
    return {name: n for name, n in (("row", row), ("entry", entry)) if n}


def check_order(path: str, values: list[int], rule: str = "", *, falling: bool = False) -> None:
    """Check that numbers never fall, or never rise."""
    for entry, (one, following) in enumerate(pairwise(values), 2):
        if (following > one) if falling else (following < one):
            order = "falling" if falling else "rising"
            words = f"{path}: numbers that never {'rise' if falling else 'fall'} are needed"
            raise refused(words, "component-order", rule, path=path, order=order, **which(0, entry))


def check_above_zero(path: str, values: Sequence[int]) -> None:
    """Check that at least one number is above 0, so that what they multiply has an effect."""
    if not any(values):
        words = f"{path}: at least one number above 0 is needed"
        raise refused(words, "component-above-zero", path=path)


def check_sum(path: str, said: int, counted: int, group: str) -> None:
    """Check that the values of a group add up to a printed number."""
    if counted != said:
        raise refused(
            f"{path} says {said}, but the values add up to {counted}",
            "component-sum", path=path, n=counted, said=said, group=group,
        )  # fmt: skip


def check_length(path: str, entries: Sized, low: int, high: int) -> None:
    if not low <= len(entries) <= high:
        raise refused(
            f"{path}: {low} to {high} entries are needed, not {len(entries)}",
            "component-length", path=path, low=low, high=high,
        )  # fmt: skip


def check_most(path: str, entries: Sized, n: int) -> None:
    if len(entries) > n:
        words = f"{path}: at most {n} entries, not {len(entries)}"
        raise refused(words, "component-most", path=path, n=n)


def one_of(value: Any, path: str, choices: Sequence[str]) -> str:
    """Check that a word belongs to a closed set."""
    if value not in choices:
        known = ", ".join(choices)
        words = f"{path}: one of {known} is needed"
        raise refused(words, "component-choice", path=path, choices=known)
    return str(value)


def refused(words: str, code: str, rule: str = "", /, **params: Value) -> BadComponents:
    """With the reason: `server-why-<code>`, or a message of the game's."""
    return BadComponents(words, Reason(code, rule, params))


def _facts(table: Mapping[str, Any], prefix: str, src: str) -> Iterator[Fact]:
    src = table.get("src", src)
    for key, value in table.items():
        if key in ABOUT:
            continue
        path = f"{prefix}{key}"
        if isinstance(value, dict):
            yield from _facts(value, path + ".", src)
        else:
            yield Fact(path, value, *_provenance(table, key, src))


def _provenance(table: Mapping[str, Any], key: str, src: str) -> tuple[str, str, Any]:
    """Source, note and alternatives of one value: its own, or those of its table."""
    own = table.get("sources", {}).get(key)
    if isinstance(own, Mapping):
        return own.get("src", src), own.get("note", ""), None
    return own or src, table.get("note", ""), table.get("alternatives")


def _overlay(data: dict[str, Any], changes: Mapping[str, Any], prefix: str) -> None:
    claimed = changes.get("src") == OWNER
    for key, value in changes.items():
        path = f"{prefix}{key}"
        if key in ABOUT:
            continue
        _check_kind(data, key, value, path)
        if isinstance(value, Mapping):
            _overlay(data[key], value, path + ".")
        elif claimed or data[key] != value:
            src = OWNER if claimed else "replaced"
            note = changes.get("note", READ if claimed else REPLACED)
            data[key] = value
            data["sources"] = {**data.get("sources", {}), key: {"src": src, "note": note}}


def _check_kind(data: Mapping[str, Any], key: str, value: Any, path: str) -> None:
    if key not in data:
        raise refused(f"{path} is not a component of this game", "component-unknown", path=path)
    old = data[key]
    if isinstance(old, dict) != isinstance(value, Mapping):
        kind = "table" if isinstance(old, dict) else "value"
        raise refused(f"{path} needs a {kind}", "component-kind", path=path, kind=kind)
    if isinstance(old, dict):
        return
    if isinstance(value, bool) or type(old) is not type(value):
        kind = _kind(old)
        words = f"{path} needs a {KINDS.get(kind, kind)}, not {value!r}"
        raise refused(words, "component-kind", path=path, kind=kind)


def _kind(value: Any) -> str:
    return {int: "number", str: "text", list: "list"}.get(type(value), "value")


def merged(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """Changes with further ones on top of them."""
    both = dict(old)
    for key, value in new.items():
        inner = isinstance(value, Mapping) and isinstance(both.get(key), Mapping)
        both[key] = merged(both[key], value) if inner else value
    return both
