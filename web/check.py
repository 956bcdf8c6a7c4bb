"""Check the client: its format, its lint, its types, and the tests of its logic.

    python web/check.py                 all of them
    python web/check.py eslint vitest   some of them

With the Node that builds the client, so it works where none is installed. The types that follow
from the server and the views are made first. What did not change since the last time is not read
again by Prettier and ESLint.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import hatch_build

MAKE_TYPES = Path(__file__).with_name("make_types.py")
CACHE = "node_modules/.cache/check-"
TOOLS = {
    "prettier": [
        "--check",
        "--log-level=warn",
        "--cache",
        f"--cache-location={CACHE}prettier",
        ".",
    ],
    "eslint": ["--cache", f"--cache-location={CACHE}eslint", "."],
    "svelte-check": ["--tsconfig=./tsconfig.json", "--fail-on-warnings", "--output=human"],
    "vitest": ["run", "--reporter=dot"],
}


def program(tool: str) -> str:
    """The file that a package says is its program."""
    folder = hatch_build.MODULES / tool
    programs = json.loads((folder / "package.json").read_text("utf-8"))["bin"]
    return str(folder / (programs if isinstance(programs, str) else programs[tool]))


def passes(tool: str, node: str) -> bool:
    try:
        hatch_build.run([node, program(tool), *TOOLS[tool]], node)
    except subprocess.CalledProcessError:
        return False
    return True


def main(wanted: list[str]) -> int:
    try:
        node = hatch_build.ready_node()
    except hatch_build.NoNode as error:
        sys.exit(str(error))
    subprocess.run([sys.executable, MAKE_TYPES], check=True)
    failed = [tool for tool in wanted or TOOLS if not passes(tool, node)]
    if failed:
        print(f"The client does not pass: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
