"""Bots against bots: matches, tournaments, and what they prove."""
