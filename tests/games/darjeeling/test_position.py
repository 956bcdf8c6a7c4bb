"""The position as text and back, and what is no position."""

from __future__ import annotations

import random

import pytest

import teahouse
from teahouse.games.darjeeling.state import Decision

from .positions import BASE, GAME, PLACING, at, board_of, changed, counts, notations

TEXT = '''game = "darjeeling"
players = 2
memory = "open"
two_half = "adjacent"
target = 100
round_limit = 200
first = 0
seed_state = [1, 2, 3, 4]
first_player = 0
round = 0
decision = "tokens"
actor = 0
board = """
b1 b1 b1 b1 b1 b1
g1 A> w1 ## r1 r1
g1 g1 w1 w1 r1 B<
.. g2 b2 r2 w2 ..
"""
# tiles in the bag, tiles in the warehouse, demand markers from the bottom
bag = "b1*9 b2*6 b3*3 g1*16 g2*6 g3*3 w1*12 w2*6 w3*3 r1*12 r2*6 r3*2"
warehouse = "w1*2"
chute = "black black green green white white red red"
reserve = 9
# crates of each seat on the ships, from the top quay to the bottom quay
quays = [
    [0, 0],
    [0, 1],
    [1, 0],
]

[shipment]
variety = "black"
laid = [4, 0, 0]
on_table = true
used = "none"
allowed = 0
loaded = 0

[[seat]]
score = -3
earned = {ships = 4, turning = -2, passing = -5}
supply = 9
tiles = "b1*2 r3*1"
tokens = 1

[[seat]]
score = 0
earned = {}
supply = 9
tiles = ""
tokens = 0
'''


def refusal(text: str) -> str | None:
    try:
        GAME.read(text)
    except teahouse.BadPosition as error:
        return str(error)
    return None


def test_a_position_reads_as_it_is_written() -> None:
    position = GAME.read(TEXT)
    assert position.text() == TEXT
    assert GAME.read(position.text()).digest() == position.digest()


def test_what_is_left_out_has_its_value_at_the_start() -> None:
    s = at().state()
    assert s.supply[:2] == [9, 9]
    assert (s.reserve, s.round, s.first, s.target, s.round_limit) == (10, 0, 0, 100, 200)
    assert s.score == [0] * 5
    assert s.bag == [n - m for n, m in zip(GAME.tables.bag, board_counts(), strict=True)]


def board_counts() -> list[int]:
    tiles = [word for word in board_of(at()).split() if word[0] in "bgwr"]
    return counts(" ".join(tiles))


def test_every_arrow_is_read() -> None:
    for facing, arrow in enumerate("^>v<"):
        position = at(BASE.replace("A>", f"A{arrow}"))
        assert position.state().facing[0] == facing
        assert f"A{arrow}" in board_of(position)


def test_a_printed_map_is_named() -> None:
    position = GAME.new(players=2, seed=1, map="sri_lanka")
    assert 'map = "sri_lanka"' in position.text()
    assert GAME.read(position.text()).digest() == position.digest()
    assert (
        refusal(position.text().replace("sri_lanka", "china")) == "the board is not the map china"
    )


def test_an_own_map_may_be_named_if_it_is_the_board() -> None:
    grid = "TTTTTT\nTTTCTT\nTTTTTT\n.TTTT."
    assert refusal(changed(map=grid)) is None
    other = grid.replace("TTTCTT", "TTTTTC")
    assert str(refusal(changed(map=other))).startswith("the board is not the map TTTTTT")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("memory", ["open", "closed"])
def test_every_moment_of_a_game_reads_back(players: int, memory: str) -> None:
    position = GAME.new(players=players, seed=players, memory=memory, target=25)
    rng = random.Random(players)
    seen = set()
    while position.actor is not None:
        assert position.decision is not None
        seen.add(position.decision.name)
        read = GAME.read(position.text())
        assert read.digest() == position.digest()
        assert read.legal_ids() == position.legal_ids()
        position.apply(rng.choice(position.legal_ids()))
    assert GAME.read(position.text()).digest() == position.digest()
    assert seen >= {"START", "MOVE", "SHIP"}


