"""Worker processes that hold the compiled engines and answer for bots.

A request carries what a bot may know and nothing else: the game, its component changes, the view,
the legal ids, the level and the clock. A worker that dies or overruns is replaced and its request
retried on another; while the engines of a game compile, the interpreted search plays.
"""

from __future__ import annotations

import gc
import queue
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import CancelledError, Future
from importlib.util import find_spec
from multiprocessing.connection import Connection
from typing import Any

from teahouse.core.compiling import report_to
from teahouse.core.errors import TeahouseError
from teahouse.core.library import SEARCH
from teahouse.core.registry import game as find_game
from teahouse.core.worker_process import WorkerProcess

from . import custom
from .bot import Choice, Clock, Worlds
from .deciding import Request, decide
from .heuristics import GAMES_KEPT
from .levels import LEVELS, SEARCHING
from .registry import NEEDS_ENGINES, make

OVERRUN = 2.0  # a worker that takes this many times its clock, plus START, is replaced
START = 20.0
TRIES = 3
THOROUGH = 300  # answers between two full garbage collections


def warm_up(name: str, components: Mapping[str, Any]) -> None:
    """Compile or load everything a searching level needs."""
    played = find_game(name, components or None)
    bot = make(SEARCHING[0], played, 0, compiled=True)
    position = played.new(seed=0, backend="python")
    view = position.view(position.actor)
    bot.choose(view, position.legal_ids(), Worlds(played, view), Clock(0.01))


def has_library(name: str, components: Mapping[str, Any]) -> bool:
    """Whether the search of a game is in a library, with no need to compile."""
    try:
        library = find_game(name, components or None).library
    except TeahouseError:  # reported when the request is answered
        return False
    return library is not None and library.has(SEARCH)


class Engines:
    """The games compiled in this worker, on first request; the least recently used are evicted.

    An evicted game is compiled again on its next request; its engines are cached no longer either.
    """

    def __init__(self, compile_: Callable[[str, Mapping[str, Any]], None] | None) -> None:
        self._compile = compile_
        self._ready: dict[str, threading.Event] = {}

    def __len__(self) -> int:
        return len(self._ready)

    def are_ready(self, name: str, components: Mapping[str, Any]) -> bool:
        if self._compile is None:
            return False
        key = f"{name} {dict(components)}"
        ready = self._ready.pop(key, None)
        if ready is None:
            ready = threading.Event()
            begun = threading.Thread(target=self._make, args=(name, components, ready), daemon=True)
            begun.start()
        self._ready[key] = ready  # most recently used
        while len(self._ready) > GAMES_KEPT:
            del self._ready[next(iter(self._ready))]
        return ready.is_set()

    def _make(self, name: str, components: Mapping[str, Any], ready: threading.Event) -> None:
        assert self._compile is not None
        self._compile(name, components)
        ready.set()


class Tidy:
    """Runs the garbage collector between answers only: a collection may outlast a clock."""

    def __init__(self) -> None:
        gc.disable()
        self._answers = 0

    def up(self) -> None:
        self._answers += 1
        gc.collect(2 if self._answers % THOROUGH == 0 else 1)


def needs_engines(request: Request) -> bool:
    """Whether a request needs compiled engines: quick levels do not."""
    return request.level.partition(":")[0] in NEEDS_ENGINES


def _work(pipe: Connection, registered: Mapping[str, str]) -> None:
    """The life of a worker: compile in a thread, answer meanwhile, until the pipe closes."""
    custom.REGISTERED.update(registered)
    report_to(None)  # compiling in the background is not reported
    engines, tidy = Engines(warm_up if find_spec("numba") else None), Tidy()
    while True:
        try:
            request: Request = pipe.recv()
        except (EOFError, OSError):
            return
        wanted = request.game, request.components
        compiled = needs_engines(request) and (has_library(*wanted) or engines.are_ready(*wanted))
        if not request.legal:  # a warm-up request, without a decision
            pipe.send(compiled)
            continue
        try:
            choice = decide(request, compiled)
            pipe.send(choice)
        except Exception as error:  # sent back; the caller decides what to do
            pipe.send(error)
        tidy.up()


class _Worker(WorkerProcess):
    """A worker process, seen from its parent."""

    def __init__(self) -> None:
        super().__init__(_work, dict(custom.REGISTERED))

    def ask(self, request: Request, patience: float) -> Any:
        """The answer, or None when the worker died or overran."""
        try:
            self.pipe.send(request)
            if self.pipe.poll(patience):
                return self.pipe.recv()
        except (EOFError, OSError):
            pass
        return None


class BotService:
    """A pool of workers. `choose` gives a future; nothing here blocks the caller."""

    def __init__(self, workers: int = 1, games: Sequence[str] = ()) -> None:
        self._todo: queue.Queue[tuple[Request, Future[Any]] | None] = queue.Queue()
        self._closed = threading.Event()
        self._workers: set[_Worker] = set()
        self.replaced = 0  # workers that died or overran
        self._threads = [
            threading.Thread(target=self._serve, args=(games,), daemon=True) for _ in range(workers)
        ]
        for thread in self._threads:
            thread.start()

    def choose(self, request: Request) -> Future[Choice]:
        """Ask for a decision."""
        future: Future[Choice] = Future()
        self._todo.put((request, future))
        return future

    def warm(self, name: str, components: Mapping[str, Any]) -> None:
        """Let one worker start compiling a game in advance."""
        self._todo.put((wish(name, components), Future()))

    def close(self) -> None:
        """Stop the workers; requests in progress are abandoned."""
        self._closed.set()
        for worker in list(self._workers):
            worker.process.kill()
        for _ in self._threads:
            self._todo.put(None)
        for thread in self._threads:
            thread.join()

    def _start_worker(self) -> _Worker:
        worker = _Worker()
        self._workers.add(worker)
        return worker

    def _serve(self, games: Sequence[str]) -> None:
        worker = self._start_worker()
        for name in games:
            worker.ask(wish(name), START)
        while (item := self._todo.get()) is not None:
            request, future = item
            said: Any = TimeoutError("no worker answered")
            for _ in range(TRIES):
                if self._closed.is_set():
                    said = CancelledError()
                    break
                heard = worker.ask(request, OVERRUN * request.seconds + START)
                if heard is not None:
                    said = heard
                    break
                worker = self._replace(worker)
            _settle(future, said)
        self._workers.discard(worker)
        worker.stop()

    def _replace(self, worker: _Worker) -> _Worker:
        self._workers.discard(worker)
        worker.stop()
        self.replaced += 1
        return self._start_worker()


def wish(name: str, components: Mapping[str, Any] | None = None) -> Request:
    """A warm-up request: no decision, only compile the search."""
    return Request(name, {}, (), LEVELS[-1], 0.0, 0, components or {})


def _settle(future: Future[Any], said: Any) -> None:
    if not future.set_running_or_notify_cancel():
        return  # nobody waits for it any more
    if isinstance(said, BaseException):
        future.set_exception(said)
    else:
        future.set_result(said)
