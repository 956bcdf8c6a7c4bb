"""The schema of a view written as TypeScript for the client and as a page for bot writers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

Schema = Mapping[str, Any]

# TypeScript


def typescript(schema: Schema, name: str) -> str:
    """The types of a schema; the view itself is called `name`."""
    parts = [_exported(part, each) for part, each in schema["$defs"].items()]
    head = "// Generated from the declaration of the view: python web/scripts/views.py\n"
    return "\n".join([head, *parts, _exported(name, schema)])


def _exported(name: str, schema: Schema) -> str:
    if "properties" not in schema:
        return f"export type {name} = {_type(schema)};\n"
    lines = [f"/** {schema['description']} */"] if schema["description"] else []
    lines.append(f"export interface {name} {{")
    for field, each in schema["properties"].items():
        if meaning := each.get("description"):
            lines.append(f"  /** {meaning} */")
        lines.append(f"  {field}: {_type(each)};")
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


# The page


def page(schema: Schema, title: str) -> str:
    """The fields of a view as Markdown, part by part."""
    parts = [(name, part) for name, part in schema["$defs"].items() if "properties" in part]
    lines = [f"## {title}", "", schema["description"], "", *_table(schema, schema["$defs"])]
    for name, part in parts:
        lines += ["", f"### {name}", "", part["description"], "", *_table(part, schema["$defs"])]
    return "\n".join(lines) + "\n"


def _table(schema: Schema, defs: Schema) -> Iterator[str]:
    yield "| field | type | meaning |"
    yield "|---|---|---|"
    for field, each in schema["properties"].items():
        yield f"| `{field}` | {_spelled(each, defs)} | {each.get('description', '')} |"


def _spelled(schema: Schema, defs: Schema) -> str:
    """A type in words; sets of words are written out."""
    if "$ref" in schema:
        name = str(schema["$ref"]).rpartition("/")[2]
        return name if "properties" in defs[name] else _spelled(defs[name], defs)
    if "enum" in schema:
        return " or ".join(f"`{word}`" for word in schema["enum"])
    if "anyOf" in schema:
        return ", or ".join(_spelled(each, defs) for each in schema["anyOf"])
    if "prefixItems" in schema:
        return "[" + ", ".join(_spelled(each, defs) for each in schema["prefixItems"]) + "]"
    if schema["type"] == "array":
        return f"list of {_spelled(schema['items'], defs)}"
    if schema["type"] == "object":
        keys = _spelled(schema.get("propertyNames", {"type": "string"}), defs)
        return f"object: {keys} to {_spelled(schema['additionalProperties'], defs)}"
    return str(schema["type"])
