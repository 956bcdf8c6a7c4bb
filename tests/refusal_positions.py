"""Positions in which each refusal comes up, for the mutation run of refusals.

The rules get a mark at every `return Why.X` and at every `if` around one. Then they are asked about
every action, in rare positions, along the golden games and in random ones: where a mark is passed,
that position is kept for the mutants of that line. A rare position may have component values of its
own, in the folder `components` beside it.
"""

from __future__ import annotations

import ast
import builtins
import importlib
import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from itertools import chain
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from tests.support.kept_games import kept_games
from tests.truths import truth_of

import teahouse
from teahouse.core import hooks
from teahouse.core.components import read_toml
from teahouse.core.definition_check import settings
from teahouse.core.game import Game, Position
from teahouse.core.journal import Journal
from teahouse.core.rng import rand_below, seed_words
from teahouse.core.truth import Moment, Policy
from teahouse.core.truth_check import Tally, begin, look, reasons

GOLDEN = Path(__file__).parent / "games"
RULES = Path(teahouse.__file__).parent / "games"
REASONS = "Why"
LEGAL = "OK"
MARK = "__passed__"
OF_EACH = 24  # positions kept for a line, or a few more
OF_A_GAME = 3
ENOUGH = 20  # times that each decision is looked at in one game
WALKS, STEPS = 8, 6  # from each position of the folder `rare`
# A position, the action that leads to where a mark is passed, and component values of its own
Start = tuple[bytes, int | None, str]
Place = tuple[str, int]  # file and line
Positions = dict[Place, list[Start]]
Walk = Iterator[tuple[Moment, int]]  # positions of a game, and what is chosen in each


def refused(node: ast.AST) -> str | None:
    """The reason a statement returns, unless it is that all is well."""
    if not isinstance(node, ast.Return) or not isinstance(node.value, ast.Attribute):
        return None
    value = node.value
    named = isinstance(value.value, ast.Name) and value.value.id == REASONS
    return value.attr if named and value.attr != LEGAL else None


class Marks(ast.NodeTransformer):
    """Marks statements that refuse; the `if` before them has the line of its test."""

    def __init__(self, file: str) -> None:
        self.file = file

    def mark(self, node: ast.stmt) -> list[ast.stmt]:
        call = ast.parse(f"{MARK}(({self.file!r}, {node.lineno}))").body[0]
        return [ast.copy_location(call, node), node]

    def visit_Return(self, node: ast.Return) -> Any:
        return self.mark(node) if refused(node) else node

    def visit_If(self, node: ast.If) -> Any:
        refuses = any(refused(below) for below in node.body)
        self.generic_visit(node)
        return self.mark(node) if refuses else node


def replace_code(module: str, tree: ast.AST) -> dict[FunctionType, CodeType]:
    """Give the functions of a module the code of a changed source, wherever they are held.

    What they had before is returned. Games that were made before keep it.
    """
    assert isinstance(tree, ast.Module)
    loaded = importlib.import_module(module)
    whole = compile(ast.fix_missing_locations(tree), str(loaded.__file__), "exec")
    before: dict[FunctionType, CodeType] = {}
    for code in whole.co_consts:
        held = getattr(loaded, code.co_name) if isinstance(code, CodeType) else None
        if isinstance(held, FunctionType):
            before[held] = held.__code__
            held.__code__ = code
    return before


def mark_rules(game: str) -> set[Place]:
    """From now on the rules of a game leave marks; where they are left."""
    passed: set[Place] = set()
    setattr(builtins, MARK, passed.add)
    for file in sorted((RULES / game / "rules").glob("*.py")):
        tree = Marks(file.name).visit(ast.parse(file.read_text("utf-8")))
        replace_code(f"teahouse.games.{game}.rules.{file.stem}", tree)
    return passed


