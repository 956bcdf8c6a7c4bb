"""Which extra brings a package that is not installed."""

from __future__ import annotations

EXTRAS = {
    "numpy": "rl", "gymnasium": "rl", "pettingzoo": "rl", "pyspiel": "openspiel",
    "pyarrow": "arena", "openskill": "arena",
    "sqlalchemy": "server", "alembic": "server", "structlog": "server",
}  # fmt: skip


def package_of(error: ModuleNotFoundError) -> str:
    """The package an import did not find."""
    return (error.name or "").partition(".")[0]


def with_extra(error: ModuleNotFoundError) -> ModuleNotFoundError:
    """The same error in a sentence that names the extra; unchanged for packages of no extra."""
    package = package_of(error)
    if package not in EXTRAS:
        return error
    words = f'{package} is not installed: pip install "teahouse[{EXTRAS[package]}]"'
    return ModuleNotFoundError(words, name=error.name)
