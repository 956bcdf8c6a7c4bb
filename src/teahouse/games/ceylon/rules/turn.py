"""The turn, what happens by itself, and the questions every game answers."""

from __future__ import annotations

from teahouse.core.events import ALL, emit
from teahouse.games.ceylon.actions import Act
from teahouse.games.ceylon.events import Happened
from teahouse.games.ceylon.reasons import Why
from teahouse.games.ceylon.state import (
    NONE,
    Decision,
    Ending,
    State,
    Step,
    cards_in_deck,
    cards_in_hand,
)
from teahouse.games.ceylon.tables import T

from .alternatives import legal_moves, move, move_refusal
from .choice import (
    begin_action,
    do_refusal,
    keep_token,
    legal_after,
    legal_cards,
    legal_choices,
    play_card,
    play_refusal,
    tile_refusal,
    token_refusal,
    use_tile,
    use_token,
)
from .council import contract, contract_refusal, legal_councillors
from .pending import actor, answered, ask, asked
from .plantations import (
    discard,
    discard_refusal,
    done_refusal,
    finish_harvest,
    harvest,
    harvest_refusal,
    legal_discards,
    legal_harvests,
    legal_plants,
    plant,
    plant_refusal,
)
from .scoring import final_scoring
from .setup import deal_hands, draw_card, found, found_refusal, legal_foundings
from .terrain import (
    choose_cover,
    choose_peak,
    choose_site,
    cover_refusal,
    legal_covers,
    legal_peaks,
    legal_shapes,
    legal_sites,
    lift,
    lift_refusal,
    peak_refusal,
    site_refusal,
)
from .trade import (
    choose_contract,
    deliver_refusal,
    legal_contracts,
    legal_rewards,
    legal_spares,
    refill_wagons,
    spare,
    spare_refusal,
    take_reward,
)


def seats(s: State) -> int:
    return s.players


def begin_turn(s: State, seat: int) -> None:
    """C14."""
    s.active = seat
    ask(s, Decision.CARD, seat)


def fill_hand(s: State, seat: int, ev: list[int]) -> None:
    """C21: one card, up to three, while there are any; C58: the last one triggers the end."""
    if cards_in_deck(s) == 0 or cards_in_hand(s, seat) >= T.hand:
        return
    draw_card(s, seat, ev)
    if cards_in_deck(s) == 0 and s.ending == Ending.NO:
        s.ending = Ending.DECK
        emit(ev, Happened.LAST_CARD, ALL, seat, 0, 0, 0, 0)


def end_turn(s: State, ev: list[int]) -> None:
    """C21, C22, then the next player; C58: the end when all have had the same number of turns."""
    fill_hand(s, s.active, ev)
    refill_wagons(s, ev)
    s.own_side = NONE
    s.others_side = NONE
    s.token_used = 0
    s.turn += 1
    following = (s.active + 1) % s.players
    if s.ending != Ending.NO and following == s.first:
        s.active = NONE
        final_scoring(s, ev)
    else:
        begin_turn(s, following)


def resume(s: State, ev: list[int]) -> None:
    """Do what waits on top and needs nobody's decision."""
    going = True
    while going:
        top = asked(s)
        if top == Decision.AFTER and token_refusal(s, s.active) != Why.OK:
            answered(s)
        elif top == Step.TURN_END:
            answered(s)
            end_turn(s, ev)
        elif top == Step.DEAL:
            answered(s)
            deal_hands(s, ev)
            begin_turn(s, s.first)
        else:
            going = False


def legal(s: State, ids: list[int]) -> int:
    """The legal actions of the decision that is asked."""
    top = asked(s)
    seat = actor(s)
    if top == Decision.ACTION or top == Decision.EXTRA:
        return legal_choices(s, seat, top == Decision.EXTRA, ids)
    if top == Decision.DESTINATION:
        return legal_moves(s, seat, ids)
    if top == Decision.CARD:
        return legal_cards(s, seat, ids)
    if top == Decision.HARVEST:
        return legal_harvests(s, seat, ids)
    if top == Decision.DISCARD:
        return legal_discards(s, seat, ids)
    if top == Decision.PLANT:
        return legal_plants(s, seat, ids)
    if top == Decision.CONTRACT:
        return legal_contracts(s, seat, ids)
    if top == Decision.SPARE:
        return legal_spares(s, seat, ids)
    if top == Decision.REWARD:
        return legal_rewards(ids)
    if top == Decision.COUNCILLOR:
        return legal_councillors(s, seat, ids)
    if top == Decision.AFTER:
        return legal_after(ids)
    return legal_in_set_up(s, top, ids)


def legal_in_set_up(s: State, top: int, ids: list[int]) -> int:
    if top == Decision.FIRST:
        return legal_foundings(s, ids)
    if top == Decision.SHAPE:
        return legal_shapes(s, ids)
    if top == Decision.SITE:
        return legal_sites(s, ids)
    if top == Decision.COVER:
        return legal_covers(s, ids)
    if top == Decision.PEAK:
        return legal_peaks(s, ids)
    return 0


