"""Why a choice and not the next: true to the search it comes from, and from the view alone."""

from __future__ import annotations

import pytest

import teahouse
from teahouse.bots import Thought, ask, heuristics, make
from teahouse.bots.hints import compare, explain, main_differences
from teahouse.bots.search.runner import Budget, Searcher, Settings
from teahouse.core import hooks
from teahouse.core.rng import seed_words

ABOUT = 1e-6


def after(game: teahouse.Game, steps: int, **options: object) -> teahouse.Position:
    position = game.new(seed=6, **options)  # type: ignore[arg-type]
    for k in range(steps):
        ids = position.legal_ids()
        position.apply(ids[k * 5 % len(ids)])
    return position


@pytest.mark.parametrize("name", teahouse.games())
@pytest.mark.parametrize("steps", [6, 31])
def test_the_sources_add_up_to_what_the_search_backed_up(name: str, steps: int) -> None:
    """Points go up the tree by the nodes, sources by the first action: two ways, one sum."""
    game = teahouse.game(name)
    position = after(game, steps)
    bot = make("mcts:sims=40,depth=4", game, seed=2, compiled=False)
    trees = Searcher(game, heuristics.swaps(game), "python").start(
        position, Budget(40), Settings(depth=4), 2
    )
    for candidate in trees.grow(Budget(40)):
        assert sum(candidate.terms) == pytest.approx(candidate.points, abs=ABOUT)
    choice = ask(bot, position)
    assert len(choice.thoughts) > 1
    why, by_action = choice.why, {t.action: t for t in choice.thoughts}
    assert why is not None
    assert game.parse(why.choice).id == choice.action
    one, two = by_action[why.choice], by_action[why.runner_up]
    assert why.points == pytest.approx(one.points - two.points)
    assert sum(why.differences.values()) == pytest.approx(why.points, abs=ABOUT)
    for source, difference in why.differences.items():
        assert difference == one.terms[source] - two.terms[source]
    sizes = [abs(difference) for difference in why.differences.values()]
    assert sizes == sorted(sizes, reverse=True)


def test_nothing_hidden_changes_the_explanation() -> None:
    game = teahouse.game("darjeeling")
    position = after(game, 40, players=3, memory="closed")
    seat = position.actor
    assert seat is not None
    spec = "mcts:sims=30,depth=3"
    explained = ask(make(spec, game, seed=5, compiled=False), position)
    assert explained.why is not None
    for k in range(3):
        record = game.layout.copy(position.state())
        game.rule(hooks.resample_hidden)(record, seat, seed_words(k))
        record.rng = seed_words(k + 50)
        assert ask(make(spec, game, seed=5, compiled=False), game.at(record)) == explained


def test_what_a_kept_tree_did_not_try_again_is_not_compared() -> None:
    game = teahouse.game("ceylon")
    position = after(game, 20)
    search = Searcher(game, heuristics.swaps(game), "python")
    trees = search.start(position, Budget(200), Settings(depth=1), 3)
    best = trees.grow(Budget(200))[0]
    position.apply(best.action)
    assert trees.follow(best.action, position)
    known = {c.action: c.visits for c in trees.grow(Budget(0))}
    found = {c.action: c for c in trees.grow(Budget(1))}
    assert len(known) > 1
    for action, candidate in found.items():
        tried = candidate.visits > known.get(action, 0)
        assert bool(candidate.terms) == tried


def test_candidates_without_sources_are_not_explained() -> None:
    explained, bare = thought("a", 0.5, 1.0, ships=1.0), thought("b", 0.4, 1.0)
    assert explain(explained, [explained, bare], 2) is None


def thought(action: str, share: float, points: float, rival: float = 0.0, **by: float) -> Thought:
    return Thought(action, 100, share, points, by, rival)


def test_the_largest_differences_are_named_in_whole_points() -> None:
    one = thought("a", 0.9, 12.0, 8.0, ships=9.4, tiles=1.0, city=0.3, tokens=1.3)
    two = thought("b", 0.4, 10.0, 11.2, ships=6.2, tiles=3.4, city=0.0, tokens=0.4)
    why = compare(one, two, 2)
    assert why.clear
    assert main_differences(why) == [("ships", 3), ("tiles", -2), ("tokens", 1), (None, -3)]
    assert compare(two, one, 2).differences["ships"] == pytest.approx(-3.2)


def test_the_runner_up_is_the_best_of_the_others() -> None:
    found = [
        thought(a, share, 1.0, ships=1.0) for a, share in zip("abc", (0.5, 0.3, 0.6), strict=True)
    ]
    why = explain(found[0], found, 2)
    assert why is not None
    assert (why.runner_up, why.clear) == ("c", False)
    assert explain(found[0], found[:1], 2) is None