# What is refused


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (
            'game = "darjeeling"',
            'game = "ceylon"',
            'a position of this game begins with game = "da',
        ),
        ('game = "darjeeling"', "game = darjeeling", "the position is not valid TOML"),
        ("round = 0", "rounds = 0", "a position has no 'rounds'"),
        ("round = 0", "round = -1", "a whole number from 0 to 32000 is needed, not -1"),
        ("round = 0", "round = true", "a whole number from 0 to 32000 is needed, not True"),
        ("round = 0", "round = 201", "a number from 0 to 200 is needed, not 201"),
        ("players = 2", "players = 3", "3 players have 5 quays"),
        ("players = 2", "players = 7", "players goes from 2 to 5, not 7"),
        ('memory = "open"', 'memory = "ajar"', "memory is one of open, closed, not 'ajar'"),
        ("target = 100", "target = 0", "target goes from 1 to 1000, not 0"),
        ("[1, 2, 3, 4]", "[1, 2, 3]", "a list of 4 numbers is needed, not [1, 2, 3]"),
        ("[1, 2, 3, 4]", "[0, 0, 0, 0]", "a number from 1 to 4294967295 is needed, not 0"),
        ("[1, 2, 3, 4]", "[-1, 2, 3, 4]", "a whole number from 0 to 4294967295 is needed"),
        ("[1, 2, 3, 4]", "7", "a list of 4 numbers is needed, not 7"),
        ("first_player = 0", "first_player = 2", "a whole number from 0 to 1 is needed, not 2"),
        ("actor = 0", "actor = 2", "a whole number from 0 to 1 is needed, not 2"),
        ("actor = 0", "actor = -1", "a whole number from 0 to 1 is needed, not -1"),
        ('"tokens"', '"dance"', "the position cannot be read: KeyError('DANCE')"),
        ('"tokens"', '"over"', "somebody decides exactly while the game is not over"),
        ('"tokens"', '"move"', "a shipment is under way exactly while it is being decided on"),
        ('"tokens"', '"lay_ones"', "tiles lie on the table exactly while tokens or crates are de"),
        ("A> w1", "A> w4", "'w4' is nothing that can lie on the board"),
        ("A> w1", "A> B<", "the collector B stands on the board twice"),
        ("A> w1", "w1 w1", "18 tiles w1 where the box has 17"),
        ("A> w1", "C> w1", "a number from 0 to 16 is needed, not 17"),
        ("B<", "w1", "18 tiles w1 where the box has 17"),
        ("b1 b1 b1 b1 b1 b1", "b1 " * 17, "a board has at most 16 rows and 16 columns"),
        ("b1 b1 b1 b1 b1 b1", "b1\n" * 14 + "b1", "a board has at most 16 rows and 16 columns"),
        ("r1 r1\ng1", "r1 r1\n.. .. .. .. .. ..\ng1", "all spaces of a map hang together"),
        ('bag = "b1*9', 'bag = "b1*8', "20 tiles b1 where the box has 21"),
        ('bag = "b1*9', 'bag = "b1*10', "22 tiles b1 where the box has 21"),
        ('bag = "b1*9', 'bag = "b4*9', "'b4*9' names no tiles; write b1 or b1*4"),
        ('warehouse = "w1*2"', 'warehouse = "w1*3"', "18 tiles w1 where the box has 17"),
        ("black black green", "black green", "the chute holds two markers of each variety"),
        ("black black green", "black white green", "the chute holds two markers of each variety"),
        ("reserve = 9", "reserve = 10", "action tokens do not add up to 10"),
        ("reserve = 9", "reserve = 11", "a whole number from 0 to 10 is needed, not 11"),
        ("    [0, 0],\n", "", "2 players have 3 quays"),
        ("[0, 1]", "[0, 1, 0]", "each quay has one number of crates for each of 2 seats"),
        ("[0, 1]", "[0, 2]", "the crates of seat 1 do not add up to 10"),
        ("[0, 1]", "[0, 11]", "a whole number from 0 to 10 is needed, not 11"),
        ("[0, 1]", "[0, -1]", "a whole number from 0 to 10 is needed, not -1"),
        ("score = -3", "score = -4", "the score of seat 0 is not the sum of what it earned"),
        ("score = -3", "points = -3", "a seat has no 'points'"),
        ("passing = -5", "dancing = -5", "the position cannot be read: KeyError('DANCING')"),
        ("tokens = 1", "tokens = 0", "action tokens do not add up to 10"),
        ('variety = "black"', 'variety = "blue"', "the position cannot be read: KeyError('BLUE')"),
        ("laid = [4, 0, 0]", "laid = [4, 0]", "a list of 3 numbers is needed, not [4, 0]"),
        ("laid = [4, 0, 0]", "laid = [3, 0, 0]", "20 tiles b1 where the box has 21"),
        ("allowed = 0", "allowed = 1", "the crates of the shipment do not add up"),
        ("loaded = 0", "loaded = 1", "the crates of the shipment do not add up"),
        ('used = "none"', 'used = "fresh"', "tokens are used with a shipment only"),
        ("on_table = true", "on_table = false", "17 tiles b1 where the box has 21"),
    ],
)
def test_what_is_no_position_is_refused_with_the_reason(old: str, new: str, why: str) -> None:
    assert TEXT.count(old) >= 1
    assert str(refusal(TEXT.replace(old, new, 1))).startswith(why)


