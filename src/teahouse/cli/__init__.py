"""The command line. Each command stands in its own module and imports what it needs when it runs.

Exit codes: 0 all is well, 1 a failure was found, 2 bad usage, 130 stopped by the keyboard.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(args: Sequence[str] | None = None) -> int:
    """Run `teahouse ARGS`; the exit code."""
    from .app import run

    return run(sys.argv[1:] if args is None else list(args))
