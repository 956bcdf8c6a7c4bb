"""The questions every game answers: what may be done, why not, and what then happens."""

from __future__ import annotations

from teahouse.games.alubari.actions import Act
from teahouse.games.alubari.reasons import Why
from teahouse.games.alubari.state import Decision, Good, Keeps, Phase, State

from .build import (
    build,
    build_station,
    buy,
    buy_refusal,
    crew_refusal,
    discount,
    discount_refusal,
    legal_builds,
    legal_crews,
    legal_discounts,
    legal_gained_equipments,
    legal_prices,
    pay_equipment,
    price_refusal,
    shed_refusal,
    station_refusal,
    stop_building_refusal,
    take_equipment,
)
from .cards import take_contract
from .contracts import (
    borrow,
    borrow_refusal,
    landslide,
    landslide_refusal,
    legal_borrows,
    legal_landslides,
    legal_straightens,
    legal_swaps,
    legal_uses,
    pick,
    pick_refusal,
    stop_borrowing_refusal,
    straighten,
    straighten_refusal,
    swap,
    swap_refusal,
    use,
    use_refusal,
)
from .excavate import dig, dig_refusal, legal_digs
from .labourers import (
    hire,
    hire_refusal,
    legal_hirings,
    legal_places,
    place,
    place_refusal,
)
from .office import (
    brew,
    brew_refusal,
    leaves_refusal,
    legal_contracts,
    legal_visits,
    take_leaves,
    take_refusal,
)
from .pending import answered, asked, asked_arg, asked_left, asked_seat
from .rates import harvest_halves
from .stock_yard import cube_refusal, end_cubes, legal_cubes, take_cube
from .track import lay, lay_refusal, legal_lays, stop_laying_refusal
from .turn import act, begin_action, extra_refusal, go_on, strengthen, strengthen_refusal
from .wheel import maintain, maintain_refusal
from .works import legal_steps, work, work_refusal

FREE = 2  # the price of an equipment that is a gain


def actor(s: State) -> int:
    return asked_seat(s) if s.depth > 0 else -1


def seats(s: State) -> int:
    return s.players


# What may be done


def legal(s: State, ids: list[int]) -> int:
    """The legal actions of the decision that is asked, in ascending order."""
    if s.phase == Phase.OVER:
        return 0
    what = asked(s)
    if what == Decision.PLACE:
        return legal_places(s, ids)
    if what == Decision.BUILD:
        return legal_builds(s, ids)
    if what == Decision.USE_CONTRACT:
        return legal_uses(s, ids)
    if what == Decision.CUBES:
        return legal_cubes(s, ids)
    if what == Decision.LAY:
        return legal_lays(s, ids)
    if what == Decision.WORKS:
        return legal_steps(s, ids)
    if what == Decision.STRENGTHEN:
        return yes_or_no(ids, Act.STRENGTHEN, True)
    if what == Decision.POST or what == Decision.GAIN_CONTRACT:
        return legal_contracts(s, Keeps.OFFICE, ids)
    if what == Decision.CHAIWALA:
        return legal_visits(s, ids)
    if what == Decision.HIRE:
        return legal_hirings(s, ids)
    return legal_rarely(s, what, ids)


def legal_rarely(s: State, what: int, ids: list[int]) -> int:
    if what == Decision.DIG:
        return legal_digs(s, ids)
    if what == Decision.MAINTAIN:
        return legal_upkeeps(s, ids)
    if what == Decision.SWAP:
        return legal_swaps(s, ids)
    if what == Decision.EXTRA:
        return yes_or_no(ids, Act.EXTRA, extra_refusal(s, asked_seat(s)) == Why.OK)
    if what == Decision.BORROW:
        return legal_borrows(s, ids)
    if what == Decision.LANDSLIDE:
        return legal_landslides(s, ids)
    if what == Decision.STRAIGHTEN:
        return legal_straightens(s, ids)
    if what == Decision.PICK:
        return legal_contracts(s, Keeps.DRAWN, ids)
    if what == Decision.DISCOUNT:
        return legal_discounts(s, ids)
    if what == Decision.CREW:
        return legal_crews(s, ids)
    if what == Decision.PRICE:
        return legal_prices(s, ids)
    return legal_gained_equipments(s, ids)


def yes_or_no(ids: list[int], yes: int, allowed: bool) -> int:
    n = 0
    if allowed:
        ids[0] = yes
        n = 1
    ids[n] = Act.DONE
    return n + 1


def legal_upkeeps(s: State, ids: list[int]) -> int:
    goods = s.goods[asked_seat(s)]
    n = 0
    for upkeep in range(3):
        if maintain_refusal(goods[Good.STEEL], goods[Good.CHAI], upkeep) == Why.OK:
            ids[n] = Act.MAINTAIN + upkeep
            n += 1
    return n


