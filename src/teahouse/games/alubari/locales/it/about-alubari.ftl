# Alubari prima di giocare: per la pagina iniziale e le pagine sui giochi.

alubari-title = Alubari
about-alubari-tagline = Posa la ferrovia da Siliguri fino a Darjeeling.
about-alubari-play-now = Gioca ad Alubari
about-alubari-values-see = Vedi tutti i valori di Alubari
about-alubari-solo-help = Un giocatore, una ferrovia di montagna e una mensola di traguardi.
about-alubari-learn-title = Come si gioca ad Alubari
