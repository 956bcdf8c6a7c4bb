"""What a person may ask about themselves."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from teahouse.server.answers import errors
from teahouse.server.forgetting import forget
from teahouse.server.guard import address
from teahouse.server.people import Inside, Known, cookie_name

from .common import limiter_of

router = APIRouter(prefix="/api", tags=["people"])
PER_HOUR = "20/hour"  # of one address: each looks through every journal


@router.delete("/me", status_code=204, responses=errors())
async def forget_me(request: Request, response: Response, house: Inside, caller: Known) -> None:
    """Forget this session: names, notes, chat and seats, also at tables that were set aside.

    What was played stays, by a former player. At running tables a bot plays on, as after resigning.
    """
    await limiter_of(request).check(PER_HOUR, "forget", address(request.scope, house.settings))
    if caller.session is not None:
        await forget(house, caller.session)
    settings = house.settings
    response.delete_cookie(cookie_name(settings), path="/", secure=settings.tls, httponly=True)
