"""Log lines: JSON for machines or text for people; only named values, never a secret."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any

import structlog

LEVELS = {"debug": 10, "info": 20, "warning": 30, "error": 40}
# The allow-list of fields. Anything else is not logged.
ALLOWED = frozenset(
    ("event", "level", "timestamp", "logger", "table_id", "seq", "command", "seat", "kind", "why",
     "method", "route", "status", "ms", "failure", "tables", "host", "port", "db", "signal",
     "attempt", "process", "webhook", "stopped", "table_ids", "connections", "handles", "repeats")
)  # fmt: skip
FOREIGN = ("uvicorn", "asyncio")  # libraries whose warnings are logged as ours are
MOST_KINDS = 100  # remembered
EACH = 1.0  # seconds between two lines of the same kind


def allow_listed(logger: Any, method: str, line: Any) -> Any:
    return {name: value for name, value in line.items() if name in ALLOWED}


class ForeignLogs(logging.Handler):
    """Logs warnings of libraries in our format: the kind of failure, never its details.

    At most one line per kind and second; `repeats` counts those left out since the last.
    """

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._kinds: dict[tuple[str, str, str], tuple[float, int]] = {}

    def emit(self, record: logging.LogRecord) -> None:
        failure = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        kind = (record.name, plain_message(record), failure)
        last, left_out = self._kinds.get(kind, (-EACH, 0))
        now = time.monotonic()
        if now - last < EACH:
            self._kinds[kind] = (last, left_out + 1)
            return
        if len(self._kinds) > MOST_KINDS:
            self._kinds.clear()
        self._kinds[kind] = (now, 0)
        name, why, failure = kind
        log = structlog.get_logger("teahouse.foreign")
        tell = log.error if record.levelno >= logging.ERROR else log.warning
        try:
            tell(name, why=why, failure=failure, repeats=left_out)
        except Exception:
            self.handleError(record)


def plain_message(record: logging.LogRecord) -> str:
    """The first words of a message: the rest may contain values."""
    first = str(record.msg).partition("\n")[0]
    for opening in ("<", " callback ", "'", '"'):
        first = first.partition(opening)[0]
    return first[:100].strip()


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
    handler = ForeignLogs()
    for name in FOREIGN:
        logging.getLogger(name).handlers = [handler]
        logging.getLogger(name).propagate = False
    logging.getLogger("uvicorn.access").disabled = True  # addresses may carry secrets
