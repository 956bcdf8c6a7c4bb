"""One word for one thing: no message uses a word for which the games have another term.

The tables in `terms/` hold, for each language, patterns of whole words that are wrong, the term
that is right, and the keys that may use the word all the same, with the reason. `common.toml` is
for every message, the others for the messages with the name of the game in their key.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import teahouse
from teahouse import i18n
from teahouse.i18n import LANGUAGES

TABLES = Path(__file__).parent / "terms"
COMMON = "common"
GAMES = tuple(teahouse.games())
# By language, then by key: the texts of a message, without what is put into them.
Written = Mapping[str, Mapping[str, str]]


@dataclass(frozen=True)
class Term:
    """A term, the words it stands for, and where one of those is right after all."""

    language: str
    wrong: tuple[str, ...]
    right: str
    excused: Mapping[str, str]

    def found(self, text: str) -> list[str]:
        either = "|".join(f"(?:{pattern})" for pattern in self.wrong)
        whole = re.compile(rf"(?<!\w)(?:{either})(?!\w)", re.IGNORECASE)
        return [match[0] for match in whole.finditer(text)]


@cache
def table(name: str) -> list[Term]:
    read = tomllib.loads((TABLES / f"{name}.toml").read_text("utf-8"))
    return [
        Term(language, tuple(row["wrong"]), row["right"], row.get("excused", {}))
        for language, rows in read.items()
        for row in rows
    ]


class _Words(Visitor):
    """Collects what a message says, of every variant."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.said.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.said.append(node.value)


def _messages(text: str) -> Iterator[tuple[str, str]]:
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            words = _Words()
            words.visit(entry)
            yield entry.id.name, " | ".join(" ".join(said.split()) for said in words.said)


@cache
def written() -> Written:
    return {
        language: {key: said for _, text in i18n.sources(language) for key, said in _messages(text)}
        for language in LANGUAGES
    }


def about(key: str) -> str:
    """The game a message is about: the first that its key names."""
    return next((part for part in key.split("-") if part in GAMES), COMMON)


def in_scope(name: str, own: Mapping[str, str]) -> dict[str, str]:
    return {key: text for key, text in own.items() if name in (COMMON, about(key))}


def misuses(name: str, messages: Written) -> list[str]:
    """What messages say that a table replaces."""
    return [
        f"{term.language}, {key}: “{word}” is “{term.right}” here"
        for term in table(name)
        for key, text in in_scope(name, messages[term.language]).items()
        if key not in term.excused
        for word in term.found(text)
    ]


@pytest.mark.parametrize("name", [COMMON, *GAMES])
def test_no_message_uses_a_word_that_a_term_replaces(name: str) -> None:
    assert misuses(name, written()) == []


@pytest.mark.parametrize("name", [COMMON, *GAMES])
def test_every_term_is_in_use_and_right(name: str) -> None:
    assert {term.language for term in table(name)} == set(LANGUAGES)
    for term in table(name):
        texts = in_scope(name, written()[term.language]).values()
        assert any(term.right.lower() in text.lower() for text in texts), term.right
        assert term.found(term.right) == [], term.right


@pytest.mark.parametrize("name", [COMMON, *GAMES])
def test_every_excuse_is_needed_and_has_a_reason(name: str) -> None:
    for term in table(name):
        for key, reason in term.excused.items():
            assert term.found(written()[term.language].get(key, "")), (term.right, key)
            assert reason


def test_there_is_a_table_for_every_game_and_no_other() -> None:
    assert sorted(file.stem for file in TABLES.iterdir()) == sorted([COMMON, *GAMES])


@pytest.mark.parametrize(
    ("name", "language", "key", "text", "complaint"),
    [
        ("ceylon", "it", "web-ceylon-ask", "Anche la tua Pedina", "“Pedina” is “meeple”"),
        ("ceylon", "en", "ceylon-choice-do", "Hire a councillor", "“Hire” is “contract"),
        ("alubari", "fr", "web-alubari-brief-turn", "les ateliers, puis", "“ateliers” is “fonde"),
        ("alubari", "it", "alubari-rule-A05", "una sezione sul fiume", "“sezione” is “tratta”"),
        ("darjeeling", "fr", "arena-darjeeling-tile", "Tuiles prises", "“Tuiles” is “jeton"),
        ("common", "fr", "cli-help-serve", "avec des robots", "“robots” is “bot”"),
    ],
)
def test_a_planted_word_is_noticed(
    name: str, language: str, key: str, text: str, complaint: str
) -> None:
    planted = {each: dict(own) for each, own in written().items()}
    planted[language][key] = text
    assert [line for line in misuses(name, planted) if key in line and complaint in line]


@pytest.mark.parametrize(
    ("language", "key", "text"),
    [
        ("it", "ceylon-rule-C01", "lo spedinario"),  # only a part of a word
        ("it", "darjeeling-rule-D01", "la pedina"),  # a word of another game’s table
        ("en", "ceylon-rule-C01", "la pedina"),  # a word of another language’s table
        ("fr", "ceylon-word-council", "Conseil"),  # excused
    ],
)
def test_other_words_are_left_alone(language: str, key: str, text: str) -> None:
    planted = {each: {key: text} if each == language else {} for each in LANGUAGES}
    assert [line for name in (COMMON, *GAMES) for line in misuses(name, planted)] == []


def test_what_is_put_into_a_message_is_not_read() -> None:
    text = 'a-b = Un { $pedina ->\n    [pedina] meeple\n   *[other] { "pedina" }\n}\n'
    assert dict(_messages(text)) == {"a-b": "Un | meeple | pedina"}
    assert about("web-alubari-brief-turn") == about("alubari-town-darjeeling") == "alubari"
    assert about("web-table-hint") == COMMON
