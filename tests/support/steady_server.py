"""A server that deals the same game each time: python tests/support/steady_server.py serve

The file `ahead` in its folder holds by how many milliseconds its clock is ahead of that of the
machine.
"""

from __future__ import annotations

import random
import secrets
import sys
import time
from pathlib import Path

SEED = 2  # the first seat begins


def drawn(k: int) -> int:
    """For deals and bots, in whatever order tables are opened."""
    return random.Random(SEED).getrandbits(k)


def moved() -> int:
    return int(time.time() * 1000) + int(Path("ahead").read_text("utf-8"))


if __name__ == "__main__":
    from teahouse.cli import main
    from teahouse.server import service

    secrets.randbits = drawn
    service.clock_now = moved
    sys.exit(main())
