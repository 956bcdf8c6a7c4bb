"""What the server does by itself: bots move, votes lapse, whoever is over time is replaced."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import Any

from teahouse.bots import Thought

from . import commands
from .bots import BotService, Question, chosen, thoughts
from .commands import Command, Draft
from .entries import Kind
from .house import House, quietly
from .problems import Problem
from .store import jobs
from .table import Table
from .tokens import new_token

OTHERS_FIRST = 2000  # milliseconds another process waits, so that the one that was asked acts
MOST_FETCHED = 50
ADVISER = "hard"  # the level that gives hints


class Keeper:
    """Keeps every table going."""

    def __init__(self, house: House, bots: BotService) -> None:
        self._house = house
        self._bots = bots
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._closing = False
        house.watchers.append(lambda table, _: self.wake(table))

    # Bots

    def wake(self, table: Table) -> None:
        """Let a bot think if it is its turn and none does yet."""
        waits = table.bot_to_move is not None and table.id not in self._driving
        if waits and not self._closing:
            task = asyncio.ensure_future(quietly(self._drive(table.id)))
            self._driving[table.id] = task
            task.add_done_callback(lambda _: self._driving.pop(table.id, None))

    async def _drive(self, table_id: str) -> None:
        """Play on for bots until a person decides."""
        while (table := await self._house.table(table_id)).bot_to_move is not None:
            seat, seq = table.state.actor, table.seq
            assert seat is not None
            if self._house.settings.bot_pause:
                await asyncio.sleep(self._house.settings.bot_pause)
            level = table.bot_to_move or table.stand_in_level
            action = await chosen(self._bots, self.question(table, seat, level))
            command = Command("act", seat, f"bot-{new_token()}", seq, [action])
            try:
                await self._house.change(table_id, partial(bot_draft, command=command))
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
        )

    async def advice(self, table: Table, seat: int) -> tuple[Thought, ...] | None:
        """What a good bot would think of at this seat, knowing no more than the seat does."""
        return await thoughts(self._bots, self.question(table, seat, ADVISER))

    # Time

    async def tick(self) -> None:
        """Do what is due at tables in memory, and fetch those that sleep in the store."""
        now = self._house.now() - (OTHERS_FIRST if self._house.shares_store else 0)
        fetch = partial(jobs.due_tables, now=now, most=MOST_FETCHED)
        for table_id in await self._house.store.read(fetch):
            with contextlib.suppress(Problem):
                await self._house.table(table_id)
        for table in self._house.held():
            due = table.due()
            if due is not None and due <= now:
                await self._attend(table)

    async def _attend(self, table: Table) -> None:
        now = self._house.now()
        self.wake(table)
        with contextlib.suppress(Problem):
            if table.proposal is not None and table.proposal.lapses <= now:
                await self._house.change(table.id, partial(lapsed, now=now))
            elif table.stands_in_by_rule and (table.over_time_at() or now + 1) <= now:
                await self._house.change(table.id, partial(over_time, now=now))

    async def close(self) -> None:
        self._closing = True
        for task in list(self._driving.values()):
            task.cancel()
        await asyncio.gather(*self._driving.values(), return_exceptions=True)
        await self._bots.close()


def bot_draft(table: Table, command: Command) -> Draft:
    if command.expected_seq != table.seq or table.bot_to_move is None:
        raise Problem("late", seq=table.seq)
    ids = commands.ids_of(table, command.actions)
    played = commands.tried(table, ids, command.seat)
    return Draft(Kind.ACT, command.seat, commands.notations(table, ids), {}, played)


def lapsed(table: Table, now: int) -> Draft:
    if table.proposal is None or table.proposal.lapses > now:
        raise Problem("no-proposal")
    asked = table.proposal
    data: dict[str, Any] = {"matter": str(asked.matter)}
    return Draft(Kind.LAPSE, None, (), data if asked.seat is None else {**data, "seat": asked.seat})


def over_time(table: Table, now: int) -> Draft:
    """The person whose turn it is has no time left: a bot plays on, and the person may return."""
    deadline = table.over_time_at()
    if deadline is None or deadline > now or table.actor is None:
        raise Problem("not-running")
    data = {"seat": table.actor, "level": table.stand_in_level, "why": "time"}
    return Draft(Kind.STAND_IN, None, (), data)
