"""The type of a view, declared once per game: a `TypedDict` that mypy checks.

The return type of a game's `view` is its declaration. The published JSON Schema, the types of the
client, the page for bot writers and the check of views against their type are derived from it.
Meanings are in the annotations: ``rupees: Annotated[int, "in hand"]``. A dictionary whose keys
are a `Literal` may leave some of them out, unless it is annotated with EVERY; so may one that is
declared with ``total=False``.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NamedTuple,
    TypedDict,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

View = Mapping[str, Any]  # a view of any game; each game declares its own
Schema = dict[str, Any]


class Every:
    """Marks a dictionary in which no key is left out."""


EVERY = Every()
SCALARS: Mapping[Any, str] = {
    int: "integer", float: "number", bool: "boolean", str: "string", NoneType: "null",
}  # fmt: skip


class Head(TypedDict):
    """What every view begins with."""

    game: Annotated[str, "the name of the game"]
    version: Annotated[int, "the version of the rules this game is played by"]
    components: Annotated[str, "the digest of the component set"]
    seat: Annotated[int | None, "whose view this is; null: a spectator's"]
    players: Annotated[int, "how many play"]
    actor: Annotated[int | None, "the seat that decides, null when the game is over"]
    decision: Annotated[str | None, "what is being asked of that seat"]


def declared(view: Callable[..., Any]) -> type | None:
    """The declaration of a game's view: the return type of the function that makes it.

    None for a game that declares none.
    """
    cls: type = get_type_hints(view)["return"]
    return cls if is_typeddict(cls) else None


def literal_names(alias: Any, members: type[Enum]) -> tuple[Any, ...]:
    """The names in a `Literal`, which must be those of an enum, in order."""
    words = get_args(alias)
    if words != tuple(member.name.lower() for member in members):
        raise TypeError(f"{members.__name__} has other names than {words}")
    return words


# Types taken apart


class Part(NamedTuple):
    """A type without its annotations, with its meaning and whether a dictionary is complete."""

    hint: Any
    meaning: str
    every: bool


def part_of(hint: Any) -> Part:
    if get_origin(hint) is not Annotated:
        return Part(hint, "", False)
    inner, *notes = get_args(hint)
    meaning = next((note for note in notes if isinstance(note, str)), "")
    return Part(inner, meaning, any(isinstance(note, Every) for note in notes))


def fields_of(cls: type) -> dict[str, Any]:
    """The fields of a declaration with their types, meanings included."""
    return get_type_hints(cls, include_extras=True)


def required_of(cls: type) -> frozenset[str]:
    """The fields that are always there."""
    names: frozenset[str] = vars(cls)["__required_keys__"]
    return names


def _alternatives(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) in (Union, UnionType) else ()


def _aliases(cls: type) -> dict[Any, str]:
    """The names of literals and unions in the module of a declaration."""
    return {
        value: name
        for name, value in vars(sys.modules[cls.__module__]).items()
        if get_origin(value) in (Literal, Union, UnionType)
    }


# The JSON Schema


class _Schemas:
    """The parts of one schema, each named once."""

    def __init__(self, root: type) -> None:
        self.defs: dict[str, Schema] = {}
        self.aliases = _aliases(root)

    def of(self, hint: Any) -> Schema:
        hint, meaning, every = part_of(hint)
        made = self._of(hint, every)
        return {**made, "description": meaning} if meaning else made

    def _of(self, hint: Any, every: bool) -> Schema:
        if hint in SCALARS:
            return {"type": SCALARS[hint]}
        if is_typeddict(hint):
            return self._ref(hint.__name__, lambda: self.object(hint))
        if get_origin(hint) in (Literal, Union, UnionType):
            name = self.aliases.get(hint)
            return self._ref(name, lambda: self._union(hint)) if name else self._union(hint)
        return self._container(hint, every)

    def _union(self, hint: Any) -> Schema:
        if get_origin(hint) is Literal:
            return {"enum": list(get_args(hint))}
        return {"anyOf": [self.of(each) for each in get_args(hint)]}

    def _container(self, hint: Any, every: bool) -> Schema:
        args = get_args(hint)
        if get_origin(hint) is list:
            return {"type": "array", "items": self.of(args[0])}
        if get_origin(hint) is tuple:
            parts = [self.of(each) for each in args]
            return {"type": "array", "prefixItems": parts, "items": False, "minItems": len(parts)}
        if get_origin(hint) is dict:
            made = {"type": "object", "additionalProperties": self.of(args[1])}
            if get_origin(args[0]) is Literal:
                made["propertyNames"] = self.of(args[0])
                if every:
                    made["required"] = list(get_args(args[0]))
            return made
        raise TypeError(f"a view cannot hold {hint}")

    def _ref(self, name: str, make: Callable[[], Schema]) -> Schema:
        if name not in self.defs:
            self.defs[name] = {}  # for recursive types
            self.defs[name] = make()
        return {"$ref": f"#/$defs/{name}"}

    def object(self, cls: type) -> Schema:
        hints = fields_of(cls)
        return {
            "description": " ".join((cls.__doc__ or "").split()),
            "type": "object",
            "properties": {name: self.of(hint) for name, hint in hints.items()},
            "required": [name for name in hints if name in required_of(cls)],
            "additionalProperties": False,
        }


def json_schema(cls: type, title: str) -> Schema:
    """The JSON Schema of a declaration."""
    schemas = _Schemas(cls)
    root = schemas.object(cls)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        **root,
        "$defs": {name: schemas.defs[name] for name in sorted(schemas.defs)},
    }


# Whether a view is as declared


def mismatches(value: Any, hint: Any, path: str = "view") -> Iterator[str]:
    """Where a value does not match a type, one line each."""
    hint, _, every = part_of(hint)
    if is_typeddict(hint):
        yield from _other_fields(value, hint, path)
    elif hint in SCALARS:
        if type(value) is not hint and not (hint is float and type(value) is int):
            yield f"{path} is a {type(value).__name__}, not {SCALARS[hint]}"
    elif get_origin(hint) is Literal:
        if value not in get_args(hint):
            yield f"{path} is {value!r}, not one of {', '.join(map(repr, get_args(hint)))}"
    elif alternatives := _alternatives(hint):
        if all(any(mismatches(value, each, path)) for each in alternatives):
            yield f"{path} is none of its alternatives: {value!r}"
    else:
        yield from _other_parts(value, hint, every, path)


def _other_fields(value: Any, cls: type, path: str) -> Iterator[str]:
    hints = fields_of(cls)
    if not isinstance(value, dict) or not required_of(cls) <= value.keys() <= hints.keys():
        yield f"{path} has other fields than {cls.__name__}"
        return
    for name, below in value.items():
        yield from mismatches(below, hints[name], f"{path}.{name}")


def _other_parts(value: Any, hint: Any, every: bool, path: str) -> Iterator[str]:
    args, kind = get_args(hint), get_origin(hint)
    if isinstance(value, dict) and kind is dict:
        for key, below in value.items():
            yield from mismatches(key, args[0], f"a key of {path}")
            yield from mismatches(below, args[1], f"{path}.{key}")
        if every and len(value) != len(get_args(args[0])):
            yield f"{path} leaves keys out"
    elif not isinstance(value, (list, tuple)) or kind is dict:
        yield f"{path} is a {type(value).__name__}"
    elif kind is tuple and len(value) != len(args):
        yield f"{path} has {len(value)} parts, not {len(args)}"
    else:
        kinds = args if kind is tuple else args * len(value)
        for n, (below, each) in enumerate(zip(value, kinds, strict=True)):
            yield from mismatches(below, each, f"{path}.{n}")