def refusal(s: State, action: int) -> int:
    """Why an action cannot be done now; 0 when it can."""
    top = asked(s)
    seat = actor(s)
    if top == Decision.OVER:
        return Why.GAME_OVER
    if top <= Decision.FIRST:
        return refusal_in_set_up(s, top, action)
    if top == Decision.CARD and Act.PLAY <= action < Act.DO:
        return play_refusal(s, seat, action - Act.PLAY)
    if top == Decision.ACTION or top == Decision.EXTRA or top == Decision.AFTER:
        return choice_refusal(s, top, seat, action)
    if top == Decision.PLANT and Act.PLANT <= action < Act.HARVEST:
        return plant_refusal(s, seat, action - Act.PLANT, s.enhanced)
    if top == Decision.HARVEST and Act.HARVEST <= action < Act.DONE:
        return harvest_refusal(s, seat, action - Act.HARVEST)
    if top == Decision.HARVEST and action == Act.DONE:
        return done_refusal(s, seat)
    if top == Decision.DISCARD and Act.DISCARD <= action < Act.DELIVER:
        return discard_refusal(s, seat, action - Act.DISCARD)
    if top == Decision.CONTRACT and Act.DELIVER <= action < Act.SPARE:
        return deliver_refusal(s, seat, action - Act.DELIVER, s.enhanced)
    if top == Decision.SPARE and Act.SPARE <= action < Act.TAKE:
        return spare_refusal(s, seat, action - Act.SPARE)
    if top == Decision.REWARD and Act.TAKE <= action < Act.CONTRACT:
        return Why.OK
    if top == Decision.COUNCILLOR and Act.CONTRACT <= action < Act.MOVE:
        return contract_refusal(s, seat, action - Act.CONTRACT, 1)
    if top == Decision.DESTINATION and Act.MOVE <= action < Act.END:
        return move_refusal(s, seat, action - Act.MOVE, s.enhanced)
    return Why.NOT_ASKED


def refusal_in_set_up(s: State, top: int, action: int) -> int:
    if top == Decision.SHAPE and action < Act.SITE:
        return lift_refusal(s, action - Act.LIFT)
    if top == Decision.SITE and Act.SITE <= action < Act.COVER:
        return site_refusal(s, action - Act.SITE)
    if top == Decision.COVER and Act.COVER <= action < Act.PEAK:
        return cover_refusal(s, action - Act.COVER)
    if top == Decision.PEAK and Act.PEAK <= action < Act.FOUND:
        return peak_refusal(s, action - Act.PEAK)
    if top == Decision.FIRST and Act.FOUND <= action < Act.PLAY:
        return found_refusal(s, action - Act.FOUND)
    return Why.NOT_ASKED


def choice_refusal(s: State, top: int, seat: int, action: int) -> int:
    """Actions, tokens and the starting tile, where they are asked for."""
    if top == Decision.AFTER:
        return Why.OK if action == Act.USE_TOKEN or action == Act.KEEP_TOKEN else Why.NOT_ASKED
    if action == Act.USE_TOKEN:
        return token_refusal(s, seat)
    if Act.DO <= action < Act.USE_STARTING_TILE:
        return do_refusal(s, seat, action - Act.DO, top == Decision.EXTRA, 0)
    if action == Act.USE_STARTING_TILE:
        return tile_refusal(s, seat, top == Decision.EXTRA)
    return Why.NOT_ASKED


def apply(s: State, action: int, ev: list[int]) -> None:
    """Do a legal action, then what follows by itself."""
    seat = actor(s)
    if action < Act.PLAY:
        apply_in_set_up(s, seat, action, ev)
    elif action < Act.DO:
        play_card(s, seat, action - Act.PLAY, ev)
    elif action < Act.PLANT:
        apply_choice(s, seat, action, ev)
    else:
        apply_action(s, seat, action, ev)
    if not is_acting(s):
        s.enhanced = 0
    resume(s, ev)


def is_acting(s: State) -> bool:
    """Whether an action is under way."""
    return Decision.PLANT <= asked(s) <= Decision.DESTINATION


def apply_in_set_up(s: State, seat: int, action: int, ev: list[int]) -> None:
    if action < Act.SITE:
        lift(s, seat, action - Act.LIFT)
    elif action < Act.COVER:
        choose_site(s, seat, action - Act.SITE)
    elif action < Act.PEAK:
        choose_cover(s, seat, action - Act.COVER)
    elif action < Act.FOUND:
        choose_peak(s, seat, action - Act.PEAK, ev)
    else:
        found(s, seat, action - Act.FOUND, ev)


def apply_choice(s: State, seat: int, action: int, ev: list[int]) -> None:
    if action == Act.USE_TOKEN:
        use_token(s, seat, ev)
    elif action == Act.KEEP_TOKEN:
        keep_token(s, seat, ev)
    elif action == Act.USE_STARTING_TILE:
        use_tile(s, seat, ev)
    else:
        begin_action(s, seat, action - Act.DO, 0, ev)


def apply_action(s: State, seat: int, action: int, ev: list[int]) -> None:
    if action < Act.HARVEST:
        answered(s)
        plant(s, seat, action - Act.PLANT, ev)
    elif action < Act.DONE:
        harvest(s, seat, action - Act.HARVEST, ev)
    elif action == Act.DONE:
        finish_harvest(s, seat)
    elif action < Act.DELIVER:
        discard(s, seat, action - Act.DISCARD, ev)
    elif action < Act.SPARE:
        choose_contract(s, seat, action - Act.DELIVER, ev)
    elif action < Act.TAKE:
        spare(s, seat, action - Act.SPARE, ev)
    elif action < Act.CONTRACT:
        take_reward(s, seat, action - Act.TAKE, ev)
    elif action < Act.MOVE:
        answered(s)
        contract(s, seat, action - Act.CONTRACT, ev)
    else:
        answered(s)
        move(s, seat, action - Act.MOVE, ev)
