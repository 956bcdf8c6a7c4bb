"""Does a game tell the truth? Choices do what they promise, reasons hold, events add up.

A game declares in `truth.py`, next to its definition, how its statements are checked: a `TRUTH`.
The check plays whole games, forced choices included, and tries every legal choice on a copy.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from . import hooks
from .actions import Action
from .definition import Definition, State
from .events import ROOM, Event, Value
from .game import Events, Game, Position
from .views import View

Values = Mapping[str, Value]
Change = tuple[str, int | None, int]  # account, owner (None: the table), difference
Claim = tuple[str, object, object]  # subject, promised, actual
Policy = Callable[[Position], int]  # who plays the games that are checked


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
    """How the statements of a game can be checked.

    Accounts are paths into the view, such as `seats.*.rupees`; every number of a seat is an account
    or listed as derived. A key missing from its dictionary counts as 0; anything below None is
    hidden.
    """

    accounts: Sequence[str]
    derived: Sequence[str]  # numbers of a seat that follow from others
    events: Mapping[str, Callable[[Values, Moment], Iterable[Change]]]  # what each changes
    promises: Mapping[str, Callable[[Trial], Iterable[Claim]]]  # by the name of the preview
    asks: Mapping[str, Sequence[type[Action]]]  # the types of action each decision asks for
    # By the name of the reason. Written over the view, without the functions that refuse: an action
    # that is asked for is legal if and only if no ground holds.
    grounds: Mapping[str, Ground]
    ended: Callable[[View], str]  # the rule that ended the game, from the view after it
    labels: Callable[[Moment], Iterable[Claim]] = no_labels  # what the view says is possible
    # What events say beyond numbers, against the position after them.
    claims: Mapping[str, Callable[[Values, Moment], Iterable[Claim]]] = field(default_factory=dict)
    alike: Sequence[type[Action]] = ()  # two of a type may come to the same: places on a board

    @cached_property
    def shape(self) -> Shape:
        return shape_of(self.accounts)


def load_truth(definition: Definition) -> Truth | None:
    """The `TRUTH` of a game, from the module `truth` in its folder, or None."""
    module = definition.research.truth
    truth: Truth | None = module.TRUTH if module is not None else None
    return truth


class Moment:
    """A position in which a forced action is a choice like any other."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.position = game.held(state)
        self.ids = self.position.legal_ids()
        self._seen: dict[int | None, View] = {}
        self._balances: dict[int, Balance] = {}
        self._led: dict[int, tuple[Moment, Events]] = {}

    @cached_property
    def seat(self) -> int:
        """The seat that decides."""
        assert self.position.actor is not None
        return self.position.actor

    @cached_property
    def view(self) -> View:
        """What the seat that decides sees; at the end, what a spectator sees."""
        return self.seen_by(self.position.actor)

    def seen_by(self, seat: int | None) -> View:
        if seat not in self._seen:
            self._seen[seat] = self.position.view(seat)
        return self._seen[seat]

    def balance(self, truth: Truth, seat: int) -> Balance:
        """The accounts as a seat sees them."""
        if seat not in self._balances:
            self._balances[seat] = Balance().read(self.seen_by(seat), truth.shape)
        return self._balances[seat]

    @cached_property
    def decision(self) -> str:
        assert self.position.decision is not None
        return self.position.decision.name.lower()

    @cached_property
    def legal(self) -> list[Action]:
        return [self.game.action(number) for number in self.ids]

    @cached_property
    def memo(self) -> dict[str, Any]:
        """A cache for values that several grounds need."""
        return {}

    def offers(self, kind: type[Action]) -> bool:
        """Whether an action of a type may be chosen."""
        return any(isinstance(action, kind) for action in self.legal)

    def after(self, number: int) -> tuple[Moment, Events]:
        """The position after an action, before any forced one."""
        if number not in self._led:
            state = self.game.layout.copy(self.state)
            ev = [0] * (1 + ROOM * self.game.definition.rules.limits.rows)
            self.game.rule(hooks.apply)(state, number, ev)
            self._led[number] = Moment(self.game, state), Events(self.game, ev[1 : 1 + ev[0]])
        return self._led[number]

    def trials(self) -> Iterator[Trial]:
        """Every legal choice, tried on a copy."""
        for number in self.ids:
            yield self.trial(number)

    def trial(self, number: int) -> Trial:
        action = self.game.action(number)
        name, values = self.position.preview(action)
        return Trial(self, action, name, values, *self.after(number))


@dataclass
class Trial:
    """A choice with its preview and its effect: this step alone, no forced actions after it."""

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
        """The change of a number of a seat, by default the seat that chose."""
        path = ("seats", str(self.seat if seat is None else seat), *account.split("."))
        return number_at(self.seen_after, path) - number_at(self.before.view, path)

    def happened(self, name: str) -> list[Event]:
        """The events of a kind."""
        return [event for event in self.events if event.name == name]

    def sequels(self, *decisions: str) -> list[Trial]:
        """The choices that come next, if the same seat decides one of these."""
        then = self.after
        if then.position.actor != self.seat or then.decision not in decisions:
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


Shape = dict[str, Any]  # accounts as a tree: names, * for any, {} for a number


def shape_of(accounts: Sequence[str]) -> Shape:
    tree: Shape = {}
    for account in accounts:
        here = tree
        for key in account.split("."):
            here = here.setdefault(key, {})
    return tree


@dataclass
class Balance:
    """The accounts a view shows: numbers by path, and the hidden paths."""

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
