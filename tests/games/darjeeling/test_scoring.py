"""Phase III, what a shipment brings and where it ends: D29 to D32."""

from __future__ import annotations

import dataclasses

import pytest

from teahouse.games.darjeeling.rules import shipment as rules
from teahouse.games.darjeeling.tables import T

from .positions import (
    BASE,
    asked,
    at,
    changed,
    event_texts,
    notations,
    refused,
    tile_text,
)
from .shipments import NEAR, NO_BLACK, ship, shipping

# D29


@pytest.mark.rule("D29")
def test_the_tiles_used_swap_with_the_pile_in_the_warehouse() -> None:
    position = shipping(NEAR, tiles="b1*3 b2*2 b3 g1", warehouse="b1*2 g2*3 w3", bag="r1*2 b1")
    ship(position, threes=1, twos=2, ones=3)
    s = position.state()
    assert tile_text(s.warehouse) == "b1*3 b2*2 b3*1"
    assert tile_text(s.bag) == "b1*3 g2*3 w3*1 r1*2"
    assert tile_text(s.tiles[0]) == "g1*1"


# D30


@pytest.mark.rule("D30")
@pytest.mark.parametrize(
    ("chute", "points", "after"),
    [
        ("bbggwwrr", 6, "bggwwrrb"),
        ("bgbgwwrr", 5, "gbgwwrrb"),
        ("ggwbbwrr", 3, "ggwbwrrb"),
        ("ggwwrbrb", 0, "ggwwrrbb"),
        ("bggwwrrb", 0, "ggwwrrbb"),
        ("ggwwrrbb", 0, "ggwwrrbb"),
        ("gbwwrrbg", 1, "gwwrrbgb"),
        ("bggwbwrr", 3, "ggwbwrrb"),
    ],
)
def test_the_lower_marker_goes_on_top_and_the_markers_between_score(
    chute: str, points: int, after: str
) -> None:
    names = ["black", "green", "white", "red"]
    order = {name[0]: name for name in names}
    position = shipping(NEAR, chute=" ".join(order[letter] for letter in chute))
    assert f"demand-bonus seat=0 variety=black points={points}" in ship(position, ones=4)
    s = position.state()
    assert "".join(names[marker][0] for marker in s.chute) == after
    lower, upper = (place for place, letter in enumerate(after) if letter == "b")
    assert upper == 7
    assert upper - lower - 1 == points
    assert s.score[0] == points
    assert s.earned[0] == [0, 0, 0, points, 0, 0]


@pytest.mark.rule("D30")
@pytest.mark.parametrize(
    ("variety", "points"), [("black", 6), ("green", 4), ("white", 2), ("red", 0)]
)
def test_each_variety_has_its_own_demand(variety: str, points: int) -> None:
    position = shipping(NEAR, tiles=f"{variety[0]}1*4")
    preview = {"variety": variety, "bonus": points, "loaded": 2, "city": "yes"}
    assert position.preview(f"ship {variety}") == ("ship", preview)
    assert f"demand-bonus seat=0 variety={variety} points={points}" in ship(
        position, variety, ones=4
    )


# D31


@pytest.mark.rule("D31")
@pytest.mark.parametrize(("ones", "points"), [(6, 0), (8, 4), (10, 5), (18, 9)])
def test_from_four_crates_on_each_crate_loaded_scores_a_point(ones: int, points: int) -> None:
    position = shipping(tiles=f"b1*{ones}", board=NO_BLACK)
    events = ship(position, ones=ones)
    assert ("quantity-bonus" in " ".join(events)) == bool(points)
    s = position.state()
    assert s.earned[0] == [0, 0, 0, 6, points, 0]
    assert s.score[0] == 6 + points
    assert (f"quantity-bonus seat=0 points={points}" in events) == bool(points)


@pytest.mark.rule("D31")
@pytest.mark.parametrize(("ones", "points"), [(8, 0), (10, 4)])
def test_crates_loaded_count_not_crates_laid(ones: int, points: int) -> None:
    """Away from the city one crate fewer is loaded."""
    board = NO_BLACK.replace("w1 A> ##", "A> w1 ##")
    position = shipping(tiles=f"b1*{ones}", board=board)
    ship(position, ones=ones)
    assert position.state().earned[0][4] == points


@pytest.mark.rule("D31")
def test_a_bonus_of_one_point_is_told_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "T", dataclasses.replace(T, quantity_from=1))
    position = shipping(tiles="b1*4")
    assert "quantity-bonus seat=0 points=1" in ship(position, ones=4)
    assert position.state().earned[0][4] == 1


@pytest.mark.rule("D31")
@pytest.mark.parametrize(("recalled", "points"), [(0, 0), (1, 0), (2, 4), (3, 5)])
def test_recalled_crates_count_as_loaded(recalled: int, points: int) -> None:
    """Two crates are in the supply, five may be loaded."""
    position = shipping(tiles="b1*10", board=NO_BLACK, quays=[[0, 0], [8, 0], [0, 1]])
    ship(position, ones=10)
    for _ in range(recalled):
        position.apply("recall 1")
    if recalled < 3:
        position.apply("done")
    assert asked(position) == (1, "move")
    assert position.state().earned[0] == [0, 0, 0, 6, points, 0]


# D32


