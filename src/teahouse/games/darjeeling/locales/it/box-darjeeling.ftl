# The box page: names of groups, of the entries of lists, and what may be written.

# Groups
box-darjeeling-group-box = Quantità nella scatola
box-darjeeling-group-tiles = Tessere tè
box-darjeeling-group-halves = Forma delle tessere da due mezze casse
box-darjeeling-group-strips = Barre dei moltiplicatori
box-darjeeling-group-maps = Mappe
box-darjeeling-group-costs = Costi
box-darjeeling-group-scoring = Conteggio

# Entries of lists
box-darjeeling-entries-tiles = una mezza cassa | due mezze casse | tre mezze casse

# What values are chosen from
box-darjeeling-sign-tile = tessera tè
box-darjeeling-sign-city = città
box-darjeeling-sign-outside = fuori dalla mappa

# What may be written
box-darjeeling-help-tiles = Quante tessere ci sono di ogni misura.
box-darjeeling-help-strips-multipliers = Un numero per ogni molo, dal più alto al più basso.
box-darjeeling-help-maps-players = I numeri di giocatori a cui è destinata questa mappa.
box-darjeeling-help-maps-grid = Una fila di lettere per ogni fila di caselle: T una tessera tè, C una città, un punto fuori dalla mappa.
