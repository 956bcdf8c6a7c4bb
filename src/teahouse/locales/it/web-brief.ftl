# Each game in short: how it is won, what a turn is, a first turn. At the table and before the rules.

web-brief-newcomer = Prima partita? Come si vince
web-brief-title = In breve, con un primo turno
web-brief-points = Da dove vengono i punti
web-brief-turn = Il tuo turno
web-brief-end = La fine
web-brief-first = Il tuo primo turno
web-brief-rules = Tutte le regole
web-brief-close = Capito
