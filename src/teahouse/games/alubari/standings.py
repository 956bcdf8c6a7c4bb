"""Alubari if it ended now: points, and the conditions of the contracts."""

from __future__ import annotations

from teahouse.core.game import Game
from teahouse.core.standings import Goal, Part, StandingsHook

from . import view_types as t
from .names import contract_name
from .rules.contract_matching import card_points, completed_contracts, leaves_needed, markers_for
from .rules.scoring import end_game
from .state import CONTRACTS, Ending, Need, State

NEEDS = tuple(need.name.lower() for need in Need)


def end_now(s: State, view: t.AlubariView, game: Game) -> None:
    game.rule(end_game)(s, Ending.RAILWAY, [0])


def goals(s: State, seat: int, view: t.AlubariView, game: Game) -> list[Goal]:
    """A66: each contract, with what the contracts that would be completed leave for the others."""
    completed = int(game.rule(completed_contracts)(s, seat))
    held = [card for card in range(CONTRACTS) if s.contract[card] == seat]
    done = [card for card in held if completed >> card & 1]
    left = {need: int(game.rule(markers_for)(s, seat, need)) for need in Need}
    for card in done:
        for need in Need:
            left[need] -= asked(s, seat, card, need, game)
        left[Need.STATION] -= game.tables.needs[card][Need.RUBBLE_STATION]
    return [contract_goal(s, seat, card, card in done, left, game) for card in held]


def asked(s: State, seat: int, card: int, need: Need, game: Game) -> int:
    """A48: the company warehouse saves a leaf."""
    if need == Need.LEAVES:
        return int(game.rule(leaves_needed)(s, seat, card))
    return int(game.tables.needs[card][need])


def contract_goal(
    s: State, seat: int, card: int, done: bool, left: dict[Need, int], game: Game
) -> Goal:
    wanted = {need: asked(s, seat, card, need, game) for need in Need}
    parts: list[Part] = [
        {
            "part": need.name.lower(),
            "have": n if done else max(0, min(n, left[need])),
            "need": n,
        }
        for need, n in wanted.items()
        if n
    ]
    return {
        "goal": "contract",
        "values": {"contract": contract_name(card)},
        "done": done,
        "points": int(game.rule(card_points)(s, seat, card)),
        "parts": parts,
    }


HOOK = StandingsHook(
    end_now=end_now,
    goals=goals,
    part_names=NEEDS,
    goal_values={"contract": ("contract",)},
)
