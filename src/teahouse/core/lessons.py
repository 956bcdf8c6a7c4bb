"""Lessons of a game: files in its folder `lessons/`, each a position and steps to take from it.

    teaches = ["D14", "D15"]            # numbers of the ledger
    seat = 0                            # the learner's
    position = '''...'''                # a position text; its generator fixes every draw
    new = { players = 2, seed = 7 }     # or, instead of one, the options and seed of a new game
    shows = ["cards"]                   # components it shows that no rule's text has a value of

    [[step]]
    name = "take"                       # message `<game>-lesson-<lesson>-take`, `.wrong` below it
    point = ["c2"]                      # places of the board
    values = { cost = "choice c2 cost" }
    goal = [{ event = "tile-taken", values = { tile = "green-2" } }]   # one of these is enough
    within = 2                          # decisions of the learner
    solutions = [["c2"]]
    others = ["d4"]                     # what the others do in between
    wrong = [{ name = "far", action = "d2", try = ["d2"] }]            # has its own words: `.far`

A step without a goal is only read. Texts hold no number, place or name of their own: `values` says
where each comes from, `view seats.0.score`, `choice c2 cost` (what a choice would mean) or
`event ships-scored points` (what last happened to the learner; `theirs ...`: to somebody else).
`points 0` are those of a seat at the end, `result` is `won`, `shared` or `lost`. Printed values are
given as in the rules.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from .definition import Definition
from .errors import TeahouseError
from .events import Value
from .folder import find_file

FOLDER = "lessons"
A_WHILE = 8  # decisions


class BadLesson(TeahouseError):
    """A lesson cannot be read, or does not fit its game."""


@dataclass(frozen=True)
class Condition:
    """Something that is so after a choice: of the choice, of what happened, or of the view."""

    action: str = ""  # notation of the learner's last choice; * stands for anything
    event: str = ""  # its name; it happened in this step
    view: str = ""  # a place in the learner's view, "seats.0.score"
    over: bool = False  # the game has ended
    won: bool = False  # and the learner is among the winners
    values: Mapping[str, Value] = field(default_factory=dict)  # of the event; of a view: `value`
    least: Mapping[str, int] = field(default_factory=dict)
    most: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Wrong:
    """A tempting mistake with a message of its own, and one way to make it."""

    name: str
    when: Condition
    tried: tuple[str, ...]
    values: Mapping[str, str] = field(default_factory=dict)  # as of a step, seen after the try


@dataclass(frozen=True)
class LessonStep:
    """Something to read, and perhaps something to do."""

    name: str
    point: tuple[str, ...] = ()
    values: Mapping[str, str] = field(default_factory=dict)
    goal: tuple[Condition, ...] = ()
    within: int = 1
    one_turn: bool = True  # a try ends when somebody else has moved
    solutions: tuple[tuple[str, ...], ...] = ()
    wrong: tuple[Wrong, ...] = ()
    others: tuple[str, ...] = ()

    @property
    def by_turns(self) -> bool:
        """So long that `show` does it turn by turn, and the learner may play on in between."""
        return self.within > A_WHILE


@dataclass(frozen=True)
class Lesson:
    """One lesson, as its file says."""

    game: str
    name: str
    teaches: tuple[str, ...]
    seat: int
    steps: tuple[LessonStep, ...]
    position: str = ""
    new: Mapping[str, Any] = field(default_factory=dict)
    shows: tuple[str, ...] = ()
    extra: bool = False  # beyond the course

    @property
    def key(self) -> str:
        """The message of its title; its attribute `about` says what one learns."""
        return f"{self.game}-lesson-{self.name}"

    def key_of(self, step: LessonStep) -> str:
        return f"{self.key}-{step.name}"


def lessons_of(definition: Definition) -> Mapping[str, Lesson]:
    """The lessons in a game's folder by name, in the order of their files; none without."""
    return _read_lessons(definition.name, definition.research.beside)


@cache
def _read_lessons(game: str, beside: str) -> Mapping[str, Lesson]:
    folder = find_file(beside, FOLDER)
    files = [] if folder is None else sorted(folder.iterdir(), key=lambda file: file.name)
    found = {}
    for file in files:
        if file.name.endswith(".toml"):
            lesson = read_lesson(game, file.name, file.read_text("utf-8"))
            found[lesson.name] = lesson
    return found


def read_lesson(game: str, file: str, text: str) -> Lesson:
    """The lesson of a file called `<order>-<name>.toml`."""
    try:
        data = tomllib.loads(text)
        steps = tuple(_step(row) for row in data.pop("step", []))
        teaches, shows = tuple(data.pop("teaches")), tuple(data.pop("shows", ()))
        name = file.removesuffix(".toml").partition("-")[2]
        made = Lesson(game=game, name=name, teaches=teaches, shows=shows, steps=steps, **data)
    except (tomllib.TOMLDecodeError, TypeError, KeyError, AttributeError) as error:
        raise BadLesson(f"{file} is no lesson: {error}") from None
    for fault in _faults(made):
        raise BadLesson(f"{file}: {fault}")
    return made


def _step(row: dict[str, Any]) -> LessonStep:
    point, others = (tuple(row.pop(key, ())) for key in ("point", "others"))
    solutions = tuple(tuple(way) for way in row.pop("solutions", []))
    goal = tuple(Condition(**one) for one in row.pop("goal", []))
    wrong = tuple(_wrong(one) for one in row.pop("wrong", []))
    return LessonStep(
        **row, point=point, others=others, goal=goal, wrong=wrong, solutions=solutions
    )


def _wrong(row: dict[str, Any]) -> Wrong:
    name, tried, values = row.pop("name"), tuple(row.pop("try")), row.pop("say", {})
    return Wrong(name, Condition(**row), tried, values)


def _faults(lesson: Lesson) -> Iterator[str]:
    names = [step.name for step in lesson.steps]
    if not lesson.name or not lesson.steps or len(set(names)) < len(names):
        yield "it needs a name and steps, each with a name of its own"
    if bool(lesson.position) == bool(lesson.new):
        yield "it begins with a position or with a new game"
    for step in lesson.steps:
        if bool(step.goal) != bool(step.solutions):
            yield f"{step.name} needs a goal and a solution, or neither"
        if step.wrong and not step.goal:
            yield f"{step.name} has no goal, so nothing is wrong"
        for condition in (*step.goal, *(wrong.when for wrong in step.wrong)):
            kinds = ("action", "event", "view", "over", "won")
            if sum(bool(getattr(condition, kind)) for kind in kinds) != 1:
                yield f"{step.name}: a condition is about one of {', '.join(kinds)}"


def message_keys(lesson: Lesson) -> Iterator[tuple[str, frozenset[str]]]:
    """Every message a lesson needs, with its values besides the printed ones."""
    yield lesson.key, frozenset()
    yield f"{lesson.key}.about", frozenset()
    for step in lesson.steps:
        key, given = lesson.key_of(step), frozenset(step.values)
        yield key, given
        if step.goal:
            yield f"{key}.wrong", given
        for wrong in step.wrong:
            yield f"{key}.{wrong.name}", given | frozenset(wrong.values)
