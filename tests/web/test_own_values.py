"""A table with printed values of its own, from the page of a box or from a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect
from tests.support.playing import Person
from tests.support.served import OpenPage, Served

import teahouse
from teahouse.core.messages import text_values


def own_table(page: Page, base: str, game: str, values: dict[str, Any], mode: str = "bots") -> None:
    """The plan of a table with values that were typed before."""
    page.goto(f"{base}/about")
    kept = json.dumps({"values": values, "note": ""})
    page.evaluate(
        "([key, kept]) => localStorage.setItem(key, kept)", [f"teahouse-box-{game}", kept]
    )
    page.goto(f"{base}/new/{game}?mode={mode}&values=box#values")


def test_the_plan_of_a_table_shows_the_values_it_gets(visit: OpenPage, served: Served) -> None:
    page = visit()
    found = teahouse.game("darjeeling").components.value("costs.turn_back")
    typed = {"scoring.target": 60, "halves.two_half": "opposite", "costs.turn_back": found}
    own_table(page, served.base, "darjeeling", typed)
    owner = Person(page, served.base)
    texts = owner.texts
    used = texts("web-screens-values-loaded", file=texts("web-screens-values-box", n=2))
    expect(page.locator("form > section").first).to_contain_text(used)
    row = page.locator("#values tr", has_text=texts("darjeeling-component-scoring-target"))
    expect(row).to_contain_text("60")
    expect(row).to_contain_text(texts("web-screens-values-mine"))
    compared = page.locator("#values tr", has_text=texts("darjeeling-component-costs-turn-back"))
    expect(compared).to_contain_text(texts("web-screens-values-same"))
    expect(page.locator("#values")).to_contain_text(texts("web-screens-values-same-count", n=1))
    target = page.get_by_label(texts("darjeeling-option-target"), exact=True)
    expect(target).to_have_value("60")
    expect(page.locator("form")).to_contain_text(texts("web-screens-option-own", value="60"))
    opposite = texts("darjeeling-two-half-opposite")
    expect(page.get_by_role("radio", name=opposite)).to_be_checked()
    target.fill("80")
    expect(page.locator("form")).to_contain_text(texts("web-screens-option-own-other", value="60"))
    page.locator("form > section").first.get_by_role(
        "button", name=texts("web-screens-values-leave")
    ).click()
    expect(page.get_by_role("radio", name=opposite)).not_to_be_checked()
    expect(row).to_have_count(0)  # the rulebook's again, so it is not listed as uncertain
    expect(target).to_have_value("80")  # what was chosen stays
    page.goto(served.base)
    hint = page.get_by_role("link", name=texts("web-screens-play-box", n=3))
    expect(hint).to_have_attribute("href", "/new/darjeeling?mode=bots&values=box#values")


def test_a_file_that_is_none_is_refused_by_name(
    visit: OpenPage, served: Served, tmp_path: Path
) -> None:
    visit.expected.append("422")
    page = visit()
    page.goto(f"{served.base}/new/ceylon?mode=bots#values")
    texts = Person(page, served.base).texts
    values = page.locator("#values")
    nonsense, other, good = tmp_path / "list.toml", tmp_path / "o.toml", tmp_path / "good.toml"
    nonsense.write_text("hello this is my shopping list", "utf-8")
    other.write_text("[cups]\nsize = 3\n", "utf-8")
    good.write_text("[start]\nrupees = 12\n", "utf-8")
    for file, said in (
        (nonsense, texts("web-screens-values-unreadable", file="list.toml")),
        (other, texts("web-screens-values-none")),
    ):
        values.locator("input[type=file]").set_input_files(file)
        expect(values.get_by_role("alert")).to_have_text(said)
    values.locator("input[type=file]").set_input_files(good)
    expect(values).to_contain_text(texts("web-screens-values-file", file="good.toml", n=1))
    expect(values.locator(".refusal")).to_have_text("")


def test_rules_and_forecasts_are_those_of_the_table(visit: OpenPage, no_workers: Served) -> None:
    page = visit()
    values = {"scoring.penalty_per_half": 2, "costs.turn_back": 3}
    own_table(page, no_workers.base, "darjeeling", values)
    owner = Person(page, no_workers.base)
    used = owner.texts("web-screens-values-box", n=2)
    expect(page.locator("form > section").first).to_contain_text(used)
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/t/*")
    mine = teahouse.game("darjeeling", components={
        "scoring": {"penalty_per_half": 2}, "costs": {"turn_back": 3},
    })  # fmt: skip
    page.get_by_role("button", name=owner.texts("web-table-rules")).first.click()
    for rule in ("D34", "D14"):
        reasons = owner.texts(f"darjeeling-rule-{rule}", **text_values(mine.components))
        page.get_by_role("searchbox").fill(rule)
        expect(page.locator(f"#rule-{rule}")).to_contain_text(" ".join(reasons.split("\n")))
    page.get_by_role("dialog").get_by_role("button", name=owner.texts("web-table-close")).click()
    owner.wait_for_turn()
    owner.choose()
    owner.wait_for_turn()
    forecast = page.locator(".tiles .end")
    halves = sum(
        int(name[-1]) * n for name, n in owner.state()["view"]["seats"][0]["tiles"].items()
    )
    said = owner.texts("web-darjeeling-at-end", points=f"−{2 * halves}")
    expect(forecast).to_have_text(said)


def test_the_page_is_found_from_home_about_and_the_printed_values(
    visit: OpenPage, served: Served
) -> None:
    page = visit()
    for address in ("", "about", "new/ceylon?mode=friends#values"):
        page.goto(f"{served.base}/{address}")
        page.locator('a[href="/box/ceylon"]').click()
        page.locator("main details").first.wait_for()
