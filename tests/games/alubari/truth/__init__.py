"""How what Alubari says is checked: what choices promise and what events change."""

from __future__ import annotations

from collections.abc import Iterator

from teahouse.core.actions import Action
from teahouse.core.truth import Claim, Moment, Truth
from teahouse.core.views import View
from teahouse.games.alubari import actions

from .choices import PROMISES
from .events import EVENTS
from .refusals import GROUNDS

ACCOUNTS = (
    "seats.*.goods.*",
    "seats.*.markers",
    "seats.*.scored.contracts",
    "yard.*",
    "bag.*",
    "steel",
    "chai_out",
)
DERIVED = (
    "seats.*.labourers",
    "seats.*.laid",
    "seats.*.lasting",
    "seats.*.contracts",
    "seats.*.used",
    "seats.*.completed",
    "seats.*.scored",
)

ASKS: dict[str, tuple[type[Action], ...]] = {
    "maintain": (actions.Maintain, actions.Done),
    "hire": (actions.Hire, actions.Done),
    "place": (actions.Place, actions.Done),
    "use_contract": (actions.Use, actions.Done),
    "strengthen": (actions.Strengthen, actions.Done),
    "cubes": (actions.Cube, actions.Done),
    "dig": (actions.Dig, actions.Done),
    "works": (actions.Work, actions.Done),
    "lay": (actions.Lay, actions.Done),
    "build": (actions.Build, actions.Buy, actions.Done),
    "discount": (actions.Discount, actions.Done),
    "crew": (actions.Discount, actions.Done),
    "price": (actions.Price, actions.Done),
    "post": (actions.Take, actions.Done),
    "chaiwala": (actions.Leaves, actions.Brew, actions.Done),
    "swap": (actions.Swap, actions.Done),
    "landslide": (actions.Landslide, actions.Done),
    "borrow": (actions.Borrow, actions.Done),
    "straighten": (actions.Straighten, actions.Done),
    "pick": (actions.Take, actions.Done),
    "gain_contract": (actions.Take, actions.Done),
    "gain_equipment": (actions.Buy, actions.Done),
    "extra": (actions.Extra, actions.Done),
}


def ended(view: View) -> str:
    if view["ending"] == "railway":
        return "A59"
    return "A60" if view["players"] == 1 else "A61"


# What the view says is possible


def labels(moment: Moment) -> Iterator[Claim]:
    """A town that is shown as open or closed is so: nothing is refused there for a river."""
    if moment.decision != "build":
        return
    for action in moment.legal:
        if isinstance(action, actions.Build):
            town = moment.view["towns"][moment.game.tables.town[action.station]]
            beyond = moment.view["seats"][moment.seat]["lasting"].get("beyond", 0)
            yield f"town {town['name']}", True, town["open"] or bool(beyond)


TRUTH = Truth(
    accounts=ACCOUNTS,
    derived=DERIVED,
    events=EVENTS,
    promises=PROMISES,
    asks=ASKS,
    grounds=GROUNDS,
    ended=ended,
    labels=labels,
    alike=(actions.Place, actions.Dig),
)
