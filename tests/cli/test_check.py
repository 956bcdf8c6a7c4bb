"""`teahouse check` on games that are broken in one way each: a sentence, never a traceback."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from importlib.metadata import EntryPoint
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.cli.conftest import Run

import teahouse
from teahouse import i18n
from teahouse.core import hooks, registry
from teahouse.core.definition import Definition
from teahouse.core.options import Option, Options

CACHED = (registry.packages, registry._default, i18n._folders, i18n._fallbacks, i18n._bundle)
DARJEELING = teahouse.game("darjeeling").definition
LEDGER = b"""
[R1]
section = "turn"
kind = "ruling"
function = "rules.nothing"
text = "Nothing."
"""


@pytest.fixture(name="installed")
def install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Any]:
    """Puts a module on the path and an entry point for it beside those that are there."""
    monkeypatch.syspath_prepend(str(tmp_path))
    known = dict(registry._entry_points())

    def put(source: str, target: str = "odd:GAME") -> None:
        (tmp_path / "odd.py").write_text(source, "utf-8")
        point = EntryPoint("odd", target, registry.GROUP)
        monkeypatch.setattr(registry, "_entry_points", lambda: {**known, "odd": point})
        for function in CACHED:
            function.cache_clear()

    yield put
    sys.modules.pop("odd", None)
    for function in CACHED:
        function.cache_clear()


@pytest.mark.parametrize(
    ("source", "target", "said"),
    [
        ("", "nowhere.at.all:GAME", "No module named 'nowhere'"),
        ("", "odd:GAME", "has no attribute 'GAME'"),
        ("GAME = (", "odd:GAME", "SyntaxError"),
        ("GAME = 1 / 0", "odd:GAME", "ZeroDivisionError: division by zero (odd.py, line 1)"),
        ("GAME = 3", "odd:GAME", "odd:GAME is a int, not a Definition"),
        (
            "from teahouse.games.darjeeling.game import GAME",
            "odd:GAME",
            "odd:GAME defines a game called darjeeling",
        ),
    ],
)
def test_what_cannot_be_loaded_is_told_in_one_sentence(
    source: str, target: str, said: str, installed: Any, run: Run
) -> None:
    installed(source, target)
    answer = run("check", "odd")
    assert (answer.code, answer.out) == (2, "")
    assert len(answer.err.splitlines()) == 1
    assert said in answer.err


def test_a_broken_game_does_not_hide_the_others(installed: Any, run: Run) -> None:
    installed("GAME = (")
    assert "Darjeeling" in run("rules", "darjeeling").out


def players_only(tables: object) -> Options:
    return Options(Option("players", 3, low=2, high=9))


def low_default(tables: object) -> Options:
    return Options(Option("players", 3, low=2, high=4), Option("round_limit", 1, low=2, high=9))


def without_events() -> hooks.Limits:
    return replace(DARJEELING.rules.limits, rows=0)


def with_hook(hook: object, rule: object) -> Definition:
    return DARJEELING.changed(hooks={**DARJEELING.rules.hooks, hook: rule})


def explode(*arguments: object) -> Any:
    raise KeyError("teapot")


@pytest.mark.parametrize(
    ("definition", "check", "said"),
    [
        (DARJEELING.changed(hooks={}), "definition", "there is no rule for set_up"),
        (with_hook("teapot", explode), "definition", "'teapot' is no hook"),
        (with_hook(hooks.points, 3), "definition", "points is no function"),
        (DARJEELING.changed(minutes="five"), "definition", "a whole number, not 'five'"),
        (DARJEELING.changed(limits=without_events()), "definition", "0 rows of events"),
        (DARJEELING.changed(options=low_default), "definition", "round_limit goes from 2 to 9"),
        (DARJEELING.changed(options=lambda t: Options()), "definition", "no option players"),
        (DARJEELING.changed(options=players_only), "definition", "limits say 5 seats, but 9"),
        (DARJEELING.changed(apply_options=explode), "set-up", "KeyError: 'teapot'"),
        (DARJEELING.changed(view=explode), "nothing_hidden", "KeyError: 'teapot'"),
        (DARJEELING.changed(preview=explode), "codec", "KeyError: 'teapot'"),
        (DARJEELING.changed(breakdown=explode), "standings", "KeyError: 'teapot'"),
        (DARJEELING.changed(sketch=explode), "pictures", "KeyError: 'teapot'"),
        (DARJEELING.changed(name="odd"), "messages", "no messages in any language"),
    ],
)
def test_each_fault_of_a_definition_is_one_sentence(
    definition: Definition, check: str, said: str
) -> None:
    from teahouse.core import conformance

    game = teahouse.Game(definition.changed(options=short(definition)))
    report = conformance.run(game, messages=i18n.catalogue(), compiled=False)
    (finding, *_) = [f for f in report.findings if f.check == check]
    assert said in finding.detail
    assert "\n" not in finding.detail


def short(definition: Definition) -> Any:
    """Games of two rounds at one size of table, unless it is the options that are broken."""
    if definition.rules.options is not DARJEELING.rules.options:
        return definition.rules.options

    def options(tables: object) -> Options:
        known = dict(DARJEELING.rules.options(tables))
        known["players"] = Option("players", 2, low=2, high=2)
        known["round_limit"] = Option("round_limit", 2, low=2, high=2)
        return Options(*known.values())

    return options


@pytest.mark.parametrize(
    ("file", "content", "said"),
    [
        ("heuristics.py", b"1 / 0", "the module heuristics cannot be loaded: ZeroDivisionError"),
        ("features.py", b"import tea", "the module features cannot be loaded: ModuleNotFoundError"),
        ("drawing.py", b"(", "the module drawing cannot be loaded: SyntaxError"),
        ("aspects.toml", b"[odd", "aspects.toml cannot be read: TOMLDecodeError"),
        ("heuristics.toml", b"[odd", "heuristics.toml cannot be read: TOMLDecodeError"),
        ("ledger.toml", LEDGER, "ledger.toml: R1 is held by rules.nothing, which is not there"),
        (
            "locales/en/leaves.ftl",
            b"leaves-title = \xff",
            "leaves.ftl cannot be read: UnicodeDecode",
        ),
    ],
)
def test_each_fault_of_a_folder_is_one_sentence(
    file: str, content: bytes, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from teahouse.core.folder_check import folder_faults

    monkeypatch.syspath_prepend(str(tmp_path))
    package = tmp_path / "leaves"
    (package / "locales" / "en").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "state.py").write_text("class State: ...", "utf-8")
    (package / file).write_bytes(content)
    state = import_module("leaves.state").State
    monkeypatch.setattr(state, "__module__", "leaves.state")
    definition = replace(DARJEELING, rules=replace(DARJEELING.rules, state=state))
    game = SimpleNamespace(definition=definition)
    try:
        (fault,) = folder_faults(cast("teahouse.Game", game))
    finally:
        for name in [name for name in sys.modules if name.partition(".")[0] == "leaves"]:
            sys.modules.pop(name)
    assert said in fault
    assert "\n" not in fault


def test_what_is_not_utf_8_is_read_as_far_as_it_can_be(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "leaves.ftl").write_bytes(b"leaves-title = Th\xe9\n")
    assert list(i18n._files(tmp_path, "en")) == [("en/leaves.ftl", "leaves-title = Th\ufffd\n")]
