"""`teahouse scene`: a position in which a rule matters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from .arguments import CliError, Lang, texts_for

if TYPE_CHECKING:
    from teahouse.core.game import Game
    from teahouse.core.scenes import Scene

    from .screen import Screen

Number = Annotated[str, typer.Argument(metavar="NUMBER", help="cli-arg-number", show_default=False)]
OfGame = Annotated[
    str | None, typer.Option("--game", metavar="GAME", help="cli-arg-game", show_default=False)
]
AsText = Annotated[bool, typer.Option("--text", help="cli-arg-scene-text", show_default=False)]


def scene(number: Number, game: OfGame = None, text: AsText = False, lang: Lang = None) -> None:
    from teahouse.core.scenes import find_scene

    from .output import console
    from .screen import Screen

    texts = texts_for(lang)
    wanted = number.strip().upper()
    chosen = game_with(wanted, game)
    found = find_scene(chosen, wanted)
    if found is None:
        raise CliError("cli-error-no-scene", code=1, number=wanted)
    if text:
        print(found.position.text(), end="")
        return
    show(found, Screen(console(), texts, chosen))


def game_with(number: str, name: str | None) -> Game:
    """The game whose ledger has this rule number."""
    import teahouse
    from teahouse.core.ledger import load_ledger

    games = [teahouse.game(one) for one in ([name] if name else teahouse.games())]
    for game in games:
        if number in load_ledger(game.definition):
            return game
    raise CliError("cli-error-rule-of-no-game", number=number)


def show(found: Scene, screen: Screen) -> None:
    """The rule, the board, and what the rule forbids there or the lesson teaches."""
    position = found.position
    screen.rule(found.number)
    screen.board(position, found.seat)
    screen.show_decision(position, found.seat)
    if found.refused:
        action = screen.game.parse(found.refused).id
        reason = position.why_not(action)
        assert reason is not None
        screen.say("cli-scene-refused", action=found.refused)
        screen.show_refusal(position, action, reason)
    else:
        screen.choices(position)
    if found.lesson:
        game, lesson = screen.game.name, found.lesson
        title = screen.texts(f"{game}-lesson-{lesson}")
        screen.say("cli-scene-lesson", "dim", title=title, game=game, lesson=lesson)
        screen.say("cli-scene-link", "dim", link=link_to(game, found))


def link_to(game: str, found: Scene) -> str:
    """The path of the page that opens a lesson at a scene, on any server."""
    from urllib.parse import urlencode

    after = urlencode([("after", word) for word in found.inputs], safe="/")
    return f"/lesson/{game}/{found.lesson}" + (f"?{after}" if after else "")
