"""The options of a game: typed, with defaults and limits; bad ones are refused with the reason."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from .errors import BadOption

OptionValue = int | str | bool


@dataclass(frozen=True)
class Option:
    """One option. `help` is the key of its message; `check` validates what choices cannot list."""

    name: str
    default: OptionValue
    low: int | None = None
    high: int | None = None
    choices: tuple[str, ...] = ()
    check: Callable[[Any, Mapping[str, Any]], OptionValue] | None = None
    free_text: bool = False  # besides the choices, any text that `check` accepts

    def accept(self, value: Any, others: Mapping[str, Any]) -> OptionValue:
        """The value in canonical form, or BadOption."""
        if self.check is not None:
            return self.check(value, others)
        if self.choices:
            return self._chosen(value)
        if isinstance(self.default, bool):
            return self._switched(value)
        return self._counted(value)

    def _chosen(self, value: Any) -> str:
        if isinstance(value, str) and value in self.choices:
            return value
        raise BadOption(f"{self.name} is one of {', '.join(self.choices)}, not {value!r}")

    def _switched(self, value: Any) -> bool:
        named = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value.lower() in named:
            return named[value.lower()]
        raise BadOption(f"{self.name} is true or false, not {value!r}")

    def _counted(self, value: Any) -> int:
        if isinstance(value, str) and value.strip().lstrip("-").isascii():
            text = value.strip()
            value = int(text) if text.lstrip("-").isdigit() and len(text) < 12 else value
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadOption(f"{self.name} is a whole number, not {value!r}")
        low, high = self.low or 0, self.high or 0
        if not low <= value <= high:
            raise BadOption(f"{self.name} goes from {low} to {high}, not {value}")
        return value

    def schema(self) -> dict[str, Any]:
        """This option as JSON Schema."""
        if self.free_text:
            return {"type": "string", "examples": list(self.choices), "default": self.default}
        if self.choices:
            return {"enum": list(self.choices), "default": self.default}
        if isinstance(self.default, bool):
            return {"type": "boolean", "default": self.default}
        return {
            "type": "integer",
            "minimum": self.low,
            "maximum": self.high,
            "default": self.default,
        }


class Options(Mapping[str, Option]):
    """The options of a game by name, in the order people are asked."""

    def __init__(self, *options: Option) -> None:
        self._options = {o.name: o for o in options}

    def __getitem__(self, name: str) -> Option:
        return self._options[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._options)

    def __len__(self) -> int:
        return len(self._options)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Options):
            return NotImplemented
        return self.schema() == other.schema()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        shown = [f"{o.name}={o.default!r}" for o in self._options.values()]
        return f"Options({', '.join(shown)})"

    def resolve(self, given: Mapping[str, Any]) -> dict[str, OptionValue]:
        """All options with their values; unknown names and bad values are refused."""
        unknown = [name for name in given if name not in self._options]
        if unknown:
            raise BadOption(f"no option {unknown[0]!r}; there are {', '.join(self._options)}")
        resolved: dict[str, OptionValue] = {}
        for name, option in self._options.items():
            resolved[name] = option.accept(given.get(name, option.default), resolved)
        return resolved

    def schema(self) -> dict[str, Any]:
        return {
            "type": "object",
            "properties": {name: o.schema() for name, o in self._options.items()},
            "additionalProperties": False,
        }


def first_player(value: Any, others: Mapping[str, Any]) -> OptionValue:
    """The check of an option `first`: "random" or a seat of this table."""
    players = int(others["players"])
    if value == "random":
        return "random"
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 4:
        value = int(value)
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < players:
        return value
    raise BadOption(f"first is random or a seat from 0 to {players - 1}, not {value!r}")
