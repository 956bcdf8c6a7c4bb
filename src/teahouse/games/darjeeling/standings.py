"""Darjeeling if it ended now: the race to the target and what the ships will pay."""

from __future__ import annotations

from teahouse.core.game import Game
from teahouse.core.standings import Goal, Race, RacePlace, StandingsHook

from . import view_types as t
from .rules.scoring import end_game, rank, ship_points
from .state import KINDS, State

HALVES = "halves"


def hidden(view: t.DarjeelingView, seat: int) -> tuple[str, ...]:
    """What lies behind a closed screen is not known (D36)."""
    return (HALVES,) if view["seats"][seat]["tiles"] is None else ()


def end_now(s: State, view: t.DarjeelingView, game: Game) -> None:
    """D34; behind a closed screen nothing is counted."""
    for seat in range(s.players):
        if hidden(view, seat):
            s.tiles[seat] = [0] * KINDS
    game.rule(end_game)(s, [0])


def races(s: State, view: t.DarjeelingView, game: Game) -> list[Race]:
    """D33: whoever reaches the target ends the game."""
    found = [place(s, p, game) for p in range(s.players)]
    found.sort(key=lambda each: each["place"] or 0)
    return [{"race": "target", "target": s.target, "places": found}]


def place(s: State, seat: int, game: Game) -> RacePlace:
    """D35: ties share a place."""
    ahead = [s.score[p] for p in range(s.players) if s.score[p] > s.score[seat]]
    return {
        "seat": seat,
        "place": int(game.rule(rank)(s, seat)),
        "count": s.score[seat],
        "points": None,
        "to_next": min(ahead) - s.score[seat] if ahead else None,
    }


def goals(s: State, seat: int, view: t.DarjeelingView, game: Game) -> list[Goal]:
    """D12, D33: what the ships pay when the seat's next turn begins, and what is missing then."""
    paid = int(game.rule(ship_points)(s, seat))
    reached = s.score[seat] + paid
    return [
        {
            "goal": "ships",
            "values": {"points": paid},
            "done": reached >= s.target,
            "points": paid,
            "parts": [{"part": "points", "have": min(reached, s.target), "need": s.target}],
        }
    ]


HOOK = StandingsHook(
    end_now=end_now,
    hidden=hidden,
    races=races,
    goals=goals,
    race_names=("target",),
    part_names=("points",),
    goal_values={"ships": ("points",)},
)
