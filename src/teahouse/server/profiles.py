"""People without accounts: a profile with a name and a colour, in one or several browsers.

Everything a person has at a table belongs to a profile. A browser that never named one is its own
profile, whose id is the hash of its session.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from .problems import Problem
from .store import profile_jobs
from .store.notifications import BrowserChanged
from .store.profile_jobs import DeviceRow, Overview, ProfileRow
from .store_access import StoreAccess
from .tokens import hashed, new_token

if TYPE_CHECKING:
    from .auth import Caller
    from .service import TableService

MOST_HELD = 20_000  # browsers remembered by a process
NO_SEATS = "green"  # boards are green
SEAT_COLOURS = ("blue", "amber", "red", "plum", "sky")  # in the order of seats
COLOURS = (NO_SEATS, *SEAT_COLOURS)


@dataclass(frozen=True)
class Browser:
    """The current profile of a browser, and all it has or had."""

    current: str
    profiles: frozenset[str]


def browser_of(session: str, rows: Sequence[DeviceRow]) -> Browser:
    """A browser from its rows; without a profile it is its own."""
    known = frozenset(row.profile for row in rows)
    there = [row for row in rows if row.is_open]
    if there:
        return Browser(max(there, key=lambda row: (row.is_current, row.created)).profile, known)
    own = session
    while own in known:  # it was removed here: this browser gets a new one
        own = hashed(f"after:{own}")
    return Browser(own, known | {own})


class Browsers:
    """An LRU cache of the browsers this process has seen."""

    def __init__(self, db: StoreAccess) -> None:
        self._db = db
        self._held: OrderedDict[str, Browser] = OrderedDict()
        self._forgets = 0  # counts calls of `forget`: rows read before one are outdated

    async def get(self, session: str) -> Browser:
        held = self._held.get(session)
        if held is None:
            job = partial(profile_jobs.browser, session=session)
            forgets = self._forgets
            held = browser_of(session, await self._db.read(job))
            if forgets == self._forgets:
                self._held[session] = held
            if len(self._held) > MOST_HELD:
                self._held.popitem(last=False)
        else:
            self._held.move_to_end(session)
        return held

    def forget(self, session: str | None = None) -> None:
        """Drop one browser from the cache, or all."""
        self._forgets += 1
        if session is None:
            self._held.clear()
        else:
            self._held.pop(session, None)


def public_id(kind: str, secret: str) -> str:
    """The public id of a profile or device, from which its secret cannot be derived."""
    return hashed(f"{kind}:{secret}")[:16]


async def announce_change(service: TableService, *sessions: str) -> None:
    """After a change of a browser's profiles: every process rereads it, its pages reconnect."""
    for session in sessions:
        service.on_store_change(BrowserChanged(session))
        if service.shares_store:
            await service.db.announce(BrowserChanged(session))


# Looking


async def overview(service: TableService, caller: Caller) -> dict[str, Any]:
    """Everything a browser shows about its profiles."""
    session, browser = caller.session or "", caller.browser or ""
    found: Overview = await service.db.read(
        partial(profile_jobs.overview, session=browser, profile_id=session)
    )
    own, managed = found.own, found.managed
    merged = [_merged(one) for one in found.merged if one.merged_into == caller.session]
    return {
        "profile": None if own is None else _held(own, managed),
        "profiles": [_held(one, managed) for one in found.held],
        "devices": _devices(caller, found.devices),
        "card_made": own.card_made if own else None,
        "merged": [one for one in merged if one["until"] > service.now()],
    }


DAY = 24 * 60 * 60 * 1000


def _profile(row: ProfileRow) -> dict[str, Any]:
    return {"id": public_id("profile", row.id), "name": row.name, "colour": row.colour}


def _held(row: ProfileRow, managed: set[str]) -> dict[str, Any]:
    return {**_profile(row), "manages": row.id in managed}


def _merged(row: ProfileRow) -> dict[str, Any]:
    return {**_profile(row), "until": (row.merged or 0) + DAY}


def _devices(caller: Caller, at: Sequence[DeviceRow]) -> list[dict[str, Any]]:
    seen = next((row.seen for row in at if row.session == caller.browser), 0)
    ends_others = profile_jobs.manages(caller.browser, at)
    return [_device(row, row.session == caller.browser, seen, ends_others) for row in at]


