"""What the server does by itself: bots move, votes lapse, whoever is over time is replaced."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import Any

from teahouse.bots import Thought

from . import commands
from .bots import NOVICE, QUICK, BotService, Move, Question, chosen, thoughts
from .commands import Command, Draft
from .entries import Kind
from .fair_queue import Flow
from .house import House, quietly
from .presence import POLLING, Presence
from .problems import Problem
from .store import jobs
from .table import Table
from .tokens import new_token

OTHERS_FIRST = 2000  # milliseconds another process waits, so that the one that was asked acts
MOST_FETCHED = 50
ADVISER = "hard"  # the level that gives hints, where bots search


class Keeper:
    """Keeps every table going."""

    def __init__(self, house: House, bots: BotService) -> None:
        self._house = house
        self._bots = bots
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._closing = False
        self._fetched = jobs.FIRST  # the last of the tables that are due
        self.presence = Presence(house)
        house.watchers.append(lambda table, _: self.wake(table))
        house.hub.arrived = self._arrived

    # Bots

    def _arrived(self, table_id: str) -> None:
        """Somebody watches now: bots that slept go on."""
        table = self._house.peek(table_id)
        if table is not None:
            self.wake(table)

    def _is_awake(self, table: Table) -> bool:
        """Bots play where a person plays or somebody watches; elsewhere they sleep."""
        if table.bot_to_move is None:
            return False
        return table.has_people or bool(self._house.hub.sessions(table.id, POLLING))

    def wake(self, table: Table) -> None:
        """Let a bot think if it is its turn and none does yet."""
        if self._is_awake(table) and table.id not in self._driving and not self._closing:
            task = asyncio.ensure_future(quietly(self._drive(table.id)))
            self._driving[table.id] = task
            task.add_done_callback(lambda _: self._driving.pop(table.id, None))

    async def _drive(self, table_id: str) -> None:
        """Play on for bots until a person decides, or nobody plays or watches any more."""
        while self._is_awake(table := await self._house.table(table_id)):
            seat, seq = table.state.actor, table.seq
            assert seat is not None
            if self._house.settings.bot_pause:
                await asyncio.sleep(self._house.settings.bot_pause)
            level = table.bot_to_move or table.stand_in_level
            move = await chosen(self._bots, self.question(table, seat, level))
            command = Command("act", seat, f"bot-{new_token()}", seq, [move.action])
            try:
                draft = partial(bot_draft, command=command, move=move)
                await self._house.change(table_id, draft, generation=table.generation)
            except Problem as problem:
                if problem.code != "late":
                    return  # the store is down: the next tick tries again

    def question(self, table: Table, seat: int, level: str) -> Question:
        """All a bot gets to know: the view of its seat."""
        return Question(
            table.founding.game,
            table.founding.components,
            table.state.view(seat),
            table.state.legal_ids(),
            level,
            self._house.settings.bot_seconds,
            Flow(table.id, table.founding.opened_from or table.id, table.has_people),
        )

    @property
    def adviser(self) -> str:
        """The level that gives hints."""
        return self._bots.strongest if self._bots.strongest in QUICK else ADVISER

    async def advice(self, table: Table, seat: int) -> tuple[Thought, ...] | None:
        """What a good bot would think of at this seat, knowing no more than the seat does."""
        return await thoughts(self._bots, self.question(table, seat, self.adviser))

    # Time

    async def tick(self) -> None:
        """Do what is due at tables in memory, and fetch those that sleep in the store."""
        now = self._house.now() - (OTHERS_FIRST if self._house.shares_store else 0)
        await self._fetch_due(now)
        for table in self._house.held():
            due = table.due()
            if due is not None and due <= now:
                await self._attend(table)

    async def _fetch_due(self, now: int) -> None:
        """Load tables that are due, some each time and all of them in turn."""
        fetch = partial(jobs.due_tables, after=self._fetched, now=now, most=MOST_FETCHED)
        found = await self._house.store.read(fetch)
        self._fetched = found[-1] if len(found) == MOST_FETCHED else jobs.FIRST
        for row in found:
            with contextlib.suppress(Problem):
                table = await self._house.table(row.table_id)
                if table.due() is None:  # as an older version left it
                    await self._house.write(partial(jobs.clear_due, row=row), None)

    async def _attend(self, table: Table) -> None:
        now = self._house.now()
        self.wake(table)
        with contextlib.suppress(Problem):
            if table.proposal is not None and table.proposal.lapses <= now:
                await self._lapse(table, now)
        with contextlib.suppress(Problem):
            if table.stands_in_by_rule and (table.over_time_at() or now + 1) <= now:
                draft = partial(over_time, now=now)
                await self._house.change(table.id, draft, generation=table.generation)

    async def _lapse(self, table: Table, now: int) -> None:
        """The time to answer is over; whoever is to be replaced is looked for once more."""
        proposal, absent = table.proposal, False
        assert proposal is not None
        if proposal.seat is not None and proposal.needs_absence(table.seats):
            found = await self.presence.is_absent(table, proposal.seat, proposal.lapses)
            if found is None:
                return
            absent = found
        draft = partial(lapsed, now=now, absent=absent)
        await self._house.change(table.id, draft, generation=table.generation)
        self.presence.forget(table.id)

    async def close(self) -> None:
        self._closing = True
        for task in list(self._driving.values()):
            task.cancel()
        await asyncio.gather(*self._driving.values(), return_exceptions=True)
        await self._bots.close()


def bot_draft(table: Table, command: Command, move: Move) -> Draft:
    """The entry tells when a bot did not play at its level."""
    if command.expected_seq != table.seq or table.bot_to_move is None:
        raise Problem("late", seq=table.seq)
    ids = commands.ids_of(table, command.actions)
    played = commands.tried(table, ids, command.seat)
    data = {} if move.why is None else {"level": NOVICE, "why": move.why}
    return Draft(Kind.ACT, command.seat, commands.notations(table, ids), data, played)


def lapsed(table: Table, now: int, absent: bool) -> Draft:
    """The verdict is written down: who was there is known now and to nobody who reads it later."""
    if table.proposal is None or table.proposal.lapses > now:
        raise Problem("no-proposal")
    asked = table.proposal
    passed = asked.passes(table.seats, absent)
    data: dict[str, Any] = {"matter": str(asked.matter), "passed": passed}
    return Draft(Kind.LAPSE, None, (), data if asked.seat is None else {**data, "seat": asked.seat})


def over_time(table: Table, now: int) -> Draft:
    """The person whose turn it is has no time left: a bot plays on, and the person may return."""
    deadline = table.over_time_at()
    if deadline is None or deadline > now or table.actor is None:
        raise Problem("not-running")
    data = {"seat": table.actor, "level": table.stand_in_level, "why": "time"}
    return Draft(Kind.STAND_IN, None, (), data)
