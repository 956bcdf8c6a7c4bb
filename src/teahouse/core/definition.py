"""What a game's folder declares: one `Definition`, in groups.

`Rules` says how the game is played, `Knowledge` what a seat may know and how a position is written
as text, `Presentation` how it is shown to people. What bots, learning programs and balance reports
need is in modules and files of the same folder, see `Research`.

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

    hooks: Mapping[Rule, Rule]
    """The rules of the game, each behind the hook it implements; see `teahouse.core.hooks`."""
    state: type
    """The slots dataclass of the state."""
    limits: Limits
    """How many actions, seats, event rows and so on there can be."""
    codec: Codec
    """All actions with their ids and notations."""
    events: Sequence[EventKind]
    """The kinds of events in the order in which they are declared."""
    options: Callable[[Tables], Options]
    """The options of the game, given its tables."""
    decisions: type[IntEnum] = defaults.Decision
    """What a seat may have to decide."""
    decision_rules: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """The numbers of the rules behind a decision, by its name."""
    reasons: Mapping[int, tuple[str, str]] = field(default_factory=lambda: defaults.REASONS)
    """The name and the rule number of each reason, by its code."""
    components: Callable[[], ComponentSet] = defaults.no_components
    """The printed values of the game."""
    default_tables: Tables = None
    """The tables of the printed values."""
    derive: Callable[[ComponentSet], Tables] = defaults.no_tables
    """Compute the tables for other values."""
    sensible: Callable[[ComponentSet], None] = defaults.sensible
    """Raise `BadComponents` if values contradict the rules; called before a new game only."""
    apply_options: Callable[[State, Mapping[str, Any], Game], None] = defaults.apply_options
    """Put the options into the fields of a blank state."""
    options_of: Callable[[State, Game], Mapping[str, Any]] = defaults.options_of
    """Read the options back from a state."""
    decision: Callable[[State], int] = defaults.decision
    """Which decision is due."""
    breakdown: Callable[[State, int], Mapping[str, int]] | None = None
    """The points of a seat by source; None if they have only one."""
    check: Callable[[State, Game], None] = defaults.check
    """Raise `BadPosition` unless every component is accounted for."""
    point_unit: int = 1
    """Points are counted in 1/point_unit."""


@dataclass(frozen=True)
class Knowledge:
    """What a seat may know, and positions as text. The default hides nothing."""

    view: Callable[[State, int | None, Game, Head], View] = defaults.view
    """What a seat may know, as its return type declares; see `teahouse.core.views`."""
    private: Callable[[State, int, Game, Any], Mapping[str, Any]] | None = None
    """Where the view of a seat differs from a spectator's; None builds each view as a whole."""
    from_view: Callable[[Any, Game], State] = defaults.from_view
    """Some state that agrees with a view."""
    write: Callable[[State, Game], str] = defaults.write
    """Write a position as text."""
    read: Callable[[str, Game], State] = defaults.read
    """Read a position from its text."""

    @property
    def is_open(self) -> bool:
        """Whether every seat sees every field of the state."""
        return self.view is defaults.view


@dataclass(frozen=True)
class SoloRecord:
    """How a game records solo achievements, by default in the user's data folder."""

    record: Callable[[Journal, Path | None, Game | None], Mapping[str, Any]]
    report: Callable[[Path | None], Mapping[str, Any]]
    achievements: Mapping[str, Sequence[str]]  # by group


Preview = tuple[str, Mapping[str, Value]]


@dataclass(frozen=True)
class Presentation:
    """How the game is shown to people."""

    preview: Callable[[State, Action, Game], Preview] = defaults.preview
    """What an action will do: the name of a message and its values."""
    preview_all: Callable[[State, Sequence[Action], Game], Sequence[Preview]] | None = None
    """The previews of all choices at once, where they have something in common."""
    previews: Mapping[str, Sequence[str]] = field(default_factory=lambda: defaults.ONE_A_TYPE)
    """Every message that `preview` can name, with the names of its values."""
    sketch: Callable[[Any, Speak, Collection[str]], Sequence[Line]] = defaults.sketch
    """Draw the board as text from a view, with the legal notations highlighted."""
    compact: Callable[[Any, Speak, Collection[str]], Sequence[Line]] | None = None
    """The same for windows of 80 columns; None if `sketch` fits them."""
    names: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Sets of names that have messages, such as the colours of tea."""
    refusals: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Why options and component values can be refused, with the values of each message."""
    explain: Callable[[State, int, Action, Game], tuple[str, Mapping[str, Value]]] | None = None
    """The rule that forbids an action here ("" for the one in `reasons`), and further values for
    its message."""
    explained: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """The names of these values, by the name of the reason."""
    solo: SoloRecord | None = None
    """How solo achievements are recorded."""
    minutes: int | None = None
    """How long a game takes, according to the box."""


@dataclass(frozen=True)
class Research:
    """What bots and tools know of a game: modules and files in its folder, found by name."""

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
        """The inputs of a value network; see `teahouse.bots.learning`."""
        return find_module(self.beside, "value_features")

    @property
    def truth(self) -> ModuleType | None:
        """How the game's statements are checked; see `core.truth`."""
        return find_module(self.beside, "truth")

    def text(self, name: str) -> str | None:
        """The text of a file such as `aspects.toml` or `ledger.toml`; None if there is none."""
        file = find_file(self.beside, name)
        return file.read_text("utf-8") if file is not None else None


@dataclass(frozen=True)
class Definition:
    """Everything Teahouse needs to know about a game."""

    name: str
    """The name of the game, such as "cups"."""
    version: int
    """The version of the rules; raise it when the same seed and actions lead to another game."""
    rules: Rules
    """How the game is played."""
    knowledge: Knowledge = field(default_factory=Knowledge)
    """What a seat may know."""
    presentation: Presentation = field(default_factory=Presentation)
    """How the game is shown."""
    older_versions: Sequence[int] = ()
    """Versions that old games still follow; the field `version` of the state says which."""

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
