"""What each event of Alubari changes in the numbers of the view."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from teahouse.core.truth import Change, Moment, Values
from teahouse.games.alubari.names import EQUIPMENT_NAMES, GOOD_NAMES, STATION_NAMES

from .costs import cheaper_price


def seat_in(values: Values) -> int:
    return int(values["seat"])


def gains(good: str, value: str) -> Callable[[Values, Moment], Iterable[Change]]:
    def changes(values: Values, _: Moment) -> Iterable[Change]:
        return [(f"goods.{good}", seat_in(values), int(values[value]))]

    return changes


def paid(seat: int, good: str, amount: int) -> Iterator[Change]:
    """A39: iron ore and stone go into the bag, steel to the supply."""
    yield f"goods.{good}", seat, -amount
    if good in ("iron", "stone"):
        yield f"bag.{good}", None, amount
    elif good == "steel":
        yield "steel", None, amount


def marker(values: Values, _: Moment) -> Iterable[Change]:
    return [("markers", seat_in(values), -1)]


def cubes_drawn(values: Values, before: Moment) -> Iterator[Change]:
    for cube in ("iron", "stone", "chai"):
        yield f"yard.{cube}", None, int(values[cube])
        yield f"bag.{cube}", None, -int(values[cube])
    yield "bag.event", None, before.view["cubes_drawn"] - int(values["events"])


def yard_trimmed(values: Values, _: Moment) -> Iterator[Change]:
    for cube in ("iron", "stone", "chai"):
        yield f"yard.{cube}", None, -int(values[cube])
        yield f"bag.{cube}", None, int(values[cube])


def cube_taken(values: Values, _: Moment) -> Iterator[Change]:
    yield f"yard.{values['cube']}", None, -1
    yield from cubes_got(values, 1)


def cubes_from_bag(values: Values, _: Moment) -> Iterator[Change]:
    yield f"bag.{values['cube']}", None, -int(values["cubes"])
    yield from cubes_got(values, int(values["cubes"]))


def cubes_got(values: Values, cubes: int) -> Iterator[Change]:
    """A32: Chai cubes leave the game; what they bring is told apart."""
    if values["cube"] == "chai":
        yield "chai_out", None, cubes
    else:
        yield f"goods.{values['cube']}", seat_in(values), cubes


def steel_gained(values: Values, _: Moment) -> Iterable[Change]:
    return [
        ("goods.steel", seat_in(values), int(values["bars"])),
        ("steel", None, -int(values["bars"])),
    ]


def steel_made(values: Values, _: Moment) -> Iterator[Change]:
    yield from paid(seat_in(values), str(values["good"]), int(values["amount"]))
    yield "goods.steel", seat_in(values), 1
    yield "steel", None, -1


def stone_made(values: Values, _: Moment) -> Iterator[Change]:
    yield from paid(seat_in(values), "rubble", int(values["amount"]))
    yield "goods.stone", seat_in(values), 1
    yield f"{values['source']}.stone", None, -1


def stone_crushed(values: Values, _: Moment) -> Iterator[Change]:
    yield from paid(seat_in(values), "stone", 1)
    yield "goods.rubble", seat_in(values), int(values["rubble"])


def section_laid(values: Values, _: Moment) -> Iterator[Change]:
    yield "markers", seat_in(values), -1
    yield from paid(seat_in(values), str(values["paid"]), int(values["amount"]))


def station_built(values: Values, before: Moment) -> Iterator[Change]:
    """Discounts change stone and rubble; the rest is as printed."""
    yield "markers", seat_in(values), -1
    cost = before.game.tables.station_cost[STATION_NAMES.index(str(values["station"]))]
    for good, n in zip(GOOD_NAMES, cost, strict=True):
        yield from paid(seat_in(values), good, int(values.get(good, n)))


def equipment_taken(values: Values, before: Moment) -> Iterator[Change]:
    name = str(values["equipment"])
    cost = before.game.tables.equipment_cost[EQUIPMENT_NAMES.index(name)]
    price = {good: n for good, n in zip(GOOD_NAMES, cost, strict=True) if n}
    if values["price"] == "free":
        price = {}
    elif values["price"] == "cheaper":
        price = {"steel": cheaper_price(before) or 0}
    for good, n in price.items():
        yield from paid(seat_in(values), good, n)
    yield "chai_out", None, before.view["aboard"].get(name, 0)


def third_hired(values: Values, before: Moment) -> Iterable[Change]:
    tables, how = before.game.tables, str(values["hiring"])
    price = {"chai": tables.third_chai, "rubble": tables.third_rubble}
    return paid(seat_in(values), how, price[how]) if how in price else ()


def maintained(values: Values, _: Moment) -> Iterable[Change]:
    how = str(values["upkeep"])
    return () if how == "return" else paid(seat_in(values), how, int(values["price"]))


def leaves_to_chai(values: Values, _: Moment) -> Iterator[Change]:
    yield "goods.leaves", seat_in(values), -int(values["leaves"])
    yield "goods.chai", seat_in(values), int(values["leaves"])


def game_ends(values: Values, before: Moment) -> Iterator[Change]:
    """A63: the markers on borrowed spaces come back."""
    for estate in before.view["estates"]:
        for k in estate["borrowed"]:
            yield "markers", estate["owners"][k - 1], 1


def contract_scored(values: Values, _: Moment) -> Iterable[Change]:
    return [("scored.contracts", seat_in(values), 2 * int(values["points"]))]


def nothing(values: Values, _: Moment) -> Iterable[Change]:
    return ()


EVENTS: dict[str, Callable[[Values, Moment], Iterable[Change]]] = {
    **dict.fromkeys(
        ("first-player", "section-prelaid", "round-begins", "contract-discarded",
         "contract-opened", "deck-shuffled", "weather-changed", "forecast", "rate-changed",
         "harvest", "event", "space-cleared", "siliguri-closed", "game-lays", "town-completed",
         "labourer-placed", "contract-used", "no-action", "lead-taken", "third-promised",
         "contract-taken", "estate-refilled", "contract-straightened", "contracts-drawn",
         "build-space", "lone-round"),
        nothing,
    ),
    "leaves-harvested": gains("leaves", "leaves"),
    "leaves-gained": gains("leaves", "leaves"),
    "chai-gained": gains("chai", "chai"),
    "rubble-dug": gains("rubble", "rubble"),
    "chai-paid": lambda values, _: [("goods.chai", seat_in(values), -1)],
    "cubes-drawn": cubes_drawn,
    "cubes-back": lambda values, _: [("bag.event", None, int(values["cubes"]))],
    "yard-trimmed": yard_trimmed,
    "cube-taken": cube_taken,
    "cubes-from-bag": cubes_from_bag,
    "steel-gained": steel_gained,
    "steel-made": steel_made,
    "stone-made": stone_made,
    "stone-crushed": stone_crushed,
    "space-owned": marker,
    "space-borrowed": marker,
    "section-laid": section_laid,
    "station-built": station_built,
    "equipment-taken": equipment_taken,
    "third-hired": third_hired,
    "maintained": maintained,
    "leaves-to-chai": leaves_to_chai,
    "game-ends": game_ends,
    "contract-scored": contract_scored,
}  # fmt: skip
