"""What `examples/learn.py --save weights.npz` has learned, as a policy for any table of two.

    teahouse tournament ceylon --bots python:trained:policy,novice,random -n 50 --players 2
    teahouse serve --bot mine=python:trained:policy

Both are started in this folder; the weights lie beside this file, or where TRAINED says.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np


@cache
def weights() -> dict[str, Any]:
    file = os.environ.get("TRAINED") or Path(__file__).with_name("weights.npz")
    with np.load(file, allow_pickle=False) as kept:
        return dict(kept)


def policy(observation: Any, mask: Any) -> int:
    """The action the net likes best."""
    w = weights()
    hidden = np.maximum((observation - w["shift"]) * w["scale"] @ w["hidden"] + w["bias"], 0)
    return int(np.where(mask, hidden @ w["score"], -np.inf).argmax())
