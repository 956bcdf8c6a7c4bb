"""What Darjeeling says is so: reasons hold, and no refusal can be lifted unseen."""

from __future__ import annotations

from tests.truths import refused, unnoticed_refusals, untrue_reasons


def test_every_reason_holds_where_it_is_given() -> None:
    assert untrue_reasons("darjeeling") == set()
    assert len(refused("darjeeling")) > 15


def test_an_action_that_is_refused_cannot_be_allowed_unseen() -> None:
    assert unnoticed_refusals("darjeeling") == set()
