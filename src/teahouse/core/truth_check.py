"""Play games and check that choices, events and reasons tell the truth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from . import hooks
from .actions import Action
from .game import Events, Game
from .reasons import GAME_OVER, NOT_ASKED
from .rng import rand_below, seed_words
from .truth import Balance, Claim, Moment, Policy, Truth, fits, numbers

EXAMPLES = 1  # actions that are not asked for, tried at each decision


FORCED = 4  # one in this many forced decisions is checked

NOW_AND_THEN = 10  # one in this many positions, for checks of what rarely changes


@dataclass(frozen=True)
class Untruth:
    """A false statement; repetitions are counted."""

    check: str
    about: str
    detail: str


@dataclass
class Tally:
    """How often each check ran, and the untruths found, each with its first example."""

    checks: Counter[str] = field(default_factory=Counter)
    times: Counter[tuple[str, str]] = field(default_factory=Counter)
    first: dict[tuple[str, str], Untruth] = field(default_factory=dict)
    seen: Counter[str] = field(default_factory=Counter)  # previews, events and reasons met

    def add(self, found: Untruth, where: str) -> None:
        key = (found.check, found.about)
        self.times[key] += 1
        self.first.setdefault(key, Untruth(found.check, found.about, f"{found.detail} ({where})"))


def check_truth(
    game: Game,
    truth: Truth,
    setting: Mapping[str, Any],
    seed: int,
    tally: Tally,
    *,
    policy: Policy | None = None,
    every: int = 1,
) -> int:
    """Play one game, checking on average one step in `every`; return the number of steps."""
    rng, steps = seed_words(seed + 1), 0
    moment = begin(game, setting, seed)
    while moment.ids:
        chosen = moment.ids[rand_below(rng, len(moment.ids))]
        if policy is not None and len(moment.ids) > 1:
            chosen = policy(moment.position)
        looked = rand_below(rng, every) == 0
        where = f"{dict(setting)}, seed {seed}, step {steps}"
        if looked:
            look(truth, moment, rng, tally, where)
        following, happened = moment.after(chosen)
        if looked:
            for untrue in adds_up(
                truth, moment, following, happened, range(moment.position.players)
            ):
                tally.add(untrue, where)
        moment, steps = following, steps + 1
    tally.checks["ending"] += 1
    for untrue in ending(truth, moment):
        tally.add(untrue, f"{dict(setting)}, seed {seed}, at the end")
    return steps


def begin(game: Game, setting: Mapping[str, Any], seed: int) -> Moment:
    """The first decision of a game, a forced one too."""
    options = {name: value for name, value in setting.items() if name != "version"}
    state = game.prepared(options, setting.get("version"))
    state.rng = seed_words(seed)
    game.rule(hooks.set_up)(state, [0])
    return Moment(game, state)


def look(truth: Truth, moment: Moment, rng: list[int], tally: Tally, where: str) -> None:
    """Run all checks on one position."""
    found: list[Untruth] = []
    if len(moment.ids) > 1:  # what is forced is never shown as a choice
        found += choices(truth, moment, tally)
        tally.checks["labels"] += 1
        found += compare("labels", "", truth.labels(moment))
    if len(moment.ids) > 1 or rand_below(rng, FORCED) == 0:  # check why the others are refused
        found += reasons(truth, moment, rng, tally)
    if rand_below(rng, NOW_AND_THEN) == 0:
        tally.checks["accounts"] += 1
        found += unlisted(truth, moment)
    for untrue in found:
        tally.add(untrue, where)


def compare(check: str, about: str, claims: Iterable[Claim]) -> Iterator[Untruth]:
    for what, promised, found in claims:
        if promised != found:
            name = f"{about} {what}".strip()
            yield Untruth(check, name, f"{name}: said {promised}, is {found}")


def choices(truth: Truth, moment: Moment, tally: Tally) -> Iterator[Untruth]:
    """Every legal choice does what its preview says, and differs from the others."""
    led: dict[bytes, Action] = {}
    for trial in moment.trials():
        tally.checks["choices"] += 1
        tally.seen[f"choice {trial.name}"] += 1
        promise = truth.promises.get(trial.name)
        if promise is None:
            yield Untruth("choices", trial.name, f"nothing checks the preview {trial.name}")
            continue
        yield from compare("choices", trial.name, _at_action(trial.action, promise(trial)))
        yield from adds_up(truth, moment, trial.after, trial.events, (trial.seat,))
        if trial.after.state.rng != moment.state.rng:
            continue  # chance may lead two different choices to the same position
        blob = moment.game.layout.encode(trial.after.state)
        same = blob in led and type(trial.action) is type(led[blob])
        if blob in led and not (same and isinstance(trial.action, tuple(truth.alike))):
            about = f"{type(trial.action).__name__} as {type(led[blob]).__name__}"
            yield Untruth("choices", about, f"{trial.action} and {led[blob]} are the same")
        led[blob] = trial.action


def _at_action(action: Action, claims: Iterable[Claim]) -> Iterator[Claim]:
    for what, promised, found in claims:
        said = promised if promised == found else f"{promised} by {action}"
        yield what, said, found


def adds_up(
    truth: Truth, before: Moment, after: Moment, happened: Events, seats: Iterable[int]
) -> Iterator[Untruth]:
    """The events a seat sees add up to the changes in its view."""
    for seat in seats:
        there, here = before.balance(truth, seat), after.balance(truth, seat)
        changes: Counter[str] = Counter()
        for event in happened.seen_by(seat):
            if event.name not in truth.events:
                yield Untruth("events", event.name, f"nothing says what {event.name} changes")
                continue
            for account, whose, amount in truth.events[event.name](event.values, before):
                changes[account if whose is None else f"seats.{whose}.{account}"] += amount
        if changes or there.numbers != here.numbers:
            names = ", ".join(event.name for event in happened.seen_by(seat))
            yield from _differences(there, here, changes, names)
    for event in happened:
        if event.name in truth.claims:
            yield from compare("events", event.name, truth.claims[event.name](event.values, after))


def _differences(
    there: Balance, here: Balance, changes: Counter[str], names: str
) -> Iterator[Untruth]:
    for path in sorted({*there.numbers, *here.numbers, *changes}):
        grown = here.numbers.get(path, 0) - there.numbers.get(path, 0)
        if grown != changes[path] and not (there.hides(path) or here.hides(path)):
            about = ".".join("*" if key.isdigit() else key for key in path.split("."))
            yield Untruth("events", about, f"{path}: told {changes[path]}, is {grown} ({names})")


def unlisted(truth: Truth, moment: Moment) -> Iterator[Untruth]:
    """Every number of a seat is an account or derived."""
    for path in numbers(moment.view["seats"], ("seats",)):
        if not any(fits(path, listed) for listed in (*truth.accounts, *truth.derived)):
            about = ".".join("*" if key.isdigit() else key for key in path)
            yield Untruth("accounts", about, f"{about} is neither an account nor derived")


def reasons(truth: Truth, moment: Moment, rng: list[int], tally: Tally) -> Iterator[Untruth]:
    """Every refusal has a ground that holds; no ground forbids a legal action."""
    game, refusal = moment.game, moment.game.rule(hooks.refusal)
    wanted, others = tuple(truth.asks[moment.decision]), []
    for number in range(len(game.codec)):
        action = game.action(number)
        code = int(refusal(moment.state, number))
        if isinstance(action, wanted) == (code == NOT_ASKED):
            yield Untruth("reasons", "not-asked", f"{action}: {moment.decision} asks for others")
        elif code == NOT_ASKED:
            others.append(number)
        else:
            tally.checks["reasons"] += 1
            yield from _grounds(truth, moment, action, code, tally)
    for _ in range(EXAMPLES if others else 0):
        tally.checks["detours"] += 1
        yield from _detour(moment, others[rand_below(rng, len(others))])


def _grounds(
    truth: Truth, moment: Moment, action: Action, code: int, tally: Tally
) -> Iterator[Untruth]:
    if code == 0:
        for name, ground in truth.grounds.items():
            if held := ground(moment, action):
                yield Untruth("reasons", name, f"{action} is legal, and yet {held}")
        return
    reason = moment.position.why_not(action)
    assert reason is not None
    tally.seen[f"reason {reason.code}"] += 1
    if reason.code not in truth.grounds:
        yield Untruth("reasons", reason.code, f"nothing checks the reason {reason.code}")
        return
    held = truth.grounds[reason.code](moment, action)
    if held is None:
        yield Untruth("reasons", reason.code, f"{action}: {reason.code} is not so")
        return
    if held.rule != reason.rule:
        detail = f"{action}: {reason.code} cites {reason.rule}, forbidden by {held.rule}"
        yield Untruth("reasons", f"{reason.code} rule", detail)
    given = {name: reason.params.get(name) for name in held.params}
    if given != dict(held.params):
        detail = f"{action}: {reason.code} names {given}, is {dict(held.params)}"
        yield Untruth("reasons", f"{reason.code} names", detail)


def _detour(moment: Moment, number: int) -> Iterator[Untruth]:
    """What is not asked for says what is, and a choice that leads to it if there is one."""
    reason = moment.position.why_not(number)
    assert reason is not None
    action, first = moment.game.action(number), moment.position.detour(number)
    if reason.params["decision"] != moment.decision:
        yield Untruth("reasons", "not-asked decision", f"{action}: {reason.params['decision']}")
    if first is None:
        return
    then = moment.position.copy()
    then.apply(first)
    if then.actor != moment.seat or then.why_not(number) is not None:
        yield Untruth("reasons", "not-asked first", f"{first} does not lead to {action}")


def ending(truth: Truth, moment: Moment) -> Iterator[Untruth]:
    """After the end everything is refused, by the rule that ended the game."""
    rule = truth.ended(moment.view)
    for number in (0, len(moment.game.codec) - 1):
        reason = moment.position.why_not(number)
        if reason is None or reason.code != moment.game.definition.rules.reasons[GAME_OVER][0]:
            yield Untruth("reasons", "game-over", f"{number} after the end: {reason}")
        elif reason.rule != rule:
            yield Untruth("reasons", "game-over rule", f"cites {reason.rule}, ended by {rule}")
