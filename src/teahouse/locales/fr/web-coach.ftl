# Le coach d’une première partie. Ses chiffres sont ceux des suggestions et du classement.

web-coach-title = Coach
web-coach-dismiss = Continuer sans le coach
web-coach-silent = Ici, vous savez quoi faire. Je parle dès qu’il y a du nouveau.
web-coach-thinking = Un instant, je regarde vos choix.
web-coach-matter = Ce qui compte maintenant : { $source } ({ $points } d’écart entre vos choix).
web-coach-suggest = Je choisirais « { $choice } ».
web-coach-close = « { $choice } » et « { $other } » se valent à peu près.
web-coach-again = Regardez encore une fois ?
web-coach-since = Depuis votre dernier choix
web-coach-you = Vous
web-coach-gain = { $who } : { $points } ({ $sources })
web-coach-points = Ce sont les points comme si la partie s’arrêtait maintenant ; « Points » les montre tous.
web-coach-ahead = { $name } est en tête.
web-coach-ahead-you = Vous êtes en tête.
