"""The public face, exactly as the README shows it."""

from __future__ import annotations

import json
from typing import Any

import pytest

import teahouse
from teahouse import BadNotation, BadOption, BadPosition, IllegalAction, UnknownGame


@pytest.fixture
def game() -> teahouse.Game:
    return teahouse.game("darjeeling")


@pytest.fixture
def s(game: teahouse.Game) -> teahouse.Position:
    return game.new(players=3, seed=7, map="india")


def play(position: teahouse.Position, steps: int) -> None:
    for k in range(steps):
        if position.actor is None:
            return
        ids = position.legal_ids()
        position.apply(ids[k * 7 % len(ids)])


def test_games_are_found_by_name() -> None:
    assert "darjeeling" in teahouse.games()
    with pytest.raises(UnknownGame, match="no game 'chess'; there are"):
        teahouse.game("chess")


def test_somebody_is_asked_something(s: teahouse.Position) -> None:
    assert s.actor in range(3)
    assert s.decision is not None
    assert s.decision.name == "START"
    assert s.players == 3
    assert "seat" in repr(s)


def test_actions_have_notation_and_id(game: teahouse.Game, s: teahouse.Position) -> None:
    for action in s.legal():
        assert game.parse(str(action)) is action is game.action(action.id)
        assert game.parse(f"  {str(action).upper()} ") is action


def test_apply_takes_an_action_an_id_or_a_notation(s: teahouse.Position) -> None:
    action = s.legal()[0]
    digests = set()
    for form in (action, action.id, str(action), type(action)(*action.fields())):
        copy = s.copy()
        copy.apply(form)
        digests.add(copy.digest())
    assert len(digests) == 1


def test_an_illegal_action_changes_nothing_and_says_why(s: teahouse.Position) -> None:
    before = s.digest()
    with pytest.raises(IllegalAction) as refused:
        s.apply("a1")
    assert s.digest() == before
    assert refused.value.reason == s.why_not("a1")
    assert refused.value.reason.as_json() == {
        "code": "not-a-tile",
        "rule": "D10",
        "params": {"cell": "a1"},
    }
    assert str(refused.value) == "not-a-tile (rule D10)"
    assert s.why_not(s.legal()[0]) is None


@pytest.mark.parametrize("bad", ["z99", "", 100_000, -1])
def test_what_is_no_action_is_refused_as_such(s: teahouse.Position, bad: str | int) -> None:
    with pytest.raises(BadNotation):
        s.apply(bad)


def test_views_are_json_and_know_their_seat(s: teahouse.Position) -> None:
    for seat in (None, 0, 1, 2):
        assert json.loads(json.dumps(s.view(seat)))["seat"] == seat
    with pytest.raises(BadOption, match="seats go from 0 to 2"):
        s.view(3)


def test_nothing_of_the_generator_is_in_a_view(s: teahouse.Position) -> None:
    text = json.dumps([s.view(seat) for seat in (None, 0, 1, 2)])
    assert not any(str(word) in text for word in s.state().rng)
    assert "seed" not in text


def test_a_sample_fits_the_view_and_follows_its_seed(s: teahouse.Position) -> None:
    world = s.sample(0, seed=1)
    assert world.view(0) == s.view(0)
    assert world.digest() == s.sample(0, seed=1).digest() != s.sample(0, seed=2).digest()
    assert world.state().rng != s.state().rng


def test_a_view_of_another_game_is_refused(game: teahouse.Game, s: teahouse.Position) -> None:
    with pytest.raises(BadPosition, match="not one of this darjeeling"):
        game.sample({**s.view(0), "game": "chess"})


def test_the_outcome_comes_at_the_end(s: teahouse.Position) -> None:
    assert s.outcome() is None
    play(s, 100_000)
    result = s.outcome()
    assert result is not None
    assert s.actor is None
    assert s.decision is None
    assert s.legal() == []
    assert max(result.points) == result.points[result.winners[0]]
    assert [sum(parts.values()) for parts in result.breakdown] == list(result.points)
    with pytest.raises(IllegalAction, match="game-over"):
        s.apply(0)
    assert "over" in repr(s)


