"""What a seat cannot see, replaced by a random possibility. C67."""

from __future__ import annotations

from teahouse.core.rng import Words, rand_below
from teahouse.games.ceylon.state import CARDS, State, cards_in_deck, cards_in_hand, take_card


def resample_hidden(s: State, seat: int, rng: Words) -> None:
    """C67: all unseen cards, sorted by kind, go into the deck; other hands are dealt anew."""
    for other in range(s.players):
        if other != seat:
            take_in(s, other)
    for other in range(s.players):
        if other != seat:
            deal(s, other, rng)


def take_in(s: State, seat: int) -> None:
    """The hand goes into the deck; how many cards it had stays behind."""
    held = cards_in_hand(s, seat)
    for card in range(CARDS):
        s.deck[card] += s.hand[seat][card]
        s.hand[seat][card] = 0
    s.hand[seat][0] = held


def deal(s: State, seat: int, rng: Words) -> None:
    held = s.hand[seat][0]
    s.hand[seat][0] = 0
    for _ in range(held):
        take_card(s, seat, rand_below(rng, cards_in_deck(s)))
