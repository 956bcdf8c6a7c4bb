"""Bringing a profile to another device: by a code that is soon over, or by the recovery card."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from sqlalchemy import Connection

from . import profiles, recovery_words
from .auth import Caller
from .problems import Problem
from .service import TableService
from .store import Conflict, profile_jobs
from .store.profile_jobs import CARD, CODE

CODE_LASTS = 2 * 60 * 1000
ENDED = ""  # in the place of a slot
MOST_WRONG = 5  # tries at one code


async def _hash_secret(service: TableService, secret: str) -> str:
    return await asyncio.to_thread(recovery_words.hidden, secret, service.controls.address_key)


async def new_code(service: TableService, caller: Caller) -> dict[str, Any]:
    """Six characters: the first two say which code is tried, so that wrong tries can be counted."""
    profile = await profiles.require(service, caller)
    code, now = recovery_words.new_code(), service.now()
    rest = code[recovery_words.SLOT_LENGTH :]
    expires = now + CODE_LASTS
    row = {"profile": profile, "hash": await _hash_secret(service, rest), "expires": expires}
    slots = recovery_words.slots(code[: recovery_words.SLOT_LENGTH])

    def job(db: Connection) -> str | None:
        if not _is_here(db, caller, profile):
            return ENDED
        return profile_jobs.add_code(db, row, slots, now)

    slot = await service.db.write(job)
    if slot == ENDED:
        raise Problem("no-profile")
    if slot is None:
        raise Problem("full", {"Retry-After": "120"})
    return {"code": slot + rest, "expires": expires}


def _is_here(db: Connection, caller: Caller, profile: str) -> bool:
    """Whether a profile is still the caller's: its device may have been ended a moment ago."""
    there = profile in profile_jobs.lock_profiles(db, profile)
    return there and profile_jobs.is_open(db, caller.browser or "", profile)


async def new_card(service: TableService, caller: Caller) -> dict[str, Any]:
    """A recovery card; an older one no longer works. Its words are shown this once."""
    profile = await profiles.require(service, caller)
    card, now = recovery_words.new_card(), service.now()
    hidden = await _hash_secret(service, card)
    await _set_card(service, caller, profile, hidden, now)
    return {"words": card.split(), "made": now}


async def drop_card(service: TableService, caller: Caller) -> None:
    profile = await profiles.require(service, caller)
    await _set_card(service, caller, profile, None, None)


async def _set_card(
    service: TableService, caller: Caller, profile: str, card: str | None, now: int | None
) -> None:
    """A card keeps a profile for good, so a device that has it on loan may not make one."""

    def job(db: Connection) -> bool:
        profile_jobs.lock_profiles(db, profile)
        if not profile_jobs.may_manage(db, caller.browser or "", profile):
            return False
        profile_jobs.set_card(db, profile, card, now)
        return True

    if not await service.db.write(job):
        raise Problem("not-yours")


async def arrive(service: TableService, caller: Caller, typed: str) -> None:
    """Bring the profile of a code or a card to this browser."""
    code, card = recovery_words.typed_code(typed), recovery_words.typed_card(typed)
    if code is not None:
        profile = await _by_code(service, code)
        via = CODE
    elif card is not None:
        job = partial(profile_jobs.by_card, card=await _hash_secret(service, card))
        profile, via = await service.db.read(job), CARD
    else:
        raise Problem("code-unreadable")
    if profile is None:
        raise Problem("no-such-code")
    await profiles.arrive(service, caller, profile, via)


async def _by_code(service: TableService, code: str) -> str | None:
    slot, rest = (
        code[: recovery_words.SLOT_LENGTH],
        await _hash_secret(service, code[recovery_words.SLOT_LENGTH :]),
    )
    now = service.now()

    def job(db: Connection) -> str | None:
        return profile_jobs.use_code(db, slot, rest, now, MOST_WRONG)

    try:
        found: str | None = await service.db.write(job)
    except Conflict:
        return None
    return found
