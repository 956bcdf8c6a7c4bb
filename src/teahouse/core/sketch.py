"""A drawing for the terminal: lines of spans, each with a style the command line colours.

A game draws its board from a view; it knows neither colours nor languages. Styles are seat0 to
seat4, title, dim, lit (a choice), and the game's own, such as "tea-black"; unknown styles
are printed plain. Words come from `speak`, which looks up a message.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple


class Span(NamedTuple):
    text: str
    style: str = ""


Line = Sequence[Span]
Speak = Callable[..., str]  # speak("cups-word-bag", n=3)
