"""Profiles, the browsers they are in, and the codes that bring them to others."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection, and_, delete, insert, or_, select, update

from .base import Refused
from .jobs import Row, plain
from .schema import access, device, move_code, profile

MOST_PROFILES = 12  # in one browser
FIRST, CODE, CARD = "first", "code", "card"  # how a profile came to a browser


@dataclass(frozen=True)
class ProfileRow:
    """A profile as it is stored, without its secrets."""

    id: str
    name: str
    colour: str
    created: int
    card_made: int | None = None
    merged_into: str | None = None
    merged: int | None = None


@dataclass(frozen=True)
class DeviceRow:
    """A profile in a browser."""

    session: str
    profile: str
    via: str
    created: int
    is_current: int
    seen: int
    ended: int | None = None

    @property
    def is_open(self) -> bool:
        return self.ended is None


PROFILE = select(*(profile.c[name] for name in ProfileRow.__dataclass_fields__))
DEVICE = select(*(device.c[name] for name in DeviceRow.__dataclass_fields__))


def browser(db: Connection, session: str) -> list[DeviceRow]:
    """The profiles of a browser, also those it no longer has; the oldest first."""
    chosen = DEVICE.where(device.c.session == session).order_by(device.c.created, device.c.profile)
    return [DeviceRow(*row) for row in db.execute(chosen)]


def profiles(db: Connection, ids: Collection[str]) -> dict[str, ProfileRow]:
    found = db.execute(PROFILE.where(profile.c.id.in_(ids)))
    return {row.id: row for row in (ProfileRow(*values) for values in found)}


def lock_profiles(db: Connection, *ids: str) -> dict[str, ProfileRow]:
    """Those of these profiles that are still their own; nobody else changes them meanwhile."""
    chosen = PROFILE.where(profile.c.id.in_(ids)).order_by(profile.c.id).with_for_update()
    found = [ProfileRow(*values) for values in db.execute(chosen)]
    return {row.id: row for row in found if row.merged_into is None}


def merged_into(db: Connection, profile_id: str) -> list[ProfileRow]:
    """Profiles that were merged into this one, directly or by way of others."""
    found: list[ProfileRow] = []
    waiting, known = [profile_id], {profile_id}
    while waiting:
        chosen = PROFILE.where(profile.c.merged_into.in_(waiting)).order_by(profile.c.id)
        more = [row for row in (ProfileRow(*r) for r in db.execute(chosen)) if row.id not in known]
        found += more
        waiting = [row.id for row in more]
        known.update(waiting)
    return found


def everybody(db: Connection, profile_id: str) -> list[str]:
    """The ids by which a person may be known: the profile, and those merged into it."""
    return [profile_id, *(row.id for row in merged_into(db, profile_id))]


def devices(db: Connection, profile_id: str) -> list[DeviceRow]:
    """Where a profile is, the first device first."""
    chosen = DEVICE.where(device.c.profile == profile_id, device.c.ended.is_(None))
    return [DeviceRow(*r) for r in db.execute(chosen.order_by(device.c.created, device.c.session))]


def is_open(db: Connection, session: str, profile_id: str) -> bool:
    """Whether a profile is in a browser."""
    return any(row.session == session for row in devices(db, profile_id))


def may_manage(db: Connection, session: str, profile_id: str) -> bool:
    """The device a profile began on, or one that came with its card; a code may be a loan.

    Where loans alone are left, each of them may.
    """
    return profile_id in managed_profiles(db, session, [profile_id])


def managed_profiles(db: Connection, session: str, ids: Collection[str]) -> set[str]:
    """Those of these profiles that a browser may manage."""
    at: defaultdict[str, list[DeviceRow]] = defaultdict(list)
    for row in db.execute(DEVICE.where(device.c.profile.in_(ids), device.c.ended.is_(None))):
        at[row.profile].append(DeviceRow(*row))
    return {one for one, rows in at.items() if manages(session, rows)}


def manages(session: str | None, at: Sequence[DeviceRow]) -> bool:
    """Whether a browser is among the owners of a profile, given all devices that have it."""
    owners = [row for row in at if row.via in (FIRST, CARD)]
    return any(row.session == session for row in owners or at)


def on_loan(db: Connection, session: str, profile_id: str) -> bool:
    """Whether a browser may not manage a profile; without a name it is nobody else's."""
    return bool(profiles(db, [profile_id])) and not may_manage(db, session, profile_id)


