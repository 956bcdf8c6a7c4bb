"""How a state lies in memory: named fields to bytes, the same bytes on both backends.

A state is a slots dataclass whose fields are declared with their width and shape::

    @dataclass(slots=True)
    class State:
        turn: Annotated[int, "i2"]
        score: Annotated[list[int], "i2", 5]
        tiles: Annotated[list[list[int]], "i1", 5, 12]

Fields are stored widest first, little-endian, the tail padded with zeros to eight bytes, so that
there is no inner padding and ``struct`` and NumPy agree. Packing is also the range check: compiled
code wraps integers silently, ``struct`` refuses them.

A field called ``version`` holds the version of the rules a game is played by. It is stored behind
everything else, and dumps of version 1 leave it out: a game gets the field when its rules change
for the first time, and the dumps and digests of its earlier games stay as they were.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import cached_property
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from .errors import RuleError

# code -> (struct letter, bytes)
CODES = {
    "i1": ("b", 1),
    "u1": ("B", 1),
    "i2": ("h", 2),
    "i4": ("i", 4),
    "i8": ("q", 8),
    "f8": ("d", 8),
}
VERSION = "version"
FIRST_VERSION = 1  # the default
# Record fields of these names fail in compiled code, or mean something else.
BANNED_NAMES = frozenset({"view", "dtype", "shape", "copy", "size", "item", "fill", "sort", "T"})


@dataclass(frozen=True)
class Field:
    """One named field: its width code and its shape, () for a single number."""

    name: str
    code: str
    shape: tuple[int, ...]

    @property
    def count(self) -> int:
        n = 1
        for length in self.shape:
            n *= length
        return n


def declared_array(hint: Any) -> tuple[str, tuple[int, ...]] | None:
    """The code and shape of an ``Annotated[...]`` number or list, None for any other hint."""
    if get_origin(hint) is not Annotated:
        return None
    _, code, *shape = get_args(hint)
    return code, tuple(int(n) for n in shape)


def _field(cls: type, name: str, hint: Any) -> Field:
    where = f"{cls.__module__}.{cls.__qualname__}.{name}"
    declared = declared_array(hint)
    if declared is None:
        raise RuleError(f'{where}: declare it as Annotated[int, "i2"] or with a shape')
    code, shape = declared
    if code not in CODES:
        raise RuleError(f"{where}: unknown width {code!r}; use one of {', '.join(CODES)}")
    if name in BANNED_NAMES:
        raise RuleError(f"{where}: a compiled state cannot have a field called {name!r}")
    base, depth = get_args(hint)[0], 0
    while get_origin(base) is list:
        base, depth = get_args(base)[0], depth + 1
    if depth != len(shape):
        raise RuleError(f"{where}: {depth} list levels but {len(shape)} lengths")
    if name == VERSION and (code, shape) != ("i1", ()):
        raise RuleError(f'{where}: the version of the rules is an Annotated[int, "i1"]')
    return Field(name, code, shape)


class Layout:
    """The byte layout of one state class, with generated copy, encode and decode."""

    def __init__(self, cls: type) -> None:
        if not is_dataclass(cls) or not hasattr(cls, "__slots__"):
            raise RuleError(f"{cls.__qualname__} must be a @dataclass(slots=True)")
        hints = get_type_hints(cls, include_extras=True)
        self.cls = cls
        self.fields = tuple(_field(cls, f.name, hints[f.name]) for f in fields(cls))
        plain = [f for f in self.fields if f.name != VERSION]
        version = [f for f in self.fields if f.name == VERSION]
        self.versioned = bool(version)
        self.stored = (*sorted(plain, key=lambda f: -CODES[f.code][1]), *version)
        body = _padded("<" + _format(self.stored[: len(plain)]))
        self.unversioned_size = struct.calcsize(body)  # where the version begins, if there is one
        self.struct = struct.Struct(_padded(body + _format(version)))
        self.size = self.struct.size
        self.copy: Callable[[Any], Any] = self._compile("copy", "s", self._copy_lines())
        self.copy_into: Callable[[Any, Any], None] = self._compile(
            "copy_into", "d, s", self._copy_into_lines()
        )
        self.encode: Callable[[Any], bytes] = self._compile("encode", "s", self._encode_lines())
        self._assign: Callable[[Any, tuple[Any, ...]], None] = self._compile(
            "assign", "d, v", self._assign_lines()
        )

    def dump(self, block: bytes) -> bytes:
        """The bytes of a state, as stored."""
        if self.versioned and block[self.unversioned_size] == FIRST_VERSION:
            return block[: self.unversioned_size]
        return block

    def block(self, dump: bytes) -> bytes:
        """The full bytes of a state from its dump; other lengths are passed through."""
        if self.versioned and len(dump) == self.unversioned_size:
            return dump + bytes([FIRST_VERSION]).ljust(self.size - self.unversioned_size, b"\0")
        return dump

    def blank(self) -> Any:
        """A state with every number zero."""
        return self.decode(bytes(self.size))

    def decode(self, blob: bytes) -> Any:
        d = self.cls.__new__(self.cls)
        self._assign(d, self.struct.unpack(blob))
        return d

    @cached_property
    def offsets(self) -> dict[str, tuple[int, Field]]:
        """Where each field begins in the bytes."""
        found, at = {}, 0
        for f in self.stored:
            at = self.unversioned_size if f.name == VERSION else at
            found[f.name] = at, f
            at += f.count * CODES[f.code][1]
        return found

    def dtype(self) -> Any:
        """The same layout as a NumPy record type."""
        import numpy as np

        names = [f.name for f in self.stored]
        formats = [("<" + f.code, f.shape) if f.shape else "<" + f.code for f in self.stored]
        offsets = [self.offsets[name][0] for name in names]
        spec: Any = {"names": names, "formats": formats, "offsets": offsets, "itemsize": self.size}
        return np.dtype(spec, align=True)

    # The four functions below are written as source and compiled once: a loop over fields would
    # be an order of magnitude slower, and copying is what tree search does most.

    def _compile(self, name: str, arguments: str, lines: list[str]) -> Callable[..., Any]:
        source = f"def {name}({arguments}):\n" + "\n".join(f"    {line}" for line in lines)
        space: dict[str, Any] = {"pack": self.struct.pack, "cls": self.cls}
        exec(source, space)
        made: Callable[..., Any] = space[name]
        return made

    def _copy_lines(self) -> list[str]:
        made = [f"d.{f.name} = {_copied(f'(s.{f.name})', f.shape)}" for f in self.fields]
        return ["d = cls.__new__(cls)", *made, "return d"]

    def _copy_into_lines(self) -> list[str]:
        return [f"d.{f.name} = {_copied(f'(s.{f.name})', f.shape)}" for f in self.fields]

    def _encode_lines(self) -> list[str]:
        parts = [part for f in self.stored for part in _flattened(f)]
        return [f"return pack({', '.join(parts)})"]

    def _assign_lines(self) -> list[str]:
        lines, at = [], 0
        for f in self.stored:
            lines.append(f"d.{f.name} = {_taken(at, f.shape)}")
            at += f.count
        return lines


def _format(stored: Sequence[Field]) -> str:
    """The fields as ``struct`` writes them."""
    return "".join(f"{f.count}{CODES[f.code][0]}" for f in stored)


def _padded(body: str) -> str:
    return body + f"{-struct.calcsize(body) % 8}x"


def _copied(expression: str, shape: tuple[int, ...]) -> str:
    if not shape:
        return expression
    if len(shape) == 1:
        return f"{expression}[:]"
    inner = _copied(f"r{len(shape)}", shape[1:])
    return f"[{inner} for r{len(shape)} in {expression}]"


def _flattened(f: Field) -> list[str]:
    if not f.shape:
        return [f"s.{f.name}"]
    paths = [f"s.{f.name}"]
    for length in f.shape[:-1]:
        paths = [f"{p}[{i}]" for p in paths for i in range(length)]
    return [f"*{p}" for p in paths]


def _taken(at: int, shape: tuple[int, ...]) -> str:
    if not shape:
        return f"v[{at}]"
    if len(shape) == 1:
        return f"list(v[{at}:{at + shape[0]}])"
    inner = 1
    for length in shape[1:]:
        inner *= length
    return "[" + ", ".join(_taken(at + i * inner, shape[1:]) for i in range(shape[0])) + "]"
