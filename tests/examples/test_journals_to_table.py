"""The example does what its header says."""

from __future__ import annotations

import csv
import re
import shlex
import subprocess
import sys
from pathlib import Path

from teahouse.cli import main

EXAMPLE = Path(__file__).parents[2] / "examples" / "journals_to_table.py"


def test_the_commands_of_the_header_work(tmp_path: Path) -> None:
    header = EXAMPLE.read_text("utf-8")
    (simulate,) = re.findall(r"^teahouse (simulate .*?) *#", header, re.MULTILINE)
    words = simulate.replace("-n 100", "-n 3").replace("games.jsonl", str(tmp_path / "games.jsonl"))
    assert main([*shlex.split(words), "--players", "2", "--backend", "python"]) == 0
    assert "journals_to_table.py games.jsonl > games.csv" in header
    said = subprocess.run(
        [sys.executable, str(EXAMPLE), "games.jsonl"],
        cwd=tmp_path, capture_output=True, text=True, check=True, timeout=120,
    ).stdout  # fmt: skip
    table = list(csv.DictReader(said.splitlines()))
    assert [row["seat"] for row in table] == ["0", "1"] * 3
    assert all(row["game"] == "ceylon" for row in table)
