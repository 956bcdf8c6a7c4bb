"""What looks good in Alubari: an estimate of the final half points, and weights for actions.

Rules in style and use, so that the search runs them compiled. Weights are hundredths of a half
point.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from teahouse.games.alubari.actions import Act
from teahouse.games.alubari.rules.scoring import points
from teahouse.games.alubari.state import (
    CONTRACTS,
    EQUIPMENTS,
    NOBODY,
    ROOM,
    SECTIONS,
    Area,
    Good,
    Phase,
    State,
)
from teahouse.games.alubari.tables import T

FILE = Path(__file__).with_suffix(".toml")
SCALE = 24.0  # in half points, as the estimate


@dataclass(frozen=True)
class Weights:
    """Every number the estimate and the priors use."""

    iron: int
    stone: int
    rubble: int
    steel: int
    chai: int
    contract: int
    equipment: int
    hand: int
    prior_a: int
    prior_b: int
    prior_c: int
    prior_d: int
    prior_e: int
    prior_f: int
    prior_g: int
    prior_use: int
    prior_strengthen: int
    prior_lay: int
    prior_build: int
    prior_buy: int
    prior_done: int


def load(path: Path = FILE) -> Weights:
    data = tomllib.loads(path.read_text("utf-8"))
    return Weights(**data["estimate"], **{f"prior_{k}": v for k, v in data["prior"].items()})


W = load()


def still_to_play(s: State) -> float:
    """How much of the game is left, from 1 at the start to 0: by the railway."""
    free = 0
    for k in range(SECTIONS):
        if s.section[k] == NOBODY:
            free += 1
    return free / SECTIONS


def goods_worth(s: State, seat: int) -> float:
    """What goods may still become."""
    hundredths = s.goods[seat][Good.IRON] * W.iron + s.goods[seat][Good.STONE] * W.stone
    hundredths += s.goods[seat][Good.RUBBLE] * W.rubble + s.goods[seat][Good.STEEL] * W.steel
    hundredths += s.goods[seat][Good.CHAI] * W.chai + s.third_next[seat] * W.hand
    return hundredths / 100


def cards_worth(s: State, seat: int) -> float:
    """Contracts and equipment still good for something."""
    hundredths = 0
    for card in range(CONTRACTS):
        if s.contract[card] == seat and s.tilted[card] == 0:
            hundredths += W.contract
    for card in range(EQUIPMENTS):
        if s.equipment[card] == seat:
            hundredths += W.equipment
    return hundredths / 100


def estimate(s: State, seat: int) -> float:
    """The half points a seat can expect to have in the end."""
    now = points(s, seat) + 0.0
    if s.phase == Phase.OVER:
        return now
    fading = min(1.0, 3 * still_to_play(s))
    return now + (goods_worth(s, seat) + cards_worth(s, seat)) * fading


def terms(s: State, seat: int) -> dict[str, float]:
    """The parts of the estimate."""
    now = float(points(s, seat))
    if s.phase == Phase.OVER:
        return {"score": now}
    fading = min(1.0, 3 * still_to_play(s))
    return {
        "score": now,
        "goods": goods_worth(s, seat) * fading,
        "cards": cards_worth(s, seat) * fading,
    }


def area_weight(area: int) -> float:
    if area == Area.A:
        return W.prior_a / 100
    if area == Area.B:
        return W.prior_b / 100
    if area == Area.C:
        return W.prior_c / 100
    if area == Area.D:
        return W.prior_d / 100
    if area == Area.E:
        return W.prior_e / 100
    if area == Area.F:
        return W.prior_f / 100
    return W.prior_g / 100


def prior(s: State, action: int) -> float:
    """How promising a legal action looks."""
    if action < Act.USE:
        return area_weight(action // ROOM)
    if action < Act.CUBE:
        return W.prior_use / 100
    if Act.LAY <= action < Act.BUILD:
        return W.prior_lay / 100
    if Act.BUILD <= action < Act.BUY:
        return 1.0 + T.station_points[action - Act.BUILD] * W.prior_build / 100
    if Act.BUY <= action < Act.DISCOUNT:
        return W.prior_buy / 100
    if action == Act.STRENGTHEN:
        return W.prior_strengthen / 100
    if action == Act.EXTRA:
        return 3.0
    if action == Act.DONE:
        return W.prior_done / 100
    return 1.0
