"""The front page on every screen: its words lie clear, and a game is one click away."""

from __future__ import annotations

from tests.support.served import OpenPage, Served
from tests.web.screens import Owner, come_to

from teahouse.i18n import LANGUAGES

WIDE = [(1280, 680), (1280, 720), (1366, 768), (1440, 900), (1700, 900), (1920, 1080)]
TABLETS = [(820, 1180), (1180, 820)]
PHONES = [(390, 844), (360, 640), (320, 568), (844, 390), (640, 360)]
ROWS = """() => [...document.querySelectorAll("article .ways")].map((ways) =>
  new Set([...ways.children].map((way) => Math.round(way.getBoundingClientRect().top))).size)"""
# What of the drawing stands out (a boat, birds, by night the stars) and lies under words.
UNDER_WORDS = """() => {
  const words = [...document.querySelectorAll("header a, h1 span, .hero p")];
  const boxOf = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };
  const drawn = document.querySelectorAll(".landscape .boat, .birds, .stars circle");
  const boxes = [...drawn].map((one) => [one, one.getBoundingClientRect()]);
  const meet = (a, b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return words.flatMap((word) =>
    boxes.filter(([, box]) => box.width && meet(boxOf(word), box))
      .map(([one]) => `${one.getAttribute("class")} under ${word.innerText}`));
}"""


def test_nothing_drawn_lies_under_the_words(visit: OpenPage, served: Served) -> None:
    for language in LANGUAGES:
        page = visit(language=language, dark=True)
        come_to(page, served.base)
        for width, height in WIDE + PHONES:
            page.set_viewport_size({"width": width, "height": height})
            found = page.evaluate(UNDER_WORDS)
            assert found == [], f"{language}, {width} x {height}: {found}"
        page.context.close()


def test_a_game_can_be_played_without_scrolling(visit: OpenPage, served: Served) -> None:
    page = visit(language="fr")
    come_to(page, served.base)
    for width, height in WIDE + TABLETS + PHONES:
        page.set_viewport_size({"width": width, "height": height})
        box = page.locator("article .btn.lead").first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height, (width, height)


def test_the_other_ways_to_play_a_game_share_a_row(visit: OpenPage, served: Served) -> None:
    for language in LANGUAGES:
        page = visit(language=language)
        come_to(page, served.base)
        for width, height in WIDE + TABLETS + PHONES:
            page.set_viewport_size({"width": width, "height": height})
            assert set(page.evaluate(ROWS)) == {1}, f"{language}, {width} x {height}"
        page.context.close()


def test_the_words_of_a_table_have_room_in_the_list(
    visit: OpenPage, served: Served, owner: Owner
) -> None:
    page = visit(language="fr", storage_state=owner[0])
    come_to(page, served.base)
    for width, height in WIDE + TABLETS + PHONES:
        page.set_viewport_size({"width": width, "height": height})
        box = page.locator("li .words").first.bounding_box()
        assert box is not None
        assert box["width"] >= 120, (width, height)
