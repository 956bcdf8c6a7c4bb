"""Rules once, run two ways.

Rules are plain typed functions. `Build` takes the functions a game starts from and makes twins of
everything they reach: the same code objects with other globals. Interpreted, most twins are the
functions themselves; only what depends on a replaced name (another component set, the contract's
hooks) is rebuilt. Compiled (native.py), every function becomes a Numba function over NumPy records
laid out from the same annotations. Importing rules never imports Numba.
"""

from __future__ import annotations

import dis
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

Rule = Callable[..., Any]
Swaps = Sequence[tuple[Any, Any]]  # the object in the source, its replacement


@cache
def names_used(code: CodeType) -> tuple[str, ...]:
    """The global names a code object loads, nested code included, in a stable order."""
    names = [i.argval for i in dis.get_instructions(code) if i.opname == "LOAD_GLOBAL"]
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            names += names_used(constant)
    return tuple(dict.fromkeys(names))


def place(f: FunctionType, line: int = 0) -> str:
    """The location of a rule, short enough for one line of an error."""
    file = Path(f.__code__.co_filename)
    return f"{file.parent.name}/{file.name}:{line or f.__code__.co_firstlineno} in {f.__name__}"


class Build:
    """The interpreted twins of one game's rules. `swaps` says what replaces which objects."""

    def __init__(self, name: str, swaps: Swaps) -> None:
        self.name = name
        self._swaps = {id(old): new for old, new in swaps}
        self._alive = [old for old, _ in swaps]  # ids are valid only while the objects live
        self._twins: dict[int, Rule] = {}

    def swapped(self, value: Any) -> Any:
        """The replacement for a global value in this build, or the value itself."""
        return self._swaps.get(id(value), value)

    def rule(self, f: Rule) -> Rule:
        """The twin of a rule in this build."""
        f = self.swapped(f)
        if not isinstance(f, FunctionType):
            return f
        if id(f) not in self._twins:
            self._twins[id(f)] = f  # a rule that calls itself finds itself
            self._twins[id(f)] = self._rebuild(f)
        return self._twins[id(f)]

    def entry(self, f: Rule) -> Rule:
        """A rule that Python calls with the buffers of this backend, see `memory`."""
        return self.rule(f)

    def _rebuild(self, f: FunctionType) -> Rule:
        if not self._depends_on_swaps(f, set()):
            return f
        space = dict(f.__globals__)
        for name in names_used(f.__code__):
            if name in f.__globals__:
                value = self.swapped(f.__globals__[name])
                space[name] = self.rule(value) if isinstance(value, FunctionType) else value
        return FunctionType(f.__code__, space, f.__name__, f.__defaults__)

    def _depends_on_swaps(self, f: FunctionType, seen: set[int]) -> bool:
        seen.add(id(f))
        for name in names_used(f.__code__):
            value = f.__globals__.get(name)
            if id(value) in self._swaps:
                return True
            if not isinstance(value, FunctionType) or id(value) in seen:
                continue
            if self._depends_on_swaps(value, seen):
                return True
        return False
