"""The board of Darjeeling as the terminal shows it."""

from __future__ import annotations

import random
from typing import Any

import pytest

import teahouse
from teahouse.core.game import Position
from teahouse.games.darjeeling.sketch import WIDTH, sketch
from teahouse.i18n import LANGUAGES, Texts

GAME = teahouse.game("darjeeling")
WIDE = "\n".join(["T" * 16, "TC" + "T" * 14, "T" * 16, "T" * 16])


def drawn(
    position: Position, viewer: int | None = None, language: str = "en", lit: bool = True
) -> str:
    chosen = [str(a) for a in position.legal()] if lit else []
    lines = sketch(position.view(viewer), Texts(language), chosen)
    return "\n".join("".join(span.text for span in line) for line in lines)


def after(position: Position, *actions: str) -> Position:
    for action in actions:
        position.apply(action)
    return position


def mid_game(steps: int, seed: int, **options: Any) -> Position:
    position = GAME.new(seed=seed, **options)
    rng = random.Random(seed)
    for _ in range(steps):
        if position.actor is not None:
            position.apply(rng.choice(position.legal_ids()))
    return position


def test_the_board_at_the_start() -> None:
    position = GAME.new(players=3, seed=5, first=2)
    assert drawn(position, lit=False).startswith(
        "     a   b   c   d   e   f   g   h   i     Harbour    I  S  M \n"
        "  1              b1  b1                    quay 5 ×3  ·  ·  · \n"
        "  2          b1  r3  b1                    quay 4 ×2  ·  ·  · \n"
        "  3          g2  b1  ⌂   w1                quay 3 ×2  ·  ·  · \n"
    )
    assert "quay 1 ×1  ·  ·  1" in drawn(position)
    assert "quay 5 ×3  ·  ·  ·" in drawn(position)
    assert "▸ Madder" in drawn(position)


def test_every_choice_is_marked_without_colour() -> None:
    position = GAME.new(players=3, seed=5)
    map_part = drawn(position).split("\n\n")[0]
    assert map_part.count("[") == len(position.legal())
    assert "[" not in drawn(position, lit=False).split("\n\n")[0]


def test_tiles_are_letters_and_half_crates_in_the_language_of_the_reader() -> None:
    position = GAME.new(players=3, seed=5)
    cells = [text for row in position.view()["map"] for text in row]
    english, french = (drawn(position, language=lang, lit=False) for lang in ("en", "fr"))
    board = english.split("\n\n")[0]
    assert board.count("b3") == cells.count("b3") > 0
    assert french.split("\n\n")[0].count("n3") == cells.count("b3")
    assert board.count("⌂") == 3


def test_a_collector_shows_its_seat_and_the_way_it_faces() -> None:
    position = GAME.new(players=2, seed=5, first=0)
    after(position, "d1")
    assert "I?" in drawn(position)
    assert drawn(position).split("\n\n")[0].count("[") == 2  # in front of it, where it may face
    after(position, "face S")
    assert "I↓" in drawn(position)
    assert "I↓" in drawn(position, language="it")


def test_demand_shows_the_bonus_of_each_variety() -> None:
    position = mid_game(40, 3, players=3)
    chute = position.view()["chute"][::-1]
    for name in ("black", "green", "white", "red"):
        assert f"{name[0]}+{chute.index(name)}" in drawn(position)


def test_what_may_be_shipped_is_marked() -> None:
    position = mid_game(0, 1, players=2)
    rng = random.Random(1)
    while not any(str(a).startswith("ship ") for a in position.legal()):
        position.apply(rng.choice(position.legal_ids()))
    chosen = next(str(a) for a in position.legal() if str(a).startswith("ship "))
    assert f"[{chosen.removeprefix('ship ')[0]}+" in drawn(position)


def test_a_shipment_under_way_is_described() -> None:
    rng = random.Random(2)
    position = mid_game(0, 2, players=2)
    while position.view()["shipment"] is None or not position.view()["shipment"]["on_table"]:
        position.apply(rng.choice(position.legal_ids()))
    assert "Shipment of " in drawn(position, position.actor)


def test_quays_to_take_crates_from_are_marked() -> None:
    rng = random.Random(6)
    for seed in range(30):
        position = mid_game(0, seed, players=2)
        while position.actor is not None:
            if position.decision is not None and position.decision.name == "RECALL":
                quay = next(str(a) for a in position.legal()).split()[1]
                assert f"[quay {quay} ×" in drawn(position)
                assert "Crates loaded" in drawn(position)
                return
            position.apply(rng.choice(position.legal_ids()))
    pytest.fail("no seat was short of crates")


def test_closed_screens_show_only_numbers_of_others() -> None:
    position = mid_game(30, 3, players=2, memory="closed")
    tiles = position.view(0)["seats"][1]["tile_count"]
    own = drawn(position, 0).split("\n\n")[-1].split("\n")
    assert own[2].rstrip().endswith(f"{tiles} tiles")
    assert "?" in own[2]
    assert "tiles" not in own[1].lower()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("chosen", ["india", "sri_lanka", "china", WIDE])
def test_it_fits_the_terminal(language: str, players: int, chosen: str) -> None:
    """80 columns, and 100 for a map that is as wide as maps can be."""
    width = 100 if chosen == WIDE else WIDTH
    for memory in ("open", "closed"):
        position = mid_game(0, 7, players=players, map=chosen, memory=memory, round_limit=40)
        rng = random.Random(7)
        while position.actor is not None:
            lines = drawn(position, position.actor, language).split("\n")
            assert max(map(len, lines)) <= width
            for _ in range(6):
                if position.actor is not None:
                    position.apply(rng.choice(position.legal_ids()))
        assert max(map(len, drawn(position, None, language).split("\n"))) <= width


def test_many_tiles_go_on_in_the_next_line() -> None:
    position = GAME.new(players=2, seed=5)
    seen = position.view(0)
    kinds = [f"{v}-{h}" for v in ("black", "green", "white", "red") for h in (1, 2, 3)]
    seen["seats"][0]["tiles"] = dict.fromkeys(kinds, 15)
    lines = ["".join(s.text for s in line) for line in sketch(seen, Texts("fr"), [])]
    assert max(map(len, lines)) <= WIDTH
    assert sum("×15" in line for line in lines) >= 2
    assert sum(line.count("×15") for line in lines) == len(kinds)


def test_a_finished_game_is_drawn_without_anybody_to_move() -> None:
    position = mid_game(10_000, 4, players=2, target=20)
    assert position.outcome() is not None
    assert "▸" not in drawn(position)
