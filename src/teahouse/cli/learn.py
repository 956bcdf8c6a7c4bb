"""`teahouse learn`: the lessons of a game, played at the terminal."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from .arguments import CliError, GameName, Lang, texts_for

if TYPE_CHECKING:
    from collections.abc import Mapping

    from teahouse.core.game import Game
    from teahouse.core.lesson_run import LessonRun
    from teahouse.core.lessons import Lesson

    from .screen import Screen

Name = Annotated[
    str | None, typer.Argument(metavar="LESSON", help="cli-arg-lesson", show_default=False)
]


def learn(game: GameName, lesson: Name = None, lang: Lang = None) -> None:
    import teahouse
    from teahouse.core.lessons import lessons_of

    from .output import console
    from .screen import Screen

    texts = texts_for(lang)
    chosen = teahouse.game(game)
    found = lessons_of(chosen.definition)
    screen = Screen(console(), texts, chosen)
    wanted = named(chosen, found, lesson)
    screen.say(f"{game}-title", "title")
    screen.say("cli-learn-help", "dim")
    try:
        for one in wanted:
            LearnSession(chosen, one, screen).run()
        screen.say("cli-learn-end", game=game)
    except (EOFError, KeyboardInterrupt, Leave):
        screen.gap()


def named(game: Game, found: Mapping[str, Lesson], name: str | None) -> list[Lesson]:
    """The lesson of that name, or the whole course and its extra lessons."""
    if not found:
        raise CliError("cli-error-no-lessons", game=game.name)
    if name is None:
        return list(found.values())
    if name not in found:
        raise CliError("cli-error-no-such-lesson", name=name, known=", ".join(found))
    return [found[name]]


class Leave(Exception):
    """The learner wants to stop."""


class LearnSession:
    """One lesson at one terminal."""

    def __init__(self, game: Game, lesson: Lesson, screen: Screen) -> None:
        from teahouse.core.lesson_run import begin

        self.screen, self.texts, self.lesson = screen, screen.texts, lesson
        self.runs: list[LessonRun] = [begin(game, lesson)]  # each step as it began, for going back
        self.shown = 0  # choices whose events were shown

    @property
    def current(self) -> LessonRun:
        return self.runs[-1]

    def run(self) -> None:
        from teahouse.core.lesson_run import Mood

        self.screen.gap()
        self.screen.say(self.lesson.key, "title")
        self.screen.drawn = set()
        while self.current.mood != Mood.DONE:
            self.show()
            while not self.obey(self.read()):
                pass
        self.screen.gap()

    # What is seen

    def show(self) -> None:
        from teahouse.core.lesson_run import Mood

        run, seat = self.current, self.lesson.seat
        self.tell_events(run)
        self.screen.board_if_changed(run.position, seat)
        said = run.said()
        assert said is not None
        self.screen.say(said.key, "refusal" if run.mood == Mood.WRONG else "", **said.values)
        if run.mood == Mood.DO and run.position.actor == seat:
            self.screen.show_decision(run.position, seat)
            self.screen.choices(run.position)
        elif run.mood == Mood.WRONG:
            self.screen.say("cli-learn-taken-back", "dim")
        else:
            self.screen.say("cli-learn-enter", "dim")

    def tell_events(self, run: LessonRun) -> None:
        """Print the events since the last call."""
        history = run.position.history()
        fresh = [(seat, e.seen_by(self.lesson.seat)) for seat, _, e in history[self.shown :]]
        self.screen.show_events(fresh)
        self.shown = len(history)

    def read(self) -> str:
        from rich.text import Text

        line = self.screen.console.input(Text(self.texts("cli-prompt") + " ")).strip()
        if not sys.stdin.isatty():
            self.screen.console.print(line)
        return line

    # What is typed. True: the lesson has moved, show it again.

    def obey(self, line: str) -> bool:
        from teahouse.core.lesson_run import GO_ON, SHOW, Mood

        if self.current.mood == Mood.WRONG:
            self.put(self.current.taken_back())
            return True
        word, _, rest = line.lower().partition(" ")
        if self.is_command(word, "quit"):
            raise Leave
        if self.is_command(word, "back"):
            return self.back()
        if self.is_command(word, "board"):
            self.screen.board(self.current.position, self.lesson.seat)
            return True
        if self.is_command(word, "rules"):
            return self.rule(rest)
        if self.is_command(word, "help"):
            self.screen.say("cli-learn-help", "dim")
            return False
        if self.is_command(word, "skip"):
            return self.do(GO_ON if self.current.mood == Mood.READ else SHOW)
        if not line:
            return self.current.mood == Mood.READ and self.do(GO_ON)
        if self.current.mood == Mood.READ and line.isdigit():  # of a list that is not shown yet
            self.screen.say("cli-learn-enter", "dim")
            return False
        return self.do(self.notation(line))

    def is_command(self, word: str, name: str) -> bool:
        return bool(word) and word in self.texts(f"cli-command-{name}").split()

    def notation(self, line: str) -> str:
        """The choice with this number in the list."""
        legal = self.current.position.legal()
        number = int(line[:6]) if line.isascii() and line.isdigit() else 0
        return str(legal[number - 1]) if 1 <= number <= len(legal) else line

    def do(self, word: str) -> bool:
        from teahouse.core.errors import BadNotation, IllegalAction
        from teahouse.core.lessons import BadLesson

        try:
            self.put(self.current.do(word))
        except IllegalAction as refused:
            number = self.current.position.game.parse(word).id
            self.screen.show_refusal(self.current.position, number, refused.reason)
            return False
        except (BadNotation, BadLesson):
            self.screen.say("cli-not-understood", "refusal", line=word[:60])
            return False
        return True

    def put(self, run: LessonRun) -> None:
        """Continue from here, remembering the start of each step for going back."""
        if run.at == self.current.at:
            self.runs[-1] = run
        else:
            self.runs[-1] = self.current.taken_back()
            self.runs.append(run)
        self.shown = min(self.shown, len(run.position.history()))

    def back(self) -> bool:
        if len(self.runs) > 1:
            self.runs.pop()
        self.put(self.current.taken_back())
        return True

    def rule(self, number: str) -> bool:
        for taught in [number.upper()] if number else self.lesson.teaches:
            if self.texts.has(f"{self.lesson.game}-rule-{taught}"):
                self.screen.rule(taught)
        return False
