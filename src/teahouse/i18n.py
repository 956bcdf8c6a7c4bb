"""Texts for people: Fluent messages in English, French and Italian, one source for all."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from .core.errors import BadOption, TeahouseError

LANGUAGES = ("en", "fr", "it")
MINUS = "−"
# Where a system says which language its person speaks, the strongest first.
VARIABLES = ("TEAHOUSE_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


class BadMessage(TeahouseError):
    """A message is missing, cannot be read, or was not given what it speaks of."""


class Texts:
    """The messages of one language: `texts("cli-saved", file="a.json")`."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise BadOption(f"the language is one of {', '.join(LANGUAGES)}, not {language!r}")
        self.language = language
        self._bundle = _bundle(language)

    def has(self, key: str) -> bool:
        return self._pattern(key) is not None

    def __call__(self, key: str, **values: Any) -> str:
        """The message of a key, or its attribute: `texts("darjeeling-option-map.help")`."""
        pattern = self._pattern(key)
        if pattern is None:
            raise BadMessage(f"{self.language} has no message {key}")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise BadMessage(f"{self.language}, {key}: {errors[0]}")
        return str(text)

    def number(self, value: float) -> str:
        """A number as people write it here: 12, or 12.5 with the local sign; below zero −12."""
        whole = int(value) if value == int(value) else value
        return self("common-number", n=whole).replace("-", MINUS)

    def _pattern(self, key: str) -> Any:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


def from_environment(variables: Mapping[str, str] = os.environ) -> str:
    """The first of our languages that the environment asks for, else English."""
    for name in VARIABLES:
        for wanted in variables.get(name, "").split(":"):
            language = wanted.replace("-", "_").split("_")[0].split(".")[0].lower()
            if language in LANGUAGES:
                return language
            if language in ("c", "posix"):
                return LANGUAGES[0]
    return LANGUAGES[0]


def refusal_key(game: str, code: str) -> str | None:
    """The message for why options or component values are refused: of all games, or the game's."""
    keys = (f"server-why-{code}", f"{game}-why-{code}")
    return next((key for key in keys if Texts(LANGUAGES[0]).has(key)), None)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for _, text in sources(language):
        bundle.add_resource(FluentResource(text))
    return bundle


def sources(language: str) -> Iterator[tuple[str, str]]:
    """Every message file of a language: its name and its text."""
    for folder in _folders():
        found = [f for f in (folder / language).iterdir() if f.name.endswith(".ftl")]
        for file in sorted(found, key=lambda f: f.name):
            yield f"{language}/{file.name}", file.read_text(encoding="utf-8")


def _folders() -> list[Traversable]:
    """Our own folder, and `locales` of each package that brings games."""
    packages = [point.module.partition(".")[0] for point in entry_points(group="teahouse.games")]
    names = dict.fromkeys([__package__ or "teahouse", *packages])
    folders = [files(name) / "locales" for name in names]
    return [folder for folder in folders if folder.is_dir()]


# What there is, for checks


def catalogue() -> dict[str, dict[str, frozenset[str]]]:
    """For each language every key (`.help` and the like included) with its parameters."""
    return {language: parameters(sources(language)) for language in LANGUAGES}


def parameters(texts: Iterable[tuple[str, str]]) -> dict[str, frozenset[str]]:
    """Every key of some message files with the parameters its text uses.

    Refuses what the parser cannot read, and keys that stand there twice.
    """
    patterns: dict[str, ast.Pattern] = {}
    for file, text in texts:
        for key, pattern in _patterns(file, text):
            if key in patterns:
                raise BadMessage(f"{file}: {key} stands there twice")
            patterns[key] = pattern
    return {key: _used(key, patterns) for key in patterns}


def _patterns(file: str, text: str) -> Iterator[tuple[str, ast.Pattern]]:
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise BadMessage(f"{file}: cannot be read: {(entry.content or '').strip()[:60]!r}")
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def _used(key: str, patterns: Mapping[str, ast.Pattern]) -> frozenset[str]:
    """The parameters of a message; those of messages it refers to are its own."""
    found: set[str] = set()
    waiting, seen = [key], {key}
    while waiting:
        collector = _Collector()
        collector.visit(patterns[waiting.pop()])
        found |= collector.variables
        for other in collector.references - seen:
            if other not in patterns:
                raise BadMessage(f"{key} refers to {other}, which does not exist")
            seen.add(other)
            waiting.append(other)
    return frozenset(found)


class _Collector(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.references.add(node.id.name + attribute)
