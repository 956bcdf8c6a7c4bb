"""Build the documentation site: `python docs/build.py` writes it to `site/`.

Pages that follow from the program are written first; then Zensical builds, strictly.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(Path(__file__).parent))

from pages import pages, pictures  # noqa: E402


def build(root: Path) -> int:
    """Build the site of a folder that has `zensical.toml`, `docs` and `src`; the exit code."""
    for file, text in (pages() | pictures()).items():
        (root / "docs" / file).write_text(text, encoding="utf-8")
    build = [sys.executable, "-m", "zensical", "build", "--clean", "--strict"]
    code = subprocess.run(build, cwd=root, check=False).returncode
    for tool in (root / "site").glob("*.py"):  # copied along with the pages
        tool.unlink()
    return code


if __name__ == "__main__":
    sys.exit(build(ROOT))
