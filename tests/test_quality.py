"""How the figures of docs/records/quality.md are counted."""

from __future__ import annotations

from pathlib import Path

from benchmarks.quality import function_lengths, shape

TWO_FUNCTIONS = '''
class Cup:
    @property
    def tea(self) -> str:
        """Two lines."""


async def pour() -> None:
    def drip() -> None: ...
    drip()
'''


def test_functions_are_measured_from_def_to_their_last_line() -> None:
    assert sorted(function_lengths(TWO_FUNCTIONS)) == [1, 2, 3]


def test_a_package_is_measured_with_all_it_holds(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "long.py").write_text("x = 1\n" * 401)
    (tmp_path / "short.py").write_text(TWO_FUNCTIONS)
    found = shape(tmp_path)
    assert (found.files, found.long_files, found.functions) == (2, ("inner/long.py",), (1, 2, 3))
    assert (found.percentile(0.5), found.percentile(0.9), found.share_long()) == (2, 3, 0.0)
