"""Options: accepted, refused, described."""

from __future__ import annotations

import jsonschema
import pytest

from teahouse.core.errors import BadOption
from teahouse.core.options import Option, Options, first_player

OPTIONS = Options(
    Option("players", 2, low=1, high=4),
    Option("variant", False),
    Option("terrain", "random", choices=("random", "players")),
    Option("first", "random", check=first_player, choices=("random",), free_text=True),
)


def test_defaults_and_given_values() -> None:
    assert OPTIONS.resolve({}) == {
        "players": 2,
        "variant": False,
        "terrain": "random",
        "first": "random",
    }
    given = {"players": "4", "variant": "yes", "terrain": "players", "first": "3"}
    assert OPTIONS.resolve(given) == {
        "players": 4,
        "variant": True,
        "terrain": "players",
        "first": 3,
    }
    assert OPTIONS.resolve({"variant": True, "first": 1})["variant"] is True
    assert OPTIONS.resolve({"variant": "off"})["variant"] is False


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"players": 0}, "players goes from 1 to 4, not 0"),
        ({"players": 5}, "players goes from 1 to 4, not 5"),
        ({"players": 2.0}, "players is a whole number"),
        ({"players": True}, "players is a whole number"),
        ({"players": "2.5"}, "players is a whole number"),
        ({"players": "9" * 400}, "players is a whole number"),
        ({"variant": "maybe"}, "variant is true or false"),
        ({"variant": 1}, "variant is true or false"),
        ({"terrain": "flat"}, "terrain is one of random, players"),
        ({"first": 2}, "first is random or a seat from 0 to 1"),
        ({"first": -1}, "first is random"),
        ({"first": True}, "first is random"),
        ({"fast": 1}, "no option 'fast'"),
    ],
)
def test_bad_values_are_refused(given: dict[str, object], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        OPTIONS.resolve(given)


def test_the_schema_describes_them() -> None:
    schema = OPTIONS.schema()
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(
        {"players": 3, "variant": True, "terrain": "random", "first": "random"}, schema
    )
    for bad in ({"players": 9}, {"terrain": "flat"}, {"variant": 1}, {"other": 1}):
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(bad, schema)


def test_it_is_a_mapping() -> None:
    assert list(OPTIONS) == ["players", "variant", "terrain", "first"]
    assert len(OPTIONS) == 4
    assert OPTIONS["variant"].default is False
