"""Trading: fulfil a contract on a wagon. C30 to C32, C43, C56; and refilling the wagons, C22."""

from __future__ import annotations

from teahouse.core.events import chance
from teahouse.games.ceylon.events import (
    contract_fulfilled,
    contract_laid,
    points_chosen,
    rupees_chosen,
    trade_premium,
)
from teahouse.games.ceylon.reasons import Why
from teahouse.games.ceylon.state import (
    NONE,
    TEAS,
    Councillor,
    Decision,
    Reward,
    Source,
    State,
    contracts_in_pile,
)
from teahouse.games.ceylon.tables import T

from .council import has_ability
from .pending import ask, pop_decision
from .plantations import free_spaces
from .scoring import companies_of, has_company, score


def has_place(s: State, seat: int, contract: int) -> bool:
    """C31: the space of its company, or a free one."""
    if has_company(s, seat, T.company[contract]):
        return True
    return companies_of(s, seat) < free_spaces(s, seat)


def chests_missing(s: State, seat: int, contract: int) -> int:
    missing = 0
    for tea in range(TEAS):
        missing += max(0, T.asks[contract][tea] - s.tea[seat][tea])
    return missing


def deliver_refusal(s: State, seat: int, wagon: int, enhanced: int) -> int:
    """C30, C31: a contract, its place and its chests; one may be missing with the tile (C56)."""
    if s.wagon[wagon] == NONE:
        return Why.EMPTY_WAGON
    if chests_missing(s, seat, s.wagon[wagon]) > enhanced:
        return Why.MISSING_CHESTS
    if not has_place(s, seat, s.wagon[wagon]):
        return Why.NO_SPACE
    return Why.OK


def trading_refusal(s: State, seat: int, enhanced: int) -> int:
    """Whether the action is available at all; a contract without a place says so."""
    why = int(Why.NO_CONTRACT_OPEN)
    for wagon in range(T.wagons):
        found = deliver_refusal(s, seat, wagon, enhanced)
        if found == Why.OK:
            return Why.OK
        if found == Why.NO_SPACE:
            why = found
        elif found == Why.MISSING_CHESTS and why == Why.NO_CONTRACT_OPEN:
            why = int(Why.NO_CONTRACT)
    return why


def deliver(s: State, seat: int, wagon: int, ev: list[int]) -> None:
    """C30; with the starting tile the chest to spare is asked first (C56)."""
    pop_decision(s)
    if s.enhanced == 1:
        s.delivering = wagon
        ask(s, Decision.SPARE, seat)
    else:
        deliver_chests(s, seat, wagon, NONE, ev)


def spare_refusal(s: State, seat: int, tea: int) -> int:
    """C56: one of the chests asked for, so that the others can be delivered."""
    contract = s.wagon[s.delivering]
    if T.asks[contract][tea] == 0:
        return Why.NOT_ASKED_FOR
    if chests_missing(s, seat, contract) > 0 and s.tea[seat][tea] >= T.asks[contract][tea]:
        return Why.MISSING_CHESTS
    return Why.OK


def spare(s: State, seat: int, tea: int, ev: list[int]) -> None:
    wagon = s.delivering
    s.delivering = NONE
    pop_decision(s)
    deliver_chests(s, seat, wagon, tea, ev)


def delivered(contract: int, tea: int, spared: int) -> int:
    """Chests of a tea that a contract takes."""
    return T.asks[contract][tea] - 1 if tea == spared else T.asks[contract][tea]


def deliver_chests(s: State, seat: int, wagon: int, spared: int, ev: list[int]) -> None:
    """C30: the chests go, the contract comes to the personal board; C32: then the reward."""
    contract = s.wagon[wagon]
    for tea in range(TEAS):
        s.tea[seat][tea] -= delivered(contract, tea, spared)
    s.wagon[wagon] = NONE
    s.contracts[seat][contract] += 1
    s.rewarding = contract
    black = delivered(contract, 0, spared)
    green = delivered(contract, 1, spared)
    white = delivered(contract, 2, spared)
    contract_fulfilled(ev, seat, wagon, T.company[contract], black, green, white)
    ask(s, Decision.REWARD, seat)


def take_reward(s: State, seat: int, reward: int, ev: list[int]) -> None:
    """C32: all the rupees or all the points; C43: two rupees more either way."""
    contract = s.rewarding
    s.rewarding = NONE
    pop_decision(s)
    company = T.company[contract]
    if reward == Reward.RUPEES:
        s.rupees[seat] += T.pays[contract]
        rupees_chosen(ev, seat, company, T.pays[contract])
    else:
        score(s, seat, Source.CONTRACTS, T.worth[contract])
        points_chosen(ev, seat, company, T.worth[contract])
    if has_ability(s, seat, Councillor.TRADE):
        s.rupees[seat] += T.trade_premium
        trade_premium(ev, seat, T.trade_premium)


def draw_contract(s: State, ev: list[int]) -> int:
    """C07: a random contract of a pile that is not empty."""
    nth = chance(s.rng, contracts_in_pile(s), ev)
    contract = 0
    while nth >= s.pile[contract]:
        nth -= s.pile[contract]
        contract += 1
    s.pile[contract] -= 1
    return contract


def refill_wagons(s: State, ev: list[int]) -> None:
    """C07, C22: empty wagons from left to right while the pile lasts."""
    for wagon in range(T.wagons):
        if s.wagon[wagon] != NONE or contracts_in_pile(s) == 0:
            continue
        contract = draw_contract(s, ev)
        s.wagon[wagon] = contract
        asks = T.asks[contract]
        contract_laid(ev, wagon, T.company[contract], asks[0], asks[1], asks[2])
