"""The replay: its controls stay together and in sight, and a game goes on from it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.support.served import OpenPage, Served
from tests.web.screens import Owner, come_to

import teahouse

LAPTOP = {"width": 1280, "height": 720}
# What stands alone in a row of the controls.
ALONE = """() => {
  const parts = [...document.querySelectorAll("footer .steps :is(button, input, select)")];
  const middle = (part) => {
    const { top, height } = part.getBoundingClientRect();
    return Math.round((top + height / 2) / 24);
  };
  const isAlone = (one) =>
    parts.every((other) => other === one || middle(other) !== middle(one));
  return parts.filter(isAlone).map((one) => one.outerHTML.slice(0, 80));
}"""
# Places whose card lies over the controls.
COVERING = """async () => {
  const steps = document.querySelector("footer .steps").getBoundingClientRect();
  const found = [];
  for (const place of document.querySelectorAll("main.box [data-place]")) {
    place.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    let card = null;
    while (!card) {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      card = document.querySelector(`[data-inspected="${place.dataset.place}"]`);
    }
    const { left, right, top, bottom } = card.getBoundingClientRect();
    const across = right > steps.left && left < steps.right;
    if (across && bottom > steps.top && top < steps.bottom) found.push(place.dataset.place);
  }
  return found;
}"""


def replayed(page: Page, served: Served, owner: Owner, game: str) -> None:
    come_to(page, f"{served.base}/{dict(owner[1])[f'{game}-replay']}")


@pytest.mark.parametrize("width", [390, 360, 320])
def test_no_control_stands_alone_in_a_row_of_a_phone(
    visit: OpenPage, served: Served, owner: Owner, width: int
) -> None:
    for language in ("en", "fr"):
        phone = {"width": width, "height": 844}
        page = visit(phone, language, touch=True, storage_state=owner[0])
        replayed(page, served, owner, "darjeeling")
        expect(page.locator("footer .steps .more .btn")).to_be_in_viewport(ratio=1)
        assert page.evaluate(ALONE) == []
        page.context.close()


@pytest.mark.parametrize("game", teahouse.games())
def test_the_card_of_a_thing_leaves_the_controls_in_sight(
    visit: OpenPage, served: Served, owner: Owner, game: str
) -> None:
    page = visit(LAPTOP, storage_state=owner[0])
    replayed(page, served, owner, game)
    assert page.evaluate(COVERING) == []
