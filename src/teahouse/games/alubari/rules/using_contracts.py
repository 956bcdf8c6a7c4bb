"""Using contracts: what the cards do. A28, A80."""

from __future__ import annotations

from teahouse.core.decisions import cases
from teahouse.games.alubari.components import Effect
from teahouse.games.alubari.events import (
    contract_straightened,
    contract_taken,
    contract_used,
    contracts_drawn,
    cube_taken,
    cubes_from_bag,
    estate_refilled,
    space_borrowed,
)
from teahouse.games.alubari.reasons import TOO_LITTLE, Why
from teahouse.games.alubari.state import (
    CONTRACTS,
    GAME,
    NO_CARD,
    NOBODY,
    SECTIONS,
    SLOTS,
    SPACES,
    WIDE,
    Area,
    Cube,
    Decision,
    Detail,
    Good,
    Keeps,
    Last,
    Origin,
    State,
    Weather,
)
from teahouse.games.alubari.tables import T

from .build import promise_third
from .cards import discard, draw_card, new_mail
from .event_wheel import next_section
from .pending import ask, ask_counted, say
from .stock_yard import take_lead
from .supply import gain_chai, gain_leaves, place_marker
from .track import lay_section
from .weather_and_rates import harvest
from .works import make_steel, make_stone


def use_refusal(s: State, seat: int, card: int) -> int:
    """A28: own, unused, with the letter of the area being resolved."""
    if s.contract[card] != seat:
        return Why.NOT_YOUR_CONTRACT
    if s.tilted[card] == 1:
        return Why.CONTRACT_USED
    return Why.OK if T.contract_area[card] == s.area else Why.OTHER_AREA


def has_usable(s: State, seat: int) -> bool:
    for card in range(CONTRACTS):
        if s.contract[card] == seat and use_refusal(s, seat, card) == Why.OK:
            return True
    return False


def use(s: State, seat: int, card: int, ev: list[int]) -> None:
    """A28: tilt it; what it does lasts until the end of the round. Others may follow."""
    ask(s, Decision.USE_CONTRACT, seat)
    s.tilted[card] = 1
    contract_used(ev, seat, card)
    do_effect(T.effect[card], s, seat, card, ev)


# What the contracts do, one rule each


def more(s: State, seat: int, card: int) -> None:
    """Contracts 1, 6, 14."""
    strengthen_area(s, seat, T.contract_area[card], T.effect_values[card][0])


def again(s: State, seat: int) -> None:
    s.lasting[seat][Last.EXTRA] += 1


def from_bag(s: State, seat: int, card: int, ev: list[int]) -> None:
    """Contracts 2, 3."""
    take_from_bag(s, seat, T.effect_values[card][1], T.effect_values[card][0], ev)


def leaves(s: State, seat: int, card: int, ev: list[int]) -> None:
    gain_leaves(s, seat, Origin.CONTRACT, T.effect_values[card][0], ev)


def ask_swap(s: State, seat: int, card: int) -> None:
    """Contracts 10, 11, 12."""
    ask_exchange(s, seat, T.effect_values[card][3], card)


def ask_borrow(s: State, seat: int, card: int) -> None:
    """Contracts 28, 29."""
    ask_counted(s, Decision.BORROW, seat, T.effect_values[card][1], T.effect_values[card][0])


def iron_rails(s: State, seat: int, card: int) -> None:
    s.lasting[seat][Last.IRON_RAILS] = T.effect_values[card][0]


def lay_at_once(s: State, seat: int, card: int, ev: list[int]) -> None:
    """Contract 16."""
    lay_now(s, seat, T.effect_values[card][0], ev)


def leaf_per_section(s: State, seat: int, card: int) -> None:
    s.lasting[seat][Last.LEAVES] = T.effect_values[card][0]


def cheaper_station(s: State, seat: int, card: int) -> None:
    s.lasting[seat][Last.STATION] = card + 1


def cheaper_equipment(s: State, seat: int, card: int) -> None:
    s.lasting[seat][Last.ENGINE] = card + 1


def dig_anywhere(s: State, seat: int) -> None:
    s.lasting[seat][Last.ANYWHERE] = 1


def beyond_river(s: State, seat: int) -> None:
    s.lasting[seat][Last.BEYOND] = 1


def sunny_harvest(s: State, ev: list[int]) -> None:
    """A80: contract 27 does nothing on other days."""
    if s.weather[0] == Weather.SUN:
        harvest(s, ev)


