"""Decisions, each declared once; a game's `legal`, `refusal` and `apply` are generated from them.

A decision is what can be asked of a seat. It names, for each type of action that can be chosen, the
rules that refuse it and do it::

    Decision(
        Asked.SHIP,
        "D22 D24 D26",
        Offer(Ship, ship_refusal, ship),
        Offer(Keep, None, keep),  # nothing refuses it
    )

An offer that is not refused is legal. Where asking for each takes too long, `legal` is a rule that
lists them. Arguments are passed by parameter name: `s`, `ids`, `ev`, what the game provides by a
rule of the state, such as `seat`, and the fields of the decision, such as the ship. The remaining
parameter gets the field of the action.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from enum import IntEnum
from inspect import signature
from itertools import pairwise
from types import FunctionType
from typing import Any, TypeVar, overload

from . import hooks
from .actions import Action, Codec
from .errors import RuleError
from .reasons import GAME_OVER, NOT_ASKED, OK
from .rules import Rule, place

STEP = "    "
T = TypeVar("T")


@dataclass(frozen=True)
class Offer:
    """A type of action that can be chosen, with the rules that refuse and apply it, if any."""

    action: type[Action]
    refusal: Rule | None = None
    apply: Rule | None = None


class DecisionNumber(IntEnum):
    """The base of a game's `Decision`: an int in rules, printed by name."""

    def __str__(self) -> str:
        return self.name.lower()


@dataclass(frozen=True, init=False)
class Decision:
    """What can be asked of a seat, with the numbers of the rules it implements.

    `fields` names its data besides the seat asked.
    """

    number: IntEnum
    rules: str
    offers: tuple[Offer, ...]
    legal: Rule | None
    fields: tuple[str, ...]

    def __init__(
        self,
        number: IntEnum,
        rules: str,
        *offers: Offer,
        legal: Rule | None = None,
        fields: tuple[str, ...] = (),
    ) -> None:
        for name, value in (
            ("number", number), ("rules", rules), ("offers", offers), ("legal", legal),
            ("fields", fields),
        ):  # fmt: skip
            object.__setattr__(self, name, value)

    @property
    def name(self) -> str:
        return self.number.name.lower()


def successors(*sequences: Sequence[IntEnum]) -> tuple[int, ...]:
    """What is asked after each decision of some sequences, by number; 0 after the last."""
    following = [0] * (1 + max(int(decision) for sequence in sequences for decision in sequence))
    for sequence in sequences:
        for decision, after in pairwise(sequence):
            following[decision] = int(after)
    return tuple(following)


