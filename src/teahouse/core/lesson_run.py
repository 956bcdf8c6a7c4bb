"""A lesson in progress: an immutable value; every choice returns a new one.

The same runner serves the terminal, the browser and the tests. It uses only the public API of a
game; the caller renders the messages it names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from fnmatch import fnmatchcase
from itertools import takewhile
from typing import Any

from . import hooks
from .events import Event, Value
from .game import Game, Position
from .lessons import BadLesson, Condition, Lesson, LessonStep
from .messages import text_values

GO_ON = "next"  # go on from a text
SHOW = "show"  # skip a step: it is done for the learner
MOST_TRIED = 300  # positions searched for a way to a goal


class Mood(StrEnum):
    """What a lesson waits for."""

    READ = "read"  # reading
    DO = "do"  # a choice
    WRONG = "wrong"  # taking back a wrong try
    DONE = "done"  # nothing: the lesson is over


@dataclass(frozen=True)
class Said:
    """A message to be shown: its key and its values."""

    key: str
    values: Mapping[str, Value | float]


@dataclass(frozen=True)
class LessonRun:
    """Where a learner stands. Positions in it are never changed."""

    lesson: Lesson
    position: Position
    began: Position  # as the step found it
    at: int = 0  # which step; behind the last one the lesson is done
    inputs: tuple[str, ...] = ()  # what led here: choices in notation, GO_ON and SHOW
    kept: int = 0  # how many of them come before this step
    failed: str = ""  # the attribute with the words for a wrong try
    shown: tuple[str, ...] = ()  # what was just done for the learner; of a long step, one turn

    # What there is to see

    @property
    def step(self) -> LessonStep | None:
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def mood(self) -> Mood:
        if self.step is None:
            return Mood.DONE
        if self.failed:
            return Mood.WRONG
        return Mood.DO if self.step.goal else Mood.READ

    @property
    def point(self) -> tuple[str, ...]:
        return () if self.step is None else self.step.point

    def said(self) -> Said | None:
        """What the step says, or the words for the try that went wrong."""
        step = self.step
        if step is None:
            return None
        values = self._values(step.values, self.began)
        if not self.failed:
            return Said(self.lesson.key_of(step), values)
        own = next((w.values for w in step.wrong if w.name == self.failed), {})
        values |= self._values(own, self.position)
        return Said(f"{self.lesson.key_of(step)}.{self.failed}", values)

    def _values(self, wanted: Mapping[str, str], seen: Position) -> dict[str, Value | float]:
        values: dict[str, Value | float] = dict(text_values(seen.game.components))
        return values | {n: value_of(seen, self.lesson.seat, path) for n, path in wanted.items()}

    def events(self) -> list[Event]:
        """What the learner saw happen in this step."""
        return [e for _, _, events in self._since() for e in events.seen_by(self.lesson.seat)]

    def _since(self) -> Sequence[tuple[int, Any, Any]]:
        return self.position.history()[len(self.began.history()) :]

    # What can be done

    def do(self, word: str) -> LessonRun:
        """GO_ON, SHOW, or a choice in notation; IllegalAction and BadNotation change nothing."""
        if word == GO_ON and self.mood == Mood.READ:
            return self._onward((*self.inputs, word))
        if word == SHOW and self.mood == Mood.DO:
            return self._shown()
        if word in (GO_ON, SHOW) or self.mood not in (Mood.DO, Mood.READ):
            raise BadLesson(f"{word!r} does not lead on here")
        return self._acted(word) if self.mood == Mood.DO else self._tried_early(word)

    def taken_back(self) -> LessonRun:
        """This step from its beginning."""
        inputs = self.inputs[: self.kept]
        return replace(self, position=self.began, inputs=inputs, failed="")

    def is_reachable(self) -> bool:
        """Whether the goal of this step can still be reached from here, as far as one looks."""
        return self._searched() is not None

    def _tried_early(self, word: str) -> LessonRun:
        """A choice made while a text is shown: it belongs to the next step."""
        following = self._onward((*self.inputs, GO_ON))
        if following.mood == Mood.DONE:
            raise BadLesson("the lesson is over")
        return following.do(word)

    def _acted(self, notation: str) -> LessonRun:
        position = self.position.copy()
        position.apply(notation)
        passed = self._others(position)
        after = replace(self, position=position, inputs=(*self.inputs, notation), shown=())
        return after._check_goal(passed)

    def _check_goal(self, passed: bool) -> LessonRun:
        """Whether the goal is reached, missed, or still ahead; `passed`: others have moved."""
        step = self.step
        assert step is not None
        for wrong in step.wrong:
            if self._is_met(wrong.when):
                return replace(self, failed=wrong.name)
        if any(self._is_met(goal) for goal in step.goal):
            return self._onward(self.inputs)
        used = len([seat for seat, _, _ in self._since() if seat == self.lesson.seat])
        ended = self.position.actor is None or (passed and step.one_turn)
        return replace(self, failed="wrong") if ended or used >= step.within else self

    def _onward(self, inputs: tuple[str, ...]) -> LessonRun:
        there = replace(self, at=self.at + 1, began=self.position, failed="", shown=())
        return replace(there, inputs=inputs, kept=len(inputs))

    def _shown(self) -> LessonRun:
        """The step done for the learner: from here if possible, else from its beginning."""
        assert self.step is not None
        for start in (self, self.taken_back()):
            reached = start._led()
            if reached is not None:
                found = reached._turn_of if self.step.by_turns else reached._chosen_since
                inputs, way = (*start.inputs, SHOW), found(start.position)
                return replace(reached, inputs=inputs, kept=len(inputs), shown=way)
        raise BadLesson(f"{self.lesson.name}: {self.step.name} cannot be done from here")

    def _chosen_since(self, before: Position) -> tuple[str, ...]:
        """The learner's choices after an earlier position."""
        since = self.position.history()[len(before.history()) :]
        return tuple(str(action) for seat, action, _ in since if seat == self.lesson.seat)

    def _turn_of(self, before: Position) -> tuple[str, ...]:
        """Those of them before anybody else has moved."""
        since = self.position.history()[len(before.history()) :]
        own = takewhile(lambda moved: moved[0] == self.lesson.seat, since)
        return tuple(str(action) for _, action, _ in own)

    def _led(self) -> LessonRun | None:
        """The goal, by a way the lesson knows, by the nearest one, or by simply playing on."""
        assert self.step is not None
        ways = (self._along(way) for way in self.step.solutions)
        known = next((run for run in ways if run is not None), None)
        return known or self._searched() or self._played_on()

    def _played_on(self) -> LessonRun | None:
        run = self
        while run.at == self.at and not run.failed:
            run = run._acted(str(run.position.game.action(simple_reply(run.position))))
        return run if run.at > self.at else None

    def _along(self, way: Sequence[str]) -> LessonRun | None:
        """The position after these choices, if they are legal and reach the goal."""
        run = self
        for notation in way:
            if run.at != self.at or run.position.why_not(notation) is not None:
                return None
            run = run._acted(notation)
        return run if run.at > self.at else None

    def _searched(self) -> LessonRun | None:
        """The shortest way to the goal; ties go to the earlier choice."""
        waiting = [self]
        for _ in range(MOST_TRIED):
            if not waiting:
                break
            here = waiting.pop(0)
            for action in here.position.legal():
                there = here._acted(str(action))
                if there.at > self.at:
                    return there
                if not there.failed:
                    waiting.append(there)
        return None

    def _others(self, position: Position) -> bool:
        """Let the others play until the learner is asked again; return whether anybody did."""
        begun = len(self.began.history())
        passed = False
        while position.actor not in (None, self.lesson.seat):
            theirs = [s for s, _, _ in position.history()[begun:] if s != self.lesson.seat]
            position.apply(self._reply(position, len(theirs)))
            passed = True
        return passed

    def _reply(self, position: Position, number: int) -> int:
        """The scripted reply if it is legal now, else the one worth most at once."""
        script = self.step.others if self.step is not None else ()
        if number < len(script):
            wanted = position.game.codec.number(script[number])
            if wanted in position.legal_ids():
                return wanted
        return simple_reply(position)

    # What is so

    def _is_met(self, condition: Condition) -> bool:
        if condition.over or condition.won:
            outcome = self.position.outcome()
            return outcome is not None and (condition.over or self.lesson.seat in outcome.winners)
        if condition.action:
            own = [str(action) for seat, action, _ in self._since() if seat == self.lesson.seat]
            return bool(own) and fnmatchcase(own[-1], condition.action)
        if condition.view:
            found = seen_at(self.position.view(self.lesson.seat), condition.view)
            return _fits({"value": found}, condition)
        events = [event for event in self.events() if event.name == condition.event]
        return any(_fits(event.values, condition) for event in events)


