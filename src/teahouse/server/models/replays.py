"""Replays and proofs."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from .base import Out
from .play import EventOut, OutcomeOut, RevealOut


class ProofOut(Out):
    """What `teahouse replay verify` checks: the seed was fixed at the start, each step follows."""

    journal: dict[str, Any]
    commitment: str = Field(description='SHA-256 of "nonce:seed", shown from the start')
    nonce: str
    digests: list[str | None] = Field(
        description="of the position after each action; null inside a list sent as one"
    )
    redraws: list[list[int]] = Field(
        description="where an undo took a draw back: actions before it, and its number from 1",
        examples=[[[12, 1]]],
    )


class PointsOut(Out):
    """Row 0 is the initial position, row n the position after action n."""

    seats: list[int | None] = Field(description="who did each action", examples=[[None, 0, 1]])
    points: list[list[float]] = Field(
        description="of each seat", examples=[[[0, 0], [2, 0], [2, 1]]]
    )


class HistoryItemOut(Out):
    number: int
    seat: int | None
    action: str | None = Field(description="null until the game is over")
    events: list[EventOut]


class ReplayOut(Out):
    table_id: str
    game: str
    status: str
    at: int
    actions: int
    open: bool
    history: list[HistoryItemOut]
    views: dict[str, dict[str, Any]] = Field(
        description="by seat, or 'spectator'; all of them once it is over"
    )
    outcome: OutcomeOut | None
    commitment: str
    reveal: RevealOut | None
