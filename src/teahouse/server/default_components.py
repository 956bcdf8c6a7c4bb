"""Default component values set by the host: GAME.toml in one folder.

A table stores them when it is opened, so it keeps the values it began with, whatever the host
changes later.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import teahouse
from teahouse.core import component_edits
from teahouse.core.components import ComponentSet, merged, read_toml
from teahouse.core.game import Game
from teahouse.core.registry import playable_games


class DefaultComponents:
    """The defaults of all games, read and checked once."""

    def __init__(self, folder: Path) -> None:
        found = {name: read_default(folder, name) for name in playable_games()}
        self._files = {name: file for name, file in found.items() if file}
        self._changes = {name: _differing(name, file) for name, file in self._files.items()}

    def components(self, name: str) -> ComponentSet:
        """The values of a game here, with their sources; UnknownGame if there is no such game."""
        return teahouse.game(name).components.replaced(self._files.get(name, {}))

    def changes(self, name: str, own: Mapping[str, Any]) -> dict[str, Any]:
        """How a table opened with these values differs from the game."""
        return merged(self._changes.get(name, {}), own)

    def game(self, name: str) -> Game:
        changes = self._changes.get(name)
        return teahouse.game(name, components=changes)


def read_default(folder: Path, name: str) -> dict[str, Any]:
    """The default of one game, empty if there is none; BadComponents if it is invalid."""
    file = folder / f"{name}.toml"
    if not file.is_file():
        return {}
    changes = read_toml(file)
    component_edits.game_with_changes(teahouse.game(name), changes)
    return changes


def _differing(name: str, file: Mapping[str, Any]) -> dict[str, Any]:
    """Only values that differ from the game's own, as tables store them."""
    found = teahouse.game(name).components
    edits = component_edits.differing(found, component_edits.edits_of(found, file))
    return component_edits.as_changes(edits)
