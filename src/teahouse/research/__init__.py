"""Environments for programs that learn: PettingZoo, Gymnasium, OpenSpiel, and games by the thousand."""
