"""Error responses: a status, a code with a message in each language, and a few values.

They never repeat what was sent.
"""

from __future__ import annotations

from typing import Any

# code -> status. `server-error-<code>` is its message.
CODES: dict[str, int] = {
    "bad-body": 400,
    "bad-request": 400,
    "no-session": 401,
    "not-yours": 403,
    "origin": 403,
    "unknown-host": 403,
    "banned": 403,
    "lobby-closed": 403,
    "not-found": 404,
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-link": 404,
    "link-cut": 404,
    "no-such-code": 404,
    "method": 405,
    "timeout": 408,
    "late": 409,
    "not-running": 409,
    "not-your-turn": 409,
    "stopped": 409,
    "not-over": 409,
    "seat-taken": 409,
    "one-seat": 409,
    "table-full": 409,
    "proposal-pending": 409,
    "no-proposal": 409,
    "command-taken": 409,
    "no-network": 409,
    "no-profile": 409,
    "last-device": 409,
    "many-profiles": 409,
    "too-late": 409,
    "needs-consent": 409,
    "not-alone": 409,
    "host-bot": 409,
    "local-table": 409,
    "played-elsewhere": 409,
    "not-elsewhere": 409,
    "nothing-to-undo": 409,
    "nothing-to-redo": 409,
    "link-used": 410,
    "link-revoked": 410,
    "too-large": 413,
    "media-type": 415,
    "invalid": 422,
    "illegal": 422,
    "bad-option": 422,
    "bad-components": 422,
    "bad-seats": 422,
    "bad-journal": 422,
    "unknown-version": 422,
    "bad-address": 422,
    "bad-entries": 422,
    "code-unreadable": 422,
    "too-complex": 422,
    "too-many": 429,
    "internal": 500,
    "unavailable": 503,
    "full": 429,
    "no-room": 507,
}


class Problem(Exception):
    """An error with its code; `more` adds fields to the response."""

    def __init__(self, code: str, headers: dict[str, str] | None = None, **more: Any) -> None:
        super().__init__(code)
        self.code = code
        self.status_code = CODES[code]
        self.headers = headers
        self.more = more

    def body(self) -> dict[str, Any]:
        return {"error": self.code, **self.more}
