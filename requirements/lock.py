"""Update the hash-locked requirements files with uv.

    python3 requirements/lock.py              keep versions that still fit
    python3 requirements/lock.py --upgrade    take the newest that fit
    python3 requirements/lock.py --upgrade-package rich

Whatever is given on the command line is passed on to `uv pip compile`.
"""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DEV = "requirements/dev.txt"
PLAY = "requirements/play.txt"
NODE = "requirements/node.txt"
ENGINES = "requirements/engines.txt"
FULL = "requirements/full.txt"

COMPILE = [
    *("pip", "compile", "--quiet"),
    *("--universal", "--python-version", "3.11", "--only-binary", ":all:"),
    *("--generate-hashes", "--no-emit-index-url", "--no-header", "--no-annotate"),
    "--no-strip-extras",  # so that a test can see whether all they need is there
]


PROJECT = ("pyproject.toml", "--group", "build")


def compile_lock(uv: str, target: str, *options: str) -> None:
    """One lock file for every platform and every Python from 3.11 on."""
    subprocess.run([uv, *COMPILE, *options, "--output-file", target], cwd=ROOT, check=True)
    if "://" in (ROOT / target).read_text(encoding="utf-8"):
        raise SystemExit(f"{target} names an address. A lock must not depend on where it was made.")


def main(options: list[str]) -> None:
    uv = shutil.which("uv")
    if uv is None:
        raise SystemExit("This needs uv on the PATH; `pip install uv` in any environment will do.")
    compile_lock(uv, DEV, *PROJECT, "--extra", "dev", *options)
    # Bound to the versions of dev.txt: what is tested is what is played.
    extras = ("--extra", "fast", "--extra", "server")
    compile_lock(uv, PLAY, *PROJECT, *extras, "--constraint", DEV, *options)
    # What builds native libraries, beside an environment that has the rest.
    compile_lock(uv, ENGINES, "pyproject.toml", "--extra", "build", "--constraint", DEV, *options)
    # What `./test --full` adds to dev.txt.
    compile_lock(uv, FULL, "--group", "full", "--constraint", DEV, *options)
    compile_lock(uv, NODE, "--group", "node", *options)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
