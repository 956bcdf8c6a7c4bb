"""What the commands say when the database of the server cannot be used."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from .arguments import CliError


@contextmanager
def store_errors() -> Iterator[None]:
    """One plain sentence instead of an exception of the store; exit code 1."""
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
