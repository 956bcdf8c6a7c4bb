"""The messages of one language, each parsed on first use.

Parsing everything takes seconds, and a program uses a few dozen of some thousand messages.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

# Messages and terms begin at the start of a line; all that belongs to one is indented, or closes a
# bracket.
ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)


def entry_texts(text: str) -> Iterator[tuple[str, str]]:
    """The name of every message and term of a file (`-name`) with its text."""
    found = list(ENTRY.finditer(text))
    ends = [following.start() for following in found[1:]] + [len(text)]
    for start, end in zip(found, ends, strict=True):
        yield start.group(1), text[start.start() : end]


class MessageBundle:
    """A Fluent bundle that holds the text of every message and parses on demand."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._texts: dict[str, str] = {}
        self._read: set[str] = set()
        for text in texts:
            for name, entry in entry_texts(text):
                self._texts.setdefault(name, entry)

    def __contains__(self, name: str) -> bool:
        return name in self._texts

    def pattern(self, name: str, attribute: str) -> Any:
        """The pattern of a message or of one of its attributes, or None."""
        self._parse(name)
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def format_pattern(self, pattern: Any, values: dict[str, Any]) -> tuple[str, list[Exception]]:
        text, errors = self._bundle.format_pattern(pattern, values)
        return str(text), errors

    def _parse(self, name: str) -> None:
        """Read a message and all that it refers to."""
        waiting, parsed = [name], set[str]()
        while waiting:
            wanted = waiting.pop()
            if wanted in self._read or wanted in parsed or wanted not in self._texts:
                continue
            resource, found = FluentResource(self._texts[wanted]), _References()
            found.visit(resource)
            waiting += found.names
            self._bundle.add_resource(resource)
            parsed.add(wanted)
        self._read |= parsed  # all at once, so that no other thread sees half of it


class _References(Visitor):
    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)
