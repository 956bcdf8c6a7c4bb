"""Whatever legal way a learner takes to the goal of a step, the lesson goes on from there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest
from tests.test_lessons import A_FEW, EACH, game_of, the, words

from teahouse.core.lesson_run import GO_ON, SHOW, LessonRun, Mood, begin

MOST_TRIED = 400  # positions looked at for ways to the goal of one step
MOST_KEPT = 60  # positions a step is begun from, spread over all that were found


def ways_on(run: LessonRun) -> Iterable[LessonRun]:
    """Every end of this step: as it is shown and, where it is short, by every choice."""
    if run.mood == Mood.READ:
        return [run.do(GO_ON)]
    assert run.step is not None
    shown = run.do(SHOW)
    found = {shown.position.digest(): shown}
    waiting = [run] if run.step.within <= A_FEW else []
    for here in waiting:  # it grows on the way
        for action in here.position.legal() if len(found) < MOST_TRIED else ():
            there = here.do(str(action))
            digest = there.position.digest()
            if there.failed or digest in found:
                continue
            found[digest] = there
            if there.at == run.at:
                waiting.append(there)
    return [there for there in found.values() if there.at > run.at]


def spread(runs: list[LessonRun]) -> list[LessonRun]:
    """Not more than can be followed, from everywhere in the list."""
    return runs[:: len(runs) // MOST_KEPT + 1]


def decision(run: LessonRun) -> str:
    return "" if run.position.decision is None else run.position.decision.name


def explore(runs: list[LessonRun]) -> None:
    """From every position a step can begin in: it asks the same, is told, and can be done."""
    while runs and runs[0].step is not None:
        name = runs[0].step.name
        if runs[0].step.goal:
            asked = {decision(run): run.inputs for run in runs}
            assert len(asked) == 1, (name, asked)
        assert all(words(run) for run in runs)
        reached = {there.position.digest(): there for run in runs for there in ways_on(run)}
        runs = spread(list(reached.values()))


@EACH
def test_every_way_to_a_goal_leads_on(name: str, lesson: str) -> None:
    explore([begin(game_of(name), the(name, lesson))])


def test_a_way_after_which_the_next_step_is_over_is_noticed() -> None:
    """All leaves spent on a station: the chaiwala has served before the step that asks for it."""
    lesson = the("alubari", "building")
    poor = replace(lesson, position=lesson.position.replace("leaves = 7", "leaves = 4"))
    with pytest.raises(AssertionError, match="served"):
        explore([begin(game_of("alubari"), poor)])
