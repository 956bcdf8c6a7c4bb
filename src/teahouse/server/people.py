"""Who asks, and what that session may do at a table."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from .entries import INVITED, NO_SEAT, OWNER, RECOVERING, SEATED, SPECTATOR, TableKind
from .house import House
from .problems import Problem
from .settings import Settings
from .table import Table
from .tokens import TOKEN, hashed, new_token

YEAR = 60 * 60 * 24 * 365


def cookie_name(settings: Settings) -> str:
    return "__Host-teahouse" if settings.tls else "teahouse"


@dataclass(frozen=True)
class Caller:
    """A browser, known by its cookie; `session` is the hash of it, None without one."""

    session: str | None

    def roles(self, table: Table) -> list[tuple[str, int]]:
        if self.session is None:
            return []
        return [(a.role, a.seat) for a in table.access if a.session == self.session]

    def seats(self, table: Table, wanted: str = SEATED) -> list[int]:
        """The seats at which this session has a role."""
        return sorted(seat for role, seat in self.roles(table) if role == wanted)

    def owns(self, table: Table) -> bool:
        return any(role == OWNER for role, _ in self.roles(table))

    def must_own(self, table: Table) -> None:
        if not self.owns(table):
            raise Problem("not-yours" if self.session else "no-session")

    def acting(self, table: Table, wanted: int | None) -> int:
        """The seat this session acts for."""
        held = self.seats(table)
        if not held:
            raise Problem("not-yours" if self.session else "no-session")
        if wanted is not None:
            if wanted not in held:
                raise Problem("not-yours")
            return wanted
        if len(held) > 1 and table.actor in held:
            return table.actor
        return held[0]

    def eyes(self, table: Table, wanted: int | None) -> int | None:
        """The seat through whose eyes this session looks; None for a spectator."""
        if self.seats(table):
            return self.acting(table, wanted)
        if wanted is not None:
            raise Problem("not-yours" if self.session else "no-session")
        if table.kind != TableKind.PUBLIC and not self.roles(table):
            raise Problem("not-yours" if self.session else "no-session")
        return None


def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


def caller_of(connection: HTTPConnection) -> Caller:
    token = connection.cookies.get(cookie_name(house_of(connection).settings), "")
    return Caller(hashed(token) if re.fullmatch(TOKEN, token) else None)


async def with_session(request: Request, response: Response) -> Caller:
    """The caller, given a cookie if there was none."""
    known = caller_of(request)
    if known.session is not None:
        return known
    token = new_token()
    set_cookie(response, house_of(request).settings, token)
    return Caller(hashed(token))


def set_cookie(response: Response, settings: Settings, token: str) -> None:
    response.set_cookie(
        cookie_name(settings), token, max_age=YEAR, path="/", secure=settings.tls, httponly=True,
        samesite="lax",
    )  # fmt: skip


async def _house(connection: HTTPConnection) -> House:
    return house_of(connection)  # as a coroutine: FastAPI sends plain functions to a thread


async def _caller(connection: HTTPConnection) -> Caller:
    return caller_of(connection)


Inside = Annotated[House, Depends(_house)]
Known = Annotated[Caller, Depends(_caller)]

__all__ = [
    "INVITED",
    "NO_SEAT",
    "OWNER",
    "RECOVERING",
    "SEATED",
    "SPECTATOR",
    "Caller",
    "Inside",
    "Known",
]
