"""What the coach says is so: checked through whole games that masters played."""

from __future__ import annotations

from itertools import groupby, pairwise, permutations
from pathlib import Path

import pytest
from tests.support.kept_games import kept_games

import teahouse
from teahouse.bots import Thought, ask, make
from teahouse.bots.coach import (
    CLEAR_SHARE,
    WORTH_SAYING,
    Gain,
    gains,
    matter,
    mistakes,
    turn_ends,
    turns,
)
from teahouse.bots.hints import is_alike, ranked
from teahouse.core.game import Position
from teahouse.core.standings import Standings

GAMES = Path(__file__).parents[1] / "games"
SEAT = 0
ABOUT = 1e-6
ADVISED = 3  # decisions of each game that a bot thinks about


def played(name: str) -> tuple[list[int], list[Position]]:
    """A whole game: who chose each action, and the table before the first and after each."""
    journal = kept_games(name, "masters")["3-players"]
    position, deciders = teahouse.replay(journal, 0), []
    found = [position.copy()]
    for action in journal.actions:
        assert position.actor is not None
        deciders.append(position.actor)
        position.apply(action)
        found.append(position.copy())
    assert position.outcome() is not None
    return deciders, found


def moments(name: str) -> list[Position]:
    """The table whenever the seat is asked, and at the end."""
    _, positions = played(name)
    return [position for position in positions if position.actor in (SEAT, None)]


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
    for then, now in pairwise(told):
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
def test_what_each_turn_brought_adds_up_to_what_was_gained_in_all(name: str) -> None:
    deciders, positions = played(name)
    asked = [n for n, position in enumerate(positions) if position.actor in (SEAT, None)]
    told = {n: positions[n].standings(SEAT) for n in asked}
    for since, now in pairwise(asked):
        ends = turn_ends(deciders[:now], since)
        assert [end for _, end in ends][-1] == now
        assert [seat for seat, _ in ends] == [key for key, _ in groupby(deciders[since:now])]
        rows = [told[since], *(positions[end].standings(SEAT) for _, end in ends)]
        brought = turns([seat for seat, _ in ends], rows)
        for turn, (then, after) in zip(brought, pairwise(rows), strict=True):
            for said in turn.gains:
                check(said, then, after)
        for said in gains(told[since], told[now]):
            for source, points in said.sources.items():
                if all(row["seats"][said.seat]["sources"][source] is not None for row in rows):
                    parts = [turn.gains[said.seat].sources.get(source, 0.0) for turn in brought]
                    assert sum(parts) == pytest.approx(points, abs=ABOUT)


@pytest.mark.parametrize("name", teahouse.games())
def test_whoever_is_said_to_be_ahead_has_as_many_points_at_least(name: str) -> None:
    for position in moments(name):
        seats = position.standings(SEAT)["seats"]
        for one, other in permutations(seats, 2):
            hidden = None in [*one["sources"].values(), *other["sources"].values()]
            if one["place"] < other["place"] and not hidden:
                assert one["points"] >= other["points"]


@pytest.mark.parametrize("name", teahouse.games())
def test_the_sources_of_the_final_count_add_up_to_the_points(name: str) -> None:
    _, positions = played(name)
    outcome = positions[-1].outcome()
    assert outcome is not None
    final = positions[-1].standings(SEAT)
    assert final["over"]
    for seat, row in enumerate(final["seats"]):
        counted = [points for points in row["sources"].values() if points is not None]
        assert sum(counted) == pytest.approx(outcome.points[seat], abs=ABOUT)
    assert {row["seat"] for row in final["seats"] if row["place"] == 1} == set(outcome.winners)


@pytest.mark.parametrize("name", teahouse.games())
def test_what_it_says_before_a_choice_comes_from_the_thoughts(name: str) -> None:
    asked = [p for p in moments(name) if p.actor == SEAT and len(p.legal_ids()) > 1]
    bot = make("mcts:sims=60,depth=4", teahouse.game(name), seed=3, compiled=False)
    for position in asked[:: len(asked) // ADVISED][:ADVISED]:
        thoughts, players = ask(bot, position).thoughts, position.players
        shown = [hint.thought for hint in ranked(thoughts, players)]
        found = matter(thoughts, players)
        best, *others = shown
        lead = {
            term: points - sum(t.terms.get(term, 0.0) for t in others) / len(others)
            for term, points in best.terms.items()
            if others
        }
        if found is None:
            assert max(lead.values(), default=0.0) < WORTH_SAYING
        else:
            assert found.points >= WORTH_SAYING
            assert found.points == pytest.approx(max(lead.values()))
            assert found.points == pytest.approx(lead[found.term])
        by_action = {thought.action: thought for thought in thoughts}
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
    bad = thought("bad", 10, 0.0)  # a search leaves it soon
    assert mistakes([best, close, far, unsure, untried, bad], players=3) == {"far", "bad"}
    assert bad not in [hint.thought for hint in ranked([best, close, far, bad], players=3)]
    assert mistakes([best], players=3) == frozenset()
    alone = [thought("a", 9, 1.0, 50.0), thought("b", 9, 1.0, 48.0), thought("c", 9, 1.0, 40.0)]
    assert mistakes(alone, players=1) == {"c"}


def test_what_matters_is_the_source_in_which_the_best_is_furthest_ahead() -> None:
    one = thought("one", 50, 0.6, 7.0, ships=5.0, demand=2.0)
    two = thought("two", 50, 0.5, 6.0, ships=1.0, demand=9.0)
    three = thought("three", 50, 0.5, 6.0, ships=2.0)
    found = matter([two, one, three], players=2)
    assert found is not None
    assert (found.term, found.points) == ("ships", 3.5)
    assert matter([one, thought("worse", 50, 0.5, ships=4.5, demand=9.0)], players=2) is None
    assert matter([one], players=2) is None
    assert matter([], players=2) is None
