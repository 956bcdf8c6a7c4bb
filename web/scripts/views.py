"""Renew what is made from the declarations of the views: run this after changing one.

    python web/scripts/views.py

It writes the published JSON Schemas, the types of the client and the page for bot writers.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import teahouse
from teahouse.core.standings import Standings
from teahouse.core.view_pages import page, typescript
from teahouse.core.views import declared, json_schema

ROOT = Path(__file__).resolve().parents[2]
INTRODUCTION = """\
# Views

What a seat may know, as bots and the browser get it. Fields that are not listed do not exist: a
view is an allow-list. The same is published as JSON Schema, `teahouse/schemas/view-<game>.json` in
the package; that of standings, which `position.standings(seat)` makes from such a view, is
`standings.json`. This page is generated from the declarations in `games/<game>/view_types.py` by
`python web/scripts/views.py`.
"""


def files() -> Iterator[tuple[Path, str]]:
    """Every generated file with its content."""
    pages = [INTRODUCTION]
    for name in teahouse.games():
        cls = declared(teahouse.game(name).definition.knowledge.view)
        if cls is None:
            continue
        schema = json_schema(cls, f"A view of {name.capitalize()}")
        pages.append(page(schema, name.capitalize()))
        text = json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
        yield ROOT / "src" / "teahouse" / "schemas" / f"view-{name}.json", text
        types = ROOT / "web" / "src" / "games" / name / "view-types.d.ts"
        if types.parent.is_dir():  # a game without a face is played at the generic table
            yield types, typescript(schema, cls.__name__)
    schema = json_schema(Standings, "Standings")
    pages.append(page(schema, "Standings"))
    text = json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
    yield ROOT / "src" / "teahouse" / "schemas" / "standings.json", text
    yield ROOT / "docs" / "views.md", "\n".join(pages)


if __name__ == "__main__":
    for path, text in files():
        path.write_text(text, "utf-8")
