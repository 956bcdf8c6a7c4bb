"""SQLite's files: private, claimed by one server at a time, whole, copied while in use."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import sys
from pathlib import Path
from typing import IO

from .base import Damaged, InUse, StoreDown

PRIVATE = 0o600  # seeds of running games, notes and hashed sessions are in it
LOCKED_BYTE = 2**30  # beyond the text of a lock file, which stays readable where locks forbid it
NOT_WHOLE = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})


def create_private(file: Path) -> None:
    """Make the file with mode 0600 if there is none; SQLite gives its -wal and -shm the same."""
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))


def create_anew(file: Path) -> None:
    file.unlink(missing_ok=True)
    create_private(file)


# One server at a time


def claim(database: Path) -> IO[str]:
    """Hold the lock file beside a database until it is closed or the process ends, however."""
    path = Path(f"{database.resolve()}.lock")
    create_private(path)
    file = path.open("r+", encoding="ascii")
    try:
        _lock(file)
    except OSError:
        process = file.read(20).strip() or "?"
        file.close()
        raise InUse(str(database), process) from None
    file.truncate(0)
    file.write(f"{os.getpid()}\n")
    file.flush()
    return file


def _lock(file: IO[str]) -> None:
    if sys.platform == "win32":
        import msvcrt

        os.lseek(file.fileno(), LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        os.lseek(file.fileno(), 0, os.SEEK_SET)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def identity(file: Path) -> tuple[int, int]:
    """Which file it is, whatever its name: a database in use must not be moved or exchanged."""
    found = file.stat()
    return found.st_dev, found.st_ino


# Whole or damaged


def damage(error: BaseException) -> str | None:
    """What SQLite says if it finds its file damaged, None where it says something else."""
    origin = getattr(error, "orig", error)
    code = getattr(origin, "sqlite_errorcode", 0) & 0xFF
    return str(origin) if code in NOT_WHOLE else None


def check_whole(file: Path, pragma: str = "quick_check") -> None:
    """Damaged if pages of the database do not hold together; reads all of it."""
    try:
        db = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=30)
        try:
            found = str(db.execute(f"PRAGMA {pragma}(1)").fetchone()[0])
        finally:
            db.close()
    except sqlite3.Error as error:
        why = damage(error)
        if why is None:
            raise StoreDown(f"the database {file} cannot be read: {error}") from None
        raise Damaged(str(file), why) from None
    if found != "ok":
        raise Damaged(str(file), found.splitlines()[-1])


def copy_database(source: Path, target: Path) -> None:
    """SQLite's own online backup: consistent while others write."""
    if not source.exists():
        raise StoreDown(f"there is no database {source}")
    fresh = target.with_name(target.name + ".new")
    create_anew(fresh)
    try:
        old, new = sqlite3.connect(source), sqlite3.connect(fresh)
        try:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE").fetchall()
        finally:
            new.close()
            old.close()
    except sqlite3.Error as error:
        fresh.unlink(missing_ok=True)
        raise StoreDown(str(error)) from None
    fresh.replace(target)
