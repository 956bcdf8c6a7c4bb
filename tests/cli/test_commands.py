"""Every other command: what it prints, what it writes as JSON, how it fails."""

from __future__ import annotations

import csv
import json
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from benchmarks.speed import engine
from tests.truths import truth_of

import teahouse
from teahouse.cli import app
from teahouse.cli.arguments import CliError, by_name
from teahouse.core import conformance, definition_check, journal, registry, truth
from teahouse.i18n import LANGUAGES, Texts

from .conftest import Run, answer_of, wait_for_content

COMMANDS = [
    (), ("games",), ("play",), ("simulate",), ("check",), ("bench",), ("rules",), ("components",),
    ("tournament",), ("tune",), ("train",), ("balance",), ("solo",), ("serve",), ("home",),
    ("backup",), ("restore",),
    ("replay",), ("replay", "show"), ("replay", "verify"), ("replay", "export"),
    ("admin",), ("admin", "list"), ("admin", "show"), ("admin", "stop"), ("admin", "delete"),
    ("admin", "bring-back"), ("admin", "lobby"), ("admin", "ban"), ("admin", "bans"),
    ("admin", "unban"), ("admin", "forget"),
]  # fmt: skip


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_translated_and_has_examples(
    run: Run, command: tuple[str, ...], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TEAHOUSE_LANG", language)
    said = run(*command, "--help")
    assert said.code == 0
    assert Texts(language)("cli-examples").strip(":\u202f") in said.out
    assert "teahouse " + " ".join(command) in said.out
    assert "cli-" not in said.out


def test_no_command_shows_the_help(run: Run) -> None:
    said = run()
    assert "simulate" in said.out + said.err


def test_version(run: Run) -> None:
    assert run("--version").out == f"teahouse {teahouse.__version__}\n"


def test_the_language_comes_from_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert "Da 2 a 5 giocatori" in run("games").out
    assert "De 2 à 5 joueurs" in run("games", "--lang", "fr").out


def test_every_schema_is_valid_and_the_one_of_journals_is_that_of_the_core() -> None:
    import jsonschema

    folder = files("teahouse") / "schemas"
    found = {f.name: json.loads(f.read_text("utf-8")) for f in folder.iterdir()}
    for schema in found.values():
        jsonschema.Draft202012Validator.check_schema(schema)
    assert found["journal.json"] == journal.schema()


def test_games(run: Run) -> None:
    found = run("games", "--json").json("games")
    assert [game["name"] for game in found["games"]] == teahouse.games()
    assert "--round-limit" in run("games").out


# Simulating


def test_simulate_sums_up(run: Run) -> None:
    found = run("simulate", "darjeeling", "-n", 5, "--players", 2, "--seed", 1, "--json").json(
        "simulate"
    )
    assert found["games"] == 5
    assert len(found["seats"]) == 2
    assert sum(seat["win_share"] for seat in found["seats"]) == pytest.approx(1)
    said = run("simulate", "darjeeling", "-n", 5, "--players", 2, "--seed", 1, "--lang", "fr")
    assert "5 parties au hasard" in said.out
    assert "Safran" in said.out


def test_simulate_writes_the_same_journals_with_any_number_of_processes(
    run: Run, tmp_path: Path
) -> None:
    written = []
    for jobs in (1, 2):
        file = tmp_path / f"{jobs}.jsonl"
        said = run(
            "simulate", "darjeeling", "-n", 45, "--players", 2, "--target", 20,
            "--seed", "ab", "--jobs", jobs, "-o", file,
        )  # fmt: skip
        assert said.code == 0
        written.append(file.read_text("utf-8"))
    assert written[0] == written[1]
    journals = [teahouse.Journal.read(line) for line in written[0].splitlines()]
    assert [int(j.seed or "", 16) for j in journals] == list(range(0xAB, 0xAB + 45))
    assert registry.verify(journals[-1]) == []


def test_simulate_to_the_standard_output_leaves_it_to_the_journals(run: Run) -> None:
    said = run("simulate", "darjeeling", "-n", 2, "--target", 10, "-o", "-")
    assert [json.loads(line)["game"] for line in said.out.splitlines()] == ["darjeeling"] * 2
    assert "2 random games" in said.err


def test_simulate_plays_the_same_games_compiled(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("numba")
    texts = []
    for backend in ("python", "numba"):
        file = tmp_path / backend
        run("simulate", "darjeeling", "-n", 3, "--seed", 7, "--backend", backend, "-o", file)
        texts.append(file.read_text("utf-8"))
    assert texts[0] == texts[1]


def start_simulation(file: Path, jobs: str) -> subprocess.Popen[str]:
    """More games than anybody waits for; the first are written."""
    command = [sys.executable, "-m", "teahouse", "simulate", "darjeeling", "-n", "100000"]
    child = subprocess.Popen(
        [*command, "--players", "2", "--jobs", jobs, "-o", str(file), "--backend", "python"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    wait_for_content(file, child)
    return child


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_simulation_keeps_whole_lines(tmp_path: Path, jobs: str) -> None:
    file = tmp_path / "games.jsonl"
    child = start_simulation(file, jobs)
    child.send_signal(signal.SIGINT)
    out, err = answer_of(child)
    assert child.returncode == 130
    assert "Traceback" not in err
    lines = file.read_text("utf-8").splitlines()
    assert f"{len(lines)} random games" in out
    assert all(teahouse.Journal.read(line).outcome for line in lines)


def test_the_workers_of_a_killed_simulation_end_with_it(tmp_path: Path) -> None:
    child = start_simulation(tmp_path / "games.jsonl", "2")
    child.kill()
    answer_of(child)  # its pipes close when nobody holds them any more


@pytest.mark.parametrize("args", [("-n", "0"), ("--jobs", "0"), ("--backend", "fast")])
def test_simulate_refuses_what_makes_no_sense(run: Run, args: tuple[str, str]) -> None:
    said = run("simulate", "darjeeling", *args)
    assert said.code == 2
    assert said.err.count("\n") == 1


# Checking


@pytest.fixture
def one_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    def few(game: Any) -> Iterator[dict[str, Any]]:
        yield {"players": 2, "target": 10}

    for module in (conformance, definition_check):
        monkeypatch.setattr(module, "settings", few)


@pytest.mark.usefixtures("one_setting")
def test_check_finds_nothing(run: Run) -> None:
    found = run("check", "darjeeling", "--interpreted", "--json").json("check")
    assert found["findings"] == []
    assert found["checks"]["messages"] == 1
    assert found["games"] == 1
    assert "nothing is wrong" in run("check", "darjeeling", "--interpreted").out


@pytest.mark.usefixtures("one_setting")
def test_check_compares_what_a_game_says_with_what_happens(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(truth, "load_truth", lambda definition: truth_of(definition.name))
    found = run("check", "darjeeling", "--interpreted", "--json").json("check")
    assert found["findings"] == []
    assert found["games"] == 2  # one to conform, one for the truth of what is said
    assert found["checks"]["choices"] > 100


@pytest.mark.usefixtures("one_setting")
def test_check_fails_with_a_finding(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    finding = conformance.Finding("players=2", "undo", "the undo leads to another position")
    report = conformance.Report([finding], Counter(undo=3), 17)
    monkeypatch.setattr(conformance, "run", lambda *args, **kw: report)
    said = run("check", "darjeeling", "--json")
    assert said.code == 1
    assert said.json("check")["findings"] == [vars(finding)]
    assert "the undo leads to another position" in run("check", "darjeeling").out


# Measuring


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measures little, and starts no further processes."""

    def started(bench: engine.Bench) -> None:
        bench.note(cold=9.0)
        bench.note(warm=0.5)
        bench.note(warm=0.6)

    monkeypatch.setattr(engine, "ROUNDS", 1)
    monkeypatch.setattr(engine, "SHORT", 0.01)
    monkeypatch.setattr(engine.Walk, "steps", 5)
    monkeypatch.setattr(engine, "starts", started)


@pytest.mark.usefixtures("hasty")
def test_bench(run: Run) -> None:
    pytest.importorskip("numba")
    found = run("bench", "darjeeling", "--players", 2, "--json").json("bench")
    assert {target["name"] for target in found["targets"]} == set(engine.TARGETS)
    assert all(value > 0 for value in found["figures"].values())
    said = run("bench", "darjeeling", "--lang", "it")
    assert "Traguardo" in said.out


@pytest.mark.usefixtures("hasty")
def test_bench_without_a_compiler(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "has_numba", lambda: False)
    found = run("bench", "darjeeling", "--json").json("bench")
    assert [target["name"] for target in found["targets"]] == ["state_bytes"]
    assert "Numba is not installed" in run("bench", "darjeeling").out


@pytest.mark.slow
def test_bench_measures_both_starts(run: Run) -> None:
    pytest.importorskip("numba")
    bench = engine.Bench(teahouse.game("darjeeling"), {"players": 2})
    engine.starts(bench)
    assert bench.seen["cold"][0] > bench.seen["warm"][0] > 0


def test_a_batch_walk_chooses_only_what_is_legal() -> None:
    pytest.importorskip("numba")
    walk = engine.Walk(teahouse.game("darjeeling"), {"players": 3})
    for _ in range(50):
        chosen = walk.pick()
        assert all(walk.batch.mask[i][a] for i, a in enumerate(chosen))
        walk.batch.step(chosen)


# Kept games


@pytest.fixture
def games(run: Run, tmp_path: Path) -> Path:
    """A file with three games."""
    file = tmp_path / "games.jsonl"
    run("simulate", "darjeeling", "-n", 3, "--players", 2, "--target", 15, "--seed", 3, "-o", file)
    return file


def test_replay_show(run: Run, games: Path) -> None:
    found = run("replay", "show", games, "--game", 2, "--at", 7, "--json").json("replay-show")
    assert found["at"] == 7
    assert len(found["history"]) == 7
    assert found["outcome"] is None
    said = run("replay", "show", games, "--at", 7, "--lang", "it")
    assert "Dopo 7 scelte su" in said.out
    whole = run("replay", "show", games, "--json").json("replay-show")
    assert whole["outcome"]["winners"]
    assert "wins with" in run("replay", "show", games, "--last", 0).out


def test_replay_show_can_look_as_a_seat(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "closed.jsonl"
    run("simulate", "darjeeling", "-n", 1, "--memory", "closed", "--seed", 3, "-o", file)
    seat = run("replay", "show", file, "--at", 9, "--seat", 1, "--json").json("replay-show")
    nobody = run("replay", "show", file, "--at", 9, "--json").json("replay-show")
    assert seat["view"]["seats"][1]["tiles"] is not None
    assert nobody["view"]["seats"][1]["tiles"] is None
    assert "hidden-tile-taken" in json.dumps(nobody["history"])


def test_replay_verify(run: Run, games: Path) -> None:
    assert run("replay", "verify", games, "--json").json("replay-verify")["verified"]
    lines = games.read_text("utf-8").splitlines()
    games.write_text("\n".join([lines[0], lines[1].replace('"digest":"', '"digest":"0'), lines[2]]))
    said = run("replay", "verify", games, "--json")
    found = said.json("replay-verify")
    assert said.code == 1
    assert [f["game"] for f in found["failures"]] == [2]
    plain = run("replay", "verify", games)
    assert plain.code == 1
    assert "2 of 3 kept games" in plain.out


def test_replay_verify_names_a_refused_action(run: Run, games: Path) -> None:
    data = json.loads(games.read_text("utf-8").splitlines()[0])
    data["actions"][0] = "keep"
    games.write_text(json.dumps(data, indent=1))
    said = run("replay", "verify", games)
    assert said.code == 1
    assert "action 1 is refused" in said.out


def test_replay_export_csv(run: Run, games: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.csv"
    assert run("replay", "export", games, "--format", "csv", "-o", file).code == 0
    kept = teahouse.Journal.read(games.read_text("utf-8").splitlines()[0])
    rows = list(csv.DictReader(file.read_text("utf-8").splitlines()))
    assert [row["action"] for row in rows] == list(kept.actions)
    assert kept.outcome is not None
    assert [float(rows[-1][f"points_{p}"]) for p in range(2)] == kept.outcome["points"]
    assert rows[0]["decision"] == "start"


def test_replay_export_csv_follows_draws_of_an_older_generator(run: Run, games: Path) -> None:
    data = json.loads(games.read_text("utf-8").splitlines()[0])
    before = run("replay", "export", games, "--format", "csv").out
    data["seed"] = "123456"  # another generator would have drawn otherwise
    games.write_text(json.dumps(data))
    assert run("replay", "export", games, "--format", "csv").out == before


def test_replay_export_parquet_has_the_events_of_every_game(
    run: Run, games: Path, tmp_path: Path
) -> None:
    file = tmp_path / "events.parquet"
    assert run("replay", "export", games, "--format", "parquet", "-o", file).code == 0
    rows = pytest.importorskip("pyarrow.parquet").read_table(file).to_pylist()
    lines = run("replay", "export", games, "--format", "jsonl", "-o", "-").out.splitlines()
    told = [
        (number, step, event["event"], event["values"])
        for number, line in enumerate(lines, 1)
        for step, moment in enumerate(json.loads(line)["history"], 1)
        for event in moment["events"]
    ]
    found = [(r["game"], r["step"], r["event"], json.loads(r["values"])) for r in rows]
    assert found == told
    assert {r["game"] for r in rows} == {1, 2, 3}


def test_replay_export_text(run: Run, games: Path) -> None:
    said = run("replay", "export", games, "--lang", "fr")
    assert "a déplacé son prospecteur" in said.out
    assert "Indigo\u202f: " in said.out


@pytest.mark.parametrize(
    ("args", "text"),
    [
        (("show",), "no JSON at all"),
        (("show",), ""),
        (("show",), "[1, 2]"),
        (("verify",), "{}"),
        (("export", "--format", "pdf"), None),
        (("export", "--format", "parquet"), None),
        (("show", "--game", "9"), None),
        (("show", "--at", "99999"), None),
        (("show", "--seat", "7", "--json"), None),
    ],
)
def test_replay_refuses_in_one_sentence(
    run: Run, games: Path, args: tuple[str, ...], text: str | None
) -> None:
    if text is not None:
        games.write_text(text)
    said = run("replay", args[0], games, *args[1:])
    assert said.code == 2
    assert said.err.count("\n") == 1


# Rules and components


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules(run: Run, language: str) -> None:
    found = run("rules", "darjeeling", "--lang", language, "--json").json("rules")
    assert len(found["rules"]) == 38
    said = run("rules", "darjeeling", "--lang", language)
    assert "D24  " in said.out
    assert max(map(len, said.out.split("\n"))) <= 100
    assert Texts(language)("common-ruling") in said.out


@pytest.mark.parametrize("game", teahouse.games())
def test_rules_have_the_headings_of_their_sections(run: Run, game: str) -> None:
    found = run("rules", game, "--json").json("rules")["rules"]
    said = run("rules", game).out.split("\n")
    headings = [Texts("en")(f"{game}-rules-section-{rule['section']}").upper() for rule in found]
    assert [line for line in said if line in headings] == list(dict.fromkeys(headings))
    assert len(set(headings)) > 5


def test_one_rule(run: Run) -> None:
    said = run("rules", "darjeeling", "d24")
    assert said.out.startswith("D24  Which tiles close")
    assert "D25  " not in said.out


def test_no_such_rule(run: Run) -> None:
    said = run("rules", "darjeeling", "D99", "--lang", "it")
    assert (said.code, said.err) == (2, "Non c’è la regola “D99”; vanno da D01 a D38.\n")


def test_components(run: Run, tmp_path: Path) -> None:
    found = run("components", "darjeeling", "--json").json("components")
    assert {fact["src"] for fact in found["components"]} >= {"rulebook", "reconstructed"}
    said = run("components", "darjeeling", "--lang", "fr")
    assert "reconstitué" in said.out
    assert "jetons récolte" in said.out
    file = tmp_path / "mine.toml"
    file.write_text("[costs]\nturn_back = 3\n")
    changed = run("components", "darjeeling", "--components", file, "--json").json("components")
    assert changed["digest"] != found["digest"]
    assert "replaced" in {fact["src"] for fact in changed["components"]}
    assert "2 → 3" in run("components", "darjeeling", "--components", file, "--lang", "en").out


@pytest.mark.parametrize(
    ("language", "text", "words"),
    [
        ("en", "[halves]\ntwo_half = 'x'", "halves.two_half: one of adjacent, opposite."),
        ("fr", "[halves]\ntwo_half = 'x'", "halves.two_half\u202f: au choix adjacent, opposite."),
        ("it", "[costs]\nswim = 1", "costs.swim non fa parte di questo gioco."),
        ("it", "costs\n", "mine.toml non è un file TOML valido; guarda la riga 1."),
        (
            "en",
            "[strips.2]\nmultipliers = [1, 2]",
            "strips.2.multipliers: no number may be higher than the one before (rule D04).",
        ),
        (
            "fr",
            "[tiles]\nred = [1, 9, 1]",
            (
                "tiles.red\u202f: la règle de fermeture est établie pour 7 jetons à deux "
                "demi-caisses et 3 à trois au plus par variété\u202f; on ne peut pas jouer avec "
                "davantage (règle D24)."
            ),
        ),
    ],
)
def test_refused_components_are_told_in_the_language(
    run: Run, tmp_path: Path, language: str, text: str, words: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    said = run("components", "darjeeling", "--components", file, "--lang", language)
    assert (said.code, said.out, said.err) == (2, "", f"{words}\n")


# Bad usage


@pytest.mark.parametrize(
    "args", [("brew",), ("rules",), ("simulate", "darjeeling", "--jobs"), ("games", "--cups")]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_usage_is_one_sentence(
    run: Run, args: tuple[str, ...], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TEAHOUSE_LANG", language)
    said = run(*args)
    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1


def test_a_reader_that_stops_reading_is_no_failure() -> None:
    command = f"{sys.executable} -m teahouse rules darjeeling | head -1"
    answer = subprocess.run(
        ["sh", "-c", command], capture_output=True, encoding="utf-8", check=False
    )
    assert (answer.stdout, answer.stderr) == ("Darjeeling\n", "")


def test_options_by_name_are_rewritten() -> None:
    known, names = {"--seed", "--option"}, lambda: {"map", "two_half"}
    given = ["darjeeling", "--map", "china", "--two-half=opposite", "--seed", "3", "--other", "x"]
    assert by_name(given, known, names) == [
        "darjeeling", "--option", "map=china", "--option", "two_half=opposite",
        "--seed", "3", "--other", "x",
    ]  # fmt: skip
    with pytest.raises(CliError):
        by_name(["--map"], known, names)


def test_examples_in_the_help_are_real_commands() -> None:
    words = {word for lines in app.EXAMPLES.values() for line in lines for word in line.split()}
    assert {"play", "simulate", "check", "bench", "rules", "components", "games"} <= words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_package_is_named_with_its_extra(
    run: Run, language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    monkeypatch.delitem(sys.modules, "teahouse.research.dataset", raising=False)
    said = run("dataset", "darjeeling", "-n", "1", "-o", str(tmp_path / "d"), "--lang", language)
    assert said.code == 2
    assert "numpy" in said.err
    assert 'pip install "teahouse[rl]"' in said.err


def test_a_missing_module_of_ours_is_a_fault() -> None:
    with pytest.raises(ModuleNotFoundError):
        app.missing_package(ModuleNotFoundError("no", name="teahouse.gone"), Texts("en"))
