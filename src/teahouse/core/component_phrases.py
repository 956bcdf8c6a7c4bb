"""How printed values that are no numbers are put together, so that owners choose and never spell.

A game lists its forms by path, as `contract.*.effect`. A text is said in one of several ways; a way
is the text of the component file with places in it: `{area} more {n}`. Whoever asks for the value
shows the way in the reader's language, with a field for each place. A form that is drawn is a map
of signs, or the hexes of a tile. Numbers may be printed in another way than the file counts them.
Not all a form can say is allowed: the game's checks decide.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any, Literal

from .events import half_text

Filled = dict[str, Any]  # by place: a number, a word, or amounts as (number, word) pairs
PLACE = re.compile(r"\{(\w+)\}")
NUMBER = r"\d{1,2}"


@dataclass(frozen=True)
class Words:
    """A place for one of some words; `<message>-<word>` are their names."""

    message: str
    words: tuple[str, ...]
    fixed: bool = False  # shown, not chosen


@dataclass(frozen=True)
class Amounts:
    """A place for words with a number each: `2 stone, 1 steel`. Bare words take no number."""

    message: str
    words: tuple[str, ...]
    bare: tuple[str, ...] = ()


WordPlace = Words | Amounts


@dataclass(frozen=True)
class Way:
    """One way to say a value. Places that are not listed take a number."""

    text: str
    places: Mapping[str, WordPlace] = field(default_factory=dict)
    message: str = ""  # given the places; empty where a single place says it all

    @property
    def named(self) -> list[str]:
        return PLACE.findall(self.text)

    def read(self, text: str) -> Filled | None:
        """What fills the places; None where this is not the way."""
        parts = PLACE.split(self.text)
        pattern = "".join(
            f"({self._pattern(part)})" if n % 2 else re.escape(part) for n, part in enumerate(parts)
        )
        found = re.fullmatch(pattern, text)
        if found is None:
            return None
        filled = {name: self._value(name, found[n + 1]) for n, name in enumerate(self.named)}
        return None if None in filled.values() else filled

    def write(self, filled: Filled) -> str:
        return PLACE.sub(lambda found: self._text(found[1], filled[found[1]]), self.text)

    def _pattern(self, name: str) -> str:
        place = self.places.get(name)
        if place is None:
            return NUMBER
        return "|".join(place.words) if isinstance(place, Words) else ".+"

    def _value(self, name: str, text: str) -> Any:
        place = self.places.get(name)
        if place is None:
            return int(text)
        return text if isinstance(place, Words) else _amounts(place, text)

    def _text(self, name: str, value: Any) -> str:
        place = self.places.get(name)
        if not isinstance(place, Amounts):
            return str(value)
        return ", ".join(word if word in place.bare else f"{n} {word}" for n, word in value)


def word_key(place: WordPlace, word: str) -> str:
    """The key of the name of a word."""
    return f"{place.message}-{word.lower().replace('_', '-')}"


def _amounts(place: Amounts, text: str) -> list[tuple[int, str]] | None:
    found = []
    for part in text.split(", "):
        said = re.fullmatch(rf"(?:({NUMBER}) )?(\w+)", part)
        if said is None or said[2] not in place.words:
            return None
        found.append((int(said[1] or 1), said[2]))
    return found


Drawn = Literal["", "squares", "hexes", "tile"]
Counted = Literal["", "halves", "from_one"]
HALVES = re.compile(r"(\d{0,4})(?:(½)|[.,]([05])0*|)")  # 1½, 1.5 and 1,5


@dataclass(frozen=True)
class Form:
    """How one value is put together: in words, as a list of such words, or drawn."""

    ways: tuple[Way, ...] = ()
    each: bool = False  # the value is a list, each of its entries said in one of the ways
    drawn: Drawn = ""
    signs: Mapping[str, str] = field(default_factory=dict)  # of a map: the key of its name
    empty: str = ""  # the sign outside the map; a map with one grows and shrinks
    counted: Counted = ""  # numbers that the file counts in halves, or from zero on

    def read(self, text: str) -> tuple[Way, Filled] | None:
        """The way a text is said in, and what fills its places."""
        for way in self.ways:
            if (filled := way.read(text)) is not None:
                return way, filled
        return None

    def number_text(self, n: int) -> str:
        """A number of the file as it is printed."""
        if self.counted == "halves":
            return half_text(n)
        return str(n + 1 if self.counted == "from_one" else n)

    def number(self, text: str) -> int | str:
        """A printed number as the file counts it; the text itself where it is none."""
        halves = HALVES.fullmatch(text) if self.counted == "halves" else None
        if halves and text:
            return 2 * int(halves[1] or 0) + (halves[2] == "½" or halves[3] == "5")
        whole = text.isascii() and text.isdecimal() and len(text) < 5
        return int(text) - 1 if whole and self.counted == "from_one" else text

    def messages(self) -> Iterator[tuple[str, frozenset[str]]]:
        """The keys it needs, with the values they are given."""
        for way in self.ways:
            if way.message:
                yield way.message, frozenset(way.named)
            for place in way.places.values():
                for word in place.words:
                    yield word_key(place, word), frozenset()
        for key in self.signs.values():
            yield key, frozenset()

    def as_json(self) -> dict[str, Any]:
        return {
            "ways": [
                {
                    "text": way.text,
                    "message": way.message,
                    "places": {name: _place(place) for name, place in way.places.items()},
                }
                for way in self.ways
            ],
            "each": self.each,
            "drawn": self.drawn,
            "signs": dict(self.signs),
            "empty": self.empty,
            "counted": self.counted,
        }


def _place(place: WordPlace) -> dict[str, Any]:
    several = isinstance(place, Amounts)
    return {
        "message": place.message,
        "words": list(place.words),
        "several": several,
        "bare": list(place.bare) if isinstance(place, Amounts) else [],
        "fixed": isinstance(place, Words) and place.fixed,
    }


def form_of(forms: Mapping[str, Form], path: str) -> Form | None:
    """The form of a value, by the first pattern that fits its path."""
    return next((form for pattern, form in forms.items() if fnmatchcase(path, pattern)), None)
