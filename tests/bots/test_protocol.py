"""What programs that play as bots were promised with protocol 1, they still get."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import teahouse
from teahouse.bots.external import PROTOCOLS
from teahouse.core.views import View

DATA: dict[str, Any] = json.loads(Path(__file__).with_name("protocol-1.json").read_text("utf-8"))


def fingerprint(view: View) -> str:
    """Of all a view says, except the digest of the component values."""
    said = {name: value for name, value in view.items() if name != "components"}
    return sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()[:16]


@pytest.mark.parametrize("name", sorted(DATA))
def test_a_program_of_protocol_1_gets_the_views_it_was_written_for(name: str) -> None:
    """Recorded when protocol 1 was published. Should a view change, raise the protocol and let
    `PROTOCOLS[1]` make the old view of the new one."""
    asked = DATA[name]
    position = teahouse.game(name).new(seed=asked["seed"], players=asked["players"])
    for number, (expected, action) in enumerate(asked["decisions"]):
        view = PROTOCOLS[1](position.view(position.actor))
        assert fingerprint(view) == expected, (name, number, action)
        position.apply(action)
