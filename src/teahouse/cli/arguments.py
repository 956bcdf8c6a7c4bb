"""Arguments of several commands: a game, its options, a seed, a language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from teahouse import i18n
from teahouse.i18n import Texts

if TYPE_CHECKING:
    from teahouse.core.errors import BadComponents
    from teahouse.core.game import Game


def _games(incomplete: str) -> list[str]:
    """Shell completion of game names."""
    from teahouse.core.registry import games

    return [name for name in games() if name.startswith(incomplete)]


GameName = Annotated[
    str,
    typer.Argument(metavar="GAME", help="cli-arg-game", show_default=False, autocompletion=_games),
]
JournalFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="cli-arg-journal", show_default=False)
]
Players = Annotated[
    int | None, typer.Option("--players", metavar="N", help="cli-arg-players", show_default=False)
]


def typed_seed(given: str | None) -> str | None:
    """A seed as typed: digits are a whole number, as in Python; anything else is hex."""
    is_number = given is not None and given.isascii() and given.isdecimal()
    return f"{int(given):#x}" if is_number and given is not None else given


Seed = Annotated[
    str | None,
    typer.Option(
        "--seed", metavar="SEED", help="cli-arg-seed", show_default=False, callback=typed_seed
    ),
]
WholeSeed = Annotated[
    int,
    typer.Option("--seed", metavar="N", help="cli-arg-first-seed", min=0, show_default=False),
]
Pairs = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="cli-arg-option", show_default=False),
]
ComponentsFile = Annotated[
    Path | None,
    typer.Option("--components", metavar="FILE", help="cli-arg-components", show_default=False),
]
Backend = Annotated[
    str | None,
    typer.Option("--backend", metavar="NAME", help="cli-arg-backend", show_default=False),
]
AsJson = Annotated[bool, typer.Option("--json", help="cli-arg-json", show_default=False)]
Lang = Annotated[
    str | None, typer.Option("--lang", metavar="en|fr|it", help="cli-arg-lang", show_default=False)
]
OutputFile = Annotated[
    Path | None,
    typer.Option("--output", "-o", metavar="FILE", help="cli-arg-output", show_default=False),
]


Jobs = Annotated[int, typer.Option("--jobs", metavar="N", help="cli-arg-jobs", show_default=False)]
Seconds = Annotated[
    float | None,
    typer.Option(
        "--clock", metavar="S", help="cli-arg-match-clock", min=0.01, max=3600, show_default=False
    ),
]
EngineName = Annotated[
    str, typer.Option("--engine", metavar="NAME", help="arena-arg-engine", show_default=False)
]
Address = Annotated[
    str | None,
    typer.Option("--address", metavar="HOST:PORT", help="arena-arg-address", show_default=False),
]
Database = Annotated[
    str | None, typer.Option("--db", metavar="URL", help="cli-arg-db", show_default=False)
]
Config = Annotated[
    Path | None, typer.Option("--config", metavar="FILE", help="cli-arg-config", show_default=False)
]


class CliError(Exception):
    """A mistake in what was typed: the key of a message and its values."""

    def __init__(self, key: str, code: int = 2, rule: str = "", **values: Any) -> None:
        super().__init__(key)
        self.key = key
        self.code = code
        self.rule = rule  # its number, where one says so
        self.values = values


def texts_for(lang: str | None) -> Texts:
    return Texts(lang or i18n.from_environment())


def chosen_game(name: str, components: Path | None) -> Game:
    import teahouse

    try:
        return teahouse.game(name, components=components)
    except teahouse.BadComponents as error:
        raise refused_components(name, error) from None


def refused_components(name: str, error: BadComponents) -> CliError | BadComponents:
    """Why component values are refused, in the reader's language where there is a message."""
    reason = error.reason
    key = i18n.refusal_key(name, reason.code) if reason is not None else None
    if reason is None or key is None:
        return error
    values: dict[str, Any] = dict(reason.params)
    return CliError(key, rule=reason.rule, **values)


def chosen_options(players: int | None, pairs: Sequence[str] | None) -> dict[str, Any]:
    """`--players 4 --option map=china` as a game takes them."""
    given: dict[str, Any] = {} if players is None else {"players": players}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise CliError("cli-error-option-pair", given=pair)
        given[name.strip().replace("-", "_")] = value.replace("\\n", "\n")
    return given


class TranslatedCommand(TyperCommand):
    """A command whose help is translated, and which takes a game's options by their names."""

    texts: Texts

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        known = {opt for param in self.params for opt in [*param.opts, *param.secondary_opts]}
        if "--option" in known:
            args = by_name(args, {*known, "--help"}, option_names)
        return super().parse_args(ctx, args)

    def get_help_option(self, ctx: Any) -> Any:
        return translate_help(super().get_help_option(ctx), self.texts)


class TranslatedGroup(TyperGroup):
    texts: Texts

    def get_help_option(self, ctx: Any) -> Any:
        return translate_help(super().get_help_option(ctx), self.texts)


def translate_help(option: Any, texts: Texts) -> Any:
    if option is not None:
        option.help = texts("cli-arg-help")
        option.rich_help_panel = texts("cli-panel-options")
        hide_value(option)
    return option


def hide_value(param: Any) -> None:
    """A switch takes no value, though its help would show one."""
    if getattr(param, "is_flag", False):
        param.metavar = ""


def option_names() -> set[str]:
    """The options of all games."""
    import teahouse
    from teahouse.core.registry import playable_games

    return {name for game in playable_games() for name in teahouse.game(game).options}


def by_name(args: list[str], known: set[str], names: Callable[[], set[str]]) -> list[str]:
    """Rewrite `--map china` as `--option map=china` where a game has such an option."""
    rewritten: list[str] = []
    waiting = list(args)
    while waiting:
        word = waiting.pop(0)
        flag, equals, value = word.partition("=")
        name = flag.removeprefix("--").replace("-", "_")
        if word.startswith("--") and len(word) > 2 and flag not in known and name in names():
            if not equals and not waiting:
                raise CliError("cli-error-needs-value", option=flag)
            rewritten += ["--option", f"{name}={value if equals else waiting.pop(0)}"]
        else:
            rewritten.append(word)
    return rewritten
