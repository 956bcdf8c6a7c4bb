"""What looks good in Ceylon: an estimate of the final points, and weights for actions.

Rules in style and use, so that the search runs them compiled. Weights are hundredths of a point.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from teahouse.games.ceylon.actions import Act
from teahouse.games.ceylon.reasons import Why
from teahouse.games.ceylon.rules.choice import availability
from teahouse.games.ceylon.rules.pending import actor, asked
from teahouse.games.ceylon.rules.scoring import companies_of, majority_points
from teahouse.games.ceylon.rules.trade import deliver_refusal
from teahouse.games.ceylon.state import (
    CARD_SIDES,
    DISTRICTS,
    NOBODY,
    WAGONS,
    Decision,
    Kind,
    Reward,
    Source,
    State,
    Tea,
    cards_in_deck,
)
from teahouse.games.ceylon.tables import NEAR, T

FILE = Path(__file__).with_suffix(".toml")
SCALE = 10.0
SIMULATIONS = {"medium": 400, "hard": 1600, "master": 6400}


@dataclass(frozen=True)
class Weights:
    """Every number the estimate and the priors use."""

    majority: int
    company: int
    marker: int
    rupee: int
    black: int
    green: int
    white: int
    ready: int
    token: int
    councillor: int
    space: int
    reach: int
    prior_plant: int
    prior_harvest: int
    prior_trade: int
    prior_councillor: int
    prior_technology: int
    prior_move: int
    prior_rupees: int


def load(path: Path = FILE) -> Weights:
    data = tomllib.loads(path.read_text("utf-8"))
    return Weights(**data["estimate"], **{f"prior_{k}": v for k, v in data["prior"].items()})


W = load()


def still_to_play(s: State) -> float:
    """How much of the game is left, from 1 at the start to 0 at the end."""
    fewest = T.markers
    for seat in range(s.players):
        fewest = min(fewest, s.markers[seat])
    by_markers = fewest / T.markers
    by_cards = cards_in_deck(s) / 46
    return min(by_markers, by_cards)


def majorities_now(s: State, seat: int) -> float:
    """The majorities as they would be scored now."""
    points = majority_points(s, seat, Source.RUPEE_MAJORITY)
    points += majority_points(s, seat, Source.TECHNOLOGY_MAJORITY)
    for district in range(DISTRICTS):
        points += majority_points(s, seat, Source.DIMBULA + district)
    return points + 0.0


def goods(s: State, seat: int) -> float:
    """What rupees, chests and tokens may still become, in points."""
    hundredths = s.rupees[seat] * W.rupee + s.tokens[seat] * W.token
    hundredths += s.tea[seat][Tea.BLACK] * W.black
    hundredths += s.tea[seat][Tea.GREEN] * W.green
    hundredths += s.tea[seat][Tea.WHITE] * W.white
    for wagon in range(WAGONS):
        if s.wagon[wagon] >= 0 and deliver_refusal(s, seat, wagon, 0) == Why.OK:
            hundredths += W.ready
    return hundredths / 100


def stand(s: State, seat: int) -> float:
    """What the place on the board is good for: councillors, technology, plantations in reach."""
    hundredths = s.space[seat] * W.space
    for district in range(DISTRICTS):
        if (s.contracted[seat] >> district) & 1 == 1:
            hundredths += W.councillor
    if s.pawn[seat] >= 0:
        for k in range(NEAR):
            h = T.near[s.pawn[seat]][k]
            if h >= 0 and s.owner[h] != NOBODY:
                hundredths += W.reach
    return hundredths / 100


def companies_now(s: State, seat: int) -> float:
    return T.companies[companies_of(s, seat)] * W.company / 100


def markers_lost(s: State, seat: int, left: float) -> float:
    """Markers still to be placed cost; early in the game most of them will be placed."""
    return s.markers[seat] * T.leftover_marker * W.marker / 100 * (1.0 - 0.5 * left)


def estimate(s: State, seat: int) -> float:
    """The points a seat can expect to have in the end."""
    if asked(s) == Decision.OVER:
        return s.score[seat] + 0.0
    left = still_to_play(s)
    fading = min(1.0, 4 * left)
    expected = s.score[seat] + majorities_now(s, seat) * W.majority / 100
    expected += companies_now(s, seat) - markers_lost(s, seat, left)
    return expected + (goods(s, seat) + stand(s, seat)) * fading


def terms(s: State, seat: int) -> dict[str, float]:
    """The parts of the estimate."""
    if asked(s) == Decision.OVER:
        return {"score": float(s.score[seat])}
    left = still_to_play(s)
    fading = min(1.0, 4 * left)
    return {
        "score": float(s.score[seat]),
        "majorities": majorities_now(s, seat) * W.majority / 100,
        "companies": companies_now(s, seat),
        "markers": -markers_lost(s, seat, left),
        "goods": goods(s, seat) * fading,
        "stand": stand(s, seat) * fading,
    }


def kind_weight(kind: int) -> float:
    if kind == Kind.PLANT:
        return W.prior_plant / 100
    if kind == Kind.HARVEST:
        return W.prior_harvest / 100
    if kind == Kind.TRADE:
        return W.prior_trade / 100
    if kind == Kind.COUNCILLOR:
        return W.prior_councillor / 100
    if kind == Kind.TECHNOLOGY:
        return W.prior_technology / 100
    if kind == Kind.MOVE:
        return W.prior_move / 100
    return W.prior_rupees / 100


def card_weight(s: State, side: int) -> float:
    """A card is as good as the own action it allows, less a part of what it gives to others."""
    own = CARD_SIDES[side // 2][side % 2]
    others = CARD_SIDES[side // 2][1 - side % 2]
    weight = 0.6
    if availability(s, actor(s), own, 0) == Why.OK:
        weight = kind_weight(own)
    given = 0.0
    for seat in range(s.players):
        if seat != actor(s) and availability(s, seat, others, 0) == Why.OK:
            given += kind_weight(others) / s.players
    return max(0.3, weight - 0.5 * given)


def prior(s: State, action: int) -> float:
    """How promising a legal action looks."""
    if Act.PLAY <= action < Act.DO:
        return card_weight(s, action - Act.PLAY)
    if Act.DO <= action < Act.USE_STARTING_TILE:
        return kind_weight(action - Act.DO)
    if action == Act.USE_TOKEN or action == Act.USE_STARTING_TILE:
        return 2.5
    if Act.HARVEST <= action < Act.DONE:
        h = action - Act.HARVEST
        return 3.0 + s.level[h] if s.owner[h] == actor(s) else 1.5 + s.level[h]
    if action == Act.DONE:
        return 1.0
    if Act.DISCARD <= action < Act.DELIVER:
        return 4.0 if action == Act.DISCARD + Tea.BLACK else 1.0
    if Act.DELIVER <= action < Act.SPARE:
        return 1.0 + T.worth[s.wagon[action - Act.DELIVER]] / 2
    if Act.TAKE <= action < Act.CONTRACT:
        return 2.0 if action == Act.TAKE + Reward.POINTS else 1.0
    if Act.MOVE <= action < Act.END:
        return destination_weight(s, action - Act.MOVE)
    return 1.0


def destination_weight(s: State, h: int) -> float:
    """Near, next to plantations, on a hex that can be planted."""
    near = 0
    for k in range(NEAR):
        other = T.near[h][k]
        if other >= 0 and s.owner[other] != NOBODY:
            near += 1
    steps = T.distance[s.left_out + 1][s.pawn[actor(s)]][h]
    weight = 1.0 + 0.3 * near
    if s.owner[h] == NOBODY:
        weight += 0.5 + 0.3 * s.level[h]
    return weight / steps
