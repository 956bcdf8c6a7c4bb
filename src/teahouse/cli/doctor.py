"""`teahouse doctor`: is everything the table server keeps as it should be?"""

from __future__ import annotations

import typer

from .arguments import AsJson, Lang, texts_for
from .serve import Config, Database
from .store_errors import store_errors


def doctor(
    db: Database = None, config: Config = None, json: AsJson = False, lang: Lang = None
) -> None:
    from teahouse.server.doctor import examine
    from teahouse.server.settings import read

    from .output import console, print_json, progress

    texts = texts_for(lang)
    with store_errors(), progress(texts, "cli-checking", 100) as show:
        report = examine(
            read(config, db=db).database, lambda done, total: show(100 * done // total)
        )
    if json:
        findings = [{"code": found.code, **found.values} for found in report.findings]
        print_json({"tables": report.tables, "entries": report.entries, "findings": findings})
    else:
        screen = console()
        for found in report.findings:
            screen.print(texts(f"cli-doctor-{found.code}", **found.values), style="refusal")
        counted = {"tables": report.tables, "entries": report.entries}
        screen.print(texts("cli-doctored", **counted, found=len(report.findings)))
    if report.findings:
        raise typer.Exit(1)
