"""Pages of the reference that follow from the program; `build.py` writes them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast

import teahouse
from teahouse.bots import ask, make
from teahouse.cli.app import command
from teahouse.core.game import Game
from teahouse.core.ledger import load_ledger
from teahouse.core.options import Option
from teahouse.core.registry import playable_games
from teahouse.core.standings import Standings
from teahouse.core.views import json_schema
from teahouse.i18n import Texts, sources
from teahouse.research import features
from teahouse.research.feature import Feature

EN = Texts("en")
Schema = Mapping[str, Any]
SOME_TURNS = 60  # decisions: there is something on the board, and the game is not over


def pages() -> dict[str, str]:
    """Every generated page by its path below `docs`."""
    made = {f"reference/{name}.md": game_page(teahouse.game(name)) for name in playable_games()}
    made |= {"reference/commands.md": commands(), "reference/rest.md": rest()}
    return {**made, "reference/views.md": views()}


def pictures() -> dict[str, str]:
    """A drawing of each game by its path below `docs`."""
    return {f"reference/{name}.svg": drawing(teahouse.game(name)) for name in playable_games()}


def drawing(game: Game) -> str:
    """A position some turns into a game between novices."""
    position, bot = game.new(seed=1), make("novice", game, seed=1, compiled=False)
    for _ in range(SOME_TURNS):
        position.apply(ask(bot, position).action)
    return position.svg()


def table(head: str, rows: list[list[str]]) -> list[str]:
    """A Markdown table; `head` has its columns, with bars between them."""
    columns = head.split("|")
    lines = [f"| {' | '.join(row)} |" for row in [columns, ["---"] * len(columns), *rows]]
    return ["", *lines, ""]


def plain(text: str | None) -> str:
    return " ".join((text or "").split()).replace("|", "\\|")


# Commands


def commands() -> str:
    """Every command with its arguments and options, as `--help` shows them."""
    parts = ["# Commands", "", "`teahouse COMMAND --help` shows the same, in three languages."]
    for name, found in _each(command(EN), "teahouse"):
        parts += ["", f"## {name}", "", plain(found.help)]
        rows = [[f"`{_written(p)}`", plain(p.help)] for p in found.params if p.name != "help"]
        parts += table("argument|meaning", rows) if rows else []
    return "\n".join(parts) + "\n"


def _each(group: Any, name: str) -> Iterator[tuple[str, Any]]:
    for word, found in group.commands.items():
        if getattr(found, "commands", None):
            yield from _each(found, f"{name} {word}")
        else:
            yield f"{name} {word}", found


def _written(param: Any) -> str:
    if param.param_type_name == "argument":
        return str(param.metavar or param.name.upper()).replace("|", "/")
    names = ", ".join([*param.opts, *param.secondary_opts])
    value = "" if param.is_flag or not param.metavar else f" {param.metavar}"
    return f"{names}{value}".replace("|", "/")


# Games


def game_page(game: Game) -> str:
    """Options, actions, events, reasons and features of a game."""
    about = (
        f"The names a program uses in this game. `teahouse rules {game.name}` has the rules, "
        "[views](views.md) the fields of a view."
    )
    parts = [
        f"# {EN(f'{game.name}-title')}",
        "",
        about,
        "",
        f"![A position, as `position.svg()` draws it]({game.name}.svg)",
        *_options(game),
        *_actions(game),
        *_events(game),
        *_reasons(game),
        *_features(game),
    ]
    return "\n".join(parts) + "\n"


def _options(game: Game) -> list[str]:
    rows = []
    for o in game.options.values():
        key = f"{game.name}-option-{o.name.replace('_', '-')}.help"
        default = str(o.default).lower()  # false, as it is typed
        rows.append([f"`{o.name}`", f"`{default}`", _values(o), plain(EN(key))])
    about = "Arguments of `game.new` and of every environment; `--NAME VALUE` on the command line."
    return ["", "## Options", "", about, *table("option|default|values|meaning", rows)]


def _values(option: Option) -> str:
    if option.choices:
        listed = ", ".join(f"`{choice}`" for choice in option.choices)
        return f"{listed}, or a text" if option.free_text else listed
    if isinstance(option.default, bool):
        return "`true`, `false`"
    return f"{option.low} to {option.high}" if option.high is not None else "a text"


def _actions(game: Game) -> list[str]:
    codec, rows = game.codec, []
    for kind in codec.types:
        first = codec.first[kind]
        of_kind = [a for a in codec.actions[first:] if type(a) is kind]
        ids = f"{first}" if len(of_kind) == 1 else f"{first} to {first + len(of_kind) - 1}"
        meaning = (kind.__doc__ or "").strip().splitlines()[0]
        rows.append([ids, meaning, ", ".join(f"`{a}`" for a in of_kind)])
    about = "Ids, and the notations they stand for, in the order of the ids."
    return ["", "## Actions", "", about, *table("ids|action|notations", rows)]


def _events(game: Game) -> list[str]:
    rows = [
        [
            f"`{kind.name}`",
            ", ".join(f"`{value}`" for value in kind.values),
            plain(english().get(f"{game.name}-event-{kind.name}")),
            "yes" if kind.reveals else "",
        ]
        for kind in game.definition.rules.events
    ]
    about = (
        "What happened, by name and values. Undo does not go back past one that reveals something."
    )
    return ["", "## Events", "", about, *table("event|values|said as|reveals", rows)]


def _reasons(game: Game) -> list[str]:
    ledger = load_ledger(game.definition)
    rows = []
    for code, rule in game.definition.rules.reasons.values():
        said = english().get(f"{game.name}-why-{code}") or english()[f"common-why-{code}"]
        rows.append([f"`{code}`", rule if rule in ledger else "", plain(said)])
    about = "Why an action is refused: `position.why_not(action)`, `IllegalAction.reason`."
    return ["", "## Reasons", "", about, *table("reason|rule|said as", rows)]


def _features(game: Game) -> list[str]:
    """Lengths that grow with the table are told apart by looking at two tables."""
    players = game.options["players"]
    counts = range(players.low or 0, (players.high or 0) + 1)
    lengths = [f"{sum(p.length for p in features.of(game, n))} at a table of {n}" for n in counts]
    pairs = zip(features.of(game, 2), features.of(game, 3), strict=True)
    rows = [[f"`{a.name}`", shape(a, b), str(a.low), str(a.high), a.meaning] for a, b in pairs]
    about = (
        "What an observation is made of, in its order; n is the number of seats. "
        f"Numbers in all: {', '.join(lengths)}."
    )
    return ["", "## Features", "", about, *table("feature|shape|from|to|meaning", rows)]


def shape(small: Feature, large: Feature) -> str:
    """The shape for n seats, from that for two and that for three."""
    sides = []
    for two, three in zip(small.shape, large.shape, strict=True):
        grows = f"(n + {two - 2})" if two > 2 else "n"
        sides.append(str(two) if two == three else grows)
    return " × ".join(sides)


@cache
def english() -> dict[str, str]:
    """The English messages as one reads them, with `‹name›` where a value goes."""
    patterns = {
        entry.id.name: entry.value
        for _, text in sources("en")
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message) and entry.value is not None
    }
    return {key: _read(pattern, patterns) for key, pattern in patterns.items()}


def _read(pattern: ast.Pattern, patterns: Mapping[str, ast.Pattern]) -> str:
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
            continue
        found: Any = element.expression
        if isinstance(found, ast.SelectExpression):
            parts.append(_read(_usual(found), patterns))
        elif isinstance(found, ast.MessageReference) and found.id.name in patterns:
            parts.append(_read(patterns[found.id.name], patterns))
        elif isinstance(found, ast.FunctionReference):
            parts.append(f"‹{found.arguments.positional[0].id.name}›")
        else:
            parts.append(f"‹{found.id.name}›" if hasattr(found, "id") else str(found.value))
    return "".join(parts)


def _usual(choice: ast.SelectExpression) -> ast.Pattern:
    """What a selection mostly gives: the plural, or the value that is named in so many words."""
    usual = next(variant for variant in choice.variants if variant.default)
    counts = {"zero", "one", "two", "few", "many", "other"}
    named = [v for v in choice.variants if isinstance(v.key, ast.Identifier)]
    if all(v.key.name in counts for v in named) or not hasattr(choice.selector, "id"):
        return usual.value
    return ast.Pattern([ast.Placeable(choice.selector)])


# Views

ABOUT_VIEWS = """\
# Views

