"""`teahouse doctor`: check the data of the table server."""

from __future__ import annotations

import typer

from .argument_groups import StoreArguments
from .arguments import AsJson
from .store_errors import store_errors


def doctor(store: StoreArguments, json: AsJson = False) -> None:
    from teahouse.server.doctor import examine

    from .output import console, print_json, progress

    texts = store.texts
    with store_errors(), progress(texts, "cli-checking", 100) as show:
        report = examine(store.settings().database, lambda done, total: show(100 * done // total))
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
