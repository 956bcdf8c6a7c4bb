"""What an action would mean now: the name of its message and the values in it."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy

from teahouse.core.actions import Action
from teahouse.core.events import Value
from teahouse.core.game import Game

from .actions import Act
from .effects import EFFECT, effect_values
from .events import half_text
from .names import ESTATE_NAMES, GOOD_NAMES, SECTION_NAMES
from .rules.build import station_price
from .rules.excavate import dig_strength
from .rules.labourers import rooms_of
from .rules.pending import asked, asked_arg, asked_left, asked_seat
from .rules.rates import excavation_rate, harvest_halves, track_rate
from .rules.track import track_strength
from .rules.turn import can_act, is_build_action
from .rules.wheel import next_section
from .rules.works import steel_price
from .state import (
    GOODS,
    ROOM,
    WIDE,
    Area,
    Decision,
    Equipment,
    Good,
    Hiring,
    Last,
    Off,
    State,
    Upkeep,
)

# What a station area gives besides points, and the column of the tables that says how much.
STATION_GIVES = {
    "gives_third": "gives_third",
    "gives_steel": "gives_steel",
    "gives_contract": "gives_contract",
    "gives_equipment": "gives_equipment",
    "gives_chai": "gives_chai",
    "gives_leaves": "gives_leaves",
    "per_chai": "station_per_chai",
}

Preview = tuple[str, Mapping[str, Value]]


def preview(s: State, action: Action, game: Game) -> Preview:
    name = type(action).__name__.lower()
    if name in SPECIAL:
        return name, {**action.named(), **SPECIAL[name](s, action.id, game)}
    if action.id == Act.DONE:
        return done_name(s), {}
    return name, action.named()


def done_name(s: State) -> str:
    """Leaving a question is called differently from having enough."""
    refusing = (Decision.STRENGTHEN, Decision.HIRE, Decision.EXTRA)
    return "without" if asked(s) in refusing else "done"


def _place(s: State, action: int, game: Game) -> dict[str, Value]:
    """Whether the space brings the first-player marker, what the area is for, and is it of use?"""
    last = int(game.rule(rooms_of)(s, Area.A)) - 1
    there = copy(s)
    there.area = action // ROOM
    able = game.rule(can_act)(there, asked_seat(s), 0)
    return {
        "lead": "yes" if action == last and not s.keeps_lead else "no",
        "does": Area(Area.E if is_build_action(there, 0) else there.area).name,
        "rate": _strength(s, there.area, game),
        "able": "yes" if able else "no",
    }


def _strength(s: State, area: int, game: Game) -> str:
    """How much a labourer does in an area, where a number says so."""
    if area == Area.A:
        return str(game.tables.yard_cubes)
    if area == Area.B:
        return str(game.rule(excavation_rate)(s))
    if area == Area.C:
        return str(game.tables.works_steps)
    if area == Area.D:
        return str(game.rule(track_rate)(s))
    return half_text(int(game.rule(harvest_halves)(s))) if area == Area.G else ""


def _dig(s: State, action: int, game: Game) -> dict[str, Value]:
    space = action - Act.DIG
    return {"estate": ESTATE_NAMES[s.estate[space // WIDE]], "rubble": s.rubble[space]}


def _borrow(s: State, action: int, game: Game) -> dict[str, Value]:
    return {"estate": ESTATE_NAMES[s.estate[(action - Act.BORROW) // WIDE]]}


def _work(s: State, action: int, game: Game) -> dict[str, Value]:
    tables = game.tables
    price = int(game.rule(steel_price)(asked_arg(s) % 2))
    prices = (price, tables.rubble_for_stone, tables.rubble_for_stone, tables.rubble_from_stone)
    return {"price": prices[action - Act.WORK]}


def _lay(s: State, action: int, game: Game) -> dict[str, Value]:
    k = int(game.rule(next_section)(s))
    price = s.lasting[asked_seat(s)][Last.IRON_RAILS] if action > Act.LAY else 1
    return {
        "section": SECTION_NAMES[k],
        "points": game.tables.section_points[k],
        "price": price,
    }


def _build(s: State, action: int, game: Game) -> dict[str, Value]:
    station = action - Act.BUILD
    tables = game.tables
    given = [getattr(tables, column)[station] for column in STATION_GIVES.values()]
    return {
        **_costs(list(tables.station_cost[station])),
        "points": tables.station_points[station],
        **dict(zip(STATION_GIVES, given, strict=True)),
    }


def _buy(s: State, action: int, game: Game) -> dict[str, Value]:
    equipment = action - Act.BUY
    free = asked(s) == Decision.GAIN_EQUIPMENT
    costs = [0] * GOODS if free else list(game.tables.equipment_cost[equipment])
    return {**_costs(costs), **_engine(s, equipment, game)}


def _engine(s: State, equipment: int, game: Game) -> dict[str, Value]:
    """What an equipment is good for: its points (A75: none solo), the chai on it, its numbers."""
    tables = game.tables
    n, m = {
        Equipment.RAIL_TRACTOR: (tables.third_rubble, 0),
        Equipment.CREW: (tables.crew_rubble, tables.crew_stone),
    }.get(Equipment(equipment), (0, 0))
    points = tables.equipment_points[equipment] if s.players > 1 else 0
    return {"points": points, "aboard": s.aboard[equipment], "n": n, "m": m}


def _costs(costs: list[int]) -> dict[str, Value]:
    return {name: costs[good] for good, name in enumerate(GOOD_NAMES)}


def _discount(s: State, action: int, game: Game) -> dict[str, Value]:
    """What the area would cost with it."""
    chosen, station, seat = action - Act.DISCOUNT, asked_arg(s), asked_seat(s)
    crew = chosen if asked(s) == Decision.CREW else Off.NONE
    off = asked_left(s) if asked(s) == Decision.CREW else chosen
    price = game.rule(station_price)
    return _costs([int(price(s, seat, station, good, off, crew)) for good in Good])


def _price(s: State, action: int, game: Game) -> dict[str, Value]:
    equipment, card = asked_arg(s), s.lasting[asked_seat(s)][Last.ENGINE] - 1
    if action == Act.PRICE:
        return _costs(list(game.tables.equipment_cost[equipment]))
    return _costs([game.tables.effect_values[card][0] * (good == Good.STEEL) for good in Good])


def _take(s: State, action: int, game: Game) -> dict[str, Value]:
    card = action - Act.TAKE
    return {
        "points": game.tables.contract_points[card],
        "per_chai": game.tables.contract_per_chai[card],
        **effect_values(game.tables, card),
    }


def _use(s: State, action: int, game: Game) -> dict[str, Value]:
    return effect_values(game.tables, action - Act.USE)


def _straighten(s: State, action: int, game: Game) -> dict[str, Value]:
    return effect_values(game.tables, action - Act.STRAIGHTEN)


def _leaves(s: State, action: int, game: Game) -> dict[str, Value]:
    return {"leaves": int(game.rule(harvest_halves)(s)) // 2}


def _swap(s: State, action: int, game: Game) -> dict[str, Value]:
    amount, given, gets, _ = game.tables.effect_values[asked_arg(s)]
    return {"amount": amount, "good": GOOD_NAMES[given], "gets": GOOD_NAMES[gets]}


def _landslide(s: State, action: int, game: Game) -> dict[str, Value]:
    return {"field": ESTATE_NAMES[s.estate[action - Act.LANDSLIDE]]}


def _hire(s: State, action: int, game: Game) -> dict[str, Value]:
    price = {Hiring.CHAI: game.tables.third_chai, Hiring.RUBBLE: game.tables.third_rubble}
    return {"price": price.get(Hiring(action - Act.HIRE), 0)}


def _maintain(s: State, action: int, game: Game) -> dict[str, Value]:
    price = {Upkeep.STEEL: game.tables.upkeep_steel, Upkeep.CHAI: game.tables.upkeep_chai}
    return {"price": price.get(Upkeep(action - Act.MAINTAIN), 0)}


def _strengthen(s: State, action: int, game: Game) -> dict[str, Value]:
    """How much the action does without and with the Chai; in the works, the ore for steel."""
    builds = is_build_action(s, asked_arg(s))
    plain, strong = (0, 0) if builds else (_worked(s, chai, game) for chai in (0, 1))
    return {"does": Area(Area.E if builds else s.area).name, "rate": plain, "more": strong}


def _worked(s: State, strong: int, game: Game) -> int:
    seat = asked_seat(s)
    if s.area == Area.A:
        extra = s.lasting[seat][Last.CUBES]
        return int(game.tables.yard_cubes + extra + strong * game.tables.yard_bonus)
    if s.area == Area.B:
        return int(game.rule(dig_strength)(s, seat, strong))
    if s.area == Area.C:
        return int(game.rule(steel_price)(strong))
    return int(game.rule(track_strength)(s, seat, strong)) if s.area == Area.D else 0


SPECIAL = {
    "place": _place,
    "dig": _dig,
    "borrow": _borrow,
    "work": _work,
    "lay": _lay,
    "build": _build,
    "buy": _buy,
    "discount": _discount,
    "price": _price,
    "take": _take,
    "use": _use,
    "straighten": _straighten,
    "leaves": _leaves,
    "swap": _swap,
    "landslide": _landslide,
    "maintain": _maintain,
    "hire": _hire,
    "strengthen": _strengthen,
}

# Every name, with the names of its values.
PREVIEWS = {
    "place": ("area", "number", "lead", "does", "rate", "able"),
    "use": ("contract", *EFFECT),
    "cube": ("cube",),
    "dig": ("space", "estate", "rubble"),
    "work": ("step", "price"),
    "lay": ("paid", "section", "points", "price"),
    "build": ("station", "points", *GOOD_NAMES, *STATION_GIVES),
    "buy": ("equipment", *GOOD_NAMES, "points", "aboard", "n", "m"),
    "discount": ("off", *GOOD_NAMES),
    "price": ("price", *GOOD_NAMES),
    "take": ("contract", "points", "per_chai", *EFFECT),
    "leaves": ("leaves",),
    "brew": ("leaves",),
    "swap": ("amount", "good", "gets"),
    "landslide": ("estate", "field"),
    "borrow": ("space", "estate"),
    "straighten": ("contract", *EFFECT),
    "maintain": ("upkeep", "price"),
    "hire": ("hiring", "price"),
    "strengthen": ("does", "rate", "more"),
    "extra": (),
    "without": (),
    "done": (),
}
