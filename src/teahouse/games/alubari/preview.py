"""What an action would mean now: the name of its message and the values in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy

from teahouse.core.actions import Action
from teahouse.core.events import Value, half_text
from teahouse.core.game import Game

from .actions import Act, Place
from .effects import EFFECT, effect_values
from .names import ESTATE_NAMES, GOOD_NAMES, SECTION_NAMES
from .reasons import Why
from .rules.build import (
    can_gain_equipment,
    crew_fits,
    crew_refusal,
    discount_fits,
    price_refusal,
    station_price,
)
from .rules.cards import cards_kept, open_contracts
from .rules.event_wheel import next_section
from .rules.excavate import dig_strength, diggable
from .rules.labourers import rooms_of
from .rules.pending import asked, asked_seat, told
from .rules.second_build import build_bonus_helps
from .rules.stock_yard import takeable
from .rules.supply import chai_room, rubble_left
from .rules.track import layable_sections, track_strength
from .rules.turn import area_of_action, can_act, strengthen_refusal
from .rules.weather_and_rates import excavation_rate, harvest_halves, track_rate
from .rules.works import steel_price
from .state import (
    GOODS,
    OFFICE,
    ROOM,
    WIDE,
    Area,
    Decision,
    Detail,
    Equipment,
    Good,
    Hiring,
    Keeps,
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


def preview_all(s: State, actions: Sequence[Action], game: Game) -> list[Preview]:
    """Of all choices: spaces of one area share what it is for, which takes longest to find."""
    there, uses = copy(s), dict[int, dict[str, Value]]()
    found: list[Preview] = []
    for action in actions:
        if isinstance(action, Place):
            area = action.id // ROOM
            if area not in uses:
                uses[area] = _use_of(s, there, area, game)
            lead = _lead(s, action.id, game)
            found.append(("place", {**action.named(), "lead": lead, **uses[area]}))
        else:
            found.append(preview(s, action, game))
    return found


def done_name(s: State) -> str:
    """Leaving a question is called differently from having enough."""
    refusing = (Decision.STRENGTHEN, Decision.HIRE, Decision.EXTRA)
    return "without" if asked(s) in refusing else "done"


def _place(s: State, action: int, game: Game) -> dict[str, Value]:
    """Whether the space brings the first-player marker, what the area is for, and is it of use?"""
    return {"lead": _lead(s, action, game), **_use_of(s, copy(s), action // ROOM, game)}


def _lead(s: State, action: int, game: Game) -> str:
    last = int(game.rule(rooms_of)(s, Area.A)) - 1
    return "yes" if action == last and not s.keeps_lead else "no"


def _use_of(s: State, there: State, area: int, game: Game) -> dict[str, Value]:
    """What an area is for; `there` is the state in which its labourer acts."""
    there.area = area
    able = can_start(there, asked_seat(s), game)
    return {
        "does": Area(area_of_action(there, 0)).name,
        "rate": _strength(s, area, game),
        "able": "yes" if able else "no",
    }


def can_start(there: State, seat: int, game: Game) -> bool:
    """Whether a labourer could act in the area, perhaps only with Chai."""
    if game.rule(can_act)(there, seat, 0):
        return True
    return bool(game.rule(strengthen_refusal)(there, seat, 0) == Why.OK)


def _strength(s: State, area: int, game: Game) -> str:
    """How much a labourer does in an area, where a number says so."""
    if area == Area.B and s.builds == 1:
        return ""
    if area == Area.A:
        return str(game.tables.yard_cubes)
    if area == Area.B:
        return str(min(int(game.rule(excavation_rate)(s)), int(game.rule(rubble_left)(s))))
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
    price = int(game.rule(steel_price)(told(s, Detail.STRONG)))
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
    return {
        **_station_costs(s, station, ways(s, station, list(Off), game), game),
        "points": game.tables.station_points[station],
        **_gives(s, station, game),
    }


def ways(s: State, station: int, offs: Sequence[int], game: Game) -> list[tuple[int, int]]:
    """The discounts, of contract 20 and of the crew, with which an area can be paid.

    All that apply where it cannot be paid at all.
    """
    fits, applies, seat = game.rule(discount_fits), game.rule(crew_fits), asked_seat(s)
    known = [
        (int(off), int(crew))
        for off in offs
        if fits(s, seat, station, off)
        for crew in Off
        if applies(s, seat, station, crew)
    ]
    refusal = game.rule(crew_refusal)
    return [way for way in known if refusal(s, seat, station, *way) == Why.OK] or known


def _station_costs(
    s: State, station: int, discounts: Sequence[tuple[int, int]], game: Game
) -> dict[str, Value]:
    """The price; where a discount is still to be chosen, the most each good can cost."""
    price, seat = game.rule(station_price), asked_seat(s)
    prices = [[int(price(s, seat, station, g, *way)) for g in Good] for way in discounts]
    several = any(price != prices[0] for price in prices)
    most = [max(price[good] for price in prices) for good in Good]
    return {**_costs(most), "discount": "choose" if several else "no"}


def _gives(s: State, station: int, game: Game) -> dict[str, Value]:
    """What the area gives at once, as far as there is something to give (A40)."""
    tables, seat, rule = game.tables, asked_seat(s), game.rule
    given = {name: getattr(tables, column)[station] for name, column in STATION_GIVES.items()}
    bars = s.steel + tables.station_cost[station][Good.STEEL]  # what is paid is there again
    limits = {
        "gives_steel": bars,
        "gives_contract": int(rule(open_contracts)(s)),
        "gives_equipment": int(rule(can_gain_equipment)(s, seat)),
        "gives_chai": int(rule(chai_room)(s, seat)),
    }
    return {name: min(n, limits.get(name, n)) for name, n in given.items()}


def _buy(s: State, action: int, game: Game) -> dict[str, Value]:
    equipment, seat = action - Act.BUY, asked_seat(s)
    prices = [[0] * GOODS]
    if asked(s) != Decision.GAIN_EQUIPMENT:
        refusal = game.rule(price_refusal)
        payable = [k for k in range(2) if refusal(s, seat, equipment, k) == Why.OK]
        prices = [_equipment_price(s, equipment, k, game) for k in payable or [0]]
    discount = "choose" if any(price != prices[0] for price in prices) else "no"
    return {**_costs(prices[0]), "discount": discount, **_engine(s, equipment, game)}


def _equipment_price(s: State, equipment: int, cheaper: int, game: Game) -> list[int]:
    """The printed price, or so many steel bars with contract 21."""
    if not cheaper:
        return list(game.tables.equipment_cost[equipment])
    card = s.lasting[asked_seat(s)][Last.ENGINE] - 1
    return [game.tables.effect_values[card][0] * (good == Good.STEEL) for good in Good]


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
    chosen, station = action - Act.DISCOUNT, told(s, Detail.STATION)
    if asked(s) == Decision.CREW:
        return _station_costs(s, station, [(told(s, Detail.OFF), chosen)], game)
    return _station_costs(s, station, ways(s, station, [chosen], game), game)


def _price(s: State, action: int, game: Game) -> dict[str, Value]:
    return _costs(_equipment_price(s, told(s, Detail.EQUIPMENT), action - Act.PRICE, game))


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
    amount, given, gets, _ = game.tables.effect_values[told(s, Detail.CONTRACT)]
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
    """How much the action can do without and with the Chai; in the works, the ore for steel."""
    builds = area_of_action(s, told(s, Detail.EXTRA)) == Area.E
    does = Area.E if builds else Area(s.area)
    plain, strong = (WORKED[does](s, asked_seat(s), chai, game) for chai in (0, 1))
    return {"does": does.name, "rate": plain, "more": strong}


def _cubes(s: State, seat: int, strong: int, game: Game) -> int:
    tables = game.tables
    cubes = tables.yard_cubes + s.lasting[seat][Last.CUBES] + strong * tables.yard_bonus
    return int(game.rule(takeable)(s, cubes, tables.yard_chai + strong))


def _rubble(s: State, seat: int, strong: int, game: Game) -> int:
    return min(int(game.rule(dig_strength)(s, seat, strong)), int(game.rule(diggable)(s, seat)))


def _ore(s: State, seat: int, strong: int, game: Game) -> int:
    return int(game.rule(steel_price)(strong))


def _sections(s: State, seat: int, strong: int, game: Game) -> int:
    strength = int(game.rule(track_strength)(s, seat, strong))
    return int(game.rule(layable_sections)(s, seat, strength))


def _builds(s: State, seat: int, strong: int, game: Game) -> int:
    return 2 if strong and game.rule(build_bonus_helps)(s, seat) else 1


def _contracts(s: State, seat: int, strong: int, game: Game) -> int:
    """How many lie open; the Chai lays out new ones."""
    here = int(game.rule(open_contracts)(s))
    others = s.deck_size + int(game.rule(cards_kept)(s, Keeps.DISCARD))
    return min(OFFICE, here + others) if strong else here


WORKED: dict[Area, Callable[[State, int, int, Game], int]] = {
    Area.A: _cubes,
    Area.B: _rubble,
    Area.C: _ore,
    Area.D: _sections,
    Area.E: _builds,
    Area.F: _contracts,
}

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
    "build": ("station", "points", *GOOD_NAMES, "discount", *STATION_GIVES),
    "buy": ("equipment", *GOOD_NAMES, "discount", "points", "aboard", "n", "m"),
    "discount": ("off", *GOOD_NAMES, "discount"),
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