# Why not


def refusal(s: State, action: int) -> int:
    """Why an action cannot be done now; 0 when it can."""
    if s.phase == Phase.OVER:
        return Why.GAME_OVER
    what = asked(s)
    if action == Act.DONE:
        return done_refusal(s, what)
    if what == Decision.PLACE and action < Act.USE:
        return place_refusal(s, action - Act.PLACE)
    if what == Decision.USE_CONTRACT and Act.USE <= action < Act.CUBE:
        return use_refusal(s, asked_seat(s), action - Act.USE)
    if what == Decision.CUBES and Act.CUBE <= action < Act.DIG:
        cube = action - Act.CUBE
        return cube_refusal(s, asked_seat(s), asked_left(s), asked_arg(s), cube)
    if what == Decision.WORKS and Act.WORK <= action < Act.LAY:
        return work_refusal(s, asked_seat(s), asked_arg(s), action - Act.WORK)
    if what == Decision.LAY and Act.LAY <= action < Act.BUILD:
        return lay_refusal(s, asked_seat(s), action - Act.LAY)
    if what == Decision.BUILD and Act.BUILD <= action < Act.BUY:
        return station_refusal(s, asked_seat(s), action - Act.BUILD)
    if what == Decision.BUILD and Act.BUY <= action < Act.DISCOUNT:
        chai = s.goods[asked_seat(s)][Good.CHAI]
        return buy_refusal(s, asked_seat(s), action - Act.BUY, chai)
    if what == Decision.HIRE and Act.HIRE <= action < Act.STRENGTHEN:
        return hire_refusal(s, asked_seat(s), action - Act.HIRE)
    if what == Decision.STRENGTHEN and action == Act.STRENGTHEN:
        return strengthen_refusal(s, asked_seat(s), asked_arg(s))
    return refusal_rarely(s, what, action)


def refusal_rarely(s: State, what: int, action: int) -> int:
    seat = asked_seat(s)
    if Act.TAKE <= action < Act.LEAVES:
        if what == Decision.PICK:
            return pick_refusal(s.contract[action - Act.TAKE])
        if what == Decision.POST or what == Decision.GAIN_CONTRACT:
            return take_refusal(s.contract[action - Act.TAKE])
    if what == Decision.CHAIWALA and action == Act.LEAVES:
        return leaves_refusal(harvest_halves(s))
    if what == Decision.CHAIWALA and Act.BREW <= action < Act.SWAP:
        return brew_refusal(s, seat, action - Act.BREW + 1)
    if what == Decision.DIG and Act.DIG <= action < Act.WORK:
        return dig_refusal(s.rubble[action - Act.DIG])
    if what == Decision.SWAP and action == Act.SWAP:
        return swap_refusal(s, seat, asked_arg(s))
    if what == Decision.EXTRA and action == Act.EXTRA:
        return extra_refusal(s, seat)
    if what == Decision.BORROW and Act.BORROW <= action < Act.STRAIGHTEN:
        return borrow_refusal(s, seat, action - Act.BORROW)
    if what == Decision.LANDSLIDE and Act.LANDSLIDE <= action < Act.BORROW:
        return landslide_refusal(s, action - Act.LANDSLIDE)
    if what == Decision.STRAIGHTEN and Act.STRAIGHTEN <= action < Act.MAINTAIN:
        return straighten_refusal(s, seat, action - Act.STRAIGHTEN, asked_arg(s))
    return refusal_of_prices(s, what, action)


def refusal_of_prices(s: State, what: int, action: int) -> int:
    seat = asked_seat(s)
    goods = s.goods[seat]
    if what == Decision.MAINTAIN and Act.MAINTAIN <= action < Act.HIRE:
        return maintain_refusal(goods[Good.STEEL], goods[Good.CHAI], action - Act.MAINTAIN)
    if what == Decision.DISCOUNT and Act.DISCOUNT <= action < Act.PRICE:
        return discount_refusal(s, seat, asked_arg(s), action - Act.DISCOUNT)
    if what == Decision.CREW and Act.DISCOUNT <= action < Act.PRICE:
        return crew_refusal(s, seat, asked_arg(s), asked_left(s), action - Act.DISCOUNT)
    if what == Decision.PRICE and Act.PRICE <= action < Act.TAKE:
        return price_refusal(s, seat, asked_arg(s), action - Act.PRICE, goods[Good.CHAI])
    if what == Decision.GAIN_EQUIPMENT and Act.BUY <= action < Act.DISCOUNT:
        return shed_refusal(s, seat, action - Act.BUY)
    return Why.NOT_ASKED


