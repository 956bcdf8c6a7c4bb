"""The messages: the same keys and parameters in every language, and nothing said wrongly."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

import teahouse
from teahouse import i18n
from teahouse.bots import heuristics
from teahouse.core import components, messages
from teahouse.core.game import Position
from teahouse.core.ledger import load_ledger
from teahouse.core.messages import dashed
from teahouse.i18n import LANGUAGES, BadMessage, Texts

Catalogue = Mapping[str, Mapping[str, frozenset[str]]]
SOURCE = Path(i18n.__file__).parent


@cache
def catalogue() -> Catalogue:
    return i18n.catalogue()


# The same everywhere


def differences(found: Catalogue) -> list[str]:
    """Keys that a language lacks or has alone, and parameters that differ from English."""
    wrong = []
    model = found["en"]
    for language, own in found.items():
        wrong += [f"{language} lacks {key}" for key in model if key not in own]
        wrong += [f"only {language} has {key}" for key in own if key not in model]
        wrong += [
            f"{language}: {key} has other parameters"
            for key in own
            if key in model and own[key] != model[key]
        ]
    return wrong


def test_every_language_has_the_same_keys_and_parameters() -> None:
    assert set(catalogue()) == set(LANGUAGES)
    assert differences(catalogue()) == []


def test_the_checker_sees_what_is_wrong() -> None:
    same = {"a": frozenset({"n"}), "b": frozenset[str]()}
    assert differences({"en": same, "fr": dict(same)}) == []
    assert differences({"en": same, "fr": {"a": same["a"]}}) == ["fr lacks b"]
    assert differences({"en": same, "fr": {**same, "c": same["b"]}}) == ["only fr has c"]
    other = {**same, "a": frozenset({"m"})}
    assert differences({"en": same, "fr": other}) == ["fr: a has other parameters"]


@pytest.mark.parametrize(
    ("texts", "complaint"),
    [
        (["a = one\na = two\n"], "stands there twice"),
        (["a = one\n", "a = two\n"], "stands there twice"),
        (["a = { $n ->\n"], "cannot be read"),
        (["this is no message\n"], "cannot be read"),
        (["a = { b }\n"], "does not exist"),
    ],
)
def test_files_that_cannot_be_right_are_refused(texts: list[str], complaint: str) -> None:
    with pytest.raises(BadMessage, match=complaint):
        i18n.parameters((f"{n}.ftl", text) for n, text in enumerate(texts))


def test_parameters_are_found_wherever_they_stand() -> None:
    text = """
a = { $x } { b }
    .help = { $y }
b = { $n ->
    [one] { $z }
   *[other] { c.short }
}
c = long
    .short = { NUMBER($w) }
