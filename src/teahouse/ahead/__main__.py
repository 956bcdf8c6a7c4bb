"""`python -m teahouse.ahead GAME TARGET FILE`: one library, see `build`.

`--check [TARGET]` in their place: whether everything is there to build one, for this platform.
"""

from __future__ import annotations

import sys
from pathlib import Path

from teahouse.core.errors import TeahouseError
from teahouse.core.library import this_platform
from teahouse.core.native import numba
from teahouse.core.registry import game as find_game

from .build import BOUNDS_CHECK
from .linker import link, linker
from .lowering import object_code
from .targets import TARGETS


def check(target: str | None = None) -> None:
    numba()
    linker(target or this_platform())


def main(game: str, target: str, path: str, *options: str) -> None:
    linker(target)  # says what is missing before minutes are spent
    code = object_code(find_game(game), TARGETS[target], BOUNDS_CHECK in options)
    link(code, target, Path(path))


if __name__ == "__main__":
    try:
        check(*sys.argv[2:]) if sys.argv[1:2] == ["--check"] else main(*sys.argv[1:])
    except TeahouseError as error:
        sys.exit(str(error))
