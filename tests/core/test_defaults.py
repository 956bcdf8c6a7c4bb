"""What stands for the parts that a small game leaves out, on a game of a few lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

import pytest

from teahouse.core import hooks
from teahouse.core.actions import Action, Codec
from teahouse.core.conformance import run
from teahouse.core.definition import Definition, Rules
from teahouse.core.errors import BadPosition, RuleError
from teahouse.core.game import Game
from teahouse.core.options import Option, Options
from teahouse.core.reasons import GAME_OVER, OK


@dataclass(slots=True)
class State:
    rng: Annotated[list[int], "i8", 4]
    players: Annotated[int, "i1"]
    strong: Annotated[int, "i1"]  # an option that is on or off
    tea: Annotated[int, "i1"]  # an option with choices
    turns: Annotated[int, "i1"]
    sips: Annotated[list[list[int]], "i2", 2, 2]  # by seat and by size


@dataclass(frozen=True)
class TakeSip(Action):
    size: Annotated[int, range(2)]

    def __str__(self) -> str:
        return f"sip {self.size}"


def set_up(s: State, ev: list[int]) -> None:
    s.turns = 6


def apply(s: State, action: int, ev: list[int]) -> None:
    s.sips[actor(s)][action] += 1
    s.turns -= 1


def refusal(s: State, action: int) -> int:
    return OK if s.turns > 0 else GAME_OVER


def actor(s: State) -> int:
    return s.turns % s.players if s.turns > 0 else -1


def seats(s: State) -> int:
    return s.players


def points(s: State, seat: int) -> int:
    return s.sips[seat][0] + 2 * s.sips[seat][1]


def options(tables: None) -> Options:
    return Options(
        Option("players", 2, low=1, high=2),
        Option("strong", False),
        Option("tea", "green", choices=("black", "green", "white")),
    )


DEFINITION = Definition(
    name="sips",
    version=1,
    rules=Rules(
        hooks={
            hooks.set_up: set_up,
            hooks.apply: apply,
            hooks.refusal: refusal,
            hooks.actor: actor,
            hooks.seats: seats,
            hooks.points: points,
        },
        state=State,
        limits=hooks.Limits(actions=2, seats=2, steps=6, rows=10),
        codec=Codec(TakeSip),
        events=(),
        options=options,
    ),
)
GAME = Game(DEFINITION)


def test_a_game_of_nothing_but_rules_keeps_the_contract() -> None:
    report = run(GAME, compiled=False)
    assert report.findings == []
    assert report.steps > 30


def test_options_stand_in_the_fields_of_their_names() -> None:
    start = GAME.new(players=1, seed=1, strong=True, tea="white")
    assert "tea = 2" in start.text()
    assert start.view()["options"] == {"players": 1, "strong": True, "tea": "white"}
    assert start.journal().options == {"players": 1, "strong": True, "tea": "white"}


def test_legal_actions_follow_from_refusals_and_places_from_points() -> None:
    s = GAME.new(seed=1)
    assert s.decision is not None
    assert s.decision.name == "TURN"
    while s.actor is not None:
        assert s.legal_ids() == [0, 1]
        s.apply(s.actor)
    outcome = s.outcome()
    assert outcome is not None
    assert (outcome.points, outcome.ranks) == ((3, 6), (2, 1))
    assert outcome.breakdown == ({"points": 3}, {"points": 6})


def test_a_view_shows_everything_but_the_generator() -> None:
    shown = GAME.new(seed=1).view(0)
    assert shown["state"] == {"turns": 6, "sips": [[0, 0], [0, 0]]}
    assert shown["points"] == [0, 0]
    assert GAME.sample(shown, seed=5).view(0) == shown


def test_standings_are_the_points_as_they_stand() -> None:
    s = GAME.new(seed=1)
    s.apply("sip 1")
    standings = s.standings()
    assert [each["sources"] for each in standings["seats"]] == [{"points": 2}, {"points": 0}]
    assert [each["place"] for each in standings["seats"]] == [1, 2]
    assert (standings["races"], standings["seats"][0]["goals"]) == ([], [])


def test_choices_are_called_after_their_action() -> None:
    assert GAME.new(seed=1).preview("sip 1") == ("take-sip", {"size": 1})
    assert DEFINITION.presentation.previews == {"take-sip": ("size",)}


def test_the_board_is_a_list_of_fields() -> None:
    shown: Any = GAME.new(seed=1).view(0)
    lines = DEFINITION.presentation.sketch(shown, lambda key, **values: key, [])
    assert "".join(span.text for span in lines[-1]) == "sips: (0 0) (0 0)"


def test_a_position_text_lists_the_fields() -> None:
    s = GAME.new(seed=1)
    s.apply("sip 1")
    assert "sips = [[0, 1], [0, 0]]" in s.text()
    assert GAME.read(s.text()).digest() == s.digest()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('game = "sips"', 'game = "gulps"', "no position of sips"),
        ("turns = 6", "turns = ", "no position text"),
        ("turns = 6\n", "", "turns"),
        ("turns = 6", "turns = 6\nspoons = 1", "spoons"),
        ("turns = 6", "turns = true", "whole numbers"),
        ("turns = 6", "turns = 1000", "does not fit"),
        ("[[0, 0], [0, 0]]", "[[0, 0]]", "a list of 2"),
        ("[[0, 0], [0, 0]]", "0", "a list of 2"),
    ],
)
def test_a_text_that_is_no_position_is_refused(old: str, new: str, said: str) -> None:
    text = GAME.new(seed=1).text()
    assert old in text
    with pytest.raises(BadPosition, match=said):
        GAME.read(text.replace(old, new))


def test_a_definition_is_changed_wherever_the_value_belongs() -> None:
    assert DEFINITION.changed(minutes=5).presentation.minutes == 5
    assert DEFINITION.changed(point_unit=2).rules.point_unit == 2
    assert DEFINITION.changed(version=2).version == 2
    with pytest.raises(RuleError, match="no spoons"):
        DEFINITION.changed(spoons=1)
