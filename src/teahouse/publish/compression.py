"""Compressed copies next to files: `.br` and `.gz`, cached by content."""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Iterable, Sequence
from pathlib import Path

from teahouse.core.cache import cache_path

from .node import run_packing

PACKED = frozenset(
    {".html", ".js", ".mjs", ".css", ".svg", ".json", ".webmanifest", ".wasm", ".zip"}
)
LEAST = 1024  # smaller files gain nothing
KINDS = (".br", ".gz")
QUICK = (".gz",)  # for quick builds: brotli takes minutes


def compress(paths: Iterable[Path], kinds: Sequence[str] = KINDS) -> None:
    """Write compressed copies of the files that gain from it."""
    for kind in kinds:
        kept = {path: _kept(path, kind) for path in paths if is_worth(path)}
        missing = [path for path in kept if not kept[path].is_file()]
        if missing:
            run_packing("compress", kind, *map(str, missing))
        for path in missing:
            kept[path].parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(_beside(path, kind), kept[path])
        for path in kept.keys() - set(missing):
            shutil.copyfile(kept[path], _beside(path, kind))


def is_worth(path: Path) -> bool:
    return path.suffix in PACKED and path.stat().st_size >= LEAST


def digest_of(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _kept(path: Path, kind: str) -> Path:
    return cache_path("web") / f"{digest_of(path)[:32]}{kind}"


def _beside(path: Path, kind: str) -> Path:
    return path.with_name(path.name + kind)
