"""A position as a short readable text, and back; and the check that every component is there."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from teahouse.core import position_text
from teahouse.core.errors import BadOption, BadPosition
from teahouse.core.game import Game

from .names import EQUIPMENT_NAMES, ESTATES, contract_name, space_name
from .restore import restore
from .rules.contract_matching import completed_contracts
from .rules.decisions import FIELDS as PENDING_FIELDS
from .rules.labourers import fog_rooms, rooms_of
from .rules.scoring import half_points
from .state import (
    AREAS,
    BOX,
    CONTRACTS,
    EQUIPMENTS,
    EVENTS,
    GAME,
    NO_CARD,
    NOBODY,
    ROOM,
    SHED,
    SLOTS,
    SPACES,
    WIDE,
    Cube,
    Decision,
    Good,
    Keeps,
    Phase,
    Rate,
    Source,
    State,
    Weather,
)
from .tables import Tables
from .view import describe


def write(s: State, game: Game) -> str:
    """The text of a position."""
    said: dict[str, Any] = {**describe(s)}
    lines = ['game = "alubari"']
    lines += [f"{k} = {_value(v)}" for k, v in said.pop("options").items()]
    lines.append(f"seed_state = {list(s.rng)}")
    lines.append("# the deck from its bottom to its top")
    lines.append(f"deck_order = {[c + 1 for c in s.deck[: s.deck_size]]}")
    tables = {k: said.pop(k) for k in ("pending", "estates", "seats")}
    lines += [f"{k} = {_value(v)}" for k, v in said.items()]
    for name, rows in (("pending", "pending"), ("estate", "estates"), ("seat", "seats")):
        for row in tables[rows]:
            lines += ["", f"[[{name}]]", *(f"{k} = {_value(v)}" for k, v in row.items())]
    return "\n".join(lines) + "\n"


def _value(value: Any) -> str:
    """A value as TOML; inline tables for dicts."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{k} = {_value(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_value(v) for v in value) + "]"
    return json.dumps(value)


# Reading

OPTIONS = ("players", "alubari_estate", "first")
ROWS = {"pending": "pending", "estate": "estates", "seat": "seats"}
FIELDS = {
    "game", "seed_state", "deck_order", "round", "phase", "first_player", "leader",
    "area", "stage", "turn", "space", "alone", "ending", "weather", "rates", "yard", "bag",
    "steel", "chai_out", "wheel", "wheel_at", "cubes_drawn", "events_now", "landfalls",
    "sections", "stations", "builds", "labourers", "keeps_lead", "office", "drawn", "discards",
    "shed", "box", "aboard",
}  # fmt: skip
OF_ROW = {
    "estate": {"name", "rubble", "owners", "borrowed"},
    "seat": {
        "goods", "markers", "labourers", "third", "third_next", "laid", "lasting", "contracts",
        "used", "equipment", "scored", "completed",
    },
}  # fmt: skip


def read(text: str, game: Game) -> State:
    """The position of a text; what is left out is empty, free or zero."""
    data = position_text.parse(text, "alubari")
    position_text.refuse_unknown(data, FIELDS | set(OPTIONS) | set(ROWS))
    with position_text.reading():
        for row, known in OF_ROW.items():
            for said in data.get(row, []):
                position_text.refuse_unknown(said, known)
        for said in data.get("pending", []):
            declared = PENDING_FIELDS[Decision[said["ask"].upper()]]
            position_text.refuse_unknown(said, {"ask", "seat", *declared})
        return _read(data, game)


def _read(data: dict[str, Any], game: Game) -> State:
    try:
        options = game.options.resolve({k: data[k] for k in OPTIONS if k in data})
        said = {**data, "options": options, **{v: data.get(k, []) for k, v in ROWS.items()}}
        s = restore(said, game.tables)
        s.rng = [int(word) for word in data.get("seed_state", [1, 2, 3, 4])]
        if len(s.rng) != 4:
            raise BadPosition("seed_state is four numbers")
        check(s, game)
    except BadOption as error:
        raise BadPosition(str(error)) from None
    return s


# Is everything there?


def check(s: State, game: Game) -> None:
    """Refuse a state in which a component is missing, doubled or out of place."""
    tables: Tables = game.tables
    if not 1 <= s.players <= len(s.goods):
        raise BadPosition("1 to 5 play")
    _check_cubes(s, tables)
    _check_contracts(s)
    _check_equipment(s, tables)
    _check_estates(s, tables)
    _check_labourers(s, game)
    for p in range(s.players):
        _check_seat(s, p, tables)
        _check_score(s, p, game)
    _check_turn(s)


def _must(holds: bool, otherwise: str) -> None:
    if not holds:
        raise BadPosition(otherwise)


def _total(name: str, have: int, need: int) -> None:
    _must(have == need, f"{name}: {have} in all, the box has {need}")


def _check_cubes(s: State, tables: Tables) -> None:
    _must(min(s.bag) >= 0 and min(s.yard) >= 0, "bag and stock yard hold no less than nothing")
    goods = [sum(g[good] for g in s.goods) for good in Good]
    _total("iron ore", s.bag[0] + s.yard[0] + goods[Good.IRON], tables.iron[s.players])
    _total("stone", s.bag[1] + s.yard[1] + goods[Good.STONE], tables.stone[s.players])
    chai = s.bag[2] + s.yard[2] + sum(s.aboard) + s.chai_out
    _total("Chai cubes", chai, tables.chai_cubes)
    events = s.bag[Cube.EVENT] + sum(s.wheel) + s.cubes_drawn
    _total("event cubes", events, tables.event_cubes[s.players])
    _total("steel bars", s.steel + goods[Good.STEEL], tables.steel)
    _must(min(*s.wheel, s.cubes_drawn, s.steel, s.chai_out) >= 0, "nothing is less than nothing")
    _must(len(s.wheel) == EVENTS and 0 <= s.wheel_at < EVENTS, "the wheel has six spaces")
    tracks = (tables.excavation, tables.track, tables.harvest)
    for rate in Rate:
        _must(0 <= s.rate[rate] < len(tracks[rate]), "the rate markers stand on their tracks")


