"""Environments for programs that learn: PettingZoo, Gymnasium, OpenSpiel, vectors."""
