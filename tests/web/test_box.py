"""The page of a box: its owner compares, types what is printed, and plays with it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.support.playing import Person
from tests.support.served import DESKTOP, PHONE, OpenPage, Served
from tests.web.test_screens import complaints, sticks_out

import teahouse
from teahouse.core import component_edits
from teahouse.core.messages import text_values

LOW = {"width": 844, "height": 390}
CHOOSE = """(list, table) => {
  list.value = table;
  list.dispatchEvent(new Event("change", { bubbles: true }));
}"""
FIELDS = "input, select, textarea"
DRAFT = "game => JSON.parse(localStorage.getItem(`teahouse-box-${game}`) ?? '{}').values ?? {}"


class Owner(Person):
    """Somebody with the box of a game on the table."""

    def __init__(self, page: Page, base: str, game: str, language: str = "en") -> None:
        super().__init__(page, base, language)
        self.game = game
        page.goto(f"{base}/box/{game}")
        self.form.wait_for()

    @property
    def form(self) -> Locator:
        return self.page.locator("main form")

    def value(self, path: str) -> Locator:
        return self.page.locator(f'[data-path="{path}"]')

    def step_to(self, path: str) -> Locator:
        """The step of a value, by its place in the list, as one finds it."""
        table = path.rpartition(".")[0]
        self.page.locator("nav select").evaluate(CHOOSE, table)
        self.value(path).wait_for()
        return self.value(path)

    def type(self, path: str, text: str, n: int = 0) -> None:
        """Into the field of a value with a number, or as a choice of its list."""
        field = self.step_to(path).locator(FIELDS).nth(n)
        if field.evaluate("field => field.localName") == "select":
            field.select_option(text)
        else:
            field.fill(text)

    def draft(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(DRAFT, self.game)
        return found

    def finish(self) -> Locator:
        self.button("web-box-finish").click()
        return self.sheet


# What is typed, kept and played with

CASES: dict[str, list[tuple[str, str, int]]] = {
    "ceylon": [
        ("start.rupees", "12", 0),
        ("cards.plant_harvest", "4", 0),
        ("cards.plant_trade", "6", 0),
        ("contracts.1.tiles", "14", 3),
        ("technology.plus_five", "5", 0),
    ],
    "darjeeling": [
        ("strips.3.multipliers", "4", 0),
        ("costs.turn_back", "3", 0),
        ("halves.two_half", "opposite", 0),
    ],
    "alubari": [
        ("area.siliguri-1.cost", "7", 0),
        ("contract.01.score", "12", 1),
        ("estate.alubari.spaces", "4", 0),
        ("chai_track.points", "2", 1),
    ],
}


def seen_at_the_table(person: Person) -> dict[str, Locator]:
    """Where the first value of each case stands on the table."""
    page = person.page
    return {
        "ceylon": page.locator('[data-place="mine-rupees"] b').filter(has_text=re.compile("^12$")),
        "darjeeling": page.get_by_text("×4", exact=True),
        "alubari": page.locator('[data-place="station-siliguri-1"]').filter(has_text="7"),
    }


@pytest.mark.parametrize("game", teahouse.games())
def test_what_is_typed_survives_a_reload_and_is_played_with(
    visit: OpenPage, no_workers: Served, game: str
) -> None:  # a worker would compile every game anew for its values
    owner = Owner(visit(), no_workers.base, game)
    for path, text, n in CASES[game]:
        owner.type(path, text, n)
    typed = owner.draft()
    assert set(typed) == {path for path, _, _ in CASES[game]}
    assert component_edits.reasons(teahouse.game(game), typed) == []
    owner.page.reload()
    owner.form.wait_for()
    assert owner.draft() == typed
    for path, text, n in CASES[game]:
        field = owner.step_to(path)
        expect(field.locator(FIELDS).nth(n)).to_have_value(text)
        expect(field).to_contain_text(owner.texts("web-box-changed"))
    sheet = owner.finish()
    sheet.get_by_role("link", name=owner.texts("web-box-play-bots")).click()
    used = owner.texts("web-screens-values-box", n=len(typed))
    expect(owner.page.locator("#values")).to_contain_text(used)
    expect(owner.page.locator(".foot")).to_contain_text(owner.texts("web-screens-values-own"))
    owner.page.locator("form button[type=submit]").click()
    owner.page.wait_for_url("**/t/*")
    expect(seen_at_the_table(owner)[game].first).to_be_visible()
    values = owner.ask("GET", f"/api/tables/{owner.table}/components")["components"]
    found = {fact["path"]: (fact["value"], fact["src"]) for fact in values}
    assert {path: found[path] for path in typed} == {p: (v, "owner") for p, v in typed.items()}
    owner.button("web-table-menu").click()
    n = len(typed)
    expect(owner.page.locator("header")).to_contain_text(owner.texts("web-table-own-values", n=n))
    owner.page.get_by_role("menuitem", name=owner.texts("web-table-box-own", n=n)).click()
    owner.form.wait_for()
    back = owner.page.get_by_role("link", name=owner.texts("web-box-to-table"))
    expect(back).to_have_attribute("href", re.compile("/t/"))


def test_the_drawing_follows_what_is_typed(visit: OpenPage, served: Served) -> None:
    page = visit()
    owner = Owner(page, served.base, "alubari")
    owner.type("contract.01.score", "33", 1)
    expect(page.locator(".picture")).to_contain_text("33")
    owner.type("contract.01.effect", "C", 0)
    owner.type("contract.01.effect", "{area} again", 1)
    expect(page.locator(".picture")).to_contain_text(
        owner.texts("alubari-word-effect", effect="again", area="C", n=0, m=0, good="", gets="")
    )
    page.goto(f"{served.base}/box/darjeeling")
    strips = Owner(page, served.base, "darjeeling")
    strips.type("strips.5.multipliers", "9")
    expect(page.locator(".picture")).to_contain_text("×9")


# A table with values of one's own


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


# What does not fit


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_what_does_not_fit_is_told_where_it_is_typed(
    visit: OpenPage, served: Served, language: str
) -> None:
    owner = Owner(visit(language=language), served.base, "darjeeling", language)
    owner.type("costs.turn_back", "99")
    words = owner.texts("server-why-component-range", path="X", low=0, high=20)
    words = words.partition(": ")[2][1:]  # beside the value its name is not needed
    field = owner.value("costs.turn_back")
    expect(field.locator(".refusal")).to_contain_text(words)
    expect(field.locator("input")).to_have_attribute("aria-invalid", "true")
    owner.type("tiles.red", "14")
    reasons = owner.page.locator(".says")
    expect(reasons).to_contain_text("111")  # the total of the box
    sheet = owner.finish()
    expect(sheet).to_contain_text(owner.texts("web-box-not-yet"))
    expect(sheet.get_by_role("link", name=owner.texts("web-box-play-bots"))).to_have_count(0)
    expect(sheet.get_by_role("button", name=owner.texts("web-box-save-diff"))).to_be_disabled()
    typed = owner.draft()
    with owner.page.expect_download() as download:  # which is no reason to lose it
        sheet.get_by_role("button", name=owner.texts("web-box-save"), exact=True).click()
    assert download.value.suggested_filename == "darjeeling-box-unfinished.toml"
    sheet.get_by_role("button", name=owner.texts("web-box-clear")).click()
    sheet.locator("input[type=file]").set_input_files(download.value.path())
    expect(sheet).to_contain_text(owner.texts("web-box-not-yet"))
    assert owner.draft() == typed
    owner.page.keyboard.press("Escape")
    owner.step_to("tiles.red").get_by_role(
        "button", name=re.compile(owner.texts("web-box-reset"))
    ).click()
    owner.step_to("costs.turn_back").get_by_role(
        "button", name=re.compile(owner.texts("web-box-reset"))
    ).click()
    expect(field.locator(".refusal")).to_have_text("")
    assert owner.draft() == {}


def test_a_total_is_told_where_its_values_are_typed_and_found_from_elsewhere(
    visit: OpenPage, served: Served
) -> None:
    owner = Owner(visit(), served.base, "ceylon")
    owner.type("cards.plant_harvest", "9")
    owner.type("contracts.1.tiles", "7", 5)
    reasons = owner.page.locator(".says")
    expect(reasons.locator(".refusal")).to_contain_text("25")  # contracts, on their page
    elsewhere = owner.texts("web-box-elsewhere", where=owner.texts("box-ceylon-group-cards"))
    expect(reasons).to_contain_text(elsewhere)
    reasons.get_by_role("button", name=owner.texts("web-box-there")).click()
    owner.value("cards.plant_harvest").wait_for()
    expect(reasons.locator(".refusal")).to_contain_text("50")
    expect(
        owner.form.get_by_role("button", name=owner.texts("web-box-done-rest", last="no"))
    ).to_be_visible()


def test_tiles_are_drawn(visit: OpenPage, served: Served) -> None:
    owner = Owner(visit(), served.base, "ceylon")
    field = owner.step_to("shapes.bee")
    field.get_by_role("checkbox", checked=True).first.click()
    assert len(owner.draft()["shapes.bee"]) == 3
    expect(field.locator(".refusal")).not_to_be_empty()
    field.get_by_role("checkbox", checked=False).first.focus()
    owner.page.keyboard.press("Space")
    assert len(owner.draft()["shapes.bee"]) == 4
    torn = owner.texts("ceylon-why-component-torn-tile", path="X").rpartition("X: ")[2]
    expect(field.locator(".refusal")).to_contain_text(torn[1:])  # it lies apart from the others
    field.get_by_role("button", name=re.compile(owner.texts("web-box-reset"))).click()
    expect(field.locator(".refusal")).to_be_empty()


def test_only_the_row_that_does_not_fit_is_marked(visit: OpenPage, served: Served) -> None:
    owner = Owner(visit(), served.base, "ceylon")
    owner.type("contracts.1.tiles", "9", 6)
    field = owner.value("contracts.1.tiles")
    expect(field.locator(".refusal")).to_contain_text(owner.texts("web-box-row", row=2))
    expect(field.locator("tr").nth(2).locator('[aria-invalid="true"]')).to_have_count(6)
    expect(field.locator('[aria-invalid="true"]')).to_have_count(6)
    expect(field.locator("s")).to_have_text(["1"])  # ours, below what was typed


def test_halves_are_typed_as_they_are_printed(visit: OpenPage, served: Served) -> None:
    owner = Owner(visit(), served.base, "alubari")
    owner.type("rates.harvest.halves", "1.5", 2)
    expect(owner.value("rates.harvest.halves").locator("input").nth(2)).to_have_value("1½")
    owner.type("rates.harvest.start", "1")
    assert owner.draft() == {"rates.harvest.halves": [1, 2, 3, 4], "rates.harvest.start": 0}


def test_a_reason_about_a_whole_group_names_it(visit: OpenPage, served: Served) -> None:
    owner = Owner(visit(), served.base, "ceylon")
    owner.type("starting_tiles.move", "7")
    reasons = owner.page.locator(".says")
    expect(reasons).to_contain_text(owner.texts("box-ceylon-group-starting-tiles"))
    expect(reasons).not_to_contain_text("starting_tiles")


# By keys


def test_an_owner_goes_through_the_box_by_keys(visit: OpenPage, served: Served) -> None:
    owner = Owner(visit(), served.base, "ceylon")
    steps = component_edits.by_certainty(teahouse.game("ceylon").components)
    owner.value(steps[0].facts[0].path).locator("input").first.focus()
    owner.page.keyboard.press("Enter")  # as printed
    second = owner.value(steps[1].facts[0].path).locator("input").first
    expect(second).to_be_focused()
    owner.page.keyboard.type("9")  # what stood there was selected
    owner.page.keyboard.press("Enter")
    owner.value(steps[2].facts[0].path).wait_for()
    expected = {fact.path: fact.value for step in steps[:2] for fact in step.facts}
    assert owner.draft() == {**expected, "technology.spaces": 9}
    owner.page.reload()  # and goes on where it was left
    owner.value(steps[2].facts[0].path).wait_for()


# Shared


def test_a_link_carries_the_values_and_takes_nothing_away(visit: OpenPage, served: Served) -> None:
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    ann = Owner(page, served.base, "ceylon")
    ann.type("start.rupees", "12")
    ann.finish().get_by_role("button", name=ann.texts("web-box-copy-link")).click()
    expect(ann.sheet).to_contain_text(ann.texts("web-box-copied-link"))
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert len(link) < 200
    page.context.clear_permissions()
    other = visit()
    other.goto(link)
    ben = Person(other, served.base)
    expect(other.locator("main")).to_contain_text(
        ben.texts("web-box-progress", read=1, changed=1, of=61)
    )
    assert "#" not in other.url
    whose = ben.texts("web-box-received", n=1, note="none")
    expect(other.get_by_role("status").filter(has_text=whose)).to_be_visible()
    other.reload()
    expect(other.get_by_role("status").filter(has_text=whose)).to_be_visible()
    expect(other.locator("main")).to_contain_text(
        ben.texts("web-box-progress", read=1, changed=1, of=61)
    )
    own = Owner(visit(), served.base, "ceylon")
    own.type("start.rupees", "20")
    own.page.goto("about:blank")
    own.page.goto(link)
    own.button("web-box-offered-keep").click()
    assert own.draft() == {"start.rupees": 20}
    own.page.goto("about:blank")
    own.page.goto(link)
    own.button("web-box-offered-take").click()
    assert own.draft() == {"start.rupees": 12}
    own.button("web-box-received-leave").click()
    assert own.draft() == {}
    own.page.goto("about:blank")
    own.page.goto(f"{served.base}/box/ceylon#box=1nonsense")
    expect(own.page.get_by_role("alert").first).to_contain_text(own.texts("web-box-unreadable"))


def test_the_file_and_the_change_can_be_saved_and_read_again(
    visit: OpenPage, served: Served, tmp_path: Path
) -> None:
    page = visit()
    owner = Owner(page, served.base, "darjeeling")
    grid = owner.step_to("maps.sri_lanka.grid")
    grid.get_by_role("radio", name=owner.texts("box-darjeeling-sign-city")).click()
    grid.locator(".space").nth(1).click()
    assert owner.draft()["maps.sri_lanka.grid"].startswith(".C...\n.TT..\n")
    owner.type("strips.2.multipliers", "4")
    sheet = owner.finish()
    sheet.get_by_role("textbox").fill("Abacusspiele 2007")
    files = {}
    for key in ("web-box-save", "web-box-save-diff"):
        button = sheet.get_by_role("button", name=owner.texts(key), exact=True)
        expect(button).to_be_enabled()
        with page.expect_download() as download:
            button.click()
        name = download.value.suggested_filename
        expect(sheet).to_contain_text(owner.texts("web-box-saved", file=name))
        files[key] = tmp_path / name
        download.value.save_as(files[key])
    mine = teahouse.game("darjeeling", components=files["web-box-save"])
    facts = {fact.path: fact for fact in mine.components.facts()}
    assert facts["strips.2.multipliers"].value == [4, 2, 1]
    assert facts["strips.2.multipliers"].note == "Abacusspiele 2007"
    diff = files["web-box-save-diff"].read_text("utf-8")
    assert diff == component_edits.contribution(mine.definition, owner.draft(), "Abacusspiele 2007")
    typed = owner.draft()
    sheet.get_by_role("button", name=owner.texts("web-box-clear")).click()
    assert owner.draft() == {}
    sheet.get_by_role("button", name=owner.texts("web-box-bring-back")).click()
    assert owner.draft() == typed
    visit.expected.append("422")
    fresh = Owner(visit(), served.base, "ceylon")
    fresh.finish().locator("input[type=file]").set_input_files(files["web-box-save"])
    other = fresh.texts(
        "server-why-component-other-game", file=files["web-box-save"].name, game="Darjeeling"
    )
    expect(fresh.sheet).to_contain_text(other)
    fresh = Owner(fresh.page, served.base, "darjeeling")
    fresh.finish().locator("input[type=file]").set_input_files(files["web-box-save"])
    expect(fresh.page.locator("main")).to_contain_text(
        fresh.texts("web-box-progress", read=2, changed=2, of=26)
    )
    assert fresh.draft() == typed


def test_the_games_own_file_can_be_read(visit: OpenPage, served: Served) -> None:
    owner = Owner(visit(), served.base, "alubari")
    file = teahouse.game("alubari").components.file
    assert file is not None
    owner.finish().locator("input[type=file]").set_input_files(file)
    expect(owner.page.locator("main")).to_contain_text(
        owner.texts("web-box-progress", read=239, changed=0, of=239)
    )


# Everybody


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE, LOW], ids=["desktop", "phone", "low"])
def test_every_step_is_for_everybody_and_fits(
    visit: OpenPage, served: Served, viewport: dict[str, int]
) -> None:
    game, language = {1440: ("ceylon", "fr"), 390: ("alubari", "it"), 844: ("darjeeling", "en")}[
        viewport["width"]
    ]
    page = visit(viewport, language, dark=viewport is PHONE, touch=viewport is not DESKTOP)
    owner = Owner(page, served.base, game, language)
    seen = set()
    wrong = []
    for step in component_edits.by_certainty(teahouse.game(game).components):
        if step.group in seen:
            continue
        seen.add(step.group)
        owner.step_to(step.facts[0].path)
        if sticks_out(page):
            wrong.append(f"{step.table}: wider than the screen")
    wrong += complaints(page)
    owner.finish()
    wrong += complaints(page)
    assert not wrong, "\n".join(wrong)


def test_a_game_without_a_face_gets_a_plain_form(visit: OpenPage, served: Served) -> None:
    facts = [
        {"path": "cups.size", "message": "fourth-component-cups-size", "value": 3,
         "src": "reconstructed", "note": "", "alternatives": None},
        {"path": "cups.rows", "message": "fourth-component-cups-rows", "value": [[1, 2]],
         "src": "rulebook", "note": "", "alternatives": None},
    ]  # fmt: skip
    fits = {"ok": True, "reasons": [], "changed": [], "components": {}, "file": "", "diff": "",
            "view": {"players": 2}}  # fmt: skip
    page = visit()
    whole = {"game": "fourth", "digest": "", "changes": {}, "components": facts}
    unspoken = {"game": "fourth", "language": "en", "text": ""}
    page.route("**/api/messages/fourth/en", lambda route: route.fulfill(json=unspoken))
    page.route("**/api/components/fourth", lambda route: route.fulfill(json=whole))
    page.route("**/api/components/fourth/check", lambda route: route.fulfill(json=fits))
    owner = Owner(page, served.base, "fourth")
    expect(page.locator("h1")).to_have_text(owner.texts("web-box-title", game="fourth"))
    owner.type("cups.size", "4")
    assert owner.draft() == {"cups.size": 4}
    expect(owner.value("cups.rows").locator("input")).to_have_count(2)
    expect(page.locator(".picture")).to_have_count(0)


def test_a_box_nobody_knows_is_said_so(visit: OpenPage, served: Served) -> None:
    visit.expected.append("404")
    page = visit()
    page.goto(f"{served.base}/box/chess")
    expect(page.locator("h1")).to_have_text(
        Person(page, served.base).texts("web-screens-trouble-unknown")
    )


def test_the_page_is_found_from_home_about_and_the_printed_values(
    visit: OpenPage, served: Served
) -> None:
    page = visit()
    for address in ("", "about", "new/ceylon?mode=friends#values"):
        page.goto(f"{served.base}/{address}")
        page.locator('a[href="/box/ceylon"]').click()
        page.locator("main form fieldset").first.wait_for()


def test_a_draft_that_is_no_draft_is_no_matter(visit: OpenPage, served: Served) -> None:
    page = visit()
    kept = json.dumps({"values": {"no.such": 1, "start.rupees": 9}, "note": 3})
    page.add_init_script(f"localStorage.setItem('teahouse-box-ceylon', {json.dumps(kept)})")
    owner = Owner(page, served.base, "ceylon")
    expect(page.locator("main")).to_contain_text(
        owner.texts("web-box-progress", read=1, changed=1, of=61)
    )
