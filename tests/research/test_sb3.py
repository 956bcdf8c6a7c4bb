"""MaskablePPO learns from our environments as docs/research.md shows it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

import teahouse.research.gymnasium  # noqa: F401, registers the environments

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


@pytest.mark.slow
def test_maskable_ppo_learns_and_becomes_a_policy() -> None:
    pytest.importorskip("sb3_contrib", reason="the extra sb3 is not installed")
    (code,) = re.findall(r"^```py\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    names: dict[str, Any] = {}
    exec(compile(code, str(PAGE), "exec"), names)
    env = names["env"]
    observation, info = env.reset(seed=2)
    chosen = names["policy"](observation, info["action_mask"])
    assert chosen in np.flatnonzero(info["action_mask"])


@pytest.mark.slow
def test_it_learns_from_observations_by_name_too() -> None:
    learners = pytest.importorskip("sb3_contrib", reason="the extra sb3 is not installed")
    env = gymnasium.make(
        "teahouse/Darjeeling-v0", players=2, opponents="random", target=12, observations="dict"
    ).unwrapped
    model = learners.MaskablePPO("MultiInputPolicy", env, n_steps=32, seed=1)
    before = [part.clone() for part in model.policy.parameters()]
    model.learn(32)
    assert any(not (a == b).all() for a, b in zip(before, model.policy.parameters(), strict=True))
