"""What things are called in texts, notations and messages: one slug each."""

from __future__ import annotations

from functools import cache
from typing import get_args

from teahouse.core.views import literal_names

from . import view_types as t
from .state import ROOM, WIDE, Area, Cube, Equipment, Good, Weather

TOWN_NAMES = (
    "siliguri", "sukna", "rangtong", "tindharia", "agony-point",
    "gayabari", "kurseong", "sonada", "ghum", "darjeeling",
)  # fmt: skip
AREAS_OF_TOWN = (5, 2, 2, 3, 1, 4, 3, 2, 2, 2)
STATION_NAMES = tuple(
    f"{town}-{k + 1}" for town, n in zip(TOWN_NAMES, AREAS_OF_TOWN, strict=True) for k in range(n)
)
SECTION_NAMES = (
    "mahananda-river", "sukna", "rangtong", "tindharia", "tindharia-river",
    "agony-1", "agony-2", "agony-3", "agony-point", "gayabari",
    "pagla-jhora", "kurseong", "sonada", "ghum", "darjeeling",
)  # fmt: skip
EQUIPMENT_NAMES = tuple(e.name.lower().replace("_", "-") for e in Equipment)
# The printed estate, then the cards, both sides of each in turn.
ESTATE_NAMES = (
    "alubari", "dooleriah", "makaibari", "samripani", "castleton", "happy-valley", "ambootia",
    "margarets-hope", "steinthal", "goomtee", "jungpana", "badamtam", "singtom", "tukvar", "ging",
    "lingia", "phoobsering",
)  # fmt: skip
ESTATES = len(ESTATE_NAMES)
ESTATE_CARDS = 8
AREA_NAMES: tuple[t.Area, ...] = get_args(t.Area)
assert tuple(area.name for area in Area) == AREA_NAMES
GOOD_NAMES: tuple[t.Good, ...] = literal_names(t.Good, Good)
CUBE_NAMES: tuple[t.Cube, ...] = literal_names(t.Cube, Cube)
WEATHER_NAMES: tuple[t.Weather, ...] = literal_names(t.Weather, Weather)


@cache
def space_name(space: int) -> str:
    """An estate space: the estate in the row and the space in it, both from 1."""
    return f"{space // WIDE + 1}-{space % WIDE + 1}"


@cache
def room_name(room: int) -> str:
    """A labourer space: the letter of the area and the number."""
    return f"{Area(room // ROOM).name}{room % ROOM + 1}"


@cache
def contract_name(contract: int) -> str:
    """A contract as a word: c and its printed number in two digits."""
    return f"c{contract + 1:02d}"
