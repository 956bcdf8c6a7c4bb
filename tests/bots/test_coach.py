"""What the coach says is so: checked through whole games that masters played."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

import teahouse
from teahouse.bots import Thought, ask, make
from teahouse.bots.coach import CLEAR_SHARE, WORTH_SAYING, Gain, gains, matter, mistakes
from teahouse.bots.hints import is_alike, ranked
from teahouse.core.game import Position
from teahouse.core.journal import Journal
from teahouse.core.standings import Standings

GAMES = Path(__file__).parents[1] / "games"
SEAT = 0
ABOUT = 1e-6
ADVISED = 3  # decisions of each game that a bot thinks about


def moments(name: str) -> list[Position]:
    """The table whenever the seat is asked, and at the end."""
    file = GAMES / name / "masters" / "3-players.json"
    journal = Journal.read(file.read_text("utf-8"))
    position, found = teahouse.replay(journal, 0), []
    for action in journal.actions:
        if position.actor == SEAT:
            found.append(position.copy())
        position.apply(action)
    assert position.outcome() is not None
    return [*found, position]


def check(said: Gain, then: Standings, now: Standings) -> None:
    """Every figure of a gain, counted again from what each moment says by itself."""
    before, after = then["seats"][said.seat], now["seats"][said.seat]
    assert (said.before, said.place) == (before["place"], after["place"])
    assert sum(said.sources.values()) == pytest.approx(said.points, abs=ABOUT)
    for source, points in said.sources.items():
        old, new = before["sources"][source], after["sources"][source]
        assert old is not None
        assert new is not None
        assert points == new - old != 0
    sizes = [abs(points) for points in said.sources.values()]
    assert sizes == sorted(sizes, reverse=True)


@pytest.mark.parametrize("name", teahouse.games())
def test_what_each_choice_brought_adds_up_to_the_final_count(name: str) -> None:
    told = [position.standings(SEAT) for position in moments(name)]
    everywhere = [
        source
        for source in told[0]["seats"][SEAT]["sources"]
        if all(one["seats"][SEAT]["sources"][source] is not None for one in told)
    ]
    assert everywhere
    brought = dict.fromkeys(everywhere, 0.0)
    for then, now in itertools.pairwise(told):
        for said in gains(then, now):
            check(said, then, now)
        own = gains(then, now)[SEAT]
        for source in everywhere:
            brought[source] += own.sources.get(source, 0.0)
    start, end = (one["seats"][SEAT]["sources"] for one in (told[0], told[-1]))
    for source in everywhere:
        first, last = start[source], end[source]
        assert first is not None
        assert last is not None
        assert brought[source] == pytest.approx(last - first, abs=ABOUT)


@pytest.mark.parametrize("name", teahouse.games())
def test_what_it_says_before_a_choice_comes_from_the_thoughts(name: str) -> None:
    asked = [p for p in moments(name) if p.actor == SEAT and len(p.legal_ids()) > 1]
    bot = make("mcts:sims=60,depth=4", teahouse.game(name), seed=3, compiled=False)
    for position in asked[:: len(asked) // ADVISED][:ADVISED]:
        thoughts, players = ask(bot, position).thoughts, position.players
        shown = [hint.thought for hint in ranked(thoughts, players)]
        found = matter(thoughts, players)
        spread = {
            term: max(t.terms.get(term, 0.0) for t in shown)
            - min(t.terms.get(term, 0.0) for t in shown)
            for term in shown[0].terms
        }
        if found is None:
            assert max(spread.values()) < WORTH_SAYING
        else:
            assert found.most - found.least == max(spread.values()) >= WORTH_SAYING
            assert found.most - found.least == spread[found.term]
        by_action = {thought.action: thought for thought in shown}
        for action in mistakes(thoughts, players):
            worse = by_action[action]
            assert shown[0].win_share - worse.win_share >= CLEAR_SHARE
            assert not is_alike(shown[0], worse, players)


def thought(action: str, visits: int, share: float, points: float = 0.0, **terms: float) -> Thought:
    return Thought(action, visits, share, points, terms)


def test_only_what_is_clearly_worse_is_a_mistake() -> None:
    best = thought("best", 400, 0.6)
    close, far = thought("close", 200, 0.55), thought("far", 200, 0.3)
    unsure, untried = thought("unsure", 20, 0.45), thought("untried", 2, 0.0)
    assert mistakes([best, close, far, unsure, untried], players=3) == {"far"}
    assert mistakes([best], players=3) == frozenset()
    alone = [thought("a", 9, 1.0, 50.0), thought("b", 9, 1.0, 48.0), thought("c", 9, 1.0, 40.0)]
    assert mistakes(alone, players=1) == {"c"}


def test_what_matters_is_the_source_with_the_widest_difference() -> None:
    one = thought("one", 50, 0.5, 7.0, ships=5.0, demand=2.0)
    two = thought("two", 50, 0.5, 6.0, ships=1.0, demand=5.0)
    found = matter([one, two], players=2)
    assert found is not None
    assert (found.term, found.least, found.most) == ("ships", 1.0, 5.0)
    assert matter([one], players=2) is None
    assert matter([], players=2) is None
