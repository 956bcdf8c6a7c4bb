"""The command line. Each command has its own module and imports what it needs when it runs.

Exit codes: 0 success, 1 failure, 2 bad usage, 130 keyboard interrupt.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(args: Sequence[str] | None = None) -> int:
    """Run `teahouse ARGS` and return the exit code."""
    from .app import run

    return run(sys.argv[1:] if args is None else list(args))
