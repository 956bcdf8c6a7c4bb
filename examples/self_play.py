"""Random self-play: a thousand games of Ceylon at once, and how often each seat wins."""

import teahouse
from teahouse.research.vector import Games

games = Games(teahouse.game("ceylon"), 1024, players=3, seed=1, threads=2)
won, played = [0.0] * 3, 0
while played < 3000:
    games.step(games.sample())  # any allowed action, for the seat whose turn it is
    won = [w + share for w, share in zip(won, games.reward.sum(axis=0), strict=True)]
    played += int(games.done.sum())
print(f"{played} games; share of wins by seat:", [round(float(w) / played, 3) for w in won])
