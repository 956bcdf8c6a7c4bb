"""How many taps a turn takes: turns of masters' games, played through the client.

python -m tests.web.taps GAME [TURNS] prints each turn with its taps.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tests.support.kept_games import kept_games
from tests.support.playing import Person
from tests.support.served import DESKTOP, server_and_browser

from teahouse.core.journal import Journal
from teahouse.core.registry import replay

BEGINNINGS = ("card", "move", "place")  # what a turn begins with, whoever was asked before


@dataclass(frozen=True)
class Turn:
    """What one seat decided before another was asked."""

    at: int  # actions before it
    seat: int
    kind: str
    actions: tuple[int, ...]


def turns(journal: Journal) -> Iterator[Turn]:
    """The turns of a game; a labourer and a stall of Alubari count as one each."""
    position = replay(journal, upto=0)
    key, begun, done = None, (0, 0, ""), list[int]()
    for at, action in enumerate(journal.actions):
        seat, asked = position.actor, position.decision
        assert seat is not None
        assert asked is not None
        name, view = asked.name.lower(), position.view(seat)
        now = (seat, view.get("area"), view.get("space"))
        if done and (now != key or name in BEGINNINGS):
            yield Turn(*begun, tuple(done))
            done = []
        if not done:
            key, begun = now, (at, seat, name)
        done.append(position.game.codec.number(action))
        position.apply(action)
    yield Turn(*begun, tuple(done))


def master(game: str, name: str = "3-players") -> Journal:
    return kept_games(game, "masters")[name]


class Player(Person):
    """Somebody who does what a master did, with as few taps as the table allows."""

    def at_turn(self, journal: Journal, turn: Turn) -> None:
        """In the master's seat at the beginning of that turn."""
        self.at(journal, turn.at, turn.seat)

    def play(self, turn: Turn) -> int:
        """The taps it takes; the table has then done what the master did."""
        taps, left = 0, list(turn.actions)
        while left:
            before = self.actions()
            taps += self.tap_through(left)
            done = self.actions() - before
            if done == 0:
                break  # all is chosen, and the seat is asked on before anything is sent
            left = left[done:]
        return taps

    def actions(self) -> int:
        """How many actions of this seat the server has."""
        seat = self.page.locator("[data-seq]").get_attribute("data-seat")
        entries = self.ask("GET", f"/api/tables/{self.table}/replay")["history"]
        return sum(1 for step in entries[1:] if str(step["seat"]) == seat)

    def tap_through(self, left: Sequence[int]) -> int:
        """Tap the way to what is left, until it is sent or there is nothing left; how often."""
        seq, taps, at = self.seq.get_attribute("data-seq"), 0, 0
        while (stood := self.asked_on(seq))["seq"] == seq:
            if self._is_chosen():
                self.main.click()
            elif at == len(left):
                break
            elif self._finishes(left[at:]):
                self.main.click()
                at += 1
            else:
                at = self._tap_furthest(left, at)
            taps += 1
            self.move_on(stood)
        return taps

    def _is_chosen(self) -> bool:
        return self.page.locator(".main[data-do]:not(.finishes)").count() > 0

    def _finishes(self, left: Sequence[int]) -> bool:
        return bool(left) and self.page.locator(f'.main[data-do="{left[0]}"]').count() > 0

    def _tap_furthest(self, left: Sequence[int], at: int) -> int:
        """A tap on the place of the last of these actions that can be reached at once."""
        for number in range(len(left) - 1, at - 1, -1):
            for place in self.page.locator(f'[data-choice="{left[number]}"]:visible').all():
                if self._leads(place, left[at:number]):
                    place.click()
                    return number + 1
        raise AssertionError(f"none of {left[at:]} can be tapped")

    def _leads(self, place: Any, via: Sequence[int]) -> bool:
        """Whether a place implies just the actions that come before it."""
        implied = place.get_attribute("data-via") or ""
        return implied == " ".join(str(action) for action in via)


def main() -> None:
    game, most = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 12
    with server_and_browser() as (base, browser):
        player = Player(browser.new_page(viewport=DESKTOP), base)  # type: ignore[arg-type]
        player.prefer(met=[game])
        found = list(turns(master(game)))
        for turn in found[:: max(1, len(found) // most)]:
            player.at_turn(master(game), turn)
            print(turn.at, turn.kind, len(turn.actions), "taps", player.play(turn), flush=True)


if __name__ == "__main__":
    main()
