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
    try:
        sockets = open_sockets(settings.host, settings.port)
    except OSError as error:
        sys.exit(f"The server cannot listen: {error.strerror}")
    from .run import serve  # takes a second
    from .store import StoreDown

    try:
        serve(settings, browse=False, sockets=sockets)
    except StoreDown as down:
        sys.exit(f"The server cannot start: {down}")
