"""Teahouse without a server: the tables of one browser, for its web worker.

It answers the client's API requests with the same tables, commands and entries as a server. The
caller stores changes before responses count, and runs bots elsewhere.
"""

from .tables import LocalTables

__all__ = ["LocalTables"]
