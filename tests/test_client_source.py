"""Rules for the client's source that no compiler holds."""

from __future__ import annotations

import re
from pathlib import Path

import teahouse

SOURCE = Path(__file__).resolve().parent.parent / "web" / "src"
SCROLLS = re.compile(r"overflow(?:-[xy])?:[^;]*\b(?:auto|scroll)\b")
FONT = re.compile(r"font(?:-family)?:[^;{}]*?(?:[\"']|serif|monospace|system-ui)[^;{}]*;")
# Reached by keys in another way: a menu and a grid one walks through, the board and its zoom.
WALKED = {"table/Menu.svelte", "games/darjeeling/MapEditor.svelte", "table/BoardBox.svelte"}
NOT_BUILT = {"Gallery.svelte"}


def components() -> dict[str, str]:
    found = {
        p.relative_to(SOURCE).as_posix(): p.read_text("utf-8") for p in SOURCE.rglob("*.svelte")
    }
    return {name: text for name, text in found.items() if name not in NOT_BUILT}


def test_whatever_scrolls_can_be_reached_by_keys() -> None:
    wrong = [
        name
        for name, text in components().items()
        if name not in WALKED and len(SCROLLS.findall(text)) > text.count("{@attach reachable}")
    ]
    assert not wrong, f"overflow without reachable: {wrong}"


def test_no_component_names_a_font_of_the_system() -> None:
    wrong = {name: FONT.findall(text) for name, text in components().items() if FONT.search(text)}
    named = {
        name: [font for font in fonts if "var(--" not in font] for name, fonts in wrong.items()
    }
    assert not {name: fonts for name, fonts in named.items() if fonts}


def test_a_required_field_says_what_is_missing_in_our_words() -> None:
    for name, text in components().items():
        fields = re.findall(r"<input\b.*?/>", text, re.S)
        required = [field for field in fields if re.search(r"\brequired\b", field)]
        assert all("{@attach missing(" in field for field in required), name


GENERATED = {"lib/openapi.d.ts"}
EXPORTED = re.compile(r"^\s*export (?:abstract )?(?:type|interface|class) (\w+)", re.MULTILINE)
LONGEST = 140


def written() -> dict[str, str]:
    """Every file that people write, by its path."""
    found = [p for p in SOURCE.rglob("*") if p.suffix in {".ts", ".svelte", ".css"}]
    texts = {p.relative_to(SOURCE).as_posix(): p.read_text("utf-8") for p in found}
    return {
        name: text
        for name, text in texts.items()
        if name not in GENERATED and not name.endswith("view-types.d.ts")
    }


def test_a_type_that_is_exported_has_a_name_of_its_own() -> None:
    """So that it can be grepped for; a face may have its own `View` and `Point`."""
    places: dict[str, list[str]] = {}
    for name, text in written().items():
        if name.count("/") == 1 or not name.startswith("games/"):
            for exported in EXPORTED.findall(text):
                places.setdefault(exported, []).append(name)
    assert len(places) > 100
    assert not {name: files for name, files in places.items() if len(files) > 1}


def test_no_line_is_too_long_to_be_read_beside_another() -> None:
    wrong = [
        f"{name}:{number}"
        for name, text in written().items()
        for number, line in enumerate(text.splitlines(), start=1)
        if len(line) > LONGEST
    ]
    assert not wrong


def test_no_file_outside_its_folder_names_a_game() -> None:
    """So that another game needs no change but its own folder."""
    named = re.compile("|".join(teahouse.games()), re.IGNORECASE)
    folders = tuple(f"games/{name}/" for name in teahouse.games())
    wrong = {}
    for path in sorted(SOURCE.rglob("*")):
        name = path.relative_to(SOURCE).as_posix()
        if path.is_dir() or name.startswith(folders) or name in GENERATED:
            continue
        found = named.findall(name) or named.findall(path.read_text("utf-8"))
        if found:
            wrong[name] = found
    assert not wrong


def test_no_message_of_the_house_names_a_game() -> None:
    named = re.compile("|".join(teahouse.games()), re.IGNORECASE)
    folder = SOURCE.parents[1] / "src" / "teahouse" / "locales"
    texts = {p: p.read_text("utf-8") for p in folder.rglob("web-*.ftl")}
    assert len(texts) >= 9
    assert not {p.name: named.findall(text) for p, text in texts.items() if named.search(text)}
