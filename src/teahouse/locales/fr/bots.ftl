# Vos propres bots

cli-arg-own-bot = Un bot à vous aux tables de ce serveur, écrit NOM=python:MODULE:ATTRIBUT (répétable).
cli-bot-failed = { $name } n’a pas pu choisir ({ $why }) ; un bot facile a choisi à sa place.
