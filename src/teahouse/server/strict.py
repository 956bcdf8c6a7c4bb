"""What is refused early: JSON too deep, not finite or not text; numbers of an address that are
written otherwise than in digits, or twice. Texts of people made harmless."""

from __future__ import annotations

import json
import math
import re
import unicodedata
from collections.abc import Callable, Coroutine
from typing import Any, NoReturn

from fastapi import Request, Response
from fastapi.routing import APIRoute
from pydantic import BeforeValidator

from .problems import Problem

DEEPEST = 24
MOST_NUMBERS = 20  # digits of a whole number
STRINGS = re.compile(rb'"(?:[^"\\]|\\.)*"', re.DOTALL)
DIGITS = re.compile(r"\d+", re.ASCII)
BRACKETS = re.compile(rb"[\[\]{}]")
NOT_TEXT = re.compile("[\x00\ud800-\udfff]")
# Signs that turn the direction of writing; they make one name look like another.
TURNING = re.compile("[\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def loads(raw: bytes) -> Any:
    """The value of a JSON text, or Problem."""
    if too_deep(raw):
        raise Problem("bad-body")
    try:
        value = json.loads(
            raw.decode(), parse_constant=_refuse, parse_float=_finite, parse_int=_whole
        )
    except (ValueError, RecursionError):
        raise Problem("bad-body") from None
    _check_texts(value)
    return value


def too_deep(raw: bytes) -> bool:
    depth = 0
    for found in BRACKETS.finditer(STRINGS.sub(b"", raw)):
        depth += 1 if found.group() in (b"[", b"{") else -1
        if depth > DEEPEST:
            return True
    return False


def _refuse(name: str) -> NoReturn:
    raise ValueError(name)


def _finite(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise ValueError
    return value


def _whole(text: str) -> int:
    if len(text) > MOST_NUMBERS:
        raise ValueError
    return int(text)


def _in_digits(text: Any) -> Any:
    if isinstance(text, str) and not DIGITS.fullmatch(text):
        raise ValueError("digits only")
    return text


IN_DIGITS = BeforeValidator(_in_digits)  # of a whole number in an address: no 0.0, no +1


def _check_texts(value: Any) -> None:
    if isinstance(value, str):
        if NOT_TEXT.search(value):
            raise Problem("bad-body")
    elif isinstance(value, dict):
        for key, inner in value.items():
            _check_texts(key)
            _check_texts(inner)
    elif isinstance(value, list):
        for inner in value:
            _check_texts(inner)


def clean(text: str, lines: bool = False) -> str:
    """What a person wrote, without signs that control instead of say."""
    text = TURNING.sub("", unicodedata.normalize("NFC", text))
    kept = [
        c if c == "\n" and lines else " " if c in "\n\t\r" else c
        for c in text
        if c in "\n\t\r" or unicodedata.category(c) not in ("Cc", "Cs", "Cn", "Co")
    ]
    return "".join(kept).strip()


class StrictRequest(Request):
    """A request whose body is read by the rules above."""

    async def json(self) -> Any:
        if not hasattr(self, "_strict"):
            self._strict = loads(await self.body())
        return self._strict


class StrictRoute(APIRoute):
    """A route that reads its body strictly, and no parameter twice."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        inner = super().get_route_handler()

        async def handler(request: Request) -> Response:
            if len(request.query_params.multi_items()) > len(request.query_params):
                raise Problem("bad-request")
            return await inner(StrictRequest(request.scope, request.receive))

        return handler
