"""`teahouse components`: the printed facts of a game, how sure we are of each, and corrections."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .arguments import (
    AsJson,
    CliError,
    ComponentsFile,
    GameName,
    Lang,
    chosen_game,
    refused_components,
    texts_for,
)

if TYPE_CHECKING:
    from teahouse.core.components import ComponentSet

MakeDefault = Annotated[
    bool, typer.Option("--make-default", help="cli-arg-make-default", show_default=False)
]
NoDefault = Annotated[
    bool, typer.Option("--no-default", help="cli-arg-no-default", show_default=False)
]


def components(
    game: GameName,
    components: ComponentsFile = None,
    make_default: MakeDefault = False,
    no_default: NoDefault = False,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    if make_default or no_default:
        set_default(game, components if make_default else None, remove=no_default, lang=lang)
        return
    show(game, components, json, lang)


def show(game: str, file: Path | None, json: bool, lang: str | None) -> None:
    from rich.text import Text

    from teahouse.core.component_edits import shown
    from teahouse.core.components import read_toml
    from teahouse.core.messages import dashed

    from .output import console, print_json, table

    texts = texts_for(lang)
    chosen = chosen_game(game, file)
    found = chosen.components
    if file is not None and not found.changes:
        found = found.replaced(read_toml(file))  # confirmed values stay the same
    facts = [
        {
            "path": fact.path,
            "name": texts(f"{game}-component-{dashed(fact.path)}"),
            "value": fact.value,
            "src": fact.src,
            "note": fact.note,
            "alternatives": fact.alternatives,
        }
        for fact in found.facts()
    ]
    if json:
        print_json({"game": game, "digest": found.digest, "components": facts})
        return
    rows = table([texts(f"cli-column-{c}") for c in ("component", "value", "src", "note")])
    above, before = "", replaced_values(game, found)
    for fact in facts:
        name = Text.assemble(fact["name"], "\n", (f"  {fact['path']}", "dim"))
        note = fact["note"] if fact["note"] != above else ""
        above = fact["note"]
        value = shown(fact["value"])
        if fact["path"] in before:
            value = f"{shown(before[fact['path']])} → {value}"
        rows.add_row(name, value, texts(f"common-src-{fact['src']}"), note)
    console().print(rows)


def replaced_values(name: str, found: ComponentSet) -> dict[str, Any]:
    """The original values that a file replaces, by path."""
    replaced = {fact.path for fact in found.facts() if fact.src == "replaced"}
    own = chosen_game(name, None).components.facts() if replaced else ()
    return {fact.path: fact.value for fact in own if fact.path in replaced}


def set_default(name: str, file: Path | None, *, remove: bool, lang: str | None) -> None:
    """Make a file the default of this machine's table server, or go back to the game's own."""
    import teahouse
    from teahouse.core import component_edits
    from teahouse.core.components import read_toml
    from teahouse.server.settings import read

    texts = texts_for(lang)
    game = chosen_game(name, None)
    folder = read(None).components_folder
    kept = folder / f"{name}.toml"
    if remove:
        kept.unlink(missing_ok=True)
        print(texts("cli-default-removed", game=name))
        return
    if file is None:
        raise CliError("cli-error-default-file")
    try:
        component_edits.game_with_changes(game, read_toml(file))
    except teahouse.BadComponents as error:
        raise refused_components(name, error) from None
    folder.mkdir(parents=True, exist_ok=True)
    kept.write_bytes(file.read_bytes())
    print(texts("cli-default-made", game=name, file=str(kept)))
