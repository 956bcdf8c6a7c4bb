"""The steps of the Containerfile in bare Debian roots, then server, PostgreSQL and Caddy together.

Where no image can be fetched, this does what a builder would do: each stage is a root made by
debootstrap, and every RUN, COPY and ENV of the Containerfile is carried out in it by chroot. The
database and the proxy come from Debian's packages and are started as compose.yaml describes.

python -m benchmarks.container_trial --root DIR [--mirror URL] [--share PATH ...] [--env N=V ...]

Needs root, debootstrap and Debian's archive. Where packages come through a proxy or a mirror,
`--share` mounts what that needs into the roots, read-only, and `--env` tells the RUN steps. The
roots are left for looking into.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import websockets.sync.client as websocket

REPOSITORY = Path(__file__).resolve().parents[1]
MIRROR = "http://deb.debian.org/debian"
SUITE = "bookworm"
SERVER_PORT, PROXY_PORT, DATABASE_PORT = 18080, 18081, 15432
PASSWORD = "tealeaf"


@dataclass
class Stage:
    """One FROM of the Containerfile and the root that stands for it."""

    name: str
    root: Path
    steps: list[tuple[str, str]]
    environment: dict[str, str] = field(default_factory=dict)
    folder: str = "/"
    user: str = "root"
    command: list[str] = field(default_factory=list)


def instructions(text: str) -> list[tuple[str, str]]:
    """The instructions of a Containerfile, each with its arguments on one line."""
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    joined = "\n".join(lines).replace("\\\n", " ")
    parts = [line.partition(" ") for line in joined.split("\n")]
    return [(word, rest.strip()) for word, _, rest in parts]


def stages(text: str, folder: Path) -> list[Stage]:
    found: list[Stage] = []
    for word, rest in instructions(text):
        if word == "FROM":
            name = rest.partition(" AS ")[2] or f"stage{len(found)}"
            found.append(Stage(name, folder / name, []))
        else:
            found[-1].steps.append((word, rest))
    return found


def bootstrap(root: Path, mirror: str) -> None:
    """A root with what a slim image of the suite has, and no more; the same base for all."""
    base = root.parent / f"{SUITE}-base"
    if not base.exists():
        command = ["debootstrap", "--variant=minbase", SUITE, str(base), mirror]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    if root.exists():
        shutil.rmtree(root)
    subprocess.run(["cp", "-a", "--reflink=auto", str(base), str(root)], check=True)


@contextlib.contextmanager
def mounted(root: Path, shared: Sequence[str]) -> Iterator[None]:
    """What a container gets from its machine: processes, devices, names; and what is shared."""
    with contextlib.ExitStack() as stack:
        for path in ("/proc", "/dev", "/etc/resolv.conf", "/etc/hosts", *shared):
            target = root / path.lstrip("/")
            if Path(path).is_dir():
                target.mkdir(parents=True, exist_ok=True)
            else:
                target.parent.mkdir(parents=True, exist_ok=True)
                target.touch()
            subprocess.run(["mount", "--bind", path, str(target)], check=True)
            stack.callback(subprocess.run, ["umount", "--lazy", str(target)], check=False)
            if path in shared:
                subprocess.run(["mount", "-o", "remount,bind,ro", str(target)], check=True)
        yield


def inside(stage: Stage, command: Sequence[str]) -> list[str]:
    """A command as the user of a stage, in its root and its environment."""
    variables = [f"{k}={v}" for k, v in {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}.items()]
    variables += [f"{k}={v}" for k, v in stage.environment.items()]
    enter = ["chroot", f"--userspec={stage.user}", str(stage.root), "/usr/bin/env", "-i"]
    script = f'cd {stage.folder} && exec "$@"'
    return [*enter, *variables, "/bin/sh", "-c", script, "sh", *command]


def carry_out(stage: Stage, others: dict[str, Stage], context: Path, more: Sequence[str]) -> None:
    for word, rest in stage.steps:
        print(f"{stage.name}: {word} {rest[:90]}", flush=True)
        if word == "RUN":
            subprocess.run(inside(stage, ["env", *more, "/bin/sh", "-c", rest]), check=True)
        elif word == "COPY":
            copy(stage, rest, others, context)
        elif word == "ENV":
            name, _, value = rest.partition("=")
            stage.environment[name] = value
        elif word == "WORKDIR":
            stage.folder = rest
            (stage.root / rest.lstrip("/")).mkdir(parents=True, exist_ok=True)
        elif word == "USER":
            stage.user = rest
        elif word == "CMD":
            stage.command = json.loads(rest)


def copy(stage: Stage, rest: str, others: dict[str, Stage], context: Path) -> None:
    *options, source, target = rest.split()
    origin = others[options[0].removeprefix("--from=")].root if options else context
    there = stage.root / stage.folder.lstrip("/") / target if target[0] != "/" else (
        stage.root / target.lstrip("/")
    )  # fmt: skip
    shutil.copytree(origin / source.lstrip("/"), there, symlinks=True, dirs_exist_ok=True)


def build_context(folder: Path) -> Path:
    """What a builder is sent: the files of the repository, none that is ignored."""
    target = folder / "context"
    shutil.rmtree(target, ignore_errors=True)
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=REPOSITORY, check=True, capture_output=True, text=True,
    ).stdout  # fmt: skip
    for name in filter(None, listed.split("\0")):
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(REPOSITORY / name, target / name)
    return target


# What compose.yaml starts


@contextlib.contextmanager
def running(command: Sequence[str], log: Path, **more: Any) -> Iterator[subprocess.Popen[bytes]]:
    with log.open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out, **more)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(30)


@contextlib.contextmanager
def database(folder: Path, mirror: str, shared: Sequence[str]) -> Iterator[str]:
    """PostgreSQL of the suite in a root of its own; its address."""
    stage = Stage("db", folder / "db", [])
    bootstrap(stage.root, mirror)
    with mounted(stage.root, shared):
        install = "apt-get update && apt-get install -y --no-install-recommends postgresql"
        subprocess.run(inside(stage, ["/bin/sh", "-c", install]), check=True)
        programs = next((stage.root / "usr/lib/postgresql").glob("*/bin"))
        here = "/" + str(programs.relative_to(stage.root))
        stage.user, stage.folder = "postgres", "/tmp"
        (stage.root / "tmp/word").write_text(PASSWORD)
        made = [f"{here}/initdb", "-D", "/tmp/data", "-U", "teahouse", "-E", "UTF8",
                "-A", "scram-sha-256", "--pwfile=/tmp/word"]  # fmt: skip
        subprocess.run(inside(stage, made), check=True, stdout=subprocess.DEVNULL)
        start = [f"{here}/postgres", "-D", "/tmp/data", "-p", str(DATABASE_PORT), "-k", "/tmp"]
        with running(inside(stage, start), folder / "db.log"):
            url = f"postgresql://teahouse:{PASSWORD}@127.0.0.1:{DATABASE_PORT}"
            create = [f"{here}/psql", f"{url}/postgres", "-c", "CREATE DATABASE teahouse"]
            for _ in range(100):
                made = inside(stage, create)
                if subprocess.run(made, capture_output=True, check=False).returncode == 0:
                    break
                time.sleep(0.2)
            yield f"{url}/teahouse"


@contextlib.contextmanager
def proxy(folder: Path, mirror: str, shared: Sequence[str]) -> Iterator[str]:
    """Caddy of the suite with our Caddyfile, without certificates; the site."""
    stage = Stage("proxy", folder / "proxy", [])
    bootstrap(stage.root, mirror)
    with mounted(stage.root, shared):
        install = "apt-get update && apt-get install -y --no-install-recommends caddy"
        subprocess.run(inside(stage, ["/bin/sh", "-c", install]), check=True)
        shutil.copy2(REPOSITORY / "Caddyfile", stage.root / "etc/caddy/Caddyfile")
        site = f"http://localhost:{PROXY_PORT}"
        stage.environment = {
            "TEAHOUSE_SITE": site, "TEAHOUSE_UPSTREAM": f"127.0.0.1:{SERVER_PORT}", "HOME": "/root",
        }  # fmt: skip
        start = ["caddy", "run", "--config", "/etc/caddy/Caddyfile"]
        with running(inside(stage, start), folder / "proxy.log"):
            yield site


def asked(url: str, body: Any = None, cookie: str = "") -> tuple[int, Any, str]:
    """Status, JSON and cookie of an answer."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    try:
        with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=30) as got:
            given = got.headers.get("Set-Cookie", "").partition(";")[0]
            text = got.read().decode()
            return got.status, json.loads(text) if text[:1] == "{" else text, given
    except urllib.error.HTTPError as error:
        return error.code, None, ""


