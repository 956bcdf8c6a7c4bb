"""Arguments that several commands take together.

Typer has no parameter groups. Here a parameter whose type is a dataclass stands for its fields:
`flattened` expands them for Typer, and the command gets the dataclass.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass
from functools import wraps
from inspect import Parameter, Signature, signature
from typing import TYPE_CHECKING, Any, get_type_hints

from .arguments import (
    Address,
    ComponentsFile,
    Config,
    Database,
    EngineName,
    Jobs,
    Lang,
    Pairs,
    Seconds,
    WholeSeed,
    chosen_game,
    chosen_options,
    texts_for,
)

if TYPE_CHECKING:
    from teahouse.arena.engines import Engine
    from teahouse.core.game import Game
    from teahouse.i18n import Texts
    from teahouse.server.settings import Settings


@dataclass(frozen=True)
class GameArguments:
    """How a game is set up, and the language of the output."""

    option: Pairs = None
    components: ComponentsFile = None
    lang: Lang = None

    @property
    def texts(self) -> Texts:
        return texts_for(self.lang)

    def game(self, name: str) -> Game:
        return chosen_game(name, self.components)

    def options(self, players: int | None = None) -> dict[str, Any]:
        return chosen_options(players, self.option)


@dataclass(frozen=True)
class MatchArguments:
    """How matches between bots are run."""

    seed: WholeSeed = 1
    jobs: Jobs = 1
    clock: Seconds = None
    engine: EngineName = "local"
    address: Address = None

    def runner(self) -> Engine:
        from teahouse.arena import engines

        return engines.engine(self.engine, self.jobs, self.address)


@dataclass(frozen=True)
class StoreArguments:
    """The store of a table server to work on, and the language of the output."""

    db: Database = None
    config: Config = None
    lang: Lang = None

    @property
    def texts(self) -> Texts:
        return texts_for(self.lang)

    def settings(self) -> Settings:
        from teahouse.server.settings import read

        return read(self.config, db=self.db)


def flattened(command: Callable[..., None]) -> Callable[..., None]:
    """The command as Typer takes it, the fields of its groups after its own parameters."""
    hints = get_type_hints(command, include_extras=True)
    groups: dict[str, Any] = {name: kind for name, kind in hints.items() if is_dataclass(kind)}
    parameters = [
        parameter.replace(kind=Parameter.KEYWORD_ONLY, annotation=hints[name])
        for name, parameter in signature(command).parameters.items()
        if name not in groups
    ]
    for group in groups.values():
        parameters += _spread(group)

    @wraps(command)
    def flat(**given: Any) -> None:
        for name, group in groups.items():
            given[name] = group(**{field.name: given.pop(field.name) for field in fields(group)})
        command(**given)

    flat.__dict__["__signature__"] = Signature(parameters)
    flat.__annotations__ = {each.name: each.annotation for each in parameters}
    return flat


def _spread(group: Any) -> list[Parameter]:
    hints = get_type_hints(group, include_extras=True)
    return [
        Parameter(
            field.name, Parameter.KEYWORD_ONLY, default=field.default, annotation=hints[field.name]
        )
        for field in fields(group)
    ]
