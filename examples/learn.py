"""A small program that learns to beat the random bot: policy gradient in NumPy, nothing else.

    python examples/learn.py [--game ceylon] [--updates 150] [--curve curve.svg] [--save FILE.npz]

One hidden layer looks at the observation and gives a score to every action and a guess of the
points still to come (advantage actor-critic, Adam). It is paid every point it makes; what it is
tested on is the share of wins.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

import teahouse.research.gymnasium

ENVS, STEPS, HIDDEN = 128, 32, 96
RATE, DISCOUNT, TRACE, ENTROPY = 2e-3, 0.995, 0.95, 0.01
TEST_EVERY = 10

Arrays = dict[str, Any]


class Policy:
    """What the learner knows: the weights of its net, and how it moves them."""

    def __init__(self, width: int, actions: int, seed: int) -> None:
        rng = self.rng = np.random.default_rng(seed)
        self.weights: Arrays = {
            "hidden": rng.normal(0, width**-0.5, (width, HIDDEN)).astype(np.float32),
            "bias": np.zeros(HIDDEN, np.float32),
            "score": rng.normal(0, 0.01, (HIDDEN, actions)).astype(np.float32),
            "guess": np.zeros((HIDDEN, 1), np.float32),
        }
        self.scale = np.ones(width, np.float32)
        self.shift = np.zeros(width, np.float32)
        self._moments = {k: (np.zeros_like(w), np.zeros_like(w)) for k, w in self.weights.items()}
        self._updates = 0

    def get_used_to(self, seen: Any) -> None:
        """Take the usual size of every number from what is seen at the beginning."""
        self.shift = seen.mean(axis=0).astype(np.float32)
        self.scale = (1 / (seen.std(axis=0) + 0.3)).astype(np.float32)

    def think(self, seen: Any, mask: Any) -> tuple[Any, Any, Any, Any]:
        """The input, the hidden layer, the probability of every action, the guess."""
        w = self.weights
        x = (seen - self.shift) * self.scale
        hidden = np.maximum(x @ w["hidden"] + w["bias"], 0)
        scores = np.where(mask, hidden @ w["score"], -1e9)
        odds = np.exp(scores - scores.max(axis=1, keepdims=True))
        return x, hidden, odds / odds.sum(axis=1, keepdims=True), (hidden @ w["guess"])[:, 0]

    def choose(self, odds: Any) -> Any:
        """An action for each row, by its odds."""
        rolled = self.rng.random((len(odds), 1)) * odds.sum(axis=1, keepdims=True)
        return (odds.cumsum(axis=1) <= rolled).sum(axis=1).clip(0, odds.shape[1] - 1)

    def learn(self, seen: Any, mask: Any, chosen: Any, better: Any, returns: Any) -> None:
        """One step towards choices that turned out better than guessed."""
        n, rows = len(chosen), np.arange(len(chosen))
        x, hidden, odds, guess = self.think(seen, mask)
        taken = np.zeros_like(odds)
        taken[rows, chosen] = 1
        logs = np.log(odds + 1e-9)
        surprise = (logs + (-(odds * logs).sum(axis=1))[:, None]) * odds
        by_score = ((odds - taken) * better[:, None] + ENTROPY * surprise) / n
        by_guess = (guess - returns)[:, None] / n
        by_hidden = by_score @ self.weights["score"].T + by_guess @ self.weights["guess"].T
        by_hidden *= hidden > 0
        self._move(
            hidden=x.T @ by_hidden, bias=by_hidden.sum(axis=0),
            score=hidden.T @ by_score, guess=hidden.T @ by_guess,
        )  # fmt: skip

    def _move(self, **slopes: Any) -> None:
        """Adam."""
        self._updates += 1
        for name, slope in slopes.items():
            first, second = self._moments[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            step = first / (1 - 0.9**self._updates)
            size = np.sqrt(second / (1 - 0.999**self._updates)) + 1e-8
            self.weights[name] -= RATE * step / size


def advantages(rewards: Any, over: Any, guesses: Any, after: Any) -> Any:
    """How much better than guessed every step turned out (generalised advantage estimation)."""
    found, running = np.zeros_like(rewards), np.zeros(rewards.shape[1], np.float32)
    for t in reversed(range(len(rewards))):
        goes_on = 1 - over[t]
        error = rewards[t] + DISCOUNT * after * goes_on - guesses[t]
        running = error + DISCOUNT * TRACE * goes_on * running
        found[t], after = running, guesses[t]
    return found


def share_of_wins(policy: Policy, envs: Any) -> float:
    """The first game of every environment, played as the policy likes it now."""
    seen, info = envs.reset(seed=10_000)
    shares = np.full(envs.num_envs, np.nan)
    while np.isnan(shares).any():
        _, _, odds, _ = policy.think(seen, info["action_mask"])
        seen, reward, over, _, info = envs.step(policy.choose(odds))
        first = over & np.isnan(shares)
        shares[first] = reward[first]
    return float(shares.mean())


def train(game: str, updates: int, seed: int, save: Path | None = None) -> list[tuple[int, float]]:
    """The share of wins after so many decisions; the weights go to a file if one is given."""
    name = teahouse.research.gymnasium.identifier(game)
    envs: Any = gymnasium.make_vec(name, num_envs=ENVS, players=2, rewards="dense", seat="random")
    tests: Any = gymnasium.make_vec(name, num_envs=256, players=2, rewards="win", seat="random")
    space = envs.single_observation_space
    policy = Policy(space.shape[0], int(envs.single_action_space.n), seed)
    seen, info = envs.reset(seed=seed)
    curve = [(0, share_of_wins(policy, tests))]
    for update in range(1, updates + 1):
        kept: list[tuple[Any, ...]] = []
        for _ in range(STEPS):
            mask = info["action_mask"]
            _, _, odds, guess = policy.think(seen, mask)
            chosen = policy.choose(odds)
            before = seen.astype(np.float32), mask.astype(bool)
            seen, reward, over, _, info = envs.step(chosen)
            kept.append((*before, chosen, reward / 5, over, guess))
        rows = [np.array(part) for part in zip(*kept, strict=True)]
        if update == 1:
            policy.get_used_to(rows[0].reshape(-1, space.shape[0]))
        after = policy.think(seen, info["action_mask"])[3]
        better = advantages(rows[3].astype(np.float32), rows[4], rows[5], after)
        returns = (better + rows[5]).ravel()
        better = ((better - better.mean()) / (better.std() + 1e-6)).ravel()
        seen_then, mask_then, chosen_then = (p.reshape(-1, *p.shape[2:]) for p in rows[:3])
        policy.learn(seen_then, mask_then, chosen_then, better, returns)
        if update % TEST_EVERY == 0:
            curve.append((update * ENVS * STEPS, share_of_wins(policy, tests)))
            print(f"{curve[-1][0]:>8,} decisions: {curve[-1][1]:.0%} of the wins", flush=True)
    if save is not None:
        np.savez(save, shift=policy.shift, scale=policy.scale, **policy.weights)
        print(f"The weights are in {save}")
    return curve


def picture(game: str, curve: list[tuple[int, float]]) -> str:
    """The learning curve as SVG."""
    wide, high, edge = 480, 260, 40
    last = curve[-1][0]

    def at(decisions: int, share: float) -> str:
        x = edge + decisions / last * (wide - 2 * edge)
        y = high - edge - share * (high - 2 * edge)
        return f"{x:.1f},{y:.1f}"

    title = f"{game.capitalize()}, two seats: share of wins against the random bot"
    line = " ".join(at(*point) for point in curve)
    grid = "".join(
        f'<path d="M{at(0, s)} L{at(last, s)}" stroke="#ddd"/>'
        f'<text x="6" y="{at(0, s).split(",")[1]}" dominant-baseline="middle">{s:.0%}</text>'
        for s in (0.0, 0.25, 0.5, 0.75, 1.0)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}"'
        ' font-family="sans-serif" font-size="11" fill="#333">'
        f'<rect width="{wide}" height="{high}" fill="#fff"/>{grid}'
        f'<polyline points="{line}" fill="none" stroke="#276749" stroke-width="2"/>'
        f'<text x="{edge}" y="20">{title}</text>'
        f'<text x="{wide - edge}" y="{high - 12}" text-anchor="end">{last:,} decisions</text>'
        "</svg>\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="ceylon")
    parser.add_argument("--updates", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, default=None, help="where the picture goes")
    parser.add_argument("--save", type=Path, default=None, help="where the weights go (.npz)")
    chosen = parser.parse_args()
    curve = train(chosen.game, chosen.updates, chosen.seed, chosen.save)
    if chosen.curve is not None:
        chosen.curve.write_text(picture(chosen.game, curve), "utf-8")


if __name__ == "__main__":
    main()
