"""A rule that raises or leaves its bounds in a library is reported."""

from __future__ import annotations

from array import array
from pathlib import Path

import pytest

pytest.importorskip("numba")

from teahouse.ahead.linker import link, system_linker, zig_linker
from teahouse.ahead.lowering import AheadBuild, compiled, stamp_code
from teahouse.ahead.targets import TARGETS
from teahouse.core.errors import EngineFault, RuleError
from teahouse.core.library import STAMP, Library, LibraryBuild, this_platform

pytestmark = pytest.mark.compiled
needs_linker = pytest.mark.skipif(
    system_linker() is None and zig_linker(this_platform()) is None,
    reason="there is neither a C compiler nor ziglang to link with",
)


def looked_up(table: list[int], place: int) -> int:
    return table[place]


def halved(crates: int) -> int:
    if crates % 2 == 1:
        raise ValueError
    return crates // 2


def quartered(crates: int) -> int:
    return halved(halved(crates))


def is_full(crates: list[int]) -> bool:
    return crates[0] > 3


def emptied(crates: list[int]) -> None:
    crates[0] = 0


RULES = (looked_up, halved, quartered, is_full, emptied)


@pytest.fixture(scope="module")
def build(tmp_path_factory: pytest.TempPathFactory) -> LibraryBuild:
    """A library of these rules alone."""
    path = tmp_path_factory.mktemp("engines") / "tea.so"
    ahead = AheadBuild("tea", [], bounds_check=True)
    codes = [stamp_code("{}", "")]
    for rule in RULES:
        codes += ahead.lowered(rule, f"play_{rule.__name__}", "")
    exports = {STAMP, *(f"play_{rule.__name__}" for rule in RULES)}
    link(compiled(codes, TARGETS[this_platform()], exports), this_platform(), path)
    return LibraryBuild(Library("tea", path), "play")


@needs_linker
def test_a_rule_that_leaves_its_bounds_is_reported(build: LibraryBuild) -> None:
    rule, table = build.entry(looked_up), array("q", [3, 5, 8])
    assert [rule(table, place) for place in range(3)] == [3, 5, 8]
    for place in (3, 500, -4):
        with pytest.raises(EngineFault, match="a rule of tea raised an error or left its bounds"):
            rule(table, place)


@needs_linker
def test_a_rule_that_raises_is_reported(build: LibraryBuild) -> None:
    assert build.entry(halved)(8) == 4
    with pytest.raises(EngineFault, match="in play_halved; the same with the backend python"):
        build.entry(halved)(7)


@needs_linker
def test_what_a_rule_calls_is_in_the_library_too(build: LibraryBuild) -> None:
    assert build.entry(quartered)(8) == 2
    with pytest.raises(EngineFault, match="in play_quartered"):
        build.entry(quartered)(6)


@needs_linker
def test_rules_without_a_number_as_result(build: LibraryBuild) -> None:
    crates = array("q", [4])
    assert build.entry(is_full)(crates) == 1
    assert build.entry(emptied)(crates) == 0
    assert build.entry(is_full)(crates) == 0


@needs_linker
def test_nothing_of_the_machine_is_in_a_library(build: LibraryBuild) -> None:
    content = build.library.path.read_bytes()
    assert str(Path(__file__).parent).encode() not in content
    assert Path(__file__).name.encode() not in content


def test_what_differs_between_systems_is_refused() -> None:
    code = """
declare double @exp(double)
define double @grown(double %x) {
  %r = call double @exp(double %x)
  ret double %r
}
"""
    with pytest.raises(RuleError, match="may not need exp"):
        compiled([code], TARGETS[this_platform()], {"grown"})


@pytest.mark.parametrize("name", TARGETS)
def test_objects_are_made_for_every_platform(name: str) -> None:
    ahead = AheadBuild("tea", [], bounds_check=True)
    codes = ahead.lowered(looked_up, "play_looked_up", "")
    kinds = {
        "linux": b"\x7fELF", "macos": b"\xcf\xfa\xed\xfe", "windows": b"\x64\x86",
        "emscripten": b"\0asm",
    }  # fmt: skip
    code = compiled([*codes], TARGETS[name], {"play_looked_up"})
    assert code.startswith(kinds[TARGETS[name].system])
