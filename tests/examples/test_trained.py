"""The tutorial's way: what the small learner saves plays as a policy."""

from __future__ import annotations

import runpy
from pathlib import Path

import numpy as np
import pytest

import teahouse
from teahouse.bots import ask, bot_of

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_saved_weights_choose_a_legal_action(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    learner = runpy.run_path(str(EXAMPLES / "learn.py"))["Policy"]
    position = teahouse.game("darjeeling").new(players=2, seed=1)
    seen = teahouse.observe(position.view(position.actor))
    actions = position.game.definition.rules.limits.actions
    made = learner(len(seen), actions, 1)
    monkeypatch.setenv("TRAINED", str(tmp_path / "weights.npz"))
    np.savez(tmp_path / "weights.npz", shift=made.shift, scale=made.scale, **made.weights)
    policy = runpy.run_path(str(EXAMPLES / "trained.py"))["policy"]
    mask = np.isin(np.arange(actions), position.legal_ids())
    best = int(made.think(seen[None], mask[None])[2][0].argmax())
    assert ask(bot_of(policy, position.game, 1), position).action == best
