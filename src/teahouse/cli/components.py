"""`teahouse components`: the printed facts of a game and how sure we are of each."""

from __future__ import annotations

from typing import Any

from .arguments import AsJson, ComponentsFile, GameName, Lang, chosen_game, texts_for


def components(
    game: GameName, components: ComponentsFile = None, json: AsJson = False, lang: Lang = None
) -> None:
    from rich.text import Text

    from teahouse.core.messages import dashed

    from .output import console, print_json, table

    texts = texts_for(lang)
    chosen = chosen_game(game, components)
    facts = [
        {
            "path": fact.path,
            "name": texts(f"{game}-component-{dashed(fact.path)}"),
            "value": fact.value,
            "src": fact.src,
            "note": fact.note,
            "alternatives": fact.alternatives,
        }
        for fact in chosen.components.facts()
    ]
    if json:
        print_json({"game": game, "digest": chosen.components.digest, "components": facts})
        return
    rows = table([texts(f"cli-column-{c}") for c in ("component", "value", "src", "note")])
    above = ""
    for fact in facts:
        name = Text.assemble(fact["name"], "\n", (f"  {fact['path']}", "dim"))
        note = fact["note"] if fact["note"] != above else ""
        above = fact["note"]
        rows.add_row(name, shown(fact["value"]), texts(f"common-src-{fact['src']}"), note)
    console().print(rows)


def shown(value: Any) -> str:
    if isinstance(value, list):
        return " ".join(map(str, value))
    return str(value).strip("\n")