class Decisions(Sequence[Decision]):
    """The decisions of a game and the three rules made of them.

    `asked` returns the number of the top decision, 0 when the game is over; `provides` are rules
    of the state by the name of the parameter they fill; `told` reads a field of the decision on
    top by the number that `fields` gives its name. `before` comes before every action, when what it
    is done with has been read; `afterwards` follows it.
    """

    def __init__(
        self,
        state: type,
        codec: Codec,
        *declared: Decision,
        asked: Rule,
        provides: Mapping[str, Rule] | None = None,
        told: Rule | None = None,
        fields: Mapping[str, int] | None = None,
        before: Rule | None = None,
        afterwards: Rule | None = None,
    ) -> None:
        self._declared = sorted(declared, key=lambda decision: decision.number)
        self._codec = codec
        self._state = state
        self._asked = asked
        self._provides = dict(provides or {})
        self._told = told
        self._fields = dict(fields or {})
        self._before = before
        self._afterwards = afterwards
        self._by_number = {int(decision.number): decision for decision in self._declared}
        if len(self._by_number) != len(self._declared) or 0 in self._by_number:
            raise RuleError("a decision is declared once, and 0 means that the game is over")
        self.legal = self._legal()
        self.refusal = self._refusal()
        self.apply = self._apply()

    @property
    def hooks(self) -> dict[Rule, Rule]:
        """The rules a definition needs."""
        return {hooks.legal: self.legal, hooks.refusal: self.refusal, hooks.apply: self.apply}

    @property
    def rules(self) -> dict[str, tuple[str, ...]]:
        """The numbers of the rules that each decision stands for, by its name."""
        return {decision.name: tuple(decision.rules.split()) for decision in self._declared}

    def __getitem__(self, index: Any) -> Any:
        return self._declared[index]

    def __len__(self) -> int:
        return len(self._declared)

    # The three rules

    def _legal(self) -> Rule:
        takes = {"s": self._state, "ids": list[int]}
        source = _Source("legal", takes, int, (*self._provides, *self._fields))
        source.line(1, f"decision = {source.name(self._asked)}(s)")
        source.line(1, "if decision == 0:", f"{STEP}return {OK}")

        def one(decision: Decision, depth: int) -> None:
            if decision.legal is not None:
                provided = self._provided(source, decision)
                call = self._call(source, decision.legal, "ids", provided)
                source.line(depth, f"return {call}")
            else:
                self._list(source, decision, depth)

        source.split("decision", self._by_number, one)
        return source.made()

    def _list(self, source: _Source, decision: Decision, depth: int) -> None:
        """List every id that is not refused; values the refusals share are read once."""
        refusals = [offer.refusal for offer in decision.offers if offer.refusal is not None]
        provided = self._read(source, decision, refusals, depth)
        source.line(depth, "n = 0")
        for offer in decision.offers:
            first, end = self._ids(offer)
            source.line(depth, f"for action in range({first}, {end}):")
            inside = depth + 1
            if offer.refusal is not None:
                asked = self._about(source, offer.refusal, offer, provided)
                source.line(inside, f"if {asked} == {OK}:")
                inside += 1
            source.line(inside, "ids[n] = action", "n += 1")
        source.line(depth, "return n")

    def _refusal(self) -> Rule:
        source = _Source("refusal", {"s": self._state, "action": int}, int)
        source.line(1, f"decision = {source.name(self._asked)}(s)")
        source.line(1, "if decision == 0:", f"{STEP}return {GAME_OVER}")

        def one(decision: Decision, depth: int) -> None:
            for offer in decision.offers:
                first, end = self._ids(offer)
                source.line(depth, f"if {first} <= action < {end}:")
                call = str(OK)
                if offer.refusal is not None:
                    provided = self._provided(source, decision)
                    call = self._about(source, offer.refusal, offer, provided)
                source.line(depth + 1, f"return {call}")
            source.line(depth, f"return {NOT_ASKED}")

        source.split("decision", self._by_number, one)
        return source.made()

    def _apply(self) -> Rule:
        takes = {"s": self._state, "action": int, "ev": list[int]}
        source = _Source("apply", takes, None, (*self._provides, *self._fields))
        source.line(1, f"decision = {source.name(self._asked)}(s)")

        def one(decision: Decision, depth: int) -> None:
            offers = sorted(decision.offers, key=lambda offer: self._codec.first[offer.action])
            for n, offer in enumerate(offers):
                last = n + 1 == len(offers)
                if not last:
                    word = "elif" if n else "if"
                    source.line(depth, f"{word} action < {self._ids(offer)[1]}:")
                elif n:
                    source.line(depth, "else:")
                self._do(source, decision, offer, depth + (len(offers) > 1))

        source.split("decision", self._by_number, one)
        if self._afterwards is not None:
            source.line(1, self._call(source, self._afterwards, "ev", self._provided(source)))
        return source.made()

    def _do(self, source: _Source, decision: Decision, offer: Offer, depth: int) -> None:
        rules = [] if offer.apply is None else [offer.apply]
        provided = self._read(source, decision, rules, depth)
        if self._before is not None:
            source.line(depth, self._call(source, self._before, "ev", provided))
        for rule in rules:
            source.line(depth, self._about(source, rule, offer, provided))
        if not rules and self._before is None:
            source.line(depth, "pass")

    # Calls

    def _ids(self, offer: Offer) -> tuple[int, int]:
        """The first id of a type of action, and the one after its last."""
        first = self._codec.first[offer.action]
        n = sum(type(action) is offer.action for action in self._codec.actions)
        return first, first + n

    def _provided(self, source: _Source, decision: Decision | None = None) -> dict[str, str]:
        """What fills the parameters of rules while a decision is on top."""
        found = {name: f"{source.name(rule)}(s)" for name, rule in self._provides.items()}
        for name in decision.fields if decision is not None else ():
            if self._told is None or name not in self._fields:
                raise RuleError(f"nothing tells the field {name}")
            found[name] = f"{source.name(self._told)}(s, {int(self._fields[name])})"
        return found

    def _read(
        self, source: _Source, decision: Decision, rules: Sequence[Rule], depth: int
    ) -> dict[str, str]:
        """The same, where what some rules need is read before they are called."""
        taken = {name for rule in rules for name in signature(rule).parameters}
        provided = self._provided(source, decision)
        for name in provided:
            if name in taken:
                source.line(depth, f"{name} = {provided[name]}")
                provided[name] = name
        return provided

    def _about(self, source: _Source, rule: Rule, offer: Offer, provided: Mapping[str, str]) -> str:
        """A call about an action; its field goes to the one parameter left unfilled."""
        return self._call(source, rule, "ev", provided, _field(self._codec, offer.action))

    def _call(
        self,
        source: _Source,
        rule: Rule,
        buffer: str,
        provided: Mapping[str, str],
        value: str = "",
    ) -> str:
        assert isinstance(rule, FunctionType), rule
        known = {"s": "s", buffer: buffer, **provided}
        taken = list(signature(rule).parameters)
        unknown = [name for name in taken if name not in known]
        if len(unknown) > (1 if value else 0):
            names = ", ".join(unknown)
            raise RuleError(f"{place(rule)}: nothing provides its parameters {names}")
        known |= dict.fromkeys(unknown, value)
        return f"{source.name(rule)}({', '.join(known[name] for name in taken)})"


