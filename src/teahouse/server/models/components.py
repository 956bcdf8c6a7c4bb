"""Component values, and how an owner may change them."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from .base import Out, Reason


class ComponentOut(Out):
    path: str = Field(examples=["box.tea_tiles"])
    message: str = Field(description="key of its name", examples=["cups-component-box-cups"])
    value: Any
    src: Literal["reconstructed", "replaced", "inferred", "found", "rulebook", "owner"] = Field(
        description="how sure we are; `common-src-<src>` is the message"
    )
    note: str
    alternatives: Any
    requirement: Reason | None = Field(
        description="its limits, as the reason for refusing nonsense"
    )
    words: dict[str, str] = Field(description="words of the file, with the keys of their names")


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
    """The result of checking an owner's values: errors, or what they can be used for."""

    ok: bool
    reasons: list[Reason] = Field(
        description="`server-why-<code>` or `<game>-why-<code>` with `params`; `path` is the value"
    )
    changed: list[str] = Field(description="paths whose values differ from this server's")
    components: dict[str, Any] = Field(description="to open a table with")
    file: str = Field(description="a component file (TOML), marked where unfinished")
