"""Value networks: the same on both backends, blind to what is hidden, used only where they fit."""

from __future__ import annotations

import logging
import random
from array import array
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import teahouse
from teahouse.bots import ask, heuristics, levels, make
from teahouse.bots.learning import networks
from teahouse.bots.learning.networks import BadNetwork, Network
from teahouse.bots.learning.samples import Samples, described
from teahouse.bots.learning.training import predicted, train
from teahouse.bots.levels import thinking
from teahouse.bots.search.network import win_chance
from teahouse.bots.search.runner import Budget, Candidate, Searcher, Settings
from teahouse.core import hooks
from teahouse.core.rng import seed_words

HIDDEN = 4
THINKING = [name for name in teahouse.games() if networks.feature_names(teahouse.game(name), 2)]
SHIPPED = [
    (name, players)
    for name in teahouse.games()
    for players in range(1, 6)
    if teahouse.game(name).definition.research.text(networks.file_name(players))
]
LARGEST = 150_000  # bytes of a network


def any_network(game: teahouse.Game, players: int = 2) -> Network:
    """A network that has learned nothing, and has an opinion on everything."""
    rng = random.Random(5)
    inputs = len(networks.feature_names(game, players))
    first = array("h", [rng.randint(-90, 90) for _ in range(inputs * HIDDEN)])
    second = (4096.0, 0.1, *(rng.gauss(0, 1) for _ in range(2 * HIDDEN)))
    features = networks.features_digest(game, players)
    digest = game.components.digest
    return Network(game.name, players, features, digest, HIDDEN, first.tobytes(), second)


def after(game: teahouse.Game, steps: int, **options: object) -> teahouse.Position:
    position = game.new(seed=3, **options)  # type: ignore[arg-type]
    for k in range(steps):
        ids = position.legal_ids()
        position.apply(ids[k * 5 % len(ids)])
    return position


def thought(
    game: teahouse.Game,
    position: teahouse.Position,
    network: Network | None,
    backend: str,
    settings: Settings | None = None,
) -> list[Candidate]:
    search = Searcher(game, heuristics.swaps(game), backend)
    return search.start(position, Budget(60), settings or Settings(), 5, network).grow(Budget(60))


@pytest.mark.parametrize("name", THINKING)
@pytest.mark.parametrize("players", [2, 3])
def test_both_backends_grow_the_same_tree_with_a_network(name: str, players: int) -> None:
    game = teahouse.game(name)
    position, network = after(game, 14, players=players), any_network(game, players)
    native, plain = (thought(game, position, network, backend) for backend in ("numba", "python"))
    assert [(c.action, c.visits) for c in native] == [(c.action, c.visits) for c in plain]
    assert [c.value for c in native] == pytest.approx([c.value for c in plain])
    assert native != thought(game, position, None, "numba")


@pytest.mark.parametrize("name", THINKING)
def test_a_network_does_not_peek(name: str) -> None:
    game = teahouse.game(name)
    options = {"memory": "closed"} if "memory" in game.options else {}
    position = after(game, 40, players=3, **options)
    sees_nothing_hidden(game, position, any_network(game, 3), Settings())


def sees_nothing_hidden(
    game: teahouse.Game, position: teahouse.Position, network: Network, settings: Settings
) -> None:
    assert position.actor is not None
    found = thought(game, position, network, "numba", settings)
    for k in range(5):
        record = game.layout.copy(position.state())
        game.rule(hooks.resample_hidden)(record, position.actor, seed_words(k))
        record.rng = seed_words(k + 100)
        assert thought(game, game.at(record, "python"), network, "numba", settings) == found


@pytest.mark.parametrize(("name", "players"), SHIPPED)
def test_a_network_that_comes_with_a_game_fits_and_is_used_by_master(
    name: str, players: int
) -> None:
    game = teahouse.game(name)
    text = game.definition.research.text(networks.file_name(players))
    assert text is not None
    assert len(text) < LARGEST
    network = networks.find(game, players)
    assert network is not None
    assert network.made_by.startswith(f"teahouse train {name} --players {players} ")
    assert thinking(game, "master", players).network == 1


@pytest.mark.parametrize(("name", "players"), SHIPPED)
def test_a_network_that_comes_with_a_game_is_fair_and_alike_on_both_backends(
    name: str, players: int
) -> None:
    game = teahouse.game(name)
    network, settings = networks.find(game, players), thinking(game, "master", players).settings
    assert network is not None
    options = {"memory": "closed"} if "memory" in game.options else {}
    for steps in (0, 40):
        position = after(game, steps, players=players, **options)
        native, plain = (
            thought(game, position, network, backend, settings) for backend in ("numba", "python")
        )
        assert native == plain
        sees_nothing_hidden(game, position, network, settings)


@pytest.mark.parametrize(("name", "players"), SHIPPED)
def test_why_is_true_where_a_network_judges(name: str, players: int) -> None:
    """The win share is the network's, the sources are what the search itself found there."""
    game = teahouse.game(name)
    position = after(game, 31, players=players)
    choice = ask(make("mcts:sims=60,network=1", game, seed=5, compiled=False), position)
    why, by_action = choice.why, {t.action: t for t in choice.thoughts}
    assert why is not None
    assert game.parse(why.choice).id == choice.action
    one, two = by_action[why.choice], by_action[why.runner_up]
    assert why.win_share == one.win_share - two.win_share
    assert why.points == pytest.approx(one.points - two.points)
    for source, difference in why.differences.items():
        assert difference == one.terms[source] - two.terms[source]
    assert sum(why.differences.values()) == pytest.approx(why.points)


