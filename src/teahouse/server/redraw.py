"""What an undo past a draw does to chance: it draws anew, and the commitment still binds it.

Everybody has seen what came before the undo. If the same draw came again, the player who asked for
the undo would choose with that knowledge. So the generator goes on from other words, and what
nobody knows is shuffled again. The words follow from the nonce and the seed the table is bound to
and from how often this happened, so the server cannot choose them either.
"""

from __future__ import annotations

from hashlib import sha256

from teahouse.core import hooks
from teahouse.core.game import Position
from teahouse.core.rng import seed_words


def redrawn(position: Position, nonce: str, origin: str, number: int) -> Position:
    """The same position with another future; `number` counts the redraws of the table from 1."""
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
