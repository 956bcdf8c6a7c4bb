"""Typed action <-> small number <-> notation, one codec.

An action type is a frozen dataclass whose fields declare their ranges::

    @dataclass(frozen=True)
    class Lay(Action):
        halves: Annotated[int, range(1, 4)]
        tiles: Annotated[int, range(0, 22)]

        def __str__(self) -> str:
            return f"lay {self.tiles}x{self.halves}"

The codec numbers the values of all types consecutively, in order, the last field fastest. Notations
must be unique; parsing is a lookup.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from itertools import product
from operator import index
from typing import Annotated, SupportsIndex, get_args, get_origin, get_type_hints

from .errors import BadNotation, RuleError
from .events import Value


@dataclass(frozen=True)
class Action:
    """The base of every action type. `id` is set by the codec."""

    id: int = field(default=-1, init=False, repr=False, compare=False)

    def fields(self) -> tuple[int, ...]:
        """The values of the fields, in order."""
        return tuple(getattr(self, name) for name in self._names())

    def named(self) -> dict[str, Value]:
        """The fields with their values, for messages."""
        return {name: getattr(self, name) for name in self._names()}

    def _names(self) -> tuple[str, ...]:
        """All fields but the id; `dataclasses.fields` takes longer."""
        return self.__match_args__


def _ranges(cls: type[Action]) -> list[Sequence[int]]:
    hints = get_type_hints(cls, include_extras=True)
    found = []
    for f in fields(cls):
        if f.name == "id":
            continue
        hint = hints[f.name]
        if get_origin(hint) is not Annotated or not isinstance(get_args(hint)[1], Sequence):
            raise RuleError(f"{cls.__name__}.{f.name}: declare Annotated[int, range(...)]")
        found.append(get_args(hint)[1])
    return found


def folded(text: str) -> str:
    """A notation normalised for lookup: lower case, single spaces."""
    return " ".join(text.lower().split())


class Codec:
    """All actions of a game, by number and by notation."""

    def __init__(self, *types: type[Action]) -> None:
        self.types = types
        self.first: dict[type[Action], int] = {}
        actions: list[Action] = []
        for cls in types:
            self.first[cls] = len(actions)
            for values in product(*_ranges(cls)):
                made = cls(*values)
                object.__setattr__(made, "id", len(actions))
                actions.append(made)
        self.actions: tuple[Action, ...] = tuple(actions)
        self._by_value = {a: a.id for a in actions}
        self.notations = tuple(str(a) for a in actions)
        self._by_text = {folded(text): a for text, a in zip(self.notations, actions, strict=True)}
        if len(self._by_text) != len(actions):
            raise RuleError("two actions share one notation")

    def __len__(self) -> int:
        return len(self.actions)

    def parse(self, text: str) -> Action:
        found = self._by_text.get(folded(text))
        if found is None:
            raise BadNotation(f"{text.strip()[:60]!r} is no action of this game")
        return found

    def action(self, number: int) -> Action:
        if not 0 <= number < len(self.actions):
            raise BadNotation(f"actions are numbered from 0 to {len(self.actions) - 1}")
        return self.actions[number]

    def number(self, action: Action | int | str) -> int:
        """The id of an action given in any of its three forms."""
        if type(action) is int:  # by far the most common; checking SupportsIndex is slow
            return self.action(action).id
        if isinstance(action, Action):
            known = action.id if action.id >= 0 else self._by_value.get(action, -1)
            if known < 0:
                raise BadNotation(f"{action!r} is no action of this game")
            return known
        if isinstance(action, str):
            return self.parse(action).id
        if isinstance(action, bool) or not isinstance(action, SupportsIndex):
            raise BadNotation(f"an action is given as such, by id or in notation, not {action!r}")
        return self.action(index(action)).id
