# The box page: names of groups, of the entries of lists, and what may be written.

# Groups
box-darjeeling-group-box = Quantités dans la boîte
box-darjeeling-group-tiles = Jetons récolte
box-darjeeling-group-halves = Forme des jetons à deux demi-caisses
box-darjeeling-group-strips = Barrettes multiplicateurs
box-darjeeling-group-maps = Cartes
box-darjeeling-group-costs = Coûts
box-darjeeling-group-scoring = Décompte

# Entries of lists
box-darjeeling-entries-tiles = une demi-caisse | deux demi-caisses | trois demi-caisses

# What values are chosen from
box-darjeeling-sign-tile = jeton récolte
box-darjeeling-sign-city = cité
box-darjeeling-sign-outside = hors de la carte

# What may be written
box-darjeeling-help-tiles = Combien il y a de jetons de chaque taille.
box-darjeeling-help-strips-multipliers = Un nombre par quai, du quai du haut à celui du bas.
box-darjeeling-help-maps-players = Les nombres de joueurs auxquels cette carte est destinée.
box-darjeeling-help-maps-grid = Une rangée de lettres par rangée de cases : T un jeton récolte, C une cité, un point hors de la carte.
