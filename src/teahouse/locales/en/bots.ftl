# Bots of your own

cli-arg-own-bot = A bot of your own at the tables of this server, as NAME=python:MODULE:ATTRIBUTE (repeatable).
cli-bot-failed = { $name } could not choose ({ $why }); an easy bot chose instead.
