"""Games that must stay as they are: every number of players, every way to end. Perft."""

from __future__ import annotations

import pytest
from tests.support.kept_games import kept_games

from teahouse.core.game import Position
from teahouse.core.journal import Journal
from teahouse.core.registry import begun, replay, verify
from teahouse.games.alubari.state import Ending

from .make_golden import DIGESTS, PLAYTHROUGH, digests, playthrough
from .positions import GAME

GAMES = kept_games("alubari", "golden")
EACH = pytest.mark.parametrize("journal", [pytest.param(GAMES[name], id=name) for name in GAMES])


@EACH
def test_a_golden_game_replays_to_its_digest(journal: Journal) -> None:
    assert verify(journal, GAME) == []


@pytest.mark.compiled
@EACH
def test_a_golden_game_replays_compiled(journal: Journal) -> None:
    table = begun(journal, GAME, "numba")
    for action in journal.actions:
        table.apply(action)
    assert table.digest() == journal.digest


@pytest.mark.rule("A59", "A60", "A61")
def test_every_way_to_end_is_among_them() -> None:
    ends = {replay(journal, played=GAME).state().ending for journal in GAMES.values()}
    assert ends == {Ending.RAILWAY, Ending.MARKERS, Ending.LONE_ROUND}
    assert {journal.options["players"] for journal in GAMES.values()} == {1, 2, 3, 4, 5}


def test_the_playthrough_is_as_it_was() -> None:
    found = playthrough(GAMES["1-players"])
    assert found == PLAYTHROUGH.read_text("utf-8")


def test_all_playthroughs_are_as_they_were() -> None:
    """Who is asked what, among how many, and every event with its values, in all golden games."""
    assert digests() == DIGESTS.read_text("utf-8")


def perft(table: Position, depth: int) -> int:
    """How many sequences of so many choices there are."""
    if depth == 1:
        return len(table.legal_ids())
    total = 0
    for action in table.legal_ids():
        following = table.copy()
        following.apply(action)
        total += perft(following, depth - 1)
    return total


@pytest.mark.rule("A26")
@pytest.mark.parametrize(
    ("players", "counts"),
    [
        # Labourer spaces: 12 with one or two players, 16 with three, 23 with four or five.
        (1, [12, 12 * 11]),
        (2, [12, 12 * 11, 12 * 11 * 10]),
        (3, [16, 16 * 15, 16 * 15 * 14]),
        (5, [23, 23 * 22]),
    ],
)
def test_perft_of_the_first_placements(players: int, counts: list[int]) -> None:
    table = GAME.new(players, seed=1, first=0)
    assert [perft(table, depth + 1) for depth in range(len(counts))] == counts


@pytest.mark.compiled
@pytest.mark.parametrize(("seed", "count"), [(1, 964), (2, 972)])
def test_perft_beyond_the_placement(seed: int, count: int) -> None:
    """Solo, three choices: two placements and the first decision of the work; on both backends."""
    found = {perft(GAME.new(1, seed=seed, backend=b), 3) for b in ("python", "numba")}
    assert found == {count}
