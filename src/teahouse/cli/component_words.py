"""Printed values that are no numbers: shown, and chosen in the terminal, in the reader's words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from teahouse.core.component_phrases import Amounts, Filled, Form, Way, WordPlace, Words, word_key
from teahouse.i18n import Texts

ANY = "…"


def spoken(texts: Texts, form: Form, value: Any) -> str:
    """A value in words; as it stands in the file where the form cannot say it."""
    lines = []
    for text in value if isinstance(value, list) else [value]:
        found = form.read(str(text))
        lines.append(_sentence(texts, *found) if found else str(text))
    return "\n".join(lines)


def _sentence(texts: Texts, way: Way, filled: Filled) -> str:
    values = {name: _named(texts, way.places.get(name), filled[name]) for name in way.named}
    if not way.message:
        return " ".join(values.values())
    said = texts(way.message, **values)
    unsaid = [value for value in values.values() if value != ANY and value not in said]
    return " · ".join([*unsaid, said])


def _named(texts: Texts, place: WordPlace | None, value: Any) -> str:
    if place is None or value == ANY:
        return str(value)
    if isinstance(place, Words):
        return texts(word_key(place, value))
    named = ((n, word, texts(word_key(place, word))) for n, word in value)
    return ", ".join(name if word in place.bare else f"{n} {name}" for n, word, name in named)


class Chooser:
    """Asks for a value place by place; an empty answer leaves a place as it is."""

    def __init__(
        self, texts: Texts, ask: Callable[[str], str], tell: Callable[[str], None]
    ) -> None:
        self.texts, self.ask, self.tell = texts, ask, tell

    def value(self, form: Form, now: Any) -> Any:
        if form.each:
            return [self._one(form, text) for text in now]
        return self._one(form, now)

    def _one(self, form: Form, text: str) -> str:
        found = form.read(text)
        way, filled = found if found else (form.ways[0], {})
        if len(form.ways) > 1:
            way = form.ways[self._pick([self._general(w) for w in form.ways], form.ways.index(way))]
        return way.write({name: self._fill(way, name, filled.get(name)) for name in way.named})

    def _general(self, way: Way) -> str:
        return _sentence(self.texts, way, dict.fromkeys(way.named, ANY))

    def _fill(self, way: Way, name: str, now: Any) -> Any:
        place = way.places.get(name)
        if isinstance(place, Words):
            return self._word(place, now)
        if isinstance(place, Amounts):
            return self._amounts(place, now if isinstance(now, list) else [])
        return self.ask(self.texts("cli-edit-number", now=str(now or 1))).strip() or now or 1

    def _word(self, place: Words, now: Any) -> str:
        at = place.words.index(now) if now in place.words else 0
        if place.fixed:
            self.tell(self.texts(word_key(place, place.words[at])))
            return place.words[at]
        return place.words[self._pick([self.texts(word_key(place, w)) for w in place.words], at)]

    def _amounts(self, place: Amounts, now: list[tuple[int, str]]) -> list[tuple[Any, str]]:
        """Pairs of a number and a word, until an empty line; the first one replaces all."""
        found: list[tuple[Any, str]] = []
        self._list([self.texts(word_key(place, word)) for word in place.words])
        while line := self.ask(self.texts("cli-edit-amount")).split():
            at = self._number(line[-1], len(place.words))
            if at is not None:
                found.append((line[0] if len(line) > 1 else 1, place.words[at]))
        return found or list(now) or [(1, place.words[0])]

    def _pick(self, names: Sequence[str], now: int) -> int:
        """One of some names by its number."""
        self._list(names)
        while line := self.ask(self.texts("cli-edit-which", now=str(now + 1))).strip():
            if (at := self._number(line, len(names))) is not None:
                return at
        return now

    def _list(self, names: Sequence[str]) -> None:
        for n, name in enumerate(names, 1):
            self.tell(f"{n:3} {name}")

    def _number(self, text: str, high: int) -> int | None:
        if text.isascii() and text.isdecimal() and 0 < int(text) <= high:
            return int(text) - 1
        self.tell(self.texts("cli-edit-no-such", high=str(high)))
        return None
