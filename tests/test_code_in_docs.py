"""The code in the docs runs, and what it says of its results is so.

The ```python blocks of a page run one after the other in one namespace. An expression followed by
`# => value` has that value, up to a colon where words follow.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
RESULT = re.compile(r"# => ([^\n]*)$")


def pages() -> list[str]:
    found = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    return [str(p.relative_to(ROOT)) for p in found if BLOCK.search(p.read_text("utf-8"))]


def run(code: str, names: dict[str, Any]) -> list[str]:
    """Run a block; what it says wrongly of its results."""
    wrong, lines = [], code.splitlines()
    for statement in ast.parse(code).body:
        one = ast.Module([statement], [])
        if not isinstance(statement, ast.Expr):
            exec(compile(one, "<docs>", "exec"), names)
            continue
        value = eval(compile(ast.Expression(statement.value), "<docs>", "eval"), names)
        stated = RESULT.search(lines[(statement.end_lineno or 1) - 1])
        if stated and stated[1].partition(": ")[0] != str(value):
            wrong.append(f"{ast.unparse(statement)} gives {value}, not {stated[1]}")
    return wrong


def test_a_wrong_result_is_noticed() -> None:
    assert run("1 + 1  # => 2\n1 + 2  # => 4", {}) == ["1 + 2 gives 3, not 4"]


@pytest.mark.parametrize("page", pages())
def test_the_code_of_a_page_runs(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TEAHOUSE_BACKEND", "python")  # what is compiled is tested elsewhere
    names: dict[str, Any] = {}
    for block in BLOCK.findall((ROOT / page).read_text("utf-8")):
        assert run(block, names) == []
