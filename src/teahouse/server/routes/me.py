"""What people can see and change about themselves: profiles, devices, the recovery card."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Response

from teahouse.server import bodies, history, merging, models, profile_transfer, profiles
from teahouse.server.auth import Caller, CallerDep, ServiceDep, cookie_name, with_session
from teahouse.server.errors import error_responses
from teahouse.server.forgetting import forget
from teahouse.server.middleware import address
from teahouse.server.service import TableService
from teahouse.server.store import export_jobs, profile_jobs
from teahouse.server.strict import StrictRoute

from .common import base_url, limiter_of
from .replays import run_in_thread

router = APIRouter(prefix="/api", route_class=StrictRoute, tags=["me"])
Session = Annotated[Caller, Depends(with_session)]
ShownId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$", description="from the list")]
# Of one address.
PER_HOUR = "20/hour"  # each looks through every journal
CHANGES = "120/hour"
ARRIVALS = "20/hour"
CODES = "30/hour"
HISTORIES = "60/minute"


async def check_limit(request: Request, service: TableService, limit: str, what: str) -> None:
    await limiter_of(request).check(limit, what, address(request.scope))


@router.get("/me", response_model=models.MeOut, responses=error_responses())
async def who_am_i(service: ServiceDep, caller: CallerDep) -> dict[str, Any]:
    """The profiles of this browser, and the devices of the one that acts here."""
    return await profiles.overview(service, caller)


@router.put("/me", response_model=models.MeOut, responses=error_responses("no-profile"))
async def name_profile(
    asked: bodies.ProfileIn, request: Request, service: ServiceDep, caller: Session
) -> dict[str, Any]:
    """Set the name and colour of your profile; sets a cookie if there is none."""
    await check_limit(request, service, CHANGES, "profile")
    await profiles.ensure(service, caller, asked.name, asked.colour)
    return await profiles.overview(service, caller)


@router.delete("/me", status_code=204, responses=error_responses("not-yours"))
async def forget_me(
    request: Request, response: Response, service: ServiceDep, caller: CallerDep
) -> None:
    """Forget this profile: names, notes, chat and seats, also at tables that were set aside.

    Finished games stay, by a former player. At running tables a bot plays on, as after resigning.
    Other profiles of this browser stay. A device that got the profile by a code may not do this
    while the first device, or one that used the card, has it too.
    """
    await check_limit(request, service, PER_HOUR, "forget")
    if caller.session is not None:
        await profiles.require_managing(service, caller)
        await forget(service, caller.session)
    rows = await service.db.read(partial(profile_jobs.browser, session=caller.browser or ""))
    if not any(row.is_open for row in rows):
        settings = service.settings
        response.delete_cookie(cookie_name(settings), path="/", secure=settings.tls, httponly=True)


@router.get("/me/export", response_model=models.ExportOut, responses=error_responses())
async def export_me(request: Request, service: ServiceDep, caller: CallerDep) -> dict[str, Any]:
    """Everything stored about this profile and those merged into it."""
    await check_limit(request, service, PER_HOUR, "export")
    if caller.session is None:
        return {"profiles": [], "devices": [], "tables": []}
    ids = await service.db.read(partial(profile_jobs.everybody, profile_id=caller.session))
    found: dict[str, Any] = await service.db.read(partial(export_jobs.everything, ids=ids))
    return found


@router.get("/me/history", response_model=models.HistoryOut, responses=error_responses())
async def my_history(request: Request, service: ServiceDep, caller: CallerDep) -> dict[str, Any]:
    """Finished games, statistics and feats; request again for those still `pending`."""
    await check_limit(request, service, HISTORIES, "history")
    run = partial(run_in_thread, request, service)
    return await history.history(service, caller.session or "", run)


# The profiles of a browser


@router.post(
    "/me/profiles",
    status_code=201,
    response_model=models.MeOut,
    responses=error_responses("many-profiles"),
)
async def add_profile(
    asked: bodies.ProfileIn, request: Request, service: ServiceDep, caller: Session
) -> dict[str, Any]:
    """Add a profile to this browser and switch to it."""
    await check_limit(request, service, CHANGES, "profile")
    await profiles.add(service, caller, asked.name, asked.colour)
    return await profiles.overview(service, await again(service, caller))


async def again(service: TableService, caller: Caller) -> Caller:
    """The caller, reread after the browser switched profiles."""
    browser = await service.browsers.get(caller.browser or "")
    return Caller(browser.current, caller.browser, browser.profiles)


@router.put("/me/current", response_model=models.MeOut, responses=error_responses("not-found"))
async def switch_profile(
    asked: bodies.CurrentIn, request: Request, service: ServiceDep, caller: CallerDep
) -> dict[str, Any]:
    """Switch to another profile of this browser."""
    await profiles.switch(service, caller, asked.id)
    return await profiles.overview(service, await again(service, caller))


@router.delete(
    "/me/profiles/{profile_id}",
    status_code=204,
    responses=error_responses("not-found", "last-device"),
)
async def remove_profile(profile_id: ShownId, service: ServiceDep, caller: CallerDep) -> None:
    """Remove a profile from this browser, unless it is its last device and it has no card."""
    await profiles.remove(service, caller, profile_id)


MERGE = "/me/profiles/{profile_id}/merge"


@router.post(
    MERGE,
    response_model=models.MeOut,
    responses=error_responses("not-found", "no-profile", "not-yours", "one-seat"),
)
async def merge_profile(
    profile_id: ShownId, request: Request, service: ServiceDep, caller: CallerDep
) -> dict[str, Any]:
    """Merge another profile of this browser into yours; can be undone for a day."""
    await check_limit(request, service, CHANGES, "profile")
    await merging.merge(service, caller, profile_id)
    return await profiles.overview(service, caller)


@router.delete(
    MERGE,
    response_model=models.MeOut,
    responses=error_responses("not-found", "no-profile", "not-yours", "too-late"),
)
async def undo_merge(
    profile_id: ShownId, request: Request, service: ServiceDep, caller: CallerDep
) -> dict[str, Any]:
    """Undo a merge: the merged profile is separate again."""
    await check_limit(request, service, CHANGES, "profile")
    await merging.undo(service, caller, profile_id)
    return await profiles.overview(service, caller)


# Other devices


@router.post(
    "/me/code",
    status_code=201,
    response_model=models.CodeOut,
    responses=error_responses("no-profile", "full"),
)
async def make_code(request: Request, service: ServiceDep, caller: CallerDep) -> dict[str, Any]:
    """Create a six-character code that brings your profile to one other device for two minutes."""
    await check_limit(request, service, CODES, "code")
    made = await profile_transfer.new_code(service, caller)
    return {**made, "url": f"{base_url(request, service)}/move/{made['code']}"}


@router.post(
    "/me/card",
    status_code=201,
    response_model=models.CardOut,
    responses=error_responses("no-profile", "not-yours"),
)
async def make_card(request: Request, service: ServiceDep, caller: CallerDep) -> dict[str, Any]:
    """Create a recovery card of six words that restores your profile; replaces an older card."""
    await check_limit(request, service, CODES, "code")
    return await profile_transfer.new_card(service, caller)


@router.delete("/me/card", status_code=204, responses=error_responses("no-profile", "not-yours"))
async def drop_card(service: ServiceDep, caller: CallerDep) -> None:
    """Revoke the recovery card."""
    await profile_transfer.drop_card(service, caller)


@router.post(
    "/me/arrivals",
    response_model=models.MeOut,
    responses=error_responses("no-such-code", "code-unreadable", "many-profiles"),
)
async def arrive(
    asked: bodies.ArrivalIn, request: Request, service: ServiceDep, caller: Session
) -> dict[str, Any]:
    """Bring a profile here by code or recovery card; its other devices are notified."""
    await check_limit(request, service, ARRIVALS, "arrival")
    await profile_transfer.arrive(service, caller, asked.secret)
    return await profiles.overview(service, await again(service, caller))


@router.put("/me/arrivals", status_code=204, responses=error_responses())
async def mark_arrivals_seen(service: ServiceDep, caller: CallerDep) -> None:
    """Mark newly arrived devices as seen."""
    job = partial(
        profile_jobs.mark_seen,
        session=caller.browser or "",
        profile_id=caller.session or "",
        now=service.now(),
    )
    await service.db.write(job)


@router.delete(
    "/me/devices/{device_id}",
    status_code=204,
    responses=error_responses("not-found", "not-yours", "no-profile", "last-device"),
)
async def end_device(device_id: ShownId, service: ServiceDep, caller: CallerDep) -> None:
    """Remove your profile from a device; one that has it on loan can only remove itself."""
    await profiles.end_device(service, caller, device_id)
