"""The container files name what is there: files, settings, services, ports."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]

from teahouse.server.addresses import networks
from teahouse.server.settings import Settings

ROOT = Path(__file__).resolve().parents[1]
SETTINGS = {f"TEAHOUSE_{field.name.upper()}" for field in fields(Settings)}
FOLDERS = {"TEAHOUSE_DATA", "TEAHOUSE_CACHE"}


def read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Containerfile, each with its arguments on one line."""
    lines = [line for line in read("Containerfile").splitlines() if line and line[0] != "#"]
    joined = "\n".join(lines).replace("\\\n", " ")
    parts = [line.partition(" ") for line in joined.split("\n")]
    return [(word, rest.strip()) for word, _, rest in parts]


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(read("compose.yaml"))
    return found


def test_the_containerfile_copies_what_there_is_and_sets_what_exists() -> None:
    steps = instructions()
    for word, rest in steps:
        if word == "COPY" and not rest.startswith("--from"):
            assert (ROOT / rest.split()[0]).exists(), rest
        if word == "ENV" and rest.startswith("TEAHOUSE_"):
            assert rest.partition("=")[0] in SETTINGS | FOLDERS, rest
    assert ("EXPOSE", str(Settings().port)) in steps
    locked = re.findall(r"requirements/\w+\.txt", read("Containerfile"))
    assert all((ROOT / name).exists() for name in locked)


def test_the_last_stage_runs_the_server_as_somebody_who_is_not_root() -> None:
    words: dict[str, str] = {}
    for word, rest in instructions():
        words = {} if word == "FROM" else {**words, word: rest}
    assert words["USER"] == "teahouse"
    assert words["CMD"] == '["teahouse", "serve", "--no-open"]'
    assert "/readyz" in words["HEALTHCHECK"]


def test_compose_sets_what_exists_and_the_proxy_reaches_the_server() -> None:
    services = compose()["services"]
    assert set(services) == {"server", "db", "proxy"}
    assert set(services["server"]["environment"]) <= SETTINGS
    upstream = services["proxy"]["environment"]["TEAHOUSE_UPSTREAM"]
    assert upstream == f"server:{Settings().port}"
    placeholders = set(re.findall(r"\{\$(\w+)\}", read("Caddyfile")))
    assert placeholders == set(services["proxy"]["environment"])
    assert "@db/teahouse" in services["server"]["environment"]["TEAHOUSE_DB"]


def test_nobody_gets_past_the_proxy_that_is_trusted() -> None:
    services = compose()["services"]
    trusted = networks(services["server"]["environment"]["TEAHOUSE_TRUSTED_PROXIES"])
    assert all(network.is_private for network in trusted)
    assert [name for name, one in services.items() if "ports" in one] == ["proxy"]


def test_what_is_ignored_stays_out_of_the_image() -> None:
    ignored = read(".dockerignore").split("\n")
    for name in (".git", ".venv", ".env", "src/teahouse/server/static"):
        assert name in ignored
