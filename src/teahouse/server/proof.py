"""The proof of a finished game: its journal, what the server was bound to, and every digest.

`teahouse replay verify` reads it; the table server need not be asked, nor even be installed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from teahouse.core import registry
from teahouse.core.errors import BadJournal, BadNotation, IllegalAction
from teahouse.core.game import Game, Position
from teahouse.core.journal import Journal

from .redraw import redrawn
from .tokens import commitment

FIELDS = {"journal": dict, "commitment": str, "nonce": str, "digests": list, "redraws": list}


def is_proof(data: Any) -> bool:
    return isinstance(data, Mapping) and "journal" in data


def faults(proof: Mapping[str, Any], shown: str | None = None) -> list[str]:
    """What is wrong with a proof, empty if nothing is; `shown` is the commitment of the start."""
    for name, kind in FIELDS.items():
        if not isinstance(proof.get(name), kind):
            raise BadJournal(f"the proof has no {name}, or of the wrong kind")
    journal = Journal.read(proof["journal"])
    computed = commitment(proof["nonce"], journal.seed or journal.start or "")
    wrong = []
    if computed != proof["commitment"] or (shown is not None and shown.lower() != computed):
        wrong.append("commitment")
    return wrong + _replayed(proof, journal)


def _replayed(proof: Mapping[str, Any], journal: Journal) -> list[str]:
    """Play it again, drawing as the seed says, and compare at every step."""
    redraws, digests = _redraws(proof), proof["digests"]
    if len(digests) != len(journal.actions):
        raise BadJournal("the proof has not one digest for each action")
    origin = journal.seed or journal.start or ""

    def anew(position: Position, n: int) -> Position:
        return redrawn(position, proof["nonce"], origin, redraws[n]) if n in redraws else position

    position = None
    for n, position in enumerate(positions(journal, registry.game_of(journal), anew)):
        if n and digests[n - 1] not in (None, position.digest()):
            return [f"digest of action {n}"]
    assert position is not None
    return ended(position, journal)


def positions(
    journal: Journal,
    game: Game,
    anew: Callable[[Position, int], Position] = lambda position, _: position,
) -> Iterator[Position]:
    """The position of the set-up and after each action, as the generator draws."""
    position = registry.begun(journal, game, "python")
    yield position
    for n, action in enumerate(journal.actions):
        position = anew(position, n)
        try:
            position.apply(action)
        except (IllegalAction, BadNotation) as error:
            raise BadJournal(f"action {n + 1} is refused: {error}") from None
        yield position


def ended(position: Position, journal: Journal) -> list[str]:
    """In what the end of a replay differs from what a journal says."""
    outcome = position.outcome()
    same = {
        "digest": position.digest() == journal.digest,
        "outcome": (outcome.as_json() if outcome else None) == journal.outcome,
        "draws": position.draws() == journal.draws,
    }
    return [name for name, agrees in same.items() if not agrees]


def _redraws(proof: Mapping[str, Any]) -> dict[int, int]:
    found: dict[int, int] = {}
    for pair in proof["redraws"]:
        if not isinstance(pair, list) or [type(n) for n in pair] != [int, int]:
            raise BadJournal("the redraws of the proof are pairs of whole numbers")
        found[pair[0]] = pair[1]
    return found
