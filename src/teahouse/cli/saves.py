"""Saved games: every game is kept on disk as its journal."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from itertools import chain, count
from pathlib import Path

from teahouse.bots import split
from teahouse.bots.levels import LEVELS
from teahouse.core.cache import data_folder
from teahouse.core.errors import BadJournal
from teahouse.core.game import Position
from teahouse.core.journal import Journal

from .arguments import CliError


def folder() -> Path:
    return data_folder() / "games"


def new_file(position: Position) -> Path:
    """Reserve an empty file for a new game, so that no other game can take it."""
    began = datetime.now().astimezone()
    name = f"{position.game.name}-{began:%Y%m%d-%H%M%S}"
    endings = chain([""], (f"-{n}" for n in count(2)))
    return next(filter(reserve, (folder() / f"{name}{ending}.json" for ending in endings)))


def reserve(file: Path) -> bool:
    """Create a file if it is free; other errors are left to the write that follows."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(exist_ok=False)
    except FileExistsError:
        return False
    except OSError:
        return True
    return True


def write(position: Position, file: Path) -> None:
    """Save a game atomically."""
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_name(file.name + ".new")
    fresh.write_text(position.journal().text() + "\n", encoding="utf-8")
    fresh.replace(file)


def keep_levels(file: Path, bots: str | None) -> None:
    """Save which levels play in a game, in a file next to it.

    Only levels: other specs may run programs, and those are never read from a file.
    """
    if bots is not None and _are_levels(bots):
        with suppress(OSError):
            file.with_suffix(".bots").write_text(bots, encoding="utf-8")


def kept_levels(file: Path) -> str | None:
    """The levels that played in a game when it was left, if they are known."""
    try:
        bots = file.with_suffix(".bots").read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None
    return bots if _are_levels(bots) else None


def _are_levels(bots: str) -> bool:
    return all(bot in LEVELS for bot in split(bots))


def content(file: Path) -> bytes | None:
    """The content of a file; None if it is missing or empty."""
    return (file.read_bytes() or None) if file.is_file() else None


def restore(file: Path, before: bytes | None) -> None:
    """Restore a file to earlier content."""
    if before is None:
        file.unlink(missing_ok=True)
        file.with_suffix(".bots").unlink(missing_ok=True)
    else:
        file.write_bytes(before)


def latest() -> Path:
    """The most recent unfinished game."""
    files = sorted(folder().glob("*.json"), key=lambda f: f.stat().st_mtime, reverse=True)
    for file in files:
        try:
            if Journal.read(file.read_bytes()).outcome is None:
                return file
        except BadJournal:
            continue
    raise CliError("cli-error-nothing-to-resume", folder=str(folder()))


def journals(file: Path) -> list[Journal]:
    """The journals of a file: one as JSON, or one per line as `simulate` writes them."""
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadJournal(f"{file.name} is not a text file") from None
    lines = [line for line in text.split("\n") if line.strip()]
    if not lines:
        raise BadJournal(f"{file.name} is empty")
    if len(lines) == 1 or not _is_whole(lines[0]):
        return [Journal.read(text)]
    return [Journal.read(line) for line in lines]


def _is_whole(line: str) -> bool:
    """Whether a line is a JSON object by itself."""
    return line.startswith("{") and line.rstrip().endswith("}")
