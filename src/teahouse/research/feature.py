"""The named features an observation is made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

from teahouse.extras import with_extra

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise with_extra(error) from None

Numbers = Any  # an array of whole numbers


@dataclass(frozen=True)
class Feature:
    """A block of numbers with a name, a shape, bounds and a meaning."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str

    @property
    def length(self) -> int:
        return prod(self.shape)


def flags(name: str, shape: tuple[int, ...], meaning: str) -> Feature:
    """Numbers that are 0 or 1."""
    return Feature(name, shape, 0, 1, meaning)


def bounds(features: Sequence[Feature]) -> tuple[Numbers, Numbers]:
    """The lowest and the highest number at each place of the flat observation."""
    low = np.concatenate([np.full(p.length, p.low, np.int16) for p in features])
    high = np.concatenate([np.full(p.length, p.high, np.int16) for p in features])
    return low, high


def split(features: Sequence[Feature], flat: Numbers) -> dict[str, Numbers]:
    """A flat observation (or a batch, along the last axis) as its features by name, not copied."""
    parts, at = {}, 0
    for p in features:
        part = flat[..., at : at + p.length]
        parts[p.name] = part.reshape(*flat.shape[:-1], *p.shape)
        at += p.length
    return parts


def as_json(features: Sequence[Feature], flat: Numbers) -> dict[str, Any]:
    """A flat observation as plain data."""
    return {name: part.tolist() for name, part in split(features, flat).items()}
