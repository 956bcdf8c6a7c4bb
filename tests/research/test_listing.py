"""docs/research.md lists every feature and every action id as they are."""

from __future__ import annotations

import re
import tomllib
from hashlib import blake2b
from pathlib import Path

import pytest

import teahouse
from teahouse.research import features
from teahouse.research.reference import lists, page

MEANINGS = tomllib.loads(Path(__file__).with_name("meanings.toml").read_text("utf-8"))
PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_lists_are_current() -> None:
    text = PAGE.read_text("utf-8")
    assert page(text) == text, "run: python -m teahouse.research.reference docs/research.md"


def test_every_action_id_is_listed() -> None:
    for name in teahouse.games():
        after = lists().split(f"## {name.capitalize()}: the actions")[1]
        rows = re.findall(
            r"^\| \d+(?: to \d+)? \| [^|]+ \| ([^|]+) \|$", after.split("##")[0], re.M
        )
        listed = [text for texts in rows for text in texts.split(", ")]
        assert listed == [str(action) for action in teahouse.game(name).codec.actions]


def meaning(name: str) -> str:
    """A digest of what an environment's numbers mean: rules, action ids, features."""
    game = teahouse.game(name)
    told = [str(game.definition.version), *map(str, game.codec.actions)]
    listed = [p for players in (2, 3) for p in features.of(game, players)]
    told += [f"{p.name} {p.shape} {p.low} {p.high}" for p in listed]
    return blake2b("\n".join(told).encode(), digest_size=8).hexdigest()


@pytest.mark.parametrize("name", teahouse.games())
def test_the_version_changes_with_the_meaning(name: str) -> None:
    version = f"v{features.version(teahouse.game(name))}"
    assert MEANINGS[name].get(version) == meaning(name), (
        "raise VERSION in the game's features.py and add the digest to meanings.toml"
    )
