"""The sketch of the board."""

from __future__ import annotations

import random

import pytest

from teahouse.core.game import Position
from teahouse.games.alubari.state import GAME as BY_THE_GAME
from teahouse.games.alubari.state import Decision
from teahouse.i18n import LANGUAGES, Texts

from . import positions
from .positions import GAME, asking, base, busy, goods, hold, labour, lay, own, resolve


def shown(table: Position, language: str = "en") -> list[str]:
    """The sketch as plain lines."""
    lit = {str(a) for a in table.legal()}
    lines = GAME.definition.presentation.sketch(table.view(table.actor), Texts(language), lit)
    return ["".join(span.text for span in line).rstrip() for line in lines]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sketch_fits_a_hundred_columns_at_every_step(language: str) -> None:
    for players in (1, 3, 5):
        table, rng = GAME.new(players, seed=players), random.Random(1)
        while table.actor is not None:
            if rng.random() < 0.15:
                assert max(map(len, shown(table, language))) <= 100
            table.apply(rng.choice(table.legal_ids()))
        assert max(map(len, shown(table, language))) <= 100


def test_the_sketch_shows_the_board() -> None:
    table = busy()
    lines = "\n".join(shown(table))
    assert " 1 ~ I ~ Mahananda River" in lines
    assert " 2 = x = Sukna" in lines
    assert "15 = 5 = Darjeeling#" in lines
    assert "2s=4+3rd" in lines
    assert "▸E Build" in lines
    assert "Alubari S  x  M'  3r=2" in lines
    assert "Events" in lines
    assert "8D 16=6stn" in lines
    assert "(1A 10=2track)" in lines
    assert "Toy Train" in lines


def test_the_sketch_shows_where_the_rates_stand_on_their_tracks() -> None:
    s = base()
    s.rate = [1, 0, 2]
    rates = "excavation rate 2 ▸3 4 5  ·  track rate ▸1 2 3  ·  harvest rate ½ 1 ▸2 2"
    assert f" {rates}" in shown(asking(s, Decision.POST))
    s.rate = [1, 0, 3]
    assert f" {rates.replace('▸2 2', '2 ▸2')}" in shown(asking(s, Decision.POST))


def test_the_sketch_tells_what_open_contracts_do() -> None:
    lines = shown(asking(base(), Decision.POST))
    assert "  2A  Take 2 iron ore from the bag" in lines


def test_the_last_round_is_told_when_the_last_section_lies() -> None:
    s = base()
    lay(s, BY_THE_GAME, *range(1, 15))
    goods(s, 0, steel=1)
    labour(s, E1=0)
    table = asking(s, Decision.LAY, left=1, owed=0)
    assert "last round" not in "\n".join(shown(table))
    lines = [
        Texts("en")(f"alubari-event-{event.name}", name="X", **event.values)
        for event in table.apply("lay steel")
    ]
    last = "X laid Darjeeling for a steel bar · the railway is complete: this is the last round"
    assert last in lines
    assert table.view(0)["last_round"]
    assert "Round 2 · last round" in shown(table)[0]


def test_what_can_be_chosen_stands_in_brackets() -> None:
    table = busy()
    assert "[17E 54=6track]" in "\n".join(shown(table))
    table.apply("done")
    table.apply("done")
    lines = "\n".join(shown(table))
    assert "[2s=4+3rd]" in lines
    assert "[Garratt 3b+1c]" in lines
    placing = "\n".join(shown(GAME.new(2, seed=1)))
    assert "[1][2]" in placing
    s = base()
    goods(s, 0, steel=2)
    assert "~[2]~ Mahananda" in "\n".join(shown(asking(s, Decision.LAY, left=2, owed=0)))
    s = base()
    assert "[6i][3s][2c]" in "\n".join(shown(asking(s, Decision.CUBES, left=3, chai_left=1)))


def test_fog_closed_towns_and_build_space_show() -> None:
    s = base(2)
    positions.dig_out(s, BY_THE_GAME)
    s.builds, s.weather[0] = 1, 3
    lines = "\n".join(shown(asking(s, Decision.POST)))
    assert " B Build            1" in lines
    assert "D Lay track        1  ≈" in lines
    assert "Sukna#" in lines
    assert "=2/chai  #" in lines


def test_drawn_contracts_and_landslides_show_and_read_back() -> None:
    s = base()
    hold(s, 0, 24)
    table = resolve(s, "F")
    table.apply("use 24")
    assert "[30G Seasonal help 8=3est]" in "\n".join(shown(table))
    assert GAME.read(table.text()).digest() == table.digest()
    assert GAME.sample(table.view(0), seed=1).view(0) == table.view(0)
    s = base()
    own(s, BY_THE_GAME, 0)
    s.rubble[4] = 1
    hold(s, 0, 17)
    table = resolve(s, "E")
    table.apply("use 17")
    assert "[1 Alubari]" in "\n".join(shown(table))
