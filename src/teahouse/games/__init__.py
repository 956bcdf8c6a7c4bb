"""The games, one folder each.

Importing a game makes this package the attribute `teahouse.games`, in the place of the function of
that name; so the package can be called like the function.
"""

from __future__ import annotations

import sys
from types import ModuleType

from teahouse.core import registry


class _Games(ModuleType):
    def __call__(self) -> list[str]:
        return registry.games()


sys.modules[__name__].__class__ = _Games
