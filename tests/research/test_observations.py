"""What learning programs see: within bounds, own seat first, nothing hidden, on both backends."""

from __future__ import annotations

import json
from collections.abc import Iterator

import numpy as np
import pytest

import teahouse
from teahouse.core.rng import rand_below, seed_words
from teahouse.research import features
from teahouse.research.feature import split
from teahouse.research.features import NoFeatures
from teahouse.research.observer import observation, observation_json, observer

GAMES = teahouse.games()


def counts(name: str) -> range:
    players = teahouse.game(name).options["players"]
    assert players.low is not None
    assert players.high is not None
    return range(players.low, players.high + 1)


TABLES = [(name, players) for name in GAMES for players in counts(name)]
# Everything that is hidden in some game, and options that change what is asked.
SECRETS: list[tuple[str, dict[str, object]]] = [
    *((name, {}) for name in GAMES),
    ("darjeeling", {"memory": "closed", "players": 4}),
    ("ceylon", {"starting_tiles": True, "terrain": "players", "players": 4}),
    ("ceylon", {"players": 2}),
    ("alubari", {"players": 5, "alubari_estate": "covered"}),
]


def positions(
    game: teahouse.Game, seed: int, every: int, **options: object
) -> Iterator[teahouse.Position]:
    """Positions of one random game, its end included."""
    position = game.new(seed=seed, backend="python", **options)  # type: ignore[arg-type]
    rng, made = seed_words(seed + 1), 0
    while position.actor is not None:
        if made % every == 0:
            yield position
        ids = position.legal_ids()
        position.apply(ids[rand_below(rng, len(ids))])
        made += 1
    yield position


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_number_keeps_to_its_bounds(name: str, players: int) -> None:
    game = teahouse.game(name)
    eyes = observer(game, players, "python")
    for position in positions(game, 1, 6, players=players):
        for seat in range(players):
            buffer = eyes.buffer.blank()
            assert features.find(game).observe(position.state(), seat, buffer) == eyes.width
            seen = observation(position, seat)
            assert seen.shape == (eyes.width,)
            for feature, part in zip(
                eyes.features, split(eyes.features, seen).values(), strict=True
            ):
                assert part.min() >= feature.low, feature.name
                assert part.max() <= feature.high, feature.name


@pytest.mark.parametrize(("name", "options"), SECRETS)
def test_nothing_hidden_is_in_them(name: str, options: dict[str, object]) -> None:
    """A seat sees the same in the true position and in every other it thinks possible."""
    game, differing = teahouse.game(name), 0
    for n, position in enumerate(positions(game, 3, 9, **options)):
        for seat in range(position.players):
            world = position.sample(seat, n)
            differing += world.state() != position.state()
            assert np.array_equal(observation(world, seat), observation(position, seat))
    assert differing > 20


def test_a_peeking_feature_would_be_noticed() -> None:
    """The worlds above do differ in what is hidden."""
    game = teahouse.game("ceylon")
    peeked = 0
    for n, position in enumerate(positions(game, 3, 9)):
        if position.actor is not None:
            world = position.sample(position.actor, n)
            rivals = [p for p in range(position.players) if p != position.actor]
            peeked += any(world.state().hand[p] != position.state().hand[p] for p in rivals)
    assert peeked > 10


@pytest.mark.parametrize("name", GAMES)
def test_the_own_seat_comes_first(name: str) -> None:
    game = teahouse.game(name)
    for position in positions(game, 5, 11):
        for seat in range(position.players):
            decides = observation_json(position, seat)["decides"]
            expected = [0] * position.players
            if position.actor is not None:
                expected[(position.actor - seat) % position.players] = 1
            assert decides == expected


