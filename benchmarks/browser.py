"""What a teahouse without a server weighs and how long it takes, in one run of one Chromium.

    python -m benchmarks.browser [--folder FOLDER] [--engines DIR] [--games GAME,...] [--rounds 3]

FOLDER was written by `teahouse build-web`; without it one is built first, with the WebAssembly
modules in DIR. Prints the tables of docs/client.md. Starts are compared with the bare start of the
same Pyodide, decisions with those of the native library (`teahouse build-engines`).
"""

from __future__ import annotations

import functools
import itertools
import json
import statistics
import tempfile
import threading
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.support import chromium
from tests.support.local_browser import Browser as LocalBrowser

import teahouse
from teahouse.ahead.pyodide import pyodide
from teahouse.publish.site import build

DECISIONS = 8  # of a master, at the beginning of a game between two of them
BARE = "bare.html"
BARE_WORKER = """
import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide({ indexURL: new URL("./", import.meta.url).href });
postMessage(python.runPython("1 + 1"));
"""
BARE_PAGE = """<!doctype html><title>Bare</title><script type="module">
const begun = performance.now();
new Worker("./bare.js", { type: "module" }).onmessage = () =>
  (document.title = String(performance.now() - begun));
</script>"""
# From the page that is there to an own move that is kept; and a table of bots, heard to its end.
MODULE = r"""
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const { local } = await import(loaded.find((name) => /\/transport-[^/]*\.js$/.test(name)));
  const ask = async (...given) => (await local.request(...given)).data;
"""
FIRST_MOVE = f"""async (game) => {{
  {MODULE}
  const begun = performance.now();
  const seats = [{{ kind: "person" }}, {{ kind: "person" }}];
  const {{ table }} = await ask("POST", "/tables", {{ game, seats, options: {{ players: 2 }} }});
  const {{ state, seq }} = await ask("GET", `/tables/${{table.id}}/updates`);
  const command = {{ command_id: "first", expected_seq: seq, actions: [state.legal[0].id] }};
  const done = await ask("POST", `/tables/${{table.id}}/commands`, command);
  if (!done.seq) throw new Error(JSON.stringify(done));
  return performance.now() - begun;
}}"""
BOTS = f"""async ([game, decisions]) => {{
  {MODULE}
  const bot = {{ kind: "bot", level: "master" }};
  const seats = [bot, bot];
  const {{ table }} = await ask("POST", "/tables", {{ game, seats, options: {{ players: 2 }} }});
  const times = [];
  await new Promise((done) => {{
    const channel = local.listen(`/tables/${{table.id}}/live?since=0`, (text) => {{
      const {{ entries = [] }} = JSON.parse(text);
      for (const entry of entries) if (entry.kind === "act") times.push(entry.at);
      if (times.length <= decisions) return;
      channel.close();
      done();
    }}, done);
  }});
  return times;
}}"""


class Quiet(SimpleHTTPRequestHandler):
    """No messages."""

    def guess_type(self, path: str) -> str:  # type: ignore[override]
        """A browser compiles what has this type while it loads."""
        return "application/wasm" if str(path).endswith(".wasm") else super().guess_type(path)

    def log_message(self, *args: object) -> None:
        """Nobody reads it."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    handler = functools.partial(Quiet, directory=str(folder))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


# Sizes


def weights(folder: Path) -> None:
    """What is sent before a game can begin, by how the web space sends it."""
    parts = json.loads((folder / "local" / "parts.json").read_text("utf-8"))["files"]
    files = [folder / "local" / part["path"] for part in parts.values()]
    print("| to load for all titles | MB |\n|---|---:|")
    for name, kind in (("brotli", ".br"), ("gzip, unpacked by the page", ".gz"), ("as it is", "")):
        total = sum(path.with_name(path.name + kind).stat().st_size for path in files)
        print(f"| {name} | {total / 1e6:.2f} |")
    print()


def home_weight(browser: Browser, base: str, folder: Path) -> None:
    """What the home page needs, packed with brotli, without fonts."""
    page = browser.new_page(base_url=base)
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url))
    page.goto(base)
    page.get_by_role("heading", level=1).wait_for()
    paths = [folder / (url.removeprefix(base).partition("?")[0] or "index.html") for url in asked]
    worth = [path for path in paths if path.suffix != ".woff2" and path.is_file()]
    packed = [path.with_name(f"{path.name}.br") for path in worth]
    sizes = [
        (p if p.is_file() else path).stat().st_size for p, path in zip(packed, worth, strict=True)
    ]
    print(f"Home: {sum(sizes) / 1e3:.0f} kB with brotli in {len(sizes)} files, beside fonts.\n")
    page.close()


# Starts


def bare_start(browser: Browser, base: str) -> float:
    """Milliseconds until the Pyodide of the registry runs something, with an empty cache."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{base}{BARE}")
    page.wait_for_function("document.title !== 'Bare'", timeout=300_000)
    found = float(page.title())
    context.close()
    return found


