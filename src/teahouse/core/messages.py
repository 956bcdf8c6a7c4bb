"""Which messages a game needs, with the parameters each may use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping

from .components import ComponentSet, Fact
from .definition import Definition
from .feats import feats_of
from .game import Game
from .ledger import load_ledger
from .lessons import lessons_of, message_keys
from .reasons import NOT_ASKED, OK
from .standings import hook_of

MINUS = "−"
Catalogue = Mapping[str, Mapping[str, frozenset[str]]]  # language -> key -> parameters


def required(game: Game) -> dict[str, frozenset[str]]:
    """Every key the game needs and the parameters it is given."""
    return dict(_required(game.definition, game))


def _required(d: Definition, game: Game) -> Iterator[tuple[str, frozenset[str]]]:
    none: frozenset[str] = frozenset()
    yield f"{d.name}-title", none
    yield f"{d.name}-tagline", none
    for decision in d.rules.decisions:
        if decision != 0:
            yield f"{d.name}-decision-{dashed(decision.name)}", frozenset({"name"})
    for name, values in d.presentation.previews.items():
        yield f"{d.name}-choice-{name}", _with_name(values)
    for kind in d.rules.events:
        yield f"{d.name}-event-{kind.name}", _with_name(kind.values)
    fields = frozenset(name for a in d.rules.codec.actions for name in a.named())
    for code, (name, _) in d.rules.reasons.items():
        if code not in (
            OK,
            NOT_ASKED,
        ):  # what is asked instead is said in the same words everywhere
            yield f"{d.name}-why-{name}", fields | frozenset(d.presentation.explained.get(name, ()))
    for name, values in d.presentation.refusals.items():
        yield f"{d.name}-why-{name}", frozenset(values)
    for option in game.options:
        yield f"{d.name}-option-{dashed(option)}", none
        yield f"{d.name}-option-{dashed(option)}.help", none
    for group, values in d.presentation.names.items():
        for value in values:
            yield f"{d.name}-{dashed(group)}-{dashed(value)}", none
    if d.rules.breakdown is None:
        yield f"{d.name}-source-points", none
    yield from _compared(d)
    paths = [fact.path for fact in game.components.facts()]
    kinds = Counter(path.partition(".")[0] for path in paths)
    for path in (*(kind for kind, n in kinds.items() if n > 1), *paths):
        yield f"{d.name}-component-{dashed(path)}", none
    for group, achievements in (
        d.presentation.solo.achievements if d.presentation.solo else {}
    ).items():
        yield f"{d.name}-achievement-group-{group}", none
        for name in achievements:
            yield f"{d.name}-achievement-{name}", none
            yield f"{d.name}-achievement-help-{name}", none
    printed = frozenset(text_values(game.components))
    for number, rule in load_ledger(d).items():
        yield f"{d.name}-rules-section-{rule.section}", none
        yield f"{d.name}-rule-{number}", printed
        yield f"{d.name}-rule-{number}.title", none
    for feat in feats_of(d):
        yield f"{d.name}-feat-{feat.name}", none
        yield f"{d.name}-feat-{feat.name}.help", none
    for lesson in lessons_of(d).values():
        for key, given in message_keys(lesson):
            yield key, given | printed


def _compared(d: Definition) -> Iterator[tuple[str, frozenset[str]]]:
    """The messages of standings."""
    hook = hook_of(d)
    for race in hook.race_names:
        yield f"{d.name}-race-{dashed(race)}", frozenset()
    for part in hook.part_names:
        yield f"{d.name}-part-{dashed(part)}", frozenset()
    for goal, values in hook.goal_values.items():
        yield f"{d.name}-goal-{dashed(goal)}", frozenset(values)


def _with_name(values: Collection[str]) -> frozenset[str]:
    """Add the seat's name wherever a message has a seat."""
    return frozenset(values) | ({"name"} if "seat" in values else set())


def dashed(name: str) -> str:
    """A name as it stands in a key."""
    return name.lower().replace("_", "-").replace(".", "-")


def text_values(components: ComponentSet) -> dict[str, int | str]:
    """The values for rule texts, so that they hold for this component set.

    "costs.plant" is `$costs-plant`; a list of numbers is there as a whole ("10, 6, 3, 1") and by
    its entries (`$scoring-majority-1`). The client does the same in `lib/values.svelte.ts`.
    """
    return dict(pair for fact in components.facts() for pair in _text_values(fact))


def _text_values(fact: Fact) -> Iterator[tuple[str, int | str]]:
    name, value = dashed(fact.path), fact.value
    if isinstance(value, int) or (isinstance(value, str) and "\n" not in value):
        yield name, value
    elif isinstance(value, list) and all(isinstance(entry, int) for entry in value):
        yield name, ", ".join(map(str, value)).replace("-", MINUS)
        yield from ((f"{name}-{n}", entry) for n, entry in enumerate(value, 1))


def faults(game: Game, catalogue: Catalogue) -> list[str]:
    """Messages of a game that are missing or use parameters they do not get."""
    found = []
    needed = required(game)
    own = {key for key in needed if key.startswith(f"{game.name}-")}
    spoken = {lang: said for lang, said in catalogue.items() if not own.isdisjoint(said)}
    if not spoken:
        return [f"no messages in any language: locales/en/{game.name}.ftl is not in the folder"]
    for language, messages in spoken.items():
        for key, given in needed.items():
            if key not in messages:
                found.append(f"{language}: no message {key}")
            for name in (key, f"{key}.note"):  # a note may stand below a choice
                if extra := sorted(messages.get(name, frozenset()) - given):
                    found.append(f"{language}: {name} uses ${extra[0]}, which it is not given")
    return found
