"""Positions and what belongs to them, pickled, copied, compared and taken back."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import pytest

import teahouse
from teahouse.core.definition import Definition
from teahouse.core.game import Game


def roundtrip(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def played(name: str, steps: int, backend: str = "python") -> teahouse.Position:
    """A game some random steps on."""
    luck = random.Random(steps)
    position = teahouse.game(name).new(seed=5, backend=backend)
    for _ in range(steps):
        if position.actor is not None:
            position.apply(luck.choice(position.legal_ids()))
    return position


@pytest.mark.parametrize("name", teahouse.games())
@pytest.mark.parametrize("copied", [roundtrip, copy.copy, copy.deepcopy])
def test_a_position_is_kept_with_its_past(name: str, copied: Any) -> None:
    position = played(name, 60)
    other = copied(position)
    assert other == position
    assert other.journal() == position.journal()
    assert other.history() == position.history()
    assert other.undo_point() == position.undo_point()
    if position.actor is not None:
        choice = position.legal()[0]
        assert other.apply(choice) == position.copy().apply(choice)
        assert other != position  # and it is independent


def test_a_whole_game_is_kept() -> None:
    position = played("alubari", 100_000)
    assert position.actor is None
    other = roundtrip(position)
    assert other == position
    assert other.outcome() == position.outcome()
    assert roundtrip(position.journal()) == position.journal()
    assert roundtrip(position.outcome()) == position.outcome()


def test_positions_are_equal_whatever_the_backend() -> None:
    plain, compiled = played("darjeeling", 30), played("darjeeling", 30, "numba")
    assert plain == compiled
    assert roundtrip(compiled).backend == "numba"


def test_positions_with_another_past_differ() -> None:
    position = played("darjeeling", 12)
    begun_here = position.game.load(position.dump())
    assert begun_here.dump() == position.dump()
    assert begun_here != position
    assert roundtrip(begun_here) == begun_here
    assert position != "darjeeling"
    with pytest.raises(TypeError):
        hash(position)


def test_a_game_is_pickled_by_its_name() -> None:
    plain = teahouse.game("darjeeling")
    assert roundtrip(plain) is plain
    assert copy.deepcopy(plain) is plain
    assert len(pickle.dumps(plain)) < 500
    changed = teahouse.game("darjeeling", components={"costs": {"turn_back": 5}})
    assert changed != plain
    assert roundtrip(changed) == changed
    again = Game(plain.definition, changed.components)
    assert again == changed
    assert hash(again) == hash(changed)


def test_a_game_that_is_not_installed_says_so() -> None:
    definition: Definition = teahouse.game("darjeeling").definition
    with pytest.raises(pickle.PicklingError, match="darjeeling is not the game installed"):
        pickle.dumps(Game(definition.changed(older_versions=())))


@pytest.mark.parametrize("name", teahouse.games())
def test_options_and_events_are_kept(name: str) -> None:
    game = teahouse.game(name)
    assert roundtrip(game.options) == game.options
    assert roundtrip(game.options).resolve({}) == game.options.resolve({})
    _, action, events = played(name, 3).history()[0]
    assert roundtrip(action) == action
    assert roundtrip(action).id == action.id
    assert list(roundtrip(events)) == list(events)


def test_errors_cross_to_another_process_whole() -> None:
    position = played("darjeeling", 0)
    with pytest.raises(teahouse.IllegalAction) as refused:
        position.apply("a1" if position.why_not("a1") else "a2")
    assert roundtrip(refused.value).reason == refused.value.reason
    with pytest.raises(teahouse.UnknownVersion) as unknown:
        position.game.new(version=99)
    assert str(roundtrip(unknown.value)) == str(unknown.value)
    with pytest.raises(teahouse.BadOption) as bad:
        position.game.new(players=99)
    assert str(roundtrip(bad.value)) == str(bad.value)


@pytest.mark.parametrize(
    ("name", "backend"), [*((name, "python") for name in teahouse.games()), ("darjeeling", "numba")]
)
def test_undo_goes_back_to_the_last_point_that_reveals_nothing(name: str, backend: str) -> None:
    luck, position = random.Random(3), teahouse.game(name).new(seed=8, backend=backend)
    trail = [position.copy()]
    for _ in range(40):
        position.apply(luck.choice(position.legal_ids()))
        trail.append(position.copy())
    for _ in range(40):
        keep, count = position.undo_point(), len(position.history())
        undone = position.undo()
        assert [a for _, a, _ in trail[count].history()[keep:]] == undone
        assert position == trail[keep]
        assert position.backend == backend
        if not undone:
            break


def test_wrong_arguments_get_one_clear_sentence() -> None:
    game = teahouse.game("Darjeeling ")
    assert game is teahouse.game("darjeeling")
    position = game.new(seed=1)
    with pytest.raises(teahouse.BadSeed, match=r"whole number .*, not 1\.5"):
        game.new(seed=1.5)  # type: ignore[arg-type]
    with pytest.raises(teahouse.BadNotation, match="by id or in notation, not None"):
        position.apply(None)  # type: ignore[arg-type]
    with pytest.raises(teahouse.BadOption, match=r"seats go from 0 to .*, not 'me'"):
        position.view("me")  # type: ignore[arg-type]
    with pytest.raises(teahouse.UnknownGame, match="by its name, not 7"):
        teahouse.game(7)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", teahouse.games())
def test_a_decision_prints_as_its_name(name: str) -> None:
    position = teahouse.game(name).new(seed=1)
    assert position.decision is not None
    assert str(position.decision) == position.decision.name.lower()
    assert str(position.decision) in repr(position)
