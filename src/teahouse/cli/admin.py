"""`teahouse admin`: administration on the host's machine, next to a running server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from .argument_groups import StoreArguments
from .arguments import AsJson, CliError

if TYPE_CHECKING:
    from teahouse.i18n import Texts
    from teahouse.server.service import TableService

T = TypeVar("T")
STATUSES = ("open", "running", "paused", "over", "stopped", "aside")
SHORT = 12  # digits of a hash that are shown

TableId = Annotated[str, typer.Argument(metavar="TABLE", help="cli-arg-table", show_default=False)]
Status = Annotated[
    str | None,
    typer.Option("--status", metavar="|".join(STATUSES), help="cli-arg-status", show_default=False),
]
Most = Annotated[int, typer.Option("--most", "-n", metavar="N", min=1, help="cli-arg-most")]
ForGood = Annotated[bool, typer.Option("--for-good", help="cli-arg-for-good", show_default=False)]
Lobby = Annotated[
    str | None, typer.Argument(metavar="[open|close]", help="cli-arg-lobby", show_default=False)
]
BanKind = Annotated[
    str, typer.Argument(metavar="session|address", help="cli-arg-ban-kind", show_default=False)
]
Whom = Annotated[str, typer.Argument(metavar="WHOM", help="cli-arg-ban-whom", show_default=False)]
Days = Annotated[float, typer.Option("--days", metavar="N", min=0.001, help="cli-arg-ban-days")]
Why = Annotated[str, typer.Option("--why", metavar="TEXT", help="cli-arg-ban-why")]
Number = Annotated[int, typer.Argument(metavar="N", help="cli-arg-ban-number", show_default=False)]
Settled = Annotated[
    int | None,
    typer.Option("--done", metavar="N", min=1, help="cli-arg-report-done", show_default=False),
]
Session = Annotated[
    str, typer.Argument(metavar="SESSION", help="cli-arg-session", show_default=False)
]


@contextmanager
def admin_errors() -> Iterator[None]:
    from teahouse.server.admin import Unknown

    from .store_errors import store_errors

    with store_errors():
        try:
            yield
        except Unknown as error:
            raise CliError("cli-error-admin-unknown", 1, name=str(error)) from None


def run_on_store(store: StoreArguments, work: Callable[[TableService], Awaitable[T]]) -> T:
    """Run a job on the store named in the settings."""
    from teahouse.server import admin

    with admin_errors():
        return admin.run(store.settings(), work)


def list_tables(
    store: StoreArguments, status: Status = None, most: Most = 100, json: AsJson = False
) -> None:
    from teahouse.server import admin

    from .output import print_json

    texts = store.texts
    if status is not None and status not in STATUSES:
        raise CliError("cli-error-admin-choice", given=status, choices=", ".join(STATUSES))
    found = run_on_store(store, lambda service: admin.tables(service, status, most))
    if json:
        print_json({"tables": found})
        return
    for row in found:
        print(line_of(row, texts))
    print(texts("cli-admin-tables", count=len(found)))


def line_of(row: Mapping[str, Any], texts: Texts) -> str:
    """One table of the list."""
    from teahouse.server.admin import moment

    state = "aside" if row["set_aside"] else row["status"]
    names = ", ".join(name_of(seat, texts) for seat in row["seats"])
    when = moment(row["updated"])
    return f"{row['id']}  {when}  {row['game']:<10}  {row['kind']:<6}  {state:<7}  {names}"


def name_of(seat: Mapping[str, Any], texts: Texts) -> str:
    if seat.get("former"):
        return texts("common-former-player")
    if seat["kind"] == "open":
        return texts("cli-admin-free")
    level = seat.get("level")
    bot = f" ({level})" if seat["kind"] == "bot" and level else ""
    return f"{seat.get('name') or '-'}{bot}"


def show(table: TableId, store: StoreArguments, json: AsJson = False) -> None:
    from teahouse.server import admin

    from .output import print_json

    texts = store.texts
    found = run_on_store(store, lambda service: admin.table(service, table))
    if json:
        print_json(found)
        return
    print(line_of(found, texts))
    print(texts("cli-admin-opened-from", address=found["opened_from"] or "-"))
    for held in found["access"]:
        seat = texts("cli-admin-no-seat") if held["seat"] < 0 else str(held["seat"])
        print(texts("cli-admin-access", seat=seat, role=held["role"], session=short(held)))
    for said in found["chat"]:
        print(f"{admin.moment(said['at'])}  {short(said)}  {said['name']}: {said['text']}")


def short(row: Mapping[str, Any]) -> str:
    return str(row["session"] or "-")[:SHORT]


def stop(table: TableId, store: StoreArguments) -> None:
    from teahouse.server import admin

    texts = store.texts
    run_on_store(store, lambda service: admin.stop(service, table))
    print(texts("cli-admin-stopped", table=table))


def delete(table: TableId, store: StoreArguments, for_good: ForGood = False) -> None:
    from teahouse.server import admin

    texts = store.texts
    run_on_store(store, lambda service: admin.remove(service, table, for_good))
    print(texts("cli-admin-deleted" if for_good else "cli-admin-aside", table=table))


def bring_back(table: TableId, store: StoreArguments) -> None:
    from teahouse.server import admin

    texts = store.texts
    run_on_store(store, lambda service: admin.bring_back(service, table))
    print(texts("cli-admin-back", table=table))


def lobby(store: StoreArguments, state: Lobby = None) -> None:
    from teahouse.server import admin

    texts = store.texts
    if state not in (None, "open", "close"):
        raise CliError("cli-error-admin-choice", given=str(state), choices="open, close")

    async def work(service: TableService) -> bool:
        if state is not None:
            await admin.set_lobby(service, state == "open")
            await service.read_controls()
        return service.controls.lobby_open

    is_open = run_on_store(store, work)
    print(texts("cli-admin-lobby-open" if is_open else "cli-admin-lobby-closed"))


def ban(kind: BanKind, whom: Whom, store: StoreArguments, days: Days = 7, why: Why = "") -> None:
    from teahouse.server import admin

    texts = store.texts
    if kind not in (admin.SESSION, admin.ADDRESS):
        raise CliError("cli-error-admin-choice", given=kind, choices="session, address")
    number = run_on_store(store, lambda service: admin.ban(service, kind, whom, days, why))
    print(texts("cli-admin-banned", number=number))


def bans(store: StoreArguments, json: AsJson = False) -> None:
    from teahouse.server import admin

    from .output import print_json

    texts = store.texts
    found = run_on_store(store, admin.bans)
    if json:
        print_json({"bans": [vars(one) for one in found]})
        return
    for one in found:
        until = texts("cli-admin-until", moment=admin.moment(one.until))
        print(f"{one.id:>4}  {one.kind:<7}  {one.hash[:SHORT]}  {until}  {one.why}".rstrip())
    print(texts("cli-admin-bans", count=len(found)))


def unban(number: Number, store: StoreArguments) -> None:
    from teahouse.server import admin

    texts = store.texts
    run_on_store(store, lambda service: admin.lift(service, number))
    print(texts("cli-admin-unbanned", number=number))


def reports(
    store: StoreArguments, settle: Settled = None, most: Most = 100, json: AsJson = False
) -> None:
    from teahouse.server import admin

    from .output import print_json

    texts = store.texts
    if settle is not None:
        run_on_store(store, lambda service: admin.drop_report(service, settle))
        print(texts("cli-admin-report-done", number=settle))
        return
    found = run_on_store(store, lambda service: admin.reports(service, most))
    if json:
        print_json({"reports": found})
        return
    for row in found:
        when = admin.moment(row["at"])
        print(f"{row['id']:>4}  {when}  {row['table_id']}  {row['why']}".rstrip())
        said = row["text"] if row["text"] is not None else texts("cli-admin-report-erased")
        print(f"      {short(row)}  {row['name'] or '-'}: {said}")
    print(texts("cli-admin-reports", count=len(found)))


def forget(session: Session, store: StoreArguments) -> None:
    from teahouse.server import admin

    texts = store.texts
    tables = run_on_store(store, lambda service: admin.forget_person(service, session))
    print(texts("cli-admin-forgotten", tables=tables))
