"""`teahouse dataset`: games between bots as training data in Parquet files."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from .argument_groups import GameArguments, MatchArguments
from .arguments import GameName, Players
from .tournament import usual_seats

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
    match: MatchArguments,
    setting: GameArguments,
    bots: Bots = "easy",
    n: Count = 100,
    players: Players = None,
    rewards: Rewards = "win",
) -> None:
    from teahouse.bots import split
    from teahouse.research.dataset import Dataset, write_all

    from .output import progress

    texts, chosen = setting.texts, setting.game(game)
    plan = Dataset(
        chosen.name, split(bots), n, usual_seats(chosen) if players is None else players,
        match.seed, rewards=rewards, seconds=match.clock,
        components=dict(chosen.components.changes) or None, options=setting.options(),
    )  # fmt: skip
    with (
        progress(texts, "data-writing", n) as show,
        closing(write_all(plan, output, match.runner())) as written,
    ):
        for done in written:
            show(done)
    print(texts("data-written", n=n, folder=str(output)))
