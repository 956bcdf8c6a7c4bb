"""Questions players may ask about their table; answering changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from teahouse.bots import Thought
from teahouse.bots.coach import matter, mistakes
from teahouse.bots.hints import Hint, explain, ranked
from teahouse.core.errors import BadNotation
from teahouse.core.game import Position

from .planning import planned_position
from .problems import Problem
from .refusals import refusal_json
from .table import Table
from .updates import choices


def no_reason(code: str) -> dict[str, Any]:
    return {"legal": False, "reason": {"code": code, "rule": "", "params": {}}}


def why_not(table: Table, seat: int, action: str, planned: Sequence[int] = ()) -> dict[str, Any]:
    """Why the seat whose turn it is may not do something now, or after what it has planned."""
    if table.actor is None:
        raise Problem("not-running", seq=table.seq)
    if seat != table.actor:
        return no_reason("not-your-turn")
    position = planned_position(table, seat, planned)
    try:
        found = position.why_not(action)
    except BadNotation:
        return no_reason("no-such-action")
    return {"legal": found is None, "reason": found and refusal_json(position, action, found)}


def check_asks(table: Table, seat: int) -> None:
    """Problem unless the caller is the person whose turn it is."""
    if table.actor is None:
        raise Problem("not-running", seq=table.seq)
    if seat != table.actor or table.bot_to_move is not None:
        raise Problem("not-your-turn", seq=table.seq)


def hint(
    table: Table, position: Position, thoughts: Sequence[Thought], level: str
) -> dict[str, Any]:
    """What a bot of a level thinks of the choices in a position."""
    hints = ranked(thoughts, position.players)
    best = hints[0].thought if hints else None
    why = explain(best, thoughts, position.players) if best else None
    found = matter(thoughts, position.players)
    return {
        "seq": table.seq,
        "level": level,
        "thoughts": _shown(position, hints),
        "mistakes": sorted(mistakes(thoughts, position.players)),
        "why": why and vars(why),
        "matter": found and vars(found),
    }


def _shown(position: Position, hints: Sequence[Hint]) -> list[dict[str, Any]]:
    """Thoughts with their choices, best figures first."""
    by_action = {choice["action"]: choice for choice in choices(position)}
    return [
        {
            **by_action[hint.thought.action],
            "points": hint.thought.points,
            "share": hint.thought.win_share,
            "visits": hint.thought.visits,
            "alike": hint.alike,
            "terms": dict(hint.thought.terms),
            "rival": hint.thought.rival,
        }
        for hint in hints
        if hint.thought.action in by_action
    ]
