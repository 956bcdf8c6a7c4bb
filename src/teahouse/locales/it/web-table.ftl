# A table in the browser: rim, rail, log, chat, hints, replay, the end.
