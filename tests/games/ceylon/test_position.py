"""Position texts: what is written, what is read, and what is refused as impossible."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from teahouse.core.errors import BadPosition
from teahouse.core.game import Game
from teahouse.games.ceylon.game import GAME as DEFINITION
from teahouse.games.ceylon.state import Automatic, Decision, State

from .positions import GAME, LEVELS, OTHER_COMPONENTS, at, run, written

DRAWN = '''map = """
      2.      0Aa   | 0.      1.      1.    | 0.
  1.      0.    | 0.      0.      1.      2.    | 0.
      1.      0.    | 0Bb     1.    | 0.    | 0Cc
  1.      0.    | 0.      1.    | 1.      0.      1.
      0.      2.      1.      0.    | 1.      2.
"""
shapes = "wave worm bee arch"
open_shapes = ""
councillors = "technology trade plant_cost warehouse"
'''


def test_the_text_draws_the_map_with_its_rivers() -> None:
    text = at().text()
    assert DRAWN in text
    assert 'wagons = "2bgg 4bgw 5ggw"' in text
    assert 'technology = ["CBA", "", "", "", "", "", "", "", ""]' in text
    assert 'pending = ["card 0"]' in text


def test_the_text_of_a_moment_with_everything() -> None:
    position = at(
        plants="A+:a2 A:b2 B:c3 C:c6",
        pawns="a2 a2 c6",
        tiles="-plant harvest trade",
        card="harvest/trade",
        pending=["harvest 0", "after 0", "action 1", "action 2", "turn_end 0"],
        harvested="b2",
        seats={0: {"tokens": 2, "tea": "bbgww", "contracts": "1bbg*2", "councillors": "uva"},
               1: {"bonus": 1, "score": 10, "earned": {"bonus": 10}}},
    )  # fmt: skip
    text = position.text()
    assert "0A+ab" in text
    for line in (
        'pending = ["harvest 0", "after 0", "action 1", "action 2", "turn_end 0"]',
        'card = "harvest/trade"',
        "token_used = false",
        'harvested = "b2"',
        'tea = "bbgww"',
        'contracts = "1bbg*2"',
        'councillors = "uva"',
        "bonus = 1",
        "earned = {bonus = 10}",
        'starting_tile = "plant"',
        "starting_tile_used = true",
        "tokens = 2",
    ):
        assert f"\n{line}\n" in text
    assert "using_starting_tile" not in text
    assert GAME.read(text).dump() == position.dump()


@pytest.mark.parametrize(
    ("actions", "line"),
    [
        (["use tile"], "using_starting_tile = true"),
        (["use tile", "deliver 1"], "delivering = 1"),
        (["trade", "deliver 2"], 'rewarding = "4bgw"'),
    ],
)
def test_the_text_of_a_trade_under_way(actions: list[str], line: str) -> None:
    position = at(tiles="trade move plant", card="trade/plant", seats={0: {"tea": "bggw"}})
    run(position, *actions)
    assert f"\n{line}\n" in position.text()
    assert GAME.read(position.text()).dump() == position.dump()


def test_the_text_of_terrain_under_way() -> None:
    position = GAME.new(players=2, seed=3, terrain="players", left_out="dimbula", first=0)
    run(position, str(position.legal()[0]))
    assert re.search(r'\nlifted = "\w+"\n', position.text())
    run(position, "in kandy")
    assert '\nsite = "kandy"\n' in position.text()
    run(position, str(position.legal()[0]))
    assert "--" in position.text()
    assert GAME.read(position.text()).dump() == position.dump()


def test_what_is_left_out_has_its_value_at_the_start() -> None:
    s = at().state()
    assert s.rupees == [15, 15, 15, 0]
    assert s.tea[:3] == [[1, 0, 0]] * 3
    assert [sum(h) for h in s.hand] == [3, 3, 3, 0]
    assert (s.turn, s.ending, s.token_used) == (0, 0, 0)
    assert s.rng == [1, 2, 3, 4]
    assert s.height[:3] == [2, 1, 0]
    assert sum(s.pile) == 17


def test_a_card_on_the_table_is_missing_in_the_hand_and_opens_the_turn() -> None:
    s = at(card="plant/harvest", active=1).state()
    assert [sum(h) for h in s.hand[:3]] == [3, 2, 3]
    frames = [(s.waiting[k], s.waiter[k]) for k in range(s.depth - 1, -1, -1)]
    action, after, end = Decision.ACTION, Decision.AFTER, Automatic.TURN_END
    assert frames == [(action, 1), (after, 1), (action, 2), (action, 0), (end, 1)]


TEXT = written()
REFUSED: list[tuple[str, str, str]] = [
    ('game = "ceylon"', 'game = "chess"', 'a position of this game begins with game = "ceylon"'),
    ('game = "ceylon"', "game = ceylon", "the position is not valid TOML"),
    ('game = "ceylon"', 'game = "ceylon"\nweather = 1', "a position has no 'weather'"),
    ("[[seat]]", "[[seat]]\nmood = 1", "a seat has no 'mood'"),
    ('game = "ceylon"', 'game = "ceylon"\nplayers = 4', "4 seats are needed, not 3"),
    ('game = "ceylon"', 'game = "ceylon"\nplayers = 7', "players goes from 2 to 4, not 7"),
    ("starting_player = 0", "starting_player = 3", "a whole number from 0 to 2 is needed, not 3"),
    ("starting_player = 0", "starting_player = true", "a whole number from 0 to 2"),
    ("starting_player = 0", "turn = -1", "a whole number from 0 to 30000 is needed"),
    ("starting_player = 0", "active = 3", "a whole number from -1 to 2 is needed"),
    ("starting_player = 0", 'ending = "soon"', "the position cannot be read: KeyError('SOON')"),
    ("starting_player = 0", "seed_state = [1, 2, 3]", "the generator has four words"),
    ("0Aa", "0Za", "'0Za' is no hex; write 0. or 1A or 2B+ab"),
    ("0Aa", "0.+a", "'0.+a': a second marker needs a plantation"),
    ("0Aa", "0Aaa", "the pawn a stands on the map twice"),
    ("0Aa", "--", "a district is out of play as a whole"),
    ("0Aa", "", "the map has five rows of (6, 7, 6, 7, 6) hexes"),
    ("0Aa", "1Aa", "no elevation tiles lie as the levels of the map show"),
    ("starting_player = 0", 'shapes = "wave worm"', "shapes needs 4 words, not 2"),
    ('wagons = "2bgg 4bgw 5ggw"', 'wagons = "2bgg"', "wagons needs 3 words, not 1"),
    ('wagons = "2bgg 4bgw 5ggw"', 'wagons = "9bgg - -"', "cannot be read: KeyError('9bgg')"),
    ("starting_player = 0", 'technology = ["AB"]', "each seat has one disc"),
    ("starting_player = 0", f"technology = {['ABC'] + [''] * 9}".replace("'", '"'),
     "the technology track has 8 spaces above the start"),
    ("[[seat]]", '[[seat]]\ntea = "bx"', "'bx' are no tea chests; write b, g and w"),
    ("[[seat]]", "[[seat]]\nrupees = -1", "a whole number from 0 to 30000 is needed, not -1"),
    ("[[seat]]", '[[seat]]\nhand = "plant-harvest*999"', "a whole number from 0 to 99"),
    ("starting_player = 0", "delivering = 4", "a whole number from 1 to 3 is needed, not 4"),
    ("starting_player = 0", 'pending = ["card 5"]', "a whole number from 0 to 2 is needed, not 5"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "said"), REFUSED)
def test_a_text_that_cannot_be_read_says_why(old: str, new: str, said: str) -> None:
    assert old in TEXT
    with pytest.raises(BadPosition) as refused:
        GAME.read(TEXT.replace(old, new, 1))
    assert said in str(refused.value)


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    # cards and contracts
    ({"deck": "plant-harvest"}, "the action cards do not add up (C07)"),
    ({"seats": {0: {"hand": "plant-harvest*4"}}}, "a hand is too large (C21)"),
    ({"seats": {0: {"hand": "plant-harvest*6"}}}, "a negative number of cards"),
    ({"seats": {0: {"hand": ""}}}, "the active player has a card to play (C14)"),
    ({"pile": ""}, "the contracts do not add up (C07)"),
    ({"wagons": "2bbw 2bbw -"}, "a negative number of contracts"),
    ({"card": "plant/plant"}, "a card has two different main actions"),
    ({"card": "plant/move"}, "no such card"),
    ({"deck": "", "discards": "plant-harvest*5 plant-trade plant-councillor*4 plant-technology*5 "
      "harvest-trade*5 harvest-councillor*4 harvest-technology*5 trade-councillor*4 "
      "trade-technology*5 councillor-technology*4",
      "seats": {0: {"hand": "plant-trade*3"}, 1: {"hand": "plant-trade"}, 2: {"hand": ""}}},
     "the end is triggered by an empty deck (C58)"),
    # the map
    ({"councillors": "technology trade plant_cost -"}, "each district in play has one councillor"),
    ({"plants": "A:a2 B:c3 C:c6 D:a6"}, "a plantation of nobody who plays"),
    ({"plants": "A+:a2 B:c3 C:c6"}, "a second marker takes the starting tile (C53)"),
    ({"plants": "A:a2 B:c3"}, "the first plantation comes with the pawn (C10)"),
    ({"plants": "A:a2 A:a1 A:b1 A:b2 A:c1 A:c2 A:d1 A:d2 A:a3 B:c3 C:c6", "ending": "marker"},
     "more markers than there are"),
    ({"plants": "A:a2 A:a1 A:b1 A:b2 A:c1 A:c2 A:d1 A:d2 B:c3 C:c6"},
     "the last marker is the end (C58)"),
    ({"pawns": "- c3 c6"}, "every pawn stands on the map after the set-up"),
    ({"plants": "A:a2 B:c3", "pawns": "a2 c3"}, "with two players one district is left out"),
    ({"out": "uva", "plants": "A:a2 B:c3 C:a3", "pawns": "a2 c3 a3"},
     "with two players one district is left out, else none (C02)"),
    ({"plants": "A:a2 B:c3", "pawns": "a2 c3", "out": "kandy"},
     "with two players one district is left out, else none (C02)"),
    ({"shapes": "wave worm bee pistol"}, "an elevation tile lies wrong"),
    ({"shapes": "wave worm bee -"}, "a hex is raised where no elevation tile lies"),
    ({"shapes": "wave worm bee arch", "open_shapes": "bee"},
     "an elevation tile lies open and placed"),
    ({"open_shapes": "pistol"}, "each district gets one elevation tile"),
    ({"shapes": "wave worm bee arch", "levels": f"1{LEVELS[1:]}"},
     "each district has one small elevation tile (C03)"),
    # the seats
    ({"seats": {0: {"score": 3, "earned": {"bonus": 2}}}},
     "a score is not the sum of what was earned"),
    ({"seats": {0: {"tea": "bbbbbb"}}}, "a warehouse holds more than it can (C29)"),
    ({"seats": {0: {"bonus": 2}}}, "bonus tokens are taken from the top (C25)"),
    ({"seats": {0: {"bonus": 1}, 1: {"bonus": 1}}}, "bonus tokens are taken from the top (C25)"),
    ({"seats": {0: {"councillors": "uva"}}, "plants": "A:a2 B:c3", "pawns": "a2 c3", "out": "uva"},
     "no such councillor"),
    ({"starting_tiles": True}, "each player has another starting tile (C48)"),
    ({"tiles": "plant plant move"}, "each player has another starting tile (C48)"),
    ({"seats": {0: {"starting_tile": "plant"}}},
     "there are no starting tiles without the variant"),
    # the turn
    ({"pending": []}, "somebody's turn, but nothing waits to be decided"),
    ({"pending": ["card 1"]}, "a card lies on the table while actions are chosen (C14)"),
    ({"token_used": True}, "no card lies on the table yet"),
    ({"card": "plant/harvest", "pending": ["card 0"]}, "no card lies on the table yet"),
    ({"card": "plant/harvest", "pending": ["action 2", "action 1", "turn_end 0"]},
     "the turn goes on in another order (C16)"),
    ({"card": "plant/harvest", "pending": ["turn_end 0"]}, "nobody is asked anything"),
    ({"card": "plant/harvest", "pending": ["after 0", "action 1", "action 2", "turn_end 0"]},
     "no technology token can be used (C19)"),
    ({"card": "plant/harvest", "pending": ["extra 0", "action 1", "action 2", "turn_end 0"]},
     "an extra action takes a technology token (C19)"),
    ({"card": "plant/harvest", "token_used": True,
      "pending": ["extra 0", "after 0", "action 1", "action 2", "turn_end 0"]},
     "an extra action comes before or after the own (C19)"),
    ({"card": "plant/harvest", "pending": ["destination 2", "action 2", "turn_end 0"]},
     "another player is acting (C16)"),
    ({"active": -1, "pending": ["card 0"]}, "nobody's turn, but something waits to be decided"),
    ({"active": -1, "pending": []}, "the game is over without an end"),
    ({"active": 0, "pending": ["first 0", "deal 0"]}, "the set-up is nobody's turn"),
    ({"active": -1, "pending": ["first 0", "deal 1"]}, "the starting player takes the first turn"),
    ({"active": -1, "pending": ["deal 0"]}, "somebody places a first plantation (C10)"),
    ({"active": -1, "pending": ["card 0", "first 0", "deal 0"]},
     "only terrain comes before plantations"),
    ({"active": -1, "pending": ["shape 0", "site 0", "first 0", "deal 0"]},
     "one tile is placed after the other"),
    ({"active": -1, "pending": ["first 0", "shape 0", "first 0", "deal 0"]},
     "first plantations come after the terrain"),
    ({"active": -1, "pending": ["first 0", "deal 0"]},
     "everybody without a pawn places a first plantation (C10)"),
    ({"pawns": "- c3 c6", "plants": "B:c3 C:c6", "active": -1,
      "pending": ["shape 0", "first 0", "deal 0"], "seats": {p: {"hand": ""} for p in range(3)}},
     "every open elevation tile is placed by somebody"),
    # the action under way
    ({"harvested": "a2"}, "nobody is harvesting"),
    ({"card": "harvest/plant", "harvested": "a1",
      "pending": ["harvest 0", "after 0", "action 1", "action 2", "turn_end 0"]},
     "a hex without plantation is harvested (C26)"),
    ({"delivering": 1}, "nobody is choosing a chest"),
    ({"rewarding": "2bgg"}, "nobody is choosing a reward"),
    ({"card": "trade/plant", "rewarding": "2bgg",
      "pending": ["reward 0", "after 0", "action 1", "action 2", "turn_end 0"]},
     "the contract is not on the personal board"),
    ({"lifted": "bee"}, "no tile is being placed"),
    ({"site": "uva"}, "no tile is being placed"),
    ({"using_starting_tile": True}, "no starting tile works for this (C49)"),
    ({"card": "trade/plant", "delivering": 1,
      "pending": ["spare 0", "after 0", "action 1", "action 2", "turn_end 0"]},
     "this is asked with the starting tile alone"),
    ({"card": "trade/plant", "delivering": 1, "wagons": "- 4bgw -", "tiles": "-trade move plant",
      "using_starting_tile": True,
      "pending": ["spare 0", "after 0", "action 1", "action 2", "turn_end 0"]},
     "the wagon is empty"),
    ({"card": "harvest/plant",
      "pending": ["discard 0", "after 0", "action 1", "action 2", "turn_end 0"]},
     "there is nothing to discard (C29)"),
    ({"card": "trade/plant",
      "pending": ["contract 0", "after 0", "action 1", "action 2", "turn_end 0"]},
     "the decision asked leaves no choice"),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "said"), IMPOSSIBLE)
def test_an_impossible_position_is_refused(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition) as refused:
        at(**changes)
    assert said in str(refused.value)


def spoil(field: str, value: int, *at_: int) -> Callable[[State], None]:
    def change(s: State) -> None:
        target: Any = getattr(s, field)
        if not at_:
            setattr(s, field, value)
            return
        for k in at_[:-1]:
            target = target[k]
        target[at_[-1]] = value

    return change


SPOILED: list[tuple[Callable[[State], None], str]] = [
    (spoil("players", 5), "2 to 4 players are needed"),
    (spoil("starting_tiles", 2), "no such options"),
    (spoil("terrain", 2), "no such options"),
    (spoil("chosen_first", 3), "no such starting player was chosen"),
    (spoil("chosen_left_out", 2), "no such district was chosen"),
    (spoil("first", 3), "no such starting player"),
    (spoil("active", 3), "no such active player"),
    (spoil("ending", 3), "no such turn or end"),
    (spoil("turn", -1), "no such turn or end"),
    (spoil("depth", 13), "too much waits to be decided"),
    (spoil("waiting", 25, 0), "something unknown waits to be decided"),
    (spoil("waiting", 0, 0), "something unknown waits to be decided"),
    (spoil("waiter", 3, 0), "something unknown waits to be decided"),
    (spoil("level", 3, 0), "levels go from 0 to 2"),
    (spoil("marks", 3, 1), "a plantation has one or two markers"),
    (spoil("marks", 1, 0), "a plantation has one or two markers"),
    (spoil("pawn", 32, 0), "a pawn stands beside the map"),
    (spoil("laid", 5, 0), "no such elevation tile"),
    (spoil("laid", 1, 0), "an elevation tile lies wrong"),
    (spoil("open_shapes", 2, 0), "an elevation tile is open or not"),
    (spoil("wagon", 20, 0), "no such contract"),
    (spoil("markers", 8, 0), "the plantation markers do not add up (C09)"),
    (spoil("rupees", -1, 0), "a negative number of rupees or tokens"),
    (spoil("tokens", -1, 0), "a negative number of rupees or tokens"),
    (spoil("tea", -1, 0, 1), "a negative number of tea chests"),
    (spoil("space", 9, 0), "no such space on the technology track"),
    (spoil("engaged", 16, 0), "no such councillor"),
    (spoil("height", 3, 0), "discs do not lie one on the other (C36)"),
    (spoil("bonuses", 1), "bonus tokens are taken from the top (C25)"),
    (spoil("tile_used", 2, 0), "a starting tile is used or not"),
    (spoil("tile_used", 1, 0), "there are no starting tiles without the variant"),
    (spoil("tile", 0, 0), "there are no starting tiles without the variant"),
    (spoil("enhanced", 2), "a mark is set or not"),
    (spoil("picked", 1 << 40), "a hex beside the map is harvested"),
    (spoil("hand", 1, 3, 0), "the action cards do not add up (C07)"),
]


@pytest.mark.parametrize(("change", "said"), SPOILED)
def test_a_spoiled_dump_is_refused(change: Callable[[State], None], said: str) -> None:
    record = GAME.layout.copy(at().state())
    change(record)
    with pytest.raises(BadPosition) as refused:
        GAME.load(GAME.layout.encode(record))
    assert said in str(refused.value)


def test_a_spoiled_terrain_under_way_is_refused() -> None:
    position = GAME.new(players=3, seed=3, terrain="players", first=0)
    run(position, str(position.legal()[0]))
    lifted = position.state().lifted
    closed = next(k for k in range(5) if not position.state().open_shapes[k])
    record = GAME.layout.copy(position.state())
    record.lifted = closed
    with pytest.raises(BadPosition, match="the tile placed is not open"):
        GAME.at(record)
    run(
        position,
        "in uva",
    )
    record = GAME.layout.copy(position.state())
    record.site = 9
    with pytest.raises(BadPosition, match="no tile is being placed"):
        GAME.at(record)
    run(position, str(position.legal()[0]))
    record = GAME.layout.copy(position.state())
    record.lifted = closed
    with pytest.raises(BadPosition, match="the tile lies in another district"):
        GAME.at(record)
    run(position, str(position.legal()[0]))
    run(position, str(position.legal()[0]), "in kandy")
    record = GAME.layout.copy(position.state())
    record.site = 3
    with pytest.raises(BadPosition, match="the district has its tile"):
        GAME.at(record)
    assert lifted >= 0


def test_a_hex_out_of_play_stays_empty() -> None:
    record = GAME.layout.copy(at(plants="A:a2 B:c3", pawns="a2 c3", out="uva").state())
    record.level[5] = 1
    with pytest.raises(BadPosition, match="something lies out of play"):
        GAME.at(record)
    record.level[5] = 0
    record.pawn[0] = 5
    with pytest.raises(BadPosition, match="a pawn stands in the district left out"):
        GAME.at(record)


@OTHER_COMPONENTS
def test_a_shorter_train_has_fewer_wagons() -> None:
    other = Game(DEFINITION, GAME.components.replaced({"board": {"wagons": 2}}))
    position = other.new(players=3, seed=1)
    assert len(position.view(None)["wagons"]) == 2
    record = other.layout.copy(position.state())
    k = next(k for k in range(20) if record.pile[k])
    record.pile[k] -= 1
    record.wagon[2] = k
    with pytest.raises(BadPosition, match="a contract lies beside the train"):
        other.at(record)
    assert other.sample(position.view(0), seed=1).view(0) == position.view(0)
