"""Alubari for PettingZoo."""

from .table import environment

raw_env, env = environment("alubari", version=0)
