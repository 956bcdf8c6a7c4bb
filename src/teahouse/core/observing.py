"""Views as observations for policies. They need NumPy and the features of a game, which the core
does not know: the package says where they come from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .errors import BadOption

Observe = Callable[[Any, Any], Any]  # a view and its game -> an array
_sources: list[Observe] = []


def provide_observations(source: Observe) -> None:
    _sources[:] = [source]


def observed(view: Any, game: Any) -> Any:
    """What a policy sees of a view."""
    if not _sources:
        raise BadOption("there are no observations: import teahouse first")
    return _sources[0](view, game)
