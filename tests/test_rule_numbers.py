"""Numbers in rule texts are those of the table: filled in from its component values.

A number that is written out must be one that no component holds. Those are listed in
`rule_numbers.toml`, by rule.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import teahouse
from teahouse import i18n
from teahouse.core.messages import text_values
from teahouse.i18n import LANGUAGES, Texts

ALLOWED = tomllib.loads(Path(__file__).with_name("rule_numbers.toml").read_text("utf-8"))
# "one" is left out: in French and Italian it is the article.
WORDS = {
    "en": "two three four five six seven eight nine ten eleven twelve",
    "fr": "deux trois quatre cinq six sept huit neuf dix onze douze",
    "it": "due tre quattro cinque sei sette otto nove dieci undici dodici",
}
ORDINALS = {
    "en": "second third fourth fifth sixth seventh eighth",
    "fr": "deuxième troisième quatrième cinquième sixième septième huitième",
    "it": "secondo terzo quarto quinto sesto settimo ottavo",
}
# In words they only count off ("the second area", "the other two"), or are "second" and "third".
LOW_ORDINALS = 2


def numbers_in(text: str, language: str) -> set[int]:
    """Every number that a text writes out, in digits or in words."""
    found = {int(digits) for digits in re.findall(r"(?<![A-Z])\d+", text)}
    words = re.findall(r"[^\W\d_]+", text.lower())
    for n, word in enumerate(WORDS[language].split(), 2):
        if word in words:
            found.add(n)
    for n, word in enumerate(ORDINALS[language].split()[LOW_ORDINALS:], 2 + LOW_ORDINALS):
        if any(one in (word, word[:-1] + "a") for one in words):
            found.add(n)
    return found


def literal(pattern: ast.Pattern) -> str:
    """The text of a message without what is filled in."""
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value or "")
        elif isinstance(element.expression, ast.SelectExpression):
            parts += [_variant(variant) for variant in element.expression.variants]
        parts.append(" ")
    return "".join(parts)


def _variant(variant: ast.Variant) -> str:
    # a variant for one number says that number: [2] 1 point
    return "" if isinstance(variant.key, ast.NumberLiteral) else literal(variant.value)


@cache
def rule_texts(language: str) -> dict[str, str]:
    """Rule texts, introductions and what is told in short, without what is filled in."""
    kinds = re.compile(r"(\w+-rule-[A-Z]\d\d|\w+-rules-intro|web-\w+-brief-\w+)")
    found = {}
    for _, text in i18n.sources(language):
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message) and kinds.fullmatch(entry.id.name):
                assert entry.value is not None
                titles = [literal(attribute.value) for attribute in entry.attributes]
                found[entry.id.name] = " ".join([literal(entry.value), *titles])
    return found


def unexplained(language: str) -> Iterator[str]:
    for key, text in rule_texts(language).items():
        name = key.removeprefix("web-").split("-rule-")[-1]
        allowed = set(ALLOWED.get(name, []))
        for n in sorted(numbers_in(text, language) - allowed):
            yield f"{key}: {n}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_text_writes_out_a_number_that_is_a_component(language: str) -> None:
    assert len(rule_texts(language)) > 200
    assert list(unexplained(language)) == []


def test_nothing_is_allowed_that_no_text_says() -> None:
    said: dict[str, set[int]] = {}
    for language in LANGUAGES:
        for key, text in rule_texts(language).items():
            name = key.removeprefix("web-").split("-rule-")[-1]
            said.setdefault(name, set()).update(numbers_in(text, language))
    for name, numbers in ALLOWED.items():
        assert set(numbers) <= said[name], name


def test_numbers_are_seen_in_digits_and_in_words() -> None:
    assert numbers_in("3 iron ore into the bag for A1, twelve cubes", "en") == {3, 12}
    assert numbers_in("la sixième, douze cubes", "fr") == {6, 12}
    assert numbers_in("l’ottava, tre cubi", "it") == {3, 8}


CHANGED = [
    ("ceylon", "C23", {"costs": {"plant": 7, "councillor": 7}}, "7"),
    ("ceylon", "C29", {"board": {"warehouse": 9}}, "9"),
    ("ceylon", "C59", {"scoring": {"majority": [12, 8, 4, 2]}}, "12, 8, 4, 2"),
    ("ceylon", "C35", {"technology_points": {"plus_five": 7}}, "7"),
    ("darjeeling", "D34", {"scoring": {"penalty_per_half": 2}}, "2"),
    ("darjeeling", "D04", {"strips": {"2": {"multipliers": [4, 2, 1]}}}, "4, 2, 1"),
    ("alubari", "A54", {"numbers": {"events": {"crops_grow": 3}}}, "3"),
    ("alubari", "A17", {"weather": {"rain": [-2, -1, 1]}}, "−2, −1, 1"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "rule", "changes", "said"), CHANGED)
def test_a_rule_says_the_values_of_its_table(
    language: str, name: str, rule: str, changes: dict[str, object], said: str
) -> None:
    changed = teahouse.game(name, components=changes)
    text = Texts(language)(f"{name}-rule-{rule}", **text_values(changed.components))
    assert said in text
    plain = Texts(language)(f"{name}-rule-{rule}", **text_values(teahouse.game(name).components))
    assert text != plain


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", teahouse.games())
def test_every_rule_can_be_told_with_the_values_of_the_game(name: str, language: str) -> None:
    values = text_values(teahouse.game(name).components)
    for key in rule_texts(language):
        if re.match(rf"(web-)?{name}-", key):
            assert Texts(language)(key, **values)
