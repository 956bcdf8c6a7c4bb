"""Training of a value network with NumPy: Adam on the log loss, then rounding to whole numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from teahouse.core.game import Game

from .networks import Network, features_digest
from .samples import Samples

Rows = Any  # a NumPy array
BATCH = 512
RATE = 0.003
DECAY = 1e-5  # of weights, at every step
HELD_OUT = 10  # one row in this many is held out to measure the loss
BLOCK = 200  # rows of neighbours that are held out together, for they are of the same games
LARGEST = 32_767
FINEST = 8_192.0  # steps of a weight in one; more where weights are small gains nothing


@dataclass(frozen=True)
class Trained:
    """A network and its log loss on held-out rows, next to that of a constant guess."""

    network: Network
    loss: float
    guess: float


def train(
    game: Game, players: int, samples: Samples, hidden: int, epochs: int, seed: int, made_by: str
) -> Trained:
    """Train a network with a hidden layer; the same samples and seed give the same network."""
    rng = np.random.default_rng(seed)
    held = np.arange(len(samples)) // BLOCK % HELD_OUT == HELD_OUT - 1
    inputs, targets = samples.inputs.astype(np.float32), samples.targets
    mean, spread = inputs[~held].mean(0), inputs[~held].std(0)
    spread = np.where(spread > 0, np.maximum(spread, 0.05), np.inf)  # constant inputs are left out
    scaled = (inputs - mean) / spread
    layers = _fitted(
        scaled[~held], targets[~held], _start(rng, scaled.shape[1], hidden), epochs, rng
    )
    network = rounded(game, players, layers, mean, spread, made_by)
    if not held.any():
        held = ~held
    chances = predicted(network, samples.inputs[held])
    guess = np.full_like(chances, targets[held].mean())
    return Trained(network, log_loss(chances, targets[held]), log_loss(guess, targets[held]))


def _start(rng: np.random.Generator, inputs: int, hidden: int) -> list[Rows]:
    first = rng.normal(0, (2 / inputs) ** 0.5, (inputs, hidden)).astype(np.float32)
    second = rng.normal(0, (1 / hidden) ** 0.5, hidden).astype(np.float32)
    return [first, np.zeros(hidden, np.float32), second, np.zeros(1, np.float32)]


def _fitted(
    inputs: Rows, targets: Rows, layers: list[Rows], epochs: int, rng: np.random.Generator
) -> list[Rows]:
    moments = [(np.zeros_like(w), np.zeros_like(w)) for w in layers]
    step = 0
    for epoch in range(epochs):
        rate = RATE * (1 - epoch / epochs)
        order = rng.permutation(len(targets))
        for at in range(0, len(order), BATCH):
            step += 1
            rows = order[at : at + BATCH]
            slopes = _slopes(layers, inputs[rows], targets[rows])
            for weights, slope, own in zip(layers, slopes, moments, strict=True):
                _adapt(weights, slope, own, rate, step)
    return layers


def _adapt(weights: Rows, slope: Rows, moments: tuple[Rows, Rows], rate: float, step: int) -> None:
    """A step of Adam, in place."""
    mean, square = moments
    mean += 0.1 * (slope - mean)
    square += 0.001 * (slope * slope - square)
    unbiased = np.sqrt(square / (1 - 0.999**step)) + 1e-8
    weights -= rate * (mean / (1 - 0.9**step)) / unbiased
    weights -= DECAY * weights


def _slopes(layers: list[Rows], inputs: Rows, targets: Rows) -> list[Rows]:
    """The gradient of the log loss."""
    first, biases, second, bias = layers
    units = np.maximum(inputs @ first + biases, 0)
    error = (_chance(units @ second + bias) - targets) / len(targets)
    back = np.outer(error, second) * (units > 0)
    return [inputs.T @ back, back.sum(0), units.T @ error, error.sum(keepdims=True)]


def _chance(log_odds: Rows) -> Rows:
    return 1 / (1 + np.exp(-np.clip(log_odds, -30, 30)))


def rounded(
    game: Game, players: int, layers: list[Rows], mean: Rows, spread: Rows, made_by: str
) -> Network:
    """The network over raw inputs, its first layer in whole numbers."""
    first, biases, second, bias = (layer.astype(np.float64) for layer in layers)
    first = first / spread[:, None]
    unit = float(min(FINEST, LARGEST / max(np.abs(first).max(), 1e-9)))
    whole = np.round(first * unit).astype("<i2")
    biases = biases - mean @ first
    rest = (unit, float(bias[0]), *map(float, biases), *map(float, second))
    return Network(
        game.name,
        players,
        features_digest(game, players),
        game.components.digest,
        len(second),
        whole.tobytes(),
        tuple(round(x, 6) for x in rest),
        made_by,
    )


def predicted(network: Network, inputs: Rows) -> Rows:
    """A network's outputs for many rows, computed as the search does for one."""
    first = np.frombuffer(network.first, "<i2").reshape(-1, network.hidden).astype(np.float64)
    unit, bias, *rest = network.second
    biases, second = np.array(rest[: network.hidden]), np.array(rest[network.hidden :])
    return _chance(np.maximum(inputs @ first / unit + biases, 0) @ second + bias)


def log_loss(chances: Rows, targets: Rows) -> float:
    p = np.clip(chances, 1e-6, 1 - 1e-6)
    return float(-(targets * np.log(p) + (1 - targets) * np.log(1 - p)).mean())
