"""Lessons."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from .base import Out
from .play import UpdateOut


class LessonAbout(Out):
    """A lesson in the list: message `<key>` is its title, `<key>.about` what it teaches."""

    name: str
    key: str
    extra: bool
    length: int
    teaches: list[str]


class LessonsOut(Out):
    game: str
    lessons: list[LessonAbout]
    decisions: dict[str, list[str]] = Field(description="rule numbers for each kind of decision")


class LessonMessage(Out):
    key: str
    values: dict[str, int | float | str]


class LessonOut(Out):
    """A learner's progress: what is said, what is expected next, and the table.

    `inputs` is what led here, in full; the first `kept` of them come before this step, so that a
    wrong try is taken back by sending those alone.
    """

    lesson: str
    mood: Literal["read", "do", "wrong", "done"]
    step: int
    length: int
    by_turns: bool = Field(description="whether `shown` is one turn of a longer step")
    message: LessonMessage | None
    point: list[str]
    inputs: list[str]
    kept: int
    shown: list[str] = Field(description="actions shown to the learner on request")
    update: UpdateOut
