"""Output of commands: a console in our colours, tables, JSON, a progress bar."""

from __future__ import annotations

import json
import sys
import textwrap
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.style import Style
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from teahouse.core.sketch import Line
from teahouse.i18n import Texts

ROOM = 100  # columns at most, however wide the terminal

STYLES = {
    "title": "bold",
    "question": "bold",
    "number": "bold",
    "refusal": "bold #a63a2b",
    "dim": "dim",
    "lit": "bold #2a1c05 on #f0ab1f",
    "city": "bold #2a1c05 on #dcc7b0",
    "seat0": "bold #ffffff on #2f5bc7",
    "seat1": "bold #2a1c05 on #f4b12b",
    "seat2": "bold #ffffff on #c9432a",
    "seat3": "bold #ffffff on #3b1b3f",
    "seat4": "bold #1f2d2a on #74bde8",
    "tea-black": "#f8f9f4 on #3a302b",
    "tea-green": "#1f2d2a on #7ba442",
    "tea-white": "#1f2d2a on #f4eeda",
    "tea-red": "#ffffff on #a04428",
}


def console(stderr: bool = False) -> Console:
    """A console without markup or highlighting."""
    file = sys.stderr if stderr else sys.stdout
    made = Console(stderr=stderr, theme=Theme(STYLES), markup=False, highlight=False, emoji=False)
    if not file.isatty():
        made.width = ROOM
    return made


def drawn(line: Line) -> Text:
    """A line of a sketch in colour; unknown styles stay plain."""
    text = Text(no_wrap=True, overflow="ignore")
    for span in line:
        text.append(span.text, style=span.style if span.style in STYLES else Style.null())
    return text


def wrapped(words: str, width: int, indent: str = "") -> str:
    """Wrap text to a width, without breaking words.

    Rich would also break at the narrow spaces of French.
    """
    lines = [
        textwrap.fill(
            line, width, initial_indent=indent, subsequent_indent=indent,
            break_long_words=False, break_on_hyphens=False,
        )
        if len(line) > width - len(indent)
        else indent + line
        for line in words.split("\n")
    ]  # fmt: skip
    return "\n".join(lines)


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def table(heads: Sequence[str | Text], right: Sequence[int] = ()) -> Table:
    """An empty table; the columns named in `right` hold numbers."""
    made = Table(box=SIMPLE_HEAD, header_style="bold", pad_edge=False)
    for n, head in enumerate(heads):
        made.add_column(head, justify="right" if n in right else "left", overflow="fold")
    return made


@contextmanager
def progress(texts: Texts, what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar with the time left, on a terminal only; call it with how much is done."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as TimeLeft

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeLeft())
    with Progress(*columns, console=console(stderr=True), transient=True) as bar:
        task = bar.add_task(texts(what), total=total)
        yield lambda done: bar.update(task, completed=done)
