"""Phase III: one shipment. D22 to D32."""

from __future__ import annotations

from teahouse.games.darjeeling.actions import Act
from teahouse.games.darjeeling.events import (
    crate_recalled,
    crates_returned,
    demand_scored,
    quantity_scored,
    ship_loaded,
    tiles_laid,
    tiles_revealed,
    tokens_used,
)
from teahouse.games.darjeeling.grid import AROUND
from teahouse.games.darjeeling.reasons import Why
from teahouse.games.darjeeling.state import (
    FOLLOWING,
    NO_VARIETY,
    Cell,
    Decision,
    Memory,
    Source,
    State,
    Use,
    kind_of,
)
from teahouse.games.darjeeling.tables import T

from .bag import warehouse_to_bag
from .demand import demand_bonus, lift_marker
from .placement import content
from .scoring import score

LAY_IDS = (int(Act.LAY_ONES), int(Act.LAY_TWOS), int(Act.LAY_THREES))  # by halves


def next_to_city(s: State, seat: int) -> bool:
    """D25: diagonals count."""
    for k in range(8):
        if content(s.cells, AROUND[s.collector[seat]][k]) == Cell.CITY:
            return True
    return False


def fewest_crates(s: State) -> int:
    """D25, D26: how many crates must be laid so that one is loaded, a token being used or not."""
    return 1 if next_to_city(s, s.actor) or s.tokens[s.actor] > 0 else 2


def owned(s: State, halves: int) -> int:
    """Tiles of the variety being shipped behind the screen."""
    return s.tiles[s.actor][kind_of(s.shipping, halves)]


def bits_up_to(n: int) -> int:
    return (1 << (n + 1)) - 1


# D24: the three questions below ask whether the tiles laid so far can still be made to close.


def threes_close(s: State, variety: int, threes: int, fewest: int) -> bool:
    for twos in range(s.tiles[s.actor][kind_of(variety, 2)] + 1):
        if twos_close(s, variety, threes, twos, fewest):
            return True
    return False


def twos_close(s: State, variety: int, threes: int, twos: int, fewest: int) -> bool:
    ones = s.tiles[s.actor][kind_of(variety, 1)]
    return T.layable[s.two_half][fewest - 1][threes][twos] & bits_up_to(ones) != 0


def ones_close(s: State, ones: int, fewest: int) -> bool:
    return T.layable[s.two_half][fewest - 1][s.laid[2]][s.laid[1]] >> ones & 1 != 0


def variety_closes(s: State, variety: int, fewest: int) -> bool:
    for threes in range(s.tiles[s.actor][kind_of(variety, 3)] + 1):
        if threes_close(s, variety, threes, fewest):
            return True
    return False


def ship_refusal(s: State, variety: int, fewest: int) -> int:
    """D22, D24: are there crates of this variety to close? D26: enough to load one?"""
    if variety_closes(s, variety, fewest):
        return Why.OK
    return Why.LOADS_NO_CRATE if variety_closes(s, variety, 1) else Why.NO_CLOSED_CRATES


def lay_closes(s: State, halves: int, tiles: int, fewest: int) -> bool:
    if halves == 3:
        return threes_close(s, s.shipping, tiles, fewest)
    if halves == 2:
        return twos_close(s, s.shipping, s.laid[2], tiles, fewest)
    return ones_close(s, tiles, fewest)


def halves_asked(s: State) -> int:
    """The size of the tiles that are being laid."""
    if s.asked == Decision.LAY_THREES:
        return 3
    return 2 if s.asked == Decision.LAY_TWOS else 1


def lay_refusal(s: State, halves: int, tiles: int, fewest: int) -> int:
    """D23, D24: may so many tiles of a size be laid? D26: is a crate loaded?"""
    if tiles > owned(s, halves):
        return Why.TOO_FEW_TILES
    if lay_closes(s, halves, tiles, fewest):
        return Why.OK
    return Why.LOADS_NO_CRATE if lay_closes(s, halves, tiles, 1) else Why.NOT_CLOSED


def legal_lays(s: State, halves: int, fewest: int, ids: list[int]) -> int:
    """Of so many numbers of tiles, those that are owned."""
    n = 0
    for tiles in range(owned(s, halves) + 1):
        if lay_refusal(s, halves, tiles, fewest) == Why.OK:
            ids[n] = LAY_IDS[halves - 1] + tiles
            n += 1
    return n


def ship(s: State, variety: int) -> None:
    s.shipping = variety
    s.asked = FOLLOWING[s.asked]


def lay(s: State, halves: int, tiles: int, ev: list[int]) -> None:
    s.laid[halves - 1] = tiles
    if halves == 1:
        lay_open(s, ev)
    s.asked = FOLLOWING[s.asked]


def lay_open(s: State, ev: list[int]) -> None:
    """D23: the tiles come out from behind the screen."""
    for halves in range(1, 4):
        s.tiles[s.actor][kind_of(s.shipping, halves)] -= s.laid[halves - 1]
    s.on_table = 1
    if s.memory == Memory.CLOSED:
        tiles_revealed(ev, s.actor, s.shipping, s.laid[2], s.laid[1], s.laid[0])
    else:
        tiles_laid(ev, s.actor, s.shipping, s.laid[2], s.laid[1], s.laid[0])


