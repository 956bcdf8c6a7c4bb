"""What nobody can see, replaced by a random possibility. A78."""

from __future__ import annotations

from teahouse.core.rng import Words, rand_below
from teahouse.games.alubari.state import State
from teahouse.games.alubari.tables import T


def resample_hidden(s: State, seat: int, rng: Words) -> None:
    """A78: the order of the deck is unknown to all alike; the weather on its back is not."""
    if s.deck_size > 0:
        weather = T.back[s.deck[s.deck_size - 1]]
        sort_deck(s)
        swap_cards(s, s.deck_size - 1, nth_of_weather(s, weather, rng))
        for k in range(s.deck_size - 2, 0, -1):
            swap_cards(s, k, rand_below(rng, k + 1))


def swap_cards(s: State, i: int, j: int) -> None:
    s.deck[i], s.deck[j] = s.deck[j], s.deck[i]


def sort_deck(s: State) -> None:
    for k in range(1, s.deck_size):
        j = k
        while j > 0 and s.deck[j - 1] > s.deck[j]:
            swap_cards(s, j - 1, j)
            j -= 1


def nth_of_weather(s: State, weather: int, rng: Words) -> int:
    """The place of a random card with this weather on its back."""
    n = 0
    for k in range(s.deck_size):
        if T.back[s.deck[k]] == weather:
            n += 1
    nth = rand_below(rng, n)
    k = 0
    while nth > 0 or T.back[s.deck[k]] != weather:
        if T.back[s.deck[k]] == weather:
            nth -= 1
        k += 1
    return k
