"""Defaults for the parts of a definition that a small game leaves out.

They suit a game that hides nothing but future draws: options are state fields of the same names, a
view shows every field, a position text lists them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .actions import Action
from .components import ComponentSet
from .decisions import DecisionNumber
from .errors import BadPosition
from .events import Value
from .hooks import LIMITS, State, points, refusal, seats
from .layout import Field, Layout
from .options import Option, OptionValue
from .reasons import GAME_OVER, NOT_ASKED
from .rng import Words
from .sketch import Line, Span, Speak
from .views import Head, View

if TYPE_CHECKING:
    from .game import Game

RNG = "rng"  # the generator: has another name in texts, never in views
GENERATOR = "seed_state"
ONE_A_TYPE: Mapping[str, Sequence[str]] = {}  # previews: one for each type of action
REASONS = {GAME_OVER: ("game-over", ""), NOT_ASKED: ("not-asked", "")}


class Decision(DecisionNumber):
    """The decisions of a game with a single kind of decision."""

    NONE = 0
    TURN = 1


# Rules: put in the place of the hooks where a game has none


def legal(s: State, ids: list[int]) -> int:
    """Every action that is not refused."""
    n = 0
    for action in range(LIMITS.actions):
        if refusal(s, action) == 0:
            ids[n] = action
            n += 1
    return n


def rank(s: State, seat: int) -> int:
    """Rank by points; ties share a rank."""
    place = 1
    for other in range(seats(s)):
        if points(s, other) > points(s, seat):
            place += 1
    return place


def resample_hidden(s: State, seat: int, rng: Words) -> None:
    """Nothing is hidden."""


# Options and components


def no_components() -> ComponentSet:
    return ComponentSet({}, {})


def no_tables(components: ComponentSet) -> None:
    """Without components there are no tables."""


def sensible(components: ComponentSet) -> None:
    """Accept any options."""


def apply_options(s: Any, chosen: Mapping[str, Any], game: Game) -> None:
    """Write each option into the field of its name; a choice as its index."""
    for field in game.layout.fields:
        if field.name in chosen:
            setattr(s, field.name, _number(game.options[field.name], chosen[field.name]))


def _number(option: Option, value: OptionValue) -> int:
    return option.choices.index(str(value)) if option.choices else int(value)


def options_of(s: Any, game: Game) -> dict[str, OptionValue]:
    """The options as they stand in the fields of the state."""
    known = {field.name for field in game.layout.fields}
    return {
        name: _value(option, int(getattr(s, name)))
        for name, option in game.options.items()
        if name in known
    }


def _value(option: Option, number: int) -> OptionValue:
    if option.choices:
        return option.choices[number]
    return bool(number) if isinstance(option.default, bool) else number


def decision(s: Any) -> int:
    """The field `decision` where there is one, else the only decision."""
    return int(getattr(s, "decision", Decision.TURN))


def check(s: Any, game: Game) -> None:
    """Check only that every number fits its field."""
    try:
        game.layout.encode(s)
    except Exception as error:  # struct.error, or a list of another length
        raise BadPosition(f"a number does not fit its field: {error}") from None


# Views and texts


def _shown(layout: Layout) -> Iterator[Field]:
    return (field for field in layout.fields if field.name not in (RNG, "version"))


def view(s: Any, seat: int | None, game: Any, head: Head) -> View:
    """Options, points, and every other field but the generator."""
    chosen, counted = options_of(s, game), game.rule(points)
    fields = [field.name for field in _shown(game.layout) if field.name not in chosen]
    return {
        **head,
        "options": chosen,
        "points": [int(counted(s, p)) for p in range(head["players"])],
        "state": {name: _copied(getattr(s, name)) for name in fields},
    }


def _copied(value: Any) -> Any:
    return [_copied(each) for each in value] if isinstance(value, list) else int(value)


def from_view(view: Mapping[str, Any], game: Game) -> Any:
    """The state a view shows, the generator blank."""
    options = {n: _number(game.options[n], value) for n, value in view["options"].items()}
    return _filled(game, {**options, **view["state"]})


def write(s: Any, game: Game) -> str:
    """Every field of the state on a line of its own."""
    lines = [f'game = "{game.name}"']
    if game.layout.versioned:
        lines.append(f"version = {int(s.version)}")
    lines.append(f"{GENERATOR} = {[int(word) for word in s.rng]}")
    lines += [f"{f.name} = {_copied(getattr(s, f.name))}" for f in _shown(game.layout)]
    return "\n".join(lines) + "\n"


def read(text: str, game: Game) -> Any:
    """Read a position text; BadPosition if it is not one of this game."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadPosition(f"this is no position text: {error}") from None
    if found.pop("game", None) != game.name:
        raise BadPosition(f"this is no position of {game.name}")
    version = found.pop("version", game.version)
    generator = found.pop(GENERATOR, [0, 0, 0, 0])
    s = _filled(game, found)
    s.rng = _fitting(generator, (4,), GENERATOR)
    if game.layout.versioned:
        s.version = version
    return s


def _filled(game: Game, values: Mapping[str, Any]) -> Any:
    s, names = game.layout.blank(), {field.name for field in _shown(game.layout)}
    if unknown := sorted(set(values) ^ names):
        raise BadPosition(f"{game.name} has the fields {', '.join(sorted(names))}: {unknown[0]}?")
    for field in _shown(game.layout):
        setattr(s, field.name, _fitting(values[field.name], field.shape, field.name))
    check(s, game)
    return s


def _fitting(value: Any, shape: tuple[int, ...], name: str) -> Any:
    """A number, or lists of the right lengths."""
    if not shape:
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadPosition(f"{name} needs whole numbers, not {value!r}")
        return value
    if not isinstance(value, list) or len(value) != shape[0]:
        raise BadPosition(f"{name} needs a list of {shape[0]}")
    return [_fitting(each, shape[1:], name) for each in value]


# Presentation


def preview(s: Any, action: Action, game: Game) -> tuple[str, Mapping[str, Value]]:
    """The type of the action and its fields."""
    return preview_name(type(action)), action.named()


def preview_name(kind: type[Action]) -> str:
    """TakeCup as take-cup."""
    name = kind.__name__
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).removeprefix("-")


def previews(types: Sequence[type[Action]]) -> dict[str, tuple[str, ...]]:
    """The messages of `preview`: one for each type of action."""
    return {
        preview_name(kind): tuple(n for n in kind.__dataclass_fields__ if n != "id")
        for kind in types
    }


def sketch(view: Mapping[str, Any], speak: Speak, lit: Collection[str]) -> Sequence[Line]:
    """Every field of the state on a line."""
    return [
        [Span(f"{name}: ", "dim"), Span(_as_words(value))]
        for name, value in view.get("state", {}).items()
    ]


def _as_words(value: Any) -> str:
    if isinstance(value, list):
        return " ".join(f"({_as_words(v)})" if isinstance(v, list) else str(v) for v in value)
    return str(value)
