#!/usr/bin/env python3
"""A bot of its own program: takes the move with the best tile for its cost. Standard library only.

teahouse tournament darjeeling --bots "external:command=python3 examples/bot.py,random" -n 10
"""

import json
import random
import sys


def worth(view, action):
    """Halves on the tile a notation such as d4 names; other actions by chance."""
    rows, text = view["map"], action["action"]
    if len(text) in (2, 3) and text[0].isalpha() and text[1:].isdigit():
        return int(rows[int(text[1:]) - 1][ord(text[0]) - ord("a")][1])
    return random.random() + (1 if text.startswith("ship") else 0)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        random.seed(message["seed"])
        answer = {"type": "hello", "protocol": 1, "name": "halves first"}
    elif message["type"] == "choose":
        best = max(message["legal"], key=lambda action: worth(message["view"], action))
        answer = {"type": "choice", "action": best["id"]}
    else:
        break
    print(json.dumps(answer), flush=True)
