"""A game at the terminal between people and bots, until it ends or somebody leaves."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path

from rich.text import Text

import teahouse
from teahouse.bots import Choice
from teahouse.bots.hints import ranked
from teahouse.core.errors import BadNotation, IllegalAction
from teahouse.core.events import Event
from teahouse.core.game import Position
from teahouse.core.ledger import load_ledger

from . import saves
from .arguments import CliError
from .hints import print_best, print_hint
from .opponents import Opponents
from .rules import numbers
from .screen import ActionEvents, Screen, all_events
from .standings import print_standings
from .typed_moves import completed, examples, is_number, parse

SOON = 0.25  # seconds before the terminal says that a bot is thinking


class Leave(Exception):
    """Stop and save the game."""


class Discard(Exception):
    """Stop and discard what was played in this session."""


class PlaySession:
    """One game at one terminal. If anything is hidden, people take turns at the screen."""

    def __init__(
        self,
        position: Position,
        humans: list[int],
        screen: Screen,
        file: Path,
        opponents: Opponents,
        always_hint: bool = False,
        how_bots_were_chosen: str | None = None,
    ) -> None:
        self.position = position
        self.humans = humans
        self.screen = screen
        self.texts = screen.texts
        self.file = file
        self.opponents = opponents
        self.always_hint = always_hint
        self.how_bots_were_chosen = how_bots_were_chosen
        self.before = saves.content(file)
        self.at_screen: int | None = None  # who looks at it
        self.seen = dict.fromkeys([*humans, None], 0)  # events each has seen, the set-up first
        self.commands: dict[str, Callable[[str], bool]] = {
            "undo": self.undo,
            "why": self.why,
            "hint": self.hint,
            "rules": self.rules,
            "log": self.log,
            "board": self.board,
            "standings": self.standings,
            "save": self.save,
            "help": self.help,
            "quit": self.quit,
        }

    def run(self) -> None:
        try:
            while self.position.actor is not None:
                if self.position.actor in self.humans:
                    self.ask(self.position.actor)
                else:
                    self.let_bot_play(self.position.actor)
            self.finish()
        except (EOFError, KeyboardInterrupt, Leave):
            self.screen.gap()
            self.keep()
            self.say_how_to_resume()
        except Discard:
            saves.restore(self.file, self.before)
        finally:
            self.opponents.close()

    # Bots

    def let_bot_play(self, seat: int) -> None:
        name = self.screen.name(seat)
        try:
            choice = self.wait_for(self.opponents.choose(self.position), "cli-thinking", name=name)
        except Exception as error:  # a custom policy may raise anything
            self.screen.say("cli-bot-failed", "refusal", name=name, why=str(error) or repr(error))
            choice = self.opponents.stand_in(self.position)
        if warning := self.opponents.warning(seat):
            self.screen.say("cli-bot-replaced", "refusal", name=name, why=warning)
        self.position.apply(choice.action)

    def wait_for(self, thinking: Future[Choice], key: str, **values: object) -> Choice:
        """The answer of a bot, with a dim line while it thinks."""
        try:
            return thinking.result(SOON)
        except TimeoutError:
            pass
        try:
            with self.screen.passing(key, **values):
                return thinking.result()
        except TimeoutError:  # no worker lives long enough to answer
            return self.opponents.stand_in(self.position)

    def hint(self, rest: str) -> bool:
        choice = self.wait_for(self.opponents.hint(self.position), "cli-looking-ahead")
        print_hint(self.screen, self.position, choice.thoughts)
        return False

    def show_best(self) -> None:
        choice = self.wait_for(self.opponents.hint(self.position), "cli-looking-ahead")
        if choice.thoughts:
            best = ranked(choice.thoughts, self.position.players)[0].thought
            print_best(self.screen, self.position, best)

    # Events

    def unseen(self, viewer: int | None) -> list[ActionEvents]:
        """What happened since a viewer last looked, as far as it may know."""
        played = all_events(self.position, viewer)
        since = self.seen[viewer]
        self.seen[viewer] = len(played)
        return played[since:]

    # Asking

    def ask(self, seat: int) -> None:
        self.hand_over(seat)
        self.screen.show_events(self.unseen(seat))
        self.screen.board_if_changed(self.position, seat)
        self.put_decision(seat)
        while not self.obey(self.read()):
            pass
        self.keep()

    def put_decision(self, seat: int) -> None:
        self.screen.show_decision(self.position, seat)
        self.screen.choices(self.position)
        if self.always_hint:
            self.show_best()

    def read(self) -> str:
        line = self.screen.console.input(Text(self.texts("cli-prompt") + " ")).strip()
        if not sys.stdin.isatty():
            self.screen.console.print(line)  # so that what is piped reads like what is typed
        return line

    def hand_over(self, seat: int) -> None:
        """Hide what the next person at the screen must not see."""
        if seat == self.at_screen:
            return
        others = [p for p in self.humans if p != seat]
        begun = any(whose in self.humans for whose, _, _ in self.position.history())
        if begun and any(self.hides(p, seat) for p in others):
            self.screen.clear()
            self.screen.say("cli-pass-screen", "title", name=self.screen.name(seat))
            self.read()
            self.screen.clear()
        self.at_screen = seat

    def hides(self, one: int, other: int) -> bool:
        """Whether two seats know different things now."""
        views = [{**self.position.view(seat), "seat": None} for seat in (one, other)]
        return views[0] != views[1]

    # Answers. True: something was done, go on with the game.

    def obey(self, line: str) -> bool:
        if not line:
            return False
        if is_number(line):
            action = self.numbered(line)
            return action is not None and self.act(action)
        try:
            return self.act(self.parse(line))
        except BadNotation:
            pass
        word, _, rest = line.partition(" ")
        for name, command in self.commands.items():
            if word.lower() in self.texts(f"cli-command-{name}").split():
                return command(rest.strip())
        return self.answer_in_short(line)

    def parse(self, line: str) -> int:
        return parse(self.position.game, self.texts, line).id

    def numbered(self, line: str) -> int | None:
        """The choice with this number in the list, or a message if there is none."""
        ids, number = self.position.legal_ids(), int(line[:6])
        if 1 <= number <= len(ids):
            return ids[number - 1]
        self.screen.say("cli-no-such-number", "refusal", last=len(ids))
        return None

    def answer_in_short(self, line: str) -> bool:
        """Accept a move without its first word, such as `c4` for `move c4`, if unambiguous."""
        meant = completed(self.position, self.texts, line)
        ids = self.position.legal_ids()
        allowed = [action for action in meant if action in ids]
        if len(allowed) > 1:
            moves = ", ".join(str(self.position.game.action(action)) for action in allowed)
            self.screen.say("cli-several-meant", "refusal", line=line[:60], moves=moves)
            return False
        if allowed or len(meant) == 1:
            return self.act((allowed or meant)[0])  # a single one that is refused says why
        if not self.lead_to(meant):
            self.screen.say("cli-not-understood", "refusal", line=line[:60])
        return False

    def lead_to(self, meant: Sequence[int]) -> bool:
        """Show which choices lead to moves not available yet; return whether there are any."""
        detours = {action: self.position.detour(action) for action in meant}
        found = {action: first for action, first in detours.items() if first is not None}
        if not found:
            return False
        reason = self.position.why_not(next(iter(found)))
        assert reason is not None
        self.screen.show_not_asked(reason, [str(first) for first in dict.fromkeys(found.values())])
        return True

    def act(self, action: int) -> bool:
        try:
            self.position.apply(action)
        except IllegalAction as refused:
            self.screen.show_refusal(self.position, action, refused.reason)
            return False
        return True

    def undo(self, rest: str) -> bool:
        """Take back the player's last choice, if nothing was revealed or drawn since."""
        history = self.position.history()
        mine = bool(history) and history[-1][0] == self.at_screen
        if not mine or self.position.undo_point() >= len(history):
            self.refuse_undo(history[-1][2].seen_by(self.at_screen) if mine else [])
            return False
        taken = history[-1][1]
        self.position = teahouse.replay(self.position.journal(), upto=len(history) - 1)
        self.seen = {viewer: min(n, len(history)) for viewer, n in self.seen.items()}
        self.screen.say("cli-undone", action=str(taken))
        self.screen.gap()
        return True

    def refuse_undo(self, events: Sequence[Event]) -> None:
        shown = [event for event in events if event.reveals]
        if shown:
            what = self.screen.event(shown[0]).plain.strip()
            self.screen.say("cli-shown-no-undo", "refusal", what=what)
        else:
            self.screen.say("cli-nothing-to-undo", "refusal")

    def why(self, rest: str) -> bool:
        if is_number(rest):
            action = self.numbered(rest)
            if action is not None:
                self.tell_why(action)
            return False
        try:
            self.tell_why(self.parse(rest))
        except BadNotation:
            meant = completed(self.position, self.texts, rest)
            if len(meant) == 1:
                self.tell_why(meant[0])
            elif not self.lead_to(meant):
                self.screen.say("cli-why-what", "refusal", examples=examples(self.position.game))
        return False

    def tell_why(self, action: int) -> None:
        reason = self.position.why_not(action)
        if reason is None:
            self.screen.say("cli-why-allowed", action=str(self.position.game.action(action)))
        else:
            self.screen.show_refusal(self.position, action, reason)

    def rules(self, rest: str) -> bool:
        try:
            found = numbers(self.position.game, rest or None)
        except CliError as error:
            self.screen.say(error.key, "refusal", **error.values)
            return False
        if rest:
            self.screen.rule(found[0])
            return False
        key = f"{self.position.game.name}-rule-"
        lines = [Text(f"  {number}  {self.texts(f'{key}{number}.title')}") for number in found]
        self.screen.pages(lines)
        return False

    def log(self, rest: str) -> bool:
        self.screen.show_events(all_events(self.position, self.at_screen))
        return False

    def board(self, rest: str) -> bool:
        self.screen.board(self.position, self.at_screen)
        self.put_decision(self.position.actor or 0)
        return False

    def standings(self, rest: str) -> bool:
        print_standings(self.screen, self.position.standings(self.at_screen))
        return False

    def save(self, rest: str) -> bool:
        file = Path(rest).expanduser() if rest else self.file
        try:
            saves.write(self.position, file)
        except OSError as error:
            self.screen.say("cli-error-file", "refusal", file=str(file), why=str(error.strerror))
        else:
            self.screen.say("cli-saved", file=str(file))
        return False

    def help(self, rest: str) -> bool:
        rule = next(iter(load_ledger(self.position.game.definition)), "R1")
        self.screen.say("cli-play-help", examples=examples(self.position.game), rule=rule)
        return False

    def quit(self, rest: str) -> bool:
        self.screen.say("cli-quit-keep")
        if self.read().lower() in self.texts("cli-no").split():
            raise Discard
        raise Leave

    # The end

    def finish(self) -> None:
        self.at_screen = self.humans[0] if len(self.humans) == 1 else None
        self.screen.show_events(self.unseen(self.at_screen))
        self.screen.board(self.position, None)
        outcome = self.position.outcome()
        assert outcome is not None
        self.screen.outcome(outcome)
        if self.keep():
            self.screen.say("cli-kept", "dim", file=str(self.file))
        self.record_solo()

    def record_solo(self) -> None:
        """Add a solo game to the record of its title, if it keeps one."""
        solo = self.position.game.definition.presentation.solo
        if solo is None or self.position.players != 1 or not self.humans:
            return
        try:
            told = solo.record(self.position.journal(), None, self.position.game)
        except (OSError, ValueError):
            self.screen.say("cli-error-solo-record", "refusal")
            return
        for name in told["new"]:
            title = self.screen.texts(f"{self.position.game.name}-achievement-{name}")
            self.screen.say("cli-solo-new", "number", achievement=title)

    def keep(self) -> bool:
        """Save the game; an unwritable folder does not end it."""
        try:
            saves.write(self.position, self.file)
        except OSError as error:
            self.screen.say(
                "cli-error-file", "refusal", file=str(self.file), why=str(error.strerror)
            )
            return False
        return True

    def say_how_to_resume(self) -> None:
        seats = ",".join(map(str, self.humans))
        humans = "" if seats == "0" else f" --humans {seats or 'none'}"
        chosen = self.how_bots_were_chosen
        known = chosen in (None, saves.kept_levels(self.file))
        bots = "" if known else f" --bots {shlex.quote(chosen or '')}"
        hints = " --hints" if self.always_hint else ""
        teahouse = os.environ.get("TEAHOUSE_COMMAND", "teahouse")  # ./play says how it was started
        command = f"{teahouse} play --resume{humans}{bots}{hints}"
        self.screen.say("cli-goodbye", file=str(self.file), command=command)
