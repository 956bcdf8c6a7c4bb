"""Rules of the house that no linter holds: they are about words in the sources."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

import teahouse
from teahouse import i18n
from teahouse.i18n import LANGUAGES, Texts

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "teahouse"
CLIENT = ROOT / "web" / "src"
GAMES = "|".join(teahouse.games())
TEXTS = (".py", ".toml", ".json", ".css", ".ftl", ".ts", ".svelte")
GENERATED = ("openapi.d.ts", "view-types.d.ts")


def sources(folder: Path, *suffixes: str) -> dict[str, str]:
    """The files that people write, by their paths from the root."""
    found = (path for path in sorted(folder.rglob("*")) if path.suffix in suffixes)
    return {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in found
            if "static" not in path.parts and path.name not in GENERATED}  # fmt: skip


# One word for one thing

# What is said instead, in the words of docs/architecture.md. No module, class, function, member,
# type, or message has the old word in its name.
RETIRED = {
    "house": "table, service",
    "keeper": "scheduler",
    "guard": "middleware",
    "door": "sockets",
    "hub": "listeners",
    "founding": "setup",
    "news": "update",
    "whim": "draw",
    "dice": "draw",
    "imagine": "resample",
    "determinise": "resample_hidden",
    "sight": "observation",
    "reckon": "evaluate",
    "glance": "prior",
    "facade": "position",
    "papers": "dialogs",
    "sitting": "table session",
}
BARE = {"Kind", "Step"}  # of what?
NAMED = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def defined(source: str) -> Iterable[str]:
    """Classes, functions and members of classes."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, NAMED):
            yield node.name
        for line in node.body if isinstance(node, ast.ClassDef) else ():
            if isinstance(line, ast.Assign | ast.AnnAssign):
                targets = line.targets if isinstance(line, ast.Assign) else [line.target]
                yield from (target.id for target in targets if isinstance(target, ast.Name))


def keys(source: str) -> Iterable[str]:
    return re.findall(r"^([a-z][a-z0-9-]*) =", source, re.MULTILINE)


def types(source: str) -> Iterable[str]:
    """Those of the client that a file defines."""
    return re.findall(r"\b(?:class|interface|type) ([A-Z]\w*)\b(?! ?[,}])", source)


def names() -> Iterator[tuple[str, str]]:
    """Every name that somebody chose, and where."""
    for path, text in (sources(PACKAGE, *TEXTS) | sources(CLIENT, ".ts", ".svelte")).items():
        if "/migrations/" not in path:  # a migration does not change when the code does
            yield Path(path).stem, path
            found = {".py": defined, ".ftl": keys}.get(Path(path).suffix, types)
            yield from ((name, path) for name in found(text))


def old_words(name: str) -> list[str]:
    words = re.findall(r"[A-Z]?[a-z]+|[A-Z]+", name.replace("tea-house", ""))
    return [word for word in map(str.lower, words) if word in RETIRED]


def test_a_word_that_was_given_up_is_in_no_name() -> None:
    found = list(names())
    assert len(found) > 10_000
    wrong = [(path, name) for name, path in found if old_words(name) or name in BARE]
    assert wrong == []


def test_an_old_word_would_be_noticed() -> None:
    assert list(defined("class House:\n    door: int\n    def wait(self) -> None: ...\n")) == [
        "House", "door", "wait",
    ]  # fmt: skip
    assert [bool(old_words(name)) for name in ("TeaHouse", "HOUSE_RULE", "web-tea-house")] == [
        True, True, False,
    ]  # fmt: skip
    assert types('export type News = 1; import { type Sight } from "."') == ["News"]


def participles_for_effects(source: str) -> list[str]:
    """Functions that wait or return nothing, so that they are there for what they do."""
    return [
        node.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.AsyncFunctionDef)
        or (isinstance(node, ast.FunctionDef) and ast.unparse(node.returns or node) == "None")
        if re.fullmatch("_?[a-z]+ed", node.name)
        and node.name.strip("_") not in ("seed", "feed", "shed")
    ]