def _check_contracts(s: State) -> None:
    deck = s.deck[: s.deck_size]
    places = [*deck, *(c for c in s.office if c != NO_CARD), *(c for c in s.drawn if c != NO_CARD)]
    _must(len(set(places)) == len(places), "a contract lies in two places")
    _must(all(c == NO_CARD for c in s.deck[s.deck_size :]), "the deck ends at its top")
    for c in range(CONTRACTS):
        keeper = s.contract[c]
        where = (
            Keeps.DECK if c in deck else Keeps.OFFICE if c in s.office else Keeps.DRAWN
            if c in s.drawn else None
        )  # fmt: skip
        fits = keeper == where if where is not None else -3 < keeper < s.players and keeper != -1
        _must(fits, f"contract {contract_name(c)} is not where it should be")
        _must(not s.tilted[c] or keeper >= 0, f"contract {contract_name(c)} is used by nobody")


def _check_equipment(s: State, tables: Tables) -> None:
    dealt = [k for k in range(EQUIPMENTS) if s.equipment[k] != BOX]
    _total("equipment in play", len(dealt), tables.dealt[s.players])
    for k in range(EQUIPMENTS):
        name = EQUIPMENT_NAMES[k]
        _must(BOX <= s.equipment[k] < s.players, f"nobody has the {name}")
        limit = tables.equipment_chai[k] if s.equipment[k] == SHED else 0
        _must(0 <= s.aboard[k] <= limit, f"the {name} carries too many Chai cubes")
    if s.players == 1:
        owned = sum(1 for k in dealt if s.equipment[k] == 0)
        _must(owned <= tables.owned_solo, f"solo {tables.owned_solo} equipment cards at most")


def _check_estates(s: State, tables: Tables) -> None:
    used = [e for e in s.estate if e != NO_CARD]
    _total("estates", len(used), tables.slots[s.players])
    _must(all(e != NO_CARD for e in s.estate[: len(used)]), "the row of estates has no gap")
    _must(all(0 <= e < ESTATES for e in used), "there is no such estate")
    cards = [(e + 1) // 2 for e in used]
    _must(len(set(cards)) == len(cards), "an estate card lies in two places")
    _must(
        (used[0] == 0) == (s.covered == 0) and 0 not in used[1:], "Alubari is the leftmost estate"
    )
    for space in range(SPACES):
        side = s.estate[space // WIDE]
        printed = tables.estate_rubble[side][space % WIDE] if side != NO_CARD else 0
        name = space_name(space)
        _must(0 <= s.rubble[space] <= printed, f"space {name} has at most {printed} rubble")
        _must(NOBODY <= s.owner[space] <= GAME, f"nobody owns space {name}")
        bare = printed > 0 and s.rubble[space] == 0
        _must(bare == (s.owner[space] != NOBODY), f"space {name} is owned when it is dug out")
        mine = 0 <= s.owner[space] < s.players
        _must(mine or s.borrowed[space] == 0, f"space {name} is borrowed by nobody")
    _must(len(s.estate) == SLOTS, "there are six places for estates")


def _check_labourers(s: State, game: Game) -> None:
    for room in range(AREAS * ROOM):
        seat, area = s.labourer[room], room // ROOM
        if seat == NOBODY:
            continue
        rooms = game.rule(rooms_of)(s, area) - game.rule(fog_rooms)(s, area)
        _must(0 <= seat < s.players and room % ROOM < rooms, "a labourer stands on no space")


def _check_seat(s: State, p: int, tables: Tables) -> None:
    _must(min(s.goods[p]) >= 0, f"seat {p} has less than nothing of something")
    limit = tables.chai_limit[s.players]
    _must(s.goods[p][Good.CHAI] <= limit, f"the Chai track ends at {limit}")
    placed = s.section.count(p) + s.station.count(p) + s.owner.count(p)
    _total(f"markers of seat {p}", s.markers[p] + placed, tables.markers)
    _must(s.markers[p] >= 0, f"seat {p} has less than no markers")
    at_work = s.labourer.count(p) + s.hands[p]
    _must(s.hands[p] >= 0 and at_work <= tables.labourers + 1, f"seat {p} has three labourers")


def _check_score(s: State, p: int, game: Game) -> None:
    """The score stands in a finished game, and it is right."""
    over = s.phase == Phase.OVER
    completed = int(game.rule(completed_contracts)(s, p)) if over else 0
    scored = [int(game.rule(half_points)(s, p, o, completed)) * over for o in Source]
    _must(s.completed[p] == completed and s.scored[p] == scored, f"the score of seat {p} is wrong")


def _check_turn(s: State) -> None:
    over = s.phase == Phase.OVER
    _must(over == (s.depth == 0), "somebody decides exactly while the game is not over")
    _must(0 <= s.first < s.players and 0 <= s.leader < s.players, "the first player is a seat")
    _must(NOBODY <= s.alone < s.players, "who plays alone is a seat")
    _must(set(s.weather) <= set(Weather), "there is no such weather")
    for k in range(s.depth):
        _must(0 <= s.actor[k] < s.players, "who decides is a seat")
        _must(s.ask[k] in set(Decision) - {Decision.OVER}, "there is no such decision")
    marked = [*s.section, *s.station]
    _must(all(NOBODY <= m < s.players or m == GAME for m in marked), "a marker is nobody's")
