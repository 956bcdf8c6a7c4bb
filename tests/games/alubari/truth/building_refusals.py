"""When track, stations and equipments are refused, judged by the view alone."""

from __future__ import annotations

from teahouse.core.actions import Action
from teahouse.core.truth import Because, Moment, because
from teahouse.games.alubari.actions import Build, Buy, Discount, Lay, Price
from teahouse.games.alubari.names import EQUIPMENT_NAMES, SECTION_NAMES, STATION_NAMES
from teahouse.games.alubari.state import SECTIONS, Good

from .costs import (
    asked,
    asked_station,
    cheaper_price,
    contract_offs,
    crew_offs,
    done_at,
    have,
    lasting,
    own,
)


def sections_left(moment: Moment) -> int:
    return SECTIONS - len(moment.view["sections"])


def no_section_left(moment: Moment, action: Action) -> Because | None:
    return because("A36") if isinstance(action, Lay) and not sections_left(moment) else None


def no_iron_rails(moment: Moment, action: Action) -> Because | None:
    ore = isinstance(action, Lay) and action.iron
    return because("A36") if ore and not lasting(moment, "iron_rails") else None


def must_lay(moment: Moment, action: Action) -> Because | None:
    if not done_at(moment, action, "lay"):
        return None
    limits = (have(moment, Good.STEEL), sections_left(moment), own(moment)["markers"])
    owed = min(asked(moment)["owed"], *limits)
    return because("A36", n=owed) if owed else None


def area_taken(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, Build):
        return None
    return because("A39") if STATION_NAMES[action.station] in moment.view["stations"] else None


def area_blocked(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, Build):
        return None
    areas = [area for town in moment.view["towns"] for area in town["areas"]]
    blocked = areas[action.station]["owner"] == "blocked"
    return because("A02") if blocked else None


def rivers_between(moment: Moment, station: int) -> list[str]:
    """The unlaid rivers below a town, the lowest first."""
    upto = moment.game.tables.opened_by[station]
    railway = moment.view["railway"][: upto + 1]
    return [s["name"] for s in railway if s["river"] and s["owner"] is None]


def river_not_laid(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, Build):
        return None
    river = moment.game.tables.opened_by[action.station]
    if river < 0 or SECTION_NAMES[river] in moment.view["sections"]:
        return None
    beyond = lasting(moment, "beyond") and len(rivers_between(moment, action.station)) == 1
    return None if beyond else because("A37", section=SECTION_NAMES[river])


def siliguri_closed(moment: Moment, action: Action) -> Because | None:
    there = isinstance(action, Build) and moment.game.tables.town[action.station] == 0
    closed = moment.view["players"] == 1 and moment.view["landfalls"] >= 2
    return because("A74") if there and closed else None


def must_build(moment: Moment, action: Action) -> Because | None:
    owed = done_at(moment, action, "build") and asked(moment)["owed"]
    return because("A29") if owed and (moment.offers(Build) or moment.offers(Buy)) else None


def not_in_shed(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, Buy):
        return None
    return None if EQUIPMENT_NAMES[action.equipment] in moment.view["shed"] else because("A41")


def too_many_equipments(moment: Moment, action: Action) -> Because | None:
    solo, limit = moment.view["players"] == 1, moment.game.tables.owned_solo
    full = solo and len(own(moment)["equipment"]) >= limit
    return because("A72", n=limit) if isinstance(action, Buy) and full else None


def no_such_discount(moment: Moment, action: Action) -> Because | None:
    if not isinstance(action, Discount):
        return None
    station = asked_station(moment)
    if moment.decision == "crew":
        return None if action.off in crew_offs(moment, station) else because("A49")
    return None if action.off in contract_offs(moment, station) else because("A80")


def no_cheaper_price(moment: Moment, action: Action) -> Because | None:
    cheaper = isinstance(action, Price) and action.cheaper
    return because("A80") if cheaper and cheaper_price(moment) is None else None
