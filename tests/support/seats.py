"""Who sits at the tables of tests."""

from __future__ import annotations

ANN = {"kind": "person", "name": "Ann"}
BEN = {"kind": "person", "name": "Ben"}
OPEN = {"kind": "open"}
NOVICE = {"kind": "bot", "level": "novice"}  # plays at once
