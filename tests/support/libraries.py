"""Libraries for tests, built once and kept with the compile cache as long as they fit."""

from __future__ import annotations

import os
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

import teahouse
from teahouse.core import stamp
from teahouse.core.cache import cache_folder
from teahouse.core.game import Game
from teahouse.core.library import (
    FOLDER,
    OBSERVATIONS,
    PLAY,
    SEARCH,
    file_name,
    read_stamp,
    this_platform,
)


def library_folder() -> Path:
    folder = cache_folder("test-engines")
    assert folder is not None
    return folder


@cache
def game_with_library(name: str) -> Game:
    """A game of its own that plays by a library, built unless one that fits is there."""
    from teahouse.ahead.build import build
    from teahouse.ahead.linker import system_linker, zig_linker

    if find_spec("numba") is None:
        pytest.skip("Numba is not installed")
    if zig_linker(this_platform()) is None and system_linker() is None:
        pytest.skip("there is neither a C compiler nor ziglang to link with")
    folder = library_folder()
    if not _fits(name, folder / file_name(name, this_platform())):
        build(name, this_platform(), folder)
    found = _found(name, folder)
    assert found.library is not None
    return found


def _fits(name: str, path: Path) -> bool:
    """Whether a library was made of what is here, all of it; it is not loaded for that."""
    try:
        said = read_stamp(path)
    except (OSError, ValueError):
        return False
    parts = (PLAY, SEARCH, OBSERVATIONS)
    return stamp.fits(said, teahouse.game(name)) and all(stamp.fits_part(said, p) for p in parts)


def _found(name: str, folder: Path) -> Game:
    """A game that has looked for its library in a folder; the others of the tests have none."""
    before = os.environ.get(FOLDER)
    os.environ[FOLDER] = str(folder)
    try:
        game = Game(teahouse.game(name).definition)
        assert game.library is None or game.library.path.parent == folder
        return game
    finally:
        os.environ.pop(FOLDER)
        if before is not None:
            os.environ[FOLDER] = before
