"""One measurement for peers.py: random play by one engine for some seconds, steps counted.

Runs in the peers' environment; each probe imports only what it measures.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any


def per_second(once: Callable[[], int], seconds: float) -> float:
    """Steps per second of a piece of work that says how many steps it made; warmed up once."""
    once()
    begun, steps = time.perf_counter(), 0
    while time.perf_counter() - begun < seconds:
        steps += once()
    return steps / (time.perf_counter() - begun)


def teahouse_games(backend: str, threads: int) -> Callable[[], int]:
    import teahouse

    game, count = teahouse.game("darjeeling"), [0]
    n = 10 if backend == "python" else 4000

    def once() -> int:
        count[0] += 1
        played = game.playouts(n, players=4, seed=count[0], backend=backend, threads=threads)
        return sum(played.steps)

    return once


def teahouse_steps() -> Callable[[], int]:
    import teahouse

    game, count, rng = teahouse.game("darjeeling"), [0], random.Random(1)

    def once() -> int:
        count[0] += 1
        position, steps = game.new(players=4, seed=count[0], backend="numba"), 0
        while position.actor is not None:
            ids = position.legal_ids()
            position.apply(ids[int(rng.random() * len(ids))])
            steps += 1
        return steps

    return once


def teahouse_batch() -> Callable[[], int]:
    import teahouse

    batch = teahouse.game("darjeeling").batch(1024, players=4, seed=1, backend="numba")

    def once() -> int:
        batch.step(batch.sample())
        return 1024

    return once


def teahouse_vector(name: str) -> Callable[[], int]:
    import teahouse
    from teahouse.research.vector import Games

    games = Games(teahouse.game(name), 1024, players=4, seed=1, threads=2)

    def once() -> int:
        games.step(games.sample())
        return 1024

    return once


def catanatron() -> Callable[[], int]:
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def once() -> int:
        game = Game([RandomPlayer(c) for c in colours])
        game.play()
        return len(game.position.actions)

    return once


def openspiel(name: str) -> Callable[[], int]:
    import pyspiel  # type: ignore[import-not-found]

    game, rng = pyspiel.load_game(name), random.Random(1)

    def once() -> int:
        position, steps = game.new_initial_state(), 0
        while not position.is_terminal():
            if position.is_chance_node():
                outcomes, weights = zip(*position.chance_outcomes(), strict=True)
                position.apply_action(rng.choices(outcomes, weights)[0])
            else:
                position.apply_action(rng.choice(position.legal_actions()))
                steps += 1
        return steps

    return once


def openspiel_search() -> Callable[[], int]:
    import pyspiel

    game, simulations = pyspiel.load_game("backgammon"), 1000
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 512, False, 1, False)
    position = game.new_initial_state()
    while position.is_chance_node():
        position.apply_action(position.chance_outcomes()[0][0])

    def once() -> int:
        bot.step(position)
        return simulations

    return once


def teahouse_search(depth: int) -> Callable[[], int]:
    import teahouse
    from teahouse.bots import heuristics
    from teahouse.bots.search.runner import Budget, Searcher, Settings

    game, simulations = teahouse.game("darjeeling"), 1000
    search = Searcher(game, heuristics.swaps(game))
    position = game.new(players=2, seed=1)

    def once() -> int:
        search.think(position, Budget(simulations), Settings(depth=depth), 1)
        return simulations

    return once


def pgx_backgammon() -> Callable[[], int]:
    import jax  # type: ignore[import-not-found]
    import jax.numpy as jnp  # type: ignore[import-not-found]
    import pgx  # type: ignore[import-not-found]
    from pgx.experimental import auto_reset  # type: ignore[import-not-found]

    env, n = pgx.make("backgammon"), 1024
    step = jax.vmap(auto_reset(env.step, env.init))

    def choose_and_step(position: Any, key: Any) -> Any:
        first, second = jax.random.split(key)
        choice = jax.random.categorical(first, jnp.where(position.legal_action_mask, 0.0, -1e9))
        return step(position, choice, jax.random.split(second, n))

    run = jax.jit(choose_and_step)
    held = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), n))]
    keys = [jax.random.PRNGKey(1)]

    def once() -> int:
        keys[0], key = jax.random.split(keys[0])
        held[0] = run(held[0], key)
        held[0].legal_action_mask.block_until_ready()
        return n

    return once


PROBES: dict[str, Callable[[], Callable[[], int]]] = {
    "teahouse-python": lambda: teahouse_games("python", 1),
    "teahouse-numba": lambda: teahouse_games("numba", 1),
    "teahouse-numba-2": lambda: teahouse_games("numba", 2),
    "teahouse-step": teahouse_steps,
    "teahouse-batch": teahouse_batch,
    "teahouse-vector": lambda: teahouse_vector("darjeeling"),
    "teahouse-vector-ceylon": lambda: teahouse_vector("ceylon"),
    "catanatron": catanatron,
    "openspiel-backgammon": lambda: openspiel("backgammon"),
    "openspiel-gin": lambda: openspiel("gin_rummy"),
    "pgx-backgammon": pgx_backgammon,
    "openspiel-search": openspiel_search,
    "teahouse-search": lambda: teahouse_search(12),
    "teahouse-search-full": lambda: teahouse_search(10_000),
}

if __name__ == "__main__":
    name, seconds = sys.argv[1], float(sys.argv[2])
    print(json.dumps({"probe": name, "steps_per_second": per_second(PROBES[name](), seconds)}))
