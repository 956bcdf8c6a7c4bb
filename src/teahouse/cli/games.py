"""`teahouse games`: list the installed games."""

from __future__ import annotations

from typing import Any

from .arguments import AsJson, Lang, texts_for


def games(json: AsJson = False, lang: Lang = None) -> None:
    from teahouse.core.registry import playable_games

    from .output import console, print_json, table, wrapped

    texts = texts_for(lang)
    found = [described(name, texts) for name in playable_games()]
    if json:
        print_json({"games": found})
        return
    screen = console()
    for game in found:
        low, high = game["players"]["minimum"], game["players"]["maximum"]
        screen.print(f"{game['title']}  ({game['name']})", style="title")
        screen.print(texts("cli-games-line", tagline=game["tagline"], low=low, high=high))
        rows = table([texts("cli-option"), texts("cli-default"), texts("cli-meaning")])
        for option in game["options"]:
            rows.add_row(
                f"--{option['name']}".replace("_", "-"), str(option["default"]), option["help"]
            )
        screen.print(rows)
    screen.print(wrapped(texts("common-notice"), screen.width), style="dim", soft_wrap=True)


def described(name: str, texts: Any) -> dict[str, Any]:
    import teahouse
    from teahouse.core.messages import dashed

    game = teahouse.game(name)
    players = game.options["players"]
    return {
        "name": name,
        "title": texts(f"{name}-title"),
        "tagline": texts(f"{name}-tagline"),
        "version": game.version,
        "players": {"minimum": players.low, "maximum": players.high},
        "options": [
            {
                "name": option.name,
                "title": texts(f"{name}-option-{dashed(option.name)}"),
                "help": texts(f"{name}-option-{dashed(option.name)}.help"),
                "default": option.default,
                "schema": option.schema(),
            }
            for option in game.options.values()
        ],
        "actions": len(game.codec),
        "state_bytes": game.layout.size,
        "components": game.components.digest,
    }
