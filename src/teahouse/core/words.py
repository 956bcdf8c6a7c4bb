"""Message lookup. The core has no sentences of its own: the package provides them."""

from __future__ import annotations

from collections.abc import Callable

from .errors import BadOption
from .sketch import Speak

_sources: list[Callable[[str], Speak]] = []


def provide_words(source: Callable[[str], Speak]) -> None:
    """Let `source(language)` look up the messages from now on."""
    _sources[:] = [source]


def words_in(language: str) -> Speak:
    """The messages of a language; BadOption if it is not supported."""
    if not _sources:
        raise BadOption(f"there are no words in {language!r}: import teahouse first")
    return _sources[0](language)
