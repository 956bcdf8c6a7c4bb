# Il coach di una prima partita. Le sue cifre sono quelle dei suggerimenti e della classifica.

web-coach-title = Coach
web-coach-dismiss = Continua senza coach
web-coach-silent = Qui sai già che cosa fare. Parlo quando c’è qualcosa di nuovo.
web-coach-thinking = Un momento, guardo le tue scelte.
web-coach-matter = Che cosa conta ora: { $source } ({ $points } di differenza tra le tue scelte).
web-coach-suggest = Io sceglierei «{ $choice }».
web-coach-close = «{ $choice }» e «{ $other }» si equivalgono, più o meno.
web-coach-again = Vuoi guardare ancora?
web-coach-since = Dalla tua ultima scelta
web-coach-you = Tu
web-coach-gain = { $who }: { $points } ({ $sources })
web-coach-points = Sono i punti come se la partita finisse ora; «Punti» li mostra tutti.
web-coach-ahead = { $name } è in testa.
web-coach-ahead-you = Sei in testa.
