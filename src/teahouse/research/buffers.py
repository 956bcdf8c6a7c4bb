"""Memory that rules of either backend read and write, shared with NumPy without copying."""

from __future__ import annotations

from array import array
from typing import Any

import numpy as np

from teahouse.core.layout import Layout


class Buffers:
    """Allocates records and arrays for one backend."""

    def __init__(self, compiled: bool) -> None:
        self.compiled = compiled

    def numbers(self, code: str, n: int) -> Any:
        """n zeros; the code is one that `array` and NumPy share."""
        if self.compiled:
            return np.zeros(n, dtype=code)
        return array(code, bytes(n * array(code).itemsize))

    def records(self, layout: Layout, values: list[Any]) -> Any:
        """States or other records, one after the other."""
        if not self.compiled:
            return values
        blob = b"".join(layout.encode(v) for v in values)
        return np.frombuffer(bytearray(blob), dtype=layout.dtype())

    def packed(self, layout: Layout, records: Any) -> bytes:
        """Records as bytes."""
        if self.compiled:
            return bytes(records.tobytes())
        return b"".join(layout.encode(record) for record in records)

    def unpacked(self, layout: Layout, blob: bytes) -> Any:
        """Records from their bytes."""
        cuts = range(0, len(blob), layout.size)
        return self.records(layout, [layout.decode(blob[at : at + layout.size]) for at in cuts])

    def choices(self, chosen: Any) -> Any:
        """Choices in the form rules take."""
        flat = np.ascontiguousarray(chosen, dtype=np.int32)
        return flat if self.compiled else array("i", flat.tobytes())

    def dump(self, layout: Layout, records: Any, i: int) -> bytes:
        found: bytes = records[i].tobytes() if self.compiled else layout.encode(records[i])
        return found


def read_only(numbers: Any) -> Any:
    """A read-only view of the same numbers."""
    shown = numbers.view()
    shown.flags.writeable = False
    return shown
