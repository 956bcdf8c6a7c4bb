"""Set-up: C01, C02, C06 to C12, C48, C57."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from teahouse.core.errors import BadOption
from teahouse.core.game import Game, Position
from teahouse.games.ceylon.game import GAME as DEFINITION
from teahouse.games.ceylon.hexes import HEXES, PLACES
from teahouse.games.ceylon.state import ActionKind, Councillor, District
from teahouse.games.ceylon.tables import T

from .positions import GAME, OTHER_COMPONENTS, asked, event_texts, notations, run, why


def names(position: Position) -> list[str]:
    return [e.split()[0] for e in event_texts(position.opening())]


def settle(position: Position) -> list[str]:
    """Place all first plantations, always on the first hex offered."""
    happened: list[str] = []
    while asked(position)[1] == "first":
        happened += run(position, notations(position)[0])
    return happened


@pytest.mark.rule("C01")
def test_the_options_and_their_defaults() -> None:
    assert {o.name: o.default for o in GAME.options.values()} == {
        "players": 3,
        "starting_tiles": False,
        "left_out": "random",
        "terrain": "random",
        "first": "random",
    }
    assert GAME.options["left_out"].choices == ("random", "uva", "dimbula")
    assert GAME.options["terrain"].choices == ("random", "players")
    assert GAME.new(players=2, seed=1).players == 2
    assert GAME.new(players=4, seed=1).players == 4


@pytest.mark.rule("C01")
@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"players": 1}, "players goes from 2 to 4, not 1"),
        ({"players": 5}, "players goes from 2 to 4, not 5"),
        ({"left_out": "kandy"}, "left_out is one of random, uva, dimbula, not 'kandy'"),
        ({"terrain": "flat"}, "terrain is one of random, players, not 'flat'"),
        ({"players": 3, "first": 3}, "first is random or a seat from 0 to 2, not 3"),
        ({"starting_tiles": "maybe"}, "starting_tiles is true or false, not 'maybe'"),
    ],
)  # fmt: skip
def test_other_options_are_refused(options: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.new(seed=1, **options)
    assert str(refused.value) == said


@pytest.mark.rule("C01")
def test_options_without_meaning_fall_back_to_random() -> None:
    assert GAME.options.resolve({"players": 3, "left_out": "uva"})["left_out"] == "random"
    assert GAME.options.resolve({"players": 2, "left_out": "uva"})["left_out"] == "uva"
    resolved = GAME.options.resolve({"first": 1, "starting_tiles": True})
    assert resolved["first"] == "random"
    assert GAME.options.resolve({"first": 1})["first"] == 1


@pytest.mark.rule("C02")
def test_the_map_has_four_districts_of_eight_hexes() -> None:
    assert Counter(T.district) == {0: 8, 1: 8, 2: 8, 3: 8}
    # Axial (q, r), as the notes on the components give them.
    dimbula = [(0, 0), (1, 0), (-1, 1), (0, 1), (-1, 2), (0, 2), (-2, 3), (-1, 3)]
    kandy = [(2, 0), (3, 0), (4, 0), (1, 1), (2, 1), (3, 1), (4, 1), (3, 2)]
    assert [PLACES[h] for h in T.hexes[0]] == dimbula
    assert [PLACES[h] for h in T.hexes[2]] == kandy


@pytest.mark.rule("C02")
@pytest.mark.parametrize("district", ["uva", "dimbula"])
def test_with_two_players_a_district_is_out_for_every_purpose(district: str) -> None:
    position = GAME.new(players=2, seed=3, left_out=district)
    assert event_texts(position.opening())[0] == f"district-left-out district={district}"
    view = position.view(None)
    assert view["left_out"] == district
    assert district not in view["councillors"]
    assert len(view["councillors"]) == 3
    assert view["terrain"]["laid"][district] is None
    out = [c for row in view["map"] for c in row if not c["in_play"]]
    assert len(out) == 8
    assert {c["district"] for c in out} == {district}
    assert all(c["level"] == 0 for c in out)
    assert why(position, f"found {out[0]['hex']}") == "hex-out C02"


@pytest.mark.rule("C02")
def test_the_district_left_out_is_drawn_unless_chosen() -> None:
    drawn = Counter(GAME.new(players=2, seed=k).view(None)["left_out"] for k in range(60))
    assert set(drawn) == {"uva", "dimbula"}
    assert min(drawn.values()) > 15
    assert GAME.new(players=3, seed=1).view(None)["left_out"] is None
    assert names(GAME.new(players=3, seed=1))[0] == "councillor-seated"


@pytest.mark.rule("C06")
def test_councillors_are_drawn_one_for_each_district() -> None:
    seen: Counter[tuple[int, int]] = Counter()
    for seed in range(300):
        office = GAME.new(players=4, seed=seed).state().office
        assert sorted(d for d in office if d >= 0) == [0, 1, 2, 3]
        seen.update((c, d) for c, d in enumerate(office) if d >= 0)
    assert set(seen) == {(c, d) for c in range(8) for d in range(4)}
    assert min(seen.values()) > 20  # 37 expected
    events = event_texts(GAME.new(players=4, seed=0).opening())[:4]
    office = GAME.new(players=4, seed=0).state().office
    assert events == [
        f"councillor-seated district={d.name.lower()} "
        f"councillor={Councillor(office.index(d)).name.lower()}"
        for d in District
    ]


@pytest.mark.rule("C07")
def test_cards_and_contracts_are_laid_out() -> None:
    position = GAME.new(players=3, seed=4)
    s = position.state()
    assert sum(s.deck) == 46
    assert s.deck == [5, 5, 4, 5, 5, 4, 5, 4, 5, 4]
    assert sum(s.pile) == 17
    assert all(k >= 0 for k in s.wagon)
    laid = [e for e in event_texts(position.opening()) if e.startswith("contract-laid")]
    assert [e.split()[1] for e in laid] == ["wagon=1", "wagon=2", "wagon=3"]
    asks = T.asks[s.wagon[0]]
    company = T.company[s.wagon[0]] + 1
    assert laid[0].split()[2:] == [
        f"company={company}", f"black={asks[0]}", f"green={asks[1]}", f"white={asks[2]}",
    ]  # fmt: skip


@pytest.mark.rule("C07")
def test_any_contract_can_lie_on_the_first_wagon() -> None:
    seen = Counter(GAME.new(players=3, seed=k).state().wagon[0] for k in range(400))
    assert set(seen) == {k for k in range(20) if T.contracts[k]}
    twice = [seen[k] for k in seen if T.contracts[k] == 2]
    once = [seen[k] for k in seen if T.contracts[k] == 1]
    assert sum(twice) / len(twice) > 1.5 * sum(once) / len(once)


@pytest.mark.rule("C08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_bonus_tokens_lie_in_order_with_any_number_of_players(players: int) -> None:
    assert GAME.new(players=players, seed=1).view(None)["bonuses"] == [10, 6, 3, 1]


@pytest.mark.rule("C09")
def test_what_each_player_starts_with() -> None:
    view = GAME.new(players=4, seed=1).view(None)
    for seat in view["seats"]:
        assert seat["markers"] == 8
        assert seat["rupees"] == 15
        assert seat["tea"] == {"black": 1, "green": 0, "white": 0}
        assert (seat["score"], seat["tokens"], seat["technology"]) == (0, 0, 0)
        assert (seat["councillors"], seat["contracts"], seat["bonus"]) == ([], [], None)
        assert seat["pawn"] is None
    s = GAME.new(players=2, seed=1).state()
    assert s.markers == [8, 8, 0, 0]
    assert s.rupees == [15, 15, 0, 0]


@pytest.mark.rule("C10")
def test_the_starting_player_is_drawn_or_chosen() -> None:
    drawn = Counter(GAME.new(players=4, seed=k).view(None)["starting_player"] for k in range(120))
    assert set(drawn) == {0, 1, 2, 3}
    position = GAME.new(players=4, seed=1, first=2)
    assert "starting-player seat=2" in event_texts(position.opening())
    assert asked(position) == (2, "first")


@pytest.mark.rule("C10")
def test_first_plantations_go_on_level_0_of_districts_nobody_has() -> None:
    position = GAME.new(players=4, seed=5, first=1)
    s = position.state()
    order = []
    while asked(position)[1] == "first":
        seat = position.actor
        order.append(seat)
        taken = {T.district[h] for h in range(HEXES) if s.owner[h] >= 0}
        for h in range(HEXES):
            name = GAME.codec.actions[111 + h]
            expected = (
                "not-level-0 C10"
                if s.level[h]
                else "district-taken C10"
                if T.district[h] in taken
                else ""
            )
            assert why(position, str(name)) == expected
        chosen = notations(position)[0]
        events = run(position, chosen)
        where = chosen.removeprefix("found ")
        assert events[:2] == [
            f"first-plantation seat={seat} hex={where}",
            f"space-freed seat={seat} spaces=1",
        ]
        view = position.view(None)["seats"][seat or 0]
        assert (view["pawn"], view["markers"], view["rupees"]) == (where, 7, 15)
        assert view["free_spaces"] == 1
    assert order == [1, 2, 3, 0]


@pytest.mark.rule("C11")
@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 0), (4, 2)])
def test_the_starting_players_disc_lies_on_top(players: int, first: int) -> None:
    view = GAME.new(players=players, seed=1, first=first).view(None)
    order = [(first + k) % players for k in range(players)]
    assert view["technology"]["spaces"][0] == order[::-1]
    assert view["technology"]["points"] == [0, 0, 0, 0, 0, 0, 5, 0, 5]


@pytest.mark.rule("C12")
def test_hands_are_dealt_after_the_last_first_plantation() -> None:
    position = GAME.new(players=3, seed=7, first=1)
    while notations(position)[0].startswith("found") and position.state().depth > 2:
        assert sum(map(sum, position.state().hand)) == 0
        run(position, notations(position)[0])
    events = run(position, notations(position)[0])
    drawn = [e for e in events if "card-drawn" in e]
    expected = []
    for seat in (1, 1, 1, 2, 2, 2, 0, 0, 0):
        expected += [f"[{seat}] card-drawn seat={seat}"]
        expected += [f"[not {seat}] hidden-card-drawn seat={seat}"]
    assert [e.split(" card=")[0] for e in drawn] == expected
    assert [sum(h) for h in position.state().hand] == [3, 3, 3, 0]
    assert sum(position.state().deck) == 37
    assert asked(position) == (1, "card")
    assert position.view(1)["active"] == 1


@pytest.mark.rule("C48")
def test_starting_tiles_are_dealt_open_and_the_lowest_number_starts() -> None:
    seen: Counter[tuple[int, int]] = Counter()
    for seed in range(150):
        position = GAME.new(players=4, seed=seed, starting_tiles=True)
        view = position.view(None)
        numbers = [seat["starting_number"] for seat in view["seats"]]
        assert len(set(numbers)) == 4
        assert view["starting_player"] == numbers.index(min(numbers))
        assert not any(seat["starting_tile_used"] for seat in view["seats"])
        seen.update(enumerate(numbers))
    assert set(seen) == {(p, n) for p in range(4) for n in range(1, 8)}


@pytest.mark.rule("C48")
def test_first_plantations_follow_the_numbers_and_turns_the_seats() -> None:
    found_other_order = False
    for seed in range(30):
        position = GAME.new(players=4, seed=seed, starting_tiles=True)
        numbers = [seat["starting_number"] for seat in position.view(None)["seats"]]
        first = position.view(None)["starting_player"]
        order = []
        while asked(position)[1] == "first":
            order.append(position.actor)
            run(position, notations(position)[0])
        assert order == sorted(range(4), key=lambda p: numbers[p])
        clockwise = [(first + k) % 4 for k in range(4)]
        found_other_order |= order != clockwise
        assert position.view(None)["technology"]["spaces"][0] == clockwise[::-1]  # C11
        assert asked(position) == (first, "card")
        run(position, notations(position)[0], "rupees", "rupees", "rupees", "rupees")
        assert asked(position) == ((first + 1) % 4, "card")
    assert found_other_order


@pytest.mark.rule("C48")
@pytest.mark.rule("C57")
def test_dealt_tiles_are_told_with_their_numbers() -> None:
    position = GAME.new(players=2, seed=2, starting_tiles=True)
    tiles = position.state().tile[:2]
    dealt = [e for e in event_texts(position.opening()) if e.startswith("starting-tile-dealt")]
    assert dealt == [
        f"starting-tile-dealt seat={p} starting={ActionKind(tiles[p]).name.lower()} "
        f"number={T.tile_number[tiles[p]]}"
        for p in range(2)
    ]


@pytest.mark.rule("C57")
def test_the_numbers_of_the_starting_tiles() -> None:
    numbers = {kind.name.lower(): T.tile_number[kind] for kind in ActionKind}
    assert numbers == {
        "rupees": 1, "move": 2, "plant": 3, "technology": 4,
        "councillor": 5, "harvest": 6, "trade": 7,
    }  # fmt: skip


@OTHER_COMPONENTS
@pytest.mark.rule("C48")
def test_other_numbers_make_another_starting_player() -> None:
    turned = {kind.name.lower(): 8 - T.tile_number[kind] for kind in ActionKind}
    other = Game(DEFINITION, GAME.components.replaced({"starting_tiles": turned}))
    for seed in range(10):
        here = GAME.new(players=3, seed=seed, starting_tiles=True).view(None)
        there = other.new(players=3, seed=seed, starting_tiles=True).view(None)
        numbers = [seat["starting_number"] for seat in here["seats"]]
        assert there["starting_player"] == numbers.index(max(numbers))


def test_the_order_of_the_opening() -> None:
    assert names(GAME.new(players=3, seed=1)) == [
        *["councillor-seated"] * 4,
        *["contract-laid"] * 3,
        "starting-player",
        *["shape-drawn"] * 4,
        *["terrain-drawn"] * 4,
    ]
    settle(GAME.new(players=3, seed=1))
