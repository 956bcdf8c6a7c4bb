"""A map of one's own: kept, sent as a link, saved as a file and read again."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect
from tests.support.served import OpenPage, Served
from tests.web.screens import come_to

from teahouse.i18n import Texts

TEXTS = Texts("en")
PLAN = "new/darjeeling?mode=bots"


def words(name: str, **values: str) -> str:
    return TEXTS(f"web-darjeeling-map-{name}", **values)


def draw(page: Page) -> None:
    """A row of three tile spaces with a city in it."""
    page.get_by_role("radio", name=words("own")).check()
    page.get_by_role("button", name=words("clear")).click()
    page.locator("[data-x='2'][data-y='0']").click()
    page.get_by_role("radio", name=words("city")).check()
    page.locator("[data-x='1'][data-y='0']").click()


def expect_drawn(page: Page) -> None:
    expect(page.locator(".row .tile")).to_have_count(2)
    expect(page.locator(".row .city[data-x='1'][data-y='0']")).to_have_count(1)


def test_a_map_is_kept_shared_and_saved(visit: OpenPage, served: Served, tmp_path: Path) -> None:
    page = visit()
    come_to(page, f"{served.base}/{PLAN}")
    draw(page)
    page.get_by_role("button", name=words("link")).click()
    link = page.get_by_role("textbox", name=words("link")).input_value()
    with page.expect_download() as saved:
        page.get_by_role("button", name=words("save")).click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert file.read_text("utf-8") == "TCT\n"

    page.goto("about:blank")
    come_to(page, f"{served.base}/{PLAN}")
    page.get_by_role("radio", name=words("own")).check()  # what was drawn here last
    expect_drawn(page)

    friend = visit()
    come_to(friend, link)
    expect_drawn(friend)
    friend.get_by_role("button", name=words("clear")).click()
    friend.get_by_label(words("open")).set_input_files(file)
    expect_drawn(friend)
    other = tmp_path / "notes.txt"
    other.write_text("no map", "utf-8")
    friend.get_by_label(words("open")).set_input_files(other)
    expect(friend.get_by_role("status")).to_contain_text(words("unread", file=other.name))
    expect_drawn(friend)