def begin(game: Game, lesson: Lesson) -> LessonRun:
    """A lesson at its first step."""
    position = game.new(**lesson.new) if lesson.new else game.read(lesson.position)
    if position.actor != lesson.seat:
        raise BadLesson(f"{lesson.name}: the position asks seat {position.actor}, not the learner")
    return LessonRun(lesson, position, position)


def resumed(game: Game, lesson: Lesson, inputs: Sequence[str]) -> LessonRun:
    """A lesson after these inputs, each as `LessonRun.do` takes it.

    What was planned beyond a wrong try is left.
    """
    run = begin(game, lesson)
    for word in inputs:
        if run.mood == Mood.WRONG:
            break
        run = run.do(word)
    return run


def simple_reply(position: Position) -> int:
    """The choice after which the actor has most points; the first of several."""
    points, seat = position.game.rule(hooks.points), position.actor

    def worth(action: int) -> int:
        there = position.copy()
        there.apply(action)
        return int(points(there.state(), seat))

    return max(position.legal_ids(), key=worth)


def value_of(position: Position, seat: int, path: str) -> Value | float:
    """A value for a text: of the view, of what a choice would mean, or of what happened last."""
    kind, _, rest = path.partition(" ")
    if kind == "view":
        return seen_at(position.view(seat), rest)  # type: ignore[no-any-return]
    if kind == "points":
        return _points(position, int(rest))
    if kind == "result":
        return _result(position, seat)
    rest, _, name = rest.rpartition(" ")
    if kind == "choice":
        return position.preview(rest)[1][name]
    if kind in ("event", "theirs"):
        happened = _latest(position, seat, kind == "event")
        found = next((e.values[name] for e in happened if e.name == rest), None)
        if found is None:
            raise BadLesson(f"nothing happened that gives {path!r}")
        return found
    raise BadLesson(f"a value comes from a view, a choice or an event, not from {path!r}")


