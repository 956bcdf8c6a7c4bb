"""What a game's folder gives to the house: one `Definition`, in groups.

`Rules` says how the game is played, `Knowledge` what a seat may know and how a position is written
down, `Presentation` how it is shown to people. What bots, learning programs and balance reports
know of the game lies beside the definition as modules and files of their own, see `Research`.

A small game gives `Rules` alone: everything else has a default, see `defaults`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from enum import IntEnum
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from . import defaults, hooks
from .actions import Action, Codec
from .component_forms import Form
from .components import ComponentSet
from .errors import RuleError
from .events import EventKind, Value
from .folder import find_file, find_module
from .hooks import Limits
from .journal import Journal
from .options import Options
from .rules import Rule
from .sketch import Line, Speak
from .views import Head, View

if TYPE_CHECKING:
    from .game import Game

Tables = Any  # a game's own frozen dataclass of numbers
State = Any  # a game's own dataclass of fields


@dataclass(frozen=True)
class Rules:
    """How the game is played."""

    hooks: Mapping[Rule, Rule]  # hook -> the game's rule
    state: type
    limits: Limits
    codec: Codec
    events: Sequence[EventKind]  # in the order of their kinds, from FIRST_KIND
    options: Callable[[Tables], Options]
    decisions: type[IntEnum] = defaults.Decision
    # code -> name, rule number
    reasons: Mapping[int, tuple[str, str]] = field(default_factory=lambda: defaults.REASONS)
    components: Callable[[], ComponentSet] = defaults.no_components
    default_tables: Tables = None
    derive: Callable[[ComponentSet], Tables] = defaults.no_tables
    # raises BadComponents where values contradict the rules; asked before somebody begins to play
    # with them, not of games that were begun with them
    sensible: Callable[[ComponentSet], None] = defaults.sensible
    # puts the options into the fields of a blank state
    apply_options: Callable[[State, Mapping[str, Any], Game], None] = defaults.apply_options
    options_of: Callable[[State, Game], Mapping[str, Any]] = defaults.options_of
    decision: Callable[[State], int] = defaults.decision
    breakdown: Callable[[State, int], Mapping[str, int]] | None = None  # None: points in one sum
    # raises BadPosition unless every component is there
    check: Callable[[State, Game], None] = defaults.check
    point_unit: int = 1  # points() counts in 1/point_unit


@dataclass(frozen=True)
class Knowledge:
    """What a seat may know, and positions as text. Without one everything is open."""

    # what a seat may know, as declared by its return type; see `core.views`
    view: Callable[[State, int | None, Game, Head], View] = defaults.view
    from_view: Callable[[Any, Game], State] = defaults.from_view  # some state that fits a view
    write: Callable[[State, Game], str] = defaults.write
    read: Callable[[str, Game], State] = defaults.read

    @property
    def is_open(self) -> bool:
        """Whether every seat sees every field of the state."""
        return self.view is defaults.view


@dataclass(frozen=True)
class SoloRecord:
    """How a game keeps what was achieved alone, in the user's data folder unless one is given."""

    record: Callable[[Journal, Path | None, Game | None], Mapping[str, Any]]
    report: Callable[[Path | None], Mapping[str, Any]]
    achievements: Mapping[str, Sequence[str]]  # by group


@dataclass(frozen=True)
class Presentation:
    """How the game is shown to people."""

    # what choosing an action means: the name of a message and its values
    preview: Callable[[State, Action, Game], tuple[str, Mapping[str, Value]]] = defaults.preview
    # every name `preview` can give, with the names of its values
    previews: Mapping[str, Sequence[str]] = field(default_factory=lambda: defaults.ONE_A_TYPE)
    # the board as text, from a view; notations of what may be chosen are lit
    sketch: Callable[[Any, Speak, Collection[str]], Sequence[Line]] = defaults.sketch
    # the same for windows of 80 columns; None: `sketch` fits them
    compact: Callable[[Any, Speak, Collection[str]], Sequence[Line]] | None = None
    names: Mapping[str, Sequence[str]] = field(default_factory=dict)  # closed sets with messages
    # why options and component values may be refused beyond their limits, with what each message
    # is given
    refusals: Mapping[str, Sequence[str]] = field(default_factory=dict)
    # The rule that forbids an action here ("": the one in `reasons`) and what its message is given
    # besides the action's own values; `explained` lists their names by the name of the reason.
    explain: Callable[[State, int, Action, Game], tuple[str, Mapping[str, Value]]] | None = None
    explained: Mapping[str, Sequence[str]] = field(default_factory=dict)
    # how owners of a box put printed values together that are no numbers, by path
    forms: Mapping[str, Form] = field(default_factory=dict)
    solo: SoloRecord | None = None
    minutes: int | None = None  # how long a game takes, as the box says


@dataclass(frozen=True)
class Research:
    """What others than players know of a game: modules and files in its folder, found by name."""

    beside: str  # a module of that folder

    @property
    def heuristics(self) -> ModuleType | None:
        """What looks good, for bots that search; see `teahouse.bots.heuristics`."""
        return find_module(self.beside, "heuristics")

    @property
    def features(self) -> ModuleType | None:
        """What a learning program sees; see `teahouse.research.features`."""
        return find_module(self.beside, "features")

    @property
    def value_features(self) -> ModuleType | None:
        """What a value network is told; see `teahouse.bots.learning`."""
        return find_module(self.beside, "value_features")

    @property
    def truth(self) -> ModuleType | None:
        """How what the game says is checked; see `core.truth`."""
        return find_module(self.beside, "truth")

    def text(self, name: str) -> str | None:
        """The text of a file such as `aspects.toml` or `ledger.toml`; None if there is none."""
        file = find_file(self.beside, name)
        return file.read_text("utf-8") if file is not None else None


@dataclass(frozen=True)
class Definition:
    """Everything a game's folder gives to the house."""

    name: str
    version: int  # of the rules: raised when the same seed and actions no longer give the same game
    rules: Rules
    knowledge: Knowledge = field(default_factory=Knowledge)
    presentation: Presentation = field(default_factory=Presentation)
    # versions whose games are still played, each by its own rules; their `State` has the field
    # `version` then, which the rules ask
    older_versions: Sequence[int] = ()

    def __post_init__(self) -> None:
        if self.presentation.previews is defaults.ONE_A_TYPE:
            found = replace(self.presentation, previews=defaults.previews(self.rules.codec.types))
            object.__setattr__(self, "presentation", found)

    @property
    def research(self) -> Research:
        return Research(self.rules.state.__module__)

    def changed(self, **values: Any) -> Definition:
        """The same definition with other values, each in the group that has it."""
        made: Definition = self
        for name, value in values.items():
            if name in {f.name for f in fields(self)}:
                made = replace(made, **{name: value})
                continue
            group = next((g for g in GROUPS if name in {f.name for f in fields(g)}), None)
            if group is None:
                raise RuleError(f"a definition has no {name}")
            inner = replace(getattr(made, group.__name__.lower()), **{name: value})
            made = replace(made, **{group.__name__.lower(): inner})
        return made


GROUPS: tuple[type, ...] = (Rules, Knowledge, Presentation)

# What a game's rules have to give, and what stands for the rest
REQUIRED_HOOKS: tuple[Rule, ...] = (
    hooks.set_up, hooks.apply, hooks.refusal, hooks.actor, hooks.seats,
    hooks.points,
)  # fmt: skip
DEFAULT_HOOKS: Mapping[Rule, Rule] = {
    hooks.legal: defaults.legal,
    hooks.rank: defaults.rank,
    hooks.resample_hidden: defaults.resample_hidden,
}
