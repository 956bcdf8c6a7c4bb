"""Hints in the terminal: a bot's best candidates and the estimates behind them."""

from __future__ import annotations

from collections.abc import Sequence

from teahouse.bots import Thought, Why
from teahouse.bots.hints import Hint, explain, main_differences, ranked
from teahouse.core.game import Position
from teahouse.core.messages import dashed

from .output import ROOM, table
from .screen import Screen

SHOWN_TERMS = 3
ALIKE = 0.1  # points by which a part of the estimate must differ to be worth a column
ALIKE_MARK = "≈ "
BETWEEN = 3  # spaces between two columns of a table

Column = tuple[str, list[str]]  # head and cells


def print_hint(screen: Screen, position: Position, thoughts: Sequence[Thought]) -> None:
    """A row for each candidate, numbered as in the list of choices."""
    screen.gap()
    screen.say("cli-hint-title", "title", n=sum(t.visits for t in thoughts))
    hints = ranked(thoughts, position.players)
    thoughts = [hint.thought for hint in hints]
    first, terms = main_columns(screen, position, hints), term_columns(screen, thoughts)
    for most in range(SHOWN_TERMS, -1, -1):
        if fits(screen, [*first, *terms]):
            break
        terms = term_columns(screen, thoughts, most)
    print_columns(screen, [*first, *terms])
    if any(hint.alike for hint in hints):
        screen.say("cli-hint-alike", "dim")
    if terms:
        screen.say("cli-hint-terms", "dim")
    if why := explain(thoughts[0], thoughts, position.players) if thoughts else None:
        screen.console.print(why_words(screen, position, why))
    screen.gap()


def why_words(screen: Screen, position: Position, why: Why) -> str:
    """What sets the choice apart from the runner-up, in a sentence."""
    other = screen.choice(position, position.game.parse(why.runner_up).id)
    parts: list[str] = []
    for name, n in main_differences(why):
        points: str = screen.texts.number(abs(n))
        given = {
            "sign": "more" if n > 0 else "less",
            "points": points if parts else screen.texts("common-why-points", n=abs(n)),
        }
        if name is None:
            parts.append(screen.texts("common-why-rival", **given))
        else:
            key = f"{screen.game.name}-term-{dashed(name)}.the"
            source = screen.texts(key) if screen.texts.has(key) else name
            parts.append(screen.texts("common-why-part", source=source, **given))
    key = ("common-why" if why.clear else "common-why-unclear") if parts else "common-why-little"
    return screen.texts(key, other=other, **({"parts": ", ".join(parts)} if parts else {}))


def main_columns(screen: Screen, position: Position, hints: Sequence[Hint]) -> list[Column]:
    """The number, the choice, the points and, where there is somebody to beat, the wins; marked
    where only noise sets it apart from the first."""
    texts = screen.texts
    thoughts = [hint.thought for hint in hints]
    numbered = [chosen(screen, position, t) for t in thoughts]
    alike = [ALIKE_MARK if hint.alike else "" for hint in hints]
    columns: list[Column] = [
        ("", [f"{number}" for number, _ in numbered]),
        (texts("cli-column-move"), [words for _, words in numbered]),
        (texts("cli-column-expected"), [texts.number(round(t.points, 1)) for t in thoughts]),
    ]
    if position.players > 1:
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
    """The width at which only the head of a column wraps, between words."""
    head, cells = column
    return max(map(len, [*head.split(), *cells]), default=0)


def fits(screen: Screen, columns: list[Column]) -> bool:
    return sum(wide(c) + BETWEEN for c in columns) <= min(screen.console.width, ROOM)


def print_columns(screen: Screen, columns: list[Column]) -> None:
    words = 1  # only the words of a choice may wrap, on a narrow screen
    numbers = [n for n in range(len(columns)) if n != words]
    rows = table([head for head, _ in columns], right=numbers)
    for n in range(len(columns)) if fits(screen, columns) else numbers:
        rows.columns[n].min_width = wide(columns[n])
    for cells in zip(*(cells for _, cells in columns), strict=True):
        rows.add_row(*cells)
    screen.console.print(rows)


def print_best(screen: Screen, position: Position, best: Thought) -> None:
    """The best candidate in one line."""
    number, words = chosen(screen, position, best)
    points = screen.texts.number(round(best.points, 1))
    alone = position.players == 1
    key = "cli-hint-best-alone" if alone else "cli-hint-best"
    given = {} if alone else {"share": share(screen, best)}
    screen.say(key, "dim", number=number, choice=words, points=points, **given)


def chosen(screen: Screen, position: Position, thought: Thought) -> tuple[int, str]:
    """The number of a candidate in the list of choices, and its words."""
    action = position.game.parse(thought.action).id
    return position.legal_ids().index(action) + 1, screen.choice(position, action)


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
    """A part of the estimate in words, or its bare name if a game has no message for it."""
    key = f"{screen.game.name}-term-{dashed(name)}"
    return screen.texts(key) if screen.texts.has(key) else name
