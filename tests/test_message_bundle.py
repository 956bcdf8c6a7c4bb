"""Messages that are parsed when they are wanted: the same as if all were parsed at once."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from teahouse.i18n import LANGUAGES, sources
from teahouse.message_bundle import MessageBundle, entry_texts

TEXT = """\
# A comment
first = One { second }
    .help = More of { -brand(case: "of") } and
      a second line
second = { $n ->
    [one] { third } cup
   *[other] { $n } cups
}

third = a third = sign

## A section
-brand = Teahouse
first = said again
"""


def said(bundle: MessageBundle, name: str, attribute: str = "", **values: int) -> str:
    text, errors = bundle.format_pattern(bundle.pattern(name, attribute), values)
    assert errors == []
    return text


def test_a_text_is_cut_where_messages_begin() -> None:
    names = [name for name, _ in entry_texts(TEXT)]
    assert names == ["first", "second", "third", "-brand", "first"]
    assert dict(entry_texts(TEXT))["third"].startswith("third = a third = sign\n")


def test_what_a_message_refers_to_is_read_with_it() -> None:
    assert said(MessageBundle("en", [TEXT]), "first", n=1) == "One a third = sign cup"
    assert (
        said(MessageBundle("en", [TEXT]), "first", "help") == "More of Teahouse and\na second line"
    )


def test_the_first_of_two_messages_counts() -> None:
    bundle = MessageBundle("en", ["a = first", "a = second"])
    assert said(bundle, "a") == "first"


def test_what_is_not_there_has_no_pattern() -> None:
    bundle = MessageBundle("en", [TEXT, "odd = { unclosed"])
    assert "first" in bundle
    assert "fourth" not in bundle
    assert bundle.pattern("fourth", "") is None
    assert bundle.pattern("first", "hint") is None
    assert bundle.pattern("odd", "") is None  # cannot be parsed


def test_messages_that_refer_to_each_other_are_read_once() -> None:
    bundle = MessageBundle("en", ["a = { b }\nb = { a }"])
    assert bundle.pattern("a", "") is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_cut_as_the_parser_cuts_it(language: str) -> None:
    for file, text in sources(language):
        parsed = [
            (f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name, entry)
            for entry in FluentParser().parse(text).body
            if isinstance(entry, ast.Message | ast.Term)
        ]
        cut = list(entry_texts(text))
        assert [name for name, _ in cut] == [name for name, _ in parsed], file
        for (name, own), (_, entry) in zip(cut, parsed, strict=True):
            assert entry.id.span is not None
            assert entry.span is not None
            whole = text[entry.id.span.start : entry.span.end]
            assert own.removeprefix("-").startswith(whole), f"{file}: {name}"
