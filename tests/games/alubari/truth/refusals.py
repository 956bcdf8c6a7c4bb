"""When each reason for a refusal holds, told from the view and not from the rules that refuse."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from teahouse.core.actions import Action
from teahouse.core.truth import Because, Ground, Moment, because
from teahouse.games.alubari.actions import (
    Borrow,
    Brew,
    Build,
    Cube,
    Dig,
    Discount,
    Extra,
    Hire,
    Landslide,
    Lay,
    Leaves,
    Place,
    Straighten,
    Strengthen,
    Swap,
    Take,
    Use,
    Work,
)
from teahouse.games.alubari.names import CUBE_NAMES, GOOD_NAMES
from teahouse.games.alubari.state import ROOM, WIDE, Area, Good, Hiring, Rate, WorksStep

from .building_refusals import (
    area_blocked,
    area_taken,
    must_build,
    must_lay,
    no_cheaper_price,
    no_iron_rails,
    no_section_left,
    no_such_discount,
    not_in_shed,
    river_not_laid,
    siliguri_closed,
    too_many_equipments,
)
from .costs import (
    asked,
    contract,
    done_at,
    have,
    is_paid,
    lasting,
    own,
    price_of,
    prices,
    station_price,
)


def too_little(good: Good) -> Ground:
    def ground(moment: Moment, action: Action) -> Because | None:
        need, rule = price_of(moment, action).get(int(good), (0, ""))
        owned = have(moment, good)
        return because(rule, need=need, have=owned) if owned < need else None

    return ground


def discount_not_enough(moment: Moment, action: Action) -> Because | None:
    """Each good could be paid with some discount, but not all of them with the same."""
    if not isinstance(action, (Build, Discount)):
        return None
    known = list(prices(moment, action))
    each = all(have(moment, good) >= n for good, (n, _) in station_price(moment, action).items())
    return because("A39") if known and each and not any(is_paid(moment, p) for p in known) else None


# Labourers


def spaces_of(moment: Moment, action: Place) -> list[Any]:
    spaces: list[Any] = moment.view["rooms"][action.room // ROOM]["spaces"]
    return spaces


def no_such_space(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, Place):
        return None
    spaces = spaces_of(moment, action)
    if action.room % ROOM < len(spaces):
        return None
    rebuilt = action.room // ROOM == Area.B and moment.view["builds"]
    return because("A34" if rebuilt else "A05", spaces=len(spaces))


def standing_there(moment: Moment, action: Action) -> Any:
    if not isinstance(action, Place):
        return None
    spaces, k = spaces_of(moment, action), action.room % ROOM
    return spaces[k] if k < len(spaces) else None


def in_fog(moment: Moment, action: Action) -> Because | None:
    return because("A17") if standing_there(moment, action) == "fog" else None


def space_taken(moment: Moment, action: Action) -> Because | None:
    there = standing_there(moment, action)
    return None if there is None or there == "fog" else because("A26")


def is_free(moment: Moment) -> bool:
    """Whether the third labourer costs nothing."""
    events = moment.view["events_now"] > 0
    return own(moment)["third"] or (events and "inspection" in own(moment)["equipment"])


def pays(action: Action) -> bool:
    return isinstance(action, Hire) and action.hiring != Hiring.FREE


def no_equipment(moment: Moment, action: Action) -> Because | None:
    without = pays(action) and not is_free(moment) and not own(moment)["equipment"]
    return because("A25") if without else None


def hired_free(moment: Moment, action: Action) -> Because | None:
    return because("A25") if pays(action) and is_free(moment) else None


def not_free(moment: Moment, action: Action) -> Because | None:
    free = isinstance(action, Hire) and action.hiring == Hiring.FREE
    return because("A25") if free and not is_free(moment) else None


def no_tractor(moment: Moment, action: Action) -> Because | None:
    rubble = isinstance(action, Hire) and action.hiring == Hiring.RUBBLE
    return because("A45") if rubble and "rail-tractor" not in own(moment)["equipment"] else None


# Contracts


def not_your_contract(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, (Use, Straighten)):
        return None
    if contract(action) in own(moment)["contracts"]:
        return None
    return because("A28" if isinstance(action, Use) else "A80")


def contract_used(moment: Moment, action: Action) -> Because | None:
    used = isinstance(action, Use) and contract(action) in own(moment)["used"]
    return because("A28") if used else None


def other_area(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, Use):
        return None
    letter = moment.view["cards"][str(action.named()["contract"])]["area"]
    return None if letter == moment.view["area"] else because("A28", area=letter)


def not_used_yet(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, Straighten):
        return None
    itself = contract(action) == asked(moment)["contract"]
    return None if contract(action) in own(moment)["used"] and not itself else because("A80")


def not_open(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, Take) or moment.decision == "pick":
        return None
    rule = "A42" if moment.decision == "post" else "A40"
    return None if contract(action) in moment.view["office"] else because(rule)


def not_drawn(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, Take) or moment.decision != "pick":
        return None
    return None if contract(action) in moment.view["drawn"] else because("A80")


def owner_of(moment: Moment, space: int) -> Any:
    estates = moment.view["estates"]
    slot, k = space // WIDE, space % WIDE
    return estates[slot]["owners"][k] if slot < len(estates) else -1


def not_the_games(moment: Moment, action: Action) -> Because | None:
    borrowed = isinstance(action, Borrow) and owner_of(moment, action.space) != "game"
    return because("A80") if borrowed else None


def must_borrow(moment: Moment, action: Action) -> Because | None:
    owed = done_at(moment, action, "borrow") and asked(moment)["owed"]
    free = any("game" in estate["owners"] for estate in moment.view["estates"])
    if not owed or not free or not own(moment)["markers"]:
        return None
    return because("A80", n=asked(moment)["owed"])


def nothing_to_refill(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, Landslide):
        return None
    estates, slot = moment.view["estates"], action.estate
    if slot >= len(estates):
        return because("A80")
    printed = [space["printed"] for space in moment.view["fields"][slot]["spaces"]]
    there = zip(printed, estates[slot]["rubble"], estates[slot]["owners"], strict=False)
    lower = [n for full, n, owner in there if n < full and owner in (-1, "game")]
    return None if lower else because("A80")


# Cubes, rubble, works


def no_such_cube(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, Cube):
        return None
    return None if moment.view["yard"].get(CUBE_NAMES[action.cube]) else because("A31")


def no_more_cubes(moment: Moment, action: Action) -> Because | None:
    left = moment.decision == "cubes" and asked(moment)["left"] + lasting(moment, "cubes")
    return because("A31") if isinstance(action, Cube) and not left else None


def chai_cube_limit(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, Cube) or CUBE_NAMES[action.cube] != "chai":
        return None
    return None if asked(moment)["chai_left"] else because("A31")


def no_rubble_there(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, Dig):
        return None
    estates, slot = moment.view["estates"], action.space // WIDE
    rubble = estates[slot]["rubble"][action.space % WIDE] if slot < len(estates) else 0
    return None if rubble else because("A33")


def makes(moment: Moment, action: Action) -> str | None:
    """Steel or stone, where an action makes it."""
    if isinstance(action, Swap):
        return GOOD_NAMES[int(moment.game.tables.effect_values[asked(moment)["contract"] - 1][2])]
    if not isinstance(action, Work) or action.step == WorksStep.CRUSH:
        return None
    return "steel" if action.step == WorksStep.STEEL else "stone"


def no_steel_left(moment: Moment, action: Action) -> Because | None:
    made = makes(moment, action) == "steel"
    return because("A79") if made and moment.view["steel"] == 0 else None


def no_stone_there(moment: Moment, action: Action) -> Because | None:
    if makes(moment, action) != "stone":
        return None
    yard = isinstance(action, Work) and action.step == WorksStep.STONE_FROM_YARD
    stones = moment.view["yard" if yard else "bag"].get("stone", 0)
    rule = "A35" if isinstance(action, Work) else "A80"
    return None if stones else because(rule, source="yard" if yard else "bag")


def stone_was_crushed(moment: Moment, action: Action) -> Because | None:
    made = isinstance(action, Work) and makes(moment, action) == "stone"
    barred = made and asked(moment)["strong"] and asked(moment)["stone_crushed"]
    return because("A35") if barred else None


def no_marker(moment: Moment, action: Action) -> Because | None:
    needs = isinstance(action, (Lay, Build, Borrow))
    return because("A62") if needs and not own(moment)["markers"] else None


# The chaiwala


def no_leaves_at_half(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, Leaves):
        return None
    halves = moment.game.tables.harvest[moment.view["rates"][Rate.HARVEST]]
    rate = moment.view["rate_values"][Rate.HARVEST]
    return because("A43", rate=rate) if halves < 2 else None


def beyond_chai_limit(moment: Moment, action: Action) -> Because | None:
    limit, owned = moment.view["chai_track"]["limit"], have(moment, Good.CHAI)
    over = isinstance(action, Brew) and owned + action.leaves > limit
    return because("A03", limit=limit, have=owned) if over else None


# What cannot be left


def must_take(moment: Moment, action: Action) -> Because | None:
    if done_at(moment, action, "post"):
        return because("A29")
    gain = done_at(moment, action, "gain_contract", "gain_equipment")
    return because("A40") if gain else None


def must_act(moment: Moment, action: Action) -> Because | None:
    return because("A29") if done_at(moment, action, "chaiwala") else None


def must_dig(moment: Moment, action: Action) -> Because | None:
    if not done_at(moment, action, "dig"):
        return None
    return because("A33", n=asked(moment)["left"])


CHOOSE: Mapping[str, str] = {
    "place": "A26",
    "maintain": "A57",
    "discount": "A39",
    "crew": "A49",
    "price": "A41",
    "pick": "A80",
    "landslide": "A80",
    "straighten": "A80",
}


def must_choose(moment: Moment, action: Action) -> Because | None:
    return because(CHOOSE[moment.decision]) if done_at(moment, action, *CHOOSE) else None


def changes_nothing(moment: Moment, action: Action) -> Because | None:
    """Neither question is put where the action would change nothing."""
    useless = isinstance(action, (Strengthen, Extra)) and action not in moment.legal
    return because("A30" if isinstance(action, Strengthen) else "A80") if useless else None


GROUNDS: dict[str, Callable[[Moment, Any], Because | None]] = {
    "no-such-space": no_such_space,
    "space-taken": space_taken,
    "in-fog": in_fog,
    "not-your-contract": not_your_contract,
    "contract-used": contract_used,
    "other-area": other_area,
    "no-such-cube": no_such_cube,
    "no-more-cubes": no_more_cubes,
    "chai-cube-limit": chai_cube_limit,
    "no-rubble-there": no_rubble_there,
    "too-little-iron": too_little(Good.IRON),
    "too-little-stone": too_little(Good.STONE),
    "too-little-rubble": too_little(Good.RUBBLE),
    "too-little-steel": too_little(Good.STEEL),
    "too-few-leaves": too_little(Good.LEAVES),
    "too-little-chai": too_little(Good.CHAI),
    "no-steel-left": no_steel_left,
    "no-stone-there": no_stone_there,
    "stone-was-crushed": stone_was_crushed,
    "no-section-left": no_section_left,
    "no-marker": no_marker,
    "no-iron-rails": no_iron_rails,
    "must-lay": must_lay,
    "area-taken": area_taken,
    "area-blocked": area_blocked,
    "river-not-laid": river_not_laid,
    "siliguri-closed": siliguri_closed,
    "must-build": must_build,
    "not-in-shed": not_in_shed,
    "too-many-equipments": too_many_equipments,
    "no-such-discount": no_such_discount,
    "discount-not-enough": discount_not_enough,
    "no-cheaper-price": no_cheaper_price,
    "not-open": not_open,
    "not-drawn": not_drawn,
    "must-take": must_take,
    "no-leaves-at-half": no_leaves_at_half,
    "beyond-chai-limit": beyond_chai_limit,
    "must-act": must_act,
    "nothing-to-refill": nothing_to_refill,
    "not-the-games": not_the_games,
    "must-borrow": must_borrow,
    "not-used-yet": not_used_yet,
    "no-equipment": no_equipment,
    "hired-free": hired_free,
    "not-free": not_free,
    "no-tractor": no_tractor,
    "must-dig": must_dig,
    "must-choose": must_choose,
    "changes-nothing": changes_nothing,
}
