"""Positions as text, previews, messages and the sketch of the board."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import teahouse
from teahouse.core.errors import BadPosition
from teahouse.core.events import half_text
from teahouse.core.game import Position
from teahouse.core.messages import faults
from teahouse.games.alubari.effects import effect_values
from teahouse.games.alubari.preview import preview
from teahouse.games.alubari.state import CONTRACTS, Area, Decision, Last, Phase, Stage
from teahouse.games.alubari.state import GAME as BY_THE_GAME
from teahouse.i18n import LANGUAGES, Texts, catalogue

from . import positions
from .positions import GAME, asking, base, equip, goods, hold, labour, lay, own, resolve

OWN_PRICES = {
    "numbers": {
        "third_labourer": {"chai": 4, "rubble": 5},
        "events": {"maintenance_steel": 6, "maintenance_chai": 7},
        "crew": {"rubble": 8, "stone": 9},
    }
}


def shown(table: Position, language: str = "en") -> list[str]:
    """The sketch as plain lines."""
    lit = {str(a) for a in table.legal()}
    lines = GAME.definition.presentation.sketch(table.view(table.actor), Texts(language), lit)
    return ["".join(span.text for span in line).rstrip() for line in lines]


def busy() -> Position:
    """A position with something of everything."""
    s = base(3)
    lay(s, 0, 1)
    lay(s, BY_THE_GAME, 2)
    own(s, 1, 0)
    own(s, BY_THE_GAME, 1)
    own(s, 2, 2, borrowed=True)
    equip(s, 0, "toy-train")
    hold(s, 0, 8, 17)
    hold(s, 0, 1, used=True)
    goods(s, 0, iron=5, stone=3, rubble=2, steel=3, leaves=4, chai=2)
    labour(s, E1=0, E2=2, A1=1)
    return resolve(s, "E")


# Position texts


def test_a_position_reads_back_as_it_was_written() -> None:
    table = busy()
    again = GAME.read(table.text())
    assert again.digest() == table.digest()
    assert again.legal_ids() == table.legal_ids()


def test_a_position_text_shows_what_one_looks_for() -> None:
    text = busy().text()
    assert 'sections = {mahananda-river = 0, sukna = "game"}' in text
    assert "contracts = [1, 8, 17]" in text
    assert "used = [1]" in text
    assert 'equipment = ["toy-train"]' in text


@pytest.mark.parametrize(
    ("found", "put", "says"),
    [
        ('game = "alubari"', 'game = "chess"', "begins with"),
        ("players = 3", "players = [", "not valid TOML"),
        ("players = 3", "players = 9", "players goes from"),
        ("round = 2", "round = 2\ncolour = 1", "no 'colour'"),
        ("markers = 18", "markers = 18\nhat = 1", "no 'hat'"),
        ("markers = 18", "markers = 17", "markers of seat"),
        ("markers = 18", "markers = -1", "markers of seat"),
        ("iron = 5", "iron = 6", "iron ore: 28 in all, the box has 27"),
        ("iron = 5", "iron = -5", "iron ore"),
        ("stone = 3, rubble = 2", "stone = 4, rubble = 2", "stone"),
        ("steel = 3, leaves", "steel = 4, leaves", "steel bars"),
        ("chai_out = 0", "chai_out = 1", "Chai cubes"),
        ("wheel = [0, 0, 0, 5, 0, 0]", "wheel = [0, 0, 0, 4, 0, 0]", "event cubes"),
        ("wheel_at = 1", "wheel_at = 9", "six spaces"),
        ("rates = [1, 0, 1]", "rates = [9, 0, 1]", "stand on their tracks"),
        ("office = [0, 2, 3]", "office = [2, 2, 3]", "two places"),
        ("office = [0, 2, 3]", "office = [8, 2, 3]", "contract c08 is not where"),
        ('phase = "work"', 'phase = "over"', "score of seat|decides exactly"),
        ('phase = "work"', 'phase = "tea"', "the position cannot be read"),
        ("first_player = 0", "first_player = 4", "first player is a seat"),
        ("alone = -1", "alone = 4", "plays alone"),
        ('weather = ["none", ', 'weather = ["snow", ', "the position cannot be read"),
        ("seed_state = [", "seed_state = [1, ", "four numbers"),
        ('["toy-train"]', '["toy-train", "inspection"]', "equipment in play"),
        ("labourers = {A1 = 1", "labourers = {A4 = 1", "stands on no space"),
        ("labourers = 0", "labourers = 4", "three labourers"),
        ('name = "alubari"', 'name = "ging"', "leftmost"),
        ('name = "samripani"', 'name = "castleton"', "rubble|two places"),
        ('name = "samripani"', 'name = "makaibari"', "two places"),
        ("rubble = [0, 0, 0, 3]", "rubble = [0, 0, 0, 9]", "at most 3 rubble"),
        ("rubble = [0, 0, 0, 3]", "rubble = [1, 0, 0, 3]", "owned when it is dug out"),
        ('ask = "use_contract"', 'ask = "over"', "no such decision"),
        ("seat = 0", "seat = 4", "who decides is a seat"),
        ("completed = []", "completed = [3]", "the score of seat"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_refused(found: str, put: str, says: str) -> None:
    text = busy().text()
    assert found in text, text
    with pytest.raises(BadPosition, match=says):
        GAME.read(text.replace(found, put, 1))


def test_too_many_pending_decisions_are_refused() -> None:
    text = busy().text() + "\n".join(['[[pending]]\nask = "hire"\nseat = 0'] * 13)
    with pytest.raises(BadPosition, match="at most 12"):
        GAME.read(text)


def test_a_short_text_is_enough() -> None:
    text = """
        game = "alubari"
        players = 2
        phase = "work"
        bag = {iron = 27, stone = 15, chai = 10, event = 5}
        shed = ["rail-tractor", "toy-train", "garratt", "warehouse", "crew", "luxury", "reliable"]
        aboard = {toy-train = 1, garratt = 1, warehouse = 1, luxury = 1}
        [[pending]]
        ask = "chaiwala"
        seat = 0
        [[estate]]
        name = "alubari"
        rubble = [2, 3, 3, 3]
        [[estate]]
        name = "dooleriah"
        rubble = [4, 6, 3, 0]
        [[estate]]
        name = "samripani"
        rubble = [9, 7, 0, 0]
        [[estate]]
        name = "happy-valley"
        rubble = [3, 3, 4, 3]
        [[seat]]
        markers = 19
        goods = {leaves = 2}
        [[seat]]
        markers = 19
    """
    table = GAME.read(text)
    assert [str(a) for a in table.legal()] == ["leaves", "brew 1", "brew 2"]
    assert table.state().chai_out == 0
    assert table.state().deck_size == 30


def test_a_finished_game_reads_back_with_its_score() -> None:
    table, rng = GAME.new(2, seed=5), random.Random(5)
    while table.actor is not None:
        table.apply(rng.choice(table.legal_ids()))
    again = GAME.read(table.text())
    assert again.outcome() == table.outcome()
    assert again.state().phase == Phase.OVER


# Previews and messages


def test_previews_say_what_things_cost() -> None:
    table = busy()
    table.apply("done")
    name, values = table.preview("build sukna-1")
    assert (name, values["stone"], values["points"]) == ("build", 2, 4)
    name, values = table.preview("buy garratt")
    assert (name, values["steel"]) == ("buy", 3)


@pytest.mark.parametrize(
    ("decision", "left", "arg", "action", "values"),
    [
        (Decision.PLACE, 0, 0, "place A2",
         {"area": "A", "number": 2, "lead": "yes", "does": "A", "rate": "3", "able": "yes"}),
        (Decision.PLACE, 0, 0, "place A1",
         {"area": "A", "number": 1, "lead": "no", "does": "A", "rate": "3", "able": "yes"}),
        (Decision.PLACE, 0, 0, "place G1",
         {"area": "G", "number": 1, "lead": "no", "does": "G", "rate": "1", "able": "yes"}),
        (Decision.DIG, 2, 0, "dig 1-2", {"space": "1-2", "estate": "alubari", "rubble": 3}),
        (Decision.WORKS, 3, 1, "make steel", {"step": "steel", "price": 2}),
        (Decision.WORKS, 3, 0, "make steel", {"step": "steel", "price": 3}),
        (Decision.LAY, 2, 0, "lay steel",
         {"paid": "steel", "section": "mahananda-river", "points": 2, "price": 1}),
        (Decision.LAY, 2, 0, "lay iron",
         {"paid": "iron", "section": "mahananda-river", "points": 2, "price": 3}),
        (Decision.POST, 0, 0, "take 3",
         {"contract": "c03", "points": 18, "per_chai": 0,
          "effect": "bag", "area": "A", "n": 2, "m": 0, "good": "stone", "gets": ""}),
        (Decision.CHAIWALA, 0, 0, "leaves", {"leaves": 1}),
        (Decision.SWAP, 2, 9, "swap", {"amount": 2, "good": "iron", "gets": "steel"}),
        (Decision.STRENGTHEN, 0, 0, "done", {}),
        (Decision.BORROW, 1, 0, "borrow 4-4", {"space": "4-4", "estate": "happy-valley"}),
        (Decision.LANDSLIDE, 0, 0, "landslide 4", {"estate": 4, "field": "happy-valley"}),
    ],
)  # fmt: skip
def test_previews(
    decision: Decision, left: int, arg: int, action: str, values: dict[str, object]
) -> None:
    s = base()
    goods(s, 0, iron=6, steel=2, chai=2, leaves=2)
    s.lasting[0][Last.IRON_RAILS] = 3
    own(s, BY_THE_GAME, 15)
    table = asking(s, decision, left=left, arg=arg)
    name, found = table.preview(action)
    assert dict(found) == values
    assert name in GAME.definition.presentation.previews
    assert (name == "without") is (decision == Decision.STRENGTHEN)


@pytest.mark.parametrize(
    ("room", "held", "able"),
    [
        ("D1", {}, "no"),
        ("D1", {"steel": 1}, "yes"),
        ("C1", {"iron": 2}, "no"),
        ("C1", {"iron": 3}, "yes"),
        ("E1", {}, "no"),
        ("E1", {"leaves": 2}, "yes"),
    ],
)
def test_a_space_says_whether_its_labourer_could_act_now(
    room: str, held: dict[str, int], able: str
) -> None:
    s = base()
    goods(s, 0, **held)
    table = asking(s, Decision.PLACE)
    before = table.digest()
    assert table.preview(f"place {room}")[1]["able"] == able
    assert table.digest() == before


def test_area_b_without_rubble_says_that_it_builds() -> None:
    s = base()
    s.builds = 1
    _, preview = asking(s, Decision.PLACE).preview("place B1")
    assert (preview["area"], preview["does"]) == ("B", "E")


@pytest.mark.parametrize(
    ("station", "says"),
    [
        ("sukna-1", "Build Sukna 1 · 2 stone: 4 points + third labourer free next round"),
        ("rangtong-1", "Build Rangtong 1 · 1 steel bar: + 2 steel bars"),
        ("tindharia-1", "Build Tindharia 1 · 1 steel bar: + equipment for free"),
        ("gayabari-1", "Build Gayabari 1 · 8 rubble: + a contract"),
        ("kurseong-2", "Build Kurseong 2 · 1 steel bar: 4 points + 2 leaves"),
        ("sonada-2", "Build Sonada 2 · 6 rubble: 3 points + 1 chai"),
        ("darjeeling-1", "· 3 leaves: + 2 points for each chai"),
        ("siliguri-1", "Build Siliguri 1 · 2 leaves: 3 points"),
    ],
)
def test_building_says_what_it_costs_and_all_it_gives(station: str, says: str) -> None:
    name, values = asking(base(), Decision.BUILD).preview(f"build {station}")
    assert Texts("en")(f"alubari-choice-{name}", **values).endswith(says)


def test_a_contract_that_scores_chai_says_so_when_taken() -> None:
    name, values = asking(base(), Decision.POST).preview("take 27")
    says = Texts("en")(f"alubari-choice-{name}", **values)
    assert says == "Take “Sunny harvest” · 2 points for each chai"


@pytest.mark.parametrize(
    ("area", "builds", "does", "rate", "more"),
    [
        (Area.A, 0, "A", 4, 6),
        (Area.B, 0, "B", 5, 8),
        (Area.B, 1, "E", 1, 2),
        (Area.C, 0, "C", 3, 2),
        (Area.D, 0, "D", 4, 6),
        (Area.E, 0, "E", 1, 2),
        (Area.F, 0, "F", 3, 3),
    ],
)
def test_chai_says_what_it_makes_stronger(
    area: Area, builds: int, does: str, rate: int, more: int
) -> None:
    s = base()
    s.phase, s.stage, s.area, s.space, s.builds = Phase.WORK, Stage.SPACES, area, 1, builds
    goods(s, 0, chai=1, steel=9)
    s.lasting[0][Last.CUBES], s.lasting[0][Last.DIG], s.lasting[0][Last.TRACK] = 1, 2, 3
    _, preview = asking(s, Decision.STRENGTHEN).preview("chai")
    assert preview == {"does": does, "rate": rate, "more": more}


@pytest.mark.parametrize(
    ("decision", "action", "says"),
    [
        (Decision.HIRE, "hire chai", "Hire for 4 chai"),
        (Decision.HIRE, "hire rubble", "Hire for 5 rubble"),
        (Decision.HIRE, "hire free", "Hire for nothing"),
        (Decision.MAINTAIN, "maintain steel", "Pay 6 steel bars"),
        (Decision.MAINTAIN, "maintain chai", "Pay 7 chai"),
        (Decision.MAINTAIN, "maintain return", "Return to the shed"),
    ],
)
def test_prices_are_those_of_the_table(decision: Decision, action: str, says: str) -> None:
    table = asking(base(), decision, arg=1)
    mine = teahouse.game("alubari", components=OWN_PRICES)
    name, values = preview(table.state(), mine.parse(action), mine)
    assert Texts("en")(f"alubari-choice-{name}", **values) == says


@pytest.mark.parametrize(
    ("equipment", "says"),
    [
        ("rail-tractor", "Third labourer for 5 rubble · 9 points"),
        ("crew", "Station areas cost 8 rubble or 9 stone less · 9 points"),
        ("garratt", "First track of yours each round: 1 chai · 9 points · comes with 1 chai"),
    ],
)
def test_equipment_says_what_it_does_at_this_table(equipment: str, says: str) -> None:
    s = base()
    mine = teahouse.game("alubari", components=OWN_PRICES)
    name, values = preview(s, mine.parse(f"buy {equipment}"), mine)
    assert Texts("en")(f"alubari-choice-{name}.note", **values) == says
    s.players = 1
    assert preview(s, mine.parse(f"buy {equipment}"), mine)[1]["points"] == 0  # A75


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_contract_says_what_it_does_when_chosen(language: str) -> None:
    texts, known = Texts(language), set()
    for card, name in enumerate(GAME.definition.presentation.names["contract"]):
        values = {"contract": name, "points": 1, **effect_values(GAME.tables, card)}
        notes = {texts(f"alubari-choice-{c}.note", **values) for c in ("take", "use", "straighten")}
        assert len(notes) == 1
        known |= notes
    assert len(known) == CONTRACTS  # no two cards do the same


def test_contracts_say_the_values_of_the_table() -> None:
    changes = {"contract": {"10": {"effect": "C swap 4 stone steel 1"}}}
    mine = teahouse.game("alubari", components=changes)
    values = effect_values(mine.tables, 9)
    assert Texts("en")("alubari-word-effect", **values) == "Once: 4 stone for 1 steel bar"
    card = mine.new(2, seed=1).view()["cards"]["c10"]
    assert {name: card[name] for name in values} == values


def test_prices_of_discounts_and_of_contract_21() -> None:
    s = base()
    lay(s, BY_THE_GAME, 1)
    goods(s, 0, rubble=8, steel=3)
    hold(s, 0, 20, 21, used=True)
    s.lasting[0][Last.STATION], s.lasting[0][Last.ENGINE] = 20, 21
    table = asking(s, Decision.DISCOUNT, arg=positions.station("tindharia-2"))
    assert table.preview("discount rubble")[1]["rubble"] == 4
    assert table.preview("discount none")[1]["rubble"] == 8
    table = asking(s, Decision.PRICE, arg=5)
    assert table.preview("price printed")[1]["steel"] == 3
    assert table.preview("price cheaper")[1]["steel"] == 1


def test_halves_are_written_as_people_do() -> None:
    assert [half_text(n) for n in (0, 1, 2, 3, 4, 10)] == ["0", "½", "1", "1½", "2", "5"]


def test_messages_are_complete_in_three_languages() -> None:
    found = catalogue()
    assert faults(GAME, found) == []
    keys = [{k for k in found[lang] if k.startswith("alubari")} for lang in LANGUAGES]
    assert keys[0] == keys[1] == keys[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_said(language: str) -> None:
    texts, rng = Texts(language), random.Random(4)
    for players in (1, 4):
        table = GAME.new(players, seed=players)
        while table.actor is not None:
            for action in table.legal():
                name, values = table.preview(action)
                assert texts(f"alubari-choice-{name}", **values)
            for event in table.apply(rng.choice(table.legal_ids())):
                said = {"name": "X", **event.values}
                assert texts(f"alubari-event-{event.name}", **said)


def test_french_puts_a_narrow_space_before_double_signs() -> None:
    root = positions.__file__.split("/tests/")[0]
    for name in ("alubari.ftl", "alubari-rules.ftl"):
        text = Path(root, "src/teahouse/games/alubari/locales/fr", name).read_text("utf-8")
        lines = [line for line in text.splitlines() if not line.startswith("#")]
        wrong = [line for line in lines if re.search(r"[\w»}] [;:!?»]|« ", line)]
        assert wrong == []


# The sketch


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
    table = asking(s, Decision.LAY, left=1, arg=0)
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
    assert "~[2]~ Mahananda" in "\n".join(shown(asking(s, Decision.LAY, left=2, arg=0)))
    s = base()
    assert "[6i][3s][2c]" in "\n".join(shown(asking(s, Decision.CUBES, left=3, arg=1)))


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