def strengthen_area(s: State, seat: int, area: int, amount: int) -> None:
    """Contracts 1, 6, 14: stronger actions in A, B or D."""
    if area == Area.A:
        s.lasting[seat][Last.CUBES] += amount
    elif area == Area.B:
        s.lasting[seat][Last.DIG] += amount
    else:
        s.lasting[seat][Last.TRACK] += amount


def take_from_bag(s: State, seat: int, good: int, amount: int, ev: list[int]) -> None:
    """Contracts 2, 3: as far as the bag has them; iron ore and stone have the same numbers."""
    cubes = min(amount, s.bag[good])
    s.bag[good] -= cubes
    s.goods[seat][good] += cubes
    cubes_from_bag(ev, seat, good, cubes)


def lay_now(s: State, seat: int, steel: int, ev: list[int]) -> None:
    """Contract 16: the next section at once; no lay-track action."""
    if s.goods[seat][Good.STEEL] < steel or s.markers[seat] == 0:
        return
    if next_section(s) < SECTIONS:
        lay_section(s, seat, 0, steel, ev)


def lead(s: State, seat: int, ev: list[int]) -> None:
    """Contract 4: the first-player marker, and the last space of A does not move it."""
    s.keeps_lead = 1
    take_lead(s, seat, ev)


def chai_cube(s: State, seat: int, ev: list[int]) -> None:
    """Contract 5: from the stock yard, or from the bag."""
    if s.yard[Cube.CHAI] > 0:
        s.yard[Cube.CHAI] -= 1
        cube_taken(ev, seat, Cube.CHAI)
    elif s.bag[Cube.CHAI] > 0:
        s.bag[Cube.CHAI] -= 1
        cubes_from_bag(ev, seat, Cube.CHAI, 1)
    else:
        return
    s.chai_out += 1
    gain_chai(s, seat, Origin.CONTRACT, 1, ev)


# Contracts 10, 11, 12: exchanges


def ask_exchange(s: State, seat: int, left: int, contract: int) -> None:
    if left > 0:
        ask(s, Decision.SWAP, seat)
        say(s, Detail.LEFT, left)
        say(s, Detail.CONTRACT, contract)


def swap_refusal(s: State, seat: int, contract: int) -> int:
    given = T.effect_values[contract][1]
    if s.goods[seat][given] < T.effect_values[contract][0]:
        return TOO_LITTLE[given]
    if T.effect_values[contract][2] == Good.STEEL:
        return Why.OK if s.steel > 0 else Why.NO_STEEL_LEFT
    return Why.OK if s.bag[Cube.STONE] > 0 else Why.NO_STONE_THERE  # A80


def swap(s: State, seat: int, left: int, contract: int, ev: list[int]) -> None:
    ask_exchange(s, seat, left - 1, contract)
    given = T.effect_values[contract][1]
    if T.effect_values[contract][2] == Good.STEEL:
        make_steel(s, seat, given, T.effect_values[contract][0], ev)
    else:
        make_stone(s, seat, T.effect_values[contract][0], False, ev)


# Contract 17: an estate is covered again


def landslide_refusal(s: State, slot: int) -> int:
    """A80: some space without a player's marker has less rubble than is printed on it."""
    if s.estate[slot] == NO_CARD:
        return Why.NOTHING_TO_REFILL
    for k in range(WIDE):
        space = slot * WIDE + k
        if is_nobodys(s, space) and s.rubble[space] < T.estate_rubble[s.estate[slot]][k]:
            return Why.OK
    return Why.NOTHING_TO_REFILL


def is_nobodys(s: State, space: int) -> bool:
    return s.owner[space] == NOBODY or s.owner[space] == GAME


def ask_landslide(s: State, seat: int) -> None:
    for slot in range(SLOTS):
        if landslide_refusal(s, slot) == Why.OK:
            ask(s, Decision.LANDSLIDE, seat)
            return


def landslide(s: State, seat: int, slot: int, ev: list[int]) -> None:
    """A80: game markers leave."""
    for k in range(WIDE):
        space = slot * WIDE + k
        if is_nobodys(s, space):
            s.rubble[space] = T.estate_rubble[s.estate[slot]][k]
            s.owner[space] = NOBODY
    estate_refilled(ev, seat, s.estate[slot])


