"""Look-up tables for the rules, derived from a component set by ordinary loops."""

from __future__ import annotations

from dataclasses import dataclass

from teahouse.core.components import ComponentSet

from .components import MAPS, MOST_ONES, Components, checked, default
from .crate_closing import MAX_THREES, MAX_TWOS, closes
from .maps import parse_map
from .state import QUAYS, TwoHalf


@dataclass(frozen=True)
class Tables:
    """Numbers the rules look up. Quays are counted from the bottom."""

    bag: tuple[int, ...]  # tiles of each kind at the start (D02)
    quays: tuple[int, ...]  # by number of players (D04)
    multiplier: tuple[tuple[int, ...], ...]  # by number of players and quay (D04)
    tokens: int  # D06
    crates: int  # that can be on ships (D07)
    turn_back: int  # D14
    pass_tile: int  # D15
    pass_city: int
    pass_collector: int
    # D23, D24, D26: [shape][fewest crates - 1][threes][twos] = bits: so many ones may be laid
    layable: tuple[tuple[tuple[tuple[int, ...], ...], ...], ...]
    quantity_from: int  # D31
    per_half: int  # D34
    target: int  # D13, the default of the option
    two_half: int  # the default of the option
    maps: tuple[tuple[int, ...], ...]  # the printed maps: what lies on each cell (D03)


def crates_closed(ones: int, twos: int, threes: int) -> int:
    """Two halves make a crate (D24)."""
    return (ones + 2 * twos + 3 * threes) // 2


def _bits(shape: TwoHalf, fewest: int, threes: int, twos: int) -> int:
    """The ones that close with these tiles and make at least `fewest` crates, as bits."""
    opposite = shape == TwoHalf.OPPOSITE
    return sum(
        1 << ones
        for ones in range(MOST_ONES + 1)
        if closes(ones, twos, threes, opposite) and crates_closed(ones, twos, threes) >= fewest
    )


_LAYABLE = tuple(
    tuple(
        tuple(
            tuple(_bits(shape, fewest, threes, twos) for twos in range(MAX_TWOS + 1))
            for threes in range(MAX_THREES + 1)
        )
        for fewest in (1, 2)
    )
    for shape in TwoHalf
)


def _strips(facts: Components) -> tuple[tuple[int, ...], ...]:
    none = (0,) * QUAYS
    return tuple((facts.strips[n] + none)[:QUAYS] if n in facts.strips else none for n in range(6))


def derive(found: ComponentSet) -> Tables:
    facts = checked(found)
    return Tables(
        bag=tuple(n for row in facts.tiles for n in row),
        quays=tuple(len(facts.strips.get(n, ())) for n in range(6)),
        multiplier=_strips(facts),
        tokens=facts.tokens,
        crates=facts.crates,
        turn_back=facts.costs["turn_back"],
        pass_tile=facts.costs["pass_tile"],
        pass_city=facts.costs["pass_city"],
        pass_collector=facts.costs["pass_collector"],
        layable=_LAYABLE,
        quantity_from=facts.scoring["quantity_bonus_from"],
        per_half=facts.scoring["penalty_per_half"],
        target=facts.scoring["target"],
        two_half=TwoHalf[facts.two_half.upper()],
        maps=tuple(tuple(parse_map(facts.maps[name])) for name in MAPS),
    )


T = derive(default())
