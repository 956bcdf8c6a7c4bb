"""Authentication and authorisation: who the caller is, and what they may do at a table."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from .entries import (
    ASKING,
    GUEST,
    INVITED,
    NO_SEAT,
    OWNER,
    RECOVERING,
    SEATED,
    SPECTATOR,
    TableKind,
)
from .problems import Problem
from .service import TableService
from .settings import Settings
from .tables import LiveTable
from .tokens import TOKEN, hashed, new_token

YEAR = 60 * 60 * 24 * 365


def cookie_name(settings: Settings) -> str:
    return "__Host-teahouse" if settings.tls else "teahouse"


@dataclass(frozen=True)
class Caller:
    """The caller: `browser` is the hash of its cookie, `session` its current profile.

    Both are None without a cookie, and equal in a browser that never named a profile.
    """

    session: str | None
    browser: str | None = None
    profiles: frozenset[str] = frozenset()  # all this browser has or had

    def roles(self, live: LiveTable) -> list[tuple[str, int]]:
        if self.session is None:
            return []
        return [(a.role, a.seat) for a in live.access if a.session == self.session]

    def seats(self, live: LiveTable, wanted: str = SEATED) -> list[int]:
        """The seats at which this session has a role."""
        return sorted(seat for role, seat in self.roles(live) if role == wanted)

    def owns(self, live: LiveTable) -> bool:
        return any(role == OWNER for role, _ in self.roles(live))

    def require_owner(self, live: LiveTable) -> None:
        if not self.owns(live):
            raise Problem("not-yours" if self.session else "no-session")

    def acting_seat(self, live: LiveTable, wanted: int | None) -> int:
        """The seat this session acts for."""
        held = self.seats(live)
        if not held:
            raise Problem("not-yours" if self.session else "no-session")
        if wanted is not None:
            if wanted not in held:
                raise Problem("not-yours")
            return wanted
        if len(held) > 1 and live.table.actor in held:
            return live.table.actor
        return held[0]

    def viewing_seat(self, live: LiveTable, wanted: int | None) -> int | None:
        """The seat whose view this session sees; None for a spectator."""
        if self.seats(live):
            return self.acting_seat(live, wanted)
        if wanted is not None:
            raise Problem("not-yours" if self.session else "no-session")
        if live.table.kind != TableKind.PUBLIC and not self.roles(live):
            raise Problem("not-yours" if self.session else "no-session")
        return None


def service_of(connection: HTTPConnection) -> TableService:
    service: TableService = connection.app.state.service
    return service


def token_of(connection: HTTPConnection) -> str | None:
    token = connection.cookies.get(cookie_name(service_of(connection).settings), "")
    return token if re.fullmatch(TOKEN, token) else None


async def caller_of(connection: HTTPConnection) -> Caller:
    token = token_of(connection)
    if token is None:
        return Caller(None)
    return await caller_in(service_of(connection), hashed(token))


async def caller_in(service: TableService, session: str) -> Caller:
    """The caller in a browser, by the hash of its cookie."""
    browser = await service.browsers.get(session)
    return Caller(browser.current, session, browser.profiles)


async def with_session(request: Request, response: Response) -> Caller:
    """The caller; sets a cookie if there is none, else renews it for a year."""
    given = token_of(request)
    token = given or new_token()
    set_cookie(response, service_of(request).settings, token)
    session = hashed(token)
    if given is None:
        return Caller(session, session, frozenset({session}))
    return await caller_in(service_of(request), session)


def renew_cookie(connection: HTTPConnection, response: Response) -> None:
    """Extend a session to a year from now; without a session, do nothing."""
    token = token_of(connection)
    if token is not None:
        set_cookie(response, service_of(connection).settings, token)


def set_cookie(response: Response, settings: Settings, token: str) -> None:
    response.set_cookie(
        cookie_name(settings), token, max_age=YEAR, path="/", secure=settings.tls, httponly=True,
        samesite="lax",
    )  # fmt: skip


async def _service(connection: HTTPConnection) -> TableService:
    return service_of(connection)  # as a coroutine: FastAPI sends plain functions to a thread


async def _caller(connection: HTTPConnection) -> Caller:
    return await caller_of(connection)


ServiceDep = Annotated[TableService, Depends(_service)]
CallerDep = Annotated[Caller, Depends(_caller)]
SessionDep = Annotated[Caller, Depends(with_session)]

__all__ = [
    "ASKING",
    "GUEST",
    "INVITED",
    "NO_SEAT",
    "OWNER",
    "RECOVERING",
    "SEATED",
    "SPECTATOR",
    "Caller",
    "CallerDep",
    "ServiceDep",
    "SessionDep",
]