# Contracts 24, 25


def pick_of_two(s: State, seat: int, ev: list[int]) -> None:
    """Contract 24: two from the deck, one is kept; a single one is kept at once."""
    s.drawn[0] = draw_card(s, ev)
    s.drawn[1] = draw_card(s, ev)
    if s.drawn[0] == NO_CARD:
        return
    s.contract[s.drawn[0]] = Keeps.DRAWN
    if s.drawn[1] == NO_CARD:
        contracts_drawn(ev, seat, s.drawn[0], s.drawn[0])
        pick(s, seat, s.drawn[0], ev)
        return
    s.contract[s.drawn[1]] = Keeps.DRAWN
    contracts_drawn(ev, seat, s.drawn[0], s.drawn[1])
    ask(s, Decision.PICK, seat)


def pick_refusal(s: State, card: int) -> int:
    return Why.OK if s.contract[card] == Keeps.DRAWN else Why.NOT_DRAWN


def pick(s: State, seat: int, card: int, ev: list[int]) -> None:
    s.contract[card] = seat
    contract_taken(ev, seat, card)
    for k in range(2):
        if s.drawn[k] != NO_CARD and s.drawn[k] != card:
            discard(s, s.drawn[k], ev)
        s.drawn[k] = NO_CARD


def straighten_refusal(s: State, seat: int, contract: int, card: int) -> int:
    """Contract 25: another used contract of one's own, one used in this step too."""
    if s.contract[card] != seat:
        return Why.NOT_YOUR_CONTRACT
    return Why.OK if s.tilted[card] == 1 and card != contract else Why.NOT_USED_YET


def ask_straighten(s: State, seat: int, card: int) -> None:
    for other in range(CONTRACTS):
        if straighten_refusal(s, seat, card, other) == Why.OK:
            ask(s, Decision.STRAIGHTEN, seat)
            say(s, Detail.CONTRACT, card)
            return


def straighten(s: State, seat: int, card: int, ev: list[int]) -> None:
    s.tilted[card] = 0
    contract_straightened(ev, seat, card)


# Contracts 28, 29: borrowed spaces


def borrow_refusal(s: State, seat: int, space: int) -> int:
    """A80: spaces the game owns, while there are markers."""
    if s.owner[space] != GAME:
        return Why.NOT_THE_GAMES
    return Why.OK if s.markers[seat] > 0 else Why.NO_MARKER


def can_borrow(s: State, seat: int) -> bool:
    for space in range(SPACES):
        if borrow_refusal(s, seat, space) == Why.OK:
            return True
    return False


def stop_borrowing_refusal(s: State, seat: int, owed: int) -> int:
    return Why.MUST_BORROW if owed > 0 and can_borrow(s, seat) else Why.OK


def borrow(s: State, seat: int, left: int, owed: int, space: int, ev: list[int]) -> None:
    ask_counted(s, Decision.BORROW, seat, left - 1, owed - 1)
    s.owner[space] = seat
    s.borrowed[space] = 1
    space_borrowed(ev, seat, space, s.estate[space // WIDE])
    place_marker(s, seat)


do_effect = cases(
    "do_effect",
    {"effect": int, "s": State, "seat": int, "card": int, "ev": list[int]},
    on="effect",
    rules={
        Effect.MORE: more,
        Effect.AGAIN: again,
        Effect.BAG: from_bag,
        Effect.LEAVES: leaves,
        Effect.SWAP: ask_swap,
        Effect.BORROW: ask_borrow,
        Effect.IRON_RAILS: iron_rails,
        Effect.LAY_NOW: lay_at_once,
        Effect.LEAF_PER_SECTION: leaf_per_section,
        Effect.CHEAPER_STATION: cheaper_station,
        Effect.CHEAPER_EQUIPMENT: cheaper_equipment,
        Effect.THIRD_LABOURER: promise_third,
        Effect.LEAD: lead,
        Effect.CHAI_CUBE: chai_cube,
        Effect.DIG_ANYWHERE: dig_anywhere,
        Effect.LANDSLIDE: ask_landslide,
        Effect.BEYOND_RIVER: beyond_river,
        Effect.NEW_MAIL: new_mail,
        Effect.PICK_OF_TWO: pick_of_two,
        Effect.SECOND_LIFE: ask_straighten,
        Effect.SUNNY_HARVEST: sunny_harvest,
    },
)
