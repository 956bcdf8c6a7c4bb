"""The environments for learning programs, every game in turn, measured in one run.

    python benchmarks/research.py [--write] [GAME ...]

Needs the extras `fast` and `rl`, and pygame for PettingZoo's connect four. With --write the table
goes into docs/research.md. What other projects reach is measured by peers.py.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import teahouse
from benchmarks.speed import environments

PAGE = Path(__file__).resolve().parent.parent / "docs" / "research.md"
BEGIN, END = "<!-- speed -->", "<!-- /speed -->"
ROWS = {
    "vector_decisions_per_second": "1,024 games in a vector, two threads, decisions/s",
    "vector_one_thread_decisions_per_second": "the same, one thread",
    "vector_decisions_per_processor_second": "two threads, decisions per processor second",
    "learner_steps_per_second": "1,024 Gymnasium learners against random bots, steps/s",
    "pettingzoo_decisions_per_second": "PettingZoo loop, decisions/s",
    "connect_four_decisions_per_second": "PettingZoo's connect four in that loop, decisions/s",
}
RATIOS = {
    "vector_vs_pettingzoo": "vector, times the PettingZoo loop",
    "vector_vs_pettingzoo_by_processor_time": "the same by processor time",
    "pettingzoo_vs_connect_four": "PettingZoo loop, times connect four",
    "pettingzoo_vs_connect_four_by_processor_time": "the same by processor time",
}


def measure(name: str) -> dict[str, Any]:
    game = teahouse.game(name)
    return environments.run(
        game, game.options.resolve({}), lambda done: print(f"{name} {done}", file=sys.stderr)
    )


def table(found: list[dict[str, Any]]) -> str:
    heads = [f"{f['game'].capitalize()}, {f['options']['players']} seats" for f in found]
    rows = [f"| | {' | '.join(heads)} |", f"|---|{'---:|' * len(found)}"]
    for name, meaning in ROWS.items():
        values = [f"{f['figures'][name]:,.0f}" for f in found if name in f["figures"]]
        rows.append(f"| {meaning} | {' | '.join(values)} |")
    for name, meaning in RATIOS.items():
        values = [f"{ratios(f)[name]:.1f}" for f in found if name in ratios(f)]
        rows.append(f"| {meaning} | {' | '.join(values)} |")
    free = ", ".join(f"{f['machine']['free_processors']:.2f}" for f in found)
    rows.append(f"\nProcessors the two threads really got: {free}.")
    return "\n".join(rows)


def ratios(found: dict[str, Any]) -> dict[str, float]:
    return {**found["figures"], **{t["name"]: t["value"] for t in found["targets"]}}


def write(text: str) -> None:
    head, rest = PAGE.read_text("utf-8").split(BEGIN)
    PAGE.write_text(f"{head}{BEGIN}\n{text}\n{END}{rest.split(END)[1]}", "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--write", action="store_true", help="put the table into docs/research.md")
    chosen = parser.parse_args()
    found = [measure(name) for name in chosen.games or teahouse.games()]
    print(json.dumps(found))
    if chosen.write:
        write(table(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
