"""Without the extras an import says in one sentence which one it needs."""

from __future__ import annotations

import subprocess
import sys

import pytest

from teahouse.extras import with_extra

WITHOUT = """
import sys
sys.modules[sys.argv[1]] = None
try:
    exec(sys.argv[2])
except ImportError as error:
    print(error)
"""


def said_without(package: str, code: str) -> str:
    command = [sys.executable, "-c", WITHOUT, package, code]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


@pytest.mark.parametrize(
    ("package", "code", "extra"),
    [
        ("numpy", "import teahouse; teahouse.observe", "rl"),
        ("gymnasium", "import teahouse.research.gymnasium", "rl"),
        ("pettingzoo", "from teahouse.research.pettingzoo import ceylon_v0", "rl"),
        ("pyspiel", "import teahouse.research.openspiel", "openspiel"),
    ],
)
def test_a_missing_package_is_named_with_its_extra(package: str, code: str, extra: str) -> None:
    said = f'{package} is not installed: pip install "teahouse[{extra}]"'
    assert said_without(package, code) == said


def test_packages_of_no_extra_are_left_alone() -> None:
    error = ModuleNotFoundError("No module named 'left'", name="left")
    assert with_extra(error) is error
