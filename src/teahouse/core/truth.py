"""Is what a game says so? Choices do what they promise, reasons hold, events add up.

A game says in `truth.py`, beside its definition, how its words can be checked: a `TRUTH`. The check
walks through whole games, forced choices included, and tries every legal choice on a copy.
"""

from __future__ import annotations

import importlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from . import contract
from .actions import Action
from .events import ROW, Event, Value
from .game import Definition, Events, Game, Record, State, View
from .reasons import GAME_OVER, NOT_ASKED
from .rng import rand_below, seed_words

Values = Mapping[str, Value]
Change = tuple[str, int | None, int]  # an account, whose it is (None: the table's), by how much
Claim = tuple[str, object, object]  # what is spoken of, what was promised, what happened
Policy = Callable[[State], int]  # who plays the games that are checked
EXAMPLES = 1  # actions that are not asked for, tried at each decision
NOW_AND_THEN = 10  # every so manieth position, for what hardly ever changes


@dataclass(frozen=True)
class Because:
    """Why an action is forbidden: the rule, and what the sentence has to name."""

    rule: str
    params: Values = field(default_factory=dict)


Ground = Callable[["Moment", Any], Because | None]


def because(rule: str, **params: Value) -> Because:
    return Because(rule, params)


def no_labels(moment: Moment) -> Iterable[Claim]:
    return ()


@dataclass(frozen=True)
class Truth:
    """How the words of a game can be checked.

    Accounts are paths into the view, as `seats.*.rupees`; every number of a seat is one or is
    listed as derived. A number whose dictionary is shown without it counts as 0, one below None is
    hidden.
    """

    accounts: Sequence[str]
    derived: Sequence[str]  # numbers of a seat that follow from other things
    events: Mapping[str, Callable[[Values, Moment], Iterable[Change]]]  # what each changes
    promises: Mapping[str, Callable[[Trial], Iterable[Claim]]]  # by the name of the preview
    asks: Mapping[str, Sequence[type[Action]]]  # the types of action each decision asks for
    # By the name of the reason. Written over the view, without the functions that refuse: an action
    # that is asked for is legal if and only if no ground holds.
    grounds: Mapping[str, Ground]
    ended: Callable[[View], str]  # the rule that ended the game, from the view after it
    labels: Callable[[Moment], Iterable[Claim]] = no_labels  # what the view says is possible
    alike: Sequence[type[Action]] = ()  # two of a type may come to the same: places on a board

    @cached_property
    def shape(self) -> Shape:
        return shape_of(self.accounts)


def load_truth(definition: Definition) -> Truth | None:
    """The `TRUTH` of a game, from the module `truth` beside its state; None if there is none."""
    package = definition.state.__module__.rpartition(".")[0]
    try:
        module = importlib.import_module(f"{package}.truth")
    except ModuleNotFoundError as missing:
        if missing.name != f"{package}.truth":
            raise
        return None
    truth: Truth = module.TRUTH
    return truth


