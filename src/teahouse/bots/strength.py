"""How strong the levels are, as measured: the matches in `strength.toml` in a game's folder."""

from __future__ import annotations

import tomllib
from itertools import pairwise
from typing import Any

from teahouse.core.definition import Definition

from .levels import LEVELS


def load_matches(definition: Definition) -> list[dict[str, Any]]:
    """The matches that were measured, in the order of the page; empty for a game without."""
    found = tomllib.loads(definition.research.text("strength.toml") or "")
    matches: list[dict[str, Any]] = found.get("match", [])
    return matches


def load_strength(definition: Definition) -> dict[str, Any]:
    """What each level takes from the one below, with two seats: games, share and its interval."""
    return {
        match["bot"]: {
            "games": match["games"],
            "share": match["share"],
            "low": match["interval"][0],
            "high": match["interval"][1],
        }
        for match in load_matches(definition)
        if match["seats"] == 2 and (match["against"], match["bot"]) in pairwise(LEVELS)
    }
