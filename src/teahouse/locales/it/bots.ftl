# Bot propri

cli-arg-own-bot = Un bot tuo ai tavoli di questo server, scritto NOME=python:MODULO:ATTRIBUTO (ripetibile).
cli-bot-failed = { $name } non ha potuto scegliere ({ $why }); ha scelto un bot facile al suo posto.
