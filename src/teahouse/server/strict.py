"""Strict parsing of untrusted input: JSON bodies, numbers in URLs, names and texts.

Everything here runs in linear time; no backtracking pattern sees a body.
"""

from __future__ import annotations

import json
import math
import unicodedata
from collections.abc import Callable, Coroutine
from typing import Any, NoReturn

from fastapi import Request, Response
from fastapi.routing import APIRoute
from pydantic import BeforeValidator

from .problems import Problem

MAX_DEPTH = 24  # objects and arrays within each other
MAX_KEYS = 4000  # of all objects of a body together
MAX_DIGITS = 20  # of a whole number
MAX_NUMBER = 40  # characters of any other
MAX_MARKS = 30  # combining marks in a row; normalisation takes quadratic time in them
ZERO_WIDTH_JOINERS = "\u200c\u200d"  # part of Persian words and of emoji
# Letters and signs that show nothing: fillers, the blank braille pattern.
BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")


def loads(raw: bytes) -> Any:
    """The value of a JSON text, or Problem: the only place where a body is parsed."""
    try:
        value = json.loads(
            raw.decode(),
            parse_constant=_refuse,
            parse_float=_finite,
            parse_int=_whole,
            object_pairs_hook=_without_repeats,
        )
        _check(value)
    except (ValueError, RecursionError):
        raise Problem("bad-body") from None
    return value


def _refuse(name: str) -> NoReturn:
    raise ValueError(name)


def _finite(text: str) -> float:
    value = float(text) if len(text) <= MAX_NUMBER else math.inf
    if not math.isfinite(value):
        raise ValueError("number out of range")
    return value


def _whole(text: str) -> int:
    if len(text) > MAX_DIGITS:
        raise ValueError("number out of range")
    return int(text)


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key stands there twice")
    return found


def _check(value: Any) -> None:
    """ValueError for what is too deep, has too many keys, or is not text throughout."""
    level, keys = [value], 0
    for _ in range(MAX_DEPTH + 1):
        inner: list[Any] = []
        for one in level:
            if isinstance(one, str):
                _check_text(one)
            elif isinstance(one, dict):
                keys += len(one)
                inner.extend(one)
                inner.extend(one.values())
            elif isinstance(one, list):
                inner.extend(one)
        if keys > MAX_KEYS:
            raise ValueError("too many keys")
        if not inner:
            return
        level = inner
    raise ValueError("too deep")


def _check_text(text: str) -> None:
    if "\0" in text:
        raise ValueError("not text")
    text.encode()  # refuses lone surrogates with a ValueError


def _in_digits(text: Any) -> Any:
    if isinstance(text, str) and not (text.isascii() and text.isdigit()):
        raise ValueError("digits only")
    return text


IN_DIGITS = BeforeValidator(_in_digits)  # of a whole number in an address: no 0.0, no +1


def clean(text: str, lines: bool = False) -> str:
    """Normalise a user's text and remove control characters.

    Bidirectional controls, zero-width spaces and the like (category Cf, except joiners) go: they
    make one name look like another.
    """
    normal = unicodedata.normalize("NFC", _with_few_marks(text))
    kept = (c if c == "\n" and lines else " " if c.isspace() else c for c in normal if _says(c))
    return "".join(kept).strip()


def _says(c: str) -> bool:
    if c in "\n\t\r" or c in ZERO_WIDTH_JOINERS:
        return True
    return not unicodedata.category(c).startswith("C")


def _with_few_marks(text: str) -> str:
    """At most so many combining marks in a row: the stream-safe text format of Unicode."""
    if text.isascii():
        return text
    kept, row = [], 0
    for c in text:
        row = row + 1 if unicodedata.combining(c) else 0
        if row <= MAX_MARKS:
            kept.append(c)
    return "".join(kept)


def is_visible(text: str) -> bool:
    """Whether a text has at least one visible character."""
    return any(unicodedata.category(c)[0] in "LNPS" and c not in BLANK for c in text)


class StrictRequest(Request):
    """A request whose body is parsed once, by the rules above."""

    async def json(self) -> Any:
        if not hasattr(self, "_strict"):
            self._strict = loads(await self.body())
        return self._strict


class StrictRoute(APIRoute):
    """A route that parses its body strictly and refuses repeated query parameters."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        inner = super().get_route_handler()

        async def handler(request: Request) -> Response:
            if len(request.query_params.multi_items()) > len(request.query_params):
                raise Problem("bad-request")
            return await inner(StrictRequest(request.scope, request.receive))

        return handler
