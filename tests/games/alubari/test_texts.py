"""Position texts: any moment is written and read again."""

from __future__ import annotations

import random

import pytest

from teahouse.core.errors import BadPosition
from teahouse.games.alubari.rules.decisions import FIELDS
from teahouse.games.alubari.state import Decision, Detail, Phase

from .positions import GAME, asking, base, busy


def test_a_position_reads_back_as_it_was_written() -> None:
    table = busy()
    again = GAME.read(table.text())
    assert again.digest() == table.digest()
    assert again.legal_ids() == table.legal_ids()


def test_a_position_text_shows_what_one_looks_for() -> None:
    text = busy().text()
    assert 'sections = {mahananda-river = 0, sukna = "game"}' in text
    assert "contracts = [1, 8, 17]" in text
    assert "used = [1]" in text
    assert 'equipment = ["toy-train"]' in text


@pytest.mark.parametrize(
    ("found", "put", "says"),
    [
        ('game = "alubari"', 'game = "chess"', "begins with"),
        ("players = 3", "players = [", "not valid TOML"),
        ("players = 3", "players = 9", "players goes from"),
        ("round = 2", "round = 2\ncolour = 1", "no 'colour'"),
        ("markers = 18", "markers = 18\nhat = 1", "no 'hat'"),
        ("markers = 18", "markers = 17", "markers of seat"),
        ("markers = 18", "markers = -1", "markers of seat"),
        ("iron = 5", "iron = 6", "iron ore: 28 in all, the box has 27"),
        ("iron = 5", "iron = -5", "iron ore"),
        ("stone = 3, rubble = 2", "stone = 4, rubble = 2", "stone"),
        ("steel = 3, leaves", "steel = 4, leaves", "steel bars"),
        ("chai_out = 0", "chai_out = 1", "Chai cubes"),
        ("wheel = [0, 0, 0, 5, 0, 0]", "wheel = [0, 0, 0, 4, 0, 0]", "event cubes"),
        ("wheel_at = 1", "wheel_at = 9", "six spaces"),
        ("rates = [1, 0, 1]", "rates = [9, 0, 1]", "stand on their tracks"),
        ("office = [0, 2, 3]", "office = [2, 2, 3]", "two places"),
        ("office = [0, 2, 3]", "office = [8, 2, 3]", "contract c08 is not where"),
        ('phase = "work"', 'phase = "over"', "score of seat|decides exactly"),
        ('phase = "work"', 'phase = "tea"', "the position cannot be read"),
        ("first_player = 0", "first_player = 4", "first player is a seat"),
        ("alone = -1", "alone = 4", "plays alone"),
        ('weather = ["none", ', 'weather = ["snow", ', "the position cannot be read"),
        ("seed_state = [", "seed_state = [1, ", "four numbers"),
        ('["toy-train"]', '["toy-train", "inspection"]', "equipment in play"),
        ("labourers = {A1 = 1", "labourers = {A4 = 1", "stands on no space"),
        ("labourers = 0", "labourers = 4", "three labourers"),
        ('name = "alubari"', 'name = "ging"', "leftmost"),
        ('name = "samripani"', 'name = "castleton"', "rubble|two places"),
        ('name = "samripani"', 'name = "makaibari"', "two places"),
        ("rubble = [0, 0, 0, 3]", "rubble = [0, 0, 0, 9]", "at most 3 rubble"),
        ("rubble = [0, 0, 0, 3]", "rubble = [1, 0, 0, 3]", "owned when it is dug out"),
        ('ask = "use_contract"', 'ask = "over"', "no such decision"),
        ("seat = 0", "seat = 4", "who decides is a seat"),
        ("completed = []", "completed = [3]", "the score of seat"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_refused(found: str, put: str, says: str) -> None:
    text = busy().text()
    assert found in text, text
    with pytest.raises(BadPosition, match=says):
        GAME.read(text.replace(found, put, 1))


def test_too_many_pending_decisions_are_refused() -> None:
    text = busy().text() + "\n".join(['[[pending]]\nask = "hire"\nseat = 0'] * 9)
    with pytest.raises(BadPosition, match="at most 8"):
        GAME.read(text)


def test_a_short_text_is_enough() -> None:
    text = """
        game = "alubari"
        players = 2
        phase = "work"
        bag = {iron = 27, stone = 15, chai = 10, event = 5}
        shed = ["rail-tractor", "toy-train", "garratt", "warehouse", "crew", "luxury", "reliable"]
        aboard = {toy-train = 1, garratt = 1, warehouse = 1, luxury = 1}
        [[pending]]
        ask = "chaiwala"
        seat = 0
        [[estate]]
        name = "alubari"
        rubble = [2, 3, 3, 3]
        [[estate]]
        name = "dooleriah"
        rubble = [4, 6, 3, 0]
        [[estate]]
        name = "samripani"
        rubble = [9, 7, 0, 0]
        [[estate]]
        name = "happy-valley"
        rubble = [3, 3, 4, 3]
        [[seat]]
        markers = 19
        goods = {leaves = 2}
        [[seat]]
        markers = 19
    """
    table = GAME.read(text)
    assert [str(a) for a in table.legal()] == ["leaves", "brew 1", "brew 2"]
    assert table.state().chai_out == 0
    assert table.state().deck_size == 30


def test_a_finished_game_reads_back_with_its_score() -> None:
    table, rng = GAME.new(2, seed=5), random.Random(5)
    while table.actor is not None:
        table.apply(rng.choice(table.legal_ids()))
    again = GAME.read(table.text())
    assert again.outcome() == table.outcome()
    assert again.state().phase == Phase.OVER


@pytest.mark.parametrize("decision", [d for d in Decision if d != Decision.OVER], ids=str)
def test_a_decision_says_its_fields_by_name(decision: Decision) -> None:
    """Each has a place of its own, and is what it was when view and text are read."""
    fields = dict.fromkeys(FIELDS[decision], 1)
    assert len({Detail[name.upper()] for name in fields}) == len(fields)
    table = asking(base(), decision, **fields)
    top = table.view()["pending"][-1]
    assert top.keys() == {"ask", "seat", *fields}
    assert all(f"\n{name} = " in table.text() for name in fields)
    assert GAME.sample(table.view(), seed=1).state().details == table.state().details


def test_a_field_of_another_decision_is_refused() -> None:
    text = asking(base(), Decision.DISCOUNT, station=3).text()
    station = 'station = "siliguri-4"'
    assert station in text
    for put in (f'{station}\noff = "none"', "", 'station = "nowhere"'):
        with pytest.raises(BadPosition):
            GAME.read(text.replace(station, put))
