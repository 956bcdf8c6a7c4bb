"""Two real browsers play a whole game against each other and a bot, over the plain page."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.serving import GENEROUS, serving
from tests.web import chromium

import teahouse

playwright = pytest.importorskip("playwright.async_api", reason="Playwright is not installed")
MOST_CLICKS = 400


@pytest.mark.slow
@pytest.mark.parametrize("name", teahouse.games())
def test_two_browsers_and_a_bot_play_a_game(name: str, tmp_path: Path) -> None:
    found = chromium.ensure()
    assert found is not None, chromium.NONE
    asyncio.run(whole_game(name, found, tmp_path))


async def whole_game(name: str, browser: str, folder: Path) -> None:
    quick = replace(GENEROUS, plain=True)
    async with serving(folder / "tea.db", quick) as s, playwright.async_playwright() as p:
        launched = await p.chromium.launch(executable_path=browser, args=["--no-sandbox"])
        said: list[str] = []
        ann, ben = [await new_page(launched, said) for _ in range(2)]
        await open_table(ann, s.base, name)
        link = await invitation(ann)
        await ben.goto(link)
        assert "/join/" not in ben.url  # the secret has left the address
        await ben.fill("input.name", "Ben")
        await ben.click("text=Sit down")
        await ben.wait_for_selector("#link:text('live')")
        clicks = 0
        while "over" not in await ann.title() and clicks < MOST_CLICKS:
            clicks += sum([await choose(page) for page in (ann, ben)])
            if clicks == 10:
                await ann.reload()  # in mid-game: nothing is lost
            await asyncio.sleep(0.01)
        table = ann.url.rpartition("/")[2]
        held = await s.house.table(table)
        persons = {held.deciders[n] for n in range(len(held.line))}
        assert persons == {0, 1, 2}, "somebody did not play"
        if "over" not in await ann.title():
            await give_up(ann, ben)
        await ann.wait_for_function("() => document.title.includes('over')")
        assert said == []
        await launched.close()


async def new_page(launched: Any, said: list[str]) -> Any:
    page = await (await launched.new_context()).new_page()
    page.on("console", lambda m: said.append(m.text) if m.type == "error" else None)
    page.on("pageerror", lambda e: said.append(str(e)))
    return page


async def open_table(page: Any, base: str, name: str) -> None:
    await page.goto(base)
    await page.wait_for_function("() => document.querySelectorAll('#game option').length > 0")
    await page.select_option("#game", name)
    seats = page.locator("#seats select")
    await seats.nth(0).select_option("person")
    await seats.nth(1).select_option("open")
    await seats.nth(2).select_option("bot novice")
    await page.click("#open")
    await page.wait_for_selector("#link:text('live')")


async def invitation(page: Any) -> str:
    await page.click("text=Invite")
    shown = page.locator("a.invitation").first
    await shown.wait_for()
    return str(await shown.get_attribute("href"))


async def choose(page: Any) -> int:
    """Click a choice if there is one; how many were clicked."""
    choices = page.locator("button.choice")
    before = await page.evaluate("seen")
    if not await choices.count():
        return 0
    await choices.nth(0).click()
    await page.wait_for_function(f"() => seen > {before} && !busy")
    return 1


async def give_up(ann: Any, ben: Any) -> None:
    """A long game need not be clicked to its end: one after the other resigns."""
    for page in (ann, ben):
        await page.click("#resign")
        await asyncio.sleep(0.3)
