"""How our code reads beside that of python-chess and Starlette: one run, one table.

    python -m benchmarks.quality [--write]

Both peers are installed at pinned versions into an environment that is thrown away. Functions are
measured from `def` to their last line, nested ones and methods too. A move is one command of a
player, from the request to the update that a listener gets; for python-chess a move pushed on a
board, for Starlette a JSON request answered by a route. With --write the table goes into
docs/records/quality.md.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.move_path import figures, trace

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "records" / "quality.md"
BEGIN, END = "<!-- code -->", "<!-- /code -->"
PEERS = {"chess": "1.11.2", "starlette": "1.10.0"}
NAMES = {"teahouse": "Teahouse", "chess": "python-chess", "starlette": "Starlette"}
LONG_FUNCTION, LONG_FILE = 25, 400
GAME = "ceylon"
TRACED = 5  # every table is dealt anew, and its first move takes more or less

# What a peer does for one move, in a process of its own; argv[1] is the folder of its packages.
TRACE = """
import json, sys
{prepare}
calls = []
def note(frame, event, argument):
    if event == "call" and frame.f_code.co_filename.startswith(sys.argv[1] + "/{package}/"):
        calls.append((frame.f_code.co_filename, frame.f_code.co_qualname))
sys.setprofile(note)
{move}
sys.setprofile(None)
print(json.dumps({{"calls": len(calls), "functions": len(set(calls)),
                   "files": len({{file for file, _ in calls}}), "threads": 1}}))
"""
MOVES = {
    "chess": ("import chess; board = chess.Board()", 'board.push_san("e4"); board.fen()'),
    "starlette": (
        """
import asyncio
from starlette.applications import Starlette
from starlette.responses import JSONResponse
from starlette.routing import Route
async def answer(request):
    return JSONResponse({"took": (await request.json())["move"]})
app = Starlette(routes=[Route("/move", answer, methods=["POST"])])
scope = {"type": "http", "method": "POST", "path": "/move", "raw_path": b"/move",
         "query_string": b"", "headers": [(b"content-type", b"application/json")],
         "http_version": "1.1", "scheme": "http", "server": ("127.0.0.1", 1),
         "client": ("127.0.0.1", 2), "root_path": ""}
async def receive():
    return {"type": "http.request", "body": b'{"move": "e4"}', "more_body": False}
async def send(message):
    pass
asyncio.run(app(dict(scope), receive, send))
""",
        "asyncio.run(app(dict(scope), receive, send))",
    ),
}


@dataclass(frozen=True)
class Shape:
    """The sizes of a package."""

    files: int
    lines: int
    long_files: tuple[str, ...]
    functions: tuple[int, ...]  # lines of each, sorted

    def percentile(self, share: float) -> int:
        return self.functions[min(len(self.functions) - 1, int(share * len(self.functions)))]

    def share_long(self) -> float:
        return sum(n > LONG_FUNCTION for n in self.functions) / len(self.functions)


def shape(package: Path) -> Shape:
    sources = {
        path.relative_to(package).as_posix(): path.read_text("utf-8")
        for path in sorted(package.rglob("*.py"))
    }
    lines = {name: len(text.splitlines()) for name, text in sources.items()}
    functions = sorted(n for text in sources.values() for n in function_lengths(text))
    long_files = tuple(name for name, n in lines.items() if n > LONG_FILE)
    return Shape(len(sources), sum(lines.values()), long_files, tuple(functions))


def function_lengths(text: str) -> Iterator[int]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield (node.end_lineno or node.lineno) - node.lineno + 1


@dataclass(frozen=True)
class Environment:
    """Where the peers are installed."""

    python: Path
    packages: Path


def install(folder: Path) -> Environment:
    """An environment with the peers and nothing else."""
    venv.create(folder, with_pip=True)
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    wanted = [f"{name}=={version}" for name, version in PEERS.items()]
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, *wanted], check=True)
    return Environment(python, next(folder.rglob("site-packages")))


def peer_move(name: str, peers: Environment) -> dict[str, int]:
    prepare, move = MOVES[name]
    program = TRACE.format(prepare=prepare, move=move, package=name)
    command = [str(peers.python), "-c", program, str(peers.packages)]
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    made: dict[str, int] = json.loads(printed)
    return made


def usual_move() -> dict[str, int]:
    """The move in the middle by its calls."""
    made = sorted((figures(trace(GAME)) for _ in range(TRACED)), key=lambda move: move["calls"])
    return made[TRACED // 2]


def measure() -> dict[str, tuple[Shape, dict[str, int]]]:
    own = (shape(ROOT / "src" / "teahouse"), usual_move())
    with tempfile.TemporaryDirectory() as name:
        peers = install(Path(name))
        others = {peer: (shape(peers.packages / peer), peer_move(peer, peers)) for peer in PEERS}
    return {"teahouse": own, **others}


def table(measured: dict[str, tuple[Shape, dict[str, int]]]) -> str:
    heads = [f"{NAMES[name]} {PEERS.get(name, '')}".strip() for name in measured]
    shapes = [found for found, _ in measured.values()]
    moves = [move for _, move in measured.values()]
    rows = [
        ("files", [f"{s.files:,}" for s in shapes]),
        ("lines", [f"{s.lines:,}" for s in shapes]),
        (f"files over {LONG_FILE} lines", [f"{len(s.long_files)}" for s in shapes]),
        ("functions", [f"{len(s.functions):,}" for s in shapes]),
        ("lines of a function, median", [f"{s.percentile(0.5)}" for s in shapes]),
        ("lines of a function, 90th percentile", [f"{s.percentile(0.9)}" for s in shapes]),
        (f"functions over {LONG_FUNCTION} lines", [f"{s.share_long():.1%}" for s in shapes]),
        *((f"one move: {part}", [f"{m[part]:,}" for m in moves]) for part in moves[0]),
    ]
    return "\n".join(
        [*_head(heads), *(f"| {name} | {' | '.join(cells)} |" for name, cells in rows)]
    )


def _head(heads: Sequence[str]) -> list[str]:
    return [f"| | {' | '.join(heads)} |", f"|---|{'---:|' * len(heads)}"]


def write(text: str) -> None:
    head, rest = PAGE.read_text("utf-8").split(BEGIN)
    PAGE.write_text(f"{head}{BEGIN}\n{text}\n{END}{rest.split(END)[1]}", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument(
        "--write", action="store_true", help="put the table into docs/records/quality.md"
    )
    asked = parser.parse_args()
    measured = measure()
    text = table(measured)
    print(text)
    for name in measured["teahouse"][0].long_files:
        print(f"over {LONG_FILE} lines: {name}", file=sys.stderr)
    if asked.write:
        write(text)


if __name__ == "__main__":
    main()
