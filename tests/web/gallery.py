"""Positions for the drawing page: python tests/web/gallery.py [FOLDER]

Writes `<game>-<early|mid|late|end>-<players>.json`, each the view of the seat whose turn it is with
its choices, into web/gallery (not kept in the repository). Bots of the level easy play.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import teahouse
from teahouse.bots import ask, registry
from teahouse.core.game import Position

ROOT = Path(__file__).resolve().parents[2]
NAMES = ["Anaïs", "Matteo", "Priya", "Oolong", "Keiko"]
STAGES = {"early": 0.04, "mid": 0.5, "late": 0.9, "end": 1.0}


def position(state: Position) -> dict[str, Any]:
    choices = []
    for action in state.legal() if state.actor is not None else []:
        name, values = state.preview(action)
        choices.append(
            {"id": action.id, "action": str(action), "choice": name, "values": dict(values)}
        )
    return {
        "view": state.view(state.actor),
        "seat": state.actor,
        "names": NAMES[: state.players],
        "choices": choices,
    }


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in teahouse.games():
        game = teahouse.game(name)
        seats = game.options["players"]
        for players in range(seats.low or 1, (seats.high or 1) + 1):
            line = played(game.new(players=players, seed=players))
            for stage, share in STAGES.items():
                state = game.new(players=players, seed=players)
                for action in line[: round(len(line) * share)]:
                    state.apply(action)
                path = folder / f"{name}-{stage}-{players}.json"
                path.write_text(json.dumps(position(state), ensure_ascii=False), "utf-8")
                print(path.name)


def played(state: Position) -> list[int]:
    seats = [registry.make("easy", state.game, seed=n) for n in range(state.players)]
    line = []
    while state.actor is not None:
        line.append(ask(seats[state.actor], state).action)
        state.apply(line[-1])
    return line


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "web" / "gallery")
