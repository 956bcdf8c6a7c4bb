"""`teahouse replay`: show, verify and export journals."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .arguments import AsJson, CliError, JournalFile, Lang, OutputFile, texts_for

if TYPE_CHECKING:
    from teahouse.core.game import Position
    from teahouse.core.journal import Journal
    from teahouse.i18n import Texts

FORMATS = ("csv", "jsonl", "parquet", "text")
Check = Callable[[], list[str]]  # what is wrong; empty if nothing is

At = Annotated[int | None, typer.Option("--at", metavar="N", help="cli-arg-at", show_default=False)]
Which = Annotated[
    int, typer.Option("--game", metavar="N", help="cli-arg-which", show_default=False)
]
Seat = Annotated[
    int | None, typer.Option("--seat", metavar="N", help="cli-arg-seat", show_default=False)
]
Last = Annotated[int, typer.Option("--last", metavar="N", help="cli-arg-last", show_default=False)]
Commitment = Annotated[
    str | None,
    typer.Option("--commitment", metavar="HEX", help="cli-arg-commitment", show_default=False),
]
Format = Annotated[
    str,
    typer.Option(
        "--format", metavar="csv|jsonl|parquet|text", help="cli-arg-format", show_default=False
    ),
]


def show(
    file: JournalFile,
    at: At = None,
    game: Which = 1,
    seat: Seat = None,
    last: Last = 10,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    import teahouse

    from .output import console, print_json
    from .screen import Screen, all_events

    texts = texts_for(lang)
    journal = picked(file, game)
    position = teahouse.replay(journal, upto=at)
    if json:
        print_json(described(journal, position, seat))
        return
    screen = Screen(console(), texts, position.game)
    screen.say(f"{position.game.name}-title", "title")
    played = all_events(position, seat)
    screen.show_events(played[-last:] if last > 0 else played)
    screen.board(position, seat, lit=False)
    done, total = len(position.history()), len(journal.actions)
    screen.say("cli-replay-at", done=done, total=total)
    outcome = position.outcome()
    if outcome is not None:
        screen.outcome(outcome)
    elif position.actor is not None:
        screen.show_decision(position, position.actor)


def picked(file: Path, number: int) -> Journal:
    """One journal of a file, counted from 1."""
    from .saves import journals

    found = journals(file)
    if not 1 <= number <= len(found):
        raise CliError("cli-error-no-such-game", number=number, total=len(found))
    return found[number - 1]


def described(journal: Journal, position: Position, seat: int | None) -> dict[str, Any]:
    outcome = position.outcome()
    return {
        "game": journal.game,
        "seed": journal.seed,
        "options": dict(journal.options),
        "actions": len(journal.actions),
        "at": len(position.history()),
        "digest": position.digest(),
        "view": position.view(seat),
        "legal": [str(action) for action in position.legal()],
        "history": [
            {
                "seat": whose,
                "action": str(action),
                "events": [event.as_json() for event in events.seen_by(seat)],
            }
            for whose, action, events in position.history()
        ],
        "outcome": outcome.as_json() if outcome else None,
    }


def verify(
    file: JournalFile, commitment: Commitment = None, json: AsJson = False, lang: Lang = None
) -> None:
    from .output import print_json, progress

    texts = texts_for(lang)
    proof = proof_in(file)
    if proof is None and commitment is not None:
        raise CliError("cli-error-no-proof", file=file.name)
    checks: list[Check] = (
        journal_checks(file) if proof is None else [partial(proved, proof, commitment)]
    )
    results = []
    with progress(texts, "cli-verifying", len(checks)) as done:
        for n, check in enumerate(checks):
            results.append({"game": n + 1, **judged(check)})
            done(n + 1)
    bad = [r for r in results if not r["verified"]]
    if json:
        print_json({"journals": len(checks), "verified": not bad, "failures": bad})
    else:
        for failure in bad:
            print(texts("cli-not-verified", game=failure["game"], why=failure["why"]))
        print(texts("cli-verified", good=len(checks) - len(bad), total=len(checks)))
        if proof is not None and not bad:
            print(texts("cli-proved", commitment=proof["commitment"]))
    if bad:
        raise typer.Exit(1)


def journal_checks(file: Path) -> list[Check]:
    from teahouse.core import registry

    from .saves import journals

    return [partial(registry.verify, journal) for journal in journals(file)]


def proof_in(file: Path) -> dict[str, Any] | None:
    """The proof of a game from the table server, or None if the file is something else."""
    from json import loads

    from teahouse.server.proof import is_proof

    try:
        data = loads(file.read_text(encoding="utf-8"))
    except (ValueError, RecursionError):
        return None
    return data if is_proof(data) else None


def proved(proof: dict[str, Any], commitment: str | None) -> list[str]:
    from teahouse.server.proof import faults

    return faults(proof, commitment)


def judged(check: Check) -> dict[str, Any]:
    """The result of a check, as data."""
    from teahouse.core.errors import TeahouseError

    try:
        wrong = check()
    except TeahouseError as error:
        return {"verified": False, "why": str(error)}
    return {"verified": not wrong, "why": ", ".join(wrong)}


def export(
    file: JournalFile,
    format: Format = "text",
    game: Which = 1,
    output: OutputFile = None,
    lang: Lang = None,
) -> None:
    texts = texts_for(lang)
    if format not in FORMATS:
        raise CliError("cli-error-format", given=format, known=", ".join(FORMATS))
    if format == "parquet":
        write_events(file, output)
        return
    if format == "jsonl":
        lines = as_jsonl(file)
    else:
        journal = picked(file, game)
        lines = as_csv(journal) if format == "csv" else as_text(journal, texts)
    written = "".join(f"{line}\n" for line in lines)
    if output in (None, Path("-")):
        sys.stdout.write(written)
    else:
        output.write_text(written, encoding="utf-8")


def as_jsonl(file: Path) -> Iterator[str]:
    """Every game of a file on one line: options, outcome, each action with its public events."""
    from json import dumps

    import teahouse

    from .saves import journals

    for journal in journals(file):
        whole = described(journal, teahouse.replay(journal), None)
        yield dumps({k: v for k, v in whole.items() if k not in ("view", "legal", "at")})


def write_events(file: Path, output: Path | None) -> None:
    """Write the public events of every game of a file, one row each."""
    from teahouse.arena.tables import pyarrow, write_parquet

    if output in (None, Path("-")):
        raise CliError("cli-error-parquet-file")
    pyarrow(".parquet")
    write_parquet(output, list(event_rows(file)))


def event_rows(file: Path) -> Iterator[dict[str, Any]]:
    """A row per event with its context: game, step, seat and action."""
    from json import dumps

    import teahouse

    from .saves import journals

    for number, journal in enumerate(journals(file), 1):
        played = teahouse.replay(journal).history()
        for step, (seat, action, events) in enumerate(played, 1):
            for event in events.seen_by(None):
                row = {"game": number, "title": journal.game, "step": step, "seat": seat}
                values = dumps(dict(event.values))
                yield {**row, "action": str(action), "event": event.name, "values": values}


def as_csv(journal: Journal) -> Iterator[str]:
    """One row per action: number, seat, decision, notation, points of all seats."""
    from teahouse.core import hooks

    states = positions(journal)
    before = next(states)
    points, unit = before.game.rule(hooks.points), before.game.definition.rules.point_unit
    seats = range(before.players)
    yield ",".join(["step", "seat", "decision", "action", *(f"points_{p}" for p in seats)])
    asked = (before.actor, before.decision)
    for n, position in enumerate(states):
        assert asked[1] is not None
        scored = [f"{points(position.state(), p) / unit:g}" for p in seats]
        decision = asked[1].name.lower()
        yield ",".join([str(n + 1), str(asked[0]), decision, journal.actions[n], *scored])
        asked = (position.actor, position.decision)


def positions(journal: Journal) -> Iterator[Position]:
    """The position before the first action and after each, as one object that is stepped."""
    import teahouse

    same = draws_again(journal)
    position = teahouse.replay(journal, upto=0)
    yield position
    for n, action in enumerate(journal.actions):
        if same:
            position.apply(action)
        else:  # drawn by an older generator: follow the recorded draws
            position = teahouse.replay(journal, upto=n + 1)
        yield position


def draws_again(journal: Journal) -> bool:
    """Whether the current generator reproduces the draws of the journal."""
    import teahouse

    position = teahouse.replay(journal, upto=0)
    try:
        for action in journal.actions:
            position.apply(action)
    except teahouse.IllegalAction:
        return False
    return position.journal().draws == journal.draws


def as_text(journal: Journal, texts: Texts) -> Iterator[str]:
    """The public log in the chosen language."""
    import teahouse

    from .output import console
    from .screen import Screen, all_events

    position = teahouse.replay(journal)
    screen = Screen(console(), texts, position.game)
    for n, (_, events) in enumerate(all_events(position, None)):
        action = "" if n == 0 else f" {journal.actions[n - 1]}"
        yield f"{n}.{action}"
        for event in events:
            yield screen.event(event).plain
    outcome = position.outcome()
    if outcome is not None:
        for seat, points in enumerate(outcome.points):
            yield texts("cli-seat-points", name=screen.name(seat), points=points)
