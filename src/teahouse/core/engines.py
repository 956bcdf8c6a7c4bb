"""The backends behind one small interface: step, copy and dump a raw position."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from .events import ROOM
from .hooks import Limits
from .layout import Layout
from .library import FAULT, PLAY, Library
from .native import NativeBuild
from .play import Op, operate, operate_c
from .rules import Build

Raw = Any  # a state dataclass, or a block of bytes that compiled code reads


@dataclass(slots=True)
class Result:
    """What an operation gave: choices (negative: refused), who decides, event rows laid flat."""

    n: int
    ids: list[int]
    actor: int
    rows: list[int]


class Engine(Protocol):
    """What the facade needs of a backend."""

    name: str

    def operate(self, op: Op, raw: Raw, x: int = 0) -> Result: ...
    def refusal(self, raw: Raw, action: int) -> int: ...
    def hold(self, state: Any) -> Raw: ...
    def state(self, raw: Raw) -> Any: ...
    def copy(self, raw: Raw) -> Raw: ...
    def dump(self, raw: Raw) -> bytes: ...


class _PlainBuffers(threading.local):
    """Buffers of one thread for ids and event rows, interpreted."""

    def __init__(self, limits: Limits) -> None:
        self.ids = [0] * (limits.actions + 1)
        self.ev = [0] * (1 + ROOM * limits.rows)


class PlainEngine:
    """Interpreted: the raw position is the state dataclass itself."""

    name = "python"

    def __init__(self, build: Build, layout: Layout, limits: Limits) -> None:
        self.layout = layout
        self.limits = limits
        self._operate = build.rule(operate)
        self._buffers = _PlainBuffers(limits)

    def operate(self, op: Op, raw: Raw, x: int = 0) -> Result:
        ids, ev = self._buffers.ids, self._buffers.ev
        n = self._operate(op, raw, x, ids, ev)
        if n < 0:
            return Result(n, [], -1, [])
        _check_room(ev[0], self.limits)
        return Result(n, ids[:n], ids[self.limits.actions], ev[1 : 1 + ev[0]])

    def refusal(self, raw: Raw, action: int) -> int:
        return int(self._operate(Op.REFUSAL, raw, action, [0], [0]))

    def hold(self, state: Any) -> Raw:
        return state

    def state(self, raw: Raw) -> Any:
        return raw

    def copy(self, raw: Raw) -> Raw:
        return self.layout.copy(raw)

    def dump(self, raw: Raw) -> bytes:
        return self.layout.encode(raw)


class Block:
    """Bytes that compiled code reads and writes, with their address."""

    __slots__ = ("address", "bytes")

    def __init__(self, blob: bytes) -> None:
        self.bytes = ctypes.create_string_buffer(blob, len(blob))
        self.address = ctypes.addressof(self.bytes)


class _NativeBuffers(threading.local):
    """Buffers of one thread for ids and event rows."""

    def __init__(self, limits: Limits) -> None:
        self.ids = (ctypes.c_int64 * (limits.actions + 1))()
        self.ev = (ctypes.c_int64 * (1 + ROOM * limits.rows))()
        self.ids_at = ctypes.addressof(self.ids)
        self.ev_at = ctypes.addressof(self.ev)


class NativeEngine:
    """Compiled: one C function over the address of the position."""

    name = "numba"

    def __init__(self, build: NativeBuild, layout: Layout, limits: Limits) -> None:
        self.layout = layout
        self.limits = limits
        self._last = limits.actions
        self._buffers = _NativeBuffers(limits)
        i64, pointer = ctypes.c_int64, ctypes.c_void_p
        kind = ctypes.PYFUNCTYPE(i64, i64, pointer, i64, pointer, pointer)
        self._operate: Callable[..., int] = kind(build.address(operate_c))
        self._build = build  # keeps the compiled code alive

    def operate(self, op: Op, raw: Raw, x: int = 0) -> Result:
        buffers = self._buffers
        n = self._operate(op, raw.address, x, buffers.ids_at, buffers.ev_at)
        if n < 0:
            return Result(n, [], -1, [])
        ids, ev = buffers.ids, buffers.ev
        used = ev[0]
        _check_room(used, self.limits)
        return Result(n, ids[:n], ids[self._last], ev[1 : 1 + used] if used else [])

    def refusal(self, raw: Raw, action: int) -> int:
        buffers = self._buffers
        return int(self._operate(Op.REFUSAL, raw.address, action, buffers.ids_at, buffers.ev_at))

    def hold(self, state: Any) -> Raw:
        return Block(self.layout.encode(state))

    def state(self, raw: Raw) -> Any:
        return self.layout.decode(raw.bytes.raw)

    def copy(self, raw: Raw) -> Raw:
        return Block(raw.bytes.raw)

    def dump(self, raw: Raw) -> bytes:
        return bytes(raw.bytes.raw)


class LibraryEngine(NativeEngine):
    """Compiled ahead: the same, calling a function of a library."""

    name = "library"

    def __init__(self, library: Library, layout: Layout, limits: Limits) -> None:
        self.layout = layout
        self.limits = limits
        self._last = limits.actions
        self._buffers = _NativeBuffers(limits)
        self._library = library
        entry = f"{PLAY}_{operate.__name__}"
        function = library.function(entry, quick=True)
        i64, pointer = ctypes.c_int64, ctypes.c_void_p
        function.argtypes = [i64, pointer, i64, pointer, i64, pointer, i64]
        n_ids, n_ev = limits.actions + 1, 1 + ROOM * limits.rows

        def operate_here(op: int, s: int, x: int, ids: int, ev: int) -> int:
            result: int = function(op, s, x, ids, n_ids, ev, n_ev)
            if result == FAULT:
                raise library.fault(entry)
            return result

        self._operate = operate_here


def _check_room(used: int, limits: Limits) -> None:
    room = ROOM * limits.rows
    if used > room:
        raise OverflowError(f"events of {used} numbers in one step, room for {room}")
