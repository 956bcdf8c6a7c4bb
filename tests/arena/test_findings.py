"""What many games tell: lifts by hand, fair settings, and what never happened."""

from __future__ import annotations

import pytest
from tests.support.studies import facts, study

import teahouse
from teahouse.arena.aspects import Aspect
from teahouse.arena.balance import play_all
from teahouse.arena.balance_observer import Facts
from teahouse.arena.findings import Findings, compared, counting, lead, summary
from teahouse.arena.stats import mean_interval, quantile, wilson

CARD = Aspect("card", "card-taken", ("card",))


def findings(*games: Facts) -> Findings:
    return Findings(teahouse.game("darjeeling"), list(games))


def test_a_lift_is_the_share_of_wins_by_the_fair_share() -> None:
    had = {"card": [{"red": 1}, {}]}  # always with the winner
    lost = {"card": [{}, {"red": 2}]}
    games = [facts(number=n, had=had if n < 9 else lost) for n in range(12)]
    (row,) = findings(*games).lifts(CARD)
    assert (row.value, row.seats) == ("red", 12)
    assert row.lift == pytest.approx(0.75 / 0.5)
    assert (row.low, row.high) == pytest.approx([2 * end for end in wilson(9, 12)])
    assert row.share == pytest.approx(12 / 24)
    assert row.times == pytest.approx((9 * 1 + 3 * 2) / 12)


def test_numbers_of_players_are_weighed_by_their_fair_share() -> None:
    four = facts(
        players=4, shares=[0.0, 0.5, 0.5, 0.0], points=[1.0, 4.0, 4.0, 0.0],
        sources=[{}, {}, {}, {}], had={"card": [{}, {"red": 1}, {}, {}]},
    )  # fmt: skip
    (row,) = findings(facts(had={"card": [{"red": 1}, {}]}), four).lifts(CARD)
    assert row.lift == pytest.approx((1 + 0.5) / (1 / 2 + 1 / 4))


def test_games_of_one_player_have_no_lift() -> None:
    alone = facts(
        players=1, points=[9.0], shares=[1.0], sources=[{}], had={"card": [{"red": 1}]}
    )  # fmt: skip
    assert findings(alone).lifts(CARD) == []


def test_who_did_it_more_than_the_table_counts() -> None:
    rows = [{"red": 3, "blue": 1}, {"red": 1, "blue": 1}, {"red": 2}]
    more = Aspect("card", "card-taken", ("card",), by="more")
    assert list(counting(rows, more)) == [(0, "red"), (0, "blue"), (1, "blue")]
    assert len(list(counting(rows, CARD))) == 5


def test_the_share_is_of_those_who_could_have_it() -> None:
    offered = Aspect("card", "card-taken", ("card",), offered="card-laid")
    with_it = facts(had={"card": [{"red": 1}, {}]}, offered={"card": ["red", "blue"]})
    without = facts(number=1, had={"card": [{}, {}]}, offered={"card": ["blue"]})
    (row,) = findings(with_it, without).lifts(offered)
    assert row.share == pytest.approx(1 / 2)


@pytest.mark.parametrize(
    ("wins", "games", "verdict"), [(90, 100, 1), (10, 100, -1), (50, 100, 0), (2, 2, 0)]
)
def test_only_what_is_sure_stands_out(wins: int, games: int, verdict: int) -> None:
    had = [{"card": [{"red": 1}, {}]}, {"card": [{}, {"red": 1}]}]
    rows = [facts(number=n, had=had[n >= wins]) for n in range(games)]
    assert findings(*rows).lifts(CARD)[0].verdict == verdict


def test_seats_are_told_in_the_order_of_play() -> None:
    second = facts(number=1, first=1, shares=[1.0, 0.0])
    order = findings(facts(first=0, shares=[1.0, 0.0]), second).order(2)
    assert [(row.value, row.lift) for row in order] == [("1", 1.0), ("2", 1.0)]
    both = facts(first=1, shares=[0.0, 1.0])
    assert [row.lift for row in findings(both).order(2)] == [2.0, 0.0]


def test_settings_are_compared_as_if_players_were_the_same() -> None:
    """China is played by four only, whose games are longer everywhere."""
    four = {"players": 4, "points": [1.0] * 4, "shares": [1.0, 0, 0, 0], "sources": [{}] * 4}
    games = [
        facts(number=0, rounds=10),
        facts(number=0, rounds=20, **four),
        facts(number=1, rounds=20, **four, settings={"map": "china"}),
        facts(number=2, rounds=10, settings={"map": None}),
    ]
    rows = {row.value: row for row in findings(*games).settings("map")}
    assert list(rows) == ["india", "china"]
    assert rows["china"].rounds == pytest.approx(rows["india"].rounds) == pytest.approx(15)


def test_points_by_source_of_winners_and_others() -> None:
    assert findings(facts()).sources() == {"ships": (30.0, 20.0)}


def test_what_never_happened() -> None:
    games = list(play_all(study(bots=["random"])))
    found = Findings(teahouse.game("darjeeling"), games)
    never = found.never()
    seen = {name for f in games for name in f.events}
    assert set(never.events) == {k.name for k in found.game.definition.rules.events} - seen
    assert "hidden-tile-taken" in never.events  # all screens were open
    assert "move" not in never.decisions
    chosen = {a for f in games for a in f.chosen}
    assert not chosen & (never.refused.keys() | set(never.closed))
    everything = {str(a) for a in found.game.codec.actions}
    assert chosen | never.refused.keys() | set(never.closed) == everything


def test_the_order_in_which_games_come_does_not_matter() -> None:
    games = list(play_all(study()))
    game = teahouse.game("darjeeling")
    assert Findings(game, games[::-1]).as_json() == Findings(game, games).as_json()


def test_differences_are_told_deal_by_deal() -> None:
    before = findings(*(facts(number=n, rounds=10 + n) for n in range(20)))
    after = findings(*(facts(number=n, rounds=13 + n) for n in range(30)))
    found = compared(before, after, lambda f: float(f.rounds or 0))
    assert found is not None
    assert (found.change, found.low, found.high, found.verdict) == (3.0, 3.0, 3.0, 1)
    assert compared(before, findings(), lead) is None


def test_small_statistics() -> None:
    assert [quantile([1, 2, 3, 4, 5], at) for at in (0, 0.25, 0.5, 0.9, 1)] == [1, 2, 3, 4.6, 5]
    assert mean_interval([2.0]) == (2.0, 2.0, 2.0)
    mean, low, high = mean_interval([1.0, 3.0] * 50)
    assert mean == 2.0
    assert high - mean == pytest.approx(1.96 * 1.005 / 10, abs=1e-3)
    assert low == pytest.approx(4 - high)
    found = summary([3, 1, 2])
    assert (found.n, found.mean, found.least, found.most) == (3, 2, 1, 3)
    assert lead(facts()) == 10
