"""Darjeeling for PettingZoo."""

from .table import environment

raw_env, env = environment("darjeeling", version=0)
