# The coach in a first game. Its figures are those of hints and standings.

web-coach-title = Coach
web-coach-dismiss = Go on without the coach
web-coach-silent = You know what to do here. I speak when something new comes up.
web-coach-thinking = One moment, I am looking at your choices.
web-coach-matter = What matters now: { $source } ({ $points } between your choices).
web-coach-suggest = I would choose “{ $choice }”.
web-coach-close = “{ $choice }” and “{ $other }” are about equally good.
web-coach-again = Look again?
web-coach-since = Since your last choice
web-coach-you = You
web-coach-gain = { $who }: { $points } ({ $sources })
web-coach-points = These are points as if the game ended now; “Points” shows all of them.
web-coach-ahead = { $name } is ahead.
web-coach-ahead-you = You are ahead.
