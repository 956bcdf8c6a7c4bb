"""What time a store has seen, so that a clock that leaps is noticed before anything is deleted.

Servers write the time each minute. A clock more than a day away from that is not believed: it may
be wrong, or no server ran for a while. Which of the two cannot be told, so the store counts on
from what it knew, by the time servers really run, and believes such a clock after a week of it.
"""

from __future__ import annotations

from sqlalchemy import Connection, func, select

from .schema import chat, tables
from .state_jobs import get_state, set_state

DAY = 24 * 60 * 60 * 1000  # milliseconds
GRACE = 7 * DAY
CLOCK, SEEN, STRANGE = "clock", "clock_seen", "clock_strange"


def beat(db: Connection, now: int, elapsed: int) -> tuple[bool, int]:
    """Note the time, `elapsed` milliseconds after the last beat here.

    Whether it is believed, and what time the store has seen.
    """
    known = get_state(db, CLOCK)
    trusted = known if known is not None else newest(db) or now
    seen = get_state(db, SEEN)
    step = 0 if seen is None else max(0, min(elapsed, now - seen))  # others may have counted it
    strange = (get_state(db, STRANGE) or 0) + step
    believed = abs(now - trusted) <= DAY or strange >= GRACE
    trusted = now if believed else trusted + step
    set_state(db, CLOCK, trusted)
    set_state(db, STRANGE, None if believed else strange)
    set_state(db, SEEN, now)
    return believed, trusted


def newest(db: Connection) -> int | None:
    """When something last happened at any table."""
    moments = (db.execute(select(func.max(c))).scalar() for c in (tables.c.updated, chat.c.at))
    return max((int(moment) for moment in moments if moment is not None), default=None)