def _device(row: DeviceRow, this: bool, seen: int, ends_others: bool) -> dict[str, Any]:
    return {
        "id": public_id("device", row.session),
        "via": row.via,
        "since": row.created,
        "this": this,
        "new": not this and row.created > seen,
        "may_end": this or ends_others,
    }


# Changing


async def ensure(service: TableService, caller: Caller, name: str, colour: str) -> None:
    """Set the name and colour of the caller's profile, which adds it to the list."""
    assert caller.session is not None
    assert caller.browser is not None
    row = ProfileRow(caller.session, name, colour, service.now())
    try:
        await service.db.write(partial(profile_jobs.set_name, row=row, session=caller.browser))
    finally:
        await announce_change(service, caller.browser)


async def require(service: TableService, caller: Caller) -> str:
    """The caller's profile; Problem where it has no name yet."""
    if caller.session is None:
        raise Problem("no-profile")
    known = await service.db.read(partial(profile_jobs.profiles, ids=[caller.session]))
    if caller.session not in known:
        raise Problem("no-profile")
    return caller.session


async def wished_seat(service: TableService, caller: Caller) -> int | None:
    """The seat that has the colour of the caller's profile."""
    known = await service.db.read(partial(profile_jobs.profiles, ids=[caller.session or ""]))
    own = known.get(caller.session or "")
    return None if own is None or own.colour == NO_SEATS else SEAT_COLOURS.index(own.colour)


async def require_managing(service: TableService, caller: Caller) -> None:
    """Problem if the caller has its profile on loan; an unnamed one never is."""
    own, browser = caller.session or "", caller.browser or ""
    if await service.db.read(partial(profile_jobs.on_loan, session=browser, profile_id=own)):
        raise Problem("not-yours")


async def add(service: TableService, caller: Caller, name: str, colour: str) -> None:
    """Add a profile to this browser and switch to it."""
    row = ProfileRow(hashed(new_token()), name, colour, service.now())
    await _enter(service, caller, partial(profile_jobs.add, row=row))


async def _enter(service: TableService, caller: Caller, job: Callable[..., None]) -> None:
    """Bring a profile to this browser; an unnamed one stays if it holds anything."""
    assert caller.session is not None
    assert caller.browser is not None
    own = ProfileRow(caller.session, "", COLOURS[0], service.now())
    await service.db.write(partial(job, session=caller.browser, own=own))
    await announce_change(service, caller.browser)


async def arrive(service: TableService, caller: Caller, profile: str, via: str) -> None:
    """Bring a profile from elsewhere to this browser and switch to it."""
    job = partial(profile_jobs.arrive, profile_id=profile, via=via, now=service.now())
    await _enter(service, caller, job)


async def find_profile(service: TableService, caller: Caller, wanted: str) -> str:
    """A profile of this browser, by its public id."""
    rows = await service.db.read(partial(profile_jobs.browser, session=caller.browser or ""))
    for row in rows:
        if row.is_open and public_id("profile", row.profile) == wanted:
            return str(row.profile)
    raise Problem("not-found")


async def switch(service: TableService, caller: Caller, wanted: str) -> None:
    profile = await find_profile(service, caller, wanted)
    session = caller.browser or ""
    job = partial(profile_jobs.make_current, session=session, profile_id=profile)
    await service.db.write(job)
    await announce_change(service, session)


async def remove(service: TableService, caller: Caller, wanted: str) -> None:
    """Remove a profile from this browser, unless it is its last device and it has no card."""
    profile = await find_profile(service, caller, wanted)
    await _end(service, profile, caller.browser or "")


async def end_device(service: TableService, caller: Caller, wanted: str) -> None:
    """Remove the caller's profile from a device."""
    profile = await require(service, caller)
    at = await service.db.read(partial(profile_jobs.devices, profile_id=profile))
    for row in at:
        if public_id("device", row.session) == wanted:
            if row.session != caller.browser and not profile_jobs.manages(caller.browser, at):
                raise Problem("not-yours")
            return await _end(service, profile, row.session)
    raise Problem("not-found")


async def _end(service: TableService, profile: str, session: str) -> None:
    job = partial(profile_jobs.end, session=session, profile_id=profile, now=service.now())
    await service.db.write(job)
    await announce_change(service, session)