def _points(position: Position, seat: int) -> float:
    """The points of a seat at the end; whole ones as such."""
    outcome = position.outcome()
    if outcome is None:
        raise BadLesson("the game is not over, so there are no points yet")
    points = outcome.points[seat]
    return int(points) if points == int(points) else points


def _result(position: Position, seat: int) -> str:
    outcome = position.outcome()
    if outcome is None:
        raise BadLesson("the game is not over, so nobody has won yet")
    if seat not in outcome.winners:
        return "lost"
    return "won" if len(outcome.winners) == 1 else "shared"


def _latest(position: Position, seat: int, own: bool) -> Iterator[Event]:
    """What happened to the learner, or to the others, the latest first."""
    for chose, _, events in reversed(position.history()):
        for event in reversed(events.seen_by(seat)):
            if (event.values.get("seat", chose) == seat) == own:
                yield event
    yield from position.opening().seen_by(seat)  # the set-up happens to everybody


def seen_at(view: Any, path: str) -> Any:
    """What stands at a place of a view: names and numbers with points between."""
    for name in path.split("."):
        view = view[int(name)] if isinstance(view, list | tuple) else view.get(name, 0)
    return view


def _fits(values: Mapping[str, Value], condition: Condition) -> bool:
    return (
        all(values.get(name) == value for name, value in condition.values.items())
        and all(
            int(values.get(name, least - 1)) >= least for name, least in condition.least.items()
        )
        and all(int(values.get(name, most + 1)) <= most for name, most in condition.most.items())
    )
