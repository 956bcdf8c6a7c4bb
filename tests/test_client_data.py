"""What the client tells beside the texts is what the package and the docs say."""

from __future__ import annotations

import json
import re
import runpy
from pathlib import Path

import pytest
from benchmarks import blunders
from benchmarks.ladder import still_true

import teahouse
from teahouse.bots.strength import load_matches, load_strength
from teahouse.core.ledger import load_ledger

ROOT = Path(__file__).resolve().parents[1]
FACES = ROOT / "web" / "src" / "games"


def faced() -> list[str]:
    return [name for name in teahouse.games() if (FACES / name / "rules.ts").exists()]


@pytest.mark.parametrize("name", faced())
def test_every_section_of_the_rules_has_its_sign_and_no_other_rule_has_one(name: str) -> None:
    ledger = load_ledger(teahouse.game(name).definition)
    source = (FACES / name / "rules.ts").read_text("utf-8")
    (signs,) = re.findall(r"sections: {\n(.*?)^  }", source, re.DOTALL | re.MULTILINE)
    assert set(re.findall(r"(\w+):", signs)) == {rule.section for rule in ledger.values()}
    decorated = set(re.findall(r"\b[A-Z]\d\d\b", source))
    assert decorated <= set(ledger)


def test_what_the_docs_tell_of_the_bots_is_made_from_the_data() -> None:
    script = runpy.run_path(str(ROOT / "benchmarks" / "bot_page.py"))
    stale = [path for path, text in script["generated"]() if path.read_text("utf-8") != text]
    assert stale == [], "run: python benchmarks/bot_page.py"
    kept = {name: load_strength(teahouse.game(name).definition) for name in teahouse.games()}
    assert {name for name, levels in kept.items() if levels} <= set(script["measured"]())


@pytest.mark.parametrize("name", teahouse.games())
def test_no_figure_is_told_of_bots_that_play_otherwise_today(name: str) -> None:
    """A match keeps a digest of what decides it; `python -m benchmarks.ladder` measures anew."""
    game = teahouse.game(name)
    assert list(still_true(game).values()) == load_matches(game.definition)
    told = json.loads(blunders.FILE.read_text("utf-8")).get(name, [])
    assert list(blunders.still_true(game).values()) == told