What a seat may know, as bots and the browser get it. Fields that are not listed do not exist: a
view is an allow-list. `teahouse.game(name).view_schema()` is the same as a JSON Schema.
`position.standings(seat)` is made from such a view.
"""


def views() -> str:
    """The whole page, from the declarations in `games/<game>/view_types.py`."""
    found = {name: teahouse.game(name).view_schema() for name in playable_games()}
    schemas = {name.capitalize(): schema for name, schema in found.items() if schema}
    schemas["Standings"] = json_schema(Standings, "Standings")
    return "\n".join([ABOUT_VIEWS, *(view_section(each, name) for name, each in schemas.items())])


def view_section(schema: Schema, title: str) -> str:
    """The fields of a view as Markdown, part by part."""
    parts = [(name, part) for name, part in schema["$defs"].items() if "properties" in part]
    lines = [f"## {title}", "", schema["description"], "", *field_rows(schema, schema["$defs"])]
    for name, part in parts:
        lines += [
            "",
            f"### {name}",
            "",
            part["description"],
            "",
            *field_rows(part, schema["$defs"]),
        ]
    return "\n".join(lines) + "\n"


def field_rows(schema: Schema, defs: Schema) -> Iterator[str]:
    yield "| field | type | meaning |"
    yield "|---|---|---|"
    for field, each in schema["properties"].items():
        yield f"| `{field}` | {spelled(each, defs)} | {each.get('description', '')} |"


def spelled(schema: Schema, defs: Schema) -> str:
    """A type in words; sets of words are written out."""
    if "$ref" in schema:
        name = str(schema["$ref"]).rpartition("/")[2]
        return name if "properties" in defs[name] else spelled(defs[name], defs)
    if "enum" in schema:
        return " or ".join(f"`{word}`" for word in schema["enum"])
    if "anyOf" in schema:
        return ", or ".join(spelled(each, defs) for each in schema["anyOf"])
    if "prefixItems" in schema:
        return "[" + ", ".join(spelled(each, defs) for each in schema["prefixItems"]) + "]"
    if schema["type"] == "array":
        return f"list of {spelled(schema['items'], defs)}"
    if schema["type"] == "object":
        keys = spelled(schema.get("propertyNames", {"type": "string"}), defs)
        return f"object: {keys} to {spelled(schema['additionalProperties'], defs)}"
    return str(schema["type"])


# REST


def rest() -> str:
    """Every route of the table server, from its OpenAPI document."""
    from teahouse.server.app import create_app
    from teahouse.server.settings import Settings

    paths = create_app(Settings(db="sqlite:///:memory:")).openapi()["paths"]
    groups: dict[str, list[str]] = {}
    for path, verbs in paths.items():
        for verb, route in verbs.items():
            group = groups.setdefault(route.get("tags", ["other"])[0], [])
            answers = f"Status codes: {', '.join(route['responses'])}."
            group += ["", f"### `{verb.upper()} {path}`", "", _first(route), "", answers]
    about = (
        "The routes of the table server. A running server has the whole document, with the fields "
        "of bodies and answers, at `/api/openapi.json`."
    )
    parts = [
        line for tag, lines in groups.items() for line in ("", f"## {tag.capitalize()}", *lines)
    ]
    return "\n".join(["# REST", "", about, *parts]) + "\n"


def _first(route: Any) -> str:
    return plain((route.get("description") or "").split("\n\n")[0])
