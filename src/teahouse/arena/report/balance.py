"""The report on the balance of a game, for its designer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from teahouse.arena.aspects import Aspect
from teahouse.arena.balance import Study
from teahouse.arena.balance_observer import Facts
from teahouse.arena.findings import (
    Difference,
    Findings,
    Lift,
    Setting,
    compared,
    lead,
    length,
    lift_of,
    mean,
)
from teahouse.core.messages import dashed

from .histograms import histograms
from .lifts import FEW, Row, key, lift_rows, times
from .page import Section, codes, figures, folded, page, picture, swatches, table
from .plots import Scale, bars
from .words import Words

TOP = 8  # rows of the greatest outliers
LUCK = 0.05  # share of rows expected to stand out by chance


@dataclass(frozen=True)
class Report:
    """One set of components, or two that are compared on the same deals."""

    study: Study
    sets: Sequence[Findings]
    names: Sequence[str]  # of the sets, as the reader knows them
    words: Words
    command: str

    @property
    def one(self) -> Findings:
        return self.sets[0]

    @property
    def other(self) -> Findings | None:
        return self.sets[1] if len(self.sets) > 1 else None

    def html(self) -> str:
        words, one = self.words, self.sets[0]
        title = words("arena-balance-title", game=words.title(one.game))
        under = words(
            "arena-balance-under",
            games=len(one.games),
            bots=", ".join(self.study.bots),
            seed=str(self.study.seed),
        )
        asked = [self.aspect(aspect) for aspect in one.asked.aspects]
        sections = [
            *([self.changes()] if self.other else []),
            self.short(), self.seats(), self.lengths(), self.points(), self.sources(),
            *(section for section in asked if section is not None),
            *self.settings(), self.never(), self.reading(),
        ]  # fmt: skip
        return page(words, title, under, self.top(), sections)

    # At the top

    def top(self) -> str:
        words, one = self.words, self.sets[0]
        shared = one.shared()
        rows = [
            (words.number(len(one.games)), words("arena-figure-games")),
            (words.number(mean(length(f) for f in one.games)), self.rounds_word()),
            (words.number(mean(lead(f) for f in shared)), words("arena-figure-lead")),
        ]
        begun = self.begun(one)
        if begun is not None:
            rows.append((times(begun.lift, words), words("arena-figure-first")))
        return figures(rows) + self.board()

    def board(self) -> str:
        """The board of the first set, as one of the games begins."""
        study = self.study
        opening = self.one.game.new(study.players[0], study.seed, **study.options)
        return picture(opening.svg(lang=self.words.language), self.words("arena-board"))

    def rounds_word(self) -> str:
        key = f"arena-{self.one.game.name}-rounds"
        return self.words(key if self.words.has(key) else "arena-choices")

    @staticmethod
    def begun(findings: Findings) -> Lift | None:
        """The seats that begin, over all numbers of players."""
        games = [f for f in findings.shared() if f.first is not None]
        seats = [(f.shares[f.first or 0], 1 / f.players) for f in games]
        return lift_of("1", seats, len(seats), len(seats)) if seats else None

    def short(self) -> Section:
        words = self.words
        rows = [*self.seat_rows(), *(row for a in self.one.asked.aspects for row in self.rows(a))]
        telling = [row for row in rows if row.lift.seats >= FEW]
        out = sorted(
            (row for row in telling if row.lift.verdict), key=lambda row: -abs(row.lift.lift - 1)
        )
        luck = words("arena-luck", out=len(out), rows=len(telling), luck=round(LUCK * len(telling)))
        body = lift_rows(out[:TOP], words) if out else f"<p>{words('arena-nothing-out')}</p>"
        note = f'<p class="note">{luck}</p>'
        return Section("short", words("arena-short"), words("arena-short-lead"), body + note)

    # Two sets

    def changes(self) -> Section:
        """How the first set differs from the second, and the effects."""
        words, mine, other = self.words, self.sets[0], self.sets[1]
        after = {fact.path: fact.value for fact in mine.game.components.facts()}
        before = {fact.path: fact.value for fact in other.game.components.facts()}
        changed = [path for path in before if before[path] != after[path]]
        rows = [[self.component(p), escape(str(before[p])), escape(str(after[p]))] for p in changed]
        heads = [words("arena-component"), *reversed(self.names)]
        body = table(heads, rows) if rows else f"<p>{words('arena-no-changes')}</p>"
        body += f"<h3>{words('arena-effect')}</h3>{self.effects()}"
        lead_ = words("arena-changes-lead", one=self.names[0], two=self.names[1])
        return Section("changes", words("arena-changes"), lead_, body)

    def component(self, path: str) -> str:
        return self.words(f"{self.one.game.name}-component-{dashed(path)}")

    def effects(self) -> str:
        words = self.words
        asked: list[tuple[str, Callable[[Facts], float]]] = [
            (self.rounds_word(), length),
            (words("arena-choices"), lambda f: f.steps),
            (words("arena-mean-points"), lambda f: mean(f.points)),
            (words("arena-best-points"), lambda f: max(f.points)),
            (words("arena-figure-lead"), lead),
        ]
        found = [(name, compared(self.sets[1], self.sets[0], figure)) for name, figure in asked]
        rows = [self.effect(name, change) for name, change in found if change is not None]
        heads = [words("arena-figure"), *reversed(self.names), words("arena-change")]
        return table(heads, rows)

    def effect(self, name: str, change: Difference) -> list[str]:
        words = self.words
        sign = {1: "▲ ", 0: "", -1: "▼ "}[change.verdict]
        between = words.between(change.low, change.high)
        shown = f"<b>{sign}{words.signed(change.change)}</b><small>{between}</small>"
        return [name, words.number(change.before), words.number(change.after), shown]

    # Seats, length, points

    def seats(self) -> Section:
        words = self.words
        parts = [
            f"<h3>{words('arena-players', n=n)}</h3>{lift_rows(self.order_rows(n), words)}"
            for n in self.one.counts()
            if n > 1
        ]
        return Section(
            "seats", words("arena-seats"), words("arena-seats-lead"), self.key() + "".join(parts)
        )

    def key(self) -> str:
        return key(self.words, self.names if self.other else ())

    def order_rows(self, players: int) -> list[Row]:
        words = self.words
        rows = self.one.order(players)
        others = self.other.order(players) if self.other else [None] * len(rows)
        return [
            Row(words("arena-order", n=int(row.value)), "", row, other)
            for row, other in zip(rows, others, strict=True)
        ]

    def seat_rows(self) -> list[Row]:
        return [
            Row(row.name, self.words("arena-players", n=n), row.lift, row.other)
            for n in self.one.counts()
            if n > 1
            for row in self.order_rows(n)
        ]

    def lengths(self) -> Section:
        words = self.words
        body = histograms(self.sets, self.names, words, lambda f, n: f.length(n))
        lead_ = words("arena-length-lead", unit=self.rounds_word())
        return Section("length", words("arena-length"), lead_, body)

    def points(self) -> Section:
        words = self.words
        shown = [("all", words("arena-everybody")), ("best", words("arena-winners"))]
        body = swatches(shown) if self.other is None else ""
        body += histograms(
            self.sets, self.names, words, lambda f, n: f.points(n), lambda f, n: f.best(n)
        )
        return Section("points", words("arena-points"), words("arena-points-lead"), body)

    def sources(self) -> Section:
        words, one = self.words, self.sets[0]
        found = one.sources()
        other = self.other.sources() if self.other else {}
        ends = [v for pair in [*found.values(), *other.values()] for v in pair]
        scale = Scale(min(0.0, *ends), max(1.0, *ends))
        rows = "".join(
            self.source(name, found[name], other.get(name), scale)
            for name in sorted(found, key=lambda name: -found[name][0])
        )
        kinds = [("best", words("arena-winners")), ("all", words("arena-others"))]
        if self.other:
            kinds.append(("second", words("arena-winners-of", name=self.names[1])))
        body = f'{swatches(kinds)}<ul class="rows">{rows}</ul>'
        return Section("sources", words("arena-sources"), words("arena-sources-lead"), body)

    def source(
        self,
        name: str,
        own: tuple[float, float],
        other: tuple[float, float] | None,
        scale: Scale,
    ) -> str:
        words = self.words
        shown = [(own[0], "best"), (own[1], "all")]
        if other is not None:
            shown.append((other[0], "second"))
        said = " / ".join(words.number(value) for value, _ in shown)
        label = words.source(self.one.game, name)
        return (
            f'<li><span class="name">{label}</span>{bars(scale, shown, f"{label}: {said}")}'
            f'<span class="said">{said}</span></li>'
        )

    # What a seat has or does

    def rows(self, aspect: Aspect) -> list[Row]:
        words, one = self.words, self.sets[0]
        others = {row.value: row for row in self.other.lifts(aspect)} if self.other else {}
        return [
            Row(
                words.value(one.game, aspect, row.value),
                words(
                    "arena-row-note",
                    aspect=words.aspect(one.game, aspect),
                    share=words.percent(row.share),
                    seats=words.number(row.seats),
                ),
                row,
                others.get(row.value),
            )
            for row in one.lifts(aspect)
        ]

    def aspect(self, aspect: Aspect) -> Section | None:
        words, one = self.words, self.sets[0]
        rows = self.rows(aspect)
        if not rows:
            return None
        how = words("arena-by-more" if aspect.by == "more" else "arena-by-having")
        why = words("arena-dealt" if aspect.dealt else "arena-chosen")
        short = [Row(r.name, self.note(r.lift), r.lift, r.other) for r in rows]
        title = words.aspect(one.game, aspect)
        return Section(
            f"aspect-{aspect.name}", title, f"{how} {why}", self.key() + lift_rows(short, words)
        )

    def note(self, lift: Lift) -> str:
        words = self.words
        return words(
            "arena-had", share=words.percent(lift.share), times=words.number(lift.times, 2)
        )

    # Settings and what never happens

    def settings(self) -> list[Section]:
        words, one = self.words, self.sets[0]
        sections = []
        for name in one.asked.names():
            rows = one.settings(name)
            if len(rows) > 1:
                heads = [
                    "", words("arena-figure-games"), self.rounds_word(),
                    words("arena-mean-points"), words("arena-figure-lead"),
                    words("arena-figure-first"),
                ]  # fmt: skip
                body = table(heads, [self.setting(name, row) for row in rows])
                title = words("arena-setting", name=words.setting(one.game, name))
                sections.append(
                    Section(f"setting-{name}", title, words("arena-setting-lead"), body)
                )
        return sections

    def setting(self, name: str, row: Setting) -> list[str]:
        words = self.words
        first = ""
        if row.first is not None:
            between = words.range(row.first.low, row.first.high)
            first = f"{times(row.first.lift, words)}<small>{between}</small>"
        return [
            words.setting_value(self.one.game, name, row.value),
            words.number(row.games), words.number(row.rounds), words.number(row.points),
            words.number(row.lead), first,
        ]  # fmt: skip

    def never(self) -> Section:
        words, one, found = self.words, self.sets[0], self.sets[0].never()
        game = one.game
        parts = []
        if found.events:
            events = [(name, words.event(game, name)) for name in found.events]
            rows = "".join(f"<li><code>{n}</code> {text}</li>" for n, text in events)
            parts.append(f"<h3>{words('arena-never-events')}</h3><ul class='plain'>{rows}</ul>")
        if found.decisions:
            asked = [words(f"{game.name}-decision-{d}", name="…") for d in found.decisions]
            rows = "".join(f"<li>{text}</li>" for text in asked)
            parts.append(f"<h3>{words('arena-never-asked')}</h3><ul class='plain'>{rows}</ul>")
        for aspect in one.asked.aspects:
            missing = found.values.get(aspect.name)
            if missing:
                names = ", ".join(words.value(game, aspect, value) for value in missing)
                parts.append(f"<h3>{words.aspect(game, aspect)}</h3><p>{names}</p>")
        if found.refused:
            shown = [f"{escape(a)} ({words.number(n)})" for a, n in found.refused.items()]
            body = codes(shown)
            title = words("arena-never-chosen", n=len(shown))
            parts.append(folded(title, body))
        if found.closed:
            title = words("arena-never-open", n=len(found.closed))
            parts.append(folded(title, codes([escape(a) for a in found.closed])))
        body = "".join(parts) or f"<p>{words('arena-never-nothing')}</p>"
        return Section("never", words("arena-never"), words("arena-never-lead"), body)

    def reading(self) -> Section:
        words = self.words
        keys = ("lift", "interval", "cause", "luck", "bots")
        rows = "".join(f"<li>{words(f'arena-reading-{name}')}</li>" for name in keys)
        again = f"<p>{words('arena-again')}<br><code>{escape(self.command)}</code></p>"
        return Section(
            "reading", words("arena-reading"), "", f"<ul class='plain'>{rows}</ul>{again}"
        )
