# Each game in short: how it is won, what a turn is, a first turn. At the table and before the rules.

web-brief-newcomer = New here? How to win
web-brief-title = In short, with a first turn
web-brief-points = Where points come from
web-brief-turn = Your turn
web-brief-end = The end
web-brief-first = Your first turn
web-brief-rules = All the rules
web-brief-close = Got it
