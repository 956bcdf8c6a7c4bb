"""Make the types of the client: of the server from its OpenAPI document, of views from their
declarations. The type check reads them; the build does without.

    python web/make_types.py
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import teahouse
from teahouse.core.views import declared, json_schema
from teahouse.server.app import create_app
from teahouse.server.settings import Settings

WEB = Path(__file__).resolve().parent
sys.path.insert(0, str(WEB.parent))

import hatch_build  # noqa: E402

GENERATOR = ("openapi-typescript", "bin", "cli.js")
Schema = Mapping[str, Any]


def views() -> Iterator[tuple[Path, str]]:
    """The types of each game's view, for those that have a face."""
    for name in teahouse.games():
        face = WEB / "src" / "games" / name
        cls = declared(teahouse.game(name).definition.knowledge.view)
        if cls is not None and face.is_dir():
            yield face / "view-types.d.ts", typescript(json_schema(cls, name), cls.__name__)


def main() -> None:
    for path, text in views():
        path.write_text(text, "utf-8")
    document = create_app(Settings(db="sqlite:///:memory:")).openapi() | {"paths": {}}
    node = hatch_build.ready_node()
    with tempfile.TemporaryDirectory() as folder:
        read = Path(folder) / "openapi.json"
        read.write_text(json.dumps(document), "utf-8")
        program = str(hatch_build.MODULES.joinpath(*GENERATOR))
        options = ["--default-non-nullable", "false", "--output", "src/lib/openapi.d.ts"]
        hatch_build.run([node, program, str(read), *options], node)


def typescript(schema: Schema, name: str) -> str:
    """The types of a schema; the view itself is called `name`."""
    parts = [_exported(part, each) for part, each in schema["$defs"].items()]
    return "\n".join([*parts, _exported(name, schema)])


def _exported(name: str, schema: Schema) -> str:
    if "properties" not in schema:
        return f"export type {name} = {_type(schema)};\n"
    lines = [f"/** {schema['description']} */"] if schema["description"] else []
    lines.append(f"export interface {name} {{")
    for field, each in schema["properties"].items():
        if meaning := each.get("description"):
            lines.append(f"  /** {meaning} */")
        mark = "" if field in schema["required"] else "?"
        lines.append(f"  {field}{mark}: {_type(each)};")
    return "\n".join([*lines, "}", ""])


SCALARS = {"integer": "number", "number": "number", "boolean": "boolean", "string": "string"}


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(f'"{w}"' if isinstance(w, str) else str(w) for w in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(_type(each) for each in schema["anyOf"])
    if schema["type"] == "array":
        return _array(schema)
    if schema["type"] == "object":
        return _record(schema)
    return SCALARS.get(schema["type"], "null")


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(each) for each in schema['prefixItems'])}]"
    inner = _type(schema["items"])
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def _record(schema: Schema) -> str:
    value = _type(schema["additionalProperties"])
    if "propertyNames" not in schema:
        return f"Record<string, {value}>"
    record = f"Record<{_type(schema['propertyNames'])}, {value}>"
    return record if "required" in schema else f"Partial<{record}>"


if __name__ == "__main__":
    main()
