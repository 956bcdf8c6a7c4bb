"""The decisions of Ceylon in the order of the booklet: set-up, the turn, the actions."""

from __future__ import annotations

from teahouse.core.decisions import Decision, Decisions, Offer
from teahouse.games.ceylon import actions
from teahouse.games.ceylon.actions import CODEC
from teahouse.games.ceylon.state import Decision as Asked
from teahouse.games.ceylon.state import State

from . import (
    alternative_actions,
    choice,
    council,
    pending,
    plantations,
    setup,
    terrain,
    trade,
    turn,
)

# C15 to C19, C49: an action, with the starting tile or after a technology token
ACTIONS = (
    Offer(actions.Do, choice.choose_refusal, choice.choose_action),
    Offer(actions.UseStartingTile, choice.tile_refusal, choice.use_tile),
    Offer(actions.UseToken, choice.token_refusal, choice.use_token),
)

DECISIONS = Decisions(
    State,
    CODEC,
    # Set-up
    Decision(
        Asked.SHAPE, "C05",
        Offer(actions.Lift, terrain.lift_refusal, terrain.lift),
    ),
    Decision(
        Asked.SITE, "C05",
        Offer(actions.Site, terrain.site_refusal, terrain.choose_site),
    ),
    Decision(
        Asked.COVER, "C05",
        Offer(actions.Cover, terrain.cover_refusal, terrain.choose_cover),
    ),
    Decision(
        Asked.PEAK, "C05",
        Offer(actions.Peak, terrain.peak_refusal, terrain.choose_peak),
    ),
    Decision(
        Asked.FIRST, "C10 C48",
        Offer(actions.Settle, setup.settle_refusal, setup.settle),
    ),
    # The turn
    Decision(
        Asked.CARD, "C14",
        Offer(actions.Play, choice.play_refusal, choice.play_card),
    ),
    Decision(Asked.ACTION, "C15 C16 C17 C18 C49", *ACTIONS),
    Decision(
        Asked.AFTER, "C19 C20",
        Offer(actions.UseToken, None, choice.use_token),
        Offer(actions.KeepToken, None, choice.keep_token),
    ),
    Decision(Asked.EXTRA, "C19 C49", *ACTIONS),
    # The actions
    Decision(
        Asked.PLANT, "C23 C42 C53",
        Offer(actions.Plant, plantations.plant_refusal, plantations.plant),
    ),
    Decision(
        Asked.HARVEST, "C26 C27 C55",
        Offer(actions.Harvest, plantations.harvest_refusal, plantations.harvest),
        Offer(actions.Done, plantations.done_refusal, plantations.finish_harvest),
    ),
    Decision(
        Asked.DISCARD, "C29",
        Offer(actions.Discard, plantations.discard_refusal, plantations.discard),
    ),
    Decision(
        Asked.CONTRACT, "C30 C31 C56",
        Offer(actions.Deliver, trade.deliver_refusal, trade.deliver),
    ),
    Decision(
        Asked.SPARE, "C56",
        Offer(actions.Spare, trade.spare_refusal, trade.spare),
    ),
    Decision(
        Asked.REWARD, "C32 C43",
        Offer(actions.Take, None, trade.take_reward),
    ),
    Decision(
        Asked.COUNCILLOR, "C33 C54",
        Offer(actions.Engage, council.elsewhere_refusal, council.engage_elsewhere),
    ),
    Decision(
        Asked.DESTINATION, "C37 C38 C51",
        Offer(actions.Move, alternative_actions.move_refusal, alternative_actions.move),
    ),
    asked=pending.asked,
    provides={"seat": pending.actor, "enhanced": turn.enhanced, "extra": choice.is_extra},
    afterwards=turn.go_on,
)  # fmt: skip