def crates_laid(s: State) -> int:
    """D24: two halves make a crate."""
    return (s.laid[0] + 2 * s.laid[1] + 3 * s.laid[2]) // 2


def is_fresh(use: int) -> bool:
    return use == Use.FRESH or use == Use.BOTH


def is_double(use: int) -> bool:
    return use == Use.DOUBLE or use == Use.BOTH


def crates_allowed(s: State, use: int) -> int:
    """D25, D32: all crates next to a city or kept fresh, otherwise one fewer."""
    if is_fresh(use) or next_to_city(s, s.actor):
        return crates_laid(s)
    return crates_laid(s) - 1


def tokens_for(use: int) -> int:
    return 2 if use == Use.BOTH else 0 if use == Use.NONE else 1


def spend_refusal(s: State, use: int) -> int:
    """D32: tokens that are there and change something; D26: at least one crate is loaded."""
    if s.tokens[s.actor] < tokens_for(use):
        return Why.NO_TOKEN
    plain = crates_allowed(s, Use.NONE)
    if is_fresh(use) and (plain == crates_laid(s) or plain >= T.crates):
        return Why.FRESH_CHANGES_NOTHING
    if is_double(use) and demand_bonus(s, s.shipping) == 0:
        return Why.DOUBLE_CHANGES_NOTHING
    if crates_allowed(s, use) == 0:
        return Why.LOADS_NO_CRATE
    return Why.OK


def spend(s: State, use: int, ev: list[int]) -> None:
    s.used = use
    tokens = tokens_for(use)
    s.tokens[s.actor] -= tokens
    s.reserve += tokens  # D32: used tokens go back
    if tokens > 0:
        tokens_used(ev, s.actor, use)
    s.allowed = crates_allowed(s, use)
    sail(s, ev)
    load_supply(s, ev)
    s.asked = FOLLOWING[s.asked]


def top_quay(s: State) -> int:
    return T.quays[s.players] - 1


def sail(s: State, ev: list[int]) -> None:
    """D27: the bottom ship leaves and comes back empty to the top quay."""
    for seat in range(s.players):
        returned = s.aboard[0][seat]
        s.supply[seat] += returned
        if returned > 0:
            crates_returned(ev, seat, returned)
        for quay in range(top_quay(s)):
            s.aboard[quay][seat] = s.aboard[quay + 1][seat]
        s.aboard[top_quay(s)][seat] = 0


def load_supply(s: State, ev: list[int]) -> None:
    """D28: from the supply first."""
    s.loaded = min(s.allowed, s.supply[s.actor])
    s.supply[s.actor] -= s.loaded
    s.aboard[top_quay(s)][s.actor] += s.loaded
    ship_loaded(ev, s.actor, s.loaded)


def recall_refusal(s: State, quay: int) -> int:
    """D28: own crates of the other ships, while crates are missing."""
    if quay > top_quay(s):
        return Why.NO_SUCH_QUAY
    if quay == top_quay(s):
        return Why.BEING_LOADED
    if s.loaded >= s.allowed:
        return Why.ALL_LOADED
    if s.aboard[quay][s.actor] == 0:
        return Why.NO_OWN_CRATE_THERE
    return Why.OK


def done_refusal(s: State) -> int:
    """D28: at least one crate is loaded in all."""
    return Why.AT_LEAST_ONE_CRATE if s.loaded == 0 else Why.OK


def recall(s: State, quay: int, ev: list[int]) -> None:
    s.aboard[quay][s.actor] -= 1
    s.aboard[top_quay(s)][s.actor] += 1
    s.loaded += 1
    crate_recalled(ev, s.actor, quay)


def finish_shipment(s: State, ev: list[int]) -> None:
    """D29 to D31: tiles to the warehouse, then both bonuses."""
    store_tiles(s)
    demand = demand_bonus(s, s.shipping)
    lift_marker(s, s.shipping)
    if is_double(s.used):
        demand *= 2
    score(s, s.actor, Source.DEMAND, demand)
    demand_scored(ev, s.actor, s.shipping, demand)
    quantity = quantity_bonus(s.loaded)
    score(s, s.actor, Source.QUANTITY, quantity)
    if quantity > 0:
        quantity_scored(ev, s.actor, quantity)
    clear_table(s)


def store_tiles(s: State) -> None:
    """D29: an open pile in the warehouse; what lay there goes back into the bag."""
    warehouse_to_bag(s)
    for halves in range(1, 4):
        s.warehouse[kind_of(s.shipping, halves)] = s.laid[halves - 1]


def clear_table(s: State) -> None:
    for k in range(3):
        s.laid[k] = 0
    s.shipping = NO_VARIETY
    s.on_table = 0
    s.used = Use.NONE
    s.allowed = 0
    s.loaded = 0


def quantity_bonus(loaded: int) -> int:
    """D31: one point a crate from four crates on."""
    return loaded if loaded >= T.quantity_from else 0
