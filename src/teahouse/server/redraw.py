"""An undo past a draw redraws, still bound by the commitment.

Everybody has seen what was drawn before the undo. If the same draw came again, the player who
undid would choose with that knowledge. So the generator is reseeded, and what nobody knows is
reshuffled. The new seed follows from the nonce, the committed seed and the number of redraws, so
the server cannot choose it either.
"""

from __future__ import annotations

from hashlib import sha256

from teahouse.core import hooks
from teahouse.core.game import Position
from teahouse.core.rng import seed_words


def redrawn(position: Position, nonce: str, origin: str, number: int) -> Position:
    """The position with new randomness; `number` counts the redraws of the table from 1."""
    digest = sha256(f"{nonce}:{origin}:{number}".encode()).hexdigest()
    fresh = position.on("python")
    fresh.state().rng = seed_words(int(digest, 16))
    shuffled = fresh.copy()
    record = shuffled.state()
    position.game.rule(hooks.resample_hidden)(record, -1, record.rng)
    return shuffled if all_see_the_same(fresh, shuffled) else fresh


def all_see_the_same(one: Position, other: Position) -> bool:
    """Whether only what nobody knows differs. Hands, known to one seat each, must stay."""
    eyes = [*range(one.players), None]
    return all(one.view(seat) == other.view(seat) for seat in eyes)
