"""`teahouse check`: the conformance checks of a game."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from .arguments import AsJson, ComponentsFile, GameName, Lang, chosen_game, texts_for

Games = Annotated[
    int, typer.Option("--games", metavar="N", help="cli-arg-games", show_default=False)
]
FirstSeed = Annotated[
    int, typer.Option("--seed", metavar="N", help="cli-arg-check-seed", show_default=False)
]
TruthGames = Annotated[
    int | None, typer.Option("--truth", metavar="N", help="cli-arg-truth", show_default=False)
]
Compiled = Annotated[
    bool | None,
    typer.Option("--compiled/--interpreted", help="cli-arg-compiled", show_default=False),
]


def check(
    game: GameName,
    games: Games = 1,
    truth: TruthGames = None,
    seed: FirstSeed = 0,
    compiled: Compiled = None,
    components: ComponentsFile = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    from teahouse import i18n
    from teahouse.core import conformance
    from teahouse.core.definition_check import definition_faults, settings
    from teahouse.core.truth import load_truth

    from .output import print_json, progress

    texts = texts_for(lang)
    chosen = chosen_game(game, components)
    number = 0 if definition_faults(chosen) else len(list(settings(chosen)))
    total, own = games * number, load_truth(chosen.definition)
    truth = total if truth is None else truth
    truth = truth if own and number else 0
    with progress(texts, "cli-checking", total + truth) as show:
        report = conformance.run(
            chosen,
            messages=i18n.catalogue(),
            games=games,
            seed=seed,
            compiled=compiled,
            progress=lambda done, _: show(done),
        )
        if own and truth:
            said = conformance.run_truth(
                chosen,
                own,
                games=truth,
                seed=seed,
                policies=players(chosen),
                progress=lambda done, _: show(total + done),
            )
            report.checks += said.checks
            report.findings += said.findings
            report.steps += said.steps
    total += truth
    if json:
        print_json(
            {
                "game": game,
                "games": total,
                "steps": report.steps,
                "checks": dict(report.checks),
                "findings": [vars(finding) for finding in report.findings],
            }
        )
    else:
        print_report(report, total, texts)
    if report.findings:
        raise typer.Exit(1)


def players(game: Any) -> list[Any]:
    """The policies that play the truth check: random, novice, greedy."""
    from teahouse.bots.bot import ask
    from teahouse.bots.registry import make

    def by(spec: str) -> Any:
        def policy(seed: int) -> Any:
            bot = make(spec, game, seed, compiled=False)
            return lambda position: ask(bot, position).action

        return policy

    return [lambda seed: None, by("novice"), by("greedy")]


def print_report(report: Any, total: int, texts: Any) -> None:
    from .output import console, table

    screen = console()
    rows = table([texts("cli-column-check"), texts("cli-column-times")], right=(1,))
    for name, times in report.checks.items():
        rows.add_row(name.replace("_", " "), texts.number(times))
    screen.print(rows)
    for finding in report.findings:
        screen.print(f"{finding.check} [{finding.setting}]: {finding.detail}", style="refusal")
    found = len(report.findings)
    screen.print(texts("cli-checked", games=total, steps=report.steps, found=found))
