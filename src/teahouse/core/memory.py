"""Buffers that the rules of a backend read and write: rows of numbers, and records."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

from .layout import Layout
from .library import Records


class PlainMemory:
    """Interpreted: arrays of the standard library, and lists of records that are objects."""

    def numbers(self, code: str, n: int) -> Any:
        """n zeros; the code is one that `array` and NumPy share."""
        return array(code, bytes(n * array(code).itemsize))

    def ints(self, values: Sequence[int]) -> Any:
        """Choices as plain ints, whatever integer type they come in."""
        return [int(value) for value in values]

    def records(self, layout: Layout, values: list[Any]) -> Any:
        return values

    def blank_records(self, layout: Layout, n: int) -> Any:
        return [layout.blank() for _ in range(n)]

    def field(self, record: Any, name: str) -> Any:
        return getattr(record, name)

    def dump(self, layout: Layout, records: Any, i: int) -> bytes:
        return layout.encode(records[i])

    def table(self, flat: Any, rows: int, columns: int) -> Any:
        """A view of the numbers as rows."""
        return [flat[i * columns : (i + 1) * columns] for i in range(rows)]


class LibraryMemory(PlainMemory):
    """For a library: the same numbers, and records in one block."""

    def ints(self, values: Sequence[int]) -> Any:
        return array("i", [int(value) for value in values])

    def records(self, layout: Layout, values: list[Any]) -> Any:
        return Records.of(layout, values)

    def blank_records(self, layout: Layout, n: int) -> Any:
        return Records(layout, n)

    def dump(self, layout: Layout, records: Any, i: int) -> bytes:
        found: bytes = records.dump(i)
        return found


class NumpyMemory:
    """NumPy arrays, for Numba and for a library alike."""

    def numbers(self, code: str, n: int) -> Any:
        return _numpy().zeros(n, dtype=code)

    def ints(self, values: Sequence[int]) -> Any:
        return _numpy().ascontiguousarray(values, dtype=_numpy().int32)

    def records(self, layout: Layout, values: list[Any]) -> Any:
        blob = b"".join(layout.encode(value) for value in values)
        return _numpy().frombuffer(bytearray(blob), dtype=layout.dtype())

    def blank_records(self, layout: Layout, n: int) -> Any:
        return _numpy().zeros(n, dtype=layout.dtype())

    def field(self, record: Any, name: str) -> Any:
        return record[name]

    def dump(self, layout: Layout, records: Any, i: int) -> bytes:
        found: bytes = records[i].tobytes()
        return found

    def table(self, flat: Any, rows: int, columns: int) -> Any:
        return flat.reshape(rows, columns)


Memory = PlainMemory | NumpyMemory


def _numpy() -> Any:
    import numpy

    return numpy


def memory(backend: str) -> Memory:
    """The lightest buffers for a backend: NumPy only for Numba."""
    if backend == "numba":
        return NumpyMemory()
    return LibraryMemory() if backend == "library" else PlainMemory()


def shown_memory(backend: str) -> Memory:
    """The buffers of a backend for callers to read: NumPy where it is installed."""
    if backend == "library" and find_spec("numpy") is not None:
        return NumpyMemory()
    return memory(backend)
