"""Remakes the golden games and the playthrough: `python -m tests.games.darjeeling.make_golden`.

Random players play seed after seed until a game ends the way that is wanted. Run it only when the
rules have changed on purpose (and raise the version of the game); a difference is a finding.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from tests.support.kept_games import keep_games, kept_games

import teahouse
from teahouse.core.game import Events, Position
from teahouse.core.journal import Journal

PLAYTHROUGH = Path(__file__).parent / "playthrough.txt"
OWN_MAP = "TTTTT\nTTCTT\nTTTTT\n.TTT."


@dataclass(frozen=True)
class Golden:
    """One golden game: how it is set up and how it shall end."""

    name: str
    end: str  # "phase I", "phase III" or "round limit"
    options: Mapping[str, Any]
    components: Mapping[str, Any] = field(default_factory=dict)

    @property
    def journal(self) -> Journal:
        return kept_games("darjeeling", "golden")[self.name]


HOUSE_RULES = {
    "strips": {"3": {"multipliers": [4, 3, 2, 1]}},
    "costs": {"turn_back": 1, "pass_city": 3},
    "scoring": {"quantity_bonus_from": 2, "penalty_per_half": 2},
}

GOLDEN = (
    Golden("2-players-phase-1", "phase I", {"players": 2, "map": "sri_lanka", "target": 40}),
    Golden("2-players-phase-3", "phase III", {"players": 2, "map": "india", "target": 40}),
    Golden("3-players-phase-1", "phase I", {"players": 3, "map": "india", "target": 30}),
    Golden("3-players-phase-3", "phase III", {"players": 3, "map": "sri_lanka", "target": 30}),
    Golden("4-players-phase-1", "phase I", {"players": 4, "map": "china", "target": 25}),
    Golden("4-players-phase-3", "phase III", {"players": 4, "map": "india", "target": 25}),
    Golden("5-players-phase-1", "phase I", {"players": 5, "map": "china", "target": 25}),
    Golden("5-players-phase-3", "phase III", {"players": 5, "map": "china", "target": 25}),
    Golden("round-limit", "round limit", {"players": 3, "round_limit": 6, "first": 2}),
    Golden(
        "closed-memory", "phase III", {"players": 3, "memory": "closed", "target": 30, "first": 1}
    ),
    Golden("opposite-halves", "phase III", {"players": 2, "two_half": "opposite", "target": 40}),
    Golden("own-map", "phase I", {"players": 2, "map": OWN_MAP, "target": 40}),
    Golden("house-rules", "phase III", {"players": 3, "target": 30}, HOUSE_RULES),
)


def played(golden: Golden, seed: int) -> Position:
    """A game of random players that stop at nothing."""
    game = teahouse.game("darjeeling", golden.components or None)
    position = game.new(seed=seed, backend="python", **golden.options)
    rng = random.Random(seed)
    while position.actor is not None:
        position.apply(rng.choice(position.legal_ids()))
    return position


def how_it_ended(position: Position) -> str:
    """Where in the turn the last event before the loss of halves came from."""
    *_, (_, _, events) = position.history()
    names = [event.name for event in events if event.name != "halves-lost"]
    if names[-1] == "round-limit-reached":
        return "round limit"
    return "phase I" if names[-2] == "ships-scored" else "phase III"


def found(golden: Golden) -> Journal:
    """The journal of the first seed whose game ends as it shall, and to which its shape matters."""
    other = {**golden.options, "two_half": "adjacent"}
    for seed in range(10000):
        position = played(golden, seed)
        if how_it_ended(position) != golden.end:
            continue
        kept = position.journal()
        if kept.options["two_half"] == "adjacent":
            return kept
        if played(replace(golden, options=other), seed).journal().actions != kept.actions:
            return kept
    raise LookupError(golden.name)


# The playthrough: every decision with what could be chosen, what was and what came of it.


def playthrough() -> str:
    """A short game of two on a small map."""
    game = teahouse.game("darjeeling")
    position = game.new(players=2, seed=11, map=OWN_MAP, target=16, first=0, backend="python")
    rng = random.Random(3)
    lines = [position.text(), *event_texts(position.opening()), ""]
    while position.actor is not None:
        assert position.decision is not None
        lines += [f"seat {position.actor}: {position.decision.name.lower()}"]
        lines += ["  legal: " + ", ".join(map(str, position.legal()))]
        chosen = rng.choice(position.legal())
        lines += [f"  chosen: {chosen}", *event_texts(position.apply(chosen)), ""]
    outcome = position.outcome()
    assert outcome is not None
    return "\n".join([*lines, f"points {outcome.points}, winners {outcome.winners}", ""])


def event_texts(events: Events) -> Iterator[str]:
    for event in events:
        yield f"  > {event.name} " + " ".join(f"{k}={v}" for k, v in event.values.items())


def main() -> None:
    keep_games("darjeeling", "golden", {golden.name: found(golden) for golden in GOLDEN})
    PLAYTHROUGH.write_text(playthrough(), encoding="utf-8")


if __name__ == "__main__":
    main()