def home(page: Page, base: str) -> None:
    page.goto(base)
    page.get_by_role("heading", level=1).wait_for()


def own_starts(browser: Browser, base: str, game: str) -> tuple[float, float]:
    """Milliseconds to the first own move, in a browser that knows nothing, and in one that does."""
    context = browser.new_context()
    first = context.new_page()
    home(first, base)
    cold = float(first.evaluate(FIRST_MOVE, game))
    first.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    first.close()
    again = context.new_page()
    home(again, base)
    warm = float(again.evaluate(FIRST_MOVE, game))
    context.close()
    return cold, warm


def starts(browser: Browser, base: str, bare: str, games: list[str], rounds: int) -> None:
    print(
        "| first own move (s), medians | bare Pyodide | cold | warm | cold to bare | warm to cold |"
    )
    print("|---|---:|---:|---:|---:|---:|")
    for game in games:
        found = [
            (bare_start(browser, bare), *own_starts(browser, base, game)) for _ in range(rounds)
        ]
        plain, cold, warm = (statistics.median(times) / 1000 for times in zip(*found, strict=True))
        figures = [plain, cold, warm, cold / plain, warm / cold]
        print(f"| {game.capitalize()} | {' | '.join(f'{figure:.2f}' for figure in figures)} |")
    print()


# Decisions


def in_the_browser(page: Page, base: str, game: str) -> list[float]:
    """Milliseconds of each decision of a master, the first left out: it loads the engine."""
    home(page, base)
    at = page.evaluate(BOTS, [game, DECISIONS])
    return [after - before for before, after in itertools.pairwise(at)]


def natively(game: str) -> list[float]:
    """The same with the native library, in this process."""
    assert teahouse.game(game).library is not None, "teahouse build-engines first"
    tables = LocalBrowser()
    bots = [{"kind": "bot", "level": "master"}] * 2
    asked = {"game": game, "seats": bots, "options": {"players": 2}}
    table_id = tables.ask("POST", "/tables", asked)[1]["table"]["id"]
    times = []
    for _ in range(DECISIONS + 1):
        begun = time.perf_counter()
        tables.done(tables.local.bots(table_id))
        times.append((time.perf_counter() - begun) * 1000)
    return times[1:]


def decisions(browser: Browser, base: str, games: list[str]) -> None:
    print("| a master's decision (ms), median | browser | native library | ratio | heaps (MB) |")
    print("|---|---:|---:|---:|---:|")
    for game in games:
        page = browser.new_page()
        here = statistics.median(in_the_browser(page, base, game))
        heap = renderer_memory()
        page.close()
        there = statistics.median(natively(game))
        print(
            f"| {game.capitalize()} | {here:.0f} | {there:.0f} | {here / there:.2f} | {heap:.0f} |"
        )
    print()


def renderer_memory() -> float:
    """Megabytes that the largest process of a page has for itself: with both Pythons in it."""
    most = 0.0
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if b"--type=renderer" in (process / "cmdline").read_bytes():
                lines = (process / "smaps_rollup").read_text("utf-8").splitlines()
                kilobytes = [int(line.split()[1]) for line in lines if line.startswith("Private_")]
                most = max(most, sum(kilobytes) / 1000)
        except OSError:
            continue
    return most


def bare_folder(folder: Path) -> None:
    for path in pyodide().iterdir():
        (folder / path.name).write_bytes(path.read_bytes())
    (folder / BARE).write_text(BARE_PAGE, "utf-8")
    (folder / "bare.js").write_text(BARE_WORKER, "utf-8")


def arguments() -> Namespace:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--engines", type=Path)
    parser.add_argument("--games", default=",".join(teahouse.games()))
    parser.add_argument("--rounds", type=int, default=3)
    return parser.parse_args()


def main() -> None:
    given = arguments()
    games = given.games.split(",")
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        folder = given.folder or Path(scratch) / "site"
        if given.folder is None:
            build(folder, given.engines)
        plain = Path(scratch) / "bare"
        plain.mkdir()
        bare_folder(plain)
        weights(folder)
        browser = playwright.chromium.launch(
            executable_path=chromium.ensure(), args=["--no-sandbox"]
        )
        with served(folder) as base, served(plain) as bare:
            home_weight(browser, base, folder)
            starts(browser, base, bare, games, given.rounds)
            decisions(browser, base, games)
        browser.close()


if __name__ == "__main__":
    main()
