# Each game in short: how it is won, what a turn is, a first turn. At the table and before the rules.

web-brief-newcomer = Première partie ? Comment gagner
web-brief-title = En bref, avec un premier tour
web-brief-points = D’où viennent les points
web-brief-turn = Votre tour
web-brief-end = La fin
web-brief-first = Votre premier tour
web-brief-rules = Toutes les règles
web-brief-close = Compris
