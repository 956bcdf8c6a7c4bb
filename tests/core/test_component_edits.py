"""Values put right by the owner of a box: every value of every game, as a file and as a diff."""

from __future__ import annotations

import random
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import teahouse
from teahouse.core import component_edits as edits
from teahouse.core.component_phrases import form_of
from teahouse.core.components import ABOUT, OWNER, SOURCES, ComponentSet, Fact
from teahouse.core.game import Game

GAMES = teahouse.games()
# Values whose limits leave no other: D30 speaks of the lower of two markers.
FIXED = {"darjeeling": {"box.demand_markers_per_variety"}}


def facts_of(game: Game) -> dict[str, Fact]:
    return {fact.path: fact for fact in game.components.facts()}


# Other values, found by trying


def others(fact: Fact, siblings: list[Fact]) -> Iterator[dict[str, Any]]:
    """Values that might be printed instead, small changes first."""
    for value in variants(fact.value):
        yield {fact.path: value}
    for other in siblings:  # two that change places
        if type(other.value) is type(fact.value) and other.value != fact.value:
            yield {fact.path: other.value, other.path: fact.value}


def variants(value: Any) -> Iterator[Any]:
    if isinstance(value, int):
        yield from (value + 1, value - 1)
    elif isinstance(value, list):
        for n, entry in enumerate(value):
            yield from ([*value[:n], other, *value[n + 1 :]] for other in variants(entry))
        yield value[:-1]
    elif isinstance(value, str):
        yield from words(value)


def words(text: str) -> Iterator[str]:
    for old, new in (
        ("yes", "no"),
        ("adjacent", "opposite"),
        ("town ", "simple "),
        ("sun", "rain"),
    ):
        if old in text:
            yield text.replace(old, new, 1)
    yield from ("rain", "sun")
    for n, sign in enumerate(text):
        if sign.isdigit():
            yield f"{text[:n]}{(int(sign) + 1) % 10}{text[n + 1 :]}"
    if "\n" in text:
        yield from grids(text)
    yield from ("A lead", "A chai_cube", "4 points")


def grids(text: str) -> Iterator[str]:
    """Two neighbouring letters that change places, wherever they differ."""
    letters = [n for n, sign in enumerate(text) if not sign.isspace()]
    rng = random.Random(1)
    for _ in range(200):
        a, b = sorted(rng.sample(letters, 2))
        if text[a] != text[b]:
            yield f"{text[:a]}{text[b]}{text[a + 1 : b]}{text[a]}{text[b + 1 :]}"


def fitting(game: Game, path: str) -> dict[str, Any]:
    """Edits that change this value and can be played with; totals follow what adds up to them."""
    return next((found for found in tries(game, path) if not edits.reasons(game, found)), {})


def tries(game: Game, path: str) -> Iterator[dict[str, Any]]:
    facts = facts_of(game)
    table = path.rpartition(".")[0]
    siblings = [f for p, f in facts.items() if p != path and p.rpartition(".")[0] == table]
    for tried in others(facts[path], siblings):
        if tried[path] != facts[path].value:
            yield tried
            yield from with_total(game, tried)


