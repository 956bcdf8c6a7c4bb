"""Bots against bots: matches, tournaments and their statistics."""
