"""The decisions of Alubari in the order of the booklet: phases, then what cards and areas ask."""

from __future__ import annotations

from teahouse.core.decisions import Decision, Decisions, Offer
from teahouse.games.alubari import actions
from teahouse.games.alubari.actions import CODEC
from teahouse.games.alubari.state import Decision as Asked
from teahouse.games.alubari.state import State

from . import (
    asking,
    build,
    cards,
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

DECISIONS = Decisions(
    State,
    CODEC,
    # Phase 3, event 5
    Decision(
        Asked.MAINTAIN, "A57",
        Offer(actions.Maintain, asking.upkeep_refusal, asking.maintain_one, pending.pop_decision),
        Offer(actions.Done, asking.must_choose, pending.pop_decision),
    ),
    # Phase 4
    Decision(
        Asked.HIRE, "A25",
        Offer(actions.Hire, labourers.hire_refusal, labourers.hire, pending.pop_decision),
        Offer(actions.Done, None, pending.pop_decision),
    ),
    Decision(
        Asked.PLACE, "A26",
        Offer(actions.Place, labourers.place_refusal, labourers.place, pending.pop_decision),
        Offer(actions.Done, asking.must_choose, pending.pop_decision),
    ),
    # Phase 5: before an area, Chai, then the areas A to G
    Decision(
        Asked.USE_CONTRACT, "A28",
        Offer(actions.Use, using_contracts.use_refusal, using_contracts.use),
        Offer(actions.Done, None, pending.pop_decision),
    ),
    Decision(
        Asked.STRENGTHEN, "A30",
        Offer(actions.Strengthen, turn.strengthen_refusal, turn.strengthen, pending.pop_decision),
        Offer(actions.Done, None, asking.act_plainly, pending.pop_decision),
    ),
    Decision(
        Asked.CUBES, "A31 A32",
        Offer(actions.Cube, stock_yard.cube_refusal, stock_yard.take_cube),
        Offer(actions.Done, None, stock_yard.end_cubes),
    ),
    Decision(
        Asked.DIG, "A33",
        Offer(actions.Dig, asking.digging_refusal, excavate.dig),
        Offer(actions.Done, asking.must_dig, pending.pop_decision),
    ),
    Decision(
        Asked.WORKS, "A35",
        Offer(actions.Work, works.work_refusal, works.work),
        Offer(actions.Done, None, pending.pop_decision),
    ),
    Decision(
        Asked.LAY, "A36",
        Offer(actions.Lay, track.lay_refusal, track.lay),
        Offer(actions.Done, track.stop_laying_refusal, pending.pop_decision),
    ),
    Decision(
        Asked.BUILD, "A37 A38 A39",
        Offer(actions.Build, build.station_refusal, build.build),
        Offer(actions.Buy, build.buy_refusal, build.buy),
        Offer(actions.Done, build.stop_building_refusal, pending.pop_decision),
    ),
    Decision(
        Asked.DISCOUNT, "A80",
        Offer(actions.Discount, asking.off_refusal, asking.take_off, pending.pop_decision),
        Offer(actions.Done, asking.must_choose, pending.pop_decision),
    ),
    Decision(
        Asked.CREW, "A49",
        Offer(
            actions.Discount, asking.crew_off_refusal, asking.build_with_crew, pending.pop_decision,
        ),
        Offer(actions.Done, asking.must_choose, pending.pop_decision),
    ),
    Decision(
        Asked.PRICE, "A80",
        Offer(actions.Price, asking.paying_refusal, asking.pay_price, pending.pop_decision),
        Offer(actions.Done, asking.must_choose, pending.pop_decision),
    ),
    Decision(
        Asked.POST, "A42",
        Offer(
            actions.Take, asking.open_contract_refusal, cards.take_contract, pending.pop_decision,
        ),
        Offer(actions.Done, asking.must_take, pending.pop_decision),
    ),
    Decision(
        Asked.CHAIWALA, "A43",
        Offer(
            actions.Leaves, asking.leaves_now_refusal,
            post_office.take_leaves, pending.pop_decision,
        ),
        Offer(actions.Brew, post_office.brew_refusal, post_office.brew, pending.pop_decision),
        Offer(actions.Done, asking.must_act, pending.pop_decision),
    ),
    # What contracts ask
    Decision(
        Asked.SWAP, "A80",
        Offer(actions.Swap, asking.swapping_refusal, asking.swap_again),
        Offer(actions.Done, None, pending.pop_decision),
    ),
    Decision(
        Asked.LANDSLIDE, "A80",
        Offer(
            actions.Landslide, using_contracts.landslide_refusal, using_contracts.landslide,
            pending.pop_decision,
        ),
        Offer(actions.Done, asking.must_choose, pending.pop_decision),
    ),
    Decision(
        Asked.BORROW, "A80",
        Offer(actions.Borrow, using_contracts.borrow_refusal, using_contracts.borrow),
        Offer(actions.Done, using_contracts.stop_borrowing_refusal, pending.pop_decision),
    ),
    Decision(
        Asked.STRAIGHTEN, "A80",
        Offer(
            actions.Straighten, using_contracts.straighten_refusal, using_contracts.straighten,
            pending.pop_decision,
        ),
        Offer(actions.Done, asking.must_choose, pending.pop_decision),
    ),
    Decision(
        Asked.PICK, "A80",
        Offer(
            actions.Take, asking.drawn_contract_refusal,
            using_contracts.pick, pending.pop_decision,
        ),
        Offer(actions.Done, asking.must_choose, pending.pop_decision),
    ),
    Decision(
        Asked.EXTRA, "A80",
        Offer(actions.Extra, turn.extra_refusal, asking.act_again, pending.pop_decision),
        Offer(actions.Done, None, pending.pop_decision),
    ),
    # What station areas give
    Decision(
        Asked.GAIN_CONTRACT, "A40",
        Offer(
            actions.Take, asking.open_contract_refusal, cards.take_contract, pending.pop_decision,
        ),
        Offer(actions.Done, asking.must_take, pending.pop_decision),
    ),
    Decision(
        Asked.GAIN_EQUIPMENT, "A40",
        Offer(actions.Buy, build.shed_refusal, asking.gain_equipment, pending.pop_decision),
        Offer(actions.Done, asking.must_take, pending.pop_decision),
    ),
    asked=asking.decision_asked,
    provides={
        "seat": pending.asked_seat,
        "left": pending.asked_left,
        "about": pending.asked_arg,
        # the same, as the rules that ask call it
        "chai_left": pending.asked_arg,
        "extra": pending.asked_arg,
        "first": pending.asked_arg,
        "how": pending.asked_arg,
        "itself": pending.asked_arg,
        "owed": pending.asked_arg,
    },
    afterwards=turn.go_on,
)  # fmt: skip