def with_total(game: Game, tried: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for reason in edits.reasons(game, tried)[:1]:
        if reason.code == "component-sum" and reason.params["path"] not in tried:
            yield {**tried, str(reason.params["path"]): reason.params["n"]}


def total_changed(game: Game, path: str) -> dict[str, Any]:
    """A total of the box: it changes with one of the values it adds up."""
    every = (found for other in facts_of(game) if other != path for found in tries(game, other))
    return next((found for found in every if path in found and not edits.reasons(game, found)), {})


@pytest.mark.parametrize("name", GAMES)
def test_every_value_can_be_put_right_and_is_played_with(name: str, tmp_path: Path) -> None:
    game = teahouse.game(name)
    stubborn = set()
    for path in facts_of(game):
        changed = fitting(game, path) or total_changed(game, path)
        if not changed:
            stubborn.add(path)
            continue
        file = tmp_path / "mine.toml"
        file.write_text(edits.as_toml(name, changed, "my box"), encoding="utf-8")
        mine = facts_of(teahouse.game(name, components=file))
        assert {p: mine[p].value for p in changed} == changed
        assert {mine[p].src for p in changed} == {OWNER}
        assert {mine[p].note for p in changed} == {"my box"}
        assert edits.edits_of(game.components, tomllib.loads(file.read_text("utf-8"))) == changed
        check_patch(game, changed)
    assert stubborn == FIXED.get(name, set())


def check_patch(game: Game, changed: dict[str, Any]) -> None:
    """The game's own file with the change: those values, read from a box, and no others."""
    assert game.components.file is not None
    text = edits.patched(game.components.file.read_text("utf-8"), changed, "my box")
    new = {f.path: f for f in ComponentSet(tomllib.loads(text), {}).facts()}
    old = facts_of(game)
    assert new.keys() == old.keys()
    for path, fact in new.items():
        wanted = (changed[path], OWNER) if path in changed else (old[path].value, old[path].src)
        assert (fact.value, fact.src) == wanted, path


@pytest.mark.parametrize("name", GAMES)
def test_every_value_can_be_confirmed(name: str, tmp_path: Path) -> None:
    game = teahouse.game(name)
    confirmed = {path: fact.value for path, fact in facts_of(game).items()}
    assert edits.differing(game.components, confirmed) == {}
    assert edits.reasons(game, confirmed) == []
    text = edits.as_toml(name, confirmed)
    assert teahouse.game(name, components=tomllib.loads(text)) is game
    claimed = game.components.replaced(tomllib.loads(text))
    assert {fact.src for fact in claimed.facts()} == {OWNER}
    assert game.components.file is not None
    whole = edits.patched(game.components.file.read_text("utf-8"), confirmed)
    data = tomllib.loads(whole)
    assert {fact.src for fact in ComponentSet(data, {}).facts()} == {OWNER}
    assert "sources =" not in whole


def test_the_diff_applies_to_the_file_of_the_game(tmp_path: Path) -> None:
    definition = teahouse.game("ceylon").definition
    changed = {"cards.plant_trade": 6, "cards.plant_harvest": 4, "map.grid": "x\ny\n"}
    diff = edits.contribution(definition, changed, "Ludonova 2018")
    assert diff.startswith("--- a/src/teahouse/games/ceylon/components.toml\n+++ b/src/teahouse/")
    box = '{ src = "owner", note = "Ludonova 2018" }'
    assert f"+sources = {{ plant_harvest = {box}, plant_trade = {box} }}" in diff
    assert '+src = "owner"\n+note = "Ludonova 2018"' in diff
    file = tmp_path / "src/teahouse/games/ceylon/components.toml"
    file.parent.mkdir(parents=True)
    source = definition.rules.components().file
    assert source is not None
    file.write_bytes(source.read_bytes())
    subprocess.run(["git", "apply", "-"], input=diff, cwd=tmp_path, text=True, check=True)
    assert file.read_text("utf-8") == edits.patched(
        source.read_text("utf-8"), changed, "Ludonova 2018"
    )


def test_no_edit_gives_no_diff() -> None:
    assert edits.contribution(teahouse.game("ceylon").definition, {}) == ""


# One table at a time

TABLE = """# what it is
[a]
src = "reconstructed"
note = "a guess"
alternatives = [3]
b = 1
c = [
    "x",
    "y",
]

# the next
[d]
e = 2
"""


def test_a_table_is_the_owners_once_all_of_it_was_read() -> None:
    half = edits.patched(TABLE, {"a.b": 5})
    assert half == TABLE.replace("b = 1", "b = 5").replace(
        'src = "reconstructed"\n',
        'src = "reconstructed"\nsources = { b = { src = "owner", note = "read from a box" } }\n',
    )
    whole = edits.patched(half, {"a.c": ["x", "y"]}, "my box")
    assert whole == (
        '# what it is\n[a]\nsrc = "owner"\nnote = "my box"\nb = 5\nc = [\n    "x",\n    "y",\n]\n'
        "\n# the next\n[d]\ne = 2\n"
    )


def test_a_source_that_was_there_stays_beside_that_of_a_box() -> None:
    own = 'c = { src = "found", note = "a photo" }'
    text = TABLE.replace('note = "a guess"\n', f'note = "a guess"\nsources = {{ {own} }}\n')
    patched = edits.patched(text, {"a.b": 1}, "my box")
    assert f'sources = {{ b = {{ src = "owner", note = "my box" }}, {own} }}' in patched


def test_what_is_unfinished_is_kept_and_read_again() -> None:
    game = teahouse.game("ceylon")
    typed = {
        "start.rupees": "1x", "contracts.1.tiles": [[3, "", 0, 1]], "map.grid": '"""\n\x7f\t\\\n',
    }  # fmt: skip
    text = edits.as_toml("ceylon", {**typed, "start.hand": None}, "my box", unfinished=True)
    assert edits.UNFINISHED in text
    assert edits.edits_of(game.components, tomllib.loads(text)) == typed


def test_a_table_without_a_source_of_its_own_gets_one() -> None:
    assert edits.patched(TABLE, {"d.e": 2}).endswith(
        '[d]\nsrc = "owner"\nnote = "read from a box"\ne = 2\n'
    )


# Steps


@pytest.mark.parametrize("name", GAMES)
def test_steps_begin_with_what_is_least_sure_and_leave_nothing_out(name: str) -> None:
    found = teahouse.game(name).components
    steps = edits.by_certainty(found)
    order = [SOURCES.index(step.src) for step in steps]
    assert order == sorted(order)
    assert steps[0].src == "reconstructed"
    paths = [fact.path for step in steps for fact in step.facts]
    assert sorted(paths) == sorted(fact.path for fact in found.facts())


# Reasons


def test_every_bad_value_gets_its_reason() -> None:
    game = teahouse.game("darjeeling")
    bad = {"costs.turn_back": 99, "strips.2.multipliers": [1, 2], "halves.two_half": "x"}
    reasons = {reason.params["path"]: reason.code for reason in edits.reasons(game, bad)}
    assert reasons == {
        "costs.turn_back": "component-range",
        "strips.2.multipliers": "component-order",
        "halves.two_half": "component-choice",
    }


def test_a_total_that_does_not_fit_is_one_reason() -> None:
    found = edits.reasons(teahouse.game("darjeeling"), {"tiles.red": [14, 7, 3]})
    assert [reason.code for reason in found] == ["component-sum"]
    assert edits.concerns(found[0], "tiles.red")  # told where it is typed
    assert edits.concerns(found[0], "box.tea_tiles")
    assert not edits.concerns(found[0], "costs.turn_back")


def test_a_total_hides_no_other_reason() -> None:
    bad = {"cards.plant_harvest": 9, "contracts.1.tiles": [[3, 0, 0, 9, 3, 9]], "start.hand": 9}
    reasons = [reason.params["path"] for reason in edits.reasons(teahouse.game("ceylon"), bad)]
    assert reasons == ["start.hand", "box.action_cards", "box.contracts"]


@pytest.mark.parametrize(
    ("name", "path", "value", "where"),
    [
        ("ceylon", "contracts.1.tiles", [[3, 0, 0, 9, 3, 2], [2, 0, 0, 9, 3, 2]], (2, None)),
        ("ceylon", "contracts.1.tiles", [[3, 0, 0, 9, 3, 2], [3, 0, 0, 8, 3, 2]], (2, None)),
        ("ceylon", "contracts.1.tiles", [[3, 0, 0, 9, "x", 4]], (1, 5)),
        ("alubari", "estate.ging.spaces", [[1, 1], [0, 2]], (2, 1)),
        ("alubari", "rates.harvest.halves", [1, 2, 4, "x"], (None, 4)),
        ("darjeeling", "strips.2.multipliers", [3, 1, 2], (None, 3)),
        ("darjeeling", "tiles.black", [20, 8, 3], (None, 2)),
        ("darjeeling", "costs.turn_back", 99, (None, None)),
    ],
)
def test_a_reason_says_which_row_and_entry_it_is_about(
    name: str, path: str, value: Any, where: tuple[int | None, int | None]
) -> None:
    (reason,) = edits.reasons(teahouse.game(name), {path: value})
    assert reason.params["path"] == path
    assert (reason.params.get("row"), reason.params.get("entry")) == where


def test_a_map_that_cannot_be_is_told_at_the_map() -> None:
    for grid in ("TXT\n", "T" * 17 + "\n", ("T" * 15 + "C\n") * 8):
        (reason,) = edits.reasons(teahouse.game("darjeeling"), {"maps.india.grid": grid})
        assert reason.params["path"] == "maps.india.grid", reason


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("area.sukna-1.cost", "x stone"),
        ("area.sukna-1.cost", "? stone"),
        ("area.sukna-1.gives", "4 points, 777 steel"),
        ("contract.01.effect", "A more ?"),
        ("contract.10.effect", "C swap two iron steel 2"),
        ("contract.01.score", "x for 2 track"),
        ("contract.01.score", "10 for -2 track"),
        ("contract.01.score", "? per_chai"),
    ],
)
def test_a_number_that_is_none_is_told_as_such(path: str, text: str) -> None:
    (reason,) = edits.reasons(teahouse.game("alubari"), {path: text})
    assert (reason.code, reason.params["path"]) == ("component-range", path)


