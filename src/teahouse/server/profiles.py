"""A person without an account: a profile with a name and a colour, in one browser or several.

Whatever belongs to a person at a table is held by a profile. A browser that never named one is its
own profile, whose id is the hash of its session.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection

from .problems import Problem
from .store import profile_jobs
from .store.base import Job
from .store.notifications import BrowserChanged
from .store.profile_jobs import CARD, CODE, FIRST, DeviceRow, ProfileRow
from .store_access import StoreAccess
from .tokens import hashed, new_token

if TYPE_CHECKING:
    from .auth import Caller
    from .service import TableService

MOST_PROFILES = 12  # in one browser
MOST_HELD = 20_000  # browsers remembered by a process
NO_SEATS = "green"  # boards are green
SEAT_COLOURS = ("blue", "amber", "red", "plum", "sky")  # in the order of seats
COLOURS = (NO_SEATS, *SEAT_COLOURS)


@dataclass(frozen=True)
class Browser:
    """Who acts in a browser, and the other profiles it has or had."""

    current: str
    profiles: frozenset[str]


def browser_of(session: str, rows: Sequence[DeviceRow]) -> Browser:
    """Who a browser is, as far as it is known; without a profile it is one itself."""
    known = frozenset(row.profile for row in rows)
    there = [row for row in rows if row.is_open]
    if there:
        return Browser(max(there, key=lambda row: (row.is_current, row.created)).profile, known)
    own = session
    while own in known:  # it was ended here: this browser begins anew
        own = hashed(f"after:{own}")
    return Browser(own, known | {own})


class Browsers:
    """The browsers this process has met lately."""

    def __init__(self, db: StoreAccess) -> None:
        self._db = db
        self._held: OrderedDict[str, Browser] = OrderedDict()
        self._forgets = 0  # what was read before one of them is no longer true

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
        """Read one browser anew, or all of them."""
        self._forgets += 1
        if session is None:
            self._held.clear()
        else:
            self._held.pop(session, None)


def public_id(kind: str, secret: str) -> str:
    """What a list shows for a profile or a device; nobody gets from it to the thing itself."""
    return hashed(f"{kind}:{secret}")[:16]


async def announce_change(service: TableService, *sessions: str) -> None:
    """After a change of who is in a browser: every process reads it anew, its pages reconnect."""
    for session in sessions:
        service.on_store_change(BrowserChanged(session))
        if service.shares_store:
            await service.db.announce(BrowserChanged(session))


# Looking


async def overview(service: TableService, caller: Caller) -> dict[str, Any]:
    """All that a browser shows about who it is."""

    def job(db: Connection) -> dict[str, Any]:
        rows = [row for row in profile_jobs.browser(db, caller.browser or "") if row.is_open]
        ids = {row.profile for row in rows} | {caller.session or ""}
        known = profile_jobs.profiles(db, ids)
        at = profile_jobs.devices(db, caller.session or "")
        merged = profile_jobs.merged_into(db, caller.session or "")
        managed = profile_jobs.managed_profiles(db, caller.browser or "", ids)
        held = [_held(known[row.profile], managed) for row in rows if row.profile in known]
        own = known.get(caller.session or "")
        return {
            "profile": None if own is None else _held(own, managed),
            "profiles": held,
            "devices": _devices(caller, at),
            "card_made": own.card_made if own else None,
            "merged": [_merged(one) for one in merged if one.merged_into == caller.session],
        }

    found: dict[str, Any] = await service.db.read(job)
    found["merged"] = [one for one in found["merged"] if one["until"] > service.now()]
    return found


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


def device_row(caller: Caller, profile: str, via: str, now: int) -> DeviceRow:
    assert caller.browser is not None
    return DeviceRow(caller.browser, profile, via, now, 1, now)


async def ensure(service: TableService, caller: Caller, name: str, colour: str) -> None:
    """Give the caller's profile a name and a colour; from now on it is in the list."""
    assert caller.session is not None
    assert caller.browser is not None
    own, browser, now = caller.session, caller.browser, service.now()

    def job(db: Connection) -> bool:
        there = {row.profile: row for row in profile_jobs.browser(db, browser)}.get(own)
        if there is not None and not there.is_open:
            return False  # ended while this was asked
        profile_jobs.save(db, ProfileRow(own, name, colour, now))
        if there is None:
            profile_jobs.enter(db, device_row(caller, own, FIRST, now))
        return True

    named = await service.db.write(job)
    await announce_change(service, browser)
    if not named:
        raise Problem("no-profile")


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
    """Problem where the caller has its profile on loan; without a name it is nobody else's."""
    own, browser = caller.session or "", caller.browser or ""

    def job(db: Connection) -> bool:
        has_name = bool(profile_jobs.profiles(db, [own]))
        return not has_name or profile_jobs.may_manage(db, browser, own)

    if not await service.db.read(job):
        raise Problem("not-yours")


