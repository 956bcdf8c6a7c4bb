"""Positions in which what a game says is put to the test, and lies told in them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from importlib import import_module

import teahouse
from teahouse.core import hooks
from teahouse.core.definition_check import settings
from teahouse.core.events import Value
from teahouse.core.reasons import NOT_ASKED
from teahouse.core.rng import rand_below, seed_words
from teahouse.core.truth import Moment, Trial, Truth
from teahouse.core.truth_check import Tally, begin, compare, reasons

OF_EACH = 6  # positions kept in which a choice or a reason comes up


def truth_of(name: str) -> Truth:
    """How the words of one of our games are checked."""
    found: Truth = import_module(f"tests.games.{name}.truth").TRUTH
    return found


def walk(name: str, games: int) -> Iterator[Moment]:
    """The decisions of random games in all settings."""
    game = teahouse.game(name)
    for n in range(games):
        for setting in settings(game):
            moment, rng = begin(game, setting, n), seed_words(n + 1)
            while moment.ids:
                if len(moment.ids) > 1:
                    yield moment
                moment, _ = moment.after(moment.ids[rand_below(rng, len(moment.ids))])


@lru_cache(3)
def trials(name: str) -> dict[str, list[Trial]]:
    """A few choices of each name of a preview. Only those that are kept are tried."""
    kept: dict[str, list[tuple[Moment, int]]] = defaultdict(list)
    for moment in walk(name, 1):
        for number in moment.ids:
            preview, _ = moment.position.preview(number)
            if len(kept[preview]) < OF_EACH or rand_below([number, 1, 2, 3], 9) == 0:
                kept[preview] = [*kept[preview], (moment, number)][-OF_EACH * 4 :]
    tried = {preview: [m.trial(number) for m, number in cases] for preview, cases in kept.items()}
    return defaultdict(list, tried)


@lru_cache(3)
def refused(name: str) -> dict[int, list[tuple[Moment, int]]]:
    """A few positions with an action that is refused, by the code of the refusal."""
    game = teahouse.game(name)
    refusal = game.rule(hooks.refusal)
    kept: dict[int, list[tuple[Moment, int]]] = defaultdict(list)
    for moment in walk(name, 1):
        for number in range(len(game.codec)):
            code = int(refusal(moment.state, number))
            if code not in (0, NOT_ASKED) and len(kept[code]) < OF_EACH:
                kept[code].append((moment, number))
    return kept


def another(value: Value) -> Value:
    swaps: dict[Value, Value] = {"yes": "no", "no": "yes"}
    return value + 1 if isinstance(value, int) else swaps.get(value, f"not {value}")


def is_noticed(truth: Truth, trial: Trial, value: str) -> bool:
    """Whether the check sees that one value of a preview is another than it was."""
    lie = replace(trial, values={**trial.values, value: another(trial.values[value])})
    try:
        return any(compare("choices", trial.name, truth.promises[trial.name](lie)))
    except (KeyError, IndexError, ValueError):
        return True


def unnoticed_values(name: str) -> set[tuple[str, str]]:
    """The values of previews that could be anything, as far as the check sees."""
    truth, seen = truth_of(name), trials(name)
    return {
        (preview, value)
        for preview, values in teahouse.game(name).definition.presentation.previews.items()
        for value in values
        if seen[preview] and not any(is_noticed(truth, trial, value) for trial in seen[preview])
    }


def unnoticed_refusals(name: str) -> set[str]:
    """The reasons for which an action could be allowed, as far as the check sees."""
    truth, game = truth_of(name), teahouse.game(name)
    found = set()
    for code, cases in refused(name).items():
        reason = game.definition.rules.reasons[code][0]
        for moment, number in cases:
            if not any(ground(moment, game.action(number)) for ground in truth.grounds.values()):
                found.add(reason)
    return found


def untrue_reasons(name: str) -> set[str]:
    """The reasons that are not so in the positions kept."""
    found = set()
    for cases in refused(name).values():
        for moment, _ in cases:
            for untrue in reasons(truth_of(name), moment, [1, 2, 3, 4], Tally()):
                found.add(untrue.detail)
    return found