@pytest.mark.parametrize("name", THINKING)
@pytest.mark.parametrize("players", [2, 3])
def test_every_number_a_network_is_told_has_a_name(name: str, players: int) -> None:
    game = teahouse.game(name)
    names = networks.feature_names(game, players)
    assert len(set(names)) == len(names)
    for steps in (0, 5, 30):
        position = after(game, steps, players=players)
        for seat in range(players):
            assert len(described(position, seat)) == len(names)
            out = [9] * len(names)  # nothing is left as it was before
            module = game.definition.research.value_features
            assert module is not None
            assert module.describe(position.state(), seat, out) == len(names)
            assert out == described(position, seat)


def test_many_rows_are_judged_as_the_search_judges_one() -> None:
    game = teahouse.game("darjeeling")
    network, position = any_network(game), after(game, 20, players=2)
    inputs = described(position, 0)
    first, second = network.tables("python")
    one = win_chance(inputs, len(inputs), HIDDEN, first, second, [0] * HIDDEN)
    assert predicted(network, np.array([inputs]))[0] == pytest.approx(one)


def test_a_network_learns_who_is_ahead_and_the_same_again() -> None:
    game = teahouse.game("darjeeling")
    names = networks.feature_names(game, 2)
    rng = np.random.default_rng(1)
    inputs = np.zeros((4000, len(names)), np.int16)  # what never varies teaches nothing
    inputs[:, -40:] = rng.integers(0, 9, (4000, 40))
    own, other = (names.index(f"seat {k}: points to go") for k in (0, 1))
    inputs[:, [own, other]] = rng.integers(0, 90, (4000, 2))
    targets = (inputs[:, own] < inputs[:, other]).astype(np.float32)
    found = [train(game, 2, Samples(inputs, targets), 8, 80, 1, "a test") for _ in range(2)]
    assert found[0] == found[1]
    assert found[0].loss < 0.5 * found[0].guess
    assert networks.misfit(found[0].network, game, 2) is None


def test_a_network_is_kept_as_text() -> None:
    network = any_network(teahouse.game("darjeeling"))
    text = networks.written(network)
    assert text.isascii()
    assert networks.read(text) == network


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": 1, "first": "AAA"}'])
def test_what_is_no_network_is_refused(text: str) -> None:
    with pytest.raises(BadNetwork, match="no network"):
        networks.read(text)


def test_layers_that_do_not_fit_are_refused() -> None:
    network = any_network(teahouse.game("darjeeling"))
    with pytest.raises(BadNetwork, match="do not fit"):
        networks.read(networks.written(replace(network, second=network.second[:-1])))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"components": "other"}, "trained with other components"),
        ({"features": "other"}, "trained on other features"),
        ({"players": 3}, "for darjeeling with 3 seats"),
    ],
)
def test_a_network_that_does_not_fit_is_not_used_and_the_log_says_so(
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    change: dict[str, object],
    said: str,
) -> None:
    game = teahouse.game("darjeeling")
    network = replace(any_network(game), **change)  # type: ignore[arg-type]
    lay_beside(monkeypatch, game, networks.written(network))
    with caplog.at_level(logging.WARNING, "teahouse.bots"):
        assert networks.find.__wrapped__(game, 2) is None
    assert said in caplog.text


def lay_beside(monkeypatch: pytest.MonkeyPatch, game: teahouse.Game, text: str) -> None:
    """Let a game have this file of a network for two seats."""
    research = type(game.definition.research)
    usual = research.text

    def with_network(self: object, name: str) -> str | None:
        return text if name == networks.file_name(2) else usual(self, name)  # type: ignore[arg-type]

    monkeypatch.setattr(research, "text", with_network)


@pytest.fixture
def own_network(monkeypatch: pytest.MonkeyPatch) -> Iterator[teahouse.Game]:
    """Darjeeling with a network for two seats, and settings that go with it."""
    game = teahouse.game("darjeeling")
    settings = {"master": {"2": {"network": 1}}, "network": {"2": {"explore": 0.3}}}
    monkeypatch.setattr(levels, "own_tables", lambda game: settings)
    lay_beside(monkeypatch, game, networks.written(any_network(game)))
    networks.find.cache_clear()
    yield game
    networks.find.cache_clear()


def test_a_spec_may_ask_for_the_network_of_the_game(own_network: teahouse.Game) -> None:
    position, values = after(own_network, 14, players=2), []
    for spec in ("mcts:sims=60,network=1", "mcts:sims=60"):
        choice = ask(make(spec, own_network, seed=1, compiled=False), position)
        values.append([thought.win_share for thought in choice.thoughts])
    assert values[0] != values[1]


def test_settings_of_a_network_hold_where_it_is_used(own_network: teahouse.Game) -> None:
    def explored(*asked: Any) -> tuple[int, float]:
        found = thinking(own_network, *asked)
        return found.network, found.settings.explore

    assert explored("master", 2) == explored("search", 2, 1) == (1, 0.3)
    assert explored("master", 2, 0) == explored("search", 2) == (0, 1.6)
    assert explored("master", 3) == explored("search", 3, 1) == (0, 1.6)


def test_with_other_components_master_thinks_as_without_a_network(
    own_network: teahouse.Game, caplog: pytest.LogCaptureFixture
) -> None:
    changed = teahouse.game("darjeeling", {"costs": {"turn_back": 4}})
    levels.facts(changed)
    assert caplog.text == ""  # no bot wants it yet
    with caplog.at_level(logging.WARNING, "teahouse.bots"):
        found = thinking(changed, "master", 2)
    assert found == thinking(changed, "master", 2, 0) == thinking(own_network, "master", 2, 0)
    assert "the network of darjeeling is not used: it was trained with other components" in (
        caplog.text
    )