@dataclass(frozen=True)
class Overview:
    """What there is to know of a browser and the profile that acts there."""

    own: ProfileRow | None
    held: list[ProfileRow]
    devices: list[DeviceRow]
    merged: list[ProfileRow]
    managed: set[str]


def overview(db: Connection, session: str, profile_id: str) -> Overview:
    at = [row.profile for row in browser(db, session) if row.is_open]
    known = profiles(db, {*at, profile_id})
    return Overview(
        known.get(profile_id),
        [known[one] for one in at if one in known],
        devices(db, profile_id),
        merged_into(db, profile_id),
        managed_profiles(db, session, {*at, profile_id}),
    )


def browsers_of(db: Connection, ids: Collection[str]) -> dict[str, set[str]]:
    """The browsers that have, or had, each of these profiles."""
    found: dict[str, set[str]] = {one: {one} for one in ids}
    chosen = select(device.c.profile, device.c.session).where(device.c.profile.in_(ids))
    for row in db.execute(chosen):
        found[str(row.profile)].add(str(row.session))
    return found


def save(db: Connection, row: ProfileRow) -> None:
    """The name and colour of a profile; it is made where there was none."""
    same = profile.c.id == row.id
    changed = update(profile).where(same).values(name=row.name, colour=row.colour)
    if db.execute(changed).rowcount == 0:
        values = {"id": row.id, "name": row.name, "colour": row.colour, "created": row.created}
        db.execute(insert(profile).values(**values))


def set_name(db: Connection, row: ProfileRow, session: str) -> None:
    """Name the profile that acts in a browser."""
    there = {at.profile: at for at in browser(db, session)}.get(row.id)
    if there is not None and not there.is_open:
        raise Refused("no-profile")  # ended while this was asked
    save(db, row)
    if there is None:
        enter(db, session, row.id, FIRST, row.created)


def _keep(db: Connection, own: ProfileRow, session: str) -> None:
    """Keep a profile without a name in its browser, if it holds anything."""
    held = select(access.c.seat).where(access.c.session == own.id)
    if not profiles(db, [own.id]) and db.execute(held).first() is not None:
        save(db, own)
        enter(db, session, own.id, FIRST, own.created)


def add(db: Connection, row: ProfileRow, session: str, own: ProfileRow) -> None:
    """One more profile in a browser, which acts there from now on; `own` did before."""
    _keep(db, own, session)
    _require_room(browser(db, session))
    save(db, row)
    enter(db, session, row.id, FIRST, row.created)
    make_current(db, session, row.id)


def arrive(
    db: Connection, session: str, profile_id: str, via: str, now: int, own: ProfileRow
) -> None:
    """A profile of elsewhere comes to a browser and acts there from now on; `own` did before."""
    if not lock_profiles(db, profile_id):
        raise Refused("no-such-code")  # merged or forgotten meanwhile
    _keep(db, own, session)
    rows = browser(db, session)
    here = next((row for row in rows if row.profile == profile_id and row.is_open), None)
    if here is None:
        _require_room(rows)
    if here is None or (here.via, via) == (CODE, CARD):  # with the card it is no loan any more
        enter(db, session, profile_id, via, now)
    make_current(db, session, profile_id)


def _require_room(rows: Sequence[DeviceRow]) -> None:
    if sum(row.is_open for row in rows) >= MOST_PROFILES:
        raise Refused("many-profiles")


def enter(
    db: Connection, session: str, profile_id: str, via: str, now: int, is_current: int = 1
) -> None:
    """A profile comes to a browser, or comes back to it."""
    db.execute(delete(device).where(_same(session, profile_id)))
    row = DeviceRow(session, profile_id, via, now, is_current, now)
    db.execute(insert(device).values(**asdict(row)))


