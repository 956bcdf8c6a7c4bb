"""The command line: help in the chosen language, errors as one plain sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import Annotated, Any

import typer

from teahouse import i18n
from teahouse.core.errors import RuleError, TeahouseError, UnknownVersion
from teahouse.extras import EXTRAS, package_of
from teahouse.i18n import Texts

from . import (
    admin,
    backup,
    balance,
    bench,
    build_engines,
    build_web,
    check,
    compile,
    completion,
    components,
    dataset,
    doctor,
    games,
    learn,
    new_game,
    play,
    replay,
    rules,
    scene,
    serve,
    simulate,
    solo,
    tournament,
    train,
    tune,
)
from .argument_groups import flattened
from .arguments import CliError, TranslatedCommand, TranslatedGroup, hide_value

USAGE_ERROR: Any = typer.BadParameter.__mro__[1]  # of the Click that Typer uses

STOPPED = 130  # the exit code of a keyboard interrupt

# GAME stands for a game that is installed.
EXAMPLES = {
    "teahouse": ["teahouse play", "teahouse play --lang it --players 4", "teahouse games --json"],
    "games": ["teahouse games", "teahouse games --json"],
    "play": [
        "teahouse play",
        "teahouse play GAME --players 4",
        "teahouse play --players 3 --bots hard,novice --hints",
        "teahouse play --humans 0,1",
        "teahouse play --resume",
    ],
    "learn": ["teahouse learn GAME", "teahouse learn GAME --lang it"],
    "simulate": [
        "teahouse simulate GAME -n 1000 --players 4",
        "teahouse simulate GAME -n 10000 --players 4 --jobs 2 -o games.jsonl",
    ],
    "tournament": [
        "teahouse tournament GAME --bots hard,medium -n 100 --players 2 --seed 1 --jobs 2",
        "teahouse tournament GAME --bots hard,mcts:sims=60,seed=2 -o games.jsonl --json",
    ],
    "balance": [
        "teahouse balance GAME -n 200 --players 3,4 --jobs 2",
        "teahouse balance GAME --components mine.toml --against box --lang fr -o mine.html",
    ],
    "tune": [
        "teahouse tune GAME --jobs 2 -o weights.toml",
        "teahouse tune GAME --rounds 8 --games 600 --sims 200 --write",
    ],
    "train": [
        "teahouse train GAME --jobs 2",
        "teahouse train GAME --rounds 5 --games 2000 --explore 0.8 -o networks",
    ],
    "dataset": [
        "teahouse dataset GAME -n 1000 --bots medium,easy --jobs 2 -o games",
        "teahouse dataset GAME -n 100 --bots python:my_module:policy -o mine",
    ],
    "compile": ["teahouse compile", "teahouse compile GAME"],
    "build-engines": [
        "teahouse build-engines",
        "teahouse build-engines GAME --target macos-aarch64 --into engines",
    ],
    "build-web": ["teahouse build-web site", "teahouse build-web site --engines engines"],
    "completion": [
        "teahouse completion bash >> ~/.bashrc",
        "teahouse completion fish > ~/.config/fish/completions/teahouse.fish",
    ],
    "check": ["teahouse check GAME", "teahouse check GAME --games 3 --json"],
    "bench": [
        "teahouse bench GAME",
        "teahouse bench GAME --json",
        "teahouse bench --bots",
    ],
    "new-game": ["teahouse new-game chess", "teahouse new-game chess my-games/chess"],
    "replay": ["teahouse replay show game.json"],
    "replay show": [
        "teahouse replay show game.json --at 20",
        "teahouse replay show games.jsonl --game 5",
    ],
    "replay verify": [
        "teahouse replay verify game.json",
        "teahouse replay verify games.jsonl --json",
    ],
    "replay export": ["teahouse replay export game.json --format csv -o game.csv"],
    "scene": ["teahouse scene NUMBER", "teahouse scene NUMBER --text"],
    "rules": ["teahouse rules GAME", "teahouse rules GAME --lang fr"],
    "components": [
        "teahouse components GAME",
        "teahouse components GAME --components GAME-box.toml --make-default",
        "teahouse components GAME --json",
    ],
    "serve": ["teahouse serve", "teahouse serve --port 9000 --no-open"],
    "home": ["teahouse home", "teahouse home --lan"],
    "backup": ["teahouse backup games.bak"],
    "restore": ["teahouse restore games.bak"],
    "doctor": ["teahouse doctor", "teahouse doctor --db postgresql://tea@localhost/tea --json"],
    "admin": ["teahouse admin list", "teahouse admin show 0k2f9x4m1q7c8b3d"],
    "admin list": ["teahouse admin list", "teahouse admin list --status running --json"],
    "admin show": ["teahouse admin show 0k2f9x4m1q7c8b3d"],
    "admin stop": ["teahouse admin stop 0k2f9x4m1q7c8b3d"],
    "admin delete": [
        "teahouse admin delete 0k2f9x4m1q7c8b3d",
        "teahouse admin delete 0k2f9x4m1q7c8b3d --for-good",
    ],
    "admin bring-back": ["teahouse admin bring-back 0k2f9x4m1q7c8b3d"],
    "admin lobby": ["teahouse admin lobby", "teahouse admin lobby close"],
    "admin ban": [
        "teahouse admin ban session 3fa0c41b99d2 --days 30",
        "teahouse admin ban address 203.0.113.7 --days 1 --why flooding",
        "teahouse admin ban address 2001:db8:1:2::/64",
    ],
    "admin bans": ["teahouse admin bans", "teahouse admin bans --json"],
    "admin unban": ["teahouse admin unban 3"],
    "admin reports": ["teahouse admin reports", "teahouse admin reports --done 3"],
    "admin forget": ["teahouse admin forget 3fa0c41b99d2"],
    "solo": ["teahouse solo", "teahouse solo GAME --add game.json --lang fr"],
}


def assemble() -> typer.Typer:
    app = typer.Typer(
        cls=TranslatedGroup, add_completion=False, no_args_is_help=True, help="cli-help-teahouse"
    )
    app.callback()(about)
    add(app, "games", "cli-help-games", games.games)
    add(app, "play", "cli-help-play", play.play)
    add(app, "learn", "cli-help-learn", learn.learn)
    add(app, "simulate", "cli-help-simulate", simulate.simulate)
    add(app, "tournament", "cli-help-tournament", tournament.tournament)
    add(app, "balance", "arena-help-balance", balance.balance)
    add(app, "tune", "cli-help-tune", tune.tune)
    add(app, "train", "cli-help-train", train.train)
    add(app, "dataset", "data-help-dataset", dataset.dataset)
    add(app, "compile", "data-help-compile", compile.compile_games)
    add(app, "build-engines", "data-help-build-engines", build_engines.build_engines)
    add(app, "build-web", "data-help-build-web", build_web.build_web)
    add(app, "completion", "data-help-completion", completion.completion)
    add(app, "check", "cli-help-check", check.check)
    add(app, "new-game", "cli-help-new-game", new_game.new_game)
    add(app, "bench", "cli-help-bench", bench.bench)
    parts = typer.Typer(cls=TranslatedGroup, no_args_is_help=True)
    add(parts, "show", "cli-help-replay-show", replay.show)
    add(parts, "verify", "cli-help-replay-verify", replay.verify)
    add(parts, "export", "cli-help-replay-export", replay.export)
    app.add_typer(parts, name="replay", help="cli-help-replay")
    add(app, "rules", "cli-help-rules", rules.rules)
    add(app, "scene", "cli-help-scene", scene.scene)
    add(app, "components", "cli-help-components", components.components)
    add(app, "solo", "cli-help-solo", solo.solo)
    add(app, "serve", "cli-help-serve", serve.serve)
    add(app, "home", "cli-help-home", serve.home)
    add(app, "backup", "cli-help-backup", backup.backup)
    add(app, "restore", "cli-help-restore", backup.restore)
    add(app, "doctor", "cli-help-doctor", doctor.doctor)
    app.add_typer(administration(), name="admin", help="cli-help-admin")
    return app


def add(app: typer.Typer, name: str, about: str, function: Callable[..., None]) -> None:
    """Add a command, with the key of its description."""
    app.command(name, help=about, cls=TranslatedCommand)(flattened(function))


def administration() -> typer.Typer:
    """`teahouse admin` and its commands."""
    parts = typer.Typer(cls=TranslatedGroup, no_args_is_help=True)
    add(parts, "list", "cli-help-admin-list", admin.list_tables)
    add(parts, "show", "cli-help-admin-show", admin.show)
    add(parts, "stop", "cli-help-admin-stop", admin.stop)
    add(parts, "delete", "cli-help-admin-delete", admin.delete)
    add(parts, "bring-back", "cli-help-admin-bring-back", admin.bring_back)
    add(parts, "lobby", "cli-help-admin-lobby", admin.lobby)
    add(parts, "ban", "cli-help-admin-ban", admin.ban)
    add(parts, "bans", "cli-help-admin-bans", admin.bans)
    add(parts, "unban", "cli-help-admin-unban", admin.unban)
    add(parts, "reports", "cli-help-admin-reports", admin.reports)
    add(parts, "forget", "cli-help-admin-forget", admin.forget)
    return parts


def show_version(wanted: bool) -> None:
    if wanted:
        import teahouse

        print(f"teahouse {teahouse.__version__}")
        raise typer.Exit


Version = Annotated[
    bool,
    typer.Option("--version", help="cli-arg-version", is_eager=True, callback=show_version),
]


def about(version: Version = False) -> None:
    """Take the options that come before a command."""


def command(texts: Texts) -> Any:
    """The whole command line with its help in one language."""
    whole: Any = typer.main.get_command(assemble())
    translate(whole, "teahouse", texts)
    return whole


def translate(part: Any, name: str, texts: Texts) -> None:
    """Replace message keys with text in a command and its subcommands."""
    from teahouse.core.registry import games

    example = next(iter(games()), "GAME")
    part.texts = texts
    part.help = texts(part.help)
    part.short_help = None
    part.rich_help_panel = texts("cli-panel-commands")
    examples = [f"  {line.replace('GAME', example)}" for line in EXAMPLES[name]]
    part.epilog = "\n\n".join([texts("cli-examples"), *examples, texts("cli-exit-codes")])
    for param in part.params:
        param.help = texts(param.help)
        kind = "arguments" if param.param_type_name == "argument" else "options"
        param.rich_help_panel = texts(f"cli-panel-{kind}")
        hide_value(param)
    for inner, found in getattr(part, "commands", {}).items():
        translate(found, f"{name} {inner}".removeprefix("teahouse "), texts)


def language(args: Sequence[str]) -> str:
    """The language an invocation asks for, before it is parsed; else that of the environment."""
    for at, word in enumerate(args):
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
        if word == "--lang" and at + 1 < len(args):
            return args[at + 1]
    return i18n.from_environment()


def run(args: list[str]) -> int:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(
                errors="replace"
            )  # a terminal that lacks a character still shows the rest
    if completion.VARIABLE in os.environ:
        completion.prepare()
    wanted = language(args)
    texts = Texts(wanted if wanted in i18n.LANGUAGES else i18n.from_environment())
    try:
        code = command(texts).main(args, prog_name="teahouse", standalone_mode=False)
        sys.stdout.flush()
    except CliError as error:
        return complain(error_text(error, texts), error.code)
    except UnknownVersion as error:
        return complain(unknown_version(error, texts), 2)
    except TeahouseError as error:
        return complain(sentence(str(error)), 1 if isinstance(error, RuleError) else 2)
    except USAGE_ERROR as error:
        return complain(usage(error, texts), 2)
    except BrokenPipeError:  # the reader has closed the pipe; write nothing more, not even at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return complain(
            texts("cli-error-file", file=str(error.filename), why=str(error.strerror)), 1
        )
    except ModuleNotFoundError as error:
        return complain(missing_package(error, texts), 2)
    except (KeyboardInterrupt, typer.Abort):
        return complain(texts("cli-stopped"), STOPPED)
    if code == STOPPED:  # Typer has caught Ctrl-C before us
        return complain(texts("cli-stopped"), STOPPED)
    return code if isinstance(code, int) else 0


def missing_package(error: ModuleNotFoundError, texts: Texts) -> str:
    """The extra that installs a package; if there is none, it is a bug."""
    name = package_of(error)
    if name not in EXTRAS:
        raise error
    return texts("cli-error-extra", name=name, extra=EXTRAS[name])


def complain(words: str, code: int) -> int:
    print(words, file=sys.stderr)
    return code


def error_text(error: CliError, texts: Texts) -> str:
    words = texts(error.key, **error.values)
    if error.rule:
        words = f"{words.removesuffix('.')} ({texts('common-rule-number', number=error.rule)})"
    return with_full_stop(words)


def unknown_version(error: UnknownVersion, texts: Texts) -> str:
    known = ", ".join(str(version) for version in error.known)
    title = texts(f"{error.game}-title")
    return texts("cli-error-unknown-version", game=title, version=str(error.version), known=known)


def sentence(words: str) -> str:
    return with_full_stop(f"{words[:1].upper()}{words[1:]}")


def with_full_stop(words: str) -> str:
    return words if words.endswith((".", "!", "?")) else f"{words}."


def usage(error: Any, texts: Texts) -> str:
    """What is wrong with a command line, in our own message if there is one."""
    kind = type(error).__name__
    if kind == "NoArgsIsHelpError":
        return ""
    if kind == "NoSuchOption":
        return texts("cli-error-no-such-option", option=str(error.option_name))
    if kind == "MissingParameter" and error.param is not None:
        return texts("cli-error-missing", name=error.param.metavar or error.param.name.upper())
    where = getattr(error, "param", None)
    if where is not None:
        shown = where.opts[-1] if where.opts else where.name
        return texts("cli-error-bad-value", name=str(shown), why=sentence(error.message))
    return sentence(error.format_message())
