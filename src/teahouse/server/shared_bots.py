"""One bot queue for several server processes: the supervisor runs the workers for all of them.

A process and its supervisor talk over a private socket pair. A message is a number and a request;
the response repeats the number. A number alone cancels its request.
"""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import socket
from typing import Any

from teahouse.bots import LEVELS, Choice
from teahouse.bots.deciding import Request

from .bots import Bots
from .fair_queue import Flow

LENGTH = 4  # bytes before a message
READABLE = (OSError, asyncio.IncompleteReadError)


class BotFailed(Exception):
    """A bot in the supervisor gave no answer."""


async def _receive(reader: asyncio.StreamReader) -> Any:
    size = int.from_bytes(await reader.readexactly(LENGTH), "big")
    return pickle.loads(await reader.readexactly(size))


def _send(writer: asyncio.StreamWriter, message: Any) -> None:
    packed = pickle.dumps(message)
    writer.write(len(packed).to_bytes(LENGTH, "big") + packed)


async def answer_requests(bots: Bots, theirs: socket.socket) -> None:
    """Serve the bot requests of one process until it ends."""
    reader, writer = await asyncio.open_connection(sock=theirs)
    thinking: dict[int, asyncio.Task[None]] = {}

    async def answer(number: int, request: Request, flow: Flow) -> None:
        choice: Choice | None = None
        with contextlib.suppress(Exception):  # the process lets a novice play
            choice = await bots.choose(request, flow)
        del thinking[number]
        _send(writer, (number, choice))

    with contextlib.suppress(*READABLE):
        while True:
            number, asked = await _receive(reader)
            if asked is None:
                if number in thinking:
                    thinking.pop(number).cancel()
                continue
            thinking[number] = asyncio.ensure_future(answer(number, *asked))
    for task in thinking.values():
        task.cancel()
    writer.close()


class SharedBots:
    """A client for the bots of the supervisor."""

    strongest = LEVELS[-1]

    def __init__(self, supervisor: socket.socket) -> None:
        self._socket = supervisor
        self._writer: asyncio.StreamWriter | None = None
        self._reading: asyncio.Task[None] | None = None
        self._waiting: dict[int, asyncio.Future[Choice]] = {}
        self._count = 0
        self._connecting = asyncio.Lock()

    async def choose(self, request: Request, flow: Flow) -> Choice:
        writer = await self._connect()
        self._count += 1
        number = self._count
        answer: asyncio.Future[Choice] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        try:
            _send(writer, (number, (request, flow)))
            return await answer
        except asyncio.CancelledError:
            _send(writer, (number, None))
            raise
        finally:
            del self._waiting[number]

    async def _connect(self) -> asyncio.StreamWriter:
        async with self._connecting:
            if self._writer is None:
                reader, self._writer = await asyncio.open_connection(sock=self._socket)
                self._reading = asyncio.ensure_future(self._read(reader))
        return self._writer

    async def _read(self, reader: asyncio.StreamReader) -> None:
        with contextlib.suppress(*READABLE):
            while True:
                self._take(*await _receive(reader))
        for number in list(self._waiting):  # the supervisor is gone, and this process ends too
            self._take(number, None)

    def _take(self, number: int, choice: Choice | None) -> None:
        answer = self._waiting.get(number)
        if answer is None or answer.done():
            return
        if choice is None:
            answer.set_exception(BotFailed())
        else:
            answer.set_result(choice)

    async def close(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
        if self._writer is not None:
            self._writer.close()
