"""`teahouse rules`: the rules by number, in our own words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from .arguments import AsJson, CliError, GameName, Lang, texts_for

if TYPE_CHECKING:
    from teahouse.core.game import Game
    from teahouse.i18n import Texts

Number = Annotated[
    str | None, typer.Argument(metavar="NUMBER", help="cli-arg-number", show_default=False)
]


def rules(game: GameName, number: Number = None, json: AsJson = False, lang: Lang = None) -> None:
    import teahouse

    from .output import console, print_json

    texts = texts_for(lang)
    chosen = teahouse.game(game)
    found = [written(chosen, n, texts) for n in numbers(chosen, number)]
    if json:
        print_json({"game": game, "language": texts.language, "rules": found})
        return
    screen = console()
    if number is None:
        screen.print(texts(f"{game}-title"), style="title")
        _print_about(screen, texts, chosen, "intro")
    for section, rules in sections(found).items():
        if number is None:
            screen.print(texts(f"{game}-rules-section-{section}").upper(), style="title")
            screen.print()
        for rule in rules:
            print_rule(screen, texts, rule)
    if number is None:
        _print_about(screen, texts, chosen, "notice")


def _print_about(screen: Any, texts: Texts, game: Game, part: str) -> None:
    from teahouse.core.messages import text_values

    from .output import ROOM, wrapped

    key = f"{game.name}-rules-{part}"
    if texts.has(key):
        words = flowing(texts(key, **text_values(game.components)))
        screen.print(wrapped(words, min(screen.width, ROOM)), soft_wrap=True)
        screen.print()


def numbers(game: Game, wanted: str | None) -> list[str]:
    """All rule numbers, or the one requested."""
    from teahouse.core.ledger import load_ledger

    known = list(load_ledger(game.definition))
    if not known:
        raise CliError("cli-error-no-rules")
    if wanted is None:
        return known
    if wanted.strip().upper() not in known:
        raise CliError("cli-error-no-such-rule", number=wanted, first=known[0], last=known[-1])
    return [wanted.strip().upper()]


def sections(found: list[dict[str, Any]]) -> dict[str, list[dict[str, Any]]]:
    """The rules by section, in the order of the ledger."""
    grouped: dict[str, list[dict[str, Any]]] = {}
    for rule in found:
        grouped.setdefault(rule["section"], []).append(rule)
    return grouped


def written(game: Game, number: str, texts: Texts) -> dict[str, Any]:
    from teahouse.core.ledger import load_ledger
    from teahouse.core.messages import text_values

    text = texts(f"{game.name}-rule-{number}", **text_values(game.components))
    return {
        "number": number,
        "title": texts(f"{game.name}-rule-{number}.title"),
        "text": flowing(text),
        "section": load_ledger(game.definition)[number].section,
        "kind": load_ledger(game.definition)[number].kind,
    }


def flowing(words: str) -> str:
    """A message with one sentence per line, as running text."""
    return " ".join(words.split("\n"))


def print_rule(screen: Any, texts: Texts, rule: dict[str, Any]) -> None:
    from .output import ROOM, wrapped

    kinds = {"ruling": "common-ruling", "mixed": "common-partly-ruling"}
    mark = f"  ({texts(kinds[rule['kind']])})" if rule["kind"] in kinds else ""
    screen.print(f"{rule['number']}  {rule['title']}{mark}", style="title")
    screen.print(wrapped(rule["text"], min(screen.width, ROOM), "     "), soft_wrap=True)
    screen.print()
