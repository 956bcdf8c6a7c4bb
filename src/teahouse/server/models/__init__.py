"""Response models; OpenAPI is made from them. One file per group of routes."""

# ruff: noqa: F403 - whatever goes out is `models.<Name>` to the routes

from .base import *
from .catalog import *
from .components import *
from .handing_over import *
from .lessons import *
from .play import *
from .profiles import *
from .replays import *
from .standings import *
from .tables import *
