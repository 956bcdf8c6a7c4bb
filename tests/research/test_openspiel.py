"""OpenSpiel: its own tests and algorithms, in a process of their own."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytest.importorskip("pyspiel")

SHORT = {
    "darjeeling": "teahouse_darjeeling(players=2,target=10,memory=closed,rng_seed=1)",
    "ceylon": "teahouse_ceylon(players=2,rng_seed=1)",
    "alubari": "teahouse_alubari(players=1,rng_seed=1)",
}

PROGRAM = """
import pickle
import sys
from copy import deepcopy
import numpy as np
import pyspiel
import teahouse.research.openspiel
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, outcome_sampling_mccfr

name = sys.argv[1]
game = pyspiel.load_game(name)
kind = game.get_type()
assert kind.chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
assert kind.utility == pyspiel.GameType.Utility.GENERAL_SUM

pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)

text = generate_playthrough.playthrough(name, action_sequence=None, seed=1)
assert "InformationStateTensor(0)" in text and "ObservationString(0)" in text
assert text == generate_playthrough.playthrough(name, action_sequence=None, seed=1)

def rolls():
    return mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))

twin = pickle.loads(pickle.dumps(game))  # with its generator: it deals the same
deals = [one.new_initial_state() for one in (twin, deepcopy(game), game)]
for deal in deals:
    deal.apply_action(0)
assert len(set(map(str, deals))) == 1

state = game.new_initial_state()
state.apply_action(0)
bot = mcts.MCTSBot(game, 2.0, 12, rolls(), random_state=np.random.RandomState(2))
blind = ismcts.ISMCTSBot(
    game=game, evaluator=rolls(), uct_c=2.0, max_simulations=12,
    random_state=np.random.RandomState(2),
)
for k in range(4):
    chosen = (bot if k % 2 else blind).step(state)
    assert chosen in state.legal_actions()
    copy = state.clone()
    back = game.deserialize_state(state.serialize())
    assert str(copy) == str(back) == str(state)
    kept = pickle.loads(pickle.dumps(state))
    assert str(kept) == str(deepcopy(state)) == str(state) and kept.history() == state.history()
    seat = state.current_player()
    assert back.information_state_string(seat) == state.information_state_string(seat)
    other = state.resample_from_infostate(seat, np.random.RandomState(k).random_sample)
    assert other.information_state_string(seat) == state.information_state_string(seat)
    assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
    assert str(other) != str(state)
    before = str(copy)
    state.apply_action(chosen)
    assert str(copy) == before

sys.setrecursionlimit(10_000)
solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
solver.iteration()
policy = solver.average_policy()
state = game.new_initial_state()
state.apply_action(0)
shares = policy.action_probabilities(state)
assert abs(sum(shares.values()) - 1) < 1e-6
while not state.is_terminal():
    state.apply_action(state.legal_actions()[-1])
assert abs(sum(state.returns()) - 1) < 1e-6
print("all is well")
"""


@pytest.mark.parametrize("name", list(SHORT))
def test_openspiel_plays_it(name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, SHORT[name]],
        capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.endswith("all is well\n")
