"""Whether the modules and files in a game's folder can be read and used."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.resources.abc import Traversable
from typing import Any

from .definition import Definition
from .errors import describe
from .folder import find_file, find_module, package_of
from .game import Game
from .ledger import load_ledger

MODULES = ("heuristics", "features", "value_features", "truth", "drawing", "standings")
TABLES = ("aspects.toml", "feats.toml", "heuristics.toml", "ledger.toml", "strength.toml")


def folder_faults(game: Game) -> list[str]:
    """What is wrong in the folder of a game, in one sentence each."""
    definition = game.definition
    beside = definition.rules.state.__module__
    found: list[str] = []
    for name in MODULES:
        found += _faults_of(
            f"the module {name} cannot be loaded", partial(find_module, beside, name)
        )
    for name in TABLES:
        found += _faults_of(f"{name} cannot be read", partial(_read_toml, definition, name))
    for file in _messages(beside):
        found += _faults_of(f"{file.name} cannot be read", partial(file.read_text, "utf-8"))
    return found or list(_unknown_functions(definition))


def _faults_of(otherwise: str, look: Callable[[], object]) -> list[str]:
    try:
        look()
    except Exception as error:
        return [f"{otherwise}: {describe(error)}"]
    return []


def _read_toml(definition: Definition, name: str) -> None:
    tomllib.loads(definition.research.text(name) or "")


def _messages(beside: str) -> Iterator[Traversable]:
    """The files of messages, in all languages."""
    folder = find_file(beside, "locales")
    for place in folder.iterdir() if folder is not None else ():
        if place.is_dir():
            yield from (file for file in place.iterdir() if file.name.endswith(".ftl"))


def _unknown_functions(definition: Definition) -> Iterator[str]:
    """Functions the ledger names that do not exist."""
    package = package_of(definition.rules.state.__module__)
    for number, rule in load_ledger(definition).items():
        for named in rule.functions:
            if not _is_there(package, named.split(".")):
                yield f"ledger.toml: {number} is held by {named}, which is not there"


def _is_there(package: str, parts: list[str]) -> bool:
    """Whether a dotted name resolves in a package: modules first, then members."""
    for cut in range(len(parts), -1, -1):
        try:
            module: Any = import_module(".".join([package, *parts[:cut]]))
        except ModuleNotFoundError:
            continue
        return all((module := getattr(module, name, None)) is not None for name in parts[cut:])
    return False
