"""Reports: whole pages in every language that fetch nothing and escape what they quote."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Sequence
from functools import cache
from html.parser import HTMLParser

import pytest
from tests.support.studies import QUICK, study

import teahouse
from teahouse import i18n
from teahouse.arena import balance, tournament
from teahouse.arena.findings import Findings, Lift
from teahouse.arena.ratings import rated
from teahouse.arena.report import balance as of_balance
from teahouse.arena.report import tournament as of_tournament
from teahouse.arena.report.lifts import FEW, LONG, Row, lift_rows
from teahouse.arena.report.plots import Mark, Scale, bins, strip, ticks
from teahouse.arena.report.words import Words
from teahouse.i18n import LANGUAGES, Texts

VOID = {"meta", "br", "img"}
DRAWING = "data:image/svg+xml;base64,"


def words(language: str = "en") -> Words:
    texts = Texts(language)
    return Words(language, texts, texts.has)


class Page(HTMLParser):
    """Notices tags that do not match, and collects what a page refers to."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.tags: set[str] = set()
        self.unnamed = 0
        self.text = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.add(tag)
        if given.get("id"):
            self.ids.append(str(given["id"]))
        self.links += [str(v) for k, v in attrs if k in ("href", "src", "action", "xlink:href")]
        self.unnamed += given.get("role") == "img" and not given.get("aria-label")
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def checked(html: str) -> Page:
    page = Page(html)
    assert page.open == []
    assert len(page.ids) == len(set(page.ids))
    assert page.links
    links = [link for link in page.links if not link.startswith(DRAWING)]
    assert {link.removeprefix("#") for link in links} <= set(page.ids)
    assert not page.tags & {"script", "link", "iframe", "object"}
    assert "default-src 'none'" in html
    assert "url(" not in html
    assert "@import" not in html
    assert page.unnamed == 0
    return page


@cache
def games(name: str, components: str | None = None) -> Findings:
    changes = None if components is None else {"costs": {"turn_back": int(components)}}
    options = QUICK if name == "darjeeling" else {}
    made = study(game=name, bots=["random"], games=6, options=options, components=changes)
    return Findings(made.played(), list(balance.play_all(made)))


def report(sets: Sequence[Findings], language: str = "en", bots: str = "random") -> str:
    made = study(game=sets[0].game.name, bots=[bots], options={})
    names = ["the box", "mine.toml"][: len(sets)]
    return of_balance.Report(made, sets, names, words(language), "teahouse balance").html()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", teahouse.games())
def test_the_balance_of_every_game_in_every_language(name: str, language: str) -> None:
    found = games(name)
    html = report([found], language)
    page = checked(html)
    assert f'<html lang="{language}">' in html
    for aspect in found.asked.aspects:
        if found.lifts(aspect):
            assert f"aspect-{aspect.name}" in page.ids
    assert {"short", "seats", "length", "points", "sources", "never", "reading"} <= set(page.ids)
    assert "arena-" not in page.text
    (board,) = (link for link in page.links if link.startswith(DRAWING))
    assert "<svg" in b64decode(board.removeprefix(DRAWING)).decode()


def test_numbers_are_written_as_people_here_do() -> None:
    assert words("fr").hundredths(1.5) == "1,50"
    assert words("en").hundredths(0.333) == "0.33"
    assert words("it").range(0.5, 2) == "da 0,50 a 2,00"
    assert words().number(-2.25) == "−2.2"
    assert words().signed(3) == "+3"
    assert words("fr").percent(0.125) == "12,5\u202f%"


def test_two_sets_stand_side_by_side() -> None:
    html = report([games("darjeeling"), games("darjeeling", "5")])
    page = checked(html)
    assert "changes" in page.ids
    assert 'class="second"' in html
    title = Texts("en")("darjeeling-component-costs-turn-back")
    assert title in page.text
    assert "mine.toml" in page.text


def test_what_is_quoted_cannot_become_part_of_the_page() -> None:
    page = checked(report([games("darjeeling")], bots="external:command=<script>x</script>"))
    assert "<script>x</script>" in page.text


def test_rows_with_too_few_seats_are_folded_away() -> None:
    rows = [Row(f"r{n}", "", Lift("x", n, 0.5, 1, 1.0, 0.5, 1.5)) for n in (FEW - 1, FEW)]
    html = lift_rows(rows, words())
    shown, _, hidden = html.partition("<details>")
    assert f"r{FEW}<" in shown
    assert f"r{FEW - 1}<" in hidden
    many = [Row(f"m{n:03}", "", Lift("x", 50, 0.5, 1, 1.0, 0.5, 1.5)) for n in range(LONG + 9)]
    shown, _, hidden = lift_rows(many, words()).partition("<details>")
    assert "m000" in shown
    assert f"m{LONG + 8:03}" in shown
    assert f"m{LONG // 2:03}" in hidden


def test_plots_put_values_where_they_belong() -> None:
    scale = Scale(0, 2)
    assert [scale.at(v) for v in (-1, 0, 1, 2, 9)] == [2, 2, 50, 98, 98]
    assert bins([0, 0.1, 1.9, 2], scale, 2) == [0.5, 0.5]
    assert ticks(Scale(0, 100)) == [0, 20, 40, 60, 80, 100]
    assert ticks(Scale(17, 34)) == [20, 25, 30]
    assert ticks(Scale(-30, 20)) == [-30, -20, -10, 0, 10, 20]
    drawn = strip(scale, [Mark(0.5, 1.0, 1.5, 1)], [1.0], 1.0, "it")
    assert 'x1="26.0%" x2="74.0%"' in drawn
    assert 'class="fair"' in drawn


# Tournaments


@cache
def played(players: int) -> tuple[tournament.Plan, list[tournament.Played]]:
    plan = tournament.Plan("darjeeling", ["novice", "random"], 6, players, 1, options=QUICK)
    return plan, [row for _, row in tournament.play_all(plan)]


def tournament_report(language: str, players: int = 2) -> str:
    plan, rows = played(players)
    return of_tournament.Report(
        plan, tournament.summed(plan, rows), tournament.summed_alone(plan, rows),
        rated(plan, rows), words(language), "teahouse tournament <darjeeling>",
    ).html()  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3])
def test_a_tournament_in_every_language(language: str, players: int) -> None:
    page = checked(tournament_report(language, players))
    assert {"ratings", "pairs", "details", "reading"} <= set(page.ids)
    assert "teahouse tournament <darjeeling>" in page.text
    assert "novice" in page.text
    assert "arena-" not in page.text.replace("teahouse[arena]", "")


def test_a_tournament_alone() -> None:
    plan = tournament.Plan("alubari", ["novice"], 1, 1)
    rows = [tournament.Played("novice", "", 0, 1, 1, 1.0, 55.5, 0.0, 9, (1,))]
    solo = tournament.summed_alone(plan, rows)
    html = of_tournament.Report(plan, [], solo, [], words("it"), "x").html()
    assert "55,5" in checked(html).text


# Messages


@pytest.mark.parametrize("name", teahouse.games())
def test_every_message_of_a_game_is_asked_for(name: str) -> None:
    from teahouse.arena.aspects import questions
    from teahouse.core.messages import dashed

    asked = questions(teahouse.game(name))
    wanted = {a.name for a in asked.aspects} | {dashed(s) for s in asked.names()} | {"rounds"}
    own = [k for k in i18n.catalogue()["en"] if k.startswith(f"arena-{name}-")]
    said = {key.removeprefix(f"arena-{name}-").removesuffix(".value") for key in own}
    assert said <= wanted
