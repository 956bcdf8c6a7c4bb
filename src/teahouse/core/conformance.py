"""The checks that define "is a game": run on every number of players and every option.

Failures become `Finding`s; the checks themselves are in `conformance_checks`. Whether what the game
says is true is checked in separate games: see `truth`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from .conformance_checks import (
    AT_THE_END,
    EACH_STEP,
    NOW_AND_THEN,
    Failed,
    Walk,
    pictures,
    readable_events,
    same_on_both,
)
from .definition_check import definition_faults, settings
from .errors import describe
from .folder_check import folder_faults
from .game import Game
from .messages import Catalogue, faults
from .native import has_numba
from .rng import rand_below, seed_words
from .truth import Policy, Truth
from .truth_check import Tally, check_truth

EVERY = 7  # the slower checks run at every seventh step


@dataclass(frozen=True)
class Finding:
    """One failed check."""

    setting: str
    check: str
    detail: str


@dataclass
class Report:
    """How often each check ran, and what failed."""

    findings: list[Finding] = field(default_factory=list)
    checks: Counter[str] = field(default_factory=Counter)
    steps: int = 0


def run(
    game: Game,
    *,
    messages: Catalogue | None = None,
    games: int = 1,
    seed: int = 0,
    compiled: bool | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Play random games in every setting and check every step."""
    report = Report()
    _note(report, "definition", lambda: definition_faults(game))
    if report.findings:
        return report  # no game can be played by it
    _note(report, "folder", lambda: folder_faults(game))
    if messages is not None:
        _note(report, "messages", lambda: faults(game, messages))
    compiled = has_numba() if compiled is None else compiled
    plan = [(setting, n) for setting in settings(game) for n in range(games)]
    for done, (setting, n) in enumerate(plan):
        check_game(game, setting, seed + n, compiled, report)
        if progress is not None:
            progress(done + 1, len(plan))
    return report


def _note(report: Report, check: str, look: Callable[[], list[str]]) -> None:
    """Record faults; an error while looking for them counts as one."""
    report.checks[check] += 1
    try:
        found = look()
    except Exception as error:
        found = [describe(error)]
    report.findings += [Finding("-", check, fault) for fault in found]


def run_truth(
    game: Game,
    truth: Truth,
    *,
    games: int,
    seed: int = 0,
    every: int = 1,
    policies: Sequence[Callable[[int], Policy | None]] = (lambda seed: None,),
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Play games, cycling through settings and policies, and check what the game says.

    A policy is made from a seed; None plays at random. On average one step in `every` is checked.
    """
    report, tally, all_settings = Report(), Tally(), list(settings(game))
    for n in range(games):
        setting = all_settings[n % len(all_settings)]
        try:
            policy = policies[n // len(all_settings) % len(policies)](seed + n)
            report.steps += check_truth(
                game, truth, setting, seed + n, tally, policy=policy, every=every
            )
        except Exception as error:
            report.findings.append(Finding(_named(setting, seed + n), "truth", describe(error)))
            break
        if progress is not None:
            progress(n + 1, games)
    report.checks += tally.checks
    for key, untrue in sorted(tally.first.items()):
        times = f"{tally.times[key]} times"
        report.findings.append(Finding(times, f"truth of {untrue.check}", untrue.detail))
    return report


def check_game(
    game: Game, setting: dict[str, Any], seed: int, compiled: bool, report: Report
) -> None:
    """Play one random game and check it; the first failure of a check ends the game."""
    named = _named(setting, seed)
    try:
        walk = begin(game, setting, seed, compiled)
    except Exception as error:
        report.findings.append(Finding(named, "set-up", describe(error)))
        return
    try:
        while walk.position.actor is not None:
            slow = report.steps % EVERY == 0
            for check in EACH_STEP + (NOW_AND_THEN if slow else ()):
                _run(check, walk, report)
            if len(walk.digests) == 1:
                _run(pictures, walk, report)
            _advance(walk, report)
        for check in AT_THE_END:
            _run(check, walk, report)
    except _Stop as stop:
        report.findings.append(Finding(named, stop.check, stop.detail))
    except Exception as error:
        report.findings.append(Finding(named, "step", f"{describe(error)} ({_when(walk)})"))


def _named(setting: dict[str, Any], seed: int) -> str:
    return ", ".join(f"{k}={v}" for k, v in {**setting, "seed": seed}.items())


def _when(walk: Walk) -> str:
    return f"after {len(walk.digests) - 1} actions"


def begin(game: Game, setting: dict[str, Any], seed: int, compiled: bool) -> Walk:
    position = game.new(seed=seed, backend="python", **setting)
    twin = game.new(seed=seed, backend="numba", **setting) if compiled else None
    return Walk(game, setting, position, seed_words(seed + 1), twin, [position.digest()])


class _Stop(Exception):
    def __init__(self, check: str, detail: str) -> None:
        self.check = check
        self.detail = detail


def _run(check: Callable[[Walk], None], walk: Walk, report: Report) -> None:
    report.checks[check.__name__] += 1
    try:
        check(walk)
    except Failed as failed:
        raise _Stop(check.__name__, f"{failed} ({_when(walk)})") from None
    except Exception as error:
        raise _Stop(check.__name__, f"{describe(error)} ({_when(walk)})") from None


def _advance(walk: Walk, report: Report) -> None:
    ids = walk.position.legal_ids()
    chosen = ids[rand_below(walk.rng, len(ids))]
    if report.steps % EVERY == 0:
        walk.old.append((walk.position.copy(), walk.position.digest()))
    happened = walk.position.apply(chosen)
    walk.digests.append(walk.position.digest())
    report.steps += 1
    _run(same_on_both(chosen, happened), walk, report)
    _run(readable_events(happened), walk, report)