@overload
def cases(
    name: str, takes: Mapping[str, Any], on: str, rules: Mapping[int, Rule]
) -> Callable[..., None]: ...
@overload
def cases(
    name: str, takes: Mapping[str, Any], on: str, rules: Mapping[int, Rule], gives: type[T]
) -> Callable[..., T]: ...
def cases(
    name: str, takes: Mapping[str, Any], on: str, rules: Mapping[int, Rule], gives: Any = None
) -> Callable[..., Any]:
    """A rule that does one of several, or gives what it says, by the number it gets as `on`.

    Arguments are passed by parameter name.
    """
    source = _Source(name, takes, gives)
    verb = "" if gives is None else "return "

    def one(rule: Rule, depth: int) -> None:
        given = list(signature(rule).parameters)
        if unknown := [each for each in given if each not in takes]:
            assert isinstance(rule, FunctionType)
            raise RuleError(f"{place(rule)}: nothing provides its parameter {unknown[0]}")
        source.line(depth, f"{verb}{source.name(rule)}({', '.join(given)})")

    source.split(on, {int(number): rule for number, rule in rules.items()}, one)
    return source.made()


def by_action(
    name: str,
    state: type,
    codec: Codec,
    rules: Mapping[type[Action], Rule | float],
    otherwise: float,
) -> Callable[..., float]:
    """A rule that gives a number for an action: the one for its type, else `otherwise`.

    A rule in place of a number is called with the state, if it has a parameter `s`, and with the
    field of the action.
    """
    if unknown := [cls.__name__ for cls in rules if cls not in codec.first]:
        raise RuleError(f"{name}: {unknown[0]} is no action of this game")
    source = _Source(name, {"s": state, "action": int}, float)

    def one(cls: type[Action], depth: int) -> None:
        found = rules.get(cls, otherwise)
        if isinstance(found, (int, float)):
            source.line(depth, f"return {float(found)}")
            return
        taken = ["s" if each == "s" else _field(codec, cls) for each in signature(found).parameters]
        if "" in taken:
            raise RuleError(f"{name}: {cls.__name__} has no field for {found.__name__}")
        source.line(depth, f"return {source.name(found)}({', '.join(taken)})")

    source.split("action", {codec.first[cls]: cls for cls in codec.types}, one)
    return source.made()


def _field(codec: Codec, cls: type[Action]) -> str:
    """How the field of an action follows from its id; nothing for a type without."""
    names = [field.name for field in fields(cls) if field.name != "id"]
    if len(names) > 1:
        raise RuleError(f"{cls.__name__} has several fields; a decision asks for one")
    if not names:
        return ""
    first = codec.first[cls]
    least = codec.actions[first].fields()[0]
    return "action" if first == least else f"action - {first - least}"


class _Source:
    """The source of a generated rule; names of rules never clash with its locals."""

    def __init__(
        self, name: str, takes: Mapping[str, Any], gives: Any, local: Iterable[str] = ()
    ) -> None:
        self._name = name
        self._lines = [f"def {name}({', '.join(takes)}):"]
        self._annotations = {**takes, "return": gives}
        self._names: dict[str, Rule | None] = dict.fromkeys(local)

    def line(self, depth: int, *texts: str) -> None:
        self._lines += [STEP * depth + text for text in texts]

    def split(self, on: str, among: Mapping[int, T], one: Callable[[T, int], None]) -> None:
        """Dispatch by binary search: at most five comparisons for two dozen cases."""
        self._split(on, sorted(among.items(), key=lambda item: item[0]), one, 1)

    def _split(
        self, on: str, among: Sequence[tuple[int, T]], one: Callable[[T, int], None], depth: int
    ) -> None:
        if len(among) == 1:
            one(among[0][1], depth)
            return
        middle = len(among) // 2
        self.line(depth, f"if {on} < {among[middle][0]}:")
        self._split(on, among[:middle], one, depth + 1)
        self.line(depth, "else:")
        self._split(on, among[middle:], one, depth + 1)

    def name(self, rule: Rule) -> str:
        """The name a rule has in the text."""
        name = wanted = rule.__name__
        while self._names.setdefault(name, rule) is not rule:
            name = f"{wanted}_{len(self._names)}"
        return name

    def made(self) -> Rule:
        """The rule; its text is there for tracebacks and error messages."""
        text = "\n".join(self._lines) + "\n"
        file = f"<{self._name} of {self._annotations['s'].__module__}>"
        space: dict[str, Any] = {"__name__": self._annotations["s"].__module__, **self._names}
        exec(compile(text, file, "exec"), space)
        made: Rule = space[self._name]
        made.__annotations__ = self._annotations
        linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
        return made
