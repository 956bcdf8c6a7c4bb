"""When a delivery is refused: chests, places and contracts, judged by the view alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from teahouse.core.actions import Action
from teahouse.core.truth import Because, Moment, because
from teahouse.games.ceylon.actions import Deliver, Spare
from teahouse.games.ceylon.state import Tea

from .facts import doing, own, with_tile


def wagon(moment: Moment, action: Action) -> Mapping[str, Any] | None:
    number = (
        action.wagon + 1 if isinstance(action, Deliver) else moment.view["under_way"]["delivering"]
    )
    lies: Mapping[str, Any] | None = moment.view["wagons"][number - 1] if number else None
    return lies


def missing(moment: Moment, asked: Mapping[str, Any], spared: str = "") -> dict[str, int]:
    """The chests a contract asks for that are not there, by tea."""
    names = [tea.name.lower() for tea in Tea]
    needed = {tea: asked[tea] - (tea == spared) for tea in names}
    return {tea: max(0, needed[tea] - own(moment)["tea"][tea]) for tea in names}


def has_space(moment: Moment, asked: Mapping[str, Any]) -> bool:
    mine = own(moment)
    companies = {held["company"] for held in mine["contracts"]}
    return asked["company"] in companies or len(companies) < mine["free_spaces"]


def empty_wagon(moment: Moment, action: Action) -> Because | None:
    empty = isinstance(action, Deliver) and wagon(moment, action) is None
    return because("C30") if empty else None


def missing_chests(moment: Moment, action: Action) -> Because | None:
    asked = wagon(moment, action) if isinstance(action, (Deliver, Spare)) else None
    if asked is None:
        return None
    if isinstance(action, Spare):
        lacks = missing(moment, asked, str(action.named()["tea"]))
        short = asked[str(action.named()["tea"])] > 0 and any(lacks.values())
        return because("C56", **lacks) if short else None
    lacks = missing(moment, asked)
    tile = with_tile(moment, action)
    short = sum(lacks.values()) > int(tile)
    return because("C56" if tile else "C30", **lacks) if short else None


def no_space(moment: Moment, action: Action) -> Because | None:
    """No contract can be fulfilled, and one of them only for want of a space."""
    if isinstance(action, Deliver):
        asked = wagon(moment, action)
        if asked is None or has_space(moment, asked):
            return None
        return because("C31", company=asked["company"])
    able = list(deliverable(moment, action)) if doing(moment, action) == "trade" else []
    if not able or any(has_space(moment, asked) for asked in able):
        return None
    return because("C31", company=able[-1]["company"])


def deliverable(moment: Moment, action: Action) -> Iterator[Mapping[str, Any]]:
    """The contracts whose chests are there."""
    fewer = int(with_tile(moment, action))
    for asked in moment.view["wagons"]:
        if asked is not None and sum(missing(moment, asked).values()) <= fewer:
            yield asked


def no_contract(moment: Moment, action: Action) -> Because | None:
    if doing(moment, action) != "trade" or not any(moment.view["wagons"]):
        return None
    if any(deliverable(moment, action)):
        return None
    tile = with_tile(moment, action)
    return because("C56" if tile else "C30", fewer="yes" if tile else "no")


def no_contract_open(moment: Moment, action: Action) -> Because | None:
    bare = doing(moment, action) == "trade" and not any(moment.view["wagons"])
    return because("C30") if bare else None


def not_asked_for(moment: Moment, action: Action) -> Because | None:
    asked = wagon(moment, action) if isinstance(action, Spare) else None
    return because("C56") if asked and not asked[str(action.named()["tea"])] else None
