"""A person's history: finished games, statistics and feats."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

import teahouse
from teahouse.arena.stats import quantile, wilson
from teahouse.bots.levels import LEVELS
from teahouse.core.feats import achieved, feats_of
from teahouse.core.registry import playable_games

from .entries import EntryKind
from .problems import Problem
from .service import TableService
from .store import history_jobs
from .store.history_jobs import Finished
from .table import Table
from .updates import outcome

MOST = 300  # games looked at, the latest
AT_ONCE = 12  # results computed per request; the next request computes more
Runner = Callable[[Callable[[Table], Any], Table], Awaitable[Any]]  # in a thread
VERSION = 1  # of results: others are recomputed
UNTOLD: dict[str, Any] = {"version": VERSION, "seats": []}  # no result
PEOPLE = "people"  # nobody else was a bot


async def history(service: TableService, session: str, run: Runner) -> dict[str, Any]:
    """The history as far as computed; `pending` is the number of games still to do."""
    read = partial(history_jobs.finished_tables, session=session, most=MOST)
    found: list[Finished] = await service.db.read(read)
    missing = [row.table_id for row in found if not _is_made(row)]
    for table_id in missing[:AT_ONCE]:
        await _make(service, table_id, run)
    if missing:
        found = await service.db.read(read)
    made = [row for row in found if _is_made(row)]
    games = [_game(row) for row in made if row.data and row.data["seats"]]
    return {
        "games": games,
        "statistics": statistics([game for game in games if game["counts"]]),
        "feats": feats(games),
        "pending": len(found) - len(made),
    }


def _is_made(row: Finished) -> bool:
    return row.data is not None and row.data.get("version") == VERSION


async def _make(service: TableService, table_id: str, run: Runner) -> None:
    try:
        table = (await service.tables.get(table_id)).table
    except Problem as problem:
        if problem.code == "unavailable":
            raise
        made = UNTOLD  # its journal no longer replays
    else:
        made = await run(result_of, table)
    await service.db.write(partial(history_jobs.save, table_id=table_id, data=made))


def result_of(table: Table) -> dict[str, Any]:
    """The result of a finished game, without names."""
    ended = outcome(table)
    if ended is None:
        return UNTOLD
    whole = bool(ended["ranks"])
    moments = [applied.entry.at for applied in table.log]
    fair = (
        table.setup.start is None
        and not table.playthrough.redrawn
        and not _is_imported(table)
        and not table.local
    )
    earned = achieved(table.game, table.position) if whole and fair else []
    return {
        "version": VERSION,
        "how": ended["how"],
        "local": table.local,
        "actions": len(table.action_ids),
        "minutes": round((moments[-1] - moments[0]) / 60_000) if moments else 0,
        "seats": [
            {
                "points": ended["points"][seat.number] if ended["points"] else 0,
                "place": ended["ranks"][seat.number] if whole else None,
                "won": seat.number in ended["winners"],
                "sources": dict(ended["breakdown"][seat.number]) if whole else {},
                "bot": seat.bot,
                "feats": earned[seat.number] if earned else [],
            }
            for seat in table.seats
        ],
    }


def _is_imported(table: Table) -> bool:
    return any(applied.entry.kind == EntryKind.IMPORT for applied in table.log)


def _game(row: Finished) -> dict[str, Any]:
    assert row.data is not None
    seats, mine = row.data["seats"], row.seats[0]
    others = [n for n in range(len(seats)) if n not in row.seats]
    return {
        "table_id": row.table_id,
        "game": row.game,
        "players": len(seats),
        "ended": row.ended,
        "how": row.data["how"],
        "local": row.data["local"],
        "seat": mine,
        **{name: seats[mine][name] for name in ("points", "place", "won", "sources", "feats")},
        "actions": row.data["actions"],
        "minutes": row.data["minutes"],
        "level": _strongest([seats[n]["bot"] for n in others]),
        "others": [
            {
                "seat": n,
                **row.names[n],
                "level": seats[n]["bot"],
                "place": seats[n]["place"],
                "points": seats[n]["points"],
            }
            for n in others
        ],
        # a game of your own, played to its end; what several played at one screen is nobody's, and
        # in a browser one may know what is hidden
        "counts": len(row.seats) == 1
        and not row.data["local"]
        and seats[mine]["place"] is not None
        and seats[mine]["bot"] is None,
    }


def _strongest(bots: Sequence[str | None]) -> str | None:
    """The strongest bot of a game; None where one was alone."""
    levels = [level for level in bots if level is not None]
    if not bots:
        return None
    return max(levels, key=_strength) if levels else PEOPLE


def _strength(level: str) -> tuple[int, str]:
    """Nobody knows how strong a bot of the host's own is: it counts as stronger than all levels."""
    return (LEVELS.index(level) if level in LEVELS else len(LEVELS), level)


def statistics(games: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """By title, number of seats and strongest bot."""
    groups: defaultdict[tuple[str, int, str], list[dict[str, Any]]] = defaultdict(list)
    for game in games:
        groups[game["game"], game["players"], game["level"] or ""].append(game)
    return [
        {"game": game, "players": players, "level": level or None, **_figures(played)}
        for (game, players, level), played in sorted(groups.items())
    ]


def _figures(played: Sequence[dict[str, Any]]) -> dict[str, Any]:
    n = len(played)
    wins = sum(game["won"] for game in played)
    low, high = wilson(wins, n)
    names = sorted({name for game in played for name in game["sources"]})
    return {
        "games": n,
        "wins": wins,
        "low": low,
        "high": high,
        "points": sum(game["points"] for game in played) / n,
        "best": max(game["points"] for game in played),
        "actions": quantile([game["actions"] for game in played], 0.5),
        "minutes": quantile([game["minutes"] for game in played], 0.5),
        "sources": {
            name: sum(game["sources"].get(name, 0) for game in played) / n for name in names
        },
    }


def feats(games: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every feat of every game, with the table where it was first achieved."""
    first: dict[tuple[str, str], str] = {}
    for game in games:  # the latest first
        if game["counts"]:
            for name in game["feats"]:
                first[game["game"], name] = game["table_id"]
    return [
        {"game": name, "feat": feat.name, "table_id": first.get((name, feat.name))}
        for name in playable_games()
        for feat in feats_of(teahouse.game(name).definition)
    ]
