"""The decisions of Alubari in the order of the booklet: phases, then what cards and areas ask."""

from __future__ import annotations

from teahouse.core.decisions import Decision, Decisions, Offer
from teahouse.games.alubari import actions
from teahouse.games.alubari.actions import CODEC
from teahouse.games.alubari.reasons import Why
from teahouse.games.alubari.state import Decision as Asked
from teahouse.games.alubari.state import Detail, State

from . import (
    build,
    cards,
    event_wheel,
    excavate,
    labourers,
    pending,
    post_office,
    stock_yard,
    track,
    turn,
    using_contracts,
    works,
)  # fmt: skip

# A29: what is compulsory cannot be left


def must_choose() -> int:
    return Why.MUST_CHOOSE


def must_take() -> int:
    return Why.MUST_TAKE


def must_act() -> int:
    return Why.MUST_ACT


def must_dig() -> int:
    return Why.MUST_DIG


DECISIONS = Decisions(
    State,
    CODEC,
    # Phase 3, event 5
    Decision(
        Asked.MAINTAIN, "A57",
        Offer(actions.Maintain, event_wheel.maintain_refusal, event_wheel.maintain),
        Offer(actions.Done, must_choose),
        fields=("equipment",),
    ),
    # Phase 4
    Decision(
        Asked.HIRE, "A25",
        Offer(actions.Hire, labourers.hire_refusal, labourers.hire),
        Offer(actions.Done),
    ),
    Decision(
        Asked.PLACE, "A26",
        Offer(actions.Place, labourers.place_refusal, labourers.place),
        Offer(actions.Done, must_choose),
    ),
    # Phase 5: before an area, Chai, then the areas A to G
    Decision(
        Asked.USE_CONTRACT, "A28",
        Offer(actions.Use, using_contracts.use_refusal, using_contracts.use),
        Offer(actions.Done),
    ),
    Decision(
        Asked.STRENGTHEN, "A30",
        Offer(actions.Strengthen, turn.strengthen_refusal, turn.strengthen),
        Offer(actions.Done, None, turn.act_plainly),
        fields=("extra",),
    ),
    Decision(
        Asked.CUBES, "A31 A32",
        Offer(actions.Cube, stock_yard.cube_refusal, stock_yard.take_cube),
        Offer(actions.Done),
        fields=("left", "chai_left"),
    ),
    Decision(
        Asked.DIG, "A33",
        Offer(actions.Dig, excavate.dig_refusal, excavate.dig),
        Offer(actions.Done, must_dig),
        fields=("left",),
    ),
    Decision(
        Asked.WORKS, "A35",
        Offer(actions.Work, works.work_refusal, works.work),
        Offer(actions.Done),
        fields=("left", "strong", "stone_crushed"),
    ),
    Decision(
        Asked.LAY, "A36",
        Offer(actions.Lay, track.lay_refusal, track.lay),
        Offer(actions.Done, track.stop_laying_refusal),
        fields=("left", "owed"),
    ),
    Decision(
        Asked.BUILD, "A37 A38 A39",
        Offer(actions.Build, build.station_refusal, build.build),
        Offer(actions.Buy, build.buy_refusal, build.buy),
        Offer(actions.Done, build.stop_building_refusal),
        fields=("left", "owed"),
    ),
    Decision(
        Asked.DISCOUNT, "A80",
        Offer(actions.Discount, build.discount_refusal, build.discount),
        Offer(actions.Done, must_choose),
        fields=("station",),
    ),
    Decision(
        Asked.CREW, "A49",
        Offer(actions.Discount, build.crew_refusal, build.build_station),
        Offer(actions.Done, must_choose),
        fields=("station", "off"),
    ),
    Decision(
        Asked.PRICE, "A80",
        Offer(actions.Price, build.price_refusal, build.pay_equipment),
        Offer(actions.Done, must_choose),
        fields=("equipment",),
    ),
    Decision(
        Asked.POST, "A42",
        Offer(actions.Take, post_office.take_refusal, cards.take_contract),
        Offer(actions.Done, must_take),
    ),
    Decision(
        Asked.CHAIWALA, "A43",
        Offer(actions.Leaves, post_office.leaves_refusal, post_office.take_leaves),
        Offer(actions.Brew, post_office.brew_refusal, post_office.brew),
        Offer(actions.Done, must_act),
    ),
    # What contracts ask
    Decision(
        Asked.SWAP, "A80",
        Offer(actions.Swap, using_contracts.swap_refusal, using_contracts.swap),
        Offer(actions.Done),
        fields=("left", "contract"),
    ),
    Decision(
        Asked.LANDSLIDE, "A80",
        Offer(actions.Landslide, using_contracts.landslide_refusal, using_contracts.landslide),
        Offer(actions.Done, must_choose),
    ),
    Decision(
        Asked.BORROW, "A80",
        Offer(actions.Borrow, using_contracts.borrow_refusal, using_contracts.borrow),
        Offer(actions.Done, using_contracts.stop_borrowing_refusal),
        fields=("left", "owed"),
    ),
    Decision(
        Asked.STRAIGHTEN, "A80",
        Offer(actions.Straighten, using_contracts.straighten_refusal, using_contracts.straighten),
        Offer(actions.Done, must_choose),
        fields=("contract",),
    ),
    Decision(
        Asked.PICK, "A80",
        Offer(actions.Take, using_contracts.pick_refusal, using_contracts.pick),
        Offer(actions.Done, must_choose),
    ),
    Decision(
        Asked.EXTRA, "A80",
        Offer(actions.Extra, turn.extra_refusal, turn.act_again),
        Offer(actions.Done),
    ),
    # What station areas give
    Decision(
        Asked.GAIN_CONTRACT, "A40",
        Offer(actions.Take, post_office.take_refusal, cards.take_contract),
        Offer(actions.Done, must_take),
    ),
    Decision(
        Asked.GAIN_EQUIPMENT, "A40",
        Offer(actions.Buy, build.shed_refusal, build.gain_equipment),
        Offer(actions.Done, must_take),
    ),
    asked=pending.decision_asked,
    provides={"seat": pending.asked_seat},
    told=pending.told,
    fields={name.lower(): detail for name, detail in Detail.__members__.items()},
    before=pending.pop_decision,
    afterwards=turn.go_on,
)  # fmt: skip
# What each decision says besides who is asked: the names of its fields.
FIELDS = {int(Asked.OVER): (), **{int(d.number): d.fields for d in DECISIONS}}
