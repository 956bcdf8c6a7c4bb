"""What a bot thinks of the choices, for people: the best ones, and the estimate behind them."""

from __future__ import annotations

from collections.abc import Sequence

from teahouse.bots import Thought
from teahouse.bots.hints import Hint, ranked
from teahouse.core.game import State
from teahouse.core.messages import dashed

from .output import ROOM, table
from .screen import Screen

SHOWN_TERMS = 3
ALIKE = 0.1  # points by which a part of the estimate must differ to be worth a column
ALIKE_MARK = "≈ "
BETWEEN = 3  # columns a table leaves between two of its own

Column = tuple[str, list[str]]  # head and cells


def print_hint(screen: Screen, state: State, thoughts: Sequence[Thought]) -> None:
    """A row for each candidate, numbered as in the list of choices."""
    screen.gap()
    screen.say("cli-hint-title", "title", n=sum(t.visits for t in thoughts))
    hints = ranked(thoughts, state.players)
    thoughts = [hint.thought for hint in hints]
    first, terms = main_columns(screen, state, hints), term_columns(screen, thoughts)
    for most in range(SHOWN_TERMS, -1, -1):
        if fits(screen, [*first, *terms]):
            break
        terms = term_columns(screen, thoughts, most)
    print_columns(screen, [*first, *terms])
    if any(hint.alike for hint in hints):
        screen.say("cli-hint-alike", "dim")
    if terms:
        screen.say("cli-hint-terms", "dim")
        screen.gap()


def main_columns(screen: Screen, state: State, hints: Sequence[Hint]) -> list[Column]:
    """The number, the choice, the points and, where there is somebody to beat, the wins; marked
    where only noise sets it apart from the first."""
    texts = screen.texts
    thoughts = [hint.thought for hint in hints]
    numbered = [chosen(screen, state, t) for t in thoughts]
    alike = [ALIKE_MARK if hint.alike else "" for hint in hints]
    columns: list[Column] = [
        ("", [f"{number}" for number, _ in numbered]),
        (texts("cli-column-move"), [words for _, words in numbered]),
        (texts("cli-column-expected"), [texts.number(round(t.points, 1)) for t in thoughts]),
    ]
    if state.players > 1:
        shares = [f"{m}{share(screen, t)}" for m, t in zip(alike, thoughts, strict=True)]
        columns.append((texts("cli-column-win-share"), shares))
    return columns


def term_columns(
    screen: Screen, thoughts: Sequence[Thought], most: int = SHOWN_TERMS
) -> list[Column]:
    def cell(thought: Thought, name: str) -> str:
        return screen.texts.number(round(thought.terms.get(name, 0.0), 1))

    return [
        (term_name(screen, name), [cell(t, name) for t in thoughts])
        for name in deciding(thoughts, most)
    ]


def wide(column: Column) -> int:
    """How wide a column must be so that at most its head is broken, between words."""
    head, cells = column
    return max(map(len, [*head.split(), *cells]), default=0)


def fits(screen: Screen, columns: list[Column]) -> bool:
    return sum(wide(c) + BETWEEN for c in columns) <= min(screen.console.width, ROOM)


def print_columns(screen: Screen, columns: list[Column]) -> None:
    words = 1  # only the words of a choice may be broken, on a narrow screen
    numbers = [n for n in range(len(columns)) if n != words]
    rows = table([head for head, _ in columns], right=numbers)
    for n in range(len(columns)) if fits(screen, columns) else numbers:
        rows.columns[n].min_width = wide(columns[n])
    for cells in zip(*(cells for _, cells in columns), strict=True):
        rows.add_row(*cells)
    screen.console.print(rows)


def print_best(screen: Screen, state: State, best: Thought) -> None:
    """The best candidate in one line."""
    number, words = chosen(screen, state, best)
    points = screen.texts.number(round(best.points, 1))
    alone = state.players == 1
    key = "cli-hint-best-alone" if alone else "cli-hint-best"
    given = {} if alone else {"share": share(screen, best)}
    screen.say(key, "dim", number=number, choice=words, points=points, **given)


def chosen(screen: Screen, state: State, thought: Thought) -> tuple[int, str]:
    """The number of a candidate in the list of choices, and its words."""
    action = state.game.parse(thought.action).id
    return state.legal_ids().index(action) + 1, screen.choice(state, action)


def share(screen: Screen, thought: Thought) -> str:
    return screen.texts("cli-percent", n=round(100 * thought.win_share))


def deciding(thoughts: Sequence[Thought], most: int = SHOWN_TERMS) -> list[str]:
    """The parts of the estimate in which the candidates differ most, as the estimate lists them."""
    names = list(dict.fromkeys(name for t in thoughts for name in t.terms))
    spread = {name: differs(thoughts, name) for name in names}
    kept = sorted(names, key=lambda name: -spread[name])[:most]
    return [name for name in names if name in kept and spread[name] >= ALIKE]


def differs(thoughts: Sequence[Thought], name: str) -> float:
    values = [t.terms.get(name, 0.0) for t in thoughts]
    return max(values) - min(values)


def term_name(screen: Screen, name: str) -> str:
    """A part of the estimate in words; by its bare name where a game has none for it."""
    key = f"{screen.game.name}-term-{dashed(name)}"
    return screen.texts(key) if screen.texts.has(key) else name
