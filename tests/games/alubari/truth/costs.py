"""What things cost, told from the view and not from the rules that refuse."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from teahouse.core.actions import Action
from teahouse.core.truth import Moment
from teahouse.games.alubari import actions
from teahouse.games.alubari.names import EQUIPMENT_NAMES, GOOD_NAMES, STATION_NAMES
from teahouse.games.alubari.state import Good, Hiring, Off, Upkeep, WorksStep

Prices = dict[int, tuple[int, str]]  # by good: how many are needed, and by which rule


def own(moment: Moment) -> dict[str, Any]:
    seat: dict[str, Any] = moment.view["seats"][moment.seat]
    return seat


def have(moment: Moment, good: int) -> int:
    return int(own(moment)["goods"].get(GOOD_NAMES[good], 0))


def lasting(moment: Moment, effect: str) -> int:
    """An effect of contracts in this round."""
    return int(own(moment)["lasting"].get(effect, 0))


def asked(moment: Moment) -> dict[str, Any]:
    top: dict[str, Any] = moment.view["pending"][-1]
    return top


def asked_station(moment: Moment) -> int:
    return STATION_NAMES.index(asked(moment)["station"])


def done_at(moment: Moment, action: Action, *decisions: str) -> bool:
    return isinstance(action, actions.Done) and moment.decision in decisions


def contract(action: Action) -> int:
    """The printed number of the contract an action is about, 0 if it is about none."""
    return (
        action.contract + 1
        if isinstance(action, (actions.Use, actions.Take, actions.Straighten))
        else 0
    )


# What things cost


def station_of(moment: Moment, action: Action) -> int | None:
    if isinstance(action, actions.Build):
        return action.station
    return asked_station(moment) if isinstance(action, actions.Discount) else None


def takes_off(moment: Moment, station: int, off: int, crew: int) -> dict[int, int]:
    """What contract 20 and the construction crew take off, by good."""
    tables, card = moment.game.tables, lasting(moment, "station") - 1
    less = {int(Good.STONE): 0, int(Good.RUBBLE): 0}
    if off == Off.STONE:
        less[Good.STONE] += tables.effect_values[card][0]
    if off == Off.RUBBLE:
        less[Good.RUBBLE] += tables.effect_values[card][1]
    if crew == Off.STONE:
        less[Good.STONE] += tables.crew_stone
    if crew == Off.RUBBLE:
        less[Good.RUBBLE] += tables.crew_rubble
    return less


def asks_for(moment: Moment, station: int) -> set[int]:
    """Of rubble and stone, what an area asks for, as discounts name them."""
    cost = moment.game.tables.station_cost[station]
    named = {int(Off.RUBBLE): Good.RUBBLE, int(Off.STONE): Good.STONE}
    return {off for off, good in named.items() if cost[good]}


def contract_offs(moment: Moment, station: int) -> set[int]:
    """Contract 20 may be kept."""
    used = asks_for(moment, station) if lasting(moment, "station") else set()
    return {int(Off.NONE)} | used


def crew_offs(moment: Moment, station: int) -> set[int]:
    """A49: the crew always takes something off where it can."""
    owned = "crew" in own(moment)["equipment"]
    return (asks_for(moment, station) if owned else set()) or {int(Off.NONE)}


def prices(moment: Moment, action: Action) -> Iterator[tuple[int, ...]]:
    """Every price an area can be had for, by the discounts still to be chosen."""
    station = station_of(moment, action)
    assert station is not None
    cost = moment.game.tables.station_cost[station]
    for off, crew in discounts(moment, action, station):
        less = takes_off(moment, station, off, crew)
        yield tuple(max(0, n - less.get(good, 0)) for good, n in enumerate(cost))


def discounts(moment: Moment, action: Action, station: int) -> Iterator[tuple[int, int]]:
    offs, crews = contract_offs(moment, station), crew_offs(moment, station)
    if isinstance(action, actions.Discount) and moment.decision == "discount":
        offs &= {action.off}
    if isinstance(action, actions.Discount) and moment.decision == "crew":
        offs, crews = {int(Off[asked(moment)["off"].upper()])}, crews & {action.off}
    yield from ((off, crew) for off in offs for crew in crews)


def is_paid(moment: Moment, price: tuple[int, ...]) -> bool:
    return all(have(moment, good) >= n for good, n in enumerate(price))


def station_price(moment: Moment, action: Action) -> Prices:
    """What is lacking whatever is taken off."""
    known = list(prices(moment, action))
    if not known:
        return {}
    return {good: (min(price[good] for price in known), "A39") for good in Good}


def cheaper_price(moment: Moment) -> int | None:
    """Contract 21: so many steel bars for an equipment."""
    card = lasting(moment, "engine") - 1
    return int(moment.game.tables.effect_values[card][0]) if card >= 0 else None


def printed_price(moment: Moment, equipment: int) -> Prices:
    cost = moment.game.tables.equipment_cost[equipment]
    return {good: (n, "A41") for good, n in enumerate(cost) if n}


def equipment_price(moment: Moment, equipment: int) -> Prices:
    """The printed price, or that of the contract where that one cannot be paid either."""
    printed, cheaper = printed_price(moment, equipment), cheaper_price(moment)
    payable = all(have(moment, good) >= n for good, (n, _) in printed.items())
    if payable or cheaper is None:
        return printed
    return {int(Good.STEEL): (cheaper, "A41")}


def work_price(moment: Moment, step: int) -> Prices:
    tables = moment.game.tables
    if step == WorksStep.STEEL:
        strong = asked(moment)["strong"]
        ore = tables.iron_for_steel_strong if strong else tables.iron_for_steel
        return {int(Good.IRON): (ore, "A35")}
    if step == WorksStep.CRUSH:
        return {int(Good.STONE): (1, "A35")}
    return {int(Good.RUBBLE): (tables.rubble_for_stone, "A35")}


def hire_price(moment: Moment, hiring: int) -> Prices:
    tables = moment.game.tables
    if hiring == Hiring.CHAI:
        return {int(Good.CHAI): (tables.third_chai, "A25")}
    return {int(Good.RUBBLE): (tables.third_rubble, "A45")} if hiring == Hiring.RUBBLE else {}


def upkeep_price(moment: Moment, upkeep: int) -> Prices:
    tables = moment.game.tables
    if upkeep == Upkeep.STEEL:
        return {int(Good.STEEL): (tables.upkeep_steel, "A57")}
    return {int(Good.CHAI): (tables.upkeep_chai, "A57")} if upkeep == Upkeep.CHAI else {}


def lay_price(moment: Moment, iron: int) -> Prices:
    if not iron:
        return {int(Good.STEEL): (1, "A36")}
    ore = lasting(moment, "iron_rails")
    return {int(Good.IRON): (ore, "A28")} if ore else {}


def swap_price(moment: Moment) -> Prices:
    amount, good, _, _ = moment.game.tables.effect_values[asked(moment)["contract"] - 1]
    return {int(good): (amount, "A28")}


def buy_price(moment: Moment, action: actions.Buy) -> Prices:
    """Only where it is built; elsewhere it was paid before."""
    return equipment_price(moment, action.equipment) if moment.decision == "build" else {}


def chosen_price(moment: Moment, action: actions.Price) -> Prices:
    if action.cheaper:
        return {int(Good.STEEL): (cheaper_price(moment) or 0, "A41")}
    return printed_price(moment, EQUIPMENT_NAMES.index(asked(moment)["equipment"]))


# What an action takes, by its type; whatever is not listed takes nothing.
PRICES: dict[type[Action], Callable[[Moment, Any], Prices]] = {
    actions.Build: station_price,
    actions.Discount: station_price,
    actions.Buy: buy_price,
    actions.Price: chosen_price,
    actions.Work: lambda moment, action: work_price(moment, action.step),
    actions.Lay: lambda moment, action: lay_price(moment, action.iron),
    actions.Hire: lambda moment, action: hire_price(moment, action.hiring),
    actions.Maintain: lambda moment, action: upkeep_price(moment, action.upkeep),
    actions.Swap: lambda moment, action: swap_price(moment),
    actions.Brew: lambda moment, action: {int(Good.LEAVES): (action.leaves, "A43")},
    actions.Strengthen: lambda moment, action: {int(Good.CHAI): (1, "A30")},
}


def price_of(moment: Moment, action: Action) -> Prices:
    """What an action takes, by good."""
    price = PRICES.get(type(action))
    return {} if price is None else price(moment, action)
