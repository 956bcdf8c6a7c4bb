"""Journals into a table: one row a seat, as CSV for pandas, a spreadsheet or a database.

teahouse simulate ceylon -n 100 -o games.jsonl        # or games people played, one file each
python examples/journals_to_table.py games.jsonl > games.csv
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import teahouse


def journals(file: Path) -> list[teahouse.Journal]:
    """One journal a line, or one in the whole file."""
    text = file.read_text("utf-8")
    parts = text.splitlines() if file.suffix == ".jsonl" else [text]
    return [teahouse.Journal.read(part) for part in parts]


def rows(file: Path, journal: teahouse.Journal) -> Iterator[dict[str, Any]]:
    """The seats of a finished game, with what they scored and from what."""
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
    files = [Path(name) for name in sys.argv[1:]]
    table = [row for file in files for journal in journals(file) for row in rows(file, journal)]
    columns = list(dict.fromkeys(name for row in table for name in row))
    writer = csv.DictWriter(sys.stdout, columns)
    writer.writeheader()
    writer.writerows(table)


if __name__ == "__main__":
    main()
