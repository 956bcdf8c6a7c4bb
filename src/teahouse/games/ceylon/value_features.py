"""What a value network is told of a position of Ceylon, seen from one seat.

Rules in style and use: the search runs `describe` compiled, in worlds it thinks possible.
"""

from __future__ import annotations

from .heuristics import still_to_play
from .reasons import Why
from .rules.pending import actor, asked
from .rules.scoring import companies_of, majority_count, majority_points, markers_in
from .rules.trade import deliver_refusal
from .state import (
    CARD_SIDES,
    CARDS,
    CONTRACTS,
    DISTRICTS,
    MAIN_ACTIONS,
    MAJORITIES,
    NOBODY,
    TEAS,
    WAGONS,
    Decision,
    State,
    cards_in_deck,
)
from .tables import NEAR, T

DECISIONS = len(Decision)
RACES = len(MAJORITIES)
FINE = 100  # the part of the game that is left is told in hundredths


def names(players: int) -> tuple[str, ...]:
    """What each number means, in their order; seats are counted from the own one."""
    table = [
        *(f"own decision {d}" for d in range(DECISIONS)),
        *(f"decision of another {d}" for d in range(DECISIONS)),
        "own turn", "cards in the deck", "part left", "end triggered", "extra action taken",
        *(f"points on wagon {w}" for w in range(WAGONS)),
    ]  # fmt: skip
    seat = [
        "points", "rupees", "tokens", "space", "height", "markers", "companies", "company points",
        "contracts", "districts with a councillor", "starting tile left",
        *(f"chests of tea {t}" for t in range(TEAS)),
        *(f"counts in majority {m}" for m in range(RACES)),
        *(f"points of majority {m}" for m in range(RACES)),
        *(f"markers in district {d}" for d in range(DISTRICTS)),
        *(f"could fulfil wagon {w}" for w in range(WAGONS)),
        *(f"cards with action {a}" for a in range(MAIN_ACTIONS)),
        "own plantations near", "others' plantations near", "level here", "free here",
    ]  # fmt: skip
    return (*table, *(f"seat {k}: {name}" for k in range(players) for name in seat))


def describe(s: State, seat: int, out: list[int]) -> int:
    """Write the numbers of a position that is not over; how many they are."""
    for k in range(2 * DECISIONS):
        out[k] = 0
    out[asked(s) if actor(s) == seat else DECISIONS + asked(s)] = 1
    at = 2 * DECISIONS
    out[at] = 1 if s.active == seat else 0
    out[at + 1] = cards_in_deck(s)
    out[at + 2] = int(still_to_play(s) * FINE)
    out[at + 3] = 1 if s.ending != 0 else 0
    out[at + 4] = s.token_used
    at += 5
    for wagon in range(WAGONS):
        out[at + wagon] = T.worth[s.wagon[wagon]] if s.wagon[wagon] >= 0 else 0
    at += WAGONS
    for k in range(s.players):
        at = describe_seat(s, (seat + k) % s.players, out, at)
    return at


def describe_seat(s: State, seat: int, out: list[int], at: int) -> int:
    companies = companies_of(s, seat)
    out[at] = s.score[seat]
    out[at + 1] = s.rupees[seat]
    out[at + 2] = s.tokens[seat]
    out[at + 3] = s.space[seat]
    out[at + 4] = s.height[seat]
    out[at + 5] = s.markers[seat]
    out[at + 6] = companies
    out[at + 7] = T.companies[companies]
    out[at + 8] = contracts_held(s, seat)
    out[at + 9] = districts_engaged(s, seat)
    out[at + 10] = 1 if s.tile[seat] >= 0 and s.tile_used[seat] == 0 else 0
    at += 11
    for tea in range(TEAS):
        out[at + tea] = s.tea[seat][tea]
    at = describe_races(s, seat, out, at + TEAS)
    for wagon in range(WAGONS):
        ready = s.wagon[wagon] >= 0 and deliver_refusal(s, seat, wagon, 0) == Why.OK
        out[at + wagon] = 1 if ready else 0
    at = describe_hand(s, seat, out, at + WAGONS)
    return describe_place(s, seat, out, at)


def contracts_held(s: State, seat: int) -> int:
    held = 0
    for contract in range(CONTRACTS):
        held += s.contracts[seat][contract]
    return held


def districts_engaged(s: State, seat: int) -> int:
    engaged = 0
    for district in range(DISTRICTS):
        engaged += (s.engaged[seat] >> district) & 1
    return engaged


def describe_races(s: State, seat: int, out: list[int], at: int) -> int:
    """What counts in each majority and what it would bring now, and the markers on the map."""
    for k in range(RACES):
        out[at + k] = majority_count(s, seat, MAJORITIES[k])
        out[at + RACES + k] = majority_points(s, seat, MAJORITIES[k])
    at += 2 * RACES
    for district in range(DISTRICTS):
        out[at + district] = markers_in(s, seat, district)
    return at + DISTRICTS


def describe_hand(s: State, seat: int, out: list[int], at: int) -> int:
    """How many cards of the hand show each main action."""
    for action in range(MAIN_ACTIONS):
        out[at + action] = 0
    for card in range(CARDS):
        out[at + CARD_SIDES[card][0]] += s.hand[seat][card]
        out[at + CARD_SIDES[card][1]] += s.hand[seat][card]
    return at + MAIN_ACTIONS


def describe_place(s: State, seat: int, out: list[int], at: int) -> int:
    """Where the pawn stands and what lies within its reach."""
    for k in range(4):
        out[at + k] = 0
    here = s.pawn[seat]
    if here >= 0:
        for k in range(NEAR):
            h = T.near[here][k]
            if h >= 0 and s.owner[h] != NOBODY:
                out[at if s.owner[h] == seat else at + 1] += 1
        out[at + 2] = s.level[here]
        out[at + 3] = 1 if s.owner[here] == NOBODY else 0
    return at + 4
