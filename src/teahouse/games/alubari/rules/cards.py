"""The contract deck and the post office. A06, A15, A42, A73."""

from __future__ import annotations

from teahouse.core.events import chance
from teahouse.games.alubari.events import (
    contract_discarded,
    contract_opened,
    contract_taken,
    deck_shuffled,
)
from teahouse.games.alubari.state import CONTRACTS, NO_CARD, OFFICE, Keeps, State
from teahouse.games.alubari.tables import T


def cards_kept(s: State, keeper: int) -> int:
    n = 0
    for c in range(CONTRACTS):
        if s.contract[c] == keeper:
            n += 1
    return n


def shuffle_discards(s: State, ev: list[int]) -> None:
    """A15: the discards become the new deck."""
    for c in range(CONTRACTS):
        if s.contract[c] == Keeps.DISCARD:
            s.contract[c] = Keeps.DECK
            s.deck[s.deck_size] = c
            s.deck_size += 1
    for k in range(s.deck_size - 1, 0, -1):
        j = chance(s.rng, k + 1, ev)
        s.deck[k], s.deck[j] = s.deck[j], s.deck[k]
    deck_shuffled(ev, s.deck_size)


def fill_deck(s: State, ev: list[int]) -> None:
    """A15: an empty deck takes in the discards before it is drawn from or looked at."""
    if s.deck_size == 0 and cards_kept(s, Keeps.DISCARD) > 0:
        shuffle_discards(s, ev)


def draw_card(s: State, ev: list[int]) -> int:
    """The top contract, NO_CARD if deck and discards are empty."""
    fill_deck(s, ev)
    if s.deck_size == 0:
        return NO_CARD
    s.deck_size -= 1
    card = s.deck[s.deck_size]
    s.deck[s.deck_size] = NO_CARD
    return card


def look_at_back(s: State, ev: list[int]) -> int:
    """A16: the weather on the back of the top contract; without cards a printed back at random."""
    fill_deck(s, ev)
    if s.deck_size == 0:
        return T.back[chance(s.rng, CONTRACTS, ev)]
    return T.back[s.deck[s.deck_size - 1]]


def discard(s: State, card: int, ev: list[int]) -> None:
    s.contract[card] = Keeps.DISCARD
    contract_discarded(ev, card)


def open_contracts(s: State) -> int:
    n = 0
    for k in range(OFFICE):
        if s.office[k] != NO_CARD:
            n += 1
    return n


def fill_office(s: State, ev: list[int]) -> None:
    """Lay open contracts on the empty places."""
    for k in range(OFFICE):
        if s.office[k] == NO_CARD:
            card = draw_card(s, ev)
            if card != NO_CARD:
                s.office[k] = card
                s.contract[card] = Keeps.OFFICE
                contract_opened(ev, card)


def clear_office(s: State, ev: list[int]) -> None:
    for k in range(OFFICE):
        if s.office[k] != NO_CARD:
            discard(s, s.office[k], ev)
            s.office[k] = NO_CARD


def new_mail(s: State, ev: list[int]) -> None:
    """A42: discard all and lay out three new ones; A73 and contract 23 do the same."""
    clear_office(s, ev)
    fill_office(s, ev)


def move_up(s: State) -> None:
    """A15: the contracts close the gaps towards A."""
    k = 0
    for j in range(OFFICE):
        card = s.office[j]
        if card != NO_CARD:
            s.office[j] = NO_CARD
            s.office[k] = card
            k += 1


def refill_contracts(s: State, ev: list[int]) -> None:
    """A15: phase 1; A73: solo all contracts go."""
    if s.players == 1:
        new_mail(s, ev)
        return
    if s.office[0] != NO_CARD:
        discard(s, s.office[0], ev)
        s.office[0] = NO_CARD
    move_up(s)
    fill_office(s, ev)


def take_contract(s: State, seat: int, card: int, ev: list[int]) -> None:
    """A42: the place stays empty."""
    for k in range(OFFICE):
        if s.office[k] == card:
            s.office[k] = NO_CARD
    s.contract[card] = seat
    contract_taken(ev, seat, card)
