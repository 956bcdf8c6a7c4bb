"""Write the golden games and the playthrough anew: python -m tests.games.alubari.make_golden

Only after a change of the rules that is meant; the version of the game is then raised too.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

from tests.support.kept_games import keep_games, kept_games

from teahouse.core.events import Event
from teahouse.core.game import Position
from teahouse.core.journal import Journal
from teahouse.core.registry import begun
from teahouse.games.alubari.state import Ending

from .positions import GAME

PLAYTHROUGH = Path(__file__).parent / "playthrough.txt"  # one game in full
DIGESTS = Path(__file__).parent / "playthroughs.txt"  # all games, a digest each


def eager(table: Position, rng: random.Random) -> int:
    """Build and lay as much as possible, so that markers run out."""
    wanted = ("build", "lay", "chai", "place E", "place D", "place B", "borrow", "take", "use")
    for start in wanted:
        found = [a.id for a in table.legal() if str(a).startswith(start)]
        if found and rng.random() < 0.8:
            return rng.choice(found)
    return rng.choice(table.legal_ids())


def digger(table: Position, rng: random.Random) -> int:
    """Markers go on estates and stations; track is avoided, so that the railway stays open."""
    avoided = ("lay", "place D", "place C")
    found = [a.id for a in table.legal() if not str(a).startswith(avoided)]
    wanted = [
        a.id for a in table.legal() if str(a).startswith(("build", "borrow", "place B", "place E"))
    ]
    if wanted and rng.random() < 0.7:
        return rng.choice(wanted)
    return rng.choice(found or table.legal_ids())


def at_random(table: Position, rng: random.Random) -> int:
    return rng.choice(table.legal_ids())


Player = Callable[[Position, random.Random], int]


def played(players: int, seed: int, player: Player, **options: Any) -> Position:
    table, rng = GAME.new(players, seed=seed, **options), random.Random(seed)
    while table.actor is not None:
        table.apply(player(table, rng))
    return table


def wanted() -> Iterator[tuple[str, Position]]:
    for players in range(1, 6):
        yield f"{players}-players", played(players, players, at_random)
    yield "3-covered", played(3, 33, at_random, alubari_estate="covered")
    for players in (3, 4, 5):
        yield f"{players}-eager", played(players, 40 + players, eager)
    yield "solo-markers", first_ending(1, Ending.MARKERS, eager)
    yield "two-lone-round", first_ending(2, Ending.LONE_ROUND, eager)
    yield "two-railway", first_ending(2, Ending.RAILWAY, eager)


def first_ending(players: int, ending: Ending, player: Player) -> Position:
    for seed in range(3000):
        for chosen in (player, digger):
            table = played(players, seed, chosen)
            if table.state().ending == ending:
                return table
    raise LookupError(ending)


def playthrough(journal: Journal) -> str:
    """Every step of a game as text: who decides what, among how many, and what happens."""
    table = begun(journal, GAME)
    lines = [f"opening: {event_texts(list(table.opening()))}"]
    for action in journal.actions:
        asked = table.decision.name.lower() if table.decision is not None else ""
        lines.append(f"{table.actor} {asked} ({len(table.legal())}): {action}")
        happened = event_texts(list(table.apply(action)))
        if happened:
            lines.append(f"    {happened}")
    outcome = table.outcome()
    lines.append(f"outcome: {json.dumps(outcome.as_json() if outcome else None)}")
    lines.append(table.text())
    return "\n".join(lines)


def digests() -> str:
    """A line for each golden game: its name and the digest of its playthrough."""
    lines = []
    for name, journal in kept_games("alubari", "golden").items():
        text = playthrough(journal)
        lines.append(f"{name} {blake2b(text.encode(), digest_size=8).hexdigest()}")
    return "\n".join(lines) + "\n"


def event_texts(events: list[Event]) -> str:
    return " ".join(f"{e.name}({','.join(str(v) for v in e.values.values())})" for e in events)


def main() -> None:
    keep_games("alubari", "golden", {name: table.journal() for name, table in wanted()})
    PLAYTHROUGH.write_text(playthrough(kept_games("alubari", "golden")["1-players"]), "utf-8")
    DIGESTS.write_text(digests(), "utf-8")


if __name__ == "__main__":
    main()
