"""What every response is made of, and how errors look."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict, Field


class Out(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Reason(Out):
    code: str
    rule: str
    params: dict[str, int | str]


class Problem(Out):
    """Why not: `server-error-<error>` is the message of the code."""

    error: str
    seq: int | None = Field(None, description="the table's present number, with 409")
    reason: Reason | None = Field(None, description="with illegal: the rule that refuses")
    fields: list[str] | None = Field(None, description="with invalid: which fields")
