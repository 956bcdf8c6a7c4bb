"""Node, which runs Pyodide and the compression during a build."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from teahouse.core.errors import TeahouseError

PROGRAM = Path(__file__).with_name("pack.mjs")


class CannotPublish(TeahouseError):
    """The site could not be built; says why."""


def run_packing(*words: str) -> None:
    """Run `pack.mjs`."""
    node = shutil.which("node")
    if node is None:
        raise CannotPublish("the folder is packed with Node, which is not on the PATH")
    done = subprocess.run(
        [node, str(PROGRAM), *words],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        lines = [line for line in done.stderr.splitlines() if line.strip()]
        raise CannotPublish(f"packing failed: {lines[-1] if lines else done.returncode}")