def ready(url: str, seconds: float = 120) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with contextlib.suppress(OSError):
            if asked(url)[0] == 200:
                return
        time.sleep(0.3)
    raise RuntimeError(f"{url} did not answer")


def look(site: str, stage: Stage) -> dict[str, Any]:
    """A person through the proxy: the page, a table against a bot, the live channel; the host."""
    ready(f"{site}/readyz")
    page = asked(f"{site}/")
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "medium"}]
    status, made, cookie = asked(f"{site}/api/tables", {"game": "darjeeling", "seats": seats})
    table = made["table"]["id"]
    address = f"{site.replace('http', 'ws', 1)}/api/tables/{table}/live"
    with websocket.connect(address, additional_headers={"Cookie": cookie}) as socket:
        heard = json.loads(socket.recv(timeout=30))["type"]
    listing = inside(stage, ["teahouse", "admin", "list", "--json"])
    admin = subprocess.run(listing, capture_output=True, text=True, check=False)
    return {
        "page": page[0] == 200 and "<html" in str(page[1]),
        "table": status == 201,
        "live": heard == "update",
        "metrics_hidden": asked(f"{site}/metrics")[0] == 404,
        "admin": admin.returncode == 0 and table in admin.stdout,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", type=Path, required=True)
    parser.add_argument("--mirror", default=MIRROR)
    parser.add_argument("--share", action="append", default=[])
    parser.add_argument("--env", action="append", default=[])
    given = parser.parse_args()
    if os.geteuid() != 0:
        sys.exit("This needs root, for chroot and mounts.")
    given.root.mkdir(parents=True, exist_ok=True)
    context = build_context(given.root)
    found = stages((REPOSITORY / "Containerfile").read_text("utf-8"), given.root)
    by_name = {stage.name: stage for stage in found}
    with contextlib.ExitStack() as stack:
        for stage in found:
            bootstrap(stage.root, given.mirror)
            stack.enter_context(mounted(stage.root, given.share))
            carry_out(stage, by_name, context, given.env)
        last = found[-1]
        url = stack.enter_context(database(given.root, given.mirror, given.share))
        site = stack.enter_context(proxy(given.root, given.mirror, given.share))
        last.environment |= {
            "TEAHOUSE_DB": url, "TEAHOUSE_PUBLIC_URL": site, "TEAHOUSE_PORT": str(SERVER_PORT),
            "TEAHOUSE_TRUST_PROXY": "true",
        }  # fmt: skip
        serving = running(inside(last, last.command), given.root / "server.log")
        process = stack.enter_context(serving)
        figures = look(site, last)
        process.terminate()
        figures["stopped"] = process.wait(30)
    size = sum(f.lstat().st_size for f in last.root.rglob("*") if not f.is_symlink())
    print(json.dumps({**figures, "root_mb": round(size / 1e6)}))
    raise SystemExit(0 if all(v for k, v in figures.items() if k != "stopped") else 1)


if __name__ == "__main__":
    main()
