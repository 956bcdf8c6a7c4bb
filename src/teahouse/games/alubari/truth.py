"""How what Alubari says is checked: what choices promise and what events change."""

from __future__ import annotations

from collections.abc import Iterator

from teahouse.core.actions import Action
from teahouse.core.game import View
from teahouse.core.truth import Claim, Moment, Truth

from .actions import (
    Borrow,
    Brew,
    Build,
    Buy,
    Cube,
    Dig,
    Discount,
    Done,
    Extra,
    Hire,
    Landslide,
    Lay,
    Leaves,
    Maintain,
    Place,
    Price,
    Straighten,
    Strengthen,
    Swap,
    Take,
    Use,
    Work,
)
from .changes import EVENTS
from .grounds import GROUNDS
from .promises import PROMISES

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
    "maintain": (Maintain, Done),
    "hire": (Hire, Done),
    "place": (Place, Done),
    "use_contract": (Use, Done),
    "strengthen": (Strengthen, Done),
    "cubes": (Cube, Done),
    "dig": (Dig, Done),
    "works": (Work, Done),
    "lay": (Lay, Done),
    "build": (Build, Buy, Done),
    "discount": (Discount, Done),
    "crew": (Discount, Done),
    "price": (Price, Done),
    "post": (Take, Done),
    "chaiwala": (Leaves, Brew, Done),
    "swap": (Swap, Done),
    "landslide": (Landslide, Done),
    "borrow": (Borrow, Done),
    "straighten": (Straighten, Done),
    "pick": (Take, Done),
    "gain_contract": (Take, Done),
    "gain_equipment": (Buy, Done),
    "extra": (Extra, Done),
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
        if isinstance(action, Build):
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
    alike=(Place, Dig),
)
