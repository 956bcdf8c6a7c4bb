"""Build everything a release consists of and check it in clean environments.

    .venv/bin/python requirements/release.py            writes dist/, after ./test has set up .venv
    .venv/bin/python requirements/release.py --no-docs

It builds the sdist, a wheel from that sdist (as an installer would) and the documentation site,
then installs the wheel into empty environments, with and without extras, and uses it there.
Nothing is published.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import venv
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
# What has to lie in the wheel besides Python files.
CARRIED = (
    "teahouse/py.typed",
    "teahouse/locales/fr/cli.ftl",
    "teahouse/schemas/journal.json",
    "teahouse/games/ceylon/components.toml",
    "teahouse/server/static/index.html",
    "teahouse_benchmarks/engine.py",
)
# What an environment with these extras has to be able to do.
TRIALS = {
    "": [
        "games",
        "rules darjeeling D24 --lang fr",
        "simulate darjeeling -n 1 --seed 1 -o games.jsonl",
        "replay verify games.jsonl",
    ],
    "fast": ["simulate ceylon -n 20 --seed 1 --backend numba -o games.jsonl"],
    "server": ["serve --show-config", "doctor --help"],
    "rl,arena": ["dataset darjeeling -n 1 --bots random --players 2 -o games"],
}


def main(options: list[str]) -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        say("sdist")
        run("-m", "hatchling", "build", "-t", "sdist", "-d", str(DIST))
        (sdist,) = DIST.glob("*.tar.gz")
        say("wheel, from the sdist")
        wheel = build_wheel(sdist, place)
        check_contents(wheel)
        if "--no-docs" not in options:
            say("documentation")
            run("docs/build.py")
            shutil.make_archive(str(DIST / "site"), "zip", ROOT / "site")
        for extra, commands in TRIALS.items():
            say(f"a clean environment, {extra or 'no extras'}")
            try_out(wheel, extra, commands, place)
    say("in dist/: " + ", ".join(sorted(file.name for file in DIST.iterdir())))


def build_wheel(sdist: Path, place: Path) -> Path:
    """Without the clone: whatever the sdist lacks is missed here."""
    with tarfile.open(sdist) as packed:
        packed.extractall(place, filter="data")
    (source,) = (path for path in place.iterdir() if path.is_dir())
    run("-m", "hatchling", "build", "-t", "wheel", "-d", str(DIST), folder=source)
    (wheel,) = DIST.glob("*.whl")
    return wheel


def check_contents(wheel: Path) -> None:
    with ZipFile(wheel) as packed:
        names = set(packed.namelist())
    missing = [name for name in CARRIED if name not in names]
    if missing:
        raise SystemExit(f"{wheel.name} lacks {', '.join(missing)}")


def try_out(wheel: Path, extra: str, commands: list[str], place: Path) -> None:
    """Install into an empty environment with an empty home, and use it."""
    home = place / f"home-{extra or 'plain'}"
    venv.create(home / "env", with_pip=True)
    python = home / "env" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    wanted = f"{wheel}[{extra}]" if extra else str(wheel)
    run("-m", "pip", "install", "--quiet", wanted, folder=home, python=python)
    for command in commands:
        run("-m", "teahouse", *command.split(), folder=home, python=python)


def run(*words: str, folder: Path = ROOT, python: Path = Path(sys.executable)) -> None:
    surroundings = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    if folder != ROOT:
        surroundings |= {"HOME": str(folder), "TEAHOUSE_DATA": str(folder / "data")}
    answer = subprocess.run(
        [str(python), *words], cwd=folder, env=surroundings, text=True, capture_output=True,
        check=False,
    )  # fmt: skip
    if answer.returncode != 0:
        raise SystemExit(f"{' '.join(words)} failed:\n{answer.stdout}{answer.stderr}")


def say(what: str) -> None:
    print(f"Release: {what}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
