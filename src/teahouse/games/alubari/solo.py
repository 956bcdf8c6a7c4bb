"""The record of solo games and the campaign over three in a row. A76, A77.

The record is one JSON file, `alubari-solo.json`, in the data folder of the user::

    {"format": 1, "games": [{"points": 131.5, "earned": ["builder"], ...}, ...]}

Each game keeps its journal, so that a later version can look for more in it; entries and fields
that this version does not know are kept as they are.
"""

from __future__ import annotations

import contextlib
import json
import os
import tempfile
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from teahouse.core.cache import data_folder
from teahouse.core.game import Game
from teahouse.core.journal import Journal

from .achievements import ACHIEVEMENTS, earned, facts_of, near_misses

FILE = "alubari-solo.json"
FORMAT = 1
CAMPAIGN = (400, 500, 600)  # A77: more than this in three games in a row
CAMPAIGN_GAMES = 3


def record_file(folder: Path | None = None) -> Path:
    return (folder or data_folder()) / FILE


def load(folder: Path | None = None) -> dict[str, Any]:
    """The record; an empty one where there is none. A file that is no record is an error."""
    path = record_file(folder)
    try:
        text = path.read_text("utf-8")
    except FileNotFoundError:
        return {"format": FORMAT, "games": []}
    try:
        data = json.loads(text)
    except ValueError:
        raise ValueError(f"{path} is not a record of solo games") from None
    if not isinstance(data, dict) or not isinstance(data.get("games"), list):
        raise ValueError(f"{path} is not a record of solo games")
    return data


def save(data: Mapping[str, Any], folder: Path | None = None) -> None:
    """Written beside and moved into place, so that a crash never leaves half a record."""
    path = record_file(folder)
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, beside = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(data, file, ensure_ascii=False, indent=1)
        Path(beside).replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(beside).unlink()
        raise


def record_game(
    journal: Journal | Mapping[str, Any] | str,
    folder: Path | None = None,
    played: Game | None = None,
) -> dict[str, Any]:
    """Put a finished solo game into the record; what it earned, and what is new in it.

    A game that is already there (the same digest) is not counted twice.
    """
    if not isinstance(journal, Journal):
        journal = Journal.read(journal)
    facts = facts_of(journal, played)
    data = load(folder)
    before = set(all_earned(data))
    entry = {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "points": facts.points,
        "earned": earned(facts),
        "near": near_misses(facts),
        "facts": facts.as_json(),
        "journal": journal.as_json(),
    }
    is_new = all(_digest(game) != journal.digest for game in data["games"])
    if is_new:
        data["games"].append(entry)
        save(data, folder)
    after = all_earned(data)
    return {
        "recorded": is_new,
        "points": facts.points,
        "sources": dict(facts.sources),
        "earned": entry["earned"],
        "near": entry["near"],
        "new": [name for name in after if name not in before],
        "campaign": campaign(data),
    }


def _digest(game: Mapping[str, Any]) -> str:
    journal = game.get("journal")
    return str(journal.get("digest")) if isinstance(journal, Mapping) else ""


def points_of(data: Mapping[str, Any]) -> list[float]:
    """The points of the games in the order they were played."""
    return [float(game["points"]) for game in data["games"]]


def campaign(data: Mapping[str, Any]) -> dict[str, Any]:
    """A77: the best three games in a row so far, and the last ones that still count."""
    points = points_of(data)
    runs = [sum(points[k : k + CAMPAIGN_GAMES]) for k in range(len(points) - CAMPAIGN_GAMES + 1)]
    best = max(runs, default=0.0)
    return {
        "best": best,
        "running": points[1 - CAMPAIGN_GAMES :],
        "earned": [f"campaign-{n}" for n in CAMPAIGN if best > n],
    }


def all_earned(data: Mapping[str, Any]) -> list[str]:
    """Every achievement of the record, in the order of the table, the campaign last."""
    found = {name for game in data["games"] for name in game.get("earned", [])}
    return [a.name for a in ACHIEVEMENTS if a.name in found] + list(campaign(data)["earned"])


def report(folder: Path | None = None) -> dict[str, Any]:
    """The whole record as plain data for whoever shows it."""
    data = load(folder)
    points = points_of(data)
    won = all_earned(data)
    return {
        "games": len(points),
        "best": max(points, default=0.0),
        "points": points,
        "earned": won,
        "count": len(won),
        "of": len(ACHIEVEMENTS) + len(CAMPAIGN),
        "groups": groups(won),
        "near": _nearest(data, won),
        "campaign": campaign(data),
    }


def groups(won: list[str]) -> dict[str, dict[str, bool]]:
    """Every achievement by group, with whether it is earned."""
    shown: dict[str, dict[str, bool]] = {}
    for a in ACHIEVEMENTS:
        shown.setdefault(a.group, {})[a.name] = a.name in won
    shown["campaign"] = {f"campaign-{n}": f"campaign-{n}" in won for n in CAMPAIGN}
    return shown


def _nearest(data: Mapping[str, Any], won: list[str]) -> dict[str, float]:
    """What was missing at best for achievements not yet earned."""
    best: dict[str, float] = {}
    for game in data["games"]:
        for name, missing in game.get("near", {}).items():
            if name not in won:
                best[name] = min(missing, best.get(name, missing))
    return best
