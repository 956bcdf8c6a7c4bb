"""The table server with a clock that the trial sets, and retention that passes every few seconds.

python -m benchmarks.faulty_server; TRIAL_CLOCK names a file with the milliseconds the clock is off.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

from teahouse.server import retention, run, service
from teahouse.server.settings import read
from teahouse.server.sockets import open_sockets

CLOCK = Path(os.environ["TRIAL_CLOCK"])


def shifted() -> int:
    return int(time.time() * 1000) + int(CLOCK.read_text() or 0)


def main() -> None:
    service.clock_now = shifted
    retention.MINUTE = 0.1
    retention.PASS_MINUTES = 30
    retention.PAUSE = 0.0
    settings = read(None)
    run.serve(settings, browse=False, sockets=open_sockets(settings.host, settings.port))


if __name__ == "__main__":
    main()