"""
    found = i18n.parameters([("a.ftl", text)])
    assert found["a"] == {"x", "n", "z", "w"}
    assert found["a.help"] == {"y"}
    assert found["c"] == frozenset()


# What each game needs


@pytest.mark.parametrize("name", teahouse.games())
def test_every_game_has_its_messages(name: str) -> None:
    assert messages.faults(teahouse.game(name), catalogue()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_of_component_values_have_their_messages(language: str) -> None:
    own = catalogue()[language]
    found = {code: own.get(f"server-why-{code}") for code in components.REFUSALS}
    assert found == {code: frozenset(given) for code, given in components.REFUSALS.items()}


def test_a_missing_or_greedy_message_is_noticed() -> None:
    game = teahouse.game("darjeeling")
    found = {language: dict(own) for language, own in catalogue().items()}
    del found["fr"]["darjeeling-event-no-move"]
    found["it"]["darjeeling-choice-keep"] = frozenset({"tea"})
    assert messages.faults(game, found) == [
        "fr: no message darjeeling-event-no-move",
        "it: darjeeling-choice-keep uses $tea, which it is not given",
    ]


def terms(name: str) -> set[str]:
    """The messages for the parts of what a bot estimates, which hints show."""
    keys = [f"{name}-term-{dashed(term)}" for term in heuristics.term_names(teahouse.game(name))]
    return {*keys, *(f"{key}.the" for key in keys)}


@pytest.mark.parametrize("name", teahouse.games())
def test_the_parts_of_an_estimate_have_names(name: str) -> None:
    assert terms(name) <= catalogue()["en"].keys()


@pytest.mark.parametrize("name", teahouse.games())
def test_no_game_has_messages_nobody_asks_for(name: str) -> None:
    needed = messages.required(teahouse.game(name)).keys() | terms(name) | {f"{name}-typed"}
    needed |= {f"{key}.note" for key in needed if key.startswith(f"{name}-choice-")}
    needed |= {f"{key}-about" for key in needed if key.startswith(f"{name}-source-")}  # the coach
    free = (f"{name}-word-", f"{name}-rules-")
    own = [key for key in catalogue()["en"] if key.startswith(f"{name}-")]
    assert [key for key in own if key not in needed and not key.startswith(free)] == []


# Random games, told in every language


def walk(name: str, seed: int) -> Iterator[Position]:
    """The positions of a random game, each number of players in turn."""
    game = teahouse.game(name)
    players = game.options["players"]
    low, high = players.low or 1, players.high or 1
    position = game.new(players=low + seed % (high - low + 1), seed=seed)
    rng = random.Random(seed)
    yield position
    while position.actor is not None:
        position.apply(rng.choice(position.legal_ids()))
        yield position


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", teahouse.games())
def test_all_that_happens_and_can_be_asked_is_told(name: str, language: str) -> None:
    texts = Texts(language)
    for position in walk(name, seed=4):
        if position.decision is not None:
            assert texts(f"{name}-decision-{dashed(position.decision.name)}", name="Priya")
        for action in position.legal():
            preview, values = position.preview(action)
            assert texts(f"{name}-choice-{preview}", name="Priya", **values)
    for _, _, events in position.history():
        for event in events:
            assert texts(f"{name}-event-{event.name}", name="Priya", **event.values)


@pytest.mark.parametrize("name", teahouse.games())
def test_reasons_are_told_whatever_action_they_refuse(name: str) -> None:
    texts = [Texts(language) for language in LANGUAGES]
    seen = set()
    for n, position in enumerate(walk(name, seed=5)):
        for number in range(len(position.game.codec)) if n % 5 == 0 else ():
            reason = position.why_not(number)
            if reason is not None and (reason.code, *reason.params) not in seen:
                seen.add((reason.code, *reason.params))
                for speak in texts:
                    if reason.code == "not-asked":  # no rule forbids it, and one message does
                        assert speak("common-why-not-asked", asked="this", first="none")
                        continue
                    assert speak(f"{name}-why-{reason.code}", **reason.params)
                    assert speak(f"{name}-rule-{reason.rule}.title")
    assert seen


# Questions people ask: each is about a ruling


@pytest.mark.parametrize("name", teahouse.games())
def test_every_question_is_answered_by_a_ruling_of_its_number(name: str) -> None:
    ledger, start = load_ledger(teahouse.game(name).definition), f"{name}-rules-question-"
    asked = [key.removeprefix(start) for key in i18n.catalogue()["en"] if key.startswith(start)]
    assert len(asked) >= 10
    assert [number for number in asked if ledger[number].kind == "stated"] == []
    for language in LANGUAGES:
        questions = [Texts(language)(start + number) for number in asked]
        assert all(question.endswith("?") for question in questions)
        assert len(set(questions)) == len(questions)


# How it is written


def lines(language: str) -> Iterator[tuple[str, str]]:
    for file, text in i18n.sources(language):
        for number, line in enumerate(text.splitlines(), 1):
            yield f"{file}:{number}", line


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_curved(language: str) -> None:
    written = [(where, line) for where, line in lines(language) if not line.startswith("#")]
    assert [where for where, line in written if "'" in line] == []


def test_french_puts_a_narrow_space_before_high_signs() -> None:
    assert [where for where, line in lines("fr") if badly_spaced(line)] == []


def badly_spaced(line: str) -> bool:
    """Whether a French line lacks a narrow space; placeables and lists of commands aside."""
    shown = re.sub(r"\{[^{}]*\}", "x", line)
    if shown.startswith("#") or re.match(r"cli-command-|   +[?;]", shown):
        return False
    return bool(re.search(r"[^\u202f][;!?»]|[^\u202f]:(?![\w=]|//)|«[^\u202f]", shown))


@pytest.mark.parametrize(
    ("line", "bad"),
    [
        ("a = Pourquoi pas\u202f?", False),
        ("a = Pourquoi pas ?", True),
        ("a = Pourquoi pas?", True),
        ("a = Un\u202f: deux", False),
        ("a = Un: deux", True),
        ("a = «\u202fun\u202f»", False),
        ("a = « un »", True),
        ("a = { $n -> }\u202f; non", False),
        ("a = { $name }: oui", True),
    ],
)
def test_bad_spacing_is_noticed(line: str, bad: bool) -> None:
    assert badly_spaced(line) is bad


def test_french_never_puts_a_name_where_it_might_elide() -> None:
    wrong = re.compile(r"(\b[dD]e|\b[qQ]ue|[dD]’|[qQ]u’) *\{ *\$names? *\}")
    assert [where for where, line in lines("fr") if wrong.search(line)] == []


# The texts themselves


def test_what_is_wrong_is_said_loudly() -> None:
    texts = Texts("en")
    with pytest.raises(BadMessage):
        texts("no-such-message")
    with pytest.raises(BadMessage):
        texts("darjeeling-event-no-move")
    with pytest.raises(teahouse.BadOption):
        Texts("de")


def test_messages_and_attributes() -> None:
    texts = Texts("en")
    assert texts.has("darjeeling-option-map.help")
    assert not texts.has("darjeeling-option-map.hint")
    assert not texts.has("darjeeling-option-cups")
    assert texts("darjeeling-option-map.help").startswith("india")
    assert texts("darjeeling-event-no-move", name="Priya").startswith("Priya ")


def test_numbers_are_written_as_people_here_do() -> None:
    assert [Texts(language).number(12.5) for language in LANGUAGES] == ["12.5", "12,5", "12,5"]
    assert Texts("fr").number(12.0) == "12"
    assert Texts("it").number(-3) == "−3"


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "fr_FR", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANGUAGE": "de:it:fr", "LANG": "fr"}, "it"),
        ({"TEAHOUSE_LANG": "fr", "LANG": "it"}, "fr"),
        ({"LANG": "it-CH"}, "it"),
    ],
)
def test_the_language_of_the_environment(variables: dict[str, str], language: str) -> None:
    assert i18n.from_environment(variables) == language
