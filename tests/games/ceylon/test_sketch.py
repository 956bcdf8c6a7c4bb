"""The board as the terminal shows it, and every message with real values."""

from __future__ import annotations

import random
from typing import Any

import pytest

from teahouse.core.game import Position
from teahouse.core.messages import faults
from teahouse.games.ceylon.sketch import WIDTH, sketch
from teahouse.i18n import LANGUAGES, Texts, catalogue

from .positions import GAME, at, run


def drawn(
    position: Position, viewer: int | None = None, language: str = "en", lit: bool = True
) -> str:
    chosen = [str(a) for a in position.legal()] if lit else []
    lines = sketch(position.view(viewer), Texts(language), chosen)
    return "\n".join("".join(span.text for span in line).rstrip() for line in lines)


def test_the_board_of_the_base_position() -> None:
    position = at(
        plants="A+:a2 B:c3 C:c6 A:b4",
        tiles="-plant move rupees",
        card="harvest/plant",
        wagons="2bgg 4bgw -",
        seats={0: {"councillors": "dimbula uva", "tokens": 1, "hand": "plant-trade*2"}},
        technology=["CB", "", "A"],
    )
    assert drawn(position, 0) == EXPECTED


EXPECTED = """\
Train
 1  company 2  BGG  11 rupees or 4 points
 2  company 4  BGW  12 rupees or 4 points
 3  empty wagon
    contract pile: 18

Active player: harvest  The others: plant

       Dimbula           Kandy                      Uva               Technology track
       a1 ^^    a2    ‖  a3       a4 ^     a5 ^  ‖  a6                 8 +5
                [I+]i ‖                          ‖                     7
                  ~~~~~                          ~~~~~                 6 +5
   b1 ^     b2    ‖  b3       b4       b5 ^     b6 ^^ ‖  b7            5
                  ‖           [I]                     ‖                4
                  ~~~~~~~~~~~~~~~~~~~~~~~         ~~~~~                3
       c1 ^     c2    ‖  c3       c4 ^  ‖  c5    ‖  c6                 2    I
                      ‖  [S]s           ‖        ‖  [M]m               1
                  ~~~~~             ~~~~~~~~~~~~~~                     0    MS
   d1 ^     d2    ‖  d3       d4 ^  ‖  d5 ^     d6       d7 ^
                  ‖                 ‖                                 District bonus: 10 6 3 1
     ~~~~~~~~~~~~~~                 ~~~~~                             Deck: 38
       e1       e2 ^^    e3 ^     e4    ‖  e5 ^     e6 ^^
                                        ‖
       Ruhuna                              Uva

Council
  Dimbula  Technology point          I
  Ruhuna   Trade premium
  Kandy    Cheaper planting
  Uva      Larger warehouse          I

> I  0 points  15 rupees  1 token  5 markers  warehouse of 6: B  companies: - (free: 2)  2 cards
     tile used: Second marker
  S  0 points  15 rupees  0 tokens  7 markers  warehouse of 5: B  companies: - (free: 1)  3 cards
     tile: Free move
  M  0 points  15 rupees  0 tokens  7 markers  warehouse of 5: B  companies: - (free: 1)  3 cards
     tile: Purse of rupees

Your hand  [plant / trade] ×2"""


def test_choices_have_a_star() -> None:
    position = at(card="plant/harvest", seats={0: {"rupees": 0}})
    run(position, "move")
    board = drawn(position, 0)
    assert board.count("*") == 4
    for name in ("*a1", "*a3", "*b2", "*b3"):
        assert name in board
    assert "*" not in drawn(position, 0, lit=False)
    trading = at(card="trade/plant", seats={0: {"tea": "bggw"}})
    run(trading, "trade")
    assert [line[0] for line in drawn(trading, 0).split("\n")[1:4]] == ["*", "*", "*"]
    cards = at(seats={0: {"hand": "plant-harvest*2 plant-trade"}})
    assert drawn(cards, 0).endswith("[*plant / harvest] ×2  [*plant / trade]")


def test_a_spectator_sees_no_hand_and_a_player_only_the_own() -> None:
    position = at(seats={0: {"hand": "plant-harvest*3"}, 1: {"hand": "trade-technology*3"}})
    assert "Your hand" not in drawn(position, None)
    assert "advance technology" not in drawn(position, 0)
    assert "[trade / advance technology] ×3" in drawn(position, 1)


def test_a_hand_is_shown_only_once_there_are_cards() -> None:
    assert "Your hand" not in drawn(GAME.new(players=2, seed=1), 0)


def test_a_bonus_and_the_companies_are_shown() -> None:
    seat = {"bonus": 1, "score": 10, "contracts": "1bbg 4bbb", "rupees": 1}
    planted = "A:a2 A:a1 B:c3 C:c6"
    lines = drawn(at(plants=planted, seats={0: seat}), None).split("\n")
    line = next(k for k, text in enumerate(lines) if text.startswith("> I"))
    assert lines[line].startswith("> I  10 points  1 rupee  0 tokens  6 markers  warehouse of 5: B")
    assert lines[line].endswith("companies: 1 4 (free: 0)  3 cards")
    assert lines[line + 1] == "     bonus 10"


def test_a_district_left_out_is_dim() -> None:
    board = drawn(at(plants="A:a2 B:c3", pawns="a2 c3", out="uva"), 0)
    assert board.count("--") == 8
    assert "Uva" not in board
    assert "Kandy" in board.split("\n")[6]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_line_fits_and_every_event_choice_and_refusal_can_be_said(
    language: str, players: int
) -> None:
    texts = Texts(language)
    position = GAME.new(players=players, seed=players, starting_tiles=True, terrain="players")
    rng = random.Random(players)
    said: list[Any] = list(position.opening())
    while position.actor is not None:
        for line in drawn(position, position.actor, language).split("\n"):
            assert len(line) <= WIDTH
        assert position.decision is not None
        texts(f"ceylon-decision-{position.decision.name.lower()}", name="X")
        for action in position.legal():
            name, values = position.preview(action)
            assert texts(f"ceylon-choice-{name}", **{**values, "name": "X"})
        for number in rng.sample(range(len(GAME.codec)), 5):
            why = position.why_not(number)
            if why is not None and why.code != "not-asked":
                assert texts(f"ceylon-why-{why.code}", **why.params)
        said += list(position.apply(rng.choice(position.legal())))
    for event in said:
        values = {**event.values, "name": "X"}
        text = texts(f"ceylon-event-{event.name}", **values)
        assert text
        assert "  " not in text
    for line in drawn(position, None, language).split("\n"):
        assert len(line) <= WIDTH


def test_the_messages_are_complete() -> None:
    assert faults(GAME, catalogue()) == []


def test_french_has_narrow_spaces_before_its_signs() -> None:
    from teahouse.i18n import sources

    for file, text in sources("fr"):
        if "ceylon" in file:
            values = [line.split("=", 1)[-1] for line in text.split("\n") if "->" not in line]
            for value in values:
                assert not any(f" {sign}" in value for sign in ";:!?"), value
                assert "'" not in value
