"""Many games of one title between chosen bots, to study its balance."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator, Mapping
from contextlib import closing
from dataclasses import asdict, dataclass, field
from hashlib import blake2b
from itertools import product
from pathlib import Path
from typing import Any

from teahouse.bots import Clock, heuristics, levels, parse, spec_of
from teahouse.core.errors import BadOption
from teahouse.core.game import Game
from teahouse.core.registry import game

from . import record as records
from .aspects import questions
from .balance_observer import Facts, Watcher, from_row
from .engines import Engine, local
from .match import play, seated


@dataclass(frozen=True)
class Study:
    """The parameters of a balance study."""

    game: str
    bots: list[str]  # specs; policies and classes of bots become specs
    games: int  # for each number of players
    players: list[int]
    seed: int = 1
    seconds: float | None = None
    components: Mapping[str, Any] | None = None
    options: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "bots", [spec_of(bot) for bot in self.bots])

    def check(self) -> None:
        """Reject what cannot be played, before anything is."""
        for spec in self.bots:
            parse(spec)
        if self.games < 1 or not self.bots or not self.players:
            raise BadOption("a look at the balance needs a game, a bot and a number of players")
        for players in self.players:
            self.played().options.resolve({**self.options, "players": players})

    def played(self) -> Game:
        return game(self.game, self.components)

    def variants(self, players: int) -> list[dict[str, Any]]:
        """The options of the games, each in turn: those given, and those that vary in all ways."""
        vary = {
            name: values
            for name, values in questions(self.played()).vary.items()
            if name not in self.options
        }
        chosen = [dict(zip(vary, values, strict=True)) for values in product(*vary.values())]
        whole = [{**self.options, **own, "players": players} for own in chosen]
        return [own for own in whole if self._can_be(own)] or whole[:1]

    def _can_be(self, options: Mapping[str, Any]) -> bool:
        try:
            self.played().options.resolve(options)
        except BadOption:
            return False
        return True

    def seats(self, players: int, number: int) -> list[str]:
        """The bot of each seat; bots rotate by one seat every game."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(players)]

    def numbers(self) -> Iterator[tuple[int, int]]:
        for number in range(self.games):
            for players in self.players:
                yield players, number

    def stamp(self) -> str:
        """A digest of all that determines a game besides its number and number of players."""
        played = self.played()
        weights = repr(getattr(heuristics.find(played), "W", None))
        facts = [played.name, played.version, played.components.digest, self.options, self.bots]
        facts += [self.seed, self.seconds, levels.facts(played), weights]
        facts += [repr(questions(played))]
        return blake2b(json.dumps(facts, sort_keys=True).encode(), digest_size=6).hexdigest()


def play_one(study: Study, players: int, number: int) -> Facts:
    """Play one game and watch it. The same number is the same deal for other components."""
    played = study.played()
    deal = study.seed * 1_000_003 + number
    variants = study.variants(players)
    watcher = Watcher(questions(played))
    position = played.new(seed=deal, backend="python", **variants[number % len(variants)])
    with seated(played, study.seats(players, number), deal) as bots:
        result = play(position, bots, Clock(study.seconds), watcher)
    return watcher.facts(position, result, number)


def play_all(
    study: Study, record: Path | None = None, engine: Engine | None = None
) -> Generator[Facts, None, None]:
    """Play all games of a study; those already in the record come first."""
    study.check()
    stamp = study.stamp()
    known = {facts.key: facts for facts in map(from_row, records.rows(record, stamp))}
    wanted = list(study.numbers())
    yield from (known[key] for key in wanted if key in known)
    left = [(study, *key) for key in wanted if key not in known]
    with closing((engine or local(1))(play_one, left)) as results:
        for facts in results:
            if record is not None:
                records.add(record, asdict(facts), stamp)
            yield facts
