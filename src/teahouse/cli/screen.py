"""What a player sees in the terminal: the board, events, choices, the result."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.text import Text

from teahouse.core.events import Event, Value
from teahouse.core.game import Game, Lead, Outcome, Position
from teahouse.core.messages import dashed
from teahouse.core.reasons import NOT_ASKED, Reason
from teahouse.i18n import Texts

from .output import ROOM, drawn, table, wrapped
from .rules import print_rule, written

GAP = 3
SHOWN_SOURCES = 3
ASKED = 6  # minimum lines of a decision with its choices
LITTLE = 4  # with up to this many new lines, the board counts as unchanged

# Whose choice it was (None: the set-up), and what came of it.
ActionEvents = tuple[int | None, Sequence[Event]]


def all_events(position: Position, viewer: int | None) -> list[ActionEvents]:
    """The set-up and every choice so far, as far as a viewer may know."""
    played: list[ActionEvents] = [(None, position.opening().seen_by(viewer))]
    return played + [(seat, events.seen_by(viewer)) for seat, _, events in position.history()]


def owned(played: Sequence[ActionEvents]) -> Iterator[tuple[int | None, Event]]:
    """Each event with the seat whose turn it belongs to: what follows the last event of the seat
    that chose already belongs to the next one."""
    for seat, events in played:
        own = [n for n, e in enumerate(events) if e.values.get("seat", seat) == seat]
        end = max(own, default=-1)
        for n, event in enumerate(events):
            theirs = event.values.get("seat", seat)
            yield (seat if n <= end else int(theirs) if theirs is not None else None), event


class Screen:
    """Prints in one language on one console."""

    def __init__(self, console: Console, texts: Texts, game: Game) -> None:
        self.console = console
        self.texts = texts
        self.game = game
        self.drawn: set[str] = set()  # the lines of the board as it was drawn last
        self.mentioned = 0  # columns of the widest board that did not fit

    def say(self, key: str, style: str = "", **values: object) -> None:
        self.print(self.texts(key, **values), style)

    def print(self, words: str, style: str = "") -> None:
        room = min(self.console.width, ROOM)
        self.console.print(wrapped(words, room), style=style or None, soft_wrap=True)

    def gap(self) -> None:
        self.console.print()

    def clear(self) -> None:
        """Clear the screen and its scrollback; without a terminal, print a rule."""
        self.drawn = set()
        if self.console.is_terminal:
            self.console.file.write("\033[2J\033[3J\033[H")
        else:
            self.console.rule(characters="─")

    @contextmanager
    def passing(self, key: str, **values: object) -> Iterator[None]:
        """A dim line that disappears again; on a terminal only."""
        if not self.console.is_terminal or self.console.is_dumb_terminal:
            yield
            return
        self.console.print(Text(self.texts(key, **values), style="dim"), end="")
        try:
            yield
        finally:
            self.console.file.write("\r\033[2K")
            self.console.file.flush()

    def name(self, seat: int) -> str:
        return self.texts("common-seat", seat=seat)

    # The board

    def sketch(self, position: Position, viewer: int | None, lit: bool = True) -> list[Text]:
        """The board; in a window it does not fit, in its compact form."""
        choices = [str(a) for a in position.legal()] if lit else []
        shown, view = self.game.definition.presentation, position.view(viewer)
        lines = [drawn(line) for line in shown.sketch(view, self.texts, choices)]
        if shown.compact is None or not self.console.is_terminal:
            return lines
        room, wide = self.console.height - ASKED, max(line.cell_len for line in lines)
        if wide <= self.console.width and len(lines) <= room:
            return lines
        compact = [drawn(line) for line in shown.compact(view, self.texts, choices)]
        return compact if wide > self.console.width or len(compact) < len(lines) else lines

    def board(self, position: Position, viewer: int | None, lit: bool = True) -> None:
        lines = self.sketch(position, viewer, lit)
        self.drawn = {line.plain for line in lines}
        self.pages(lines)
        self.mention_small_window(max((line.cell_len for line in lines), default=0))
        self.gap()

    def pages(self, lines: Sequence[Text]) -> None:
        """Print lines, one window at a time on an interactive terminal."""
        room = self.console.height - 1
        asks = self.console.is_terminal and sys.stdin.isatty() and len(lines) > room
        for n, line in enumerate(lines):
            if asks and n and n % room == 0:
                self.console.input(Text(self.texts("cli-more"), style="dim"))
            self.console.print(line, soft_wrap=True)

    def mention_small_window(self, columns: int) -> None:
        """Say once that a board is wider than the window."""
        if self.console.is_terminal and columns > max(self.console.width, self.mentioned):
            self.mentioned = columns
            self.say("cli-window-small", "dim", columns=columns, width=self.console.width)

    def board_if_changed(self, position: Position, viewer: int) -> None:
        """Print the board again, unless it has hardly changed."""
        lines = {line.plain for line in self.sketch(position, viewer)}
        if len(lines - self.drawn) > min(LITTLE, len(lines) // 3):  # a small board changes little
            self.board(position, viewer)

    def named(self, values: Mapping[str, Value]) -> dict[str, Value]:
        """The values, with the name of their seat."""
        seat = values.get("seat")
        return dict(values) if seat is None else {**values, "name": self.name(int(seat))}

    # What happened

    def event(self, event: Event) -> Text:
        values = self.named(event.values)
        words = self.texts(f"{self.game.name}-event-{event.name}", **values)
        if "seat" not in values:
            return Text(f"  {words}", style="dim")
        text = Text(f"  {words}")
        text.highlight_words([str(values["name"])], style=f"seat{values['seat']}")
        return text

    def show_events(self, played: Sequence[ActionEvents]) -> None:
        """Events, a line apart where another seat goes on."""
        last: int | None = None
        lines: list[Text] = []
        for owner, event in owned(played):
            if last is not None and owner != last:
                lines.append(Text())
            last = owner
            lines += self.event(event).wrap(self.console, self.console.width)
        self.pages([*lines, Text()] if lines else [])

    # What is asked

    def show_decision(self, position: Position, seat: int) -> None:
        assert position.decision is not None
        key = f"{self.game.name}-decision-{dashed(position.decision.name)}"
        name = self.name(seat)
        asked = self.texts("cli-question", name=name, question=self.texts(key, name=name))
        text = Text(asked, style="question")
        text.highlight_words([name], style=f"seat{seat}")
        self.console.print(text)

    def choice(self, position: Position, action: int) -> str:
        name, values = position.preview(action)
        return self.texts(f"{self.game.name}-choice-{name}", **self.named(values))

    def note(self, position: Position, action: int) -> str:
        """An explanation of a choice, where its words are not enough."""
        name, values = position.preview(action)
        key = f"{self.game.name}-choice-{name}.note"
        return self.texts(key, **self.named(values)) if self.texts.has(key) else ""

    def choices(self, position: Position) -> None:
        """Numbered from 1, in as many columns as fit, read downwards; with notes, in one."""
        words = [self.choice(position, action) for action in position.legal_ids()]
        notes = [self.note(position, action) for action in position.legal_ids()]
        room = min(self.console.width, ROOM)
        wide = max(map(len, words)) + 5 + GAP
        columns = max(1, room // wide) if len(words) > 4 and not any(notes) else 1
        rows = -(-len(words) // columns)
        for row in range(rows):
            line = Text(no_wrap=True, overflow="ignore")
            for n in range(row, len(words), rows):
                line.append(f"{n + 1:>3}", style="number")
                line.append(f") {words[n]:<{wide - 5}}")
            line.rstrip()
            self.console.print(line, soft_wrap=True)
            if columns == 1 and notes[row]:
                self.console.print(wrapped(notes[row], room, " " * 5), style="dim", soft_wrap=True)

    # Why not

    def show_refusal(self, position: Position, action: int, reason: Reason) -> None:
        if reason.code == self.game.definition.rules.reasons[NOT_ASKED][0]:
            detour = position.detour(action)
            self.show_not_asked(reason, [str(detour)] if detour else [])
            return
        words = self.texts(f"{self.game.name}-why-{reason.code}", **reason.params)
        if reason.rule:
            title = self.texts(f"{self.game.name}-rule-{reason.rule}.title")
            rule = self.texts("common-rule-number", number=reason.rule)
            words = f"{words} ({rule}, {title})"
        self.print(words, "refusal")

    def show_not_asked(self, reason: Reason, first: Sequence[str]) -> None:
        """What is asked instead, or the choices that lead to what was wanted."""
        asked = self.texts(f"{self.game.name}-decision-{dashed(str(reason.params['decision']))}")
        first_words = " / ".join(first) or "none"
        self.say("common-why-not-asked", "refusal", asked=asked, first=first_words)

    def rule(self, number: str) -> None:
        self.gap()
        print_rule(self.console, self.texts, written(self.game, number, self.texts))

    # The end

    def outcome(self, outcome: Outcome) -> None:
        """One column a seat, the winner first: where its points came from; then who has won."""
        self.scores(outcome.breakdown, outcome.points, outcome.ranks)
        won = [self.name(seat) for seat in outcome.winners]
        best = outcome.points[outcome.winners[0]]
        key = "cli-winner" if len(won) == 1 else "cli-winners"
        self.say(key, "title", names=", ".join(won), points=best)
        self.lead(outcome.lead())
        self.gap()

    def scores(
        self,
        sources: Sequence[Mapping[str, float | None]],
        points: Sequence[float],
        places: Sequence[int],
    ) -> None:
        """One column a seat, the first place first; what is hidden as a question mark."""
        texts, order = self.texts, sorted(range(len(points)), key=lambda p: places[p])
        names = [Text(self.name(seat), style=f"seat{seat}") for seat in order]
        rows = table(["", *names], right=range(1, len(order) + 1))
        for source in sources[0]:
            if not any(own[source] != 0 for own in sources):
                continue  # a district that is out of play, a limit nobody reached
            values = [sources[seat][source] for seat in order]
            parts = ["?" if value is None else texts.number(value) for value in values]
            rows.add_row(texts(f"{self.game.name}-source-{dashed(source)}"), *parts)
        rows.add_section()
        totals = [texts.number(points[seat]) for seat in order]
        rows.add_row(texts("cli-column-points"), *totals, style="title")
        rows.add_row(texts("cli-column-rank"), *(f"{places[seat]}" for seat in order))
        self.console.print(rows)

    def lead(self, lead: Lead | None) -> None:
        """Where the winner and the next differ most."""
        if lead is None or not lead.sources:
            return
        parts = [
            f"{self.texts(f'{self.game.name}-source-{dashed(source)}')} {self.signed(points)}"
            for source, points in lead.sources[:SHOWN_SOURCES]
        ]
        self.say("common-lead", "dim", sources=", ".join(parts))

    def signed(self, points: float) -> str:
        return f"{'+' if points > 0 else ''}{self.texts.number(points)}"
