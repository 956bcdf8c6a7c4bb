"""The achievements of the solo game, the record and the campaign. A71 to A77."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from teahouse.core.game import Position
from teahouse.core.journal import Journal
from teahouse.games.alubari import solo
from teahouse.games.alubari.achievements import (
    ACHIEVEMENTS,
    Facts,
    earned,
    facts_of,
    near_misses,
)
from teahouse.games.alubari.state import GAME, Decision, Phase, State

from . import positions
from .positions import GAME as ALUBARI
from .positions import asking, balance, base, build, equip, goods, hold, lay, own

Change = Callable[[State], None]


def nearly_over() -> State:
    """A solo game whose last section is about to be laid; the game owns all others."""
    s = base(1)
    lay(s, GAME, *range(1, 15))
    positions.shed(s, "toy-train", "garratt", "luxury")
    return s


def finished(*changes: Change, points: float | None = None) -> Journal:
    """The journal of a solo game that ends with these holdings, topped up with leaves."""
    journal = last_section(nearly_over(), *changes)
    if points is None:
        return journal
    assert journal.outcome is not None
    missing = int(2 * (points - journal.outcome["points"][0]))
    assert missing >= 0
    return last_section(nearly_over(), *changes, lambda s: goods(s, 0, leaves=missing))


def last_section(s: State, *changes: Change) -> Journal:
    for change in changes:
        change(s)
    goods(s, 0, steel=s.goods[0][3] + 1)
    table = asking(s, Decision.LAY, left=1, owed=1)
    table.apply("lay steel")
    assert table.actor is None
    return table.journal()


def won(journal: Journal) -> list[str]:
    return earned(facts_of(journal, ALUBARI))


def siliguri(n: int) -> Change:
    return lambda s: build(s, 0, *positions.STATION_NAMES[:n])


def stations(*names: str) -> Change:
    return lambda s: build(s, 0, *names)


def leaves(n: int) -> Change:
    return lambda s: goods(s, 0, leaves=n)


def track(*sections: int) -> Change:
    return lambda s: lay(s, 0, *sections)


def contracts(*numbers: int, used: bool = False) -> Change:
    return lambda s: hold(s, 0, *numbers, used=used)


def estates(s: State) -> None:
    positions.dig_out(s, 0)


ONE_IN_EACH_TOWN = tuple(f"{town}-1" for town in positions.TOWN_NAMES)
MANY = ("ghum-1", "agony-point-1", "tindharia-3", "rangtong-2", "ghum-2", "sonada-1", "siliguri-5")
MORE = ("siliguri-4", "gayabari-3", "siliguri-3", "tindharia-2", "gayabari-4", "kurseong-1")


@pytest.mark.rule("A76")
@pytest.mark.parametrize(
    ("name", "yes", "no"),
    [
        ("east-india-depot", [siliguri(5)], [siliguri(4)]),
        ("tea-magnate", [estates], [estates, lambda s: own(s, GAME, 3)]),
        ("branches", [stations(*ONE_IN_EACH_TOWN)], [stations(*ONE_IN_EACH_TOWN[1:])]),
        ("bridge-builder", [track(1, 5, 11)], [track(1, 5)]),
        ("king-of-agony", [track(6, 7, 8, 9)], [track(5, 6, 7, 8)]),
        ("builder", [stations(*MANY, *MORE[:2])], [stations(*MANY, "siliguri-3")]),
        ("railway-king", [track(9, 14, 13, 8, 1)], [track(9, 14, 13, 8)]),
        ("contractor-1",
         [track(1, 2, 3, 4, 5), contracts(18, 4, 5, 30, 28, 24), leaves(10), estates],
         [track(1, 2, 3, 4, 5), contracts(18, 5), leaves(6)]),
        ("procrastinator", [contracts(1, 2, 3, 4)], [contracts(1, 2, 3)]),
        ("tea-chest", [leaves(20)], [leaves(19)]),
        ("tea-store", [leaves(40)], [leaves(39)]),
        ("tea-warehouse", [leaves(60)], [leaves(59)]),
        ("chaiwala", [lambda s: goods(s, 0, chai=7)], [lambda s: goods(s, 0, chai=6)]),
        ("shovel-king", [lambda s: goods(s, 0, rubble=30)], [lambda s: goods(s, 0, rubble=29)]),
        ("blast-furnace", [lambda s: goods(s, 0, steel=8)], [lambda s: goods(s, 0, steel=7)]),
    ],
)  # fmt: skip
def test_recognised_from_a_journal(name: str, yes: list[Change], no: list[Change]) -> None:
    assert name in won(finished(*yes))
    assert name not in won(finished(*no))


@pytest.mark.rule("A76")
@pytest.mark.parametrize("points", [100, 150, 175, 200, 225])
def test_ranks_with_and_without_equipment_and_estates(points: int) -> None:
    def equipped(s: State) -> None:
        equip(s, 0, "luxury")

    assert f"team-{points}" in won(finished(equipped, points=points))
    assert f"lone-{points}" not in won(finished(equipped, points=points))
    assert f"team-{points}" not in won(finished(equipped, points=points - 0.5))
    assert f"lone-{points}" in won(finished(points=points))
    assert f"team-{points}" not in won(finished(points=points))
    assert f"lone-{points}" not in won(finished(points=points - 0.5))
    assert f"engineer-{points}" in won(finished(points=points))
    assert f"engineer-{points}" not in won(finished(lambda s: own(s, 0, 0), points=points))
    borrowed = finished(lambda s: own(s, 0, 0, borrowed=True), points=points)
    assert f"engineer-{points}" in won(borrowed)


@pytest.mark.rule("A76")
def test_man_of_the_north_needs_more_than_180_without_siliguri() -> None:
    assert "man-of-the-north" in won(finished(points=180.5))
    assert "man-of-the-north" not in won(finished(points=180))
    assert "man-of-the-north" not in won(finished(siliguri(1), points=190))


@pytest.mark.rule("A76")
def test_great_builder_needs_more_than_90_from_stations() -> None:
    def facts(points: float) -> Facts:
        known = facts_of(finished(), ALUBARI)
        return replace(known, sources={**known.sources, "stations": points})

    assert "great-builder" in earned(facts(90.5))
    assert "great-builder" not in earned(facts(90))
    assert "builder" in earned(facts(60.5))
    assert "builder" not in earned(facts(60))


@pytest.mark.rule("A76")
@pytest.mark.parametrize(
    ("points", "grades"),
    [(79, 0), (80, 1), (100, 2), (119, 2), (120, 3)],
)
def test_contractors(points: int, grades: int) -> None:
    known = facts_of(finished(), ALUBARI)
    facts = replace(known, sources={**known.sources, "contracts": points})
    names = ["contractor-1", "contractor-2", "contractor-master"]
    assert [n for n in names if n in earned(facts)] == names[:grades]


@pytest.mark.rule("A76")
def test_the_procrastinator_counts_contracts_not_completed_or_not_used() -> None:
    """Used and completed ones are the only ones that do not count."""

    def held(s: State) -> None:
        hold(s, 0, 27, used=True)  # completed and used
        hold(s, 0, 25, used=True)  # used, not completed
        hold(s, 0, 17)

    assert facts_of(finished(held), ALUBARI).idle_contracts == 2


@pytest.mark.rule("A76")
def test_cheers_is_more_than_150_without_anything_of_tea() -> None:
    def railway(s: State) -> None:
        lay(s, 0, *range(1, 15))
        hold(s, 0, 17, 18, 7)

    journal = finished(railway)
    facts = facts_of(journal, ALUBARI)
    assert facts.points > 150
    assert "cheers" in won(journal)
    for spoilt in (leaves(1), siliguri(1), lambda s: own(s, 0, 0), stations("darjeeling-1")):
        assert "cheers" not in won(finished(railway, spoilt))
    assert "cheers" not in earned(replace(facts, points=150.0))


@pytest.mark.rule("A76", "A60")
def test_the_hard_worker_ends_with_the_last_marker_and_a_free_section() -> None:
    s = base(1)
    build(s, 0, *positions.STATION_NAMES[:18])
    goods(s, 0, steel=1)
    table = asking(s, Decision.LAY, left=1, owed=1)
    table.apply("lay steel")
    assert "hard-worker" in won(table.journal())
    assert "hard-worker" not in won(finished())
    s = base(1)
    build(s, 0, *positions.STATION_NAMES[:18])
    lay(s, GAME, *range(1, 15))
    goods(s, 0, steel=1)
    table = asking(s, Decision.LAY, left=1, owed=1)
    table.apply("lay steel")  # the last marker on the last section
    assert "hard-worker" not in won(table.journal())


@pytest.mark.rule("A76")
def test_equipment_that_was_put_back_counts_as_owned() -> None:
    s = nearly_over()
    equip(s, 0, "luxury")
    goods(s, 0, leaves=400)
    s.wheel, s.wheel_at, s.cubes_drawn, s.phase = [0, 0, 0, 3, 0, 0], 4, 1, Phase.EVENTS
    s.section[13] = GAME
    goods(s, 0, steel=2)
    balance(s)
    table = positions.go(s)
    table.apply("maintain return")
    play_out(table)
    names = won(table.journal())
    assert "team-100" in names
    assert "lone-100" not in names


def play_out(table: Position) -> None:
    while table.actor is not None:
        lays = [str(a) for a in table.legal() if str(a).startswith(("lay", "place D"))]
        table.apply(lays[0] if lays else table.legal_ids()[0])


@pytest.mark.rule("A76")
def test_there_are_36_and_the_campaign_makes_39() -> None:
    assert len({a.name for a in ACHIEVEMENTS}) == 36
    assert solo.report(Path("/nonexistent"))["of"] == 39
    groups = solo.groups([])
    assert {g: len(names) for g, names in groups.items()} == {
        "building": 9, "score": 19, "supply": 8, "campaign": 3,
    }  # fmt: skip


@pytest.mark.rule("A76")
def test_near_misses_say_what_was_missing() -> None:
    facts = facts_of(finished(leaves(19), track(5, 6, 7, 8)), ALUBARI)
    near = near_misses(facts)
    assert near["tea-chest"] == 1
    assert near["king-of-agony"] == 1
    assert "railway-king" not in near  # 16 of 20 points is not near
    assert near_misses(replace(facts, rubble=26))["shovel-king"] == 4
    assert "shovel-king" not in near_misses(replace(facts, rubble=25))
    assert "tea-warehouse" not in near
    assert "hard-worker" not in near
    assert not set(near) & set(earned(facts))
    high = near_misses(replace(facts, points=179.5))
    assert high["man-of-the-north"] == 1
    assert "team-175" not in high


def test_only_finished_solo_games_have_achievements() -> None:
    with pytest.raises(ValueError, match="finished solo"):
        facts_of(ALUBARI.new(1, seed=1).journal(), ALUBARI)
    with pytest.raises(ValueError, match="finished solo"):
        facts_of(ALUBARI.new(2, seed=1).journal(), ALUBARI)


# The record


@pytest.mark.rule("A77")
def test_the_record_keeps_games_and_what_they_earned(tmp_path: Path) -> None:
    record = solo.record_game(finished(leaves(20)), tmp_path, ALUBARI)
    assert record["recorded"]
    assert "tea-chest" in record["new"]
    again = solo.record_game(finished(leaves(20)).as_json(), tmp_path, ALUBARI)
    assert not again["recorded"]
    assert again["new"] == []
    report = solo.report(tmp_path)
    assert report["games"] == 1
    assert report["points"] == [record["points"]]
    assert report["best"] == record["points"]
    assert "tea-chest" in report["earned"]
    assert report["groups"]["supply"]["tea-chest"]
    assert not report["groups"]["supply"]["tea-store"]


@pytest.mark.rule("A77")
@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ([133, 133, 134], []),
        ([133, 133, 134.5], [400]),
        ([200, 200], []),
        ([10, 200, 200, 100.5], [400, 500]),
        ([200, 10, 200, 200], [400]),
        ([200, 200, 200.5], [400, 500, 600]),
    ],
)
def test_the_campaign_is_any_three_games_in_a_row(points: list[float], expected: list[int]) -> None:
    data = {"games": [{"points": p} for p in points]}
    found = solo.campaign(data)
    assert found["earned"] == [f"campaign-{n}" for n in expected]
    assert found["running"] == points[-2:]


@pytest.mark.rule("A77")
def test_the_record_survives_what_it_does_not_know(tmp_path: Path) -> None:
    later = {"format": 7, "games": [{"points": 150.0, "colour": "red"}], "notes": ["kept"]}
    solo.record_file(tmp_path).write_text(json.dumps(later), "utf-8")
    solo.record_game(finished(), tmp_path, ALUBARI)
    data = solo.load(tmp_path)
    assert data["format"] == 7
    assert data["notes"] == ["kept"]
    assert data["games"][0] == {"points": 150.0, "colour": "red"}
    assert len(data["games"]) == 2


def test_a_file_that_is_no_record_is_refused_and_kept(tmp_path: Path) -> None:
    for text in ("no json", "[]", '{"games": 3}'):
        solo.record_file(tmp_path).write_text(text, "utf-8")
        with pytest.raises(ValueError, match="not a record"):
            solo.record_game(finished(), tmp_path, ALUBARI)
        assert solo.record_file(tmp_path).read_text("utf-8") == text


def test_near_misses_of_the_record_are_the_best_so_far(tmp_path: Path) -> None:
    solo.record_game(finished(leaves(18)), tmp_path, ALUBARI)
    solo.record_game(finished(leaves(19)), tmp_path, ALUBARI)
    assert solo.report(tmp_path)["near"]["tea-chest"] == 1
    solo.record_game(finished(leaves(20)), tmp_path, ALUBARI)
    assert "tea-chest" not in solo.report(tmp_path)["near"]


def test_a_failed_write_leaves_the_record_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    solo.record_game(finished(leaves(18)), tmp_path, ALUBARI)
    before = solo.record_file(tmp_path).read_bytes()

    def broken(self: Path, target: Path) -> Path:
        raise OSError("disk full")

    monkeypatch.setattr(Path, "replace", broken)
    with pytest.raises(OSError, match="disk full"):
        solo.record_game(finished(leaves(19)), tmp_path, ALUBARI)
    assert solo.record_file(tmp_path).read_bytes() == before
    assert [p.name for p in tmp_path.iterdir()] == [solo.FILE]


def test_the_record_lies_in_the_data_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TEAHOUSE_DATA", str(tmp_path / "mine"))
    solo.record_game(finished(), played=ALUBARI)
    assert (tmp_path / "mine" / "alubari-solo.json").exists()
