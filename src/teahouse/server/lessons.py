"""A lesson as a table, shown to its learner like any other game.

Nothing is stored: the client sends all inputs so far, and the lesson is replayed up to there.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from teahouse.core.errors import BadNotation, IllegalAction
from teahouse.core.game import Game
from teahouse.core.lesson_run import GO_ON, LessonRun, Mood, begin, resumed
from teahouse.core.lessons import BadLesson, Lesson, lessons_of

from .advice import no_reason
from .commands import illegal
from .entries import Entry, EntryKind, TableKind, TableSetup
from .planning import goes_on, trial_json, ways
from .problems import Problem
from .refusals import refusal_json
from .table import Table
from .updates import snapshot, update

LESSON_TABLE = "lesson"  # no id of a table: nothing is stored under it


def find_lesson(game: Game, name: str) -> Lesson:
    found = lessons_of(game.definition).get(name)
    if found is None:
        raise Problem("not-found")
    return found


def play(game: Game, lesson: Lesson, inputs: Sequence[str]) -> dict[str, Any]:
    """The lesson after these inputs; Problem with the reason when the last one is refused."""
    with refused_inputs(game, lesson, inputs):
        return lesson_json(game, lesson, inputs)


def try_out(
    game: Game,
    lesson: Lesson,
    inputs: Sequence[str],
    actions: Sequence[str],
    ahead: Collection[str],
) -> dict[str, Any]:
    """Where planned actions lead within the present step; refused like inputs."""
    with refused_inputs(game, lesson, [*inputs, *actions]):
        run = resumed(game, lesson, [in_notation(game, word) for word in inputs])
        return lesson_trial(run, [in_notation(game, word) for word in actions], frozenset(ahead))


def why_not(game: Game, lesson: Lesson, inputs: Sequence[str], action: str) -> dict[str, Any]:
    """Why the learner may not do something now."""
    try:
        position = resumed(game, lesson, [in_notation(game, word) for word in inputs]).position
        found = None if position.actor is None else position.why_not(action)
    except (BadLesson, BadNotation, IllegalAction):
        return no_reason("no-such-action")
    return {"legal": found is None, "reason": found and refusal_json(position, action, found)}


@contextmanager
def refused_inputs(game: Game, lesson: Lesson, inputs: Sequence[str]) -> Iterator[None]:
    """Turn a refused last input into a Problem."""
    try:
        yield
    except IllegalAction as refused:
        words = [in_notation(game, word) for word in inputs]
        before = resumed(game, lesson, words[:-1]).position
        reason = refusal_json(before, words[-1], refused.reason)
        raise Problem("illegal", reason=reason) from None
    except (BadLesson, BadNotation):
        raise illegal("no-such-action") from None


def lesson_json(game: Game, lesson: Lesson, inputs: Sequence[str]) -> dict[str, Any]:
    """Where a learner stands after these inputs; `#12` is the choice with that id."""
    run = resumed(game, lesson, [in_notation(game, word) for word in inputs])
    said = run.said()
    table = played_table(run)
    state = snapshot(table, lesson.seat)
    if run.mood != Mood.DO:  # no choices while the learner reads
        state |= {"legal": [], "undo": {"undo": None, "redo": False}}
    return {
        "lesson": lesson.name,
        "mood": run.mood,
        "step": run.at,
        "length": len(lesson.steps),
        "by_turns": run.step is not None and run.step.by_turns,
        "message": said and {"key": said.key, "values": dict(said.values)},
        "point": list(run.point),
        "inputs": list(run.inputs),
        "kept": run.kept,
        "shown": list(run.shown),
        "update": {**update(table, 0, lesson.seat, {}), "state": state},
    }


def in_notation(game: Game, word: str) -> str:
    number = word.removeprefix("#")
    if number == word or not (number.isascii() and number.isdigit() and len(number) < 6):
        return word
    return str(game.action(int(number))) if int(number) < len(game.codec) else word


def lesson_trial(
    run: LessonRun, actions: Sequence[str], ahead: Collection[str] = ()
) -> dict[str, Any]:
    """Where planned actions lead within a step, in the format of `trial` at a table.

    A plan ends with the step: the next one has to be explained first.
    """
    begun = run
    while begun.mood == Mood.READ:  # acting implies having read
        begun = begun.do(GO_ON)
    there = begun
    for word in actions:
        there = there.do(word)
    asked = stays(begun, there)
    found = ways_within(begun, there, ahead) if asked else iter(())
    return trial_json(len(run.inputs), there.position if asked else None, begun.lesson.seat, found)


def stays(begun: LessonRun, there: LessonRun) -> bool:
    """Whether the learner still decides in the same step, with nothing new revealed.

    Once others have played, it is another turn.
    """
    if there.failed or there.at != begun.at:
        return False
    if there.inputs == begun.inputs:
        return True
    since = there.position.history()[len(begun.position.history()) :]
    alone = all(seat == there.lesson.seat for seat, _, _ in since)
    return alone and goes_on(there.position, there.lesson.seat)


def ways_within(
    begun: LessonRun, there: LessonRun, names: Collection[str]
) -> Iterator[dict[str, Any]]:
    """What follows choices of these names, within the step."""
    game = there.position.game
    for way in ways(there.position, there.lesson.seat, names):
        run = there
        for action in way["via"]:
            if run.failed or run.at != begun.at:
                break
            run = run.do(str(game.action(action)))
        else:
            yield way if stays(begun, run) else way | {"asked": False, "legal": []}


def played_table(run: LessonRun) -> Table:
    """The table at which the lesson was played so far."""
    table = Table(_setup(run))
    table.absorb(_entry(table, EntryKind.START, None))
    for seat, action, _ in run.position.history():
        table.absorb(_entry(table, EntryKind.ACT, seat, str(action)))
    return table


def _setup(run: LessonRun) -> TableSetup:
    game = run.position.game
    start = begin(game, run.lesson).position
    seats = range(start.players)
    return TableSetup(
        id=LESSON_TABLE,
        game=game.name,
        version=start.version,
        components=game.components.changes,
        components_digest=game.components.digest,
        options=dict(start.journal().options),
        settings={},
        seats=tuple(_seat(seat == run.lesson.seat) for seat in seats),
        seed=start.journal().seed,
        start=start.journal().start,
        nonce="",
        commitment="",
        created=0,
        kind=TableKind.SCREEN,
    )


def _seat(learner: bool) -> dict[str, Any]:
    return {"kind": "person", "name": ""} if learner else {"kind": "bot", "level": "novice"}


def _entry(table: Table, kind: EntryKind, seat: int | None, *actions: str) -> Entry:
    number = table.seq + 1
    return Entry(LESSON_TABLE, number, f"{kind}-{number}", kind, seat, 0, actions)