class Moment:
    """A position as it is: what is forced is a choice like others."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        self.state = game.held(record)
        self.ids = self.state.legal_ids()
        self._seen: dict[int | None, View] = {}
        self._balances: dict[int, Balance] = {}

    @property
    def seat(self) -> int:
        """The seat that decides."""
        assert self.state.actor is not None
        return self.state.actor

    @property
    def view(self) -> View:
        """What the seat that decides sees; at the end, what a spectator sees."""
        return self.seen_by(self.state.actor)

    def seen_by(self, seat: int | None) -> View:
        if seat not in self._seen:
            self._seen[seat] = self.state.view(seat)
        return self._seen[seat]

    def balance(self, truth: Truth, seat: int) -> Balance:
        """The accounts as a seat sees them."""
        if seat not in self._balances:
            self._balances[seat] = Balance().read(self.seen_by(seat), truth.shape)
        return self._balances[seat]

    @property
    def decision(self) -> str:
        assert self.state.decision is not None
        return self.state.decision.name.lower()

    @property
    def legal(self) -> list[Action]:
        return [self.game.action(number) for number in self.ids]

    @cached_property
    def memo(self) -> dict[str, Any]:
        """A place for what grounds work out again and again."""
        return {}

    def offers(self, kind: type[Action]) -> bool:
        """Whether an action of a type may be chosen."""
        return any(isinstance(action, kind) for action in self.legal)

    def after(self, number: int) -> tuple[Moment, Events]:
        """What an action leads to, before anything else is forced."""
        record = self.game.layout.copy(self.record)
        ev = [0] * (1 + ROW * self.game.definition.limits.rows)
        self.game.rule(contract.apply)(record, number, ev)
        return Moment(self.game, record), Events(self.game, ev[1 : 1 + ev[0] * ROW])

    def trials(self) -> Iterator[Trial]:
        """Every legal choice, tried on a copy."""
        for number in self.ids:
            yield self.trial(number)

    def trial(self, number: int) -> Trial:
        action = self.game.action(number)
        name, values = self.state.preview(action)
        return Trial(self, action, name, values, *self.after(number))


@dataclass
class Trial:
    """A choice with its preview, and what came of it: this one step and nothing forced after it."""

    before: Moment
    action: Action
    name: str
    values: Values
    after: Moment
    events: Events

    @property
    def seat(self) -> int:
        return self.before.seat

    @property
    def seen_after(self) -> View:
        """The position afterwards, seen by the seat that chose."""
        return self.after.seen_by(self.seat)

    def change(self, account: str, seat: int | None = None) -> int:
        """By how much a number of a seat grew; of the seat that chose, unless another is given."""
        path = ("seats", str(self.seat if seat is None else seat), *account.split("."))
        return number_at(self.seen_after, path) - number_at(self.before.view, path)

    def happened(self, name: str) -> list[Event]:
        """The events of a kind."""
        return [event for event in self.events if event.name == name]

    def sequels(self, *decisions: str) -> list[Trial]:
        """The choices that come next, if the same seat decides one of these."""
        then = self.after
        if then.state.actor != self.seat or then.decision not in decisions:
            return []
        return list(then.trials())


# Numbers in views


def at(view: Any, path: Sequence[str]) -> Any:
    """What stands at a path; None where it or something above it is not there."""
    for key in path:
        if isinstance(view, list):
            view = view[int(key)] if int(key) < len(view) else None
        else:
            view = view.get(key)
        if view is None:
            return None
    return view


def number_at(view: View, path: Sequence[str]) -> int:
    found = at(view, path)
    return int(found) if found is not None else 0


Shape = dict[str, Any]  # accounts as a tree: names, * for any, {} at the number


def shape_of(accounts: Sequence[str]) -> Shape:
    tree: Shape = {}
    for account in accounts:
        here = tree
        for key in account.split("."):
            here = here.setdefault(key, {})
    return tree


@dataclass
class Balance:
    """The accounts a view shows: numbers by path, and the paths below which nothing is shown."""

    numbers: dict[str, int] = field(default_factory=dict)
    hidden: list[str] = field(default_factory=list)

    def read(self, view: Any, shape: Shape, path: str = "") -> Balance:
        for key, below in shape.items():
            for name, value in _items(view) if key == "*" else ((key, _get(view, key)),):
                at = f"{path}.{name}" if path else name
                if value is None:
                    self.hidden.append(at)
                elif below:
                    self.read(value, below, at)
                else:
                    self.numbers[at] = value
        return self

    def hides(self, path: str) -> bool:
        return any(path.startswith(prefix) for prefix in self.hidden)


def _get(view: Any, key: str) -> Any:
    return view[int(key)] if isinstance(view, list) else view.get(key)


def _items(view: Any) -> Iterable[tuple[str, Any]]:
    if isinstance(view, dict):
        return view.items()
    if isinstance(view, list):
        return ((str(n), below) for n, below in enumerate(view))
    return ()


def numbers(view: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The paths of all numbers in a view."""
    if isinstance(view, (int, float)) and not isinstance(view, bool):
        yield path
    for key, below in _items(view):
        yield from numbers(below, (*path, key))


def fits(path: Sequence[str], pattern: str) -> bool:
    """Whether a path lies at or below a pattern."""
    keys = pattern.split(".")
    return len(path) >= len(keys) and all(k in ("*", p) for k, p in zip(keys, path, strict=False))


# The check


@dataclass(frozen=True)
class Untruth:
    """Something said that is not so; the same thing said again is counted."""

    check: str
    about: str
    detail: str


@dataclass
class Tally:
    """What was looked at how often, and what was untrue, each with its first example."""

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
    setting: Mapping[str, Any],
    seed: int,
    tally: Tally,
    *,
    policy: Policy | None = None,
    every: int = 1,
) -> int:
    """Play one game, by a policy or at random, and check every so manieth step; how many steps."""
    truth = load_truth(game.definition)
    if truth is None:
        return 0
    dice, steps = seed_words(seed + 1), 0
    moment = begin(game, setting, seed)
    while moment.ids:
        chosen = moment.ids[rand_below(dice, len(moment.ids))]
        if policy is not None and len(moment.ids) > 1:
            chosen = policy(moment.state)
        looked = rand_below(dice, every) == 0
        where = f"{dict(setting)}, seed {seed}, step {steps}"
        if looked:
            look(truth, moment, dice, tally, where)
        following, happened = moment.after(chosen)
        if looked:
            for untrue in adds_up(truth, moment, following, happened, range(moment.state.players)):
                tally.add(untrue, where)
        moment, steps = following, steps + 1
    tally.checks["ending"] += 1
    for untrue in ending(truth, moment):
        tally.add(untrue, f"{dict(setting)}, seed {seed}, at the end")
    return steps


def begin(game: Game, setting: Mapping[str, Any], seed: int) -> Moment:
    """The first decision of a game, a forced one too."""
    options = {name: value for name, value in setting.items() if name != "version"}
    record = game.prepared(options, setting.get("version"))
    record.rng = seed_words(seed)
    game.rule(contract.set_up)(record, [0])
    return Moment(game, record)


