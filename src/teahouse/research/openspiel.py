"""OpenSpiel games: importing this module registers `teahouse_cups` and so on, one per game.

    import pyspiel, teahouse.research.openspiel
    game = pyspiel.load_game("teahouse_cups(players=2)")

Sampled stochastic: the first node of a game is a chance node with one outcome, which deals from the
generator of the game object (`rng_seed`); all later draws follow from that deal. General sum: the
returns are the shares of the win. Parameters are the options of the game.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Mapping
from typing import Any

from teahouse.extras import with_extra

try:
    import numpy as np
    import pyspiel  # type: ignore[import-not-found]
except ModuleNotFoundError as error:
    raise with_extra(error) from None

import teahouse
from teahouse.core.game import Events, Position
from teahouse.core.game import Game as Rules

from .observer import observation, observer

DEAL = 0  # the only outcome of the chance node
SEED_BITS = 62


class Knowledge:
    """What one seat has seen and done so far."""

    def __init__(self, rules: Rules) -> None:
        self.lines: list[str] = []
        self.events = np.zeros(len(rules.definition.rules.events), np.float32)
        self.own = np.zeros(int(rules.definition.rules.limits.actions), np.float32)

    def see(self, events: Events, seat: int, kinds: Mapping[str, int]) -> None:
        for event in events.seen_by(seat):
            self.events[kinds[event.name]] += 1
            values = " ".join(f"{name}={value}" for name, value in event.values.items())
            self.lines.append(f"{event.name} {values}".rstrip())


class Dealt:
    """A position and what every seat knows of its history; copied and pickled as a whole."""

    def __init__(self, position: Position, known: list[Knowledge]) -> None:
        self.position = position
        self.known = known

    def __deepcopy__(self, memo: dict[int, Any]) -> Dealt:
        return Dealt(self.position.copy(), copy.deepcopy(self.known, memo))


class TeahouseGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games for OpenSpiel."""

    def __init__(self, rules: Rules, kind: Any, params: Mapping[str, Any]) -> None:
        given = dict(params)
        seed = int(given.pop("rng_seed", -1))
        self.rules = rules
        self.options: dict[str, Any] = dict(rules.options.resolve(given))
        self.players = int(self.options["players"])
        self.kinds = {event.name: k for k, event in enumerate(rules.definition.rules.events)}
        self.observer = observer(rules, self.players, "python")
        self._random = random.Random(None if seed < 0 else seed)
        info = pyspiel.GameInfo(
            num_distinct_actions=int(rules.definition.rules.limits.actions),
            max_chance_outcomes=1,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=rules.definition.rules.limits.steps,
        )
        super().__init__(kind, info, dict(params))

    def new_initial_state(self, *_: Any) -> TeahouseState:
        return TeahouseState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer(self, kind or pyspiel.IIGObservationType(perfect_recall=False), params)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled with its generator, which OpenSpiel's own `serialize` cannot ask for."""
        return _loaded, (str(self), self._random.getstate())

    def __deepcopy__(self, memo: dict[int, Any]) -> TeahouseGame:
        return _loaded(*self.__reduce__()[1])

    def deal(self) -> Dealt:
        """A game at its first decision, by the next number of the generator."""
        seed = self._random.getrandbits(SEED_BITS)
        position = self.rules.new(seed=seed, backend="python", **self.options)
        known = [Knowledge(self.rules) for _ in range(self.players)]
        for seat, knowledge in enumerate(known):
            knowledge.see(position.opening(), seat, self.kinds)
        return Dealt(position, known)


def _loaded(text: str, random_state: Any) -> TeahouseGame:
    game: TeahouseGame = pyspiel.load_game(text)
    game._random.setstate(random_state)
    return game


