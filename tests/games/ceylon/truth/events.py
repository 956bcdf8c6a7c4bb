"""What each event of Ceylon changes in the numbers of a view."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from teahouse.core.truth import Change, Moment, Values
from teahouse.games.ceylon.state import ActionKind, Source, Tea

from .facts import hexes


def seat_in(values: Values) -> int:
    return int(values["seat"])


def points(source: str) -> Callable[[Values, Moment], Iterable[Change]]:
    def changes(values: Values, _: Moment) -> Iterable[Change]:
        return scored(values, source, int(values["points"]))

    return changes


def scored(values: Values, source: str, amount: int) -> Iterable[Change]:
    return [("score", seat_in(values), amount), (f"earned.{source}", seat_in(values), amount)]


def rupees(values: Values, _: Moment) -> Iterable[Change]:
    return [("rupees", seat_in(values), int(values["rupees"]))]


def paid(values: Values, _: Moment) -> Iterable[Change]:
    return [("rupees", seat_in(values), -int(values["cost"]))]


def planted(values: Values, before: Moment) -> Iterable[Change]:
    district = hexes(before.view)[str(values["hex"])]["district"]
    yield "rupees", seat_in(values), -int(values.get("cost", 0))
    yield "markers", seat_in(values), -1
    yield f"plantations.{district}", seat_in(values), 1


def bonus_taken(values: Values, _: Moment) -> Iterable[Change]:
    amount = int(values["points"])
    return [("bonus", seat_in(values), amount), *scored(values, "bonus", amount)]


def harvested(values: Values, _: Moment) -> Iterable[Change]:
    return [(f"tea.{values['tea']}", seat_in(values), 1)]


def chest_discarded(values: Values, _: Moment) -> Iterable[Change]:
    return [(f"tea.{values['tea']}", seat_in(values), -1)]


def contract_fulfilled(values: Values, _: Moment) -> Iterable[Change]:
    teas = [tea.name.lower() for tea in Tea]
    return [(f"tea.{tea}", seat_in(values), -int(values[tea])) for tea in teas]


def technology_advanced(values: Values, before: Moment) -> Iterable[Change]:
    start = before.view["seats"][seat_in(values)]["technology"]
    yield "technology", seat_in(values), int(values["space"]) - start
    yield "tokens", seat_in(values), 1
    yield "rupees", seat_in(values), -int(values["cost"])


def district_majority(values: Values, _: Moment) -> Iterable[Change]:
    return scored(values, str(values["district"]), int(values["points"]))


def markers_left(values: Values, _: Moment) -> Iterable[Change]:
    return scored(values, Source.MARKERS.name.lower(), -int(values["points"]))


def card_drawn(values: Values, before: Moment) -> Iterable[Change]:
    return [*card_taken(values, before), (f"hand.{values['card']}", seat_in(values), 1)]


def card_taken(values: Values, _: Moment) -> Iterable[Change]:
    return [("cards", seat_in(values), 1), ("deck", None, -1)]


def card_played(values: Values, _: Moment) -> Iterable[Change]:
    sides = sorted(
        (str(values["action"]), str(values["others"])), key=lambda side: ActionKind[side.upper()]
    )
    card = "-".join(sides)
    yield "cards", seat_in(values), -1
    yield f"hand.{card}", seat_in(values), -1
    yield f"discards.{card}", None, 1


def nothing(values: Values, _: Moment) -> Iterable[Change]:
    return ()


EVENTS: dict[str, Callable[[Values, Moment], Iterable[Change]]] = {
    **dict.fromkeys(
        ("terrain-built", "starting-tile-used", "space-freed", "last-marker", "last-card",
         "token-kept"),
        nothing,
    ),
    "first-plantation": planted,
    "card-drawn": card_drawn,
    "hidden-card-drawn": card_taken,
    "card-played": card_played,
    "token-used": lambda values, _: [("tokens", seat_in(values), -1)],
    "planted": planted,
    "second-marker": planted,
    "bonus-taken": bonus_taken,
    "harvested": harvested,
    "owner-scored": points("owner"),
    "chest-discarded": chest_discarded,
    "contract-laid": lambda values, _: [("pile.total", None, -1)],
    "contract-fulfilled": contract_fulfilled,
    "rupees-chosen": rupees,
    "points-chosen": points("contracts"),
    "trade-premium": rupees,
    "councillor-contracted": paid,
    "technology-advanced": technology_advanced,
    "plus-five": points("technology"),
    "technology-point": points("councillor"),
    "gift-taken": rupees,
    "moved": paid,
    "rupees-taken": rupees,
    "rupee-majority": points("rupee_majority"),
    "technology-majority": points("technology_majority"),
    "district-majority": district_majority,
    "companies-scored": points("companies"),
    "markers-left": markers_left,
}  # fmt: skip