def test_effects_are_verbs() -> None:
    named = {
        path: participles
        for path, text in sources(PACKAGE, ".py").items()
        if not path.endswith("/events.py")  # there a function is named after what happened
        if (participles := participles_for_effects(text))
    }
    assert named == {}
    source = "async def changed(): ...\ndef seated() -> int: ...\ndef _limited() -> None: ...\n"
    assert participles_for_effects(source) == ["changed", "_limited"]


def test_a_type_of_the_client_has_a_name_of_its_own() -> None:
    """So that it can be grepped for; a face may have its own `View` and `Point`."""
    exported = re.compile(r"^\s*export (?:abstract )?(?:type|interface|class) (\w+)", re.MULTILINE)
    places: dict[str, list[str]] = {}
    for path, text in sources(CLIENT, ".ts", ".svelte").items():
        if not re.match(r"web/src/games/\w+/", path):
            for name in exported.findall(text):
                places.setdefault(name, []).append(path)
    assert len(places) > 100
    assert {name: files for name, files in places.items() if len(files) > 1} == {}


# A game has its own folders, and no other file names it


def games_named(text: str) -> list[str]:
    return re.findall(GAMES, text, re.IGNORECASE)


@pytest.mark.parametrize("folder", [PACKAGE, CLIENT], ids=lambda folder: folder.parent.name)
def test_no_file_outside_its_folder_names_a_game(folder: Path) -> None:
    own = re.compile(f"/games/({GAMES})/")
    texts = {path: text for path, text in sources(folder, *TEXTS).items() if not own.search(path)}
    assert len(texts) > 100
    assert [path for path, text in texts.items() if games_named(path) or games_named(text)] == []
    assert games_named("the map editor of Darjeeling") == ["Darjeeling"]


# Messages: what is said is there, and what is there is said


