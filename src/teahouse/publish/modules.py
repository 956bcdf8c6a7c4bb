"""Which of our modules browser tables need, found by following imports."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile, ZipInfo

import teahouse
from teahouse.core.registry import GROUP, packages
from teahouse.core.stamp import SOURCES, source_digest

PACKAGE = Path(teahouse.__file__).parent
START = "teahouse.local.messages"
DATA = (".toml", ".json")
# Modules of a title that are found by name, see `core.definition` and `core.standings`.
OF_A_TITLE = ("game", "heuristics", "value_features", "standings")
# Reached by imports inside functions that no browser table calls.
NOT_NEEDED = (
    "teahouse.arena", "teahouse.cli", "teahouse.core.conformance", "teahouse.core.drawing",
    "teahouse.core.truth_check", "teahouse.research",
)  # fmt: skip


@cache
def module_files() -> dict[str, Path]:
    """All our modules and their files."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        found[".".join(parts).removesuffix(".__init__")] = path
    return found


def imported(module: str) -> Iterator[str]:
    """The names a module imports when it runs, those inside functions too."""
    path = module_files()[module]
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    yield from _imported(ast.parse(path.read_bytes()), package)


def _imported(tree: ast.AST, package: str) -> Iterator[str]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1]
            base = ".".join([*(above if node.level else []), *filter(None, [node.module])])
            yield from (base, *(f"{base}.{alias.name}" for alias in node.names))
        yield from _imported(node, package)


def needed() -> list[str]:
    """Our modules that local tables import, and all modules of our titles."""
    known = module_files()
    found: set[str] = set()
    waiting = [START, *(f"{p}.{part}" for p in titles_of().values() for part in OF_A_TITLE)]
    while waiting:
        name = waiting.pop()
        if name in known and name not in found and not is_left_out(name):
            found.add(name)
            waiting += [name.rpartition(".")[0], *imported(name)]
    return sorted(found)


def is_left_out(name: str) -> bool:
    return any(name == left or name.startswith(f"{left}.") for left in NOT_NEEDED)


def titles_of() -> dict[str, str]:
    """The titles in this package; third-party ones have no face in the client."""
    return {name: p for name, p in packages().items() if p.startswith(f"{teahouse.__name__}.")}


def write_sources(path: Path) -> None:
    """Write a reproducible zip with the sources and data a browser needs, laid out as if
    installed."""
    with ZipFile(path, "w", ZIP_STORED) as archive:
        for name, text in _files():
            archive.writestr(ZipInfo(name), text)


def _files() -> Iterator[tuple[str, str | bytes]]:
    modules = needed()
    paths = [module_files()[name] for name in modules]
    for path in [*paths, *_data({path.parent for path in paths})]:
        yield path.relative_to(PACKAGE.parent).as_posix(), path.read_bytes()
    digests = {name: source_digest(module_files()[name].read_bytes()) for name in modules}
    yield f"{teahouse.__name__}/core/{SOURCES}", json.dumps(digests)
    about = f"{teahouse.__name__}-{teahouse.__version__}.dist-info"
    yield f"{about}/METADATA", f"Name: {teahouse.__name__}\nVersion: {teahouse.__version__}\n"
    yield f"{about}/entry_points.txt", _entry_points()


def _data(folders: Iterable[Path]) -> list[Path]:
    """The data files next to the modules; lessons have a folder of their own without modules."""
    found = {
        path
        for folder in folders
        if folder != PACKAGE
        for path in (*folder.glob("*"), *folder.glob("lessons/*"))
        if path.suffix in DATA
    }
    return sorted(found)


def _entry_points() -> str:
    from importlib.metadata import entry_points

    lines = [f"{p.name} = {p.value}" for p in entry_points(group=GROUP) if p.name in titles_of()]
    return "\n".join([f"[{GROUP}]", *sorted(lines), ""])
