"""The declarations of views, and what is made from them."""

from __future__ import annotations

import json
import runpy
from collections.abc import Callable, Mapping
from enum import IntEnum
from pathlib import Path
from typing import Annotated, Any, Literal, TypedDict

import jsonschema
import pytest

import teahouse
from teahouse.core.views import EVERY, json_schema, literal_names, mismatches

ROOT = Path(__file__).resolve().parents[2]
Colour = Literal["red", "blue"]


class Extras(TypedDict, total=False):
    sugar: Annotated[int, "lumps"]


class Cup(Extras):
    """A cup on the table."""

    colour: Colour
    leaves: Annotated[int, "left in the cup"]


class CupsView(TypedDict):
    """A game of cups."""

    cups: list[Cup]
    last: Cup | None
    score: Annotated[dict[Colour, float], EVERY]
    tips: dict[Colour, int]
    at: tuple[int, int]


def view(**changes: Any) -> dict[str, Any]:
    cup = {"colour": "red", "leaves": 3}
    usual = {
        "cups": [cup],
        "last": None,
        "score": {"red": 1.5, "blue": 0},
        "tips": {},
        "at": [1, 2],
    }
    return {**usual, **changes}


@pytest.mark.parametrize("name", teahouse.games())
def test_a_view_fits_its_published_schema(name: str) -> None:
    game = teahouse.game(name)
    schema = game.view_schema()
    assert schema is not None
    jsonschema.Draft202012Validator.check_schema(schema)
    check = jsonschema.Draft202012Validator(schema)
    state = game.new(seed=5)
    for _ in range(60):
        for seat in (None, 0):
            check.validate(json.loads(json.dumps(state.view(seat))))
        state.apply(state.legal_ids()[-1])


@pytest.mark.parametrize(
    ("changes", "wrong"),
    [
        ({}, None),
        ({"last": {"colour": "red", "leaves": 1, "sugar": 2}}, None),
        ({"last": {"colour": "red", "sugar": 2}}, "view.last is none of its alternatives"),
        ({"more": 1}, "view has other fields than CupsView"),
        ({"cups": [{"colour": "red"}]}, "view.cups.0 has other fields than Cup"),
        ({"cups": [{"colour": "red", "leaves": "3"}]}, "view.cups.0.leaves is a str, not integer"),
        ({"cups": {}}, "view.cups is a dict"),
        ({"last": {"colour": "green", "leaves": 1}}, "view.last is none of its alternatives"),
        ({"score": {"red": 1.0}}, "view.score leaves keys out"),
        ({"tips": {"green": 1}}, "a key of view.tips is 'green'"),
        ({"tips": {"red": True}}, "view.tips.red is a bool"),
        ({"at": [1, 2, 3]}, "view.at has 3 parts, not 2"),
    ],
)
def test_what_is_not_as_declared_is_named(changes: dict[str, Any], wrong: str | None) -> None:
    found = list(mismatches(view(**changes), CupsView))
    assert found == [] if wrong is None else found[0].startswith(wrong)
    valid = jsonschema.Draft202012Validator(json_schema(CupsView, "cups")).is_valid(view(**changes))
    assert valid == (wrong is None)


def test_the_words_of_a_view_are_those_of_the_enum() -> None:
    class Shade(IntEnum):
        RED = 0
        BLUE = 1
        GREEN = 2

    with pytest.raises(TypeError, match="Shade has other names"):
        literal_names(Colour, Shade)


def run(program: str, function: str) -> Callable[[Mapping[str, Any], str], str]:
    found: Callable[[Mapping[str, Any], str], str] = runpy.run_path(str(ROOT / program))[function]
    return found


def test_a_declaration_becomes_types_and_a_page() -> None:
    schema = json_schema(CupsView, "Cups")
    types = run("web/make_types.py", "typescript")(schema, "CupsView")
    for line in (
        'export type Colour = "red" | "blue";',
        "  /** left in the cup */\n  leaves: number;",
        "  /** lumps */\n  sugar?: number;",
        "  last: Cup | null;",
        "  score: Record<Colour, number>;",
        "  tips: Partial<Record<Colour, number>>;",
        "  at: [number, number];",
    ):
        assert line in types
    shown = run("docs/pages.py", "view_section")(schema, "Cups")
    assert "| `leaves` | integer | left in the cup |" in shown
    assert "| `cups` | list of Cup |  |" in shown
