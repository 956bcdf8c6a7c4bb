"""Component sets: provenance, replacement, refusals."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests import refusals

import teahouse
from teahouse import BadComponents
from teahouse.core.components import (
    ABOUT,
    REFUSALS,
    SOURCES,
    ComponentSet,
    check_length,
    check_most,
    load,
    one_of,
    read_toml,
    whole_numbers,
)


@pytest.fixture
def game() -> teahouse.Game:
    return teahouse.game("darjeeling")


def test_every_fact_has_a_source(game: teahouse.Game) -> None:
    facts = list(game.components.facts())
    assert len(facts) > 20
    assert all(f.src in SOURCES for f in facts)
    assert game.components.value("tiles.black") == [21, 7, 3]


def test_a_file_replaces_only_what_it_names(game: teahouse.Game, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[costs]\npass_tile = 3\nnote = "my box"\n')
    mine = teahouse.game("darjeeling", components=file)
    assert mine.components.digest != game.components.digest
    changed = {f.path: f for f in mine.components.facts() if f.src == "replaced"}
    assert "costs.pass_tile" in changed
    assert changed["costs.pass_tile"].value == 3
    assert changed["costs.pass_tile"].note == "my box"
    assert mine.components.value("costs.pass_city") == 2
    assert teahouse.game("darjeeling", components=file) is mine


def test_the_same_values_with_another_note_keep_their_own_note() -> None:
    for note in ("first", "second"):
        changes = {"costs": {"pass_city": 4, "note": note}}
        mine = teahouse.game("darjeeling", components=changes)
        notes = {f.path: f.note for f in mine.components.facts()}
        assert notes["costs.pass_city"] == note


def test_a_file_that_changes_nothing_is_the_game_itself(game: teahouse.Game) -> None:
    assert teahouse.game("darjeeling", components={"costs": {"pass_tile": 1}}) is game


def test_replaced_values_rule_on_both_backends_and_in_the_journal() -> None:
    mine = teahouse.game("darjeeling", components={"scoring": {"penalty_per_half": 5}})
    s = mine.new(players=2, seed=3, target=10)
    twin = mine.new(players=2, seed=3, target=10, backend="numba")
    while s.actor is not None:
        action = s.legal()[-1]
        s.apply(action)
        twin.apply(action)
        assert s.dump() == twin.dump()
    losses = [-parts["halves"] for parts in s.outcome().breakdown]  # type: ignore[union-attr]
    assert all(lost % 5 == 0 for lost in losses)
    journal = s.journal()
    assert journal.components == {"scoring": {"penalty_per_half": 5}}
    assert teahouse.replay(journal).digest() == s.digest()


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"boats": {}}, "boats is not a component of this game"),
        ({"costs": {"swim": 1}}, "costs.swim is not a component"),
        ({"costs": 3}, "costs needs a table"),
        ({"costs": {"pass_tile": {"a": 1}}}, "costs.pass_tile needs a value"),
        ({"costs": {"pass_tile": "two"}}, "costs.pass_tile needs a whole number, not 'two'"),
        ({"costs": {"pass_tile": True}}, "costs.pass_tile needs a whole number"),
        ({"costs": {"pass_tile": -1}}, "whole numbers from 0 to 20 are needed, not -1"),
        ({"tiles": {"black": [21, 7]}}, "tiles.black: 3 numbers are needed, not 2"),
        ({"tiles": {"black": [20, 7, 3]}}, "box.tea_tiles says 112, but the values add up to 111"),
    ],
)
def test_bad_replacements_are_refused_with_the_reason(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(BadComponents, match=said) as refused:
        teahouse.game("darjeeling", components=changes)
    assert refusals.readable_code("darjeeling", refused.value)


def test_bad_files_are_refused_plainly(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match=r"none\.toml cannot be read") as refused:
        read_toml(tmp_path / "none.toml")
    assert refusals.readable_code("darjeeling", refused.value) == "component-file"
    unsourced = tmp_path / "unsourced.toml"
    unsourced.write_text("[a]\nb = 1\n")
    with pytest.raises(BadComponents, match=r"a\.b has no src") as refused:
        load(unsourced)
    assert refusals.readable_code("darjeeling", refused.value) == "component-source"


@pytest.mark.parametrize(("text", "line"), [(b"a = 1\n[costs\n", 2), (b"a = [1,", 0), (b"\xff", 0)])
def test_a_file_that_is_no_toml_says_where(text: bytes, line: int, tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_bytes(text)
    with pytest.raises(BadComponents, match="is not valid TOML") as refused:
        read_toml(broken)
    assert refusals.readable_code("darjeeling", refused.value) == "component-toml"
    assert refused.value.reason is not None
    assert refused.value.reason.params == {"file": "broken.toml", "line": line}


def test_every_refusal_of_values_has_a_reason() -> None:
    made = list(refusals.calls(refusals.SOURCE, "BadComponents"))
    assert made
    assert all(len(call.args) == 2 for call in made)


def test_every_reason_is_known_and_used() -> None:
    of_games = [teahouse.game(name).definition.presentation.refusals for name in teahouse.games()]
    core, games = (refusals.codes_in(refusals.SOURCE / part) for part in ("core", "games"))
    assert core | games == set(REFUSALS).union(*of_games)


def test_lengths_and_words() -> None:
    check_length("x", [1, 2], 2, 2)
    check_most("x", [1, 2], 2)
    assert one_of("no", "x", ("yes", "no")) == "no"
    for entries in ([1], [1, 2, 3, 4]):
        with pytest.raises(BadComponents, match="x: 2 to 3 entries are needed"):
            check_length("x", entries, 2, 3)
    with pytest.raises(BadComponents, match="x: at most 2 entries, not 3"):
        check_most("x", [1, 2, 3], 2)
    for word in ("maybe", 1, ["yes"]):
        with pytest.raises(BadComponents, match="x: one of yes, no is needed"):
            one_of(word, "x", ("yes", "no"))


def test_whole_numbers() -> None:
    assert whole_numbers(3, "x", 0, 5) == [3]
    assert whole_numbers([1, 2], "x", 0, 5, 2) == [1, 2]
    for bad in ([6], [True], ["1"], [1.0]):
        with pytest.raises(BadComponents):
            whole_numbers(bad, "x", 0, 5)


def test_single_values_may_come_from_elsewhere() -> None:
    data = {
        "a": {"src": "reconstructed", "note": "n", "sources": {"c": "rulebook"}, "b": 1, "c": 2}
    }
    found = {f.path: (f.src, f.note) for f in ComponentSet(data, {}).facts()}
    assert found == {"a.b": ("reconstructed", "n"), "a.c": ("rulebook", "n")}


def test_a_file_marks_only_what_it_names() -> None:
    found = teahouse.game("ceylon").components
    mine = found.replaced({"cards": {"src": "owner", "plant_trade": 5, "note": "mine"}})
    facts = {fact.path: (fact.src, fact.note) for fact in mine.facts()}
    assert facts["cards.plant_trade"] == ("owner", "mine")
    assert facts["cards.plant_harvest"][0] == "reconstructed"
    claimed = found.replaced({"cards": {"src": "rulebook", "plant_trade": 6}})
    assert {f.path: f.src for f in claimed.facts()}["cards.plant_trade"] == "replaced"


@pytest.mark.parametrize("name", teahouse.games())
def test_about_keys_are_no_values(name: str) -> None:
    facts = teahouse.game(name).components.facts()
    assert not {fact.path.rpartition(".")[2] for fact in facts} & set(ABOUT)
