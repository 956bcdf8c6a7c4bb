"""What processes tell each other arrives as it was meant, whatever else may arrive."""

from __future__ import annotations

import pytest

from teahouse.server.store.notifications import (
    AnythingChanged,
    Change,
    ChatAdded,
    ControlsChanged,
    PresenceChanged,
    StoreReplaced,
    TableChanged,
    TableRewritten,
    decode,
    encode,
)

TABLE = "0123456789abcdef"
EVERY: list[Change] = [
    AnythingChanged(),
    StoreReplaced(),
    ControlsChanged(),
    TableChanged(TABLE),
    TableRewritten(TABLE),
    PresenceChanged(),
    PresenceChanged(TABLE),
    ChatAdded(TABLE, 10**15),
]


@pytest.mark.parametrize("change", EVERY)
def test_a_change_is_read_as_it_was_written(change: Change) -> None:
    text = encode(change)
    assert decode(text) == change
    assert len(text) <= 40  # the column of host_change


@pytest.mark.parametrize("text", ["", "!", "~0123", "table:", "chat:x:y", "something else"])
def test_what_is_not_understood_is_a_reason_to_look_at_everything(text: str) -> None:
    assert decode(text) == AnythingChanged()