def test_a_seat_too_few_is_refused() -> None:
    text = TEXT[: TEXT.rindex("[[seat]]")]
    assert refusal(text) == "2 seats are needed, not 1"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (changed(PLACING, decision="face"), "the collectors are placed one after the other"),
        (changed(decision="start"), "the collectors are placed one after the other"),
        (changed(PLACING, decision="move"), "the collectors are placed one after the other"),
        (changed(PLACING, first_player=1), "the collectors are placed one after the other"),
        (
            changed(decision="lay_ones", shipment={"variety": "black", "laid": [1, 0, 0]}),
            "more tiles are laid than there are, or sooner",
        ),
        (
            changed(decision="lay_ones", shipment={"variety": "black", "laid": [0, 1, 0]}),
            "more tiles are laid than there are, or sooner",
        ),
        (
            changed(
                decision="tokens",
                shipment={"variety": "black", "laid": [3, 0, 0], "on_table": True},
            ),
            "the tiles on the table do not close",
        ),
        (
            changed(
                decision="recall",
                shipment={
                    "variety": "black",
                    "laid": [6, 0, 0],
                    "on_table": True,
                    "allowed": 3,
                    "loaded": 1,
                },
            ),
            "the crates of the shipment do not add up",  # there is none on the top ship
        ),
    ],
)
def test_a_moment_that_cannot_be_is_refused(text: str, why: str) -> None:
    assert str(refusal(text)).startswith(why)


def test_laying_in_order_is_a_position() -> None:
    text = changed(
        decision="lay_ones",
        seat={0: {"tiles": "b1*4 b2*2"}},
        shipment={"variety": "black", "laid": [0, 2, 0]},
    )
    assert notations(at(text)) == ["ones 2", "ones 4"]


def test_no_dump_with_a_changed_byte_goes_astray() -> None:
    """Either it is refused, or it is a position that can be written and asked."""
    position = at(TEXT)
    blob = position.dump()
    refused = 0
    for at_byte in range(len(blob)):
        for value in (0x7F, 0x80, 0xFF, 9):
            changed_blob = blob[:at_byte] + bytes([value]) + blob[at_byte + 1 :]
            try:
                loaded = GAME.load(changed_blob)
            except teahouse.BadPosition:
                refused += 1
                continue
            assert loaded.actor is None or isinstance(loaded.decision, Decision)
            loaded.text()
            loaded.view(0)
    assert refused > 1000


def test_a_dump_of_another_length_is_refused() -> None:
    with pytest.raises(teahouse.BadPosition, match="bytes"):
        GAME.load(b"tea")


def test_a_collector_that_is_not_where_it_stands_is_refused() -> None:
    record = GAME.layout.copy(at().state())
    record.collector[1] -= 1
    with pytest.raises(
        teahouse.BadPosition, match="the collector of seat 1 is not where it should"
    ):
        GAME.at(record)


@pytest.mark.parametrize(("name", "value"), [("tiles", -1), ("tokens", -1), ("supply", -1)])
def test_less_than_nothing_is_refused(name: str, value: int) -> None:
    record = GAME.layout.copy(at().state())
    if name == "tiles":
        record.tiles[1][0], record.bag[0] = value, record.bag[0] - value
    elif name == "tokens":
        record.tokens, record.reserve = [1, value, 0, 0, 0], 10
    else:
        record.supply[1], record.aboard[1][1] = value, 11
    with pytest.raises(teahouse.BadPosition, match="seat 1 has a negative number of something"):
        GAME.at(record)
