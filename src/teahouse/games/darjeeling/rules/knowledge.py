"""What a seat cannot see, replaced by a random possibility. D36."""

from __future__ import annotations

from teahouse.core.rng import Words, rand_below
from teahouse.games.darjeeling.reasons import Why
from teahouse.games.darjeeling.state import (
    KINDS,
    NO_VARIETY,
    Decision,
    Memory,
    State,
    Use,
    tiles_held,
    total,
)

from .shipment import crates_allowed, fewest_crates, ship_refusal

TRIES = 24  # deals until the seat that is asked could really ship; then any deal will do


def resample_hidden(s: State, seat: int, rng: Words) -> None:
    """D36: with open screens nothing lies hidden, with closed ones the others' tiles and tokens."""
    if s.memory == Memory.OPEN or s.asked == Decision.OVER:
        return
    forget_choices(s, seat)
    deal_tokens(s, seat, rng)
    for _ in range(TRIES):
        deal_tiles(s, seat, rng)
        if s.asked != Decision.SHIP or s.actor == seat or could_ship(s):
            break


def forget_choices(s: State, seat: int) -> None:
    """What another seat is picking behind its screen is not known: it is still to ship."""
    if s.actor != seat and is_laying(s):
        s.asked = Decision.SHIP
        s.shipping = NO_VARIETY
        for k in range(3):
            s.laid[k] = 0


def is_laying(s: State) -> bool:
    """Whether tiles are being picked that are not yet laid open."""
    asked = s.asked
    return asked == Decision.LAY_THREES or asked == Decision.LAY_TWOS or asked == Decision.LAY_ONES


def could_ship(s: State) -> bool:
    """A seat without a shipment to choose is not asked."""
    for variety in range(4):
        if ship_refusal(s, variety, fewest_crates(s)) == Why.OK:
            return True
    return False


def deal_tiles(s: State, seat: int, rng: Words) -> None:
    """All unseen tiles go into the bag; each other seat draws as many as it had."""
    for other in range(s.players):
        if other != seat:
            held = tiles_held(s, other)
            for kind in range(KINDS):
                s.bag[kind] += s.tiles[other][kind]
                s.tiles[other][kind] = 0
            s.tiles[other][0] = held  # only how many; the kinds follow
    for other in range(s.players):
        if other != seat:
            draw_hand(s, other, rng)


def draw_hand(s: State, seat: int, rng: Words) -> None:
    held = s.tiles[seat][0]
    s.tiles[seat][0] = 0
    for _ in range(held):
        nth = rand_below(rng, total(s.bag))
        kind = 0
        while nth >= s.bag[kind]:
            nth -= s.bag[kind]
            kind += 1
        s.bag[kind] -= 1
        s.tiles[seat][kind] += 1


def tokens_needed(s: State) -> int:
    """A seat that is asked about tokens has as many as the question takes."""
    if s.asked != Decision.TOKENS:
        return 0
    return 2 if crates_allowed(s, Use.NONE) == 0 else 1


def deal_tokens(s: State, seat: int, rng: Words) -> None:
    """The others' tokens are known in sum only."""
    loose = 0
    others = s.players
    for other in range(s.players):
        if other != seat:
            loose += s.tokens[other]
            s.tokens[other] = 0
    if seat >= 0:
        others -= 1
    if s.actor != seat:
        first = min(loose, tokens_needed(s))
        s.tokens[s.actor] += first
        loose -= first
    for _ in range(loose):
        nth = rand_below(rng, others)
        other = nth + 1 if seat >= 0 and nth >= seat else nth
        s.tokens[other] += 1
