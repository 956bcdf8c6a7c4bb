"""A refusal in the words of its position: the rule that forbids it here, and the numbers in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from teahouse.core.actions import Action
from teahouse.core.events import Value, half_text
from teahouse.core.game import Game

from .actions import Act, Hire, Lay, Place, Price, Straighten, Swap, Use, Work
from .names import GOOD_NAMES, SECTION_NAMES
from .reasons import REASONS, TOO_LITTLE, Why
from .rules.build import least_price, station_price
from .rules.labourers import rooms_of
from .rules.pending import asked, asked_seat, told
from .rules.track import layable_sections
from .rules.weather_and_rates import harvest_halves
from .rules.works import steel_price
from .state import (
    ROOM,
    Area,
    Decision,
    Detail,
    Ending,
    Good,
    Hiring,
    Last,
    Off,
    State,
    Upkeep,
    WorksStep,
)

Explained = tuple[str, Mapping[str, Value]]
EXPLAINED: dict[str, tuple[str, ...]] = {
    **dict.fromkeys((REASONS[why][0] for why in TOO_LITTLE), ("need", "have")),
    "no-such-space": ("spaces",),
    "other-area": ("area",),
    "no-stone-there": ("source",),
    "must-lay": ("n",),
    "must-dig": ("n",),
    "must-borrow": ("n",),
    "river-not-laid": ("section",),
    "too-many-equipments": ("n",),
    "no-leaves-at-half": ("rate",),
    "beyond-chai-limit": ("limit", "have"),
}
CHOSEN_BY = {
    Decision.PLACE: "A26",
    Decision.MAINTAIN: "A57",
    Decision.DISCOUNT: "A39",
    Decision.CREW: "A49",
    Decision.PRICE: "A41",
    Decision.PICK: "A80",
    Decision.LANDSLIDE: "A80",
    Decision.STRAIGHTEN: "A80",
}


def explain(s: State, code: int, action: Action, game: Game) -> Explained:
    if code in TOO_LITTLE:
        return lacking(s, TOO_LITTLE.index(code), action, game)
    found = SPECIAL.get(code)
    return found(s, action, game) if found is not None else ("", {})


# What is lacking


def lacking(s: State, good: int, action: Action, game: Game) -> Explained:
    """How much is needed, how much is there, and which rule asks for it."""
    rule, need = needed(s, good, action, game)
    return rule, {"need": need, "have": s.goods[asked_seat(s)][good]}


def needed(s: State, good: int, action: Action, game: Game) -> tuple[str, int]:
    tables, what = game.tables, asked(s)
    if what in (Decision.BUILD, Decision.DISCOUNT, Decision.CREW, Decision.PRICE):
        return needed_to_build(s, good, action, game)
    if isinstance(action, Work):
        return "A35", worked(s, action.step, game)
    if isinstance(action, Lay):
        rails = s.lasting[asked_seat(s)][Last.IRON_RAILS]
        return ("A28", rails) if action.iron else ("A36", 1)
    if isinstance(action, Hire):
        rubble = action.hiring == Hiring.RUBBLE
        return ("A45", tables.third_rubble) if rubble else ("A25", tables.third_chai)
    if what == Decision.MAINTAIN:
        steel = action.id == Act.MAINTAIN + Upkeep.STEEL
        return "A57", tables.upkeep_steel if steel else tables.upkeep_chai
    if isinstance(action, Swap):
        return "A28", tables.effect_values[told(s, Detail.CONTRACT)][0]
    return ("A43", action.id - Act.BREW + 1) if what == Decision.CHAIWALA else ("A30", 1)


def worked(s: State, step: int, game: Game) -> int:
    if step == WorksStep.STEEL:
        return int(game.rule(steel_price)(told(s, Detail.STRONG)))
    return 1 if step == WorksStep.CRUSH else int(game.tables.rubble_for_stone)


def needed_to_build(s: State, good: int, action: Action, game: Game) -> tuple[str, int]:
    seat, what = asked_seat(s), asked(s)
    least, chosen = game.rule(least_price), action.id - Act.DISCOUNT
    if what == Decision.BUILD and action.id < Act.BUY:
        return "A39", int(least(s, seat, action.id - Act.BUILD, good, Off.NONE, Off.STONE))
    if what == Decision.DISCOUNT:
        return "A39", int(least(s, seat, told(s, Detail.STATION), good, chosen, chosen))
    if what == Decision.CREW:
        price = game.rule(station_price)
        return "A39", int(
            price(s, seat, told(s, Detail.STATION), good, told(s, Detail.OFF), chosen)
        )
    card = s.lasting[seat][Last.ENGINE] - 1
    cheaper = action.cheaper if isinstance(action, Price) else card >= 0
    if cheaper:
        return "A41", game.tables.effect_values[card][0]
    equipment = told(s, Detail.EQUIPMENT) if what == Decision.PRICE else action.id - Act.BUY
    return "A41", game.tables.equipment_cost[equipment][good]


# Everything else


def game_over(s: State, action: Action, game: Game) -> Explained:
    if s.ending == Ending.RAILWAY:
        return "A59", {}
    return "A60" if s.players == 1 else "A61", {}


def no_such_space(s: State, action: Action, game: Game) -> Explained:
    assert isinstance(action, Place)
    area = action.room // ROOM
    rebuilt = area == Area.B and s.builds == 1
    return "A34" if rebuilt else "A05", {"spaces": int(game.rule(rooms_of)(s, area))}


def not_your_contract(s: State, action: Action, game: Game) -> Explained:
    return "A80" if isinstance(action, Straighten) else "A28", {}


def other_area(s: State, action: Action, game: Game) -> Explained:
    assert isinstance(action, Use)
    return "", {"area": Area(game.tables.contract_area[action.contract]).name}


def no_stone_there(s: State, action: Action, game: Game) -> Explained:
    yard = isinstance(action, Work) and action.step == WorksStep.STONE_FROM_YARD
    return "A80" if isinstance(action, Swap) else "A35", {"source": "yard" if yard else "bag"}


def must_lay(s: State, action: Action, game: Game) -> Explained:
    """As far as bars, sections and markers allow; iron rails are never owed."""
    seat = asked_seat(s)
    owed = min(told(s, Detail.OWED), s.goods[seat][Good.STEEL])
    return "", {"n": int(game.rule(layable_sections)(s, seat, owed))}


def must_dig(s: State, action: Action, game: Game) -> Explained:
    return "", {"n": told(s, Detail.LEFT)}


def must_borrow(s: State, action: Action, game: Game) -> Explained:
    return "", {"n": told(s, Detail.OWED)}


def river_not_laid(s: State, action: Action, game: Game) -> Explained:
    return "", {"section": SECTION_NAMES[game.tables.opened_by[action.id - Act.BUILD]]}


def too_many_equipments(s: State, action: Action, game: Game) -> Explained:
    return "", {"n": game.tables.owned_solo}


def no_such_discount(s: State, action: Action, game: Game) -> Explained:
    return "A49" if asked(s) == Decision.CREW else "A80", {}


def not_open(s: State, action: Action, game: Game) -> Explained:
    return "A42" if asked(s) == Decision.POST else "A40", {}


def must_take(s: State, action: Action, game: Game) -> Explained:
    return "A29" if asked(s) == Decision.POST else "A40", {}


def no_leaves_at_half(s: State, action: Action, game: Game) -> Explained:
    return "", {"rate": half_text(int(game.rule(harvest_halves)(s)))}


def beyond_chai_limit(s: State, action: Action, game: Game) -> Explained:
    owned = s.goods[asked_seat(s)][Good.CHAI]
    return "", {"limit": game.tables.chai_limit[s.players], "have": owned}


def must_choose(s: State, action: Action, game: Game) -> Explained:
    return CHOSEN_BY[Decision(asked(s))], {}


def changes_nothing(s: State, action: Action, game: Game) -> Explained:
    return "A80" if action.id == Act.EXTRA else "A30", {}


SPECIAL: dict[int, Callable[[State, Action, Game], Explained]] = {
    Why.GAME_OVER: game_over,
    Why.NO_SUCH_SPACE: no_such_space,
    Why.NOT_YOUR_CONTRACT: not_your_contract,
    Why.OTHER_AREA: other_area,
    Why.NO_STONE_THERE: no_stone_there,
    Why.MUST_LAY: must_lay,
    Why.MUST_DIG: must_dig,
    Why.MUST_BORROW: must_borrow,
    Why.RIVER_NOT_LAID: river_not_laid,
    Why.TOO_MANY_EQUIPMENTS: too_many_equipments,
    Why.NO_SUCH_DISCOUNT: no_such_discount,
    Why.NOT_OPEN: not_open,
    Why.MUST_TAKE: must_take,
    Why.NO_LEAVES_AT_HALF: no_leaves_at_half,
    Why.BEYOND_CHAI_LIMIT: beyond_chai_limit,
    Why.MUST_CHOOSE: must_choose,
    Why.CHANGES_NOTHING: changes_nothing,
}
assert len(TOO_LITTLE) == len(GOOD_NAMES)
