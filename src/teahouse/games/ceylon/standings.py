"""Ceylon if it ended now: majorities, companies, the contracts on the train."""

from __future__ import annotations

from teahouse.core.game import Game
from teahouse.core.standings import Goal, Part, Race, RacePlace, StandingsHook

from . import view_types as t
from .rules.council import has_councillor
from .rules.scoring import (
    companies_of,
    final_scoring,
    has_company,
    is_ahead,
    majority_count,
    majority_place,
    majority_points,
    markers_in,
)
from .state import COMPANIES, DISTRICT_OF, MAJORITIES, NONE, Source, State, Tea

NO_EVENTS = [0]


def end_now(s: State, view: t.CeylonView, game: Game) -> None:
    game.rule(final_scoring)(s, list(NO_EVENTS))


# Majorities


def races(s: State, view: t.CeylonView, game: Game) -> list[Race]:
    """C59 to C62; a district out of play has no majority."""
    return [
        {"race": Source(source).name.lower(), "target": None, "places": places(s, source, game)}
        for source in MAJORITIES
        if DISTRICT_OF[source] == NONE or DISTRICT_OF[source] != s.left_out
    ]


def places(s: State, source: int, game: Game) -> list[RacePlace]:
    """Every seat, those that do not qualify last."""
    found = [place(s, p, source, game) for p in range(s.players)]
    return sorted(found, key=lambda each: (each["place"] or s.players + 1, -each["count"]))


def place(s: State, seat: int, source: int, game: Game) -> RacePlace:
    standing = int(game.rule(majority_place)(s, seat, source))
    return {
        "seat": seat,
        "place": standing or None,
        "count": counted(s, seat, source, game),
        "points": int(game.rule(majority_points)(s, seat, source)),
        "to_next": to_next(s, seat, source, standing, game),
    }


def counted(s: State, seat: int, source: int, game: Game) -> int:
    """What a seat has, also without the councillor that lets it count (C62)."""
    if DISTRICT_OF[source] == NONE:
        return int(game.rule(majority_count)(s, seat, source))
    return int(game.rule(markers_in)(s, seat, DISTRICT_OF[source]))


def to_next(s: State, seat: int, source: int, standing: int, game: Game) -> int | None:
    """How much more brings a better place: as much as the one ahead has, if a tie is won."""
    if standing == 1 or not qualifies(s, seat, source, game):
        return None
    if standing == 0:
        return 1  # whoever has anything has a place
    ahead = next(
        p for p in range(s.players) if game.rule(majority_place)(s, p, source) == standing - 1
    )
    gap = counted(s, ahead, source, game) - counted(s, seat, source, game)
    # C36: a disc that comes to a space lies on top there
    if source == Source.TECHNOLOGY_MAJORITY:
        return max(1, gap) if s.space[seat] < game.tables.spaces else None
    return gap if game.rule(is_ahead)(s, seat, ahead) else gap + 1


def qualifies(s: State, seat: int, source: int, game: Game) -> bool:
    """C62: a district counts only with its councillor."""
    district = DISTRICT_OF[source]
    return district == NONE or bool(game.rule(has_councillor)(s, seat, district))


# Goals


def goals(s: State, seat: int, view: t.CeylonView, game: Game) -> list[Goal]:
    return [
        companies_goal(s, seat, game),
        *(
            contract_goal(s, seat, wagon, contract, game)
            for wagon, contract in enumerate(view["wagons"], 1)
            if contract is not None
        ),
    ]


def companies_goal(s: State, seat: int, game: Game) -> Goal:
    """C63: what one more company would bring."""
    have = int(game.rule(companies_of)(s, seat))
    need = min(have + 1, COMPANIES)
    scale = game.tables.companies
    return {
        "goal": "companies",
        "values": {},
        "done": have == COMPANIES,
        "points": scale[need] - scale[have],
        "parts": [{"part": "companies", "have": have, "need": need}],
    }


def contract_goal(s: State, seat: int, wagon: int, contract: t.ContractView, game: Game) -> Goal:
    """C30: the chests of a contract on the train."""
    asked = {
        Tea.BLACK: contract["black"],
        Tea.GREEN: contract["green"],
        Tea.WHITE: contract["white"],
    }
    parts: list[Part] = [
        {"part": tea.name.lower(), "have": min(s.tea[seat][tea], need), "need": need}
        for tea, need in asked.items()
        if need
    ]
    is_new = not game.rule(has_company)(s, seat, contract["company"] - 1)
    return {
        "goal": "contract",
        "values": {
            "wagon": wagon,
            "company": contract["company"],
            "new": "yes" if is_new else "no",
        },
        "done": all(part["have"] >= part["need"] for part in parts),
        "points": contract["points"],
        "parts": parts,
    }


HOOK = StandingsHook(
    end_now=end_now,
    races=races,
    goals=goals,
    race_names=[Source(source).name.lower() for source in MAJORITIES],
    part_names=["companies", *(tea.name.lower() for tea in Tea)],
    goal_values={"companies": (), "contract": ("wagon", "company", "new")},
)