def positions(name: str) -> Positions:
    """Where each line that refuses is reached, for a process that has not yet made the game."""
    passed = mark_rules(name)
    game = teahouse.game(name)
    found = defaultdict[Place, list[Start]](list)
    for walk in (*rare(game), *golden(game), *at_random(game)):
        here: dict[tuple[Place, bool], list[Start]] = defaultdict(list)
        looked: Counter[str] = Counter()
        for n, (moment, chosen) in enumerate(walk):
            blob, asked = game.layout.encode(moment.state), moment.decision
            changes = json.dumps(moment.game.components.changes)
            for action in (None, chosen) if looked[asked] < ENOUGH else ():
                passed.clear()
                if action is not None:
                    moment.after(chosen)
                elif n == 0 or len(moment.ids) > 1:  # a rare position may be a forced one
                    ask_all(moment)
                for place in passed:
                    here[place, action is None].append((blob, action, changes))
            looked[asked] += len(moment.ids) > 1
        for (place, _), starts in here.items():
            found[place] += starts[:: max(1, len(starts) // OF_A_GAME)][:OF_A_GAME]
    return {place: starts[:: max(1, len(starts) // OF_EACH)] for place, starts in found.items()}


def ask_all(moment: Moment) -> None:
    refusal = moment.game.rule(hooks.refusal)
    for number in range(len(moment.game.codec)):
        refusal(moment.state, number)


# Games


def rare(game: Game) -> Iterator[Walk]:
    """From positions that games hardly ever reach."""
    for file in sorted((GOLDEN / game.name / "rare").glob("*.toml")):
        yield from walks_from(its_game(game, file), file.read_text("utf-8"))


def its_game(game: Game, file: Path) -> Game:
    """The game of a rare position: with component values of its own, where it has some."""
    own = file.parent / "components" / file.name
    return with_changes(game, read_toml(own)) if own.exists() else game


def with_changes(game: Game, changes: Mapping[str, Any]) -> Game:
    return Game(game.definition, game.components.replaced(changes)) if changes else game


def walks_from(game: Game, text: str) -> Iterator[Walk]:
    """One for each choice, up to a few."""
    first = Moment(game, game.read(text).state())
    for seed, chosen in enumerate(first.ids[:: 1 + len(first.ids) // WALKS]):
        yield chain([(first, chosen)], walked(first.after(chosen)[0], seed, STEPS))


def check_from(game: Game, text: str, tally: Tally) -> None:
    """Look at a position that games hardly ever reach, and at where it leads."""
    truth = truth_of(game.name)
    first = Moment(game, game.read(text).state())
    for untrue in reasons(truth, first, seed_words(1), tally):  # where it is forced, too
        tally.add(untrue, text.partition("\n")[0])
    for walk in walks_from(game, text):
        for moment, _ in walk:
            look(truth, moment, seed_words(1), tally, text.partition("\n")[0])


def golden(game: Game) -> Iterator[Walk]:
    for journal in recorded(game.name):
        setting = {**journal.options, "version": journal.version}
        seed = int(journal.seed or "0", 16)
        yield followed(begin(game, setting, seed), follow(game, journal))


def at_random(game: Game) -> Iterator[Walk]:
    for seed, setting in enumerate(settings(game)):
        yield walked(begin(game, setting, seed), seed)


def walked(moment: Moment, seed: int, steps: int = -1) -> Walk:
    """A game played at random, for so many steps."""
    rng = seed_words(seed + 1)
    while moment.ids and steps:
        chosen = moment.ids[rand_below(rng, len(moment.ids))]
        yield moment, chosen
        moment, _ = moment.after(chosen)
        steps -= 1


def followed(moment: Moment, policy: Policy) -> Walk:
    while moment.ids:
        chosen = policy(moment.position) if len(moment.ids) > 1 else moment.ids[0]
        yield moment, chosen
        moment, _ = moment.after(chosen)


def recorded(name: str) -> list[Journal]:
    """The golden games, those of good play first; those with other values are left out."""
    journals = [*kept_games(name, "masters").values(), *kept_games(name, "golden").values()]
    return [journal for journal in journals if not journal.components]


def follow(game: Game, journal: Journal) -> Policy:
    """Play as recorded for as long as that is legal, then anything."""
    recorded = iter(journal.actions)

    def choose(position: Position) -> int:
        legal = position.legal_ids()
        wanted = next(recorded, None)
        number = game.codec.number(wanted) if wanted is not None else -1
        return number if number in legal else legal[len(legal) // 2]

    return choose
