"""The report on a tournament: ratings, every pair, and how sure it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from teahouse.arena.ratings import Rating
from teahouse.arena.tournament import Pair, Plan, Solo

from .lifts import SIGNS, key
from .page import Section, figures, page, table
from .plots import Mark, Scale, axis, strip, ticks
from .words import Words


@dataclass(frozen=True)
class Report:
    """The data of a tournament report."""

    plan: Plan
    pairs: Sequence[Pair]
    solo: Sequence[Solo]
    ratings: Sequence[Rating]
    words: Words
    command: str

    def html(self) -> str:
        words, played = self.words, self.plan.played()
        title = words("arena-tournament-title", game=words.title(played))
        games = sum(p.games for p in self.pairs) + sum(s.games for s in self.solo)
        under = words(
            "arena-tournament-under",
            games=games,
            players=self.plan.players,
            seed=str(self.plan.seed),
        )
        rows = [(words.number(games), words("arena-figure-games"))]
        if self.ratings:
            rows.append((escape(self.ratings[0].bot), words("arena-figure-strongest")))
        rows.append((words.number(len(set(self.plan.bots))), words("arena-figure-bots")))
        sections = [self.alone()] if self.plan.players == 1 else [self.rated(), self.matrix()]
        return page(words, title, under, figures(rows), [*sections, self.details(), self.reading()])

    def rated(self) -> Section:
        words = self.words
        ends = [end for r in self.ratings for end in (r.low, r.high)]
        scale = Scale(min([1400.0, *ends]), max([1600.0, *ends]))
        lines = ticks(scale)
        labels = [(at, f"{at:.0f}") for at in lines]
        rows = "".join(self.rating(r, scale, lines) for r in self.ratings)
        head = f'<div class="scale"><span></span>{axis(scale, labels)}<span></span></div>'
        body = f'{head}<ul class="rows">{rows}</ul>'
        if any(r.skill is None for r in self.ratings):
            body += f'<p class="note">{words("arena-no-openskill")}</p>'
        return Section("ratings", words("arena-ratings"), words("arena-ratings-lead"), body)

    def rating(self, r: Rating, scale: Scale, lines: Sequence[float]) -> str:
        words = self.words
        skill = ""
        if r.skill is not None and r.doubt is not None:
            doubt = words.number(r.doubt)
            skill = (
                f"<small>{words('arena-skill', skill=words.number(r.skill), doubt=doubt)}</small>"
            )
        between = words("arena-between", low=f"{r.low:.0f}", high=f"{r.high:.0f}")
        said = f"{r.elo:.0f}"
        name = escape(r.bot)
        mark = Mark(r.low, r.elo, r.high)
        return (
            f'<li><span class="name">{name}{skill}</span>'
            f"{strip(scale, [mark], lines, 1500.0, f'{name}: {said}, {between}')}"
            f'<span class="said"><b>{said}</b><small>{between}</small></span></li>'
        )

    def matrix(self) -> Section:
        """Everybody against everybody, read along the rows."""
        words = self.words
        bots = [r.bot for r in self.ratings]
        cells = {(p.a, p.b): self.cell(p) for p in self.pairs}
        rows = [
            [escape(a), *(cells.get((a, b), "·" if a == b else "") for b in bots)] for a in bots
        ]
        lead = words("arena-matrix-lead", fair=words.percent(1 / self.plan.players))
        body = key(words) + table(["", *map(escape, bots)], rows)
        return Section("pairs", words("arena-matrix"), lead, body)

    def cell(self, pair: Pair) -> str:
        words = self.words
        verdict = (pair.low > pair.fair) - (pair.high < pair.fair)
        kind = {1: "up", 0: "", -1: "down"}[verdict]
        between = words.between(100 * pair.low, 100 * pair.high)
        share = words.percent(pair.share)
        return f'<b class="{kind}">{SIGNS[verdict]}{share}</b><small>{between}</small>'

    def alone(self) -> Section:
        words = self.words
        heads = [
            words("arena-bot"), words("arena-figure-games"),
            words("arena-mean-points"), words("arena-best-points"),
        ]  # fmt: skip
        rows = [
            [escape(s.bot), *map(words.number, (s.games, s.points, s.best))]
            for s in sorted(self.solo, key=lambda s: -s.points)
        ]
        return Section("alone", words("arena-alone"), "", table(heads, rows))

    def details(self) -> Section:
        words = self.words
        heads = [
            words("arena-bot"), words("arena-opponent"), words("arena-figure-games"),
            words("arena-wins"), words("arena-mean-points"), words("arena-their-points"),
        ]  # fmt: skip
        rows = [
            [
                escape(p.a), escape(p.b), words.number(p.games), words.number(p.wins),
                words.number(p.points), words.number(p.against),
            ]
            for p in self.pairs
        ]  # fmt: skip
        options = "".join(
            f"<li><code>{escape(name)} = {escape(str(value))}</code></li>"
            for name, value in self.plan.resolved().items()
        )
        body = table(heads, rows) if rows else ""
        body += f"<h3>{words('arena-options')}</h3><ul class='plain'>{options}</ul>"
        return Section("details", words("arena-details"), "", body)

    def reading(self) -> Section:
        words = self.words
        keys = ("pairs", "share", "elo", "skill")
        rows = "".join(f"<li>{words(f'arena-tournament-{name}')}</li>" for name in keys)
        again = f"<p>{words('arena-again')}<br><code>{escape(self.command)}</code></p>"
        body = f"<ul class='plain'>{rows}</ul>{again}"
        return Section("reading", words("arena-reading"), "", body)
