"""The user's folders: the compile cache and the data folder."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def _base(variable: str, windows: str, mac: str, unix: str) -> Path:
    chosen = os.environ.get(variable)
    if chosen:
        return Path(chosen)
    home = Path("~").expanduser()
    if sys.platform == "win32":
        return Path(os.environ.get(windows, str(home))) / "teahouse"
    if sys.platform == "darwin":
        return home / mac / "teahouse"
    xdg = {"TEAHOUSE_CACHE": "XDG_CACHE_HOME", "TEAHOUSE_DATA": "XDG_DATA_HOME"}[variable]
    return Path(os.environ.get(xdg) or home / unix) / "teahouse"


def data_folder() -> Path:
    """The folder of this user's games and records (not created here)."""
    return _base("TEAHOUSE_DATA", "APPDATA", "Library/Application Support", ".local/share")


def cache_path(name: str) -> Path:
    """A folder for compiled code (not created here)."""
    return _base("TEAHOUSE_CACHE", "LOCALAPPDATA", "Library/Caches", ".cache") / name


def cache_folder(name: str) -> Path | None:
    """A writable folder for compiled code, or None if there is none."""
    folder = cache_path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f".probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError:
        return None
    return folder