def test_they_say_what_the_view_says() -> None:
    game = teahouse.game("ceylon")
    for position in positions(game, 7, 13):
        seat = 1
        seen, view = observation_json(position, seat), position.view(seat)
        mine = view["seats"][seat]
        order = [view["seats"][(seat + k) % position.players] for k in range(position.players)]
        assert sum(seen["hand"]) == sum(mine["hand"].values())
        assert seen["score"] == [p["score"] for p in order]
        assert seen["rupees"] == [p["rupees"] for p in order]
        assert seen["tea"] == [list(p["tea"].values()) for p in order]
        assert seen["warehouse"] == [p["warehouse"] for p in order]
        assert seen["technology"] == [p["technology"] for p in order]
        assert seen["cards"] == [p["cards"] for p in order]
        fulfilled = [c["n"] for p in order for c in p["contracts"]]
        assert sum(map(sum, seen["companies"])) == sum(fulfilled)
        paid = [(wagon or {"rupees": 0})["rupees"] for wagon in view["wagons"]]
        assert [wagon[8] for wagon in seen["wagons"]] == paid
        assert seen["level"] == [h["level"] for row in view["map"] for h in row]


def test_darjeeling_says_what_the_view_says() -> None:
    game = teahouse.game("darjeeling")
    for position in positions(game, 7, 13, memory="closed"):
        seat = 2
        seen, view = observation_json(position, seat), position.view(seat)
        order = [view["seats"][(seat + k) % position.players] for k in range(position.players)]
        assert seen["score"] == [p["score"] for p in order]
        assert seen["held"] == [p["tile_count"] for p in order]
        assert seen["tokens"] == [p["tokens"] or 0 for p in order]
        shown = [sum((p["tiles"] or {}).values()) for p in order]
        assert [sum(row) for row in seen["tiles"]] == shown
        assert seen["bag"] == [view["bag"]["total"]]
        tiles = [text for row in view["map"] for text in row if text[0] in "bgwr"]
        assert sum(map(sum, seen["tea"])) == sum(int(text[1]) for text in tiles)
        assert max(seen["shipping"]) == (view["shipment"] is not None)


def test_alubari_says_what_the_view_says() -> None:
    game = teahouse.game("alubari")
    for position in positions(game, 7, 13, players=3):
        seat = 1
        seen, view = observation_json(position, seat), position.view(seat)
        order = [view["seats"][(seat + k) % position.players] for k in range(position.players)]
        assert seen["markers"] == [p["markers"] for p in order]
        assert [sum(row) for row in seen["goods"]] == [sum(p["goods"].values()) for p in order]
        assert [sum(row) for row in seen["contracts"]] == [len(p["contracts"]) for p in order]
        assert sum(seen["tilted"]) == sum(len(p["used"]) for p in order)
        assert sum(map(sum, seen["sections"])) == len(view["sections"])
        assert sum(map(sum, seen["stations"])) == len(view["stations"])
        assert sum(map(sum, seen["labourers"])) == len(view["labourers"])
        assert sum(seen["office"]) == sum(card > 0 for card in view["office"])
        for name in ("left", "owed", "chai_left", "strong", "extra", "stone_crushed"):
            assert np.ravel(seen[f"asked_{name}"]) == [(view["pending"] or [{}])[-1].get(name, 0)]


def test_the_json_is_plain_data() -> None:
    position = teahouse.game("ceylon").new(seed=1)
    seen = observation_json(position, 0)
    assert json.loads(json.dumps(seen)) == seen
    flat = [x for part in seen.values() for x in np.ravel(part).tolist()]
    assert flat == observation(position, 0).tolist()


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_both_backends_see_the_same(name: str) -> None:
    game = teahouse.game(name)
    dtype = game.layout.dtype()
    for position in positions(game, 9, 15):
        fast = observer(game, position.players, "numba")
        held = np.frombuffer(bytearray(position.dump()), dtype=dtype)
        for seat in range(position.players):
            assert np.array_equal(fast.of(held, seat), observation(position, seat))


def test_a_game_with_secrets_and_without_features_says_so() -> None:
    ceylon = teahouse.game("ceylon").definition
    elsewhere = type(
        "State", (ceylon.rules.state,), {"__module__": "json.decoder", "__slots__": ()}
    )
    game = teahouse.Game(ceylon.changed(name="chess", state=elsewhere))
    with pytest.raises(NoFeatures, match="chess hides something"):
        features.of(game, 2)
