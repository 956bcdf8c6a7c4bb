"""The stamp of a library compiled ahead: what it was made of.

A library is used only if its stamp matches the running program: the binary interface, the
components, the layout of the state, and for each part the sources of its rules and the values they
name. Python's bytecode is not part of it: one library serves every Python.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from enum import IntEnum
from functools import cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any

from . import hooks
from .rules import Build, Rule, names_used

if TYPE_CHECKING:
    from .game import Game

SOURCES = "sources.json"  # in archives of compiled modules: the digests of what they were made of
ABI = 1  # raised when the calling convention changes
Names = dict[str, list[str]]  # the names rules use, by module


def facts(game: Game) -> dict[str, Any]:
    """What all parts depend on, as currently in memory."""
    given = sorted(f"{hook.__name__} {f.__module__}.{f.__name__}" for hook, f in game.hooks())
    return {
        "abi": ABI,
        "game": game.name,
        "versions": list(game.versions),
        "components": game.components.digest,
        "layout": _digest(repr(game.layout.stored).encode()),
        "limits": repr(game.definition.rules.limits),
        "rules": _digest("\n".join(given).encode()),
    }


def written(game: Game, parts: Mapping[str, tuple[Build, Iterable[Rule]]]) -> str:
    """The stamp of a library with these parts: the entries of each, and their build."""
    told = {name: _part_facts(*part) for name, part in parts.items()}
    return json.dumps({**facts(game), "parts": told}, sort_keys=True)


def fits(stamp: dict[str, Any], game: Game) -> bool:
    """Whether a library with this stamp fits this game; parts are checked one by one."""
    return {name: said for name, said in stamp.items() if name != "parts"} == facts(game)


def fits_part(stamp: dict[str, Any], part: str) -> bool:
    """Whether a part of a library was made of the rules and values of the program here."""
    said = stamp["parts"].get(part)
    return said is not None and bool(said == _told(said["names"]))


def _part_facts(build: Build, entries: Iterable[Rule]) -> dict[str, Any]:
    names: dict[str, set[str]] = {}
    seen: set[int] = set()
    for entry in entries:
        for f in _reached(build, entry, seen):
            used = names.setdefault(f.__module__, set())
            used.update(name for name in names_used(f.__code__) if _is_value(f, name))
    return _told({module: sorted(used) for module, used in sorted(names.items())})


def _told(names: Names) -> dict[str, Any]:
    """The names, and a digest of the values behind them and of the sources they are used in."""
    h, shown = blake2b(digest_size=12), dict[int, str]()  # tables are large and used by many
    for module, used in names.items():
        h.update(module.encode() + _source(module))
        space = vars(sys.modules.get(module) or import_module(module))
        for name in used:
            value = space.get(name)
            if id(value) not in shown:
                shown[id(value)] = _value(value)
            h.update(name.encode() + shown[id(value)].encode())
    return {"names": names, "digest": h.hexdigest()}


def _reached(build: Build, rule: Any, seen: set[int]) -> Iterator[FunctionType]:
    """A rule and all rules it reaches, except those that copy a state."""
    f = build.swapped(rule)
    if rule is hooks.copy_state or not isinstance(f, FunctionType) or id(f) in seen:
        return
    seen.add(id(f))
    yield f
    for name in names_used(f.__code__):
        yield from _reached(build, f.__globals__.get(name), seen)


def _is_value(f: FunctionType, name: str) -> bool:
    """Whether a name in a rule is a number, an enum or a table; hooks are part of the facts."""
    value = f.__globals__.get(name)
    is_enum = isinstance(value, type) and issubclass(value, IntEnum)
    return name in f.__globals__ and (is_enum or not callable(value)) and value is not hooks.LIMITS


def _value(value: Any) -> str:
    if isinstance(value, type) and issubclass(value, IntEnum):
        return repr([(member.name, int(member)) for member in value])
    if isinstance(value, IntEnum):
        return repr(int(value))
    return repr(value)


@cache
def _source(module: str) -> bytes:
    """A digest of the source of a module, whatever its line endings."""
    file = getattr(sys.modules.get(module) or import_module(module), "__file__", None)
    if file is None or not Path(file).is_file():
        return b""
    if Path(file).suffix != ".py":
        return _recorded().get(module, "").encode()
    return source_digest(Path(file).read_bytes()).encode()


def source_digest(source: bytes) -> str:
    return _digest(source.replace(b"\r\n", b"\n"))


@cache
def _recorded() -> dict[str, str]:
    """The digests of sources that are not shipped."""
    path = Path(__file__).with_name(SOURCES)
    found: dict[str, str] = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    return found


def _digest(data: bytes) -> str:
    return blake2b(data, digest_size=12).hexdigest()
