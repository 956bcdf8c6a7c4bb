"""The actions of a table that count: where they lead, who decided each, what an undo took back.

A value like the table: playing on and taking back give another one. Positions are shared between
them and never changed; only while a journal is read back does one position move on. Those kept for
undo are packed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice

from teahouse.core.game import Game, Position
from teahouse.core.position import PackedPosition

from .entries import TableSetup
from .play_actions import NotYourTurn, Played, RevealsFirst, initial_position
from .redraw import redrawn

RECENT = 24  # positions kept for undo; further back the game is replayed
Recent = tuple[tuple[int, PackedPosition], ...]  # after so many actions


@dataclass(frozen=True, slots=True)
class Playthrough:
    setup: TableSetup
    game: Game
    position: Position
    action_ids: tuple[int, ...] = ()
    deciders: tuple[int, ...] = ()  # the seat that chose each
    digests: tuple[str | None, ...] = ()  # as written after each; an entry writes its last
    redraws: Mapping[int, int] = field(default_factory=dict)  # after so many actions: which redraw
    redrawn: int = 0  # how often that happened, taken back or not
    undone: tuple[int, ...] = ()  # what a redo would bring back, the next one last
    undone_by: int | None = None
    recent: Recent = ()  # positions before this one, for undo
    passing: bool = False  # through positions nobody comes back to: they are not kept

    @staticmethod
    def of(setup: TableSetup, game: Game) -> Playthrough:
        return Playthrough(setup, game, initial_position(setup, game))

    # Positions on the way

    def at(self, count: int) -> Position:
        """The position after so many of the actions. Never changed: copy it first."""
        if count == len(self.action_ids):
            return self.position
        for kept, packed in reversed(self.recent):
            if kept == count:
                return packed.position()
        return next(islice(self.positions(), count, None))

    def positions(self) -> Iterator[Position]:
        """The position after the set-up and after each action: one state that moves on."""
        position = self._with_redraw(initial_position(self.setup, self.game), 0)
        yield position
        for n, action in enumerate(self.action_ids, 1):
            position.apply(action)
            position = self._with_redraw(position, n)
            yield position

    def _with_redraw(self, position: Position, count: int) -> Position:
        """The position after `count` actions, redrawn if an undo did so there."""
        if count not in self.redraws:
            return position
        setup = self.setup
        origin = setup.seed or setup.start or ""
        return redrawn(position, setup.nonce, origin, self.redraws[count])

    # Trying actions without changing anything

    def try_actions(self, actions: Sequence[int], seat: int) -> Played:
        """Where these actions lead; raises at the first illegal one.

        Nothing may follow an action that reveals something to the seat: refusing a later action
        would leak it without the first having happened.
        """
        played = Played(self.position.copy())
        for n, action in enumerate(actions):
            if played.position.actor != seat:
                raise NotYourTurn(n)
            if n and played.position.tells_actor():
                raise RevealsFirst(n)
            played.do(action)
        return played

    def read_actions(self, notations: Sequence[str]) -> Played:
        """Where actions in notation lead."""
        played = Played(self.position if self.passing else self.position.copy())
        for notation in notations:
            played.do(self.game.codec.number(notation))
        return played

    # What follows

    def after(self, played: Played, digest: str | None) -> Playthrough:
        """The playthrough after these actions; `digest` is that of the final position."""
        unwritten = (None,) * (len(played.action_ids) - 1)
        written = (*unwritten, digest) if played.action_ids else ()
        return replace(
            self,
            position=played.position,
            action_ids=self.action_ids + tuple(played.action_ids),
            deciders=self.deciders + tuple(played.seats),
            digests=self.digests + written,
            recent=() if self.passing else self._recent_with_this(),
        )

    def _recent_with_this(self) -> Recent:
        return (*self.recent, (len(self.action_ids), self.position.packed()))[-RECENT:]

    def passing_through(self, passing: bool) -> Playthrough:
        """During replay: whether intermediate positions may be discarded."""
        if passing == self.passing:
            return self
        return replace(self, passing=passing, recent=() if passing else self.recent)

    def back_at(self, keep: int, by: int | None) -> Playthrough:
        """The playthrough cut to `keep` actions, with the others ready to be redone.

        If something was drawn since, it is known by now: chance is redrawn, and nothing can be
        redone.
        """
        drew = any(self.position.draws()[keep + 1 :])
        back = replace(
            self,
            position=self.at(keep),
            action_ids=self.action_ids[:keep],
            deciders=self.deciders[:keep],
            digests=self.digests[:keep],
            redraws={at: number for at, number in self.redraws.items() if at <= keep},
            recent=tuple(kept for kept in self.recent if kept[0] < keep),
            undone=() if drew else self.undone + self.action_ids[keep:][::-1],
            undone_by=by,
        )
        return back._drawn_anew() if drew else back

    def _drawn_anew(self) -> Playthrough:
        count, number = len(self.action_ids), self.redrawn + 1
        bound = replace(self, redrawn=number, redraws={**self.redraws, count: number})
        return replace(bound, position=bound._with_redraw(self.position, count))

    def keeping_undone(self, count: int) -> Playthrough:
        """The playthrough with only so many actions left to redo."""
        if count >= len(self.undone):
            return self
        return replace(self, undone=self.undone[:count])
