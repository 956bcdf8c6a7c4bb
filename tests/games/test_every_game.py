"""What every game must pass: conformance, compiled bounds checks, a ledger that is kept."""

from __future__ import annotations

import importlib
import inspect
import re
from functools import reduce
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import teahouse
from teahouse import i18n
from teahouse.core import batch_kernels
from teahouse.core.conformance import Report, check_game, run
from teahouse.core.definition_check import settings
from teahouse.core.ledger import load_ledger
from teahouse.core.messages import text_values
from teahouse.core.rng import seed_words

GAMES = teahouse.games()
TESTS = Path(__file__).parent
MARK = re.compile(r"mark\.rule\(([^)]*)\)")


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> teahouse.Game:
    return teahouse.game(request.param)


def test_it_conforms(game: teahouse.Game) -> None:
    """One game in every fifth setting, on both backends; `teahouse check` plays them all."""
    report = Report()
    for k, setting in enumerate(settings(game)):
        if k % 5 == 0:
            check_game(game, setting, k, True, report)
    assert report.findings == []
    assert report.steps > 100


@pytest.mark.slow
def test_it_conforms_in_every_setting(game: teahouse.Game) -> None:
    report = run(game, messages=i18n.catalogue(), games=2)
    assert report.findings == []


def test_its_messages_are_complete(game: teahouse.Game) -> None:
    from teahouse.core.messages import faults

    assert faults(game, i18n.catalogue()) == []


@pytest.mark.slow  # a build of its own; a bad index stops the interpreter too, and both agree
def test_compiled_code_stays_within_bounds(game: teahouse.Game) -> None:
    """Compiled code does not check bounds; this build does."""
    build = game.compile(bounds_check=True)
    dtype = game.layout.dtype()
    for players in range(game.options["players"].low or 1, (game.options["players"].high or 1) + 1):
        template = game.prepared({"players": players})
        template.rng = seed_words(players)
        source = np.frombuffer(bytearray(game.layout.encode(template)), dtype=dtype)
        scored, made = np.zeros(20 * players, dtype="q"), np.zeros(20, dtype="q")
        ids, ev = np.zeros(len(game.codec) + 1, dtype="q"), np.zeros(1, dtype="q")
        build.entry(batch_kernels.playouts)(
            np.zeros(2, dtype=dtype), source, 0, 20, scored, made, ids, ev
        )
        assert made.min() > 0
        assert game.playouts(20, players=players, seed=players).steps.tolist() == made.tolist()


def test_every_rule_has_a_test_marked_with_it(game: teahouse.Game) -> None:
    marked: set[str] = set()
    for file in (TESTS / game.name).rglob("test_*.py"):
        for found in MARK.findall(file.read_text("utf-8")):
            marked |= set(re.findall(r'"([A-Z]\d\d)"', found))
    assert sorted(set(load_ledger(game.definition)) - marked) == []


def test_every_rule_names_functions_that_name_it(game: teahouse.Game) -> None:
    package = importlib.import_module(game.definition.rules.state.__module__).__package__
    assert package is not None
    for number, rule in load_ledger(game.definition).items():
        assert rule.functions, f"{number} names no function"
        for name in rule.functions:
            assert number in source_of(package, name), f"{name} does not name {number}"
        assert rule.kind in ("stated", "ruling", "mixed")


def source_of(package: str, name: str) -> str:
    """The source of what stands at a dotted name inside a game's package, comments included."""
    parts = name.split(".")
    for cut in range(len(parts), 0, -1):
        try:
            module: Any = importlib.import_module(".".join([package, *parts[:cut]]))
        except ModuleNotFoundError:
            continue
        found = reduce(getattr, parts[cut:], module)
        return inspect.getsource(found)
    raise AssertionError(f"{name} is nowhere in {package}")


def test_a_state_is_small(game: teahouse.Game) -> None:
    assert game.layout.size < 2048
    assert len(game.codec) < 400


RECONSTRUCTED = "C57"  # partly lost, not decided by us; its text says so
RULING = {
    "en": r"ruling|all ours|limits are ours",
    "fr": r"arbitrage|viennent de nous",
    "it": r"interpretazione|sono nostr",
}


@pytest.mark.parametrize("name", ["ceylon", "darjeeling"])
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_a_text_that_is_partly_a_ruling_says_which_part(name: str, language: str) -> None:
    texts, odd = i18n.Texts(language), []
    game = teahouse.game(name)
    values = text_values(game.components)
    for number, rule in load_ledger(game.definition).items():
        text = texts(f"{name}-rule-{number}", **values).lower()
        marked = re.search(RULING[language], text) is not None
        if number != RECONSTRUCTED and marked != (rule.kind != "stated"):
            odd.append(number)
    assert odd == []
