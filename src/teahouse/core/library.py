"""Rules compiled ahead: a native library of a game, called through ctypes.

It needs neither Numba nor NumPy. `teahouse build-engines` makes libraries; one is used where its
stamp fits, see `core.stamp`. In a library each entry has a C function `<part>_<rule>` over numbers
and addresses: a list is an address and a length. It returns the result of the rule, or FAULT.
"""

from __future__ import annotations

import ctypes
import json
import os
import platform
import struct
import sys
from array import array
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import stamp
from .cache import cache_path
from .errors import EngineFault
from .layout import CODES, Layout
from .rules import Build, Rule

if TYPE_CHECKING:
    from .game import Game

FAULT = -(2**63)  # what an entry returns when a rule raised or left its bounds
STAMP = "teahouse_stamp"  # a text that begins with STAMP_MARK and ends with a zero
STAMP_MARK = b"Teahouse engine "
FOLDER = "TEAHOUSE_ENGINES"  # the only folder where libraries are looked for, if it is set
PLAY, SEARCH, OBSERVATIONS = "play", "search", "observations"  # the parts of a library
MACHINES = {"amd64": "x86_64", "x64": "x86_64", "arm64": "aarch64"}
WASM = "wasm32"  # the platform of a browser: a Python made by Emscripten
SUFFIXES = {"linux": ".so", "macos": ".dylib", "windows": ".dll", WASM: ".wasm"}
SYSTEMS = {"linux": "linux", "darwin": "macos", "win32": "windows"}


def this_platform() -> str:
    """The platform of this Python: linux-x86_64, macos-aarch64, wasm32 and so on."""
    if sys.platform == "emscripten":
        return WASM
    machine = platform.machine().lower()
    system = SYSTEMS.get(sys.platform, sys.platform)
    return f"{system}-{MACHINES.get(machine, machine)}"


def file_name(game: str, target: str) -> str:
    return f"{game}-{target}{SUFFIXES.get(target.partition('-')[0], '.so')}"


def package_folder() -> Path:
    """Where wheels carry libraries, and a clone keeps its own."""
    return Path(__file__).resolve().parent.parent / "engines"


def folders() -> list[Path]:
    """Where libraries are looked for."""
    chosen = os.environ.get(FOLDER)
    return [Path(chosen)] if chosen else [package_folder(), cache_path("engines")]


def stamp_text(path: Path) -> bytes:
    """The stamp in a library, read without loading it: it may be stale or for another system.

    Once a path is loaded, the system returns that same library even if the file changes.
    """
    data = path.read_bytes()
    start = data.find(STAMP_MARK)
    if start < 0:
        raise ValueError(f"{path} has no stamp")
    return data[start : data.index(b"\0", start)]


def read_stamp(path: Path) -> dict[str, Any]:
    """The stamp of a library: what it was built from."""
    stamp: dict[str, Any] = json.loads(stamp_text(path).removeprefix(STAMP_MARK))
    return stamp


class Library:
    """A library of one game that fits it."""

    def __init__(self, game: str, path: Path) -> None:
        self.game = game
        self.path = path
        self.stamp = read_stamp(path)
        self._free = ctypes.CDLL(str(path))  # lets other threads run meanwhile
        self._quick = ctypes.PyDLL(str(path))
        loaded = ctypes.addressof(ctypes.c_char.in_dll(self._free, STAMP))
        if ctypes.string_at(loaded) != stamp_text(path):
            raise OSError(f"{path} is newer than what this process has loaded from there")
        self._parts: dict[str, bool] = {}

    def has(self, part: str | None) -> bool:
        """Whether it has a part, built from the current rules."""
        if part is None:
            return False
        if part not in self._parts:
            self._parts[part] = stamp.fits_part(self.stamp, part)
        return self._parts[part]

    def function(self, name: str, quick: bool = False) -> Any:
        """A C function. `quick` is for calls short enough to hold the GIL."""
        found = getattr(self._quick if quick else self._free, name)
        found.restype = ctypes.c_int64
        return found

    def fault(self, name: str) -> EngineFault:
        return EngineFault(
            f"a rule of {self.game} raised an error or left its bounds in {name}; "
            "the same with the backend python shows where"
        )


def find(game: Game) -> Library | None:
    """The library of a game for this platform, or None if none fits."""
    if game.components.changes:
        return None
    for folder in folders():
        path = folder / file_name(game.name, this_platform())
        try:
            said = read_stamp(path)
            if stamp.fits(said, game) and stamp.fits_part(said, PLAY):
                return Library(game.name, path)
        except (OSError, ValueError):  # missing, for another system, or not one of our libraries
            continue
    return None


class LibraryBuild(Build):
    """The rules of one part of a library."""

    def __init__(self, library: Library, part: str) -> None:
        super().__init__(library.game, [])
        self.library = library
        self.part = part

    def entry(self, f: Rule) -> Rule:
        """A rule that Python may call with numbers, arrays and records."""
        name = f"{self.part}_{f.__name__}"
        function, fault = self.library.function(name), self.library.fault

        def call(*given: Any) -> int:
            result: int = function(*_addressed(given))
            if result == FAULT:
                raise fault(name)
            return result

        return call


def _addressed(given: Iterable[Any]) -> list[Any]:
    """Arguments converted for C."""
    flat: list[Any] = []
    for value in given:
        if isinstance(value, int):
            flat.append(ctypes.c_int64(value))
            continue
        if isinstance(value, Records):
            address, count = value.address, len(value)
        elif isinstance(value, array):
            address, count = value.buffer_info()
        else:  # of NumPy; three times as fast as its own `ctypes.data`
            address, count = ctypes.addressof(ctypes.c_char.from_buffer(value)), len(value)
        flat += (ctypes.c_void_p(address), ctypes.c_int64(count))
    return flat


class Records:
    """States or other records, one after the other, where compiled code reads and writes them."""

    def __init__(self, layout: Layout, count: int) -> None:
        self.layout = layout
        self.bytes = ctypes.create_string_buffer(max(1, layout.size * count))
        self.address = ctypes.addressof(self.bytes)
        self._count = count

    @classmethod
    def of(cls, layout: Layout, values: Iterable[Any]) -> Records:
        """Records with these values."""
        blobs = [layout.encode(value) for value in values]
        made = cls(layout, len(blobs))
        ctypes.memmove(made.bytes, b"".join(blobs), layout.size * len(blobs))
        return made

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, i: int) -> Record:
        return Record(self, self.layout.size * i)

    def dump(self, i: int) -> bytes:
        """The bytes of one of them."""
        return ctypes.string_at(self.address + self.layout.size * i, self.layout.size)


class Record:
    """One of several records; its fields are read when they are asked for."""

    __slots__ = ("_at", "_records")

    def __init__(self, records: Records, at: int) -> None:
        self._records, self._at = records, at

    def __getattr__(self, name: str) -> Any:
        layout = self._records.layout
        offset, field = layout.offsets[name]
        form = f"<{field.count}{CODES[field.code][0]}"
        values = struct.unpack_from(form, self._records.bytes, self._at + offset)
        return list(values) if field.shape else values[0]
