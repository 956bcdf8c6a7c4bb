"""A server whose clock a test moves: python tests/web/moved_clock.py FILE serve --no-open

FILE holds by how many milliseconds its clock is ahead of that of the machine.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from teahouse.cli import main
from teahouse.server import service

AHEAD = Path(sys.argv.pop(1)) if __name__ == "__main__" else Path()


def moved() -> int:
    return int(time.time() * 1000) + int(AHEAD.read_text("utf-8"))


if __name__ == "__main__":
    service.clock_now = moved
    sys.exit(main())
