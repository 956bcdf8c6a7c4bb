"""Log lines: JSON for machines or text for people; only named values, never a secret."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog

LEVELS = {"debug": 10, "info": 20, "warning": 30, "error": 40}
# All a line may carry. What is not named here does not get out.
ALLOWED = frozenset(
    ("event", "level", "timestamp", "logger", "game", "seq", "command", "seat", "kind", "why",
     "method", "route", "status", "ms", "failure", "tables", "host", "port", "db", "signal",
     "attempt", "webhook", "stopped", "games")
)  # fmt: skip


def allow_listed(logger: Any, method: str, line: Any) -> Any:
    return {name: value for name, value in line.items() if name in ALLOWED}


def configure(level: str, form: str) -> None:
    """Set up logging for the whole process."""
    shown: Any = (
        structlog.processors.JSONRenderer(ensure_ascii=False)
        if form == "json"
        else structlog.dev.ConsoleRenderer(colors=False)
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            allow_listed,
            shown,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS.get(level, 20)),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    logging.getLogger("uvicorn.access").disabled = True  # addresses may carry secrets