@pytest.mark.parametrize("value", [None, True, "x", 1.5, [[[]]], {"a": 1}])
@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_typed_is_refused_with_a_reason(name: str, value: Any) -> None:
    game = teahouse.game(name)
    for path, fact in facts_of(game).items():
        if type(fact.value) is not type(value):
            found = edits.reasons(game, {path: value})
            assert found, path
            assert found[0].code.startswith("component-")


# Typing


@pytest.mark.parametrize("name", GAMES)
def test_what_is_shown_can_be_typed(name: str) -> None:
    game = teahouse.game(name)
    for fact in game.components.facts():
        form = form_of(game.definition.presentation.forms, fact.path)
        assert edits.typed(edits.shown(fact.value, form), fact.value, form) == fact.value


def test_halves_and_spaces_are_typed_as_they_are_printed() -> None:
    forms = teahouse.game("alubari").definition.presentation.forms
    halves, start = (form_of(forms, f"rates.harvest.{name}") for name in ("halves", "start"))
    assert edits.shown([1, 2, 3, 4], halves) == "½ 1 1½ 2"
    assert edits.typed("0.5 1 1,5 2½ x", [1], halves) == [1, 2, 3, 5, "x"]
    assert edits.shown(1, start) == "2"
    assert [edits.typed(text, 1, start) for text in ("2", "two")] == [1, "two"]


def test_what_is_no_number_stays_as_it_was_typed() -> None:
    assert edits.typed("two", 1) == "two"
    assert edits.typed("1, 2 x", [1]) == [1, 2, "x"]
    assert edits.typed("-3", 1) == -3


# Provenance


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


def test_about_keys_are_no_values() -> None:
    for name in GAMES:
        assert not {
            fact.path.rpartition(".")[2] for fact in facts_of(teahouse.game(name)).values()
        } & set(ABOUT)
