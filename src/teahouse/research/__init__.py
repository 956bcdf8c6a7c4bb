"""Environments for reinforcement learning: PettingZoo, Gymnasium, OpenSpiel, vectors."""
