# Darjeeling prima di giocare: per la pagina iniziale e le pagine sui giochi.

darjeeling-title = Darjeeling
about-darjeeling-tagline = Unisci mezze casse, chiudile e carica la nave giusta.