def literals(paths: Iterable[Path]) -> set[str]:
    return {
        node.value
        for path in paths
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


SAYING = {
    ("cli-", "common-"): ("cli/*.py", "i18n.py", "games/*/sketch.py"),
    ("arena-",): ("arena/**/*.py", "cli/*.py"),
}


@pytest.mark.parametrize("starts", SAYING, ids=" ".join)
def test_a_program_says_what_there_is_and_no_message_lies_unused(starts: tuple[str, ...]) -> None:
    said = literals(path for pattern in SAYING[starts] for path in PACKAGE.glob(pattern))
    plain = {one for one in said if one.startswith(starts) and re.fullmatch(r"[a-z-]+[a-z]", one)}
    composed = tuple(one for one in said if one.startswith(starts) and one.endswith("-"))
    keys = {key for key in i18n.catalogue()["en"] if key.startswith(starts)}
    assert plain - keys == set()
    games_own = tuple(f"arena-{name}-" for name in teahouse.games())  # asked for by its aspects
    begun = tuple(one for one in composed if one not in starts)
    assert {key for key in keys - said if not key.startswith((*begun, *games_own))} == set()


@pytest.mark.parametrize("name", teahouse.games())
def test_every_word_of_a_game_is_used_by_its_drawing_or_another_message(name: str) -> None:
    texts = "".join(text for _, text in i18n.sources("en"))
    drawing = literals([PACKAGE / "games" / name / "sketch.py"])
    begun = tuple(one for one in drawing if one.endswith("-"))
    words = {key for key in i18n.catalogue()["en"] if key.startswith(f"{name}-word-")}
    unused = [key for key in words - drawing if f"{{ {key} }}" not in texts]
    assert [key for key in unused if not key.startswith(begun)] == []


@cache
def server() -> str:
    return "".join(sources(PACKAGE / "server", ".py").values())


def test_every_refusal_of_the_server_is_known_and_has_a_text() -> None:
    pytest.importorskip("fastapi")
    from teahouse.server.problems import CODES

    assert set(re.findall(r'Problem\(\s*"([a-z-]+)"', server())) <= set(CODES)
    reasons = re.findall(r'illegal\("([a-z-]+)"', server())
    assert reasons
    keys = [f"server-error-{code}" for code in CODES] + [f"server-why-{why}" for why in reasons]
    assert [key for key in keys for lang in LANGUAGES if not Texts(lang).has(key)] == []


# What a component of the client does by itself everywhere

SCROLLS = re.compile(r"overflow(?:-[xy])?:[^;]*\b(?:auto|scroll)\b")
FONT = re.compile(r"font(?:-family)?:[^;{}]*?(?:[\"']|serif|monospace|system-ui)[^;{}]*;")
# Reached by keys in another way: a menu and a grid one walks through, the board and its zoom.
WALKED = ("table/Menu.svelte", "games/darjeeling/MapEditor.svelte", "table/BoardBox.svelte")


def components() -> dict[str, str]:
    found = sources(CLIENT, ".svelte")
    return {path: text for path, text in found.items() if not path.endswith("/Gallery.svelte")}


def test_whatever_scrolls_can_be_reached_by_keys() -> None:
    assert [
        path
        for path, text in components().items()
        if not path.endswith(WALKED)
        and len(SCROLLS.findall(text)) > text.count("{@attach reachable}")
    ] == []


def test_no_component_names_a_font_of_the_system() -> None:
    fonts = [(path, font) for path, text in components().items() for font in FONT.findall(text)]
    assert [(path, font) for path, font in fonts if "var(--" not in font] == []


def test_a_required_field_says_what_is_missing_in_our_words() -> None:
    for path, text in components().items():
        fields = re.findall(r"<input\b.*?/>", text, re.DOTALL)
        required = [field for field in fields if re.search(r"\brequired\b", field)]
        assert all("{@attach missing(" in field for field in required), path


# Nothing belongs to one machine

# Joined from pieces, so that this file is not its own first finding.
PRIVATE_ROOTS = tuple("/".join(("", name, "")) for name in ("work", "root", "home", "Users"))
PRIVATE_PATH = re.compile(rf"(?<![\w.\-/])(?:{'|'.join(PRIVATE_ROOTS)})\w")


def committed_files() -> list[Path]:
    """The files under version control, or everything that is not hidden or made by a tool."""
    if shutil.which("git") and (ROOT / ".git").exists():
        listing = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT,
            capture_output=True,
            check=False,
        )
        if listing.returncode == 0:
            names = listing.stdout.decode().split("\0")
            return [ROOT / name for name in names if name and (ROOT / name).is_file()]
    return list(walk())


def walk() -> Iterator[Path]:
    for folder, subfolders, names in os.walk(ROOT):
        subfolders[:] = [
            name
            for name in subfolders
            if (not name.startswith(".") or name == ".ci")
            and name not in ("__pycache__", "node_modules", "mutants", "dist", "build")
        ]
        yield from (Path(folder, name) for name in names)


def committed_texts() -> Iterator[tuple[Path, str]]:
    for path in committed_files():
        try:
            yield path, path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a picture


def test_committed_files_are_found_with_and_without_git() -> None:
    assert {ROOT / "play", ROOT / "pyproject.toml", Path(__file__)} <= set(committed_files())
    assert {ROOT / "play", ROOT / "pyproject.toml", Path(__file__)} <= set(walk())


def test_no_file_names_a_place_on_somebodys_machine() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {match.group()}"
        for path, text in committed_texts()
        for match in PRIVATE_PATH.finditer(text)
    ]
    assert found == []


@pytest.mark.parametrize("root", PRIVATE_ROOTS)
def test_a_private_path_would_be_found(root: str) -> None:
    assert PRIVATE_PATH.search(f'open("{root}me/file")')
    assert not PRIVATE_PATH.search(f"src{root}me")
