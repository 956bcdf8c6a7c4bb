"""What players are told is so: prices, gains, Chai, reasons with their rules and amounts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.refusal_positions import check_from, its_game
from tests.truths import refused as refusals
from tests.truths import unnoticed_refusals, untrue_reasons

import teahouse
from teahouse.core.game import Position
from teahouse.core.ledger import load_ledger
from teahouse.core.messages import text_values
from teahouse.core.truth_check import Tally
from teahouse.games.alubari.state import GAME as THE_GAME
from teahouse.games.alubari.state import Area, Decision, Good, Last, Phase, State
from teahouse.games.alubari.tables import T
from teahouse.i18n import LANGUAGES, Texts

from .positions import (
    GAME,
    asking,
    balance,
    base,
    choices,
    dig_out,
    do,
    equip,
    goods,
    hold,
    labour,
    lay,
    own,
    refused,
    resolve,
    shed,
)

VALUES = text_values(GAME.components)
RULING = {"en": "Our ruling", "fr": "arbitrage", "it": "interpretazion"}


def shown(table: Position, action: str) -> dict[str, Any]:
    return dict(table.preview(action)[1])


def named(table: Position, action: str) -> dict[str, Any]:
    """What a refusal names besides the action."""
    reason = table.why_not(action)
    assert reason is not None
    return {k: v for k, v in reason.params.items() if k in ("need", "have", "n", "spaces")}


def building(**amounts: int) -> State:
    """Every town is open and the seat is rich."""
    s = base()
    lay(s, THE_GAME, *range(1, 15))
    goods(s, 0, **{"iron": 6, "stone": 6, "rubble": 12, "steel": 6, "leaves": 6, **amounts})
    return s


# The truth check


def test_every_reason_holds_where_it_is_given() -> None:
    assert untrue_reasons("alubari") == set()
    assert len(refusals("alubari")) > 25


def test_an_action_that_is_refused_cannot_be_allowed_unseen() -> None:
    assert unnoticed_refusals("alubari") == set()


# What each position is there for: a reason that is given in it or a few steps on
RARE = {
    "second-build": "not-in-shed",
    "no-marker-to-build": "no-marker",
    "two-equipments-alone": "too-many-equipments",
    "iron-rails": "must-lay",
    "no-equipment-to-hire": "no-equipment",
    "no-cube-left": "no-more-cubes",
    "no-marker-to-lay": "no-marker",
    "no-cheaper-price": "no-cheaper-price",
    "two-goods-lacking": "discount-not-enough",
    "crew-without-its-good": "no-such-discount",
}


@pytest.mark.parametrize("name", RARE)
def test_what_is_said_where_games_hardly_come_is_so(name: str) -> None:
    tally = Tally()
    file = Path(__file__).parent / "rare" / f"{name}.toml"
    check_from(its_game(GAME, file), file.read_text("utf-8"), tally)
    assert tally.first == {}
    assert f"reason {RARE[name]}" in tally.seen


# Prices


def test_the_price_is_that_of_an_owner_of_the_construction_crew() -> None:
    """Agony Point 1 asks for four stone."""
    s = building()
    equip(s, 0, "crew")
    table = asking(s, Decision.BUILD, left=1, owed=1)
    said = shown(table, "build agony-point-1")
    printed = T.station_cost[12][Good.STONE]
    assert (said["stone"], said["discount"]) == (printed - T.crew_stone, "no")
    assert do(table, "build agony-point-1").goods[0][Good.STONE] == 6 - said["stone"]


def test_a_discount_still_to_be_chosen_is_said() -> None:
    s = building()
    s.lasting[0][Last.STATION] = 20
    table = asking(s, Decision.BUILD, left=1, owed=1)
    said = shown(table, "build agony-point-1")
    assert (said["stone"], said["discount"]) == (T.station_cost[12][Good.STONE], "choose")
    table.apply("build agony-point-1")
    assert shown(table, "discount stone")["stone"] == max(
        0, T.station_cost[12][Good.STONE] - T.effect_values[19][0]
    )


def test_the_only_price_that_can_be_paid_is_said() -> None:
    """With contract 20, and without stone enough for the printed price."""
    s = building(stone=T.station_cost[12][Good.STONE] - T.effect_values[19][0])
    s.lasting[0][Last.STATION] = 20
    table = asking(s, Decision.BUILD, left=1, owed=1)
    said = shown(table, "build agony-point-1")
    assert (said["stone"], said["discount"]) == (s.goods[0][Good.STONE], "no")


def test_the_price_of_contract_21_is_said_where_it_is_the_only_one() -> None:
    s = base()
    goods(s, 0, steel=T.effect_values[20][0])
    s.lasting[0][Last.ENGINE] = 21
    table = asking(s, Decision.BUILD, left=1, owed=1)
    said = shown(table, "buy crew")
    assert (said["steel"], said["chai"], said["discount"]) == (T.effect_values[20][0], 0, "no")


def test_a_bonus_that_is_not_there_is_not_promised() -> None:
    s = building()
    s.office = [-1, -1, -1]
    for card in range(3):
        s.contract[card] = 1
    s.goods[0][Good.CHAI] = T.chai_limit[2]
    table = asking(s, Decision.BUILD, left=1, owed=1)
    for action in table.legal():
        if str(action).startswith("build "):
            said = shown(table, str(action))
            assert (said["gives_contract"], said["gives_chai"]) == (0, 0)


# What Chai adds


@pytest.mark.rule("A30")
@pytest.mark.parametrize(
    ("amounts", "helps"),
    [
        ({"rubble": 3}, False),  # a stone and its crushing: two steps
        ({"rubble": 2, "stone": 2}, True),  # four steps
        ({"stone": 3}, False),
        ({"stone": 4}, True),
        ({"iron": 2}, True),  # steel for two
        ({"iron": 1, "stone": 3}, False),
    ],
)
def test_chai_in_c_only_for_a_fourth_step_or_cheaper_steel(
    amounts: dict[str, int], helps: bool
) -> None:
    s = base()
    goods(s, 0, chai=1, **amounts)
    labour(s, C1=0)
    assert (resolve(s, "C").decision == Decision.STRENGTHEN) is helps


@pytest.mark.rule("A30")
def test_chai_in_c_is_no_use_without_steel_bars() -> None:
    s = base()
    goods(s, 0, chai=1, iron=2, stone=1)
    goods(s, 1, steel=T.steel)
    labour(s, C1=0)
    assert resolve(s, "C").decision == Decision.WORKS


@pytest.mark.rule("A30", "A38")
@pytest.mark.parametrize(
    ("amounts", "helps"),
    [
        ({"leaves": 4}, False),  # two leaves for Siliguri 1, three for Siliguri 2
        ({"leaves": 5}, True),
        ({"steel": 1}, True),  # Rangtong 1 gives two bars for one
        ({"chai": 7}, False),  # the crew is all that can be paid
    ],
)
def test_chai_in_e_only_if_two_things_can_be_built(amounts: dict[str, int], helps: bool) -> None:
    s = base()
    lay(s, THE_GAME, 1)
    goods(s, 0, **{"chai": 1, **amounts})
    labour(s, E1=0)
    assert (resolve(s, "E").decision == Decision.STRENGTHEN) is helps


@pytest.mark.rule("A30", "A49")
def test_a_crew_bought_first_may_make_the_second_build_payable() -> None:
    """Sukna 1 asks for two stone; there is Chai for the crew and for the bonus."""
    s = base()
    lay(s, THE_GAME, 1)
    goods(s, 0, chai=4, stone=1)
    labour(s, E1=0)
    table = resolve(s, "E")
    assert choices(table) == ["chai", "done"]
    after = do(table, "chai", "build sukna-1")  # the crew was forced
    assert (after.equipment[4], after.station[5]) == (0, 0)


@pytest.mark.rule("A30", "A40")
def test_the_bar_that_is_paid_may_come_back_for_the_second_build() -> None:
    """No bar is left but the one that Rangtong 1 asks for; Tindharia 1 asks for it again."""
    s = base()
    lay(s, THE_GAME, 1)
    goods(s, 0, chai=1, steel=1)
    goods(s, 1, steel=15)
    labour(s, E1=0)
    assert balance(s).steel == 0
    after = do(resolve(s, "E"), "chai", "build rangtong-1", "build tindharia-1")
    assert (after.station[7], after.station[9]) == (0, 0)


@pytest.mark.rule("A30", "A60")
def test_solo_the_last_marker_leaves_no_second_build() -> None:
    for spare, helps in ((1, False), (2, True)):
        s = base(1)
        goods(s, 0, chai=1, leaves=9)
        dig_out(s, 0)
        lay(s, 0, *range(1, 1 + T.markers - spare - s.owner.count(0)))
        labour(s, E1=0)
        assert balance(s).markers[0] == spare
        assert (resolve(s, "E").decision == Decision.STRENGTHEN) is helps


@pytest.mark.rule("A30")
def test_looking_for_a_second_build_leaves_everything_as_it_was() -> None:
    s = building(chai=5)
    equip(s, 0, "crew")
    s.lasting[0][Last.STATION], s.lasting[0][Last.ENGINE], s.lasting[0][Last.BEYOND] = 20, 21, 1
    s.phase, s.area = Phase.WORK, Area.E
    table = asking(s, Decision.STRENGTHEN)
    before = table.dump()
    assert table.why_not("chai") is None
    assert table.dump() == before


@pytest.mark.rule("A33")
def test_chai_names_the_rubble_that_lies_there() -> None:
    s = base()
    own(s, THE_GAME, *(k for k in range(24) if s.rubble[k] and k != 1))
    s.rate[0] = 0
    s.phase, s.area = Phase.WORK, Area.B
    goods(s, 0, chai=1)
    said = shown(asking(s, Decision.STRENGTHEN), "chai")
    assert (said["rate"], said["more"]) == (T.excavation[0], 3)
    assert said["rate"] < said["more"] < T.excavation[0] + T.dig_bonus


def test_chai_names_the_cubes_that_lie_there() -> None:
    s = base()
    s.yard = [3, 1, 0]
    s.phase, s.area = Phase.WORK, Area.A
    goods(s, 0, chai=1)
    said = shown(asking(s, Decision.STRENGTHEN), "chai")
    assert (said["rate"], said["more"]) == (3, 4)


# Reasons


def test_the_rule_of_a_lack_is_that_of_the_action_and_amounts_are_named() -> None:
    cases = [
        (Decision.WORKS, "make steel", "A35", {"need": 3, "have": 1}),
        (Decision.WORKS, "make crush", "A35", {"need": 1, "have": 0}),
        (Decision.BUILD, "buy crew", "A41", {"need": 3, "have": 1}),
        (Decision.BUILD, "build siliguri-1", "A39", {"need": 2, "have": 1}),
        (Decision.CHAIWALA, "brew 3", "A43", {"need": 3, "have": 1}),
        (Decision.MAINTAIN, "maintain chai", "A57", {"need": 2, "have": 1}),
        (Decision.LAY, "lay steel", "A36", {"need": 1, "have": 0}),
    ]
    for decision, action, rule, amounts in cases:
        s = base()
        goods(s, 0, iron=1, leaves=1, chai=1)
        table = asking(s, decision)
        assert refused(table, action)[1] == rule, action
        assert named(table, action) == amounts, action


@pytest.mark.rule("A25", "A45")
def test_hiring_cites_hiring() -> None:
    s = base()
    equip(s, 0, "rail-tractor")
    table = asking(s, Decision.HIRE)
    assert refused(table, "hire chai") == ("too-little-chai", "A25")
    assert refused(table, "hire rubble") == ("too-little-rubble", "A45")


@pytest.mark.rule("A34")
def test_b_as_a_build_space_cites_the_rule_that_made_it_one() -> None:
    s = base()
    dig_out(s, THE_GAME)
    s.builds, s.phase, s.hands[0] = 1, Phase.PLACE, 1
    table = asking(s, Decision.PLACE)
    assert refused(table, "place B2") == ("no-such-space", "A34")
    assert named(table, "place B2") == {"spaces": 1}
    assert refused(table, "place A3") == ("no-such-space", "A05")


@pytest.mark.rule("A80")
def test_contract_24_says_that_a_contract_was_not_drawn() -> None:
    s = base()
    for k, card in enumerate((10, 11)):
        s.drawn[k] = card
        s.contract[card] = -4
    table = asking(s, Decision.PICK)
    assert refused(table, "take 1") == ("not-drawn", "A80")  # it lies open


@pytest.mark.rule("A80", "A49")
def test_a_discount_that_does_not_apply_cites_what_gives_it() -> None:
    s = building()
    s.lasting[0][Last.STATION] = 20
    table = asking(s, Decision.DISCOUNT, station=12)
    assert refused(table, "discount rubble") == ("no-such-discount", "A80")
    equip(s, 0, "crew")
    table = asking(s, Decision.CREW, station=12)
    assert refused(table, "discount rubble") == ("no-such-discount", "A49")


@pytest.mark.rule("A80")
def test_straightening_anothers_contract_cites_the_contract() -> None:
    s = base()
    hold(s, 0, 10, 12, 25, used=True)
    hold(s, 1, 11, used=True)
    table = asking(s, Decision.STRAIGHTEN, contract=24)
    assert refused(table, "straighten 11") == ("not-your-contract", "A80")


@pytest.mark.parametrize(
    ("decision", "rule"),
    [
        (Decision.PLACE, "A26"),
        (Decision.MAINTAIN, "A57"),
        (Decision.PICK, "A80"),
        (Decision.PRICE, "A41"),
        (Decision.DISCOUNT, "A39"),
        (Decision.LANDSLIDE, "A80"),
        (Decision.STRAIGHTEN, "A80"),
    ],
)
def test_what_has_to_be_chosen_cannot_be_left_and_says_so(decision: Decision, rule: str) -> None:
    s = building(chai=3)
    hold(s, 0, 10, used=True)
    own(s, THE_GAME, 0)
    s.lasting[0][Last.STATION], s.lasting[0][Last.ENGINE] = 20, 21
    for k, card in enumerate((10, 11)):
        s.drawn[k] = card
        s.contract[card] = -4
    table = asking(s, decision, **({"contract": 4} if decision == Decision.STRAIGHTEN else {}))
    assert refused(table, "done") == ("must-choose", rule)


def test_lack_that_no_discount_makes_good_is_said() -> None:
    """Sukna 1 asks for stone and rubble here, and one of each is lacking."""
    other = teahouse.game("alubari", {"area": {"sukna-1": {"cost": "2 stone, 2 rubble"}}})
    s = building(stone=1, rubble=1)
    equip(s, 0, "crew")
    s.lasting[0][Last.STATION] = 0
    table = other.at(asking(s, Decision.BUILD, left=1, owed=1).state())
    assert table.why_not("build sukna-1") is not None
    s.goods[0][Good.RUBBLE] = 2
    s.goods[0][Good.STONE] = 0
    table = other.at(balance(s))
    assert refused(table, "build sukna-1") == ("too-little-stone", "A39")
    assert named(table, "build sukna-1") == {"need": 1, "have": 0}
    s.goods[0][Good.RUBBLE], s.goods[0][Good.STONE] = 1, 1
    table = other.at(balance(s))
    assert refused(table, "build sukna-1") == ("discount-not-enough", "A39")


# Texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_that_is_partly_ours_says_which_part(language: str) -> None:
    texts = Texts(language)
    for number, rule in load_ledger(GAME.definition).items():
        says = RULING[language] in texts(f"alubari-rule-{number}", **VALUES)
        assert says is (rule.kind != "stated"), number


def test_the_ledger_tells_what_the_english_rules_tell() -> None:
    texts = Texts("en")
    for number, rule in load_ledger(GAME.definition).items():
        text = " ".join(texts(f"alubari-rule-{number}", **VALUES).split("\n")).replace("’", "'")
        assert rule.text == text, number


@pytest.mark.rule("A75")
@pytest.mark.parametrize("language", LANGUAGES)
def test_solo_the_luxury_train_is_not_called_worth_more(language: str) -> None:
    texts, said = Texts(language), []
    for players in (1, 2):
        s = base(players)
        shed(s, "luxury", *["rail-tractor", "crew"][: T.dealt[players] - 1])
        if players == 2:
            s = base(players)
        goods(s, 0, steel=9, chai=5, iron=9, stone=9)
        table = asking(s, Decision.BUILD, left=1, owed=1)
        said.append(texts("alubari-choice-buy.note", **table.preview("buy luxury")[1]))
        assert table.view()["engines"]["luxury"]["points"] == (16 if players == 2 else 0)
    assert said[0] != said[1]


def test_the_king_of_agony_has_four_sections_after_the_river() -> None:
    for language, word in (("en", "after"), ("fr", "suivent"), ("it", "dopo")):
        assert word in Texts(language)("alubari-achievement-help-king-of-agony")


def test_solo_rules_say_that_they_are_solo() -> None:
    for language, word in (("en", "solo"), ("fr", "solo"), ("it", "solitario")):
        for number in ("A71", "A72", "A73", "A74", "A75"):
            assert word in Texts(language)(f"alubari-rule-{number}", **VALUES).lower(), number


def test_numbers_in_the_rules_are_those_of_the_box() -> None:
    texts = Texts("en")
    bag, rooms = texts("alubari-rule-A10", **VALUES), texts("alubari-rule-A05", **VALUES)
    for players in range(1, 6):
        assert f"{T.iron[players]} and {T.stone[players]}" in bag
        spaces = ", ".join(f"{a} {n}" for a, n in zip("ABCDEFG", T.rooms[players], strict=True))
        assert spaces in rooms
