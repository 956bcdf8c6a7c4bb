"""Localised text: Fluent messages in English, French and Italian."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from .core.errors import BadOption, TeahouseError
from .core.registry import packages
from .message_bundle import MessageBundle, entry_texts

LANGUAGES = ("en", "fr", "it")
MINUS = "−"
# The environment variables for the user's language, highest precedence first.
VARIABLES = ("TEAHOUSE_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


class BadMessage(TeahouseError):
    """A message is missing, cannot be parsed, or lacks a parameter it uses."""


class Texts:
    """The messages of one language: `texts("cli-saved", file="a.json")`."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise BadOption(f"the language is one of {', '.join(LANGUAGES)}, not {language!r}")
        self.language = language

    def has(self, key: str) -> bool:
        return self._found(key) is not None

    def __call__(self, key: str, **values: Any) -> str:
        """The message of a key, or its attribute: `texts("cups-option-players.help")`."""
        found = self._found(key)
        if found is None:
            raise BadMessage(f"{self.language} has no message {key}")
        bundle, pattern = found
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise BadMessage(f"{self.language}, {key}: {errors[0]}")
        return text

    def number(self, value: float) -> str:
        """A number in local notation: 12, or 12.5 with the local decimal sign; negative −12."""
        whole = int(value) if value == int(value) else value
        return self("common-number", n=whole).replace("-", MINUS)

    def _found(self, key: str) -> tuple[MessageBundle, Any] | None:
        """The pattern of a key and the messages it belongs to, which may be another language's."""
        name, _, attribute = key.partition(".")
        bundle = _bundle(self.language)
        if name not in bundle:
            bundle = _bundle(_fallbacks(self.language).get(name, self.language))
        pattern = bundle.pattern(name, attribute)
        return None if pattern is None else (bundle, pattern)


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
def _bundle(language: str) -> MessageBundle:
    return MessageBundle(language, (text for _, text in sources(language)))


@cache
def _fallbacks(language: str) -> dict[str, str]:
    """For each message of a game without this language, the language to use instead."""
    return {
        name: spoken[0]
        for game in _folders()
        if (spoken := languages(game)) and language not in spoken
        for _, text in game_sources(game, language)
        for name, _ in entry_texts(text)
    }


def sources(language: str) -> Iterator[tuple[str, str]]:
    """Every message file of a language: its name and its text."""
    own = files(__package__ or "teahouse") / "locales"
    for folder in dict.fromkeys([own, *_folders().values()]):
        yield from _files(folder, language)


def languages(game: str) -> list[str]:
    """The languages of a game, English first."""
    folder = _folders().get(game)
    found = LANGUAGES if folder is not None else ()
    return [each for each in found if folder is not None and (folder / each).is_dir()]


def game_sources(game: str, language: str) -> list[tuple[str, str]]:
    """The message files of one game: in this language, or else in the first it has."""
    spoken = languages(game)
    if not spoken:
        return []
    return list(_files(_folders()[game], language if language in spoken else spoken[0]))


def game_messages(game: str, language: str) -> tuple[str, str]:
    """The messages of one game as one text, and the language that is in."""
    spoken = languages(game)
    language_used = language if language in spoken or not spoken else spoken[0]
    return language_used, "\n".join(text for _, text in game_sources(game, language))


def _files(folder: Traversable, language: str) -> Iterator[tuple[str, str]]:
    place = folder / language
    found = [f for f in place.iterdir() if f.name.endswith(".ftl")] if place.is_dir() else []
    for file in sorted(found, key=lambda f: f.name):
        # `teahouse check` reports what is not UTF-8; other files are still read
        yield f"{language}/{file.name}", file.read_bytes().decode("utf-8", errors="replace")


@cache
def _folders() -> dict[str, Traversable]:
    """The folder of messages of each game that has one."""
    folders = {game: files(package) / "locales" for game, package in packages().items()}
    return {game: folder for game, folder in folders.items() if folder.is_dir()}


# What there is, for checks


def catalogue() -> dict[str, dict[str, frozenset[str]]]:
    """For each language every key (`.help` and the like included) with its parameters."""
    return {language: parameters(sources(language)) for language in LANGUAGES}


def parameters(texts: Iterable[tuple[str, str]]) -> dict[str, frozenset[str]]:
    """Every key of some message files with the parameters its text uses.

    Rejects what the parser cannot read, and duplicate keys.
    """
    return dict(_parameters(tuple(texts)))


@lru_cache(2 * len(LANGUAGES))  # parsing takes a second per language, and checks repeat it
def _parameters(texts: tuple[tuple[str, str], ...]) -> Mapping[str, frozenset[str]]:
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
    """The parameters of a message, including those of messages it refers to."""
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
