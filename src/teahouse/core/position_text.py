"""Parsing shared by the position texts of all games: TOML that names its game."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from .errors import BadPosition

# What values of the wrong kind raise while a position is read.
STUMBLES = (KeyError, TypeError, ValueError, AttributeError, IndexError)


def parse(text: str, game: str) -> dict[str, Any]:
    """The data of a position text of this game; BadPosition if it is not one."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadPosition(f"the position is not valid TOML: {error}") from None
    if data.get("game") != game:
        raise BadPosition(f'a position of this game begins with game = "{game}"')
    return data


def refuse_unknown(data: Mapping[str, Any], known: Collection[str]) -> None:
    if unknown := set(data) - set(known):
        raise BadPosition(f"a position has no {min(unknown)!r}")


@contextmanager
def reading() -> Iterator[None]:
    """Turn any error while the data are read into BadPosition."""
    try:
        yield
    except STUMBLES as error:
        raise BadPosition(f"the position cannot be read: {error!r}") from None
