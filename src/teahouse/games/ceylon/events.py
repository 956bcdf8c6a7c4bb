"""What can happen in Ceylon: each kind of event declared once, with how its values are shown."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from teahouse.core.events import EventKinds, Rows, counted

from .hexes import cover_name, hex_name
from .state import CARD_SIDES, ActionKind, Councillor, District, Shape, Tea


@cache
def district_name(n: int) -> str:
    return District(n).name.lower()


@cache
def councillor_name(n: int) -> str:
    return Councillor(n).name.lower()


@cache
def kind_name(n: int) -> str:
    return ActionKind(n).name.lower()


@cache
def shape_name(n: int) -> str:
    return Shape(n).name.lower()


@cache
def tea_name(n: int) -> str:
    return Tea(n).name.lower()


@cache
def card_name(card: int) -> str:
    """A kind of card as a word, plant-harvest."""
    a, b = CARD_SIDES[card]
    return f"{kind_name(a)}-{kind_name(b)}"


ADistrict = Annotated[int, district_name]
ACouncillor = Annotated[int, councillor_name]
AKind = Annotated[int, kind_name]
AShape = Annotated[int, shape_name]
ATea = Annotated[int, tea_name]
ACard = Annotated[int, card_name]
AHex = Annotated[int, hex_name]
ACover = Annotated[int, cover_name]
AWagon = Annotated[int, counted]  # from the left
ACompany = Annotated[int, counted]

EVENTS = EventKinds()
event = EVENTS.declare


@event()
def district_left_out(ev: Rows, district: ADistrict) -> None: ...


@event()
def councillor_seated(ev: Rows, district: ADistrict, councillor: ACouncillor) -> None: ...


@event(reveals=True)
def contract_laid(
    ev: Rows, wagon: AWagon, company: ACompany, black: int, green: int, white: int
) -> None: ...


@event()
def starting_tile_dealt(ev: Rows, seat: int, starting: AKind, number: int) -> None: ...


@event()
def starting_player(ev: Rows, seat: int) -> None: ...


@event()
def shape_drawn(ev: Rows, shape: AShape) -> None: ...


@event()
def terrain_drawn(
    ev: Rows, shape: AShape, district: ADistrict, cover: ACover, hex: AHex
) -> None: ...


@event()
def terrain_built(
    ev: Rows, seat: int, shape: AShape, district: ADistrict, cover: ACover, hex: AHex
) -> None: ...


@event()
def first_plantation(ev: Rows, seat: int, hex: AHex) -> None: ...


@event(reveals=True)
def card_drawn(ev: Rows, to: int, seat: int, card: ACard) -> None: ...


@event()
def hidden_card_drawn(ev: Rows, to: int, seat: int) -> None: ...


@event(reveals=True, own=True)
def card_played(ev: Rows, seat: int, action: AKind, others: AKind) -> None: ...


@event()
def token_used(ev: Rows, seat: int) -> None: ...


@event()
def starting_tile_used(ev: Rows, seat: int, starting: AKind) -> None: ...


@event()
def planted(ev: Rows, seat: int, hex: AHex, cost: int) -> None: ...


@event()
def second_marker(ev: Rows, seat: int, hex: AHex, cost: int) -> None: ...


@event()
def space_freed(ev: Rows, seat: int, spaces: int) -> None: ...


@event()
def bonus_taken(ev: Rows, seat: int, points: int) -> None: ...


@event()
def harvested(ev: Rows, seat: int, hex: AHex, tea: ATea) -> None: ...


@event()
def owner_scored(ev: Rows, seat: int, hex: AHex, points: int) -> None: ...


@event()
def chest_discarded(ev: Rows, seat: int, tea: ATea) -> None: ...


@event()
def contract_fulfilled(
    ev: Rows, seat: int, wagon: AWagon, company: ACompany, black: int, green: int, white: int
) -> None: ...


@event()
def rupees_chosen(ev: Rows, seat: int, company: ACompany, rupees: int) -> None: ...


@event()
def points_chosen(ev: Rows, seat: int, company: ACompany, points: int) -> None: ...


@event()
def trade_premium(ev: Rows, seat: int, rupees: int) -> None: ...


@event()
def councillor_contracted(
    ev: Rows, seat: int, district: ADistrict, councillor: ACouncillor, cost: int
) -> None: ...


@event()
def technology_advanced(ev: Rows, seat: int, origin: int, space: int, cost: int) -> None: ...


@event()
def plus_five(ev: Rows, seat: int, space: int, points: int) -> None: ...


@event()
def technology_point(ev: Rows, seat: int, points: int) -> None: ...


@event()
def gift_taken(ev: Rows, seat: int, giver: int, rupees: int) -> None: ...


@event()
def moved(ev: Rows, seat: int, origin: AHex, hex: AHex, cost: int) -> None: ...


@event()
def rupees_taken(ev: Rows, seat: int, rupees: int) -> None: ...


@event()
def last_marker(ev: Rows, seat: int) -> None: ...


@event()
def last_card(ev: Rows, seat: int) -> None: ...


@event()
def rupee_majority(ev: Rows, seat: int, place: int, points: int, rupees: int) -> None: ...


@event()
def technology_majority(ev: Rows, seat: int, place: int, points: int, space: int) -> None: ...


@event()
def district_majority(
    ev: Rows, seat: int, district: ADistrict, place: int, points: int, markers: int
) -> None: ...


@event()
def companies_scored(ev: Rows, seat: int, companies: int, points: int) -> None: ...


@event()
def markers_left(ev: Rows, seat: int, markers: int, points: int) -> None: ...


@event()
def token_kept(ev: Rows, seat: int) -> None: ...
