"""`teahouse tune`: tune the weights of a game's heuristics."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .argument_groups import GameArguments
from .arguments import CliError, GameName, Jobs, OutputFile, WholeSeed

if TYPE_CHECKING:
    from teahouse.arena.tune import Trial, Tuned, Tuning
    from teahouse.i18n import Texts

Rounds = Annotated[
    int, typer.Option("--rounds", metavar="N", help="cli-arg-rounds", show_default=False)
]
Candidates = Annotated[
    int, typer.Option("--candidates", metavar="N", help="cli-arg-candidates", show_default=False)
]
Games = Annotated[
    int, typer.Option("--games", metavar="N", help="cli-arg-tune-games", show_default=False)
]
Simulations = Annotated[
    int, typer.Option("--sims", metavar="N", help="cli-arg-sims", show_default=False)
]
SettingsOnly = Annotated[
    bool, typer.Option("--settings", help="cli-arg-tune-settings", show_default=False)
]
Write = Annotated[bool, typer.Option("--write", help="cli-arg-write", show_default=False)]


def tune(
    game: GameName,
    setting: GameArguments,
    rounds: Rounds = 5,
    candidates: Candidates = 4,
    games: Games = 400,
    sims: Simulations = 100,
    seed: WholeSeed = 1,
    jobs: Jobs = 1,
    output: OutputFile = None,
    write: Write = False,
    settings: SettingsOnly = False,
) -> None:
    from teahouse.arena import tune as engine
    from teahouse.bots import heuristics

    texts, chosen, options = setting.texts, setting.game(game), setting.options()
    changes = dict(chosen.components.changes) or None
    tuning = engine.Tuning(
        game, rounds, candidates, games, sims, seed, jobs, changes, options, settings
    )  # fmt: skip
    tuning.check()
    own = Path(str(getattr(heuristics.find(chosen), "FILE", "")))
    if write and not own.is_file():
        raise CliError("cli-error-no-weights-file", name=game)
    found = engine.tune(tuning, Telling(tuning, texts))
    say_result(found, texts)
    written = engine.rewritten(own.read_text("utf-8"), found.candidate, note(tuning, found))
    save(written, found, own if write else output, texts)


class Telling:
    """Prints a line for each finished trial, with an estimate of the time left."""

    def __init__(self, tuning: Tuning, texts: Texts) -> None:
        self.texts = texts
        self.total = tuning.rounds * tuning.candidates
        self.done = 0
        self.began = time.monotonic()
        self.say(texts("cli-tune-begins", n=self.total))

    def say(self, words: str) -> None:
        print(words, file=sys.stderr, flush=True)

    def __call__(self, trial: Trial) -> None:
        self.done += 1
        spent = time.monotonic() - self.began
        left = spent / self.done * (self.total - self.done) / 60
        percent = self.texts.number(round(100 * trial.share, 1))
        self.say(
            self.texts(
                "cli-tune-kept" if trial.kept else "cli-tune-refused",
                done=self.done,
                total=self.total,
                changes=changes_in_words(trial),
                share=percent,
                games=trial.games,
                minutes=round(left),
            )
        )


def changes_in_words(found: Trial | Tuned) -> str:
    return ", ".join(f"{name} {old} → {new}" for name, (old, new) in found.changes.items())


def say_result(found: Tuned, texts: Texts) -> None:
    if found.final is None:
        print(texts("cli-tune-nothing"), file=sys.stderr)
        return
    low, high = (texts.number(round(100 * end, 1)) for end in found.final.interval)
    share = texts.number(round(100 * found.final.share, 1))
    words = texts(
        "cli-tune-result",
        changes=changes_in_words(found),
        share=share,
        low=low,
        high=high,
        games=found.final.games,
    )
    print(words, file=sys.stderr)


def note(tuning: Tuning, found: Tuned) -> str:
    """The note in the file on how its weights were found."""
    final = found.final
    if final is None:
        return ""
    low, high = final.interval
    command = (
        f"teahouse tune {tuning.game} --rounds {tuning.rounds} --candidates {tuning.candidates} "
        f"--games {tuning.games} --sims {tuning.simulations} --seed {tuning.seed}"
        f"{' --settings' if tuning.settings_only else ''}"
    )
    return (
        f"{command}; took {final.share:.1%} ({low:.1%} to {high:.1%}) of {final.games} games "
        "from what was used before"
    )


def save(written: str, found: Tuned, file: Path | None, texts: Texts) -> None:
    """Write to a file or standard output; a result that is no better is discarded."""
    if found.final is None or found.final.share <= 0.5:
        return
    if file is None or file == Path("-"):
        print(written, end="")
        return
    file.write_text(written, encoding="utf-8")
    print(texts("cli-tune-written", file=str(file)), file=sys.stderr)
