"""Replaced components: used everywhere, refused with the reason where they do not add up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests import refusals

import teahouse
from teahouse.core.game import Game
from teahouse.games.darjeeling.crate_closing import closes
from teahouse.games.darjeeling.tables import T

from .positions import BASE, GAME, OTHER_COMPONENTS, asked, at, event_texts, notations, refused

NEAR = BASE.replace("g1 A> w1 ##", "g1 w1 A> ##")


def replaced(**changes: Any) -> Game:
    return teahouse.game("darjeeling", changes)


# Used


@OTHER_COMPONENTS
@pytest.mark.rule("D04")
def test_a_replaced_strip_gives_quays_points_and_previews() -> None:
    game = replaced(strips={"2": {"multipliers": [9, 5, 4, 0]}})
    to: dict[str, Any] = {
        "quays": [[0, 0], [3, 2], [0, 1], [2, 3]],
        "decision": "ship",
        "game": game,
    }
    position = at(seat={0: {"tiles": "b1*16", "score": 10}}, board=SPARE, **to)
    view = position.view(0)
    assert [quay["multiplier"] for quay in view["quays"]] == [0, 4, 5, 9]
    assert [seat["next_ships"] for seat in view["seats"]] == [15, 14]
    copy = position.copy()
    assert event_texts(copy.apply("keep"))[-1] == "ships-scored seat=1 points=14"
    position.apply("ship black")
    events = event_texts(position.apply("ones 16"))
    assert events[1:] == [
        "crates-returned seat=0 crates=2",
        "crates-returned seat=1 crates=3",
        "ship-loaded seat=0 crates=7",
    ]
    assert position.preview("recall 2") == ("recall", {"quay": 2, "multiplier": 4})
    assert [quay[0] for quay in position.state().aboard[:4]] == [0, 3, 0, 7]
    assert game.new(players=3, seed=1).view()["quays"][4]["multiplier"] == 3


SPARE = """
g1 g1 g1 g1 g1 g1
g1 w1 A> ## r1 r1
g1 g1 w1 w1 r1 B<
.. g2 w2 r2 w2 ..
"""


@OTHER_COMPONENTS
@pytest.mark.rule("D14")
@pytest.mark.rule("D15")
def test_replaced_costs_are_previewed_and_paid() -> None:
    game = replaced(costs={"turn_back": 7, "pass_tile": 3, "pass_city": 5, "pass_collector": 11})
    board = "b1 b1 b1 b1 b1 b1 b1\nA< w1 ## r1 B< g1 g2\ng1 g1 g1 g1 g1 g1 g1"
    position = at(board=board, game=game, seat={0: {"tiles": "b1*4"}})
    costs = {cell: position.preview(cell)[1]["cost"] for cell in notations(position)}
    assert costs == {"b2": 7, "d2": 15, "f2": 29, "g2": 32, "a1": 0, "a3": 0}
    assert event_texts(position.apply("g2"))[0].endswith("cost=32")
    assert position.state().earned[0] == [0, -7, -25, 0, 0, 0]


@OTHER_COMPONENTS
@pytest.mark.rule("D06")
@pytest.mark.rule("D07")
def test_replaced_numbers_of_tokens_and_crates_are_laid_out() -> None:
    game = replaced(box={"action_tokens": 4, "crates_per_player": 6})
    s = game.new(players=2, seed=1, first=0).state()
    assert (s.reserve, s.supply[:2]) == (4, [4, 5])


@OTHER_COMPONENTS
@pytest.mark.rule("D32")
def test_fresh_is_of_no_use_once_the_replaced_crates_are_all_loaded() -> None:
    game = replaced(box={"crates_per_player": 3})
    to: dict[str, Any] = {"decision": "ship", "game": game, "reserve": 9}
    position = at(seat={0: {"tiles": "b1*6", "tokens": 1}}, **to)
    position.apply("ship black")
    position.apply("ones 6")
    assert notations(position) == ["use none", "use double"]
    position = at(seat={0: {"tiles": "b1*4", "tokens": 1}}, **to)
    position.apply("ship black")
    if asked(position) == (0, "lay_ones"):
        position.apply("ones 4")
    assert notations(position) == ["use none", "use fresh", "use double"]


@OTHER_COMPONENTS
@pytest.mark.rule("D31")
@pytest.mark.rule("D34")
def test_replaced_scoring_is_used() -> None:
    game = replaced(scoring={"quantity_bonus_from": 2, "penalty_per_half": 1000, "target": 8})
    assert game.new(seed=1).view()["options"]["target"] == 8
    tiles = {0: {"tiles": "b1*4 r3"}, 1: {"tiles": "w3*3 g3*3 r3*2 r2*6"}}
    position = at(NEAR, decision="ship", game=game, seat=tiles)
    position.apply("ship black")
    events = event_texts(position.apply("ones 4")) if asked(position) else []
    s = position.state()
    assert s.score[:2] == [6 + 2 - 3000, -36000], events
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.points == (-2992.0, -36000.0)
    assert game.load(position.dump()).outcome() == outcome  # more than two bytes hold


@OTHER_COMPONENTS
@pytest.mark.rule("D02")
def test_replaced_tiles_fill_the_bag() -> None:
    game = replaced(tiles={"black": [31, 7, 3], "red": [0, 0, 0]}, box={"tea_tiles": 97})
    s = game.new(players=2, seed=1).state()
    on_map = [s.cells.count(3 + kind) for kind in range(12)]
    total = [n + m for n, m in zip(s.bag, on_map, strict=True)]
    assert total == [31, 7, 3, 19, 7, 3, 17, 7, 3, 0, 0, 0]


@pytest.mark.rule("D01")
def test_a_replaced_shape_is_the_default_of_the_option() -> None:
    game = replaced(halves={"two_half": "opposite"})
    assert game.new(seed=1).view()["options"]["two_half"] == "opposite"
    chosen = game.new(seed=1, two_half="adjacent")
    assert chosen.view()["options"]["two_half"] == "adjacent"


@OTHER_COMPONENTS
@pytest.mark.rule("D03")
@pytest.mark.rule("D37")
def test_a_replaced_map_is_laid_out_and_must_be_playable() -> None:
    grid = "TTTT\nTTTT\nTCTT\nTTTT\n"
    game = replaced(maps={"india": {"grid": grid}})
    assert [len(row) for row in game.new(players=2, seed=1).view()["map"]] == [4, 4, 4, 4]
    line = replaced(maps={"india": {"grid": "TTTTTTCTTTTTT\n"}})
    assert line.new(players=2, seed=1).actor is not None
    with pytest.raises(teahouse.BadOption, match="without a start: others at a1 m1"):
        line.new(players=3, seed=1)
    with pytest.raises(teahouse.BadOption, match="12 to 80 tile spaces, not 2"):
        replaced(maps={"china": {"grid": "TTC\n"}}).new(players=2, seed=1, map="china")


def test_a_component_file_replaces_values_and_names_the_set(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[costs]\nturn_back = 3\nnote = "house rule"\n')
    game = teahouse.game("darjeeling", file)
    assert game.tables.turn_back == 3
    assert game.components.digest != GAME.components.digest
    facts = {fact.path: fact for fact in game.components.facts()}
    assert (facts["costs.turn_back"].src, facts["costs.turn_back"].note) == (
        "replaced",
        "house rule",
    )
    assert game.new(seed=1).journal().components == {
        "costs": {"turn_back": 3, "note": "house rule"}
    }


def test_every_printed_value_says_where_it_comes_from() -> None:
    facts = list(GAME.components.facts())
    assert {fact.src for fact in facts} <= {"rulebook", "found", "inferred", "reconstructed"}
    assert {fact.path for fact in facts if fact.src == "rulebook"} >= {"box.tea_tiles", "tiles.red"}


# Refused


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"tiles": {"black": [32, 7, 3]}}, "tiles.black: whole numbers from 0 to 31 are needed"),
    (
        {"tiles": {"black": [21, 8, 3]}},
        "tiles.black: D24 knows 7 two-half and 3 three-half tiles at most",
    ),
    (
        {"tiles": {"red": [15, 7, 4]}},
        "tiles.red: D24 knows 7 two-half and 3 three-half tiles at most",
    ),
    ({"tiles": {"red": [15, 7]}}, "tiles.red: 3 numbers are needed, not 2"),
    ({"tiles": {"red": [15, 6, 3]}}, "box.tea_tiles says 112, but the values add up to 111"),
    ({"box": {"tea_tiles": 113}}, "box.tea_tiles says 113, but the values add up to 112"),
    ({"box": {"tea_tiles": 128}}, "box.tea_tiles: whole numbers from 1 to 127 are needed"),
    (
        {"box": {"demand_markers_per_variety": 3}},
        "box.demand_markers_per_variety: whole numbers from 2 to 2 are needed",
    ),
    ({"box": {"action_tokens": 101}}, "box.action_tokens: whole numbers from 0 to 100"),
    ({"box": {"crates_per_player": 1}}, "box.crates_per_player: whole numbers from 2 to 41"),
    ({"box": {"crates_per_player": 42}}, "box.crates_per_player: whole numbers from 2 to 41"),
    ({"strips": {"4": {"multipliers": [3, 2, 1]}}}, "strips.4.multipliers: 4 to 7 entries"),
    (
        {"strips": {"2": {"multipliers": [3, 3, 3, 3, 3, 2, 2, 1]}}},
        "strips.2.multipliers: 2 to 7 entries",
    ),
    (
        {"strips": {"2": {"multipliers": [1, 2, 3]}}},
        "strips.2.multipliers: numbers that never rise are needed",
    ),
    ({"strips": {"2": {"multipliers": [10, 2, 1]}}}, "strips.2.multipliers: whole numbers"),
    ({"costs": {"turn_back": 21}}, "costs.turn_back: whole numbers from 0 to 20"),
    ({"costs": {"pass_tile": -1}}, "costs.pass_tile: whole numbers from 0 to 20"),
    ({"costs": {"turn_left": 1}}, "costs.turn_left is not a component of this game"),
    ({"scoring": {"target": 0}}, "scoring.target: whole numbers from 1 to 1000"),
    ({"scoring": {"penalty_per_half": 1001}}, "scoring.penalty_per_half: whole numbers"),
    ({"halves": {"two_half": "both"}}, "halves.two_half: one of adjacent, opposite"),
    ({"maps": {"india": {"grid": "TXT"}}}, "maps.india.grid: a map is written with T, C and"),
    ({"maps": {"india": {"players": [6]}}}, "maps.india.players: whole numbers from 2 to 5"),
    (
        {"maps": {"china": {"grid": "TTTTTTTTTTTTTTTT\n" * 8}}},
        "maps.china.grid: 128 tile spaces, more than there are tiles",
    ),
]


def refusal(changes: dict[str, Any]) -> teahouse.BadComponents:
    with pytest.raises(teahouse.BadComponents) as error:
        teahouse.game("darjeeling", changes)
    return error.value


@pytest.mark.parametrize(("changes", "why"), REFUSED, ids=str)
@pytest.mark.rule("D37")
def test_components_beyond_their_bounds_are_refused(changes: dict[str, Any], why: str) -> None:
    assert str(refusal(changes)).startswith(why)


def test_every_refusal_of_values_is_told_in_all_languages() -> None:
    codes = {refusals.readable_code("darjeeling", refusal(changes)) for changes, _ in REFUSED}
    assert codes >= refusals.component_codes("darjeeling")


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        (
            {"strips": {"3": {"multipliers": [0, 0, 0]}}},
            "strips.3.multipliers: at least",
        ),
        ({"maps": {"india": {"grid": "TTTT.T\nTTTC..\nTTTT..\n"}}}, "maps.india.grid: all spaces"),
        ({"maps": {"china": {"grid": "TTTT\nTTTT\nTTTT\n"}}}, "maps.china.grid: a map has 1"),
    ],
    ids=str,
)
def test_values_nobody_would_print_are_refused(changes: dict[str, Any], why: str) -> None:
    found = teahouse.game("darjeeling", changes)
    with pytest.raises(teahouse.BadComponents) as error:
        found.definition.rules.sensible(found.components)
    assert str(error.value).startswith(why)
    assert refusals.readable_code("darjeeling", error.value)


@OTHER_COMPONENTS
@pytest.mark.rule("D37")
def test_an_own_map_needs_as_many_tiles_as_spaces() -> None:
    few = {"black": [14, 0, 0], "green": [0, 0, 0], "white": [0, 0, 0], "red": [0, 0, 0]}
    maps = {name: {"grid": "TTTT\nTTTT\nTCTT\n"} for name in ("india", "sri_lanka", "china")}
    game = replaced(tiles=few, box={"tea_tiles": 14}, maps=maps)
    with pytest.raises(teahouse.BadOption, match="more spaces than there are tiles"):
        game.new(players=2, seed=1, map="TTTT\nTTTT\nTCTT\nTTTT")
    assert game.new(players=2, seed=1, map="TTTT\nTTTT\nTCTT\nTT.T").actor is not None


# The tables


@pytest.mark.rule("D24")
@pytest.mark.rule("D26")
def test_the_table_of_what_can_be_laid_is_what_closes_and_loads() -> None:
    for shape, fewest, threes, twos in (
        (a, b, c, d) for a in (0, 1) for b in (1, 2) for c in range(4) for d in range(8)
    ):
        bits = T.layable[shape][fewest - 1][threes][twos]
        for ones in range(32):
            crates = (ones + 2 * twos + 3 * threes) // 2
            expected = closes(ones, twos, threes, shape == 1) and crates >= fewest
            assert bool(bits >> ones & 1) == expected
        assert bits < 1 << 32


def test_the_default_tables_are_those_of_the_box() -> None:
    assert (T.tokens, T.crates, T.turn_back, T.pass_tile, T.pass_city, T.pass_collector) == (
        10, 10, 2, 1, 2, 2,
    )  # fmt: skip
    assert (T.quantity_from, T.per_half, T.target, T.two_half) == (4, 1, 100, 0)
    assert refused(at(), "c2") is None
