"""What the client tells beside the texts is what the package and the docs say."""

from __future__ import annotations

import json
import re
import runpy
from pathlib import Path
from typing import Any

import pytest

import teahouse
from teahouse.core.ledger import load_ledger

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"


def numbers(ranges: str) -> list[int]:
    """[1, 2, 3, 7] of "1-3 7"."""
    parts = [[int(n) for n in part.split("-")] for part in ranges.split()]
    return [n for part in parts for n in range(part[0], part[-1] + 1)]


def told(game: str) -> dict[str, Any]:
    """The ledger of a game as the client's rules reference orders it."""
    source = (WEB / "src" / "rules" / "ledger.ts").read_text("utf-8")
    (block,) = re.findall(rf"^  {game}: {{\n(.*?)^  }},", source, re.DOTALL | re.MULTILINE)
    sections = re.findall(r'^      \["\w+", "[\w-]+", "([\d -]+)"\],', block, re.MULTILINE)
    return {
        "letter": re.findall(r'letter: "(\w)"', block)[0],
        "order": [n for section in sections for n in numbers(section)],
        "mixed": numbers(re.findall(r'mixed: "([\d -]*)"', block)[0]),
        "ruling": numbers(re.findall(r'rulings: "([\d -]*)"', block)[0]),
    }


@pytest.mark.parametrize("name", teahouse.games())
def test_the_rules_reference_tells_every_rule_of_the_ledger_once(name: str) -> None:
    ledger, shown = load_ledger(teahouse.game(name).definition), told(name)
    assert sorted(f"{shown['letter']}{n:02}" for n in shown["order"]) == sorted(ledger)


@pytest.mark.parametrize("name", teahouse.games())
@pytest.mark.parametrize("kind", ["mixed", "ruling"])
def test_the_rules_reference_marks_the_rulings_of_the_ledger(name: str, kind: str) -> None:
    ledger, shown = load_ledger(teahouse.game(name).definition), told(name)
    marked = [f"{shown['letter']}{n:02}" for n in shown[kind]]
    assert sorted(marked) == sorted(number for number, r in ledger.items() if r.kind == kind)


def test_the_page_of_the_bots_shows_the_figures_of_the_docs() -> None:
    script = runpy.run_path(str(WEB / "scripts" / "strength.py"))
    shown = json.loads((WEB / "src" / "screens" / "strength.json").read_text("utf-8"))
    assert shown == script["strength"](script["PAGE"].read_text("utf-8"))
    assert set(shown) == set(teahouse.games())
    assert all("easy" in levels for levels in shown.values())
