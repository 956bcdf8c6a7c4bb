"""A game's value networks: one for a number of seats, a file of text in the game's folder.

A network fits the features and the components it was trained with and no others; both stand in its
file as digests. One that does not fit is left out, and the log says so.
"""

from __future__ import annotations

import base64
import json
import logging
import sys
from array import array
from dataclasses import asdict, dataclass
from functools import lru_cache
from hashlib import blake2b
from typing import Any

from teahouse.bots import heuristics
from teahouse.core.errors import TeahouseError
from teahouse.core.game import Game

FORMAT = 1
WEIGHT = array("h")
log = logging.getLogger("teahouse.bots")


class BadNetwork(TeahouseError):
    """A file that is no network."""


@dataclass(frozen=True)
class Network:
    """The weights of a network, as `search.network` reads them, and what it was trained with."""

    game: str
    players: int
    features: str  # a digest
    components: str  # a digest
    hidden: int
    first: bytes  # whole numbers of 16 bits, the lower byte first
    second: tuple[float, ...]
    made_by: str = ""

    @property
    def inputs(self) -> int:
        return len(self.first) // (WEIGHT.itemsize * self.hidden)

    @property
    def digest(self) -> str:
        return blake2b(self.first + repr(self.second).encode(), digest_size=6).hexdigest()

    def tables(self, backend: str) -> tuple[Any, Any]:
        """The weights as the rules of a backend take them."""
        return _tables(self, backend)


@lru_cache(8)
def _tables(network: Network, backend: str) -> tuple[Any, Any]:
    if backend != "numba":
        first = array("h", network.first)
        if sys.byteorder == "big":
            first.byteswap()
        return first, array("d", network.second)
    import numpy as np

    return np.frombuffer(bytearray(network.first), "<i2"), np.array(network.second)


def feature_names(game: Game, players: int) -> tuple[str, ...]:
    """The names of a network's inputs in this game; none if it declares no inputs."""
    module = game.definition.research.value_features
    return tuple(module.names(players)) if module is not None else ()


def features_digest(game: Game, players: int) -> str:
    """A short name of what the inputs mean; estimates are among them, so their weights count."""
    facts = (feature_names(game, players), repr(heuristics.weights(game)))
    return blake2b(repr(facts).encode(), digest_size=8).hexdigest()


def file_name(players: int) -> str:
    return f"network-{players}.json"


def written(network: Network) -> str:
    """The text of a network's file."""
    data = asdict(network)
    data["first"] = base64.b64encode(network.first).decode()
    return json.dumps({"format": FORMAT, **data}, indent=1) + "\n"


def read(text: str) -> Network:
    try:
        data = json.loads(text)
        if data.pop("format") != FORMAT:
            raise BadNetwork(f"a network of format {FORMAT} is needed")
        first = base64.b64decode(data.pop("first"), validate=True)
        found = Network(first=first, second=tuple(map(float, data.pop("second"))), **data)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise BadNetwork(f"this is no network: {error}") from None
    if len(found.second) != 2 + 2 * found.hidden or not found.inputs:
        raise BadNetwork("this is no network: its layers do not fit each other")
    return found


def misfit(network: Network, game: Game, players: int) -> str | None:
    """Why a network cannot be used here; None if it can."""
    if (network.game, network.players) != (game.name, players):
        return f"it is for {network.game} with {network.players} seats"
    if network.components != game.components.digest:
        return "it was trained with other components"
    if network.features != features_digest(game, players):
        return "it was trained on other features"
    return None


def shipped(game: Game, players: int) -> tuple[Network | None, str | None]:
    """The network in a game's folder for a number of seats, and why it cannot be used, if so."""
    text = game.definition.research.text(file_name(players))
    if text is None:
        return None, None
    network = read(text)
    return network, misfit(network, game, players)


def fitting(game: Game, players: int) -> Network | None:
    """The network for a number of seats, if there is one that fits."""
    network, reason = shipped(game, players)
    return network if reason is None else None


@lru_cache(32)
def find(game: Game, players: int) -> Network | None:
    """The same for a bot that wants to use it: one that does not fit is reported, once."""
    _, reason = shipped(game, players)
    if reason is not None:
        log.warning("the network of %s is not used: %s", game.name, reason)
    return fitting(game, players)
