"""Ceylon for PettingZoo."""

from .table import environment

raw_env, env = environment("ceylon", version=0)
