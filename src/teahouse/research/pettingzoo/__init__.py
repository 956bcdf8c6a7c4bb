"""PettingZoo environments, one module a game: `ceylon_v0` and so on."""
