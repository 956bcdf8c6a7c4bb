"""A bot of whatever checkout this runs in, by lines of JSON; `older.py` starts it.

It keeps to what every version has had: `make`, `Worlds`, `Clock` and notations of actions.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

import teahouse
from teahouse.bots import Clock, make
from teahouse.bots.bot import Bot, Worlds


def chosen(bot: Bot, game: Any, asked: dict[str, Any]) -> dict[str, Any]:
    """The notation of its choice, and the processor seconds it took."""
    view = asked["view"]
    ids = [game.codec.number(text) for text in asked["legal"]]
    begun = time.process_time()
    choice = bot.choose(view, ids, Worlds(game, view), Clock())
    return {"action": str(game.action(choice.action)), "spent": time.process_time() - begun}


def main(name: str) -> None:
    game, bot, answer = teahouse.game(name), None, {}
    for line in sys.stdin:
        asked = json.loads(line)
        if "seed" in asked:
            bot = make(asked["spec"], game, asked["seed"])
            answer = {"version": game.version}
        else:
            assert bot is not None
            answer = chosen(bot, game, asked)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
