"""Journals into a table: one row a seat, as CSV for pandas, a spreadsheet or a database.

teahouse simulate ceylon --games 100 ...        # or games people played
python examples/journals_to_table.py saves/*.json > games.csv
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import teahouse


def rows(file: Path) -> Iterator[dict[str, Any]]:
    """The seats of a finished game, with what they scored and from what."""
    journal = teahouse.Journal.read(file.read_text("utf-8"))
    outcome = journal.outcome
    if outcome is None:
        return
    for seat, points in enumerate(outcome["points"]):
        yield {
            "file": file.name,
            "game": journal.game,
            "players": journal.options["players"],
            "seed": journal.seed,
            "actions": len(journal.actions),
            "seat": seat,
            "points": points,
            "rank": outcome["ranks"][seat],
            "won": int(seat in outcome["winners"]),
            **{f"from {source}": n for source, n in outcome["breakdown"][seat].items()},
        }


def main() -> None:
    table = [row for name in sys.argv[1:] for row in rows(Path(name))]
    columns = list(dict.fromkeys(name for row in table for name in row))
    writer = csv.DictWriter(sys.stdout, columns)
    writer.writeheader()
    writer.writerows(table)


if __name__ == "__main__":
    main()
