"""Numbers and names in the language of a report's reader."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

from teahouse.arena.aspects import BETWEEN, Aspect
from teahouse.core.errors import TeahouseError
from teahouse.core.game import Game
from teahouse.core.messages import dashed
from teahouse.core.sketch import Speak

MINUS = "−"


class Words:
    """The messages of one language, escaped for HTML."""

    def __init__(self, language: str, speak: Speak, has: Callable[[str], bool]) -> None:
        self.language = language
        self._speak = speak
        self.has = has

    def __call__(self, key: str, **values: Any) -> str:
        return escape(self._speak(key, **values))

    def number(self, value: float, digits: int = 1) -> str:
        rounded = round(value, digits)
        whole = int(rounded) if rounded == int(rounded) else rounded
        return self("common-number", n=whole).replace("-", MINUS)

    def signed(self, value: float, digits: int = 1) -> str:
        sign = "+" if round(value, digits) > 0 else ""
        return sign + self.number(value, digits)

    def hundredths(self, value: float) -> str:
        """A number with two decimals, so that rows line up."""
        return self("arena-hundredths", n=round(value, 2)).replace("-", MINUS)

    def range(self, low: float, high: float) -> str:
        return self("arena-between", low=self.hundredths(low), high=self.hundredths(high))

    def percent(self, share: float) -> str:
        return self("arena-percent", n=self.number(100 * share))

    def between(self, low: float, high: float, digits: int = 1) -> str:
        ends = {"low": self.number(low, digits), "high": self.number(high, digits)}
        return self("arena-between", **ends)

    # The words of a game

    def title(self, game: Game) -> str:
        return self(f"{game.name}-title")

    def aspect(self, game: Game, aspect: Aspect) -> str:
        key = f"arena-{game.name}-{aspect.name}"
        return self(key) if self.has(key) else escape(aspect.name.replace("-", " "))

    def value(self, game: Game, aspect: Aspect, value: str) -> str:
        """What a value of an aspect is called."""
        parts = dict(zip(aspect.parts, value.split(BETWEEN), strict=True))
        shown = {name: self._part(game, name, part) for name, part in parts.items()}
        key = f"arena-{game.name}-{aspect.name}.value"
        if self.has(key):
            return capital(self(key, **shown))
        text = " · ".join(escape(str(part)) for part in shown.values())
        return text if shown == parts else capital(text)  # a notation stays as it is

    def _part(self, game: Game, name: str, part: str) -> Any:
        named = f"{game.name}-{dashed(name)}-{dashed(part)}"
        if self.has(named):
            return self._speak(named)
        return int(part) if part.lstrip("-").isdigit() else part

    def setting(self, game: Game, name: str) -> str:
        option = f"{game.name}-option-{dashed(name)}"
        return self(option if self.has(option) else f"arena-{game.name}-{dashed(name)}")

    def setting_value(self, game: Game, name: str, value: str) -> str:
        named = f"{game.name}-{dashed(name)}-{dashed(value)}"
        if self.has(named):
            return capital(self(named))
        said = f"arena-value-{value}"
        return self(said) if self.has(said) else escape(value)

    def source(self, game: Game, name: str) -> str:
        return capital(self(f"{game.name}-source-{dashed(name)}"))

    def event(self, game: Game, name: str) -> str:
        """The sentence of an event with its values left open; empty where it needs them."""
        kind = next(k for k in game.definition.rules.events if k.name == name)
        try:
            return self(f"{game.name}-event-{name}", name="…", **dict.fromkeys(kind.values, "…"))
        except TeahouseError:
            return ""


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
