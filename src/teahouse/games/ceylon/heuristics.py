"""What looks good in Ceylon: an estimate of the final points, and weights for actions.

Rules in style and use, so that the search runs them compiled. Weights are hundredths of a point.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from enum import IntEnum
from pathlib import Path

from teahouse.core.decisions import by_action

from .actions import (
    CODEC,
    Deliver,
    Discard,
    Do,
    Harvest,
    Move,
    Play,
    Take,
    UseStartingTile,
    UseToken,
)
from .reasons import Why
from .rules.choice import availability
from .rules.pending import actor, asked
from .rules.scoring import companies_of, majority_points
from .rules.trade import deliver_refusal
from .state import (
    CARD_SIDES,
    DISTRICTS,
    MAJORITIES,
    N_SOURCES,
    NOBODY,
    WAGONS,
    ActionKind,
    Decision,
    Reward,
    Source,
    State,
    Tea,
    cards_in_deck,
)
from .tables import NEAR, T

FILE = Path(__file__).with_suffix(".toml")


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
    kinds: tuple[int, ...] = field(init=False, repr=False)  # the priors by `ActionKind`

    def __post_init__(self) -> None:
        kinds = tuple(getattr(self, f"prior_{kind.name.lower()}") for kind in ActionKind)
        object.__setattr__(self, "kinds", kinds)


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
    by_cards = cards_in_deck(s) / T.all_cards
    return min(by_markers, by_cards)


def tea_worth(s: State, seat: int) -> float:
    """What the chests may still become, in points."""
    hundredths = s.tea[seat][Tea.BLACK] * W.black
    hundredths += s.tea[seat][Tea.GREEN] * W.green
    hundredths += s.tea[seat][Tea.WHITE] * W.white
    return hundredths / 100


def contracts_ready(s: State, seat: int) -> float:
    """What contracts are worth that could be fulfilled now."""
    ready = 0
    for wagon in range(WAGONS):
        if s.wagon[wagon] >= 0 and deliver_refusal(s, seat, wagon, 0) == Why.OK:
            ready += 1
    return ready * W.ready / 100


def councillors_worth(s: State, seat: int) -> float:
    hundredths = 0
    for district in range(DISTRICTS):
        if (s.engaged[seat] >> district) & 1 == 1:
            hundredths += W.councillor
    return hundredths / 100


def reach_worth(s: State, seat: int) -> float:
    """What plantations within reach of the pawn are good for."""
    hundredths = 0
    if s.pawn[seat] >= 0:
        for k in range(NEAR):
            h = T.near[s.pawn[seat]][k]
            if h >= 0 and s.owner[h] != NOBODY:
                hundredths += W.reach
    return hundredths / 100


def markers_lost(s: State, seat: int, left: float) -> float:
    """Markers still to be placed cost; early in the game most of them will be placed."""
    return s.markers[seat] * T.leftover_marker * W.marker / 100 * (1.0 - 0.5 * left)


class Worth(IntEnum):
    """What has brought no points yet, behind the sources of those that were scored."""

    RUPEES = N_SOURCES
    TEA = N_SOURCES + 1
    TOKENS = N_SOURCES + 2
    READY = N_SOURCES + 3
    COUNCILLORS = N_SOURCES + 4
    TRACK = N_SOURCES + 5
    REACH = N_SOURCES + 6


N_TERMS = N_SOURCES + 7
TERMS = tuple(term.name.lower() for term in (*Source, *Worth))


def parts(s: State, seat: int, terms: list[float]) -> int:
    """The points a seat can expect to have in the end, by source: what is earned, what would be
    scored now, what goods and the place on the board may still become."""
    for source in range(N_SOURCES):
        terms[source] = s.earned[seat][source] + 0.0
    for term in range(N_SOURCES, N_TERMS):
        terms[term] = 0.0
    if asked(s) == Decision.OVER:
        return N_TERMS
    left = still_to_play(s)
    fading = min(1.0, 4 * left)
    for source in MAJORITIES:
        terms[source] += majority_points(s, seat, source) * W.majority / 100
    terms[Source.COMPANIES] += T.companies[companies_of(s, seat)] * W.company / 100
    terms[Source.MARKERS] -= markers_lost(s, seat, left)
    terms[Worth.RUPEES] = s.rupees[seat] * W.rupee / 100 * fading
    terms[Worth.TEA] = tea_worth(s, seat) * fading
    terms[Worth.TOKENS] = s.tokens[seat] * W.token / 100 * fading
    terms[Worth.READY] = contracts_ready(s, seat) * fading
    terms[Worth.COUNCILLORS] = councillors_worth(s, seat) * fading
    terms[Worth.TRACK] = s.space[seat] * W.space / 100 * fading
    terms[Worth.REACH] = reach_worth(s, seat) * fading
    return N_TERMS


def kind_weight(kind: int) -> float:
    return W.kinds[kind] / 100


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


def harvest_weight(s: State, h: int) -> float:
    return 3.0 + s.level[h] if s.owner[h] == actor(s) else 1.5 + s.level[h]


def discard_weight(tea: int) -> float:
    return 4.0 if tea == Tea.BLACK else 1.0


def delivery_weight(s: State, wagon: int) -> float:
    return 1.0 + T.worth[s.wagon[wagon]] / 2


def reward_weight(reward: int) -> float:
    return 2.0 if reward == Reward.POINTS else 1.0


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


# How promising a legal action looks, by its type.
prior = by_action(
    "prior",
    State,
    CODEC,
    {
        Play: card_weight,
        Do: kind_weight,
        UseStartingTile: 2.5,
        UseToken: 2.5,
        Harvest: harvest_weight,
        Discard: discard_weight,
        Deliver: delivery_weight,
        Take: reward_weight,
        Move: destination_weight,
    },
    otherwise=1.0,
)
