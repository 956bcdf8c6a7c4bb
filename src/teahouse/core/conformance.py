"""The checks that define "is a game": run on every number of players and every option.

Each check is a function over a `Walk`, a random game under way; what fails becomes a `Finding`.
Whether what the game says is so is checked in games of its own: see `truth`.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from . import contract
from .errors import BadOption, BadPosition, IllegalAction, TeahouseError
from .events import CHANCE, FIRST_KIND, ROW
from .game import Events, Game, State
from .layout import Layout
from .messages import Catalogue, faults
from .native import has_numba
from .registry import replay, verify
from .rng import rand_below, seed_words
from .truth import Policy, Tally, check_truth

EVERY = 7  # the slower checks run at every seventh step


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong."""

    setting: str
    check: str
    detail: str


@dataclass
class Report:
    """What was checked how often, and what is wrong."""

    findings: list[Finding] = field(default_factory=list)
    checks: Counter[str] = field(default_factory=Counter)
    steps: int = 0


@dataclass
class Walk:
    """A random game under way on the interpreted backend, with what the checks need."""

    game: Game
    setting: dict[str, Any]
    state: State
    dice: list[int]
    twin: State | None  # the same game compiled
    digests: list[str] = field(default_factory=list)
    old: list[tuple[State, str]] = field(default_factory=list)


class Failed(Exception):
    """A check says no."""


def must(holds: bool, detail: str) -> None:
    if not holds:
        raise Failed(detail)


def settings(game: Game) -> Iterator[dict[str, Any]]:
    """Every number of players: with defaults, each other value of each option, older rules."""
    players = game.options["players"]
    for n in range(players.low or 1, (players.high or 1) + 1):
        seen = []
        for changed in [{}, *_variations(game)]:
            setting = {"players": n, **changed}
            try:
                resolved = game.options.resolve(setting)
            except BadOption:
                continue  # not for this number of players
            if resolved not in seen:
                seen.append(resolved)
                yield setting
        yield from ({"players": n, "version": version} for version in game.versions[:-1])


def _variations(game: Game) -> Iterator[dict[str, Any]]:
    for name, option in game.options.items():
        if name == "players":
            continue
        if option.choices:
            yield from ({name: choice} for choice in option.choices)
        elif isinstance(option.default, bool):
            yield {name: not option.default}
        else:
            yield {name: option.low}
        if name == "first":
            yield {name: 0}


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
    if messages is not None:
        report.checks["messages"] += 1
        report.findings += [Finding("-", "messages", fault) for fault in faults(game, messages)]
    compiled = has_numba() if compiled is None else compiled
    plan = [(setting, n) for setting in settings(game) for n in range(games)]
    for done, (setting, n) in enumerate(plan):
        check_game(game, setting, seed + n, compiled, report)
        if progress is not None:
            progress(done + 1, len(plan))
    return report


