"""Bring a profile to another device: by a short-lived code, or by the recovery card."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from . import profiles, recovery_words
from .auth import Caller
from .problems import Problem
from .service import TableService
from .store import profile_jobs
from .store.profile_jobs import CARD, CODE

CODE_LASTS = 2 * 60 * 1000
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
    job = partial(
        profile_jobs.add_code, row=row, slots=slots, now=now, browser=caller.browser or ""
    )
    slot = await service.db.write(job)
    if slot is None:
        raise Problem("full", {"Retry-After": "120"})
    return {"code": slot + rest, "expires": expires}


async def new_card(service: TableService, caller: Caller) -> dict[str, Any]:
    """Create a recovery card, which replaces an older one. Its words are shown only once."""
    card, now = recovery_words.new_card(), service.now()
    await _set_card(service, caller, card, now)
    return {"words": card.split(), "made": now}


async def drop_card(service: TableService, caller: Caller) -> None:
    await _set_card(service, caller, None, None)


async def _set_card(
    service: TableService, caller: Caller, card: str | None, now: int | None
) -> None:
    profile, browser = await profiles.require(service, caller), caller.browser or ""
    hidden = None if card is None else await _hash_secret(service, card)
    await service.db.write(
        partial(profile_jobs.set_card, browser=browser, profile_id=profile, card=hidden, now=now)
    )


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
    slot, rest = code[: recovery_words.SLOT_LENGTH], code[recovery_words.SLOT_LENGTH :]
    hidden, now = await _hash_secret(service, rest), service.now()
    found: str | None = await service.db.write(
        partial(profile_jobs.use_code, slot=slot, code=hidden, now=now, most_wrong=MOST_WRONG)
    )
    return found
