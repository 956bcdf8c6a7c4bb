"""Names that were given up stay given up: tests/retired.toml lists them with their successors."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

import teahouse

ROOT = Path(__file__).parents[1]
PACKAGE = Path(teahouse.__file__).parent
RETIRED: dict[str, Any] = tomllib.loads((ROOT / "tests" / "retired.toml").read_text("utf-8"))
WHOLE = ("modules", "client", "client_types", "columns", "routes", "wire", "messages")
FOLDERS = [name for name in RETIRED if name not in WHOLE]


KINDS = {"classes": (ast.ClassDef,), "functions": (ast.FunctionDef, ast.AsyncFunctionDef)}


@lru_cache(None)
def definitions(source: str) -> dict[str, list[tuple[str, int]]]:
    """Classes, functions, and members of classes that a module defines, with their lines."""
    tree = ast.parse(source)
    nodes = list(ast.walk(tree))
    found = {
        kind: [(node.name, node.lineno) for node in nodes if isinstance(node, wanted)]
        for kind, wanted in KINDS.items()
    }
    return {**found, "members": list(members(tree))}


def members(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """The fields of dataclasses and the members of enums, as Class.member."""
    for node in (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)):
        for line in node.body:
            if isinstance(line, ast.Assign | ast.AnnAssign):
                targets = line.targets if isinstance(line, ast.Assign) else [line.target]
                for name in (target.id for target in targets if isinstance(target, ast.Name)):
                    yield f"{node.name}.{name}", line.lineno


def files(folder: str) -> Iterator[Path]:
    base = PACKAGE if folder == "all" else PACKAGE / folder
    assert base.is_dir(), folder
    for path in sorted(base.rglob("*.py")):
        if "migrations" not in path.parts:  # a migration does not change when the code does
            yield path


def defined_again(folder: str, kind: str, names: dict[str, str]) -> list[str]:
    return [
        f"{path.relative_to(PACKAGE)}:{line} {name}: say {names[name]}"
        for path in files(folder)
        for name, line in definitions(path.read_text("utf-8"))[kind]
        if name in names
    ]


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("kind", ["classes", "functions", "members"])
def test_nothing_is_defined_as_before(folder: str, kind: str) -> None:
    assert defined_again(folder, kind, RETIRED[folder].get(kind, {})) == []


NOT_PARTICIPLES = ("seed", "feed", "shed")


def participles_for_effects(source: str) -> list[str]:
    """Functions that wait or return nothing, so that they are there for what they do."""
    return [
        node.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.AsyncFunctionDef)
        or (isinstance(node, ast.FunctionDef) and ast.unparse(node.returns or node) == "None")
        if re.fullmatch("_?[a-z]+ed", node.name) and node.name.strip("_") not in NOT_PARTICIPLES
    ]


def test_effects_are_verbs() -> None:
    named = [
        f"{path.relative_to(PACKAGE)}: {name}"
        for path in files("all")
        if path.name != "events.py"  # there a function is named after what happened
        for name in participles_for_effects(path.read_text("utf-8"))
    ]
    assert named == []
    source = (
        "async def changed() -> int: ...\ndef seated() -> int: ...\ndef _limited() -> None: ...\n"
    )
    assert participles_for_effects(source) == ["changed", "_limited"]


def test_the_search_finds_a_name_that_is_defined_again() -> None:
    source = "class House:\n    door: int\n    TABLE = 1\n    async def found(self) -> None: ...\n"
    assert definitions(source)["classes"] == [("House", 1)]
    assert definitions(source)["functions"] == [("found", 4)]
    assert definitions(source)["members"] == [("House.door", 2), ("House.TABLE", 3)]


def test_no_module_is_called_as_before() -> None:
    assert [old for old in RETIRED["modules"] if (PACKAGE / old).exists()] == []
    client = ROOT / "web" / "src"
    assert client.is_dir()
    assert [old for old in RETIRED["client"] if (client / old).exists()] == []


def test_no_type_of_the_client_is_called_as_before() -> None:
    written = [
        path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")
    ]
    types = "|".join(RETIRED["client_types"])
    defined = re.compile(rf"\b(?:class|interface|type) ({types})\b(?! ?[,}}])")
    assert defined.findall("export type News = 1") == ["News"]
    assert not defined.search('import { type News } from "."')
    assert len(written) > 200
    assert [
        (str(p), names) for p in written if (names := defined.findall(p.read_text("utf-8")))
    ] == []


def test_no_column_is_called_as_before() -> None:
    schema = pytest.importorskip("teahouse.server.store.schema")
    tables = {table.name: set(table.columns.keys()) for table in schema.META.sorted_tables}
    for old in RETIRED["columns"]:
        table, _, column = old.partition(".")
        assert column not in tables.get(table, ()) if column else table not in tables, old


def test_no_route_is_called_as_before_except_to_lead_on() -> None:
    pytest.importorskip("fastapi")
    from teahouse.server.app import create_app
    from teahouse.server.routes.old_paths import MOVED
    from teahouse.server.settings import Settings

    described = create_app(Settings(db="sqlite:///:memory:")).openapi()["paths"]
    assert [old for old in RETIRED["routes"] if old in described] == []
    assert {old: new for (_, old), new in MOVED.items()} == RETIRED["routes"]


def test_no_field_on_the_wire_is_called_as_before() -> None:
    pytest.importorskip("pydantic")
    from teahouse.server import bodies, models

    found = set()
    for model in {*_below(models.Out), *_below(bodies.In)}:
        for field in model.model_fields:
            found |= {f"{model.__name__}.{field}", f"*.{field}"}
    assert found & set(RETIRED["wire"]) == set()


def _below(model: Any) -> Iterator[Any]:
    for further in model.__subclasses__():
        yield further
        yield from _below(further)


def test_no_message_is_called_as_before() -> None:
    keys = set()
    for path in PACKAGE.rglob("*.ftl"):
        if "static" not in path.parts:
            keys |= set(re.findall(r"^([a-z][a-z0-9-]*) =", path.read_text("utf-8"), re.MULTILINE))
    assert len(keys) > 1000
    assert [key for key in keys for old in RETIRED["messages"] if fnmatchcase(key, old)] == []


def test_the_architecture_page_ends_with_the_table_of_words() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    *_, words = page.split("\n## ")
    assert words.startswith("Words\n")
    rows = re.findall(r"^\| (.+?) \| (.+?) \| (.*?) ?\|$", words, re.MULTILINE)
    assert len(rows) > 20
    assert all(word and means for word, means, _ in rows)
