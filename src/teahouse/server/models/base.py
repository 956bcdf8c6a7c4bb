"""The base class of responses, and the error model."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict, Field


class Out(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Reason(Out):
    code: str
    rule: str
    params: dict[str, int | str]


class Problem(Out):
    """An error: `server-error-<error>` is its message."""

    error: str
    seq: int | None = Field(None, description="the table's current number, with 409")
    reason: Reason | None = Field(None, description="with illegal: the rule that refuses")
    fields: list[str] | None = Field(None, description="with invalid: which fields")
