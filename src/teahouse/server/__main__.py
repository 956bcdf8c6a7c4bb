"""`python -m teahouse.server`: the server with the settings of file and environment, no browser."""

from __future__ import annotations

from .run import serve
from .settings import read

if __name__ == "__main__":
    serve(read(None), browse=False)
