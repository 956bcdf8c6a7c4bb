"""Ratings of bots from their games: Elo, and a TrueSkill-like rating by openskill.

Elo here is the most likely one (Bradley and Terry), not the running one, so the order of the games
does not matter: a bot of strength a among n-1 of strength b takes a / (a + (n-1) b) of the games.
As a prior, every bot has won and lost half a game against an average bot, so that even a bot that
always won has a finite rating. Intervals are bootstrapped over deals, all seats of a deal together.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from math import log10
from typing import Any

from .stats import quantile
from .tournament import Plan, Played

MIDDLE = 1500.0
PRIOR = 0.5  # games won, and as many lost, against an average bot
DRAWS = 200  # bootstrap samples of the deals, for the interval
ROUNDS = 2000
CLOSE = 1e-6

Pair = tuple[str, str]


@dataclass(frozen=True)
class Rating:
    """How strong a bot is. `skill` is None without openskill."""

    bot: str
    elo: float
    low: float
    high: float
    skill: float | None = None
    doubt: float | None = None


def rated(plan: Plan, played: Sequence[Played]) -> list[Rating]:
    """The bots of a tournament, the strongest first."""
    if plan.players == 1 or not played:
        return []
    deals = _deals(plan, played)
    found = _elo(_sums(list(each.values()) for each in deals.values()), deals, plan.players, {})
    draws = _drawn(deals, plan, found)
    skills = skill(plan, played)
    ratings = []
    for bot, elo in found.items():
        ends = [quantile([draw[bot] for draw in draws], at) for at in (0.025, 0.975)]
        mean, doubt = skills.get(bot, (None, None))
        ratings.append(Rating(bot, elo, min(ends[0], elo), max(ends[1], elo), mean, doubt))
    return sorted(ratings, key=lambda r: -r.elo)


# Elo

Deal = tuple[float, float]  # wins of the first bot and games, over all seats of one deal


def _deals(plan: Plan, played: Sequence[Played]) -> dict[Pair, dict[int, Deal]]:
    found: dict[Pair, dict[int, Deal]] = defaultdict(dict)
    for p in sorted(played, key=lambda p: p.key):
        wins, games = found[p.a, p.b].get(p.number // plan.players, (0.0, 0.0))
        found[p.a, p.b][p.number // plan.players] = (wins + p.share, games + 1)
    return found


def _sums(pairs: Iterable[Sequence[Deal]]) -> list[tuple[float, float]]:
    return [(sum(w for w, _ in deals), sum(n for _, n in deals)) for deals in pairs]


def _drawn(
    deals: Mapping[Pair, Mapping[int, Deal]], plan: Plan, start: Mapping[str, float]
) -> list[dict[str, float]]:
    rng = random.Random(plan.seed)
    whole = {pair: list(own.values()) for pair, own in deals.items()}
    return [
        _elo(
            _sums(rng.choices(own, k=len(own)) for own in whole.values()),
            deals,
            plan.players,
            start,
        )
        for _ in range(DRAWS)
    ]


def _elo(
    sums: Sequence[tuple[float, float]],
    pairs: Mapping[Pair, Any],
    players: int,
    start: Mapping[str, float],
) -> dict[str, float]:
    """The most likely ratings, found by Hunter's algorithm; their mean is MIDDLE."""
    met = [(a, b, wins, games) for (a, b), (wins, games) in zip(pairs, sums, strict=True)]
    bots = list(dict.fromkeys(bot for a, b, _, _ in met if a != b for bot in (a, b)))
    strength = {bot: 10 ** ((start.get(bot, MIDDLE) - MIDDLE) / 400) for bot in bots}
    for _ in range(ROUNDS):
        before = dict(strength)
        for bot in bots:
            strength[bot] = _stronger(bot, met, strength, players - 1)
        if all(abs(strength[bot] / before[bot] - 1) < CLOSE for bot in bots):
            break
    levels = {bot: 400 * log10(strength[bot]) for bot in bots}
    middle = sum(levels.values()) / max(1, len(levels))
    return {bot: MIDDLE + level - middle for bot, level in levels.items()}


def _stronger(
    bot: str,
    met: Sequence[tuple[str, str, float, float]],
    strength: Mapping[str, float],
    others: int,
) -> float:
    won, expected = PRIOR, 2 * PRIOR / (strength[bot] + 1)
    for a, b, wins, games in met:
        if a != b and bot in (a, b):
            total = strength[a] + others * strength[b]
            won += wins if bot == a else games - wins
            expected += games * (1 if bot == a else others) / total
    return won / expected


# Like TrueSkill


def skill(plan: Plan, played: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """Mean and uncertainty of each bot by the Bradley-Terry model; empty without openskill.

    All pairs of places are compared: the Plackett-Luce model would rate the third behind two tied
    winners like the winners. Games count in the order of their numbers. A bot at several seats is
    updated for each and keeps the mean.
    """
    try:
        model: Any = import_module("openskill.models").BradleyTerryFull()
    except ImportError:
        return {}
    bots = dict.fromkeys(bot for p in played for bot in (p.a, p.b))
    known: dict[str, Any] = {bot: model.rating(name=bot) for bot in bots}
    for p in sorted(played, key=lambda p: (p.number, p.a, p.b)):
        if p.ranks and p.a != p.b:
            seat = p.number % plan.players
            seats = [p.a if at == seat else p.b for at in range(plan.players)]
            teams = [[known[bot]] for bot in seats]
            after = [team[0] for team in model.rate(teams, ranks=list(p.ranks))]
            for bot in (p.a, p.b):
                own = [rating for at, rating in zip(seats, after, strict=True) if at == bot]
                known[bot] = model.rating(
                    mu=sum(r.mu for r in own) / len(own),
                    sigma=sum(r.sigma for r in own) / len(own),
                    name=bot,
                )
    return {bot: (float(r.mu), float(r.sigma)) for bot, r in known.items()}
