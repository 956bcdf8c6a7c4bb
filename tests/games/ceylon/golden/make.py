"""Remakes the golden games and the playthrough: `python -m tests.games.ceylon.golden.make`.

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

from tests.games.ceylon.positions import GAME, asked, told

from teahouse.core.game import Game, State
from teahouse.core.journal import Journal
from teahouse.games.ceylon.game import GAME as DEFINITION
from teahouse.games.ceylon.hexes import HEX_NUMBERS

FOLDER = Path(__file__).parent
PLAYTHROUGH = FOLDER / "playthrough.txt"


@dataclass(frozen=True)
class Golden:
    """One golden game: how it is set up and what shall trigger its end."""

    name: str
    ending: str  # "marker" or "deck"
    options: Mapping[str, Any]
    components: Mapping[str, Any] = field(default_factory=dict)

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.json"

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


def eager(state: State, dice: random.Random) -> str:
    """Plants where possible, saves for it and walks on; now and then does anything."""
    choices = [str(a) for a in state.legal()]
    if dice.random() < 0.15:
        return dice.choice(choices)
    wishes = ["plant", "take rupees", "trade", "use tile", "harvest", "done"]
    if asked(state)[1] == "destination":
        wishes = [str(a) for a in state.legal() if is_good_land(state, str(a))]
    elif asked(state)[1] == "action":
        poor = state.record().rupees[state.actor or 0] < 6
        wishes = ["plant", "rupees" if poor else "move"]
    for wish in wishes:
        wanted = [c for c in choices if c.startswith(wish)]
        if wanted:
            return dice.choice(wanted)
    return dice.choice(choices)


def is_good_land(state: State, move: str) -> bool:
    """A free step to a hex nobody has planted."""
    bare = state.record().owner[HEX_NUMBERS[move.removeprefix("move ")]] < 0
    return bare and state.preview(move)[1]["cost"] == 0


def played(golden: Golden, seed: int) -> State:
    state = golden.game.new(seed=seed, backend="python", **golden.options)
    dice = random.Random(seed)
    while state.actor is not None:
        choice = eager(state, dice) if golden.ending == "marker" else dice.choice(state.legal())
        state.apply(choice)
    return state


def found(golden: Golden) -> Journal:
    for seed in range(1000):
        state = played(golden, seed)
        if state.view(None)["ending"] == golden.ending:
            return state.journal()
    raise LookupError(golden.name)


def playthrough() -> str:
    """A game of two with starting tiles: every decision, every choice, every event."""
    state = GAME.new(players=2, seed=9, starting_tiles=True, left_out="uva", backend="python")
    dice = random.Random(4)
    lines = [state.text(), *(f"  > {e}" for e in told(state.opening())), ""]
    while state.actor is not None:
        assert state.decision is not None
        lines += [f"seat {state.actor}: {state.decision.name.lower()}"]
        lines += ["  legal: " + ", ".join(map(str, state.legal()))]
        chosen = eager(state, dice)
        lines += [f"  chosen: {chosen}", *(f"  > {e}" for e in told(state.apply(chosen))), ""]
    outcome = state.outcome()
    assert outcome is not None
    return "\n".join([*lines, state.text(), f"points {outcome.points}, ranks {outcome.ranks}", ""])


def main() -> None:
    for golden in GOLDEN:
        golden.file.write_text(found(golden).text() + "\n", encoding="utf-8")
    PLAYTHROUGH.write_text(playthrough(), encoding="utf-8")


if __name__ == "__main__":
    main()
