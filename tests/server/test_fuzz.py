"""Schemathesis and bad frames, in short; `python -m benchmarks.server_fuzz` does it at length."""

from __future__ import annotations

import asyncio

import pytest
from benchmarks.server_fuzz import run

pytest.importorskip("schemathesis", reason="schemathesis is not installed")


@pytest.mark.slow
def test_no_request_and_no_frame_is_our_error(db: str) -> None:
    figures = asyncio.run(run(db, cases=36, frames=40))
    assert figures["http"]["failures"] == []
    assert figures["live"]["improper"] == 0
    assert figures["tracebacks"] == figures["internal_errors"] == 0
    assert figures["others_unaffected"]
