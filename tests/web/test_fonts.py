"""The client brings its fonts: what a system has installed changes nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page
from tests.support.served import DESKTOP, PHONE, ROOT, OpenPage, Served
from tests.web import installed_fonts
from tests.web.screens import Owner, come_to, still

from teahouse.i18n import LANGUAGES

MOST = 90_000  # bytes of all fonts together
STATIC = ROOT / "src" / "teahouse" / "server" / "static"
NOT_SHOWN = ("cli.ftl", "arena")  # texts of the terminal
SAMPLE = [
    ("learn", "fr", DESKTOP),
    ("about", "it", PHONE),
    ("new-alubari-friends", "fr", PHONE),
    ("ceylon-mid", "fr", DESKTOP),
    ("darjeeling-mid", "it", PHONE),
    ("alubari-early", "it", DESKTOP),
    ("alubari-replay", "en", DESKTOP),
]
SYSTEM_WIDTH = """() => {
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = "100px sans-serif";
  return pen.measureText("Teahouse").width;
}"""
# A character that is not in the font is as wide as that of the font named next.
FOREIGN = """async (characters) => {
  await document.fonts.ready;
  const pen = document.createElement("canvas").getContext("2d");
  const width = (font, letter) => ((pen.font = font), pen.measureText(letter).width);
  const foreign = (face) => characters.filter((letter) =>
    width(`${face}, monospace`, letter) !== width(`${face}, sans-serif`, letter));
  return ["100px Open Sans", "100px Vollkorn", "italic 100px Vollkorn"].flatMap(foreign);
}"""


def boxes_of(browser: Browser, base: str, owner: Owner) -> list[Any]:
    """Of a sample of the screens: how wide the system's own font is, where everything lies."""
    state, places = owner
    found: list[Any] = []
    for name, language, viewport in SAMPLE:
        with browser.new_context(
            viewport=viewport,  # type: ignore[arg-type]
            locale=language,
            reduced_motion="reduce",
            storage_state=state,
        ) as context:
            page = context.new_page()
            come_to(page, f"{base}/{dict(places)[name]}")
            found.append((name, page.evaluate(SYSTEM_WIDTH), still(page)))
    return found


def test_screens_are_the_same_whatever_is_installed(
    browser: Browser, served: Served, owner: Owner, tmp_path: Path
) -> None:
    seen = {}
    for family in installed_fonts.FAMILIES:
        with installed_fonts.only(browser.browser_type, family, tmp_path) as other:
            seen[family] = boxes_of(other, served.base, owner)
    for (name, width, boxes), (_, other_width, others) in zip(*seen.values(), strict=True):
        assert width != other_width, "both browsers have the same fonts: nothing is shown"
        assert boxes == others, f"{name}: {differing(boxes, others)}"


def differing(ours: list[str], others: list[str]) -> list[tuple[str, str]]:
    return [pair for pair in zip(ours, others, strict=False) if pair[0] != pair[1]][:5]


def characters() -> set[str]:
    """Every character of the texts people read in the browser."""
    texts = [
        path.read_text("utf-8")
        for language in LANGUAGES
        for path in (ROOT / "src" / "teahouse").rglob(f"locales/{language}/*.ftl")
        if not path.name.startswith(NOT_SHOWN)
    ]
    drawn = [path.read_text("utf-8") for path in (ROOT / "web" / "src").rglob("*.svelte")]
    return {letter for text in texts + drawn for letter in text if letter.isprintable()}


def test_the_fonts_have_every_character_of_the_texts(visit: OpenPage, served: Served) -> None:
    page: Page = visit()
    come_to(page, served.base)
    wanted = sorted(characters())
    assert "ç" in wanted
    assert page.evaluate(FOREIGN, wanted) == []
    assert page.evaluate(FOREIGN, ["→"]) != []  # the measure sees what is missing


def test_fonts_are_light_and_fetched_before_anything_is_drawn() -> None:
    files = sorted(STATIC.glob("assets/*.woff2"))
    assert len(files) == 3
    assert sum(file.stat().st_size for file in files) < MOST
    page = " ".join((STATIC / "index.html").read_text("utf-8").split())
    for file in files:
        assert f'<link rel="preload" href="/assets/{file.name}" as="font"' in page


def test_the_licences_of_the_fonts_come_along(visit: OpenPage, served: Served) -> None:
    page = visit()
    come_to(page, f"{served.base}/about")
    for name in ("Open Sans", "Vollkorn"):
        line = page.locator("dl > div", has=page.locator("dt", has_text=name))
        line.get_by_role("button", name="OFL-1.1").click()
        licence = line.locator(".licence")
        licence.wait_for()
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence.inner_text()
        assert f"The {name} Project Authors" in licence.inner_text()