def run_truth(
    game: Game,
    *,
    games: int,
    seed: int = 0,
    every: int = 1,
    policies: Sequence[Callable[[int], Policy | None]] = (lambda seed: None,),
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Play games in all settings in turn, by each policy in turn, and check what is said.

    A policy is made from a seed; None plays at random. Every so manieth step is checked.
    """
    report, tally, all_settings = Report(), Tally(), list(settings(game))
    for n in range(games):
        setting = all_settings[n % len(all_settings)]
        policy = policies[n // len(all_settings) % len(policies)](seed + n)
        report.steps += check_truth(game, setting, seed + n, tally, policy=policy, every=every)
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
    named = ", ".join(f"{k}={v}" for k, v in {**setting, "seed": seed}.items())
    walk = begin(game, setting, seed, compiled)
    try:
        while walk.state.actor is not None:
            slow = report.steps % EVERY == 0
            for check in EACH_STEP + (NOW_AND_THEN if slow else ()):
                _run(check, walk, report)
            _advance(walk, report)
        for check in AT_THE_END:
            _run(check, walk, report)
    except _Stop as stop:
        report.findings.append(Finding(named, stop.check, stop.detail))


def begin(game: Game, setting: dict[str, Any], seed: int, compiled: bool) -> Walk:
    state = game.new(seed=seed, backend="python", **setting)
    twin = game.new(seed=seed, backend="numba", **setting) if compiled else None
    return Walk(game, setting, state, seed_words(seed + 1), twin, [state.digest()])


class _Stop(Exception):
    def __init__(self, check: str, detail: str) -> None:
        self.check = check
        self.detail = detail


def _run(check: Callable[[Walk], None], walk: Walk, report: Report) -> None:
    report.checks[check.__name__] += 1
    try:
        check(walk)
    except (Failed, TeahouseError) as failed:
        at = f"after {len(walk.digests) - 1} actions"
        raise _Stop(check.__name__, f"{failed} ({at})") from None


def _advance(walk: Walk, report: Report) -> None:
    ids = walk.state.legal_ids()
    chosen = ids[rand_below(walk.dice, len(ids))]
    if report.steps % EVERY == 0:
        walk.old.append((walk.state.copy(), walk.state.digest()))
    happened = walk.state.apply(chosen)
    walk.digests.append(walk.state.digest())
    report.steps += 1
    _run(_same_on_both(chosen, happened), walk, report)
    _run(_readable(happened), walk, report)


# At each step


def legal_list(walk: Walk) -> None:
    """Not empty, not a single forced choice, unique, stable."""
    ids = walk.state.legal_ids()
    must(len(ids) >= 2, f"{len(ids)} choices where something is asked")
    must(len(set(ids)) == len(ids), "a choice is listed twice")
    must([a.id for a in walk.state.legal()] == ids, "ids and actions differ")


def refusals(walk: Walk) -> None:
    """Every id is either legal or refused with a known reason."""
    state, listed = walk.state, set(walk.state.legal_ids())
    refusal, reasons = walk.game.rule(contract.refusal), walk.game.definition.reasons
    record = state.record()
    for number in range(len(walk.game.codec)):
        code = int(refusal(record, number))
        must((code == 0) == (number in listed), f"list and refusal differ on {number}: {code}")
        must(code == 0 or code in reasons, f"reason {code} of {number} has no name")


def conservation(walk: Walk) -> None:
    """Every component is there."""
    try:
        walk.game.definition.check(walk.state.record(), walk.game)
    except BadPosition as error:
        raise Failed(str(error)) from None


def bounded(walk: Walk) -> None:
    must(len(walk.digests) <= walk.game.definition.limits.steps, "longer than the stated bound")


# Now and then


def codec(walk: Walk) -> None:
    """Id, action and notation stand for one another."""
    for action in walk.state.legal():
        must(walk.game.parse(str(action)).id == action.id, f"{action} is read as another action")
        must(walk.game.action(action.id) == action, f"{action.id} is another action")
    for action in walk.state.legal():
        name, values = walk.state.preview(action)
        listed = walk.game.definition.previews.get(name)
        must(listed is not None, f"the preview {name} is not listed")
        must(set(values) == set(listed or ()), f"the preview {name} has other values")


def compiled_refusals(walk: Walk) -> None:
    """Both backends refuse everything with the same reason."""
    if walk.twin is not None:
        for number in range(len(walk.game.codec)):
            here, there = walk.state.why_not(number), walk.twin.why_not(number)
            must(here == there, f"{number} is refused for {here}, compiled for {there}")


def illegal_changes_nothing(walk: Walk) -> None:
    state, before, listed = walk.state, walk.state.dump(), set(walk.state.legal_ids())
    for number in range(0, len(walk.game.codec), 5):
        if number in listed:
            continue
        try:
            state.apply(number)
        except IllegalAction as refused:
            must(refused.reason == state.why_not(number), f"two reasons for {number}")
        else:
            raise Failed(f"{number} is not listed and yet was done")
        must(state.dump() == before, f"refusing {number} changed the state")


def round_trips(walk: Walk) -> None:
    """Dump, copy and position text give the same state back."""
    state, game, digest = walk.state, walk.game, walk.state.digest()
    must(game.load(state.dump()).digest() == digest, "dump and load differ")
    must(state.copy().digest() == digest, "the copy differs")
    try:
        read = game.read(state.text())
    except BadPosition as error:
        raise Failed(f"the position text is refused: {error}") from None
    must(read.digest() == digest, "the position text reads as another position")
    must(read.legal_ids() == state.legal_ids(), "the position read has other choices")


def nothing_hidden(walk: Walk) -> None:
    """Scrambling what a seat cannot see changes nothing it sees; a view rebuilds to itself."""
    state, game = walk.state, walk.game
    for seat in [None, *range(state.players)]:
        seen = _shown(state, seat)
        other = _scrambled(walk, seat)
        must(_shown(other, seat) == seen, f"the view of seat {seat} shows something hidden")
        sampled = game.sample(state.view(seat), seed=rand_below(walk.dice, 1000))
        must(_shown(sampled, seat) == seen, f"a sampled world has another view for seat {seat}")
        if walk.twin is not None:
            here, there = (game.sample(state.view(seat), 1, b) for b in ("python", "numba"))
            must(here.dump() == there.dump(), "a world is sampled otherwise compiled")
        if state.actor == seat:
            must(sampled.legal_ids() == state.legal_ids(), "a sampled world has other choices")
        _same_events(walk, other, seat)


def _shown(state: State, seat: int | None) -> str:
    return json.dumps(state.view(seat), sort_keys=True)


def _scrambled(walk: Walk, seat: int | None) -> State:
    """The same position with other hidden parts, the generator as it was."""
    record = walk.game.layout.copy(walk.state.record())
    words = [rand_below(walk.dice, 1 << 31) for _ in range(4)]
    walk.game.rule(contract.determinise)(record, -1 if seat is None else seat, words)
    record.rng = list(walk.state.record().rng)
    return walk.game.at(record, backend="python")


def _same_events(walk: Walk, other: State, seat: int | None) -> None:
    """The same action shows a seat the same, until chance or a revelation tells it more."""
    common = sorted(set(walk.state.legal_ids()) & set(other.legal_ids()))
    if not common:
        return
    action = common[rand_below(walk.dice, len(common))]
    true, scrambled = walk.state.copy(), other
    here, there = true.apply(action), scrambled.apply(action)
    told = _is_told(here) or _is_told(there)
    forced = _steps_forced(here) != _steps_forced(there)
    if told or forced:
        return
    must(here.seen_by(seat) == there.seen_by(seat), f"{action} shows seat {seat} something hidden")
    must(_shown(true, seat) == _shown(scrambled, seat), f"{action} shows seat {seat} a secret")


def _is_told(happened: Events) -> bool:
    rows = happened.rows
    return any(rows[i] == CHANCE for i in range(0, len(rows), ROW)) or any(
        e.reveals for e in happened
    )


def _steps_forced(happened: Events) -> list[list[int]]:
    rows = happened.rows
    return [rows[i : i + ROW] for i in range(0, len(rows), ROW) if 0 < rows[i] < FIRST_KIND]


def undo(walk: Walk) -> None:
    """Going back to the undo point gives the position that was there."""
    point = walk.state.undo_point()
    must(0 <= point < len(walk.digests), f"an undo to {point}")
    back = replay(walk.state.journal(), point, walk.game)
    must(back.digest() == walk.digests[point], "the undo leads to another position")


# At the end


def outcome(walk: Walk) -> None:
    result = walk.state.outcome()
    must(result is not None, "no outcome")
    assert result is not None
    must(bool(result.winners), "nobody has won")
    must(not walk.state.legal_ids(), "choices after the end")
    for points, parts in zip(result.points, result.breakdown, strict=True):
        must(points == sum(parts.values()), f"{points} points, but the breakdown says {parts}")


def old_copies(walk: Walk) -> None:
    for copy, digest in walk.old:
        must(copy.digest() == digest, "an old copy has changed")


def journal(walk: Walk) -> None:
    """The journal replays to the same game and verifies; the same seed gives the same game."""
    kept, at = walk.state.journal(), len(walk.digests) // 2
    again, halfway = replay(kept.text(), None, walk.game), replay(kept, at, walk.game)
    must(again.digest() == walk.digests[-1], "the journal leads elsewhere")
    must(halfway.digest() == walk.digests[at], f"the journal up to {at} leads elsewhere")
    wrong = verify(kept, walk.game)
    must(wrong == [], f"the journal does not verify: {wrong}")


def layout_size(walk: Walk) -> None:
    layout: Layout = walk.game.layout
    must(
        len(layout.block(walk.state.dump())) == layout.size,
        "the dump has another size than the layout",
    )


# After each step


def _same_on_both(action: int, happened: Events) -> Callable[[Walk], None]:
    def backends(walk: Walk) -> None:
        """Both backends agree on bytes, choices and events."""
        if walk.twin is None:
            return
        there = walk.twin.apply(action)
        must(walk.twin.dump() == walk.state.dump(), f"{action} leads to other bytes compiled")
        must(walk.twin.legal_ids() == walk.state.legal_ids(), f"{action}: other choices compiled")
        must(walk.twin.actor == walk.state.actor, f"{action}: another seat decides compiled")
        must(there.rows == happened.rows, f"{action}: other events compiled")

    return backends


def _readable(happened: Events) -> Callable[[Walk], None]:
    def events(walk: Walk) -> None:
        """Every event fits its schema and can be written as JSON."""
        kinds = walk.game.definition.events
        for i in range(0, len(happened.rows), ROW):
            must(happened.rows[i] < FIRST_KIND + len(kinds), f"unknown event {happened.rows[i]}")
        json.dumps([e.as_json() for e in happened])

    return events


EACH_STEP = (legal_list, refusals, conservation, bounded)
NOW_AND_THEN = (
    codec,
    compiled_refusals,
    illegal_changes_nothing,
    round_trips,
    nothing_hidden,
    undo,
)
AT_THE_END = (outcome, old_copies, journal, layout_size)
