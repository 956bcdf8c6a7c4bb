"""The technology track: C34 to C36, C44, C52."""

from __future__ import annotations

import pytest

from teahouse.games.ceylon.rules.scoring import is_ahead

from .positions import asked, at, notations, others_turn, run, why

CARD = {"card": "technology/plant"}


def track(*discs: str) -> list[str]:
    """Discs by space: track("BC", "A") has A on the first space."""
    return [*discs, *[""] * (9 - len(discs))]


@pytest.mark.rule("C34")
def test_an_advance_costs_five_and_gives_a_token_and_a_rupee_to_the_others() -> None:
    position = at(**CARD)
    assert run(position, "technology") == [
        "technology-advanced seat=0 origin=0 space=1 cost=5",
        "gift-taken seat=1 giver=0 rupees=1",
        "gift-taken seat=2 giver=0 rupees=1",
    ]
    s = position.state()
    assert s.rupees[:3] == [10, 16, 16]
    assert s.tokens[:3] == [1, 0, 0]
    assert s.space[:3] == [1, 0, 0]
    assert position.view(0)["technology"]["spaces"][:2] == [[2, 1], [0]]


@pytest.mark.rule("C34")
def test_the_active_player_takes_the_rupee_when_another_advances() -> None:
    position = at(**others_turn("plant/technology", 0, 2))
    assert run(position, "technology")[1:] == [
        "gift-taken seat=1 giver=0 rupees=1",
        "gift-taken seat=2 giver=0 rupees=1",
    ]
    assert position.state().rupees[:3] == [10, 16, 16]


@pytest.mark.rule("C13")
@pytest.mark.rule("C34")
def test_tokens_never_run_out() -> None:
    position = at(**CARD, seats={p: {"tokens": 17} for p in range(3)})
    run(position, "technology")
    assert position.state().tokens[0] == 18


@pytest.mark.rule("C34")
@pytest.mark.parametrize(("rupees", "refused"), [(4, "too-few-rupees C18"), (5, "")])
def test_an_advance_needs_its_cost(rupees: int, refused: str) -> None:
    assert why(at(**CARD, seats={0: {"rupees": rupees}}), "technology") == refused


@pytest.mark.rule("C35")
@pytest.mark.parametrize(("space", "points"), [(4, 0), (5, 5), (6, 0), (7, 5)])
def test_a_plus_five_space_scores_when_it_is_reached(space: int, points: int) -> None:
    position = at(**CARD, technology=track("BC", *[""] * (space - 1), "A"))
    events = run(position, "technology")
    scored = [f"plus-five seat=0 space={space + 1} points=5"] if points else []
    assert events[:-2] == [
        f"technology-advanced seat=0 origin={space} space={space + 1} cost=5",
        *scored,
    ]
    assert position.state().score[0] == points
    assert position.view(0)["seats"][0]["earned"]["technology"] == points


@pytest.mark.rule("C35")
def test_on_the_last_space_the_action_is_not_available() -> None:
    last = at(**CARD, technology=["BC", "", "", "", "", "", "", "", "A"])
    assert why(last, "technology") == "last-space C35"
    before = at(**CARD, technology=["BC", "", "", "", "", "", "", "A", ""])
    assert why(before, "technology") == ""


@pytest.mark.rule("C36")
def test_an_arriving_disc_lies_on_top() -> None:
    position = at(**CARD, technology=track("A", "CB"))
    run(position, "technology")
    assert position.view(0)["technology"]["spaces"][:2] == [[], [2, 1, 0]]
    s = position.state()
    assert s.height[:3] == [2, 1, 0]
    assert is_ahead(s, 0, 1)
    assert is_ahead(s, 1, 2)
    assert not is_ahead(s, 2, 0)


@pytest.mark.rule("C36")
def test_discs_above_come_down_when_a_lower_one_leaves() -> None:
    position = at(**CARD, technology=track("BAC"))
    run(position, "technology")
    assert position.view(0)["technology"]["spaces"][:2] == [[1, 2], [0]]
    assert position.state().height[:3] == [0, 0, 1]


