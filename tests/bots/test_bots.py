"""Bots by name: what they are given, what they answer, what is refused."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

import teahouse
from teahouse.bots import LEVELS, BadBot, Clock, ask, external, heuristics, make, parse, split
from teahouse.bots.external import ExternalBot
from teahouse.bots.levels import simulations
from teahouse.bots.registry import TAKES
from teahouse.bots.search.runner import Budget, Searcher, Settings
from teahouse.bots.searching import SearchBot
from teahouse.bots.simple import evaluator
from teahouse.core import hooks
from teahouse.core.rng import seed_words

EXAMPLES = Path(__file__).parents[2] / "examples"
SPECS = [*LEVELS, "random", "greedy", "mcts:sims=30", "mcts:sims=30,plain=1"]


@pytest.fixture(autouse=True)
def _programs_have_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external, "START_PATIENCE", 600.0)
    monkeypatch.setattr(external, "PATIENCE", 600.0)


@pytest.fixture
def game() -> teahouse.Game:
    return teahouse.game("darjeeling")


def play_out(position: teahouse.Position, spec: str) -> None:
    bots = [make(spec, position.game, seed=p) for p in range(position.players)]
    while position.actor is not None:
        choice = ask(bots[position.actor], position, Clock(0.01))
        assert choice.action in position.legal_ids()
        position.apply(choice.action)


@pytest.mark.parametrize("name", teahouse.games())
@pytest.mark.parametrize("spec", ["novice", "easy", "medium"])
def test_every_level_finishes_every_game(name: str, spec: str) -> None:
    position = teahouse.game(name).new(seed=2)
    play_out(position, spec)
    assert position.outcome() is not None


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_follows_its_own_seed_and_nothing_hidden(game: teahouse.Game, spec: str) -> None:
    position = game.new(seed=9, players=3, memory="closed")
    for k in range(45):
        ids = position.legal_ids()
        position.apply(ids[k * 3 % len(ids)])
    seat = position.actor
    assert seat is not None
    chosen = ask(make(spec, game, seed=5), position).action
    for k in range(6):
        record = game.layout.copy(position.state())
        game.rule(hooks.resample_hidden)(record, seat, seed_words(k))
        record.rng = seed_words(k + 50)
        assert ask(make(spec, game, seed=5), game.at(record)).action == chosen


@pytest.mark.parametrize("spec", ["easy", "medium", "master", "mcts:time=3600", "greedy"])
@pytest.mark.parametrize("seconds", [0, 0.0, -1.0])
def test_without_time_left_a_bot_takes_what_looks_best(
    game: teahouse.Game, spec: str, seconds: float
) -> None:
    position = game.new(seed=9, players=2)
    for _ in range(6):
        position.apply(position.legal_ids()[0])
    looks = evaluator(game).prior
    best = max(float(looks(position.state(), action)) for action in position.legal_ids())
    bot = make(spec, game, seed=1, compiled=False)
    choice = ask(bot, position, Clock(seconds))
    assert float(looks(position.state(), choice.action)) == best
    assert choice.thoughts == ()


def test_without_time_left_a_program_is_not_asked(game: teahouse.Game, tmp_path: Path) -> None:
    bot = program(game, "raise SystemExit", tmp_path)
    position = game.new(seed=9, players=2)
    assert ask(bot, position, Clock(0)).action in position.legal_ids()
    assert bot.warning is None


def test_a_search_without_time_stops_after_its_first_steps(game: teahouse.Game) -> None:
    position = game.new(seed=9, players=2)
    found = Searcher(game, backend="python").think(position, Budget(seconds=0.0), Settings(), 1)
    assert 0 < sum(candidate.visits for candidate in found) < 1000


def test_a_searching_bot_says_what_it_thinks(game: teahouse.Game) -> None:
    position = game.new(seed=9, players=2)
    choice = ask(make("medium", game, seed=1), position)
    best = choice.thoughts[0]
    assert game.parse(best.action).id == choice.action
    assert best.visits >= choice.thoughts[-1].visits > 0
    assert 0 <= best.win_share <= 1
    assert {"ships", "turning", "tiles", "tokens"} < set(best.terms)
    assert choice.as_json()["thoughts"][0]["action"] == best.action


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("chessmaster", "no bot 'chessmaster'; there are random, greedy"),
        ("hard:sims=5", "hard has no setting 'sims=5'"),
        ("mcts:sims", "mcts has no setting 'sims'"),
        ("mcts:sims=many", "sims is a number, not 'many'"),
        ("mcts:sims=0", "sims goes from 1 to"),
        ("mcts:time=-1", "time goes from"),
        ("mcts:time=0", "time goes from 0.001 to 3600, not 0"),
        ("mcts:time=-1", "time goes from 0.001 to 3600, not -1"),
        ("mcts:time=nan", "time goes from 0.001 to 3600, not nan"),
        ("external:", "external:command=PROGRAM"),
        ("external:command=", "external:command=PROGRAM"),
    ],
)
def test_bad_specs_are_refused_with_the_reason(spec: str, said: str) -> None:
    with pytest.raises(BadBot, match=said):
        parse(spec)


def test_specs_are_read() -> None:
    assert parse("mcts:time=0.5,seed=3") == ("mcts", {"time": 0.5, "seed": 3})
    assert parse("hard") == ("hard", {})
    command = "external:command=python3 bot.py --a=1,2"
    assert parse(command) == ("external", {"command": "python3 bot.py --a=1,2"})


@pytest.mark.parametrize(
    ("text", "specs"),
    [
        ("hard", ["hard"]),
        ("hard, novice", ["hard", "novice"]),
        ("mcts:sims=60,seed=2,novice", ["mcts:sims=60,seed=2", "novice"]),
        ("external:command=bot -a 1,2,b,random", ["external:command=bot -a 1,2,b", "random"]),
        (
            "external:command=bot --x=1,y=2,mcts:time=1",
            ["external:command=bot --x=1,y=2", "mcts:time=1"],
        ),
        ("hard,grandmaster", ["hard", "grandmaster"]),
        ("hard,,easy", ["hard", "", "easy"]),
        ("seed=3", ["seed=3"]),
    ],
)
def test_lists_of_specs_are_split(text: str, specs: list[str]) -> None:
    assert split(text) == specs


class Ticking:
    """A clock that goes on by a hundredth of a second whenever it is looked at."""

    ticks = 0

    def __call__(self) -> float:
        self.ticks += 1
        return self.ticks / 100


@pytest.mark.parametrize("spec", ["master", "mcts:time=30"])
@pytest.mark.parametrize(("compiled", "at_once", "nodes"), [(False, 2, 1000), (True, 64, 200_000)])
def test_a_bot_keeps_within_its_clock(
    game: teahouse.Game, spec: str, compiled: bool, at_once: int, nodes: int
) -> None:
    position, clock = game.new(seed=9, players=3), Ticking()
    bot = make(spec, game, seed=1, compiled=compiled)
    assert isinstance(bot, SearchBot)
    bot._search = Searcher(
        game, heuristics.swaps(game), bot._search.backend, usual=True, monotonic=clock
    )
    ask(bot, position, Clock(0.2))
    assert 0.15 <= (clock.ticks - 1) / 100 < 0.2  # the rest is for everything around
    assert bot._last is not None
    trees = bot._last.trees
    assert 0 < sum(candidate.visits for candidate in trees.grow(Budget(0))) <= at_once * clock.ticks
    assert len(trees._buffers[0].nodes) <= nodes  # what takes time before the first look


def test_terms_follow_the_components_of_the_game() -> None:
    dear = {"strips": {"2": {"multipliers": [9, 9, 9]}}}
    games = [teahouse.game("darjeeling"), teahouse.game("darjeeling", dear)]
    ships = []
    for game in games:
        position = game.new(seed=9, players=2, first="0")
        for _ in range(4):
            position.apply(position.legal_ids()[0])
        ships.append(ask(make("medium", game, compiled=False), position).thoughts[0].terms["ships"])
    assert ships[1] > 2 * ships[0] > 0


def program(game: teahouse.Game, source: str, tmp_path: Path) -> ExternalBot:
    file = tmp_path / "bot.py"
    file.write_text(source)
    return ExternalBot(game, 1, f'"{sys.executable}" "{file}"')


HELLO = """
import sys, json, time
sys.stdin.readline()
print(json.dumps({"type": "hello", "protocol": 1, "name": "odd"}), flush=True)
sys.stdin.readline()
"""


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("raise SystemExit", "has ended"),
        ("print('hello?', flush=True)\nimport time; time.sleep(30)", "not JSON"),
        ("print('[1]', flush=True)\nimport time; time.sleep(30)", "something else than a hello"),
        (
            'print(\'{"type": "hello", "protocol": 9}\', flush=True)\nimport time; time.sleep(30)',
            "does not speak protocol 1",
        ),
        (HELLO + "time.sleep(30)", "gave no answer within"),
        (HELLO + 'print(\'{"type": "choice", "action": 9999}\', flush=True)', "not legal"),
        (HELLO + 'print(\'{"type": "choice", "action": "d4"}\', flush=True)', "not legal"),
        (HELLO + "raise SystemExit", "has ended"),
    ],
)
def test_a_failing_program_is_replaced_by_a_level(
    game: teahouse.Game, tmp_path: Path, source: str, said: str
) -> None:
    position = game.new(seed=1, players=2)
    bot = program(game, source, tmp_path)
    clock = Clock(0.2 if said.startswith("gave no answer") else 600.0)
    for _ in range(3):
        choice = ask(bot, position, clock)
        assert choice.action in position.legal_ids()
        position.apply(choice.action)
    assert bot.warning is not None
    assert said in bot.warning
    assert bot.warning.endswith("easy plays on")


def test_a_program_that_does_not_exist_is_replaced(game: teahouse.Game) -> None:
    bot = ExternalBot(game, 1, "no-such-program-anywhere")
    position = game.new(seed=1, players=2)
    assert ask(bot, position).action in position.legal_ids()
    assert bot.warning is not None
    assert "cannot be started" in bot.warning


@pytest.mark.parametrize("file", ["bot.py", "bot.pl"])
def test_the_examples_play_a_whole_game(game: teahouse.Game, file: str) -> None:
    language = sys.executable if file.endswith("py") else shutil.which("perl")
    if language is None:
        pytest.skip("perl is not installed")
    bot = ExternalBot(game, 1, f'"{language}" "{EXAMPLES / file}"')
    other = make("novice", game, seed=2)
    position = game.new(seed=4, players=2, round_limit=15)
    while position.actor is not None:
        position.apply(ask(bot if position.actor == 0 else other, position).action)
    assert bot.warning is None
    assert bot.name in ("halves first", "last in line")
    bot.close()


def test_the_docs_tell_what_the_levels_do() -> None:
    page = (EXAMPLES.parent / "docs" / "bots.md").read_text("utf-8")
    rows = [line.strip("| ").split(" | ") for line in page.splitlines() if line.startswith("| ")]
    columns = next(row for row in rows if row[0] == "simulations")
    for name in teahouse.games():
        at = columns.index(name.capitalize())
        for level, number in simulations(teahouse.game(name)).items():
            found = [row[at] for row in rows if row[0] == level and len(row) == len(columns)]
            assert found == [f"{number:,}"], (name, level)
    settings = {setting for takes in TAKES.values() for setting in takes}
    assert settings <= {row[0] for row in rows}
