"""Update the hash-locked requirements files with uv.

    python3 requirements/lock.py              keep versions that still fit
    python3 requirements/lock.py --upgrade    take the newest that fit
    python3 requirements/lock.py --upgrade-package rich

Whatever is given on the command line is passed on to `uv pip compile`.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parent

COMPILE = [
    *("pip", "compile", "--quiet"),
    *("--universal", "--python-version", "3.11", "--only-binary", ":all:"),
    *("--generate-hashes", "--no-emit-index-url", "--no-header", "--no-annotate"),
    "--no-strip-extras",  # so that a test can see whether all they need is there
]

PROJECT = ("pyproject.toml", "--group", "build")


def compile_lock(uv: str, target: Path, *options: str) -> None:
    """One lock file for every platform and every Python from 3.11 on."""
    subprocess.run([uv, *COMPILE, *options, "--output-file", target], cwd=ROOT, check=True)
    if "://" in target.read_text("utf-8"):
        raise SystemExit(f"{target} names an address. A lock must not depend on where it was made.")


def packages(lock: Path) -> list[str]:
    """Each with its hashes, without those of another lock that it begins with."""
    return [
        entry for entry in re.split(r"\n(?=\S)", lock.read_text("utf-8").strip()) if entry[0] != "-"
    ]


def main(options: list[str]) -> None:
    uv = shutil.which("uv")
    if uv is None:
        raise SystemExit("This needs uv on the PATH; `pip install uv` in any environment will do.")
    play, dev, engines, full, node = (
        FOLDER / f"{name}.txt" for name in ("play", "dev", "engines", "full", "node")
    )
    with tempfile.TemporaryDirectory() as folder:
        whole, more = Path(folder, "whole.txt"), Path(folder, "more.txt")
        whole.write_text("\n".join(sorted({*packages(play), *packages(dev)})) + "\n", "utf-8")
        compile_lock(uv, whole, *PROJECT, "--extra", "dev", *options)
        bound = ("--constraint", str(whole), *options)  # what is tested is what is played

        compile_lock(uv, play, *PROJECT, "--extra", "fast", "--extra", "server", *bound)
        write_beyond(dev, whole, play, "-r play.txt")
        for target, *wanted in (
            (engines, "pyproject.toml", "--extra", "build"),  # beside what is played
            (full, "--group", "full"),  # beside what is tested
        ):
            compile_lock(uv, more, *wanted, *bound)
            write_beyond(target, more, play if target is engines else whole)
            more.unlink()
    compile_lock(uv, node, "--group", "node", *options)


def write_beyond(target: Path, lock: Path, known: Path, *first: str) -> None:
    """What a lock has that is not in another one."""
    there = set(packages(known))
    entries = [*first, *(entry for entry in packages(lock) if entry not in there)]
    target.write_text("\n".join(entries) + "\n", "utf-8")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