def done_refusal(s: State, what: int) -> int:
    """A29: what is compulsory cannot be left."""
    seat = asked_seat(s)
    if what == Decision.LAY:
        return stop_laying_refusal(s, seat, asked_arg(s))
    if what == Decision.BUILD:
        return stop_building_refusal(s, seat, asked_arg(s))
    if what == Decision.BORROW:
        return stop_borrowing_refusal(s, seat, asked_arg(s))
    if what == Decision.POST or what == Decision.GAIN_CONTRACT or what == Decision.GAIN_EQUIPMENT:
        return Why.MUST_TAKE
    if what == Decision.CHAIWALA:
        return Why.MUST_ACT
    if what == Decision.DIG:
        return Why.MUST_DIG
    return Why.OK if may_be_left(what) else Why.MUST_CHOOSE


def may_be_left(what: int) -> bool:
    return (
        what == Decision.USE_CONTRACT
        or what == Decision.STRENGTHEN
        or what == Decision.CUBES
        or what == Decision.WORKS
        or what == Decision.HIRE
        or what == Decision.SWAP
        or what == Decision.EXTRA
    )


# What then happens


def apply(s: State, action: int, ev: list[int]) -> None:
    """Do a legal action, and whatever follows without a decision."""
    what = asked(s)
    seat = asked_seat(s)
    if action == Act.DONE:
        stop(s, what, seat, ev)
    elif what == Decision.USE_CONTRACT:
        use(s, seat, action - Act.USE, ev)
    elif what == Decision.CUBES:
        take_cube(s, seat, action - Act.CUBE, ev)
    elif what == Decision.WORKS:
        work(s, seat, action - Act.WORK, ev)
    elif what == Decision.LAY:
        lay(s, seat, action - Act.LAY, ev)
    elif what == Decision.DIG:
        dig(s, seat, action - Act.DIG, ev)
    elif what == Decision.SWAP:
        swap(s, seat, asked_arg(s), ev)
    elif what == Decision.BORROW:
        borrow(s, seat, action - Act.BORROW, ev)
    elif what == Decision.BUILD and action < Act.BUY:
        build(s, seat, action - Act.BUILD, ev)
    elif what == Decision.BUILD:
        buy(s, seat, action - Act.BUY, ev)
    else:
        apply_answer(s, what, seat, action, ev)
    go_on(s, ev)


def stop(s: State, what: int, seat: int, ev: list[int]) -> None:
    """Nothing of it, or no more."""
    if what == Decision.CUBES:
        end_cubes(s, seat)
    elif what == Decision.STRENGTHEN:
        extra = asked_arg(s)
        answered(s)
        act(s, seat, 0, extra, ev)
    else:
        answered(s)


def apply_answer(s: State, what: int, seat: int, action: int, ev: list[int]) -> None:
    """Questions that are answered once: they leave the stack before anything happens."""
    about = asked_arg(s)
    left = asked_left(s)
    answered(s)
    if what == Decision.PLACE:
        place(s, seat, action - Act.PLACE, ev)
    elif what == Decision.STRENGTHEN:
        strengthen(s, seat, about, ev)
    elif what == Decision.POST or what == Decision.GAIN_CONTRACT:
        take_contract(s, seat, action - Act.TAKE, ev)
    elif what == Decision.CHAIWALA and action == Act.LEAVES:
        take_leaves(s, seat, ev)
    elif what == Decision.CHAIWALA:
        brew(s, seat, action - Act.BREW + 1, ev)
    elif what == Decision.HIRE:
        hire(s, seat, action - Act.HIRE, ev)
    elif what == Decision.MAINTAIN:
        maintain(s, seat, about, action - Act.MAINTAIN, ev)
    elif what == Decision.EXTRA:
        begin_action(s, seat, 1, ev)
    elif what == Decision.PICK:
        pick(s, seat, action - Act.TAKE, ev)
    elif what == Decision.LANDSLIDE:
        landslide(s, seat, action - Act.LANDSLIDE, ev)
    elif what == Decision.STRAIGHTEN:
        straighten(s, seat, action - Act.STRAIGHTEN, ev)
    elif what == Decision.DISCOUNT:
        discount(s, seat, about, action - Act.DISCOUNT, ev)
    elif what == Decision.CREW:
        build_station(s, seat, about, left, action - Act.DISCOUNT, ev)
    elif what == Decision.PRICE:
        pay_equipment(s, seat, about, action - Act.PRICE, ev)
    else:
        take_equipment(s, seat, action - Act.BUY, FREE, ev)