@pytest.mark.rule("C36")
def test_a_disc_further_up_is_ahead_of_any_stack() -> None:
    s = at(technology=track("AB", "C")).state()
    assert is_ahead(s, 2, 1)
    assert is_ahead(s, 1, 0)
    assert not is_ahead(s, 0, 2)
    assert not is_ahead(s, 0, 1)


@pytest.mark.rule("C44")
def test_the_technology_point_scores_with_each_advance() -> None:
    position = at(ability="technology", **CARD)
    assert run(position, "technology")[:2] == [
        "technology-advanced seat=0 origin=0 space=1 cost=5",
        "technology-point seat=0 points=1",
    ]
    assert position.state().score[0] == 1
    assert position.view(0)["seats"][0]["earned"]["councillor"] == 1


TILE = {"tiles": "technology move rupees"}


@pytest.mark.rule("C52")
def test_double_step_goes_up_two_spaces_for_one_token() -> None:
    position = at(**CARD, **TILE)
    assert notations(position) == ["technology", "move", "rupees", "use tile"]
    assert run(position, "use tile") == [
        "starting-tile-used seat=0 starting=technology",
        "technology-advanced seat=0 origin=0 space=2 cost=5",
        "gift-taken seat=1 giver=0 rupees=1",
        "gift-taken seat=2 giver=0 rupees=1",
    ]
    s = position.state()
    assert (s.space[0], s.tokens[0], s.rupees[0]) == (2, 1, 10)
    assert s.enhanced == 0


@pytest.mark.rule("C52")
@pytest.mark.parametrize(("space", "spaces"), [(3, []), (4, [6]), (5, [6]), (6, [8])])
def test_double_step_scores_every_plus_five_reached_or_passed(
    space: int, spaces: list[int]
) -> None:
    position = at(**CARD, **TILE, technology=track("BC", *[""] * (space - 1), "A"))
    scored = [e for e in run(position, "use tile") if e.startswith("plus-five")]
    assert scored == [f"plus-five seat=0 space={k} points=5" for k in spaces]


@pytest.mark.rule("C52")
@pytest.mark.parametrize(
    ("space", "refused"), [(6, ""), (7, "one-space-left C52"), (8, "last-space C35")]
)
def test_double_step_needs_two_spaces(space: int, refused: str) -> None:
    position = at(**CARD, **TILE, technology=track("BC", *[""] * (space - 1), "A"))
    assert why(position, "use tile") == refused
    if space == 7:
        assert why(position, "technology") == ""


@pytest.mark.rule("C52")
def test_double_step_needs_the_cost() -> None:
    assert why(at(**CARD, **TILE, seats={0: {"rupees": 4}}), "use tile") == "too-few-rupees C18"


@pytest.mark.rule("C44")
@pytest.mark.rule("C52")
def test_double_step_with_the_technology_point_scores_it_once() -> None:
    position = at(ability="technology", **CARD, **TILE)
    points = [e for e in run(position, "use tile") if e.startswith("technology-point")]
    assert points == ["technology-point seat=0 points=1"]


@pytest.mark.rule("C44")
@pytest.mark.rule("C52")
@pytest.mark.rule("C49")
def test_double_step_on_anothers_turn() -> None:
    position = at(ability="technology", **others_turn("plant/technology"), **TILE)
    run(position, "use tile")
    assert (position.state().space[0], position.state().score[0]) == (2, 1)
    assert asked(position) == (1, "action")


@pytest.mark.rule("C52")
@pytest.mark.rule("C19")
def test_double_step_is_no_extra_action() -> None:
    position = at(card="plant/harvest", **TILE, seats={0: {"tokens": 1}})
    run(position, "use token")
    assert why(position, "use tile") == "not-as-extra C19"
    assert why(position, "technology") == "not-as-extra C19"


@pytest.mark.rule("C44")
@pytest.mark.rule("C52")
@pytest.mark.rule("C20")
def test_the_token_of_a_double_step_may_be_spent_at_once() -> None:
    position = at(ability="technology", **CARD, **TILE)
    run(position, "use tile")
    assert asked(position) == (0, "after")
    run(position, "use token", "rupees")
    assert position.state().tokens[0] == 0
