"""The front page on every screen: its words lie clear, and a game is one click away."""

from __future__ import annotations

from tests.web.conftest import OpenPage, Served
from tests.web.screens import come_to

from teahouse.i18n import LANGUAGES

WIDE = [(1280, 680), (1280, 720), (1366, 768), (1440, 900), (1700, 900), (1920, 1080)]
PHONES = [(390, 844), (844, 390)]
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
    for width, height in [*WIDE, PHONES[0]]:
        page.set_viewport_size({"width": width, "height": height})
        box = page.locator("article .btn.lead").first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height, (width, height)
