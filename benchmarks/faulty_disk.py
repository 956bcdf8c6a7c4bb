"""A small disk of its own that can be filled: a tmpfs where mounting is allowed."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path


class Disk:
    """A folder; `size` is None where it lies on a disk that others use too."""

    def __init__(self, folder: Path, size: int | None) -> None:
        self.folder = folder
        self.can_fill = size is not None
        self._ballast = folder / "ballast"

    def fill(self) -> None:
        """Take all the room that is left, down to the last block."""
        with self._ballast.open("ab") as file:
            for step in (2**22, 2**16, 2**12):
                with contextlib.suppress(OSError):
                    while True:
                        os.posix_fallocate(file.fileno(), file.seek(0, os.SEEK_END), step)

    def release(self) -> None:
        self._ballast.unlink(missing_ok=True)


@contextlib.contextmanager
def small_disk(megabytes: int) -> Iterator[Disk]:
    folder = Path(tempfile.mkdtemp(prefix="teahouse-disk-"))
    folder.chmod(0o755)
    mount = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=0755", "tmpfs", str(folder)]
    try:
        mounted = subprocess.run(mount, capture_output=True, check=False).returncode == 0
    except OSError:
        mounted = False
    try:
        yield Disk(folder, megabytes if mounted else None)
    finally:
        if mounted:
            subprocess.run(["umount", "-l", str(folder)], check=False)
        shutil.rmtree(folder, ignore_errors=True)
