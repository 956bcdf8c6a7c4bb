"""python -m teahouse.server: the server with the settings of file and environment, no browser.

It takes no arguments; `teahouse serve --help` lists those of the command with arguments.
"""

from __future__ import annotations

import sys

from .settings import read
from .sockets import open_sockets

if __name__ == "__main__":
    if sys.argv[1:]:
        sys.exit(__doc__)
    settings = read(None)
    if settings.workers > 1 and not settings.shares_database:
        sys.exit("Several server processes need PostgreSQL; an SQLite file is for one.")
    try:
        listening = not settings.shares_database or settings.workers > 1
        sockets = open_sockets(settings.host, settings.port, listening)
    except OSError as error:
        sys.exit(f"The server cannot listen: {error.strerror}")
    from .store import StoreDown

    try:
        if settings.workers > 1:
            from .supervisor import supervise

            supervise(settings, sockets)
        else:
            from .run import serve  # takes a second

            serve(settings, browse=False, sockets=sockets)
    except StoreDown as down:
        sys.exit(f"The server cannot start: {down}")
