"""What holds for all tests."""

from __future__ import annotations

import signal

# Where the tests run in the background, Ctrl-C may be ignored, and every program they start would
# inherit that; some tests press Ctrl-C.
signal.signal(signal.SIGINT, signal.default_int_handler)
