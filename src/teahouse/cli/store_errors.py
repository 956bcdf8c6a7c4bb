"""Errors of the server's database, as commands report them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from .arguments import CliError


@contextmanager
def store_errors() -> Iterator[None]:
    """Turn an exception of the store into one sentence and exit code 1."""
    from teahouse.server.store import Damaged, InUse, StoreDown

    try:
        yield
    except InUse as error:
        raise CliError(
            "cli-error-store-in-use", 1, place=error.place, process=error.process
        ) from None
    except Damaged as error:
        raise CliError("cli-error-store-damaged", 1, place=error.place, why=error.why) from None
    except StoreDown as error:
        raise CliError("cli-error-store", 1, why=str(error)) from None