def _same(session: str, profile_id: str) -> Any:
    return and_(device.c.session == session, device.c.profile == profile_id)


def make_current(db: Connection, session: str, profile_id: str) -> None:
    db.execute(update(device).where(device.c.session == session).values(is_current=0))
    db.execute(update(device).where(_same(session, profile_id)).values(is_current=1))


def leave(db: Connection, session: str, profile_id: str, now: int) -> None:
    """A profile leaves a browser; the row stays, for the rule of one seat each."""
    db.execute(update(device).where(_same(session, profile_id)).values(ended=now, is_current=0))


def end(db: Connection, session: str, profile_id: str, now: int) -> None:
    """End a profile in a browser; never in the last that has it, while it has no card."""
    lock_profiles(db, profile_id)
    own = profiles(db, [profile_id]).get(profile_id)
    has_card = own is not None and own.card_made is not None
    if not has_card and not any(row.session != session for row in devices(db, profile_id)):
        raise Refused("last-device")
    leave(db, session, profile_id, now)
    drop_codes(db, profile_id)  # one of them may be that device's


def mark_seen(db: Connection, session: str, profile_id: str, now: int) -> None:
    db.execute(update(device).where(_same(session, profile_id)).values(seen=now))


def erase(db: Connection, ids: Collection[str]) -> set[str]:
    """Everything about these profiles; the browsers that had them."""
    chosen = select(device.c.session).where(device.c.profile.in_(ids))
    sessions = {str(session) for session in db.execute(chosen).scalars()}
    db.execute(delete(move_code).where(move_code.c.profile.in_(ids)))
    db.execute(delete(device).where(device.c.profile.in_(ids)))
    db.execute(delete(profile).where(profile.c.id.in_(ids)))
    return sessions | set(ids)


# Cards and codes


def set_card(
    db: Connection, browser: str, profile_id: str, card: str | None, now: int | None
) -> None:
    """A card keeps a profile for good, so a device that has it on loan may not make one."""
    lock_profiles(db, profile_id)
    if not may_manage(db, browser, profile_id):
        raise Refused("not-yours")
    values = {"card": card, "card_made": now}
    db.execute(update(profile).where(profile.c.id == profile_id).values(**values))


def by_card(db: Connection, card: str) -> str | None:
    """The profile this card is of."""
    chosen = select(profile.c.id).where(profile.c.card == card, profile.c.merged_into.is_(None))
    found = db.execute(chosen).scalar()
    return None if found is None else str(found)


def add_code(db: Connection, row: Row, slots: Iterable[str], now: int, browser: str) -> str | None:
    """Keep a code below a free slot; one profile has one code. The slot, None if all are taken."""
    if not lock_profiles(db, row["profile"]) or not is_open(db, browser, row["profile"]):
        raise Refused("no-profile")  # its device was ended a moment ago
    expired = or_(move_code.c.expires <= now, move_code.c.profile == row["profile"])
    db.execute(delete(move_code).where(expired))
    taken = {str(slot) for slot in db.execute(select(move_code.c.slot)).scalars()}
    slot = next((slot for slot in slots if slot not in taken), None)
    if slot is not None:
        db.execute(insert(move_code).values(slot=slot, wrong=0, **row))
    return slot


def drop_codes(db: Connection, profile_id: str) -> None:
    db.execute(delete(move_code).where(move_code.c.profile == profile_id))


def use_code(db: Connection, slot: str, code: str, now: int, most_wrong: int) -> str | None:
    """The profile of a code, which is used up; None counts as one more wrong try."""
    same = move_code.c.slot == slot
    found = db.execute(select(move_code).where(same).with_for_update()).mappings().first()
    if found is None or found["expires"] <= now:
        return None
    row = plain(found)
    if row["hash"] == code:
        gone = delete(move_code).where(same, move_code.c.hash == code)
        # unless another device was quicker
        return str(row["profile"]) if db.execute(gone).rowcount == 1 else None
    db.execute(update(move_code).where(same).values(wrong=move_code.c.wrong + 1))
    db.execute(delete(move_code).where(same, move_code.c.wrong >= most_wrong))
    return None