def look(truth: Truth, moment: Moment, dice: list[int], tally: Tally, where: str) -> None:
    """All that can be asked of one position."""
    found: list[Untruth] = []
    if len(moment.ids) > 1:  # what is forced is never shown as a choice, and nobody asks why
        found += choices(truth, moment, tally)
        found += reasons(truth, moment, dice, tally)
        tally.checks["labels"] += 1
        found += compare("labels", "", truth.labels(moment))
    if rand_below(dice, NOW_AND_THEN) == 0:
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
        blob = moment.game.layout.encode(trial.after.record)
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
    """What a seat is told adds up to what changed in what it sees."""
    for seat in seats:
        there, here = before.balance(truth, seat), after.balance(truth, seat)
        told: Counter[str] = Counter()
        for event in happened.seen_by(seat):
            if event.name not in truth.events:
                yield Untruth("events", event.name, f"nothing says what {event.name} changes")
                continue
            for account, whose, amount in truth.events[event.name](event.values, before):
                told[account if whose is None else f"seats.{whose}.{account}"] += amount
        if told or there.numbers != here.numbers:
            names = ", ".join(event.name for event in happened.seen_by(seat))
            yield from _differences(there, here, told, names)


def _differences(
    there: Balance, here: Balance, told: Counter[str], names: str
) -> Iterator[Untruth]:
    for path in sorted({*there.numbers, *here.numbers, *told}):
        grown = here.numbers.get(path, 0) - there.numbers.get(path, 0)
        if grown != told[path] and not (there.hides(path) or here.hides(path)):
            about = ".".join("*" if key.isdigit() else key for key in path.split("."))
            yield Untruth("events", about, f"{path}: told {told[path]}, is {grown} ({names})")


def unlisted(truth: Truth, moment: Moment) -> Iterator[Untruth]:
    """Every number of a seat is an account or derived."""
    for path in numbers(moment.view["seats"], ("seats",)):
        if not any(fits(path, listed) for listed in (*truth.accounts, *truth.derived)):
            about = ".".join("*" if key.isdigit() else key for key in path)
            yield Untruth("accounts", about, f"{about} is neither an account nor derived")


def reasons(truth: Truth, moment: Moment, dice: list[int], tally: Tally) -> Iterator[Untruth]:
    """What is refused is refused for something that is so; what is legal, nothing forbids."""
    game, refusal = moment.game, moment.game.rule(contract.refusal)
    wanted, others = tuple(truth.asks[moment.decision]), []
    for number in range(len(game.codec)):
        action = game.action(number)
        code = int(refusal(moment.record, number))
        if isinstance(action, wanted) == (code == NOT_ASKED):
            yield Untruth("reasons", "not-asked", f"{action}: {moment.decision} asks for others")
        elif code == NOT_ASKED:
            others.append(number)
        else:
            tally.checks["reasons"] += 1
            yield from _grounds(truth, moment, action, code, tally)
    for _ in range(EXAMPLES if others else 0):
        tally.checks["detours"] += 1
        yield from _detour(moment, others[rand_below(dice, len(others))])


def _grounds(
    truth: Truth, moment: Moment, action: Action, code: int, tally: Tally
) -> Iterator[Untruth]:
    if code == 0:
        for name, ground in truth.grounds.items():
            if held := ground(moment, action):
                yield Untruth("reasons", name, f"{action} is legal, and yet {held}")
        return
    reason = moment.state.why_not(action)
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
        told = f"{action}: {reason.code} cites {reason.rule}, forbidden by {held.rule}"
        yield Untruth("reasons", f"{reason.code} rule", told)
    given = {name: reason.params.get(name) for name in held.params}
    if given != dict(held.params):
        told = f"{action}: {reason.code} names {given}, is {dict(held.params)}"
        yield Untruth("reasons", f"{reason.code} names", told)


def _detour(moment: Moment, number: int) -> Iterator[Untruth]:
    """What is not asked for says what is, and a choice that leads to it if there is one."""
    reason = moment.state.why_not(number)
    assert reason is not None
    action, first = moment.game.action(number), moment.state.detour(number)
    if reason.params["decision"] != moment.decision:
        yield Untruth("reasons", "not-asked decision", f"{action}: {reason.params['decision']}")
    if first is None:
        return
    then = moment.state.copy()
    then.apply(first)
    if then.actor != moment.seat or then.why_not(number) is not None:
        yield Untruth("reasons", "not-asked first", f"{first} does not lead to {action}")


def ending(truth: Truth, moment: Moment) -> Iterator[Untruth]:
    """After the end everything is refused, by the rule that ended the game."""
    rule = truth.ended(moment.view)
    for number in (0, len(moment.game.codec) - 1):
        reason = moment.state.why_not(number)
        if reason is None or reason.code != moment.game.definition.reasons[GAME_OVER][0]:
            yield Untruth("reasons", "game-over", f"{number} after the end: {reason}")
        elif reason.rule != rule:
            yield Untruth("reasons", "game-over rule", f"cites {reason.rule}, ended by {rule}")