@pytest.mark.rule("D32")
@pytest.mark.parametrize(
    ("use", "spent", "loaded", "bonus"),
    [("none", 0, 1, 6), ("fresh", 1, 2, 6), ("double", 1, 1, 12), ("both", 2, 2, 12)],
)
def test_a_token_keeps_the_tea_fresh_or_doubles_the_demand_bonus(
    use: str, spent: int, loaded: int, bonus: int
) -> None:
    position = shipping(tiles="b1*4", tokens=3)
    ship(position, ones=4)
    assert notations(position) == ["use none", "use fresh", "use double", "use both"]
    assert position.preview(f"use {use}") == (
        "spend",
        {"use": use, "crates": loaded, "bonus": bonus},
    )
    events = event_texts(position.apply(f"use {use}"))
    assert events == [
        *([f"tokens-used seat=0 use={use}"] if spent else []),
        "crates-returned seat=0 crates=1",
        f"ship-loaded seat=0 crates={loaded}",
        f"demand-bonus seat=0 variety=black points={bonus}",
        "ships-scored seat=1 points=1",
    ]
    s = position.state()
    assert (s.tokens[0], s.reserve) == (3 - spent, 7 + spent)
    assert s.earned[0] == [0, 0, 0, bonus, 0, 0]
    assert s.used == 0


@pytest.mark.rule("D32")
def test_the_quantity_bonus_is_never_doubled() -> None:
    position = shipping(tiles="b1*8", board=NO_BLACK, tokens=1)
    ship(position, ones=8, use="double")
    assert position.state().earned[0] == [0, 0, 0, 12, 4, 0]


@pytest.mark.rule("D32")
def test_two_tokens_are_needed_for_both() -> None:
    position = shipping(tiles="b1*4", tokens=1)
    ship(position, ones=4)
    assert notations(position) == ["use none", "use fresh", "use double"]
    assert refused(position, "use both") == ("no-token", "D32")


@pytest.mark.rule("D32")
def test_without_tokens_nothing_is_asked() -> None:
    position = shipping(tiles="b1*4")
    position.apply("ship black")
    assert asked(position) == (1, "move")
    text = changed(
        decision="tokens",
        shipment={"variety": "black", "laid": [4, 0, 0], "on_table": True},
    )
    position = at(text)
    assert notations(position) == ["use none"]
    assert refused(position, "use fresh") == ("no-token", "D32")
    assert refused(position, "use double") == ("no-token", "D32")


@pytest.mark.rule("D32")
def test_fresh_changes_nothing_next_to_a_city() -> None:
    position = shipping(NEAR, tokens=2)
    ship(position, ones=4)
    assert notations(position) == ["use none", "use double"]
    assert refused(position, "use fresh") == ("fresh-changes-nothing", "D32")
    assert refused(position, "use both") == ("fresh-changes-nothing", "D32")


@pytest.mark.rule("D32")
def test_double_changes_nothing_at_bonus_zero() -> None:
    position = shipping(tiles="r1*4", tokens=2)
    ship(position, "red", ones=4)
    assert notations(position) == ["use none", "use fresh"]
    assert refused(position, "use double") == ("double-changes-nothing", "D32")
    assert refused(position, "use both") == ("double-changes-nothing", "D32")


@pytest.mark.rule("D32")
def test_double_at_bonus_one_changes_something() -> None:
    position = shipping(tokens=1, chute="green black white white red red black green")
    ship(position, ones=4)
    assert notations(position) == ["use none", "use fresh", "use double"]
    assert position.preview("use double")[1]["bonus"] == 2


@pytest.mark.rule("D32")
def test_fresh_changes_nothing_when_all_crates_are_loaded_without_it() -> None:
    """Eleven crates laid away from a city load ten, and ten is all there are."""
    board = NO_BLACK.replace("w1 A> ##", "A> w1 ##")
    position = shipping(tiles="b1*20 b2", tokens=2, board=board)
    ship(position, twos=1, ones=20)
    assert refused(position, "use fresh") == ("fresh-changes-nothing", "D32")
    assert notations(position) == ["use none", "use double"]
    position = shipping(tiles="b1*20", tokens=2, board=board)
    ship(position, ones=20)
    assert refused(position, "use fresh") is None


@pytest.mark.rule("D32")
def test_fresh_makes_a_single_crate_shippable() -> None:
    position = shipping(tiles="b1*2", tokens=1)
    assert notations(position) == ["ship black", "keep"]
    assert ship(position, ones=2)[1:4] == [
        "tokens-used seat=0 use=fresh",  # the only way, not asked
        "crates-returned seat=0 crates=1",
        "ship-loaded seat=0 crates=1",
    ]
    assert position.state().tokens[0] == 0


@pytest.mark.rule("D32")
def test_a_token_won_this_turn_may_be_used() -> None:
    position = at(BASE.replace("g1 A>", "g3 A>"), seat={0: {"tiles": "b1*2"}})
    position.apply("a2")
    assert notations(position) == ["ship black", "keep"]
    assert "tokens-used seat=0 use=fresh" in ship(position, ones=2)
    s = position.state()
    assert (s.tokens[0], s.reserve) == (0, 10)


@pytest.mark.rule("D32")
def test_tokens_are_used_with_a_shipment_only() -> None:
    position = shipping(tokens=2)
    assert refused(position, "use fresh") == ("not-asked", "")
    assert refused(at(seat={0: {"tokens": 1}}, reserve=9), "use double") == ("not-asked", "")


@pytest.mark.rule("D07")
def test_no_more_crates_are_promised_than_a_player_has() -> None:
    """Twelve crates close, ten can be on ships."""
    held = {0: {"tiles": "b1*13 b2*4 b3*1"}}
    position = at(changed(decision="ship", seat=held))
    assert position.preview("ship black")[1]["loaded"] == 10
    for action in ("ship black", "threes 1", "twos 4", "ones 13"):
        position.apply(action)
        if position.decision is not None and position.decision.name == "RECALL":
            break
    mine = position.view(0)["seats"][0]
    aboard = sum(quay["crates"][0] for quay in position.view(0)["quays"])
    assert mine["supply"] + aboard == 10