class TeahouseState(pyspiel.State):  # type: ignore[misc]
    """A situation: before the deal, or a position."""

    def __init__(self, game: TeahouseGame) -> None:
        super().__init__(game)
        self.dealt: Dealt | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return _taken_up, (self.get_game(), self.serialize())

    def __deepcopy__(self, memo: dict[int, Any]) -> TeahouseState:
        copied: TeahouseState = self.clone()
        return copied

    def current_player(self) -> int:
        if self.dealt is None:
            return int(pyspiel.PlayerId.CHANCE)
        actor = self.dealt.position.actor
        return int(pyspiel.PlayerId.TERMINAL) if actor is None else actor

    def is_terminal(self) -> bool:
        return self.dealt is not None and self.dealt.position.actor is None

    def _legal_actions(self, player: int) -> list[int]:
        assert self.dealt is not None
        return sorted(self.dealt.position.legal_ids())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(DEAL, 1.0)]

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self.dealt is None:
            self.dealt = game.deal()
            return
        position, known = self.dealt.position, self.dealt.known
        seat = self.current_player()
        events = position.apply(int(action))
        known[seat].own[action] += 1
        for other, knowledge in enumerate(known):
            knowledge.see(events, other, game.kinds)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "deal"
        return str(self.get_game().rules.action(action))

    def returns(self) -> list[float]:
        players = self.num_players()
        outcome = None if self.dealt is None else self.dealt.position.outcome()
        if outcome is None:
            return [0.0] * players
        share = 1 / len(outcome.winners)
        return [share if seat in outcome.winners else 0.0 for seat in range(players)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TeahouseState:
        """Another state this player cannot tell from this one, with other future draws."""
        assert self.dealt is not None
        other: TeahouseState = self.clone()
        assert other.dealt is not None
        seed = int(sampler() * (1 << 53))
        other.dealt.position = self.dealt.position.sample(player, seed)
        return other

    def __str__(self) -> str:
        return "to deal" if self.dealt is None else self.dealt.position.text()


def _taken_up(game: TeahouseGame, text: str) -> TeahouseState:
    state: TeahouseState = game.deserialize_state(text)
    return state


class Observer:
    """What a player sees, as named tensors and as text.

    With perfect recall, also its history: how often it saw each kind of event and chose each
    action; the text has the events themselves.
    """

    def __init__(self, game: TeahouseGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        self._observer = game.observer
        self._recall = kind.perfect_recall
        shapes = {p.name: p.shape for p in game.observer.features}
        if self._recall:
            shapes["recalled_events"] = (len(game.kinds),)
            shapes["own_actions"] = (int(game.rules.definition.rules.limits.actions),)
        self.tensor = np.zeros(sum(int(np.prod(s)) for s in shapes.values()), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: TeahouseState, player: int) -> None:
        self.tensor.fill(0)
        if state.dealt is None:
            return
        self.tensor[: self._observer.width] = observation(state.dealt.position, player)
        if self._recall:
            known = state.dealt.known[player]
            self.dict["recalled_events"][:] = known.events
            self.dict["own_actions"][:] = known.own

    def string_from(self, state: TeahouseState, player: int) -> str:
        if state.dealt is None:
            return "to deal"
        view = json.dumps(state.dealt.position.view(player), separators=(",", ":"))
        if not self._recall:
            return view
        return "\n".join([*state.dealt.known[player].lines, view])


def short_name(game: str) -> str:
    """What OpenSpiel calls a game: teahouse_cups."""
    return f"teahouse_{game}"


def _kind(rules: Rules) -> Any:
    kind = pyspiel.GameType
    players = rules.options["players"]
    return kind(
        short_name=short_name(rules.name),
        long_name=f"Teahouse {rules.name.capitalize()}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.SAMPLED_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=players.high,
        min_num_players=players.low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            **{name: option.default for name, option in rules.options.items()},
            "rng_seed": -1,
        },
    )


def _class_of(rules: Rules, kind: Any) -> type:
    """The class of one game. OpenSpiel keeps it beyond Python's shutdown, which a class survives
    and a function would not."""

    class RegisteredGame(TeahouseGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(rules, kind, params or {})

    return RegisteredGame


def register() -> None:
    """Register every game with OpenSpiel."""
    for name in teahouse.games():
        if short_name(name) not in pyspiel.registered_names():
            rules = teahouse.game(name)
            kind = _kind(rules)
            pyspiel.register_game(kind, _class_of(rules, kind))


register()
