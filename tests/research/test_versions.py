"""The ids of environments carry a version that changes with what their numbers mean."""

from __future__ import annotations

import tomllib
from hashlib import blake2b
from pathlib import Path

import pytest

import teahouse
from teahouse.research import features

MEANINGS = tomllib.loads(Path(__file__).with_name("meanings.toml").read_text("utf-8"))


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
