"""A lesson as a table: what was played in it, told to its learner like any other game.

Nothing is kept. Whoever learns sends what they did so far, and the lesson is played again to there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teahouse.core.game import Game
from teahouse.core.lesson_run import LessonRun, Mood, begin, resumed
from teahouse.core.lessons import Lesson

from .entries import Entry, EntryKind, TableKind, TableSetup
from .table import Table
from .updates import snapshot, update

LESSON_TABLE = "lesson"  # no id of a table: nothing is stored under it


def lesson_json(game: Game, lesson: Lesson, inputs: Sequence[str]) -> dict[str, Any]:
    """Where a learner stands after these inputs; `#12` is the choice with that id."""
    run = resumed(game, lesson, [in_notation(game, word) for word in inputs])
    said = run.said()
    table = played_table(run)
    state = snapshot(table, lesson.seat)
    if run.mood == Mood.WRONG or not goes_on(run):
        state |= {"legal": [], "undo": {"undo": None, "redo": False}}
    return {
        "lesson": lesson.name,
        "mood": run.mood,
        "step": run.at,
        "length": len(lesson.steps),
        "message": said and {"key": said.key, "values": dict(said.values)},
        "point": list(run.point),
        "inputs": list(run.inputs),
        "kept": run.kept,
        "update": update(table, 0, lesson.seat, state),
    }


def in_notation(game: Game, word: str) -> str:
    number = word.removeprefix("#")
    if number == word or not (number.isascii() and number.isdigit() and len(number) < 6):
        return word
    return str(game.action(int(number))) if int(number) < len(game.codec) else word


def goes_on(run: LessonRun) -> bool:
    """Whether something is still to be done in the lesson."""
    return any(step.goal for step in run.lesson.steps[run.at :])


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
