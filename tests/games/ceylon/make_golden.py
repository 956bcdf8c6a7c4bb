"""Remakes the golden games and the playthrough: `python -m tests.games.ceylon.make_golden`.

Players who plant whenever they can, or who never do, play seed after seed until a game ends the way
that is wanted. Run it only when the rules have changed on purpose (and raise the version of the
game); a difference is a finding.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.games.ceylon.positions import GAME, asked, event_texts
from tests.support.kept_games import keep_games, kept_games

from teahouse.core.game import Game, Position
from teahouse.core.journal import Journal
from teahouse.games.ceylon.game import GAME as DEFINITION
from teahouse.games.ceylon.hexes import HEX_NUMBERS

PLAYTHROUGH = Path(__file__).parent / "playthrough.txt"


@dataclass(frozen=True)
class Golden:
    """One golden game: how it is set up and what shall trigger its end."""

    name: str
    ending: str  # "marker" or "deck"
    options: Mapping[str, Any]
    components: Mapping[str, Any] = field(default_factory=dict)

    @property
    def journal(self) -> Journal:
        return kept_games("ceylon", "golden")[self.name]

    @property
    def game(self) -> Game:
        if not self.components:
            return GAME
        return Game(DEFINITION, GAME.components.replaced(self.components))


HOUSE_RULES = {
    "start": {"rupees": 30, "tea": [1, 1, 1]},
    "costs": {"plant": 3, "technology": 4},
    "technology": {"spaces": 6, "plus_five": [3, 6]},
    "councillors": {"move": 0, "warehouse": 8},
    "scoring": {"majority": [8, 4, 2, 0], "leftover_marker": 3},
    "starting_tiles": {"rupees": 7, "trade": 1},
    "elevation": {"turn_over": "no"},
}

GOLDEN = (
    Golden("2-players-marker", "marker", {"players": 2, "left_out": "uva"}),
    Golden("2-players-deck", "deck", {"players": 2, "left_out": "dimbula"}),
    Golden("3-players-marker", "marker", {"players": 3}),
    Golden("3-players-deck", "deck", {"players": 3, "first": 1}),
    Golden("4-players-marker", "marker", {"players": 4, "first": 2}),
    Golden("4-players-deck", "deck", {"players": 4}),
    Golden("starting-tiles-marker", "marker", {"players": 4, "starting_tiles": True}),
    Golden("starting-tiles-deck", "deck", {"players": 3, "starting_tiles": True}),
    Golden("player-built", "deck", {"players": 3, "terrain": "players"}),
    Golden("player-built-variant", "marker",
           {"players": 2, "terrain": "players", "starting_tiles": True}),
    Golden("house-rules", "marker", {"players": 3, "starting_tiles": True}, HOUSE_RULES),
)  # fmt: skip


def eager(position: Position, rng: random.Random) -> str:
    """Plants where possible, saves for it and walks on; now and then does anything."""
    choices = [str(a) for a in position.legal()]
    if rng.random() < 0.15:
        return rng.choice(choices)
    wishes = ["plant", "take rupees", "trade", "use tile", "harvest", "done"]
    if asked(position)[1] == "destination":
        wishes = [str(a) for a in position.legal() if is_good_land(position, str(a))]
    elif asked(position)[1] == "action":
        poor = position.state().rupees[position.actor or 0] < 6
        wishes = ["plant", "rupees" if poor else "move"]
    for wish in wishes:
        wanted = [c for c in choices if c.startswith(wish)]
        if wanted:
            return rng.choice(wanted)
    return rng.choice(choices)


def is_good_land(position: Position, move: str) -> bool:
    """A free step to a hex nobody has planted."""
    bare = position.state().owner[HEX_NUMBERS[move.removeprefix("move ")]] < 0
    return bare and position.preview(move)[1]["cost"] == 0


def played(golden: Golden, seed: int) -> Position:
    position = golden.game.new(seed=seed, backend="python", **golden.options)
    rng = random.Random(seed)
    while position.actor is not None:
        choice = eager(position, rng) if golden.ending == "marker" else rng.choice(position.legal())
        position.apply(choice)
    return position


def found(golden: Golden) -> Journal:
    for seed in range(1000):
        position = played(golden, seed)
        if position.view(None)["ending"] == golden.ending:
            return position.journal()
    raise LookupError(golden.name)


def playthrough() -> str:
    """A game of two with starting tiles: every decision, every choice, every event."""
    position = GAME.new(players=2, seed=9, starting_tiles=True, left_out="uva", backend="python")
    rng = random.Random(4)
    lines = [position.text(), *(f"  > {e}" for e in event_texts(position.opening())), ""]
    while position.actor is not None:
        assert position.decision is not None
        lines += [f"seat {position.actor}: {position.decision.name.lower()}"]
        lines += ["  legal: " + ", ".join(map(str, position.legal()))]
        chosen = eager(position, rng)
        lines += [
            f"  chosen: {chosen}",
            *(f"  > {e}" for e in event_texts(position.apply(chosen))),
            "",
        ]
    outcome = position.outcome()
    assert outcome is not None
    return "\n".join(
        [*lines, position.text(), f"points {outcome.points}, ranks {outcome.ranks}", ""]
    )


def main() -> None:
    keep_games("ceylon", "golden", {golden.name: found(golden) for golden in GOLDEN})
    PLAYTHROUGH.write_text(playthrough(), encoding="utf-8")


if __name__ == "__main__":
    main()