def test_copy_dump_and_text_give_the_same_position(
    game: teahouse.Game, s: teahouse.Position
) -> None:
    play(s, 20)
    assert game.load(s.dump()).digest() == s.digest() == game.read(s.text()).digest()
    copy = s.copy()
    play(s, 5)
    assert copy.digest() != s.digest()
    assert len(s.dump()) < 1000
    with pytest.raises(BadPosition, match="bytes"):
        game.load(b"short")


def test_undo_stops_where_chance_was_drawn(s: teahouse.Position) -> None:
    assert s.undo_point() == 0
    s.apply(s.legal()[0])  # a starting tile: nothing drawn
    assert s.undo_point() == 0
    while s.decision is not None and s.decision.name != "MOVE":
        s.apply(s.legal()[0])
    count = len(s.history())
    s.apply(s.legal()[0])  # a move: a tile is drawn
    assert s.undo_point() == count + 1


def test_undo_takes_back_only_the_last_seat(game: teahouse.Game) -> None:
    s = game.new(players=2, seed=3, first=0)
    while s.actor == 0:
        s.apply(s.legal()[0])
    before = len(s.history())
    s.apply(s.legal()[0])
    assert s.undo_point() == before


def test_a_journal_replays(s: teahouse.Position) -> None:
    play(s, 60)
    journal = s.journal()
    assert teahouse.replay(journal).digest() == s.digest()
    assert teahouse.replay(journal.text(), upto=10).journal().actions == journal.actions[:10]
    again = teahouse.replay(journal.as_json())
    play(again, 3)
    play(s, 3)
    assert again.digest() == s.digest()  # the generator goes on as it did


def test_a_journal_can_begin_in_a_position(game: teahouse.Game, s: teahouse.Position) -> None:
    play(s, 30)
    begun = game.read(s.text())
    play(begun, 10)
    journal = begun.journal()
    assert journal.seed is None
    assert teahouse.replay(journal).digest() == begun.digest()


def test_backends_are_chosen_by_argument_and_environment(
    game: teahouse.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TEAHOUSE_BACKEND", raising=False)
    assert game.new(seed=1).backend == "python"
    assert game.new(seed=1, backend="numba").backend == "numba"
    monkeypatch.setenv("TEAHOUSE_BACKEND", "auto")
    assert game.new(seed=1).backend == "numba"
    assert game.new(seed=1, backend="python").backend == "python"
    monkeypatch.setenv("TEAHOUSE_BACKEND", "fortran")
    with pytest.raises(BadOption, match="python, numba, library, auto"):
        game.new(seed=1)


def test_a_position_moves_between_backends(game: teahouse.Game, s: teahouse.Position) -> None:
    play(s, 25)
    there = s.on("numba")
    play(there, 25)
    play(s, 25)
    assert there.dump() == s.dump()
    assert there.on("python").state() == s.state()


def test_options_are_typed_and_refused_with_the_reason(game: teahouse.Game) -> None:
    assert game.options["players"].default == 3
    assert "players=3" in repr(game.options)
    refused: list[tuple[dict[str, Any], str]] = [
        ({"players": 6}, "players goes from 2 to 5, not 6"),
        ({"players": "many"}, "players is a whole number"),
        ({"memory": "vague"}, "memory is one of open, closed, not 'vague'"),
        ({"colour": 1}, "no option 'colour'; there are players"),
        ({"first": 3}, "first is random or a seat from 0 to 2"),
    ]
    for options, said in refused:
        with pytest.raises(BadOption, match=said):
            game.new(**options)


def test_history_tells_who_did_what(s: teahouse.Position) -> None:
    actor = s.actor
    events = s.apply(s.legal()[0])
    seat, action, happened = s.history()[-1]
    assert (seat, list(happened)) == (actor, list(events))
    assert str(action) == s.journal().actions[-1]
    assert [e.name for e in s.opening()][:2] == ["first-player", "crate-placed"]
    assert events[0] in events
    assert events[0:1] == list(events)[:1]
    assert repr(events).startswith("[Event(")
