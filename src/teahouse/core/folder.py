"""The folder of a game: modules and files next to its definition, found by name.

The generic packages ask a game's folder for modules (`heuristics`, `features`, `truth`) and files
(`ledger.toml`, `aspects.toml`, `locales/`) in the same way wherever the game is installed.
"""

from __future__ import annotations

import importlib
import importlib.util
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType


def package_of(module: str) -> str:
    """The package of a module: itself if it is one, "" for a top-level module."""
    spec = importlib.util.find_spec(module)
    is_package = spec is not None and spec.submodule_search_locations is not None
    return module if is_package else module.rpartition(".")[0]


def find_module(beside: str, name: str) -> ModuleType | None:
    """The module of that name in the folder of a game's module, or None."""
    package = package_of(beside)
    path = f"{package}.{name}"
    if not package:
        return None
    try:
        return importlib.import_module(path)
    except ModuleNotFoundError as missing:
        if missing.name == path:
            return None
        raise


def find_file(beside: str, name: str) -> Traversable | None:
    """The file or folder of that name in the folder of a game's module, or None."""
    package = package_of(beside)
    if not package:
        return None
    found = files(package) / name
    return found if found.is_file() or found.is_dir() else None
