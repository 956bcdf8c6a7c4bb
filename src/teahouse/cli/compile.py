"""`teahouse compile`: compile in advance what the first use would compile."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from .arguments import Lang, chosen_game, texts_for

Games = Annotated[
    list[str] | None,
    typer.Argument(metavar="[GAME...]", help="data-arg-games", show_default=False),
]


def compile_games(games: Games = None, lang: Lang = None) -> None:
    from teahouse.core.registry import playable_games

    texts = texts_for(lang)
    for name in games or playable_games():
        began = time.monotonic()
        compile_game(chosen_game(name, None).name)
        seconds = round(time.monotonic() - began)
        print(texts("data-compiled", title=texts(f"{name}-title"), seconds=seconds), flush=True)


def compile_game(name: str) -> None:
    """The engine, the search of the bots, and where NumPy is, the environments."""
    import teahouse
    from teahouse.bots.service import warm_up
    from teahouse.research.vector import Games as Environments

    game = teahouse.game(name)
    position = game.new(seed=0, backend="numba")
    position.apply(position.legal_ids()[0])
    warm_up(name, {})
    game.playouts(1, seed=0, backend="numba")
    Environments(game, 1, seed=0, backend="numba")
