"""Solo records, computed from the finished tables of one session."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import teahouse
from teahouse.core.definition import SoloRecord
from teahouse.core.registry import playable_games

from .table import Table

MOST = 300  # games looked at, the latest


def games() -> dict[str, SoloRecord]:
    """The games that keep a solo record."""
    found = {name: teahouse.game(name).definition.presentation.solo for name in playable_games()}
    return {name: kept for name, kept in found.items() if kept is not None}


def records(kept: Mapping[str, SoloRecord], tables: Sequence[Table]) -> list[dict[str, Any]]:
    """One record for each of these games; tables in the order they ended."""
    return [record(name, solo, counted(tables, name)) for name, solo in kept.items()]


def counted(tables: Sequence[Table], name: str) -> list[Table]:
    """Games a person played alone from start to end, without undoing a draw, at tables
    that never moved to a browser."""
    return [
        table
        for table in tables
        if table.setup.game == name
        and table.players == 1
        and table.setup.start is None
        and table.position.outcome() is not None
        and table.seats[0].bot is None
        and not table.playthrough.redrawn
        and not table.local
    ]


def record(name: str, solo: SoloRecord, tables: Sequence[Table]) -> dict[str, Any]:
    """A game's record. Games keep it in a folder: here a temporary one."""
    with tempfile.TemporaryDirectory(prefix="teahouse-solo-") as made:
        folder = Path(made)
        played = [_played(solo, table, folder) for table in tables]
        return {"game": name, **solo.report(folder), "played": played}


def _played(solo: SoloRecord, table: Table, folder: Path) -> dict[str, Any]:
    found = solo.record(table.position.journal(), folder, table.game)
    return {
        "table_id": table.id,
        "ended": table.log[-1].entry.at,
        **{name: found[name] for name in ("points", "earned", "near")},
    }
