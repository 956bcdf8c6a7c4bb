"""`teahouse dataset`: games between bots as Parquet files to learn from."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from .arena_output import Address, EngineName
from .arguments import (
    ComponentsFile,
    GameName,
    Lang,
    Pairs,
    Players,
    WholeSeed,
    chosen_game,
    chosen_options,
    texts_for,
)
from .tournament import Jobs, Seconds, usual_seats

Bots = Annotated[
    str, typer.Option("--bots", metavar="BOT,…", help="data-arg-bots", show_default=False)
]
Count = Annotated[int, typer.Option("-n", metavar="N", help="data-arg-n", show_default=False)]
Folder = Annotated[
    Path, typer.Option("--output", "-o", metavar="DIR", help="data-arg-folder", show_default=False)
]
Rewards = Annotated[
    str, typer.Option("--rewards", metavar="KIND", help="data-arg-rewards", show_default=False)
]


def dataset(
    game: GameName,
    output: Folder,
    bots: Bots = "easy",
    n: Count = 100,
    players: Players = None,
    option: Pairs = None,
    seed: WholeSeed = 1,
    jobs: Jobs = 1,
    clock: Seconds = None,
    rewards: Rewards = "win",
    engine: EngineName = "local",
    address: Address = None,
    components: ComponentsFile = None,
    lang: Lang = None,
) -> None:
    from teahouse.arena import engines
    from teahouse.bots import split
    from teahouse.research.dataset import Dataset, write_all

    from .output import progress

    texts = texts_for(lang)
    chosen = chosen_game(game, components)
    plan = Dataset(
        chosen.name, split(bots), n, usual_seats(chosen) if players is None else players, seed,
        rewards=rewards, seconds=clock, components=dict(chosen.components.changes) or None,
        options=chosen_options(None, option),
    )  # fmt: skip
    where = engines.engine(engine, jobs, address)
    with (
        progress(texts, "data-writing", n) as show,
        closing(write_all(plan, output, where)) as written,
    ):
        for done in written:
            show(done)
    print(texts("data-written", n=n, folder=str(output)))
