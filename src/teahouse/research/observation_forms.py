"""The two forms of observations: one flat array, or its features by name."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import numpy as np
from gymnasium import spaces

from teahouse.core.errors import BadOption

from .feature import Numbers
from .observer import Observer


class Form(StrEnum):
    """The values of `observations=`."""

    FLAT = "flat"
    DICT = "dict"


def form_of(name: str) -> Form:
    """The form of this name."""
    if name not in list(Form):
        raise BadOption(f"observations are one of {', '.join(Form)}, not {name!r}")
    return Form(name)


def observation_space(observer: Observer, form: Form = Form.FLAT) -> spaces.Space[Any]:
    """The bounds of every number, by place or by the name and shape of its feature."""
    if form == Form.FLAT:
        return spaces.Box(observer.low, observer.high, dtype=np.int16)
    return spaces.Dict(
        {p.name: spaces.Box(p.low, p.high, p.shape, np.int16) for p in observer.features}
    )


def shaped(observer: Observer, form: Form, flat: Numbers) -> Any:
    """A flat observation (or a batch, along the last axis) in a form, without copying."""
    return flat if form == Form.FLAT else observer.split(flat)
