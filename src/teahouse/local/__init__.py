"""A teahouse without a server: the tables of one browser, for its worker.

It answers what the client asks of a server, with the same tables, commands and entries. Whoever
runs it stores what is to be written before anything is answered, and lets bots think elsewhere.
"""

from .tables import LocalTables

__all__ = ["LocalTables"]
