"""Previews of choices, and messages for all that is said."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import teahouse
from teahouse.core.events import half_text
from teahouse.core.messages import faults
from teahouse.games.alubari.effects import effect_values
from teahouse.games.alubari.preview import preview
from teahouse.games.alubari.state import CONTRACTS, Area, Decision, Last, Phase, Stage
from teahouse.games.alubari.state import GAME as BY_THE_GAME
from teahouse.i18n import LANGUAGES, Texts, catalogue

from . import positions
from .positions import GAME, asking, base, busy, goods, hold, lay, own

OWN_PRICES = {
    "numbers": {
        "third_labourer": {"chai": 4, "rubble": 5},
        "events": {"maintenance_steel": 6, "maintenance_chai": 7},
        "crew": {"rubble": 8, "stone": 9},
    }
}


def test_previews_say_what_things_cost() -> None:
    table = busy()
    table.apply("done")
    name, values = table.preview("build sukna-1")
    assert (name, values["stone"], values["points"]) == ("build", 2, 4)
    name, values = table.preview("buy garratt")
    assert (name, values["steel"]) == ("buy", 3)


@pytest.mark.parametrize(
    ("decision", "says", "action", "values"),
    [
        (Decision.PLACE, {}, "place A2",
         {"area": "A", "number": 2, "lead": "yes", "does": "A", "rate": "3", "able": "yes"}),
        (Decision.PLACE, {}, "place A1",
         {"area": "A", "number": 1, "lead": "no", "does": "A", "rate": "3", "able": "yes"}),
        (Decision.PLACE, {}, "place G1",
         {"area": "G", "number": 1, "lead": "no", "does": "G", "rate": "1", "able": "yes"}),
        (Decision.DIG, {"left": 2}, "dig 1-2", {"space": "1-2", "estate": "alubari", "rubble": 3}),
        (Decision.WORKS, {"left": 3, "strong": 1}, "make steel", {"step": "steel", "price": 2}),
        (Decision.WORKS, {"left": 3}, "make steel", {"step": "steel", "price": 3}),
        (Decision.LAY, {"left": 2}, "lay steel",
         {"paid": "steel", "section": "mahananda-river", "points": 2, "price": 1}),
        (Decision.LAY, {"left": 2}, "lay iron",
         {"paid": "iron", "section": "mahananda-river", "points": 2, "price": 3}),
        (Decision.POST, {}, "take 3",
         {"contract": "c03", "points": 18, "per_chai": 0,
          "effect": "bag", "area": "A", "n": 2, "m": 0, "good": "stone", "gets": ""}),
        (Decision.CHAIWALA, {}, "leaves", {"leaves": 1}),
        (Decision.SWAP, {"left": 2, "contract": 9}, "swap",
         {"amount": 2, "good": "iron", "gets": "steel"}),
        (Decision.STRENGTHEN, {}, "done", {}),
        (Decision.BORROW, {"left": 1}, "borrow 4-4", {"space": "4-4", "estate": "happy-valley"}),
        (Decision.LANDSLIDE, {}, "landslide 4", {"estate": 4, "field": "happy-valley"}),
    ],
)  # fmt: skip
def test_previews(
    decision: Decision, says: dict[str, int], action: str, values: dict[str, object]
) -> None:
    s = base()
    goods(s, 0, iron=6, steel=2, chai=2, leaves=2)
    s.lasting[0][Last.IRON_RAILS] = 3
    own(s, BY_THE_GAME, 15)
    table = asking(s, decision, **says)
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
    table = asking(base(), decision)
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
    table = asking(s, Decision.DISCOUNT, station=positions.station("tindharia-2"))
    assert table.preview("discount rubble")[1]["rubble"] == 4
    assert table.preview("discount none")[1]["rubble"] == 8
    table = asking(s, Decision.PRICE, equipment=5)
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
