"""Does the truth check notice a broken refusal? ./test --mutation --refusals [GAME ...] [--games N]

Breaks each `return Why.X` in `games/<game>/rules` in three ways: another reason is given, the
refusal never comes, it always comes. Each mutant is put under the truth check alone until something
untrue is found. First, for all of them at a glance, only the reasons are compared, in positions
where that line is reached. The others are looked at in processes of their own: everything that is
said there, then in games at random in all settings and along the golden games. Prints the mutants
that went unnoticed and fails if there are any.

What was noticed is kept in `.mutation` and not tried again while the file of that rule stays as it
is; `--fresh` forgets it.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import json
import multiprocessing
import os
import resource
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from hashlib import sha256
from multiprocessing.connection import Connection
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from tests.refusal_positions import (
    LEGAL,
    REASONS,
    STEPS,
    Positions,
    Start,
    follow,
    positions,
    rare,
    recorded,
    refused,
    replace_code,
    walked,
    with_changes,
)
from tests.truths import truth_of

import teahouse
from teahouse.core.definition_check import settings
from teahouse.core.game import Game
from teahouse.core.rng import seed_words
from teahouse.core.truth import Moment, Truth
from teahouse.core.truth_check import Tally, Untruth, check_truth, ending, look, reasons

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "teahouse" / "games"
WORK = ROOT / ".mutation"
SECONDS = 600  # of processor time for one mutant, after which its games count as endless
EVERY = 5  # of the decisions of a game are looked at
BRIEFLY = 20  # seconds for a mutant at a glance
FURTHER = 3  # steps from where a refusal comes up
MISSED = "nothing"
PRELOADED = ["teahouse", "teahouse.core.truth_check", "teahouse.core.journal", "teahouse.core.game"]
CONTEXT = multiprocessing.get_context("forkserver")


@dataclass(frozen=True)
class Mutant:
    """One refusal broken in one way."""

    file: Path
    line: int
    guard: int  # the line of the `if` before it; the same line if there is none
    function: str
    reason: str
    way: str  # other, never, always; "none" leaves it whole

    @property
    def title(self) -> str:
        return self.file.parent.parent.name

    @property
    def module(self) -> str:
        path = self.file.relative_to(ROOT / "src").with_suffix("")
        return ".".join(path.parts)

    @property
    def place(self) -> tuple[str, int]:
        """What has to be reached for the change to matter."""
        return self.file.name, self.guard if self.way == "always" else self.line

    @property
    def key(self) -> str:
        """Names it for as long as its file is the same."""
        return f"{self} {self.line} {sha256(self.file.read_bytes()).hexdigest()[:16]}"

    def __str__(self) -> str:
        return f"{self.title}/{self.file.name} {self.function} {self.reason} {self.way}"


def mutants(game: str) -> Iterator[Mutant]:
    for file in sorted((GAMES / game / "rules").rglob("*.py")):
        for function in ast.parse(file.read_text("utf-8")).body:
            if not isinstance(function, ast.FunctionDef):
                continue
            ifs = [node for node in ast.walk(function) if isinstance(node, ast.If)]
            guards = {id(below): node.lineno for node in ifs for below in node.body}
            for node in ast.walk(function):
                reason = refused(node)
                if reason is not None and isinstance(node, ast.Return):
                    guard = guards.get(id(node), node.lineno)
                    ways = ("other", "never", "always") if id(node) in guards else ("other",)
                    for way in ways:
                        yield Mutant(file, node.lineno, guard, function.name, reason, way)


class Break(ast.NodeTransformer):
    def __init__(self, mutant: Mutant, other: str) -> None:
        self.mutant = mutant
        self.other = other

    def visit_Return(self, node: ast.Return) -> ast.Return:
        if self.mutant.way == "other" and node.lineno == self.mutant.line and refused(node):
            assert isinstance(node.value, ast.Attribute)
            node.value.attr = self.other
        return node

    def visit_If(self, node: ast.If) -> ast.If:
        self.generic_visit(node)
        here = any(refused(s) and s.lineno == self.mutant.line for s in node.body)
        if here and self.mutant.way in ("never", "always"):
            test = ast.Constant(self.mutant.way == "always")
            node.test = ast.copy_location(test, node.test)
        return node


def other_reason(mutant: Mutant) -> str:
    """Another reason that the same game gives, far from it in the list."""
    module = importlib.import_module(mutant.module.rpartition(".rules")[0] + ".reasons")
    names = [reason.name for reason in getattr(module, REASONS) if reason.name != LEGAL]
    return str(names[(names.index(mutant.reason) + len(names) // 2) % len(names)])


def break_module(mutant: Mutant) -> dict[FunctionType, CodeType]:
    """From now on the rule is the changed one, in every game made from here on."""
    tree = ast.parse(mutant.file.read_text("utf-8"))
    return replace_code(mutant.module, Break(mutant, other_reason(mutant)).visit(tree))


# At a glance: where the refusal comes up, is the reason so?


def glance(tried: list[Mutant], found: Positions) -> dict[str, str]:
    """The mutants that are noticed by their reasons alone, one after the other in this process."""
    signal.signal(signal.SIGVTALRM, too_long)
    noticed = {}
    for mutant in tried:
        whole = break_module(mutant)
        signal.setitimer(signal.ITIMER_VIRTUAL, BRIEFLY)
        try:
            untrue = untrue_reason(mutant.title, found.get(mutant.place, []))
        except Exception as error:  # the broken rules themselves
            untrue = f"crashed: {type(error).__name__}"
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            for function, code in whole.items():
                function.__code__ = code
        if untrue is not None:
            noticed[mutant.key] = untrue
    return noticed


def too_long(signum: int, frame: object) -> None:
    raise TimeoutError


def untrue_reason(title: str, reached: list[Start]) -> str | None:
    game = Game(teahouse.game(title).definition)
    truth = truth_of(game.name)
    for number, start in enumerate(reached):
        for untrue in untrue_from(truth, arrive(game, start), number):
            return f"{untrue.check} {untrue.about}"
    return None


def untrue_from(truth: Truth, first: Moment, seed: int) -> Iterator[Untruth]:
    """Untrue reasons where a few steps lead, in forced decisions too."""
    last = first
    for moment, chosen in walked(first, seed, FURTHER):
        yield from reasons(truth, moment, seed_words(1), Tally())
        last = moment.after(chosen)[0]
    if not last.ids:
        yield from ending(truth, last)


def arrive(game: Game, start: Start) -> Moment:
    blob, action, changes = start
    moment = Moment(with_changes(game, json.loads(changes)), game.layout.decode(blob))
    return moment.after(action)[0] if action is not None else moment


# Looking for something untrue


def attempt(mutant: Mutant, reached: list[Start], games: int) -> str:
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    break_module(mutant)
    game = teahouse.game(mutant.title)
    try:
        return first_untruth(game, reached, games)
    except Exception as error:  # the broken rules themselves
        return f"crashed: {type(error).__name__}"


def first_untruth(game: Game, reached: list[Start], games: int) -> str:
    tally = Tally()
    for search in (look_again, look_around, play_at_random, play_as_recorded):
        for _ in search(game, tally, reached, games):
            if tally.first:
                return " ".join(next(iter(tally.first)))
    return MISSED


def look_again(game: Game, tally: Tally, reached: list[Start], games: int) -> Iterator[None]:
    """At the positions in which the refusal comes up."""
    truth = truth_of(game.name)
    for steps in (1, STEPS):
        for number, start in enumerate(reached):
            for moment, _ in walked(arrive(game, start), number, steps):
                look(truth, moment, seed_words(number + 1), tally, "a position reached")
                yield


def look_around(game: Game, tally: Tally, reached: list[Start], games: int) -> Iterator[None]:
    """At positions that games hardly ever reach."""
    truth = truth_of(game.name)
    for walk in rare(game):
        for moment, _ in walk:
            look(truth, moment, seed_words(1), tally, "a rare position")
            yield


def play_at_random(game: Game, tally: Tally, reached: list[Start], games: int) -> Iterator[None]:
    choices = list(settings(game))
    for seed in range(games):
        setting = choices[seed * len(choices) // games]
        check_truth(game, truth_of(game.name), setting, seed, tally, every=EVERY)
        yield


def play_as_recorded(game: Game, tally: Tally, reached: list[Start], games: int) -> Iterator[None]:
    for journal in recorded(game.name):
        setting = {**journal.options, "version": journal.version}
        seed = int(journal.seed or "0", 16)
        check_truth(
            game,
            truth_of(game.name),
            setting,
            seed,
            tally,
            policy=follow(game, journal),
            every=EVERY,
        )
        yield


# Processes


def answer(work: Callable[..., Any], arguments: tuple[Any, ...], pipe: Connection) -> None:
    pipe.send(work(*arguments))


def elsewhere(work: Callable[..., Any], *arguments: Any) -> Any:
    """What a function returns in a process of its own; None if the limit ended it."""
    ours, theirs = CONTEXT.Pipe()
    child = CONTEXT.Process(target=answer, args=(work, arguments, theirs))
    child.start()
    theirs.close()
    try:
        return ours.recv()
    except EOFError:
        child.join()
        if child.exitcode != -signal.SIGKILL:
            raise
        return None
    finally:
        child.join()


def outcome(mutant: Mutant, found: Positions, games: int) -> str:
    """What came of it: what was untrue, how it crashed, that it never ended, or nothing."""
    return elsewhere(attempt, mutant, found.get(mutant.place, []), games) or "endless"


class Kept:
    """What was noticed before, in a file."""

    def __init__(self, title: str, fresh: bool) -> None:
        self.file = WORK / f"refusals-{title}.json"
        self.noticed: dict[str, str] = {}
        if self.file.exists() and not fresh:
            self.noticed = json.loads(self.file.read_text("utf-8"))

    def keep(self, noticed: dict[str, str]) -> None:
        self.noticed |= noticed
        WORK.mkdir(exist_ok=True)
        self.file.write_text(json.dumps(dict(self.noticed), indent=1), "utf-8")

    def outcome(self, mutant: Mutant, found: Positions, games: int) -> str:
        key = mutant.key
        if key not in self.noticed:
            came = outcome(mutant, found, games)
            print(f"  {mutant}: {came}", flush=True)
            if came == MISSED:
                return came
            self.keep({key: came})
        return self.noticed[key]


def outcomes(title: str, found: Positions, asked: argparse.Namespace) -> dict[str, str]:
    tried, kept = list(mutants(title)), Kept(title, asked.fresh)
    kept.keep(elsewhere(glance, [m for m in tried if m.key not in kept.noticed], found))
    print(f"{title}: {len(kept.noticed)} of {len(tried)} noticed at a glance", flush=True)
    with ThreadPoolExecutor(asked.jobs) as pool:
        came = pool.map(lambda mutant: kept.outcome(mutant, found, asked.games), tried)
        return {
            f"{mutant} (line {mutant.line})": what for mutant, what in zip(tried, came, strict=True)
        }


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./test --mutation --refusals")
    parser.add_argument("titles", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=15, help="games a mutant plays at most")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="mutants at a time")
    parser.add_argument("--fresh", action="store_true", help="forget what was noticed before")
    asked = parser.parse_args(arguments)
    titles = asked.titles or teahouse.games()
    faces = [f"teahouse.games.{title}.game" for title in titles]
    faces += [f"tests.games.{title}.truth" for title in titles]
    CONTEXT.set_forkserver_preload([*PRELOADED, *faces])
    passed = [passes(title, asked) for title in titles]
    return 0 if all(passed) else 1


def passes(title: str, asked: argparse.Namespace) -> bool:
    """Whether every broken refusal is noticed, and nothing else is."""
    found: Positions = elsewhere(positions, title)
    reached = list({start: None for starts in found.values() for start in starts[:1]})
    whole = elsewhere(attempt, replace(next(mutants(title)), way="none"), reached, 2)
    print(f"{title}: unbroken, {whole} is untrue", flush=True)
    came = outcomes(title, found, asked)
    missed = [name for name, what in came.items() if what == MISSED]
    print(f"{title}: {len(came) - len(missed)} of {len(came)} broken refusals noticed, of them")
    print(f"  {sum(what.startswith('crashed') for what in came.values())} by a crash and")
    print(f"  {sum(what == 'endless' for what in came.values())} because games did not end")
    for name in missed:
        print(f"  MISSED {name}")
    return bool(whole == MISSED) and not missed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
