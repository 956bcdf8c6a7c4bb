"""What the server does by itself: bots move, votes lapse, whoever is over time is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from functools import partial
from typing import Any

from teahouse.bots import LEVELS, QUICK, Thought
from teahouse.bots.own import REGISTERED
from teahouse.bots.service import Request
from teahouse.core.game import Position

from . import commands
from .background import log_failures
from .bots import NOVICE, BotAction, Bots, choose_action, think
from .commands import Command, Draft
from .entries import EntryKind
from .fair_queue import Flow
from .presence import POLLING, Presence
from .problems import Problem
from .service import TableService
from .store import jobs
from .table import Table
from .tables import LiveTable
from .tokens import new_token

OTHERS_FIRST = 2000  # milliseconds another process waits, so that the one that was asked acts
MOST_FETCHED = 50
ADVISER = "hard"  # the level that gives hints, where bots search


class Scheduler:
    """Keeps every table going."""

    def __init__(self, service: TableService, bots: Bots) -> None:
        self._service = service
        self._bots = bots
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._closing = False
        self._fetched = jobs.FIRST  # the last of the tables that are due
        self.presence = Presence(service)
        service.pipeline.watchers.append(lambda table, _: self.wake(table))
        service.listeners.on_arrival = self._arrived

    # Bots

    def _arrived(self, table_id: str) -> None:
        """Somebody watches now: bots that slept go on."""
        live = self._service.tables.peek(table_id)
        if live is not None:
            self.wake(live.table)

    def _is_awake(self, table: Table) -> bool:
        """Bots play where a person plays or somebody watches; elsewhere they sleep."""
        if table.bot_to_move is None:
            return False
        return table.has_people or bool(self._service.listeners.sessions(table.id, POLLING))

    def wake(self, table: Table) -> None:
        """Let a bot think if it is its turn and none does yet."""
        if self._is_awake(table) and table.id not in self._driving and not self._closing:
            task = asyncio.ensure_future(log_failures(self._drive(table.id)))
            self._driving[table.id] = task
            task.add_done_callback(lambda _: self._driving.pop(table.id, None))

    async def _drive(self, table_id: str) -> None:
        """Play on for bots until a person decides, or nobody plays or watches any more."""
        while self._is_awake((live := await self._service.tables.get(table_id)).table):
            table = live.table
            seat, seq = table.position.actor, table.seq
            assert seat is not None
            if self._service.settings.bot_pause:
                await asyncio.sleep(self._service.settings.bot_pause)
            level = table.bot_to_move or table.stand_in_level
            chosen = await choose_action(
                self._bots, self.request(table, table.position, seat, level), flow_of(table)
            )
            command = Command("act", seat, f"bot-{new_token()}", seq, [chosen.action])
            try:
                draft = partial(draft_bot_action, command=command, chosen=chosen)
                await self._service.pipeline.change(table_id, draft, generation=live.generation)
            except Problem as problem:
                if problem.code != "late":
                    return  # the store is down: the next tick tries again

    def request(self, table: Table, position: Position, seat: int, level: str) -> Request:
        """All a bot gets to know: the view of its seat.

        A name that is no longer registered, or never was, starts nothing: a novice plays.
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
        """What a good bot would think of at this seat, knowing no more than the seat does; the
        position is the table's, or one that the seat plans."""
        request = self.request(table, position, seat, self.adviser)
        return await think(self._bots, request, flow_of(table))

    # Time

    async def tick(self) -> None:
        """Do what is due at tables in memory, and fetch those that sleep in the store."""
        now = self._service.now() - (OTHERS_FIRST if self._service.shares_store else 0)
        await self._fetch_due(now)
        for live in self._service.tables:
            due = live.table.due()
            if due is not None and due <= now:
                await self._attend(live)

    async def _fetch_due(self, now: int) -> None:
        """Load tables that are due, some each time and all of them in turn."""
        fetch = partial(jobs.due_tables, after=self._fetched, now=now, most=MOST_FETCHED)
        found = await self._service.store.read(fetch)
        self._fetched = found[-1] if len(found) == MOST_FETCHED else jobs.FIRST
        for row in found:
            with contextlib.suppress(Problem):
                live = await self._service.tables.get(row.table_id)
                if live.table.due() is None:  # as an older version left it
                    await self._service.db.write(partial(jobs.clear_due, row=row))

    async def _attend(self, live: LiveTable) -> None:
        table, now = live.table, self._service.now()
        self.wake(table)
        with contextlib.suppress(Problem):
            if table.proposal is not None and table.proposal.lapses <= now:
                await self._lapse(live, now)
        with contextlib.suppress(Problem):
            if table.stands_in_by_rule and (table.over_time_at() or now + 1) <= now:
                draft = partial(draft_stand_in, now=now)
                await self._service.pipeline.change(table.id, draft, generation=live.generation)

    async def _lapse(self, live: LiveTable, now: int) -> None:
        """The time to answer is over; whoever is to be replaced is looked for once more."""
        table, absent = live.table, False
        proposal = table.proposal
        assert proposal is not None
        if proposal.seat is not None and proposal.needs_absence(table.seats):
            found = await self.presence.is_absent(live, proposal.seat, proposal.lapses)
            if found is None:
                return
            absent = found
        draft = partial(draft_lapse, now=now, absent=absent)
        await self._service.pipeline.change(table.id, draft, generation=live.generation)
        self.presence.forget(table.id)

    async def close(self) -> None:
        self._closing = True
        for task in list(self._driving.values()):
            task.cancel()
        await asyncio.gather(*self._driving.values(), return_exceptions=True)
        await self._bots.close()


def flow_of(table: Table) -> Flow:
    """On whose behalf a bot thinks at a table."""
    return Flow(table.id, table.setup.opened_from or table.id, table.has_people)


def draft_bot_action(live: LiveTable, command: Command, chosen: BotAction) -> Draft:
    """The entry tells when a bot did not play at its level."""
    if command.expected_seq != live.table.seq or live.table.bot_to_move is None:
        raise Problem("late", seq=live.table.seq)
    ids = commands.ids_of(live.table, command.actions)
    played = commands.try_actions(live.table, ids, command.seat)
    data = {} if chosen.why is None else {"level": NOVICE, "why": chosen.why}
    return Draft(EntryKind.ACT, command.seat, data, played)


def draft_lapse(live: LiveTable, now: int, absent: bool) -> Draft:
    """The verdict is written down: who was there is known now and to nobody who reads it later."""
    if live.table.proposal is None or live.table.proposal.lapses > now:
        raise Problem("no-proposal")
    asked = live.table.proposal
    passed = asked.passes(live.table.seats, absent)
    data: dict[str, Any] = {"matter": str(asked.matter), "passed": passed}
    return Draft(
        EntryKind.LAPSE, None, data if asked.seat is None else {**data, "seat": asked.seat}
    )


def draft_stand_in(live: LiveTable, now: int) -> Draft:
    """The person whose turn it is has no time left: a bot plays on, and the person may return."""
    deadline = live.table.over_time_at()
    if deadline is None or deadline > now or live.table.actor is None:
        raise Problem("not-running")
    data = {"seat": live.table.actor, "level": live.table.stand_in_level, "why": "time"}
    return Draft(EntryKind.STAND_IN, None, data)
