"""The record of a game: options, seed, actions and every random draw. Replay, undo, fork.

The same seed and actions give the same game on every platform. The draws are written down too, so
that old games survive a change of generator: a replay follows the draws, not the seed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from .errors import BadJournal

FORMAT = 1  # raised when the format changes; earlier formats are still read
# The fields of a journal: name -> (type, what it is). The published schema is made from these.
TYPES: dict[str, tuple[type | tuple[type, ...], str]] = {
    "format": (int, "version of this format"),
    "game": (str, "name of the game"),
    "version": (int, "version of the game's rules"),
    "options": (dict, "every option with its value"),
    "components": (dict, "component values that differ from the game's own"),
    "components_digest": (str, "names the component set"),
    "seed": ((str, type(None)), "the seed in hex; null for a game begun from a position"),
    "start": ((str, type(None)), "the dump, in hex, of the position the game began from"),
    "actions": (list, "the notation of every action that was chosen"),
    "draws": (list, "the random draws: those of the set-up, then those of each action"),
    "digest": (str, "digest of the last position"),
    "outcome": ((dict, type(None)), "how the game ended; null while it runs"),
}


@dataclass(frozen=True)
class Journal:
    """The record of a game: options, seed, actions and every random draw.

    Attributes:
        format: The version of the journal format.
        game: The name of the title.
        version: The version of its rules.
        options: Every option with its value.
        components: The component values that differ from those of the box.
        components_digest: The hash of all component values.
        seed: The seed in hex, or None if the game began from a position.
        start: The dump, in hex, of the position the game began from.
        actions: The notation of every action.
        draws: The random draws: those of the set-up, then those of each action.
        digest: The digest of the last position.
        outcome: How the game ended, or None.
    """

    game: str
    version: int
    options: Mapping[str, Any]
    components: Mapping[str, Any]
    components_digest: str
    seed: str | None
    start: str | None
    actions: tuple[str, ...]
    draws: tuple[tuple[int, ...], ...]
    digest: str
    outcome: Mapping[str, Any] | None = None
    format: int = field(default=FORMAT)

    def as_json(self) -> dict[str, Any]:
        """The journal as plain data; its JSON Schema is `schemas/journal.json`."""
        return {"format": self.format, **{k: v for k, v in asdict(self).items() if k != "format"}}

    def text(self) -> str:
        """The journal as one line of JSON."""
        return json.dumps(self.as_json(), ensure_ascii=False, separators=(",", ":"))

    @staticmethod
    def read(source: str | bytes | Mapping[str, Any]) -> Journal:
        """Read a journal from JSON or plain data; `BadJournal` says what is wrong with it."""
        data = _parsed(source)
        for name, (kind, _) in TYPES.items():
            if name not in data:
                raise BadJournal(f"the journal has no {name}")
            if not isinstance(data[name], kind) or isinstance(data[name], bool):
                raise BadJournal(f"{name} in the journal is of the wrong kind")
        if data["format"] != FORMAT:
            raise BadJournal(f"journal format {data['format']} is not known (only {FORMAT})")
        unknown = set(data) - set(TYPES)
        if unknown:
            raise BadJournal(f"the journal has an unknown field {sorted(unknown)[0]!r}")
        if not all(isinstance(a, str) for a in data["actions"]):
            raise BadJournal("actions in the journal must be texts")
        if not all(_are_draws(step) for step in data["draws"]):
            raise BadJournal("draws in the journal must be lists of whole numbers")
        if len(data["draws"]) != len(data["actions"]) + 1:
            raise BadJournal("draws in the journal must have one list more than there are actions")
        if (data["seed"] is None) == (data["start"] is None):
            raise BadJournal("a journal has either a seed or a start")
        return Journal(
            **{
                **data,
                "actions": tuple(data["actions"]),
                "draws": tuple(map(tuple, data["draws"])),
            }
        )


def schema() -> dict[str, Any]:
    """The JSON Schema of a journal."""
    names = {int: "integer", str: "string", dict: "object", list: "array", type(None): "null"}
    properties: dict[str, Any] = {}
    for name, (kind, meaning) in TYPES.items():
        kinds = kind if isinstance(kind, tuple) else (kind,)
        shown = [names[k] for k in kinds]
        properties[name] = {"type": shown if len(shown) > 1 else shown[0], "description": meaning}
    properties["format"]["const"] = FORMAT
    properties["actions"]["items"] = {"type": "string"}
    draws = {"type": "array", "items": {"type": "integer", "minimum": 0}}
    properties["draws"]["items"] = draws
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Teahouse journal",
        "type": "object",
        "properties": properties,
        "required": list(TYPES),
        "additionalProperties": False,
    }


def _are_draws(step: Any) -> bool:
    return isinstance(step, list) and all(type(n) is int and n >= 0 for n in step)


def _parsed(source: str | bytes | Mapping[str, Any]) -> dict[str, Any]:
    if isinstance(source, Mapping):
        return json.loads(json.dumps(dict(source)))  # type: ignore[no-any-return]
    try:
        data = json.loads(source)
    except (ValueError, RecursionError):
        raise BadJournal("the journal is not valid JSON") from None
    if not isinstance(data, dict):
        raise BadJournal("a journal is a JSON object")
    return data
