"""Which messages a game needs, with the parameters each may use."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from .game import Definition, Game
from .ledger import load_ledger
from .reasons import NOT_ASKED, OK

Catalogue = Mapping[str, Mapping[str, frozenset[str]]]  # language -> key -> parameters


def required(game: Game) -> dict[str, frozenset[str]]:
    """Every key the game needs and the parameters it is given."""
    return dict(_required(game.definition, game))


def _required(d: Definition, game: Game) -> Iterator[tuple[str, frozenset[str]]]:
    none: frozenset[str] = frozenset()
    yield f"{d.name}-title", none
    yield f"{d.name}-tagline", none
    for decision in d.decisions:
        if decision != 0:
            yield f"{d.name}-decision-{dashed(decision.name)}", frozenset({"name"})
    for name, values in d.previews.items():
        yield f"{d.name}-choice-{name}", _with_name(values)
    for kind in d.events:
        yield f"{d.name}-event-{kind.name}", _with_name(kind.values)
    fields = frozenset(name for a in d.codec.actions for name in a.named())
    for code, (name, _) in d.reasons.items():
        if code not in (
            OK,
            NOT_ASKED,
        ):  # what is asked instead is said in the same words everywhere
            yield f"{d.name}-why-{name}", fields | frozenset(d.explained.get(name, ()))
    for name, values in d.refusals.items():
        yield f"{d.name}-why-{name}", frozenset(values)
    for option in game.options:
        yield f"{d.name}-option-{dashed(option)}", none
        yield f"{d.name}-option-{dashed(option)}.help", none
    for group, values in d.names.items():
        for value in values:
            yield f"{d.name}-{dashed(group)}-{dashed(value)}", none
    for fact in game.components.facts():
        yield f"{d.name}-component-{dashed(fact.path)}", none
    for group, achievements in (d.solo.achievements if d.solo else {}).items():
        yield f"{d.name}-achievement-group-{group}", none
        for name in achievements:
            yield f"{d.name}-achievement-{name}", none
            yield f"{d.name}-achievement-help-{name}", none
    for number in load_ledger(d):
        yield f"{d.name}-rule-{number}", none
        yield f"{d.name}-rule-{number}.title", none


def _with_name(values: Collection[str]) -> frozenset[str]:
    """Where a seat is spoken of, its name is given too."""
    return frozenset(values) | ({"name"} if "seat" in values else set())


def dashed(name: str) -> str:
    """A name as it stands in a key."""
    return name.lower().replace("_", "-").replace(".", "-")


def faults(game: Game, catalogue: Catalogue) -> list[str]:
    """What is missing from the messages of a game, or uses what it is not given."""
    found = []
    for language, messages in catalogue.items():
        for key, given in required(game).items():
            if key not in messages:
                found.append(f"{language}: no message {key}")
            for name in (key, f"{key}.note"):  # a note may stand below a choice
                if extra := sorted(messages.get(name, frozenset()) - given):
                    found.append(f"{language}: {name} uses ${extra[0]}, which it is not given")
    return found