async def add(service: TableService, caller: Caller, name: str, colour: str) -> None:
    """One more profile in this browser, which acts here from now on."""
    assert caller.browser is not None
    browser, made, now = caller.browser, hashed(new_token()), service.now()

    def job(db: Connection) -> str | None:
        if not _has_room(profile_jobs.browser(db, browser)):
            return "many-profiles"
        profile_jobs.save(db, ProfileRow(made, name, colour, now))
        profile_jobs.enter(db, device_row(caller, made, FIRST, now))
        profile_jobs.make_current(db, browser, made)
        return None

    await _enter(service, caller, job)


def _has_room(rows: Sequence[DeviceRow]) -> bool:
    return sum(row.is_open for row in rows) < MOST_PROFILES


async def _enter(service: TableService, caller: Caller, job: Job[str | None]) -> None:
    """Somebody comes to this browser, unless the job says why not."""
    await _keeping_own(service, caller)
    refused = await service.db.write(job)
    if refused is not None:
        raise Problem(refused)
    await announce_change(service, caller.browser or "")


async def _keeping_own(service: TableService, caller: Caller) -> None:
    """Whoever this browser was without a name has to be found in its list afterwards."""
    assert caller.session is not None
    assert caller.browser is not None
    own, browser, now = caller.session, caller.browser, service.now()

    def job(db: Connection) -> None:
        if own not in profile_jobs.profiles(db, [own]) and profile_jobs.has_traces(db, own):
            profile_jobs.save(db, ProfileRow(own, "", COLOURS[0], now))
            profile_jobs.enter(db, device_row(caller, own, FIRST, now))

    await service.db.write(job)
    service.browsers.forget(browser)


async def arrive(service: TableService, caller: Caller, profile: str, via: str) -> None:
    """A profile of elsewhere comes to this browser and acts here from now on."""
    assert caller.browser is not None
    browser, now = caller.browser, service.now()

    def job(db: Connection) -> str | None:
        if profile not in profile_jobs.lock_profiles(db, profile):
            return "no-such-code"  # merged or forgotten meanwhile
        rows = profile_jobs.browser(db, browser)
        here = next((row for row in rows if row.profile == profile and row.is_open), None)
        if here is None and not _has_room(rows):
            return "many-profiles"
        if here is None or (here.via, via) == (CODE, CARD):  # with the card it is no loan any more
            profile_jobs.enter(db, device_row(caller, profile, via, now))
        profile_jobs.make_current(db, browser, profile)
        return None

    await _enter(service, caller, job)


async def find_profile(service: TableService, caller: Caller, wanted: str) -> str:
    """A profile of this browser, by what the list calls it."""
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
    """Take a profile from this browser; never from its last device while it has no card."""
    profile = await find_profile(service, caller, wanted)
    await _end(service, profile, caller.browser or "")


async def end_device(service: TableService, caller: Caller, wanted: str) -> None:
    """End the own profile on a device."""
    profile = await require(service, caller)
    at = await service.db.read(partial(profile_jobs.devices, profile_id=profile))
    for row in at:
        if public_id("device", row.session) == wanted:
            if row.session != caller.browser and not profile_jobs.manages(caller.browser, at):
                raise Problem("not-yours")
            return await _end(service, profile, row.session)
    raise Problem("not-found")


async def _end(service: TableService, profile: str, session: str) -> None:
    now = service.now()

    def job(db: Connection) -> bool:
        profile_jobs.lock_profiles(db, profile)
        others = [r for r in profile_jobs.devices(db, profile) if r.session != session]
        own = profile_jobs.profiles(db, [profile]).get(profile)
        if not others and (own is None or own.card_made is None):
            return False
        profile_jobs.leave(db, session, profile, now)
        profile_jobs.drop_codes(db, profile)  # one of them may be that device's
        return True

    if not await service.db.write(job):
        raise Problem("last-device")
    await announce_change(service, session)
