"""What the server does by itself: bots move, votes lapse, players out of time are replaced."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from dataclasses import replace
from functools import partial
from typing import Any

from teahouse.bots import LEVELS, QUICK, Thought
from teahouse.bots.custom import REGISTERED
from teahouse.bots.deciding import Request
from teahouse.bots.hints import ADVISER
from teahouse.core.game import Position

from .automatic_moves import draft_bot_action, draft_lapse, draft_stand_in
from .background import start
from .bots import NOVICE, BotAction, Bots, choose_action, think
from .commands import Draft
from .fair_queue import Flow
from .pipeline import draft_start
from .presence import POLLING, Presence
from .problems import Problem
from .service import TableService
from .store import jobs
from .table import Table
from .tables import LiveTable

OWNER_FIRST = 120_000  # milliseconds until others act for a table's owner, which may have stalled
MOST_FETCHED = 50
MOST_ADVISED = 64  # tables whose last advice is kept


class Scheduler:
    """Acts at tables when something is due."""

    def __init__(self, service: TableService, bots: Bots) -> None:
        self._service = service
        self._bots = bots
        self._driving: dict[str, asyncio.Task[None]] = {}
        # by table, the last one at the end: what advice was about, and the advice
        self._advised: dict[str, tuple[Any, asyncio.Future[tuple[Thought, ...] | None]]] = {}
        self._closing = False
        self._fetched = jobs.FIRST  # the last of the tables that are due
        self.presence = Presence(service)
        service.pipeline.watchers.append(lambda table, _: self.wake(table))
        service.listeners.on_arrival = self._on_arrival

    # Bots

    def _on_arrival(self, table_id: str) -> None:
        """Somebody is watching: wake sleeping bots."""
        live = self._service.tables.peek(table_id)
        if live is not None:
            self.wake(live.table)

    def _is_awake(self, table: Table) -> bool:
        """Bots play where a person plays or somebody watches; elsewhere they sleep."""
        if table.bot_to_move is None:
            return False
        return table.has_people or bool(self._service.listeners.sessions(table.id, POLLING))

    def wake(self, table: Table) -> None:
        """Start a bot if it is its turn and none is thinking yet.

        Where people play, the owner does this; bots among themselves play where they are watched.
        """
        if not table.has_people or self._is_ours(table.id, table.due()):
            self._start_driving(table)

    def _is_ours(self, table_id: str, due: int | None) -> bool:
        """Whether this process acts at a table: as its owner, or because the owner does not."""
        late = due is not None and due <= self._service.now() - OWNER_FIRST
        return self._service.ownership.owns(table_id) or late

    def _start_driving(self, table: Table) -> None:
        if self._is_awake(table) and table.id not in self._driving and not self._closing:
            task = start(self._make_bot_moves(table.id))
            self._driving[table.id] = task
            task.add_done_callback(lambda _: self._driving.pop(table.id, None))

    async def _make_bot_moves(self, table_id: str) -> None:
        """Play on for bots until a person decides, or nobody plays or watches any more."""
        while self._is_awake((live := await self._service.tables.get(table_id)).table):
            table = live.table
            seat, seq = table.position.actor, table.seq
            assert seat is not None
            if self._service.settings.bot_pause:
                await asyncio.sleep(self._service.settings.bot_pause)
            level = table.bot_to_move or table.stand_in_level
            request = self.request(table, table.position, seat, level)
            chosen = await choose_action(self._bots, request, flow_of(table))
            if request.level != level:
                chosen = replace(chosen, why="unregistered")
            try:
                draft = partial(draft_choice, chosen=chosen, seq=seq)
                await self._service.pipeline.change(table_id, draft, generation=live.generation)
            except Problem as problem:
                if problem.code != "late":
                    return  # the store is down: the next tick tries again

    def request(self, table: Table, position: Position, seat: int, level: str) -> Request:
        """The request for a bot, which only gets the view of its seat.

        An unregistered name starts no program: a novice plays.
        """
        return Request(
            table.setup.game,
            position.view(seat),
            tuple(position.legal_ids()),
            level if level in LEVELS or level in REGISTERED else NOVICE,
            self._service.settings.bot_seconds,
            secrets.randbits(31),
            table.setup.components,
        )

    @property
    def adviser(self) -> str:
        """The level that gives hints."""
        return self._bots.strongest if self._bots.strongest in QUICK else ADVISER

    async def advice(
        self, table: Table, position: Position, seat: int
    ) -> tuple[Thought, ...] | None:
        """A good bot's evaluation for this seat, knowing no more than the seat does; the position
        is the table's, or one that the seat plans. Repeated requests get the same result:
        another search would order similar choices differently."""
        request = self.request(table, position, seat, self.adviser)
        asked = (table.seq, seat, request.view)
        known, thinking = self._advised.pop(table.id, (None, None))
        if thinking is None or known != asked:
            thinking = asyncio.ensure_future(think(self._bots, request, flow_of(table)))
        self._advised[table.id] = (asked, thinking)
        while len(self._advised) > MOST_ADVISED:
            self._advised.pop(next(iter(self._advised)))
        thoughts = await asyncio.shield(thinking)
        if thoughts is None:  # the next request may succeed
            self._advised.pop(table.id, None)
        return thoughts

    # Time

    async def tick(self) -> None:
        """Do what is due at tables in memory, and load those due in the store."""
        now = self._service.now()
        await self._fetch_due(now)
        for live in self._service.tables:
            due = live.table.due()
            if due is not None and due <= now and self._is_ours(live.id, due):
                await self._attend(live)

    async def _fetch_due(self, now: int) -> None:
        """Load tables that are due, a batch at a time in rotation."""
        fetch = partial(jobs.due_tables, after=self._fetched, now=now, most=MOST_FETCHED)
        found = await self._service.store.read(fetch)
        self._fetched = found[-1] if len(found) == MOST_FETCHED else jobs.FIRST
        for row in found:
            if not self._is_ours(row.table_id, row.due):
                continue
            with contextlib.suppress(Problem):
                live = await self._service.tables.get(row.table_id)
                if live.table.due() is None:  # others may have written without notice so far
                    live.stale = True
                    live = await self._service.tables.get(row.table_id)
                if live.table.due() is None:  # the row is outdated
                    await self._service.db.write(partial(jobs.clear_due, row=row))

    async def _attend(self, live: LiveTable) -> None:
        table, now = live.table, self._service.now()
        self.wake(table)
        with contextlib.suppress(Problem):
            if table.is_ready:
                await self._service.pipeline.change(
                    table.id, draft_start, generation=live.generation
                )
        with contextlib.suppress(Problem):
            if table.proposal is not None and table.proposal.lapses <= now:
                await self._lapse(live, now)
        with contextlib.suppress(Problem):
            if table.stands_in_by_rule and (table.over_time_at() or now + 1) <= now:
                await self._service.pipeline.change(
                    table.id,
                    lambda live: draft_stand_in(live.table, now),
                    generation=live.generation,
                )

    async def _lapse(self, live: LiveTable, now: int) -> None:
        """Voting is over: check once more whether the person to replace is absent."""
        table, absent = live.table, False
        proposal = table.proposal
        assert proposal is not None
        if proposal.seat is not None and proposal.needs_absence(table.seats):
            found = await self.presence.is_absent(live, proposal.seat, proposal.lapses)
            if found is None:
                return
            absent = found
        await self._service.pipeline.change(
            table.id,
            lambda live: draft_lapse(live.table, now, absent),
            generation=live.generation,
        )
        self.presence.forget(table.id)

    async def close(self) -> None:
        self._closing = True
        advising = [thinking for _, thinking in self._advised.values()]
        under_way: list[asyncio.Future[Any]] = [*self._driving.values(), *advising]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        await self._bots.close()


def flow_of(table: Table) -> Flow:
    """The flow a table's bots are accounted to."""
    return Flow(table.id, table.setup.opened_from or table.id, table.has_people)


def draft_choice(live: LiveTable, chosen: BotAction, seq: int) -> Draft:
    """The entry for a bot's choice, noting if it did not play at its level."""
    data = {} if chosen.why is None else {"level": NOVICE, "why": chosen.why}
    return draft_bot_action(live.table, chosen.action, seq, data)
