"""`teahouse train`: a value network for the bots of a game."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .argument_groups import GameArguments
from .arguments import GameName, Jobs, WholeSeed

if TYPE_CHECKING:
    from teahouse.arena.training_rounds import Gate, Round
    from teahouse.i18n import Texts

Folder = Annotated[
    Path | None,
    typer.Option("--output", "-o", metavar="FOLDER", help="cli-arg-train-folder"),
]
Seats = Annotated[
    int, typer.Option("--players", metavar="N", help="cli-arg-train-players", show_default=False)
]
Rounds = Annotated[
    int, typer.Option("--rounds", metavar="N", help="cli-arg-train-rounds", show_default=False)
]
Games = Annotated[
    int, typer.Option("--games", metavar="N", help="cli-arg-train-games", show_default=False)
]
Simulations = Annotated[
    int, typer.Option("--sims", metavar="N", help="cli-arg-train-sims", show_default=False)
]
Explore = Annotated[
    float | None, typer.Option("--explore", metavar="X", help="cli-arg-train-explore", min=0)
]
GateGames = Annotated[
    int, typer.Option("--gate", metavar="N", help="cli-arg-train-gate", show_default=False)
]
GateSimulations = Annotated[
    int | None, typer.Option("--gate-sims", metavar="N", help="cli-arg-train-gate-sims", min=1)
]


def train(
    game: GameName,
    setting: GameArguments,
    output: Folder = None,
    players: Seats = 2,
    rounds: Rounds = 3,
    games: Games = 1000,
    sims: Simulations = 200,
    explore: Explore = None,
    gate: GateGames = 200,
    gate_sims: GateSimulations = None,
    seed: WholeSeed = 1,
    jobs: Jobs = 1,
) -> None:
    from teahouse.core.native import numba

    texts = setting.texts
    numba()  # fails with the reason if it is missing; NumPy comes with it
    from teahouse.arena import training_rounds as engine
    from teahouse.bots.learning import networks

    chosen = setting.game(game)
    training = engine.Training(
        game,
        output or Path(f"{game}-training"),
        rounds=rounds,
        games=games,
        simulations=sims,
        gate=gate,
        gate_simulations=gate_sims,
        explore=explore,
        players=players,
        seed=seed,
        jobs=jobs,
        components=dict(chosen.components.changes) or None,
        options=setting.options(),
    )
    training.check()
    say(texts("cli-train-begins", folder=str(training.folder)))
    best, last = engine.learn(training, lambda found: say_round(found, texts))
    if last is not None:
        say(texts("cli-train-last", **figures(last, texts)))
    if best is None:
        say(texts("cli-train-nothing"))
        return
    file = training.folder / networks.file_name(players)
    file.write_text(networks.written(best), "utf-8")
    say(texts("cli-train-written", file=str(file)))


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


def say_round(found: Round, texts: Texts) -> None:
    say(
        texts(
            "cli-train-kept" if found.gate.passed else "cli-train-refused",
            number=found.number,
            positions=found.samples,
            loss=texts.number(round(found.loss, 3)),
            guess=texts.number(round(found.guess, 3)),
            **figures(found.gate, texts),
        )
    )


def figures(gate: Gate, texts: Texts) -> dict[str, str | int]:
    own, other = gate.simulations
    percent = {name: getattr(gate, name) for name in ("share", "low", "high")}
    return {
        "own": own,
        "other": other,
        "games": gate.games,
        **{name: texts.number(round(100 * x, 1)) for name, x in percent.items()},
    }
