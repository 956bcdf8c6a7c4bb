"""Custom policies and bots, accepted wherever a bot is named.

    def cautious(observation, mask):  # a policy: what its seat sees, what it may choose
        return int(np.flatnonzero(mask)[0])

    class Mine:  # a class of bots, instantiated for each game as Mine(game, seed)
        def choose(self, view, legal, worlds, clock): ...

Python calls take either as it is; on the command line it is `python:MODULE:NAME`. Such a spec
imports and runs code, as `external:` starts a program, so both are read only from Python calls and
from the host's command line. Over the network a bot is a level, or a name that
was registered here.
"""

from __future__ import annotations

import importlib
import random
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from teahouse.core.errors import BadOption, IllegalAction, TeahouseError
from teahouse.core.game import Game
from teahouse.core.observing import observed
from teahouse.core.views import View

from .bot import Bot, Choice, Clock, Worlds

Policy = Callable[[Any, Any], int]  # observation and mask, NumPy arrays -> the id of an action
PYTHON = "python"
NAME = re.compile(r"[a-z][a-z0-9-]{0,23}")


class BadBot(TeahouseError):
    """A bot's spec names no bot or has a setting it cannot take."""


class Pool:
    """Opponents, such as older versions of a policy. Each game draws one; add more at any time."""

    def __init__(self, members: Sequence[Opponent] = ("random",)) -> None:
        self.members: list[Opponent] = list(members)

    def add(self, opponent: Opponent) -> None:
        """Add an opponent for the games that begin from now on."""
        self.members.append(opponent)

    def drawn(self, seed: int) -> Opponent:
        """The opponent for the game with this seed."""
        if not self.members:
            raise BadOption("a pool needs at least one opponent")
        return random.Random(seed).choice(self.members)


Opponent = str | Policy | type[Bot] | Pool


class PolicyBot:
    """A policy as a bot. It sees what its seat may know and nothing else."""

    def __init__(self, game: Game, policy: Policy) -> None:
        self.name = getattr(policy, "__name__", type(policy).__name__)
        self.game = game
        self._policy = policy

    def choose(self, view: View, legal: Sequence[int], worlds: Worlds, clock: Clock) -> Choice:
        import numpy as np

        mask = np.zeros(int(self.game.definition.rules.limits.actions), np.int8)
        mask[list(legal)] = 1
        chosen = int(self._policy(observed(view, self.game), mask))
        if chosen not in legal:
            reason = worlds(0).why_not(chosen)
            assert reason is not None
            raise IllegalAction(reason)
        return Choice(chosen)


def bot_of(opponent: Opponent, game: Game, seed: int) -> Bot:
    """The bot that plays for an opponent in one game."""
    if isinstance(opponent, Pool):
        return bot_of(opponent.drawn(seed), game, seed)
    if isinstance(opponent, str):
        from .registry import make

        return make(opponent, game, seed=seed)
    if isinstance(opponent, type):
        made: Any = opponent
        bot: Bot = made(game, seed)
        return bot
    return PolicyBot(game, opponent)


def check(opponent: Opponent) -> None:
    """Raise an error if this cannot be an opponent."""
    if isinstance(opponent, str):
        from .registry import parse

        parse(opponent)
    elif isinstance(opponent, Pool):
        for member in opponent.members:
            check(member)
    elif not callable(opponent):
        raise BadOption(f"an opponent is a spec, a policy or a class of bots, not {opponent!r}")


# As specs

_held: dict[str, Opponent] = {}  # what cannot be imported by name; only in this process


def spec_of(opponent: Opponent) -> str:
    """The spec of an opponent. Other processes can import it if it has a name in a module."""
    if isinstance(opponent, str):
        return opponent
    check(opponent)
    name = getattr(opponent, "__qualname__", type(opponent).__name__)
    target = f"{getattr(opponent, '__module__', '')}:{name}"
    if _import_target(target) is opponent:
        return f"{PYTHON}:{target}"
    held = next((key for key, one in _held.items() if one is opponent), None)
    target = held or f"here:{re.sub('[^A-Za-z0-9_.]', '', name)}-{len(_held) + 1}"
    _held[target] = opponent
    return f"{PYTHON}:{target}"


def find(target: str) -> Opponent:
    """What `MODULE:NAME` stands for; BadBot if there is nothing or it can be no bot."""
    if str(Path.cwd()) not in sys.path:  # a console script does not look there by itself
        sys.path.append(str(Path.cwd()))
    found = _held.get(target) or _import_target(target)
    if found is None:
        raise BadBot(
            f"a bot in Python is written {PYTHON}:MODULE:NAME, and there is no {target!r} here: "
            "the module must be importable, and the name stand at its top"
        )
    if not callable(found) and not isinstance(found, Pool):
        raise BadBot(f"{target} is neither a policy nor a class of bots")
    return found


def _import_target(target: str) -> Any:
    module, _, path = target.partition(":")
    if not module or not path:
        return None
    try:
        found: Any = importlib.import_module(module)
        for part in path.split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError, ValueError):
        return None
    return found


# By name

REGISTERED: dict[str, str] = {}  # name -> spec


def register(name: str, opponent: Opponent) -> None:
    """Give a bot a name that can be used like a level, at tables in the browser too."""
    from .registry import MAKERS

    if not NAME.fullmatch(name) or name in MAKERS:
        raise BadBot(
            f"a bot's name has small letters, digits and dashes and is none of "
            f"{', '.join(MAKERS)}: {name!r}"
        )
    check(opponent)
    REGISTERED[name] = spec_of(opponent)


def register_pair(text: str) -> None:
    """Register `NAME=SPEC`, as given on the command line."""
    name, equals, spec = text.partition("=")
    if not equals:
        raise BadBot(f"a bot is registered as NAME={PYTHON}:MODULE:NAME, not {text!r}")
    register(name.strip(), spec.strip())
