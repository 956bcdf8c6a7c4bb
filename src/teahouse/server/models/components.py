"""Component values, and how an owner may change them."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from .base import Out, Reason


class WordPlaceOut(Out):
    message: str = Field(description="`<message>-<word>` are the names of the words")
    words: list[str]
    several: bool = Field(description="several words with a number each, with commas between")
    bare: list[str] = Field(description="words that take no number")
    fixed: bool = Field(description="shown, not chosen")


class WayOut(Out):
    text: str = Field(
        description="of the component file, with places in braces", examples=["{n} cups of {tea}"]
    )
    message: str = Field(description="its key, given the places; empty where one place is all")
    places: dict[str, WordPlaceOut] = Field(description="places that are not listed take a number")


class FormOut(Out):
    """How a value that is no number is put together."""

    ways: list[WayOut]
    each: bool = Field(description="the value is a list, each entry said in one of the ways")
    drawn: Literal["", "squares", "hexes", "tile"]
    signs: dict[str, str] = Field(description="of a map: the keys of their names")
    empty: str = Field(description="the sign outside the map")
    counted: Literal["", "halves", "from_one"] = Field(description="how the file counts numbers")


class ComponentOut(Out):
    path: str = Field(examples=["box.tea_tiles"])
    message: str = Field(description="key of its name", examples=["cups-component-box-cups"])
    value: Any
    src: Literal["reconstructed", "replaced", "inferred", "found", "rulebook", "owner"] = Field(
        description="how sure we are; `common-src-<src>` is the message"
    )
    note: str
    alternatives: Any
    form: FormOut | None


class ComponentsOut(Out):
    game: str
    digest: str
    changes: dict[str, Any] = Field(description="what differs from the game's own values")
    components: list[ComponentOut]


class ComponentFileOut(Out):
    components: dict[str, Any] = Field(description="what a table is opened with")
    values: dict[str, Any] = Field(description="by path")
    note: str


class BoxOut(Out):
    """What an owner's values give: reasons against them, or what they can be used for."""

    ok: bool
    reasons: list[Reason] = Field(
        description="`server-why-<code>` or `<game>-why-<code>` with `params`; `path` is the value"
    )
    changed: list[str] = Field(description="paths whose values are not those of this server")
    components: dict[str, Any] = Field(description="to open a table with")
    file: str = Field(description="a component file (TOML); it says so where it is unfinished")
    diff: str = Field(description="the change to the game's components.toml")
    view: dict[str, Any] | None = Field(description="a first position with the values that fit")
