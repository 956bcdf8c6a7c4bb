"""The decisions of Darjeeling in the order of the booklet; see PLACEMENT and TURN in the state."""

from __future__ import annotations

from teahouse.core.decisions import Decision, Decisions, Offer
from teahouse.games.darjeeling import actions
from teahouse.games.darjeeling.actions import CODEC
from teahouse.games.darjeeling.state import Decision as Asked
from teahouse.games.darjeeling.state import State

from . import collector, placement, shipment, turn

DECISIONS = Decisions(
    State,
    CODEC,
    # First placement
    Decision(
        Asked.START, "D09 D10 D11",
        Offer(actions.Collect, placement.start_refusal, placement.choose_start),
        legal=placement.legal_starts,
    ),
    Decision(
        Asked.FACE, "D10",
        Offer(actions.Face, placement.facing_refusal, turn.turn_front),
    ),
    # Phase II
    Decision(
        Asked.MOVE, "D14 D15 D16 D20 D21",
        Offer(actions.Collect, collector.move_refusal, collector.move),
        legal=collector.legal_moves,
    ),
    # Phase III
    Decision(
        Asked.SHIP, "D22 D24 D26",
        Offer(actions.Ship, shipment.ship_refusal, shipment.ship),
        Offer(actions.Keep, None, turn.keep),
    ),
    Decision(
        Asked.LAY_THREES, "D23 D24 D26",
        Offer(actions.LayThrees, shipment.lay_refusal, shipment.lay),
        legal=shipment.legal_lays,
    ),
    Decision(
        Asked.LAY_TWOS, "D23 D24 D26",
        Offer(actions.LayTwos, shipment.lay_refusal, shipment.lay),
        legal=shipment.legal_lays,
    ),
    Decision(
        Asked.LAY_ONES, "D23 D24 D26",
        Offer(actions.LayOnes, shipment.lay_refusal, shipment.lay),
        legal=shipment.legal_lays,
    ),
    Decision(
        Asked.TOKENS, "D25 D26 D32",
        Offer(actions.Spend, shipment.spend_refusal, shipment.spend),
    ),
    Decision(
        Asked.RECALL, "D28",
        Offer(actions.Recall, shipment.recall_refusal, shipment.recall),
        Offer(actions.Done, shipment.done_refusal, turn.finish),
    ),
    asked=turn.asked,
    provides={"fewest": shipment.fewest_crates, "halves": shipment.halves_asked},
)  # fmt: skip
