"""The actions of the areas A to G, each declared once. A29 to A43."""

from __future__ import annotations

from typing import NamedTuple

from teahouse.core.decisions import cases
from teahouse.core.rules import Rule
from teahouse.games.alubari.state import Area, Decision, State

from .build import begin_build, can_build
from .cards import open_contracts
from .excavate import begin_dig, dig_bonus_helps
from .pending import ask
from .post_office import begin_post, can_visit, mail_helps
from .second_build import build_bonus_helps
from .stock_yard import begin_yard, yard_bonus_helps
from .supply import rubble_left
from .track import begin_track, layable_sections, track_bonus_helps, track_strength
from .works import begin_works, can_work, works_bonus_helps

# Whether it can be done without Chai


def can_always() -> bool:
    return True


def can_dig(s: State) -> bool:
    return rubble_left(s) > 0


def can_lay(s: State, seat: int) -> bool:
    return layable_sections(s, seat, track_strength(s, seat, 0)) > 0


def can_take_contract(s: State) -> bool:
    return open_contracts(s) > 0


# The rest


def never_helps() -> bool:
    """A30: at the Chaiwala's there is no stronger action."""
    return False


def ask_chaiwala(s: State, seat: int) -> None:
    ask(s, Decision.CHAIWALA, seat)


class AreaAction(NamedTuple):
    """Whether it can be done without Chai, whether Chai adds to it (A30), and how it begins."""

    can: Rule
    helps: Rule
    begin: Rule


ACTIONS = {
    Area.A: AreaAction(can_always, yard_bonus_helps, begin_yard),
    Area.B: AreaAction(can_dig, dig_bonus_helps, begin_dig),
    Area.C: AreaAction(can_work, works_bonus_helps, begin_works),
    Area.D: AreaAction(can_lay, track_bonus_helps, begin_track),
    Area.E: AreaAction(can_build, build_bonus_helps, begin_build),
    Area.F: AreaAction(can_take_contract, mail_helps, begin_post),
    Area.G: AreaAction(can_visit, never_helps, ask_chaiwala),
}
ASKS = {"area": int, "s": State, "seat": int}

can_do = cases("can_do", ASKS, "area", {k: a.can for k, a in ACTIONS.items()}, bool)
bonus_helps = cases("bonus_helps", ASKS, "area", {k: a.helps for k, a in ACTIONS.items()}, bool)
begin = cases(
    "begin",
    {**ASKS, "strong": int, "ev": list[int]},
    "area",
    {k: a.begin for k, a in ACTIONS.items()},
)
