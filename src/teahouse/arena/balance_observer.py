"""Balance data of one finished game."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from teahouse.core.events import Event
from teahouse.core.game import Position
from teahouse.core.messages import dashed

from .aspects import BETWEEN, Aspect, Questions
from .match import Result

Times = dict[str, int]


@dataclass(frozen=True)
class Facts:
    """One game: plain data for JSON."""

    players: int
    number: int
    first: int | None  # the seat that began
    points: list[float]
    shares: list[float]  # of the victory, by seat
    sources: list[dict[str, float]]  # of the points, by seat
    steps: int
    rounds: int | None
    settings: dict[str, str | None]
    had: dict[str, list[Times]]  # aspect -> seat -> value -> times
    offered: dict[str, list[str]]  # aspect -> values that could be had
    events: Times
    asked: Times  # decisions
    open: Times  # actions by notation: how often they could be chosen
    chosen: Times

    @property
    def key(self) -> tuple[int, int]:
        return (self.players, self.number)


@dataclass
class Watcher:
    """Observes every decision of a game, and the whole game at its end."""

    asked: Questions
    decisions: Counter[str] = field(default_factory=Counter)
    open: Counter[int] = field(default_factory=Counter)
    chosen: Counter[int] = field(default_factory=Counter)

    def __call__(self, position: Position, action: int) -> None:
        if position.decision is not None:
            self.decisions[dashed(position.decision.name)] += 1
        self.open.update(position.legal_ids())
        self.chosen[action] += 1

    def facts(self, position: Position, result: Result, number: int) -> Facts:
        after = position.view(None)
        outcome = position.outcome()
        assert outcome is not None
        events = list(position.opening())
        for _, _, happened in position.history():
            events += happened
        settings = self.asked.settings_of(after)
        return Facts(
            players=position.players,
            number=number,
            first=_first(self.asked.first, events),
            points=list(result.points),
            shares=list(result.shares),
            sources=[dict(own) for own in outcome.breakdown],
            steps=result.steps,
            rounds=None if self.asked.rounds is None else int(after[self.asked.rounds]),
            settings=settings,
            had={a.name: had(a, events, position.players, settings) for a in self.asked.aspects},
            offered={a.name: _offered(a, events, settings) for a in self.asked.aspects},
            events=dict(Counter(event.name for event in events)),
            asked=dict(self.decisions),
            open=self._by_notation(position, self.open),
            chosen=self._by_notation(position, self.chosen),
        )

    @staticmethod
    def _by_notation(position: Position, counts: Mapping[int, int]) -> Times:
        return {str(position.game.action(number)): counts[number] for number in sorted(counts)}


def _first(name: str | None, events: Iterable[Event]) -> int | None:
    return next((int(e.values["seat"]) for e in events if e.name == name), None)


def value_of(aspect: Aspect, event: Event, settings: Mapping[str, str | None]) -> str:
    parts = [str(settings[name]) for name in aspect.within]
    return BETWEEN.join([*parts, *(str(event.values[name]) for name in aspect.value)])


def had(
    aspect: Aspect, events: Sequence[Event], players: int, settings: Mapping[str, str | None]
) -> list[Times]:
    """How often each seat had each value."""
    found: list[dict[str, int]] = [defaultdict(int) for _ in range(players)]
    for event in events:
        if event.name == aspect.event:
            found[int(event.values["seat"])][value_of(aspect, event, settings)] += 1
    return [dict(own) for own in found]


def _offered(
    aspect: Aspect, events: Sequence[Event], settings: Mapping[str, str | None]
) -> list[str]:
    if aspect.offered is None:
        return []
    return sorted({value_of(aspect, e, settings) for e in events if e.name == aspect.offered})


def from_row(row: Mapping[str, Any]) -> Facts:
    """A game out of a record."""
    return Facts(**row)
